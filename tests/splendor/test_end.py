"""SP-12 and SP-14: what sets off the end, and what can stop it."""

import pytest

from sixstones import OVER
from tests.splendor.positions import (
    kinds,
    look,
    play,
    points,
    position,
    qualified,
    question,
    result,
    seat,
    table,
    the,
)

QUIET = "take yellow blue orange"
ALMOST = "vulture nebula daredevil hela luke_cage"  # 15 points, every colour, a green token
SIXTEEN = ALMOST + " yondu"
ON_THE_TILE = "vulture nebula daredevil hela captain_marvel squirrel_girl hawkeye"  # 14 points, 3 tags
CHASER = "spider_woman valkyrie kate_bishop"  # 3 tags


@pytest.mark.rule("SP-12.1", "SP-AMB-30")
@pytest.mark.parametrize(
    ("team", "worth", "met"),
    [
        (SIXTEEN, 16, True),
        (ALMOST, 15, False),
        ("taskmaster nebula daredevil hela luke_cage yondu", 16, False),  # no yellow
        ("vulture red_skull daredevil hela luke_cage yondu", 16, False),  # no blue
        ("vulture nebula hela luke_cage sandman red_skull", 16, False),  # no orange
        ("vulture nebula daredevil luke_cage yondu red_skull", 16, False),  # no red
        ("vulture nebula daredevil hela spider_man yondu", 16, False),  # no purple
        ("vulture nebula daredevil hela yondu jessica_jones scorpion taskmaster", 16, False),  # no green
    ],
)
def test_the_condition_is_16_points_and_all_five_colours_and_the_green_stone(team: str, worth: int, met: bool) -> None:
    state = position(seat(team=team), seat(), seat=1)
    assert points(state) == worth
    assert qualified(state) == ([0] if met else [])


@pytest.mark.rule("SP-12.2", "SP-1.10")
@pytest.mark.parametrize(("team", "ends"), [(ALMOST, True), ("vulture nebula daredevil hela captain_marvel", False)])
def test_who_comes_to_meet_the_condition_sets_off_the_end(team: str, ends: bool) -> None:
    state = position(seat("P4", team=team), rows=[["yondu"]])
    log = play(state, "recruit 1-1")
    assert ("condition_met" in kinds(log)) == ends
    assert state.result() is None
    play(state, QUIET)
    assert (state.actor == OVER) == ends
    if ends:
        assert result(state).winners == [0]
        assert result(state).reason == "gauntlet"


@pytest.mark.rule("SP-12.3", "SP-AMB-41")
@pytest.mark.parametrize(("first", "seat_now", "still_to_play"), [(0, 1, [2]), (0, 0, [1, 2]), (2, 0, [1]), (1, 0, [])])
def test_the_round_is_played_to_its_end(first: int, seat_now: int, still_to_play: list[int]) -> None:
    seats = [seat() for _ in range(3)]
    seats[seat_now] = seat("P4", team=ALMOST)
    state = position(*seats, rows=[["yondu"]], first=first, seat=seat_now)
    play(state, "recruit 1-1")
    played = []
    while state.result() is None:
        played.append(int(state.actor))
        play(state, QUIET)
    assert played == still_to_play
    assert result(state).winners == [seat_now]


@pytest.mark.rule("SP-12.4")
def test_the_last_player_of_the_round_wins_at_once() -> None:
    state = position(seat(), seat("P4", team=ALMOST), rows=[["yondu"]], seat=1)
    log = play(state, "recruit 1-1")
    assert state.actor == OVER
    assert kinds(log)[-2:] == ["condition_met", "game_ended"]
    assert result(state).winners == [1]


@pytest.mark.rule("SP-AMB-29")
def test_the_condition_is_tested_after_locations_and_after_the_return_of_tokens() -> None:
    team = "vulture nebula daredevil hela drax baron_zemo grandmaster elektra lockjaw crystal electro"  # Y3 B3 R3
    state = position(seat(), seat("Y2 B3 P4", team=team), locations=["knowhere", "attilan"], seat=1)
    assert points(state, 1) == 14
    log = play(state, "take yellow orange red")
    assert kinds(log) == ["tokens_taken", "location_taken"]
    assert question(state).kind == "return"
    assert points(state, 1) == 17
    assert state.result() is None
    log = play(state, "return yellow blue blue")
    assert kinds(log) == ["tokens_returned", "condition_met", "game_ended"]
    assert state.actor == OVER


@pytest.mark.rule("SP-AMB-29", "SP-12.3")
def test_a_condition_met_in_mid_round_is_looked_at_only_when_the_last_seat_has_played() -> None:
    state = position(seat(team=SIXTEEN), seat(), seat(), seat=1)
    play(state, QUIET)
    assert state.result() is None
    play(state, QUIET)
    assert result(state).winners == [0]


@pytest.mark.rule("SP-14.1", "SP-14.2")
def test_who_loses_the_tile_may_fall_below_16_and_then_the_game_goes_on() -> None:
    chaser = seat("Y2 B1 O2", team=CHASER)
    state = position(seat(team=ON_THE_TILE), chaser, seat(), rows=[["wasp"]], tile=0, seat=1)
    assert (points(state), qualified(state)) == (17, [0])
    log = play(state, "recruit 1-1")
    assert the(log, "condition_lost").data == {"seat": 0}
    assert the(log, "condition_lost").rule == "SP-14.1"
    assert (points(state), qualified(state)) == (14, [])
    play(state, QUIET)
    assert state.actor == 0
    assert table(state)["round"] == 2


