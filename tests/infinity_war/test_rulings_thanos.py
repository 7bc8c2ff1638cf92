"""Rulings about Thanos and the Gauntlet (IW-AMB-88 … 101, IW-AMB-133)."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    choices,
    every,
    find,
    kinds,
    legal,
    lying,
    open_ground,
    outcomes,
    pass_turn,
    play,
    position,
    refusal,
    the,
    tile,
    weights,
    where,
)

HOME = {"8,4": "thanos_base"}
AWAY = "10,8"  # a place far from what happens in the north and west


def acting(thanos: str, tiles: dict[str, str], tokens: dict[str, str] | None = None, **fields: object) -> State:
    """The first team holds the Gauntlet and only needs to end its turn.

    Who is not named is far away.
    """
    who: dict[str, object] = {"iron_man": AWAY, "spider_man": AWAY, "star_lord": "5,8", "gamora": "5,8"}
    return position("iron_man star_lord", HOME | tiles, tokens, thanos=thanos, phase="post", **(who | fields))


def on_q_ship(thanos: str, tiles: dict[str, str], tokens: dict[str, str] | None = None, **fields: object) -> State:
    """Iron Man has come to a Q-ship, Thanos is on the board, the second team holds the Gauntlet."""
    ground = HOME | {"7,2": "battlefield", "6,2": "q_ship"} | tiles
    state = position("iron_man star_lord", ground, tokens, thanos=thanos, gauntlet=1, iron_man="7,2", **fields)
    play(state, "move iron_man 6,2", "continue")
    assert asked(state) == "q_ship"
    return state


# He appears.


@pytest.mark.rule("IW-AMB-88")
@pytest.mark.parametrize("acts", [True, False])
def test_thanos_acts_in_the_turn_that_opened_his_base_also_from_afar(acts: bool) -> None:
    state = position(
        tiles=open_ground("2,2", "2,4") | {"3,2": "guardians_ship"},
        iron_man="2,2",
        spider_man="2,4",
        options={"thanos_acts_on_opening_turn": acts},
    )
    play(state, "move iron_man 3,2", "continue", "choose 2,6", "* open thanos_base", "choose 9,1", "* open q_ship")
    log = play(state, "end turn")
    assert ("thanos_moves" in kinds(log), where(state, "thanos")) == (acts, "2,5" if acts else "2,6")
    pass_turn(state)
    log = play(state, "swap base 4,1", "end turn")
    assert the(log, "thanos_moves").data["to"] == ("2,4" if acts else "2,5"), "after every later turn in any case"


@pytest.mark.rule("IW-AMB-89")
def test_the_opener_is_returned_by_thanos_with_no_window_and_space_does_not_help() -> None:
    state = position(tiles=open_ground("3,3"), iron_man=at("3,3", left="energy", right="stone_space", used=True))
    log = play(state, "move iron_man 3,2", "* open thanos_base")
    assert kinds(log) == ["move", "opened", "thanos_appears", "seized", "dropped", "returned_by"]
    assert the(log, "returned_by").data["by"] == "thanos"
    assert (where(state, "iron_man"), carried(state, "iron_man")) == ("5,1", [])
    assert (box(state), lying(state, "3,2")) == (["stone_space"], ["energy"])


@pytest.mark.rule("IW-AMB-89")
def test_an_opener_with_mind_sends_thanos_nowhere_but_keeps_his_tokens_from_him() -> None:
    state = position(tiles=open_ground("3,3"), iron_man=at("3,3", left="energy", right="stone_mind"))
    log = play(state, "move iron_man 3,2", "* open thanos_base")
    assert (where(state, "iron_man"), where(state, "thanos")) == ("5,1", "3,2"), "he is at home already"
    assert (box(state), lying(state, "3,2")) == ([], ["stone_mind", "energy"])
    assert asked(state) == "finish"
    assert the(log, "returned_by").data["by"] == "thanos"


# His way.


@pytest.mark.rule("IW-AMB-90")
def test_distance_is_counted_in_steps_and_nothing_is_in_the_way() -> None:
    diagonal = acting("4,4", open_ground("6,6", "4,1"), iron_man="6,6", star_lord="4,1")
    play(diagonal, "end turn")
    assert where(diagonal, "thanos") == "4,3", "three steps north are nearer than two and two aslant"
    behind_a_base = acting("3,3", {"3,1": "base_thor", "6,4": "battlefield"}, iron_man="3,0", star_lord="6,4")
    play(behind_a_base, "end turn")
    assert where(behind_a_base, "thanos") == "3,2", "straight over a base that would send him home"
    around_the_corner = acting("1,0", open_ground("1,4"), iron_man="0,1", star_lord="1,4")
    play(around_the_corner, "end turn")
    assert where(around_the_corner, "thanos") == "1,1", "two steps to the place around the corner, over the board"


@pytest.mark.rule("IW-AMB-91")
@pytest.mark.parametrize("unit", ["characters", "cells"])
def test_three_tied_characters_on_two_cells_are_tossed_for_only_if_cells_are_counted(unit: str) -> None:
    given = open_ground("3,2", "3,6", "1,4")
    options = {"thanos_tie_unit": unit}
    one_cell = acting("3,4", given, iron_man="3,2", spider_man="3,2", options=options)
    play(one_cell, "end turn")
    assert where(one_cell, "thanos") == "3,3", "no toss for one cell"
    two_cells = acting("3,4", given, iron_man="3,2", spider_man="3,2", star_lord="3,6", options=options)
    log = play(two_cells, "end turn")
    if unit == "characters":
        assert ("thanos_stays" in kinds(log), where(two_cells, "thanos")) == (True, "3,4")
    else:
        assert weights(two_cells) == {"toss stones": 1, "toss empty": 1}, "a cell with two has no better chances"
        play(two_cells, "* toss empty")
        assert where(two_cells, "thanos") == "3,5"
    three_cells = acting("3,4", given, iron_man="3,2", spider_man="1,4", star_lord="3,6", options=options)
    log = play(three_cells, "end turn")
    assert ("thanos_stays" in kinds(log), where(three_cells, "thanos")) == (True, "3,4")


@pytest.mark.rule("IW-AMB-92")
def test_characters_on_their_own_bases_are_targets_like_all_others() -> None:
    own = acting("5,4", open_ground("1,4"), iron_man="5,1", spider_man=AWAY, star_lord="1,4", gamora="1,4")
    play(own, "end turn")
    assert where(own, "thanos") == "5,3", "three steps to the base against four to the field"
    foreign = acting("5,5", open_ground("1,5"), star_lord="5,8", gamora="5,8", iron_man="1,5")
    play(foreign, "end turn")
    assert where(foreign, "thanos") == "5,6"


@pytest.mark.rule("IW-AMB-93")
@pytest.mark.parametrize("base", ["base_star_lord", "base_thor"])
@pytest.mark.parametrize("order", ["sent_home_first", "hits_first"])
def test_on_a_team_base_thanos_takes_only_from_his_start_cell(order: str, base: str) -> None:
    tiles = {"3,1": base, "3,2": "battlefield"}
    at_home = at("3,1", left="hero_wong") if base == "base_star_lord" else at("3,0", left="hero_wong")
    options = {"thanos_enters_team_base": order}

    def ended(on_start: str) -> State:
        tokens = {"3,1": "stone_soul hero_hulk", "3,2": on_start}
        state = acting("3,2", tiles, tokens, star_lord=at_home, gamora="10,7", options=options)
        play(state, "end turn")
        return state

    with_token, bare = ended("energy"), ended("")
    hit = order == "hits_first" and base == "base_star_lord"
    for state, in_box in ((with_token, ["energy"]), (bare, [])):
        assert (where(state, "thanos"), box(state)) == ("8,4", in_box)
        assert carried(state, "star_lord") == ([] if hit else ["hero_wong"])
        assert set(lying(state, "3,1")) == {"stone_soul", "hero_hulk"} | ({"hero_wong"} if hit else set())


@pytest.mark.rule("IW-AMB-93", "IW-AMB-100")
@pytest.mark.parametrize("order", ["sent_home_first", "hits_first"])
def test_pushed_onto_a_team_base_thanos_is_sent_home_too(order: str) -> None:
    state = on_q_ship(
        "5,7",
        open_ground("5,7"),
        star_lord=at("5,8", left="energy", right="stone_soul"),
        options={"thanos_enters_team_base": order},
    )
    log = play(state, "push thanos 5,8")
    assert (where(state, "thanos"), the(log, "thanos_home").rule) == ("8,4", "IW-14.15")
    if order == "sent_home_first":
        assert (carried(state, "star_lord"), box(state)) == (["energy", "stone_soul"], [])
    else:
        assert (carried(state, "star_lord"), box(state), lying(state, "5,8")) == ([], ["stone_soul"], ["energy"])


@pytest.mark.rule("IW-AMB-94")
@pytest.mark.parametrize(
    ("target", "ways"), [("stones", {"stones": "4,3", "empty": "3,4"}), ("empty", {"stones": "5,4", "empty": "4,5"})]
)
def test_the_target_is_tossed_for_first_and_then_one_of_two_first_steps(target: str, ways: dict[str, str]) -> None:
    for side, step in ways.items():
        state = acting("4,4", open_ground("2,3", "6,5"), iron_man="2,3", star_lord="6,5")
        play(state, "end turn")
        assert weights(state) == {"toss stones": 1, "toss empty": 1}
        log = play(state, f"* toss {target}")
        assert (the(log, "toss").data["reason"], where(state, "thanos")) == ("target", "4,4")
        assert weights(state) == {"toss stones": 1, "toss empty": 1}
        log = play(state, f"* toss {side}")
        assert (the(log, "toss").data["reason"], where(state, "thanos")) == ("path", step)


@pytest.mark.rule("IW-AMB-94")
def test_a_straight_way_is_not_tossed_for_even_after_a_toss_for_the_target() -> None:
    state = acting("4,4", open_ground("2,4", "5,5"), iron_man="2,4", star_lord="5,5")
    log = play(state, "end turn", "* toss stones")
    assert (len(every(log, "toss")), where(state, "thanos")) == (1, "3,4")


@pytest.mark.rule("IW-AMB-95")
def test_thanos_takes_a_token_of_his_cell_though_he_does_not_move() -> None:
    given = open_ground("3,2", "3,6", "1,4")
    for tokens, taken in ((" energy hero_hulk", ["hero_hulk"]), ("", [])):
        state = acting(
            "3,4", given, {"3,4": tokens, "3,3": "stone_soul"}, iron_man="3,2", spider_man="1,4", star_lord="3,6"
        )
        log = play(state, "end turn")
        assert [kind for kind in kinds(log) if "thanos" in kind] == ["thanos_stays"] + ["thanos_takes"] * len(taken)
        assert (box(state), lying(state, "3,3")) == (taken, ["stone_soul"])


# What he takes.


@pytest.mark.rule("IW-AMB-96")
@pytest.mark.parametrize("stones", ["stone_soul stone_mind", "stone_power stone_time stone_reality"])
def test_several_stones_have_equal_chances(stones: str) -> None:
    for taken in stones.split():
        state = acting("3,4", open_ground("3,2"), {"3,4": f"energy {stones}"}, iron_man="3,2")
        play(state, "end turn")
        assert weights(state) == {f"seize {stone}": 1 for stone in stones.split()}
        play(state, f"* seize {taken}")
        assert box(state) == [taken]
        assert set(lying(state, "3,4")) == {"energy", *stones.split()} - {taken}


@pytest.mark.rule("IW-AMB-96")
@pytest.mark.parametrize(
    ("tokens", "taken"),
    [
        ("hero_wong hero_hulk hero_m_baku", "hero_hulk"),
        ("leadership_b leadership_a energy", "leadership_a"),
        ("energy energy energy", "energy"),
    ],
)
def test_other_tokens_of_a_kind_are_alike_and_nothing_is_tossed(tokens: str, taken: str) -> None:
    state = acting("3,4", open_ground("3,2"), {"3,4": tokens}, iron_man="3,2")
    play(state, "end turn")
    assert (outcomes(state), box(state)) == ([], [taken])
    assert len(lying(state, "3,4")) == len(tokens.split()) - 1


@pytest.mark.rule("IW-AMB-97")
@pytest.mark.parametrize(
    ("on_start", "carries", "taken", "left"),
    [
        ("", at("3,3", left="hero_hulk"), ["hero_hulk"], ["energy"]),
        ("leadership_a", at("3,3", left="hero_hulk"), ["leadership_a"], ["hero_hulk", "energy"]),
        ("", at("3,3", left="hero_hulk", right="stone_power"), ["stone_power"], ["hero_hulk", "energy"]),
    ],
    ids=["bare start cell", "token on the start cell", "Stone seized"],
)
def test_what_was_just_dropped_can_be_taken_at_once(
    on_start: str, carries: object, taken: list[str], left: list[str]
) -> None:
    state = acting("3,4", open_ground("3,3"), {"3,4": on_start, "3,3": "energy"}, iron_man=carries)
    play(state, "end turn")
    assert where(state, "iron_man") == "5,1"
    assert (box(state), lying(state, "3,3")) == (taken, left)


# The Gauntlet.


@pytest.mark.rule("IW-AMB-98")
def test_the_gauntlet_never_changes_hands() -> None:
    tiles = open_ground("7,4") | HOME
    state = position(tiles=tiles, thanos="2,2", gauntlet=1, iron_man="7,4")
    play(state, "move iron_man 8,4", "continue")
    assert (where(state, "iron_man"), state.dump()["gauntlet"]) == ("5,1", 1)


@pytest.mark.rule("IW-AMB-98")
def test_in_a_swapped_round_the_gauntlet_goes_to_the_team_and_not_to_who_plays_it() -> None:
    state = position(
        "iron_man star_lord thor", open_ground("2,2"), None, ebony_turns=3, iron_man="2,2", spider_man="2,2"
    )
    assert state.actor == 1
    log = play(state, "move iron_man 2,3", "* open thanos_base", "end turn")
    assert (the(log, "thanos_appears").data["seat"], state.dump()["gauntlet"]) == (0, 0)
    assert "thanos_moves" in kinds(log), "Iron Man's turn has ended"
    acted = [bool({"thanos_moves", "thanos_stays"} & set(kinds(pass_turn(state)))) for _ in range(6)]
    assert (acted, state.dump()["gauntlet"]) == ([False, False, True] * 2, 0)


# The Q-ship.


@pytest.mark.rule("IW-AMB-99")
def test_before_thanos_appears_a_q_ship_compels_the_base_swap() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "q_ship"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert legal(state) == ["swap base 4,1", "swap base 6,1"]
    assert refusal(state, "decline").rule == "IW-17.6"
    play(state, "swap base 4,1")
    assert find(state, "base_iron_man") == ["4,1"]


@pytest.mark.rule("IW-AMB-100")
def test_a_push_goes_to_any_adjacent_tile_or_place_and_may_hit_the_own_side() -> None:
    state = on_q_ship("1,1", open_ground("1,1", "1,2"), spider_man=at("1,2", left="energy", right="stone_soul"))
    assert choices(state, "push thanos") == {"1,0", "0,1", "2,1", "1,2"}
    outside = state.clone()
    play(outside, "push thanos 1,0")
    assert where(outside, "thanos") == "1,0"
    log = play(state, "push thanos 1,2")
    assert (where(state, "thanos"), where(state, "spider_man")) == ("1,2", "5,1")
    assert (box(state), lying(state, "1,2")) == (["stone_soul"], ["energy"])
    assert the(log, "returned_by").data["by"] == "thanos", "not the one who pushed"
    assert "thanos_takes" not in kinds(log)


@pytest.mark.rule("IW-AMB-100")
def test_a_push_onto_a_closed_tile_opens_nothing_and_takes_no_token() -> None:
    state = on_q_ship("2,2", {"2,2": "battlefield", "2,3": "red"}, {"2,2": "stone_soul", "2,3": "hero_hulk"})
    log = play(state, "push thanos 2,3")
    assert (kinds(log), where(state, "thanos"), tile(state, "2,3")) == (["thanos_pushed"], "2,3", "red")
    assert (lying(state, "2,2"), lying(state, "2,3"), box(state)) == (["stone_soul"], ["hero_hulk"], [])


@pytest.mark.rule("IW-AMB-100")
def test_pushed_onto_a_mind_bearer_thanos_goes_home_and_not_the_one_who_pushed() -> None:
    state = on_q_ship("2,2", open_ground("2,2", "2,3"), star_lord=at("2,3", right="stone_mind"))
    play(state, "push thanos 2,3")
    assert (where(state, "thanos"), where(state, "iron_man"), where(state, "star_lord")) == ("8,4", "6,2", "5,8")
    assert lying(state, "2,3") == ["stone_mind"]


# His base.


@pytest.mark.rule("IW-AMB-101")
def test_the_thanos_base_is_swapped_like_any_tile_and_stays_his_home() -> None:
    in_the_ring = position("captain_america star_lord", {"4,1": "thanos_base"}, thanos="7,3", gauntlet=1)
    play(in_the_ring, "swap base 4,1")
    assert (find(in_the_ring, "thanos_base"), find(in_the_ring, "base_captain_america")) == (["5,1"], ["4,1"])
    assert in_the_ring.view(None)["thanos_base"] == "5,1"
    play(in_the_ring, "ability bucky")
    assert where(in_the_ring, "thanos") == "5,1"
    tiles = {"4,4": "thanos_base", "2,2": "battlefield", "2,3": "cull_obsidian"}
    by_cull = position("captain_america star_lord", tiles, thanos="7,4", gauntlet=1, captain_america="2,2")
    play(by_cull, "move captain_america 2,3", "continue", "choose 4,4", "choose 8,8")
    assert (find(by_cull, "thanos_base"), tile(by_cull, "4,4")) == (["8,8"], "blue")
    play(by_cull, "ability bucky")
    assert where(by_cull, "thanos") == "8,8"


@pytest.mark.rule("IW-AMB-101")
def test_thanos_travels_with_his_base_and_a_rotation_passes_it_over() -> None:
    tiles = {"4,1": "thanos_base", "2,2": "battlefield", "2,3": "rotation_cw"}
    carried_along = position(tiles=tiles, thanos="4,1", gauntlet=1)
    log = play(carried_along, "swap base 4,1")
    assert where(carried_along, "thanos") == "5,1"
    assert not {"thanos_home", "returned_by"} & set(kinds(log)), "he moved onto nothing"
    rotating = position(tiles=tiles, thanos="7,7", gauntlet=1, iron_man="2,2")
    play(rotating, "move iron_man 2,3", "continue")
    assert find(rotating, "thanos_base") == ["4,1"]
    assert (find(rotating, "base_iron_man"), find(rotating, "base_star_lord")) == (["5,8"], ["5,1"])


@pytest.mark.rule("IW-AMB-133")
@pytest.mark.parametrize(
    ("back", "face", "out"),
    [
        ("red", "stone_soul", ["stone_soul"]),
        ("red", "heroes_1", ["hero_hulk", "hero_black_widow"]),
        ("blue", "teleport", []),
        ("blue", "base_thor", []),
        ("red", "corvus", []),
        ("red", "outrider_general", []),
    ],
)
def test_a_tile_opened_under_thanos_puts_its_tokens_there_and_leaves_him_alone(
    back: str, face: str, out: list[str]
) -> None:
    tiles = HOME | {"3,3": back, "2,2": "battlefield", "2,3": "guardians_ship", "7,7": "teleport"}
    state = position(tiles=tiles, thanos="3,3", gauntlet=1, iron_man="2,2")
    log = play(state, "move iron_man 2,3", "continue", "choose 3,3", f"* open {face}")
    assert (where(state, "thanos"), lying(state, "3,3"), box(state)) == ("3,3", out, [])
    assert kinds(log)[-1 - len(out) :] == ["opened"] + ["token_out"] * len(out)
    assert not [kind for kind in kinds(log) if kind.startswith("thanos")]
