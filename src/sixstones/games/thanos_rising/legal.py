"""The legal actions of the frame on top, in order of their numbers.

Section 5 of the rules.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import bit_count
from sixstones.core.vecs import append, vec
from sixstones.games.thanos_rising import actions as act
from sixstones.games.thanos_rising import dice, effects, resolve, windows
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import with_space
from sixstones.games.thanos_rising.layout import DRAWN, SHOWN
from sixstones.games.thanos_rising.shipped import BASE_COUNT, SECTORS, TOKEN_COUNT
from sixstones.games.thanos_rising.symbols import FACE_COUNT, KIND_COUNT, colour_of

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def frame_menu(s: "ThanosRising", value: i64, seat: i64) -> vec[i64]:
    """The options of a frame that asks `seat`."""
    kind = st.kind_of(value)
    a = st.a_of(value)
    if kind == st.F_ASSIGN:
        return assign_menu(s)
    if kind == st.F_LAY:
        return lay_menu(s, a, st.b_of(value), st.c_of(value))
    if kind == st.F_WINDOW:
        return windows.answers(s, seat, a)
    if kind == st.F_DEPLOY:
        return _range(act.DEPLOY, SECTORS)
    if kind == st.F_HEAL:
        return heal_menu(s, st.d_of(value))
    if kind == st.F_REMOVE:
        return _bits(act.REMOVE, effects.stones_with_counters(s))
    if kind == st.F_HIT:
        return _bits(act.HIT, effects.villains_to_hit(s, st.c_of(value)))
    if kind == st.F_TIED:
        return _bits(act.DAMAGE, effects.tied(s, st.c_of(value)))
    if kind == st.F_STRIKE:
        return _bits(act.DAMAGE, strike_candidates(s, st.b_of(value)))
    if kind == st.F_COLOUR:
        return _bits(act.COLOUR, effects.colours_of(s, a))
    if kind == st.F_TOKEN_CARD:
        return _bits(act.ASSIGN, dice.cards_lacking(s, s.house.box.program[s.house.box.start[a] + 1]))
    if kind == st.F_VILLAINS:
        return _bits(act.TRIGGER, a)
    if kind == st.F_ABILITIES:
        return _bits(act.USE, resolve.paid_abilities(s))
    if kind == st.F_MANIP_DIE:
        return manip_menu(s, a, st.b_of(value))
    if kind == st.F_MANIP_FACE:
        return face_menu(s, st.b_of(value))
    if kind == st.F_BEFORE_CHECK:
        return before_check_menu(s)
    if kind == st.F_KEEP:
        return keep_menu(s)
    return base_menu(s)


def _range(first: i64, n: i64) -> vec[i64]:
    menu = vec[i64]()
    for k in range(n):
        menu = append(menu, first + k)
    return menu


def _bits(first: i64, members: i64) -> vec[i64]:
    menu = vec[i64]()
    k: i64 = 0
    while members != 0:
        if members & 1:
            menu = append(menu, first + k)
        members >>= 1
        k += 1
    return menu


def assign_menu(s: "ThanosRising") -> vec[i64]:
    """DP-9 … DP-11 of the active seat: stop, assign, forfeit, change dice, tokens, abilities."""
    menu = vec[i64]()
    if dice.may_stop(s):
        menu = append(menu, act.STOP)
    cards = dice.cards_for(s)
    targets = cards | dice.heroes_for(s)
    asset: i64 = 0
    while targets != 0:
        if targets & 1:
            menu = append(menu, act.ASSIGN + asset)
        targets >>= 1
        asset += 1
    if cards == 0:  # TR-12.1, TR-AMB-26
        shown = s.dice
        for kind in range(KIND_COUNT):
            if shown[SHOWN + kind] > 0:
                menu = append(menu, act.FORFEIT + kind)
    uses = windows.usable_abilities(s, windows.AFTER_ROLL)
    if s.rolls > 1 or not s.house.check_after_manip:
        uses |= dice.manips(s)
    menu = windows.add_uses(menu, uses)
    return windows.add_plays(s, s.active, windows.AFTER_ROLL, menu)


def lay_menu(s: "ThanosRising", asset: i64, laid: i64, singles: i64) -> vec[i64]:
    """Dice of this roll that may join the set, and an end to it once there is one (DP-11)."""
    menu = vec[i64]()
    if laid > 0:
        menu = append(menu, act.DONE)
    shown = s.dice
    place = dice.place_of(s, asset)
    for kind in range(KIND_COUNT):
        if shown[SHOWN + kind] > 0 and dice.may_lay(s, asset, place, kind, singles):
            menu = append(menu, act.LAY + kind)
    return menu


def heal_menu(s: "ThanosRising", target: i64) -> vec[i64]:
    """Damaged heroes anywhere, unless the Reality stone forbids.

    After-damage healing may end early (TR-AMB-52).
    """
    menu = vec[i64]()
    if s.no_heal == 1 or s.hurt == 0:
        return menu
    if target == pr.PER_VILLAIN_HIT:
        menu = append(menu, act.DONE)
    hero: i64 = 0
    hurt = s.hurt
    while hurt != 0:
        if hurt & 1:
            menu = append(menu, act.HEAL + hero)
        hurt >>= 1
        hero += 1
    return menu


def strike_candidates(s: "ThanosRising", seat: i64) -> i64:
    """Heroes of a team with an empty space that were not picked yet (TR-AMB-13)."""
    return with_space(s, s.team[seat]) & ~s.picked


def strikes_all(s: "ThanosRising", value: i64) -> bool:
    """Nothing to pick: not more heroes than are to be hit."""
    return bit_count(strike_candidates(s, st.b_of(value))) <= st.d_of(value)


def manip_menu(s: "ThanosRising", hero: i64, left: i64) -> vec[i64]:
    """Dice the ability works on; after the first of several one may end."""
    menu = vec[i64]()
    if (
        left < s.house.box.program[s.house.box.start[hero] + 1]
        and s.house.box.program[s.house.box.start[hero]] == pr.CALL_REROLL
    ):
        menu = append(menu, act.DONE)
    for kind in range(KIND_COUNT):
        if s.dice[SHOWN + kind] > 0 and dice.manip_takes(s, hero, kind):
            menu = append(menu, act.PICK + kind)
    return menu


def face_menu(s: "ThanosRising", kind: i64) -> vec[i64]:
    """The other faces of a die (TR-AMB-33)."""
    menu = vec[i64]()
    first: i64 = colour_of(kind) * FACE_COUNT
    for face in range(FACE_COUNT):
        if s.house.box.faces[first + face] > 0 and first + face != kind:
            menu = append(menu, act.FACE + face)
    return menu


def before_check_menu(s: "ThanosRising") -> vec[i64]:
    """Changing dice before the team ability is checked, by option (TR-AMB-8)."""
    return windows.add_uses(append(vec[i64](), act.DONE), dice.manips(s))


def keep_menu(s: "ThanosRising") -> vec[i64]:
    menu = vec[i64]()
    for token in range(TOKEN_COUNT):
        if s.tokens[DRAWN + token] > 0:
            menu = append(menu, act.KEEP + token)
    return menu


def base_menu(s: "ThanosRising") -> vec[i64]:
    """Bases nobody has (TR-3.11)."""
    menu = vec[i64]()
    for base in range(BASE_COUNT):
        taken = False
        for other in s.base:
            if other == base:
                taken = True
        if not taken:
            menu = append(menu, act.BASE + base)
    return menu
