"""Positions with kinds of pending decisions that random games with the shipped cards rarely or never meet."""

from typing import Any

from tests.kit import play
from tests.superhero_battle.own_cards import OWN
from tests.superhero_battle.positions import dump, opening, seat


def _optional() -> dict[str, Any]:
    state = opening(seat(laid=5, hero="drax"), 4, options={"cards": OWN})
    play(state, "do breather")
    return dump(state)


def _gain() -> dict[str, Any]:
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": OWN})
    play(state, "do breather")
    return dump(state)


def _event_target() -> dict[str, Any]:
    state = opening(seat(laid=7, hero="hawkeye"), 4, 4, options={"boxes_in_play": "avengers"})
    play(state, "do shoot_to_kill")
    return dump(state)


def _discard() -> dict[str, Any]:
    state = opening(7, 4, 4, battlefield="quantum_realm", options={"boxes_in_play": "avengers"})
    play(state, "do barrage_fire")
    return dump(state)


def _exit() -> dict[str, Any]:
    state = opening(seat(laid=7, hero="adam_warlock"), 4, 4, knockouts=["shot"])
    return dump(state)


PENDING: dict[str, list[dict[str, Any]]] = {
    "optional": [_optional()],
    "ability": [_gain(), _exit()],
    "event_target": [_event_target()],
    "discard": [_discard()],
}
