"""SP-3: whose turn it is and the four actions."""

from itertools import combinations

import pytest

from sixstones import Rng
from tests.splendor.positions import (
    COLOURS,
    MARVEL,
    bank,
    bonuses,
    in_hand,
    leaving,
    legal,
    play,
    points,
    position,
    refusal,
    row,
    seat,
    table,
    the,
    tokens,
)


@pytest.mark.rule("SP-3.2", "SP-AMB-41")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 1)])
def test_play_goes_clockwise_from_the_starting_seat_and_every_round_begins_there(players: int, first: int) -> None:
    state = position(players=players, seat=first, first=first)
    order = []
    rounds = []
    for _ in range(2 * players):
        order.append(int(state.actor))
        rounds.append(table(state)["round"])
        play(state, legal(state, "take")[0])
    clockwise = [(first + n) % players for n in range(players)]
    assert order == clockwise * 2
    assert rounds == [1] * players + [2] * players


@pytest.mark.rule("SP-3.3")
@pytest.mark.parametrize(
    "action", ["take yellow blue orange", "take red red", "reserve 1-1", "reserve deck 2", "recruit 1-1"]
)
def test_one_action_of_the_four_ends_the_turn(action: str) -> None:
    state = position(seat("O3"), players=3, rows=[["mysterio"]])
    open_kinds = {state.game.actions.kind(a) for a in state.legal(0)}
    assert open_kinds == {"take", "take_two", "reserve", "reserve_deck", "recruit"}
    turn = state.turn
    play(state, action)
    assert state.actor == 1
    assert state.turn == turn + 1
    assert state.legal(0) == []
    assert refusal(state, "take red blue purple", by=0).rule == "SP-3.2"


@pytest.mark.rule("SP-3.4")
def test_three_different_colours_are_any_of_ten_sets_and_move_from_the_bank_to_the_player() -> None:
    state = position()
    wanted = ["take " + " ".join(three) for three in combinations(COLOURS, 3)]
    assert legal(state, "take") == wanted
    log = play(state, "take blue red purple")
    assert tokens(state) == "B1 R1 P1"
    assert bank(state) == "Y4 B3 O4 R3 P3 S5 G2"
    assert the(log, "tokens_taken").data["tokens"] == ["blue", "red", "purple"]
    assert the(log, "tokens_taken").rule == "SP-3.4"


@pytest.mark.rule("SP-3.5", "SP-3.9")
def test_no_take_ever_names_a_grey_or_green_token() -> None:
    book = MARVEL.actions
    takes = [a for a in range(book.size) if book.kind(a) in ("take", "take_two")]
    assert len(takes) == 30
    assert {part for a in takes for part in book.parts(a)} == set(COLOURS)
    state = position(*leaving("S5", players=2))
    assert bank(state) == "S5 G2"
    assert legal(state, "take", "take_two") == []


@pytest.mark.rule("SP-3.6", "SP-AMB-7")
@pytest.mark.parametrize(
    ("left", "takes"),
    [
        ("Y1 B1 O1", ["take yellow blue orange"]),
        ("Y1 B1 O1 R1", [
            "take yellow blue orange", "take yellow blue red", "take yellow orange red", "take blue orange red",
        ]),
        ("B1 P3", ["take blue purple"]),
        ("B3", ["take blue"]),
        ("", []),
    ],
)  # fmt: skip
def test_as_many_colours_are_taken_as_the_bank_has_three_at_the_most(left: str, takes: list[str]) -> None:
    state = position(*leaving(left + " S5", players=2))
    assert legal(state, "take") == takes
    if left == "B1 P3":
        log = play(state, "take blue purple")
        assert bank(state) == "P2 S5 G2"
        assert the(log, "tokens_taken").rule == "SP-3.6"


@pytest.mark.rule("SP-3.7")
def test_two_of_one_colour_move_from_the_bank_to_the_player() -> None:
    state = position()
    assert legal(state, "take_two") == [f"take {colour} {colour}" for colour in COLOURS]
    log = play(state, "take orange orange")
    assert tokens(state) == "O2"
    assert bank(state) == "Y4 B4 O2 R4 P4 S5 G2"
    assert the(log, "tokens_taken").data["tokens"] == ["orange", "orange"]
    assert the(log, "tokens_taken").rule == "SP-3.7"


@pytest.mark.rule("SP-3.8")
@pytest.mark.parametrize(("held", "allowed"), [(2, True), (3, True), (4, False), (7, False)])
def test_two_of_one_colour_need_four_in_the_bank(held: int, allowed: bool) -> None:
    state = position(seat(), seat(f"R{held}"), players=4)
    assert ("take red red" in legal(state)) == allowed
    assert "take blue blue" in legal(state)


@pytest.mark.rule("SP-3.10", "SP-6.4")
def test_reserving_brings_the_card_to_the_hand_and_one_grey_token() -> None:
    state = position(rows=[["rocket"]])
    log = play(state, "reserve 1-1")
    assert in_hand(state) == ["rocket"]
    assert tokens(state) == "S1"
    assert bank(state) == "Y4 B4 O4 R4 P4 S4 G2"
    assert the(log, "card_reserved").data == {"seat": 0, "card": "rocket", "slot": "1-1"}


@pytest.mark.rule("SP-3.11", "SP-5.1", "SP-7.1")
def test_a_card_is_recruited_from_the_middle_or_from_the_own_hand_only() -> None:
    state = position(seat("Y2 R4", hand="rocket"), seat(hand="baron_zemo"), rows=[["spider_man_2099", "valkyrie"]])
    assert legal(state, "recruit", "recruit_hand")[0] == "recruit 1-1"
    assert legal(state, "recruit_hand") == ["recruit hand 1"]
    twin = state.clone()
    play(state, "recruit 1-1")
    assert bonuses(state) == "B1"
    assert in_hand(state) == ["rocket"]
    assert row(state, 1)[0] != "spider_man_2099"
    play(twin, "recruit hand 1")
    assert bonuses(twin) == "Y1"
    assert in_hand(twin) == []
    assert row(twin, 1)[0] == "spider_man_2099"


@pytest.mark.rule("SP-1.6")
def test_tokens_gathered_on_earlier_turns_are_spent_on_a_character() -> None:
    state = position(rows=[["rocket", "rhino", "gorgon", "kraven"]])
    play(state, "take red red", "take yellow blue orange", "take yellow blue orange")
    assert tokens(state) == "Y1 B1 O1 R2"
    play(state, "take red blue purple", "recruit 1-1")
    assert tokens(state) == "B1 O1"


@pytest.mark.rule("SP-1.7")
@pytest.mark.parametrize(
    ("id", "held", "gained", "colour"),
    [("baron_zemo", "R3", 0, "Y1"), ("vulture", "R4", 1, "Y1"), ("nebula", "P6", 3, "B1"), ("rhino", "S4", 0, "P1")],
)
def test_a_character_brings_its_points_and_its_bonus(id: str, held: str, gained: int, colour: str) -> None:
    level = MARVEL.components[id]["level"]
    rows = [[id], []] if level == 1 else [[], [id]]
    state = position(seat(held), players=4, rows=rows)
    play(state, f"recruit {level}-1")
    assert points(state) == gained
    assert bonuses(state) == colour


@pytest.mark.rule("SP-3.2")
def test_turns_are_counted_from_one() -> None:
    state = MARVEL.start(2)
    assert state.turn == 0
    state.settle(Rng(1))
    assert state.turn == 1
    play(state, "take red red")
    assert state.turn == 2
