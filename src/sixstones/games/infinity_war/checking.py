"""Checks that a loaded position can occur in a game.

A refusal names the field at fault.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.core.reading import bad, broken
from sixstones.games.infinity_war import checking_stack, ending
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import CELLS, CORNERS, TILES, in_ring
from sixstones.games.infinity_war.cells import (
    CLAIMED,
    FRESH,
    NO_BATTLE,
    SERVING,
    is_closed,
    kind_at,
    name,
    on_foreign_base,
    others_on,
    own_base_at,
    owner_of,
)
from sixstones.games.infinity_war.components import (
    ALL_TOKENS,
    BATTLEFIELD_TILE,
    BLUE,
    HALVES,
    RED,
    SPACE_STONE,
    TELEPORT_FACE,
    UNLAID,
)
from sixstones.games.infinity_war.returns import trap_pending
from sixstones.games.infinity_war.scoring import carries_hero
from sixstones.games.infinity_war.setup import backs_left, usual_back
from sixstones.games.infinity_war.thanos import acts_now

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def check(s: "InfinityWar") -> None:
    """Raise BadPosition if no game comes to this position."""
    if s.phase == st.SETUP:
        _check_setup(s)
        return
    _check_turn(s)
    _check_bases(s)
    _check_halves(s)
    _check_ending(s)
    for c in range(s.seats * 2):
        _check_character(s, c, f"characters.{name(s, c)}")
        if s.phase != st.ENDED:
            _check_cell(s, c, f"characters.{name(s, c)}")
    if s.phase == st.ENDED and len(s.stack) > 0:
        raise bad("stack", len(s.stack), "nothing, since the game is over")
    checking_stack.check(s)


def _check_turn(s: "InfinityWar") -> None:
    if s.turn < 1 or 0 < s.house.turn_cap < s.turn:
        most = f" to {s.house.turn_cap}, the option turn_cap" if s.house.turn_cap > 0 else " on"
        raise bad("turn", s.turn, f"a whole number from 1{most}")
    if s.appeared > (s.turn if s.thanos >= 0 else 0):
        raise bad("appeared", s.appeared, "a turn that has begun, or 0 while Thanos is not there")
    if s.ebony_turns > 0 and s.ebony_called:  # IW-17.27
        raise bad("ebony_called", True, "false while a round swapped by Ebony Maw is being played")
    if s.phase == st.THANOS and not acts_now(s):
        raise broken("phase", "IW-14.4", "Thanos acts at the end of the turn of the team that holds the Gauntlet.")


def _check_bases(s: "InfinityWar") -> None:
    for spot in s.base:
        if not in_ring(spot):
            raise broken(f"tiles.{CELLS[spot]}", "IW-7.3", f"The base on {CELLS[spot]} must lie in the outer ring.")
    if s.thanos >= 0 and owner_of(s, s.thanos) >= 0 and s.phase != st.ENDED:
        raise broken("thanos", "IW-14.15", f"Thanos cannot stay on {CELLS[s.thanos]}, the base of a playing team.")


def _check_halves(s: "InfinityWar") -> None:
    """Leadership is scored as a pair, and never is more than one half carried.

    Rules IW-INV-19, IW-INV-25.
    """
    for seat in range(s.seats):
        if bit_count(s.tablet[seat] & HALVES) == 1:
            raise broken(f"tablets[{seat}]", "IW-13.6", f"tablets[{seat}] holds one half of Leadership; both or none.")
    carrying: i64 = 0
    for c in range(s.seats * 2):
        token = s.left[c]
        if token >= 0 and HALVES & BIT[token] != 0:
            carrying += 1
            field = f"characters.{name(s, c)}.left"
            if carrying > 1:
                raise broken(field, "IW-8.5", f"{field}: somebody else carries the other half of Leadership.")
            if s.house.pair_on_floor and s.floor[s.spot[c]] & HALVES != 0 and s.phase != st.ENDED:
                raise broken(field, "IW-13.6", f"{field}: the other half lies on his cell, so both are scored.")


def _check_ending(s: "InfinityWar") -> None:
    """An end or a last round has its reason on the table (IW-18.1, IW-18.2, IW-19, IW-AMB-136)."""
    over = s.phase == st.ENDED
    if s.winner >= 0 and not (over and s.ending == ending.SIX_STONES):
        raise bad("winner", s.winner, "nobody, unless the game is over by six Stones")
    if s.ending == ending.NOT_YET:
        if over:
            raise bad("ending", "", "a reason, since the phase is over")
        if s.last_turns > 0:
            raise bad("ending", "", "tiles or heroes, since last_turns says that the last round is being played")
        return
    told = ending.ENDINGS[s.ending]
    at_once = s.ending == ending.SIX_STONES or s.ending == ending.THANOS_WINS
    other = ending.holds(s, ending.SIX_STONES) or ending.holds(s, ending.THANOS_WINS)
    if not ending.holds(s, s.ending) or (over and other and not at_once):
        raise bad("ending", told, "the reason that this position shows")
    if s.winner >= 0 and s.winner != ending.with_all_stones(s):
        raise bad("winner", s.winner, f"{ending.with_all_stones(s)}, the seat with all six Stones")
    signal = s.ending == ending.ALL_TILES or s.ending == ending.ALL_HEROES
    if over:
        if signal and s.last_turns > 0:
            raise bad("last_turns", s.last_turns, "0, since the last round is over")
        return
    if not signal:
        raise bad("ending", told, "tiles or heroes, unless the phase is over")
    if s.last_turns == 0 and not (s.phase == st.THANOS and s.house.end_before_thanos):
        raise bad("last_turns", 0, f"1 to {s.seats}, since ending says that the last round is being played")


def _check_character(s: "InfinityWar", c: i64, field: str) -> None:
    """Check a character's card and standee (IW-6.2, IW-AMB-30, IW-AMB-79)."""
    if s.battle[c] != NO_BATTLE and not (carries_hero(s, c) and kind_at(s, s.spot[c]) == BATTLEFIELD_TILE):
        raise broken(f"{field}.battle", "IW-AMB-79", f"{field} has a battle but no superhero on an open Battlefield.")
    own = c >> 1 == s.active
    playing = own and (s.phase == st.PRE or s.phase == st.MAIN or s.phase == st.POST)
    if playing and s.battle[c] == CLAIMED:
        raise broken(f"{field}.battle", "IW-AMB-79", f"{field}: a claim is qualified when the own turn begins.")
    if s.detained[c] == SERVING and not playing and not (own and s.phase == st.ENDED):
        raise broken(f"{field}.detained", "IW-6.2", f"{field} serves his detention in the turn of his team only.")
    if own and (s.barred >> (c & 1)) & 1 and s.detained[c] != SERVING and s.detained[c] != FRESH:
        raise broken(f"{field}.barred", "IW-6.2", f"{field} is not detained, so the main action may move him.")
    if own and not (s.barred >> (c & 1)) & 1 and s.detained[c] == SERVING:
        raise broken(f"{field}.barred", "IW-6.2", f"{field} serves his detention, so the main action cannot move him.")
    if s.phase == st.THANOS and own and (s.barred >> (c & 1)) & 1:
        raise broken(f"{field}.barred", "IW-6.2", f"{field}: nobody is barred when the turn is over.")


