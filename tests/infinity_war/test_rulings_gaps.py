"""Rulings on further gaps (IW-AMB-143 … 149)."""

from typing import Any

import pytest

from sixstones import Event, State
from sixstones.core.errors import BadPosition
from tests.infinity_war.positions import (
    GAME,
    RING,
    TILE_CELLS,
    asked,
    at,
    box,
    carried,
    choices,
    every,
    find,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    outcomes,
    play,
    points,
    position,
    tablet,
    the,
    tile,
    weights,
    where,
)

HOME = {"8,4": "thanos_base"}


@pytest.mark.rule("IW-AMB-143")
@pytest.mark.parametrize("face", ["stone_soul", "leadership_a", "heroes_1", "battlefield"])
def test_a_tile_without_an_every_time_property_gives_no_entry_window(face: str) -> None:
    moving = position(tiles=open_ground("3,3"), iron_man=at("3,3", left="energy"))
    play(moving, "move iron_man 3,2", f"* open {face}")
    assert asked(moving) == "finish", "the window after the main action"
    assert "leave iron_man left" in legal(moving)
    stepping = position(
        "captain_america star_lord", open_ground("3,3", "3,2"), captain_america=at("3,3", left="energy")
    )
    play(stepping, "ability captain_america", "choose 3,2")
    assert asked(stepping) == "turn", "the window before the main action"
    assert "leave captain_america left" in legal(stepping)


@pytest.mark.rule("IW-AMB-143")
def test_a_tile_whose_property_rests_gives_no_entry_window_either() -> None:
    tiles = open_ground("3,3") | {"3,2": "ebony_maw"}
    resting = position(tiles=tiles, ebony_turns=1, iron_man=at("3,3", left="energy"))
    play(resting, "move iron_man 3,2")
    assert asked(resting) == "finish"
    working = position(tiles=tiles, iron_man=at("3,3", left="energy"))
    play(working, "move iron_man 3,2")
    assert asked(working) == "window"


# Rocket between two pairs.


def two_pairs(qualified: str, mind: str, **options: object) -> tuple[State, list[Event]]:
    """Rocket, beside Thor on a Battlefield, swaps with Star-Lord, beside Gamora on another.

    One of the four has a superhero that scores on leaving, one carries Mind.
    """
    who = {"rocket": at("3,3"), "thor": at("3,3"), "star_lord": at("7,3"), "gamora": at("7,3")}
    who[qualified] |= {"left": "hero_hulk", "battle": "qualified"}
    who[mind] |= {"right": "stone_mind"}
    state = position("thor star_lord", open_ground("3,3", "7,3"), None, options=options, **who)
    return state, play(state, "ability rocket", "partner star_lord")


@pytest.mark.rule("IW-AMB-144")
def test_rocket_returns_the_foreign_characters_of_both_cells_together_and_mind_answers_last() -> None:
    state, log = two_pairs("gamora", "star_lord")
    assert every(log, "returned_by") == [
        {"character": "star_lord", "from": "3,3", "to": "5,8", "by": "rocket"},
        {"character": "gamora", "from": "7,3", "to": "5,8", "by": "rocket"},
    ]
    assert the(log, "returned").data == {"character": "rocket", "from": "7,3", "to": "5,1"}
    assert kinds(log).index("returned") > max(n for n, kind in enumerate(kinds(log)) if kind == "returned_by")
    assert (tablet(state, 1), where(state, "thor"), lying(state, "3,3")) == (["hero_hulk"], "3,3", ["stone_mind"])


@pytest.mark.rule("IW-AMB-144")
@pytest.mark.parametrize("mind", ["gamora", "thor"])
def test_by_option_each_arriver_returns_those_present_and_mind_answers_last(mind: str) -> None:
    state, log = two_pairs("thor", mind, rocket_side_collision="arriver_returns")
    returned = sorted((data["character"], data["by"]) for data in every(log, "returned_by"))
    assert returned == [("gamora", "rocket"), ("thor", "star_lord")]
    answered = the(log, "returned").data["character"]
    assert answered == ("rocket" if mind == "gamora" else "star_lord")
    assert kinds(log).index("returned") > max(n for n, kind in enumerate(kinds(log)) if kind == "returned_by")
    assert (points(state), where(state, "thor"), where(state, "gamora")) == ([1, 0], "5,1", "5,8")


# Corvus.


@pytest.mark.rule("IW-AMB-145")
def test_corvus_detains_first_and_whatever_happens_outside_he_stays_detained() -> None:
    tiles = HOME | open_ground("3,3") | {"3,2": "corvus"}
    into_thanos = position(tiles=tiles, thanos="3,0", gauntlet=1, iron_man=at("3,3", left="energy"))
    log = play(into_thanos, "move iron_man 3,2", "continue")
    assert kinds(log) == ["move", "property", "dropped", "detained", "ejected", "returned_by"]
    into_mind = position(tiles=tiles, iron_man=at("3,3", left="energy"), star_lord=at("3,0", right="stone_mind"))
    log = play(into_mind, "move iron_man 3,2", "continue")
    assert kinds(log)[3:] == ["detained", "ejected", "dropped", "returned_by", "returned"]
    assert (where(into_mind, "star_lord"), lying(into_mind, "3,0")) == ("5,8", ["stone_mind"])
    for state in (into_thanos, into_mind):
        assert (where(state, "iron_man"), look(state, "iron_man")["detained"]) == ("5,1", "fresh")


