"""Hypothesis strategies: JSON documents, and valid documents with something spoilt."""

import json
from collections.abc import Sequence

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sixstones.core.errors import SixStonesError

# The same examples on every run: a red test is red for everybody. No example has a time limit.
bounded = settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)

numbers = st.integers(-3, 15) | st.integers() | st.sampled_from([2**31, 2**62, 2**63, -(2**63), 2**64, 10**30])
leaves = st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=8)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def check_refusal(error: SixStonesError) -> None:
    """A refusal says which field is at fault and what was expected, in data that can be sent on."""
    assert {"field", "expected"} <= set(error.data)
    assert error.key
    assert error.message
    assert len(json.dumps(error.data)) < 2000


def words(value: object) -> list[object]:
    """Every text and number inside a JSON value: likely to be right somewhere else."""
    if isinstance(value, dict):
        return [word for key in value for word in [key, *words(value[key])]]
    if isinstance(value, list):
        return [word for item in value for word in words(item)]
    return [value]


@st.composite
def spoilt(draw: st.DrawFn, originals: Sequence[object]) -> object:
    """A copy of a document with one to three changes: parts deleted, replaced, doubled, added."""
    text = json.dumps(draw(st.sampled_from(originals)))
    value: object = json.loads(text)
    likely = st.sampled_from(sorted(set(map(json.dumps, words(value))))).map(json.loads)
    for _ in range(draw(st.integers(1, 3))):
        value = _change(draw, value, likely)
    return value


def _change(draw: st.DrawFn, value: object, likely: st.SearchStrategy[object]) -> object:
    """Change one part; every level is as likely to be changed itself as to be looked into."""
    if not isinstance(value, (dict, list)) or not value or draw(st.integers(0, 9)) == 0:
        return _added(draw, value, likely)
    key = draw(st.sampled_from(list(value) if isinstance(value, dict) else list(range(len(value)))))
    part: object = value[key]
    match draw(st.sampled_from(["inside", "inside", "inside", "delete", "replace", "likely"])):
        case "inside":
            value[key] = _change(draw, part, likely)
        case "delete":
            del value[key]
        case "replace":
            value[key] = draw(values)
        case _:
            value[key] = draw(likely)
    return value


def _added(draw: st.DrawFn, value: object, likely: st.SearchStrategy[object]) -> object:
    if isinstance(value, dict):
        return {**value, draw(st.text(max_size=8) | likely.map(str)): draw(values | likely)}
    if isinstance(value, list):
        return [*value, draw(likely)]
    if isinstance(value, int):
        return value + draw(st.sampled_from([-1, 1]))
    return draw(values)
