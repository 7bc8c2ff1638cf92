"""Many games: the result depends on plan and seed alone, and the statistics are right."""

from pathlib import Path

import pytest

from sixstones.arena import GameRow, Summary, simulate, wilson
from sixstones.core.errors import BadOption, BadPlayers, SixStonesError, UnknownBot, UnknownGame
from sixstones.loading import BadFile, load_file

ROOT = Path(__file__).parent.parent.parent
TIC_TAC_TOE = str(ROOT / "examples" / "tic_tac_toe.py")
BRIDGE, ROPE = (str(ROOT / "tests" / "tiny_games" / f"{name}.py") for name in ("bridge", "rope"))


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = simulate("tic_tac_toe", ["greedy", "random"], 60, seed=3, load=[TIC_TAC_TOE])
    together = simulate("tic_tac_toe", ["greedy", "random"], 60, seed=3, jobs=2, load=[TIC_TAC_TOE])
    assert alone.rows == together.rows
    assert [row.index for row in together.rows] == list(range(60))


def test_splendor_gives_the_same_rows_with_two_processes() -> None:
    plans = [simulate("splendor", ["random"] * 3, 6, seed=8, jobs=jobs) for jobs in (1, 2)]
    assert plans[0].rows == plans[1].rows


def test_equal_seeds_give_equal_games_and_other_seeds_others() -> None:
    first, same, other = (simulate("tic_tac_toe", ["random", "random"], 40, seed=seed) for seed in (5, 5, 6))
    assert first.rows == same.rows
    assert first.rows != other.rows


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    short, long = (simulate("tic_tac_toe", ["random", "random"], games, seed=5) for games in (10, 30))
    assert long.rows[:10] == short.rows


def test_games_of_a_series_differ() -> None:
    rows = simulate("splendor", ["random", "random"], 8, seed=1).rows
    assert len({(row.decisions, row.scores) for row in rows}) > 6


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    rows = simulate("splendor", ["random"] * 4, 8, seed=1, limit=5).rows
    for entrant in range(4):
        assert {row.seats.index(entrant) for row in rows} == {0, 1, 2, 3}
        assert sum(row.seats.index(entrant) == 0 for row in rows) == 2


def test_greedy_beats_random_at_tic_tac_toe_whoever_begins() -> None:
    summary = simulate("tic_tac_toe", ["random", "greedy"], 300, seed=1)
    assert summary.entrants()[1].low > 0.55


def test_a_drawn_seed_is_named_and_repeats_the_series() -> None:
    drawn = simulate("tic_tac_toe", ["random", "random"], 10)
    assert simulate("tic_tac_toe", ["random", "random"], 10, seed=drawn.seed).rows == drawn.rows


def test_one_bot_stands_for_all_seats() -> None:
    assert simulate("splendor", ["random"], 1, players=3, seed=1, limit=3).bots == ["random"] * 3


def test_a_game_without_end_is_given_up_and_counted_apart() -> None:
    summary = simulate("splendor", ["random", "random"], 4, seed=1, limit=10)
    assert summary.reasons() == {"unfinished": 4}
    assert summary.decided == 0
    assert [entrant.rate for entrant in summary.entrants()] == [0.0, 0.0]
    assert summary.lengths() == (10, 10.0, 10)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("tic_tac_toe", ["random", "random"], 25, seed=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 25


def _summary(rows: list[GameRow]) -> Summary:
    return Summary("small", 2, {}, ["a", "b"], 1, rows, 2.0)


def test_a_shared_win_counts_one_over_k_and_lost_games_count_for_nobody() -> None:
    summary = _summary(
        [
            GameRow(0, (0, 1), (0,), (5, 3), "points", 10, 1),
            GameRow(1, (1, 0), (0, 1), (4, 4), "points", 20, 2),
            GameRow(2, (0, 1), (), (1, 1), "stalemate", 30, 0),
            GameRow(3, (1, 0), (0,), (6, 2), "points", 40, 1),
        ]
    )
    first, second = summary.entrants()
    assert (first.wins, second.wins) == (2.5, 0.5)
    assert first.rate == pytest.approx(2.5 / 3)
    assert (first.low, first.high) == wilson(2.5, 3)
    assert first.mean_score == 4.0
    assert summary.decided == 3
    assert summary.seat_wins() == [1.5, 1.5]
    assert summary.reasons() == {"points": 3, "stalemate": 1}
    assert summary.lengths() == (10, 25.0, 40)
    assert summary.decisions_per_second == 50.0


def test_wilson_agrees_with_published_figures() -> None:
    # 15 of 20 and 0 of 10 at 95 %, as in the textbook tables of the score interval.
    assert wilson(15, 20) == pytest.approx((0.5313, 0.8881), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bots": ["random", "nobody"]}, UnknownBot),
        ({"bots": ["random"]}, BadPlayers),
        ({"bots": ["random"] * 5}, BadPlayers),
        ({"players": 3}, BadPlayers),
        ({"options": {"colour": "red"}}, BadOption),
        ({"games": 0}, BadOption),
        ({"jobs": 0}, BadOption),
        ({"limit": -1}, BadOption),
        ({"load": ["nowhere.py"]}, BadFile),
    ],
)
def test_bad_plans_are_refused_before_anything_is_played(
    arguments: dict[str, object], error: type[SixStonesError]
) -> None:
    given: dict[str, object] = {"game": "splendor", "bots": ["random", "random"], "games": 3, **arguments}
    with pytest.raises(error) as caught:
        simulate(**given)  # type: ignore[arg-type]
    assert caught.value.message
    assert caught.value.data["field"]


def test_a_file_that_fails_says_how(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import sixstones\nraise RuntimeError('no\\nluck')\n")
    with pytest.raises(BadFile, match="RuntimeError: no luck"):
        load_file(str(path))
    with pytest.raises(BadFile, match="not a Python file"):
        load_file(str(_touch(tmp_path / "game.txt")))


def _touch(path: Path) -> Path:
    path.touch()
    return path


def test_a_common_victory_is_one_for_each_entrant_and_lost_games_count() -> None:
    summary = simulate("bridge", ["random"], 60, players=3, seed=2, load=[BRIDGE])
    won = sum(1 for row in summary.rows if row.winners)
    assert 0 < won < 60
    assert summary.counted == 60
    assert [(entrant.wins, entrant.rate) for entrant in summary.entrants()] == [(won, won / 60)] * 3
    assert summary.seat_wins() == [won] * 3


def test_a_game_of_one_is_counted_too() -> None:
    summary = simulate("bridge", ["greedy"], 10, seed=2, load=[BRIDGE])
    assert summary.players == 1
    assert summary.counted == 10
    assert simulate("bridge", ["random"], 2, players=1, seed=2, load=[BRIDGE]).bots == ["random"]


def test_team_mates_count_one_win_each() -> None:
    summary = simulate("rope", ["random"], 60, players=4, seed=2, load=[ROPE])
    won = sum(1 for row in summary.rows if row.winners)
    assert 0 < won == summary.counted
    assert sum(summary.seat_wins()) == 2 * won
    assert sum(entrant.wins for entrant in summary.entrants()) == 2 * won
    assert sum(entrant.rate for entrant in summary.entrants()) == pytest.approx(2)
