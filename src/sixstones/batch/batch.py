"""A batch of games: observations, masks, rewards, ends and the seat that is asked, as arrays that share memory."""

from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sixstones.batch.actions import checked
from sixstones.batch.settings import LARGEST, SEEDS, game_of, whole
from sixstones.batch.workers import Crew
from sixstones.bots.lanes import Lanes
from sixstones.core.errors import BadOption
from sixstones.core.game import Game
from sixstones.core.observation import Observation
from sixstones.core.state import State


class Seen(NamedTuple):
    """What `reset` and `step` answer: views of the batch's own memory, which the next step overwrites."""

    observations: NDArray[np.float32]  # games × numbers: what the seat that is asked observes
    masks: NDArray[np.bool_]  # games × actions: what is open to it
    rewards: NDArray[np.float32]  # games × seats: what the game that has just ended was worth, else 0
    ended: NDArray[np.bool_]  # games: the step ended the game, and the next one has begun
    seat: NDArray[np.int64]  # games: who is asked
    cut: NDArray[np.bool_]  # games: ended by the limit of decisions, without a result


class Batch:
    """`size` games of one kind; each starts anew by itself when it ends, and chance is played.

    Game n depends on the seed, n and the actions alone: not on the size, the processes or the other games. `limit` cuts
    a game after so many decisions (0: never). With `processes` the games are divided among as many, in shared memory:
    compiled rules hold the lock of the interpreter, so threads would take turns.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None = None,
        options: dict[str, object] | None = None,
        seed: int = 0,
        limit: int = 0,
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
        self._crew: Crew | None = None
        self._lanes: Lanes | None = None
        self._observations: NDArray[np.float32]
        self._masks: NDArray[np.bool_]
        shape, width = (self.size, self.observation.size), (self.size, self.observation.actions)
        if self.processes > 1:
            self._crew = Crew(self.game, self.players, self.options, self.size, self.limit, self.processes)
            self._observations, self._masks = self._crew.observations, self._crew.masks
            self._rewards, self._ended = self._crew.rewards, self._crew.ended
            self._seat, self._cut = self._crew.seat, self._crew.cut
        else:
            self._observations = np.zeros(shape, np.float32)
            self._masks = np.zeros(width, np.bool_)
            self._rewards = np.zeros((self.size, self.players), np.float32)
            self._ended = np.zeros(self.size, np.bool_)
            self._cut = np.zeros(self.size, np.bool_)
            self._seat = np.zeros(self.size, np.int64)
            self._lanes = Lanes(
                self.game, self.players, self.options, self.size, self.limit, self._observations, self._masks
            )
        self._begun = False
        self.seen = Seen(
            *(
                _read_only(array)
                for array in (self._observations, self._masks, self._rewards, self._ended, self._seat, self._cut)
            )
        )

    def reset(self, seed: int | None = None) -> Seen:
        """Begin all games anew; without a seed from that of the batch, so that equal batches play equal games."""
        if seed is not None:
            self.seed = whole("seed", seed, 0, SEEDS)
        seeds = [self.seed | (n << 64) for n in range(self.size)]
        if self._crew is not None:
            self._crew.begin(seeds)
        elif self._lanes is not None:
            self._lanes.begin(seeds)
            self._note(self._lanes)
        self._begun = True
        return self.seen

    def step(self, actions: object) -> Seen:
        """Carry out one decision of the seat that is asked in every game; all must be open, or nothing happens."""
        chosen = checked(actions, self._masks, self.game, self._begun)
        if self._crew is not None:
            self._crew.step(chosen)
        elif self._lanes is not None:
            self._lanes.step(chosen.tolist())
            self._note(self._lanes)
        return self.seen

    def position(self, n: int) -> State:
        """A copy of the position of game n; only where all games are in this process."""
        if self._lanes is None:
            raise BadOption(
                "processes",
                "Positions cannot be had from a batch with several processes.",
                {"field": "processes", "value": self.processes, "expected": 1},
            )
        return self._lanes.position(whole("n", n, 0, self.size - 1))

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

    def _note(self, lanes: Lanes) -> None:
        note(lanes, self._rewards, self._ended, self._seat, self._cut)


def note(
    lanes: Lanes,
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    seat: NDArray[np.int64],
    cut: NDArray[np.bool_],
) -> None:
    """Write down what the last step of some lanes brought."""
    rewards.fill(0)
    ended.fill(False)
    cut.fill(False)
    seat[:] = lanes.actors
    if lanes.ended:
        ended[lanes.ended] = True
        cut[lanes.cut] = True
        rewards[lanes.ended] = np.array(lanes.values, np.float32).reshape(len(lanes.ended), -1)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    """A view nobody writes through: the masks say what is legal."""
    view = array.view()
    view.flags.writeable = False
    return view
