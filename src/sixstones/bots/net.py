"""Nets of policy and value, and the bot that searches with one.

Never compiled: numpy does the work.

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
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import Settings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a bot has one core; numpy reads it when it is first imported

AT_ONCE = 8  # leaves a net looks at together
LARGE = 1_000_000  # weights from which on a net looks at twice as many: each costs it a quarter less
WALKS = 32  # simulations made at the most before it is asked
MAGIC = "sixstones net 2"


class StaleNet(SixStonesError):
    """A net was trained for other rules, players or inputs than those in force."""


class Net:
    """Layers of numbers: hidden ones, inputs to actions, hidden to actions, hidden to worths."""

    def __init__(self, head: dict[str, Any], layers: "list[tuple[Numbers, Numbers]]") -> None:
        self.head = head
        self.layers = layers
        self.at_once = AT_ONCE if sum(weights.size for weights, _ in layers) < LARGE else 2 * AT_ONCE

    def forward(self, x: "Numbers") -> "tuple[Numbers, Numbers]":
        """For rows of inputs: scores of all actions, and worths (-1 to 1), the viewing seat first."""
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
        """The net's answers for a page: scores of the open actions of all rows, and their worths."""
        import numpy as np

        if page.used == 0:
            return [], []
        looks, worths = self.forward(page_rows(page).astype(np.float32))
        return looks.ravel()[page_places(page)].tolist(), worths.ravel().tolist()


def page_rows(page: Page) -> Any:
    """The rows of inputs on a page."""
    return _array(page.inputs, page.used * page.width).reshape(page.used, page.width)


def page_places(page: Page) -> Any:
    """Where the open actions of all rows stand among the looks at all actions of all rows."""
    return _array(page.places, page.open)


def _array(numbers: Any, count: int) -> Any:
    """A packed vector as an array without copying.

    A list, where nothing is compiled, as one that is copied.
    """
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
    """The net in a file.

    StaleNet unless it is one for this game, in a version that is still played.
    """
    import numpy as np

    line, _, data = path.read_bytes().partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    wanted = {"what": MAGIC, **expected(state)}
    for field, value in wanted.items():
        found = head.get(field)
        if found != value and not (field == "version" and isinstance(found, int) and state.game.plays(found)):
            raise StaleNet(
                "stale-net",
                f"{path.name} was trained for {field} {found}; now it is {value}. Train it again: "
                f"python -m sixstones.train {state.game.id} --players {state.seats}",
                {"field": field, "value": found, "expected": value},
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
    """The requirements on a net: rules, players, inputs and outputs."""
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
    """The package's net for this game and number of players.

    None without a fitting one, or without numpy.
    """
    path = net_path(state.game, int(state.seats))
    return _shipped(state.game.id, int(state.seats), path) if state.game.folder and path.is_file() else None


def think(search: Guided, net: Net, simulations: int, seconds: float = 0.0) -> None:
    """Search for at most so many simulations.

    Ends early when time is up (0: no limit) or the choice is settled.
    """
    started = time.perf_counter()
    begun = int(search.done)
    page = Page(net.at_once, search.state.input_count())
    while (left := simulations - (int(search.done) - begun)) > 0:
        page.clear()
        search.gather(page, min(WALKS, left), net.at_once)
        looks, worths = net.look(page)
        search.scatter(looks, 0, worths, 0)
        if seconds > 0.0:
            spent = time.perf_counter() - started
            if spent >= seconds:
                return
            left = min(left, int((int(search.done) - begun) * (seconds - spent) / spent) + WALKS)
        if search.settled(left):
            return


def net_settings(net: Net) -> Settings:
    """The search settings for this net.

    A net trained at every leaf provides the whole value.
    """
    return Settings(even=0.05, rolled=float(net.head.get("rolled", 0.7)))


class NetBot(Bot):
    """Searches with a net; with `seconds` (0: no limit) it answers when time is up."""

    def __init__(
        self, name: str, net: Net, simulations: int, seconds: float = 0.0, settings: Settings | None = None
    ) -> None:
        super().__init__(name)
        self.net = net
        self.simulations = simulations
        self.seconds = seconds
        self.settings = net_settings(net) if settings is None else settings

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        search = Guided(state, seat, self.settings, rng)
        think(search, self.net, self.simulations, self.seconds)
        return search.best()


SIMULATIONS = 6000  # of a decision of the top level where it has a net


class Master(Bot):
    """The top of the ladder: a search led by a net where the package has one, else a plain one."""

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
