"""Why an action is not open: the rule that forbids it, as exactly as can be said."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.core.facts import OVER, Ask, Refusal
from sixstones.games.infinity_war import actions as act
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import ADJACENT, SPOTS
from sixstones.games.infinity_war.cells import been, cell, controller, half_is_carried, on_foreign_base
from sixstones.games.infinity_war.components import (
    BUCKY,
    CHARACTERS,
    GAMORA,
    LEADERSHIP_KIND,
    OKOYE,
    REALITY_STONE,
    ROCKET,
    SPIDER_MAN,
    STONE_COUNT,
    STONES,
    THOR,
    TIME_STONE,
    TOKEN_KIND_COUNT,
    TOKEN_KINDS,
    TOKENS_OF_KIND,
)

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar


def refuse_unasked(s: "InfinityWar") -> Refusal:
    """The seat that decides instead, and the rule.

    A neighbour, a bearer of Power, or the seat on turn.
    """
    if s.actor == OVER:
        return Refusal("", "game-over")
    data: dict[str, object] = {"owner": s.actor if s.actor >= 0 else controller(s)}
    kind = st.kind_of(st.top(s))
    if s.phase == st.SETUP:
        return Refusal("IW-AMB-13", "not-your-turn", data) if s.actor >= 0 else Refusal("", "not-asked")
    if kind == fr.POWER:
        return Refusal("IW-AMB-64", "not-your-turn", data)
    return Refusal("IW-17.24" if s.ebony_turns > 0 else "IW-4.13", "not-your-turn", data)


def refuse(s: "InfinityWar", seat: i64, action: i64, asked: Ask) -> Refusal:
    """Why the seat that is asked cannot answer so."""
    in_window = len(s.stack) == 0 or st.kind_of(s.stack[len(s.stack) - 1]) == fr.WINDOW
    if act.ABILITY <= action < act.DIRECTION or act.PICK_UP <= action < act.TAKE:
        if not in_window:
            return Refusal("IW-AMB-125", "not-now", {"kind": asked.kind})
        return _free(s, seat, action)
    if action >= act.MOVE or act.SWAP_BASE <= action < act.CHOOSE or action == act.STAND_UP:
        if s.phase == st.POST and in_window:
            return Refusal("IW-4.1", "main-action-spent")
        if s.phase == st.PRE and len(s.stack) == 0:
            return _main(s, seat, action)
    if action == act.END_TURN and s.phase == st.PRE:
        return Refusal("IW-AMB-28", "main-action-first")
    return _target(s, action, asked.kind, asked.rule)


def _target(s: "InfinityWar", action: i64, kind: str, rule: str) -> Refusal:
    """A choice that does not answer the question, or a cell that cannot be chosen."""
    if act.CHOOSE <= action < act.ABILITY:
        spot = action - act.CHOOSE
        if kind in ("arrow", "short_route") and _mover_been(s, spot):
            return Refusal("IW-5.11", "already-been", {"cell": cell(spot)})
        if kind in ("swap_second", "cull_second", "guardians_second") and spot <= st.cell_of(s.stack[len(s.stack) - 1]):
            return Refusal(rule, "second-comes-later", {"cell": cell(spot)})
        return Refusal(rule, "not-a-target", {"cell": cell(spot), "kind": kind})
    if action == act.DECLINE and kind == "q_ship":
        return Refusal("IW-17.6", "must-choose")
    return Refusal(rule, "not-legal", {"kind": kind})


def _mover_been(s: "InfinityWar", spot: i64) -> bool:
    return been(s, st.who_of(s.stack[len(s.stack) - 1]), spot)


def _main(s: "InfinityWar", seat: i64, action: i64) -> Refusal:
    if action == act.STAND_UP:
        if s.house.pass_when_detained:
            return Refusal("IW-AMB-29", "nobody-detained")
        return Refusal("IW-AMB-29", "no-pass")
    if action < act.CHOOSE:
        return Refusal("IW-7.2", "not-beside-base", {"cell": cell(act.SWAP_SPOT[action - act.SWAP_BASE])})
    who = (action - act.MOVE) // SPOTS
    spot = (action - act.MOVE) % SPOTS
    data: dict[str, object] = {"character": CHARACTERS[who], "cell": cell(spot)}
    foreign = _foreign(s, seat, who, "IW-5.1", data)
    if foreign is not None:
        return foreign
    c: i64 = s.active * 2 + who % 2
    if (s.barred >> (c & 1)) & 1:
        return Refusal("IW-6.2", "detained", data)
    if been(s, c, spot):
        return Refusal("IW-5.11", "already-been", data)
    for direction in range(4):
        if ADJACENT[s.spot[c] * 4 + direction] == spot:
            return Refusal("IW-5.1", "not-legal", data)
    return Refusal("IW-5.1", "not-adjacent", data)


def _free(s: "InfinityWar", seat: i64, action: i64) -> Refusal:
    if action >= act.RECHARGE:
        return _recharge(s, seat, (action - act.RECHARGE) // 4, (action - act.RECHARGE) % 4)
    if action >= act.PICK_UP:
        at = action - act.PICK_UP
        return _pick_up(s, seat, at // TOKEN_KIND_COUNT, at % TOKEN_KIND_COUNT)
    if action >= act.LEAVE:
        return _leave(s, seat, (action - act.LEAVE) // 2, (action - act.LEAVE) % 2 == 1)
    if action >= act.USE:
        return _stone(s, TIME_STONE if action == act.USE else REALITY_STONE)
    return _ability(s, seat, action - act.ABILITY)


def _foreign(s: "InfinityWar", seat: i64, who: i64, rule: str, data: dict[str, object]) -> Refusal | None:
    """Refuse a character that is not of the team on turn.

    In Ebony Maw's round another plays the own team (IW-17.24).
    """
    if who >> 1 == s.team[s.active]:
        return None
    return Refusal("IW-17.24" if who >> 1 == s.team[seat] else rule, "not-your-character", data)


def _ability(s: "InfinityWar", seat: i64, who: i64) -> Refusal:
    data: dict[str, object] = {"character": CHARACTERS[who]}
    foreign = _foreign(s, seat, who, "IW-9.1", data)
    if foreign is not None:
        return foreign
    c: i64 = s.active * 2 + who % 2
    if s.used[c] == 1:
        return Refusal("IW-9.4", "card-used", data)
    rules = {SPIDER_MAN: "IW-10.5", GAMORA: "IW-10.12", BUCKY: "IW-10.19", OKOYE: "IW-10.23", THOR: "IW-10.26"}
    if who == ROCKET:
        return Refusal("IW-10.29", "no-effect", data)
    return Refusal(rules.get(who, "IW-AMB-58"), "no-effect", data)


def _stone(s: "InfinityWar", stone: i64) -> Refusal:
    data: dict[str, object] = {"stone": TOKEN_KINDS[stone]}
    first: i64 = s.active * 2
    if s.right[first] != stone and s.right[first + 1] != stone:
        return Refusal("IW-11.2", "stone-not-carried", data)
    if s.spent & BIT[stone]:
        return Refusal("IW-11.4", "stone-spent", data)
    return Refusal("IW-12.7" if stone == TIME_STONE else "IW-12.12", "no-effect", data)


def _leave(s: "InfinityWar", seat: i64, who: i64, stone: bool) -> Refusal:
    data: dict[str, object] = {"character": CHARACTERS[who]}
    foreign = _foreign(s, seat, who, "IW-8.6", data)
    if foreign is not None:
        return foreign
    c: i64 = s.active * 2 + who % 2
    if (s.right[c] if stone else s.left[c]) < 0:
        return Refusal("IW-8.6", "slot-empty", data)
    return Refusal("IW-AMB-129", "handled-already", data)


def _pick_up(s: "InfinityWar", seat: i64, who: i64, kind: i64) -> Refusal:
    data: dict[str, object] = {"character": CHARACTERS[who], "token": TOKEN_KINDS[kind]}
    foreign = _foreign(s, seat, who, "IW-8.1", data)
    if foreign is not None:
        return foreign
    c: i64 = s.active * 2 + who % 2
    if s.floor[s.spot[c]] & TOKENS_OF_KIND[kind] == 0:
        return Refusal("IW-8.1", "nothing-there", data)
    if (s.right[c] if kind < STONE_COUNT else s.left[c]) >= 0:
        return Refusal("IW-8.3", "slot-occupied", data)
    if kind == LEADERSHIP_KIND and half_is_carried(s):
        return Refusal("IW-8.5", "half-carried", data)
    if TOKENS_OF_KIND[kind] & STONES != 0 and on_foreign_base(s, c):
        return Refusal("IW-11.10", "stone-on-foreign-base", data)
    return Refusal("IW-AMB-129", "handled-already", data)


def _recharge(s: "InfinityWar", seat: i64, who: i64, source: i64) -> Refusal:
    data: dict[str, object] = {"character": CHARACTERS[who], "source": act.SOURCES[source]}
    foreign = _foreign(s, seat, who, "IW-9.5", data)
    if foreign is not None:
        return foreign
    c: i64 = s.active * 2 + who % 2
    if s.used[c] == 0:
        return Refusal("IW-AMB-139", "card-not-used", data)
    if source == act.FROM_PARTNER_CELL and not s.house.any_own_cell:
        return Refusal("IW-AMB-57", "not-his-energy", data)
    return Refusal("IW-9.5", "no-energy", data)
