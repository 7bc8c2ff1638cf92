"""Options accept what they declare, as values or as text, and say what they expect."""

import pytest
from hypothesis import given

from sixstones.core.errors import BadOption, shown
from sixstones.core.options import (
    CHOICE,
    FLAG,
    IDS,
    INTEGER,
    TABLE,
    Option,
    check_first_player,
    check_options,
    first_player,
    first_seat,
)
from tests.core.mutations import bounded, values

COLOUR = Option("colour", CHOICE, "red", "R-1", choices=["red", "blue"])
OPEN = Option("open", FLAG, False)
ROUNDS = Option("rounds", INTEGER, 5, low=-2, high=9)
TILES = Option("tiles", IDS, None, choices=["a", "b", "c"], optional=True)
FREE = Option("free", IDS, [])
COSTS = Option("costs", TABLE, {})
ALL = [COLOUR, OPEN, ROUNDS, TILES, FREE, COSTS]


@pytest.mark.parametrize(
    ("option", "given", "kept"),
    [
        (COLOUR, "blue", "blue"),
        (OPEN, True, True),
        (OPEN, "YES", True),
        (OPEN, "on", True),
        (OPEN, "true", True),
        (OPEN, "off", False),
        (OPEN, "No", False),
        (OPEN, "false", False),
        (ROUNDS, 9, 9),
        (ROUNDS, "7", 7),
        (ROUNDS, " -2 ", -2),
        (TILES, None, None),
        (TILES, ["c", "a"], ["c", "a"]),
        (TILES, ("b",), ["b"]),
        (TILES, "a, c,", ["a", "c"]),
        (FREE, ["anything"], ["anything"]),
        (COSTS, {"x": 1}, {"x": 1}),
    ],
)
def test_a_permitted_value_is_kept(option: Option, given: object, kept: object) -> None:
    found = option.check(given)
    assert found == kept
    assert type(found) is type(kept)


@pytest.mark.parametrize(
    ("option", "given", "expected"),
    [
        (COLOUR, "green", "one of red, blue"),
        (COLOUR, None, "one of red, blue"),
        (COLOUR, ["red"], "one of red, blue"),
        (OPEN, 1, "true or false"),
        (OPEN, "maybe", "true or false"),
        (ROUNDS, 10, "a whole number from -2 to 9"),
        (ROUNDS, -3, "a whole number from -2 to 9"),
        (ROUNDS, True, "a whole number from -2 to 9"),
        (ROUNDS, 3.0, "a whole number from -2 to 9"),
        (ROUNDS, "--5", "a whole number from -2 to 9"),
        (ROUNDS, "²", "a whole number from -2 to 9"),
        (ROUNDS, "", "a whole number from -2 to 9"),
        (ROUNDS, "9" * 5000, "a whole number from -2 to 9"),
        (ROUNDS, 10**5000, "a whole number from -2 to 9"),
        (TILES, ["d"], "a list of ids out of a, b, c or nothing"),
        (TILES, [1], "a list of ids out of a, b, c or nothing"),
        (TILES, {}, "a list of ids out of a, b, c or nothing"),
        (FREE, None, "a list of ids"),
        (COSTS, [], "a table"),
    ],
    ids=lambda value: value.id if isinstance(value, Option) else shown(value)[:20],
)
def test_another_value_is_refused_with_the_field_and_what_was_expected(
    option: Option, given: object, expected: str
) -> None:
    with pytest.raises(BadOption, match=f"Option {option.id} cannot be ") as info:
        option.check(given)
    assert info.value.data["field"] == f"options.{option.id}"
    assert info.value.data["expected"] == expected
    assert expected in info.value.message
    assert len(info.value.message) < 300


def test_options_not_given_have_their_defaults() -> None:
    found = check_options(ALL, {"rounds": "3"})
    assert found == {"colour": "red", "open": False, "rounds": 3, "tiles": None, "free": [], "costs": {}}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="There is no option 'colr'; expected colour, open, rounds") as info:
        check_options(ALL, {"colr": "red"})
    assert info.value.data["field"] == "options.colr"
    with pytest.raises(BadOption, match="expected no options"):
        check_options([], {"x": 1})


@pytest.mark.parametrize("given", [None, 3, "colour", ["colour"], {3: "red"}, {None: 1}])
def test_options_must_be_an_object_with_texts_as_keys(given: object) -> None:
    with pytest.raises(BadOption) as info:
        check_options(ALL, given)
    assert str(info.value.data["field"]).startswith("options")


def test_an_option_describes_itself() -> None:
    assert COLOUR.as_dict() == {
        "id": "colour",
        "type": "choice",
        "default": "red",
        "rule": "R-1",
        "optional": False,
        "choices": ["red", "blue"],
    }
    assert ROUNDS.as_dict() == {
        "id": "rounds",
        "type": "integer",
        "default": 5,
        "rule": "",
        "optional": False,
        "low": -2,
        "high": 9,
    }
    assert TILES.as_dict()["optional"] is True


@bounded
@given(values)
def test_any_value_is_taken_or_refused_by_every_type(value: object) -> None:
    for option in ALL:
        try:
            kept = option.check(value)
        except BadOption:
            continue
        assert option.check(kept) == kept


def test_the_first_seat_is_drawn_or_one_that_somebody_sits_on() -> None:
    option = first_player("R-2", 3)
    assert option.choices == ["random", "p1", "p2", "p3"]
    assert [first_seat({"first_player": value}) for value in option.choices] == [-1, 0, 1, 2]
    check_first_player(2, {"first_player": "random"})
    check_first_player(2, {"first_player": "p2"})
    with pytest.raises(BadOption, match="first_player cannot be 'p3' here; expected random or p1 to p2") as info:
        check_first_player(2, {"first_player": "p3"})
    assert info.value.data["field"] == "options.first_player"


def test_a_table_of_any_depth_is_refused() -> None:
    """Nobody could write it down again: one such table spoilt the lists of a whole server."""
    nested: object = "x"
    for depth in range(200):
        nested = [nested] if depth % 2 else {"a": nested}
    assert COSTS.check({"red": [[["x"]]]})
    with pytest.raises(BadOption):
        COSTS.check({"red": nested})
