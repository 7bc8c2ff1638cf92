"""SP-6: reserving."""

import json

import pytest

from sixstones import CHANCE, Rng
from tests.splendor.positions import (
    ALPHA,
    bank,
    card,
    cards,
    in_hand,
    kinds,
    leaving,
    legal,
    look,
    outcomes,
    play,
    points,
    position,
    question,
    refusal,
    result,
    round_over,
    row,
    seat,
    the,
    tokens,
)

QUIET = ["take blue blue", "take yellow yellow", "take purple purple"]


@pytest.mark.rule("SP-6.1")
def test_any_face_up_card_or_the_top_of_any_deck_may_be_reserved() -> None:
    state = position()
    places = [f"reserve {level}-{slot}" for level in (1, 2, 3) for slot in (1, 2, 3, 4)]
    assert legal(state, "reserve", "reserve_deck") == [*places, *(f"reserve deck {level}" for level in (1, 2, 3))]
    shown = row(state, 3)[1]
    play(state, "reserve 3-2")
    assert in_hand(state, 0) == [shown]
    play(state, "reserve deck 3", auto=False)
    assert state.actor == CHANCE
    assert outcomes(state) == [id for id in cards(level=3) if id not in [*row(state, 3), shown]]
    assert {weight for _, weight in state.outcomes()} == {1}
    drawn = outcomes(state)[4]
    play(state, f"* {drawn}")
    assert in_hand(state, 1) == [drawn]


@pytest.mark.rule("SP-6.2", "SP-AMB-20")
def test_a_card_drawn_blind_is_known_to_its_owner_only_its_level_to_all() -> None:
    state = position()
    log = play(state, "reserve deck 2", "* okoye")
    assert look(state, 0, 0)["hand"] == [{"level": 2, "card": "okoye", "blind": True}]
    drawn = the(log, "card_drawn")
    assert drawn.seen_by(0)["data"] == {"seat": 0, "level": 2, "card": "okoye"}
    for viewer in (None, 1):
        assert look(state, 0, viewer)["hand"] == [{"level": 2, "card": None, "blind": True}]
        assert drawn.seen_by(viewer)["data"] == {"seat": 0, "level": 2}
        assert "okoye" not in json.dumps(state.view(viewer))


@pytest.mark.rule("SP-AMB-20")
def test_a_reserved_face_up_card_stays_known_to_everybody() -> None:
    state = position(rows=[[], ["okoye"]])
    play(state, "reserve 2-1")
    for viewer in (None, 0, 1):
        assert look(state, 0, viewer)["hand"] == [{"level": 2, "card": "okoye", "blind": False}]


@pytest.mark.rule("SP-6.3")
def test_one_grey_token_comes_after_the_card() -> None:
    state = position(seat("S1"))
    log = play(state, "reserve 1-1")
    assert kinds(log)[:2] == ["card_reserved", "grey_taken"]
    assert tokens(state) == "S2"
    assert bank(state) == "Y4 B4 O4 R4 P4 S3 G2"
    log = play(state, "reserve deck 1")
    assert kinds(log) == ["card_drawn", "grey_taken"]
    assert tokens(state, 1) == "S1"


@pytest.mark.rule("SP-6.4")
def test_reserved_cards_are_kept_in_hand_in_the_order_of_reserving_and_close_up() -> None:
    state = position(seat("R3"), rows=[["rocket", "baron_zemo", "wasp"]])
    for n, wanted in enumerate((["rocket"], ["rocket", "baron_zemo"], ["rocket", "baron_zemo", "wasp"])):
        play(state, f"reserve 1-{n + 1}", QUIET[n])
        assert in_hand(state) == wanted
    assert look(state)["cards"] == 0
    play(state, "recruit hand 2", "pay no grey")
    assert in_hand(state) == ["rocket", "wasp"]


@pytest.mark.rule("SP-6.5", "SP-6.7")
def test_recruiting_is_the_only_way_out_of_the_hand() -> None:
    state = position(seat("R3 Y1", hand="rocket baron_zemo"), seat(hand="wasp"))
    before = in_hand(state)
    assert "discard" not in {state.game.actions.kind(a) for a in range(state.game.actions.size)}
    for text in legal(state):
        after = state.clone()
        play(after, text)
        if text.startswith("reserve"):
            assert in_hand(after)[:2] == before
            assert len(in_hand(after)) == 3
        elif text.startswith("recruit hand"):
            assert len(in_hand(after)) == 1
        else:
            assert in_hand(after) == before
        assert in_hand(after, 1) == ["wasp"]


