"""Without automatic chance, somebody says what came out of the real box."""

import pytest

from sixstones.core.errors import BadAction, IllegalAction, shown
from sixstones.core.facts import CHANCE
from sixstones.core.match import Match
from tests.core.positions import cards
from tests.core.small_games import Bag


def table() -> Match:
    """Everything laid out by hand: seat 1 begins, the first cards of each level are in the rows."""
    match = Match("splendor", 2, auto_chance=False)
    match.chance("first p2")
    while match.state.actor == CHANCE:
        match.chance(match.state.outcomes()[0][0])
    return match


def test_a_match_waits_for_every_draw() -> None:
    match = Match("splendor", 2, auto_chance=False)
    assert match.state.actor == CHANCE
    assert match.steps == []
    events = match.chance("first p2")
    assert [event.data for event in events] == [{"seat": 1}]
    assert match.state.actor == CHANCE


def test_nobody_plays_while_a_draw_is_awaited() -> None:
    match = Match("splendor", 2, auto_chance=False)
    before = match.state.dump()
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            match.play(seat, "pass")
    assert match.state.dump() == before


def test_the_cards_named_lie_on_the_table() -> None:
    match = table()
    assert match.state.actor == 1
    rows = match.state.dump()["rows"]
    assert rows == [cards(level)[:4] for level in (1, 2, 3)]


@pytest.mark.parametrize(
    "outcome", ["first p1", "pass", cards(1)[0], cards(2)[8], 0, -1, None, True, 3.0, 10**5000], ids=shown
)
def test_what_cannot_come_out_is_refused_and_nothing_changes(outcome: object) -> None:
    match = table()
    match.play(1, "reserve 1-1")
    before, steps = match.state.dump(), len(match.steps)
    with pytest.raises(IllegalAction, match="is not open to chance now") as info:
        match.chance(outcome)
    assert info.value.key == "not-an-outcome"
    assert (match.state.dump(), len(match.steps)) == (before, steps)


def test_a_card_that_does_not_exist_is_refused() -> None:
    match = table()
    match.play(1, "reserve 1-1")
    with pytest.raises(BadAction):
        match.chance("a card from another box")


def test_the_drawn_card_fills_the_gap() -> None:
    match = table()
    match.play(1, "reserve 1-1")
    events = match.chance(cards(1)[20])
    assert [event.data for event in events] == [{"card": cards(1)[20], "slot": "1-1"}]
    assert match.state.actor == 0


def test_a_decision_can_be_taken_back_until_the_draw_is_named() -> None:
    match = table()
    before = match.state.dump()
    match.play(1, "reserve 1-1")
    match.undo(1)
    assert match.state.dump() == before
    match.play(1, "reserve 1-1")
    match.chance(cards(1)[20])
    assert not match.can_undo(1)


def test_a_draw_with_one_outcome_needs_no_word() -> None:
    game = Bag()
    match = Match(game, 2, auto_chance=False, state=game.load({"players": 2, "bag": [2, 0]}))
    match.play(0, "draw")
    assert match.state.actor == 1
    assert [step.text for step in match.steps] == ["draw"]


def test_a_draw_with_one_outcome_before_the_first_decision_is_no_step() -> None:
    game = Bag()
    match = Match(game, 1, auto_chance=False, state=game.load({"bag": [2, 0], "drawing": 1}))
    assert match.state.actor == 0
    assert match.state.dump()["bag"] == [1, 0]
    assert match.steps == []


def test_a_match_can_go_on_by_itself_from_any_draw() -> None:
    match = Match("splendor", 2, auto_chance=False)
    match.chance("first p2")
    match.resume(seed=1)
    assert match.state.actor == 1
    match.play(1, "reserve 1-1")
    assert match.state.actor == 0
