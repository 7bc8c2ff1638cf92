"""Texts of an analysis: moves by names, sums, gifts and turning points in every language."""

import pytest

import sixstones
from sixstones.analysis import analyse
from sixstones.analysis.random_game import random_record
from sixstones.words import LANGUAGES, Words, signed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"])
def test_everything_is_said_with_all_its_arguments(game: str, language: str) -> None:
    record = random_record(game, 2, seed=2)
    record.steps = record.steps[:80]
    record.result = None
    words = Words(sixstones.game(game), language)
    found = analyse(record, simulations=10).as_dict()
    said = [words.account(totals) for totals in found["totals"]]  # type: ignore[attr-defined]
    for moment in found["moments"]:  # type: ignore[attr-defined]
        said.append(words.move(moment))
        for kind in ("mistake", "luck"):
            if kind == "luck" or moment["best"] is not None:
                point: dict[str, object] = {"moment": 0, "kind": kind, "seat": 0, "change": -12.3}
                said.append(words.turning_point(point, moment))
    for text in said:
        assert text
        assert "{" not in text
        assert "analysis-" not in text


def test_cells_are_called_by_what_lies_there() -> None:
    words = Words(sixstones.game("infinity_war"), "en")
    assert words.move({"action": "choose 2,7", "about": ["closed_red"]}) == "Choose a cell: closed red tile"
    step: dict[str, object] = {"action": "move iron_man 2,7", "about": ["battlefield", "thanos"]}
    assert words.move(step) == "Move a character: Iron Man, Battlefield and Thanos"
    state = sixstones.game("infinity_war").start(2)
    state.settle(sixstones.Rng(1))
    for action in state.legal(state.actor):
        text = sixstones.game("infinity_war").text(action)
        about = state.named_components(0, state.actor, action)
        assert bool(about) == ("," in text)
        assert "," not in words.move({"action": text, "about": about}).partition(": ")[2].replace(", ", "")


def test_gifts_are_named() -> None:
    words = Words(sixstones.game("splendor"), "en", ["Red", "Blue"])
    shown = {"start": 50, "own": -30, "others": 12, "luck": -32, "end": 0}
    totals = {"seat": 0, "by": [-30.0, 12.2], "mistakes": 31.4, "shown": shown}
    assert words.gifts(totals) == ["The decisions of Blue gave Red 12 %."]
    assert words.account(totals).endswith("Mistakes cost 31 % winning chance.")
    assert [signed(value) for value in (-3, 0, 4)] == ["−3", "0", "+4"]
