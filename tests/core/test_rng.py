"""The generator is sfc32, the same in both builds."""

import pytest

from sixstones.core.rng import Rng, os_rng

# Computed with a C program on 32-bit unsigned integers: three seed words, counter 1, fifteen numbers discarded.
KNOWN = {
    0: [0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909, 0xFAD8B4A8],
    1: [0xC9ECBB16, 0x406CA90B, 0xD3639F9A, 0xAA94A873, 0x1991BBF7, 0xA21D19DC],
    2**96 - 1: [0x09BBA655, 0x03F8F681, 0xFA3EDD8D, 0x50D7CD34, 0x6BA7581C, 0x16BBBAB2],
    7 + (5 << 32) + (3 << 64): [0xA07571E6, 0x739634A2, 0xF8548D9D, 0x21434CB4, 0x5C1295B4, 0x0D0BEFD1],
}


@pytest.mark.parametrize("seed", KNOWN)
def test_the_sequence_is_that_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in range(6)] == KNOWN[seed]


def test_only_the_lowest_96_bits_of_a_seed_count() -> None:
    assert Rng(-1).next() == Rng(2**96 - 1).next()
    assert Rng(2**200 + 1).next() == Rng(1).next()


def test_below_takes_the_highest_bits() -> None:
    rng = Rng(42)
    assert [rng.below(100) for _ in range(10)] == [70, 92, 36, 94, 31, 87, 52, 57, 60, 79]


def test_a_die_is_fair_and_stays_in_its_range() -> None:
    rng = Rng(2026)
    faces = [rng.below(6) for _ in range(60_000)]
    assert [faces.count(face) for face in range(6)] == [9999, 10106, 10002, 10011, 9975, 9907]


@pytest.mark.parametrize("n", [1, 2, 3, 62, 1000, 2**31])
def test_below_stays_below(n: int) -> None:
    rng = Rng(5)
    assert all(0 <= rng.below(n) < n for _ in range(500))


def test_below_one_is_zero() -> None:
    rng = Rng(3)
    assert {int(rng.below(1)) for _ in range(50)} == {0}


def test_a_clone_goes_on_with_the_same_numbers_and_disturbs_nobody() -> None:
    rng = Rng(11)
    rng.next()
    twin = rng.clone()
    expected = [twin.next() for _ in range(20)]
    assert [rng.next() for _ in range(20)] == expected


def test_two_generators_of_the_operating_system_differ() -> None:
    first, second = os_rng(), os_rng()
    assert [first.next() for _ in range(4)] != [second.next() for _ in range(4)]
