"""PettingZoo's own suites, unmodified, on every game and number of players."""

import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import sixstones
from sixstones.core.errors import BadAction, BadOption, BadPlayers, IllegalAction
from sixstones.envs import aec_env, parallel_env
from tests.kit import game_sizes

SIZES = [size for size in game_sizes() if sixstones.game(size[0]).blocks(size[1])]
SIMULTANEOUS = [size for size in SIZES if size[0] == "superhero_battle"]


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_pettingzoos_suite_for_turns(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")  # of who is not asked
        api_test(aec_env(id, players), num_cycles=40)
    seed_test(partial(aec_env, id, players), num_cycles=20)


@pytest.mark.parametrize(("id", "players"), SIMULTANEOUS)
def test_pettingzoos_suite_for_simultaneous_choices(id: str, players: int) -> None:
    parallel_api_test(parallel_env(id, players), num_cycles=40)
    parallel_seed_test(partial(parallel_env, id, players), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(parallel_env, id, players),
            env=lambda max_cycles: parallel_to_aec(parallel_env(id, players, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("id", sorted({id for id, _ in SIZES}))
def test_pettingzoos_suite_for_rendering(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {"svg": lambda text: text.startswith("<svg") and text.rstrip().endswith("</svg>")}
    render_test(lambda render_mode: aec_env(id, render_mode=render_mode), pictures)
    assert capsys.readouterr().out


def test_what_a_seat_gets_at_the_end_is_what_the_result_is_worth() -> None:
    env = aec_env("splendor", players=3)
    env.reset(seed=4)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        open_now = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(rng.choice(open_now)))
    state = env.table.state
    ended = state.result()
    assert ended is not None
    assert total == {f"seat_{seat}": state.value(ended, seat) for seat in range(3)}


def test_a_cut_game_is_truncated_for_all() -> None:
    env = aec_env("splendor", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("action", [-1, 403, 404, 2.5, "take", None, True])
def test_a_wrong_action_is_refused_by_name_and_changes_nothing(action: object) -> None:
    env = aec_env("splendor")
    env.reset(seed=1)
    before = env.table.state.dump()
    with pytest.raises(IllegalAction) as caught:
        env.step(action)
    assert caught.value.data["field"] == "action"
    assert env.table.state.dump() == before


def test_wrong_settings_are_refused_by_name() -> None:
    with pytest.raises(BadPlayers, match="played by 2 to 4"):
        aec_env("splendor", players=5)
    with pytest.raises(BadOption, match="no render mode"):
        aec_env("splendor", render_mode="film")
    with pytest.raises(BadOption):
        aec_env("splendor", options={"colour": "red"})
    for maker in (aec_env, parallel_env):
        with pytest.raises(BadOption, match="max_cycles"):
            maker("splendor", max_cycles="x")  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="seed"):
            maker("splendor").reset(seed="x")  # type: ignore[arg-type]
    env = aec_env("splendor")
    for early in (lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(BadAction, match="reset"):
            early()
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadAction, match="no agent 'seat_9'"):
            ask("seat_9")


def test_choices_of_a_round_are_one_step_and_who_is_not_asked_waits() -> None:
    env = parallel_env("superhero_battle", players=3)
    seen, _ = env.reset(seed=2)
    assert [int(seen[agent]["action_mask"][: env.wait].any()) for agent in env.agents] == [1, 1, 1]
    before = env.table.state.dump()
    chosen = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises(BadAction, match="one action for each"):
        env.step({"seat_0": chosen["seat_0"]})
    with pytest.raises(IllegalAction):
        env.step({**chosen, "seat_2": env.wait})
    assert env.table.state.dump() == before
    number = env.table.state.number
    env.step(chosen)
    assert env.table.state.number > number
    while len(env.table.state.waiting()) == 3:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    idle = next(seat for seat in range(3) if seat not in env.table.state.waiting())
    with pytest.raises(IllegalAction, match="can only wait"):
        env.step({agent: 0 if agent == f"seat_{idle}" else env.action_space(agent).sample() for agent in env.agents})
