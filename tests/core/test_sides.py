"""Sides: each alone, teams, all together; the worth of a result, and how it is told."""

import json

import pytest

from sixstones.core.facts import EACH, OVER, TEAMS, TOGETHER, Result
from sixstones.core.game import Game
from sixstones.core.match import Match, replay
from sixstones.core.rng import Rng
from sixstones.words import Words
from tests.core.small_games import Bag
from tests.core.tiny import Bridge, Rope

pytestmark = pytest.mark.usefixtures("tiny_games")

EACH_GAME, TEAM_GAME, COMMON_GAME = Bag(), Rope(), Bridge()


def values(game: Game, players: int, winners: list[int]) -> list[float]:
    state = game.start(players)
    result = Result(winners, [0] * players, [1] * players, "end")
    return [state.value(result, seat) for seat in range(players)]


def test_every_game_says_whose_gain_is_whose() -> None:
    assert [game.payoff for game in (EACH_GAME, TEAM_GAME, COMMON_GAME)] == [EACH, TEAMS, TOGETHER]
    assert [game.start(3).sides() for game in (EACH_GAME, TEAM_GAME, COMMON_GAME)] == [[0, 1, 2], [0, 1, 0], [0, 0, 0]]
    assert TEAM_GAME.start(4).view(1)["sides"] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("game", "winners", "worth"),
    [
        (EACH_GAME, [1], [-1, 1, -1]),
        (EACH_GAME, [0, 1], [1, 1, -1]),
        (EACH_GAME, [0, 1, 2], [0, 0, 0]),
        (EACH_GAME, [], [0, 0, 0]),
        (COMMON_GAME, [0, 1, 2], [1, 1, 1]),
        (COMMON_GAME, [], [-1, -1, -1]),
        (TEAM_GAME, [0, 2], [1, -1, 1]),
        (TEAM_GAME, [1], [-1, 1, -1]),
        (TEAM_GAME, [0], [1, -1, 1]),
        (TEAM_GAME, [0, 1, 2], [0, 0, 0]),
        (TEAM_GAME, [], [0, 0, 0]),
    ],
)
def test_what_a_result_is_worth_to_each_seat(game: Game, winners: list[int], worth: list[float]) -> None:
    assert values(game, 3, winners) == worth


def test_a_victory_of_one_who_plays_alone_is_a_victory() -> None:
    assert values(COMMON_GAME, 1, [0]) == [1]
    assert values(COMMON_GAME, 1, []) == [-1]


def test_a_shared_victory_evaluates_as_one() -> None:
    won = COMMON_GAME.load({"players": 3, "planks": 9})
    lost = COMMON_GAME.load({"players": 3, "river": 6})
    assert [won.evaluate(seat) for seat in range(3)] == [1, 1, 1]
    assert [lost.evaluate(seat) for seat in range(3)] == [-1, -1, -1]
    pulled = TEAM_GAME.load({"players": 4, "rope": -4})
    assert [pulled.evaluate(seat) for seat in range(4)] == [-1, 1, -1, 1]


@pytest.mark.parametrize(("game", "players"), [(Bridge(), 1), (Bridge(), 4), (Rope(), 2), (Rope(), 4)])
def test_the_tiny_games_keep_the_contract(game: Game, players: int) -> None:
    for seed in range(10):
        match, rng = Match(game, players, seed=seed), Rng(seed)
        while match.state.actor != OVER:
            state = match.state
            assert game.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
            legal = state.legal(state.actor)
            match.play(int(state.actor), int(legal[rng.below(len(legal))]))
        assert replay(match.record()).state.dump() == match.state.dump()


def told(game: Game, winners: list[int], sides: list[int], playing: bool = False, language: str = "en") -> str:
    words = Words(game, language)
    words.players = ["Ann", "Bob", "Cy", "Di"][: len(sides)]
    return words.result(Result(winners, [], [1] * len(sides), "end"), sides, playing)


def test_a_result_is_told_by_sides() -> None:
    assert told(EACH_GAME, [0, 1], [0, 1, 2]) == "Ann and Bob win together (end)."
    assert told(TEAM_GAME, [0, 2], [0, 1, 0, 1]) == "Team 1 (Ann and Cy) wins (end)."
    assert told(TEAM_GAME, [1, 3], [0, 1, 0, 1]) == "Team 2 (Bob and Di) wins (end)."
    assert told(TEAM_GAME, [1], [0, 1]) == "Bob wins (end)."
    assert told(TEAM_GAME, [], [0, 1, 0, 1]) == "Nobody wins (end)."
    assert told(COMMON_GAME, [0, 1], [0, 0], playing=True) == "You win together (end)."
    assert told(COMMON_GAME, [0, 1], [0, 0]) == "Everybody wins together (end)."
    assert told(COMMON_GAME, [], [0, 0]) == "Everybody loses (end)."
    assert told(COMMON_GAME, [0], [0], playing=True) == "You win (end)."
    assert told(COMMON_GAME, [], [0], playing=True) == "You lose (end)."


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_it_is_told_in_the_other_languages_too(language: str) -> None:
    english = [told(COMMON_GAME, winners, [0, 0], you) for winners in ([], [0, 1]) for you in (True, False)]
    other = [told(COMMON_GAME, winners, [0, 0], you, language) for winners in ([], [0, 1]) for you in (True, False)]
    assert not set(english) & set(other)
    assert not any("result-" in text for text in other)
    assert "Ann" in told(TEAM_GAME, [0, 2], [0, 1, 0, 1], language=language)
