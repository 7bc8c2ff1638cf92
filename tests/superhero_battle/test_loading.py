"""Hand-written positions: what follows from the rest, and what no game comes to."""

from typing import Any

import pytest

from sixstones.core.errors import BadPosition
from tests.kit import play
from tests.superhero_battle.positions import GAME, A, B, C, cards, dump, opening, seat


@pytest.mark.rule("SB-11.2")
def test_a_series_tells_the_stage() -> None:
    state = GAME.load({"players": 2, "seats": [{"series": cards(1, 2)}, {"series": cards(1, 2)}]})
    assert dump(state)["stage"] == 2


@pytest.mark.rule("SB-11.2")
@pytest.mark.parametrize(
    "position",
    [
        {"seats": [{"series": cards(1, 2, 3)}, {}]},
        {"seats": [{"series": cards(1)}, {}], "stage": 0},
        {"seats": [{"series": cards(1)}, {}], "stack": [{"frame": "prepare"}]},
        {
            "seats": [{"series": cards(1, 2), "laid": "shot"}, {"laid": "shot"}],
            "stage": 1,
            "stack": [{"frame": "opening"}],
        },
    ],
)
def test_a_series_longer_than_its_stage_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="series"):
        GAME.load({"players": 2, **position})


@pytest.mark.parametrize("targets", [[], [C]])
def test_a_question_for_a_target_names_heroes_in_the_battle(targets: list[int]) -> None:
    """Only A and B fight."""
    state = opening(seat(laid=6), seat(laid=4), seat(laid=4))
    play(state, "do sliding_tackle")
    found = dump(state)
    assert found["stack"][-1]["frame"] == "target"
    found["stack"][-1]["targets"] = targets
    found["fighting"] = [A, B]
    found["seats"][C] |= {"laid": None, "hand": [*found["seats"][C]["hand"], found["seats"][C]["laid"]]}
    with pytest.raises(BadPosition, match="targets"):
        GAME.load(found)
