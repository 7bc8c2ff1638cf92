"""The games' data for the page, found in golden games and in recorded games of the tests.

For every game of the golden cases there are two files, which `make page-types` writes and `test_told.py` compares:

- `web/src/told/<game>.ts`: the types of its views, events, questions, options and components;
- `web/fixtures/<game>.json`: some views; one event, question, refusal, result and reason of every kind; and what
  `sixstones.words` says of each in every language. The page's own words must say the same.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import sixstones
from sixstones.core.facts import CHANCE, OVER, Refusal, Result
from sixstones.core.game import Game
from sixstones.core.options import CHOICE, FLAG, IDS, INTEGER, Option
from sixstones.core.state import State
from sixstones.words import LANGUAGES, Words
from tests.golden.goldens import Case, cases
from tests.golden.shapes import Shape

ROOT = Path(__file__).parent.parent.parent
TYPES = ROOT / "web" / "src" / "told"
FIXTURES = ROOT / "web" / "fixtures"
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]
MOST_VIEWS = 6
SEEDS = (7, 0, 1, 2)  # the golden playthrough, and some of the games behind its digest

Json = dict[str, object]


class Told:
    """Everything a game told in its golden games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view = Shape()
        self.data: dict[str, dict[str, Shape]] = {"events": {}, "asks": {}}
        self.components: dict[str, Shape] = {}
        self.samples: dict[str, Json] = {}  # by sort and kind
        self.views: list[Json] = []
        for component in game.components.values():
            self.components.setdefault(str(component.get("type", "thing")), Shape()).see(component)

    def play(self, case: Case, seed: int) -> None:
        """A whole golden game."""
        rng = sixstones.Rng(seed)

        def choose(state: State) -> tuple[int, int]:
            if state.actor == CHANCE:
                return int(CHANCE), int(state.sample(rng))
            legal = state.legal(state.actor)
            return int(state.actor), int(legal[rng.below(len(legal))])

        self._follow(self.game.start(case.players, case.options), choose)

    def replay(self, path: Path) -> None:
        """A recorded game; what everybody could foresee of chance is in no record."""
        record = json.loads(path.read_text("utf-8"))
        steps = iter(record["steps"])

        def choose(state: State) -> tuple[int, int]:
            if state.actor == CHANCE and state.certain():
                return int(CHANCE), int(state.outcomes()[0][0])
            who, _, text = next(steps).partition(" ")
            return int(CHANCE) if who == "*" else int(who), int(self.game.parse(text))

        self._follow(self.game.start(record["players"], record["options"]), choose)

    def _follow(self, state: State, choose: Callable[[State], tuple[int, int]]) -> None:
        """The game as its seats and a spectator are told it."""
        seats: list[int | None] = [None, *range(int(state.seats))]
        last = -1
        while state.actor != OVER:
            seat, action = choose(state)
            if seat == CHANCE:
                self._see(state, [None])
            else:
                self._asked(state, seat, last)
                last = action
            events: list[sixstones.Event] = []
            state.apply(seat, action, events)
            for event in events:
                for viewer in seats:
                    self._sample("event", "events", event.seen_by(viewer))
        self._see(state, [None, 0])
        result = state.result()
        assert result is not None
        told: Json = {"sort": "result", **result.as_dict(), "sides": state.sides()}
        self.samples.setdefault(f"result {result.reason}", told)
        for reason in state.account().because:
            self.samples.setdefault(f"end {reason.kind}", {"sort": "end", **reason.as_dict()})

    def _asked(self, state: State, seat: int, last: int) -> None:
        asked = state.asks(seat)
        if asked is None:  # it acts without being asked, as in changing a choice laid in secret
            return
        if asked.kind not in self.data["asks"] and len(self.views) < MOST_VIEWS:
            self.views.append(state.view(seat))
        self._sample("ask", "asks", {**asked.as_dict(), "seat": seat})
        refusal = None if last < 0 else state.why_not(seat, last)  # what was just done is seldom possible again
        if refusal is not None:
            self.samples.setdefault(f"refusal {refusal.key}", {"sort": "refusal", **refusal.as_dict()})
        self._see(state, [seat, (seat + 1) % int(state.seats) if asked.number % 2 else None])

    def _see(self, state: State, viewers: list[int | None]) -> None:
        for viewer in viewers:
            self.view.see(state.view(viewer))

    def _sample(self, sort: str, place: str, told: Json) -> None:
        kind = str(told["kind"])
        self.data[place].setdefault(kind, Shape()).see(told["data"])
        # One with a secret and one without are two samples.
        fields = " ".join(sorted(_table(told["data"])))
        self.samples.setdefault(f"{sort} {kind} {fields}", {"sort": sort, **told})

    # What is written.

    def types(self) -> str:
        ids = self.game.components
        named = {"ask": "Ask | null", "result": "Result | null", "options": "Options"}
        parts = [
            f"/**\n * What {self.game.id} tells, as found in its golden games (tests/golden/told.py).\n"
            " * `make page-types` writes this file.\n */\n"
            'import type { Ask, Result } from "../protocol";\n',
            f"export interface Options {_block(_options(self.game))}\n",
            f"export interface View {self.view.typescript(ids, named)}\n",
            f"/** The data of every kind of event. */\nexport interface Events {self._kinds('events')}\n",
            "/** Any event. */\nexport type Happened = {\n"
            "  [K in keyof Events]: { kind: K; rule: string; data: Events[K] };\n}[keyof Events];\n",
            f"/** The data of every kind of question. */\nexport interface Asks {self._kinds('asks')}\n",
            f"/** The components by their type. */\nexport interface Components {_types(self.components, ids)}\n",
        ]
        return "\n".join(parts)

    def _kinds(self, place: str) -> str:
        return _types(self.data[place], self.game.components)

    def fixture(self) -> str:
        sentences = [{"told": told, **self._said(told)} for told in self.samples.values()]
        folder = f"src/sixstones/games/{Path(self.game.folder).name}/locale"  # the compiled build has a copy
        head: Json = {
            "game": self.game.id,
            "locale": folder if self.game.folder else None,
            "payoff": self.game.payoff,
            "players": NAMES,
            "components": {id: _name(row) for id, row in self.game.components.items()},
        }
        lines = [f"  {json.dumps(key)}: {_line(value)}" for key, value in head.items()]
        lines.append(f'  "views": [\n{_lines(self.views)}\n  ]')
        lines.append(f'  "sentences": [\n{_lines(sentences)}\n  ]')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def _said(self, told: Json) -> Json:
        return {language: " ".join(sentence(Words(self.game, language, NAMES), told).split()) for language in LANGUAGES}


