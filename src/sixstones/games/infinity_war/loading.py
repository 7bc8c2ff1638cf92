"""Positions as JSON-able dicts: reading them, also short hand-written ones.

What is left out is filled in so that every invariant holds (docs/games/infinity_war.md, "Positions").
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bags import bag_size
from sixstones.core.bits import BIT, as_vec, bit_count
from sixstones.core.reading import (
    as_dict,
    bad,
    broken,
    no_other_keys,
    read_dict,
    read_flag,
    read_int,
    read_list,
    read_text,
    read_texts,
)
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import CELLS, DIRECTIONS, SPOT_OF_CELL, SPOTS, TILES
from sixstones.games.infinity_war.cells import (
    SERVING,
    base_face,
    name,
    note_visit,
)
from sixstones.games.infinity_war.checking import check
from sixstones.games.infinity_war.components import (
    BACKS,
    BLANK_FACE,
    BLUE,
    ENERGIES,
    ENERGY_TILE,
    FACE_COUNT,
    FACE_OF,
    FACES,
    FIRST_ENERGY,
    KIND,
    ORIENTATIONS,
    RED,
    STONE_COUNT,
    TEAM_OF,
    TEAMS,
    THANOS_BASE_FACE,
    TILE_OF_TOKEN,
    TOKEN_COUNT,
    TOKEN_OF,
    TOKENS,
    UNLAID,
    USABLE,
    names_of,
)
from sixstones.games.infinity_war.ending import ENDINGS, check_stones
from sixstones.games.infinity_war.notation import BATTLE_STAGES, DETENTIONS, UNLAID_NAME
from sixstones.games.infinity_war.options import bases_for
from sixstones.games.infinity_war.setup import usual_back
from sixstones.games.infinity_war.stack_text import read_frame
from sixstones.games.infinity_war.thanos import activate
from sixstones.games.infinity_war.turn import proceed

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

KEYS: Final = [
    "game", "players", "options", "number", "turn", "phase", "active", "teams", "tiles", "pool", "tokens", "characters",
    "tablets", "box", "supply", "thanos", "gauntlet", "appeared", "spent", "ebony_turns", "ebony_called", "ending",
    "winner", "last_turns", "stack",
]  # fmt: skip
CHARACTER_KEYS: Final = [
    "cell", "used", "left", "right", "detained", "battle", "visited", "entry", "barred", "picked", "put_down",
]  # fmt: skip
_UNKNOWN: Final[i64] = -99  # a position of the board the dict does not name


def fill(s: "InfinityWar", d: dict[str, object]) -> None:
    """Set up an empty position as the dict says, and carry on to the next question."""
    no_other_keys(d, KEYS)
    s.phase = _one_of(d, "phase", "pre", st.PHASES)
    s.active = read_int(d, "active", 0, 0, int(s.seats) - 1)
    s.turn = read_int(d, "turn", 1, 0)
    _fill_teams(s, d)
    _fill_tiles(s, read_dict(d, "tiles"))
    if s.phase != st.SETUP or s.team[s.seats - 1] >= 0:
        _fill_bases(s)
    placed = _fill_tokens(s, d)
    _fill_characters(s, read_dict(d, "characters"), placed)
    _open_missing(s, placed, d)
    _fill_pool(s, d)
    _fill_backs(s)
    _fill_floor(s, placed, d)
    _fill_thanos(s, d)
    _fill_rest(s, d)
    check(s)
    number = read_int(d, "number", 0, 0)
    check_stones(s)
    if s.phase == st.THANOS and len(s.stack) == 0:
        activate(s)
    proceed(s)
    s.number = number


class Placed:
    """The tokens a dict has mentioned so far."""

    def __init__(self) -> None:
        self.tokens: i64 = 0

    def place(self, id: str, field: str) -> i64:
        """The number of a token named in a field; each of the five energies is named alike."""
        if id not in TOKEN_OF:
            raise bad(field, id, "a token: " + ", ".join(TOKENS[:23]))
        token: i64 = TOKEN_OF[id]
        if token == FIRST_ENERGY:
            while token < TOKEN_COUNT and self.tokens & BIT[token]:
                token += 1
        if token == TOKEN_COUNT or self.tokens & BIT[token]:
            raise broken(field, "IW-1.2", f"{field} names the token {id}, which is elsewhere already.")
        self.tokens |= BIT[token]
        return token


def _one_of(d: dict[str, object], key: str, default: str, values: list[str], where: str = "") -> int:
    text = read_text(d, key, default, where)
    if text not in values:
        raise bad(where + key, text, "one of " + ", ".join(values))
    return values.index(text)


def _spot(cell: object, field: str) -> int:
    if not isinstance(cell, str) or cell not in SPOT_OF_CELL:
        raise bad(field, cell, "a cell such as 5,1 or a place such as 5,0")
    return SPOT_OF_CELL[cell]


# Board.


def _fill_teams(s: "InfinityWar", d: dict[str, object]) -> None:
    listed = read_list(d, "teams") if "teams" in d else [id for id in TEAMS[: s.seats]]
    if len(listed) != s.seats:
        raise bad("teams", listed, f"{s.seats} teams, one per seat")
    for seat in range(s.seats):
        id = listed[seat]
        if id is None and s.phase == st.SETUP:
            continue
        if not isinstance(id, str) or id not in TEAM_OF or TEAM_OF[id] in [team for team in s.team]:
            raise bad("teams", id, "different teams out of " + ", ".join(TEAMS))
        s.team[seat] = TEAM_OF[id]


def _fill_tiles(s: "InfinityWar", tiles: dict[str, object]) -> None:
    for spot in range(TILES):
        s.face[spot] = _UNKNOWN
    for cell, value in tiles.items():
        field = f"tiles.{cell}"
        spot = _spot(cell, field)
        if spot >= TILES or not isinstance(value, str):
            raise bad(field, value, "a tile on a cell of the board")
        words = value.split()
        if value in BACKS:
            s.face[spot] = -1 - BACKS.index(value)
        elif value == UNLAID_NAME and s.phase == st.SETUP:
            s.face[spot] = UNLAID
        elif words and words[0] in FACE_OF and len(words) <= 2:
            _lay_open(s, spot, FACE_OF[words[0]], field)
            if len(words) == 2:
                s.facing[spot] = _facing(s, spot, words[1], field)
        else:
            raise bad(field, value, "red, blue, or a tile with its direction: " + ", ".join(FACES))


def _facing(s: "InfinityWar", spot: i64, word: str, field: str) -> int:
    face = s.house.blank_face if s.face[spot] == BLANK_FACE else s.face[spot]
    if word == "unset" and ORIENTATIONS[face] > 1:
        return -1
    if word not in DIRECTIONS or DIRECTIONS.index(word) >= ORIENTATIONS[face]:
        known = ", ".join(DIRECTIONS[: ORIENTATIONS[face]])
        raise bad(field, word, f"a direction of this tile: {known or 'none'}")
    return DIRECTIONS.index(word)


def _lay_open(s: "InfinityWar", spot: i64, face: i64, field: str) -> None:
    """An open tile comes out of the pool of the usual back of its cell, or of the other."""
    back: i64 = (-1 - usual_back(spot)) * FACE_COUNT
    if s.pool[back + face] == 0:
        back = FACE_COUNT - back
    if s.pool[back + face] == 0:
        raise broken(field, "IW-1.1", f"{field}: there is no further tile {FACES[face]} in this tile set.")
    s.pool[back + face] -= 1
    s.face[spot] = face


def _where(s: "InfinityWar", face: i64) -> i64:
    for spot in range(TILES):
        if s.face[spot] == face:
            return spot
    return -1


def _fill_bases(s: "InfinityWar") -> None:
    slots = bases_for(s.house, int(s.seats), ["right", "right"])
    for seat in range(s.seats):
        face = base_face(s, seat)
        spot = _where(s, face)
        if spot < 0 and s.phase == st.SETUP:
            return
        if spot < 0:
            spot = slots[seat]
            if s.face[spot] != _UNKNOWN:
                raise bad(f"tiles.{CELLS[spot]}", FACES[face], f"the cell of {FACES[face]} must be named")
            _lay_open(s, spot, face, f"tiles.{CELLS[spot]}")
        s.base[seat] = spot
        s.spot[seat * 2] = spot
        s.spot[seat * 2 + 1] = spot


def _open_missing(s: "InfinityWar", placed: Placed, d: dict[str, object]) -> None:
    """Open the tiles of tokens that are out, and the base of a Thanos who is.

    Rules IW-INV-9, IW-INV-17 … 20.
    """
    for token in range(FIRST_ENERGY):
        if placed.tokens & BIT[token] and _where(s, TILE_OF_TOKEN[token]) < 0:
            _open_somewhere(s, TILE_OF_TOKEN[token])
    energy = TILE_OF_TOKEN[FIRST_ENERGY]
    energies = bit_count(placed.tokens & ENERGIES)
    for spot in range(TILES):
        if s.face[spot] == energy:
            energies -= 1
    while energies > 0:
        _open_somewhere(s, energy)
        energies -= 1
    if (d.get("thanos") is not None or d.get("gauntlet") is not None) and _where(s, THANOS_BASE_FACE) < 0:
        _open_somewhere(s, THANOS_BASE_FACE)


def _open_somewhere(s: "InfinityWar", face: i64) -> None:
    """On the last cell that is not named and usually has the back of this tile."""
    back = BLUE if s.pool[FACE_COUNT + face] > 0 else RED
    for spot in range(TILES - 1, -1, -1):
        if s.face[spot] == _UNKNOWN and usual_back(spot) == back:
            _lay_open(s, spot, face, "tiles")
            return
    raise broken("tiles", "IW-INV-17", f"The tile {FACES[face]} must be open, but no cell is left for it.")


def _fill_backs(s: "InfinityWar") -> None:
    """Give closed tiles not named their place's colour, or the other where sums demand it.

    Rule IW-INV-2.
    """
    unknown = [spot for spot in range(TILES) if s.face[spot] == _UNKNOWN]
    unlaid = s.phase == st.SETUP and s.house.mixed
    for spot in unknown:
        s.face[spot] = UNLAID if unlaid else usual_back(spot)
    for face in s.face:
        if face < 0:
            s.closed += 1
    if unlaid:
        return
    for back in (RED, BLUE):
        surplus = _closed(s, back) - _pool_size(s, back)
        for spot in reversed(unknown):
            if surplus > 0 and s.face[spot] == back:
                s.face[spot] = RED if back == BLUE else BLUE
                surplus -= 1
    if _closed(s, RED) != _pool_size(s, RED) or _closed(s, BLUE) != _pool_size(s, BLUE):
        raise broken(
            "tiles",
            "IW-INV-2",
            f"{_closed(s, RED)} red and {_closed(s, BLUE)} blue tiles are closed, but of the tile set "
            f"{_pool_size(s, RED)} red and {_pool_size(s, BLUE)} blue are left.",
        )


def _closed(s: "InfinityWar", back: i64) -> i64:
    n: i64 = 0
    for face in s.face:
        if face == back:
            n += 1
    return n


def _pool_size(s: "InfinityWar", back: i64) -> i64:
    return bag_size(s.pool, (-1 - back) * FACE_COUNT, FACE_COUNT)


def _fill_pool(s: "InfinityWar", d: dict[str, object]) -> None:
    """A pool that is given tells which back the open tiles have."""
    if "pool" not in d:
        return
    given = as_dict(d["pool"], "pool")
    no_other_keys(given, BACKS, "pool.")
    pool = as_vec([0] * int(2 * FACE_COUNT))
    for back in range(2):
        counts = read_dict(given, BACKS[back])
        no_other_keys(counts, FACES, f"pool.{BACKS[back]}.")
        for id in counts:
            pool[back * FACE_COUNT + FACE_OF[id]] = read_int(counts, id, 0, 0, 45)
    for face in range(FACE_COUNT):
        if pool[face] + pool[FACE_COUNT + face] != s.pool[face] + s.pool[FACE_COUNT + face]:
            raise broken("pool", "IW-INV-2", f"The pool and the open tiles do not add up for {FACES[face]}.")
        if pool[face] > s.house.pool[face] or pool[FACE_COUNT + face] > s.house.pool[FACE_COUNT + face]:
            raise broken("pool", "IW-INV-2", f"The pool holds more tiles {FACES[face]} of one back than there are.")
    s.pool = pool


# Tokens and characters.


def _fill_tokens(s: "InfinityWar", d: dict[str, object]) -> Placed:
    placed = Placed()
    for cell, ids in read_dict(d, "tokens").items():
        spot = _spot(cell, f"tokens.{cell}")
        for id in read_texts({cell: ids}, cell, "tokens."):
            s.floor[spot] |= BIT[placed.place(id, f"tokens.{cell}")]
    tablets = read_list(d, "tablets")
    if len(tablets) > s.seats:
        raise bad("tablets", len(tablets), f"at most {s.seats} lists")
    for seat in range(len(tablets)):
        for id in read_texts({f"[{seat}]": tablets[seat]}, f"[{seat}]", "tablets"):
            token = placed.place(id, f"tablets[{seat}]")
            if token < STONE_COUNT or token >= FIRST_ENERGY:
                raise bad(f"tablets[{seat}]", id, "superheroes and leadership tokens")
            s.tablet[seat] |= BIT[token]
    for id in read_texts(d, "box"):
        s.box |= BIT[placed.place(id, "box")]
    return placed


def _fill_characters(s: "InfinityWar", characters: dict[str, object], placed: Placed) -> None:
    if s.base[s.seats - 1] < 0:
        if characters:
            raise bad("characters", len(characters), "nobody until all bases lie")
        return
    known = {name(s, c): c for c in range(s.seats * 2)}
    for c in range(s.seats * 2):
        s.left[c] = -1
        s.right[c] = -1
    for id, value in characters.items():
        field = f"characters.{id}"
        if id not in known:
            raise bad(field, id, "a character of a playing team: " + ", ".join(known))
        d = as_dict(value, field)
        no_other_keys(d, CHARACTER_KEYS, field + ".")
        _fill_character(s, known[id], d, field, placed)
    for c in range(s.active * 2, s.active * 2 + 2):
        if s.visited[(c & 1) * 2] | s.visited[(c & 1) * 2 + 1] == 0:
            note_visit(s, c, s.spot[c])


def _fill_character(s: "InfinityWar", c: i64, d: dict[str, object], field: str, placed: Placed) -> None:
    if "cell" in d:
        s.spot[c] = _spot(d["cell"], field + ".cell")
    where = field + "."
    s.used[c] = 1 if read_flag(d, "used", False, where) else 0
    if d.get("left") is not None:
        s.left[c] = placed.place(read_text(d, "left", "", where), field + ".left")
        if s.left[c] < STONE_COUNT:
            raise broken(field + ".left", "IW-8.2", f"{field}.left holds a Stone; Stones go to the right slot.")
    if d.get("right") is not None:
        s.right[c] = placed.place(read_text(d, "right", "", where), field + ".right")
        if s.right[c] >= STONE_COUNT:
            raise broken(field + ".right", "IW-8.2", f"{field}.right holds no Stone; only Stones go to the right slot.")
    s.detained[c] = _one_of(d, "detained", "upright", DETENTIONS, where)
    s.battle[c] = _one_of(d, "battle", "none", BATTLE_STAGES, where)
    if c >> 1 != s.active:
        return
    k = c & 1
    for cell in read_texts(d, "visited", where):
        note_visit(s, c, _spot(cell, field + ".visited"))
    note_visit(s, c, s.spot[c])
    s.entry[k] = read_int(d, "entry", 0, 0, 10**6, where)
    if read_flag(d, "barred", s.detained[c] == SERVING, where):
        s.barred |= BIT[k]
    for at, key in enumerate(["picked", "put_down"]):
        for id in read_texts(d, key, where):
            if id not in TOKEN_OF:
                raise bad(f"{field}.{key}", id, "a token")
            s.guard[k * 2 + at] |= BIT[TOKEN_OF[id]]


def _fill_floor(s: "InfinityWar", placed: Placed, d: dict[str, object]) -> None:
    """Tokens nobody mentions lie on their tile if it is open, else they are in the supply.

    Rule IW-1.6.
    """
    for token in range(FIRST_ENERGY):
        if placed.tokens & BIT[token] == 0:
            spot = _where(s, TILE_OF_TOKEN[token])
            if spot >= 0:
                s.floor[spot] |= BIT[token]
            else:
                s.supply |= BIT[token]
    mentioned = bit_count(placed.tokens & ENERGIES)
    lying = [spot for spot in range(TILES) if s.face[spot] >= 0 and KIND[s.face[spot]] == ENERGY_TILE]
    bare = [spot for spot in lying if s.floor[spot] & ENERGIES == 0]
    for _ in range(len(lying) - int(mentioned)):
        spot = bare.pop(0) if bare else lying[0]
        s.floor[spot] |= BIT[placed.place("energy", "tokens")]
    s.supply |= ENERGIES & ~placed.tokens
    if "supply" in d and sorted(read_texts(d, "supply")) != sorted(names_of(s.supply)):
        raise broken("supply", "IW-1.6", "The supply must hold exactly the tokens whose tiles are closed.")


def _fill_thanos(s: "InfinityWar", d: dict[str, object]) -> None:
    s.thanos_base = _where(s, THANOS_BASE_FACE)
    if s.thanos_base < 0:
        return
    s.thanos = _spot(d["thanos"], "thanos") if d.get("thanos") is not None else s.thanos_base
    s.gauntlet = s.active
    if d.get("gauntlet") is not None:
        s.gauntlet = read_int(d, "gauntlet", 0, 0, int(s.seats) - 1)


def _fill_rest(s: "InfinityWar", d: dict[str, object]) -> None:
    s.appeared = read_int(d, "appeared", 0, 0)
    for id in read_texts(d, "spent"):
        if id not in USABLE:
            raise bad("spent", id, "active Stones: " + ", ".join(USABLE))
        s.spent |= BIT[TOKEN_OF[id]]
    s.ebony_turns = read_int(d, "ebony_turns", 0, 0, int(s.seats))
    s.ebony_called = 1 if read_flag(d, "ebony_called", False) else 0
    s.ending = _one_of(d, "ending", "", ENDINGS)
    s.winner = -1 if d.get("winner") is None else read_int(d, "winner", 0, 0, int(s.seats) - 1)
    s.last_turns = read_int(d, "last_turns", 0, 0, int(s.seats))
    for at, value in enumerate(read_list(d, "stack")):
        s.stack = append(s.stack, read_frame(s, as_dict(value, f"stack[{at}]"), f"stack[{at}]"))


def empty_vecs(seats: int, pool: vec[i64]) -> list[vec[i64]]:
    """The number vectors of an empty table, in the order of the constructor."""
    return [
        as_vec([0] * int(TILES)),
        as_vec([0] * int(TILES)),
        as_vec([0] * int(SPOTS)),
        pool[:],
        as_vec([-1] * (seats * 2)),
        as_vec([0] * (seats * 2)),
        as_vec([-1] * (seats * 2)),
        as_vec([-1] * (seats * 2)),
        as_vec([0] * (seats * 2)),
        as_vec([0] * (seats * 2)),
        as_vec([0] * 4),
        as_vec([0] * 2),
        as_vec([0] * 4),
        as_vec([-1] * seats),
        as_vec([-1] * seats),
        as_vec([0] * seats),
        vec[i64](),
        vec[i64](),
    ]
