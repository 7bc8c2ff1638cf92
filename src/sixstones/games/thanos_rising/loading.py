"""Positions as dicts, checked and filled in (docs/games/thanos_rising.md, "Positions")."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bits_of, members
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
from sixstones.core.vecs import append
from sixstones.games.thanos_rising import dice, turn
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import heroes_in_play, is_full, slot_of, source_name
from sixstones.games.thanos_rising.components import TIMED_ASSIGN
from sixstones.games.thanos_rising.ending import ENDINGS, ending_now
from sixstones.games.thanos_rising.layout import (
    AGAIN,
    DISCARD,
    DRAWN,
    FORFEITED,
    FRESH,
    HANDS,
    PAID,
    PILE,
    POOL,
    SHOWN,
    STOCK,
    TOKEN_SYMBOL,
    UNROLLED,
    lock,
    what_of,
)
from sixstones.games.thanos_rising.notation import names_of
from sixstones.games.thanos_rising.shipped import (
    ASSET_COUNT,
    ASSET_OF,
    ASSETS,
    BASES,
    COLLECT_AT,
    FIRST_BASE,
    FIRST_STONE,
    FIRST_TOKEN,
    HERO_COUNT,
    HEROES,
    STONES,
    TOKEN_COUNT,
    TOKENS,
    VILLAINS,
)
from sixstones.games.thanos_rising.symbols import (
    COLOURS,
    DIE_NAMES,
    STONE_COLOURS,
    SYMBOLS,
    THANOS_FACES,
    colour_of,
    size_of,
    symbol_of,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

KEYS: Final = [
    "game", "players", "options", "number", "turn", "step", "active", "sector", "facing", "sectors", "bases", "teams",
    "damage", "deck", "fallen", "beaten", "stones", "collected", "tokens", "fresh_tokens", "drawn", "pile", "discard",
    "stone_die", "thanos_die", "no_heal", "pool", "again", "dice", "locked", "rolls", "used", "fresh", "picked", "hits",
    "rewarded", "passed", "waits", "out", "ending", "stack",
]  # fmt: skip
_MANY: Final = 10**6


def fill(s: "ThanosRising", d: dict[str, object]) -> None:
    """Everything a dict says about a position; what it leaves out has a default."""
    no_other_keys(d, KEYS)
    s.number = read_int(d, "number", 0, 0)
    s.turn = read_int(d, "turn", 1, 0)
    s.step = _word(d, "step", "assign" if d.get("dice") else "dice", st.STEPS)
    s.active = read_int(d, "active", 0, 0, int(s.seats) - 1)
    _fill_cards(s, d)
    _fill_damage(s, d)
    _fill_stones(s, d)
    _fill_tokens(s, d)
    _fill_turn(s, d)
    _fill_dice(s, d)
    _fill_stack(s, d)
    s.ending = _word(d, "ending", "", ENDINGS)
    _check(s)
    s.number -= 1 if s.number > 0 else 0
    turn.proceed(s)
    if "number" in d:
        s.number = read_int(d, "number", 0, 0)


def _word(d: dict[str, object], key: str, default: str, words: list[str]) -> int:
    text = read_text(d, key, default)
    if text not in words:
        raise bad(key, text, "one of " + ", ".join([word for word in words if word]))
    return words.index(text)


def _maybe(d: dict[str, object], key: str, words: list[str]) -> int:
    """The number of a word, or -1 for nothing."""
    return -1 if d.get(key) is None else _word(d, key, "", words)


def _heroes(d: dict[str, object], key: str) -> i64:
    """A set of heroes as bits."""
    found: i64 = 0
    for id in read_texts(d, key):
        if id not in HEROES:
            raise bad(key, id, "heroes")
        found |= BIT[ASSET_OF[id]]
    return found


def _seats(s: "ThanosRising", d: dict[str, object], key: str) -> i64:
    found: i64 = 0
    for item in read_list(d, key):
        if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item < s.seats:
            raise bad(key, item, f"seats from 0 to {s.seats - 1}")
        found |= BIT[item]
    return found


# Cards.


class _Placed:
    """Which assets have been named, to refuse a card in two places (TR-INV-1)."""

    def __init__(self) -> None:
        self.assets: i64 = 0

    def place(self, id: object, field: str, known: list[str]) -> i64:
        if not isinstance(id, str) or id not in known:
            raise bad(field, id, "one of " + ", ".join(known))
        asset: i64 = ASSET_OF[id]
        if self.assets & BIT[asset]:
            raise broken(field, "TR-INV-1", f"{field}: {id} is in two places.")
        self.assets |= BIT[asset]
        return asset


def _fill_cards(s: "ThanosRising", d: dict[str, object]) -> None:
    placed = _Placed()
    setting_up = s.step == st.SETUP
    _fill_bases(s, d, setting_up)
    _fill_teams(s, d, placed)
    sectors = read_list(d, "sectors")
    if len(sectors) > 3:
        raise bad("sectors", sectors, "three sectors at most")
    for sector, cards in enumerate(sectors):
        if not isinstance(cards, list) or len(cards) > 3:
            raise bad(f"sectors[{sector}]", cards, "a list of three cards at most")
        listed: list[object] = [id for id in cards]
        for place, id in enumerate(listed):
            if id is not None:
                s.slots[sector * 3 + place] = placed.place(id, f"sectors[{sector}]", ASSETS)
    for id in read_texts(d, "fallen"):
        s.fallen |= BIT[placed.place(id, "fallen", HEROES)]
    for id in read_texts(d, "beaten"):
        s.beaten |= BIT[placed.place(id, "beaten", VILLAINS)]
    s.deck &= ~placed.assets
    if "deck" in d:
        deck: i64 = 0
        for id in read_texts(d, "deck"):
            deck |= BIT[placed.place(id, "deck", ASSETS)]
        if deck != s.deck:
            gone = [ASSETS[asset] for asset in members(s.deck & ~deck)]
            raise broken("deck", "TR-INV-1", f"deck: {', '.join(gone)} must be somewhere; expected all 42 cards.")
    s.facing = -1 if setting_up and d.get("facing") is None else read_int(d, "facing", 0, 0, 2)


def _fill_bases(s: "ThanosRising", d: dict[str, object], setting_up: bool) -> None:
    listed: list[object] = read_list(d, "bases")
    if "bases" not in d:
        listed = [id for id in BASES[: s.seats]]
        if s.house.bases:
            listed = [BASES[base] for base in s.house.bases]
    if len(listed) != s.seats:
        raise bad("bases", listed, f"{s.seats} bases, one per seat")
    for seat in range(s.seats):
        id = listed[seat]
        if id is None and setting_up:
            continue
        if not isinstance(id, str) or id not in BASES or BASES.index(id) in [base for base in s.base]:
            raise bad("bases", id, "different bases out of " + ", ".join(BASES))
        s.base[seat] = BASES.index(id)


def _fill_teams(s: "ThanosRising", d: dict[str, object], placed: _Placed) -> None:
    if "teams" not in d:
        for seat in range(s.seats):
            if s.base[seat] >= 0:
                leader = s.house.box.leader[s.base[seat]]
                s.team[seat] = BIT[placed.place(ASSETS[leader], "teams", HEROES)]
        return
    teams = read_list(d, "teams")
    if len(teams) != s.seats:
        raise bad("teams", teams, f"{s.seats} lists of heroes, one per seat")
    for seat in range(s.seats):
        for id in read_texts({"teams": teams[seat]}, "teams"):
            s.team[seat] |= BIT[placed.place(id, f"teams[{seat}]", HEROES)]


def _fill_damage(s: "ThanosRising", d: dict[str, object]) -> None:
    damage = read_dict(d, "damage")
    no_other_keys(damage, ASSETS, "damage.")
    in_play = heroes_in_play(s)
    for asset in s.slots:
        if asset >= HERO_COUNT:
            in_play |= BIT[asset]
    for id in damage:
        asset = ASSET_OF[id]
        s.damage[asset] = read_int(damage, id, 0, 0, int(s.house.box.spaces[asset]), "damage.")
        if s.damage[asset] > 0 and in_play & BIT[asset] == 0:
            raise broken(f"damage.{id}", "TR-INV-4", f"damage.{id}: only cards in play have damage.")
        if s.damage[asset] > 0 and asset < HERO_COUNT:
            s.hurt |= BIT[asset]


def _fill_stones(s: "ThanosRising", d: dict[str, object]) -> None:
    stones = read_dict(d, "stones")
    no_other_keys(stones, STONES, "stones.")
    for id in read_texts(d, "collected"):
        if id not in STONES:
            raise bad("collected", id, "stones: " + ", ".join(STONES))
        s.collected |= BIT[STONES.index(id)]
    for stone, id in enumerate(STONES):
        s.counters[stone] = read_int(stones, id, 0, 0, _MANY, "stones.")
        if s.counters[stone] > 0 and (s.collected >> stone) & 1:
            raise broken(f"stones.{id}", "TR-21.3", f"stones.{id}: a collected stone has no counters.")


# Tokens.


def _counts(d: dict[str, object], key: str, known: list[str], where: str) -> list[int]:
    given = read_dict(d, key, where)
    no_other_keys(given, known, f"{where}{key}.")
    return [read_int(given, id, 0, 0, 30, f"{where}{key}.") for id in known]


def _fill_tokens(s: "ThanosRising", d: dict[str, object]) -> None:
    hands = read_list(d, "tokens")
    if len(hands) > s.seats:
        raise bad("tokens", hands, f"{s.seats} tables of tokens, one per seat")
    used = [0] * int(TOKEN_COUNT)
    for seat in range(len(hands)):
        counts = _counts({"tokens": hands[seat]}, "tokens", TOKENS, "")
        for token in range(TOKEN_COUNT):
            s.tokens[HANDS + seat * TOKEN_COUNT + token] = counts[token]
            used[token] += counts[token]
    discard = _counts(d, "discard", TOKENS, "")
    for token in range(TOKEN_COUNT):
        s.tokens[DISCARD + token] = discard[token]
        left: i64 = s.house.box.token_count[token] - used[token] - discard[token]
        if left < 0:
            raise broken("tokens", "TR-INV-2", f"tokens: there are not so many {TOKENS[token]}.")
        s.tokens[PILE + token] = left
    if "pile" in d and _counts(d, "pile", TOKENS, "") != [int(s.tokens[PILE + token]) for token in range(TOKEN_COUNT)]:
        raise broken("pile", "TR-INV-2", "pile: pile, discards and hands do not add up to all tokens.")
    for part, key in ((FRESH, "fresh_tokens"), (DRAWN, "drawn")):
        counts = _counts(d, key, TOKENS, "")
        for token in range(TOKEN_COUNT):
            s.tokens[part + token] = counts[token]
            above: i64 = HANDS + s.active * TOKEN_COUNT if part == FRESH else FRESH
            if counts[token] > s.tokens[above + token]:
                raise broken(key, "TR-13.8", f"{key}: the active seat does not hold so many {TOKENS[token]}.")


# The turn.


def _fill_turn(s: "ThanosRising", d: dict[str, object]) -> None:
    s.sector = -1 if d.get("sector") is None else read_int(d, "sector", 0, 0, 2)
    s.stone_die = _maybe(d, "stone_die", STONE_COLOURS)
    s.thanos_die = _maybe(d, "thanos_die", THANOS_FACES)
    s.no_heal = 1 if read_flag(d, "no_heal", False) else 0
    s.used = _heroes(d, "used")
    s.fresh = _heroes(d, "fresh")
    s.picked = _heroes(d, "picked")
    s.hits = read_int(d, "hits", 0, 0, 20)
    s.rewarded = read_int(d, "rewarded", 0, 0, int(s.hits))
    s.passed = _seats(s, d, "passed")
    s.waits = _seats(s, d, "waits")
    s.out = _seats(s, d, "out")


def _fill_dice(s: "ThanosRising", d: dict[str, object]) -> None:
    for part, key in ((POOL, "pool"), (AGAIN, "again")):
        counts = _counts(d, key, COLOURS, "")
        for colour in range(4):
            s.dice[part + colour] = counts[colour]
    for name in read_texts(d, "dice"):
        s.dice[SHOWN + _die(s, name, "dice")] += 1
    s.rolls = read_int(d, "rolls", 1 if dice.shows(s) != 0 else 0, 0, 99)
    for at, item in enumerate(read_list(d, "locked")):
        _fill_locked(s, as_dict(item, f"locked[{at}]"), f"locked[{at}]")
    for colour in range(4):
        out = s.dice[POOL + colour] + s.dice[AGAIN + colour]
        for face in range(8):
            out += s.dice[SHOWN + colour * 8 + face]
        for value in s.locked:
            what = what_of(value)
            if (what < TOKEN_SYMBOL and colour_of(what) == colour) or what == UNROLLED + colour:
                out += 1
        if out > s.house.box.dice[colour]:
            raise broken("dice", "TR-10.5", f"dice: there are only {s.house.box.dice[colour]} {COLOURS[colour]} dice.")
        s.dice[STOCK + colour] = s.house.box.dice[colour] - out


def _die(s: "ThanosRising", name: object, field: str) -> i64:
    if not isinstance(name, str) or name not in DIE_NAMES or s.house.box.faces[DIE_NAMES.index(name)] == 0:
        known = [DIE_NAMES[kind] for kind in range(32) if s.house.box.faces[kind] > 0]
        raise bad(field, name, "dice out of " + ", ".join(known))
    return DIE_NAMES.index(name)


def _fill_locked(s: "ThanosRising", d: dict[str, object], field: str) -> None:
    """A die or symbol token on a card; what it covers follows from it."""
    no_other_keys(d, ["die", "symbol", "card", "roll"], field + ".")
    where: i64 = FORFEITED
    if d.get("card") is not None:
        where = _card(d["card"], field + ".card")
    if "symbol" in d:
        symbol = d["symbol"]
        if not isinstance(symbol, str) or symbol not in SYMBOLS:
            raise bad(field + ".symbol", symbol, "one of " + ", ".join(SYMBOLS))
        what: i64 = TOKEN_SYMBOL + SYMBOLS.index(symbol)
    elif isinstance(d.get("die"), str) and d["die"] in COLOURS and where == FORFEITED:
        what = UNROLLED + COLOURS.index(str(d["die"]))
    else:
        what = _die(s, d.get("die"), field + ".die")
    s.locked = append(s.locked, lock(what, where, read_int(d, "roll", max(int(s.rolls), 1), 0, 99, field + ".")))
    if where != FORFEITED:
        symbol_number = what - TOKEN_SYMBOL if what >= TOKEN_SYMBOL else symbol_of(what)
        _fill_cover(s, where, symbol_number, 1 if what >= TOKEN_SYMBOL else size_of(what))


def _fill_cover(s: "ThanosRising", asset: i64, symbol: i64, n: i64) -> None:
    place = dice.place_of(s, asset)
    if place >= 0:
        s.cover[place * 4 + symbol] += min(n, dice.missing(s, asset, place, symbol))
    elif asset < HERO_COUNT and s.team[s.active] & ~s.fresh & BIT[asset]:
        s.cover[PAID + asset] += min(n, max(dice.missing(s, asset, place, symbol), 0))


def _card(id: object, field: str) -> i64:
    if not isinstance(id, str) or id not in ASSET_OF:
        raise bad(field, id, "a card or nothing")
    return ASSET_OF[id]


# The stack.


def _fill_stack(s: "ThanosRising", d: dict[str, object]) -> None:
    if "stack" in d:
        for at, item in enumerate(read_list(d, "stack")):
            value = _frame(s, as_dict(item, f"stack[{at}]"), f"stack[{at}]")
            _check_frame(s, value, f"stack[{at}]")
            s.stack = append(s.stack, value)
    elif s.step == st.SETUP:
        for seat in range(s.seats - 1, -1, -1):
            if s.base[seat] < 0:
                st.push(s, st.F_BASE, seat, 0, 0, 0)
        if s.facing < 0:
            st.push(s, st.F_FACING, 0, 0, 0, 0)
    elif s.step == st.S_DICE and s.sector < 0:
        st.push(s, st.F_DEPLOY, 0, 0, 0, 0)


def _frame(s: "ThanosRising", d: dict[str, object], field: str) -> i64:
    kind = st.FRAMES.number(read_text(d, "frame", ""))
    if kind < 0:
        raise bad(f"{field}.frame", d.get("frame"), "one of " + ", ".join(st.FRAMES.names))
    row = st.FRAMES.row(kind)
    no_other_keys(d, ["frame", *row.fields], field + ".")
    numbers = [0, 0, 0, 0]
    for at, name in enumerate(row.fields):
        numbers[at] = _field(s, kind, name, d, field)
    return st.frame(kind, numbers[0], numbers[1], numbers[2], numbers[3])


def _field(s: "ThanosRising", kind: i64, name: str, d: dict[str, object], field: str) -> int:
    where = f"{field}.{name}"
    value = d.get(name)
    if name in ("villains", "singles"):
        known = VILLAINS if name == "villains" else SYMBOLS
        given: list[int] = []
        for id in read_texts(d, name, field + "."):
            if id not in known:
                raise bad(where, id, "out of " + ", ".join(known))
            given.append(known.index(id))
        return bits_of(given)
    words = names_of(kind, name)
    if words:
        if name == "source" and value == "reward":
            return int(st.NO_SOURCE)
        if not isinstance(value, str) or value not in words:
            raise bad(where, value, "one of " + ", ".join(words))
        return words.index(value)
    limits = {"seat": int(s.seats) - 1, "slot": 8, "window": 4, "call": 9}
    least = 1 if name in ("n", "window") else 0
    return read_int(d, name, least, least, limits.get(name, 99), field + ".")


def _check_frame(s: "ThanosRising", value: i64, field: str) -> None:
    """Check that a frame's subjects exist, and that it fits the step of the turn."""
    kind, a = st.kind_of(value), st.a_of(value)
    name = st.FRAMES.names[kind]
    if not st.fits(value, s.step):
        raise broken(field, "TR-4.1", f"{field}: {name} cannot be pending at the step {st.STEPS[s.step]}.")
    box = s.house.box
    call: i64 = box.program[box.start[a]] if "source" in st.FRAMES.row(kind).fields and a < st.NO_SOURCE else -1
    if kind == st.F_VILLAINS:
        for villain in members(a):
            if slot_of(s, HERO_COUNT + villain) < 0:
                raise bad(f"{field}.villains", VILLAINS[villain], "villains in play")
    elif kind == st.F_EFFECT and not _may_act(s, a):
        raise bad(f"{field}.source", source_name(a), "a card, base or stone that can act now")
    elif (kind == st.F_COLOUR and call != pr.CALL_ADD_DIE) or (kind == st.F_TOKEN_CARD and call != pr.CALL_SYMBOL):
        raise bad(f"{field}.source", source_name(a), "something that gives a die or a symbol")
    elif kind == st.F_MANIP_DIE or kind == st.F_MANIP_FACE:
        wanted = call == pr.CALL_TURN_FACE or (kind == st.F_MANIP_DIE and call == pr.CALL_REROLL)
        if a >= HERO_COUNT or not wanted or s.team[s.active] & BIT[a] == 0:
            raise bad(f"{field}.source", source_name(a), "a hero of the active team who changes dice")
        if kind == st.F_MANIP_FACE and s.dice[SHOWN + st.b_of(value)] == 0:
            raise bad(f"{field}.die", DIE_NAMES[st.b_of(value)], "a die of this roll")
    elif kind == st.F_LAY and dice.place_of(s, a) < 0:
        if a >= HERO_COUNT or s.team[s.active] & ~s.fresh & box.of_timing[TIMED_ASSIGN] & BIT[a] == 0:
            raise bad(f"{field}.card", ASSETS[a], "a card of that sector, or an own hero paid in dice")
    elif kind == st.F_BASE and s.base[a] >= 0:
        raise bad(f"{field}.seat", a, "a seat without a base")
    elif kind == st.F_DEAL and (s.slots[a] >= 0 or s.deck == 0):
        raise bad(f"{field}.slot", a, "an empty slot, and cards in the deck")