def sentence(words: Words, told: Json) -> str:
    match told["sort"]:
        case "event":
            return words.event(told)
        case "ask":
            seat = told["seat"]
            assert isinstance(seat, int)
            return words.ask(told, seat)
        case "end":
            return words.because(told)
        case "refusal":  # the rule is shown beside it
            return words.refusal(Refusal("", str(told["key"]), _table(told["data"])))
    ended = Result(_seats(told["winners"]), _seats(told["scores"]), _seats(told["ranking"]), str(told["reason"]))
    because = told.get("because", [])
    assert isinstance(because, list)
    return words.result(ended, _seats(told["sides"]) if "sides" in told else None, because=because)


def _types(shapes: dict[str, Shape], ids: Json | dict[str, Json]) -> str:
    return _block([(kind, shapes[kind].typescript(ids, None, "  ")) for kind in sorted(shapes)])


def _block(fields: list[tuple[str, str]]) -> str:
    return "{\n" + "".join(f"  {name}: {kind};\n" for name, kind in fields) + "}"


def _options(game: Game) -> list[tuple[str, str]]:
    return [(option.id, _option(option)) for option in game.options]


def _option(option: Option) -> str:
    kinds = {FLAG: "boolean", INTEGER: "number", IDS: "string[]"}
    kind = kinds.get(option.type, "Record<string, unknown>")
    if option.type == CHOICE:
        kind = " | ".join(f'"{choice}"' for choice in option.choices)
    return f"{kind} | null" if option.optional or option.default is None else kind


def _name(component: Json) -> Json:
    return {"name": component["name"]} if "name" in component else {}


def _lines(items: list[Json]) -> str:
    return ",\n".join(f"    {_line(item)}" for item in items)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _table(value: object) -> Json:
    return {str(key): item for key, item in value.items()} if isinstance(value, dict) else {}


def _seats(value: object) -> list[int]:
    return [int(item) for item in value] if isinstance(value, list) else []


def told_by(game: str) -> Told:
    told = Told(sixstones.game(game))
    for case in cases():
        if case.game == game:
            for seed in SEEDS:
                told.play(case, seed)
    for path in sorted((ROOT / "tests" / game / "records").glob("*.json")):
        told.replay(path)
    return told


def games() -> list[str]:
    return list(dict.fromkeys(case.game for case in cases()))


def rewrite() -> None:
    for folder in (TYPES, FIXTURES):
        folder.mkdir(exist_ok=True)
    for game in games():
        told = told_by(game)
        (TYPES / f"{game}.ts").write_text(told.types(), encoding="utf-8")
        (FIXTURES / f"{game}.json").write_text(told.fixture(), encoding="utf-8")
        print(f"web/src/told/{game}.ts, web/fixtures/{game}.json")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "examples"))
    __import__("tic_tac_toe")
    rewrite()
