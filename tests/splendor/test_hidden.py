"""What is hidden stays hidden: a seat's knowledge, and the positions it cannot tell apart."""

import pytest

from sixstones import Rng
from tests.splendor.positions import MARVEL, asked, play, position, seat


@pytest.mark.parametrize("seed", range(20))
def test_a_card_being_paid_for_is_resampled_only_by_cards_that_leave_the_choice(seed: int) -> None:
    state = position(seat("R3 S2", team="crystal", hand="punisher rocket", blind=[1, 1]))
    play(state, "recruit hand 1")
    assert asked(state).kind == "pay"
    other = state.resample(1, Rng(seed))
    assert other.view(1) == state.view(1)
    assert len(other.legal(0)) > 1
    assert MARVEL.load(other.dump()).dump() == other.dump()
