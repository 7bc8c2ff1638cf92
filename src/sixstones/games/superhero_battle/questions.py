"""The question to a seat, with its rule and the data that helps to answer."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.core.facts import Ask
from sixstones.games.superhero_battle import actions as act
from sixstones.games.superhero_battle import frames, legal, packs, turn
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import ACTIONS, HAND_SIZE, HEROES, TECHNIQUES
from sixstones.games.superhero_battle.frames import WIDTH
from sixstones.games.superhero_battle.handling import names
from sixstones.games.superhero_battle.notation import TACTIC_OPS
from sixstones.games.superhero_battle.programs import source_word

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def asks(s: "SuperheroBattle", seat: i64) -> Ask | None:
    """The question to a seat that is waited for."""
    if s.actor < 0 or seat not in legal.waiting(s):
        return None
    row = frames.FRAMES.row(s.stack[s.depth - WIDTH])
    return Ask(int(s.number), row.name, _rule(s, row.number, row.rule), _data(s, seat, row.number))


def _rule(s: "SuperheroBattle", kind: i64, rule: str) -> str:
    if kind == frames.PICK_HERO and s.house.box_count == 2:
        return "SB-23.5"
    if kind == frames.TACTIC:
        op = s.stack[s.depth - WIDTH + frames.TACTIC_OP]
        if op == v.PLACE_KNOCKOUT:
            return "SB-15.2"
        if op == v.REMOVE_KNOCKOUT:
            return "SB-15.6"
        if op == v.SET_TRAP:
            return "SB-16.2"
        if op == v.REMOVE_TRAP:
            return "SB-16.6"
    return rule


def _data(s: "SuperheroBattle", seat: i64, kind: i64) -> dict[str, object]:
    at = s.depth - WIDTH
    if kind == frames.PICK_HERO:
        return {"heroes": [HEROES[s.dealt[seat * 2]], HEROES[s.dealt[seat * 2 + 1]]]}
    if kind == frames.TRIM:
        return {"count": int(packs.size(s.hand[seat]) - HAND_SIZE)}
    if kind == frames.ACTION or kind == frames.ORDER:
        actions = [ACTIONS[2 * s.opened], ACTIONS[2 * s.opened + 1]]
        data: dict[str, object] = {"card": TECHNIQUES[s.opened], "actions": actions}
        if kind == frames.ACTION:
            data["hero"] = HEROES[s.hero[seat]] if turn.may_replace(s, seat) else ""
        return data
    if kind == frames.ABILITY:
        return {"hero": HEROES[s.hero[seat]], "window": v.WINDOWS[s.house.book.hero_window[s.hero[seat]]]}
    if kind == frames.NAME:
        return {"to_seat": int(s.stack[at + frames.NAME_TARGET])}
    if kind == frames.TACTIC:
        op = next(word for word, number in TACTIC_OPS.items() if number == s.stack[at + frames.TACTIC_OP])
        left, up_to = s.stack[at + frames.TACTIC_LEFT], s.stack[at + frames.TACTIC_UP_TO]
        return {"op": op, "count": int(left), "up_to": up_to == 1}
    if kind == frames.DISCARD:
        return {"count": int(s.stack[at + frames.DISCARD_AMOUNT])}
    if kind == frames.PICK_CARD:
        target, left = s.stack[at + frames.PICK_CARD_TARGET], s.stack[at + frames.PICK_CARD_LEFT]
        return {"from_seat": int(target), "cards": names(s.hand[target]), "count": int(left)}
    if kind == frames.TARGETS:
        return {"chosen": members(s.stack[at + frames.TARGETS_CHOSEN]), **_source(s)}
    if kind == frames.TARGET or kind == frames.OPTIONAL or kind == frames.OPTION:
        return _source(s)
    return {}


def named(s: "SuperheroBattle", seat: i64, action: i64) -> list[str]:
    """To whose effect a yes or no is said: a card's or a hero's."""
    if action != act.USE and action != act.PASS:
        return []
    ask = asks(s, seat)
    if ask is None or action not in s.legal(seat):
        return []
    return [str(ask.data[key]) for key in ("source", "hero") if ask.data.get(key)][:1]


def _source(s: "SuperheroBattle") -> dict[str, object]:
    """The card whose program asks."""
    return {"source": source_word(s.stack[s.depth - WIDTH - WIDTH + frames.RUN_SOURCE])}
