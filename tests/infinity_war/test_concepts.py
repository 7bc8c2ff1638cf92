"""IW-3: adjacent, surrounding and free cells, places outside the board, traps, returning."""

import pytest

from sixstones.core.errors import BadAction
from tests.infinity_war.positions import (
    GAME,
    PLACES,
    TILE_CELLS,
    asked,
    at,
    box,
    carried,
    choices,
    find,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)

# Neighbours.


@pytest.mark.rule("IW-3.1", "IW-3.2")
@pytest.mark.parametrize(
    ("cell", "adjacent"),
    [
        ("3,3", {"3,2", "4,3", "3,4", "2,3"}),
        ("1,1", {"1,0", "2,1", "1,2", "0,1"}),
        ("5,0", {"4,0", "6,0", "5,1"}),
        ("9,0", {"8,0", "9,1"}),
        ("0,1", {"0,2", "1,1"}),
        ("10,8", {"10,7", "9,8"}),
    ],
)
def test_adjacent_cells_share_an_edge(cell: str, adjacent: set[str]) -> None:
    state = position("captain_america star_lord", {"3,3": "loki", "1,1": "energy"}, captain_america=cell)
    assert choices(state, "move captain_america") == adjacent
    refused = refusal(state, "move captain_america 4,4")
    assert (refused.rule, refused.key) == ("IW-5.1", "not-adjacent")


@pytest.mark.rule("IW-3.2")
def test_a_cell_at_the_corner_is_not_adjacent_for_the_time_stone_but_surrounds_gamora() -> None:
    ground = open_ground("3,3")
    time = position("thor star_lord", ground, {"4,4": "energy"}, thor=at("3,3", right="stone_time"))
    assert "use stone_time" not in legal(time)
    beside = position("thor star_lord", ground, {"3,4": "energy"}, thor=at("3,3", right="stone_time"))
    assert "use stone_time" in legal(beside)
    gamora = position("star_lord thor", ground, {"4,4": "energy"}, gamora="3,3")
    play(gamora, "ability gamora")
    assert carried(gamora, "gamora") == ["energy"]


@pytest.mark.rule("IW-3.3")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("3,3", {"2,2", "3,2", "4,2", "2,3", "4,3", "2,4", "3,4", "4,4"}),
        ("1,1", {"1,0", "2,0", "0,1", "2,1", "0,2", "1,2", "2,2"}),
        ("5,0", {"4,0", "6,0", "4,1", "5,1", "6,1"}),
        ("0,1", {"1,0", "1,1", "0,2", "1,2"}),
    ],
)
def test_surrounding_cells_touch_by_an_edge_or_a_corner(cell: str, around: set[str]) -> None:
    state = position("captain_america star_lord", {"3,3": "loki", "1,1": "energy"}, captain_america=cell)
    play(state, "ability captain_america")
    assert choices(state, "choose") == around


@pytest.mark.rule("IW-3.4", "IW-3.5", "IW-3.6")
def test_free_cells_hold_neither_tokens_nor_standees_and_may_be_open_or_closed_or_outside() -> None:
    state = position(
        "star_lord iron_man",
        {"2,7": "thanos_base", "2,2": "loki", **open_ground("3,3", "4,3")},
        {"3,3": "energy", "7,0": "hero_hulk"},
        star_lord="4,3",
        iron_man="0,5",
        thanos="6,6",
    )
    play(state, "ability star_lord")
    free = choices(state, "choose")
    tokens = {cell for cell in TILE_CELLS + PLACES if lying(state, cell)}
    assert {"3,3", "7,0"} <= tokens
    assert free == set(TILE_CELLS + PLACES) - tokens - {"4,3", "0,5", "6,6", "5,1", "5,8"}
    assert (tile(state, "2,2"), tile(state, "2,3")) == ("loki", "red")
    assert {"2,2", "2,3", "1,0", "10,8", "2,7"} <= free


# Places outside.


@pytest.mark.rule("IW-3.6", "IW-AMB-14")
def test_34_places_border_the_board_and_its_outer_corners_are_none() -> None:
    state = position("star_lord iron_man")
    play(state, "ability star_lord")
    assert len(PLACES) == 34
    assert set(PLACES) <= choices(state, "choose")
    for corner in ("0,0", "10,0", "0,9", "10,9"):
        with pytest.raises(BadAction):
            GAME.parse(f"choose {corner}")


@pytest.mark.rule("IW-3.7")
def test_tokens_are_left_and_picked_up_on_a_place() -> None:
    state = position(iron_man=at("4,0", left="hero_hulk"), spider_man="4,0")
    play(state, "leave iron_man left")
    assert lying(state, "4,0") == ["hero_hulk"]
    play(state, "pick up spider_man superhero")
    assert (lying(state, "4,0"), carried(state, "spider_man")) == ([], ["hero_hulk"])


