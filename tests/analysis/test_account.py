"""An analysis adds up: start + own decisions + decisions of others + luck = end."""

from dataclasses import replace

import pytest

import sixstones
from sixstones import Rng
from sixstones.analysis import Analyser, Analysis, analyse
from sixstones.analysis.account import told, totals, turning_points
from sixstones.analysis.random_game import random_record
from sixstones.analysis.results import Moment
from sixstones.bots import choose_for, make_bot
from sixstones.bots.chances import outcome
from sixstones.core.facts import TOGETHER
from sixstones.core.match import Match, replay
from sixstones.core.record import Record

GAMES = ("splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising")
SAMPLE = 2  # games of each in every run of the tests
ALL = 200
LEVELS = ("novice", "apprentice", "random")


def played(game: str, number: int) -> Record:
    """A game of mixed weak bots; the number of seats goes round."""
    rules = sixstones.game(game)
    players = 2 + number % (rules.max_players - 1)
    match = Match(game, players, seed=number)
    rng = Rng(number)
    bots = [make_bot(LEVELS[(number + seat) % len(LEVELS)]) for seat in range(players)]
    while match.result is None:
        seat = match.state.waiting()[0]
        match.play(seat, int(choose_for(bots[seat], match.state, seat, rng)))
    return match.record()


def check_sums(found: Analysis, record: Record) -> None:
    end = outcome(replay(record).state)
    together = sixstones.game(found.game).payoff == TOGETHER
    for seat in found.totals:
        own = sum(moment.effect[seat.seat] for moment in found.moments if moment.seat == seat.seat)
        others = sum(moment.effect[seat.seat] for moment in found.moments if moment.seat != seat.seat)
        luck = sum(draw.luck[seat.seat] for draw in found.draws) + sum(
            moment.luck[seat.seat] for moment in found.moments if not moment.open
        )
        assert seat.start == pytest.approx(found.moments[0].odds[seat.seat])
        assert (seat.own, seat.others, seat.luck) == pytest.approx((own, others, luck), abs=1e-6)
        assert abs(seat.start + own + others + luck - seat.end) < 1.0
        assert seat.end == pytest.approx(100.0 * end[seat.seat])
        shown = seat.shown()
        assert shown["start"] + shown["own"] + shown["others"] + shown["luck"] == shown["end"]
    for moment in found.moments:
        assert all(-0.01 <= odds <= 100.01 for odds in moment.odds)
        if together:
            assert len(set(moment.effect)) == 1 == len(set(moment.luck))
        else:
            by_side = dict(zip(found.sides, moment.odds, strict=True))
            assert sum(by_side.values()) == pytest.approx(100.0, abs=0.01)


@pytest.mark.parametrize("number", range(SAMPLE))
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_games_adds_up(game: str, number: int) -> None:
    record = played(game, number)
    check_sums(analyse(record, simulations=12), record)


@pytest.mark.weekly
@pytest.mark.parametrize("game", GAMES)
def test_all_games_add_up(game: str) -> None:
    for number in range(ALL):
        record = played(game, number)
        check_sums(analyse(record, simulations=12), record)


def test_quiet_moves_are_no_luck() -> None:
    """Where nothing is drawn or revealed the noise of the estimates waits for the next draw."""
    found = analyse(random_record("splendor", 2, seed=5), simulations=40)
    quiet = [n for n, moment in enumerate(found.moments[:-1]) if not moment.open]
    assert quiet
    for n in quiet:  # but for what would leave the scale
        assert not any(found.moments[n].luck) or min(found.moments[n + 1].odds) == 0.0
    assert any(any(draw.luck) for draw in found.draws)


def test_stopping_and_going_on_changes_nothing() -> None:
    record = random_record("superhero_battle", 3, seed=4)
    whole = analyse(record, simulations=12)
    first = Analyser(record, simulations=12)
    for _ in range(10):
        first.step()
    part = first.analysis()
    assert (part.judged, part.complete) == (10, False)
    assert [one.estimate for one in part.moments] == [one.estimate for one in whole.moments[:10]]
    second = Analyser(record, simulations=12, kept=part.as_dict())
    assert second.judged == 10
    while second.step():
        pass
    assert second.analysis() == whole
    assert second.progress() == 1.0


def test_an_analysis_of_another_making_is_not_gone_on_with() -> None:
    record = random_record("splendor_classic", 2, seed=1)
    part = Analyser(record, simulations=12)
    part.step()
    assert Analyser(record, simulations=13, kept=part.analysis().as_dict()).judged == 0


def moment(step: int, seat: int, estimate: float, effect: float, opens: bool, loss: float = 0.0) -> Moment:
    both = (estimate, 100.0 - estimate)
    return Moment(step, step, seat, "x", estimate=both, change=(effect, -effect), open=opens, loss=loss)


def test_the_rest_is_put_off_until_the_next_draw() -> None:
    moments = [moment(0, 0, 50.0, -10.0, False), moment(1, 1, 44.0, 2.0, True), moment(2, 0, 60.0, 0.0, False)]
    found, end = told(moments, (100.0, 0.0), (0, 1))
    assert [one.odds[0] for one in found] == [50.0, 40.0, 60.0]
    assert [one.luck[0] for one in found] == [0.0, 18.0, 40.0]
    first, second = totals(found, end)
    assert (first.start, first.own, first.others, first.luck, first.end) == (50.0, -10.0, 2.0, 58.0, 100.0)
    assert (second.own, second.others, second.luck) == (-2.0, 10.0, -58.0)


def test_a_mistake_costs_no_more_than_the_account_gives() -> None:
    """A fall from 80 % to 20 % costs three quarters of what the account gives."""
    one = replace(moment(0, 0, 40.0, -60.0, False, loss=60.0), before=80.0, chance=20.0)
    found, end = told([one], None, (0, 1))
    assert found[0].effect == (-30.0, 30.0)
    assert end == (10.0, 90.0)


def test_what_leaves_the_scale_is_no_decision() -> None:
    """A chance never falls below nothing, and the sum is exact all the same."""
    moments = [moment(0, 0, 5.0, -10.0, False), moment(1, 1, 20.0, 0.0, False)]
    found, end = told(moments, None, (0, 1))
    assert [one.odds[0] for one in found] == [5.0, 0.0]
    assert found[0].luck == (5.0, -5.0)
    assert end == (0.0, 100.0)


def test_three_sides_have_a_hundred_percent_together_after_one_has_none() -> None:
    one = Moment(0, 0, 0, "x", estimate=(5.0, 35.0, 60.0), change=(-15.0, 5.0, 10.0))
    found, _ = told([one, replace(one, step=1, change=(0.0, 0.0, 0.0))], None, (0, 1, 2))
    assert found[1].odds[0] == 0.0
    assert sum(found[1].odds) == pytest.approx(100.0)
    assert sum(found[0].effect) + sum(found[0].luck) == pytest.approx(0.0)


def test_turning_points_are_the_greatest_changes_in_order() -> None:
    moments = [
        moment(0, 0, 50.0, -20.0, False, loss=22.0),
        moment(1, 1, 30.0, 4.0, False),
        moment(2, 0, 34.0, 8.0, True),
        moment(3, 1, 70.0, 0.0, True),
    ]
    found, _ = told(moments, (100.0, 0.0), (0, 1))
    assert [(one.moment, one.kind, one.seat) for one in turning_points(found)] == [
        (0, "mistake", 0),
        (2, "luck", 0),
        (3, "luck", 0),
    ]
    fewer = turning_points(told([replace(one, change=(0.0, 0.0), open=False) for one in moments], None, (0, 1))[0])
    assert fewer == ()
