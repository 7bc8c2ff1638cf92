"""Random walks through any game, for tests that hold for all of them."""

import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import sixstones
from sixstones.core.errors import BadOption
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.game import Game
from sixstones.core.options import CHOICE, FLAG
from sixstones.core.state import State

MANY = 20


def game_sizes() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    found = []
    for id in [*sixstones.game_ids()]:
        game = sixstones.game(id)
        found += [(id, players) for players in range(game.min_players, game.max_players + 1)]
    return found


def option_sets(game: Game, players: int) -> list[dict[str, object]]:
    """The defaults, and every other value of every choice and flag by itself."""
    found: list[dict[str, object]] = [{}]
    for option in game.options:
        values: list[object] = []
        if option.type == CHOICE:
            values = [value for value in option.choices if value != option.default]
        elif option.type == FLAG:
            values = [not option.default]
        for value in values:
            try:
                game.check(players, {option.id: value})
            except BadOption:
                continue
            found.append({option.id: value})
    return found


def cases() -> list[tuple[str, int, dict[str, object]]]:
    """Every game, player count and option value; a game with very many options meets each of them at one count."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for id, players in game_sizes():
        game = sixstones.game(id)
        sets = option_sets(game, players)
        counts = game.max_players - game.min_players + 1
        for index, options in enumerate(sets):
            if index == 0 or len(sets) <= MANY or index % counts == players - game.min_players:
                found.append((id, players, options))
    return found


def step(state: State, rng: sixstones.Rng) -> tuple[int, int]:
    """Who acts next and a random choice of his."""
    if state.actor == CHANCE:
        return int(CHANCE), int(state.sample(rng))
    seats = state.waiting()
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def walk(state: State, seed: int, limit: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play at random; yields each step before it is applied."""
    rng = sixstones.Rng(seed)
    for _ in range(limit):
        if state.actor == OVER:
            return
        seat, action = step(state, rng)
        yield seat, action
        state.apply(seat, action)


def hand_written(game: Game) -> dict[str, list[dict[str, object]]]:
    """Positions a game lists by what is pending in them: `PENDING` in `tests/<folder of the game>/hand_written.py`."""
    module = f"tests.{Path(game.folder).name}.hand_written"
    if not game.folder or importlib.util.find_spec(module) is None:
        return {}
    listed: dict[str, list[dict[str, object]]] = importlib.import_module(module).PENDING
    return {name: [dump for dump in dumps if dump.get("game", game.id) == game.id] for name, dumps in listed.items()}