@pytest.mark.rule("SP-14.2", "SP-12.3")
def test_the_last_round_is_announced_only_when_the_tile_that_makes_it_one_is_safe() -> None:
    """Seat 0 needs the tile; seat 1 with 3 tags may take it, seat 2 without any cannot."""
    seats = [seat(team=ON_THE_TILE), seat("Y2 B1 O2", team=CHASER), seat()]
    state = position(*seats, rows=[["wasp"]], tile=0, seat=1)
    assert (qualified(state), table(state)["last_round"]) == ([0], False)
    lost = state.clone()
    play(lost, "recruit 1-1")
    assert (qualified(lost), table(lost)["last_round"]) == ([], False)
    play(state, QUIET)
    assert (qualified(state), table(state)["last_round"]) == ([0], True)
    play(state, QUIET)
    assert result(state).winners == [0]
    assert not table(state)["last_round"]


@pytest.mark.rule("SP-14.2", "SP-11.5", "SP-11.6")
@pytest.mark.parametrize(
    ("chaser", "safe"), [("", True), ("spider_woman", True), ("spider_woman valkyrie", False), (CHASER, False)]
)
def test_one_card_brings_two_tags_at_most_to_whoever_chases_the_tile(chaser: str, safe: bool) -> None:
    state = position(seat(team=ON_THE_TILE), seat(team=chaser), seat(), tile=0, seat=1)
    assert table(state)["last_round"] is safe
    played = position(seat(team=chaser), seat(team=ON_THE_TILE), seat(), tile=1, seat=2)
    assert table(played)["last_round"]


@pytest.mark.rule("SP-12.3", "SP-14.1", "SP-AMB-32")
def test_the_last_round_is_announced_where_the_tile_is_not_needed() -> None:
    chaser = seat("Y2 B1 O2", team=CHASER)
    assert table(position(seat(team=SIXTEEN), chaser, seat=1, rows=[["wasp"]]))["last_round"]
    assert table(position(seat(team=ON_THE_TILE + " sandman scorpion"), chaser, tile=0, seat=1))["last_round"]
    assert not table(position(seat(team=ON_THE_TILE + " sandman"), chaser, tile=0, seat=1))["last_round"]
    both = [seat(team=ON_THE_TILE), seat(team="red_skull taskmaster spider_man venom jessica_jones scorpion black_cat")]
    assert table(position(*both, chaser, tile=0, seat=2))["last_round"]
    assert not table(position(seat(), chaser, seat=1))["last_round"]


@pytest.mark.rule("SP-14.2")
def test_a_seat_that_has_recruited_cannot_take_the_tile_any_more_this_round() -> None:
    """The card that fills the gap is still to come, but the turn holds no second recruit."""
    seats = [seat(team=ON_THE_TILE), seat("Y3", team=CHASER)]
    state = position(*seats, rows=[["mysterio"]], tile=0, seat=1)
    assert not table(state)["last_round"]
    play(state, "reserve 1-1", auto=False)
    assert (table(state)["stage"], table(state)["last_round"]) == ("refill", True)


@pytest.mark.rule("SP-14.3")
def test_the_game_may_still_end_in_the_same_round_by_another_player() -> None:
    late = seat("P4", team="red_skull taskmaster spider_man venom jessica_jones scorpion")  # 15 points
    teams = [seat(team=ON_THE_TILE), seat("Y2 B1 O2", team=CHASER), late]
    state = position(*teams, rows=[["wasp", "yondu"]], tile=0, seat=1)
    play(state, "recruit 1-1")
    assert qualified(state) == []
    play(state, "recruit 1-2")
    assert qualified(state) == [2]
    assert result(state).winners == [2]


@pytest.mark.rule("SP-AMB-32")
def test_who_loses_the_tile_but_keeps_16_points_still_meets_the_condition() -> None:
    strong = seat(team=ON_THE_TILE + " sandman scorpion")
    state = position(strong, seat("Y2 B1 O2", team=CHASER), rows=[["wasp"]], tile=0, seat=1)
    assert points(state) == 19
    log = play(state, "recruit 1-1")
    assert "condition_lost" not in kinds(log)
    assert points(state) == 16
    assert result(state).winners == [0]


@pytest.mark.rule("SP-AMB-33")
def test_a_condition_lost_and_met_again_counts_like_a_first_time() -> None:
    mine = seat("Y3 B2 O1 P2", team=ON_THE_TILE)
    chaser = seat("Y1 O1", team=CHASER)
    rows = [["wasp"], [], ["captain_america"]]
    state = position(mine, chaser, rows=rows, tile=0, seat=1)
    play(state, "recruit 1-1")
    assert (qualified(state), state.actor) == ([], 0)
    log = play(state, "recruit 3-1")
    assert the(log, "condition_met").data == {"seat": 0}
    assert look(state)["tags"] == 5
    play(state, "take red red")
    assert result(state).winners == [0]
