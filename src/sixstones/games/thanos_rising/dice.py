"""Step 3: the pool, rolls, what dice may be laid where, forfeiting and stopping.

Rules TR-10, TR-11, TR-12, TR-24.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append
from sixstones.games.thanos_rising import effects
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import (
    can_receive,
    lacks,
    rule_of,
    source_name,
    villains_in_sector,
)
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_MANIP, TIMED_POOL
from sixstones.games.thanos_rising.layout import (
    AGAIN,
    FORFEITED,
    PAID,
    POOL,
    SHOWN,
    STOCK,
    TOKEN_SYMBOL,
    UNROLLED,
    lock,
)
from sixstones.games.thanos_rising.shipped import ASSETS, BASES, FIRST_BASE, HERO_COUNT
from sixstones.games.thanos_rising.symbols import (
    COLOUR_COUNT,
    COLOURS,
    DIE_NAMES,
    FACE_COUNT,
    KIND_COUNT,
    SYMBOLS,
    colour_of,
    size_of,
    symbol_of,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


# The pool (TR-10.1).


def collect_pool(s: "ThanosRising") -> None:
    """Collect the pool: four dice of the base, then dice of heroes, fixed colours first.

    Rule TR-AMB-24.
    """
    base = s.base[s.active]
    for colour in range(COLOUR_COUNT):
        n = s.house.box.base_pool[base * 4 + colour]
        s.dice[STOCK + colour] -= n
        s.dice[POOL + colour] += n
    if s.log is not None:
        pool: dict[str, object] = {COLOURS[c]: s.dice[POOL + c] for c in range(4) if s.dice[POOL + c] > 0}
        s.log.append(Event("pool", "TR-10.1", {"seat": s.active, "base": BASES[base], "dice": pool}))
    ready = _add_dice(s)
    if ready == 0:
        return
    for hero in range(HERO_COUNT - 1, -1, -1):
        if (ready >> hero) & 1 and not _one_colour(s, hero):
            for _ in range(_dice_of(s, hero)):
                st.push(s, st.F_COLOUR, hero, s.active, 0, 0)
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and _one_colour(s, hero):
            for _ in range(_dice_of(s, hero)):
                _add_fixed(s, hero)


def _add_dice(s: "ThanosRising") -> i64:
    """Heroes with an ability of timing pool whose condition holds now, as bits (TR-16.2)."""
    heroes = s.team[s.active] & s.house.box.of_timing[TIMED_POOL]
    found: i64 = 0
    hero: i64 = 0
    while heroes != 0:
        if heroes & 1 and holds(s, hero):
            found |= BIT[hero]
        heroes >>= 1
        hero += 1
    return found


def _one_colour(s: "ThanosRising", hero: i64) -> bool:
    listed = s.house.box.program[s.house.box.start[hero] + 1]
    return listed & (listed - 1) == 0


def _dice_of(s: "ThanosRising", hero: i64) -> i64:
    """One, or one for every so many counters on the hero itself."""
    per = s.house.box.program[s.house.box.start[hero] + 2]
    return 1 if per == 0 else s.damage[hero] // per


def _add_fixed(s: "ThanosRising", hero: i64) -> None:
    colours = effects.colours_of(s, hero)
    if colours == 0:
        die_lost(s, hero)
        return
    for colour in range(COLOUR_COUNT):
        if (colours >> colour) & 1:
            effects.add_die(s, colour, "" if s.log is None else rule_of(s, hero), source_name(hero))
            return


def die_lost(s: "ThanosRising", source: i64) -> None:
    """No die of a listed colour is left (TR-10.5)."""
    if s.log is not None:
        s.log.append(Event("die_lost", "TR-10.5", {"seat": s.active, "source": source_name(source)}))


def holds(s: "ThanosRising", hero: i64) -> bool:
    """Whether the condition of a hero of the active team is true."""
    box = s.house.box
    condition = box.condition[hero]
    if condition == pr.IF_ALWAYS:
        return True
    if condition == pr.IF_TEAM_HAS:
        return s.team[s.active] & box.of_type[box.condition_type[hero]] != 0
    if condition == pr.IF_TEAM_HAS_OTHER:
        return s.team[s.active] & box.of_type[box.condition_type[hero]] & ~BIT[hero] != 0
    if condition == pr.IF_VILLAIN_IN_DEPLOYED_SECTOR:
        return s.sector >= 0 and villains_in_sector(s, s.sector) != 0
    if condition == pr.IF_VILLAIN_HIT_THIS_TURN:
        return s.hits > 0
    return s.damage[hero] < box.spaces[hero]


# Rolling (TR-10.2, TR-11.7).


def begin_roll(s: "ThanosRising") -> None:
    """All dice left of the last roll go back into the pool, and the whole pool is rolled."""
    dice = s.dice
    for colour in range(COLOUR_COUNT):
        n: i64 = dice[AGAIN + colour]
        dice[AGAIN + colour] = 0
        first: i64 = SHOWN + colour * FACE_COUNT
        for at in range(first, first + FACE_COUNT):
            n += dice[at]
            dice[at] = 0
        dice[POOL + colour] += n
    s.rolls += 1
    st.push(s, st.F_ROLL, 0, 0, 0, 0)
    if s.log is not None:
        s.log.append(Event("roll", "TR-10.2" if s.rolls == 1 else "TR-11.7", {"seat": s.active, "roll": s.rolls}))


def waiting_colour(s: "ThanosRising", part: i64) -> i64:
    """The colour of the next die to be rolled, or -1."""
    dice = s.dice
    for colour in range(COLOUR_COUNT):
        if dice[part + colour] > 0:
            return colour
    return -1


def die_rolled(s: "ThanosRising", kind: i64, part: i64) -> None:
    dice = s.dice
    dice[part + colour_of(kind)] -= 1
    dice[SHOWN + kind] += 1
    if s.log is not None:
        rule = "TR-10.2" if part == POOL else "TR-AMB-33"
        s.log.append(Event("die", rule, {"seat": s.active, "die": DIE_NAMES[kind]}))


def shown_symbols(s: "ThanosRising", symbol: i64) -> i64:
    """How often a symbol is shown by the dice of this roll; a double counts twice."""
    dice = s.dice
    n: i64 = 0
    for colour in range(COLOUR_COUNT):
        at: i64 = SHOWN + colour * FACE_COUNT + symbol
        n += dice[at] + 2 * dice[at + 4]
    return n


def shows(s: "ThanosRising") -> i64:
    """The symbols that dice of this roll show, as bits."""
    dice = s.dice
    found: i64 = 0
    for kind in range(KIND_COUNT):
        if dice[SHOWN + kind] > 0:
            found |= BIT[symbol_of(kind)]
    return found


def dice_left(s: "ThanosRising") -> i64:
    """Dice neither assigned nor forfeited."""
    dice = s.dice
    n: i64 = 0
    for at in range(POOL, SHOWN + KIND_COUNT):
        n += dice[at]
    return n


def check_team_ability(s: "ThanosRising") -> None:
    """On the opening roll only (TR-10.3, TR-24.2)."""
    base = s.base[s.active]
    symbol = s.house.box.trigger_symbol[base]
    if s.rolls != 1 or shown_symbols(s, symbol) < s.house.box.trigger_min[base]:
        return
    if s.log is not None:
        data: dict[str, object] = {"seat": s.active, "base": BASES[base], "symbol": SYMBOLS[symbol]}
        data["n"] = shown_symbols(s, symbol)
        s.log.append(Event("team_ability", "TR-24.2", data))
    effects.begin(s, FIRST_BASE + base, s.active, st.BY_TURN)


# Abilities that change dice (TR-16.3).


def manips(s: "ThanosRising") -> i64:
    """Heroes of the active team who can change a die of this roll now, as bits."""
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_MANIP] & ~s.used & ~s.fresh
    if ready == 0:
        return 0
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and holds(s, hero) and _has_die_for(s, hero):
            found |= BIT[hero]
    return found


def _has_die_for(s: "ThanosRising", hero: i64) -> bool:
    for kind in range(KIND_COUNT):
        if s.dice[SHOWN + kind] > 0 and manip_takes(s, hero, kind):
            return True
    return False


def manip_takes(s: "ThanosRising", hero: i64, kind: i64) -> bool:
    """Whether a hero's ability works on a die: any face to roll again, listed symbols to turn."""
    box = s.house.box
    at = box.start[hero]
    if box.program[at] == pr.CALL_REROLL:
        return True
    if (box.program[at + 1] >> symbol_of(kind)) & 1 == 0:
        return False
    first: i64 = colour_of(kind) * FACE_COUNT
    for face in range(FACE_COUNT):
        if box.faces[first + face] > 0 and first + face != kind:
            return True
    return False


