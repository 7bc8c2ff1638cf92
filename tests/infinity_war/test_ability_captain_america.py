"""Captain America steps around corners, Bucky calls everybody home (IW-10.13 … 10.20)."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    choices,
    every,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)

TEAMS = "captain_america star_lord"


@pytest.mark.rule("IW-10.13")
def test_captain_america_reaches_all_surrounding_cells() -> None:
    state = position(TEAMS, open_ground("2,2"), captain_america="2,2")
    play(state, "ability captain_america")
    assert choices(state, "choose") == {"1,1", "2,1", "3,1", "1,2", "3,2", "1,3", "2,3", "3,3"}


@pytest.mark.rule("IW-10.13")
def test_outside_captain_america_rounds_the_corner_of_the_board() -> None:
    state = position(TEAMS, captain_america="1,0")
    assert choices(state, "move captain_america") == {"1,1", "2,0"}
    play(state, "ability captain_america")
    assert choices(state, "choose") == {"1,1", "2,1", "2,0", "0,1"}
    play(state, "choose 0,1")
    assert where(state, "captain_america") == "0,1"


@pytest.mark.rule("IW-10.14")
def test_the_step_of_captain_america_is_no_move() -> None:
    state = position(
        TEAMS, open_ground("2,2", "3,3"), captain_america=at("2,2", visited=["3,3"], detained="serving"), bucky="4,0"
    )
    play(state, "ability captain_america", "choose 3,3")
    assert where(state, "captain_america") == "3,3"
    assert asked(state) == "turn"
    assert "move bucky 3,0" in legal(state)


@pytest.mark.rule("IW-10.15")
def test_captain_america_opens_a_closed_cell() -> None:
    state = position(TEAMS, open_ground("2,2"), captain_america="2,2")
    play(state, "ability captain_america", "choose 3,3", "* open stone_mind")
    assert tile(state, "3,3") == "stone_mind"
    assert lying(state, "3,3") == ["stone_mind"]


@pytest.mark.rule("IW-10.16")
def test_the_tile_captain_america_steps_on_works() -> None:
    tiles = open_ground("2,2") | {"3,3": "arrow_1 east", "4,3": "outrider_general"}
    state = position(TEAMS, tiles, captain_america="2,2")
    play(state, "ability captain_america", "choose 3,3")
    while asked(state) == "window":
        play(state, "continue")
    assert where(state, "captain_america") == "4,3"
    assert look(state, "captain_america")["detained"] == "fresh"


@pytest.mark.rule("IW-10.17")
def test_captain_america_returns_a_foreign_character_on_the_cell() -> None:
    state = position(
        TEAMS,
        open_ground("2,2", "3,3"),
        captain_america="2,2",
        star_lord=at("3,3", left="hero_hulk", right="stone_soul"),
    )
    log = play(state, "ability captain_america", "choose 3,3")
    assert where(state, "captain_america") == "3,3"
    assert where(state, "star_lord") == "5,8"
    assert sorted(lying(state, "3,3")) == ["hero_hulk", "stone_soul"]
    assert the(log, "returned_by").data["by"] == "captain_america"


@pytest.mark.rule("IW-10.18")
def test_captain_america_stepping_to_thanos_is_returned() -> None:
    tiles = open_ground("2,2") | {"7,2": "thanos_base", "3,3": "red"}
    state = position(
        TEAMS, tiles, thanos="3,3", captain_america=at("2,2", left="hero_hulk", right="stone_soul"), gauntlet=1
    )
    play(state, "ability captain_america", "choose 3,3")
    assert where(state, "captain_america") == "5,1"
    assert where(state, "thanos") == "3,3"
    assert tile(state, "3,3") == "red"
    assert lying(state, "3,3") == ["hero_hulk"]
    assert box(state) == ["stone_soul"]


@pytest.mark.rule("IW-10.19", "IW-11.8")
def test_bucky_brings_everybody_home_with_all_he_carries() -> None:
    state = position(
        TEAMS,
        open_ground("2,2", "3,3", "7,2"),
        captain_america=at("7,2", right="stone_power"),
        bucky=at("2,2", left="energy"),
        star_lord=at("3,3", left="hero_hulk", right="stone_mind"),
        gamora="0,4",
    )
    log = play(state, "ability bucky")
    assert [where(state, id) for id in ("captain_america", "bucky", "star_lord", "gamora")] == [
        "5,1",
        "5,1",
        "5,8",
        "5,8",
    ]
    assert carried(state, "captain_america") == ["stone_power"]
    assert carried(state, "bucky") == ["energy"]
    assert carried(state, "star_lord") == ["hero_hulk", "stone_mind"]
    assert len(every(log, "home")) == 4
    assert not {"returned", "returned_by", "dropped"} & set(kinds(log))
    assert asked(state) == "turn"


@pytest.mark.rule("IW-10.20", "IW-14.18")
def test_bucky_sends_thanos_to_his_base_too() -> None:
    tiles = open_ground("2,2", "7,2") | {"7,4": "thanos_base"}
    state = position(TEAMS, tiles, thanos="3,0", bucky="2,2", star_lord=at("7,2", right="stone_soul"))
    log = play(state, "ability bucky")
    assert where(state, "thanos") == "7,4"
    assert carried(state, "star_lord") == ["stone_soul"]
    assert the(log, "thanos_home").data == {"from": "3,0", "to": "7,4"}


@pytest.mark.rule("IW-10.20")
def test_thanos_alone_away_from_home_is_reason_enough_for_bucky() -> None:
    away = position(TEAMS, {"7,4": "thanos_base"}, thanos="3,0")
    play(away, "ability bucky")
    assert where(away, "thanos") == "7,4"
    at_home = position(TEAMS, {"7,4": "thanos_base"}, thanos="7,4")
    assert "ability bucky" not in legal(at_home)
    assert refusal(at_home, "ability bucky").rule == "IW-10.19"
    without_thanos = position(TEAMS)
    assert "ability bucky" not in legal(without_thanos)


@pytest.mark.rule("IW-10.20")
@pytest.mark.parametrize("thanos", [None, "7,4"])
def test_bucky_has_nothing_to_do_with_a_thanos_who_is_at_home_or_not_there(thanos: str | None) -> None:
    tiles = open_ground("2,2") | ({"7,4": "thanos_base"} if thanos else {})
    state = position(TEAMS, tiles, thanos=thanos, bucky="2,2")
    log = play(state, "ability bucky")
    assert "thanos_home" not in kinds(log)
    assert where(state, "thanos") == (thanos or "")
