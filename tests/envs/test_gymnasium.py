"""Gymnasium: its own checker on every game and number of players; the batch against single games step by step."""

import warnings
from functools import partial

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import sixstones
from sixstones.core.errors import BadAction, BadOption, BadPlayers, BadSeat, IllegalAction, UnknownBot, UnknownGame
from sixstones.envs import BatchVectorEnv, SeatEnv
from tests.kit import game_sizes

SIZES = [size for size in game_sizes() if sixstones.game(size[0]).blocks(size[1])]


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_gymnasiums_checker(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not within the .*spec.*")
        check_env(SeatEnv(id, players, seat=players - 1, blind=True), skip_render_check=True)


@pytest.mark.parametrize(
    ("id", "players", "opponents"),
    [("splendor", 2, "random"), ("splendor", 3, ["random", "random"]), ("superhero_battle", 3, "random")],
)
def test_the_vector_env_plays_exactly_like_single_ones(id: str, players: int, opponents: str | list[str]) -> None:
    settings = {"players": players, "opponents": opponents, "seat": 1, "limit": 25}
    makers = [partial(SeatEnv, id, **settings) for _ in range(3)]  # type: ignore[arg-type]
    singles = SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP)
    batch = BatchVectorEnv(id, 3, **settings)  # type: ignore[arg-type]
    (one, told_one), (two, told_two) = singles.reset(seed=7), batch.reset(seed=7)
    rng = np.random.default_rng(5)
    ends = cuts = 0
    for _ in range(80):
        assert (one == two).all()
        masks = np.stack(list(told_one["action_mask"]))
        assert (masks == told_two["action_mask"]).all()
        actions = (rng.random(masks.shape) * masks).argmax(axis=1)
        one, rewards_one, ended_one, cut_one, told_one = singles.step(actions)
        two, rewards_two, ended_two, cut_two, told_two = batch.step(actions)
        assert (rewards_one == rewards_two).all()
        assert (ended_one == ended_two).all()
        assert (cut_one == cut_two).all()
        for n in np.flatnonzero(ended_two | cut_two):
            assert (told_one["final_obs"][n] == told_two["final_obs"][n]).all()
        ends, cuts = ends + int(ended_two.sum()), cuts + int(cut_two.sum())
    assert cuts or ends
    singles.close()


def test_equal_seeds_give_equal_games_and_a_game_goes_to_its_end() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv("splendor", opponents="greedy")
        _, told = env.reset(seed=3)
        ended, rewards, steps = False, 0.0, 0
        while not ended:
            _, reward, ended, _, told = env.step(int(np.flatnonzero(told["action_mask"])[-1]))
            rewards, steps = rewards + float(reward), steps + 1
        ends.append((rewards, steps))
    assert ends[0] == ends[1]
    assert ends[0][0] in (1.0, -1.0, 0.5)


def test_wrong_settings_and_actions_are_refused_by_name() -> None:
    with pytest.raises(BadPlayers, match="need 2 opponents"):
        SeatEnv("splendor", players=3, opponents=["greedy"])
    with pytest.raises(UnknownBot):
        SeatEnv("splendor", opponents="nobody")
    with pytest.raises(BadSeat):
        SeatEnv("splendor", seat=2)
    with pytest.raises(BadOption, match="num_envs"):
        BatchVectorEnv("splendor", 0)
    with pytest.raises(UnknownGame, match="no game None"):
        SeatEnv(None)  # type: ignore[arg-type]
    for field, settings in (("limit", {"limit": -1}), ("limit", {"limit": "x"}), ("opponents", {"opponents": 5})):
        for maker in (SeatEnv, partial(BatchVectorEnv, num_envs=2)):
            with pytest.raises(BadOption) as refused:
                maker("splendor", **settings)
            assert refused.value.data["field"] == field
    env = SeatEnv("splendor")
    env.reset(seed=1)
    before = env.table.state.dump()
    for action in (60, 10**30):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.table.state.dump() == before
    batch = BatchVectorEnv("splendor", 2)
    for seed in (-1, "x", [1, -1], [1]):
        with pytest.raises(BadOption, match="seed"):
            batch.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadAction, match="Call reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    for actions in ([0], [0, 60], [0, 404], [0, -1], [0.5, 0.5], "take"):
        with pytest.raises(BadAction) as caught:
            batch.step(actions)
        assert str(caught.value.data["field"]).startswith("actions")
