"""Variants: mixed layout, Teleports in the corners, blank tiles (IW-20)."""

from collections import Counter
from typing import Any

import pytest

from sixstones import State
from sixstones.core.errors import BadOption
from tests.infinity_war.positions import (
    GAME,
    RING,
    TILE_CELLS,
    asked,
    choices,
    every,
    kinds,
    look,
    open_ground,
    outcomes,
    own_tiles,
    play,
    position,
    started,
    tile,
    weights,
    where,
)

CORNERS = ["1,1", "9,1", "1,8", "9,8"]
INSIDE = [cell for cell in TILE_CELLS if cell not in RING]
CLOCKWISE = (
    [f"{x},1" for x in range(1, 10)]
    + [f"9,{y}" for y in range(2, 9)]
    + [f"{x},8" for x in range(8, 0, -1)]
    + [f"1,{y}" for y in range(7, 1, -1)]
)


def pool(state: State, back: str) -> dict[str, int]:
    """The faces still closed under this back."""
    found: Any = state.dump()["pool"]
    return dict(found[back])


def closed(state: State, cells: list[str]) -> Counter[str]:
    """How many tiles of each back lie closed on these cells."""
    return Counter(text for cell in cells if (text := tile(state, cell)) in ("red", "blue"))


# All tiles mixed.


@pytest.mark.rule("IW-20.1")
def test_mixed_tiles_lie_anywhere_regardless_of_their_backs() -> None:
    state = started(2, seed=5, layout="mixed")
    assert closed(state, TILE_CELLS) == {"red": 42, "blue": 28}
    assert closed(state, RING)["red"] > 0
    assert closed(state, INSIDE)["blue"] > 0
    usual = started(2, seed=5)
    assert closed(usual, RING) == {"blue": 28}
    assert closed(usual, INSIDE) == {"red": 42}


@pytest.mark.rule("IW-20.1")
def test_each_back_is_drawn_by_the_tiles_left_and_a_face_by_the_back_on_its_cell() -> None:
    state = GAME.start(2, {"layout": "mixed"})
    play(state, "* draw team_iron_man", "* draw team_thor", "* slot 1")
    assert weights(state) == {"back red": 42, "back blue": 28}
    play(state, "* back red")
    assert tile(state, "1,1") == "red"
    assert weights(state) == {"back red": 41, "back blue": 28}
    in_the_ring = position(options={"layout": "mixed"}, tiles={"4,1": "red", "2,2": "blue"})
    play(in_the_ring, "move iron_man 4,1")
    assert "open stone_soul" in outcomes(in_the_ring)
    assert "open teleport" not in outcomes(in_the_ring)


# Other layouts.


@pytest.mark.rule("IW-20.2")
@pytest.mark.parametrize("layout", ["ring", "mixed"])
def test_teleports_lie_open_in_the_corners_from_the_start(layout: str) -> None:
    state = started(2, seed=3, teleports_in_corners=True, layout=layout)
    assert [tile(state, cell) for cell in CORNERS] == ["teleport"] * 4
    assert "teleport" not in pool(state, "blue") | pool(state, "red")
    assert closed(state, TILE_CELLS) == {"red": 42, "blue": 24}
    usual = started(2, seed=3, layout=layout)
    assert "teleport" not in {tile(usual, cell) for cell in CORNERS}


@pytest.mark.rule("IW-20.2")
def test_the_corner_teleports_work_like_any_others() -> None:
    tiles = dict.fromkeys(CORNERS, "teleport") | {"2,1": "q_ship"}
    state = position(options={"teleports_in_corners": True}, tiles=tiles, iron_man="2,1")
    play(state, "move iron_man 1,1", "continue")
    assert choices(state, "choose") == {"9,1", "1,8", "9,8"}


@pytest.mark.rule("IW-20.2")
def test_a_tile_set_with_too_few_teleports_cannot_have_them_in_the_corners() -> None:
    three = {"counts": own_tiles(teleport=(0, 3), dropship=(1, 2))}
    with pytest.raises(BadOption) as refused:
        GAME.start(2, {"tiles": three, "teleports_in_corners": True})
    assert refused.value.data["field"] == "options.teleports_in_corners"
    assert GAME.start(2, {"tiles": three}).actor == -1


