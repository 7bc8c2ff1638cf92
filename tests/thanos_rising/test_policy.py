"""The quick policy of searches and of the lower levels: far better than chance."""

import pytest

from sixstones import Rng
from tests.kit import legal
from tests.thanos_rising.table import GAME, rolled


def beaten(players: int, games: int, quick: bool) -> int:
    """Villains beaten in so many games."""
    total = 0
    for seed in range(games):
        rng = Rng(seed)
        state = GAME.start(players)
        state.settle(rng)
        while state.actor >= 0:
            open_now = state.legal(state.actor)
            action = state.policy(state.actor, rng) if quick else open_now[rng.below(len(open_now))]
            assert action in open_now
            state.apply(state.actor, action)
            state.settle(rng)
        result = state.result()
        assert result is not None
        total += result.scores[0]
    return total


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_villains_where_chance_beats_none(players: int) -> None:
    assert beaten(players, 6, quick=True) >= 5 + 2 * beaten(players, 6, quick=False)


def usual(state_of: object, wanted: str) -> bool:
    """Whether it is chosen most of the time."""
    assert callable(state_of)
    found = 0
    for seed in range(40):
        state = state_of()
        assert wanted in legal(state)
        found += GAME.text(state.policy(state.actor, Rng(seed))) == wanted
    return found > 30


def test_it_completes_a_card_the_dice_can_complete() -> None:
    assert usual(lambda: rolled("red b, red b, red b, blue m", sectors=[["hawkeye", "loki", "hulk"]]), "assign hawkeye")


def test_at_an_open_table_it_plays_a_token_for_a_seat_that_is_not_asked() -> None:
    state = rolled(
        "red b, red t", sectors=[["hawkeye"]], options={"windows": "open"},
        tokens=[{}, {"symbol_battle": 1}, {"die_red": 1}], players=3,
    )  # fmt: skip
    for seat, text in ((1, "play symbol_battle"), (2, "play die_red")):
        assert GAME.text(state.policy(seat, Rng(1))) == text
