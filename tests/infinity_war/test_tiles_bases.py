"""Team bases, the Thanos base and Rotations (IW-17.11 … 17.14, 17.18 … 17.20)."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    carried,
    every,
    find,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    play,
    position,
    the,
    tile,
    where,
)


@pytest.mark.rule("IW-17.11")
def test_coming_home_one_may_call_the_partner() -> None:
    state = position(
        tiles=open_ground("5,2", "2,2"),
        iron_man="5,2",
        spider_man=at("2,2", left="hero_hulk", right="stone_soul", detained="serving"),
    )
    log = play(state, "move iron_man 5,1", "continue")
    assert the(log, "property").rule == "IW-17.11"
    assert asked(state) == "base_call"
    assert legal(state) == ["decline", "call"]
    declining = state.clone()
    play(declining, "decline")
    assert where(declining, "spider_man") == "2,2"
    log = play(state, "call")
    assert where(state, "spider_man") == "5,1"
    assert carried(state, "spider_man") == ["hero_hulk", "stone_soul"]
    assert look(state, "spider_man")["detained"] == "serving"
    assert the(log, "base_call").data == {"character": "spider_man", "from": "2,2", "to": "5,1"}


@pytest.mark.rule("IW-17.11")
def test_no_call_when_the_partner_is_home_or_the_arrival_is_a_return() -> None:
    together = position(tiles=open_ground("5,2"), iron_man="5,2")
    play(together, "move iron_man 5,1", "continue")
    assert asked(together) == "finish"
    returned = position(
        tiles=open_ground("2,2", "7,2") | {"3,2": "corvus", "8,4": "thanos_base"},
        thanos="2,1",
        gauntlet=1,
        iron_man="2,2",
        spider_man="7,2",
    )
    play(returned, "move iron_man 2,1")
    assert where(returned, "iron_man") == "5,1"
    assert asked(returned) == "finish"


@pytest.mark.rule("IW-17.12")
@pytest.mark.parametrize("base", ["base_star_lord", "base_black_panther"])
def test_the_base_of_another_team_is_a_trap_whether_it_plays_or_not(base: str) -> None:
    tiles = {"2,1": "q_ship", "3,1": base, "7,2": "battlefield"}
    state = position(tiles=tiles, iron_man=at("2,1", left="hero_hulk"), star_lord="7,2", gamora="7,2")
    log = play(state, "move iron_man 3,1", "continue")
    assert where(state, "iron_man") == "5,1"
    assert lying(state, "3,1") == ["hero_hulk"]
    assert the(log, "property").rule == the(log, "returned").rule == "IW-17.12"


@pytest.mark.rule("IW-17.12")
def test_a_neutral_base_opened_by_entering_it_is_a_trap_at_once() -> None:
    state = position(tiles={"2,1": "q_ship"}, iron_man="2,1")
    play(state, "move iron_man 3,1", "* open base_thor", "continue")
    assert where(state, "iron_man") == "5,1"
    assert tile(state, "3,1") == "base_thor"


@pytest.mark.rule("IW-17.13")
def test_the_thanos_base_opened_for_the_first_time_brings_him_and_the_gauntlet() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, active=1, star_lord="2,2")
    log = play(state, "move star_lord 3,2", "continue", "choose 6,6", "* open thanos_base")
    assert the(log, "thanos_appears").data == {"cell": "6,6", "seat": 1}
    assert where(state, "thanos") == "6,6"
    assert state.dump()["gauntlet"] == 1
    assert where(state, "star_lord") == "3,2"


@pytest.mark.rule("IW-17.13", "IW-17.14")
def test_the_thanos_base_entered_later_is_a_trap_and_the_gauntlet_stays() -> None:
    tiles = open_ground("2,2") | {"3,2": "thanos_base"}
    state = position(tiles=tiles, thanos="7,7", gauntlet=1, iron_man=at("2,2", left="hero_hulk"))
    log = play(state, "move iron_man 3,2", "continue")
    assert where(state, "iron_man") == "5,1"
    assert lying(state, "3,2") == ["hero_hulk"]
    assert the(log, "returned").rule == "IW-17.14"
    assert where(state, "thanos") == "7,7"
    assert state.dump()["gauntlet"] == 1


@pytest.mark.rule("IW-17.18", "IW-17.19")
@pytest.mark.parametrize(
    ("rotation", "cells"), [("rotation_cw", ["9,7", "1,7", "5,1"]), ("rotation_ccw", ["1,7", "5,1", "9,7"])]
)
def test_a_rotation_moves_every_base_to_the_place_of_the_next(rotation: str, cells: list[str]) -> None:
    tiles = open_ground("2,2") | {"3,2": rotation, "6,1": "thanos_base"}
    state = position(
        "iron_man star_lord thor",
        tiles,
        {"5,1": "stone_soul", "9,7": "energy"},
        gauntlet=1,
        iron_man="2,2",
        spider_man=at("5,1", left="hero_hulk"),
    )
    log = play(state, "move iron_man 3,2", "continue")
    assert [find(state, f"base_{team}")[0] for team in ("iron_man", "star_lord", "thor")] == cells
    assert where(state, "spider_man") == cells[0]
    assert carried(state, "spider_man") == ["hero_hulk"]
    assert where(state, "gamora") == cells[1]
    assert lying(state, cells[0]) == ["stone_soul"]
    assert lying(state, cells[1]) == ["energy"]
    assert tile(state, "6,1") == "thanos_base"
    assert len(every(log, "base_shifted")) == 3
    assert "returned" not in kinds(log)


@pytest.mark.rule("IW-17.20")
def test_open_neutral_bases_turn_with_the_others_and_closed_ones_do_not() -> None:
    tiles = open_ground("2,2") | {"3,2": "rotation_cw", "1,3": "base_thor"}
    state = position(tiles=tiles, tokens={"1,3": "energy"}, iron_man="2,2")
    closed = state.dump()["pool"]
    play(state, "move iron_man 3,2", "continue")
    assert find(state, "base_iron_man") == ["5,8"]
    assert find(state, "base_star_lord") == ["1,3"]
    assert find(state, "base_thor") == ["5,1"]
    assert lying(state, "5,1") == ["energy"]
    assert state.dump()["pool"] == closed


@pytest.mark.rule("IW-17.20")
def test_a_neutral_base_inside_takes_no_part_in_a_rotation() -> None:
    tiles = open_ground("2,2") | {"3,2": "rotation_cw", "4,4": "base_thor"}
    state = position(tiles=tiles, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert find(state, "base_thor") == ["4,4"]
    assert find(state, "base_iron_man") == ["5,8"]