def set_aside(s: "ThanosRising", kind: i64) -> None:
    """A die is taken up to be rolled again."""
    s.dice[SHOWN + kind] -= 1
    s.dice[AGAIN + colour_of(kind)] += 1


def turn_face(s: "ThanosRising", hero: i64, kind: i64, face: i64) -> None:
    """A die is set to another of its faces."""
    after: i64 = colour_of(kind) * FACE_COUNT + face
    s.dice[SHOWN + kind] -= 1
    s.dice[SHOWN + after] += 1
    if s.log is not None:
        data: dict[str, object] = {
            "seat": s.active,
            "card": ASSETS[hero],
            "from": DIE_NAMES[kind],
            "to": DIE_NAMES[after],
        }
        s.log.append(Event("die_turned", rule_of(s, hero), data))


# Assigning (TR-11).


def cards_for(s: "ThanosRising") -> i64:
    """Cards of the deployed sector that can take a die of this roll, as bits (TR-11.2, TR-11.5)."""
    seen = shows(s)
    found: i64 = 0
    for place in range(3):
        if can_receive(s, place):
            for symbol in range(4):
                if (seen >> symbol) & 1 and lacks(s, place, symbol) > 0:
                    found |= BIT[s.slots[s.sector * 3 + place]]
                    break
    return found


