"""Which games there are: the folders of `sixstones.games`, entry points of other distributions, and registered ones."""

import importlib
import importlib.util
import pkgutil
from importlib.metadata import entry_points

from sixstones.core.errors import UnknownGame
from sixstones.core.game import Game

_games: dict[str, Game] = {}
_loaded: list[str] = []


def register(game: Game) -> Game:
    """Make a game known under its id; the last registration of an id wins."""
    _games[game.id] = game
    return game


def game(id: str) -> Game:
    """The game with this id."""
    if id not in _games:
        _load_folder(id)
    if id not in _games:
        _load_all()
    if id not in _games:
        known = ", ".join(sorted(_games))
        raise UnknownGame(
            "unknown-game",
            f"There is no game {id!r}; known games are {known}.",
            {"field": "game", "value": id, "expected": known},
        )
    return _games[id]


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    _load_all()
    return sorted(_games)


def _load_folder(name: str) -> None:
    """Import one folder of `sixstones.games`; `name` may be anything somebody typed."""
    if name in _loaded or not name.isidentifier():
        return
    package = f"sixstones.games.{name}"
    if importlib.util.find_spec(package) is None:
        return
    _loaded.append(name)
    for found in importlib.import_module(package).GAMES:
        _games.setdefault(found.id, found)


def _load_all() -> None:
    folders = importlib.import_module("sixstones.games").__path__
    for module in pkgutil.iter_modules(folders):
        if module.ispkg:
            _load_folder(module.name)
    if "entry points" not in _loaded:
        _loaded.append("entry points")
        for entry in entry_points(group="sixstones.games"):
            for found in entry.load():
                _games.setdefault(found.id, found)
