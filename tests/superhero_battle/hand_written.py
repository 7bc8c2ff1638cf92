"""Positions with kinds of pending decisions that random games with the shipped cards rarely or never meet."""

from typing import Any

from tests.kit import play
from tests.superhero_battle.own_cards import OWN
from tests.superhero_battle.positions import GAME, dump, opening, seat

Coming = tuple[dict[str, Any], list[str]]

OPTIONAL: Coming = (dump(opening(seat(laid=5, hero="drax"), 4, options={"cards": OWN})), ["do breather"])
GAIN: Coming = (dump(opening(seat(laid=5, hero="groot"), 4, options={"cards": OWN})), ["do breather"])
EVENT_TARGET: Coming = (
    dump(opening(seat(laid=7, hero="hawkeye"), 4, 4, options={"boxes_in_play": "avengers"})),
    ["do shoot_to_kill"],
)
DISCARD: Coming = (
    dump(opening(7, 4, 4, battlefield="quantum_realm", options={"boxes_in_play": "avengers"})),
    ["do barrage_fire"],
)
EXIT = dump(opening(seat(laid=7, hero="adam_warlock"), 4, 4, knockouts=["shot"]))


def _after(coming: Coming) -> dict[str, Any]:
    """The position that is brought about."""
    state = GAME.load(coming[0])
    play(state, *coming[1])
    return dump(state)


COMING: dict[str, list[Coming]] = {
    "optional": [OPTIONAL],
    "ability": [GAIN],
    "event_target": [EVENT_TARGET],
    "discard": [DISCARD],
}
PENDING: dict[str, list[dict[str, Any]]] = {
    name: [_after(coming) for coming in comings] + ([EXIT] if name == "ability" else [])
    for name, comings in COMING.items()
}
