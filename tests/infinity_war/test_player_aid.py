"""The player aid says the same once more (IW-21)."""

import pytest

from sixstones import OVER
from tests.infinity_war.positions import (
    HEROES,
    STONES,
    asked,
    at,
    box,
    carried,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    position,
    refusal,
    result,
    where,
)


@pytest.mark.rule("IW-21.1")
def test_one_of_two_main_actions_must_be_taken() -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2", spider_man="2,2")
    assert "end turn" not in legal(state)
    assert set(legal(state, "move", "swap_base")) == {
        "swap base 4,1", "swap base 6,1",
        "move iron_man 2,1", "move iron_man 1,2", "move iron_man 3,2", "move iron_man 2,3",
        "move spider_man 2,1", "move spider_man 1,2", "move spider_man 3,2", "move spider_man 2,3",
    }  # fmt: skip
    play(state, "swap base 4,1")
    assert legal(state, "move", "swap_base") == []
    assert refusal(state, "move iron_man 2,1").rule == "IW-4.1"


@pytest.mark.rule("IW-21.1")
def test_a_foreign_character_is_returned_before_the_tile_works_and_leaves_all_tokens() -> None:
    tiles = open_ground("2,2") | {"3,2": "outrider_general"}
    state = position(
        tiles=tiles, iron_man="2,2", star_lord=at("3,2", left="hero_hulk", right="stone_soul"), gamora="3,2"
    )
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "dropped", "returned_by", "returned_by"]
    assert asked(state) == "window"
    assert where(state, "star_lord") == where(state, "gamora") == "5,8"
    assert sorted(lying(state, "3,2")) == ["hero_hulk", "stone_soul"]
    log = play(state, "continue")
    assert kinds(log) == ["property", "detained"]


@pytest.mark.rule("IW-21.2")
def test_free_actions_are_open_to_both_own_characters_at_every_moment_of_the_turn() -> None:
    tiles = open_ground("2,2", "7,2") | {"3,2": "outrider_general", "8,2": "arrow_1 east"}
    state = position(
        "star_lord iron_man",
        tiles,
        {"7,2": "hero_hulk"},
        star_lord=at("2,2", left="energy"),
        gamora=at("7,2", right="stone_reality"),
    )
    free = {
        "ability star_lord",
        "use stone_reality",
        "leave star_lord left",
        "leave gamora right",
        "pick up gamora superhero",
    }
    assert free <= set(legal(state))
    play(state, "move star_lord 3,2")
    assert asked(state) == "window"
    assert free <= set(legal(state))
    play(state, "continue")
    assert asked(state) == "finish"
    assert free <= set(legal(state))
    assert [text for text in legal(state) if "iron_man" in text or "spider_man" in text] == []


@pytest.mark.rule("IW-21.2")
def test_the_point_of_a_battle_is_taken_in_the_own_turn_by_leaving_even_with_an_ability() -> None:
    state = position(
        "star_lord iron_man", open_ground("2,2"), star_lord=at("2,2", left="hero_hulk", battle="qualified")
    )
    log = play(state, "ability star_lord", "choose 4,0")
    assert "scored" in kinds(log)
    assert asked(state) == "turn"


@pytest.mark.rule("IW-21.3")
def test_after_the_gauntlets_turn_thanos_steps_returns_and_takes_stones_first() -> None:
    tiles = {"2,4": "loki", "8,4": "thanos_base"}
    state = position(
        tiles=tiles,
        tokens={"2,4": "stone_mind"},
        thanos="2,5",
        phase="post",
        iron_man=at("2,4", left="hero_hulk"),
    )
    log = play(state, "end turn")
    assert kinds(log)[:4] == ["thanos_moves", "dropped", "returned_by", "thanos_takes"]
    assert where(state, "iron_man") == "5,1"
    assert box(state) == ["stone_mind"]
    assert lying(state, "2,4") == ["hero_hulk"]
    other = position(tiles=tiles, thanos="2,5", gauntlet=1, phase="post", iron_man=at("2,4", left="hero_hulk"))
    log = play(other, "end turn")
    assert "thanos_moves" not in kinds(log)
    assert carried(other, "iron_man") == ["hero_hulk"]


@pytest.mark.rule("IW-21.4")
def test_after_the_end_signal_everybody_takes_one_turn() -> None:
    state = position(phase="post", active=1, tablets=[HEROES[:10], HEROES[10:]])
    play(state, "end turn")
    seats = []
    while state.actor != OVER:
        seats.append(state.actor)
        pass_turn(state)
    assert seats == [0, 1]
    assert result(state).scores == [10, 4]
    assert result(state).winners == [0]


@pytest.mark.rule("IW-21.5")
def test_six_stones_with_a_team_or_with_thanos_end_the_game_at_once() -> None:
    team = position(
        tiles=open_ground("2,2"),
        tokens={"5,1": " ".join(STONES[:5]), "2,2": STONES[5]},
        iron_man="2,2",
    )
    play(team, f"pick up iron_man {STONES[5]}")
    assert (result(team).winners, result(team).reason) == ([0], "six_stones")
    tiles = open_ground("2,2", "3,2") | {"8,4": "thanos_base"}
    thanos = position(tiles=tiles, thanos="3,2", gauntlet=1, box=STONES[1:], iron_man=at("2,2", right=STONES[0]))
    play(thanos, "move iron_man 3,2")
    assert (result(thanos).winners, result(thanos).reason) == ([], "thanos")
    assert look(thanos, "iron_man")["right"] is None
