"""SP-4: ten tokens at the end of a turn."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from sixstones import CHANCE
from tests.splendor.positions import (
    bank,
    counts,
    in_hand,
    kinds,
    legal,
    look,
    play,
    position,
    question,
    refusal,
    seat,
    the,
    tokens,
)


def returns(held: str, size: int) -> list[str]:
    """Every way to give back this many of these tokens, green never among them."""
    have = {name: n for name, n in counts(held).items() if name != "green"}
    order = ["yellow", "blue", "orange", "red", "purple", "grey"]
    sets = combinations_with_replacement([name for name in order if name in have], size)
    return ["return " + " ".join(s) for s in sets if all(n <= have[name] for name, n in Counter(s).items())]


@pytest.mark.rule("SP-4.1")
def test_everybody_sees_number_and_colours_of_all_tokens() -> None:
    state = position(seat("Y2 B1 S3"), seat("R4 P1", team="hulk"))
    for viewer in (None, 0, 1):
        assert look(state, 0, viewer)["tokens"] == {
            "yellow": 2, "blue": 1, "orange": 0, "red": 0, "purple": 0, "grey": 3, "green": 0,
        }  # fmt: skip
        assert look(state, 1, viewer)["tokens"]["red"] == 4
        assert look(state, 1, viewer)["tokens"]["green"] == 1
        assert state.view(viewer)["bank"] == {
            "yellow": 2, "blue": 3, "orange": 4, "red": 0, "purple": 3, "grey": 2, "green": 1,
        }  # fmt: skip


@pytest.mark.rule("SP-4.2", "SP-AMB-8")
def test_who_holds_ten_may_still_take_and_reserve() -> None:
    state = position(seat("Y3 B3 O4"))
    assert len(legal(state, "take")) == 4
    assert legal(state, "take_two") == ["take red red", "take purple purple"]
    assert len(legal(state, "reserve", "reserve_deck")) == 15
    play(state, "take red red", auto=False)
    assert tokens(state) == "Y3 B3 O4 R2"
    assert state.actor == 0


@pytest.mark.rule("SP-4.3")
@pytest.mark.parametrize(
    ("held", "team", "asked_for"),
    [
        ("Y3 B3 O1", "", 0),
        ("Y3 B3 O2", "", 1),
        ("Y3 B3 S1", "", 0),
        ("Y3 B3 S2", "", 1),
        ("Y3 B3", "hulk", 0),
        ("Y3 B3 O1", "hulk", 1),
    ],
)
def test_ten_of_all_kinds_may_be_kept_and_eleven_may_not(held: str, team: str, asked_for: int) -> None:
    state = position(seat(held, team=team))
    play(state, "take orange red purple")
    assert state.actor == (0 if asked_for else 1)
    if asked_for:
        assert question(state).kind == "return"
        assert question(state).data == {"count": asked_for}


@pytest.mark.rule("SP-4.4")
def test_tokens_go_back_to_the_bank_until_ten_are_left() -> None:
    state = position(seat("Y3 B3 O3"))
    log = play(state, "take blue red purple", "return yellow blue")
    assert tokens(state) == "Y2 B3 O3 R1 P1"
    assert bank(state) == "Y2 B1 O1 R3 P3 S5 G2"
    assert the(log, "tokens_returned").data == {"seat": 0, "tokens": ["yellow", "blue"]}
    assert state.actor == 1


@pytest.mark.rule("SP-4.5", "SP-AMB-9")
@pytest.mark.parametrize(
    ("held", "take", "size"),
    [("Y3 B3 O2", "take orange red purple", 1), ("Y3 B3 O3", "take orange red purple", 2),
     ("Y3 B3 S4", "take orange red purple", 3)],
)  # fmt: skip
def test_the_player_chooses_freely_also_among_those_just_taken_and_grey_ones(held: str, take: str, size: int) -> None:
    state = position(seat(held))
    play(state, take)
    assert sorted(legal(state)) == sorted(returns(tokens(state), size))


@pytest.mark.rule("SP-4.6", "SP-AMB-11")
def test_green_counts_but_never_goes_back_so_nine_others_are_kept() -> None:
    state = position(seat("Y3 B3 O2", team="hulk"))
    play(state, "take orange red purple")
    assert tokens(state) == "Y3 B3 O3 R1 P1 G1"
    assert sorted(legal(state)) == sorted(returns("Y3 B3 O3 R1 P1", 2))
    assert not any("green" in text for text in legal(state))
    play(state, "return red purple")
    assert tokens(state) == "Y3 B3 O3 G1"


@pytest.mark.rule("SP-AMB-10")
def test_exactly_the_excess_goes_back_no_more_and_no_less() -> None:
    state = position(seat("Y3 B3 O3"))
    play(state, "take blue red purple")
    assert {len(text.split()) - 1 for text in legal(state)} == {2}
    for wrong in ("return yellow", "return yellow yellow yellow"):
        assert refusal(state, wrong).rule == "SP-AMB-10"
        assert refusal(state, wrong).data == {"count": 2}


@pytest.mark.rule("SP-AMB-12")
def test_tokens_go_back_only_after_refill_and_after_looking_at_a_card_drawn_blind() -> None:
    blind = position(seat("Y4 B4 R2"))
    play(blind, "reserve deck 2", auto=False)
    assert blind.actor == CHANCE
    log = play(blind, "* okoye")
    assert in_hand(blind) == ["okoye"]
    assert kinds(log) == ["card_drawn", "grey_taken"]
    assert question(blind).kind == "return"
    shown = position(seat("Y4 B4 R2"), rows=[["rocket"]])
    play(shown, "reserve 1-1", auto=False)
    assert shown.actor == CHANCE
    log = play(shown, "* wasp", "return grey")
    assert kinds(log) == ["card_laid", "tokens_returned"]


@pytest.mark.rule("SP-AMB-13", "SP-6.3")
def test_the_grey_token_is_taken_even_at_ten() -> None:
    state = position(seat("Y4 B4 R2"))
    log = play(state, "reserve 1-1")
    assert the(log, "grey_taken").data == {"seat": 0, "token": "grey"}
    assert tokens(state) == "Y4 B4 R2 S1"
    assert question(state).data == {"count": 1}
    assert legal(state) == ["return yellow", "return blue", "return red", "return grey"]


def test_a_return_without_a_choice_is_made_by_itself() -> None:
    """DP-4: one multiset possible.

    One colour cannot reach eleven with the real stacks, so green helps.
    """
    state = position(seat("S3 Y7", team="crystal electro ms_marvel mysterio quake triton wong"), players=4,
                     rows=[[], [], ["iron_fist"]])  # fmt: skip
    play(state, "recruit 3-1")
    assert question(state).data == {"count": 1}
    assert legal(state) == ["return yellow", "return grey"]