@pytest.mark.rule("SP-6.7", "SP-6.4")
@pytest.mark.parametrize(("place", "left"), [(1, ["vulture", "wasp"]), (2, ["baron_zemo", "wasp"])])
def test_a_recruited_card_leaves_a_full_hand_and_the_others_close_up(place: int, left: list[str]) -> None:
    state = position(seat("R4", hand="baron_zemo vulture wasp", blind=[0, 1, 1]))
    play(state, f"recruit hand {place}")
    assert in_hand(state) == left
    assert [c["blind"] for c in look(state, 0, 0)["hand"]] == ([True, True] if place == 1 else [False, True])


@pytest.mark.rule("SP-6.6", "SP-AMB-14")
@pytest.mark.parametrize(("hand", "allowed"), [("rocket wasp", 15), ("rocket wasp yondu", 0)])
def test_with_three_cards_in_hand_nothing_more_can_be_reserved(hand: str, allowed: int) -> None:
    state = position(seat(hand=hand))
    assert len(legal(state, "reserve", "reserve_deck")) == allowed
    if not allowed:
        assert refusal(state, "reserve 1-1").rule == "SP-6.6"
        assert refusal(state, "reserve deck 1").rule == "SP-6.6"


@pytest.mark.rule("SP-AMB-14")
def test_nothing_is_reserved_from_an_empty_deck_or_an_open_gap() -> None:
    three = cards(level=3)
    teams = [seat(team=" ".join(three[4:12])), seat(team=" ".join(three[12:]))]
    state = position(*teams, rows=[[], [], [three[0], None, three[2], three[3]]], tile=0)
    assert row(state, 3)[1] == three[1]
    play(state, "reserve 3-2")
    assert row(state, 3)[1] is None
    assert "reserve 3-2" not in legal(state)
    assert "reserve deck 3" not in legal(state)
    assert "reserve deck 2" in legal(state)
    assert refusal(state, "reserve 3-2").rule == "SP-AMB-14"
    assert refusal(state, "reserve deck 3").rule == "SP-AMB-14"


@pytest.mark.rule("SP-6.8")
def test_no_other_action_brings_a_grey_token() -> None:
    state = position(seat("R4 S1", hand="rocket"), players=3)
    for text in legal(state):
        after = state.clone()
        play(after, text)
        if question(after).kind == "pay":
            play(after, legal(after)[0])
        more = look(after)["tokens"]["grey"] - 1
        assert more == 1 if text.startswith("reserve") else more <= 0


@pytest.mark.rule("SP-6.9")
@pytest.mark.parametrize("action", ["reserve 1-1", "reserve deck 1"])
@pytest.mark.parametrize(("grey", "gained", "event"), [(5, 0, "grey_missing"), (4, 1, "grey_taken")])
def test_without_a_grey_token_reserving_still_works_and_brings_none(
    action: str, grey: int, gained: int, event: str
) -> None:
    state = position(*leaving("Y4 B4 O4 R4 P4 S" + str(5 - grey), players=2))
    log = play(state, action)
    assert len(in_hand(state)) == 1
    assert look(state)["tokens"]["grey"] == gained
    assert event in kinds(log)


@pytest.mark.rule("SP-6.10", "SP-AMB-34")
def test_cards_in_hand_at_the_end_cost_no_points_and_break_no_tie() -> None:
    alpha = seat(team=ALPHA, hand="rocket wasp hulk")
    beta = seat(team="red_skull taskmaster spider_man venom jessica_jones scorpion black_cat")
    state = round_over(alpha, beta)
    play(state)
    assert points(state) == 17
    assert result(state).winners == [0, 1]
    assert result(state).scores == [17, 17]


@pytest.mark.rule("SP-AMB-16")
def test_a_card_may_be_recruited_any_number_of_turns_after_it_was_reserved() -> None:
    state = position(seat("R3"), rows=[["baron_zemo"]])
    play(state, "reserve 1-1", "take blue blue")
    for _ in range(2):
        assert "recruit hand 1" in legal(state)
        play(state, "take yellow orange purple", "take yellow orange purple")
    play(state, "recruit hand 1", "pay no grey")
    assert look(state)["team"] == ["baron_zemo"]


def test_a_reserved_level_three_card_says_its_level_and_nothing_more() -> None:
    state = position(seat(hand="hulk rocket", blind=[1, 0]))
    assert [(c["level"], c["card"]) for c in look(state, 0, 1)["hand"]] == [(3, None), (1, "rocket")]
    assert card("hulk")["level"] == 3
    assert state.resample(1, Rng(3)).view(1) == state.view(1)
