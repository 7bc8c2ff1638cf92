"""Positions of Splendor the tests of the core begin from."""

import sixstones
from sixstones.core.match import Match
from sixstones.core.state import State
from tests import kit
from tests.kit import finished_match

__all__ = ["finished_match"]

SPLENDOR = sixstones.game("splendor")


def cards(level: int) -> list[str]:
    """The cards of a level, in the order of the box."""
    return [id for id, card in SPLENDOR.components.items() if card.get("level") == level]


def match_from(dump: dict[str, object], auto_chance: bool = True) -> Match:
    state = SPLENDOR.load(dump)
    state.settle(sixstones.Rng(4))
    return Match(SPLENDOR, 2, state=state, seed=1, auto_chance=auto_chance)


def fresh_match(seed: int = 3) -> Match:
    """Seat 0 begins."""
    return Match("splendor", 2, {"first_player": "p1"}, seed=seed)


def walk(state: State, seed: int) -> list[dict[str, object]]:
    """A game at random to its end; every position on the way."""
    return [*[state.dump() for _ in kit.walk(state, seed)], state.dump()]
