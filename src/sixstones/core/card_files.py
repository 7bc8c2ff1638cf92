"""A player's own card file: reading it, and naming the entry and field at fault.

A game that takes such a file names the option for it (`Game.card_option`) and writes `Game.check_cards`, which walks
the table with an `Entry` per card. The first mistake raises `CardFault`; whoever asked turns it into a sentence with
the name of the file, or into an error of the option.
"""

import json
import tomllib
from pathlib import Path
from typing import Final

from sixstones.core.errors import BadComponents, BadOption, shown

MOST_BYTES: Final = 400_000  # a whole box with its texts is far below this
MOST_DOTS: Final = 16  # in one key: readers of TOML need the square of their number
MOST_BRACKETS: Final = 4_000  # tables and lists; the largest box has 600
MOST_DEPTH: Final = 32  # of tables and lists inside each other


class CardFault(Exception):
    """A fault in a table of cards: the entry (`hero gamora`), the field, and what was expected."""

    def __init__(self, entry: str, field: str, found: str, expected: str) -> None:
        place = f"{entry}, field {field}" if field else entry
        super().__init__(f"{place}: {found}; expected {expected}.")
        self.entry = entry
        self.field = field
        self.found = found
        self.expected = expected


class Entry:
    """One table of a card file, with the path to it for messages; every reader raises CardFault."""

    def __init__(self, value: object, entry: str, path: str = "") -> None:
        self.entry = entry
        self.path = path
        self.data: dict[str, object] = {}
        if not isinstance(value, dict):
            raise CardFault(entry, path, f"{shown(value)} stands there", "a table")
        for key, item in value.items():
            self.data[str(key)] = item

    def at(self, key: str) -> str:
        """The path of a field of this table."""
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, expected: str) -> CardFault:
        found = f"{shown(self.data[key])} stands there" if key in self.data else "it is missing"
        return CardFault(self.entry, self.at(key), found, expected)

    def has(self, key: str) -> bool:
        return key in self.data

    def only(self, known: list[str]) -> None:
        """Refuse any other field: a typing error must not pass unnoticed."""
        for key in self.data:
            if key not in known:
                raise CardFault(self.entry, self.at(key), "there is no such field", "one of " + ", ".join(known))

    def text(self, key: str, most: int = 400) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value.strip() or len(value) > most:
            raise self.wrong(key, f"a text of 1 to {most} characters")
        return value

    def word(self, key: str, words: list[str]) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(key, "one of " + ", ".join(words))
        return value

    def words(self, key: str, words: list[str]) -> list[str]:
        """A list without repetition, not empty."""
        value = self.data.get(key)
        expected = "a list of different words out of " + ", ".join(words)
        if not isinstance(value, list) or not value:
            raise self.wrong(key, expected)
        found: list[str] = []
        for item in value:
            if not isinstance(item, str) or item not in words or item in found:
                raise self.wrong(key, expected)
            found.append(item)
        return found

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.data.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of different whole numbers, not empty."""
        value = self.data.get(key)
        expected = f"a list of different whole numbers from {low} to {high}"
        if not isinstance(value, list) or not value:
            raise self.wrong(key, expected)
        found: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high or item in found:
                raise self.wrong(key, expected)
            found.append(item)
        return found

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def table(self, key: str) -> "Entry":
        if key not in self.data:
            raise self.wrong(key, "a table")
        return Entry(self.data[key], self.entry, self.at(key))

    def tables(self, key: str, least: int, most: int) -> list["Entry"]:
        """A list of tables; their paths are `key[0]`, `key[1]` …"""
        value = self.data.get(key)
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = str(least) if least == most else f"{least} to {most}"
            raise self.wrong(key, f"a list of {size} tables")
        listed: list[object] = [item for item in value]
        return [Entry(listed[n], self.entry, f"{self.at(key)}[{n}]") for n in range(len(listed))]


def parse_cards(text: str, name: str) -> dict[str, object]:
    """The table in the text of a card file, TOML or JSON; `name` is what people call the file."""
    is_json = text.lstrip()[:1] == "{"
    problem = find_excess(text, is_json)
    if problem:
        raise unreadable(name, problem)
    try:
        if is_json:
            loaded: object = json.loads(text)
        else:
            loaded = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise unreadable(name, str(error)) from error
    if not isinstance(loaded, dict):
        raise unreadable(name, "it holds no table")
    return {str(key): value for key, value in loaded.items()}


def find_excess(text: str, is_json: bool) -> str:
    """The excess that makes a text too slow to parse, "" if none.

    Looks at each character once.
    """
    if len(text) > MOST_BYTES:
        return f"it is longer than {MOST_BYTES} characters"
    brackets = depth = dots = i = 0
    while i < len(text):
        c = text[i]
        i += 1
        if c == '"' or (c == "'" and not is_json):
            i = _after_string(text, i - 1, is_json)
        elif c == "#" and not is_json:
            end = text.find("\n", i)
            i = len(text) if end < 0 else end
        elif c == ".":
            dots += 1
            if dots > MOST_DOTS:
                return f"a key has more than {MOST_DOTS} dots"
        elif c in "[{":
            dots = 0
            brackets += 1
            depth += 1
            if brackets > MOST_BRACKETS:
                return f"it has more than {MOST_BRACKETS} tables and lists"
            if depth > MOST_DEPTH:
                return f"tables and lists lie more than {MOST_DEPTH} deep inside each other"
        elif c in "]}":
            dots = 0
            depth -= 1 if depth else 0
        elif c in "=,\n":
            dots = 0
    return ""


def _after_string(text: str, begin: int, is_json: bool) -> int:
    """Where the string that begins here ends; where a parser refuses it, if it never does."""
    quote = text[begin]
    mark = quote * 3 if not is_json and text.startswith(quote * 3, begin) else quote
    i = begin + len(mark)
    while i < len(text):
        c = text[i]
        if c == "\\" and quote == '"':
            i += 2
        elif c == quote and text.startswith(mark, i):
            i += len(mark)
            if len(mark) == 3:  # two more quotes may stand before the last three
                i += 2 if text.startswith(quote * 2, i) else 1 if text.startswith(quote, i) else 0
            return i
        elif c == "\n" and len(mark) == 1:
            return i
        else:
            i += 1
    return len(text)


def read_cards(path: str) -> dict[str, object]:
    """The table of a card file on this machine."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise unreadable(path, str(error)) from error
    return parse_cards(text, path)


def file_error(name: str, fault: CardFault) -> BadComponents:
    """The fault as a sentence that names the file."""
    return BadComponents(
        "card-file-entry",
        f"{name}: {fault}",
        {"file": name, "entry": fault.entry, "field": fault.field, "found": fault.found, "expected": fault.expected},
    )


def option_error(option: str, fault: CardFault) -> BadOption:
    """The fault as an error of the option that takes the table."""
    return BadOption(
        "option-cards",
        f"Option {option}: {fault}",
        {
            "field": f"options.{option}",
            "entry": fault.entry,
            "card_field": fault.field,
            "value": fault.found,
            "expected": fault.expected,
        },
    )


def unreadable(name: str, problem: str) -> BadComponents:
    """The error for a file that cannot be read at all, with the reason."""
    return BadComponents(
        "card-file",
        f"The card file {name} cannot be read: {problem}.",
        {"file": name, "field": "cards", "expected": "a TOML or JSON file", "problem": problem},
    )
