"""The speed of the environments: decisions per second with all arrays (extra "envs").

The figures count decisions of the caller. In `Batch` the caller makes all of them. The two vector envs play one seat
against random bots, so every step of theirs also carries out a decision of each bot: the work per game is the same.
Every kind delivers observations and masks as one array each, inside the measured time.

CPU time says what one core does, whatever else runs. Only the clock says what two cores do: these figures come from
the median step, so that a short disturbance does not count. They need two free cores.
"""

import statistics
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the peers use this file where there is no sixstones
    from sixstones.batch import Batch
    from sixstones.core.game import Game

LANES = 256  # games of a batch, and of both vector envs
TURNS_APIECE = 4  # of each kind, in which it gets its share of the time: a busy moment is unfair to none
BATCH, VECTOR, SYNC, TURNS, SPIEL = "Batch", "vector env on Batch", "SyncVectorEnv", "PettingZoo", "OpenSpiel"
BATCH_OF_TWO, SYNC_BY_CLOCK = "Batch, two processes, by the clock", "SyncVectorEnv, by the clock"

Clock = Callable[[], float]
Step = Callable[[], tuple[int, float]]  # decisions, and the seconds they took


def environments(game: "Game", players: int, seconds: float, seed: int) -> dict[str, float]:
    """Of each kind; nothing without the extra."""
    try:
        import gymnasium  # noqa: F401
        import pettingzoo  # noqa: F401
        import pyspiel  # noqa: F401
    except ImportError:
        return {}
    makers: dict[str, Callable[[Game, int, int], Step]] = {
        BATCH: _batch,
        VECTOR: _vector,
        SYNC: _sync,
        TURNS: _turns,
        SPIEL: _spiel,
    }
    steps = {name: maker(game, players, seed) for name, maker in makers.items()}
    made, spent = dict.fromkeys(steps, 0), dict.fromkeys(steps, 0.0)
    for turn in range(1, TURNS_APIECE + 1):
        for name, step in steps.items():
            while spent[name] < seconds * turn / TURNS_APIECE:
                decisions, took = step()
                made[name] += decisions
                spent[name] += took
    return {name: made[name] / spent[name] for name in steps} | _by_the_clock(game, players, seconds, seed)


def _by_the_clock(game: "Game", players: int, seconds: float, seed: int) -> dict[str, float]:
    """A batch divided between two processes, and what it is compared with."""
    from sixstones.batch import Batch

    with Batch(game, LANES, players=players, seed=seed, processes=2) as batch:
        steps = {
            BATCH_OF_TWO: _steps_of_batch(batch, seed, time.perf_counter),
            SYNC_BY_CLOCK: _sync(game, players, seed, time.perf_counter),
        }
        took: dict[str, list[float]] = {name: [] for name in steps}
        for turn in range(1, TURNS_APIECE + 1):
            for name, step in steps.items():
                while sum(took[name]) < seconds * turn / TURNS_APIECE:
                    took[name].append(step()[1])
    return {name: LANES / statistics.median(times) for name, times in took.items()}


def _chosen(masks: Any, rng: Any) -> Any:
    """An open action in every row; the choice is outside of what is measured."""
    return (rng.random(masks.shape, dtype="float32") * masks).argmax(axis=1)


def _batch(game: "Game", players: int, seed: int) -> Step:
    from sixstones.batch import Batch

    return _steps_of_batch(Batch(game, LANES, players=players, seed=seed), seed, time.process_time)


def _steps_of_batch(batch: "Batch", seed: int, clock: Clock) -> Step:
    import numpy as np

    rng = np.random.default_rng(seed)
    batch.reset()

    def step() -> tuple[int, float]:
        actions = _chosen(batch.seen.masks, rng)
        started = clock()
        batch.step(actions)
        return LANES, clock() - started

    return step


def _steps_of(envs: Any, seed: int, clock: Clock) -> Step:
    import numpy as np

    rng = np.random.default_rng(seed)
    _, told = envs.reset(seed=seed)
    masks = [told["action_mask"]]

    def step() -> tuple[int, float]:
        actions = _chosen(masks[0], rng)
        started = clock()
        told = envs.step(actions)[4]
        spent = clock() - started
        masks[0] = told["action_mask"]
        assert masks[0].shape[0] == LANES  # one array, made inside of what is measured
        return LANES, spent

    return step


def _vector(game: "Game", players: int, seed: int) -> Step:
    from sixstones.envs import BatchVectorEnv

    return _steps_of(BatchVectorEnv(game, LANES, players=players), seed, time.process_time)


def _sync(game: "Game", players: int, seed: int, clock: Clock = time.process_time) -> Step:
    from functools import partial

    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    from sixstones.envs import SeatEnv

    makers = [partial(SeatEnv, game, players=players) for _ in range(LANES)]
    return _steps_of(SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP), seed, clock)


def _turns(game: "Game", players: int, seed: int) -> Step:
    from sixstones.envs import aec_env

    return turns(aec_env(game, players), seed)


def turns(env: Any, seed: int) -> Step:
    """One game of a PettingZoo environment, ours or theirs, by random open actions."""
    import numpy as np

    rng = np.random.default_rng(seed)

    def game() -> tuple[int, float]:
        made = 0
        started = time.process_time()
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            open_now = np.flatnonzero(seen["action_mask"])
            env.step(int(open_now[int(rng.random() * len(open_now))]))
            made += 1
            if made == 400:
                break
        return made, time.process_time() - started

    return game


def _spiel(game: "Game", players: int, seed: int) -> Step:
    import pyspiel

    from sixstones.envs.openspiel import PREFIX

    return spiel(pyspiel.load_game(PREFIX + game.id, {"players": players}), seed)


def spiel(game: Any, seed: int) -> Step:
    """One game of OpenSpiel, ours or theirs, driven from Python with observation and mask."""
    import numpy as np

    rng = np.random.default_rng(seed)

    def play() -> tuple[int, float]:
        made = 0
        started = time.process_time()
        state = game.new_initial_state()
        while not state.is_terminal() and made < 400:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            player = state.current_player()
            state.observation_tensor(player)
            legal = state.legal_actions()
            state.legal_actions_mask(player)
            state.apply_action(legal[int(rng.random() * len(legal))])
            made += 1
        return made, time.process_time() - started

    return play
