"""Picking up, leaving, taking and spending tokens (IW-8, IW-9.5, IW-10.11, IW-12.6)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import Event
from sixstones.core.vecs import append, vec
from sixstones.games.infinity_war.actions import (
    FROM_BASE,
    FROM_CELL,
    FROM_PARTNER_CELL,
    FROM_SLOT,
    LEAVE,
    PICK_UP,
    RECHARGE,
    SOURCES,
)
from sixstones.games.infinity_war.board import AROUND, NEAR
from sixstones.games.infinity_war.cells import (
    cell,
    character,
    half_is_carried,
    name,
    on_foreign_base,
    owner_of,
    standing,
)
from sixstones.games.infinity_war.components import (
    ENERGIES,
    FIRST_ENERGY,
    HALVES,
    STONE_COUNT,
    STONES,
    TIME_STONE,
    TOKEN_KIND_COUNT,
    TOKENS,
    TOKENS_OF_KIND,
    lowest,
)
from sixstones.games.infinity_war.movement import forget_guard
from sixstones.games.infinity_war.returns import after_change, drop_token
from sixstones.games.infinity_war.scoring import end_claim, join_leadership, join_left_half

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

FLOOR: Final[i64] = 0  # as holder; a character c is 1 + c


def handled(s: "InfinityWar", at: i64) -> i64:
    """The tokens a character has picked up or left since the last event.

    Energy tokens count as one (IW-AMB-129).
    """
    done = s.guard[at]
    return done | ENERGIES if done & BIT[FIRST_ENERGY] != 0 else done


def _mark(token: i64) -> i64:
    return BIT[min(token, FIRST_ENERGY)]


def add_pick_ups(s: "InfinityWar", c: i64, menu: vec[i64]) -> vec[i64]:
    """Add the tokens a character may pick up (IW-8.1 … 8.5, IW-AMB-129)."""
    lying = s.floor[s.spot[c]] & ~handled(s, (c & 1) * 2)
    if lying == 0:
        return menu
    if s.right[c] >= 0 or (lying & STONES != 0 and _stones_banned(s, c)):
        lying &= ~STONES
    if s.left[c] >= 0:
        lying &= STONES
    if lying & HALVES != 0 and half_is_carried(s):
        lying &= ~HALVES
    if lying != 0:
        first: i64 = PICK_UP + character(s, c) * TOKEN_KIND_COUNT
        for kind in range(TOKEN_KIND_COUNT):
            if lying & TOKENS_OF_KIND[kind] != 0:
                menu = append(menu, first + kind)
    return menu


def _stones_banned(s: "InfinityWar", c: i64) -> bool:
    """Stones on a foreign base can be taken only by Gamora and Time (IW-11.10, IW-AMB-41)."""
    if not on_foreign_base(s, c):
        return False
    return not s.house.stones_on_neutral_base or owner_of(s, s.spot[c]) >= 0


def pick_up(s: "InfinityWar", c: i64, kind: i64) -> None:
    """The lowest token of that kind goes to the fitting slot (IW-8.2)."""
    k = c & 1
    token = lowest(s.floor[s.spot[c]] & TOKENS_OF_KIND[kind] & ~handled(s, k * 2))
    s.guard[k * 2] |= _mark(token)
    s.floor[s.spot[c]] &= ~BIT[token]
    _put_in_slot(s, c, token)
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "token": TOKENS[token], "cell": cell(s.spot[c])}
        s.log.append(Event("picked_up", "IW-8.1", data))
    if s.house.pair_on_floor:
        join_leadership(s, c)  # IW-AMB-86
    after_change(s)


def _put_in_slot(s: "InfinityWar", c: i64, token: i64) -> None:
    if token < STONE_COUNT:
        s.right[c] = token
    else:
        s.left[c] = token


def add_leaves(s: "InfinityWar", c: i64, menu: vec[i64]) -> vec[i64]:
    """Add the tokens a character may leave on its cell (IW-8.6, IW-AMB-129)."""
    left, right = s.left[c], s.right[c]
    done = handled(s, (c & 1) * 2 + 1)
    if left >= 0 and done & BIT[left] == 0:
        menu = append(menu, LEAVE + character(s, c) * 2)
    if right >= 0 and done & BIT[right] == 0:
        menu = append(menu, LEAVE + character(s, c) * 2 + 1)
    return menu


def leave(s: "InfinityWar", c: i64, stone: bool) -> None:
    """A carried token is left on the cell; a half beside its twin scores (IW-8.6, IW-8.9)."""
    token = s.right[c] if stone else s.left[c]
    s.guard[(c & 1) * 2 + 1] |= _mark(token)
    if stone:
        s.right[c] = -1
    else:
        end_claim(s, c)
        s.left[c] = -1
    s.floor[s.spot[c]] |= BIT[token]
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "token": TOKENS[token], "cell": cell(s.spot[c])}
        s.log.append(Event("left", "IW-8.6", data))
    if HALVES & BIT[token] != 0:
        join_left_half(s, c)
    after_change(s)


def add_recharges(s: "InfinityWar", c: i64, menu: vec[i64]) -> vec[i64]:
    """Where energy for a used card may come from (IW-9.5, IW-8.7, IW-AMB-57, IW-AMB-139)."""
    if s.used[c] == 0:
        return menu
    first: i64 = RECHARGE + character(s, c) * 4
    base = s.base[c >> 1]
    partner = s.spot[c ^ 1]
    if s.left[c] >= 0 and ENERGIES & BIT[s.left[c]] != 0:
        menu = append(menu, first + FROM_SLOT)
    if s.floor[s.spot[c]] & ENERGIES != 0:
        menu = append(menu, first + FROM_CELL)
    if base != s.spot[c] and s.floor[base] & ENERGIES != 0:
        menu = append(menu, first + FROM_BASE)
    if s.house.any_own_cell and partner != s.spot[c] and partner != base and s.floor[partner] & ENERGIES != 0:
        menu = append(menu, first + FROM_PARTNER_CELL)
    return menu


def recharge(s: "InfinityWar", c: i64, source: i64) -> None:
    """Discard energy to the box and turn the card back (IW-9.5, IW-9.8)."""
    forget_guard(s)
    spot = s.spot[c]
    if source == FROM_SLOT:
        token = s.left[c]
        s.left[c] = -1
    else:
        if source == FROM_BASE:
            spot = s.base[c >> 1]
        elif source == FROM_PARTNER_CELL:
            spot = s.spot[c ^ 1]
        token = lowest(s.floor[spot] & ENERGIES)
        s.floor[spot] &= ~BIT[token]
    s.box |= BIT[token]
    s.used[c] = 0
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "source": SOURCES[source], "cell": cell(spot)}
        s.log.append(Event("recharged", "IW-9.5", data))


# Gamora takes from a surrounding cell, the bearer of Time from an adjacent one (IW-10.11, IW-12.6).


def takeable(s: "InfinityWar", c: i64, spot: i64, holder: i64, by_time: bool) -> i64:
    """The kinds of tokens that can be taken from a holder on a spot, as bits.

    Rules IW-10.12, IW-12.7, IW-AMB-49, 65.
    """
    tokens: i64 = 0
    if holder == FLOOR:
        tokens = s.floor[spot]
        if tokens & HALVES != 0 and half_is_carried(s):
            tokens &= ~HALVES
    else:
        other = holder - 1
        if s.left[other] >= 0:
            tokens |= BIT[s.left[other]]
        if s.right[other] >= 0:
            tokens |= BIT[s.right[other]]
    if s.left[c] >= 0:
        tokens &= STONES
    if s.right[c] >= 0 and not by_time:
        tokens &= ~STONES
    if tokens == 0:
        return 0
    kinds: i64 = 0
    for kind in range(TOKEN_KIND_COUNT):
        if tokens & TOKENS_OF_KIND[kind] != 0:
            kinds |= BIT[kind]
    return kinds


def holders(s: "InfinityWar", c: i64, spot: i64, by_time: bool) -> i64:
    """The holders on a spot with something to take, as bits: the floor, then 1 + character."""
    found: i64 = 0
    if takeable(s, c, spot, FLOOR, by_time) != 0:
        found = 1
    there = standing(s, spot)
    other: i64 = 0
    while there != 0:
        if there & 1 and takeable(s, c, spot, 1 + other, by_time) != 0:
            found |= BIT[1 + other]
        there >>= 1
        other += 1
    return found


def cells_to_take_from(s: "InfinityWar", c: i64, by_time: bool) -> vec[i64]:
    """The spots around or beside a character with something to take."""
    found = vec[i64]()
    reach: i64 = 4 if by_time else 8
    for n in range(reach):
        spot = NEAR[s.spot[c] * 4 + n] if by_time else AROUND[s.spot[c] * 8 + n]
        if spot >= 0 and holders(s, c, spot, by_time) != 0:
            found = append(found, spot)
    return found


def take(s: "InfinityWar", c: i64, spot: i64, holder: i64, kind: i64, by_time: bool) -> None:
    """The token goes into the fitting slot; Time makes room by being left on the cell (IW-12.8)."""
    if holder == FLOOR:
        token = lowest(s.floor[spot] & TOKENS_OF_KIND[kind])
        s.floor[spot] &= ~BIT[token]
    else:
        other = holder - 1
        if kind < STONE_COUNT:
            token = s.right[other]
            s.right[other] = -1
        else:
            end_claim(s, other)
            token = s.left[other]
            s.left[other] = -1
    if by_time and kind < STONE_COUNT:
        drop_token(s, c, TIME_STONE, "IW-12.8")
    _put_in_slot(s, c, token)
    if s.log is not None:
        data: dict[str, object] = {"character": name(s, c), "token": TOKENS[token], "cell": cell(spot)}
        if holder != FLOOR:
            data["holder"] = name(s, holder - 1)
        rule = "IW-12.6" if by_time else "IW-10.11"
        s.log.append(Event("taken" if holder == FLOOR else "taken_from", rule, data))
    join_leadership(s, c)
    after_change(s)
