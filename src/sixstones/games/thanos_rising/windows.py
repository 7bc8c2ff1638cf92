"""Windows for tokens and free abilities, and the seats asked (TR-20, TW-1 … TW-4).

Asked table: the other seats clockwise, then the active one; a seat with nothing usable is never asked. After a play the
round begins again. Open table: any seat may play while the active one is asked, whose next move closes the window.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import dice, effects
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.components import TIMED_FREE
from sixstones.games.thanos_rising.layout import DISCARD, FRESH, HANDS, PILE
from sixstones.games.thanos_rising.shipped import FIRST_TOKEN, HERO_COUNT, TOKEN_COUNT, TOKENS

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

BEFORE_ROLL: Final[i64] = 1
AFTER_ROLL: Final[i64] = 2
AFTER_DICE: Final[i64] = 3
LAST: Final[i64] = 4


def window_now(s: "ThanosRising") -> i64:
    """The number of the window that is open, or 0."""
    if len(s.stack) == 0:
        return 0
    value = st.top(s)
    kind = st.kind_of(value)
    if kind == st.F_WINDOW:
        return st.a_of(value)
    return AFTER_ROLL if kind == st.F_ASSIGN else 0


# What is usable (TR-AMB-51).


def can_work(s: "ThanosRising", source: i64, window: i64) -> bool:
    """Whether a program could do something: it is payable and at least one call has an effect."""
    box = s.house.box
    works = False
    for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
        name = box.program[at]
        if name == pr.CALL_DAMAGE_SELF:
            if box.spaces[source] - s.damage[source] < box.program[at + 1]:
                return False
        elif name == pr.CALL_SYMBOL:
            works = works or (window < LAST and dice.cards_lacking(s, box.program[at + 1]) != 0)
        elif name == pr.CALL_ADD_DIE:
            works = works or (window < LAST and effects.colours_of(s, source) != 0)
        elif name == pr.CALL_HEAL:
            works = works or (s.hurt != 0 and s.no_heal == 0)
        elif name == pr.CALL_REMOVE_COUNTER:
            works = works or effects.stones_with_counters(s) != 0
        elif name == pr.CALL_HIT_VILLAIN:
            works = works or effects.villains_to_hit(s, box.program[at + 2]) != 0
        elif name == pr.CALL_DRAW_TOKEN:
            works = works or effects.tokens_left(s, PILE) + effects.tokens_left(s, DISCARD) > 0
    return works


def usable_tokens(s: "ThanosRising", seat: i64, window: i64) -> i64:
    """The kinds of tokens of a seat that are not fresh and could do something, as bits.

    Rule TR-13.8.
    """
    tokens = s.tokens
    found: i64 = 0
    first: i64 = HANDS + seat * TOKEN_COUNT
    for token in range(TOKEN_COUNT):
        n = tokens[first + token]
        if n > 0 and seat == s.active:
            n -= tokens[FRESH + token]
        if n > 0 and can_work(s, FIRST_TOKEN + token, window):
            found |= BIT[token]
    return found


def usable_abilities(s: "ThanosRising", window: i64) -> i64:
    """Free abilities of the active team that could do something, as bits (TR-16.5, TR-AMB-42)."""
    ready = s.team[s.active] & s.house.box.of_timing[TIMED_FREE] & ~s.used & ~s.fresh
    if ready == 0:
        return 0
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (ready >> hero) & 1 and dice.holds(s, hero) and can_work(s, hero, window):
            found |= BIT[hero]
    return found


def has_something(s: "ThanosRising", seat: i64, window: i64) -> bool:
    if usable_tokens(s, seat, window) != 0:
        return True
    return seat == s.active and usable_abilities(s, window) != 0


def anybody_has_something(s: "ThanosRising", window: i64) -> bool:
    for seat in range(s.seats):
        if has_something(s, seat, window):
            return True
    return False


# Who is asked.


def asked_next(s: "ThanosRising", window: i64) -> i64:
    """The seat to be asked in a window, or -1 when it closes."""
    if s.house.open_table or s.house.tokens_by_active:
        if window == AFTER_ROLL or (s.passed >> s.active) & 1:
            return -1
        if s.house.open_table or (s.out >> s.active) & 1 == 0:
            return s.active if anybody_has_something(s, window) and not _holds_back(s, s.active, window) else -1
        return -1
    for k in range(1, s.seats + 1):
        seat = (s.active + k) % s.seats
        if seat == s.active and window == AFTER_ROLL:
            return -1  # he is asked for the assignment, his tokens included
        if ((s.passed | s.out) >> seat) & 1 == 0 and not _holds_back(s, seat, window):
            if has_something(s, seat, window):
                return seat
    return -1


def _holds_back(s: "ThanosRising", seat: i64, window: i64) -> bool:
    """A seat that waits passes the first two windows (TR-AMB-56)."""
    return window < AFTER_DICE and (s.waits >> seat) & 1 == 1


def answers(s: "ThanosRising", seat: i64, window: i64) -> vec[i64]:
    """The answers of a seat that is asked: play, pass, wait, pass for this turn."""
    menu = append(vec[i64](), act.PASS)
    if not s.house.open_table:
        if window < AFTER_DICE:
            menu = append(menu, act.WAIT)
        menu = append(menu, act.PASS_TURN)
    if seat == s.active:
        menu = add_uses(menu, usable_abilities(s, window))
    return add_plays(s, seat, window, menu)


def add_uses(menu: vec[i64], heroes: i64) -> vec[i64]:
    hero: i64 = 0
    while heroes != 0:
        if heroes & 1:
            menu = append(menu, act.USE + hero)
        heroes >>= 1
        hero += 1
    return menu


def add_plays(s: "ThanosRising", seat: i64, window: i64, menu: vec[i64]) -> vec[i64]:
    """Own tokens; with token_control active also those of the others."""
    own = usable_tokens(s, seat, window)
    if own != 0:
        for token in range(TOKEN_COUNT):
            if (own >> token) & 1:
                menu = append(menu, act.PLAY + token)
    if s.house.tokens_by_active and seat == s.active:
        for owner in range(s.seats):
            if owner != seat:
                theirs = usable_tokens(s, owner, window)
                for token in range(TOKEN_COUNT):
                    if (theirs >> token) & 1:
                        menu = append(menu, act.PLAY_OF + owner * TOKEN_COUNT + token)
    return menu


def plays_out_of_turn(s: "ThanosRising", seat: i64) -> list[i64]:
    """At an open table: what a seat that is not asked may play now."""
    found: list[i64] = []
    window = window_now(s) if s.house.open_table and not s.house.tokens_by_active else 0
    if window == 0 or not 0 <= seat < s.seats or s.actor != s.active:
        return found
    for action in add_plays(s, seat, window, vec[i64]()):
        found.append(action)
    return found


# Playing.


def play(s: "ThanosRising", seat: i64, owner: i64, token: i64) -> None:
    """A token of `owner` is used: its effect happens at once, the token goes to the discards.

    Rules TR-20.8, TR-20.9.
    """
    s.passed = 0
    s.tokens[HANDS + owner * TOKEN_COUNT + token] -= 1
    s.tokens[DISCARD + token] += 1
    if s.log is not None:
        data: dict[str, object] = {"seat": owner, "token": TOKENS[token], "active_seat": s.active}
        s.log.append(Event("token_played", "TR-20.2" if owner != s.active else "TR-20.3", data))
    effects.begin(s, FIRST_TOKEN + token, seat, st.BY_TURN)


def use(s: "ThanosRising", hero: i64) -> None:
    """A free ability is used, once a turn (TR-16.1, TR-AMB-43)."""
    s.passed = 0
    if s.house.nebula_once or (s.house.box.paid_in_damage >> hero) & 1 == 0:
        s.used |= BIT[hero]
    effects.begin(s, hero, s.active, st.BY_TURN)


def answer(s: "ThanosRising", seat: i64, action: i64) -> None:
    """A seat passes, waits, or passes for this turn."""
    if action == act.PASS:
        s.passed |= BIT[seat]
    elif action == act.WAIT:
        s.waits |= BIT[seat]
    else:
        s.out |= BIT[seat]
