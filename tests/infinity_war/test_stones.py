"""The six Infinity Stones one by one (IW-12)."""

import pytest

from tests.infinity_war.positions import (
    RING,
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

# Soul.


@pytest.mark.rule("IW-12.1")
def test_thanos_does_not_turn_toward_the_bearer_of_soul() -> None:
    tiles = open_ground("2,4", "2,7") | {"7,4": "thanos_base"}
    ignored = position(tiles=tiles, thanos="2,5", phase="post", iron_man=at("2,4", right="stone_soul"), star_lord="2,7")
    play(ignored, "end turn")
    assert where(ignored, "thanos") == "2,6"
    assert where(ignored, "iron_man") == "2,4"
    hunted = position(tiles=tiles, thanos="2,5", phase="post", iron_man=at("2,4", right="stone_time"), star_lord="2,7")
    play(hunted, "end turn")
    assert where(hunted, "thanos") == "2,4"


@pytest.mark.rule("IW-12.1")
def test_the_bearer_of_soul_is_left_out_when_ties_are_counted() -> None:
    tiles = open_ground("2,2", "4,2", "3,3") | {"7,4": "thanos_base"}
    state = position(
        tiles=tiles, thanos="3,2", phase="post", iron_man=at("2,2", right="stone_soul"), star_lord="4,2", gamora="3,3"
    )
    play(state, "end turn", "* toss stones")
    assert where(state, "thanos") == "4,2"


@pytest.mark.rule("IW-12.2")
def test_thanos_pushed_onto_the_bearer_of_soul_returns_him() -> None:
    tiles = open_ground("2,4", "7,2") | {"7,4": "thanos_base"}
    state = position(
        tiles=tiles,
        thanos="2,5",
        gauntlet=1,
        iron_man=at("2,4", left="hero_hulk", right="stone_soul"),
        spider_man="3,0",
        star_lord="7,2",
    )
    play(state, "move spider_man 3,1", "* open q_ship", "continue", "push thanos 2,4")
    assert where(state, "iron_man") == "5,1"
    assert box(state) == ["stone_soul"]
    assert lying(state, "2,4") == ["hero_hulk"]


# Power.


@pytest.mark.rule("IW-12.3", "IW-12.5")
def test_after_a_rotation_the_base_of_the_bearer_may_go_along_its_side() -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "rotation_cw", "9,2": "loki"}
    state = position("iron_man star_lord thor", tiles, iron_man=at("2,2", right="stone_power"))
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "power"
    east = {f"9,{y}" for y in range(1, 9)}
    assert choices(state, "choose") == east - {"9,7"}
    assert choices(state, "choose") <= set(RING)
    play(state, "choose 9,2")
    assert tile(state, "9,2") == "base_iron_man"
    assert tile(state, "9,7") == "loki"
    assert where(state, "spider_man") == "9,2"


@pytest.mark.rule("IW-12.3")
def test_the_power_stone_may_be_declined_and_works_for_its_bearers_team_only() -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "rotation_cw"}
    state = position(tiles=tiles, iron_man="2,2", star_lord=at("7,2", right="stone_power"))
    play(state, "move iron_man 3,2", "continue")
    assert state.actor == 1
    assert choices(state, "choose") == {f"{x},1" for x in range(1, 10)} - {"5,1"}
    play(state, "decline")
    assert tile(state, "5,1") == "base_star_lord"
    assert asked(state) == "finish"
    assert state.actor == 0


@pytest.mark.rule("IW-12.3")
def test_a_single_base_moved_does_not_wake_the_power_stone() -> None:
    state = position(tiles=open_ground("2,2"), iron_man=at("2,2", right="stone_power"))
    play(state, "swap base 4,1")
    assert asked(state) == "finish"


@pytest.mark.rule("IW-12.4")
@pytest.mark.parametrize("bearer", ["iron_man", "spider_man"])
def test_either_character_may_carry_power(bearer: str) -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "rotation_ccw"}
    state = position(
        tiles=tiles,
        iron_man=at("2,2", right="stone_power" if bearer == "iron_man" else None),
        spider_man=at("7,2", right="stone_power" if bearer == "spider_man" else None),
    )
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "power"
    assert choices(state, "choose") == {f"{x},8" for x in range(1, 10)} - {"5,8"}


@pytest.mark.rule("IW-12.5")
def test_from_a_corner_power_reaches_both_sides_and_never_the_inside() -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "rotation_cw", "9,1": "base_star_lord"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_power"))
    play(state, "move iron_man 3,2", "continue")
    north_and_east = {f"{x},1" for x in range(1, 10)} | {f"9,{y}" for y in range(1, 9)}
    assert choices(state, "choose") == north_and_east - {"9,1"}


# Time.