def _may_act(s: "ThanosRising", source: i64) -> bool:
    if source < HERO_COUNT:
        return s.team[s.active] & BIT[source] != 0
    if source < FIRST_BASE:
        return slot_of(s, source) >= 0
    if source < FIRST_STONE:
        return s.base[s.active] == source - FIRST_BASE
    return source >= FIRST_TOKEN or (s.collected >> (source - FIRST_STONE)) & 1 == 1


# What no position may show.


def _pending(s: "ThanosRising", kind: i64) -> int:
    """How often a frame lies on the stack."""
    return len([value for value in s.stack if st.kind_of(value) == kind])


def _check(s: "ThanosRising") -> None:
    if s.step == st.SETUP:
        _check_setup(s)
        return
    if s.step == st.OVER:
        if s.ending == 0 or ending_now(s) != s.ending:
            raise bad("ending", ENDINGS[s.ending], f"why the game is over: {ENDINGS[ending_now(s)] or 'it is not'}")
        if len(s.stack) > 0:
            raise bad("stack", _pending(s, st.kind_of(st.top(s))), "nothing, since the game is over")
        return
    if s.ending != 0:
        raise bad("ending", ENDINGS[s.ending], "nothing, since the game is not over")
    deploying = s.step == st.S_DEPLOY or _pending(s, st.F_DEPLOY) > 0
    if deploying != (s.sector < 0):
        told = "nothing before the seat deploys" if deploying else "the sector the active seat is deployed to, 0 to 2"
        raise bad("sector", None if s.sector < 0 else s.sector, told)
    if _pending(s, st.F_DEPLOY) > 1:
        raise bad("stack", "deploy", "one deployment a turn")
    if _pending(s, st.F_DEAL) > 1:
        raise bad("stack", "deal", "one draw at a time")
    _check_dice(s)
    for seat in range(s.seats):
        if s.team[seat] == 0 and s.step < st.S_REFILL:
            raise broken("teams", "TR-INV-6", f"teams[{seat}] has no hero, so the game is over.")
    if deploying:
        _check_between_turns(s)


