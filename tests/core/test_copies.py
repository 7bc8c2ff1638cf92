"""Games, positions and matches as objects of Python.

Copies, pickles, docstrings, signatures, texts.
"""

import copy
import inspect
import pickle
from collections.abc import Callable

import pytest

import sixstones
from sixstones import Game, Match, Rng, State
from sixstones.bots import Bot, make_bot
from sixstones.bots.net import Master
from sixstones.core.errors import IllegalAction, SixStonesError, UnknownGame
from sixstones.core.match import replay
from tests.core.small_games import Bag
from tests.kit import game_sizes

HOWS: list[Callable[[object], object]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
STEPS = 40


def played(id: str, players: int) -> Match:
    match = Match(id, players, seed=players)
    rng = Rng(7)
    for _ in range(STEPS):
        if match.state.actor >= 0:
            seat = int(match.state.actor)
            match.play(seat, match.state.policy(seat, rng))
    return match


@pytest.mark.parametrize(("id", "players"), game_sizes())
def test_a_copy_is_equal_and_goes_on_by_itself(id: str, players: int) -> None:
    match = played(id, players)
    before, steps = match.state.dump(), len(match.steps)
    for how in HOWS:
        state, whole, game = how(match.state), how(match), how(match.game)
        assert isinstance(state, State)
        assert isinstance(whole, Match)
        assert game is match.game
        assert state.dump() == whole.state.dump() == before
        assert repr(state) == repr(match.state)
        assert whole.record().as_dict() == match.record().as_dict()
        assert [[event.full() for event in step.events] for step in whole.steps] == [
            [event.full() for event in step.events] for step in match.steps
        ]
        if state.actor >= 0:
            state.apply(state.actor, state.legal(state.actor)[0])
            seat = int(whole.state.actor)
            whole.play(seat, whole.state.legal(seat)[0])
            assert len(whole.steps) > steps
            assert whole.can_undo(seat) in (True, False)
        assert match.state.dump() == before
        assert len(match.steps) == steps


def test_copies_of_a_match_draw_the_same_chance() -> None:
    match = played("superhero_battle", 3)
    texts = []
    for how in HOWS:
        copied = how(match)
        assert isinstance(copied, Match)
        rng = Rng(3)
        for _ in range(60):
            if copied.state.actor >= 0:
                copied.play(int(copied.state.actor), copied.state.policy(copied.state.actor, rng))
        texts.append(copied.record().json())
    assert texts[0] == texts[1] == texts[2]


def test_values_generators_and_bots_are_copied() -> None:
    match = played("splendor", 2)
    state, rng = match.state, Rng(5)
    seat = int(state.actor)
    for name in ("random", "greedy", "apprentice"):
        bot = make_bot(name)
        bot.choose(state.resample(seat, rng), seat, rng)
        for how in HOWS:
            again, chance = how(bot), how(rng)
            assert isinstance(again, type(bot))
            assert isinstance(chance, Rng)
            assert again.choose(state, seat, chance.clone()) == bot.choose(state, seat, rng.clone())
    for value in (match.steps[-1].events[0], state.asks(seat), state.why_not(1 - seat, 0), match.record()):
        for how in HOWS:
            assert repr(how(value)) == repr(value)


class Stubborn(Bot):
    """A bot of a user, with a memory."""

    def __init__(self, memory: list[int]) -> None:
        super().__init__("stubborn")
        self.memory = memory

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.memory[-1]


def test_bots_of_users_keep_what_they_remember() -> None:
    for how in HOWS:
        again = how(Stubborn([3, 4]))
        assert isinstance(again, Stubborn)
        assert (again.name, again.memory) == ("stubborn", [3, 4])
    master = copy.deepcopy(make_bot("master"))
    assert isinstance(master, Master)
    assert (master.name, master.simulations, master.plain.name) == ("master", 6000, "master")


def test_a_game_nobody_else_knows_says_so_when_it_is_unpickled() -> None:
    with pytest.raises(UnknownGame, match="no game 'bag'"):
        pickle.loads(pickle.dumps(Bag()))


def test_errors_are_raised_again_as_gymnasium_does_it() -> None:
    error = IllegalAction("not-open", "No.", {"field": "action"})
    again = type(error)(error)
    assert (again.key, again.message, again.data, str(again)) == ("not-open", "No.", {"field": "action"}, "No.")
    assert isinstance(pickle.loads(pickle.dumps(again)), SixStonesError)


def test_texts_say_game_turn_and_whose_move_it_is() -> None:
    match = Match("splendor", 2, {"first_player": "p1"}, seed=1)
    assert repr(match.state) == "<State splendor, 2 players, turn 1, seat 0 to act>"
    assert repr(match) == f"<Match splendor, 2 players, turn 1, seat 0 to act, {len(match.steps)} steps>"
    assert repr(match.record()) == f"<Record splendor, 2 players, {len(match.steps)} steps, unfinished>"
    assert repr(match.game.start(2)) == "<State splendor, 2 players, turn 0, chance to act>"
    assert repr(Match("superhero_battle", 2, seed=1).state).count("seats 0, 1 to act") <= 1


def test_notebooks_show_matches_and_records() -> None:
    match = played("splendor", 2)
    assert match._repr_svg_() == match.state.svg()
    assert match.record()._repr_svg_() == match.state.svg()
    assert played("splendor", 2).public_record()._repr_svg_() in (None, match.state.svg())
    assert played("superhero_battle", 2).public_record()._repr_svg_() is None


@pytest.mark.parametrize("kind", [Game, State, Match, Rng, sixstones.Event, sixstones.Result])
def test_docstrings_and_signatures_reach_help(kind: type) -> None:
    assert inspect.getdoc(kind)
    assert "(" in str(inspect.signature(kind))
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if callable(member):
            assert inspect.signature(member).parameters, name
        if not inspect.isgetsetdescriptor(member):
            assert inspect.getdoc(member) or name in ("as_dict", "seen_by"), name


def test_methods_of_a_game_have_the_docstrings_of_the_contract() -> None:
    kind = type(sixstones.game("splendor").start(2))
    assert inspect.getdoc(kind.legal) == inspect.getdoc(State.legal)
    assert inspect.getdoc(sixstones.game) == "The game with this id, which may be anything somebody typed."
    assert inspect.getdoc(replay)
    assert list(inspect.signature(Match).parameters)[:3] == ["game", "players", "options"]