@pytest.mark.rule("IW-12.6")
def test_time_takes_a_token_from_an_adjacent_cell_even_off_a_card() -> None:
    tiles = open_ground("2,2", "3,2", "3,3", "2,3")
    state = position(
        tiles=tiles,
        tokens={"3,3": "energy", "2,3": "hero_hulk"},
        iron_man=at("2,2", right="stone_time"),
        star_lord=at("3,2", left="hero_wong"),
    )
    play(state, "use stone_time")
    assert choices(state, "choose") == {"3,2", "2,3"}  # 3,3 touches by a corner only
    log = play(state, "choose 3,2")
    assert carried(state, "iron_man") == ["hero_wong", "stone_time"]
    assert carried(state, "star_lord") == []
    assert where(state, "star_lord") == "3,2"
    assert the(log, "taken_from").data["holder"] == "star_lord"
    assert refusal(state, "use stone_time").rule == "IW-11.4"


@pytest.mark.rule("IW-12.7")
def test_with_the_left_slot_full_time_takes_no_other_token() -> None:
    tiles = open_ground("2,2", "3,2")
    state = position(tiles=tiles, tokens={"3,2": "hero_hulk"}, iron_man=at("2,2", left="energy", right="stone_time"))
    assert refusal(state, "use stone_time").rule == "IW-12.7"
    play(state, "leave iron_man left", "use stone_time")
    assert carried(state, "iron_man") == ["hero_hulk", "stone_time"]


@pytest.mark.rule("IW-12.8")
def test_time_taking_another_stone_is_left_on_the_bearers_cell() -> None:
    tiles = open_ground("2,2", "3,2")
    state = position(
        tiles=tiles, iron_man=at("2,2", left="energy", right="stone_time"), star_lord=at("3,2", right="stone_mind")
    )
    play(state, "use stone_time")
    assert carried(state, "iron_man") == ["energy", "stone_mind"]
    assert lying(state, "2,2") == ["stone_time"]
    assert carried(state, "star_lord") == []


# Space.


@pytest.mark.rule("IW-12.9")
@pytest.mark.parametrize("trap", ["outrider_general", "corvus"])
def test_the_bearer_of_space_may_ignore_a_trap_or_suffer_it(trap: str) -> None:
    tiles = open_ground("2,2") | {"3,2": trap}
    ignoring = position(tiles=tiles, iron_man=at("2,2", left="hero_hulk", right="stone_space"))
    log = play(ignoring, "move iron_man 3,2", "continue", "ignore")
    assert where(ignoring, "iron_man") == "3,2"
    assert look(ignoring, "iron_man")["detained"] == "upright"
    assert carried(ignoring, "iron_man") == ["hero_hulk", "stone_space"]
    assert the(log, "trap_ignored").data == {"character": "iron_man", "tile": trap, "cell": "3,2"}
    suffering = position(tiles=tiles, iron_man=at("2,2", right="stone_space"))
    play(suffering, "move iron_man 3,2", "continue", "suffer")
    assert look(suffering, "iron_man")["detained"] == "fresh"


@pytest.mark.rule("IW-12.9")
def test_what_is_no_trap_cannot_be_ignored() -> None:
    state = position(
        tiles=open_ground("2,2") | {"3,2": "arrow_1 east", "4,2": "loki"}, iron_man=at("2,2", right="stone_space")
    )
    log = play(state, "move iron_man 3,2", "continue")
    assert where(state, "iron_man") == "4,2"
    assert "trap_ignored" not in kinds(log)


@pytest.mark.rule("IW-12.10")
@pytest.mark.parametrize(
    ("cell", "base"), [("3,1", "base_thor"), ("3,2", "thanos_base"), ("3,1", "base_star_lord")], ids=str
)
def test_space_covers_foreign_bases(cell: str, base: str) -> None:
    beside = "2,1" if cell == "3,1" else "2,2"
    tiles = open_ground(beside, "7,2") | {cell: base}
    thanos = "7,6" if base == "thanos_base" else None
    with_space = position(
        tiles=tiles,
        thanos=thanos,
        gauntlet=1 if thanos else None,
        iron_man=at(beside, right="stone_space"),
        star_lord="7,2",
        gamora="7,2",
    )
    play(with_space, f"move iron_man {cell}", "continue", "ignore")
    assert where(with_space, "iron_man") == cell
    without = position(
        tiles=tiles,
        thanos=thanos,
        gauntlet=1 if thanos else None,
        iron_man=at(beside, right="stone_time"),
        star_lord="7,2",
        gamora="7,2",
    )
    play(without, f"move iron_man {cell}", "continue")
    assert where(without, "iron_man") == "5,1"


@pytest.mark.rule("IW-12.11")
def test_on_a_foreign_base_space_cannot_be_exchanged_for_its_stone() -> None:
    tiles = open_ground("7,2")
    state = position(
        tiles=tiles,
        tokens={"5,8": "stone_soul"},
        iron_man=at("5,8", left="hero_hulk", right="stone_space"),
        star_lord="7,2",
        gamora="7,2",
    )
    assert legal(state, "pick_up") == []
    log = play(state, "leave iron_man right")
    assert where(state, "iron_man") == "5,1"
    assert carried(state, "iron_man") == []
    assert sorted(lying(state, "5,8")) == ["hero_hulk", "stone_soul", "stone_space"]
    assert the(log, "returned").rule == "IW-12.11"


