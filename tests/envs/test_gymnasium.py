"""Gymnasium: its own checker on every game and number of players.

The batch against single games step by step.
"""

import warnings
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import sixstones
from sixstones import Rng, State
from sixstones.batch import Batch
from sixstones.batch.settings import LIMIT
from sixstones.bots import make_bot
from sixstones.core.errors import BadAction, BadOption, BadPlayers, BadSeat, IllegalAction, UnknownBot, UnknownGame
from sixstones.envs import BatchVectorEnv, SeatEnv, aec_env
from tests.kit import game_sizes

SIZES = [size for size in game_sizes() if sixstones.game(size[0]).blocks(size[1])]


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_gymnasiums_checker(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not within the .*spec.*")
        check_env(SeatEnv(id, players, seat=players - 1, blind=True), skip_render_check=True)


def last_legal(state: State, seat: int, rng: Rng) -> int:
    return int(state.legal(seat)[-1])


@pytest.mark.parametrize(
    ("id", "players", "opponents", "seat"),
    [
        ("splendor", 2, "random", 1),
        ("splendor", 3, ["random", last_legal], 1),
        ("splendor", 3, [last_legal, make_bot("random")], "random"),
        ("superhero_battle", 3, "random", "random"),
    ],
)
def test_the_vector_env_plays_exactly_like_single_ones(
    id: str, players: int, opponents: object, seat: int | str
) -> None:
    settings = {"players": players, "opponents": opponents, "seat": seat, "limit": 25}
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
        assert told_one["seat"].tolist() == told_two["seat"].tolist()
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


def test_games_are_made_by_their_gymnasium_id() -> None:
    env = gymnasium.make("sixstones/Splendor-v0", players=3, opponents=["greedy", last_legal], seat="random")
    assert isinstance(env.unwrapped, SeatEnv)
    _, told = env.reset(seed=1)
    env.step(int(np.flatnonzero(told["action_mask"])[0]))
    envs = gymnasium.make_vec("sixstones/InfinityWar-v0", num_envs=2)
    assert isinstance(envs, BatchVectorEnv)
    made = {id for id in gymnasium.registry if id.startswith("sixstones/")}
    assert len(made) == len([id for id in sixstones.game_ids() if sixstones.game(id).blocks(2)])


def test_a_random_seat_is_every_seat_now_and_then() -> None:
    env = SeatEnv("splendor", players=3, seat="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_opponents_are_asked_in_the_order_of_seats() -> None:
    asked: list[tuple[str, int]] = []

    def one(state: State, seat: int, rng: Rng) -> int:
        asked.append(("one", seat))
        return last_legal(state, seat, rng)

    def two(state: State, seat: int, rng: Rng) -> int:
        asked.append(("two", seat))
        return last_legal(state, seat, rng)

    env = SeatEnv("splendor", players=3, opponents=[one, two], seat=1)
    _, told = env.reset(seed=1)
    for _ in range(4):
        _, _, _, _, told = env.step(int(np.flatnonzero(told["action_mask"])[0]))
    assert set(asked) == {("one", 0), ("two", 2)}


def test_a_policy_that_never_ends_a_game_is_cut_without_being_asked() -> None:
    assert SeatEnv("splendor").limit == BatchVectorEnv("splendor", 1).limit == aec_env("splendor").max_cycles == LIMIT
    assert Batch("splendor", 1).limit == LIMIT
    env = BatchVectorEnv("splendor", 2, opponents=last_legal, limit=30)
    _, told = env.reset(seed=1)
    for step in range(1, 31):
        _, _, ended, cut, told = env.step(told["action_mask"].argmax(axis=1))
        assert cut.all() == (step == 30)
        assert not ended.any()


def test_wrong_settings_and_actions_are_refused_by_name() -> None:
    with pytest.raises(BadPlayers, match="need 2 opponents"):
        SeatEnv("splendor", players=3, opponents=["greedy"])
    with pytest.raises(UnknownBot):
        SeatEnv("splendor", opponents="nobody")
    for seat in (2, "first", True):
        with pytest.raises(BadSeat):
            SeatEnv("splendor", seat=seat)
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
