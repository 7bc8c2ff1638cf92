"""A batch of games.

Observations, masks, rewards, ends and the seat to move are arrays that share memory.
"""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sixstones.batch.actions import checked
from sixstones.batch.arrays import Arrays, Share, of_one_process, shapes
from sixstones.batch.settings import LARGEST, LIMIT, SEEDS, game_of, whole
from sixstones.batch.workers import Crew
from sixstones.bots.lanes import Lane
from sixstones.core.errors import BadOption
from sixstones.core.game import Game
from sixstones.core.observation import Observation
from sixstones.core.options import OptionValue
from sixstones.core.state import State


class Seen(NamedTuple):
    """The answer of `reset` and `step`: views of the batch's own memory.

    The next step overwrites them.
    """

    observations: NDArray[np.float32]  # games × numbers: what the seat that is asked observes
    masks: NDArray[np.bool_]  # games × actions: what is open to it
    rewards: NDArray[np.float32]  # games × seats: what the game that has just ended was worth, else 0
    ended: NDArray[np.bool_]  # games: the step ended the game, and the next one has begun
    seat: NDArray[np.int64]  # games: who is asked
    cut: NDArray[np.bool_]  # games: ended by the limit of decisions, without a result


class Batch:
    """`size` games of one kind; each starts again by itself when it ends, and chance is played.

    Game n depends on the seed, n and the actions alone: not on the size, the processes or the other games. `limit` cuts
    a game after so many decisions (0: never). With `processes` the games are divided among as many, this one included,
    in shared memory: compiled rules hold the lock of the interpreter, so threads would take turns. In one process a
    batch can be copied and pickled.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        limit: int = LIMIT,
        processes: int = 1,
    ) -> None:
        self.game: Game = game_of(game)
        self.players = self.game.min_players if players is None else players
        self.options = self.game.check(self.players, options)
        self.size = whole("size", size, 1, LARGEST)
        self.limit = whole("limit", limit, 0, LARGEST)
        self.processes = whole("processes", processes, 1, self.size)
        self.seed = whole("seed", seed, 0, SEEDS)
        self.observation: Observation = self.game.observation(self.players)
        spans = [
            (self.size * n // self.processes, self.size * (n + 1) // self.processes) for n in range(self.processes)
        ]
        self._crew: Crew | None = None
        if self.processes > 1:
            self._crew = Crew(self.game, self.players, self.options, self.limit, self.size, spans[1:])
            arrays = self._crew.arrays
        else:
            arrays = Arrays(**of_one_process(shapes(self.game, self.players, self.size)))
        self._arrays = arrays
        self._masks = arrays.masks
        self._share = Share(self.game, self.players, self.options, self.limit, arrays, *spans[0])
        self._begun = False
        self.seen = Seen(*(_read_only(array) for array in arrays))

    def reset(self, seed: int | None = None) -> Seen:
        """Begin all games again.

        Without a seed from that of the batch, so that equal batches play equal games.
        """
        if seed is not None:
            self.seed = whole("seed", seed, 0, SEEDS)
        if self._crew is not None:
            self._crew.begin(self.seed)
        self._share.begin(self.seed)
        if self._crew is not None:
            self._crew.wait()
        self._begun = True
        return self.seen

    def step(self, actions: object) -> Seen:
        """Carry out one decision of the seat that is asked in every game.

        All must be open, or nothing happens.
        """
        chosen = checked(actions, self._masks, self.game, self._begun)
        if self._crew is not None:
            self._crew.step(chosen)
        self._share.step(chosen)
        if self._crew is not None:
            self._crew.wait()
        return self.seen

    def position(self, n: int) -> State:
        """A copy of the position of game n; only where all games are in this process."""
        self._check_alone("Positions cannot be had from a batch with several processes.")
        return self._share.lanes.position(whole("n", n, 0, self.size - 1))

    def _check_alone(self, message: str) -> None:
        if self._crew is not None:
            raise BadOption("processes", message, {"field": "processes", "value": self.processes, "expected": 1})

    def __reduce__(self) -> tuple[Any, ...]:
        self._check_alone("A batch with several processes cannot be copied or pickled.")
        settings = (self.game, self.size, self.players, self.options, self.seed, self.limit)
        told = self._arrays
        ends = (told.rewards.copy(), told.ended.copy(), told.cut.copy())
        return _taken_up, (settings, self._share.lanes.saved() if self._begun else None, ends)

    def __repr__(self) -> str:
        return f"<Batch {self.game.id}, {self.players} players, {self.size} games, {self.processes} processes>"

    def close(self) -> None:
        """End the processes and give their memory back; a batch in one process has nothing to close."""
        if self._crew is not None:
            self._crew.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _taken_up(settings: tuple[Any, ...], lanes: list[Lane] | None, ends: tuple[NDArray[Any], ...]) -> Batch:
    batch = Batch(*settings)
    if lanes is not None:
        batch._share.lanes.take_up(lanes)
        batch._begun = True
    told = batch._arrays
    for array, values in zip((told.rewards, told.ended, told.cut), ends, strict=True):
        array[:] = values
    return batch


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    """A view nobody writes through: the masks say what is legal."""
    view = array.view()
    view.flags.writeable = False
    return view
