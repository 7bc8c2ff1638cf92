"""SP-10: the Time Stone."""

import pytest

from tests.splendor.positions import (
    bank,
    card,
    cards,
    in_hand,
    kinds,
    play,
    points,
    position,
    qualified,
    seat,
    the,
    tokens,
)

SEVEN_REDS = "crystal electro ms_marvel mysterio quake triton wong"
NO_STONE = "vulture nebula daredevil hela yondu jessica_jones scorpion taskmaster"  # 16 points, all colours


@pytest.mark.rule("SP-10.1")
def test_without_the_green_stone_the_set_is_not_complete() -> None:
    complete = seat(team="green_goblin drax iron_fist black_bolt doctor_strange")
    state = position(seat(team=NO_STONE), complete, seat(), seat=2)
    assert points(state) == 16
    assert qualified(state) == [1]


@pytest.mark.rule("SP-10.2")
def test_all_level_three_characters_bear_the_icon_and_no_others() -> None:
    assert [id for id in cards() if card(id)["time_stone"]] == cards(level=3)
    assert len(cards(level=3)) == 20


@pytest.mark.rule("SP-10.3", "SP-AMB-24")
@pytest.mark.parametrize("origin", ["row", "hand"])
def test_the_first_level_three_character_brings_a_green_token(origin: str) -> None:
    if origin == "row":
        state = position(seat(team=SEVEN_REDS), rows=[[], [], ["iron_fist"]])
        log = play(state, "recruit 3-1")
    else:
        state = position(seat(team=SEVEN_REDS, hand="iron_fist"))
        log = play(state, "recruit hand 1")
    assert the(log, "time_stone_taken").data == {"seat": 0, "token": "green"}
    assert tokens(state) == "G1"
    assert bank(state) == "Y4 B4 O4 R4 P4 S5 G1"


@pytest.mark.rule("SP-10.3")
def test_a_level_two_character_brings_no_green_token() -> None:
    state = position(seat(team=SEVEN_REDS), rows=[[], ["punisher"]])
    log = play(state, "recruit 2-1")
    assert "time_stone_taken" not in kinds(log)
    assert tokens(state) == ""


@pytest.mark.rule("SP-10.4")
def test_a_second_level_three_character_brings_no_second_stone() -> None:
    state = position(seat(team=SEVEN_REDS + " drax"), rows=[[], [], ["iron_fist"]])
    assert tokens(state) == "G1"
    log = play(state, "recruit 3-1")
    assert "time_stone_taken" not in kinds(log)
    assert tokens(state) == "G1"
    assert bank(state) == "Y4 B4 O4 R4 P4 S5 G1"


@pytest.mark.rule("SP-AMB-24")
@pytest.mark.parametrize("action", ["reserve 3-1", "reserve deck 3"])
def test_reserving_a_level_three_character_brings_no_green_token(action: str) -> None:
    state = position(rows=[[], [], ["iron_fist"]])
    play(state, action)
    assert card(in_hand(state)[0])["time_stone"]
    assert tokens(state) == "S1"


@pytest.mark.rule("SP-AMB-24")
def test_there_is_a_green_token_for_everybody() -> None:
    state = position(seat(team="hulk"), seat(team=SEVEN_REDS), rows=[[], [], ["iron_fist"]], seat=1)
    assert bank(state).endswith("G1")
    play(state, "recruit 3-1")
    assert tokens(state, 1) == "G1"
    assert "G" not in bank(state)
