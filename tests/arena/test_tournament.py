"""Tournaments: seat-balanced, resumable, with ratings that say what they claim."""

import json
import math
from pathlib import Path

import pytest

from sixstones.arena import ratings, simulate, tournament
from sixstones.core.errors import BadOption, BadRecord, UnknownBot

ROOT = Path(__file__).parent.parent.parent
TIC_TAC_TOE = str(ROOT / "examples" / "tic_tac_toe.py")


def test_every_bot_meets_every_other_as_often_and_the_stronger_is_rated_higher() -> None:
    standing = tournament("splendor", ["random", "greedy"], 10, seed=1)
    assert standing.games == [[0, 10], [10, 0]]
    assert sum(standing.points[0]) + sum(standing.points[1]) == 10
    best, worst = standing.ratings()
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating > 100 > -100 > worst.rating
    assert math.isfinite(best.error)


def test_a_gauntlet_is_one_against_all() -> None:
    standing = tournament("tic_tac_toe", ["greedy", "random", "novice"], 4, form="gauntlet", load=[TIC_TAC_TOE])
    assert standing.games == [[0, 4, 4], [4, 0, 0], [4, 0, 0]]


def test_an_interrupted_tournament_goes_on_and_ends_like_one_in_one_go(tmp_path: Path) -> None:
    bots = ["greedy", "random", "novice"]
    whole = tournament("tic_tac_toe", bots, 12, seed=2, load=[TIC_TAC_TOE])
    file = tmp_path / "results"

    class Interrupted(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done >= 15:
            raise Interrupted

    with pytest.raises(Interrupted):
        tournament("tic_tac_toe", bots, 12, seed=2, load=[TIC_TAC_TOE], file=str(file), progress=stop)
    file.write_text(file.read_text() + "[0, 2, 0.5, 1")  # torn in the middle of a line
    assert 15 <= sum(len(json.loads(line)) - 2 for line in file.read_text().split("\n")[1:-1]) < 36
    again = tournament("tic_tac_toe", bots, 12, seed=2, load=[TIC_TAC_TOE], file=str(file))
    assert (again.points, again.games) == (whole.points, whole.games)
    more = tournament("tic_tac_toe", bots, 14, seed=2, load=[TIC_TAC_TOE], file=str(file))
    assert more.played == 42


def test_a_file_of_other_rules_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "results"
    tournament("tic_tac_toe", ["greedy", "random"], 2, seed=1, load=[TIC_TAC_TOE], file=str(file))
    before = file.read_text()
    with pytest.raises(BadRecord, match="seed is 1 there and 2 here"):
        tournament("tic_tac_toe", ["greedy", "random"], 2, seed=2, load=[TIC_TAC_TOE], file=str(file))
    assert file.read_text() == before
    file.write_text(before + "nonsense\n")
    with pytest.raises(BadRecord, match="Line 4"):
        tournament("tic_tac_toe", ["greedy", "random"], 2, seed=1, load=[TIC_TAC_TOE], file=str(file))


def test_ratings_are_those_of_the_likeliest_strengths() -> None:
    """Three bots whose results follow exactly from strengths 200 points apart."""
    strength = [200.0, 0.0, -200.0]
    points = [[0.0 if a == b else 1e6 / (1 + 10 ** ((y - x) / 400)) for b, y in enumerate(strength)]
              for a, x in enumerate(strength)]  # fmt: skip
    found = ratings(["a", "b", "c"], points)
    assert [round(one.rating) for one in found] == [200, 0, -200]
    assert all(one.error < 1 for one in found)
    few, many = (ratings(["a", "b"], [[0, 6 * n], [4 * n, 0]])[0] for n in (1, 100))
    assert few.error == pytest.approx(many.error * 10, rel=0.1)
    odds = 10 ** ((many.rating * 2) / 400)
    assert odds == pytest.approx(600.5 / 400.5, rel=1e-3)
    # Half of the interval of a rating from n games with chance p: 1.96 / sqrt(n p (1 - p)), halved for the mean of two.
    assert many.error == pytest.approx(1.96 / math.sqrt(1001 * 0.24) * 400 / math.log(10) / 2, rel=0.01)


@pytest.mark.parametrize(
    ("game", "bots", "settings", "field"),
    [
        ("thanos_rising", ["greedy", "random"], {}, "game"),
        ("splendor", ["greedy"], {}, "bots"),
        ("splendor", ["greedy", "greedy"], {}, "bots"),
        ("splendor", ["greedy", "random"], {"players": 3}, "players"),
        ("splendor", ["greedy", "random"], {"form": "cup"}, "form"),
        ("splendor", ["greedy", "random"], {"games": 0}, "games"),
    ],
)
def test_wrong_settings_are_refused_by_name(
    game: str, bots: list[str], settings: dict[str, object], field: str
) -> None:
    with pytest.raises(BadOption) as caught:
        tournament(game, bots, **settings)  # type: ignore[arg-type]
    assert caught.value.data["field"] == field
    with pytest.raises(UnknownBot):
        tournament("splendor", ["greedy", "nobody"])


def test_notebooks_show_the_crosstable_and_the_rates() -> None:
    standing = tournament("splendor", ["random", "greedy"], games=2, seed=1)
    page = standing._repr_html_()
    assert page.index("greedy") < page.index("random")
    assert f"{standing.points[1][0]:g} of 2" in page
    assert repr(standing) == "<Standing splendor, 2 games, greedy, random>"
    shown = simulate("splendor", ["greedy", "random"], 2, seed=1)._repr_html_()
    assert shown.count("<tr>") == 3
