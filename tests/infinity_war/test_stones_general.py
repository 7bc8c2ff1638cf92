"""Infinity Stones in general: who may use them, when, and where they go (IW-11)."""

import pytest

from tests.infinity_war.positions import (
    STONES,
    asked,
    at,
    box,
    carried,
    choices,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    play,
    position,
    refusal,
    the,
    where,
)


@pytest.mark.rule("IW-11.1")
@pytest.mark.parametrize("stone", STONES)
def test_only_time_and_reality_are_used_as_an_action(stone: str) -> None:
    tiles = open_ground("2,2") | {"3,2": "arrow_1 east"}
    state = position(tiles=tiles, tokens={"2,1": "energy"}, iron_man=at("2,2", right=stone))
    assert legal(state, "use") == ([f"use {stone}"] if stone in ("stone_time", "stone_reality") else [])


@pytest.mark.rule("IW-11.2")
def test_a_stone_works_only_from_the_slot_of_its_bearer() -> None:
    tiles = open_ground("2,2") | {"3,2": "arrow_1 east"}
    carried_by_him = position(tiles=tiles, iron_man=at("2,2", right="stone_reality"))
    assert legal(carried_by_him, "use") == ["use stone_reality"]
    under_him = position(tiles=tiles, tokens={"2,2": "stone_reality"}, iron_man="2,2")
    assert refusal(under_him, "use stone_reality").rule == "IW-11.2"
    beside = tiles | open_ground("4,2")
    another_bears_it = position(tiles=beside, iron_man="2,2", star_lord=at("4,2", right="stone_reality"))
    assert refusal(another_bears_it, "use stone_reality").rule == "IW-11.2"
    with_a_stone_of_his_own = position(
        tiles=beside, iron_man=at("2,2", right="stone_soul"), star_lord=at("4,2", right="stone_reality")
    )
    assert legal(with_a_stone_of_his_own, "use") == []


@pytest.mark.rule("IW-11.2")
def test_the_partner_of_the_space_bearer_is_not_protected() -> None:
    tiles = open_ground("2,2") | {"3,2": "outrider_general"}
    state = position(tiles=tiles, iron_man=at("2,2", used=True), spider_man=at("4,0", used=True, right="stone_space"))
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) != "trap"
    assert look(state, "iron_man")["detained"] == "fresh"


@pytest.mark.rule("IW-11.3")
def test_a_passive_stone_is_asked_for_at_its_moment_and_may_be_declined() -> None:
    tiles = open_ground("2,2") | {"3,2": "outrider_general"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_space"))
    assert asked(state) == "turn"
    play(state, "move iron_man 3,2")
    assert asked(state) == "window"
    play(state, "continue")
    assert asked(state) == "trap"
    assert legal(state) == ["ignore", "suffer"]


@pytest.mark.rule("IW-11.3")
def test_the_power_stone_is_asked_for_in_the_turn_of_another_team_too() -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "rotation_cw"}
    state = position(
        tiles=tiles,
        iron_man=at("2,2", used=True),
        spider_man=at("5,1", used=True),
        gamora=at("7,2", right="stone_power"),
    )
    play(state, "move iron_man 3,2")
    assert (state.actor, asked(state)) == (1, "power")


