"""IW-7: moving the base."""

import pytest

from sixstones.core.errors import BadAction
from tests.infinity_war.positions import (
    GAME,
    RING,
    TILE_CELLS,
    asked,
    at,
    carried,
    choices,
    every,
    find,
    kinds,
    legal,
    lying,
    outcomes,
    play,
    position,
    refusal,
    tile,
    where,
)


def beside(a: str, b: str) -> bool:
    (ax, ay), (bx, by) = (cell.split(",") for cell in (a, b))
    return abs(int(ax) - int(bx)) + abs(int(ay) - int(by)) == 1


@pytest.mark.rule("IW-7.1")
def test_the_base_is_moved_instead_of_a_character() -> None:
    state = position()
    play(state, "swap base 4,1")
    assert (asked(state), legal(state, "move", "swap_base")) == ("finish", [])
    moved = position()
    play(moved, "move iron_man 5,0")
    assert refusal(moved, "swap base 4,1").rule == "IW-4.1"


@pytest.mark.rule("IW-7.2", "IW-7.3")
@pytest.mark.parametrize("base", [cell for cell in RING if cell != "5,8"])
def test_the_base_changes_places_with_an_adjacent_tile_of_the_ring_wherever_it_lies(base: str) -> None:
    state = position(tiles={base: "base_iron_man"})
    found = choices(state, "swap base")
    assert found == {cell for cell in RING if beside(cell, base)}
    assert len(found) == 2
    far = next(cell for cell in RING if cell not in found and cell != base)
    assert refusal(state, f"swap base {far}").rule == "IW-7.2"


@pytest.mark.rule("IW-7.3")
def test_no_action_moves_a_base_inside_or_off_the_board() -> None:
    for cell in [cell for cell in TILE_CELLS if cell not in RING] + ["5,0", "10,1"]:
        with pytest.raises(BadAction):
            GAME.parse(f"swap base {cell}")


@pytest.mark.rule("IW-7.3", "IW-AMB-6")
def test_okoye_swaps_a_free_base_only_within_the_ring_and_black_panther_likewise() -> None:
    state = position("black_panther star_lord", black_panther="9,0", okoye="9,0")
    okoye = state.clone()
    play(okoye, "ability okoye", "choose 5,1")
    assert choices(okoye, "choose") == set(RING[RING.index("5,1") + 1 :]) - {"5,8"}
    play(state, "ability black_panther")
    assert choices(state, "choose") == set(RING) - {"5,1"}


@pytest.mark.rule("IW-7.4")
def test_characters_and_tokens_on_both_tiles_travel_with_them() -> None:
    state = position(
        tiles={"4,1": "energy", "2,7": "thanos_base"},
        tokens={"5,1": "hero_hulk stone_soul", "4,1": "hero_wong"},
        iron_man=at("5,1", left="hero_drax"),
        spider_man="5,0",
        star_lord=at("4,1", right="stone_time"),
        gamora="3,0",
    )
    log = play(state, "swap base 4,1")
    assert (tile(state, "4,1"), tile(state, "5,1")) == ("base_iron_man", "energy")
    assert (where(state, "iron_man"), carried(state, "iron_man")) == ("4,1", ["hero_drax"])
    assert (where(state, "star_lord"), carried(state, "star_lord")) == ("5,1", ["stone_time"])
    assert (where(state, "spider_man"), where(state, "gamora")) == ("5,0", "3,0")
    assert sorted(lying(state, "4,1")) == ["hero_hulk", "stone_soul"]
    assert sorted(lying(state, "5,1")) == ["energy", "hero_wong"]
    assert {data["character"] for data in every(log, "carried")} == {"iron_man", "star_lord"}
    assert not {"returned_by", "property", "opened"} & set(kinds(log))


@pytest.mark.rule("IW-7.4", "IW-AMB-27")
def test_thanos_a_closed_tile_an_arrow_and_another_base_travel_too_and_nothing_works() -> None:
    thanos = position(tiles={"2,7": "thanos_base"}, thanos="4,1", gauntlet=1)
    play(thanos, "swap base 4,1")
    assert (where(thanos, "thanos"), tile(thanos, "5,1"), outcomes(thanos)) == ("5,1", "blue", [])
    assert where(thanos, "iron_man") == "4,1"

    arrow = position(tiles={"4,1": "arrow_1 west"})
    play(arrow, "swap base 4,1")
    assert (tile(arrow, "5,1"), where(arrow, "iron_man")) == ("arrow_1 west", "4,1")

    bases = position(tiles={"4,1": "base_star_lord"}, tokens={"4,1": "stone_soul"})
    play(bases, "swap base 4,1")
    assert (find(bases, "base_iron_man"), find(bases, "base_star_lord")) == (["4,1"], ["5,1"])
    assert [where(bases, id) for id in ("iron_man", "spider_man", "star_lord", "gamora")] == [
        "4,1",
        "4,1",
        "5,1",
        "5,1",
    ]
    assert bases.view(None)["bases"] == ["4,1", "5,1"]
    assert lying(bases, "5,1") == ["stone_soul"]
