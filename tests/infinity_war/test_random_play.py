"""Random play keeps every invariant, for all player counts, tile sets, variants, readings."""

import json

import pytest

import sixstones
from sixstones import CHANCE, OVER, Rng, State
from tests.infinity_war.invariants import Watch

GAME = sixstones.game("infinity_war")
SWITCHED: dict[str, object] = {
    option.id: (not option.default if option.type == "flag" else option.choices[-1])
    for option in GAME.options
    if option.rule.startswith("IW-AMB") and option.id != "turn_cap"
}


def single(id: str, value: object) -> dict[str, object]:
    return {id: value}


TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"tile_set": "b"}),
    (4, {"layout": "mixed"}),
    (5, {"teleports_in_corners": True, "first_player": "p3"}),
    (2, {"blank_tiles": 3, "blank_rule": "arrow_1"}),
    (3, {"blank_tiles": 2, "blank_rule": "battlefield", "team_choice": "seat_order"}),
    (4, {"four_player_toss": "two", "layout": "mixed", "teleports_in_corners": True}),
    (2, SWITCHED),
    (3, SWITCHED),
    (5, SWITCHED),
    *[(2 + n % 4, single(id, value)) for n, (id, value) in enumerate(SWITCHED.items())],
]


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    if state.actor == CHANCE:
        return CHANCE, state.sample(rng)
    legal = state.legal(state.actor)
    return int(state.actor), legal[rng.below(len(legal))]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_invariants_hold_after_every_step(table: int) -> None:
    players, options = TABLES[table]
    watch = Watch(GAME.start(players, options))
    rng = Rng(1000 + table)
    while watch.state.actor != OVER:
        watch.step(*random_step(watch.state, rng))
    assert watch.state.result() is not None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_can_be_dumped_and_loaded_at_every_step(players: int) -> None:
    options: dict[str, object] = {"layout": "mixed"} if players == 3 else {}
    state = GAME.start(players, options)
    rng = Rng(players)
    while state.actor != OVER:
        dump = state.dump()
        loaded = GAME.load(json.loads(json.dumps(dump)))
        assert loaded.dump() == dump
        assert loaded.actor == state.actor
        if state.actor >= 0:
            assert loaded.legal(state.actor) == state.legal(state.actor)
            asked = state.asks(state.actor)
            again = loaded.asks(state.actor)
            assert asked is not None
            assert again is not None
            assert asked.as_dict() == again.as_dict()
        else:
            assert loaded.outcomes() == state.outcomes()
        state.apply(*random_step(state, rng))
    assert GAME.load(state.dump()).result() == state.result()


@pytest.mark.parametrize("players", [2, 5])
def test_a_clone_is_independent_and_continues_alike(players: int) -> None:
    state = GAME.start(players)
    rng = Rng(players + 10)
    while state.actor != OVER:
        seat, action = random_step(state, rng)
        twin = state.clone()
        before = state.dump()
        twin.apply(seat, action)
        assert state.dump() == before
        state.apply(seat, action, [])
        assert twin.dump() == state.dump()


@pytest.mark.parametrize("players", [2, 4])
def test_samples_are_outcomes_and_legal_actions_are_sorted(players: int) -> None:
    state = GAME.start(players, {"layout": "mixed"} if players == 4 else None)
    rng = Rng(players + 20)
    while state.actor != OVER:
        if state.actor == CHANCE:
            listed = state.outcomes()
            assert listed == sorted(listed)
            assert state.sample(rng.clone()) in [action for action, _ in listed]
        else:
            legal = state.legal(state.actor)
            assert legal == sorted(set(legal))
            assert all(0 <= action < GAME.actions.size for action in legal)
            assert state.legal((state.actor + 1) % state.seats) == []
            assert all(state.why_not(state.actor, action) is None for action in legal)
        state.apply(*random_step(state, rng))