def _check_setup(s: "ThanosRising") -> None:
    missing = [seat for seat in range(s.seats) if s.base[seat] < 0]
    asked = [int(st.a_of(value)) for value in s.stack if st.kind_of(value) == st.F_BASE]
    if sorted(asked) != missing:
        raise bad("stack", [f"base {seat}" for seat in asked], "one base to be chosen for each seat without one")
    if (_pending(s, st.F_FACING) == 1) != (s.facing < 0):
        raise bad("facing", None, "a sector from 0 to 2, or facing on the stack")
    if s.sector >= 0 or s.ending != 0 or dice.dice_left(s) > 0 or len(s.locked) > 0:
        raise bad("step", "setup", "no sector, no dice and no ending in the set-up")
    if _pending(s, st.F_FIRST) + _pending(s, st.F_DEAL) > 1:
        raise bad("stack", "first", "one draw at a time")


def _check_dice(s: "ThanosRising") -> None:
    out = dice.dice_left(s) + len(s.locked)
    if out > 0 and (s.step <= st.S_POOL or s.step == st.S_DEPLOY):
        raise broken("dice", "TR-INV-3", f"dice: at the step {st.STEPS[s.step]} all dice are in the stock.")
    if s.step == st.S_STONE or s.step == st.S_THANOS:
        if s.stone_die < 0 and s.step == st.S_STONE and _pending(s, st.F_STONE_DIE) == 0:
            raise bad("stone_die", None, "what the stone die shows, at this step")
        if s.thanos_die < 0 and _pending(s, st.F_THANOS_DIE) == 0:
            raise bad("thanos_die", None, "what the Thanos die shows, at this step")


def _check_between_turns(s: "ThanosRising") -> None:
    for asset in range(ASSET_COUNT):
        if s.damage[asset] > 0 and is_full(s, asset):
            field = f"damage.{ASSETS[asset]}"
            raise broken(field, "TR-INV-6", f"{field}: a full card left with the last turn.")
    for stone, id in enumerate(STONES):
        if s.counters[stone] >= COLLECT_AT:
            raise broken(f"stones.{id}", "TR-INV-5", f"stones.{id}: with {COLLECT_AT} it is collected.")
    if ending_now(s) != 0:
        raise broken("ending", "TR-INV-15", f"The game is over: {ENDINGS[ending_now(s)]}.")
