"""The worked examples SP-EX-1 to SP-EX-21, each under its name, with all their figures."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from sixstones import OVER
from tests.splendor.positions import (
    ALPHA,
    BETA,
    all_points,
    bank,
    bonuses,
    card,
    cards,
    in_hand,
    kinds,
    leaving,
    legal,
    look,
    play,
    points,
    position,
    qualified,
    question,
    refusal,
    result,
    round_over,
    row,
    seat,
    table,
    the,
    tokens,
)

QUIET = "take yellow blue orange"
KNOWHERE = "baron_zemo grandmaster modok elektra lockjaw moon_knight crystal electro"
FIVE = "vulture nebula daredevil hela luke_cage yondu"


def test_sp_ex_1_paul_recruits_ghost_rider() -> None:
    state = position(seat("Y2 B4 P1"), rows=[[], ["ghost_rider"]])
    assert bonuses(state) == ""
    log = play(state, "recruit 2-1")
    paid = the(log, "card_recruited").data["paid"]
    assert Counter(paid) == {"yellow": 2, "blue": 4, "purple": 1}  # type: ignore[call-overload]
    assert tokens(state) == ""
    assert bank(state) == "Y4 B4 O4 R4 P4 S5 G2"
    assert (points(state), bonuses(state), look(state)["tags"]) == (2, "R1", 0)
    assert card(str(the(log, "card_laid").data["card"]))["level"] == 2
    assert None not in row(state, 2)
    same = [id for id in cards() if card(id)["cost"] == {"yellow": 2, "blue": 4, "purple": 1}]
    assert same == ["ghost_rider"]


def test_sp_ex_2_hannah_recruits_rocket_with_bonuses() -> None:
    state = position(seat("R1", team="baron_zemo mysterio"), rows=[["rocket"]])
    assert bonuses(state) == "Y1 R1"
    assert state.view(0)["prices"]["1-1"]["cost"] == {"red": 1}  # type: ignore[index]
    log = play(state, "recruit 1-1")
    assert the(log, "card_recruited").data["paid"] == ["red"]
    assert tokens(state) == ""
    assert bonuses(state) == "Y2 R1"


def test_sp_ex_3_peter_takes_knowhere_without_being_asked() -> None:
    state = position(seat("O3", team=KNOWHERE), rows=[["mysterio"]], locations=["knowhere", "asgard"])
    assert (bonuses(state), points(state)) == ("Y3 B3 R2", 0)
    log = play(state, "recruit 1-1")
    assert bonuses(state) == "Y3 B3 R3"
    assert kinds(log)[-1] == "location_taken"
    assert look(state)["locations"] == ["knowhere"]
    assert points(state) == 3
    assert table(state)["locations"] == ["asgard"]
    assert state.actor == 1


def test_sp_ex_4_avengers_tile_changes_hands() -> None:
    hannah = seat(team="spider_woman squirrel_girl valkyrie hawkeye")
    julian = seat("B1 O1 S2", team="kate_bishop ms_marvel quake")
    # Gorgon, without tag or points, brings the price of Captain America within ten tokens.
    peter = seat("Y4 B3 O3", team="america_chavez winter_soldier maria_hill gorgon")
    state = position(hannah, julian, peter, rows=[["wasp"], [], ["captain_america"]], seat=1)
    assert [look(state, owner)["tags"] for owner in range(3)] == [4, 3, 3]
    assert table(state)["tile"] == 0
    assert all_points(state) == [3, 0, 1]
    play(state, "recruit 1-1")
    assert [look(state, owner)["tags"] for owner in range(3)] == [4, 4, 3]
    assert table(state)["tile"] == 0
    log = play(state, "recruit 3-1")
    assert [look(state, owner)["tags"] for owner in range(3)] == [4, 4, 5]
    assert table(state)["tile"] == 2
    assert all_points(state) == [0, 0, 1 + 3 + 3]
    assert the(log, "tile_changes_hands").data["from_seat"] == 0
    assert tokens(state, 2) == "G1"


@pytest.mark.parametrize(
    ("team", "worth", "colours", "stone", "met"),
    [
        (FIVE, 16, "Y1 B1 O2 R1 P1", "G1", True),
        (FIVE.replace("vulture", "taskmaster"), 16, "B2 O2 R1 P1", "G1", False),
        (FIVE.replace("luke_cage", "jessica_jones scorpion taskmaster"), 16, "Y1 B2 O2 R1 P2", "", False),
        (FIVE.replace(" yondu", ""), 15, "Y1 B1 O1 R1 P1", "G1", False),
    ],
)
def test_sp_ex_5_gauntlet_condition(team: str, worth: int, colours: str, stone: str, met: bool) -> None:
    state = position(seat(team=team), seat(), seat=1)
    assert points(state) == worth
    assert bonuses(state) == colours
    assert tokens(state) == stone
    assert qualified(state) == ([0] if met else [])
    assert look(state)["locations"] == []
    assert table(state)["tile"] is None


@pytest.mark.parametrize(
    ("left", "takes"),
    [
        ("Y1 B1 O1", ["take yellow blue orange"]),
        ("B1 O2", ["take blue orange"]),
        ("B1", ["take blue"]),
        ("S5", []),
    ],
)
def test_sp_ex_6_take_different_in_scarcity(left: str, takes: list[str]) -> None:
    state = position(*leaving(left if "S" in left else left + " S5"))
    assert bank(state).replace(" S5", "").replace(" G2", "") == left
    assert legal(state, "take") == takes


def test_sp_ex_7_take_two_needs_four() -> None:
    four = position(seat(), seat("R1"), players=3)
    assert bank(four).split()[3] == "R4"
    play(four, "take red red")
    assert bank(four).split()[3] == "R2"
    three = position(seat(), seat("R2"), players=3)
    assert bank(three).split()[3] == "R3"
    assert "take red red" not in legal(three)
    assert "take red red" in legal(position())
    assert "take red red" not in legal(position(seat(), seat("R1")))


def test_sp_ex_8_return_with_a_green_token() -> None:
    state = position(seat("Y3 B3 O3", team="hulk"))
    assert tokens(state) == "Y3 B3 O3 G1"
    play(state, "take yellow red purple")
    held = {"yellow": 4, "blue": 3, "orange": 3, "red": 1, "purple": 1}
    assert look(state)["tokens"] == {**held, "grey": 0, "green": 1}
    threes = combinations_with_replacement(held, 3)
    wanted = ["return " + " ".join(s) for s in threes if all(n <= held[c] for c, n in Counter(s).items())]
    assert legal(state) == wanted
    assert "return yellow red purple" in wanted
    play(state, "return yellow red purple")
    assert tokens(state) == "Y3 B3 O3 G1"


def test_sp_ex_9_reserve_blind_at_ten_tokens() -> None:
    mine = seat("Y4 B3 R3")
    state = position(mine, seat("S3"))
    assert bank(state).split()[3] == "P4"
    assert "S2" in bank(state)
    log = play(state, "reserve deck 2", "* okoye")
    assert in_hand(state) == ["okoye"]
    assert kinds(log) == ["card_drawn", "grey_taken"]
    assert tokens(state) == "Y4 B3 R3 S1"
    assert question(state).data == {"count": 1}
    assert legal(state) == ["return yellow", "return blue", "return red", "return grey"]
    play(state, "return grey")
    assert tokens(state) == "Y4 B3 R3"
    assert "S2" in bank(state)


def test_sp_ex_10_reserve_without_grey_tokens() -> None:
    state = position(seat("Y2", hand="rocket wasp"), seat("S5"), rows=[["kraven"]])
    play(state, "reserve 1-1")
    assert in_hand(state) == ["rocket", "wasp", "kraven"]
    assert tokens(state) == "Y2"
    assert None not in row(state, 1)
    play(state, QUIET)
    assert legal(state, "reserve", "reserve_deck") == []


def test_sp_ex_11_free_recruit_green_token_and_return() -> None:
    team = "crystal electro ms_marvel mysterio quake triton wong"
    state = position(seat("Y2 B2 O2 P4", team=team), rows=[[], [], ["iron_fist"]])
    assert (bonuses(state), look(state)["tags"]) == ("R7", 2)
    log = play(state, "recruit 3-1")
    assert the(log, "card_recruited").data["paid"] == []
    assert tokens(state) == "Y2 B2 O2 P4 G1"
    assert legal(state) == ["return yellow", "return blue", "return orange", "return purple"]
    play(state, "return purple")
    assert tokens(state) == "Y2 B2 O2 P3 G1"
    assert (points(state), bonuses(state)) == (4, "B1 R7")


def test_sp_ex_12_payments_for_punisher() -> None:
    state = position(seat("R3 S2", team="crystal"), rows=[[], ["punisher"]])
    play(state, "recruit 2-1")
    assert question(state).data["price"] == {"red": 4}
    assert legal(state) == ["pay grey for red", "pay grey for red red"]
    for text, left in (("pay grey for red", "S1"), ("pay grey for red red", "R1")):
        after = state.clone()
        play(after, text)
        assert tokens(after) == left
    auto = position(seat("R3 S2", team="crystal"), rows=[[], ["punisher"]], options={"payment": "auto"})
    play(auto, "recruit 2-1")
    assert tokens(auto) == "S1"
    poor = position(seat("R1 S2", team="crystal"), rows=[[], ["punisher"]])
    assert "recruit 2-1" not in legal(poor)


def test_sp_ex_13_two_locations_in_two_turns() -> None:
    team = (
        "baron_zemo grandmaster modok elektra lockjaw moon_knight bullseye kingpin scarlet_spider silver_sable "
        "spider_girl"
    )
    places = ["avengers_tower", "hells_kitchen"]
    state = position(seat("R2 P1", team=team), rows=[["prowler"]], locations=places)
    assert (bonuses(state), points(state)) == ("Y3 B4 O4", 0)
    assert state.view(0)["prices"]["1-1"]["cost"] == {"red": 2, "purple": 1}  # type: ignore[index]
    play(state, "recruit 1-1")
    assert bonuses(state) == "Y4 B4 O4"
    assert legal(state) == ["location avengers_tower", "location hells_kitchen"]
    play(state, "location hells_kitchen")
    assert points(state) == 3
    play(state, QUIET, QUIET)
    assert look(state)["locations"] == places
    assert points(state) == 6


def test_sp_ex_14_tags_in_hand_do_not_count() -> None:
    state = position(seat("Y1 O1 P1", team="spider_woman squirrel_girl", hand="valkyrie"))
    assert (look(state)["tags"], table(state)["tile"]) == (2, None)
    assert not look(state)["tile"]
    play(state, "recruit hand 1")
    assert (look(state)["tags"], table(state)["tile"], points(state)) == (3, 0, 3)


def test_sp_ex_15_the_round_is_completed() -> None:
    state = position(seat(), seat("R4", team=ALPHA.replace("vulture ", "")), seat(), rows=[["vulture"]], seat=1)
    assert qualified(state) == []
    play(state, "recruit 1-1")
    assert sorted(look(state, 1)["team"]) == sorted(ALPHA.split())
    assert (points(state, 1), look(state, 1)["cards"], look(state, 1)["tags"]) == (17, 7, 0)
    assert qualified(state) == [1]
    assert state.actor == 2
    play(state, QUIET)
    assert state.actor == OVER
    assert result(state).winners == [1]


def example_16() -> list[dict[str, object]]:
    first = seat(team="vulture nebula daredevil hela captain_marvel squirrel_girl hawkeye")
    second = seat("Y2 B1 O2", team="spider_woman valkyrie kate_bishop")
    return [first, second]


def test_sp_ex_16_losing_the_tile_after_setting_off_the_end() -> None:
    state = position(*example_16(), seat(), rows=[["wasp"]], tile=0, seat=1)
    assert (points(state), look(state)["tags"], qualified(state)) == (17, 3, [0])
    assert look(state, 1)["tags"] == 3
    play(state, "recruit 1-1")
    assert (look(state, 1)["tags"], table(state)["tile"]) == (4, 1)
    assert (points(state), qualified(state)) == (14, [])
    goes_on = state.clone()
    play(goes_on, QUIET)
    assert goes_on.actor == 0
    assert table(goes_on)["round"] == 2


def test_sp_ex_16_another_player_qualifies_in_the_same_round() -> None:
    third = seat("O3 S2", team="taskmaster spider_man venom jessica_jones black_cat")  # 13 points
    state = position(*example_16(), third, rows=[["wasp"], ["red_skull"]], tile=0, seat=1)
    play(state, "recruit 1-1")
    assert qualified(state) == []
    play(state, "recruit 2-1")
    assert state.actor == OVER
    assert result(state).winners == [2]


def test_sp_ex_17_the_tile_breaks_the_tie() -> None:
    tiled = "red_skull taskmaster black_panther venom jessica_jones maria_hill wasp lockjaw"
    state = round_over(seat(team=ALPHA), seat(team=tiled))
    assert all_points(state) == [17, 17]
    assert (look(state, 1)["tags"], look(state, 1)["cards"], table(state)["tile"]) == (3, 8, 1)
    assert qualified(state) == [0, 1]
    play(state)
    assert result(state).winners == [1]


def test_sp_ex_18_fewest_cards_or_shared() -> None:
    state = round_over(seat(team=ALPHA), seat(team=BETA))
    for owner in (0, 1):
        shown = look(state, owner)
        assert (shown["points"], shown["cards"], shown["tags"], shown["qualified"]) == (17, 7, 0, True)
    play(state)
    assert result(state).winners == [0, 1]
    state = round_over(seat(team=ALPHA), seat(team=BETA + " lockjaw"))
    play(state)
    assert result(state).winners == [0]
    hands = round_over(seat(team=ALPHA, hand="hulk thor iron_man"), seat(team=BETA, hand="rocket"))
    play(hands)
    assert result(hands).winners == [0, 1]
    more = round_over(seat(team=ALPHA, hand="hulk thor iron_man"), seat(team=BETA + " lockjaw"))
    play(more)
    assert result(more).winners == [0]


def test_sp_ex_19_the_last_seat_qualifies_with_fewer_points() -> None:
    late = "taskmaster spider_man venom jessica_jones black_cat"
    state = position(seat(team=ALPHA), seat("O4 S1", team=late), rows=[[], ["red_skull"]], seat=1)
    assert qualified(state) == [0]
    play(state, "recruit 2-1")
    assert qualified(state) == [0, 1]
    assert state.actor == OVER
    assert result(state).winners == [0]
    assert result(state).scores == [17, 16]


def test_sp_ex_20_more_points_without_the_condition_do_not_win() -> None:
    state = position(seat(team=FIVE), seat(team="green_goblin gamora spider_man loki"), seat=1)
    assert all_points(state) == [16, 20]
    assert bonuses(state, 1) == "Y1 B1 O1 R1"
    assert qualified(state) == [0]
    play(state, QUIET)
    assert result(state).winners == [0]


def test_sp_ex_21_stalemate() -> None:
    state = position(
        seat("Y4 B4 O2", hand="iron_man vision thor"),
        seat("O2 R4 P4", hand="hulk nova captain_marvel"),
        rows=[
            ["lockjaw", "spider_girl", "rhino", "grandmaster"],
            ["ghost_rider", "scarlet_witch", "okoye", "she_hulk"],
            ["black_widow", "ant_man", "black_panther", "captain_america"],
        ],
    )
    assert bank(state) == "S5 G2"
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert legal(state) == ["pass"]
    assert refusal(state, "take red", by=1).rule == "SP-3.4"
    play(state, "pass")
    assert state.actor == OVER
    assert result(state).winners == []
    assert result(state).reason == "stalemate"
