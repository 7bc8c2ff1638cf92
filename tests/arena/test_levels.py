"""Whole games between all levels of the ladder, in every game of the box."""

import pytest

import sixstones
from sixstones import Rng
from sixstones.arena.simulate import LIMIT, UNFINISHED, Plan, play_one
from sixstones.bots import LEVELS, make_bot
from sixstones.bots.playout import play_game
from sixstones.core.registry import game_ids
from sixstones.core.thinking import Ladder


@pytest.mark.parametrize("line_up", [LEVELS, LEVELS[::-1]], ids=["from_below", "from_above"])
@pytest.mark.parametrize("game_id", game_ids())
def test_all_levels_play_whole_games_together(
    game_id: str, line_up: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a full table with short searches, no level does anything illegal, and the game ends."""
    game = sixstones.game(game_id)
    monkeypatch.setattr(game, "ladder", Ladder([0, 1, 2, 3, 4], game.ladder.slips))
    state = game.start(game.max_players)
    bots = [make_bot(line_up[seat % len(LEVELS)]) for seat in range(game.max_players)]
    play_game(state, bots, Rng(1), Rng(2), 20_000)
    assert state.result() is not None


@pytest.mark.parametrize(("bot", "number"), [("apprentice", 19), ("apprentice", 34), ("greedy", 10), ("greedy", 35)])
def test_games_of_infinity_war_that_went_in_circles_end_by_the_rules(bot: str, number: int) -> None:
    options = sixstones.game("infinity_war").check(2, None)
    row = play_one(Plan("infinity_war", options, (bot, bot), 1, LIMIT), number)
    assert row.reason not in ("turn_cap", UNFINISHED)