@pytest.mark.rule("IW-11.4")
def test_an_active_stone_works_once_in_a_turn() -> None:
    tiles = open_ground("2,2") | {"3,2": "arrow_1 east"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_reality"))
    play(state, "use stone_reality", "turn clockwise")
    assert refusal(state, "use stone_reality").rule == "IW-11.4"
    assert state.dump()["spent"] == ["stone_reality"]


@pytest.mark.rule("IW-11.4")
def test_the_bearer_of_an_active_stone_need_not_be_the_one_moving() -> None:
    tiles = open_ground("2,2", "7,3") | {"3,2": "arrow_1 east", "7,2": "outrider_general"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_reality", used=True), spider_man=at("7,3", used=True))
    play(state, "move spider_man 7,2")
    assert asked(state) == "window"
    play(state, "use stone_reality", "turn clockwise", "continue")
    assert asked(state) == "finish"
    assert legal(state, "use") == []
    fresh = position(tiles=tiles, iron_man=at("2,2", right="stone_reality"), phase="post")
    assert legal(fresh, "use") == ["use stone_reality"]


@pytest.mark.rule("IW-11.4")
def test_the_next_turn_gives_an_active_stone_back_but_not_to_others() -> None:
    tiles = open_ground("2,2") | {"3,2": "arrow_1 east"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_reality"), spent=["stone_reality"])
    play(state, "swap base 4,1", "end turn")
    assert state.actor == 1
    assert legal(state, "use") == []
    play(state, "swap base 4,8", "end turn")
    assert state.actor == 0
    assert legal(state, "use") == ["use stone_reality"]


@pytest.mark.rule("IW-11.5")
def test_a_stone_needs_the_slot_of_its_own_and_there_is_one() -> None:
    with_hero = position(tiles=open_ground("2,2"), tokens={"2,2": "stone_soul"}, iron_man=at("2,2", left="hero_hulk"))
    play(with_hero, "pick up iron_man stone_soul")
    assert carried(with_hero, "iron_man") == ["hero_hulk", "stone_soul"]
    with_stone = position(
        tiles=open_ground("2,2"), tokens={"2,2": "stone_soul"}, iron_man=at("2,2", right="stone_mind")
    )
    assert legal(with_stone, "pick_up") == []
    play(with_stone, "leave iron_man right", "pick up iron_man stone_soul")
    assert carried(with_stone, "iron_man") == ["stone_soul"]


@pytest.mark.rule("IW-11.6")
def test_a_returned_bearer_leaves_his_stone_on_the_cell() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man="2,2", star_lord=at("3,2", right="stone_soul"))
    log = play(state, "move iron_man 3,2")
    assert carried(state, "star_lord") == []
    assert lying(state, "3,2") == ["stone_soul"]
    assert the(log, "dropped").data["token"] == "stone_soul"
    assert "pick up iron_man stone_soul" in legal(state)


@pytest.mark.rule("IW-11.7")
def test_thanos_takes_the_stone_of_whom_he_returns() -> None:
    tiles = open_ground("2,2", "3,2") | {"7,2": "thanos_base"}
    state = position(tiles=tiles, thanos="3,2", gauntlet=1, iron_man=at("2,2", left="hero_hulk", right="stone_soul"))
    log = play(state, "move iron_man 3,2")
    assert where(state, "iron_man") == "5,1"
    assert box(state) == ["stone_soul"]
    assert lying(state, "3,2") == ["hero_hulk"]
    assert the(log, "seized").data == {"character": "iron_man", "token": "stone_soul", "cell": "3,2"}


@pytest.mark.rule("IW-11.8")
def test_a_bearer_who_walks_home_keeps_everything() -> None:
    state = position(
        tiles=open_ground("5,2", "2,2"),
        iron_man=at("5,2", left="hero_hulk", right="stone_soul"),
        spider_man=at("2,2", left="hero_wong", right="stone_time"),
    )
    log = play(state, "move iron_man 5,1", "continue", "call")
    assert where(state, "iron_man") == where(state, "spider_man") == "5,1"
    assert carried(state, "iron_man") == ["hero_hulk", "stone_soul"]
    assert carried(state, "spider_man") == ["hero_wong", "stone_time"]
    assert "dropped" not in kinds(log)


@pytest.mark.rule("IW-11.9")
def test_thanos_cannot_take_a_stone_from_a_team_base() -> None:
    tiles = open_ground("5,2") | {"7,4": "thanos_base"}
    state = position(tiles=tiles, tokens={"5,1": "stone_soul stone_mind"}, thanos="5,2", phase="post")
    log = play(state, "end turn")
    assert the(log, "thanos_moves").data["to"] == "5,1"
    assert where(state, "thanos") == "7,4"
    assert sorted(lying(state, "5,1")) == ["stone_mind", "stone_soul"]
    assert box(state) == []


@pytest.mark.rule("IW-11.10")
def test_standing_on_a_foreign_base_does_not_let_one_pick_up_its_stone() -> None:
    state = position(
        tiles=open_ground("2,2", "5,7"),
        tokens={"5,8": "stone_soul hero_hulk"},
        iron_man="5,7",
        star_lord="2,2",
        gamora="2,2",
    )
    play(state, "move iron_man 5,8")
    assert asked(state) == "window"
    assert legal(state, "pick_up") == ["pick up iron_man superhero"]
    play(state, "pick up iron_man superhero", "leave iron_man left")
    assert refusal(state, "pick up iron_man superhero").rule == "IW-AMB-129", "picked up already, and no Stone"


@pytest.mark.rule("IW-11.10")
def test_gamora_and_the_time_stone_reach_onto_a_foreign_base() -> None:
    gamora = position("star_lord iron_man", open_ground("4,7"), {"5,8": "stone_soul"}, gamora="4,7")
    play(gamora, "ability gamora")
    assert carried(gamora, "gamora") == ["stone_soul"]
    time = position(tiles=open_ground("5,7"), tokens={"5,8": "stone_soul"}, iron_man=at("5,7", right="stone_time"))
    play(time, "use stone_time")
    assert carried(time, "iron_man") == ["stone_soul"]
    beside = position(tiles=open_ground("5,7"), tokens={"5,8": "stone_soul"}, iron_man="5,7")
    assert choices(beside, "pick up iron_man") == set()
