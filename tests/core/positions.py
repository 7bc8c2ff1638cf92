"""Positions of Splendor the tests of the core begin from."""

import sixstones
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.match import Match
from sixstones.core.state import State

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
    rng = sixstones.Rng(seed)
    found = [state.dump()]
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[rng.below(len(legal))])
        found.append(state.dump())
    return found


def finished_match(game: object, players: int, seed: int) -> Match:
    """A whole game at random."""
    match = Match(game, players, seed=seed)
    rng = sixstones.Rng(seed)
    while match.result is None:
        seat = match.state.actor
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match
