"""Positions that may be hand-written.

What one leaves out is dealt by chance or follows from the rest.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bit_count
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.frames import BY_CHANCE
from sixstones.core.reading import (
    as_dict,
    bad,
    broken,
    no_other_keys,
    read_dict,
    read_int,
    read_ints,
    read_list,
    read_text,
    read_texts,
)
from sixstones.core.vecs import vec
from sixstones.games.splendor import ending, frames, setup, turn
from sixstones.games.splendor.checking import check
from sixstones.games.splendor.components import (
    COLOURS,
    GREEN,
    HAND,
    KINDS,
    LEVELS,
    ROW,
    SLOTS,
    TAGS_FOR_TILE,
    TILE_POINTS,
    TOKENS_BY_PLAYERS,
    WILD,
    WILD_TOKENS,
)

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

KEYS: Final = [
    "game", "players", "options", "number", "turn", "stage", "seat", "first", "rounds", "passes", "bank", "rows",
    "locations", "tile", "seats", "slot", "floor", "ended",
]  # fmt: skip
SEAT_KEYS: Final = ["tokens", "team", "hand", "blind", "locations"]


def fill(s: "Splendor", d: dict[str, object]) -> None:
    """Set up an empty position as the dict says.

    Raises BadPosition and leaves nothing half done for the caller.
    """
    no_other_keys(d, KEYS)
    s.number = read_int(d, "number", 0, 0)
    s.turn = read_int(d, "turn", 0, 0)
    s.rounds = read_int(d, "rounds", 0, 0)
    s.passes = read_int(d, "passes", 0, 0, int(s.seats))
    for level in range(LEVELS):
        s.decks[level] = BIT[s.box.deck_size[level]] - 1
    seats = read_list(d, "seats")
    if len(seats) > s.seats:
        raise bad("seats", len(seats), f"at most {s.seats} seats")
    for seat in range(len(seats)):
        _fill_seat(s, seat, as_dict(seats[seat], f"seats[{seat}]"))
    _fill_rows(s, read_list(d, "rows"))
    _fill_middle(s, d)
    _fill_bank(s, d)
    _fill_tile(s, d)
    _fill_stage(s, d)
    check(s)


def _fill_seat(s: "Splendor", seat: i64, d: dict[str, object]) -> None:
    where = f"seats[{seat}]."
    no_other_keys(d, SEAT_KEYS, where)
    for id in read_texts(d, "team", where):
        turn.join_team(s, seat, _take_card(s, id, where + "team"))
    hand = read_texts(d, "hand", where)
    if len(hand) > HAND:
        raise broken(where + "hand", "SP-6.6", f"{where}hand holds {len(hand)} cards; expected at most 3.")
    blind = read_ints(d, "blind", [], 0, 1, where)
    if blind and len(blind) != len(hand):
        raise bad(where + "blind", blind, "one 0 or 1 for each card of the hand")
    for n in range(len(hand)):
        s.hand[seat * HAND + n] = _take_card(s, hand[n], where + "hand")
        s.blind[seat * HAND + n] = blind[n] if blind else 0
    for id in read_texts(d, "locations", where):
        s.owned[seat] |= _face(s, id, where + "locations")
        s.tally[seat * 3] += s.box.face_points[s.box.face_ids[id]]
    tokens = read_dict(d, "tokens", where)
    no_other_keys(tokens, s.box.token_names, where + "tokens.")
    for kind in range(len(s.box.token_names)):
        s.tokens[seat * KINDS + kind] = read_int(tokens, s.box.token_names[kind], 0, 0, 7, where + "tokens.")
    if not s.box.classic:
        stone: i64 = 1 if s.teams[seat * 3 + LEVELS - 1] != 0 else 0
        if "green" in tokens and s.tokens[seat * KINDS + GREEN] != stone:
            raise broken(
                where + "tokens.green",
                "SP-10.3",
                f"{where}tokens.green must be {stone}: one green token with a level-3 character, else none.",
            )
        s.tokens[seat * KINDS + GREEN] = stone


def _take_card(s: "Splendor", id: str, field: str) -> i64:
    """The card leaves its deck; a card cannot be in two places (SP-INV-6)."""
    if id not in s.box.card_ids:
        raise bad(field, id, "the id of a card")
    card: i64 = s.box.card_ids[id]
    level = s.box.level[card]
    bit = BIT[card - s.box.deck_start[level]]
    if not s.decks[level] & bit:
        raise broken(
            field,
            s.box.rule("SP-1.4", "SP-V-3.1"),
            f"The card {id} in {field} is already somewhere else; each card exists once.",
        )
    s.decks[level] &= ~bit
    return card


def _fill_rows(s: "Splendor", rows: list[object]) -> None:
    if len(rows) > LEVELS:
        raise bad("rows", len(rows), "three lists, level 1 first")
    for level in range(len(rows)):
        row = rows[level]
        field = f"rows[{level}]"
        if not isinstance(row, list) or len(row) > SLOTS:
            raise bad(field, row, "a list of at most 4 cards or nulls")
        slot: i64 = level * SLOTS
        for item in row:
            if item is not None:
                if not isinstance(item, str):
                    raise bad(field, item, "the id of a card or null")
                card = _take_card(s, item, field)
                if s.box.level[card] != level:
                    raise broken(field, "SP-2.3", f"The card {item} in {field} is of level {s.box.level[card] + 1}.")
                s.row[slot] = card
            slot += 1


def _face(s: "Splendor", id: str, field: str) -> i64:
    if id not in s.box.face_ids:
        raise bad(field, id, "the id of a location")
    bit = BIT[s.box.face_ids[id]]
    if setup.used_faces(s) & bit:
        raise broken(
            field, s.box.rule("SP-1.5", "SP-V-3.4"), f"The location {id} in {field} is already somewhere else."
        )
    return bit


def _fill_middle(s: "Splendor", d: dict[str, object]) -> None:
    """The locations given; left out, those of the option that nobody has yet."""
    if "locations" in d:
        for id in read_texts(d, "locations"):
            s.middle |= _face(s, id, "locations")
    else:
        for id in s.house.locations:
            s.middle |= BIT[s.box.face_ids[id]] & ~setup.used_faces(s)
    _check_faces(s)


def _check_faces(s: "Splendor") -> None:
    """No more locations than the game has, those of the option, never both faces of one tile.

    Rule SP-INV-10.
    """
    used = setup.used_faces(s)
    tiles: i64 = 0
    for face in range(len(s.box.faces)):
        if (used >> face) & 1:
            if (tiles >> s.box.face_tile[face]) & 1:
                raise broken(
                    "locations",
                    s.box.rule("SP-1.5", "SP-V-3.4"),
                    f"{s.box.faces[face].id} is the other face of a tile in play.",
                )
            tiles |= BIT[s.box.face_tile[face]]
    most = s.seats + s.box.extra_faces
    if bit_count(tiles) > most:
        rule = s.box.rule("SP-2.4", "SP-V-3.4")
        raise broken("locations", rule, f"There are {bit_count(tiles)} locations; expected at most {most}.")
    if s.house.locations:
        chosen: i64 = 0
        for id in s.house.locations:
            chosen |= BIT[s.box.face_ids[id]]
        if used != chosen:
            listed = ", ".join(s.house.locations)
            raise broken("locations", "SP-V-10", f"The locations in play must be those of the option: {listed}.")


def _fill_bank(s: "Splendor", d: dict[str, object]) -> None:
    """The bank is what nobody holds (SP-INV-1, 2); given figures must agree with that."""
    given = read_dict(d, "bank")
    rule = s.box.rule("SP-1.2", "SP-V-3.3")
    no_other_keys(given, s.box.token_names, "bank.")
    for kind in range(len(s.box.token_names)):
        total: i64 = TOKENS_BY_PLAYERS[s.seats]
        if kind == WILD:
            total = WILD_TOKENS
        elif kind == GREEN:
            total = s.seats
        name = s.box.token_names[kind]
        left: i64 = total
        for seat in range(s.seats):
            left -= s.tokens[seat * KINDS + kind]
        if left < 0:
            raise broken("bank." + name, rule, f"The players hold {total - left} {name} tokens; there are {total}.")
        if "bank" in d and read_int(given, name, 0, 0, 7, "bank.") != left:
            raise broken(
                "bank." + name,
                rule,
                f"bank.{name} must be {left}: {total} tokens less those the players hold.",
            )
        s.bank[kind] = left


def _fill_tile(s: "Splendor", d: dict[str, object]) -> None:
    """The Avengers tile lies with a player who has the most tags, three or more (SP-INV-12)."""
    most: i64 = 0
    leader: i64 = -1
    leaders: i64 = 0
    for seat in range(s.seats):
        tags = s.tally[seat * 3 + 1]
        if tags > most:
            most = tags
            leader = seat
            leaders = 0
        if tags == most:
            leaders += 1
    if most < TAGS_FOR_TILE or s.box.classic:
        leader = -1
    elif leaders > 1 and "tile" not in d:
        raise broken(
            "tile", "SP-11.6", "Several players have the most Avengers tags; the field tile must name the holder."
        )
    holder: i64 = read_int(d, "tile", int(leader), -1, int(s.seats) - 1)
    if (holder < 0) != (leader < 0) or (holder >= 0 and s.tally[holder * 3 + 1] < most):
        raise broken(
            "tile",
            s.box.rule("SP-11.2", "SP-V-3.5"),
            f"The Avengers tile cannot lie with seat {holder}; it goes to the most tags, 3 or more.",
        )
    if holder >= 0:
        s.tile = holder
        s.tally[holder * 3] += TILE_POINTS


def _fill_stage(s: "Splendor", d: dict[str, object]) -> None:
    """Set the seat on turn and the pending decision; a table that is not full is dealt first."""
    last = int(s.seats) - 1
    s.first = read_int(d, "first", 0 if "seat" in d and s.house.first < 0 else int(s.house.first), -1, last)
    if s.house.first >= 0 and s.first != s.house.first:
        raise bad("first", int(s.first), f"{s.house.first}, as the option first_player says")
    s.seat = read_int(d, "seat", int(s.first) if s.first >= 0 else 0, 0, last)
    s.slot = read_int(d, "slot", -1, -1, int(ROW + HAND) - 1)
    s.floor = read_int(d, "floor", 0, 0, 5)
    name = read_text(d, "stage", "deal")
    if name not in frames.STAGES:
        raise bad("stage", name, "one of " + ", ".join(frames.STAGES))
    s.stage = frames.STAGES.index(name)
    reason = read_text(d, "ended", "")
    if reason not in ending.ENDINGS or (reason == "") == (s.stage == frames.ENDED):
        raise bad("ended", reason, "one of " + ", ".join(ending.ENDINGS[1:]) + " at the stage ended, else empty")
    s.ended = ending.ENDINGS.index(reason)
    if s.stage == frames.DEAL or (s.stage == frames.TURN and setup.unfinished(s)):
        setup.deal(s)
    elif s.stage == frames.ENDED:
        s.actor = OVER
    else:
        s.actor = CHANCE if BY_CHANCE in frames.FRAMES.row(s.stage).by else s.seat


def empty_vecs(seats: i64) -> list[vec[i64]]:
    """The number vectors of an empty position, in the order of the constructor."""
    n = int(seats)
    return [
        as_vec([0] * KINDS),
        as_vec([0] * (n * KINDS)),
        as_vec([0] * (n * COLOURS)),
        as_vec([0] * (n * 3)),
        as_vec([0] * (n * 3)),
        as_vec([-1] * ROW),
        as_vec([0] * LEVELS),
        as_vec([-1] * (n * HAND)),
        as_vec([0] * (n * HAND)),
        as_vec([0] * n),
    ]
