"""Options of a game, declared so that every table can ask for them."""

from typing import Final, TypeAlias

from sixstones.core.card_files import MOST_DEPTH
from sixstones.core.errors import BadOption, shown

CHOICE: Final = "choice"
FLAG: Final = "flag"
INTEGER: Final = "integer"
IDS: Final = "ids"
TABLE: Final = "table"

# A value of an option: a text, a flag, a number, a list of ids, a table or None. `check_options` refuses any other.
OptionValue: TypeAlias = object


class Option:
    """One option: its type, default and permitted values, and the rule that speaks of it.

    `choices` are the values of a choice or the ids a list may hold; `low` and `high` bound an integer.
    `optional` lets the value be None ("not set"). Its label is the message `option-<id>`.
    """

    def __init__(
        self,
        id: str,
        type: str,
        default: object,
        rule: str = "",
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        optional: bool = False,
    ) -> None:
        self.id = id
        self.type = type
        self.default = default
        self.rule = rule
        self.choices: list[str] = [] if choices is None else choices
        self.low = low
        self.high = high
        self.optional = optional

    def as_dict(self) -> dict[str, object]:
        data: dict[str, object] = {"id": self.id, "type": self.type, "default": self.default, "rule": self.rule}
        data["optional"] = self.optional
        if self.type in (CHOICE, IDS):
            data["choices"] = self.choices
        if self.type == INTEGER:
            data["low"] = self.low
            data["high"] = self.high
        return data

    def expected(self) -> str:
        """The possible values, in words."""
        if self.type == CHOICE:
            words = "one of " + ", ".join(self.choices)
        elif self.type == FLAG:
            words = "true or false"
        elif self.type == INTEGER:
            words = f"a whole number from {self.low} to {self.high}"
        elif self.type == IDS:
            words = "a list of ids" + (" out of " + ", ".join(self.choices) if self.choices else "")
        else:
            words = "a table"
        return words + " or nothing" if self.optional else words

    def check(self, value: object) -> object:
        """The value if it may be used; numbers and flags may come as text, as from a command line."""
        if value is None and self.optional:
            return None
        if self.type == CHOICE and isinstance(value, str) and value in self.choices:
            return value
        if self.type == FLAG:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("true", "false", "yes", "no", "on", "off"):
                return value.lower() in ("true", "yes", "on")
        if self.type == INTEGER:
            number = _whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        if self.type == IDS:
            if isinstance(value, str):
                value = [part.strip() for part in value.split(",") if part.strip()]
            if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
                ids = [str(item) for item in value]
                if not self.choices or all(item in self.choices for item in ids):
                    return ids
        if self.type == TABLE and isinstance(value, dict) and _is_shallow(value):
            return value
        raise BadOption(
            "option-value",
            f"Option {self.id} cannot be {shown(value)}; expected {self.expected()}.",
            {"field": f"options.{self.id}", "value": shown(value), "expected": self.expected()},
        )


def conflict(option: str, value: object, expected: str) -> BadOption:
    """The error for an option that contradicts another one or the number of players."""
    return BadOption(
        "option-conflict",
        f"Option {option} cannot be {shown(value)} here; expected {expected}.",
        {"field": f"options.{option}", "value": shown(value), "expected": expected},
    )


def first_player(rule: str, most: int) -> Option:
    """The option that says which seat begins: drawn at random, or `p1` to `p<most>`."""
    return Option("first_player", CHOICE, "random", rule, ["random", *[f"p{seat}" for seat in range(1, most + 1)]])


def first_seat(options: dict[str, object]) -> int:
    """The seat that begins by the option `first_player`, or -1 if chance says."""
    first = str(options["first_player"])
    return -1 if first == "random" else int(first[1:]) - 1


def check_first_player(players: int, options: dict[str, object]) -> None:
    """Raise BadOption if nobody sits on the seat that should begin."""
    if first_seat(options) >= players:
        raise conflict("first_player", options["first_player"], f"random or p1 to p{players}")


def _is_shallow(value: object) -> bool:
    """Whether tables and lists lie no deeper in each other than a card file may have them."""
    layer: list[object] = [value]
    for _ in range(MOST_DEPTH + 1):
        inside: list[object] = []
        for item in layer:
            if isinstance(item, dict):
                inside.extend(item.values())
            elif isinstance(item, list):
                inside.extend(item)
        if not inside:
            return True
        layer = inside
    return False


def _whole(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            return None
    return None


def check_options(options: list[Option], given: object) -> dict[str, object]:
    """All options with the given values checked and the others at their defaults."""
    if not isinstance(given, dict):
        raise BadOption(
            "option-value",
            f"The options cannot be {shown(given)}; expected an object with a value for each option by its id.",
            {"field": "options", "value": shown(given), "expected": "an object"},
        )
    known = [option.id for option in options]
    values: dict[str, object] = {}
    for name, value in given.items():
        if not isinstance(name, str) or name not in known:
            expected = ", ".join(known) if known else "no options"
            called = name if isinstance(name, str) else shown(name)
            raise BadOption(
                "option-unknown",
                f"There is no option {shown(name)}; expected {expected}.",
                {"field": f"options.{called}", "value": called, "expected": expected},
            )
        values[name] = value
    return {o.id: o.check(values[o.id]) if o.id in values else o.default for o in options}
