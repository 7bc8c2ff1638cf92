"""Every reader gives the default, the value, or an error that names the field."""

from collections.abc import Callable

import pytest
from hypothesis import given

from sixstones.core import reading
from sixstones.core.errors import BadPosition
from tests.core.mutations import bounded, check_refusal, values

Reader = Callable[[dict[str, object]], object]

READERS: dict[str, tuple[Reader, object, object]] = {  # reader, default, something it accepts
    "int": (lambda d: reading.read_int(d, "x", 4, 0, 9), 4, 9),
    "flag": (lambda d: reading.read_flag(d, "x", True), True, False),
    "text": (lambda d: reading.read_text(d, "x", "no"), "no", "yes"),
    "list": (lambda d: reading.read_list(d, "x"), [], [1, "a", None]),
    "ints": (lambda d: reading.read_ints(d, "x", [1], 0, 9), [1], [3, 0]),
    "texts": (lambda d: reading.read_texts(d, "x"), [], ["a", "b"]),
    "dict": (lambda d: reading.read_dict(d, "x"), {}, {"a": 1}),
}

WRONG = [
    ("int", True, "a whole number from 0 to 9"),
    ("int", "4", "a whole number from 0 to 9"),
    ("int", 10, "a whole number from 0 to 9"),
    ("int", -1, "a whole number from 0 to 9"),
    ("int", 2**70, "a whole number from 0 to 9"),
    ("int", 4.0, "a whole number from 0 to 9"),
    ("int", None, "a whole number from 0 to 9"),
    ("flag", 1, "true or false"),
    ("flag", None, "true or false"),
    ("text", 3, "a text"),
    ("list", {}, "a list"),
    ("list", "abc", "a list"),
    ("ints", 3, "a list of whole numbers"),
    ("ints", [1, True], "a list of whole numbers from 0 to 9"),
    ("ints", [1, 10], "a list of whole numbers from 0 to 9"),
    ("ints", [None], "a list of whole numbers from 0 to 9"),
    ("texts", "abc", "a list"),
    ("texts", ["a", 1], "a list of texts"),
    ("dict", [], "an object"),
    ("dict", {1: 2}, "text keys"),
]


@pytest.mark.parametrize("name", READERS)
def test_a_missing_key_gives_the_default(name: str) -> None:
    read, default, _ = READERS[name]
    assert read({"y": 3}) == default


@pytest.mark.parametrize("name", READERS)
def test_a_fitting_value_is_read(name: str) -> None:
    read, _, fitting = READERS[name]
    assert read({"x": fitting}) == fitting


@pytest.mark.parametrize(("name", "value", "expected"), WRONG)
def test_another_value_is_refused_by_name(name: str, value: object, expected: str) -> None:
    with pytest.raises(BadPosition, match="The field x of the position cannot be ") as info:
        READERS[name][0]({"x": value})
    assert info.value.key == "position-field"
    assert info.value.data["field"] == "x"
    assert info.value.data["expected"] == expected


@bounded
@given(values)
def test_a_reader_never_raises_anything_else(value: object) -> None:
    for read, _, _ in READERS.values():
        try:
            read({"x": value})
        except BadPosition as error:
            check_refusal(error)


def test_a_list_that_was_read_is_a_copy() -> None:
    given: list[object] = [1]
    default = [2]
    reading.read_list({"x": given}, "x").append(9)
    reading.read_ints({"x": given}, "x", default).append(9)
    reading.read_ints({}, "x", default).append(9)
    assert (given, default) == ([1], [2])


def test_a_misspelt_key_is_refused_with_the_known_ones() -> None:
    reading.no_other_keys({"bank": 1}, ["bank", "rows"])
    with pytest.raises(BadPosition, match="known fields are bank, rows") as info:
        reading.no_other_keys({"bnak": 1}, ["bank", "rows"], "seats[0].")
    assert info.value.data["field"] == "seats[0].bnak"


def test_a_broken_invariant_names_its_rule() -> None:
    error = reading.broken("bank", "SP-1.2", "There are seven.")
    assert (error.key, error.message) == ("position-invariant", "There are seven.")
    assert error.data == {"field": "bank", "rule": "SP-1.2", "expected": "There are seven."}


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (None, None, "a whole number"),
        (0, None, "a whole number, at least 0"),
        (None, 9, "a whole number, at most 9"),
        (0, 9, "a whole number from 0 to 9"),
    ],
)
@pytest.mark.parametrize("value", ["x", 2**70])
def test_an_error_names_no_limits_of_the_machine(
    low: int | None, high: int | None, expected: str, value: object
) -> None:
    lowest, highest = -reading.HUGE if low is None else low, reading.HUGE if high is None else high
    with pytest.raises(BadPosition) as info:
        reading.read_int({"n": value}, "n", 0, lowest, highest)
    assert info.value.data["expected"] == expected
    with pytest.raises(BadPosition) as info:
        reading.read_ints({"n": [value]}, "n", [], lowest, highest)
    assert info.value.data["expected"] == expected.replace("a whole number", "a list of whole numbers")
