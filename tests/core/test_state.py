"""The defaults of a position whose game does not say otherwise."""

from collections.abc import Callable

import pytest

import sixstones
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State
from tests.core.small_games import BLUE, RED, Bag, BagState

BOARD = sixstones.game("tic_tac_toe")


def drawing(bag: list[int]) -> State:
    return Bag().load({"bag": bag, "drawing": 1})


def test_only_the_actor_is_waited_for() -> None:
    state = BOARD.load({"cells": [0]})
    assert (state.actor, state.waiting()) == (1, [1])
    assert drawing([1, 1]).waiting() == []
    assert BOARD.load({"cells": [0, 0, 0]}).waiting() == []


def test_the_question_goes_to_whoever_is_waited_for() -> None:
    state = BOARD.load({"cells": [0]})
    asked = state.asks(1)
    assert asked is not None
    assert asked.as_dict() == {"number": 1, "kind": "move", "rule": "", "data": {}}
    assert state.asks(0) is None


@pytest.mark.parametrize(
    ("cells", "seat", "action", "key"),
    [
        ([0], 1, 1, None), ([0], 1, 0, "not-legal"), ([0], 0, 1, "not-asked"), ([0, 0, 0], 1, 5, "game-over"),
        ([0], 2, 1, "no-such-seat"), ([0], -1, 1, "no-such-seat"), ([0], 1, 9, "not-an-action"),
        ([0], 1, -1, "not-an-action"),
    ],
)  # fmt: skip
def test_an_action_is_open_or_there_is_a_reason(cells: list[int], seat: int, action: int, key: str | None) -> None:
    refusal = BOARD.load({"cells": cells}).why_not(seat, action)
    assert (None if refusal is None else refusal.key) == key


def test_an_outcome_is_drawn_by_its_weight() -> None:
    rng = Rng(6)
    state = drawing([1, 3])
    drawn = [int(state.sample(rng)) for _ in range(4000)]
    assert {colour: drawn.count(colour) for colour in (RED, BLUE)} == {RED: 998, BLUE: 3002}


def test_drawing_depends_on_position_and_generator_alone() -> None:
    first, second = Rng(9), Rng(9)
    state = drawing([5, 4])
    assert [state.sample(first) for _ in range(20)] == [state.clone().sample(second) for _ in range(20)]


def test_nothing_is_drawn_where_nothing_can_happen() -> None:
    with pytest.raises(ValueError, match="tic_tac_toe: nothing can happen"):
        BOARD.start(2).sample(Rng(1))


def test_settling_plays_chance_until_somebody_is_asked() -> None:
    state = drawing([1, 1])
    log: list[Event] = []
    state.settle(Rng(1), log)
    assert state.actor == 0
    assert [event.kind in ("red", "blue") for event in log] == [True]
    last = drawing([1, 0])
    last.settle(Rng(1))
    assert last.actor == OVER


def test_an_open_game_shows_its_whole_position() -> None:
    state = BOARD.load({"cells": [0, 1]})
    view = state.view(0)
    assert view["position"] == state.dump()
    assert (view["seat"], view["actor"], view["waiting"], view["result"]) == (0, 0, [0], None)
    assert view["ask"] == {"number": 2, "kind": "move", "rule": "", "data": {}}
    assert state.view(None)["ask"] is None
    assert state.view(1)["ask"] is None


def test_resampling_an_open_game_is_a_copy() -> None:
    state = BOARD.load({"cells": [0, 1]})
    other = state.resample(0, Rng(1))
    other.apply(0, 8)
    assert state.dump()["cells"] == [0, 1, -1, -1, -1, -1, -1, -1, -1]


def test_the_features_of_an_open_game_are_the_numbers_of_its_dump() -> None:
    features = drawing([1, 3]).features(0)
    assert features == [0.0, float(CHANCE), 1.0, 0.0, 0.0, 1.0, 3.0, 0.0, 0.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("cells", "values"),
    [([0], [0.0, 0.0]), ([0, 0, 0], [1.0, -1.0]), ([0, 1, 0, 0, 1, 1, 1, 0, 0], [0.0, 0.0])],
    ids=["going on", "won", "drawn"],
)
def test_only_the_end_of_the_game_counts(cells: list[int], values: list[float]) -> None:
    state = BOARD.load({"cells": cells})
    assert [state.evaluate(seat) for seat in (0, 1)] == values


@pytest.mark.parametrize("method", ["view", "resample", "features"])
def test_a_game_that_hides_something_has_no_defaults_that_would_show_it(method: str) -> None:
    game = Bag(hidden=True)
    state = game.start(1)
    calls: dict[str, Callable[[], object]] = {
        "view": lambda: state.view(0),
        "resample": lambda: state.resample(0, Rng(1)),
        "features": lambda: state.features(0),
    }
    with pytest.raises(NotImplementedError, match=f"bag hides something, so it must write {method} itself"):
        calls[method]()


def test_what_a_game_does_not_write_is_said_by_name() -> None:
    game = Game("empty", 1, 1)
    state = State(game, 1, {})
    calls: dict[str, Callable[[], object]] = {
        "legal": lambda: state.legal(0),
        "apply": lambda: state.apply(0, 0),
        "clone": lambda: state.clone(),
        "result": lambda: state.result(),
        "dump": lambda: state.dump(),
        "position": lambda: game.start(1),
    }
    for method, call in calls.items():
        with pytest.raises(NotImplementedError, match=f"empty: {method}"):
            call()


def test_a_clone_of_the_small_game_is_independent() -> None:
    state = Bag().start(2)
    assert isinstance(state, BagState)
    other = state.clone()
    other.apply(0, 0)
    assert (state.taps, other.taps) == (0, 1)
