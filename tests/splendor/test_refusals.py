"""Why an action is not open: the rule, the key and the figures."""

import pytest

from sixstones import Match, State
from sixstones.core.errors import IllegalAction
from tests.splendor.positions import ALPHA, CLASSIC, MARVEL, cards, leaving, play, position, refusal, round_over, seat

KNOWHERE = "baron_zemo grandmaster modok elektra lockjaw moon_knight crystal electro mysterio bullseye prowler"


def said(state: State, text: str, by: int | None = None) -> tuple[str, str, dict[str, object]]:
    found = refusal(state, text, by)
    return found.rule, found.key, found.data


def test_an_open_action_is_not_refused() -> None:
    state = position()
    assert state.why_not(0, MARVEL.parse("take red red")) is None


@pytest.mark.rule("SP-3.2")
def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    state = position(players=3, seat=1)
    assert said(state, "take red red", by=0) == ("SP-3.2", "not-your-turn", {"seat": 1})
    assert state.legal(0) == []
    assert state.legal(1) != []


@pytest.mark.rule("SP-12.2")
def test_after_the_end_nothing_is_open() -> None:
    state = position(seat(team=ALPHA), seat(), seat=1)
    play(state, "take red red")
    assert said(state, "take red red", by=0) == ("SP-12.2", "game-over", {})
    assert [state.legal(owner) for owner in (0, 1)] == [[], []]


@pytest.mark.rule("SP-3.4", "SP-AMB-7", "SP-3.8")
def test_taking_names_the_empty_stack_the_full_measure_or_the_four_that_are_missing() -> None:
    state = position(*leaving("Y4 B4 O4 P3 S5", players=2))
    assert said(state, "take yellow blue red") == ("SP-3.4", "stack-empty", {"token": "red"})
    assert said(state, "take yellow blue") == ("SP-AMB-7", "take-more", {})
    assert said(state, "take purple purple") == ("SP-3.8", "too-few-for-two", {"token": "purple", "count": 3})


@pytest.mark.rule("SP-6.6", "SP-AMB-14")
def test_reserving_names_the_full_hand_before_the_missing_card() -> None:
    state = position(seat(hand="rocket wasp yondu"))
    assert said(state, "reserve 1-1") == ("SP-6.6", "hand-full", {})
    three = cards(level=3)
    empty = position(seat(team=" ".join(three[:10])), seat(team=" ".join(three[10:])))
    assert said(empty, "reserve 3-1") == ("SP-AMB-14", "no-card-there", {})
    assert said(empty, "reserve deck 3") == ("SP-AMB-14", "no-card-there", {})
    assert said(empty, "recruit 3-1") == ("SP-7.1", "no-card-there", {})


@pytest.mark.rule("SP-7.2", "SP-7.1")
def test_recruiting_names_the_card_and_how_many_tokens_are_missing() -> None:
    state = position(seat("R1 S1"), rows=[["rocket"]])
    assert said(state, "recruit 1-1") == ("SP-7.2", "cannot-pay", {"card": "rocket", "count": 1})
    assert said(state, "recruit hand 1") == ("SP-7.1", "no-card-there", {})


@pytest.mark.rule("SP-AMB-36")
def test_passing_is_refused_while_something_can_be_done() -> None:
    assert said(position(), "pass") == ("SP-AMB-36", "must-act", {})


@pytest.mark.rule("SP-7.3", "SP-AMB-17", "SP-AMB-18")
def test_a_wrong_payment_is_told_apart() -> None:
    state = position(seat("R3 S2", team="crystal"), rows=[[], ["punisher"]])
    play(state, "recruit 2-1")
    assert said(state, "pay grey for red red red") == ("SP-7.3", "too-little-grey", {"token": "grey"})
    assert said(state, "pay grey for blue red") == ("SP-AMB-18", "overpaid", {"token": "blue"})
    assert said(state, "pay no grey") == ("SP-AMB-17", "underpaid", {})
    assert said(state, "take red red") == ("SP-7.3", "other-question", {})


@pytest.mark.rule("SP-4.4", "SP-AMB-10")
def test_a_wrong_return_is_told_apart() -> None:
    state = position(seat("Y3 B3 O3"))
    play(state, "take yellow blue red")
    assert said(state, "return purple purple") == ("SP-4.4", "not-held", {"token": "purple"})
    assert said(state, "return yellow") == ("SP-AMB-10", "wrong-return", {"count": 2})
    assert said(state, "pass") == ("SP-4.4", "other-question", {})


@pytest.mark.rule("SP-AMB-45")
def test_one_by_one_an_earlier_colour_is_refused_by_its_rule() -> None:
    state = position(seat("Y3 B3 O3"), options={"return_mode": "one_by_one"})
    play(state, "take yellow blue red", "return blue")
    assert said(state, "return yellow") == ("SP-AMB-45", "return-in-order", {})


