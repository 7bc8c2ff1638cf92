"""Courses: `lessons/*.toml` in a game's folder, read and checked."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.lessons.scene import Scene

LANGUAGES = ("en", "ru", "fr")
FIRST_TIMES = ("legal", "ask", "event")  # an action of this kind is open, such a question is asked, such an event


class BadCourse(SixStonesError):
    """A course file with a mistake; the message names the file and the field."""


Texts = dict[str, str]


@dataclass(frozen=True, slots=True)
class FirstTime:
    """Something the coach says once in free play, when `when` first happens (`legal recruit`)."""

    when: str
    say: Texts
    rule: str

    def as_dict(self) -> dict[str, object]:
        return {"when": self.when, "say": self.say, "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: either demanded actions, or `free` turns of play."""

    id: str
    title: Texts
    say: Texts
    look: list[str]
    then: Texts
    rules: list[str]
    scene: Scene
    bot: str
    free: int = 0
    other: dict[str, Texts] = field(default_factory=dict)
    first: list[FirstTime] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The step as the page shows it; the position stays with the table."""
        return {
            "id": self.id,
            "title": self.title,
            "say": self.say,
            "look": self.look,
            "then": self.then,
            "rules": self.rules,
            "seat": self.scene.seat,
            "demands": self.scene.demands,
            "free": self.free,
            "other": self.other,
            "first": [one.as_dict() for one in self.first],
        }


@dataclass(frozen=True, slots=True)
class Course:
    """A course of a game. `teaches` lists the rules it promises to cover."""

    id: str
    game: str
    title: Texts
    about: Texts
    minutes: int
    order: int
    teaches: list[str]
    steps: list[Step]

    def as_dict(self) -> dict[str, object]:
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title,
            "about": self.about,
            "minutes": self.minutes,
            "steps": [step.as_dict() for step in self.steps],
        }

    def step(self, id: str) -> Step | None:
        return next((step for step in self.steps if step.id == id), None)


@cache
def courses(game: Game) -> list[Course]:
    """The courses of a game in their order; none for a game without lessons."""
    folder = Path(game.folder) / "lessons"
    if not game.folder or not folder.is_dir():
        return []
    found = [_Reader(path).course() for path in sorted(folder.glob("*.toml"))]
    return sorted((course for course in found if course.game == game.id), key=lambda course: course.order)


class _Reader:
    """Reads one file; every mistake names the place."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with path.open("rb") as file:
            self.data: dict[str, Any] = tomllib.load(file)

    def course(self) -> Course:
        data = self.data
        self._known(data, "", {"game", "title", "about", "minutes", "order", "teaches", "step"})
        steps = [self._step(table, f"step {number}") for number, table in enumerate(data.get("step", []), 1)]
        if len({step.id for step in steps}) != len(steps):
            raise self._bad("step", "ids that differ")
        return Course(
            self.path.stem,
            self._of(data, "game", str, ""),
            self._texts(data, "title", ""),
            self._texts(data, "about", ""),
            self._of(data, "minutes", int, ""),
            self._of(data, "order", int, ""),
            self._strings(data, "teaches", ""),
            steps,
        )

    def _step(self, data: dict[str, Any], where: str) -> Step:
        keys = {"id", "title", "say", "look", "then", "rules", "seat", "seed", "do", "replies", "chance", "free", "bot"}
        self._known(data, where, {*keys, "other", "first", "position"})
        demands = [[str(text) for text in demand] for demand in data.get("do", [])]
        free = data.get("free", 0)
        if bool(demands) == bool(free):
            raise self._bad(f"{where}: do, free", "one of the two")
        id = self._of(data, "id", str, where)
        scene = Scene(
            self.path.stem,
            id,
            data.get("seat", 0),
            self._of(data, "position", dict, where),
            data.get("seed", 1),
            demands,
            [str(line) for line in data.get("replies", [])],
            [str(text) for text in data.get("chance", [])],
        )
        return Step(
            id,
            self._texts(data, "title", where),
            self._texts(data, "say", where),
            self._strings(data, "look", where),
            self._texts(data, "then", where),
            self._strings(data, "rules", where),
            scene,
            data.get("bot", "greedy"),
            free,
            {kind: self._texts(data["other"], kind, f"{where}: other") for kind in data.get("other", {})},
            [self._first(one, f"{where}: first") for one in data.get("first", [])],
        )

    def _first(self, data: dict[str, Any], where: str) -> FirstTime:
        self._known(data, where, {"when", "say", "rule"})
        when = self._of(data, "when", str, where)
        if when.partition(" ")[0] not in FIRST_TIMES:
            raise self._bad(f"{where}: when", f"one of {', '.join(FIRST_TIMES)} and a kind")
        return FirstTime(when, self._texts(data, "say", where), self._of(data, "rule", str, where))

    def _texts(self, data: dict[str, Any], key: str, where: str) -> Texts:
        found = self._of(data, key, dict, where)
        if set(found) != set(LANGUAGES) or not all(isinstance(text, str) and text.strip() for text in found.values()):
            raise self._bad(f"{where}: {key}", f"a text in each of {', '.join(LANGUAGES)}")
        return {language: str(found[language]) for language in LANGUAGES}

    def _strings(self, data: dict[str, Any], key: str, where: str) -> list[str]:
        found = self._of(data, key, list, where)
        if not all(isinstance(one, str) for one in found):
            raise self._bad(f"{where}: {key}", "a list of texts")
        return [str(one) for one in found]

    def _of(self, data: dict[str, Any], key: str, kind: type, where: str) -> Any:
        if type(data.get(key)) is not kind:
            raise self._bad(f"{where}: {key}", kind.__name__)
        return data[key]

    def _known(self, data: dict[str, Any], where: str, keys: set[str]) -> None:
        unknown = sorted(set(data) - keys)
        if unknown:
            raise self._bad(f"{where}: {unknown[0]}", f"one of {', '.join(sorted(keys))}")

    def _bad(self, field: str, expected: str) -> BadCourse:
        message = f"{self.path.name}: {field.removeprefix(': ')} must be {expected}."
        return BadCourse("bad-course", message, {"file": self.path.name, "field": field, "expected": expected})