# Rotation and bases.


@pytest.mark.rule("IW-AMB-146")
def test_there_are_always_two_bases_for_a_rotation_since_own_bases_never_leave_the_ring() -> None:
    tiles = open_ground("3,3") | {"3,2": "rotation_cw", "4,1": "base_iron_man"}
    state = position(tiles=tiles, iron_man=at("3,3", right="stone_power"), spider_man="0,5")
    log = play(state, "move iron_man 3,2", "continue")
    assert ("base_shifted" in kinds(log), asked(state)) == (True, "power")
    assert (find(state, "base_star_lord"), find(state, "base_iron_man")) == (["4,1"], ["5,8"])
    with pytest.raises(BadPosition, match="must lie in the outer ring") as info:
        position(tiles={"4,4": "base_iron_man"})
    assert info.value.data["field"] == "tiles.4,4"


@pytest.mark.rule("IW-AMB-147")
@pytest.mark.parametrize("swapper", ["okoye", "cull_obsidian"])
def test_a_neutral_base_comes_back_to_the_ring_but_not_for_another_open_base(swapper: str) -> None:
    tiles = open_ground("3,3") | {"3,4": "cull_obsidian", "2,2": "base_thor", "8,8": "base_iron_man", "7,8": "blue"}
    state = position("black_panther star_lord", tiles, okoye="3,3", black_panther="9,0", star_lord="9,9", gamora="9,9")
    play(state, *(["ability okoye"] if swapper == "okoye" else ["move okoye 3,4", "continue"]))
    other_way = state.clone()
    play(state, "choose 2,2")
    assert not {"8,8", "5,8"} & choices(state, "choose"), "a neutral and an own base, both open in the ring"
    assert {"7,8", "9,8", "4,4"} <= choices(state, "choose")
    play(state, "choose 7,8")
    assert (find(state, "base_thor"), tile(state, "2,2")) == (["7,8"], "blue")
    play(other_way, "choose 5,1")
    later = TILE_CELLS[TILE_CELLS.index("5,1") + 1 :]
    assert choices(other_way, "choose") == set(later) & set(RING), "the own base stays in the ring, other bases too"


# Backs.


@pytest.mark.rule("IW-AMB-148")
def test_a_back_goes_with_its_tile() -> None:
    tiles = open_ground("3,3") | {"3,1": "blue", "3,2": "red"}
    state = position("black_panther star_lord", tiles, okoye="3,3", black_panther=at("9,0", used=True))
    pool: Any = state.dump()["pool"]
    play(state, "ability okoye", "choose 3,1", "choose 3,2")
    assert (tile(state, "3,1"), tile(state, "3,2")) == ("red", "blue")
    again = GAME.load(state.dump())
    for copy in (state, again):
        play(copy, "move okoye 3,2")
        assert weights(copy) == {f"open {face}": n for face, n in pool["blue"].items() if n}, "the blue pool inside"
        log = play(copy, "* open teleport")
        assert the(log, "opened").data["back"] == "blue"
    red = position("black_panther star_lord", tiles, okoye="3,3", black_panther=at("9,0", used=True))
    play(red, "move okoye 3,2")
    assert weights(red) == {f"open {face}": n for face, n in pool["red"].items() if n}


# The turn in which Thanos appears.


@pytest.mark.rule("IW-AMB-149")
@pytest.mark.parametrize(
    ("seizes", "acts", "at_once", "in_the_end"),
    [
        ("counts", True, ["stone_soul"], ["stone_soul", "hero_hulk"]),
        ("counts", False, ["stone_soul"], ["stone_soul"]),
        ("extra", True, ["stone_soul"], ["stone_soul", "hero_hulk"]),
        ("off", True, [], ["stone_soul"]),
    ],
)
def test_the_stone_seized_on_his_appearance_is_not_the_token_of_his_activation(
    seizes: str, acts: bool, at_once: list[str], in_the_end: list[str]
) -> None:
    state = position(
        tiles=open_ground("3,3"),
        iron_man=at("3,3", left="hero_hulk", right="stone_soul"),
        options={"thanos_seizes_carried_stone": seizes, "thanos_acts_on_opening_turn": acts},
    )
    play(state, "move iron_man 3,2", "* open thanos_base")
    assert (box(state), carried(state, "iron_man")) == (at_once, [])
    log = play(state, "end turn")
    while outcomes(state):
        log += play(state, "* toss stones")
    assert box(state) == in_the_end
    assert len(every(log, "thanos_takes")) == int(acts)
