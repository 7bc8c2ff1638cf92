"""Rulings about the seats and the shape of the board (IW-AMB-12, IW-AMB-15 … 18).

`test_setup.py` has the others.
"""

from typing import Any

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    GAME,
    PLACES,
    RING,
    TILE_CELLS,
    asked,
    at,
    carried,
    choices,
    legal,
    open_ground,
    outcomes,
    play,
    position,
    tile,
    weights,
    where,
)


def set_up(players: int, *chance: str, **options: object) -> State:
    """A new game: the first teams are drawn in order, then what chance brings is given."""
    state = GAME.start(players, options)
    for _ in range(players):
        play(state, "* " + outcomes(state)[0])
    play(state, *chance)
    return state


def bases(state: State) -> list[str]:
    found: Any = state.view(None)["bases"]
    return list(found)


@pytest.mark.rule("IW-AMB-12")
def test_seats_sit_clockwise_from_a_random_slot_and_the_first_player_is_drawn_apart() -> None:
    state = set_up(3)
    assert weights(state) == {"slot 1": 1, "slot 2": 1, "slot 3": 1}
    play(state, "* slot 2")
    assert bases(state) == ["9,7", "1,7", "5,1"]
    assert weights(state) == {"first p1": 1, "first p2": 1, "first p3": 1}
    play(state, "* first p3")
    assert (state.actor, bases(state)) == (2, ["9,7", "1,7", "5,1"])
    play(state, "swap base 4,1", "end turn")
    assert state.actor == 0, "turns go round in the order of the seats"


# A place is a cell for some things and not for others.


@pytest.mark.rule("IW-AMB-15")
def test_places_are_cells_for_arrows_relocations_takes_and_rays() -> None:
    arrow = position(tiles={"3,1": "arrow_1 north", "3,2": "battlefield"}, iron_man="3,2")
    play(arrow, "move iron_man 3,1", "continue")
    assert where(arrow, "iron_man") == "3,0"

    jump = position("star_lord thor", star_lord="5,1")
    play(jump, "ability star_lord")
    assert set(PLACES) <= choices(jump, "choose")

    step = position("captain_america thor", open_ground("3,1"), captain_america="3,1")
    play(step, "ability captain_america")
    assert {"2,0", "3,0", "4,0"} <= choices(step, "choose")

    gamora = position("star_lord thor", open_ground("3,1"), {"2,0": "energy"}, gamora="3,1")
    play(gamora, "ability gamora")
    assert carried(gamora, "gamora") == ["energy"]

    time = position("star_lord thor", open_ground("3,1"), {"3,0": "energy"}, gamora=at("3,1", right="stone_time"))
    play(time, "use stone_time")
    assert carried(time, "gamora") == ["energy", "stone_time"]

    ray = position("thor iron_man", open_ground("3,2"), thor="3,2", iron_man="3,0", spider_man="3,9")
    play(ray, "ability thor")
    assert choices(ray, "direction") == {"north", "south"}

    rocket = position("thor iron_man", open_ground("3,2"), rocket="3,2", iron_man="0,5")
    play(rocket, "ability rocket")
    assert (where(rocket, "rocket"), where(rocket, "iron_man")) == ("0,5", "3,2")


@pytest.mark.rule("IW-AMB-15", "IW-AMB-90")
def test_places_are_cells_for_thanos_and_for_distances() -> None:
    walking = position(tiles={"8,4": "thanos_base"}, thanos="0,3", phase="post", iron_man="0,6", spider_man="9,0")
    play(walking, "end turn")
    assert where(walking, "thanos") == "0,4"

    iron_man = position(tiles=open_ground("2,1", "5,4"), iron_man="2,1", star_lord="4,0", gamora="5,4")
    play(iron_man, "ability iron_man")
    assert where(iron_man, "iron_man") == "4,0", "three steps, the other is six away"


@pytest.mark.rule("IW-AMB-15", "IW-AMB-70")
def test_there_is_no_tile_to_swap_open_or_turn_on_a_place() -> None:
    swap = position("black_panther iron_man", {"3,1": "cull_obsidian"}, okoye="3,0")
    okoye = swap.clone()
    play(okoye, "ability okoye")
    assert choices(okoye, "choose") <= set(TILE_CELLS)
    play(okoye, "choose 1,1")
    assert choices(okoye, "choose") <= set(TILE_CELLS)
    play(swap, "move okoye 3,1", "continue")
    assert choices(swap, "choose") <= set(TILE_CELLS)

    ship = position(tiles={"3,1": "guardians_ship"}, iron_man="3,0")
    play(ship, "move iron_man 3,1", "continue")
    assert choices(ship, "choose") <= set(TILE_CELLS)

    spider_man = position(tiles=open_ground("1,1", "2,1"), spider_man="1,0")
    assert "ability spider_man" not in legal(spider_man)

    reality = position(iron_man=at("3,0", right="stone_reality"))
    assert "use stone_reality" not in legal(reality)

    route = position(tiles={"3,1": "short_route"}, iron_man="3,0")
    play(route, "move iron_man 3,1", "continue")
    assert choices(route, "choose") == {"1,1", "5,1", "3,3"}


@pytest.mark.rule("IW-AMB-16")
@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("1,0", {"2,0", "1,1", "2,1", "0,1"}),
        ("10,1", {"9,0", "9,1", "9,2", "10,2"}),
        ("9,9", {"8,9", "8,8", "9,8", "10,8"}),
        ("0,8", {"0,7", "1,7", "1,8", "1,9"}),
    ],
)
def test_captain_america_rounds_a_corner_outside_diagonally(place: str, around: set[str]) -> None:
    state = position("captain_america thor", captain_america=place)
    play(state, "ability captain_america")
    assert choices(state, "choose") == around


@pytest.mark.rule("IW-AMB-17")
def test_the_ring_is_where_a_tile_lies_not_the_colour_of_its_back() -> None:
    state = position("black_panther iron_man", {"4,1": "red", "4,4": "blue", "6,1": "loki"})
    assert choices(state, "swap base") == {"4,1", "6,1"}
    panther = state.clone()
    play(panther, "ability black_panther")
    assert choices(panther, "choose") == set(RING) - {"5,1"}
    play(state, "swap base 4,1")
    assert (tile(state, "4,1"), tile(state, "5,1")) == ("base_black_panther", "red")


@pytest.mark.rule("IW-AMB-18")
@pytest.mark.parametrize(
    ("corner", "side"),
    [
        ("1,1", {f"{x},1" for x in range(2, 10)} | {f"1,{y}" for y in range(2, 9)}),
        ("9,8", {f"{x},8" for x in range(1, 9)} | {f"9,{y}" for y in range(1, 8)}),
    ],
)
def test_a_base_in_a_corner_lies_on_both_sides(corner: str, side: set[str]) -> None:
    tiles = open_ground("2,2") | {"3,2": "rotation_cw", corner: "base_star_lord"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_power"))
    play(state, "move iron_man 3,2", "continue")
    assert (asked(state), choices(state, "choose")) == ("power", side)
    play(state, f"choose {sorted(side)[0]}")
    assert tile(state, sorted(side)[0]) == "base_iron_man"
