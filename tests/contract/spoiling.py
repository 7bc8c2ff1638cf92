"""Positions as people may write them: dumps and listed positions, changed here and there.

A change takes something away, puts a value of the same place in another position there, shifts a number, doubles or
swaps parts of a list, or writes nonsense. The same seed gives the same position in every build.
"""

import json
from typing import Any

from sixstones.core.facts import OVER
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from tests.kit import cases, listed, step

NONSENSE: list[Any] = [None, -1, 0, 1, 2, 7, 99, 2**31, 2**70, "", "nobody", True, False, [], {}, [[]], {"x": 1}, 0.5]
Path = tuple[str | int, ...]


def originals(game: Game) -> list[Any]:
    """A position of every kind of pending decision and some others, and the listed ones."""
    found: dict[str, Any] = {}
    for seed, (_, players, options) in enumerate([case for case in cases() if case[0] == game.id]):
        state, rng = game.start(players, options), Rng(seed)
        for index in range(400):
            key = f"{state.pending()}" if index % 57 else f"{seed} {index}"
            if key not in found:
                found[key] = state.dump()
            if state.actor == OVER:
                break
            state.apply(*step(state, rng))
    found |= {f"end {players}": the_end(game, players) for players in range(game.min_players, game.max_players + 1)}
    written = [dump for dumps in listed(game, "PENDING").values() for dump in dumps]
    return [*[json.loads(json.dumps(dump)) for dump in [*found.values(), *written]], {}]


def the_end(game: Game, players: int) -> Any:
    state, rng = game.start(players), Rng(players)
    while state.actor != OVER:
        state.apply(*step(state, rng))
    return state.dump()


class Spoiler:
    """Spoils positions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.originals = originals(game)
        self.donors: dict[str, list[str]] = {}
        for dump in self.originals:
            for path, value in parts(dump):
                self.donors.setdefault(place(path), []).append(json.dumps(value))
        self.donors = {where: sorted(set(values)) for where, values in self.donors.items()}

    def position(self, seed: int) -> tuple[Any, list[str]]:
        """A spoilt position, and what was done to it."""
        rng = Rng(seed)
        dump = json.loads(json.dumps(self._one(rng, self.originals)))
        told: list[str] = []
        if rng.below(4) == 0:
            for key in list(dump):
                if key not in ("players", "options", "game") and rng.below(3) == 0:
                    del dump[key]
                    told.append(f"drop {key}")
        for _ in range(1 + rng.below(3)):
            told.append(self._change(rng, dump))
        return dump, told

    def _one(self, rng: Rng, values: list[Any]) -> Any:
        return values[rng.below(len(values))]

    def _change(self, rng: Rng, dump: Any) -> str:
        paths = [path for path, _ in parts(dump) if path]
        if not paths or rng.below(12) == 0:
            return self._borrow_key(rng, dump)
        # Each depth is as likely as another, else the many cells of a board would hide the few other fields.
        deep = self._one(rng, sorted({len(path) for path in paths}))
        path: Path = self._one(rng, [path for path in paths if len(path) == deep])
        where, key = dump, path[-1]
        for part in path[:-1]:
            where = where[part]
        value = where[key]
        what = rng.below(10)
        if what == 0:
            del where[key]
            return f"drop {path}"
        if what == 1:
            where[key] = self._one(rng, NONSENSE)
        elif what == 2 and isinstance(value, list) and value:
            value.append(json.loads(json.dumps(self._one(rng, value))))
        elif what == 3 and isinstance(value, list) and len(value) > 1:
            a, b = rng.below(len(value)), rng.below(len(value))
            value[a], value[b] = value[b], value[a]
        elif what in (2, 3, 4) and isinstance(value, int) and not isinstance(value, bool):
            where[key] = value + self._one(rng, [-1, 1, 2])
        elif what in (2, 3, 4) and isinstance(value, bool):
            where[key] = not value
        elif what in (2, 3) and isinstance(value, dict):
            new = self._donated(rng, path)
            value.update(new if isinstance(new, dict) else {})
        else:
            where[key] = self._donated(rng, path)
        return f"{path} becomes {json.dumps(where[key])[:200]}"

    def _donated(self, rng: Rng, path: Path) -> Any:
        """A value of such a place in some position; nonsense where only nonsense stood."""
        values = self.donors.get(place(path))
        return json.loads(self._one(rng, values)) if values else self._one(rng, NONSENSE)

    def _borrow_key(self, rng: Rng, dump: Any) -> str:
        other = self._one(rng, [original for original in self.originals if original])
        key = self._one(rng, sorted(other))
        dump[key] = json.loads(json.dumps(other[key]))
        return f"{key} becomes {json.dumps(dump[key])[:200]}"


def parts(value: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """Every part of a position with its path, itself included."""
    found = [(path, value)]
    if isinstance(value, dict):
        for key in value:
            found += parts(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += parts(item, (*path, index))
    return found


def place(path: Path) -> str:
    """Paths alike in kind: names inside the outer keys and positions in lists do not matter."""
    if len(path) > 1 and path[0] == "stack":
        return f"stack {path[2:]}"
    return f"{path[:1]} {len(path)} {path[-1] if len(path) > 2 and isinstance(path[-1], str) else ''}"