def _check_cell(s: "InfinityWar", c: i64, field: str) -> None:
    """Check where a character may stand during a question (IW-INV-10 … 13).

    An entry being resolved may go further.
    """
    spot = s.spot[c]
    field += ".cell"
    if is_closed(s, spot) and not _arriving(s, c):
        raise broken(field, "IW-5.2", f"{field} is {CELLS[spot]}, which is closed; name the open tile there.")
    if s.thanos == spot:
        raise broken(field, "IW-14.13", f"{field} is {CELLS[spot]}, Thanos's cell.")
    if others_on(s, c >> 1, spot) != 0 and not _on_guard(s, spot):
        raise broken(field, "IW-5.5", f"{field} is {CELLS[spot]}, where a character of another team stands.")
    if on_foreign_base(s, c) and s.right[c] != SPACE_STONE and not s.house.space_lost_stays and not trap_pending(s, c):
        raise broken(field, "IW-17.12", f"{field} is {CELLS[spot]}, a foreign base, and he has no Space Stone.")


def _arriving(s: "InfinityWar", c: i64) -> bool:
    """Whether a character has just come to a cell that is about to be opened."""
    for value in s.stack:
        if st.kind_of(value) == fr.ARRIVED and st.who_of(value) == c and st.entry_of(value) == s.entry[c & 1]:
            return True
    return False


