"""The rule statements of a game, read from its `rules.toml`."""

import tomllib
from pathlib import Path


class Statement:
    """One rule in every language.

    Also why it is untested if it is, and its games (none: all of the file).
    """

    def __init__(self, id: str, words: dict[str, str], untested: str, games: list[str] | None = None) -> None:
        self.id = id
        self.words = words
        self.untested = untested
        self.games: list[str] = [] if games is None else games

    def text(self, language: str = "en") -> str:
        """The statement in this language, or in English."""
        return self.words.get(language, self.words.get("en", ""))

    def __repr__(self) -> str:
        return f"{self.id}: {self.text()}"


def read_statements(path: Path) -> dict[str, Statement]:
    """Every statement of a rules file; a game without the file has none."""
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        tables: dict[str, object] = tomllib.load(file)
    found: dict[str, Statement] = {}
    for id, table in tables.items():
        if not isinstance(table, dict):
            raise ValueError(f"{path.name}: {id} is not a table")
        given: dict[str, object] = {str(key): value for key, value in table.items()}
        words = {key: str(value) for key, value in given.items() if key != "games"}
        untested = words.pop("untested", "")
        found[id] = Statement(id, words, untested, _games(given.get("games"), f"{path.name}: {id}"))
    return found


def _games(value: object, where: str) -> list[str]:
    """The ids of the games a rule belongs to, where a file states the rules of several."""
    if value is None:
        return []
    if not isinstance(value, list) or not value or not all(isinstance(id, str) for id in value):
        raise ValueError(f"{where}: games is not a list of ids")
    return [str(id) for id in value]
