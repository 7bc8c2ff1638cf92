"""A seat takes back its decisions since the last draw, reveal or other seat's decision."""

import pytest

from sixstones.core.errors import NothingToUndo, shown
from sixstones.core.match import Match
from tests.core.positions import cards, fresh_match, match_from
from tests.core.small_games import Bag

RICH = {"yellow": 1, "blue": 1, "red": 1, "purple": 1, "orange": 1, "grey": 2}


def refused(match: Match, seat: object) -> None:
    before, steps = match.state.dump(), len(match.steps)
    assert not match.can_undo(seat)
    with pytest.raises(NothingToUndo, match="only your own decisions") as info:
        match.undo(seat)
    assert info.value.key == "nothing-to-undo"
    assert (match.state.dump(), len(match.steps)) == (before, steps)


def holding(card: str, blind: int) -> Match:
    """Seat 0 holds one card it can pay in more than one way."""
    return match_from({"seat": 0, "seats": [{"tokens": RICH, "hand": [card], "blind": [blind]}]})


def test_nothing_can_be_undone_before_the_first_decision() -> None:
    for seat in (0, 1):
        refused(fresh_match(), seat)


def test_a_decision_can_be_taken_back() -> None:
    match = fresh_match()
    before, record = match.state.dump(), match.record().json()
    match.play(0, "take red blue purple")
    assert match.state.actor == 1
    match.undo(0)
    assert match.state.dump() == before
    assert match.record().json() == record
    refused(match, 0)


@pytest.mark.parametrize("seat", [1, -1, 7, None, False, "0", 0.0, [0], 10**5000], ids=shown)
def test_only_the_seat_itself_takes_back(seat: object) -> None:
    match = fresh_match()
    match.play(0, "take red blue purple")
    refused(match, seat)
    assert match.can_undo(0)


def test_a_decision_of_another_seat_ends_it() -> None:
    match = fresh_match()
    match.play(0, "take red blue purple")
    between = match.state.dump()
    match.play(1, "take red blue purple")
    refused(match, 0)
    match.undo(1)
    assert match.state.dump() == between
    refused(match, 0)


def test_a_draw_ends_it() -> None:
    match = fresh_match()
    match.play(0, "reserve 1-1")
    assert match.steps[-1].line("") == "* "
    refused(match, 0)


def test_a_card_drawn_blind_is_revealed_when_recruited() -> None:
    match = holding("grandmaster", 1)
    match.play(0, "recruit hand 1")
    assert match.can_undo(0)
    match.play(0, "pay no grey")
    assert "grandmaster" in str(match.state.view(1))
    refused(match, 0)


def test_a_card_everybody_knew_reveals_nothing_and_two_decisions_go_back_one_by_one() -> None:
    match = holding("grandmaster", 0)
    start = match.state.dump()
    match.play(0, "recruit hand 1")
    paying = match.state.dump()
    match.play(0, "pay no grey")
    assert match.state.actor == 1
    match.undo(0)
    assert match.state.dump() == paying
    match.undo(0)
    assert match.state.dump() == start
    refused(match, 0)


def test_a_blind_card_still_unpaid_can_be_put_back() -> None:
    match = holding("grandmaster", 1)
    start = match.state.dump()
    match.play(0, "recruit hand 1")
    match.undo(0)
    assert match.state.dump() == start


def test_the_last_card_of_a_deck_tells_what_another_holds_so_it_ends_it_too() -> None:
    """The deck's last card betrays the unseen one of its level in seat 1's hand."""
    row, left, unseen, team = cards(1)[:4], cards(1)[4], cards(1)[5], cards(1)[6:]
    locations = ["triskelion", "wakanda"]  # within reach of the team
    match = match_from(
        {
            "seat": 0,
            "locations": [],
            "rows": [row],
            "seats": [{"team": team, "locations": locations}, {"hand": [unseen], "blind": [1]}],
        }
    )
    before = match.state.view(0)
    match.play(0, "reserve 1-1")
    assert left in str(match.state.view(0))
    assert left not in str(before)
    refused(match, 0)


def test_an_outcome_that_everybody_could_foretell_does_not_end_it() -> None:
    match = Match(Bag(), 2, state=Bag().load({"players": 2, "bag": [3, 0]}))
    before = match.state.dump()
    events = match.play(0, "draw")
    assert [event.kind for event in events] == ["draw", "red"]
    match.undo(0)
    assert match.state.dump() == before


def test_the_same_outcome_ends_it_where_something_is_hidden() -> None:
    game = Bag(hidden=True)
    match = Match(game, 2, state=game.load({"players": 2, "bag": [3, 0]}))
    match.play(0, "draw")
    refused(match, 0)


def test_many_decisions_in_a_row_go_back_in_order() -> None:
    match = Match(Bag(), 2, seed=1)
    dumps = []
    for _ in range(5):
        dumps.append(match.state.dump())
        match.play(0, "tap")
    for dump in reversed(dumps):
        match.undo(0)
        assert match.state.dump() == dump
    refused(match, 0)
    assert match.steps == []


def test_decisions_before_a_draw_stay() -> None:
    match = Match(Bag(), 1, seed=1)
    match.play(0, "tap")
    match.play(0, "draw")
    refused(match, 0)
    after = match.state.dump()
    match.play(0, "tap")
    match.undo(0)
    assert match.state.dump() == after
    refused(match, 0)


def test_after_taking_back_the_game_goes_on_with_the_same_draws() -> None:
    straight, detour = fresh_match(), fresh_match()
    detour.play(0, "take red blue purple")
    detour.undo(0)
    for match in (straight, detour):
        match.play(0, "reserve 1-1")
    assert straight.record().json() == detour.record().json()


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """A reader of the whole record knows what was hidden."""
    match = Match(Bag(), 1, state=Bag().load({"players": 1, "bag": [1, 0]}))
    match.play(0, "draw")
    assert match.result is not None
    refused(match, 0)
