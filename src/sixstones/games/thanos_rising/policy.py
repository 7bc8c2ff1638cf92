"""A quick choice by the plan of the turn: go where dice promise most, lay what fits."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.rng import Rng
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import evaluate, windows, worth
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.components import TIMED_ASSIGN, TIMED_FREE
from sixstones.games.thanos_rising.layout import SHOWN
from sixstones.games.thanos_rising.plan import Plan
from sixstones.games.thanos_rising.shipped import COLLECT_AT, FIRST_TOKEN, HERO_COUNT, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import colour_of, size_of, symbol_of

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

_SWAY: Final = 0.02  # what chance adds at most: equals are not always taken in the same order
_NEVER: Final = -100.0
_SAVES: Final = 1.0  # a token or ability is used where it is worth so much
_HEALS: Final = 0.05  # what costs nothing is used for little


def policy(s: "ThanosRising", rng: Rng) -> i64:
    menu = s.menu
    kind = st.kind_of(st.top(s))
    if kind == st.F_ASSIGN:
        return _assign(s, rng)
    best = menu[0]
    highest = -1000.0
    for action in menu:
        value = _worth(s, kind, action) + _SWAY * float(rng.below(100)) / 100.0
        if value > highest:
            highest = value
            best = action
    return best


def _worth(s: "ThanosRising", kind: i64, action: i64) -> float:
    if kind == st.F_DEPLOY:
        return _sector(s, action - act.DEPLOY)
    if kind == st.F_LAY:
        return _lay(s, action)
    if kind == st.F_WINDOW:
        return _answer(s, action)
    if act.HEAL <= action < act.REMOVE:
        return worth.healed(s, action - act.HEAL, 2)
    if act.REMOVE <= action < act.HIT:
        n = s.counters[action - act.REMOVE]
        return 20.0 - float(n) if n >= COLLECT_AT else float(n)
    if act.HIT <= action < act.PICK:
        return worth.hit(s, HERO_COUNT + action - act.HIT)
    if act.DAMAGE <= action < act.PLAY_OF:
        return float(s.house.box.spaces[action - act.DAMAGE] - s.damage[action - act.DAMAGE])
    if kind == st.F_MANIP_DIE:
        return _NEVER if action == act.DONE else _pick(s, action - act.PICK)
    if kind == st.F_MANIP_FACE:
        return _face(s, action - act.FACE)
    if kind == st.F_COLOUR:
        return _colour(s, action - act.COLOUR)
    if kind == st.F_TOKEN_CARD:
        return _nearest(s, action - act.ASSIGN)
    return 0.0


def _sector(s: "ThanosRising", sector: i64) -> float:
    """The promise of the turn in a sector."""
    s.sector = sector
    value = evaluate.this_turn(s)
    s.sector = -1
    return value


def _assign(s: "ThanosRising", rng: Rng) -> i64:
    """After a roll: free healing, then a die turned where it helps, then the best card."""
    menu = s.menu
    plan = Plan(s)
    best: i64 = -1
    highest = -1000.0
    forfeits: i64 = -1
    least = 1000.0
    for action in menu:
        if act.USE <= action < act.PLAY:
            who = action - act.USE
            if (s.house.box.of_timing[TIMED_FREE] >> who) & 1 and _free(s, who) > 0.0:
                return action
        elif act.ASSIGN <= action < act.LAY:
            value = _SWAY * float(rng.below(100)) / 100.0
            for target in range(plan.count):
                if plan.asset[target] == action - act.ASSIGN:
                    value += plan.first(target)
            if value > highest:
                highest = value
                best = action
        elif act.FORFEIT <= action < act.USE:
            use = _colour_helps(plan, colour_of(action - act.FORFEIT))
            if use < least:
                least = use
                forfeits = action
    if best < 0 or plan.jokers > 0:
        turned = _turns(s, plan, best - act.ASSIGN if best >= 0 else -1)
        if turned >= 0:
            return turned
    if best >= 0:
        return best
    return forfeits if forfeits >= 0 else menu[0]


def _turns(s: "ThanosRising", plan: Plan, asset: i64) -> i64:
    """An ability that turns a die that does not fit, where few symbols are missing."""
    missing: i64 = 0
    idle: i64 = 0
    if asset >= 0:
        for target in range(plan.count):
            if plan.asset[target] == asset:
                for k in range(4):
                    missing += max(plan.missing[target * 4 + k], 0)
                for kind in range(32):
                    n = s.dice[SHOWN + kind]
                    if plan.missing[target * 4 + symbol_of(kind)] > 0:
                        missing -= min(n, plan.missing[target * 4 + symbol_of(kind)])
                    else:
                        idle += n
        if missing <= 0 or idle == 0 or missing > plan.jokers:
            return -1
    for action in s.menu:
        if act.USE <= action < act.PLAY:
            who = action - act.USE
            if s.house.box.program[s.house.box.start[who]] == pr.CALL_TURN_FACE:
                for kind in range(32):
                    if s.dice[SHOWN + kind] > 0 and _takes(s, who, kind) and not _wanted(plan, kind, asset):
                        return action
            elif s.house.box.program[s.house.box.start[who]] == pr.CALL_REROLL and asset < 0:
                return action
    return -1


def _takes(s: "ThanosRising", who: i64, kind: i64) -> bool:
    at = s.house.box.start[who]
    return (s.house.box.program[at + 1] >> symbol_of(kind)) & 1 == 1


def _wanted(plan: Plan, kind: i64, asset: i64) -> bool:
    """Whether a card of the plan lacks what a die shows: that one, or any."""
    for target in range(plan.count):
        if (asset < 0 or plan.asset[target] == asset) and plan.missing[target * 4 + symbol_of(kind)] > 0:
            return True
    return False


def _goal(plan: Plan) -> i64:
    """The target the dice shown are best laid on, or the most valuable one."""
    best: i64 = -1
    highest = -1.0
    for target in range(plan.count):
        value = plan.first(target)
        if value > highest:
            highest = value
            best = target
    return best


def _pick(s: "ThanosRising", kind: i64) -> float:
    """The die that fits nothing of the goal."""
    plan = Plan(s)
    goal = _goal(plan)
    if goal < 0:
        return 0.0
    lacking = plan.missing[goal * 4 + symbol_of(kind)] > 0
    return (-2.0 if lacking else 1.0) - 0.5 * float(size_of(kind)) + _colour_of_goal(plan, goal, colour_of(kind))


def _colour_of_goal(plan: Plan, goal: i64, colour: i64) -> float:
    return 0.2 if plan.missing[goal * 4 + colour] > 0 else 0.0


def _face(s: "ThanosRising", face: i64) -> float:
    """The use of a face: symbols the goal lacks and no other die shows, two where it lacks two."""
    plan = Plan(s)
    goal = _goal(plan)
    if goal < 0:
        return 0.0
    symbol = symbol_of(face)
    left = plan.missing[goal * 4 + symbol]
    for kind in range(32):
        if symbol_of(kind) == symbol:
            left -= s.dice[SHOWN + kind] * size_of(kind)
    return float(min(size_of(face), left)) if left > 0 else 0.0


def _lay(s: "ThanosRising", action: i64) -> float:
    """Doubles first, then dice of colours that favour nothing."""
    if action == act.DONE:
        return _NEVER
    kind = action - act.LAY
    return float(size_of(kind)) - (0.3 if colour_of(kind) == symbol_of(kind) else 0.0)


def _colour_helps(plan: Plan, colour: i64) -> float:
    """How much of what the best card lacks a colour favours."""
    value = 0.0
    for target in range(plan.count):
        if plan.missing[target * 4 + colour] > 0:
            value = max(value, plan.gain[target])
    return value


def _colour(s: "ThanosRising", colour: i64) -> float:
    """The colour with which the dice promise most."""
    plan = Plan(s)
    plan.rest[colour] += 1
    return plan.value(-1)


def _nearest(s: "ThanosRising", asset: i64) -> float:
    """Where a symbol token brings most."""
    plan = Plan(s)
    for target in range(plan.count):
        if plan.asset[target] == asset:
            missing: i64 = 0
            for k in range(4):
                missing += max(plan.missing[target * 4 + k], 0)
            return plan.gain[target] / float(missing * missing)
    return 0.0


# Windows.


def _answer(s: "ThanosRising", action: i64) -> float:
    """Symbols when they complete a card, dice before the roll, healing before the turn ends.

    Else wait.
    """
    window = windows.window_now(s)
    if action == act.WAIT:
        return 0.1
    if action == act.PASS:
        return 0.05
    if action == act.PASS_TURN:
        return _NEVER
    if act.USE <= action < act.PLAY:
        return _free(s, action - act.USE)
    token = action - act.PLAY if action < act.HEAL else (action - act.PLAY_OF) % TOKEN_COUNT
    at = s.house.box.start[FIRST_TOKEN + token]
    call = s.house.box.program[at]
    if call == pr.CALL_SYMBOL:
        return _gift(s, s.house.box.program[at + 1]) if window == windows.AFTER_DICE else _NEVER
    if call == pr.CALL_ADD_DIE:
        return _die(s, token, window)
    if window < windows.LAST:
        return _NEVER
    if call == pr.CALL_HEAL:
        return worth.best_heal(s, s.house.box.program[at + 1]) - _SAVES
    return worth.counter_off(s) - 0.3


def _free(s: "ThanosRising", who: i64) -> float:
    """The use of a free ability: heal if possible, take counters off a stone only in danger."""
    value = worth.ability(s, who)
    if (s.house.box.paid_in_damage >> who) & 1:
        return value - 0.3 if s.damage[who] + 2 <= s.house.box.spaces[who] else _NEVER
    return 1.0 + value if value > _HEALS else _NEVER


def _gift(s: "ThanosRising", symbol: i64) -> float:
    """A symbol token once the dice lie: worth it if tokens at hand complete a card."""
    plan = Plan(s)
    best = _NEVER
    for target in range(plan.count):
        if plan.missing[target * 4 + symbol] <= 0 or (plan.asset[target] < HERO_COUNT and _own(s, plan.asset[target])):
            continue
        used: i64 = 0
        enough = True
        for k in range(4):
            lacking = max(plan.missing[target * 4 + k], 0)
            used += lacking
            enough = enough and lacking <= plan.gifts[k]
        if enough:
            best = max(best, plan.gain[target] - worth.TOKEN * float(used))
    return best


def _own(s: "ThanosRising", who: i64) -> bool:
    """An ability of one's own, which tokens cannot pay."""
    return (s.team[s.active] >> who) & 1 == 1 and (s.house.box.of_timing[TIMED_ASSIGN] >> who) & 1 == 1


def _die(s: "ThanosRising", token: i64, window: i64) -> float:
    """The use of a die token before the opening roll or after the dice, by what it adds."""
    if window == windows.AFTER_ROLL:
        return _NEVER
    plan = Plan(s)
    before = plan.value(-1)
    listed = s.house.box.program[s.house.box.start[FIRST_TOKEN + token] + 1]
    for colour in range(4):
        if (listed >> colour) & 1:
            plan.rest[colour] += 1
            return plan.value(-1) - before - worth.TOKEN
    return _NEVER
