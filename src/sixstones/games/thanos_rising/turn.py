"""The course of the game: the steps of a turn and the stack of pending decisions above them.

Rule TR-4.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bits_of
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.frames import BY_CHANCE
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import chance, dice, effects, ending, legal, resolve, setup, thanos, windows
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import damage_hero, heal_hero, hit_villain, rule_of, source_name
from sixstones.games.thanos_rising.components import TIMED_MANIP
from sixstones.games.thanos_rising.layout import AGAIN, DISCARD, PILE, POOL
from sixstones.games.thanos_rising.options import BY_ACTIVE, BY_DICE
from sixstones.games.thanos_rising.shipped import SECTOR_NAMES, SOURCES, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import size_of, symbol_of

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising

_BY_CHANCE: Final[i64] = bits_of([int(row.number) for row in st.FRAMES.of(BY_CHANCE) if row.number != st.F_STRIKE])


def proceed(s: "ThanosRising") -> None:
    """Carry on until a seat or chance is asked, or the game is over."""
    while s.step != st.OVER:
        if len(s.stack) == 0:
            _next_step(s)
            continue
        value = st.top(s)
        seat: i64 = -1
        if st.kind_of(value) == st.F_WINDOW:
            seat = windows.asked_next(s, st.a_of(value))
            if seat < 0:
                s.passed = 0
                st.drop(s)
                continue
        else:
            if _run(s, value):
                continue
            if _is_chance(s, value):
                s.actor = CHANCE
                return
            seat = decider(s, value)
        menu = legal.frame_menu(s, value, seat)
        if len(menu) == 0:
            st.drop(s)
        elif len(menu) == 1 and _needs_nobody(s, value, menu[0]):
            decide(s, seat, menu[0])
        else:
            s.menu = menu
            s.actor = seat
            s.number += 1
            return
    s.stack = vec[i64]()
    s.menu = vec[i64]()
    s.actor = OVER


def _needs_nobody(s: "ThanosRising", value: i64, action: i64) -> bool:
    """One option is taken unasked.

    An assignment only where equal dice are to be forfeited (DP-11), a window never.
    """
    kind = st.kind_of(value)
    if kind == st.F_ASSIGN:
        if s.house.open_table and windows.anybody_has_something(s, windows.AFTER_ROLL):
            return False
        return act.FORFEIT <= action < act.USE
    return kind != st.F_WINDOW


def decider(s: "ThanosRising", value: i64) -> i64:
    """The seat that decides: the active one, unless a frame names another.

    Rules TR-AMB-11 … TR-AMB-13.
    """
    kind = st.kind_of(value)
    if kind == st.F_WINDOW:
        return windows.asked_next(s, st.a_of(value))
    if kind == st.F_BASE:
        return st.a_of(value)
    if kind == st.F_HEAL or kind == st.F_REMOVE or kind == st.F_COLOUR or kind == st.F_TOKEN_CARD:
        return st.b_of(value)
    if kind == st.F_STRIKE and s.house.cull_picker != BY_ACTIVE:
        return st.b_of(value)
    return s.active


def _is_chance(s: "ThanosRising", value: i64) -> bool:
    kind = st.kind_of(value)
    if kind == st.F_STRIKE:
        return s.house.cull_picker == BY_DICE
    return (_BY_CHANCE >> kind) & 1 == 1


def _run(s: "ThanosRising", value: i64) -> bool:
    """Run a frame that needs nobody now; False if it asks a seat or chance."""
    kind = st.kind_of(value)
    if kind == st.F_ROLL:
        return _drop_if(s, dice.waiting_colour(s, POOL) < 0)
    if kind == st.F_EFFECT:
        effects.run(s, value)
        return True
    if kind == st.F_VILLAINS:
        villains = st.a_of(value)
        if villains == 0:
            st.drop(s)
        elif effects.order_matters(s, villains):
            return False
        else:
            effects.trigger(s, value, effects.next_villain(s, villains))
        return True
    if kind == st.F_REROLL:
        return _drop_if(s, dice.waiting_colour(s, AGAIN) < 0)
    if kind == st.F_STRIKE:
        return _run_strike(s, value)
    if kind == st.F_DRAW:
        return _run_draw(s, value)
    if kind == st.F_ABILITIES:
        return _drop_if(s, resolve.paid_abilities(s) == 0)
    if kind == st.F_COLOUR:
        if effects.colours_of(s, st.a_of(value)) != 0:
            return False
        dice.die_lost(s, st.a_of(value))
        st.drop(s)
        return True
    if kind == st.F_FIRST and s.house.first_seat >= 0:
        st.drop(s)
        setup.choose_first(s, s.house.first_seat)
        return True
    if kind == st.F_BASE and len(s.house.bases) > 0:
        st.drop(s)
        setup.take_base(s, st.a_of(value), s.house.bases[st.a_of(value)])
        return True
    return False


def _drop_if(s: "ThanosRising", finished: bool) -> bool:
    if finished:
        st.drop(s)
    return finished


def _run_strike(s: "ThanosRising", value: i64) -> bool:
    """All are hit where there is nothing to pick (DP-4)."""
    if st.d_of(value) == 0:
        st.drop(s)
        return True
    if not legal.strikes_all(s, value):
        return False
    candidates = legal.strike_candidates(s, st.b_of(value))
    st.drop(s)
    source = st.a_of(value)
    hero: i64 = 0
    while candidates != 0:
        if candidates & 1:
            damage_hero(s, hero, st.c_of(value), "" if s.log is None else rule_of(s, source), source_name(source))
        candidates >>= 1
        hero += 1
    return True


def _run_draw(s: "ThanosRising", value: i64) -> bool:
    """Draws are over, or the pile is empty: the discards are shuffled.

    With neither there is no token (TR-AMB-44).
    """
    if st.b_of(value) > 0:
        if effects.tokens_left(s, PILE) > 0:
            return False
        if effects.tokens_left(s, DISCARD) > 0:
            effects.reshuffle(s)
            return False
    st.drop(s)
    if st.c_of(value) > 0:
        st.push(s, st.F_KEEP, st.a_of(value), st.c_of(value), 0, 0)
    return True


# Decisions.


def decide(s: "ThanosRising", seat: i64, action: i64) -> None:
    """Carry out what a seat has chosen; the action is legal."""
    value = st.top(s)
    kind = st.kind_of(value)
    if act.PLAY <= action < act.HEAL or action >= act.PLAY_OF:
        _play(s, seat, action, kind)
    elif kind == st.F_LAY:
        _lay(s, value, action)
    elif kind == st.F_ASSIGN:
        _assign(s, action)
    elif kind == st.F_WINDOW:
        if act.USE <= action < act.PLAY:
            windows.use(s, action - act.USE)
        else:
            windows.answer(s, seat, action)
    elif kind == st.F_MANIP_DIE:
        _manip_die(s, value, action)
    elif kind == st.F_BEFORE_CHECK:
        if action == act.DONE:
            st.drop(s)
        else:
            _manip(s, action - act.USE)
    elif kind == st.F_HEAL:
        _heal(s, value, action)
    elif kind == st.F_REMOVE:
        _remove(s, value, action - act.REMOVE)
    elif kind == st.F_STRIKE:
        chance.strike(s, value, action - act.DAMAGE)
    elif kind == st.F_VILLAINS:
        effects.trigger(s, value, action - act.TRIGGER)
    elif kind == st.F_ABILITIES:
        resolve.work(s, action - act.USE)
    elif kind == st.F_KEEP:
        _keep(s, value, action - act.KEEP)
    else:
        st.drop(s)
        _decide_once(s, seat, value, action)


def _decide_once(s: "ThanosRising", seat: i64, value: i64, action: i64) -> None:
    """Decisions that settle their frame, which is off the stack already."""
    kind = st.kind_of(value)
    source = st.a_of(value)
    rule = "" if s.log is None or kind == st.F_DEPLOY or kind == st.F_BASE else rule_of(s, source)
    if kind == st.F_DEPLOY:
        s.sector = action - act.DEPLOY
        if s.log is not None:
            s.log.append(Event("deployed", "TR-5.1", {"seat": s.active, "sector": SECTOR_NAMES[s.sector]}))
    elif kind == st.F_BASE:
        setup.take_base(s, source, action - act.BASE)
    elif kind == st.F_HIT:
        hit_villain(s, action - act.HIT, st.b_of(value), rule, source_name(source))
    elif kind == st.F_TIED:
        damage_hero(s, action - act.DAMAGE, st.b_of(value), rule, source_name(source))
    elif kind == st.F_COLOUR:
        effects.add_die(s, action - act.COLOUR, rule, source_name(source))
    elif kind == st.F_TOKEN_CARD:
        symbol = s.house.box.program[s.house.box.start[source] + 1]
        dice.cover_by_token(s, action - act.ASSIGN, symbol, seat, SOURCES[source])
    elif kind == st.F_MANIP_FACE:
        dice.turn_face(s, source, st.b_of(value), action - act.FACE)


def _play(s: "ThanosRising", seat: i64, action: i64, kind: i64) -> None:
    """A token is played.

    After the active seat's play in the middle of a roll the others are asked again.
    """
    owner = seat
    token: i64 = action - act.PLAY
    if action >= act.PLAY_OF:
        owner = (action - act.PLAY_OF) // TOKEN_COUNT
        token = (action - act.PLAY_OF) % TOKEN_COUNT
    if kind == st.F_ASSIGN:
        st.push(s, st.F_WINDOW, windows.AFTER_ROLL, 0, 0, 0)
    windows.play(s, seat, owner, token)


def _assign(s: "ThanosRising", action: i64) -> None:
    """The active seat after a roll: stop, lay dice, forfeit a die, or use an ability first."""
    if act.USE <= action < act.PLAY:
        st.push(s, st.F_WINDOW, windows.AFTER_ROLL, 0, 0, 0)
        s.passed = 0
        if s.house.box.timing[action - act.USE] == TIMED_MANIP:
            _manip(s, action - act.USE)
        else:
            windows.use(s, action - act.USE)
        return
    st.drop(s)
    if action == act.STOP:
        dice.stop(s)
    elif action >= act.FORFEIT:
        dice.forfeit(s, action - act.FORFEIT)
    else:
        st.push(s, st.F_LAY, action - act.ASSIGN, 0, 0, 0)


def _manip(s: "ThanosRising", hero: i64) -> None:
    s.used |= BIT[hero]
    if s.log is not None:
        s.log.append(Event("ability", rule_of(s, hero), {"seat": s.active, "card": SOURCES[hero]}))
    at = s.house.box.start[hero]
    n: i64 = s.house.box.program[at + 1] if s.house.box.program[at] == pr.CALL_REROLL else 1
    st.push(s, st.F_MANIP_DIE, hero, n, 0, 0)


def _manip_die(s: "ThanosRising", value: i64, action: i64) -> None:
    """A die is chosen to be rolled again or turned (TR-15.7)."""
    hero = st.a_of(value)
    left = st.b_of(value)
    st.drop(s)
    if s.house.box.program[s.house.box.start[hero]] == pr.CALL_TURN_FACE:
        st.push(s, st.F_MANIP_FACE, hero, action - act.PICK, 0, 0)
        return
    if action != act.DONE:
        dice.set_aside(s, action - act.PICK)
        if left > 1 and dice.shows(s) != 0:
            st.push(s, st.F_MANIP_DIE, hero, left - 1, 0, 0)
            return
    st.push(s, st.F_REROLL, hero, 0, 0, 0)


def _lay(s: "ThanosRising", value: i64, action: i64) -> None:
    if action == act.DONE:
        st.drop(s)
        return
    kind = action - act.LAY
    dice.lay(s, st.a_of(value), kind)
    singles = st.c_of(value)
    if size_of(kind) == 1:
        singles |= BIT[symbol_of(kind)]
    st.replace(s, st.frame(st.F_LAY, st.a_of(value), st.b_of(value) + 1, singles, 0))


def _heal(s: "ThanosRising", value: i64, action: i64) -> None:
    """One hero at once, or one counter at a time where it may be split."""
    st.drop(s)
    if action == act.DONE:
        return
    source, n, target = st.a_of(value), st.c_of(value), st.d_of(value)
    rule = "" if s.log is None else rule_of(s, source)
    if target == pr.ONE_HERO:
        heal_hero(s, action - act.HEAL, n, rule, source_name(source))
        return
    heal_hero(s, action - act.HEAL, 1, rule, source_name(source))
    if n > 1:
        st.push(s, st.F_HEAL, source, st.b_of(value), n - 1, target)


def _remove(s: "ThanosRising", value: i64, stone: i64) -> None:
    st.drop(s)
    source, n = st.a_of(value), st.c_of(value)
    effects.remove_counter(s, stone, "" if s.log is None else rule_of(s, source), source_name(source))
    if n > 1:
        st.push(s, st.F_REMOVE, source, st.b_of(value), n - 1, 0)


def _keep(s: "ThanosRising", value: i64, token: i64) -> None:
    """The last token kept sends the others to the discards."""
    st.drop(s)
    effects.keep_token(s, token)
    if st.b_of(value) > 1:
        st.push(s, st.F_KEEP, st.a_of(value), st.b_of(value) - 1, 0, 0)
    else:
        effects.discard_drawn(s, st.a_of(value))


# Steps of a turn (TR-4.1).


def begin_turn(s: "ThanosRising") -> None:
    s.turn += 1
    if s.log is not None:
        s.log.append(Event("turn", "TR-4.7", {"seat": s.active, "turn": s.turn}))
    st.push(s, st.F_DEPLOY, 0, 0, 0, 0)
    s.step = st.S_DICE


def _next_step(s: "ThanosRising") -> None:
    """Carry on with an empty stack, when nothing is pending."""
    step = s.step
    s.step = step + 1
    if step == st.S_ASSIGN:
        _begin_assigning(s)
    elif step == st.S_NEXT:
        s.step = st.S_ROLL if dice.dice_left(s) > 0 else st.S_AFTER_DICE
    elif step == st.S_ROLL:
        dice.begin_roll(s)
    elif step == st.S_BEFORE_CHECK:
        if s.rolls == 1 and s.house.check_after_manip:
            st.push(s, st.F_BEFORE_CHECK, 0, 0, 0, 0)
    elif step == st.S_CHECK:
        dice.check_team_ability(s)
    elif step == st.S_DEPLOY:
        begin_turn(s)
    elif step == st.S_DICE:
        st.push(s, st.F_THANOS_DIE, 0, 0, 0, 0)
        st.push(s, st.F_STONE_DIE, st.BY_TURN, 0, 0, 0)
    elif step == st.S_STONE:
        thanos.stone_works(s, st.BY_TURN)
    elif step == st.S_THANOS:
        thanos.thanos_works(s)
    elif step == st.S_ATTACK:
        thanos.attack(s)
    elif step == st.S_VILLAINS:
        thanos.villains_act(s)
    elif step == st.S_POOL:
        dice.collect_pool(s)
    elif step == st.S_BEFORE_ROLL:
        _open_window(s, windows.BEFORE_ROLL)
    elif step == st.S_AFTER_DICE:
        _open_window(s, windows.AFTER_DICE)
    elif step == st.S_MORE_DICE:
        if dice.dice_left(s) > 0:
            s.step = st.S_ROLL  # TR-AMB-55
    else:
        _resolving_step(s, step)


def _begin_assigning(s: "ThanosRising") -> None:
    """After a roll: the others are asked for tokens, then the active seat assigns."""
    if s.house.must_stop and dice.may_stop(s):
        dice.stop(s)
        return
    st.push(s, st.F_ASSIGN, 0, 0, 0, 0)
    _open_window(s, windows.AFTER_ROLL)


def _open_window(s: "ThanosRising", window: i64) -> None:
    """A window in which nobody has anything usable never opens."""
    if windows.asked_next(s, window) >= 0:
        st.push(s, st.F_WINDOW, window, 0, 0, 0)


def _resolving_step(s: "ThanosRising", step: i64) -> None:
    """Steps 4 and 5 and the set-up."""
    if step == st.S_ABILITIES:
        if resolve.paid_abilities(s) != 0:
            st.push(s, st.F_ABILITIES, 0, 0, 0, 0)
    elif step == st.S_RECRUIT:
        resolve.recruit(s)
    elif step == st.S_WOUND:
        resolve.wound(s)
    elif step == st.S_REWARD or step == st.S_LAST_REWARD:
        resolve.reward(s)
    elif step == st.S_AFTER_DAMAGE:
        resolve.after_damage(s)
    elif step == st.S_LAST_WINDOW:
        _open_window(s, windows.LAST)
    elif step == st.S_DISCARD:
        resolve.discard_defeated(s)
    elif step == st.S_REFILL or step == st.SETUP:
        slot = resolve.first_empty(s)
        if slot >= 0 and s.deck != 0:
            st.push(s, st.F_DEAL, slot, 0, 0, 0)
            s.step = step
        elif step == st.SETUP:
            s.step = step
            st.push(s, st.F_FIRST, 0, 0, 0, 0)
    else:
        _end_turn(s)


def _end_turn(s: "ThanosRising") -> None:
    """Stones are collected, the table is cleared, then the game may be over (TR-AMB-46)."""
    resolve.collect_stones(s)
    resolve.clear_turn(s)
    ended = ending.ending_now(s)
    if ended != ending.NOT_YET:
        ending.finish(s, ended)
        return
    s.active = (s.active + 1) % s.seats
    s.step = st.S_DEPLOY
