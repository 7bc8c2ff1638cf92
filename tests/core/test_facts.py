"""Events keep their secrets; results, questions and refusals are plain values."""

import json

from hypothesis import given
from hypothesis import strategies as st

from sixstones.core.facts import Ask, Event, Refusal, Result, places, ranked
from tests.core.mutations import bounded

keys = st.sampled_from(["card", "seat", "level", "token"])


@bounded
@given(
    data=st.dictionaries(keys, st.integers(0, 9)),
    secret=st.dictionaries(keys, st.integers(100, 109)),
    seats=st.lists(st.integers(0, 3), unique=True),
    viewer=st.none() | st.integers(-2, 4),
)
def test_only_the_seats_named_see_a_secret(
    data: dict[str, object], secret: dict[str, object], seats: list[int], viewer: int | None
) -> None:
    event = Event("drawn", "R-1", data, secret, seats)
    seen = event.seen_by(viewer)
    if viewer in seats:
        assert seen == {"kind": "drawn", "rule": "R-1", "data": {**data, **secret}} == event.full()
    else:
        assert seen == {"kind": "drawn", "rule": "R-1", "data": data}
        assert "10" not in json.dumps(seen)


def test_a_secret_for_nobody_is_seen_by_nobody() -> None:
    event = Event("hidden", "", {}, {"card": "hulk"})
    assert [event.seen_by(viewer)["data"] for viewer in (None, 0, 1)] == [{}, {}, {}]
    assert event.full()["data"] == {"card": "hulk"}


def test_looking_at_an_event_does_not_change_it() -> None:
    event = Event("drawn", "", {"seat": 0}, {"card": "hulk"}, [0])
    seen = event.seen_by(0)["data"]
    assert isinstance(seen, dict)
    seen["extra"] = 1
    event.full()
    assert (event.data, event.secret) == ({"seat": 0}, {"card": "hulk"})


def test_an_event_has_its_own_empty_data() -> None:
    first, second = Event("a", ""), Event("b", "")
    first.data["x"] = first.secret["x"] = 1
    first.seats.append(0)
    assert (second.data, second.secret, second.seats, second.reveals) == ({}, {}, [], False)


def test_questions_and_refusals_are_plain_dicts() -> None:
    assert Ask(3, "pay", "SP-7.3", {"card": "hulk"}).as_dict() == {
        "number": 3,
        "kind": "pay",
        "rule": "SP-7.3",
        "data": {"card": "hulk"},
    }
    assert Refusal("SP-3.8", "too-few").as_dict() == {"rule": "SP-3.8", "key": "too-few", "data": {}}


def test_equal_results_are_equal_and_hash_equal() -> None:
    one, two = Result([0], [3, 1], [1, 2], "points"), Result([0], [3, 1], [1, 2], "points")
    assert one == two
    assert hash(one) == hash(two)
    assert one != Result([0], [3, 1], [1, 2], "time")
    assert one != Result([0], [3, 1], [1, 1], "points")
    assert one != one.as_dict()


def test_places_count_everybody_ahead() -> None:
    assert places([[2], [0, 3], [1]], 4) == [2, 4, 1, 2]
    assert places([[0, 1, 2]], 3) == [1, 1, 1]


def test_seats_are_ranked_in_groups_of_equal_standing() -> None:
    assert ranked([5, 9, 5, 1]) == [[1], [0, 2], [3]]
    assert places(ranked([5, 9, 5, 1]), 4) == [2, 1, 2, 4]
