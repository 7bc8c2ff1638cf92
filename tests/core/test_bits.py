"""Sets of small numbers, up to 61 in both builds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixstones.core.bits import BIT, WIDTH, as_list, as_vec, bit_count, bits_of, draw, members
from sixstones.core.rng import Rng
from tests.core.mutations import bounded

sets = st.sets(st.integers(0, WIDTH - 1))


def test_every_bit_is_a_power_of_two() -> None:
    assert [BIT[n] for n in range(WIDTH)] == [2**n for n in range(62)]


@bounded
@given(sets)
def test_a_set_remembers_its_members_in_rising_order(numbers: set[int]) -> None:
    bits = bits_of(list(numbers))
    assert members(bits) == sorted(numbers)
    assert bit_count(bits) == len(numbers)
    assert bits == sum(2**n for n in numbers)


@bounded
@given(sets.filter(bool), st.integers(0, 2**32))
def test_only_a_member_is_drawn(numbers: set[int], seed: int) -> None:
    assert draw(bits_of(list(numbers)), WIDTH, Rng(seed)) in numbers


def test_every_member_is_drawn_about_equally_often() -> None:
    rng = Rng(8)
    drawn = [int(draw(bits_of([1, 4, 9]), 10, rng)) for _ in range(3000)]
    assert {n: drawn.count(n) for n in sorted(set(drawn))} == {1: 954, 4: 990, 9: 1056}


def test_nothing_can_be_drawn_from_an_empty_set() -> None:
    with pytest.raises(ValueError, match="nothing is left to draw"):
        draw(0, 10, Rng(1))


@bounded
@given(st.lists(st.integers(-(2**62), 2**62)))
def test_a_vector_holds_what_the_list_held(numbers: list[int]) -> None:
    assert as_list(as_vec(numbers)) == numbers
