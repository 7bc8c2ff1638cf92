"""Black Panther swaps the team base around the ring, Okoye any two free cells.

Rules IW-10.21 … 10.24.
"""

import pytest

from tests.infinity_war.positions import (
    RING,
    TILE_CELLS,
    asked,
    at,
    carried,
    choices,
    find,
    kinds,
    legal,
    lying,
    open_ground,
    play,
    position,
    tile,
    where,
)

TEAMS = "black_panther star_lord"


@pytest.mark.rule("IW-10.21")
def test_black_panther_swaps_his_base_with_any_cell_of_the_ring() -> None:
    state = position(TEAMS, {"1,8": "loki"})
    play(state, "ability black_panther")
    assert asked(state) == "swap_base_in_ring"
    assert choices(state, "choose") == set(RING) - {"5,1"}
    play(state, "choose 1,8")
    assert tile(state, "1,8") == "base_black_panther"
    assert tile(state, "5,1") == "loki"
    assert asked(state) == "turn"


@pytest.mark.rule("IW-10.22")
def test_all_on_both_tiles_travels_with_them_and_no_property_works() -> None:
    state = position(
        TEAMS,
        {"5,8": "base_star_lord"},
        {"5,1": "energy", "5,8": "hero_hulk"},
        black_panther=at("5,1", right="stone_soul"),
        okoye="0,4",
        star_lord=at("5,8", left="hero_wong"),
        gamora="4,0",
    )
    log = play(state, "ability black_panther", "choose 5,8")
    assert find(state, "base_black_panther") == ["5,8"]
    assert find(state, "base_star_lord") == ["5,1"]
    assert where(state, "black_panther") == "5,8"
    assert where(state, "star_lord") == "5,1"
    assert where(state, "okoye") == "0,4"
    assert lying(state, "5,8") == ["energy"]
    assert lying(state, "5,1") == ["hero_hulk"]
    assert carried(state, "black_panther") == ["stone_soul"]
    assert carried(state, "star_lord") == ["hero_wong"]
    assert not {"returned", "returned_by", "property"} & set(kinds(log))


@pytest.mark.rule("IW-10.23")
def test_okoye_swaps_two_free_tiles_open_or_closed() -> None:
    tiles = open_ground("2,2", "3,2") | {"4,2": "loki", "7,4": "thanos_base"}
    state = position(TEAMS, tiles, {"4,2": "stone_soul", "3,0": "energy"}, thanos="6,6", okoye="2,2")
    play(state, "ability okoye")
    assert asked(state) == "swap_first"
    held = {"2,2", "5,1", "5,8", "4,2", "6,6"}
    assert choices(state, "choose") == set(TILE_CELLS) - held - {"9,8"}  # the last has no later partner
    play(state, "choose 3,2")
    later = set(TILE_CELLS[TILE_CELLS.index("3,2") + 1 :])
    assert choices(state, "choose") == later - held
    play(state, "choose 6,5")
    assert tile(state, "6,5") == "battlefield"
    assert tile(state, "3,2") == "red"


@pytest.mark.rule("IW-10.23")
def test_an_open_base_that_is_free_stays_in_the_ring() -> None:
    tiles = open_ground("2,2") | {"3,1": "base_thor", "3,2": "loki"}
    state = position(TEAMS, tiles, okoye="2,2")
    play(state, "ability okoye", "choose 3,1")
    ring_cells = set(RING[RING.index("3,1") + 1 :]) - {"5,1", "5,8"}
    assert choices(state, "choose") == ring_cells


@pytest.mark.rule("IW-10.24")
def test_okoye_opens_nothing_and_no_property_works() -> None:
    tiles = open_ground("2,2") | {"3,2": "loki", "3,3": "red", "1,1": "blue"}
    state = position(TEAMS, tiles, okoye="2,2")
    log = play(state, "ability okoye", "choose 1,1", "choose 3,2")
    assert tile(state, "1,1") == "loki"
    assert tile(state, "3,2") == "blue"
    assert asked(state) == "turn"
    assert kinds(log) == ["ability", "tiles_swapped"]
    assert "ability okoye" not in legal(state)
