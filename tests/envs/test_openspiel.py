"""OpenSpiel: its simulation on every game, its searches on ours, indistinguishable worlds."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import sixstones
from sixstones.envs import openspiel
from tests.kit import game_sizes

SIZES = [size for size in game_sizes() if sixstones.game(size[0]).blocks(size[1])]


def load(id: str, players: int, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + id, {"players": players, **options})


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_openspiels_random_simulation(id: str, players: int) -> None:
    short: dict[str, object] = {"turn_cap": 6} if id == "infinity_war" else {}
    pyspiel.random_sim_test(load(id, players, **short), num_sims=1, serialize=True, verbose=False)


def played(game: pyspiel.Game, steps: int, seed: int) -> pyspiel.State:
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while steps and not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            steps -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_a_game_is_loaded_by_its_text_with_players_and_options() -> None:
    game = pyspiel.load_game("sixstones_splendor(players=3,first_player=p2)")
    assert (game.num_players(), game.num_distinct_actions()) == (3, 404)
    assert game.observation_tensor_shape() == [sixstones.game("splendor").observation(3).size]
    assert played(game, 0, 1).current_player() == 1
    with pytest.raises(Exception, match="played by 2 to 4"):
        pyspiel.load_game("sixstones_splendor(players=9)")


@pytest.mark.parametrize("id", ["splendor", "superhero_battle"])
def test_a_resampled_world_looks_the_same_to_the_player_and_may_differ_for_others(id: str) -> None:
    state = played(load(id, 2), 12, 3)
    me = state.current_player()
    rng = np.random.RandomState(1)
    differing = 0
    for _ in range(20):
        other = state.resample_from_infostate(me, rng.uniform)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.information_state_tensor(me) == state.information_state_tensor(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        differing += str(other) != str(state)
    assert differing or id == "splendor"
    assert state.clone().information_state_string(1 - me) == state.information_state_string(1 - me)


def test_what_a_player_did_not_see_is_in_no_string_of_his() -> None:
    game = load("superhero_battle", 2)
    state = played(game, 2, 5)
    assert "?" in state.information_state_string(0)
    mine, theirs = (state.information_state_string(seat).split("\n")[0] for seat in (0, 1))
    assert mine != theirs


def test_openspiels_mcts_plays_a_game_without_secrets() -> None:
    game = load("thanos_rising", 2)
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = played(game, 4, 1)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_is_mcts_plays_splendor() -> None:
    game = load("splendor", 2)
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    state = played(game, 5, 1)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("id", ["infinity_war", "splendor", "superhero_battle", "thanos_rising"])
def test_what_is_answered_in_python_is_what_openspiel_answers(id: str) -> None:
    state = pyspiel.load_game(f"sixstones_{id}").new_initial_state()
    theirs = pyspiel.State
    rng = np.random.default_rng(3)
    for _ in range(60):
        if state.is_terminal():
            break
        assert state.is_chance_node() == theirs.is_chance_node(state)
        assert state.legal_actions() == theirs.legal_actions(state)
        assert state.legal_actions_mask() == theirs.legal_actions_mask(state)
        for player in range(2):
            assert state.legal_actions(player) == theirs.legal_actions(state, player)
            assert state.legal_actions_mask(player) == theirs.legal_actions_mask(state, player)
            assert state.observation_tensor(player) == theirs.observation_tensor(state, player)
        state.apply_action(int(rng.choice(state.legal_actions())))
