"""Every value of every switch: games end with it, alone and mixed, and the table shows it."""

import json
from itertools import pairwise

import pytest

from sixstones import CHANCE, OVER, Event, Rng, State
from sixstones.core.errors import BadOption
from tests.infinity_war.positions import GAME

VALUES: list[tuple[str, object]] = [
    (option.id, value)
    for option in GAME.options
    if option.rule.startswith("IW-AMB") and option.id != "turn_cap"
    for value in ([True, False] if option.type == "flag" else option.choices)
]


def step(state: State, rng: Rng, log: list[Event]) -> None:
    if state.actor == CHANCE:
        state.apply(CHANCE, state.sample(rng), log)
    else:
        legal = state.legal(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))], log)


def play_out(players: int, options: dict[str, object], seed: int) -> State:
    """A random game in which everything a table may ask of a position is asked now and then."""
    state = GAME.start(players, options)
    rng = Rng(seed)
    steps = 0
    while state.actor != OVER:
        log: list[Event] = []
        step(state, rng, log)
        assert all(event.rule in GAME.rules for event in log)
        steps += 1
        if steps % 50 == 0:
            look_around(state)
    look_around(state)
    return state


def look_around(state: State) -> None:
    dump = state.dump()
    assert GAME.load(json.loads(json.dumps(dump))).dump() == dump
    for seat in range(state.seats):
        json.dumps(state.view(seat))
        assert -1 <= state.evaluate(seat) <= 1
        assert state.features(seat)


@pytest.mark.parametrize(("id", "value"), VALUES, ids=[f"{id}={value}" for id, value in VALUES])
def test_a_game_with_any_value_of_any_switch_is_played_to_its_end(id: str, value: object) -> None:
    players = {"three_player_gap": 3, "four_player_toss": 4}.get(id, 2 + len(str(value)) % 4)
    state = play_out(players, {id: value}, len(id))
    assert state.options[id] == value
    assert state.result() is not None


@pytest.mark.parametrize("house", range(12))
def test_a_game_with_any_mixture_of_switches_is_played_to_its_end(house: int) -> None:
    rng = Rng(house)
    options: dict[str, object] = {}
    for (id, value), (following, _) in pairwise([*VALUES, ("", None)]):
        last = following != id
        if id not in options and (last or rng.below(2) == 0):
            options[id] = value
    options |= {"tile_set": "ab"[house % 2], "layout": ["ring", "mixed"][house // 2 % 2]}
    assert play_out(2 + house % 4, options, house).result() is not None


def test_a_misspelt_value_is_refused() -> None:
    for id in {id for id, _ in VALUES}:
        with pytest.raises(BadOption, match=id):
            GAME.start(2, {id: "perhaps"})
