"""Secret choices: replaceable until the last, told in the order of seats, never undone."""

from itertools import permutations

import pytest

from sixstones.core.errors import BadRecord, NothingToUndo
from sixstones.core.facts import OVER
from sixstones.core.match import Match, replay
from tests.core.tiny import SecretCards

pytestmark = pytest.mark.usefixtures("tiny_games")

GAME = SecretCards()
CHOICES = [(0, "lay 3"), (1, "lay 1"), (2, "lay 2")]


def three(rounds: int = 2) -> Match:
    return Match(GAME, 3, {"rounds": rounds})


def everything(match: Match) -> tuple[object, ...]:
    events = [[event.full() for event in step.events] for step in match.steps]
    records = [match.record(viewer).as_dict() for viewer in (None, 0, 1, 2)]
    views = [match.state.view(viewer) for viewer in (None, 0, 1, 2)]
    return match.state.dump(), match.record().as_dict(), records, views, events


def test_nothing_tells_in_which_order_they_chose() -> None:
    told = []
    for order in permutations(CHOICES):
        match = three()
        for seat, text in order:
            match.play(seat, text)
        told.append(everything(match))
    assert all(one == told[0] for one in told)
    assert three().record().steps == []


def test_nothing_tells_that_a_choice_was_changed() -> None:
    straight, wavering = three(), three()
    for seat, text in CHOICES:
        straight.play(seat, text)
    for seat, text in [(2, "lay 4"), (0, "lay 1"), (2, "lay 1"), (0, "lay 3"), (2, "lay 2"), (1, "lay 1")]:
        wavering.play(seat, text)
    assert everything(straight) == everything(wavering)
    assert straight.record().steps == ["0 lay 3", "1 lay 1", "2 lay 2"]


def test_an_open_round_is_told_in_the_order_of_seats_too() -> None:
    match = three()
    match.play(2, "lay 4")
    match.play(0, "lay 1")
    match.play(2, "lay 2")
    assert match.record(2).steps == ["0 ?", "2 lay 2"]
    assert match.record(1).steps == match.record(None).steps == ["0 ?", "2 ?"]
    assert match.record().steps == ["0 lay 1", "2 lay 2"]
    assert match.steps[1].events[0].seen_by(2)["data"] == {"seat": 2, "card": 2}
    assert replay(match.record()).state.dump() == match.state.dump()


def test_a_choice_is_replaced_and_not_taken_back() -> None:
    match = three()
    match.play(1, "lay 3")
    with pytest.raises(NothingToUndo):
        match.undo(1)
    match.play(1, "lay 4")
    assert match.state.view(1)["mine"] == 4
    assert not match.can_undo(1)


def test_what_the_last_choice_revealed_stays() -> None:
    match = three()
    for seat, text in CHOICES:
        match.play(seat, text)
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_a_whole_game_replays_whatever_the_order_was() -> None:
    match = three(rounds=3)
    for seat, text in [
        (2, "lay 1"),
        (1, "lay 2"),
        (0, "lay 4"),
        (1, "lay 1"),
        (1, "lay 4"),
        (2, "lay 3"),
        (0, "lay 1"),
    ]:
        match.play(seat, text)
    halfway = replay(match.record())
    assert halfway.state.dump() == match.state.dump()
    for seat, text in CHOICES:
        match.play(seat, text)
    assert match.state.actor == OVER
    assert len(match.steps) == 9
    assert replay(match.record(None).json()).record().as_dict() == match.record().as_dict()


def test_a_record_with_hidden_choices_is_no_whole_game() -> None:
    match = three()
    match.play(1, "lay 3")
    with pytest.raises(BadRecord, match="hidden"):
        replay(match.record(0))