def heroes_for(s: "ThanosRising") -> i64:
    """Own heroes whose ability can be paid with a die of this roll.

    Rules TR-11.10, TR-11.11, TR-AMB-31.
    """
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_ASSIGN] & ~s.fresh
    if ready == 0:
        return 0
    seen = shows(s)
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and (seen >> s.house.box.pay_symbol[hero]) & 1:
            if s.cover[PAID + hero] < s.house.box.pay_count[hero] and holds(s, hero):
                found |= BIT[hero]
    return found


def place_of(s: "ThanosRising", asset: i64) -> i64:
    """The place of a card in the deployed sector, or -1 for one's own hero."""
    slots = s.slots
    first: i64 = s.sector * 3
    for place in range(3):
        if slots[first + place] == asset:
            return place
    return -1


def missing(s: "ThanosRising", asset: i64, place: i64, symbol: i64) -> i64:
    """The need of a symbol on a card of the sector, or for one's own hero's ability (-1)."""
    if place >= 0:
        return lacks(s, place, symbol)
    if s.house.box.pay_symbol[asset] != symbol:
        return 0
    return s.house.box.pay_count[asset] - s.cover[PAID + asset]


def may_lay(s: "ThanosRising", asset: i64, place: i64, kind: i64, singles: i64) -> bool:
    """Whether a die may join those laid in this roll without making one of them superfluous.

    DP-11.

    A double after a single of the same symbol must find room for both its symbols: else the single is superfluous.
    """
    left = missing(s, asset, place, symbol_of(kind))
    if left <= 0:
        return False
    return size_of(kind) == 1 or left >= 2 or (singles >> symbol_of(kind)) & 1 == 0


def lay(s: "ThanosRising", asset: i64, kind: i64) -> None:
    """A die covers as many symbols as it can; an unneeded second one is lost (TR-11.6)."""
    symbol = symbol_of(kind)
    n = min(size_of(kind), missing(s, asset, place_of(s, asset), symbol))
    s.dice[SHOWN + kind] -= 1
    s.locked = append(s.locked, lock(kind, asset, s.rolls))
    _cover(s, asset, symbol, n)
    if s.log is not None:
        data: dict[str, object] = {
            "seat": s.active,
            "die": DIE_NAMES[kind],
            "card": ASSETS[asset],
            "symbol": SYMBOLS[symbol],
        }
        data["n"] = n
        s.log.append(Event("laid", "TR-11.1" if place_of(s, asset) >= 0 else "TR-11.10", data))


def _cover(s: "ThanosRising", asset: i64, symbol: i64, n: i64) -> None:
    place = place_of(s, asset)
    if place >= 0:
        s.cover[place * 4 + symbol] += n
    else:
        s.cover[PAID + asset] += n


