"""The rule statements of a game, read from its `rules.toml`."""

import tomllib
from pathlib import Path


class Statement:
    """One rule in every language, and why it is untested if it is."""

    def __init__(self, id: str, words: dict[str, str], untested: str) -> None:
        self.id = id
        self.words = words
        self.untested = untested

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
        words = {str(key): str(value) for key, value in table.items()}
        untested = words.pop("untested", "")
        found[id] = Statement(id, words, untested)
    return found
