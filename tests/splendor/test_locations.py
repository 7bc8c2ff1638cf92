"""SP-9: location tiles."""

import pytest

from tests.splendor.positions import (
    ALPHA,
    ASGARD,
    bonuses,
    kinds,
    legal,
    look,
    play,
    points,
    position,
    question,
    refusal,
    result,
    seat,
    table,
    the,
    tokens,
)

KNOWHERE = "baron_zemo grandmaster modok elektra lockjaw moon_knight crystal electro"  # Y3 B3 R2: one red short
STUCK_ROWS = [
    ["kingpin", "lizard", "rhino", "spider_girl"],
    ["okoye", "black_cat", "miles_morales", "nebula"],
    ["captain_america", "thor", "hulk", "loki"],
]


@pytest.mark.rule("SP-9.1", "SP-AMB-22")
@pytest.mark.parametrize(
    "action", ["take yellow blue orange", "take red red", "reserve 1-2", "reserve deck 3", "recruit 1-1"]
)
def test_the_locations_are_checked_at_the_end_of_every_own_turn_whatever_the_action(action: str) -> None:
    state = position(seat("B3", team=KNOWHERE + " mysterio"), locations=["knowhere", "asgard"], rows=[["kraven"]])
    log = play(state, action)
    assert kinds(log)[-1] == "location_taken"
    assert look(state)["locations"] == ["knowhere"]
    assert table(state)["locations"] == ["asgard"]
    assert state.actor == 1


@pytest.mark.rule("SP-AMB-22", "SP-AMB-36")
def test_even_a_pass_brings_a_location() -> None:
    state = position(
        seat("Y4 B4 O2", team=KNOWHERE + " mysterio", hand="drax luke_cage captain_marvel"),
        seat("O2 R4 P4", hand="iron_man vision black_widow"),
        rows=STUCK_ROWS,
        locations=["knowhere", "asgard"],
    )
    assert legal(state) == ["pass"]
    log = play(state, "pass")
    assert kinds(log) == ["passed", "location_taken"]
    assert points(state) == 3


@pytest.mark.rule("SP-9.2", "SP-1.9")
@pytest.mark.parametrize(("team", "reached"), [(KNOWHERE, False), (KNOWHERE + " mysterio", True)])
def test_who_reaches_the_bonuses_shown_must_take_the_tile(team: str, reached: bool) -> None:
    state = position(seat(team=team), locations=["knowhere", "asgard"])
    play(state, "take yellow blue orange")
    assert look(state)["locations"] == (["knowhere"] if reached else [])
    assert points(state) == (3 if reached else 0)
    assert state.actor == 1


@pytest.mark.rule("SP-9.2")
def test_only_the_player_whose_turn_ends_is_looked_at() -> None:
    state = position(seat(), seat(team=KNOWHERE + " mysterio"), locations=["knowhere", "asgard"])
    play(state, "take yellow blue orange")
    assert table(state)["locations"] == ["asgard", "knowhere"]
    play(state, "take yellow blue orange")
    assert look(state, 1)["locations"] == ["knowhere"]


@pytest.mark.rule("SP-9.3")
def test_tokens_do_not_count_towards_a_location() -> None:
    state = position(seat("R4 S3", team=KNOWHERE), locations=["knowhere", "asgard"])
    play(state, "take yellow blue orange")
    assert look(state)["locations"] == []


@pytest.mark.rule("SP-9.4")
def test_the_tile_lies_in_front_of_its_owner_and_is_worth_three_points() -> None:
    state = position(seat("O3", team=KNOWHERE + " vulture"), rows=[["mysterio"]], locations=["knowhere", "asgard"])
    assert points(state) == 1
    log = play(state, "recruit 1-1")
    assert the(log, "location_taken").data == {"seat": 0, "location": "knowhere"}
    assert points(state) == 4
    assert look(state)["locations"] == ["knowhere"]
    assert table(state)["locations"] == ["asgard"]


@pytest.mark.rule("SP-9.5")
def test_a_location_comes_on_top_of_the_action_and_is_never_one_itself() -> None:
    state = position(seat(team=KNOWHERE + " mysterio"), locations=["knowhere", "asgard"])
    assert legal(state, "location") == []
    play(state, "take yellow blue orange")
    assert tokens(state) == "Y1 B1 O1"
    assert points(state) == 3


@pytest.mark.rule("SP-9.6")
def test_a_player_without_any_location_can_win() -> None:
    state = position(seat(team=ALPHA), seat(team=ASGARD, locations="asgard"), locations=["knowhere"], seat=1)
    play(state, "take yellow blue orange")
    assert look(state, 0)["locations"] == []
    assert result(state).winners == [0]


