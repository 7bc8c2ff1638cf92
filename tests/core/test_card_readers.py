"""Card files: every reader accepts what is allowed, and names entry, field and fault."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sixstones.core.card_files import CardFault, Entry, file_error, option_error, parse_cards, read_cards
from sixstones.core.errors import BadComponents, BadOption
from sixstones.core.game import Game

CARD: dict[str, object] = {
    "name": "Groot", "kind": "hero", "uses": ["a", "b"], "cost": 3, "costs": [1, 3], "free": True,
    "inner": {"deep": 1}, "steps": [{"op": "x"}, {"op": "y"}],
}  # fmt: skip


def card(**changed: object) -> Entry:
    return Entry({**CARD, **changed}, "hero groot")


def test_what_is_right_is_read_as_it_stands() -> None:
    entry = card()
    assert entry.text("name") == "Groot"
    assert entry.word("kind", ["hero", "trap"]) == "hero"
    assert entry.words("uses", ["a", "b", "c"]) == ["a", "b"]
    assert entry.whole("cost", 3, 5) == entry.whole("cost", 1, 3) == 3
    assert entry.numbers("costs", 1, 3) == [1, 3]
    assert entry.flag("free") is True
    assert card(free=False).flag("free") is False
    assert (entry.has("free"), entry.has("dear")) == (True, False)
    assert entry.table("inner").whole("deep", 0, 1) == 1
    assert [step.text("op") for step in entry.tables("steps", 2, 2)] == ["x", "y"]


def test_paths_lead_to_the_field() -> None:
    entry = card()
    assert (entry.at("name"), entry.table("inner").at("deep")) == ("name", "inner.deep")
    assert [step.at("op") for step in entry.tables("steps", 1, 5)] == ["steps[0].op", "steps[1].op"]
    assert {entry.entry, entry.table("inner").entry, entry.tables("steps", 1, 5)[0].entry} == {"hero groot"}


Reader = Callable[[Entry], object]
TEXT = "a text of 1 to 400 characters"
WORDS = "a list of different words out of a, b"
NUMBERS = "a list of different whole numbers from 1 to 3"


@pytest.mark.parametrize(
    ("field", "value", "reader", "expected"),
    [
        *[("name", value, lambda e: e.text("name"), TEXT) for value in ("", "  ", 3, None, "x" * 401)],
        ("name", "four", lambda e: e.text("name", 3), "a text of 1 to 3 characters"),
        *[("kind", value, lambda e: e.word("kind", ["hero"]), "one of hero") for value in ("trap", 1, ["hero"])],
        *[
            ("uses", value, lambda e: e.words("uses", ["a", "b"]), WORDS)
            for value in ([], "a", ["a", "a"], ["c"], [1], ["a", "c"])
        ],
        *[
            ("cost", value, lambda e: e.whole("cost", 1, 3), "a whole number from 1 to 3")
            for value in (0, 4, True, "2", 2.0)
        ],
        *[
            ("costs", value, lambda e: e.numbers("costs", 1, 3), NUMBERS)
            for value in ([], 1, [0], [4], [1, 1], [True], ["1"], [2, 4])
        ],
        *[("free", value, lambda e: e.flag("free"), "true or false") for value in (1, "true", None)],
        ("steps", {}, lambda e: e.tables("steps", 1, 2), "a list of 1 to 2 tables"),
        ("steps", [], lambda e: e.tables("steps", 1, 2), "a list of 1 to 2 tables"),
        ("steps", [{}, {}, {}], lambda e: e.tables("steps", 1, 2), "a list of 1 to 2 tables"),
        ("steps", [{}], lambda e: e.tables("steps", 2, 2), "a list of 2 tables"),
    ],
)
def test_anything_else_is_a_fault_that_says_where(field: str, value: object, reader: Reader, expected: str) -> None:
    with pytest.raises(CardFault) as info:
        reader(card(**{field: value}))
    fault = info.value
    assert (fault.entry, fault.field, fault.expected) == ("hero groot", field, expected)
    assert fault.found.endswith(" stands there")
    assert str(fault) == f"hero groot, field {field}: {fault.found}; expected {expected}."


def test_a_missing_field_is_called_missing() -> None:
    readers: list[Reader] = [lambda e: e.text("rank"), lambda e: e.table("rank"), lambda e: e.tables("rank", 0, 9)]
    for reader in readers:
        with pytest.raises(CardFault) as info:
            reader(card())
        assert (info.value.field, info.value.found) == ("rank", "it is missing")
    with pytest.raises(CardFault, match=r"^hero groot, field rank: it is missing; expected a table\.$"):
        card().table("rank")


def test_a_field_nobody_knows_is_refused() -> None:
    card().only([*CARD])
    with pytest.raises(CardFault) as info:
        card(nmae="Root").only([*CARD])
    assert (info.value.field, info.value.found) == ("nmae", "there is no such field")
    assert info.value.expected == "one of " + ", ".join(CARD)


def test_what_is_no_table_is_a_fault_of_its_entry() -> None:
    with pytest.raises(CardFault, match=r"^hero groot: 3 stands there; expected a table\.$") as info:
        Entry(3, "hero groot")
    assert info.value.field == ""
    with pytest.raises(CardFault) as inner:
        card(steps=[{}, 4]).tables("steps", 1, 5)
    assert (inner.value.entry, inner.value.field) == ("hero groot", "steps[1]")


# Files.


@pytest.mark.parametrize("text", ['{"hero": {"cost": 3}}', ' \n{"hero": {"cost": 3}}', "[hero]\ncost = 3\n"])
def test_a_card_file_is_toml_or_json(text: str, tmp_path: Path) -> None:
    assert parse_cards(text, "mine") == {"hero": {"cost": 3}}
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert read_cards(str(tmp_path / "mine.toml")) == {"hero": {"cost": 3}}


def unreadable(error: BadComponents, name: str) -> str:
    """The fault of an unreadable file; everything else about the error is checked."""
    problem = str(error.data["problem"])
    assert error.key == "card-file"
    assert error.message == f"The card file {name} cannot be read: {problem}."
    assert error.data == {"file": name, "field": "cards", "expected": "a TOML or JSON file", "problem": problem}
    return problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [("hero = ", "Invalid value"), ("{", "Expecting property name"), ("{} 1", "Extra data"), ("[" * 100_000, "")],
)
def test_what_cannot_be_read_is_said_with_the_name_of_the_file(text: str, problem: str) -> None:
    with pytest.raises(BadComponents) as info:
        parse_cards(text, "mine.toml")
    assert problem in unreadable(info.value, "mine.toml")


def test_a_very_long_file_is_not_read_at_all() -> None:
    with pytest.raises(BadComponents) as info:
        parse_cards("#" * 400_001, "mine")
    assert unreadable(info.value, "mine") == "it is longer than 400000 characters"


def test_a_file_that_is_not_there_or_no_text_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name in ("binary", "nowhere"):
        with pytest.raises(BadComponents) as info:
            read_cards(str(tmp_path / name))
        assert unreadable(info.value, str(tmp_path / name))


FAULT = CardFault("hero groot", "cost", "9 stands there", "a whole number from 1 to 3")


def test_a_fault_becomes_an_error_of_the_file_or_of_the_option() -> None:
    in_file = file_error("mine.toml", FAULT)
    assert (in_file.key, in_file.message) == ("card-file-entry", f"mine.toml: {FAULT}")
    found = {"entry": "hero groot", "expected": "a whole number from 1 to 3"}
    assert in_file.data == {"file": "mine.toml", "field": "cost", "found": "9 stands there", **found}
    in_option = option_error("cards", FAULT)
    assert (in_option.key, in_option.message) == ("option-cards", f"Option cards: {FAULT}")
    assert in_option.data == {"field": "options.cards", "card_field": "cost", "value": "9 stands there", **found}


# Games that take card files.


class Cards(Game):
    """A game whose card file may hold `cost` and nothing else."""

    def __init__(self) -> None:
        super().__init__("cards", 1, 1)
        self.card_option = "cards"

    def check_cards(self, table: dict[str, object]) -> dict[str, object]:
        return {"cost": Entry(table, "box").whole("cost", 1, 3)}


def test_a_game_reads_the_file_of_its_card_option(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"cost": 2, "comment": "dear"}), "utf-8")
    assert Cards().read_table("cards", str(path)) == Cards().cards_of({"cost": 2}, "mine") == {"cost": 2}
    path.write_text(json.dumps({"cost": 9}), "utf-8")
    with pytest.raises(BadComponents) as info:
        Cards().read_table("cards", str(path))
    assert (info.value.key, info.value.data["file"], info.value.data["field"]) == ("card-file-entry", str(path), "cost")


def test_no_other_option_is_read_from_a_file() -> None:
    with pytest.raises(BadOption) as info:
        Cards().read_table("first_player", "mine.json")
    assert info.value.key == "option-file"
    assert info.value.data == {"field": "options.first_player", "value": "mine.json", "expected": "a table"}
