"""A record is the whole game: one JSON object that replays without a random generator."""

import json
from typing import TYPE_CHECKING, Final

from sixstones.core.errors import BadRecord, shown

if TYPE_CHECKING:
    from sixstones.core.game import Game

FORMAT: Final = "sixstones/1"
UNKNOWN: Final = "?"


class Record:
    """A recorded game. `steps` are texts: a seat or `*` for chance, a space, the action."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: dict[str, object],
        steps: list[str],
        result: dict[str, object] | None,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = options
        self.steps = steps
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.game, self.version, self.players, self.options, self.steps, self.result)

    def as_dict(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "options": self.options,
            "steps": self.steps,
            "result": self.result,
        }

    def __repr__(self) -> str:
        ended = "unfinished" if self.result is None else str(self.result.get("reason", "over"))
        return f"<Record {self.game}, {self.players} players, {len(self.steps)} steps, {ended}>"

    def _repr_svg_(self) -> str | None:
        """A notebook shows the last position, unless steps that led to it are hidden."""
        from sixstones.core.match import replay

        try:
            return replay(self).state.svg()
        except BadRecord:
            return None

    def json(self) -> str:
        """The record as readable JSON, one step a line."""
        return json.dumps(self.as_dict(), ensure_ascii=False, indent=1) + "\n"


def read_record(source: object) -> Record:
    """A record from its JSON text or object.

    Refuses what is malformed or of another format, by name.
    """
    data: object = source
    if isinstance(source, str):
        try:
            data = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise _wrong("record", "malformed or truncated JSON", f"a JSON object ({error})") from error
    if not isinstance(data, dict):
        raise _wrong("record", type(data).__name__, "a JSON object")
    form: object = data.get("format")
    if form != FORMAT:
        if isinstance(form, str) and form.startswith("sixstones/"):
            raise BadRecord(
                "record-format",
                f"The record has format {form}; this version of Six Stones reads {FORMAT}.",
                {"field": "format", "value": form, "expected": FORMAT},
            )
        raise _wrong("format", form, FORMAT)
    game: object = data.get("game")
    version: object = data.get("version")
    players: object = data.get("players")
    options: object = data.get("options", {})
    steps: object = data.get("steps")
    result: object = data.get("result")
    if not isinstance(game, str):
        raise _wrong("game", game, "the id of a game")
    if isinstance(version, bool) or not isinstance(version, int):
        raise _wrong("version", version, "a whole number")
    if isinstance(players, bool) or not isinstance(players, int):
        raise _wrong("players", players, "a whole number")
    if not isinstance(options, dict):
        raise _wrong("options", options, "an object")
    if not isinstance(steps, list):
        raise _wrong("steps", steps, "a list of texts")
    if result is not None and not isinstance(result, dict):
        raise _wrong("result", result, "an object or null")
    texts: list[str] = []
    for item in steps:
        step: object = item
        if not isinstance(step, str):
            raise _wrong(f"steps[{len(texts)}]", step, 'a text such as "0 pass"')
        texts.append(step)
    return Record(
        game,
        version,
        players,
        {str(key): value for key, value in options.items()},
        texts,
        None if result is None else {str(key): value for key, value in result.items()},
    )


def check_version(record: Record, game: "Game") -> None:
    """Refuse a record of other rules than those the game plays now."""
    if game.plays(record.version):
        return
    version = game.version
    age = "newer" if record.version > version else "older"
    made_by = shown(record.version)
    raise BadRecord(
        "record-version",
        f"The record was made by a {age} version {made_by} of {record.game}; this one plays version {version}.",
        {"field": "version", "value": record.version, "expected": version},
    )


def _wrong(field: str, value: object, expected: str) -> BadRecord:
    return BadRecord(
        "record-field",
        f"The field {field} of the record cannot be {shown(value)}; expected {expected}.",
        {"field": field, "value": shown(value), "expected": expected},
    )
