"""Illegal input changes nothing and is answered with a typed error."""

import json
import pickle

import pytest

import sixstones
from sixstones.core.errors import (
    BadAction,
    BadOption,
    BadPlayers,
    BadPosition,
    BadSeat,
    IllegalAction,
    UnknownGame,
    shown,
)
from sixstones.core.match import Match
from tests.core.positions import SPLENDOR, finished_match, fresh_match, match_from
from tests.core.small_games import Bag, Fingers


def everything(match: Match) -> tuple[object, list[str], bool]:
    return match.state.dump(), [step.line(step.text) for step in match.steps], match.can_undo(0)


NO_SEAT = [-1, -2, 2, 7, 2**70, 10**5000, True, False, None, "0", 0.0, [0], b"0"]
NO_ACTION = [-1, -2, 99_999, 2**70, 10**5000, True, False, None, 0.0, [0], {"id": 0}, b"pass", {"pass"}]


@pytest.mark.parametrize("seat", NO_SEAT, ids=shown)
@pytest.mark.parametrize("action", [0, "take red blue purple"])
def test_what_is_no_seat_cannot_play(seat: object, action: object) -> None:
    match = fresh_match()
    before = everything(match)
    with pytest.raises(IllegalAction, match=r"is not open to seat .* now") as info:
        match.play(seat, action)
    assert info.value.key == "no-such-seat"
    assert json.dumps(info.value.data)
    assert everything(match) == before


@pytest.mark.parametrize("action", NO_ACTION, ids=lambda action: shown(action)[:20])
def test_what_is_no_action_cannot_be_played(action: object) -> None:
    match = fresh_match()
    before = everything(match)
    with pytest.raises(IllegalAction) as info:
        match.play(0, action)
    assert info.value.key == "not-an-action"
    assert json.dumps(info.value.data)
    assert everything(match) == before


@pytest.mark.parametrize("text", ["", "take", "fly", "take red blue purple!", "?", "0", "\x00", "takе red"])
def test_a_text_that_names_no_action_cannot_be_played(text: str) -> None:
    match = fresh_match()
    before = everything(match)
    with pytest.raises(BadAction) as info:
        match.play(0, text)
    assert info.value.data["field"] == "action"
    assert everything(match) == before


def test_a_chance_outcome_is_no_action_of_a_seat() -> None:
    match = fresh_match()
    for outcome in ("hulk", SPLENDOR.actions.size):
        with pytest.raises(IllegalAction) as info:
            match.play(0, outcome)
        assert info.value.key == "not-an-action"


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    match = match_from({"seats": [{"tokens": {"red": 1}}], "seat": 0})
    before = everything(match)
    with pytest.raises(IllegalAction, match=r"'take red red' is not open to seat 1 now .*SP-3.8: ") as info:
        match.play(0, "take red red")
    assert info.value.data["rule"] == "SP-3.8"
    assert info.value.data["action"] == "take red red"
    assert everything(match) == before


def test_nobody_plays_out_of_turn() -> None:
    match = fresh_match()
    before = everything(match)
    with pytest.raises(IllegalAction, match=r"'pass' is not open to seat 2 now \(not-your-turn\)"):
        match.play(1, "pass")
    assert everything(match) == before


def test_why_not_says_the_same_without_playing() -> None:
    match = fresh_match()
    before = everything(match)
    legal = match.state.legal(0)[0]
    assert match.why_not(0, legal) is None
    assert match.why_not(0, SPLENDOR.text(legal)) is None
    refusal = match.why_not(1, legal)
    assert refusal is not None
    assert refusal.key == "not-your-turn"
    assert everything(match) == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = finished_match("tic_tac_toe", 2, 1)
    before = everything(match)
    with pytest.raises(IllegalAction) as info:
        match.play(0, 0)
    assert info.value.key == "game-over"
    assert everything(match) == before


@pytest.mark.parametrize("action", ["hulk", "pass", 0, None, True, 10**5000], ids=shown)
def test_chance_is_not_asked_while_it_resolves_itself(action: object) -> None:
    match = fresh_match()
    before = everything(match)
    with pytest.raises(IllegalAction) as info:
        match.chance(action)
    assert info.value.key == "no-chance-now"
    assert everything(match) == before


def test_equal_seeds_give_equal_matches_and_no_seed_an_own_one() -> None:
    assert fresh_match(5).state.dump() == fresh_match(5).state.dump()
    assert fresh_match(5).state.dump() != fresh_match(6).state.dump()
    assert Match("splendor", 2).state.dump() != Match("splendor", 2).state.dump()


@pytest.mark.parametrize("game", ["chess", None, 3, ["splendor"]])
def test_a_match_needs_a_known_game(game: object) -> None:
    with pytest.raises(UnknownGame):
        Match(game, 2)


def test_a_match_needs_players_and_options_of_its_game() -> None:
    with pytest.raises(BadPlayers):
        Match("splendor", "2")
    with pytest.raises(BadOption):
        Match("splendor", 2, {"payment": 3})


def test_play_returns_what_happened_chance_included() -> None:
    match = fresh_match()
    events = match.play(0, "reserve 1-1")
    assert [event.kind for event in events] == ["card_reserved", "grey_taken", "card_laid"]
    assert [len(step.events) for step in match.steps[-2:]] == [2, 1]


def test_a_match_from_a_position_leaves_that_position_alone() -> None:
    state = SPLENDOR.load({"seat": 0})
    state.settle(sixstones.Rng(2))
    before = state.dump()
    match = Match(SPLENDOR, 2, state=state, seed=1)
    match.play(0, "take red blue purple")
    assert state.dump() == before


def test_a_position_pickles_through_its_dump(bag: Bag, fingers: Fingers) -> None:
    held = Match(fingers, 3)
    held.play(1, "show 2")
    drawn = Match(bag, 2, seed=1)
    drawn.play(0, "draw")
    for match in (fresh_match(), held, drawn):
        again = pickle.loads(pickle.dumps(match.state))
        assert again.dump() == match.state.dump()
        assert again.game is match.game


def test_a_match_takes_no_position_of_another_game() -> None:
    with pytest.raises(BadPosition, match="one of bag, not of splendor") as info:
        Match("splendor", 2, state=Bag().load({"players": 2}))
    assert info.value.data["field"] == "game"
    with pytest.raises(BadPlayers, match="one of 3 players, not of 2"):
        Match("splendor", 2, state=SPLENDOR.load({"players": 3}))


SEATS_THAT_ARE_NONE = [-5, -1, 2, 9]


@pytest.mark.parametrize("game", ["splendor", "infinity_war", "tic_tac_toe"])
@pytest.mark.parametrize("seat", SEATS_THAT_ARE_NONE)
def test_nobody_looks_from_a_seat_that_is_none(game: str, seat: int) -> None:
    match = Match(game, 2, seed=1)
    with pytest.raises(BadSeat, match="seats count from 0 to 1"):
        match.state.view(seat)
    with pytest.raises(BadSeat):
        match.state.features(seat)
    if seat != -1:
        with pytest.raises(BadSeat):
            match.record(seat)


@pytest.mark.parametrize("game", ["splendor", "infinity_war", "tic_tac_toe"])
def test_chance_brings_nothing_when_it_is_not_asked(game: str) -> None:
    assert Match(game, 2, seed=1).state.outcomes() == []
