"""The ladder: five levels, the same in every game."""

import itertools

import pytest

import sixstones
from sixstones import Rng
from sixstones.bots import LEVELS, bot_names, choose_for, make_bot
from sixstones.bots.ladder import SECONDS, LevelBot
from sixstones.bots.playout import play_game
from sixstones.core.registry import game_ids
from sixstones.core.thinking import LOOK, Ladder
from sixstones.words import LANGUAGES
from tests.conftest import ROOT
from tests.tiny_games import secret_cards, veto

SMALL = [secret_cards.SecretCards().id, veto.Veto().id]


def test_levels_are_named_from_below() -> None:
    assert bot_names()[:5] == LEVELS
    assert [make_bot(name).name for name in LEVELS] == LEVELS


def test_every_level_thinks_more_than_the_one_below() -> None:
    assert len(SECONDS) == len(LEVELS)
    for ladder in (Ladder(), *(sixstones.game(game_id).ladder for game_id in game_ids())):
        assert len(ladder.simulations) == len(ladder.slips) == len(LEVELS)
        thoughts = [
            (1 if budget == LOOK else budget, slip or 1000)
            for budget, slip in zip(ladder.simulations, ladder.slips, strict=True)
        ]
        assert all(lower < upper for lower, upper in itertools.pairwise(thoughts))


def test_levels_slip_where_a_game_says_so_and_not_at_every_choice() -> None:
    assert not any(Ladder().slips)
    assert all(slip != 1 for game_id in game_ids() for slip in sixstones.game(game_id).ladder.slips)
    state = sixstones.game("splendor").load(
        {"players": 2, "seat": 0, "seats": [{"tokens": {"yellow": 3, "blue": 3, "red": 3, "purple": 1}}]}
    )
    state.settle(Rng(4))
    novice = LevelBot(1)
    chosen = [novice.choose(state, 0, Rng(seed)) for seed in range(60)]
    by_policy = [state.policy(0, Rng(seed)) for seed in range(60)]
    assert len(set(chosen)) > len(set(by_policy))  # slips lead where the policy never goes


def test_a_level_that_keeps_time_searches_no_longer_than_it_promises() -> None:
    """Interpreted it cannot finish its simulations in time, compiled it may.

    It stops at whichever comes first.
    """
    bot = LevelBot(4)
    assert bot.seconds == 0
    bot.keep_time()
    assert 0 < bot.seconds < SECONDS[3]
    make_bot("greedy").keep_time()


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_and_a_word_about_them(language: str) -> None:
    words = (ROOT / "web" / "src" / "locale" / f"{language}.ftl").read_text("utf-8")
    for level in LEVELS:
        assert f"\nbot-{level} = " in words
        assert f"\nbot-{level}-about = " in words


@pytest.mark.parametrize("game_id", [*game_ids(), *SMALL])
def test_all_levels_answer_in_every_game(game_id: str) -> None:
    """A few decisions by every level; the upper ones are given a hundredth of a second."""
    game = sixstones.game(game_id)
    for players in sorted({game.min_players, game.max_players}):
        state = game.start(players)
        rng = Rng(players)
        state.settle(rng)
        for level in range(1, 6):
            if state.actor < 0:
                break
            action = choose_for(LevelBot(level, seconds=0.01), state, state.actor, rng)
            assert action in state.legal(state.actor)
            state.apply(state.actor, action)
            state.settle(rng)


def test_novices_play_every_game_to_its_end() -> None:
    for game_id in game_ids():
        game = sixstones.game(game_id)
        state = game.start(game.max_players)
        bots = [make_bot("novice") for _ in range(game.max_players)]
        play_game(state, bots, Rng(1), Rng(2), 20_000)
        assert state.result() is not None, game_id
