"""Nets of policy and value, and the bot that searches with one. Never compiled: numpy does the work.

Measured on one core for the net of classic Splendor: numpy answers a single position three to four times as fast as
compiled loops over packed vectors, and eight at a time in a third of that again.
"""

import json
import os
import time
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixstones.bots.bot import Bot
from sixstones.bots.ladder import MARGIN, SECONDS, LevelBot
from sixstones.bots.search.guided import Guided, Page
from sixstones.bots.search.settings import Settings
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot has one core; numpy reads it when it is first imported

AT_ONCE = 8  # leaves a net looks at together
WALKS = 32  # simulations made at the most before it is asked
MAGIC = "sixstones net 2"


class StaleNet(SixStonesError):
    """A net was trained for other rules, another number of players or other inputs than those in force."""


class Net:
    """Layers of numbers: hidden ones, one straight from inputs to actions, one to actions, one to worths."""

    def __init__(self, head: dict[str, Any], layers: "list[tuple[Numbers, Numbers]]") -> None:
        self.head = head
        self.layers = layers

    def forward(self, x: "Numbers") -> "tuple[Numbers, Numbers]":
        """For rows of inputs: rows of looks at all actions, and rows of worths from -1 to 1, the looking seat first."""
        import numpy as np

        *hidden, straight, policy, value = self.layers
        looks = x @ straight[0]
        for weights, bias in hidden:
            y = x @ weights
            y += bias
            np.maximum(y, 0.0, out=y)
            if y.shape == x.shape:
                y += x
            x = y
        looks += x @ policy[0]
        looks += policy[1]
        return looks, np.tanh(x @ value[0] + value[1])

    def look(self, page: Page) -> tuple[list[float], list[float]]:
        """What the net says to a page: looks at the open actions of all rows, and the worths of all rows."""
        import numpy as np

        if page.used == 0:
            return [], []
        rows = _array(page.inputs, page.used * page.width).reshape(page.used, page.width).astype(np.float32)
        looks, worths = self.forward(rows)
        return looks.ravel()[_array(page.places, page.open)].tolist(), worths.ravel().tolist()


def _array(numbers: Any, count: int) -> Any:
    """A packed vector as an array without copying; a list, where nothing is compiled, as one that is copied."""
    import numpy as np

    return np.array(numbers[:count]) if isinstance(numbers, list) else np.asarray(memoryview(numbers))[:count]


def net_path(game: Game, players: int) -> Path:
    """Where the package keeps the net of a game for so many players."""
    return Path(game.folder) / "data" / f"{game.id}_{players}.net"


def write_net(path: Path, net: Net) -> None:
    """One line that says what it is, then all numbers as float16."""
    import numpy as np

    head = {"what": MAGIC, **net.head, "sizes": [list(weights.shape) for weights, _ in net.layers]}
    numbers = [part.astype(np.dtype("<f2")).tobytes() for layer in net.layers for part in layer]
    made = path.with_name(path.name + ".new")
    made.write_bytes(json.dumps(head).encode() + b"\n" + b"".join(numbers))
    os.replace(made, path)


def read_net(path: Path, state: State) -> Net:
    """The net in a file; StaleNet if it is not one for this game as it stands."""
    import numpy as np

    line, _, data = path.read_bytes().partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    wanted = {"what": MAGIC, **expected(state)}
    for field, value in wanted.items():
        if head.get(field) != value:
            raise StaleNet(
                "stale-net",
                f"{path.name} was trained for {field} {head.get(field)}; now it is {value}. Train it again: "
                f"python -m sixstones.train {state.game.id} --players {state.seats}",
                {"field": field, "value": head.get(field), "expected": value},
            )
    layers = []
    numbers = np.frombuffer(data, dtype=np.dtype("<f2")).astype(np.float32)
    at = 0
    for rows, columns in head["sizes"]:
        weights = numbers[at : at + rows * columns].reshape(rows, columns)
        at += rows * columns
        layers.append((np.ascontiguousarray(weights), numbers[at : at + columns]))
        at += columns
    return Net(head, layers)


def expected(state: State) -> dict[str, Any]:
    """What a net must be made for: the rules, the players, what goes in and what comes out."""
    game = state.game
    return {
        "game": game.id,
        "version": int(game.version),
        "players": int(state.seats),
        "inputs": int(state.input_count()),
        "actions": int(game.actions.size),
    }


@cache
def _shipped(game_id: str, players: int, path: Path) -> Net | None:
    from sixstones.core.registry import game

    try:
        return read_net(path, game(game_id).start(players))
    except ImportError:
        warnings.warn("numpy is not installed: the strongest bot plays without its net.", stacklevel=1)
    except StaleNet as error:
        warnings.warn(error.message, stacklevel=1)
    return None


def shipped_net(state: State) -> Net | None:
    """The net of the package for this game and number of players, if there is one that fits and numpy is there."""
    path = net_path(state.game, int(state.seats))
    return _shipped(state.game.id, int(state.seats), path) if state.game.folder and path.is_file() else None


def think(search: Guided, net: Net, simulations: int, seconds: float = 0.0) -> None:
    """Search on for so many simulations, or fewer: until time is up (0: no limit) or the choice is settled."""
    started = time.perf_counter()
    begun = int(search.done)
    page = Page(AT_ONCE, search.state.input_count())
    while (left := simulations - (int(search.done) - begun)) > 0:
        page.clear()
        search.gather(page, min(WALKS, left), AT_ONCE)
        looks, worths = net.look(page)
        search.scatter(looks, 0, worths, 0)
        if seconds > 0.0:
            spent = time.perf_counter() - started
            if spent >= seconds:
                return
            left = min(left, int((int(search.done) - begun) * (seconds - spent) / spent) + WALKS)
        if search.settled(left):
            return


def net_settings() -> Settings:
    """How a search led by a net goes about its work."""
    return Settings(even=0.05, rolled=0.7)


class NetBot(Bot):
    """Searches with a net; with `seconds` (0: no limit) it answers when time is up."""

    def __init__(
        self, name: str, net: Net, simulations: int, seconds: float = 0.0, settings: Settings | None = None
    ) -> None:
        super().__init__(name)
        self.net = net
        self.simulations = simulations
        self.seconds = seconds
        self.settings = net_settings() if settings is None else settings

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        search = Guided(state, seat, self.settings, rng)
        think(search, self.net, self.simulations, self.seconds)
        return search.best()


SIMULATIONS = 6000  # of a decision of the top level where it has a net


class Master(Bot):
    """The top of the ladder: a net leads its search where the package has one, else it is the plain search."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        super().__init__("master")
        self.simulations = simulations  # with a net
        self.seconds = 0.0
        self.plain = LevelBot(5)

    def keep_time(self) -> None:
        self.seconds = SECONDS[4] * MARGIN
        self.plain.keep_time()

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds if self.seconds == 0.0 else min(self.seconds, seconds)
        self.plain.hurry(seconds)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        net = shipped_net(state)
        if net is None:
            return self.plain.choose(state, seat, rng)
        return NetBot("master", net, self.simulations, self.seconds).choose(state, seat, rng)