# Reality.


@pytest.mark.rule("IW-12.12")
def test_reality_turns_the_own_or_an_adjacent_arrow_by_a_quarter() -> None:
    tiles = {"2,1": "arrow_3 north", "2,2": "arrow_1 east", "3,2": "arrow_2 north", "3,3": "arrow_1 north"}
    state = position(tiles=tiles | {"2,3": "arrow_4", "1,2": "loki"}, iron_man=at("2,2", right="stone_reality"))
    play(state, "use stone_reality")
    # Neither the four-way arrow nor the one over the corner.
    assert legal(state) == ["choose 2,1", "choose 2,2", "choose 3,2"]
    one_way = state.clone()
    play(one_way, "choose 2,2")
    assert legal(one_way) == ["turn clockwise", "turn counterclockwise"]
    other_way = one_way.clone()
    play(one_way, "turn clockwise")
    assert tile(one_way, "2,2") == "arrow_1 south"
    play(other_way, "turn counterclockwise")
    assert tile(other_way, "2,2") == "arrow_1 north"
    play(state, "choose 3,2")
    assert tile(state, "3,2") == "arrow_2 east"
    assert refusal(state, "use stone_reality").rule == "IW-11.4"


@pytest.mark.rule("IW-12.13")
def test_turning_the_own_tile_carries_nobody_off() -> None:
    state = position(tiles={"2,2": "arrow_1 east", "2,3": "battlefield"}, iron_man=at("2,2", right="stone_reality"))
    log = play(state, "use stone_reality", "turn clockwise")
    assert tile(state, "2,2") == "arrow_1 south"
    assert where(state, "iron_man") == "2,2"
    assert asked(state) == "turn"
    assert not {"arrow", "property"} & set(kinds(log))


# Mind.


@pytest.mark.rule("IW-12.14", "IW-12.15", "IW-12.17")
def test_whoever_returns_the_bearer_of_mind_is_returned_himself() -> None:
    tiles = open_ground("2,2") | {"3,2": "outrider_general"}
    state = position(
        tiles=tiles,
        iron_man=at("2,2", left="energy"),
        spider_man="5,1",
        star_lord=at("3,2", left="hero_hulk", right="stone_mind"),
    )
    log = play(state, "move iron_man 3,2")
    assert where(state, "star_lord") == "5,8"
    assert where(state, "iron_man") == "5,1"
    assert look(state, "iron_man")["detained"] == "upright"
    assert carried(state, "iron_man") == []
    assert sorted(lying(state, "3,2")) == ["energy", "hero_hulk", "stone_mind"]
    assert "property" not in kinds(log)
    assert every(log, "returned") == [{"character": "iron_man", "from": "3,2", "to": "5,1"}]
    assert legal(state, "pick_up") == []


@pytest.mark.rule("IW-12.14")
def test_without_mind_the_one_who_comes_stays() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man="2,2", star_lord=at("3,2", right="stone_soul"))
    play(state, "move iron_man 3,2")
    assert where(state, "iron_man") == "3,2"


@pytest.mark.rule("IW-12.14")
def test_mind_lying_on_the_floor_returns_nobody() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), tokens={"3,2": "stone_mind"}, iron_man="2,2", star_lord="3,2")
    play(state, "move iron_man 3,2", "pick up iron_man stone_mind")
    assert where(state, "iron_man") == "3,2"


@pytest.mark.rule("IW-12.16")
def test_thanos_returning_the_bearer_of_mind_goes_home_without_the_stone() -> None:
    tiles = open_ground("2,4") | {"7,4": "thanos_base"}
    state = position(tiles=tiles, thanos="2,5", phase="post", iron_man=at("2,4", left="hero_hulk", right="stone_mind"))
    play(state, "end turn")
    assert where(state, "iron_man") == "5,1"
    assert where(state, "thanos") == "7,4"
    assert sorted(lying(state, "2,4")) == ["hero_hulk", "stone_mind"]
    assert box(state) == []


@pytest.mark.rule("IW-12.16")
def test_mind_works_against_a_ray_from_afar() -> None:
    thor = position(
        "thor star_lord",
        open_ground("2,3", "6,3"),
        thor=at("2,3", left="energy"),
        star_lord=at("6,3", right="stone_mind"),
    )
    play(thor, "ability thor")
    assert where(thor, "thor") == "5,1"
    assert where(thor, "star_lord") == "5,8"
    assert lying(thor, "2,3") == ["energy"]
    proxima = position(
        tiles=open_ground("2,2", "6,3") | {"2,3": "proxima"}, iron_man="2,2", star_lord=at("6,3", right="stone_mind")
    )
    play(proxima, "move iron_man 2,3", "continue", "direction east")
    assert where(proxima, "iron_man") == "5,1"
    assert lying(proxima, "6,3") == ["stone_mind"]