def cover_by_token(s: "ThanosRising", asset: i64, symbol: i64, seat: i64, token: str) -> None:
    """A symbol token lies on a card of the sector (TR-20.4)."""
    s.locked = append(s.locked, lock(TOKEN_SYMBOL + symbol, asset, s.rolls))
    _cover(s, asset, symbol, 1)
    if s.log is not None:
        data: dict[str, object] = {
            "seat": seat,
            "token": token,
            "card": ASSETS[asset],
            "symbol": SYMBOLS[symbol],
            "n": 1,
        }
        s.log.append(Event("token_laid", "TR-20.4", data))


def cards_lacking(s: "ThanosRising", symbol: i64) -> i64:
    """Cards of the deployed sector a symbol token can go to, as bits (TR-AMB-51)."""
    found: i64 = 0
    for place in range(3):
        if can_receive(s, place) and lacks(s, place, symbol) > 0:
            found |= BIT[s.slots[s.sector * 3 + place]]
    return found


# Forfeiting and stopping (TR-12).


def forfeit(s: "ThanosRising", kind: i64) -> None:
    s.dice[SHOWN + kind] -= 1
    s.locked = append(s.locked, lock(kind, FORFEITED, s.rolls))
    if s.log is not None:
        s.log.append(Event("forfeited", "TR-12.1", {"seat": s.active, "die": DIE_NAMES[kind]}))


def may_stop(s: "ThanosRising") -> bool:
    """No incomplete card of the sector could be completed by the dice left at best.

    Rules TR-AMB-7, TR-AMB-50.
    """
    dice = dice_left(s)
    for place in range(3):
        if can_receive(s, place) and _could_complete(s, place, dice):
            return False
    return True


def _could_complete(s: "ThanosRising", place: i64, dice: i64) -> bool:
    total: i64 = 0
    for symbol in range(4):
        total += lacks(s, place, symbol)
    if total > 2 * dice:
        return False
    if not s.house.box.regular:
        left = [int(_colour_left(s, colour)) for colour in range(COLOUR_COUNT)]
        return _search_cover(s, [int(lacks(s, place, symbol)) for symbol in range(4)], left)
    if total <= dice:
        return True
    colours: i64 = 0  # twelve bits for each
    for colour in range(COLOUR_COUNT):
        colours += _colour_left(s, colour) << (12 * colour)
    needed: i64 = 0
    for symbol in range(4):
        lacking = lacks(s, place, symbol)
        doubles: i64 = 0
        for colour in range(COLOUR_COUNT):
            if (s.house.box.doubles[symbol] >> colour) & 1:
                doubles += (colours >> (12 * colour)) & 4095
        needed += lacking - min(doubles, lacking // 2)
    return needed <= dice


def _colour_left(s: "ThanosRising", colour: i64) -> i64:
    """Dice of a colour neither assigned nor forfeited."""
    dice = s.dice
    n: i64 = dice[POOL + colour] + dice[AGAIN + colour]
    first: i64 = SHOWN + colour * FACE_COUNT
    for at in range(first, first + FACE_COUNT):
        n += dice[at]
    return n


def _search_cover(s: "ThanosRising", wanted: list[int], left: list[int]) -> bool:
    """Whether dice of unusual faces can cover what is wanted: each at its largest useful face."""
    if max(wanted) <= 0:
        return True
    for colour in range(4):
        if left[colour] == 0:
            continue
        rest = [n - 1 if c == colour else n for c, n in enumerate(left)]
        for symbol in range(4):
            size = 0
            if s.house.box.faces[colour * 8 + symbol + 4] > 0:
                size = 2
            elif s.house.box.faces[colour * 8 + symbol] > 0:
                size = 1
            if size > 0 and wanted[symbol] > 0:
                if _search_cover(s, [n - size if k == symbol else n for k, n in enumerate(wanted)], rest):
                    return True
        if _search_cover(s, wanted, rest):
            return True
        return False
    return False


def stop(s: "ThanosRising") -> None:
    """The rest of the pool is forfeited."""
    for kind in range(KIND_COUNT):
        while s.dice[SHOWN + kind] > 0:
            s.dice[SHOWN + kind] -= 1
            s.locked = append(s.locked, lock(kind, FORFEITED, s.rolls))
    for colour in range(COLOUR_COUNT):
        while s.dice[POOL + colour] > 0:
            s.dice[POOL + colour] -= 1
            s.locked = append(s.locked, lock(UNROLLED + colour, FORFEITED, s.rolls))
    if s.log is not None:
        s.log.append(Event("stopped", "TR-12.2", {"seat": s.active}))
