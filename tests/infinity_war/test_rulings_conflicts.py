"""Rulings where the text contradicts itself (IW-AMB-1 … 8, 127), with their switch values."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    RING,
    TILE_CELLS,
    asked,
    at,
    box,
    choices,
    every,
    find,
    full_board,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    outcomes,
    play,
    points,
    position,
    result,
    tablet,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}
SEIZES = ["counts", "extra", "off"]


def swap_base(state: State) -> None:
    """A turn in which nobody walks."""
    play(state, legal(state, "swap_base")[0])
    if asked(state) == "finish":
        play(state, "end turn")


@pytest.mark.rule("IW-AMB-1")
def test_a_superhero_must_hold_out_and_then_leave() -> None:
    lasting = position(tiles=open_ground("2,2", "3,2"), iron_man=at("2,2", left="hero_hulk"))
    for _ in range(4):
        swap_base(lasting)
    assert (look(lasting, "iron_man")["battle"], points(lasting)) == ("qualified", [0, 0])
    play(lasting, "move iron_man 3,2")
    assert points(lasting) == [1, 0]

    at_the_end = position(
        tiles=full_board(battlefield="2,2", thanos_base="8,4"),
        gauntlet=1,
        iron_man=at("2,2", left="hero_hulk", battle="qualified"),
        last_turns=1,
        ending="tiles",
    )
    swap_base(at_the_end)
    assert result(at_the_end).scores == [0, 0]


# Thanos and the Stone of whom he returns.


@pytest.mark.rule("IW-AMB-2")
@pytest.mark.parametrize("seizes", SEIZES)
def test_the_stone_of_whom_thanos_returns_goes_to_the_box_on_any_turn(seizes: str) -> None:
    state = position(
        tiles=HOME | open_ground("3,3", "3,2"),
        tokens={"3,2": "hero_wong"},
        iron_man=at("3,3", left="energy", right="stone_power"),
        thanos="3,2",
        gauntlet=1,
        options={"thanos_seizes_carried_stone": seizes},
    )
    log = play(state, "move iron_man 3,2")
    if seizes == "off":
        assert (box(state), lying(state, "3,2")) == ([], ["stone_power", "hero_wong", "energy"])
        assert "seized" not in kinds(log)
    else:
        assert (box(state), lying(state, "3,2")) == (["stone_power"], ["hero_wong", "energy"])
        assert the(log, "seized").data == {"character": "iron_man", "token": "stone_power", "cell": "3,2"}
    assert "thanos_takes" not in kinds(log), "it is not his activation"


@pytest.mark.rule("IW-AMB-2")
@pytest.mark.parametrize(
    ("seizes", "in_box", "on_start"),
    [
        ("counts", ["stone_power", "stone_time"], ["hero_hulk"]),
        ("extra", ["stone_power", "stone_time", "hero_hulk"], []),
        ("off", ["hero_hulk"], []),
    ],
)
def test_two_bearers_hit_together_lose_both_stones(seizes: str, in_box: list[str], on_start: list[str]) -> None:
    state = position(
        tiles=HOME | open_ground("3,3"),
        tokens={"3,4": "hero_hulk"},
        thanos="3,4",
        phase="post",
        iron_man=at("3,3", left="energy", right="stone_power"),
        spider_man=at("3,3", left="hero_wong", right="stone_time"),
        options={"thanos_seizes_carried_stone": seizes},
    )
    play(state, "end turn")
    assert where(state, "iron_man") == where(state, "spider_man") == "5,1"
    assert (box(state), lying(state, "3,4")) == (in_box, on_start)
    left = ["hero_wong", "energy"] if seizes != "off" else ["stone_power", "stone_time", "hero_wong", "energy"]
    assert lying(state, "3,3") == left


@pytest.mark.rule("IW-AMB-2")
@pytest.mark.parametrize(
    ("seizes", "taken", "in_box"),
    [
        ("counts", [], ["stone_power"]),
        ("extra", ["hero_wong"], ["stone_power", "hero_wong"]),
        ("off", ["stone_power"], ["stone_power"]),
    ],
)
def test_from_a_bare_start_cell_a_lone_bearer_loses_his_stone_in_every_reading(
    seizes: str, taken: list[str], in_box: list[str]
) -> None:
    state = position(
        tiles=HOME | open_ground("3,3"),
        thanos="3,4",
        phase="post",
        iron_man=at("3,3", left="hero_wong", right="stone_power"),
        options={"thanos_seizes_carried_stone": seizes},
    )
    log = play(state, "end turn")
    assert [data["token"] for data in every(log, "thanos_takes")] == taken
    assert box(state) == in_box


@pytest.mark.rule("IW-AMB-2", "IW-AMB-74")
@pytest.mark.parametrize("seizes", SEIZES)
def test_the_tokens_of_a_mind_bearer_are_exempt(seizes: str) -> None:
    state = position(
        tiles=HOME | open_ground("3,3", "3,2"),
        iron_man=at("3,3", left="energy", right="stone_mind"),
        thanos="3,2",
        gauntlet=1,
        options={"thanos_seizes_carried_stone": seizes},
    )
    play(state, "move iron_man 3,2")
    assert (box(state), lying(state, "3,2"), where(state, "thanos")) == ([], ["stone_mind", "energy"], "8,4")


@pytest.mark.rule("IW-AMB-3", "IW-AMB-95")
@pytest.mark.parametrize(
    ("others", "tossed", "stays"),
    [({}, False, False), ({"star_lord": "3,6"}, True, False), ({"star_lord": "3,6", "gamora": "1,4"}, False, True)],
    ids=["one", "two", "three"],
)
def test_two_nearest_are_tossed_for_and_three_keep_thanos_where_he_is(
    others: dict[str, str], tossed: bool, stays: bool
) -> None:
    state = position(
        "iron_man star_lord",
        HOME | open_ground("3,2", "3,6") | {"1,4": "q_ship"},
        {"3,4": "hero_hulk"},
        thanos="3,4",
        phase="post",
        iron_man="3,2",
        spider_man="9,0",
        **others,
    )
    log = play(state, "end turn")
    assert outcomes(state) == (["toss stones", "toss empty"] if tossed else [])
    if tossed:
        log += play(state, "* toss stones")
    assert where(state, "thanos") == ("3,4" if stays else "3,3")
    assert ("thanos_stays" in kinds(log)) == stays
    assert box(state) == ["hero_hulk"], "action 3 works in any case"


# When properties and traps work.


ARRIVALS = {
    "main step": ("iron_man", "4,2", {}, ["move iron_man 3,2"]),
    "arrow": ("iron_man", "5,2", {"4,2": "arrow_1 west"}, ["move iron_man 4,2", "continue"]),
    "short route": ("iron_man", "6,2", {"5,2": "short_route"}, ["move iron_man 5,2", "continue", "choose 3,2"]),
    "Captain America": ("captain_america", "4,3", {}, ["ability captain_america", "choose 3,2"]),
    "Star-Lord": ("star_lord", "7,7", {}, ["ability star_lord", "choose 3,2"]),
    "Iron Man": ("iron_man", "4,4", {}, ["ability iron_man"]),
    "Rocket": ("rocket", "4,4", {}, ["ability rocket"]),
}


@pytest.mark.rule("IW-AMB-4", "IW-AMB-5")
@pytest.mark.parametrize("way", ARRIVALS)
@pytest.mark.parametrize("face", ["outrider_general", "corvus"])
def test_a_property_and_a_trap_work_on_every_move_and_relocation(way: str, face: str) -> None:
    who, start, ground, texts = ARRIVALS[way]
    team = "thor" if who == "rocket" else who
    fields: dict[str, object] = {who: at(start, left="energy")}  # something to do in the windows
    if way in ("Iron Man", "Rocket"):
        fields["okoye"] = "3,2"
    state = position(f"{team} black_panther", ground | open_ground(start) | {"3,2": face}, None, **fields)
    log = play(state, *texts, "continue")
    assert every(log, "property")[-1] == {"character": who, "tile": face, "cell": "3,2"}
    assert look(state, who)["detained"] == "fresh"


@pytest.mark.rule("IW-AMB-4", "IW-AMB-35")
def test_a_property_does_not_work_on_a_swapped_partner_nor_when_carried_nor_under_bucky() -> None:
    swapped = position("thor iron_man", {"3,2": "outrider_general"}, rocket="3,2", iron_man="3,0")
    log = play(swapped, "ability rocket")
    assert (where(swapped, "iron_man"), look(swapped, "iron_man")["detained"]) == ("3,2", "upright")
    assert "property" not in kinds(log)

    carried = position("black_panther iron_man", {"3,1": "outrider_general"}, iron_man="3,1")
    log = play(carried, "ability black_panther", "choose 3,1")
    assert (where(carried, "iron_man"), look(carried, "iron_man")["detained"]) == ("5,1", "upright")
    assert "property" not in kinds(log)

    home = position("captain_america iron_man", open_ground("3,2"), captain_america="3,2", bucky="3,2")
    log = play(home, "ability bucky")
    assert (kinds(log), asked(home)) == (["ability", "home", "home"], "turn"), "no call to the base"


# Free cells and bases.


@pytest.mark.rule("IW-AMB-6", "IW-AMB-147")
def test_a_neutral_base_inside_is_a_trap_and_swapped_freely_but_never_against_an_open_base_of_the_ring() -> None:
    tiles = {"4,4": "base_thor", "3,1": "base_iron_man", "4,3": "battlefield"}
    state = position("black_panther star_lord", tiles, black_panther="9,0", okoye="4,3")
    trapped = state.clone()
    log = play(trapped, "move okoye 4,4", "continue")
    assert the(log, "returned").rule == "IW-17.12"
    assert where(trapped, "okoye") == "5,1"

    play(state, "ability okoye")
    back = state.clone()
    play(back, "choose 3,1")
    assert "4,4" not in choices(back, "choose"), "the open base of the ring would get inside"
    assert "9,8" in choices(back, "choose")
    play(state, "choose 4,4")
    later = set(TILE_CELLS[TILE_CELLS.index("4,4") + 1 :])
    assert choices(state, "choose") == later - {"5,8"}
    play(state, "choose 9,8")
    assert find(state, "base_thor") == ["9,8"]


@pytest.mark.rule("IW-AMB-6", "IW-AMB-101")
def test_the_vacant_thanos_base_is_swapped_anywhere() -> None:
    tiles = {"4,4": "thanos_base", "4,3": "battlefield"}
    state = position("black_panther star_lord", tiles, okoye="4,3", thanos="7,7", gauntlet=1)
    play(state, "ability okoye", "choose 1,1", "choose 4,4")
    assert (find(state, "thanos_base"), tile(state, "4,4")) == (["1,1"], "blue")
    assert set(RING) >= set(find(state, "base_black_panther"))


@pytest.mark.rule("IW-AMB-7")
def test_superheroes_score_by_themselves_on_anothers_turn_too() -> None:
    state = position(
        "captain_america iron_man", open_ground("2,2"), iron_man=at("2,2", left="hero_hulk", battle="qualified")
    )
    log = play(state, "ability bucky")
    assert tablet(state, 1) == ["hero_hulk"]
    assert the(log, "scored").data["seat"] == 1
    assert kinds(log).index("scored") < kinds(log).index("home"), "at the moment of leaving"


@pytest.mark.rule("IW-AMB-8", "IW-AMB-127")
@pytest.mark.parametrize("base", ["base_star_lord", "base_thor", "base_iron_man"])
def test_any_open_team_base_sends_thanos_home_when_he_steps_or_is_pushed_onto_it(base: str) -> None:
    tiles = HOME | {"2,1": base, "2,2": "battlefield", "6,2": "q_ship", "7,2": "battlefield"}
    pushed = position(tiles=tiles, tokens={"2,1": "stone_soul"}, thanos="2,2", gauntlet=1, iron_man="7,2")
    log = play(pushed, "move iron_man 6,2", "continue", "push thanos 2,1")
    assert where(pushed, "thanos") == "8,4"
    assert the(log, "thanos_home").rule == "IW-14.15"
    assert (lying(pushed, "2,1"), "returned_by" in kinds(log)) == (["stone_soul"], False)

    stepping = position(tiles=tiles, thanos="2,2", phase="post", iron_man="2,0", spider_man="2,0")
    play(stepping, "end turn")
    assert where(stepping, "thanos") == "8,4"


@pytest.mark.rule("IW-AMB-127", "IW-AMB-100")
def test_a_push_is_a_step_of_thanos_that_opens_nothing_and_takes_no_lying_token() -> None:
    tiles = HOME | {"2,3": "red", "6,2": "q_ship", "7,2": "battlefield", "2,2": "battlefield"}
    state = position(
        tiles=tiles, tokens={"2,2": "hero_hulk", "2,3": "energy"}, thanos="2,2", gauntlet=1, iron_man="7,2"
    )
    log = play(state, "move iron_man 6,2", "continue")
    assert choices(state, "push thanos") == {"2,1", "1,2", "3,2", "2,3"}
    log = play(state, "push thanos 2,3")
    assert (tile(state, "2,3"), lying(state, "2,3"), lying(state, "2,2")) == ("red", ["energy"], ["hero_hulk"])
    assert (kinds(log), box(state)) == (["thanos_pushed"], [])