@pytest.mark.rule("IW-3.7", "IW-5.5")
def test_a_foreign_character_is_returned_from_a_place() -> None:
    state = position(iron_man="4,0", star_lord=at("3,0", right="stone_soul"))
    play(state, "move iron_man 3,0")
    assert (where(state, "star_lord"), lying(state, "3,0")) == ("5,8", ["stone_soul"])


@pytest.mark.rule("IW-3.7", "IW-14.20")
def test_thanos_goes_to_a_place() -> None:
    state = position(
        tiles={"2,7": "thanos_base", "2,1": "energy"}, tokens={"2,1": ""}, iron_man=at("2,0", left="hero_hulk"),
        thanos="2,1",
    )  # fmt: skip
    play(state, "swap base 6,1", "end turn")
    assert (where(state, "thanos"), where(state, "iron_man")) == ("2,0", "6,1")


# Traps.


@pytest.mark.rule("IW-3.8", "IW-AMB-5")
@pytest.mark.parametrize(
    ("face", "trap"),
    [
        ("corvus", True),
        ("outrider_general", True),
        ("thanos_base", True),
        ("base_captain_america", True),
        ("base_star_lord", True),
        ("base_iron_man", False),
        ("proxima", False),
        ("cull_obsidian", False),
        ("loki", False),
        ("battlefield", False),
        ("arrow_4", False),
    ],
)
def test_the_orange_tiles_are_traps_which_the_space_stone_may_ignore(face: str, trap: bool) -> None:
    state = position(
        tiles={"3,1": face, "2,1": "energy", **({"5,1": "teleport"} if face == "base_iron_man" else {})},
        iron_man=at("2,1", right="stone_space"),
        spider_man="2,1",
        star_lord="9,0",
        gamora="9,0",
        thanos="6,6" if face == "thanos_base" else None,
    )
    play(state, "move iron_man 3,1")
    if asked(state) == "window":
        play(state, "continue")
    assert (asked(state) == "trap") == trap


@pytest.mark.rule("IW-3.8")
@pytest.mark.parametrize("face", ["outrider_general", "corvus", "arrow_1 west"])
def test_a_trap_harms_characters_but_not_thanos(face: str) -> None:
    state = position(
        tiles={"2,7": "thanos_base", "4,3": face, **open_ground("4,2")},
        iron_man=at("4,2", left="hero_hulk"),
        thanos="4,4",
        gauntlet=1,
        active=1,
    )
    log = pass_turn(state)
    assert where(state, "thanos") == "4,3"
    assert not {"detained", "property", "ejected"} & set(kinds(log))

    state = position(tiles={"4,3": "outrider_general", **open_ground("4,2")}, iron_man="4,2")
    play(state, "move iron_man 4,3", "continue")
    assert look(state, "iron_man")["detained"] == "fresh"


@pytest.mark.rule("IW-3.9", "IW-17.12")
@pytest.mark.parametrize(("base", "home"), [("base_star_lord", "5,1"), ("base_thor", "5,1"), ("base_iron_man", "3,1")])
def test_a_team_base_is_a_trap_for_all_other_teams(base: str, home: str) -> None:
    state = position(
        tiles={"3,1": base, "2,1": "energy", **({"5,1": "teleport"} if base == "base_iron_man" else {})},
        iron_man=at("2,1", left="hero_hulk"),
        spider_man="2,1",
        star_lord="9,0",
        gamora="9,0",
    )
    play(state, "move iron_man 3,1", "continue")
    assert where(state, "iron_man") == home
    kept = base == "base_iron_man"
    assert (carried(state, "iron_man"), lying(state, "3,1")) == ((["hero_hulk"], []) if kept else ([], ["hero_hulk"]))


# Returning.


@pytest.mark.rule("IW-3.10", "IW-5.7")
def test_returning_is_leaving_everything_on_the_cell_and_going_to_the_own_base_wherever_it_lies() -> None:
    state = position(
        tiles={"1,4": "base_star_lord", **open_ground("3,3", "3,2")},
        iron_man="3,2",
        star_lord=at("3,3", left="energy", right="stone_time"),
        gamora="9,0",
    )
    log = play(state, "move iron_man 3,3")
    assert the(log, "returned_by").data == {"character": "star_lord", "from": "3,3", "to": "1,4", "by": "iron_man"}
    assert find(state, "base_star_lord") == [where(state, "star_lord")]
    assert (carried(state, "star_lord"), sorted(lying(state, "3,3"))) == ([], ["energy", "stone_time"])
    assert box(state) == []
