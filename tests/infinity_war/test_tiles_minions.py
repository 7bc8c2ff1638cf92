"""Cull Obsidian, Proxima, Ebony Maw, Corvus, the Outrider general and Loki.

Rules IW-17.8, 17.9, 17.21 … 17.32.
"""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    TILE_CELLS,
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
    outcomes,
    play,
    position,
    question,
    refusal,
    the,
    tile,
    where,
)

# Cull Obsidian.


@pytest.mark.rule("IW-17.8", "IW-17.9")
def test_cull_obsidian_swaps_two_free_tiles_and_detains_for_it() -> None:
    tiles = open_ground("2,2") | {"3,2": "cull_obsidian", "7,7": "loki", "6,6": "q_ship"}
    state = position(tiles=tiles, tokens={"6,6": "energy", "4,4": "hero_hulk"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "cull_obsidian"
    held = {"3,2", "5,1", "5,8", "6,6", "4,4", "9,8"}  # 9,8 is energy, and has no later partner
    free = choices(state, "choose")
    assert {"2,2", "7,7", "1,1"} <= free
    assert not free & held
    play(state, "choose 2,2")
    assert asked(state) == "cull_second"
    assert choices(state, "choose") <= set(TILE_CELLS[TILE_CELLS.index("2,2") + 1 :])
    log = play(state, "choose 7,7")
    assert tile(state, "2,2") == "loki"
    assert tile(state, "7,7") == "battlefield"
    assert look(state, "iron_man")["detained"] == "fresh"
    assert kinds(log) == ["tiles_swapped", "detained"]


@pytest.mark.rule("IW-17.8", "IW-17.9")
def test_declining_cull_obsidian_costs_nothing() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "cull_obsidian"}, iron_man="2,2")
    log = play(state, "move iron_man 3,2", "continue", "decline")
    assert look(state, "iron_man")["detained"] == "upright"
    assert "tiles_swapped" not in kinds(log)
    assert asked(state) == "finish"


# Proxima Midnight.


@pytest.mark.rule("IW-17.21")
def test_proxima_asks_for_one_of_four_directions_even_empty_ones() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "proxima"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert legal(state) == ["direction north", "direction east", "direction south", "direction west"]
    log = play(state, "direction north")
    assert kinds(log) == []
    assert asked(state) == "finish"


@pytest.mark.rule("IW-17.22", "IW-17.23")
def test_proxima_returns_all_in_the_direction_thanos_and_places_included() -> None:
    tiles = open_ground("2,2", "5,2", "3,5") | {"3,2": "proxima", "8,4": "thanos_base", "7,2": "red"}
    state = position(
        tiles=tiles,
        thanos="7,2",
        gauntlet=1,
        iron_man="2,2",
        spider_man=at("5,2", left="energy"),
        star_lord=at("10,2", left="hero_hulk", right="stone_soul"),
        gamora="3,5",
    )
    log = play(state, "move iron_man 3,2", "continue", "direction east")
    assert where(state, "spider_man") == "5,1"
    assert where(state, "thanos") == "8,4"
    assert where(state, "star_lord") == "5,8"
    assert where(state, "gamora") == "3,5"
    assert where(state, "iron_man") == "3,2"
    assert lying(state, "5,2") == ["energy"]
    assert sorted(lying(state, "10,2")) == ["hero_hulk", "stone_soul"]
    assert {data["by"] for data in every(log, "returned_by")} == {"iron_man"}
    assert box(state) == []


# Ebony Maw.


def order_of_turns(state: State, turns: int) -> list[tuple[str, int]]:
    """The seat that plays each team in the turns to come."""
    found = []
    for _ in range(turns):
        found.append((str(question(state).data["team"]), state.actor))
        play(state, legal(state, "swap_base")[0])
        if asked(state) == "finish":
            play(state, "end turn")
        while outcomes(state):
            play(state, "* toss stones")
    return found


def after_ebony(teams: str, **fields: object) -> State:
    """The first team steps on Ebony Maw and ends its turn; all cards are used."""
    tiles = open_ground("2,2") | {"3,2": "ebony_maw", "8,4": "thanos_base"}
    state = position(teams, tiles, None, iron_man=at("2,2", left="energy"), **fields)
    log = play(state, "move iron_man 3,2", "continue")
    assert the(log, "ebony_called").data == {"seat": 0}
    play(state, "end turn")
    return state


@pytest.mark.rule("IW-17.24", "IW-17.25")
def test_after_ebony_maw_each_team_is_played_once_by_the_left_hand_neighbour() -> None:
    state = after_ebony("iron_man star_lord thor", thanos="8,4", gauntlet=2)
    assert order_of_turns(state, 4) == [
        ("team_star_lord", 2),
        ("team_thor", 0),
        ("team_iron_man", 1),
        ("team_star_lord", 1),
    ]


@pytest.mark.rule("IW-17.25")
def test_two_players_play_each_others_teams_for_one_turn() -> None:
    state = after_ebony("iron_man star_lord", thanos="8,4", gauntlet=1)
    assert order_of_turns(state, 4) == [
        ("team_star_lord", 0),
        ("team_iron_man", 1),
        ("team_star_lord", 1),
        ("team_iron_man", 0),
    ]


