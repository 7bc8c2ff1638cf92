# mypy: disallow-any-expr=False
# A module that is found by its name is typed as Any.
"""The list of games: folders of `sixstones.games`, entry points, and registered ones."""

import importlib
import importlib.util
import pkgutil
import sys
from importlib.metadata import entry_points
from types import ModuleType

from sixstones.core.errors import UnknownGame, shown
from sixstones.core.game import Game

_games: dict[str, Game] = {}
_loaded: list[str] = []


def register(game: Game) -> Game:
    """Make a game known under its id; the last registration of an id wins."""
    _games[game.id] = game
    return game


def game(id: object) -> Game:
    """The game with this id, which may be anything somebody typed."""
    if isinstance(id, str):
        if id not in _games and id in _folders():
            _load_folder(id)
        if id not in _games:
            _load_all()
        if id in _games:
            return _games[id]
    known = ", ".join(game_ids())
    raise UnknownGame(
        "unknown-game",
        f"There is no game {shown(id)}; known games are {known}.",
        {"field": "game", "value": id if isinstance(id, str) else shown(id), "expected": known},
    )


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    _load_all()
    return sorted(_games)


def first_games() -> list[Game]:
    """The first game of every folder of `sixstones.games`: one for each box."""
    _load_all()
    return [importlib.import_module(f"sixstones.games.{name}").GAMES[0] for name in _folders()]


def part_of(game: Game, name: str) -> ModuleType | None:
    """The module of this name in the package of a game or of one it extends, or None."""
    for kind in type(game).__mro__[:-1]:
        package = kind.__module__
        if not hasattr(sys.modules.get(package), "__path__"):
            package = package.rpartition(".")[0]
        known = kind is not Game and package in sys.modules
        if known and importlib.util.find_spec(f"{package}.{name}") is not None:
            return importlib.import_module(f"{package}.{name}")
    return None


def _folders() -> list[str]:
    """The folders of `sixstones.games`: nothing else is ever imported by name."""
    path = importlib.import_module("sixstones.games").__path__
    return [module.name for module in pkgutil.iter_modules(path) if module.ispkg]


def _load_folder(name: str) -> None:
    if name in _loaded:
        return
    _loaded.append(name)
    for found in importlib.import_module(f"sixstones.games.{name}").GAMES:
        _games.setdefault(found.id, found)


def _load_all() -> None:
    for name in _folders():
        _load_folder(name)
    if "entry points" not in _loaded:
        _loaded.append("entry points")
        for entry in entry_points(group="sixstones.games"):
            for found in entry.load():
                _games.setdefault(found.id, found)