def _on_guard(s: "InfinityWar", spot: i64) -> bool:
    """Whether a base holds only owners and active characters whose trap is still to work.

    Rule IW-AMB-142.
    """
    owner = owner_of(s, spot)
    for c in range(s.seats * 2):
        if s.spot[c] == spot and c >> 1 != owner and not trap_pending(s, c):
            return False
    return owner >= 0


# Before the first turn.


def _check_setup(s: "InfinityWar") -> None:
    """Nothing has happened yet but the draws of the set-up, in their order (IW-2)."""
    if s.turn != 0 or s.active != 0:
        field = "turn" if s.turn != 0 else "active"
        raise bad(field, s.turn if s.turn != 0 else s.active, "0 before the first turn")
    if s.supply != ALL_TOKENS:
        raise broken("tokens", "IW-2.14", "All tokens are in the supply until the first tile is opened.")
    if s.spent != 0 or s.ebony_turns != 0 or s.ebony_called != 0 or s.appeared != 0 or s.barred != 0:
        raise bad("phase", "setup", "a phase of a turn, since something has happened already")
    if s.ending != ending.NOT_YET or s.winner >= 0 or s.last_turns != 0:
        raise bad("ending", ending.ENDINGS[s.ending], "nothing before the first turn")
    placed: i64 = 0
    for spot in s.base:
        if spot >= 0:
            placed += 1
    if placed != 0 and placed != s.seats:
        raise bad("tiles", placed, f"the bases of all {s.seats} teams, or none")
    _check_laid(s, placed > 0)
    for c in range(s.seats * 2):
        if s.used[c] or s.detained[c] or s.battle[c] or (placed > 0 and not own_base_at(s, c, s.spot[c])):
            raise bad(f"characters.{name(s, c)}", "not ready", "a character ready on his base before the first turn")
    checking_stack.check_setup(s, placed > 0)


def _check_laid(s: "InfinityWar", placed: bool) -> None:
    """Closed tiles of the usual colours, or laid in order (IW-1.3, IW-20.1).

    Teleports in corners (IW-20.2).
    """
    gap = False
    for spot in range(TILES):
        field = f"tiles.{CELLS[spot]}"
        face = s.face[spot]
        corner = placed and s.house.teleports_in_corners and spot in [at for at in CORNERS]
        if corner != (face == TELEPORT_FACE) or (face >= 0 and not corner and owner_of(s, spot) < 0):
            raise bad(field, s.face[spot], "closed, a base, or by option a Teleport in a corner, before the first turn")
        if face >= 0:
            if not in_ring(spot):
                raise broken(field, "IW-7.3", f"The base on {CELLS[spot]} must lie in the outer ring.")
            continue
        if s.house.mixed:
            gap = gap or face == UNLAID
            if (gap or not placed) and face != UNLAID:
                raise bad(field, "a closed tile", "unlaid, since tiles are laid in reading order once the bases lie")
        elif face != usual_back(spot):
            raise broken(field, "IW-1.3", f"{field}: blue tiles lie in the ring and red ones inside.")
    if backs_left(s, RED) < 0 or backs_left(s, BLUE) < 0:
        raise broken("tiles", "IW-INV-2", "More tiles of one colour are laid than there are.")