@pytest.mark.rule("IW-17.26")
def test_in_the_swapped_round_thanos_acts_after_the_turn_of_the_gauntlets_team() -> None:
    state = after_ebony("iron_man star_lord thor", thanos="8,4", gauntlet=2)
    acted = []
    for _ in range(3):
        log = play(state, legal(state, "swap_base")[0])
        if asked(state) == "finish":
            log += play(state, "end turn")
        while outcomes(state):
            log += play(state, "* toss stones")
        acted.append(bool({"thanos_moves", "thanos_stays"} & set(kinds(log))))
    assert acted == [False, True, False]
    assert state.dump()["gauntlet"] == 2


@pytest.mark.rule("IW-17.26")
def test_a_thanos_base_opened_in_the_swapped_round_gives_the_gauntlet_to_the_team() -> None:
    state = position(tiles=open_ground("2,2"), ebony_turns=2, iron_man="2,2")
    assert state.actor == 1
    play(state, "move iron_man 3,2", "* open thanos_base")
    assert state.dump()["gauntlet"] == 0


@pytest.mark.rule("IW-17.27")
def test_in_the_swapped_round_ebony_maw_may_be_entered_but_rests() -> None:
    tiles = open_ground("2,2") | {"3,2": "ebony_maw"}
    state = position(tiles=tiles, ebony_turns=1, iron_man="2,2")
    log = play(state, "move iron_man 3,2")
    assert where(state, "iron_man") == "3,2"
    assert asked(state) == "finish"
    log += play(state, "end turn")
    assert "ebony_called" not in kinds(log)
    assert state.actor == 1  # Star-Lord's own player again
    assert state.dump()["ebony_turns"] == 0


# Corvus Glaive.


@pytest.mark.rule("IW-17.28")
def test_corvus_strips_throws_out_and_detains() -> None:
    tiles = open_ground("2,5") | {"3,5": "corvus"}
    state = position(
        tiles=tiles, iron_man=at("2,5", left="hero_hulk", right="stone_soul"), spider_man=at("5,1", used=True)
    )
    log = play(state, "move iron_man 3,5", "continue")
    assert where(state, "iron_man") == "0,5"
    assert carried(state, "iron_man") == []
    assert sorted(lying(state, "3,5")) == ["hero_hulk", "stone_soul"]
    assert look(state, "iron_man")["detained"] == "fresh"
    assert the(log, "ejected").data == {"character": "iron_man", "from": "3,5", "to": "0,5"}


@pytest.mark.rule("IW-17.29")
def test_corvus_tosses_between_two_nearest_places() -> None:
    for side, place in (("stones", "2,0"), ("empty", "0,2")):
        state = position(tiles=open_ground("3,2") | {"2,2": "corvus"}, iron_man="3,2")
        play(state, "move iron_man 2,2", "continue", f"* toss {side}")
        assert where(state, "iron_man") == place


@pytest.mark.rule("IW-17.30")
def test_the_one_thrown_out_by_corvus_returns_a_foreign_character_there() -> None:
    tiles = open_ground("2,5") | {"3,5": "corvus"}
    foreign = position(tiles=tiles, iron_man="2,5", star_lord=at("0,5", left="energy"))
    log = play(foreign, "move iron_man 3,5", "continue")
    assert where(foreign, "iron_man") == "0,5"
    assert where(foreign, "star_lord") == "5,8"
    assert lying(foreign, "0,5") == ["energy"]
    assert the(log, "returned_by").data["by"] == "iron_man"
    own = position(tiles=tiles, iron_man="2,5", spider_man=at("0,5", left="energy"))
    play(own, "move iron_man 3,5", "continue")
    assert where(own, "spider_man") == where(own, "iron_man") == "0,5"


# The Outrider general.


@pytest.mark.rule("IW-17.31")
def test_an_outrider_general_detains_through_the_next_own_turn() -> None:
    tiles = open_ground("2,2") | {"3,2": "outrider_general"}
    state = position(tiles=tiles, iron_man=at("2,2", left="hero_hulk"))
    log = play(state, "move iron_man 3,2", "continue", "end turn")
    assert the(log, "detained").data == {"character": "iron_man", "cell": "3,2"}
    assert carried(state, "iron_man") == ["hero_hulk"]
    play(state, "swap base 4,8", "end turn")
    assert state.actor == 0
    assert choices(state, "move iron_man") == set()
    assert refusal(state, "move iron_man 2,2").rule == "IW-6.2"


# Loki.


@pytest.mark.rule("IW-17.32")
def test_loki_opens_all_closed_tiles_around() -> None:
    tiles = open_ground("2,2", "3,3", "2,3") | {"1,2": "loki", "1,1": "dropship"}
    state = position(tiles=tiles, iron_man="2,2")
    log = play(state, "move iron_man 1,2", "continue", "* open energy", "* open outrider_general")
    assert [opened["cell"] for opened in every(log, "opened")] == ["2,1", "1,3"]
    assert lying(state, "2,1") == ["energy"]
    assert look(state, "iron_man")["detained"] == "upright"
    assert where(state, "iron_man") == "1,2"
    assert asked(state) == "finish"
