"""Several seats choose at once and in secret: a small game shows that the match supports it."""

from itertools import permutations

import pytest

from sixstones.core.errors import BadRecord, IllegalAction, NothingToUndo
from sixstones.core.facts import OVER
from sixstones.core.match import Match, replay
from sixstones.core.rng import Rng
from tests.core.small_games import Fingers


def three(fingers: Fingers) -> Match:
    return Match(fingers, 3, {"rounds": 2})


def test_everybody_is_asked_and_the_lowest_seat_is_the_actor(fingers: Fingers) -> None:
    match = three(fingers)
    assert match.state.waiting() == [0, 1, 2]
    match.play(0, "show 1")
    assert match.state.waiting() == [1, 2]
    assert match.state.actor == 1
    match.play(2, "show 1")
    assert match.state.waiting() == [1]


def test_the_order_of_choosing_changes_nothing(fingers: Fingers) -> None:
    dumps = []
    for order in permutations([(0, "show 3"), (1, "show 1"), (2, "show 2")]):
        match = three(fingers)
        for seat, text in order:
            match.play(seat, text)
        dumps.append(match.state.dump())
    assert all(dump == dumps[0] for dump in dumps)
    assert dumps[0]["scores"] == [1, 0, 0]


def test_others_see_only_that_a_seat_has_chosen(fingers: Fingers) -> None:
    views = []
    for text in ("show 1", "show 3"):
        match = three(fingers)
        events = match.play(1, text)
        views.append([match.state.view(viewer) for viewer in (None, 0, 2)])
        assert [event.seen_by(0)["data"] for event in events] == [{"seat": 1}]
        assert events[0].seen_by(1)["data"] == {"seat": 1, "fingers": int(text[-1])}
    assert views[0] == views[1]


def test_records_hide_the_choice_until_it_may_be_known(fingers: Fingers) -> None:
    match = three(fingers)
    match.play(1, "show 3")
    assert match.record(1).steps == ["1 show 3"]
    assert match.record(0).steps == match.record(2).steps == match.public_record().steps == ["1 ?"]
    with pytest.raises(BadRecord, match="hidden"):
        replay(match.record(0))


def test_the_last_choice_is_seen_by_all(fingers: Fingers) -> None:
    match = three(fingers)
    for seat in (0, 1, 2):
        match.play(seat, "show 2")
    assert match.record(0).steps == ["0 show 2", "1 ?", "2 show 2"]
    assert match.public_record().steps == ["0 ?", "1 ?", "2 show 2"]


def test_a_seat_may_choose_again_until_the_last_hand_is_out(fingers: Fingers) -> None:
    match = three(fingers)
    match.play(1, "show 3")
    match.play(1, "show 1")
    assert match.state.dump()["held"] == [0, 1, 0]
    assert match.state.waiting() == [0, 2]


def test_the_question_keeps_its_number_while_others_choose(fingers: Fingers) -> None:
    match = three(fingers)
    first = match.state.asks(2)
    match.play(0, "show 1")
    second = match.state.asks(2)
    assert first is not None
    assert second is not None
    assert first.as_dict() == second.as_dict()
    assert match.state.asks(0) is None


def test_a_hidden_choice_can_be_taken_back_until_another_seat_chooses(fingers: Fingers) -> None:
    match = three(fingers)
    before = match.state.dump()
    match.play(1, "show 3")
    match.undo(1)
    assert match.state.dump() == before
    match.play(1, "show 3")
    match.play(0, "show 3")
    with pytest.raises(NothingToUndo):
        match.undo(1)
    match.undo(0)
    assert match.state.dump()["held"] == [0, 3, 0]


def test_nothing_is_taken_back_once_all_is_shown(fingers: Fingers) -> None:
    match = three(fingers)
    for seat in (2, 1, 0):
        match.play(seat, "show 1")
    for seat in (0, 1, 2):
        with pytest.raises(NothingToUndo):
            match.undo(seat)


def test_the_whole_game_is_recorded_and_replays(fingers: Fingers) -> None:
    match = three(fingers)
    for seat, text in [
        (2, "show 1"),
        (0, "show 2"),
        (2, "show 3"),
        (1, "show 1"),
        (1, "show 1"),
        (0, "show 1"),
        (2, "show 1"),
    ]:
        match.play(seat, text)
    assert match.state.actor == OVER
    assert match.state.waiting() == []
    assert match.result is not None
    assert match.result.scores == [2, 0, 0]
    again = replay(match.record(1).json())
    assert again.state.dump() == match.state.dump()
    with pytest.raises(IllegalAction) as info:
        match.play(0, "show 1")
    assert info.value.key == "game-over"


def test_asking_the_actor_alone_plays_the_complete_game(fingers: Fingers) -> None:
    match = three(fingers)
    while match.state.actor != OVER:
        match.play(match.state.actor, "show 2")
    assert len(match.steps) == 6


def test_a_choice_of_another_is_resampled_and_the_own_one_kept(fingers: Fingers) -> None:
    match = three(fingers)
    match.play(0, "show 3")
    match.play(1, "show 1")
    rng = Rng(1)
    others = [match.state.resample(0, rng).dump()["held"] for _ in range(40)]
    assert {tuple(held) for held in others if isinstance(held, list)} == {(3, 1, 0), (3, 2, 0), (3, 3, 0)}


def test_a_game_that_hides_something_must_say_what_may_be_seen(fingers: Fingers) -> None:
    with pytest.raises(NotImplementedError, match="fingers hides something, so it must write features itself"):
        three(fingers).state.features(0)
