"""Bots: who there is, how they are asked, what greedy sees."""

import pickle

import pytest

import sixstones
from sixstones import Rng
from sixstones.bots import Bot, bot_names, choose_for, make_bot, register_bot
from sixstones.bots.greedy import GreedyBot
from sixstones.bots.playout import play_game, playout, playout_with_clones
from sixstones.core.errors import IllegalAction, UnknownBot
from sixstones.core.state import State
from tests.bots.small_games import SmallGame


class Watcher(Bot):
    """Keeps what it is shown, spoils it, and plays the first action."""

    def __init__(self) -> None:
        super().__init__("watcher")
        self.seen: list[dict[str, object]] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.seen.append(state.dump())
        first = state.legal(seat)[0]
        state.apply(seat, first)
        return int(first)


class Cheat(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return 0


def test_bots_are_listed_and_made_by_name() -> None:
    assert {"greedy", "random"} <= set(bot_names())
    assert [make_bot(name).name for name in ("greedy", "random")] == ["greedy", "random"]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("gredy")
    assert "Did you mean greedy?" in caught.value.message
    assert caught.value.data["field"] == "bot"


def test_a_registered_bot_can_be_made() -> None:
    register_bot("watcher", Watcher)
    assert make_bot("watcher").name == "watcher"
    assert "watcher" in bot_names()


def test_random_plays_everything_that_is_legal() -> None:
    state = sixstones.game("tic_tac_toe").start(2)
    rng = Rng(1)
    assert {choose_for(make_bot("random"), state, 0, rng) for _ in range(200)} == set(range(9))


def test_a_bot_is_not_shown_what_its_seat_may_not_know() -> None:
    match = sixstones.Match("splendor", 2, {"first_player": "p1"}, seed=5)
    match.play(0, "reserve deck 3")
    true = match.state.dump()
    shown: set[str] = set()
    for seed in range(20):
        watcher = Watcher()
        choose_for(watcher, match.state, 1, Rng(seed))
        seen = watcher.seen[0]
        assert sixstones.game("splendor").load(seen).view(1) == match.state.view(1)
        shown.add(str(seen))
    assert len(shown) > 5, "the blind card of the other seat should differ from sample to sample"
    assert match.state.dump() == true, "what a bot does to its position must not touch the true one"


def test_an_illegal_choice_is_an_error() -> None:
    state = sixstones.game("tic_tac_toe").load({"cells": [0, 1]})
    with pytest.raises(IllegalAction, match="cheat"):
        choose_for(Cheat("cheat"), state, 0, Rng(1))


def test_nobody_is_asked_when_there_is_one_thing_to_do() -> None:
    state = sixstones.game("tic_tac_toe").load({"cells": [0, 1, 0, 0, 1, 1, 1, 0, -1]})
    watcher = Watcher()
    assert choose_for(watcher, state, 0, Rng(1)) == 8
    assert watcher.seen == []


def test_greedy_takes_a_win() -> None:
    state = sixstones.game("tic_tac_toe").load({"cells": [0, 0, -1, 1, 1, -1, -1, -1, -1]})
    assert choose_for(make_bot("greedy"), state, 0, Rng(1)) == 2


def test_greedy_sees_through_the_steps_of_one_turn() -> None:
    rooms = {"start": ["now", "begin"], "now": [], "begin": ["more", "less"], "more": [], "less": []}
    game = SmallGame(rooms, {"now": 0.3, "begin": -0.5, "more": 0.9, "less": -0.9})
    assert GreedyBot().choose(game.start(1), 0, Rng(1)) == 1
    assert GreedyBot(depth=0).choose(game.start(1), 0, Rng(1)) == 0


def test_greedy_does_not_look_beyond_its_turn() -> None:
    rooms = {"start": ["now", "next turn"], "now": [], "next turn": ["prize"], "prize": []}
    game = SmallGame(rooms, {"now": 0.3, "next turn": 0.1, "prize": 1.0})
    assert GreedyBot().choose(game.start(1), 0, Rng(1)) == 0


def test_greedy_believes_the_mean_of_chance_and_not_its_best() -> None:
    rooms = {"start": ["sure", "toss"], "sure": [], "toss": ["win", "lose"], "win": [], "lose": []}
    game = SmallGame(rooms, {"sure": 0.5, "win": 1.0, "lose": -1.0})
    assert GreedyBot(samples=64).choose(game.start(1), 0, Rng(1)) == 0
    better = SmallGame(rooms, {"sure": -0.5, "win": 1.0, "lose": -1.0})
    assert GreedyBot(samples=64).choose(better.start(1), 0, Rng(1)) == 1


def test_greedy_decides_after_chance_within_its_turn() -> None:
    rooms = {"start": ["sure", "toss"], "sure": [], "toss": ["door", "door"], "door": ["gold", "dust"]}
    rooms.update({"gold": [], "dust": []})
    game = SmallGame(rooms, {"sure": 0.5, "gold": 0.9, "dust": -0.9})
    assert GreedyBot().choose(game.start(1), 0, Rng(1)) == 1


def test_of_two_ways_to_the_same_end_greedy_takes_the_shorter() -> None:
    rooms = {"start": ["detour", "goal"], "detour": ["goal", "detour"], "goal": []}
    game = SmallGame(rooms, {"goal": 0.7})
    assert {GreedyBot().choose(game.start(1), 0, Rng(seed)) for seed in range(10)} == {1}


def test_greedy_keeps_to_its_budget_in_a_turn_of_many_free_steps() -> None:
    rooms = {"start": ["start"] * 30 + ["end"], "end": []}
    game = SmallGame(rooms, {"end": 0.1})
    game.counter[0] = 0
    GreedyBot(nodes=2000).choose(game.start(1), 0, Rng(1))
    assert 31 < game.counter[0] <= 2000 + 31


def test_equal_generators_give_equal_choices() -> None:
    match = sixstones.Match("splendor", 3, seed=2)
    bot = make_bot("greedy")
    for _ in range(25):
        seat = int(match.state.actor)
        first, second = (choose_for(bot, match.state, seat, Rng(9)) for _ in range(2))
        assert first == second
        match.play(seat, int(first))


def test_playouts_with_and_without_clones_play_the_same_game() -> None:
    for game_id in ("splendor", "tic_tac_toe"):
        game = sixstones.game(game_id)
        state = game.start(2)
        before = state.clone().dump()
        assert playout_with_clones(state.clone(), Rng(4)) == playout(state.clone(), Rng(4)) > 4
        assert state.dump() == before


def test_a_playout_stops_at_its_limit() -> None:
    state = sixstones.game("splendor").start(2)
    assert playout(state, Rng(1), 7) == 7
    assert state.result() is None


class Ponderer(Bot):
    """Plays the first action after throwing away some random numbers."""

    def __init__(self, thoughts: int) -> None:
        super().__init__("ponderer")
        self.thoughts = thoughts

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        for _ in range(self.thoughts):
            rng.next()
        return int(state.legal(seat)[-1])


def test_luck_does_not_depend_on_how_much_a_bot_thinks() -> None:
    game = sixstones.game("splendor")
    ends = []
    for thoughts in (0, 7):
        state = game.start(2)
        play_game(state, [Ponderer(thoughts), Ponderer(thoughts)], Rng(1), Rng(2), 60)
        ends.append(state.dump())
    assert ends[0] == ends[1]


def test_a_position_of_an_interpreted_game_survives_pickling() -> None:
    state = sixstones.game("tic_tac_toe").load({"cells": [0, 1, 0]})
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()
