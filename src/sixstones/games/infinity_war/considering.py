"""The actions a bot considers: every legal action but those that lead nowhere.

A token may be picked up and left at any time of the turn (IW-8.1, IW-8.6), so most positions offer to lay something
down for nothing, or to take back what was just done. A token is left for a reason: at the own base, to a partner
on the same cell, or beside something of its kind, which it makes room for (IW-8.3) or scores with (IW-8.9).
One just picked up is not left, and one just left is not picked up again by the same character.

Weak bots can walk in circles for ever. In a game that has gone on for very long they think only of main actions that
open a tile, or else lead nearer to a closed one: that brings the end (IW-18.1). What comes back to the same cells in
spite of it is broken up by every third turn, in which the number of the turn picks the main action.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war.board import SPOTS
from sixstones.games.infinity_war.cells import character, is_closed
from sixstones.games.infinity_war.components import STONES, TOKEN_KIND_COUNT, TOKENS_OF_KIND, lowest
from sixstones.games.infinity_war.evaluate import to_closed
from sixstones.games.infinity_war.tokens import handled

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


TOO_LONG: Final[i64] = 200  # turns of each team
WHIM: Final[i64] = 3  # then every so many turns the number of the turn picks the main action
SPREAD: Final[i64] = 7919  # mixes the numbers of turns
# Of what use a main action is.
NO_MAIN_ACTION: Final[i64] = -1
DETOUR: Final[i64] = 0
NEARER: Final[i64] = 1
OPENS: Final[i64] = 2


def considered(s: "InfinityWar") -> list[i64]:
    late = s.turn > TOO_LONG * s.seats
    picked = _picked(s) if late else -1
    use = _best_use(s) if late else DETOUR
    found: list[i64] = []
    for action in s.menu:
        if act.LEAVE <= action < act.DIRECTION:
            at = action - act.LEAVE
            if not _worth_leaving(s, _active(s, at // 2), at % 2 == 1):
                continue
        elif act.PICK_UP <= action < act.RECHARGE:
            at = action - act.PICK_UP
            if _just_left(s, _active(s, at // TOKEN_KIND_COUNT), at % TOKEN_KIND_COUNT):
                continue
        elif late and _use(s, action) != NO_MAIN_ACTION:
            wanted = action == picked if picked >= 0 else _use(s, action) == use
            if not wanted:
                continue
        found.append(action)
    return found


def _use(s: "InfinityWar", action: i64) -> i64:
    """Whether a main action opens a tile, or leads nearer to a closed one."""
    if act.SWAP_BASE <= action < act.CHOOSE:
        return DETOUR
    if action < act.MOVE:
        return NO_MAIN_ACTION
    at = action - act.MOVE
    to = at % SPOTS
    if is_closed(s, to):
        return OPENS
    return NEARER if to_closed(s, to) < to_closed(s, s.spot[_active(s, at // SPOTS)]) else DETOUR


def _best_use(s: "InfinityWar") -> i64:
    best: i64 = DETOUR
    for action in s.menu:
        best = max(best, _use(s, action))
    return best


def _picked(s: "InfinityWar") -> i64:
    """The main action that the number of the turn picks, -1 in most turns."""
    turn = s.turn // s.seats
    count: i64 = 0
    for action in s.menu:
        if _use(s, action) != NO_MAIN_ACTION:
            count += 1
    if count == 0 or turn % WHIM != 0:
        return -1
    left: i64 = turn * SPREAD // 64 % count
    for action in s.menu:
        if _use(s, action) != NO_MAIN_ACTION:
            if left == 0:
                return action
            left -= 1
    return -1


def _worth_leaving(s: "InfinityWar", c: i64, stone: bool) -> bool:
    """Whether there is a reason to leave what a character carries in a slot."""
    token = s.right[c] if stone else s.left[c]
    picked_up = handled(s, (c & 1) * 2)
    put_down = handled(s, (c & 1) * 2 + 1)
    if picked_up & BIT[token] != 0:
        return False
    spot = s.spot[c]
    if spot == s.base[c >> 1] or spot == s.spot[c ^ 1]:
        return True
    wanted = s.floor[spot] & STONES if stone else s.floor[spot] & ~STONES
    return wanted & ~put_down & ~picked_up != 0


def _just_left(s: "InfinityWar", c: i64, kind: i64) -> bool:
    """Whether a character would pick up a token it left since the last event (IW-AMB-129)."""
    token = lowest(s.floor[s.spot[c]] & TOKENS_OF_KIND[kind] & ~handled(s, (c & 1) * 2))
    return handled(s, (c & 1) * 2 + 1) & BIT[token] != 0


def _active(s: "InfinityWar", who: i64) -> i64:
    """The character of the active team who is this one of the data file."""
    return s.active * 2 if character(s, s.active * 2) == who else s.active * 2 + 1