@pytest.mark.rule("IW-20.3")
@pytest.mark.parametrize("layout", ["ring", "mixed"])
@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize(
    ("players", "gaps"), [(2, [15, 15]), (3, [10, 10, 10]), (4, [7, 7, 8, 8]), (5, [6, 6, 6, 6, 6])]
)
def test_in_every_layout_the_open_bases_lie_evenly_in_the_ring(
    layout: str, corners: bool, players: int, gaps: list[int]
) -> None:
    state = started(players, seed=11, layout=layout, teleports_in_corners=corners)
    bases = [cell for cell in TILE_CELLS if tile(state, cell).startswith("base_")]
    assert len(bases) == players
    indices = sorted(CLOCKWISE.index(cell) for cell in bases)
    steps = [(after - before) % 30 for before, after in zip(indices, indices[1:] + indices[:1], strict=True)]
    assert sorted(steps) == gaps


# Blank tiles.


@pytest.mark.rule("IW-20.4")
@pytest.mark.parametrize("blanks", [0, 1, 2, 3])
def test_blank_tiles_take_the_place_of_red_ones(blanks: int) -> None:
    state = started(2, blank_tiles=blanks)
    red = pool(state, "red")
    assert red.get("blank", 0) == blanks
    assert sum(red.values()) == 42
    assert red["battlefield"] == 6


@pytest.mark.rule("IW-20.4")
def test_the_players_may_choose_which_tiles_the_blanks_replace() -> None:
    state = started(2, blank_tiles=3, blank_replaces=["loki", "loki", "ebony_maw"])
    red = pool(state, "red")
    assert red["blank"] == 3
    assert "loki" not in red
    assert "ebony_maw" not in red


@pytest.mark.rule("IW-20.4")
@pytest.mark.parametrize(
    "options",
    [
        {"blank_tiles": 4},
        {"blank_tiles": -1},
        {"blank_tiles": 1, "blank_replaces": ["loki", "corvus"]},
        {"blank_tiles": 2, "blank_replaces": ["ebony_maw", "ebony_maw"]},
        {"blank_tiles": 1, "blank_replaces": ["stone_soul"]},
        {"blank_tiles": 1, "blank_replaces": ["teleport"]},
        {"blank_tiles": 1, "blank_rule": "stone_soul"},
    ],
    ids=str,
)
def test_blanks_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


@pytest.mark.rule("IW-20.4")
def test_a_blank_without_a_rule_does_nothing() -> None:
    state = position(options={"blank_tiles": 1}, tiles=open_ground("2,2"), iron_man="2,2")
    log = play(state, "move iron_man 3,2", "* open blank")
    assert tile(state, "3,2") == "blank"
    assert kinds(log) == ["move", "opened"]
    assert asked(state) == "finish"


@pytest.mark.rule("IW-20.4")
def test_a_blank_works_as_the_rule_invented_for_it_says() -> None:
    trap = position(
        options={"blank_tiles": 1, "blank_rule": "outrider_general"}, tiles=open_ground("2,2"), iron_man="2,2"
    )
    play(trap, "move iron_man 3,2", "* open blank", "continue")
    assert look(trap, "iron_man")["detained"] == "fresh"
    assert tile(trap, "3,2") == "blank"
    arrow = position(
        options={"blank_tiles": 1, "blank_rule": "arrow_1"}, tiles=open_ground("2,2", "3,3"), iron_man="2,2"
    )
    play(arrow, "move iron_man 3,2", "* open blank")
    assert asked(arrow) == "orient"
    play(arrow, "orient south", "continue")
    assert where(arrow, "iron_man") == "3,3"
    teleport = position(
        options={"blank_tiles": 1, "blank_rule": "teleport"},
        tiles=open_ground("2,2") | {"3,2": "blank", "8,2": "teleport"},
        iron_man="2,2",
    )
    log = play(teleport, "move iron_man 3,2", "continue")
    assert [data["to"] for data in every(log, "teleport")] == ["8,2"]


@pytest.mark.rule("IW-20.4")
@pytest.mark.parametrize("rule", ["battlefield", "loki", "rotation_ccw", "short_route", "proxima", "ebony_maw"])
def test_a_blank_can_take_over_other_properties(rule: str) -> None:
    state = position(
        options={"blank_tiles": 1, "blank_rule": rule}, tiles=open_ground("2,2") | {"3,2": "blank"}, iron_man="2,2"
    )
    log = play(state, "move iron_man 3,2")
    if rule == "battlefield":
        assert asked(state) == "finish"
    else:
        log += play(state, "continue")
        assert every(log, "property")[0]["tile"] == rule
