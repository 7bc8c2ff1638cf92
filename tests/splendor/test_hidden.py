"""Hidden things stay hidden: views, events, records."""

import json

import pytest

from sixstones import CHANCE, Match, Rng, State
from tests.splendor.positions import MARVEL, cards, look, outcomes, play, position, question, seat
from tests.splendor.walks import games


def names(shown: object) -> set[str]:
    """The cards named anywhere in a view, an event or a record."""
    text = json.dumps(shown)
    return {id for id in cards() if f'"{id}"' in text}


def hidden_from(state: State, viewer: int | None) -> set[str]:
    """Cards in decks and those of other hands that the house rules hide."""
    d = state.dump()
    view = state.view(viewer)
    public = names(d["rows"]) | {id for one in d["seats"] for id in one["team"]}  # type: ignore[attr-defined]
    known = {c["card"] for one in view["seats"] for c in one["hand"]}  # type: ignore[attr-defined]
    return set(cards()) - public - known


def test_the_game_says_that_it_hides_something() -> None:
    assert MARVEL.hidden


@pytest.mark.rule("SP-6.2", "SP-2.2")
def test_no_view_ever_names_a_card_that_its_viewer_may_not_know() -> None:
    for game in games():
        if game[0].after.classic:
            continue
        for step in game[::7]:
            state = step.next_state
            open_view = state.options["reserved_view"] == "open"
            for viewer in [None, *range(state.seats)]:
                view = state.view(viewer)
                assert not names(view) & hidden_from(state, viewer)
                for owner, hand in enumerate(step.after.seats):
                    blind = state.dump()["seats"][owner]["blind"]  # type: ignore[index]
                    secret = {id for id, drawn in zip(hand.hand, blind, strict=True) if drawn}
                    if viewer != owner and not open_view:
                        assert not names(view) & secret


@pytest.mark.rule("SP-6.2")
def test_records_of_a_running_game_show_a_question_mark_to_all_but_the_owner() -> None:
    match = Match("splendor", 3, {"first_player": "p1"}, seed=2)
    match.play(0, "reserve deck 3")
    drawn = match.steps[-1].text
    assert drawn in cards(level=3)
    assert match.record(0).steps[-1] == f"* {drawn}"
    for shown in (match.record(1), match.record(2), match.public_record()):
        assert shown.steps[-1] == "* ?"
        assert drawn not in names(shown.as_dict())
        assert len(shown.steps) == len(match.steps)
    assert "* ?" not in match.record(0).steps
    assert match.record(1).steps[:-1] == match.record(0).steps[:-1]


def test_the_record_of_a_finished_game_shows_everything() -> None:
    match = Match("splendor", 2, {"first_player": "p1", "max_rounds": 1}, seed=2)
    match.play(0, "reserve deck 3")
    match.play(1, "reserve deck 3")
    assert match.result is not None
    for record in (match.record(0), match.record(1), match.public_record()):
        assert not any(step.endswith("?") for step in record.steps)


@pytest.mark.rule("SP-V-8")
def test_with_open_hands_a_blind_card_is_in_every_record() -> None:
    match = Match("splendor", 2, {"first_player": "p1", "reserved_view": "open"}, seed=2)
    events = match.play(0, "reserve deck 2")
    for record in (match.record(0), match.record(1), match.public_record()):
        assert record.steps[-1] == f"* {match.steps[-1].text}"
    assert all(not event.secret for event in events)


@pytest.mark.rule("SP-6.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_whatever_is_drawn_blind_others_see_the_same(level: int) -> None:
    state = position()
    play(state, f"reserve deck {level}", auto=False)
    seen_by_others, seen_by_owner = set(), set()
    for drawn in outcomes(state):
        after = state.clone()
        log = play(after, f"* {drawn}")
        for viewer in (None, 1):
            shown = [event.seen_by(viewer) for event in log]
            seen_by_others.add(json.dumps([viewer, after.view(viewer), shown]))
        seen_by_owner.add(json.dumps([event.seen_by(0) for event in log]))
    assert len(seen_by_others) == 2
    assert len(seen_by_owner) == len(state.outcomes())


def test_resampling_moves_hidden_cards_among_hands_and_deck_of_their_level_only() -> None:
    state = position(seat(hand="hulk rocket okoye", blind=[1, 0, 1]), seat(hand="thor", blind=[1]))
    seen = set()
    for seed in range(60):
        other = state.resample(1, Rng(seed))
        hand = [c["card"] for c in look(other, 0, 0)["hand"]]
        assert [MARVEL.components[id]["level"] for id in hand] == [3, 1, 2]
        assert hand[1] == "rocket"
        assert [c["card"] for c in look(other, 1, 1)["hand"]] == ["thor"]
        assert other.view(None)["decks"] == state.view(None)["decks"]
        seen.add(hand[0])
    unseen = set(cards(level=3)) - set(state.dump()["rows"][2]) - {"thor"}  # type: ignore[index]
    assert seen == unseen


def test_the_owner_keeps_his_own_hand_and_a_spectator_knows_neither() -> None:
    state = position(seat(hand="hulk", blind=[1]), seat(hand="thor", blind=[1]))
    hands = set()
    for seed in range(40):
        assert look(state.resample(0, Rng(seed)), 0, 0)["hand"] == look(state, 0, 0)["hand"]
        other = state.resample(None, Rng(seed))
        hands.add((look(other, 0, 0)["hand"][0]["card"], look(other, 1, 1)["hand"][0]["card"]))
    assert len({first for first, _ in hands}) > 5
    assert len({second for _, second in hands}) > 5
    assert all(first != second for first, second in hands)


@pytest.mark.parametrize("seed", range(20))
def test_a_card_being_paid_for_is_resampled_only_by_cards_that_leave_the_choice(seed: int) -> None:
    state = position(seat("R3 S2", team="crystal", hand="punisher rocket", blind=[1, 1]))
    play(state, "recruit hand 1")
    assert question(state).kind == "pay"
    other = state.resample(1, Rng(seed))
    assert other.view(1) == state.view(1)
    assert len(other.legal(0)) > 1
    assert MARVEL.load(other.dump()).dump() == other.dump()


def test_only_the_owner_learns_of_a_blind_draw_when_it_is_made() -> None:
    state = position()
    assert state.witnesses(0, MARVEL.parse("reserve deck 1")) is None
    play(state, "reserve deck 1", auto=False)
    assert state.witnesses(CHANCE, state.sample(Rng(1))) == [0]
    play(state, "take red red")
    play(state, "reserve 1-1", auto=False)
    assert state.witnesses(CHANCE, state.sample(Rng(1))) is None
