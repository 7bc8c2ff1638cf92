"""How fast the environments are: decisions per second with observation and mask at every step (extra "envs").

Counted are decisions of the caller. In `Batch` he makes all of them; the two vector envs play one seat against random
bots, so that every step of theirs carries out a decision of each bot as well: they do the same work, game by game.
"""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the peers use this file where there is no sixstones
    from sixstones.core.game import Game

LANES = 256  # games of a batch, and of both vector envs
TURNS_APIECE = 4  # of each kind, in which it gets its share of the time: a busy moment is unfair to none
BATCH, VECTOR, SYNC, TURNS, SPIEL = "Batch", "vector env on Batch", "SyncVectorEnv", "PettingZoo", "OpenSpiel"


def environments(game: "Game", players: int, seconds: float, seed: int) -> dict[str, float]:
    """Of each kind; nothing without the extra."""
    try:
        import gymnasium  # noqa: F401
        import pettingzoo  # noqa: F401
        import pyspiel  # noqa: F401
    except ImportError:
        return {}
    makers: dict[str, Callable[[Game, int, int], Callable[[], tuple[int, float]]]] = {
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
    return {name: made[name] / spent[name] for name in steps}


def _chosen(masks: Any, rng: Any) -> Any:
    """An open action in every row; the choice is outside of what is measured."""
    return (rng.random(masks.shape, dtype="float32") * masks).argmax(axis=1)


def _batch(game: "Game", players: int, seed: int) -> Callable[[], tuple[int, float]]:
    import numpy as np

    from sixstones.batch import Batch

    batch, rng = Batch(game, LANES, players=players, seed=seed), np.random.default_rng(seed)
    batch.reset()

    def step() -> tuple[int, float]:
        actions = _chosen(batch.seen.masks, rng)
        started = time.process_time()
        batch.step(actions)
        return LANES, time.process_time() - started

    return step


def _steps_of(envs: Any, seed: int) -> Callable[[], tuple[int, float]]:
    import numpy as np

    rng = np.random.default_rng(seed)
    _, told = envs.reset(seed=seed)
    masks = [np.stack(list(told["action_mask"]))]

    def step() -> tuple[int, float]:
        actions = _chosen(masks[0], rng)
        started = time.process_time()
        told = envs.step(actions)[4]
        spent = time.process_time() - started
        masks[0] = np.stack(list(told["action_mask"]))
        return LANES, spent

    return step


def _vector(game: "Game", players: int, seed: int) -> Callable[[], tuple[int, float]]:
    from sixstones.envs import BatchVectorEnv

    return _steps_of(BatchVectorEnv(game, LANES, players=players), seed)


def _sync(game: "Game", players: int, seed: int) -> Callable[[], tuple[int, float]]:
    from functools import partial

    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    from sixstones.envs import SeatEnv

    makers = [partial(SeatEnv, game, players=players) for _ in range(LANES)]
    return _steps_of(SyncVectorEnv(makers, autoreset_mode=AutoresetMode.SAME_STEP), seed)


def _turns(game: "Game", players: int, seed: int) -> Callable[[], tuple[int, float]]:
    from sixstones.envs import aec_env

    return turns(aec_env(game, players), seed)


def turns(env: Any, seed: int) -> Callable[[], tuple[int, float]]:
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


def _spiel(game: "Game", players: int, seed: int) -> Callable[[], tuple[int, float]]:
    import pyspiel

    from sixstones.envs.openspiel import PREFIX

    return spiel(pyspiel.load_game(PREFIX + game.id, {"players": players}), seed)


def spiel(game: Any, seed: int) -> Callable[[], tuple[int, float]]:
    """One game of OpenSpiel, ours or theirs, with observation and mask at every decision, driven from Python."""
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
