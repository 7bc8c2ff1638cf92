"""Victory points: superheroes in battles, and leadership (IW-13)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.facts import Event
from sixstones.games.infinity_war.cells import CLAIMED, NO_BATTLE, QUALIFIED, cell, kind_at, name
from sixstones.games.infinity_war.components import BATTLEFIELD_TILE, HALVES, HEROES, TOKENS

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def points(s: "InfinityWar", seat: i64) -> i64:
    """One per token in the victory-point zone (IW-18.3)."""
    return bit_count(s.tablet[seat])


def carries_hero(s: "InfinityWar", c: i64) -> bool:
    return s.left[c] >= 0 and HEROES & BIT[s.left[c]] != 0


def leave_battlefield(s: "InfinityWar", c: i64) -> None:
    """Leaving in any way: a qualified superhero scores by itself, a mere claim is lost.

    Rules IW-13.2, IW-13.5, IW-AMB-7.
    """
    if s.battle[c] == QUALIFIED:
        token = s.left[c]
        s.left[c] = -1
        s.battle[c] = NO_BATTLE
        s.tablet[c >> 1] |= BIT[token]
        if s.log is not None:
            won = {"seat": c >> 1, "character": name(s, c), "token": TOKENS[token], "points": points(s, c >> 1)}
            s.log.append(Event("scored", "IW-13.2", {key: value for key, value in won.items()}))
    elif s.battle[c] == CLAIMED:
        end_claim(s, c)


def end_claim(s: "InfinityWar", c: i64) -> None:
    """The claim is bound to character, token and tile (IW-AMB-81)."""
    if s.battle[c] != NO_BATTLE:
        s.battle[c] = NO_BATTLE
        if s.log is not None:
            s.log.append(Event("claim_ended", "IW-13.5", {"character": name(s, c), "cell": cell(s.spot[c])}))


def claim_battles(s: "InfinityWar") -> None:
    """At the end of the own turn: who stands on a Battlefield with a superhero (IW-AMB-79)."""
    for c in range(s.active * 2, s.active * 2 + 2):
        if s.battle[c] == NO_BATTLE and carries_hero(s, c) and kind_at(s, s.spot[c]) == BATTLEFIELD_TILE:
            s.battle[c] = CLAIMED
            if s.log is not None:
                s.log.append(Event("claimed", "IW-AMB-79", {"character": name(s, c), "cell": cell(s.spot[c])}))


def qualify_battles(s: "InfinityWar") -> None:
    """At the start of the own next turn the superhero has held out (IW-AMB-79)."""
    for c in range(s.active * 2, s.active * 2 + 2):
        if s.battle[c] == CLAIMED:
            s.battle[c] = QUALIFIED
            if s.log is not None:
                s.log.append(Event("qualified", "IW-AMB-79", {"character": name(s, c), "cell": cell(s.spot[c])}))


def join_leadership(s: "InfinityWar", c: i64) -> None:
    """The bearer of one half is on the cell of the other: both go to the tablet.

    Rules IW-13.6, IW-AMB-85, IW-AMB-87.
    """
    token = s.left[c]
    if token < 0 or HALVES & BIT[token] == 0:
        return
    other = HALVES & ~BIT[token]
    if s.floor[s.spot[c]] & other != 0:
        s.left[c] = -1
        s.floor[s.spot[c]] &= ~other
        _score_pair(s, c)


def join_left_half(s: "InfinityWar", c: i64) -> None:
    """A half left beside the other: both go to the tablet (IW-8.9)."""
    if s.floor[s.spot[c]] & HALVES == HALVES:
        s.floor[s.spot[c]] &= ~HALVES
        _score_pair(s, c)


def _score_pair(s: "InfinityWar", c: i64) -> None:
    s.tablet[c >> 1] |= HALVES
    if s.log is not None:
        data: dict[str, object] = {"seat": c >> 1, "character": name(s, c), "cell": cell(s.spot[c])}
        data["points"] = points(s, c >> 1)
        s.log.append(Event("leadership_scored", "IW-13.6", data))
