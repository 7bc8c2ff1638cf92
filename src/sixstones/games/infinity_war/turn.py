"""The course of the game: phases, the stack of pending decisions, main and free actions.

Rules IW-4, IW-6.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.vecs import vec
from sixstones.games.infinity_war import abilities, movement, setup, stones, thanos, tiles, tokens
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import legal as menus
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import SPOTS
from sixstones.games.infinity_war.cells import (
    FRESH,
    SERVING,
    UPRIGHT,
    cell,
    controller,
    name,
    note_visit,
    standing,
)
from sixstones.games.infinity_war.components import FACES, REALITY_STONE, TEAMS, TIME_STONE, TOKEN_KIND_COUNT
from sixstones.games.infinity_war.ending import NOT_YET, TURN_CAP, finish, look_for_signal
from sixstones.games.infinity_war.scoring import claim_battles, qualify_battles

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def proceed(s: "InfinityWar") -> None:
    """Carry on until a seat or chance is asked, or the game is over.

    With one thing to do nobody is asked.
    """
    while s.phase != st.ENDED:
        if len(s.stack) > 0:
            value = s.stack[len(s.stack) - 1]
            by = fr.DECIDED[st.kind_of(value)]
            if by & fr.CARRIED_OUT != 0 and _run(s, value):
                continue
            if by & fr.DRAWN != 0 and not (by & fr.ASKED != 0 and s.house.teams_by_choice):
                s.actor = CHANCE
                return
            menu = menus.frame_menu(s, value)
            if len(menu) == 0:
                st.drop(s)
            elif len(menu) == 1:
                decide(s, menu[0])
            else:
                _ask(s, _decider(s, value), menu)
                return
        elif s.phase == st.PRE:
            _ask(s, controller(s), menus.turn_menu(s))
            return
        elif s.phase == st.MAIN:
            s.phase = st.POST
        elif s.phase == st.POST:
            menu = menus.finish_menu(s)
            if len(menu) > 1:
                _ask(s, controller(s), menu)
                return
            end_turn(s)
        elif s.phase == st.THANOS:
            close_turn(s)
        else:
            begin_turn(s)
    s.stack = vec[i64]()
    s.menu = vec[i64]()
    s.actor = OVER


def _ask(s: "InfinityWar", seat: i64, menu: vec[i64]) -> None:
    s.menu = menu
    s.actor = seat
    s.number += 1


def _decider(s: "InfinityWar", value: i64) -> i64:
    """The controller, except for teams being chosen and the Power Stone off turn (IW-AMB-64)."""
    kind = st.kind_of(value)
    if kind == fr.TEAM or (kind == fr.POWER and st.who_of(value) != s.active):
        return st.who_of(value)
    return controller(s)


def _run(s: "InfinityWar", value: i64) -> bool:
    """Run a frame that needs nobody; False if chance has to draw it."""
    kind = st.kind_of(value)
    if kind == fr.ARRIVED:
        movement.arrived(s, value)
    elif kind == fr.PROPERTY:
        tiles.run_property(s, value)
    elif kind == fr.OPEN_AROUND:
        tiles.open_around(s, value)
    elif kind == fr.ORIENT_AROUND:
        tiles.orient_around(s, value)
    elif kind == fr.FIRST:
        if s.house.first_seat < 0:
            return False
        st.drop(s)
        setup.choose_first(s, s.house.first_seat)
    else:
        raise fr.FRAMES.forgotten(kind, "how it is carried out")
    return True


# Decisions.


def decide(s: "InfinityWar", action: i64) -> None:
    """Carry out what a seat has chosen; the action is legal."""
    if len(s.stack) == 0:
        if s.phase == st.PRE and (action >= act.MOVE or action < act.CHOOSE):
            main_action(s, action)
        elif action == act.END_TURN:
            end_turn(s)
        else:
            free_action(s, action)
        return
    value = s.stack[len(s.stack) - 1]
    if st.kind_of(value) == fr.WINDOW and action != act.CONTINUE:
        free_action(s, action)
        return
    st.drop(s)
    _decide_tile(s, value, action)


def main_action(s: "InfinityWar", action: i64) -> None:
    """Move a character, swap the base, or stand up (IW-4.1)."""
    s.phase = st.MAIN
    movement.forget_guard(s)
    if action >= act.MOVE:
        at = action - act.MOVE
        c: i64 = s.active * 2 + (at // SPOTS) % 2
        movement.enter(s, c, at % SPOTS, "move", "IW-5.1")
    elif action >= act.SWAP_BASE:
        movement.swap_tiles(s, s.base[s.active], act.SWAP_SPOT[action - act.SWAP_BASE], "IW-4.4")


def free_action(s: "InfinityWar", action: i64) -> None:
    """Its frames lie above the window it was chosen in (IW-4.5, IW-4.12)."""
    if action >= act.RECHARGE:
        at = action - act.RECHARGE
        tokens.recharge(s, s.active * 2 + (at // 4) % 2, at % 4)
    elif action >= act.PICK_UP:
        at = action - act.PICK_UP
        tokens.pick_up(s, s.active * 2 + (at // TOKEN_KIND_COUNT) % 2, at % TOKEN_KIND_COUNT)
    elif action >= act.LEAVE:
        at = action - act.LEAVE
        tokens.leave(s, s.active * 2 + (at // 2) % 2, at % 2 == 1)
    elif action >= act.USE:
        stones.use(s, TIME_STONE if action == act.USE else REALITY_STONE)
    else:
        abilities.use(s, s.active * 2 + (action - act.ABILITY) % 2)


def _decide_tile(s: "InfinityWar", value: i64, action: i64) -> None:
    kind = st.kind_of(value)
    c = st.who_of(value)
    spot = action - act.CHOOSE
    if kind == fr.ORIENT:
        tiles.orient(s, st.cell_of(value), action - act.ORIENT_TO)
    elif kind == fr.TRAP:
        if action == act.SUFFER:
            tiles.work(s, c, st.extra_of(value))
        elif s.log is not None:
            data: dict[str, object] = {"character": name(s, c), "tile": FACES[st.extra_of(value)]}
            data["cell"] = cell(s.spot[c])
            s.log.append(Event("trap_ignored", "IW-12.9", data))
    elif kind == fr.PROXIMA:
        abilities.ray(s, c, action - act.DIRECTION, "IW-17.22")
    elif kind == fr.Q_SHIP:
        if action >= act.PUSH:
            thanos.push(s, c, action - act.PUSH)
        else:
            movement.swap_tiles(s, s.base[s.active], act.SWAP_SPOT[action - act.SWAP_BASE], "IW-17.5")
    elif kind == fr.TEAM:
        setup.assign_team(s, c, action - act.CHOOSE_TEAM)
    elif kind == fr.WINDOW or action == act.DECLINE:
        return
    elif kind == fr.BASE_CALL:
        movement.relocate(s, c ^ 1, s.base[c >> 1], "base_call", "IW-17.11")
    elif kind == fr.GUARDIANS_SHIP or kind == fr.GUARDIANS_SECOND:
        _open_by_ship(s, value, spot)
    elif kind == fr.CULL_OBSIDIAN:
        st.push(s, fr.CULL_SECOND, c, spot, st.NONE, 0)
    elif kind == fr.CULL_SECOND:
        movement.swap_tiles(s, st.cell_of(value), spot, "IW-17.8")
        tiles.detain(s, c)  # IW-17.9
    elif kind == fr.POWER:
        stones.use_power(s, c, spot)
    elif kind == fr.ARROW or kind == fr.SHORT_ROUTE or kind == fr.TELEPORT or kind == fr.DROPSHIP:
        tiles.go(s, kind, c, spot)
    else:
        _decide_ability(s, value, action)


def _open_by_ship(s: "InfinityWar", value: i64, spot: i64) -> None:
    """Guardians' ship: one by one, or both named first and opened in reading order.

    Rules IW-17.7, IW-AMB-126.
    """
    c = st.who_of(value)
    left = st.extra_of(value)
    if st.kind_of(value) == fr.GUARDIANS_SECOND:
        first = st.cell_of(value)
        st.push(s, fr.ORIENT, c, spot, st.NONE, 0)
        st.push(s, fr.ORIENT, c, first, st.NONE, 0)
        st.push(s, fr.REVEAL, c, spot, st.NONE, 0)
        st.push(s, fr.REVEAL, c, first, st.NONE, 0)
    elif s.house.both_first and s.closed > 1:
        st.push(s, fr.GUARDIANS_SECOND, c, spot, st.NONE, 0)
    else:
        if left > 1:
            st.push(s, fr.GUARDIANS_SHIP, c, st.NONE, left - 1, 0)
        st.push(s, fr.ORIENT, c, spot, st.NONE, 0)
        st.push(s, fr.REVEAL, c, spot, st.NONE, 0)


def _decide_ability(s: "InfinityWar", value: i64, action: i64) -> None:
    kind = st.kind_of(value)
    c = st.who_of(value)
    at = st.cell_of(value)
    spot = action - act.CHOOSE
    by_time = st.extra_of(value) & 1 == 1
    if kind == fr.STRIKE:
        abilities.strike(s, c, spot)
    elif kind == fr.JUMP:
        movement.enter(s, c, spot, "jump", "IW-10.7")
    elif kind == fr.STEP:
        movement.enter(s, c, spot, "step", "IW-10.13")
    elif kind == fr.SWAP_BASE_IN_RING:
        movement.swap_tiles(s, s.base[c >> 1], spot, "IW-10.21")
    elif kind == fr.SWAP_FIRST:
        st.push(s, fr.SWAP_SECOND, c, spot, st.NONE, 0)
    elif kind == fr.SWAP_SECOND:
        movement.swap_tiles(s, at, spot, "IW-10.23")
    elif kind == fr.RAY:
        abilities.ray(s, c, action - act.DIRECTION, "IW-10.26")
    elif kind == fr.SWAP_PLACES:
        if s.thanos == spot:
            abilities.swap_with_thanos(s, c)
        else:
            st.push(s, fr.PARTNER, c, spot, st.NONE, 0)
    elif kind == fr.PARTNER:
        abilities.swap_with(s, c, _character_there(s, at, action - act.WITH_PARTNER))
    elif kind == fr.TAKE_CELL:
        st.push(s, fr.TAKE_HOLDER, c, spot, st.extra_of(value), 0)
    elif kind == fr.TAKE_HOLDER:
        holder: i64 = 0
        if action != act.FROM:
            holder = 1 + _character_there(s, at, action - act.FROM - 1)
        st.push(s, fr.TAKE_TOKEN, c, at, holder * 2 + st.extra_of(value), 0)
    elif kind == fr.TAKE_TOKEN:
        tokens.take(s, c, at, st.extra_of(value) >> 1, action - act.TAKE, by_time)
    elif kind == fr.TURN_TILE:
        st.push(s, fr.TURN_WAY, c, spot, st.NONE, 0)
    elif kind == fr.TURN_WAY:
        stones.turn_tile(s, c, at, 1 if action == act.QUARTER_TURN else 3)
    else:
        raise fr.FRAMES.forgotten(kind, "what a choice does")


def _character_there(s: "InfinityWar", spot: i64, who: i64) -> i64:
    """The character of this number among those on a spot."""
    there = standing(s, spot)
    for c in range(s.seats * 2):
        if (there >> c) & 1 and s.team[c >> 1] * 2 + (c & 1) == who:
            return c
    raise ValueError("nobody of that name stands there")


# Phases.


def begin_turn(s: "InfinityWar") -> None:
    """START: own characters begin where they stand, battles qualify, the detained serve.

    Rules IW-4, IW-6.2.
    """
    s.turn += 1
    s.phase = st.PRE
    s.spent = 0
    movement.forget_guard(s)
    if s.log is not None:
        data: dict[str, object] = {"seat": s.active, "team": TEAMS[s.team[s.active]], "turn": s.turn}
        if s.ebony_turns > 0:
            data["controller_seat"] = controller(s)
        s.log.append(
            Event("turn_swapped" if s.ebony_turns else "turn", "IW-17.24" if s.ebony_turns else "IW-4.13", data)
        )
    for c in range(s.active * 2, s.active * 2 + 2):
        k = c & 1
        s.visited[k * 2] = 0
        s.visited[k * 2 + 1] = 0
        s.entry[k] = 0
        note_visit(s, c, s.spot[c])
        if s.detained[c] == FRESH:
            s.detained[c] = SERVING
            s.barred |= BIT[k]
    qualify_battles(s)


def end_turn(s: "InfinityWar") -> None:
    """END: the detained stand up, battles are claimed, then Thanos acts.

    Rules IW-6.2, IW-13.2, IW-4.14.
    """
    for c in range(s.active * 2, s.active * 2 + 2):
        if s.detained[c] == SERVING:
            s.detained[c] = UPRIGHT
            if s.log is not None:
                s.log.append(Event("stood_up", "IW-6.2", {"character": name(s, c), "cell": cell(s.spot[c])}))
    s.barred = 0
    claim_battles(s)
    if s.house.end_before_thanos:
        look_for_signal(s)  # IW-AMB-116
    s.phase = st.THANOS
    if thanos.acts_now(s):
        thanos.activate(s)


def close_turn(s: "InfinityWar") -> None:
    """CHECK: the end signal, the last round, Ebony Maw's round, the next team.

    Rules IW-18.1, 18.2, IW-17.25, IW-4.13.
    """
    if not s.house.end_before_thanos:
        look_for_signal(s)
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            finish(s, s.ending)
            return
    elif s.ending != NOT_YET:
        s.last_turns = s.seats
    if 0 < s.house.turn_cap <= s.turn:
        finish(s, TURN_CAP)  # IW-AMB-136
        return
    if s.ebony_turns > 0:
        s.ebony_turns -= 1
        if s.ebony_turns == 0 and s.log is not None:
            s.log.append(Event("ebony_over", "IW-17.25", {"seat": s.active}))
    elif s.ebony_called == 1:
        s.ebony_turns = s.seats
    s.ebony_called = 0
    s.active = (s.active + 1) % s.seats
    begin_turn(s)
