"""Errors carry key, sentence and data, survive pickling, and show any value briefly."""

import pickle

import pytest

from sixstones.core import errors
from sixstones.core.errors import BadOption, SixStonesError, shown

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, SixStonesError)]


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


def nested(depth: int) -> object:
    value: object = []
    for _ in range(depth):
        value = [value]
    return value


def test_there_are_all_the_kinds() -> None:
    assert {kind.__name__ for kind in KINDS} >= {
        "UnknownGame", "UnknownBot", "BadPlayers", "BadOption", "BadAction", "IllegalAction", "NothingToUndo",
        "BadRecord", "BadPosition", "BadComponents",
    }  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_survives_pickling(kind: type[SixStonesError]) -> None:
    error = kind("a-key", "A sentence.", {"field": "x", "expected": [1, 2]})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.key, again.message, str(again)) == ("a-key", "A sentence.", "A sentence.")
    assert again.data == {"field": "x", "expected": [1, 2]}


def test_data_may_be_left_out() -> None:
    first, second = BadOption("k", "m"), BadOption("k", "m")
    first.data["x"] = 1
    assert second.data == {}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        ("a'b", '"a\'b"'),
        (10**5000, "a value of type int"),
        (nested(100_000), "a value of type list"),
        (Unspeakable(), "a value of type Unspeakable"),
    ],
    ids=["none", "text", "digits", "depth", "own"],
)
def test_any_value_can_be_shown(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_long_value_is_cut() -> None:
    assert shown("x" * 1000) == "'" + "x" * 78 + "…"
    assert shown("x" * 78) == "'" + "x" * 78 + "'"