@pytest.mark.rule("SP-V-6")
def test_one_by_one_several_tokens_at_once_are_refused_by_the_option() -> None:
    state = position(seat("Y3 B3 O3"), options={"return_mode": "one_by_one"})
    play(state, "take yellow blue red")
    assert said(state, "return yellow blue") == ("SP-V-6", "return-one-by-one", {})
    assert said(state, "return purple") == ("SP-4.4", "not-held", {"token": "purple"})


@pytest.mark.rule("SP-9.1", "SP-9.2")
def test_a_location_says_what_stands_in_the_way_whatever_is_asked() -> None:
    tiles = ["knowhere", "avengers_tower", "triskelion"]
    state = position(seat(team=KNOWHERE), players=3, locations=tiles)
    for _ in range(2):
        assert said(state, "location asgard") == ("SP-9.1", "location-not-there", {"location": "asgard"})
        assert said(state, "location attilan") == ("SP-9.1", "location-not-there", {"location": "attilan"})
        assert said(state, "location triskelion")[1] == "location-out-of-reach"
        if state.dump()["stage"] == "turn":
            assert said(state, "location knowhere")[:2] == ("SP-9.1", "location-at-end-of-turn")
            play(state, "take yellow blue orange")
    play(state, "location knowhere")
    assert said(state, "location knowhere", by=0)[1] == "not-your-turn"


@pytest.mark.rule("SP-9.1", "SP-4.4")
def test_a_location_within_reach_is_no_answer_to_a_return_or_a_payment() -> None:
    """It waits for its own time, and the refusal names the rule of the question that is open."""
    tiles = ["knowhere", "avengers_tower"]
    state = position(seat("Y3 B3 O3", team=KNOWHERE), locations=tiles)
    play(state, "take yellow blue red", "location knowhere")
    assert said(state, "location avengers_tower") == ("SP-4.4", "other-question", {})
    paying = position(seat("R3 S2", team=KNOWHERE), locations=tiles, rows=[[], ["punisher"]])
    play(paying, "recruit 2-1")
    assert said(paying, "location knowhere") == ("SP-7.3", "other-question", {})


def test_in_the_classic_game_every_reason_is_a_rule_of_it() -> None:
    assert "SP-12.2" not in CLASSIC.rules
    team = ["l3_white_4", "l3_blue_4", "l3_red_4"]
    state = round_over({"team": team}, {}, game=CLASSIC)
    play(state)
    assert refusal(state, "pass", by=0).rule == "SP-V-3.6"


@pytest.mark.rule("SP-9.2", "SP-9.8")
def test_a_location_out_of_reach_is_refused_and_so_is_another_answer() -> None:
    state = position(seat(team=KNOWHERE), players=3, locations=["knowhere", "avengers_tower", "triskelion"])
    play(state, "take yellow blue orange")
    assert said(state, "location triskelion") == ("SP-9.2", "location-out-of-reach", {"location": "triskelion"})
    assert said(state, "take red red") == ("SP-9.8", "other-question", {})


def test_every_closed_action_has_a_reason_with_a_known_rule_in_both_games() -> None:
    for game in (MARVEL, CLASSIC):
        state = position(players=3, game=game)
        open_now = state.legal(0)
        for action in range(game.actions.size):
            found = state.why_not(0, action)
            assert (found is None) == (action in open_now)
            if found is not None:
                assert found.rule in game.rules
                assert found.key


def test_a_match_refuses_with_the_sentence_of_the_rule_and_changes_nothing() -> None:
    match = Match("splendor", 2, {"first_player": "p1"}, seed=4)
    before = match.state.dump()
    with pytest.raises(IllegalAction) as caught:
        match.play(0, "recruit 3-1")
    assert caught.value.key == "cannot-pay"
    assert caught.value.data["rule"] == "SP-7.2"
    assert MARVEL.rules["SP-7.2"].text() in caught.value.message
    with pytest.raises(IllegalAction) as caught:
        match.play(1, "take red red")
    assert caught.value.key == "not-your-turn"
    assert match.state.dump() == before


@pytest.mark.rule("SP-3.3", "SP-3.5", "SP-3.9")
@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("take grey", "SP-3.5", "only-with-reserve"),
        ("Take  Blue grey", "SP-3.5", "only-with-reserve"),
        ("take green green", "SP-3.5", "only-with-level-three"),
        ("take red red blue", "SP-3.3", "not-together"),
        ("take red blue yellow purple", "SP-3.3", "not-together"),
    ],
)
def test_what_never_can_be_taken_has_its_rule(text: str, rule: str, key: str) -> None:
    found = MARVEL.impossible(text)
    assert found is not None
    assert (found.rule, found.key) == (rule, key)


def test_other_words_are_no_rule_of_the_bank() -> None:
    game = MARVEL
    for text in ("", "take", "take a nap", "dance grey", "recruit 9-9"):
        assert game.impossible(text) is None
    classic = CLASSIC.impossible("take gold")
    assert classic is not None
    assert classic.data == {"token": "gold"}
