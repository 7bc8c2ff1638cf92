"""Positions for rules met seldom: returns in place, Mind in a ray, offered choices."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    asked,
    at,
    carried,
    choices,
    kinds,
    legal,
    lying,
    open_ground,
    play,
    position,
    refusal,
    where,
)


@pytest.mark.rule("IW-12.14", "IW-AMB-72")
def test_a_ray_that_hits_thanos_and_the_bearer_of_mind_returns_its_author_too() -> None:
    state = position(
        "thor star_lord",
        open_ground("2,2", "4,2", "6,2") | {"8,7": "thanos_base"},
        thor=at("2,2", left="energy"),
        gamora=at("4,2", right="stone_mind"),
        thanos="6,2",
    )
    play(state, "ability thor")
    assert [where(state, id) for id in ("gamora", "thanos", "thor")] == ["5,8", "8,7", "5,1"]
    assert (lying(state, "2,2"), lying(state, "4,2"), carried(state, "thor")) == (["energy"], ["stone_mind"], [])


@pytest.mark.rule("IW-AMB-124", "IW-AMB-33")
def test_a_return_on_the_own_base_is_a_new_entry_so_the_base_call_lapses() -> None:
    def arriving() -> State:
        state = position("thor star_lord", open_ground("5,2", "3,1"), rocket="5,2", thor="3,1")
        play(state, "move rocket 5,1")
        return state

    called = arriving()
    play(called, "continue")
    assert asked(called) == "base_call"
    hit = arriving()
    assert "lapsed" in kinds(play(hit, "ability thor"))
    assert (where(hit, "rocket"), where(hit, "thor")) == ("5,1", "3,1")
    assert asked(hit) == "turn"


@pytest.mark.rule("IW-AMB-57", "IW-9.5")
def test_energy_on_the_base_is_offered_once_also_when_the_partner_stands_there() -> None:
    state = position(
        tiles=open_ground("3,3"),
        tokens={"5,1": "energy"},
        iron_man=at("3,3", used=True),
        spider_man="5,1",
        options={"energy_cell_scope": "any_own_character"},
    )
    assert len(choices(state, "recharge iron_man")) == 1
    assert choices(state, "recharge iron_man") == {"base"}


@pytest.mark.rule("IW-AMB-129")
def test_energy_tokens_are_alike_so_another_one_is_not_picked_up_or_left_instead() -> None:
    state = position(tiles=open_ground("3,3"), tokens={"3,3": "energy energy"}, iron_man="3,3")
    play(state, "pick up iron_man energy", "leave iron_man left")
    assert refusal(state, "pick up iron_man energy").rule == "IW-AMB-129"
    full = position(tiles=open_ground("3,3"), tokens={"3,3": "energy"}, iron_man=at("3,3", left="energy"))
    play(full, "leave iron_man left", "pick up iron_man energy")
    assert refusal(full, "leave iron_man left").rule == "IW-AMB-129"


@pytest.mark.rule("IW-D-2", "IW-AMB-30")
def test_standing_up_is_not_offered_once_the_serving_character_is_detained_again() -> None:
    state = position(
        "star_lord iron_man", open_ground("3,3") | {"5,3": "outrider_general"}, star_lord=at("3,3", detained="serving")
    )
    assert "stand up" in legal(state)
    play(state, "ability star_lord", "choose 5,3")
    assert asked(state) == "turn"
    assert "stand up" not in legal(state)


@pytest.mark.rule("IW-AMB-64", "IW-12.3")
@pytest.mark.parametrize("neutral", [{}, {"9,1": "base_black_panther"}])
def test_power_is_asked_off_turn_whether_or_not_a_neutral_base_is_open(neutral: dict[str, str]) -> None:
    tiles = open_ground("2,2", "3,3") | {"3,2": "rotation_cw"} | neutral
    state = position("iron_man thor", tiles, iron_man="2,2", thor=at("3,3", right="stone_power"))
    play(state, "move iron_man 3,2", "continue")
    assert (asked(state), state.actor) == ("power", 1)