@pytest.mark.rule("SP-9.7", "SP-9.8")
def test_of_several_within_reach_one_is_chosen_and_only_one_a_turn() -> None:
    team = KNOWHERE + " mysterio bullseye prowler"  # Y4 B4 R3
    state = position(seat(team=team), locations=["knowhere", "avengers_tower"])
    play(state, "take yellow blue orange")
    assert question(state).kind == "location"
    assert question(state).data == {"locations": ["avengers_tower", "knowhere"]}
    assert legal(state) == ["location avengers_tower", "location knowhere"]
    play(state, "location knowhere")
    assert look(state)["locations"] == ["knowhere"]
    assert table(state)["locations"] == ["avengers_tower"]
    assert points(state) == 3
    assert state.actor == 1


@pytest.mark.rule("SP-9.8")
def test_only_tiles_within_reach_are_offered_and_declining_is_not() -> None:
    team = KNOWHERE + " mysterio bullseye prowler"
    state = position(seat(team=team), players=3, locations=["knowhere", "avengers_tower", "triskelion"])
    play(state, "take yellow blue orange")
    assert legal(state) == ["location avengers_tower", "location knowhere"]
    assert refusal(state, "location triskelion").rule == "SP-9.2"
    assert refusal(state, "pass").rule == "SP-9.8"


@pytest.mark.rule("SP-AMB-3")
def test_the_location_comes_at_the_end_of_the_turn_after_the_refill_and_before_returns() -> None:
    state = position(seat("O3", team=KNOWHERE), rows=[["mysterio"]], locations=["knowhere", "asgard"])
    play(state, "recruit 1-1", auto=False)
    assert bonuses(state) == "Y3 B3 R3"
    assert look(state)["locations"] == []
    assert kinds(play(state, "* rocket")) == ["card_laid", "location_taken"]
    late = position(seat("Y3 B3 P4", team=KNOWHERE + " mysterio"), locations=["knowhere", "asgard"])
    log = play(late, "take orange orange")
    assert kinds(log) == ["tokens_taken", "location_taken"]
    assert question(late).kind == "return"


@pytest.mark.rule("SP-AMB-21")
def test_more_bonuses_than_needed_are_fine_and_none_is_used_up() -> None:
    state = position(seat("R4", team=KNOWHERE + " mysterio"), rows=[["vulture"]], locations=["knowhere", "asgard"])
    play(state, "recruit 1-1")
    assert look(state)["locations"] == ["knowhere"]
    assert bonuses(state) == "Y4 B3 R3"


@pytest.mark.rule("SP-AMB-22", "SP-9.7")
def test_the_second_tile_waits_for_the_next_own_turn() -> None:
    team = KNOWHERE + " mysterio bullseye prowler"
    state = position(seat(team=team), locations=["knowhere", "avengers_tower"])
    play(state, "take yellow blue orange", "location knowhere", "take yellow blue orange")
    assert look(state)["locations"] == ["knowhere"]
    play(state, "take red red")
    assert look(state)["locations"] == ["avengers_tower", "knowhere"]
    assert points(state) == 6


@pytest.mark.rule("SP-AMB-22")
def test_the_second_tile_can_be_lost_to_another_player() -> None:
    team = KNOWHERE + " mysterio bullseye prowler"
    rival = "rocket spider_woman squirrel_girl vulture spider_man_2099 valkyrie wasp taskmaster"  # Y4 B4
    state = position(seat(team=team), seat(team=rival), locations=["knowhere", "avengers_tower"])
    play(state, "take yellow blue orange", "location knowhere", "take yellow blue orange", "take red red")
    assert look(state, 0)["locations"] == ["knowhere"]
    assert look(state, 1)["locations"] == ["avengers_tower"]


@pytest.mark.rule("SP-AMB-23")
def test_a_location_that_was_taken_is_not_replaced() -> None:
    state = position(seat(team=KNOWHERE + " mysterio"), locations=["knowhere", "asgard"])
    play(state, "take yellow blue orange", "take yellow blue orange", "take yellow blue orange")
    assert table(state)["locations"] == ["asgard"]


@pytest.mark.rule("SP-AMB-28")
def test_a_location_and_the_avengers_tile_may_come_in_one_turn() -> None:
    team = "rocket spider_woman squirrel_girl elektra lockjaw moon_knight crystal electro"  # Y3 B3 R2, two tags
    state = position(seat("B1 O3 P1", team=team), rows=[["quake"]], locations=["knowhere", "asgard"])
    log = play(state, "recruit 1-1")
    assert "tile_taken" in kinds(log)
    assert "location_taken" in kinds(log)
    assert points(state) == 3 + 3
