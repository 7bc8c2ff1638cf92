"""Why an action is not open: the rule that forbids it, as exactly as can be said."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import OVER, Refusal
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import dice, windows
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import is_complete, is_full, slot_of
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_FREE, TIMED_MANIP
from sixstones.games.thanos_rising.layout import FRESH, HANDS, PAID, SHOWN
from sixstones.games.thanos_rising.shipped import ASSETS, HERO_COUNT, TOKEN_COUNT, TOKENS
from sixstones.games.thanos_rising.symbols import DIE_NAMES

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def refuse_unasked(s: "ThanosRising", seat: i64, action: i64) -> Refusal:
    """A seat that is not asked: at an open table it may want to play a token."""
    if s.actor == OVER:
        return Refusal("", "game-over")
    if act.PLAY <= action < act.HEAL or action >= act.PLAY_OF:
        return _play(s, seat, action)
    return Refusal("TR-4.7" if s.step > st.SETUP else "TR-3.5", "not-asked", {"owner": max(s.actor, 0)})


def refuse(s: "ThanosRising", seat: i64, action: i64) -> Refusal:
    if act.PLAY <= action < act.HEAL or action >= act.PLAY_OF:
        return _play(s, seat, action)
    kind = st.kind_of(st.top(s))
    row = st.FRAMES.row(kind)
    if kind == st.F_ASSIGN:
        return _assign(s, action)
    if kind == st.F_LAY:
        return _lay(s, action)
    if act.USE <= action < act.PLAY and kind == st.F_WINDOW:
        return _use(s, action - act.USE)
    if kind == st.F_HEAL and act.HEAL <= action < act.REMOVE:
        return Refusal("TR-AMB-51", "no-damage", {"card": ASSETS[action - act.HEAL]})
    if kind == st.F_BASE and act.BASE <= action < act.KEEP:
        return Refusal("TR-3.11", "base-taken")
    return Refusal(row.rule, "not-legal", {"kind": row.name})


def _play(s: "ThanosRising", seat: i64, action: i64) -> Refusal:
    owner = seat
    token: i64 = action - act.PLAY
    if action >= act.PLAY_OF:
        owner = (action - act.PLAY_OF) // TOKEN_COUNT
        token = (action - act.PLAY_OF) % TOKEN_COUNT
        if not s.house.tokens_by_active:
            return Refusal("TR-AMB-12", "not-your-token", {"token": TOKENS[token], "owner": owner})
    data: dict[str, object] = {"token": TOKENS[token]}
    if owner >= s.seats or s.tokens[HANDS + owner * TOKEN_COUNT + token] == 0:
        return Refusal("TR-20.1", "no-such-token", data)
    if s.step <= st.S_VILLAINS + 1 and windows.window_now(s) == 0:
        return Refusal("TR-6.6", "dice-first", data)
    if owner == s.active and s.tokens[HANDS + owner * TOKEN_COUNT + token] <= s.tokens[FRESH + token]:
        return Refusal("TR-13.8", "fresh-token", data)
    if windows.window_now(s) == 0 or seat != s.actor:
        return Refusal("TR-20.3", "no-window", data)
    return Refusal("TR-AMB-51", "no-use", data)


def _use(s: "ThanosRising", hero: i64) -> Refusal:
    data: dict[str, object] = {"card": ASSETS[hero]}
    if s.team[s.active] & BIT[hero] == 0:
        return Refusal("TR-15.5", "not-your-hero", data)
    if s.fresh & BIT[hero]:
        return Refusal("TR-13.7", "fresh-hero", data)
    if s.used & BIT[hero]:
        return Refusal("TR-16.1", "used-hero", data)
    timing = s.house.box.timing[hero]
    if timing == TIMED_ASSIGN:
        return Refusal("TR-11.10", "pay-with-dice", data)
    if timing != TIMED_FREE and timing != TIMED_MANIP:
        return Refusal("TR-16.2", "works-by-itself", data)
    return Refusal("TR-AMB-51" if timing == TIMED_FREE else "TR-16.3", "no-use", data)


def _assign(s: "ThanosRising", action: i64) -> Refusal:
    if act.USE <= action < act.PLAY:
        return _use(s, action - act.USE)
    if action == act.STOP:
        return Refusal("TR-12.2", "can-complete")
    if act.FORFEIT <= action < act.USE:
        data: dict[str, object] = {"die": DIE_NAMES[action - act.FORFEIT]}
        if s.dice[SHOWN + action - act.FORFEIT] == 0:
            return Refusal("TR-12.1", "no-such-die", data)
        return Refusal("TR-11.2", "must-assign", data)
    if act.LAY <= action < act.FORFEIT:
        return Refusal("TR-11.3", "card-first", {"die": DIE_NAMES[action - act.LAY]})
    if not act.ASSIGN <= action < act.LAY:
        return Refusal("TR-11.1", "not-legal", {"kind": "assign"})
    asset: i64 = action - act.ASSIGN
    card: dict[str, object] = {"card": ASSETS[asset]}
    place = dice.place_of(s, asset)
    if place >= 0:
        if is_complete(s, place):
            return Refusal("TR-AMB-29", "complete", card)
        if asset >= HERO_COUNT and is_full(s, asset):
            return Refusal("TR-AMB-29", "full-villain", card)
        return Refusal("TR-11.5", "no-match", card)
    if slot_of(s, asset) >= 0:
        return Refusal("TR-5.2", "other-sector", card)
    if asset < HERO_COUNT and s.team[s.active] & BIT[asset]:
        if s.house.box.timing[asset] != TIMED_ASSIGN:
            return Refusal("TR-11.10", "no-price", card)
        if s.cover[PAID + asset] >= s.house.box.pay_count[asset]:
            return Refusal("TR-11.11", "paid-already", card)
        return Refusal("TR-11.5", "no-match", card)
    return Refusal("TR-5.2", "not-there", card)


def _lay(s: "ThanosRising", action: i64) -> Refusal:
    if act.ASSIGN <= action < act.LAY:
        return Refusal("TR-11.3", "one-card-per-roll", {"card": ASSETS[st.a_of(st.top(s))]})
    if action == act.DONE:
        return Refusal("TR-11.2", "must-assign", {"die": ""})
    if act.LAY <= action < act.FORFEIT:
        kind: i64 = action - act.LAY
        data: dict[str, object] = {"die": DIE_NAMES[kind], "card": ASSETS[st.a_of(st.top(s))]}
        if s.dice[SHOWN + kind] == 0:
            return Refusal("TR-11.1", "no-such-die", data)
        return Refusal("TR-11.5", "covers-nothing", data)
    return Refusal("TR-11.1", "not-legal", {"kind": "lay"})
