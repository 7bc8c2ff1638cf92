"""Positions as JSON-able dicts: reading them, also short hand-written ones.

What is left out is filled in so that every invariant holds (docs/games/superhero_battle.md, "Positions").
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bits_of, members
from sixstones.core.game import Game
from sixstones.core.reading import as_dict, bad, broken, no_other_keys, read_flag, read_int, read_list
from sixstones.core.vecs import vec
from sixstones.games.superhero_battle import flow, frames, packs, setup
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle.components import (
    ACTIONS,
    BATTLEFIELDS,
    BOXES,
    FIELDS_FROM,
    HERO_BOX,
    HEROES,
    MAX_ENERGY,
    STAGE_CAP,
    START_ENERGY,
    TEAM_CARDS,
    TECHNIQUES,
    WINS,
    WINS_EXTENDED,
)
from sixstones.games.superhero_battle.damage import with_amount
from sixstones.games.superhero_battle.ending import REASONS
from sixstones.games.superhero_battle.frames_text import read_stack
from sixstones.games.superhero_battle.options import House
from sixstones.games.superhero_battle.state import SuperheroBattle
from sixstones.games.superhero_battle.table import order_of, set_teams
from sixstones.games.superhero_battle.view import remember_seen_hands

KEYS: Final = [
    "game", "players", "options", "number", "turn", "stack", "battle", "stage", "stages", "holder", "fighting",
    "members", "used", "acted", "opener", "opened", "action", "returned", "left", "left_for_cards", "battlefield",
    "played_battlefields", "traps", "knockouts", "deck", "discard", "top", "layout", "target", "deciding", "champion",
    "reason", "seats",
]  # fmt: skip
SEAT_KEYS: Final = ["hero", "energy", "wins", "hand", "laid", "series", "known", "last", "dealt", "pick", "team"]
USUAL_HAND: Final = ["arsenal", "planning", "close_combat"]  # of a hand-written position that names none


def empty(game: Game, players: int, options: dict[str, object], house: House) -> SuperheroBattle:
    """A position with nothing in it."""
    zeros = as_vec([0] * players)
    s = SuperheroBattle(
        game,
        players,
        options,
        house,
        zeros[:],
        as_vec([-1] * players),
        zeros[:],
        zeros[:],
        zeros[:],
        as_vec([0] * (players * (players + 1))),
        vec[i64](),
    )
    s.wins = zeros[:]
    s.hero = as_vec([-1] * players)
    s.dealt = as_vec([-1] * (2 * players))
    s.team = as_vec([-1] * players)
    s.place = as_vec(list(range(players)))
    s.at = as_vec(list(range(players)))
    s.mates = as_vec([int(BIT[seat]) for seat in range(players)])
    return s


def fill(s: SuperheroBattle, d: dict[str, object]) -> None:
    """Set up an empty position as the dict says, and carry on to the next question."""
    no_other_keys(d, KEYS)
    everybody: list[object] = list(range(int(s.seats)))
    s.battle = read_int(d, "battle", 1, 0)
    s.target = read_int(d, "target", int(WINS), int(WINS), int(WINS_EXTENDED))
    s.members = _seat_set(s, d, "members", everybody)
    s.fighting = _seat_set(s, d, "fighting", [seat for seat in members(s.members)])
    s.used = _seat_set(s, d, "used", [])
    s.acted = _seat_set(s, d, "acted", [])
    s.left = _seat_set(s, d, "left", [])
    s.left_for_cards = 1 if read_flag(d, "left_for_cards", False) else 0
    s.deciding = _seat_set(s, d, "deciding", [])
    s.opener = _seat(s, d, "opener", -1)
    s.opened = _word(d, "opened", TECHNIQUES)
    s.action = _word(d, "action", ACTIONS)
    s.returned = 1 if read_flag(d, "returned", False) else 0
    s.traps = _words(d, "traps", TECHNIQUES)
    s.knockouts = _words(d, "knockouts", TECHNIQUES)
    s.champion = _seat(s, d, "champion", -1)
    reason = d.get("reason", "")
    if not isinstance(reason, str) or reason not in REASONS:
        raise bad("reason", reason, "one of " + ", ".join(REASONS[1:]))
    s.reason = REASONS.index(reason)
    read_stack(s, d)
    early = s.depth > 0 and s.stack[0] <= frames.FIRST
    s.holder = _seat(s, d, "holder", -1 if early else 0)
    if not early and s.holder < 0:
        raise bad("holder", d.get("holder"), "a seat: somebody holds the first-player card")
    _fill_fields(s, d)
    _fill_seats(s, d)
    _fill_stage(s, d)
    _fill_piles(s, d)
    remember_seen_hands(s)
    _check(s)
    number, turn = read_int(d, "number", 0, 0), read_int(d, "turn", 1, 0)
    flow.proceed(s)
    s.number = number
    s.turn = turn


# Small readers.


def _seat(s: SuperheroBattle, d: dict[str, object], key: str, default: int) -> i64:
    return -1 if d.get(key) is None and (key in d or default < 0) else read_int(d, key, default, 0, int(s.seats) - 1)


def _seat_set(s: SuperheroBattle, d: dict[str, object], key: str, default: list[object]) -> i64:
    seats: list[int] = []
    for item in read_list(d, key) if key in d else default:
        if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item < int(s.seats) or item in seats:
            raise bad(key, item, f"different seats from 0 to {s.seats - 1}")
        seats.append(item)
    return bits_of(seats)


def _word(d: dict[str, object], key: str, words: list[str], where: str = "") -> i64:
    value = d.get(key)
    if value is None:
        return -1
    if not isinstance(value, str) or value not in words:
        raise bad(where + key, value, "null or one of " + ", ".join(words))
    return words.index(value)


def _words(d: dict[str, object], key: str, words: list[str]) -> i64:
    found: i64 = 0
    for item in read_list(d, key):
        if not isinstance(item, str) or item not in words or (found >> words.index(item)) & 1:
            raise bad(key, item, "different ones of " + ", ".join(words))
        found |= BIT[words.index(item)]
    return found


def read_pack(value: object, field: str) -> i64:
    """Cards as a list of techniques or as counts by technique."""
    pack: i64 = 0
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in TECHNIQUES or isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= 14:
                raise bad(field, value, "counts from 0 to 14 of " + ", ".join(TECHNIQUES))
            pack += packs.UNIT[TECHNIQUES.index(str(key))] * item
        return pack
    if not isinstance(value, list):
        raise bad(field, value, "a list of techniques or counts by technique")
    for item in value:
        if not isinstance(item, str) or item not in TECHNIQUES or packs.count(pack, TECHNIQUES.index(item)) == 14:
            raise bad(field, item, "a technique: " + ", ".join(TECHNIQUES))
        pack += packs.UNIT[TECHNIQUES.index(item)]
    return pack


# Parts.


def _fill_fields(s: SuperheroBattle, d: dict[str, object]) -> None:
    """The open battlefield, those played before, and the deck of the others (SB-INV-12)."""
    s.field = _word(d, "battlefield", BATTLEFIELDS)
    s.played_fields = _words(d, "played_battlefields", BATTLEFIELDS)
    every = setup.all_fields(s)
    if s.field >= 0 and s.seats < FIELDS_FROM:
        raise broken("battlefield", "SB-7.3", "With 2 players battlefields are not used.")
    gone = s.played_fields | (BIT[s.field] if s.field >= 0 else 0)
    if gone & ~every or (s.field >= 0 and (s.played_fields >> s.field) & 1):
        raise broken("battlefield", "SB-INV-12", "A battlefield lies in one place and belongs to a box in play.")
    s.fields = every & ~gone


def _fill_seats(s: SuperheroBattle, d: dict[str, object]) -> None:
    listed = read_list(d, "seats")
    if len(listed) > s.seats:
        raise bad("seats", len(listed), f"at most {s.seats} players")
    tables = [as_dict(item, f"seats[{n}]") for n, item in enumerate(listed)]
    while len(tables) < s.seats:
        tables.append({})
    for seat in range(s.seats):
        no_other_keys(tables[seat], SEAT_KEYS, f"seats[{seat}].")
    _fill_teams(s, tables)
    early = s.depth > 0 and s.stack[0] < frames.PREPARE
    usual: object = [] if early or s.depth == 0 else list(USUAL_HAND)
    for seat in range(s.seats):
        table, where = tables[seat], f"seats[{seat}]."
        s.energy[seat] = read_int(table, "energy", 0 if early else int(START_ENERGY), 0, int(MAX_ENERGY), where)
        s.wins[seat] = read_int(table, "wins", 0, 0, int(WINS_EXTENDED), where)
        s.hero[seat] = _word(table, "hero", HEROES, where)
        s.laid[seat] = _word(table, "laid", TECHNIQUES, where)
        s.hand[seat] = read_pack(table.get("hand", usual), where + "hand")
        s.series[seat] = _series(s, table, where)
        s.faces = with_amount(s.faces, seat, _word(table, "last", TECHNIQUES, where) + 1)
        _fill_choice(s, table, seat, where)
    for seat in range(s.seats):
        _fill_known(s, tables[seat], seat, f"seats[{seat}].")


def _fill_teams(s: SuperheroBattle, tables: list[dict[str, object]]) -> None:
    dealing = s.depth > 0 and s.stack[0] == frames.TEAM_CARD
    for seat in range(s.seats):
        table, where = tables[seat], f"seats[{seat}]."
        if s.house.teams == 0:
            if "team" in table:
                raise bad(where + "team", table["team"], "no team: it is not team play")
        elif dealing:
            s.team[seat] = _word(table, "team", TEAM_CARDS, where)
        else:
            usual = int(seat % s.house.teams)
            s.team[seat] = read_int(table, "team", usual, 0, int(s.house.teams) - 1, where)
    if s.house.teams > 0 and not dealing:
        order: list[int] = []
        for team in s.team:
            if team not in order:
                order.append(int(team))
        sizes = [len([1 for team in s.team if team == t]) for t in range(s.house.teams)]
        if order != sorted(order) or any(size * s.house.teams != s.seats for size in sizes):
            raise broken("seats", "SB-AMB-60", "Teams are equally large and numbered by their lowest seat.")
    if dealing:
        dealt = s.stack[frames.TEAM_CARD_SEAT]
        if any((s.team[seat] >= 0) != (seat < dealt) for seat in range(s.seats)) or min(setup.team_cards_left(s)) < 0:
            raise broken(
                "seats", "SB-22.2", "Seats before the one that is dealt to have a team card of those in the box."
            )
    else:
        set_teams(s)


def _series(s: SuperheroBattle, table: dict[str, object], where: str) -> i64:
    series: i64 = 0
    listed = read_list(table, "series", where)
    if len(listed) > rows.LENGTH:
        raise broken(where + "series", "SB-INV-7", "A series has at most three cards.")
    for item in listed:
        words = item.split() if isinstance(item, str) else [""]
        if words[0] not in TECHNIQUES or words[1:2] not in ([], ["turned"]) or len(words) > 3:
            raise bad(where + "series", item, "a technique, with the word turned behind it if the card is turned")
        series = rows.added(series, TECHNIQUES.index(words[0]))
        if len(words) > 1:
            guard = int(words[2]) - 1 if len(words) == 3 and words[2].isdigit() else 0
            if not 0 <= guard < len(s.house.book.guards):
                raise bad(where + "series", item, f"a list of blocked things from 1 to {len(s.house.book.guards)}")
            series = rows.turned(series, guard)
    return series


def _fill_stage(s: SuperheroBattle, d: dict[str, object]) -> None:
    """The stage of the round: where it is not named, as many as the longest series says."""
    begun: i64 = 0
    if s.depth > 0 and s.stack[0] in (frames.LAY, frames.OPENING):
        for seat in range(s.seats):
            begun = max(begun, rows.length(s.series[seat]) - _opened(s, seat))
    s.stage = read_int(d, "stage", min(int(begun), rows.LENGTH - 1), 0, rows.LENGTH - 1)
    s.stages = read_int(d, "stages", int(s.stage), 0, int(STAGE_CAP))


def _opened(s: SuperheroBattle, seat: i64) -> i64:
    """1 if this hero has opened a card in the present stage."""
    return (s.acted >> seat) & 1 if s.stack[0] == frames.OPENING and s.laid[seat] < 0 else 0


def _fill_choice(s: SuperheroBattle, table: dict[str, object], seat: int, where: str) -> None:
    """Heroes dealt, and what is chosen while others still choose."""
    dealt = read_list(table, "dealt", where)
    if len(dealt) > 2:
        raise bad(where + "dealt", len(dealt), "at most two heroes")
    for n in range(len(dealt)):
        s.dealt[seat * 2 + n] = _word({"dealt": dealt[n]}, "dealt", HEROES, where)
    pick = table.get("pick")
    if pick is None:
        return
    kind = frames.top_kind(s)
    if kind == frames.PICK_HERO and isinstance(pick, str) and pick in dealt:
        s.pick[seat] = HEROES.index(pick) + 1
        return
    rounds = int(s.stack[s.depth - frames.WIDTH + frames.DISCARD_ROUND]) if kind == frames.DISCARD else -1
    if (
        not isinstance(pick, list)
        or not rounds <= len(pick) <= rounds + 1
        or packs.without(read_pack(pick, where + "pick"), s.hand[seat])
    ):
        raise bad(where + "pick", pick, "what this player has chosen while others still choose")
    for n in range(len(pick)):
        x: i64 = TECHNIQUES.index(str(pick[n])) + 1
        s.pick[seat] |= x << (4 * n)


def _fill_known(s: SuperheroBattle, table: dict[str, object], owner: int, where: str) -> None:
    value = table.get("known", [])
    closed = s.hand[owner] + (packs.UNIT[s.laid[owner]] if s.laid[owner] >= 0 else 0)
    for viewer in range(s.seats + 1):
        listed: object = value
        if isinstance(value, dict):
            listed = value.get(str(viewer) if viewer < s.seats else "spectator", [])
        pack = read_pack(listed, where + "known")
        if packs.without(pack, closed) != 0:
            raise broken(where + "known", "SB-AMB-56", "What is known of a hand is among the hand and the laid card.")
        if viewer != owner:
            s.known[viewer * s.seats + owner] = pack


def _fill_piles(s: SuperheroBattle, d: dict[str, object]) -> None:
    """Deck and discard.

    Cards named nowhere are in the deck, or in the discard if only the deck is named.
    """
    left = setup.full_deck(s)
    s.layout = read_pack(d.get("layout", {}), "layout")
    used = [s.layout]
    for seat in range(s.seats):
        used.append(s.hand[seat])
        series = s.series[seat]
        for n in range(rows.length(series)):
            used.append(packs.UNIT[rows.card(series, n)])
        if s.laid[seat] >= 0:
            used.append(packs.UNIT[s.laid[seat]])
    if "deck" in d:
        s.deck = read_pack(d["deck"], "deck")
        used.append(s.deck)
    if "discard" in d:
        s.discard = read_pack(d["discard"], "discard")
        used.append(s.discard)
    for pack in used:
        if packs.without(pack, left) != 0:
            raise broken("deck", "SB-INV-1", "There are more cards of a technique than the boxes in play have.")
        left -= pack
    if "deck" not in d:
        s.deck = left
    elif "discard" not in d:
        s.discard = left
    elif left != 0:
        raise broken("deck", "SB-INV-1", "Cards are missing: all of them lie somewhere.")
    s.top = _word(d, "top", TECHNIQUES)
    if s.top >= 0 and packs.count(s.discard, s.top) == 0:
        raise bad("top", d["top"], "a card of the discard")


# Checks.


def _check(s: SuperheroBattle) -> None:
    """Refuse what no rule allows, naming the field."""
    seen: list[int] = []
    for seat in range(s.seats):
        where = f"seats[{seat}]."
        for hero in [s.hero[seat], s.dealt[seat * 2], s.dealt[seat * 2 + 1]]:
            if hero < 0:
                continue
            if int(hero) in seen or HERO_BOX[hero] not in s.house.boxes:
                raise broken(where + "hero", "SB-3.4", "A hero is there once and belongs to a box in play.")
            seen.append(int(hero))
        inside = (s.fighting >> seat) & 1 == 1
        if not inside and (s.series[seat] != 0 or s.laid[seat] >= 0):
            raise broken(where + "series", "SB-INV-5", "A hero out of the battle has neither series nor laid card.")
        if inside and s.energy[seat] == 0 and s.depth > 0 and s.stack[0] >= frames.PREPARE and not _at_zero(s):
            raise broken(where + "energy", "SB-INV-2", "A hero in the battle has at least 1 energy.")
        _check_series(s, seat, where)
    if s.fighting & ~s.members:
        raise broken("fighting", "SB-AMB-43", "Only players of this battle are in it.")
    if s.used & ~s.members:
        raise broken("used", "SB-3.7", "Only heroes of this battle are turned face down.")
    _check_phase(s)


def _at_zero(s: SuperheroBattle) -> bool:
    """Whether damage is being resolved: its reactions come while a hero is at 0."""
    for at in range(0, s.depth, frames.WIDTH):
        if s.stack[at] == frames.DAMAGE:
            return True
    return False


def _check_series(s: SuperheroBattle, seat: int, where: str) -> None:
    series: i64 = 0
    for n in range(rows.length(s.series[seat])):
        technique = rows.card(s.series[seat], n)
        if not rows.fits(s, order_of(s, seat), series, technique):
            raise broken(where + "series", "SB-INV-7", "The numbers of a series respect its order.")
        series = rows.added(series, technique)
    phase = s.stack[0] if s.depth > 0 else frames.ROUND_END
    if phase == frames.ROUND_END:
        return
    room = s.stage + _opened(s, seat) if phase in (frames.LAY, frames.OPENING) else 0
    if rows.length(series) > room:
        expected = f"In stage {s.stage + 1} of a round this series has at most {room} cards."
        raise broken(where + "series", "SB-11.2", expected)


def _check_phase(s: SuperheroBattle) -> None:
    """Laid cards and heroes fit what is going on."""
    if s.depth == 0:
        if s.champion < 0 or s.reason == 0:
            raise broken("stack", "SB-21.1", "Nothing is pending, but nobody has won: name champion and reason.")
        return
    if s.champion >= 0 or s.reason != 0:
        raise broken("champion", "SB-21.1", "Somebody has won, but something is pending.")
    phase = s.stack[0]
    in_turn = s.depth > frames.WIDTH and s.stack[frames.WIDTH] == frames.TURN
    turn_of = s.stack[frames.WIDTH + frames.TURN_SEAT] if in_turn else -1
    for seat in range(s.seats):
        where = f"seats[{seat}]."
        if s.laid[seat] >= 0 and phase not in (frames.LAY, frames.OPENING):
            raise broken(where + "laid", "SB-INV-6", "Cards lie face down only while they are laid and opened.")
        if phase == frames.OPENING and (s.fighting >> seat) & 1 and seat != turn_of:
            # Asked apart: gcc 12.2 compiled `(laid >= 0) == (acted == 1)` the wrong way round (docs/architecture.md).
            right = s.laid[seat] < 0 if (s.acted >> seat) & 1 else s.laid[seat] >= 0
            if not right:
                raise broken(
                    where + "laid", "SB-INV-6", "Every hero has an unopened card before their turn, none after it."
                )
        if phase == frames.PICK_HERO and (s.dealt[seat * 2] < 0 or s.dealt[seat * 2 + 1] < 0):
            raise broken(where + "dealt", "SB-3.1", "Each player is dealt two heroes.")
        if phase == frames.DEAL_HERO:
            n = 2 * int(s.stack[frames.DEAL_HERO_SEAT]) + int(s.stack[frames.DEAL_HERO_N])
            for k in (0, 1):
                if (s.dealt[seat * 2 + k] >= 0) != (seat * 2 + k < n):
                    raise broken(where + "dealt", "SB-3.1", "Heroes are dealt two at a time, seat by seat.")
        if s.house.box_count == 2 and s.dealt[seat * 2] >= 0 and HERO_BOX[s.dealt[seat * 2]] != BOXES[0]:
            raise broken(where + "dealt", "SB-23.4", "With both boxes each player is dealt one hero of each.")
    if turn_of >= 0:
        step = s.stack[frames.WIDTH + frames.TURN_STEP]
        if s.opener != turn_of or (s.acted >> turn_of) & 1 == 0 or (s.laid[turn_of] >= 0) != (s.opened < 0):
            raise broken("opener", "SB-12.1", "The hero whose turn it is has opened their card or is about to.")
        if (step >= 2) != (s.opened >= 0):
            raise broken("opened", "SB-12.1", "A card is open from the second step of a turn on.")
    if s.opened >= 0:
        if turn_of < 0:
            raise broken("opened", "SB-12.1", "A card is open only in somebody's turn.")
        in_series = (s.fighting >> turn_of) & 1 == 1 and s.returned == 0
        if in_series and rows.last(s.series[turn_of]) != s.opened:
            raise broken("opened", "SB-11.2", "The opened card is the rightmost of the series.")
    if s.action >= 0 and s.action // 2 != s.opened:
        raise broken("action", "SB-12.3", "The action belongs to the opened card.")
