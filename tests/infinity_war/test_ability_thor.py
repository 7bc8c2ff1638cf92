"""Thor's ray returns all in a direction, Rocket changes places (IW-10.25 … 10.33)."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    choices,
    every,
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

TEAMS = "thor star_lord"


@pytest.mark.rule("IW-10.25")
def test_thor_chooses_a_straight_direction_with_somebody_in_it() -> None:
    state = position(
        TEAMS, open_ground("3,3", "3,6", "7,3", "4,4"), thor="3,3", rocket="3,6", star_lord="7,3", gamora="4,4"
    )
    play(state, "ability thor")
    assert asked(state) == "ray"
    assert legal(state) == ["direction east", "direction south"]


@pytest.mark.rule("IW-10.25")
def test_a_ray_without_anybody_is_not_offered() -> None:
    state = position(TEAMS, open_ground("3,3", "4,4"), thor="3,3", star_lord="4,4")
    assert "ability thor" not in legal(state)
    assert refusal(state, "ability thor").rule == "IW-10.26"


@pytest.mark.rule("IW-10.26")
def test_all_characters_in_the_ray_are_returned_and_leave_their_tokens() -> None:
    state = position(
        TEAMS,
        open_ground("2,3", "4,3", "6,3", "2,5", "4,4"),
        thor="2,3",
        rocket=at("4,3", left="energy"),
        star_lord=at("6,3", left="hero_hulk", right="stone_soul"),
        gamora=at("2,5", left="hero_wong"),
    )
    log = play(state, "ability thor", "direction east")
    assert where(state, "rocket") == "5,1"
    assert where(state, "star_lord") == "5,8"
    assert where(state, "gamora") == "2,5"
    assert where(state, "thor") == "2,3"
    assert lying(state, "4,3") == ["energy"]
    assert sorted(lying(state, "6,3")) == ["hero_hulk", "stone_soul"]
    assert carried(state, "gamora") == ["hero_wong"]
    assert {data["by"] for data in every(log, "returned_by")} == {"thor"}


@pytest.mark.rule("IW-10.26")
def test_the_ray_spares_whoever_stands_with_thor() -> None:
    state = position(TEAMS, open_ground("2,3", "4,3"), thor="2,3", rocket=at("2,3", left="energy"), star_lord="4,3")
    play(state, "ability thor")
    assert where(state, "rocket") == "2,3"
    assert where(state, "star_lord") == "5,8"


@pytest.mark.rule("IW-10.27")
def test_thors_ray_returns_thanos() -> None:
    tiles = open_ground("2,3") | {"7,5": "thanos_base", "6,3": "red"}
    state = position(TEAMS, tiles, {"6,3": "hero_hulk"}, thanos="6,3", thor="2,3")
    log = play(state, "ability thor")
    assert where(state, "thanos") == "7,5"
    assert lying(state, "6,3") == ["hero_hulk"]
    assert the(log, "thanos_returned_by").data["by"] == "thor"


@pytest.mark.rule("IW-10.27")
def test_thanos_outside_the_ray_is_not_hit() -> None:
    tiles = open_ground("2,3", "6,3") | {"7,5": "thanos_base"}
    beside = position(TEAMS, tiles, thanos="2,6", gauntlet=1, thor="2,3", star_lord="6,3")
    play(beside, "ability thor", "direction east")
    assert where(beside, "thanos") == "2,6"
    assert where(beside, "star_lord") == "5,8"
    in_no_line = position(TEAMS, tiles, thanos="4,6", gauntlet=1, thor="2,3")
    assert "ability thor" not in legal(in_no_line)


@pytest.mark.rule("IW-10.28")
def test_thors_ray_reaches_the_places_outside() -> None:
    state = position(TEAMS, open_ground("2,3"), thor="2,3", star_lord=at("0,3", left="energy"), gamora="10,3")
    play(state, "ability thor")
    assert legal(state) == ["direction east", "direction west"]
    play(state, "direction west")
    assert where(state, "star_lord") == "5,8"
    assert lying(state, "0,3") == ["energy"]
    assert where(state, "gamora") == "10,3"


@pytest.mark.rule("IW-10.28")
def test_from_outside_the_ray_runs_along_the_strip_and_across_the_board() -> None:
    state = position(TEAMS, thor="3,0", star_lord="8,0", gamora="3,9")
    play(state, "ability thor")
    assert legal(state) == ["direction east", "direction south"]
    play(state, "direction south")
    assert where(state, "gamora") == "5,8"
    assert where(state, "star_lord") == "8,0"


@pytest.mark.rule("IW-10.29")
def test_rocket_changes_places_with_anybody_who_is_on_no_base() -> None:
    tiles = open_ground("2,2", "2,4", "7,2") | {"7,4": "thanos_base"}
    state = position(TEAMS, tiles, thanos="6,6", rocket="2,2", thor="2,4", star_lord="7,2")
    play(state, "ability rocket")
    assert asked(state) == "swap_places"
    assert choices(state, "choose") == {"2,4", "7,2", "6,6"}  # not Gamora, who is at home
    log = play(state, "choose 7,2")
    assert where(state, "rocket") == "7,2"
    assert where(state, "star_lord") == "2,2"
    assert len(every(log, "swap_places")) == 2


@pytest.mark.rule("IW-10.29")
def test_nobody_changes_places_on_a_base() -> None:
    at_home = position(TEAMS, open_ground("7,2"), star_lord="7,2")
    assert refusal(at_home, "ability rocket").rule == "IW-10.29"
    tiles = open_ground("2,2", "3,2") | {"7,4": "thanos_base", "3,1": "base_iron_man"}
    on_foreign_bases = position(TEAMS, tiles, thanos="7,4", rocket="2,2", star_lord=at("3,1", right="stone_space"))
    assert "ability rocket" not in legal(on_foreign_bases)
    all_at_home = position(TEAMS, tiles | {"7,4": "loki"}, rocket="2,2")
    assert "ability rocket" not in legal(all_at_home)
    on_the_field = position(TEAMS, tiles, thanos="7,4", rocket="2,2", star_lord=at("3,2", right="stone_space"))
    assert "ability rocket" in legal(on_the_field)


@pytest.mark.rule("IW-10.29")
def test_rocket_chooses_between_two_on_one_cell() -> None:
    state = position(TEAMS, open_ground("2,2", "7,2"), rocket="2,2", star_lord="7,2", gamora=at("7,2", left="energy"))
    play(state, "ability rocket")
    assert legal(state) == ["partner star_lord", "partner gamora"]
    play(state, "partner star_lord")
    assert where(state, "star_lord") == "2,2"
    assert where(state, "rocket") == "7,2"
    assert where(state, "gamora") == "5,8"  # returned by Rocket, whose turn it is
    assert lying(state, "7,2") == ["energy"]


@pytest.mark.rule("IW-10.30")
def test_rockets_swap_is_no_move() -> None:
    state = position(
        TEAMS, open_ground("2,2", "7,2"), rocket=at("2,2", visited=["7,2"], detained="serving"), star_lord="7,2"
    )
    play(state, "ability rocket")
    assert where(state, "rocket") == "7,2"
    assert asked(state) == "turn"
    assert "move thor 4,1" in legal(state)


@pytest.mark.rule("IW-10.31")
def test_both_keep_their_tokens_and_the_tiles_stay() -> None:
    state = position(
        TEAMS,
        open_ground("2,2"),
        {"2,2": "hero_drax"},
        rocket=at("2,2", left="energy", right="stone_soul"),
        star_lord=at("0,4", left="hero_hulk", right="stone_mind"),
    )
    play(state, "ability rocket")
    assert carried(state, "rocket") == ["energy", "stone_soul"]
    assert carried(state, "star_lord") == ["hero_hulk", "stone_mind"]
    assert where(state, "rocket") == "0,4"
    assert tile(state, "2,2") == "battlefield"
    assert lying(state, "2,2") == ["hero_drax"]


@pytest.mark.rule("IW-10.32", "IW-10.33")
def test_the_tile_works_on_rocket_but_not_on_the_other() -> None:
    tiles = {"2,2": "outrider_general", "7,2": "arrow_1 east", "8,2": "battlefield"}
    state = position(TEAMS, tiles, rocket="2,2", star_lord="7,2", thor=at("5,1", used=True))
    log = play(state, "ability rocket")
    assert where(state, "rocket") == "8,2"
    assert where(state, "star_lord") == "2,2"
    assert look(state, "star_lord")["detained"] == "upright"
    assert the(log, "property").data["character"] == "rocket"


@pytest.mark.rule("IW-10.32")
def test_rocket_opens_the_tile_thanos_stood_on_and_thanos_stands_on_rockets() -> None:
    tiles = {"2,2": "outrider_general", "7,2": "red", "7,4": "thanos_base"}
    state = position(TEAMS, tiles, thanos="7,2", gauntlet=1, rocket=at("2,2", right="stone_soul"))
    play(state, "ability rocket", "* open stone_mind")
    assert where(state, "rocket") == "7,2"
    assert where(state, "thanos") == "2,2"
    assert lying(state, "7,2") == ["stone_mind"]
    assert box(state) == []
