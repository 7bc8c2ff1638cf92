"""Kinds of pending decisions that random games with the shipped cards rarely or never meet.

`COMING` has positions with the actions that bring them about, `PENDING` the positions in which they are pending.
"""

from typing import Any

from tests.kit import play
from tests.superhero_battle.own_cards import OWN
from tests.superhero_battle.positions import GAME, dump, opening, seat

Coming = tuple[dict[str, Any], list[str]]


def _before(action: str, *laid: Any, **more: Any) -> Coming:
    """A opens and performs an action."""
    return dump(opening(*laid, **more)), [f"do {action}"]


AVENGERS = {"boxes_in_play": "avengers"}
COMING: dict[str, list[Coming]] = {
    "optional": [_before("breather", seat(laid=5, hero="drax"), 4, options={"cards": OWN})],
    "ability": [
        _before("breather", seat(laid=5, hero="groot"), 4, options={"cards": OWN}),
        (dump(opening(seat(laid=7, hero="adam_warlock"), 4, 4, knockouts=["shot"])), []),
    ],
    "event_target": [_before("shoot_to_kill", seat(laid=7, hero="hawkeye"), 4, 4, options=AVENGERS)],
    "discard": [_before("barrage_fire", 7, 4, 4, battlefield="quantum_realm", options=AVENGERS)],
}


def _reached(coming: Coming) -> dict[str, Any]:
    state = GAME.load(coming[0])
    play(state, *coming[1])
    return dump(state)


PENDING: dict[str, list[dict[str, Any]]] = {
    name: [_reached(coming) for coming in listed] for name, listed in COMING.items()
}
