"""Search: what it finds, what it believes about others, and that it keeps to its budget."""

import pytest

import sixstones
from sixstones import Rng
from sixstones.bots import choose_for
from sixstones.bots.search.search import Search
from sixstones.bots.search.search_bot import SearchBot
from sixstones.core.facts import EACH, TEAMS
from sixstones.core.game import Game
from sixstones.core.state import State
from sixstones.core.thinking import Settings
from tests.bots.hidden_games import Pennies, Trust
from tests.bots.small_games import SmallGame
from tests.tiny_games import secret_cards, veto

GAMES = [secret_cards.SecretCards().id, veto.Veto().id, "splendor", "infinity_war", "tic_tac_toe"]


def searched(state: State, seat: int, simulations: int, seed: int = 1, **settings: float) -> Search:
    search = Search(state, seat, Settings(**settings), Rng(seed))  # type: ignore[arg-type]
    for _ in range(simulations):
        search.simulate()
    return search


def opening(game_id: str, seed: int = 3) -> State:
    state = sixstones.game(game_id).start(2)
    state.settle(Rng(seed))
    return state


def test_it_takes_a_win_and_keeps_the_other_from_winning() -> None:
    bot = SearchBot("search", 300)
    win = sixstones.game("tic_tac_toe").load({"cells": [0, 0, -1, 1, 1, -1, -1, -1, -1]})
    assert choose_for(bot, win, 0, Rng(1)) == 2
    lost_else = sixstones.game("tic_tac_toe").load({"cells": [0, -1, -1, 1, 1, -1, 0, -1, -1]})
    assert lost_else.actor == 0
    assert choose_for(bot, lost_else, 0, Rng(1)) == 5


def test_it_sees_beyond_its_turn() -> None:
    rooms = {"start": ["now", "next turn"], "now": [], "next turn": ["dust", "prize"], "prize": [], "dust": []}
    game = SmallGame(rooms, {"now": 0.3, "next turn": 0.1, "prize": 0.9, "dust": -0.9})
    assert searched(game.start(1), 0, 200).best() == 1


def test_it_believes_the_mean_of_chance() -> None:
    rooms = {"start": ["sure", "toss"], "sure": [], "toss": ["win", "lose"], "win": [], "lose": []}
    worse = SmallGame(rooms, {"sure": 0.3, "win": 1.0, "lose": -1.0})
    assert searched(worse.start(1), 0, 400).best() == 0
    better = SmallGame(rooms, {"sure": -0.3, "win": 1.0, "lose": -1.0})
    assert searched(better.start(1), 0, 400).best() == 1


def test_a_win_in_sight_is_not_put_off() -> None:
    """Waiting leads to the same win a turn later, as often as one likes."""
    rooms = {"start": ["wait next turn", "win"], "wait next turn": ["start", "win"], "win": []}
    game = SmallGame(rooms, {"win": 1.0, "start": 1.0, "wait next turn": 1.0})
    assert {searched(game.start(1), 0, 100, seed).best() for seed in range(5)} == {1}


def test_equal_seeds_give_equal_searches() -> None:
    state = opening("splendor")
    first, second = (searched(state, int(state.actor), 150, seed=5) for _ in range(2))
    assert str(first.candidates()) == str(second.candidates())
    assert str(first.candidates()) != str(searched(state, int(state.actor), 150, seed=6).candidates())


def test_a_search_leaves_the_position_alone() -> None:
    for game_id in ("splendor", "infinity_war"):
        state = opening(game_id)
        before = state.dump()
        searched(state, int(state.actor), 40)
        assert state.dump() == before


def test_it_stops_when_nothing_can_change_the_choice_any_more() -> None:
    state = sixstones.game("tic_tac_toe").load({"cells": [0, 0, -1, 1, 1, -1, -1, -1, -1]})
    short = Search(state, 0, Settings(), Rng(1))
    short.run(2000)
    assert 1000 <= short.done < 2000
    assert short.best() == searched(state, 0, 2000).best()


def test_it_stops_when_time_is_up() -> None:
    search = Search(opening("splendor"), 0, Settings(), Rng(1))
    search.seat = search.state.actor
    search.run(10**12, 0.05)
    assert 0 < search.done < 10**9


def test_simultaneous_choices_are_hidden_from_each_other() -> None:
    """If seat 1 answered what it cannot see, seat 0 would believe to lose whatever it lays."""
    fair = searched(Pennies().start(2), 0, 600)
    assert all(abs(candidate.value) < 0.3 for candidate in fair.candidates())
    told = searched(Pennies(told=True).start(2), 0, 600)
    assert all(candidate.value < -0.7 for candidate in told.candidates())


def test_a_seat_asked_beside_others_searches_for_itself() -> None:
    state = Pennies().start(2)
    assert state.actor == 0
    assert searched(state, 1, 50).best() in (0, 1)


@pytest.mark.parametrize(("payoff", "choice"), [(EACH, 0), (TEAMS, 1)])
def test_partners_are_trusted_and_rivals_are_not(payoff: str, choice: int) -> None:
    assert searched(Trust(payoff).start(3), 0, 300).best() == choice


def test_the_tree_stays_small() -> None:
    """A node takes 64 bytes: ten a simulation would be 64 MB for 100,000."""
    for game_id in ("splendor", "infinity_war"):
        state = opening(game_id)
        search = searched(state, int(state.actor), 1500)
        assert len(search.tree.key) < 10 * 1500


def test_every_simulation_is_counted_once_at_the_root() -> None:
    state = opening("splendor")
    search = searched(state, int(state.actor), 120)
    assert sum(candidate.visits for candidate in search.candidates()) == search.done == 120


def test_priors_and_candidates_are_chances() -> None:
    state = opening("splendor")
    found = searched(state, int(state.actor), 60).candidates()
    assert sum(candidate.prior for candidate in found) == pytest.approx(1.0)
    assert {candidate.action for candidate in found} == set(state.legal(state.actor))
    assert found == sorted(found, key=lambda candidate: -candidate.visits)


def played(game: Game, seed: int) -> State:
    state = game.start(2)
    rng = Rng(seed)
    bots = [SearchBot("a", 12), SearchBot("b", 12)]
    state.settle(rng)
    decisions = 0
    while state.actor >= 0 and decisions < 40:
        state.apply(state.actor, choose_for(bots[state.actor], state, state.actor, rng))
        state.settle(rng)
        decisions += 1
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_it_plays_every_kind_of_game(game_id: str) -> None:
    state = played(sixstones.game(game_id), 1)
    assert state.actor < 0 or state.number > 20
