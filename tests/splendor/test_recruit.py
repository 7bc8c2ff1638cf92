"""SP-7: recruiting and payment."""

import pytest

from tests.splendor.positions import (
    bank,
    bonuses,
    in_hand,
    legal,
    look,
    play,
    points,
    position,
    question,
    refusal,
    seat,
    the,
    tokens,
)


@pytest.mark.rule("SP-7.1")
def test_a_card_of_another_hand_or_under_a_deck_cannot_be_recruited() -> None:
    state = position(seat("R4 Y4", hand="rocket"), seat(hand="baron_zemo vulture"))
    assert legal(state, "recruit_hand") == ["recruit hand 1"]
    assert refusal(state, "recruit hand 2").rule == "SP-7.1"
    log = play(state, "recruit hand 1")
    assert the(log, "card_recruited_from_hand").data["card"] == "rocket"
    assert in_hand(state, 1) == ["baron_zemo", "vulture"]


@pytest.mark.rule("SP-7.2", "SP-AMB-4")
@pytest.mark.parametrize(
    ("held", "payable"),
    [("Y1 R2", True), ("Y1 R1", False), ("R4", False), ("Y2 R1 B4", False), ("", False), ("Y4 R4", True)],
)
def test_the_tokens_shown_on_the_card_must_be_spent(held: str, payable: bool) -> None:
    state = position(seat(held), rows=[["rocket"]])
    assert ("recruit 1-1" in legal(state)) == payable
    if payable:
        log = play(state, "recruit 1-1")
        assert the(log, "card_recruited").data["paid"] == ["yellow", "red", "red"]
        assert tokens(state) == ("" if held == "Y1 R2" else "Y3 R2")


@pytest.mark.rule("SP-7.3")
@pytest.mark.parametrize("missing", ["Y", "B", "O", "R", "P"])
def test_a_grey_token_stands_for_any_colour(missing: str) -> None:
    id = {"Y": "rhino", "B": "rhino", "O": "rhino", "R": "triton", "P": "rhino"}[missing]
    others = [c for c in ("YBOP" if id == "rhino" else "YBOR") if c != missing]
    held = " ".join(f"{c}1" for c in others)
    assert "recruit 1-1" not in legal(position(seat(held), rows=[[id]]))
    state = position(seat(held + " S1"), rows=[[id]])
    play(state, "recruit 1-1")
    assert tokens(state) == ""
    assert look(state)["team"] == [id]


@pytest.mark.rule("SP-7.4")
def test_all_tokens_spent_go_back_to_the_middle_grey_ones_too() -> None:
    state = position(seat("Y1 R1 S1"), rows=[["rocket"]])
    assert bank(state) == "Y3 B4 O4 R3 P4 S4 G2"
    play(state, "recruit 1-1")
    assert tokens(state) == ""
    assert bank(state) == "Y4 B4 O4 R4 P4 S5 G2"


@pytest.mark.rule("SP-7.5")
def test_the_recruiter_gains_points_and_bonus_and_nobody_else_does() -> None:
    state = position(seat("O4 B1"), seat(), rows=[["sandman"]])
    play(state, "recruit 1-1")
    assert (points(state, 0), bonuses(state, 0), tokens(state, 0)) == (1, "R1", "B1")
    assert (points(state, 1), bonuses(state, 1)) == (0, "")
    assert look(state)["cards"] == 1


@pytest.mark.rule("SP-AMB-17")
def test_every_split_of_coloured_and_grey_tokens_is_open_and_no_other() -> None:
    state = position(seat("Y1 R2 S2"), rows=[["rocket"]])
    play(state, "recruit 1-1")
    assert question(state).kind == "pay"
    assert question(state).data == {"card": "rocket", "price": {"yellow": 1, "red": 2}, "least": "pay no grey"}
    assert legal(state) == [
        "pay no grey",
        "pay grey for yellow",
        "pay grey for red",
        "pay grey for yellow red",
        "pay grey for red red",
    ]
    log = play(state, "pay grey for yellow red")
    assert sorted(the(log, "card_recruited").data["paid"]) == ["grey", "grey", "red"]  # type: ignore[call-overload]
    assert tokens(state) == "Y1 R1"


@pytest.mark.rule("SP-AMB-17")
def test_grey_that_is_needed_is_part_of_every_payment() -> None:
    state = position(seat("R2 S2"), rows=[["rocket"]])
    play(state, "recruit 1-1")
    assert legal(state) == ["pay grey for yellow", "pay grey for yellow red"]
    assert question(state).data["least"] == "pay grey for yellow"


@pytest.mark.rule("SP-AMB-17")
@pytest.mark.parametrize("held", ["Y1 R2", "Y1 R1 S1", "S3", "B2 S3", "S4", "B2 S5"])
def test_where_one_payment_is_possible_nothing_is_asked(held: str) -> None:
    state = position(seat(held), rows=[["rocket"]])
    play(state, "recruit 1-1")
    assert look(state)["team"] == ["rocket"]
    assert state.actor == 1


@pytest.mark.rule("SP-AMB-18")
def test_bonuses_apply_in_full_surplus_is_void_and_nothing_is_overpaid() -> None:
    state = position(seat("Y2 R3 S3", team="baron_zemo modok prowler crystal"), rows=[["rocket"]])
    assert bonuses(state) == "Y3 R1"
    play(state, "recruit 1-1")
    assert question(state).data["price"] == {"red": 1}
    assert legal(state) == ["pay no grey", "pay grey for red"]
    assert refusal(state, "pay grey for yellow").rule == "SP-AMB-18"
    assert refusal(state, "pay grey for red red").rule == "SP-AMB-18"
    play(state, "pay no grey")
    assert tokens(state) == "Y2 R2 S3"


def test_the_view_shows_what_every_card_would_cost_the_looking_seat() -> None:
    state = position(seat("Y1 S1", team="crystal", hand="rocket"), seat("R1"), rows=[["baron_zemo"]])
    prices = state.view(0)["prices"]
    assert prices["hand 1"] == {"cost": {"yellow": 1, "red": 1}, "grey": 1, "missing": 0}  # type: ignore[index]
    assert prices["1-1"] == {"cost": {"red": 2}, "grey": 2, "missing": 1}  # type: ignore[index]
    assert state.view(1)["prices"]["1-1"] == {"cost": {"red": 3}, "grey": 2, "missing": 2}  # type: ignore[index]
    assert state.view(None)["prices"] == {}


@pytest.mark.rule("SP-7.3", "SP-AMB-17")
def test_a_card_may_be_paid_with_all_five_grey_tokens_although_the_colour_is_held() -> None:
    state = position(seat("R4 S5"), players=4, rows=[[], ["punisher"]])
    play(state, "recruit 2-1")
    every_red = "pay grey for red red red red red"
    assert legal(state) == [f"pay grey for {' '.join(['red'] * n)}" for n in range(1, 6)]
    play(state, every_red)
    assert tokens(state) == "R4"
    assert bank(state).endswith("S5 G4")
