"""Star-Lord jumps to a free cell, Gamora takes a token from around her (IW-10.7 … 10.12)."""

import pytest

from tests.infinity_war.positions import (
    PLACES,
    TILE_CELLS,
    asked,
    at,
    carried,
    choices,
    find,
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

TEAMS = "star_lord iron_man"


@pytest.mark.rule("IW-10.7")
def test_star_lord_jumps_to_any_cell_without_token_and_standee() -> None:
    tiles = open_ground("2,2", "3,2", "4,2") | {"7,2": "thanos_base", "2,4": "red"}
    state = position(TEAMS, tiles, {"2,0": "hero_hulk"}, thanos="2,4", star_lord="2,2", iron_man="3,2")
    play(state, "ability star_lord")
    assert asked(state) == "jump"
    taken = {"2,2", "3,2", "5,1", "5,8", "2,4", "2,0", *find(state, "heroes_1")}
    assert len(taken) == 7
    assert choices(state, "choose") == {*TILE_CELLS, *PLACES} - taken


@pytest.mark.rule("IW-10.8")
def test_the_jump_is_no_move() -> None:
    state = position(TEAMS, open_ground("2,2", "8,2"), star_lord=at("2,2", visited=["8,2"], detained="serving"))
    play(state, "ability star_lord", "choose 8,2")
    assert where(state, "star_lord") == "8,2"
    assert asked(state) == "turn"
    assert "swap base 4,1" in legal(state)


@pytest.mark.rule("IW-10.9")
def test_star_lord_opens_the_closed_cell_he_lands_on() -> None:
    state = position(TEAMS, open_ground("2,2"), star_lord=at("2,2", left="energy"))
    log = play(state, "ability star_lord", "choose 6,3", "* open heroes_1")
    assert tile(state, "6,3") == "heroes_1"
    assert sorted(lying(state, "6,3")) == ["hero_black_widow", "hero_hulk"]
    assert the(log, "jump").data == {"character": "star_lord", "from": "2,2", "to": "6,3"}
    assert carried(state, "star_lord") == ["energy"]


@pytest.mark.rule("IW-10.10")
def test_the_tile_star_lord_lands_on_works() -> None:
    state = position(TEAMS, open_ground("2,2") | {"4,4": "arrow_1 south", "4,5": "outrider_general"}, star_lord="2,2")
    play(state, "ability star_lord", "choose 4,4")
    while asked(state) == "window":
        play(state, "continue")
    assert where(state, "star_lord") == "4,5"
    assert look(state, "star_lord")["detained"] == "fresh"


@pytest.mark.rule("IW-10.10")
def test_star_lord_jumping_onto_a_vacant_foreign_base_is_sent_home() -> None:
    tiles = open_ground("2,2", "7,2")
    state = position(TEAMS, tiles, star_lord=at("2,2", left="hero_hulk"), iron_man="7,2", spider_man="7,2")
    play(state, "ability star_lord", "choose 5,8", "continue")
    assert where(state, "star_lord") == "5,1"
    assert lying(state, "5,8") == ["hero_hulk"]


@pytest.mark.rule("IW-10.11")
def test_gamora_takes_from_any_surrounding_cell_and_off_cards() -> None:
    tiles = open_ground("2,2", "3,3", "4,2", "1,2")
    tokens = {"1,1": "stone_mind", "4,2": "stone_soul", "1,2": "energy"}
    tiles["1,1"] = "q_ship"
    state = position(TEAMS, tiles, tokens, gamora="2,2", iron_man=at("3,3", left="hero_hulk", right="stone_space"))
    play(state, "ability gamora")
    assert choices(state, "choose") == {"1,1", "1,2", "3,3"}
    play(state, "choose 3,3")
    assert legal(state, "take") == ["take stone_space", "take superhero"]
    log = play(state, "take superhero")
    assert carried(state, "gamora") == ["hero_hulk"]
    assert carried(state, "iron_man") == ["stone_space"]
    assert where(state, "iron_man") == "3,3"
    assert the(log, "taken_from").data == {
        "character": "gamora",
        "token": "hero_hulk",
        "cell": "3,3",
        "holder": "iron_man",
    }
    assert look(state, "gamora")["used"] is True


@pytest.mark.rule("IW-10.11")
def test_gamora_names_the_holder_and_puts_a_stone_into_the_right_slot() -> None:
    tiles = open_ground("2,2", "3,3")
    state = position(TEAMS, tiles, {"3,3": "stone_soul"}, gamora="2,2", star_lord=at("3,3", right="stone_mind"))
    play(state, "ability gamora")
    assert asked(state) == "take_holder"
    assert legal(state) == ["from floor", "from star_lord"]
    log = play(state, "from floor")
    assert look(state, "gamora")["right"] == "stone_soul"
    assert lying(state, "3,3") == []
    assert the(log, "taken").data["token"] == "stone_soul"


@pytest.mark.rule("IW-10.12")
def test_gamora_cannot_fill_a_slot_twice() -> None:
    tiles = open_ground("2,2", "3,3")
    tokens = {"3,3": "hero_hulk"}
    full = position(TEAMS, tiles, tokens, gamora=at("2,2", left="energy"))
    assert "ability gamora" not in legal(full)
    assert refusal(full, "ability gamora").rule == "IW-10.12"
    play(full, "leave gamora left", "ability gamora")
    assert carried(full, "gamora") == ["hero_hulk"]


@pytest.mark.rule("IW-10.12")
def test_with_a_stone_gamora_can_take_no_second_one_but_another_token() -> None:
    tiles = open_ground("2,2", "3,3")
    state = position(TEAMS, tiles, {"3,3": "stone_mind energy"}, gamora=at("2,2", right="stone_soul"))
    play(state, "ability gamora")
    assert sorted(carried(state, "gamora")) == ["energy", "stone_soul"]
    assert lying(state, "3,3") == ["stone_mind"]
