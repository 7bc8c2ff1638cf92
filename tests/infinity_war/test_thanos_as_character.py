"""Effects that work on Thanos, and effects that do not (IW-14.13 … 14.20)."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    at,
    box,
    carried,
    choices,
    kinds,
    lying,
    open_ground,
    play,
    position,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}


@pytest.mark.rule("IW-14.13")
def test_whoever_comes_to_thanos_is_returned_before_any_tile_works() -> None:
    tiles = HOME | {"2,2": "arrow_1 east", "3,2": "loki", "2,1": "q_ship"}
    state = position(tiles=tiles, thanos="3,2", gauntlet=1, iron_man=at("2,1", left="hero_hulk"))
    log = play(state, "move iron_man 2,2", "continue")
    assert the(log, "arrow").data["to"] == "3,2"
    assert where(state, "iron_man") == "5,1"
    assert lying(state, "3,2") == ["hero_hulk"]
    assert the(log, "returned_by").data["by"] == "thanos"


@pytest.mark.rule("IW-14.13")
def test_a_character_thanos_is_swapped_onto_is_returned() -> None:
    state = position(
        "thor star_lord",
        HOME | open_ground("2,2", "3,3"),
        thanos="3,3",
        gauntlet=1,
        rocket="2,2",
        thor=at("2,2", left="hero_hulk", right="stone_soul"),
    )
    play(state, "ability rocket")
    assert where(state, "rocket") == "3,3"
    assert where(state, "thor") == "5,1"
    assert lying(state, "2,2") == ["hero_hulk"]
    assert box(state) == ["stone_soul"]


@pytest.mark.rule("IW-14.14")
@pytest.mark.parametrize(
    "face", ["arrow_1 north", "teleport", "corvus", "outrider_general", "short_route", "proxima", "loki", "rotation_cw"]
)
def test_no_tile_works_on_thanos(face: str) -> None:
    tiles = HOME | {"3,3": face, "7,7": "teleport"}
    state = position(tiles=tiles, thanos="3,4", phase="post", iron_man="3,0", spider_man="3,0", star_lord="5,8")
    before = state.dump()["tiles"]
    log = play(state, "end turn")
    assert where(state, "thanos") == "3,3"
    assert "property" not in kinds(log)
    assert state.dump()["tiles"] == before


@pytest.mark.rule("IW-14.15")
@pytest.mark.parametrize("base", ["base_star_lord", "base_thor"])
def test_thanos_stepping_onto_a_team_base_is_sent_home(base: str) -> None:
    tiles = HOME | {"3,1": base, "3,2": "battlefield"}
    state = position(
        tiles=tiles,
        tokens={"3,1": "stone_soul", "3,2": "hero_hulk"},
        thanos="3,2",
        phase="post",
        iron_man="3,0",
        spider_man="3,0",
        star_lord=at("3,1" if base == "base_star_lord" else "9,9", left="hero_wong"),
        gamora="9,9",
    )
    log = play(state, "end turn")
    assert the(log, "thanos_moves").data["to"] == "3,1"
    assert where(state, "thanos") == "8,4"
    assert the(log, "thanos_home").rule == "IW-14.15"
    assert "returned_by" not in kinds(log)
    assert carried(state, "star_lord") == ["hero_wong"]
    assert lying(state, "3,1") == ["stone_soul"]
    assert box(state) == ["hero_hulk"]


@pytest.mark.rule("IW-14.15")
def test_with_nothing_on_his_start_cell_a_base_gives_thanos_nothing() -> None:
    state = position(tiles=HOME | open_ground("5,2"), tokens={"5,1": "stone_soul energy"}, thanos="5,2", phase="post")
    play(state, "end turn")
    assert box(state) == []
    assert where(state, "thanos") == "8,4"


@pytest.mark.rule("IW-14.16")
def test_thanos_does_not_open_the_closed_tile_he_enters() -> None:
    state = position(tiles=HOME | {"3,3": "red"} | open_ground("3,2"), thanos="3,4", phase="post", iron_man="3,2")
    log = play(state, "end turn")
    assert where(state, "thanos") == "3,3"
    assert tile(state, "3,3") == "red"
    assert "opened" not in kinds(log)


def with_thanos_at(cell: str, teams: str, tiles: dict[str, str], **fields: object) -> State:
    return position(teams, HOME | tiles, None, thanos=cell, gauntlet=1, **fields)


@pytest.mark.rule("IW-14.17")
def test_every_return_works_on_thanos() -> None:
    proxima = with_thanos_at("6,2", "iron_man star_lord", open_ground("2,2") | {"3,2": "proxima"}, iron_man="2,2")
    play(proxima, "move iron_man 3,2", "continue", "direction east")
    assert where(proxima, "thanos") == "8,4"
    thor = with_thanos_at("2,7", "thor star_lord", open_ground("2,2"), thor="2,2")
    play(thor, "ability thor")
    assert where(thor, "thanos") == "8,4"
    iron_man = with_thanos_at("2,3", "iron_man star_lord", open_ground("2,2", "2,3"), iron_man="2,2")
    play(iron_man, "ability iron_man")
    assert where(iron_man, "thanos") == "8,4"
    mind = with_thanos_at(
        "2,3", "iron_man star_lord", open_ground("2,2", "2,3"), iron_man=at("2,2", right="stone_mind")
    )
    play(mind, "move iron_man 2,3")
    assert where(mind, "thanos") == "8,4"
    assert where(mind, "iron_man") == "5,1"
    assert lying(mind, "2,3") == ["stone_mind"]


@pytest.mark.rule("IW-14.18")
def test_buckys_ability_works_on_thanos() -> None:
    state = with_thanos_at("2,7", "captain_america star_lord", {})
    play(state, "ability bucky")
    assert where(state, "thanos") == "8,4"


@pytest.mark.rule("IW-14.19")
def test_rocket_can_change_places_with_thanos() -> None:
    state = with_thanos_at("4,0", "thor star_lord", open_ground("2,2"), rocket=at("2,2", right="stone_soul"))
    log = play(state, "ability rocket")
    assert where(state, "rocket") == "4,0"
    assert where(state, "thanos") == "2,2"
    assert carried(state, "rocket") == ["stone_soul"]
    assert the(log, "thanos_swapped").data == {"from": "4,0", "to": "2,2"}


@pytest.mark.rule("IW-14.20")
def test_thanos_goes_to_places_outside_the_board() -> None:
    walking = position(
        tiles=HOME | open_ground("3,1"),
        tokens={"3,0": "energy"},
        thanos="3,1",
        phase="post",
        iron_man=at("3,0", left="hero_hulk"),
        spider_man="9,9",
    )
    play(walking, "end turn")
    assert where(walking, "thanos") == "3,0"
    assert where(walking, "iron_man") == "5,1"
    assert box(walking) == ["hero_hulk"]
    pushed = with_thanos_at("1,1", "iron_man star_lord", open_ground("2,2") | {"3,2": "q_ship"}, iron_man="2,2")
    play(pushed, "move iron_man 3,2", "continue")
    assert choices(pushed, "push thanos") == {"1,0", "0,1", "2,1", "1,2"}


@pytest.mark.rule("IW-14.20")
@pytest.mark.parametrize(("side", "cell"), [("stones", "3,1"), ("empty", "2,0")])
def test_from_a_place_thanos_comes_back_or_goes_on_along_the_edge(side: str, cell: str) -> None:
    state = position(
        tiles=HOME | open_ground("1,7"),
        thanos="3,0",
        phase="post",
        iron_man="1,7",
        spider_man="1,7",
        star_lord="9,9",
        gamora="9,9",
    )
    play(state, "end turn", f"* toss {side}")
    assert where(state, "thanos") == cell
