"""Rulings about the tiles one by one (IW-AMB-102 … 115, IW-AMB-126, 132, 138)."""

from typing import Any

import pytest

from tests.infinity_war.positions import (
    HEROES,
    STONES,
    TILE_CELLS,
    asked,
    at,
    box,
    carried,
    choices,
    every,
    find,
    full_board,
    kinds,
    last_heroes,
    legal,
    look,
    lying,
    open_ground,
    outcomes,
    pass_turn,
    play,
    points,
    position,
    refusal,
    result,
    tablet,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}

# Opening from afar.


@pytest.mark.rule("IW-AMB-102")
def test_guardians_ship_and_loki_must_be_obeyed() -> None:
    ship = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    play(ship, "move iron_man 3,2", "continue")
    assert set(legal(ship)) == {f"choose {cell}" for cell in TILE_CELLS if tile(ship, cell) in ("red", "blue")}
    play(ship, "choose 7,7", "* open loki")
    assert set(legal(ship)) == {f"choose {cell}" for cell in TILE_CELLS if tile(ship, cell) in ("red", "blue")}
    loki = position(tiles=open_ground("2,2") | {"3,2": "loki"}, iron_man="2,2")
    log = play(loki, "move iron_man 3,2", "continue")
    while outcomes(loki):
        log += play(loki, f"* {outcomes(loki)[0]}")
    assert len(every(log, "opened")) == 7, "nobody is asked whether"


@pytest.mark.rule("IW-AMB-102")
@pytest.mark.parametrize("closed", [(), ("7,7",), ("7,7", "3,3")])
def test_guardians_ship_and_loki_open_as_many_as_there_are(closed: tuple[str, ...]) -> None:
    for face, most in (("guardians_ship", closed), ("loki", [cell for cell in closed if cell == "3,3"])):
        tiles = full_board("captain_america star_lord", closed, battlefield="2,2", **{face: "3,2"})
        state = position("captain_america star_lord", tiles, captain_america="2,2", bucky=at("5,1", used=True))
        log = play(state, "move captain_america 3,2", "continue")
        while asked(state) == "guardians_ship" or outcomes(state):
            log += play(state, legal(state)[0] if legal(state) else f"* {outcomes(state)[0]}")
        assert {data["cell"] for data in every(log, "opened")} == set(most)
        assert (where(state, "captain_america"), asked(state)) == ("3,2", "finish")


@pytest.mark.rule("IW-AMB-126")
def test_the_second_tile_of_guardians_ship_is_chosen_after_seeing_the_first() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue", "choose 7,7")
    assert outcomes(state), "the first is opened before the second is asked for"
    play(state, "* open arrow_1", "orient west")
    assert asked(state) == "guardians_ship"
    assert {"1,1", "9,7"} <= choices(state, "choose"), "earlier and later ones alike"
    play(state, "choose 1,1", "* open energy")
    assert (tile(state, "7,7"), lying(state, "1,1"), asked(state)) == ("arrow_1 west", ["energy"], "finish")


@pytest.mark.rule("IW-AMB-126")
def test_by_option_both_tiles_of_guardians_ship_are_named_first() -> None:
    options = {"guardians_ship_order": "both_first"}
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2", options=options)
    log = play(state, "move iron_man 3,2", "continue", "choose 7,6")
    assert asked(state) == "guardians_second"
    assert choices(state, "choose") == set(TILE_CELLS[TILE_CELLS.index("7,6") + 1 :]) - {"5,8"}, "each pair once"
    log += play(state, "choose 7,7", "* open arrow_1")
    assert outcomes(state), "nothing is decided between the two openings"
    log += play(state, "* open heroes_1", "orient west")
    assert [data["cell"] for data in every(log, "opened")] == ["7,6", "7,7"]
    assert (tile(state, "7,6"), asked(state)) == ("arrow_1 west", "finish")
    one_left = full_board(closed=("7,7",), battlefield="2,2", guardians_ship="3,2")
    last = position(tiles=one_left, iron_man="2,2", options=options)
    log = play(last, "move iron_man 3,2", "continue")
    log += play(last, f"* {outcomes(last)[0]}")
    assert [data["cell"] for data in every(log, "opened")] == ["7,7"]


# Dropship, Teleport, Short route.


@pytest.mark.rule("IW-AMB-103")
def test_a_dropship_goes_only_to_open_battlefields_without_tokens_and_standees() -> None:
    tiles = {**HOME, "2,2": "loki", "3,2": "dropship", **open_ground("7,2", "7,3", "7,4", "7,5", "7,6")}
    given: dict[str, Any] = {"thanos": "7,4", "gauntlet": 1, "iron_man": "2,2", "spider_man": "7,5", "gamora": "7,6"}
    state = position("iron_man star_lord", tiles, {"7,3": "energy"}, **given)
    play(state, "move iron_man 3,2", "continue")
    assert legal(state) == ["decline", "choose 7,2"]
    none_free = position("iron_man star_lord", tiles, {"7,3": "energy", "7,2": "hero_hulk"}, **given)
    log = play(none_free, "move iron_man 3,2", "continue")
    assert (where(none_free, "iron_man"), asked(none_free)) == ("3,2", "finish")
    assert "dropship" not in kinds(log)


@pytest.mark.rule("IW-AMB-104")
def test_the_teleport_of_arrival_does_not_work_again() -> None:
    tiles = open_ground("2,2") | {"3,2": "teleport", "8,2": "teleport", "8,3": "teleport"}
    state = position(tiles=tiles, iron_man="2,2")
    log = play(state, "move iron_man 3,2", "continue", "choose 8,2")
    assert (where(state, "iron_man"), asked(state)) == ("8,2", "finish")
    assert [kind for kind in kinds(log) if kind in ("property", "teleport")] == ["property", "teleport"]


@pytest.mark.rule("IW-AMB-105")
def test_with_all_other_teleports_occupied_he_stays_and_hits_nobody() -> None:
    tiles = open_ground("2,2") | {"3,2": "teleport", "8,2": "teleport", "8,3": "teleport"}
    state = position(tiles=tiles, tokens={"8,3": "energy"}, iron_man="2,2", star_lord="8,2")
    log = play(state, "move iron_man 3,2", "continue")
    assert (where(state, "iron_man"), where(state, "star_lord")) == ("3,2", "8,2")
    assert the(log, "no_way").rule == "IW-17.17"
    one_free = position(tiles=tiles, iron_man="2,2", star_lord="8,2")
    play(one_free, "move iron_man 3,2", "continue")
    assert where(one_free, "iron_man") == "8,3"


@pytest.mark.rule("IW-AMB-106")
def test_a_short_route_lands_like_a_move_and_leaves_the_cell_between_alone() -> None:
    tiles = HOME | open_ground("2,2") | {"3,2": "short_route", "4,2": "red", "3,3": "loki", "5,2": "red"}
    state = position(
        tiles=tiles,
        tokens={"4,2": "stone_soul"},
        thanos="3,3",
        gauntlet=1,
        iron_man=at("2,2", used=True),
        spider_man=at("5,1", used=True),
    )
    play(state, "move iron_man 3,2")
    assert choices(state, "choose") == {"5,2", "3,4", "1,2"}
    assert "decline" not in legal(state)
    over_thanos = state.clone()
    log = play(over_thanos, "choose 3,4", "* open proxima")
    assert (where(over_thanos, "iron_man"), "returned_by" in kinds(log)) == ("3,4", False)
    assert asked(over_thanos) == "proxima"
    log = play(state, "choose 5,2", "* open outrider_general")
    assert (tile(state, "4,2"), lying(state, "4,2")) == ("red", ["stone_soul"])
    assert look(state, "iron_man")["detained"] == "fresh"
    assert [data["cell"] for data in every(log, "opened")] == ["5,2"]


@pytest.mark.rule("IW-AMB-106")
def test_the_landing_of_a_short_route_brings_contact_and_thanos() -> None:
    tiles = HOME | open_ground("2,2", "5,2", "3,4") | {"3,2": "short_route"}
    given: dict[str, Any] = {"iron_man": at("2,2", left="energy"), "star_lord": at("5,2", left="hero_hulk")}
    state = position("iron_man star_lord", tiles, None, thanos="3,4", gauntlet=1, **given)
    play(state, "move iron_man 3,2")
    assert asked(state) == "window"
    play(state, "continue")
    into_thanos = state.clone()
    play(into_thanos, "choose 3,4")
    assert (where(into_thanos, "iron_man"), lying(into_thanos, "3,4")) == ("5,1", ["energy"])
    play(state, "choose 5,2")
    assert (where(state, "star_lord"), lying(state, "5,2")) == ("5,8", ["hero_hulk"])


@pytest.mark.rule("IW-AMB-106")
def test_a_short_route_is_compulsory_only_while_an_unvisited_landing_exists() -> None:
    tiles = open_ground("1,2") | {"1,1": "short_route"}
    visited = ["1,2", "1,3", "3,1"]
    state = position(tiles=tiles, iron_man=at("1,2", visited=visited))
    log = play(state, "move iron_man 1,1", "continue")
    assert (where(state, "iron_man"), "no_way" in kinds(log)) == ("1,1", True)
    one_left = position(tiles=tiles, iron_man=at("1,2", visited=visited[:2]))
    play(one_left, "move iron_man 1,1", "continue")
    assert where(one_left, "iron_man") == "3,1"


# Corvus, the Outrider general, Proxima.


@pytest.mark.rule("IW-AMB-107")
def test_outside_corvus_lets_team_mates_share_and_thanos_return() -> None:
    tiles = HOME | open_ground("3,3") | {"3,2": "corvus"}
    with_mate = position(tiles=tiles, iron_man="3,3", spider_man=at("3,0", left="energy"))
    play(with_mate, "move iron_man 3,2", "continue")
    assert (where(with_mate, "iron_man"), where(with_mate, "spider_man")) == ("3,0", "3,0")
    assert carried(with_mate, "spider_man") == ["energy"]
    with_thanos = position(
        tiles=tiles, thanos="3,0", gauntlet=1, iron_man=at("3,3", left="hero_hulk", right="stone_soul")
    )
    log = play(with_thanos, "move iron_man 3,2", "continue")
    assert (where(with_thanos, "iron_man"), the(log, "returned_by").data["by"]) == ("5,1", "thanos")
    assert (lying(with_thanos, "3,2"), lying(with_thanos, "3,0"), box(with_thanos)) == (
        ["stone_soul", "hero_hulk"], [], []
    )  # fmt: skip
    for state in (with_mate, with_thanos):
        assert look(state, "iron_man")["detained"] == "fresh"


@pytest.mark.rule("IW-AMB-107")
@pytest.mark.parametrize(
    ("corvus", "start", "places"), [("3,2", "3,3", ["3,0"]), ("7,6", "6,6", ["10,6", "7,9"]), ("8,5", "7,5", ["10,5"])]
)
def test_corvus_measures_from_his_tile_and_tosses_for_two(corvus: str, start: str, places: list[str]) -> None:
    for n, place in enumerate(places):
        state = position(tiles=open_ground(start) | {corvus: "corvus"}, iron_man=start)
        play(state, f"move iron_man {corvus}", "continue")
        if len(places) > 1:
            assert outcomes(state) == ["toss stones", "toss empty"]
            play(state, f"* {outcomes(state)[n]}")
        assert where(state, "iron_man") == place


@pytest.mark.rule("IW-AMB-108")
@pytest.mark.parametrize("face", ["corvus", "outrider_general"])
def test_tokens_may_be_handled_before_a_trap_works(face: str) -> None:
    state = position(
        tiles=open_ground("3,3") | {"3,2": face},
        tokens={"3,2": "hero_hulk"},
        iron_man=at("3,3", left="energy", used=True),
        spider_man=at("9,0", used=True),
    )
    play(state, "move iron_man 3,2")
    assert set(legal(state)) == {"continue", "leave iron_man left", "recharge iron_man slot"}
    play(state, "recharge iron_man slot", "pick up iron_man superhero")
    assert (asked(state), box(state), carried(state, "iron_man")) == ("window", ["energy"], ["hero_hulk"])
    play(state, "continue")
    thrown = face == "corvus"
    assert (carried(state, "iron_man"), lying(state, "3,2")) == (([], ["hero_hulk"]) if thrown else (["hero_hulk"], []))
    assert look(state, "iron_man")["detained"] == "fresh"


@pytest.mark.rule("IW-AMB-109")
@pytest.mark.parametrize("way", ["north", "east", "south", "west"])
def test_proxima_may_be_pointed_where_nobody_is(way: str) -> None:
    state = position(tiles=open_ground("3,3") | {"3,2": "proxima"}, iron_man="3,3", gamora="10,2")
    play(state, "move iron_man 3,2", "continue")
    assert set(legal(state)) == {f"direction {way}" for way in ("north", "east", "south", "west")}
    log = play(state, f"direction {way}")
    assert (kinds(log), where(state, "gamora")) == ((["returned_by"], "5,8") if way == "east" else ([], "10,2"))
    assert asked(state) == "finish"


# Cull Obsidian.


@pytest.mark.rule("IW-AMB-110")
def test_cull_obsidians_own_tile_is_not_free() -> None:
    tiles = open_ground("3,3") | {"3,2": "cull_obsidian", "4,2": "cull_obsidian"}
    state = position(tiles=tiles, iron_man="3,3")
    play(state, "move iron_man 3,2", "continue")
    assert ("3,2" in choices(state, "choose"), "4,2" in choices(state, "choose")) == (False, True)
    play(state, "choose 1,1")
    assert ("3,2" in choices(state, "choose"), "4,2" in choices(state, "choose")) == (False, True)


@pytest.mark.rule("IW-AMB-111")
def test_cull_obsidian_detains_who_triggered_him_and_only_for_a_swap() -> None:
    tiles = open_ground("3,3") | {"3,2": "cull_obsidian"}
    state = position(tiles=tiles, iron_man="3,3", spider_man="3,2")
    play(state, "move iron_man 3,2", "continue")
    declining = state.clone()
    log = play(declining, "decline", "end turn")
    assert not {"detained", "tiles_swapped"} & set(kinds(log))
    pass_turn(declining)
    assert choices(declining, "move iron_man") != set()
    play(state, "choose 1,1", "choose 2,1")
    assert [look(state, who)["detained"] for who in ("iron_man", "spider_man")] == ["fresh", "upright"]
    play(state, "end turn")
    pass_turn(state)
    assert choices(state, "move iron_man") == set()
    assert choices(state, "move spider_man") != set()


# Ebony Maw.


@pytest.mark.rule("IW-AMB-112")
def test_two_players_play_each_others_team_once() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "ebony_maw"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue", "end turn")
    played = []
    for _ in range(4):
        played.append((state.dump()["active"], int(state.actor)))
        pass_turn(state)
    assert played == [(1, 0), (0, 1), (1, 1), (0, 0)]


@pytest.mark.rule("IW-AMB-112")
def test_ebony_maw_entered_twice_in_the_same_turn_adds_nothing() -> None:
    tiles = open_ground("2,2", "3,3") | {"3,2": "ebony_maw"}
    state = position("captain_america star_lord thor", tiles, captain_america="2,2", bucky="3,3")
    log = play(state, "ability captain_america", "choose 3,2", "continue", "move bucky 3,2", "continue", "end turn")
    assert len(every(log, "ebony_called")) == 2
    played = []
    for _ in range(4):
        played.append((state.dump()["active"], int(state.actor)))
        pass_turn(state)
    assert played == [(1, 2), (2, 0), (0, 1), (1, 1)]


@pytest.mark.rule("IW-AMB-112")
def test_the_end_of_the_game_cuts_a_swapped_round() -> None:
    state = position(
        "iron_man star_lord thor",
        ending="heroes",
        last_turns=2,
        ebony_turns=3,
        tablets=[["hero_hulk"], [], []],
        box=last_heroes("hero_hulk"),
    )
    assert state.actor == 1
    pass_turn(state)
    assert state.actor == 2
    pass_turn(state)
    assert (result(state).reason, result(state).winners) == ("heroes", [0])
    tiles = open_ground("2,2") | {"3,2": "ebony_maw"}
    called = position(tiles=tiles, ending="heroes", last_turns=1, box=HEROES, iron_man="2,2")
    play(called, "move iron_man 3,2", "continue", "end turn")
    assert result(called).reason == "heroes", "a round called in the last turn is not played"


@pytest.mark.rule("IW-AMB-112")
def test_who_plays_another_team_decides_all_but_wins_points_for_that_team() -> None:
    tiles = open_ground("2,2", "4,2") | {"3,2": "arrow_4"}
    state = position(
        tiles=tiles,
        ebony_turns=2,
        iron_man=at("2,2", left="hero_hulk", battle="qualified", used=True),
        spider_man=at("5,1", used=True),
        star_lord=at("4,2", left="energy"),
    )
    assert state.actor == 1
    assert refusal(state, "move iron_man 3,2", by=0).rule == "IW-17.24"
    play(state, "move iron_man 3,2")
    assert (state.actor, asked(state)) == (1, "arrow")
    assert (tablet(state, 0), points(state)) == (["hero_hulk"], [1, 0])
    play(state, "choose 4,2")
    assert (where(state, "star_lord"), lying(state, "4,2")) == ("5,8", ["energy"]), "foreign to the team that moves"


@pytest.mark.rule("IW-AMB-112")
def test_six_stones_in_a_swapped_turn_are_the_teams() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"2,2": STONES[0], "5,1": " ".join(STONES[1:])},
        ebony_turns=2,
        iron_man="2,2",
    )
    assert state.actor == 1
    play(state, "pick up iron_man stone_soul")
    assert result(state).winners == [0]


@pytest.mark.rule("IW-AMB-112")
@pytest.mark.parametrize(("bearer", "decides"), [("iron_man", 1), ("star_lord", 1), ("thor", 2)])
def test_power_is_decided_by_the_controller_on_the_own_turn_and_by_the_owner_off_turn(
    bearer: str, decides: int
) -> None:
    who: dict[str, Any] = {"iron_man": at("2,2"), "star_lord": at("2,0"), "thor": at("0,2")}
    who[bearer]["right"] = "stone_power"
    state = position("iron_man star_lord thor", open_ground("2,2") | {"3,2": "rotation_cw"}, None, ebony_turns=3, **who)
    assert state.actor == 1, "Iron Man's team is played by its neighbour"
    play(state, "move iron_man 3,2", "continue")
    assert (asked(state), int(state.actor)) == ("power", decides)
    swapped = position(
        "iron_man star_lord thor", open_ground("2,2") | {"3,2": "rotation_cw"}, None, active=1, ebony_turns=2,
        **{**who, "star_lord": {**who["star_lord"], "cell": "2,2"}, "iron_man": {**who["iron_man"], "cell": "2,0"}},
    )  # fmt: skip
    assert swapped.actor == 2
    play(swapped, "move star_lord 3,2", "continue")
    assert (asked(swapped), int(swapped.actor)) == ("power", {"iron_man": 0, "star_lord": 2, "thor": 2}[bearer])


# Bases.


@pytest.mark.rule("IW-AMB-113")
@pytest.mark.parametrize(("rotation", "to"), [("rotation_cw", "5,1"), ("rotation_ccw", "5,8")])
def test_a_space_bearer_on_a_foreign_base_travels_along_with_a_rotation(rotation: str, to: str) -> None:
    tiles = open_ground("3,3") | {"3,2": rotation, "1,4": "base_thor"}
    state = position(
        "iron_man star_lord", tiles, {"1,4": "energy"}, iron_man="3,3", gamora=at("1,4", right="stone_space")
    )
    log = play(state, "move iron_man 3,2", "continue")
    assert (find(state, "base_thor"), where(state, "gamora"), lying(state, to)) == ([to], to, ["energy"])
    assert carried(state, "gamora") == ["stone_space"]
    assert not {"returned", "returned_by"} & set(kinds(log))


@pytest.mark.rule("IW-AMB-114")
def test_the_call_is_offered_on_every_own_arrival_and_counts_as_leaving_a_battlefield() -> None:
    partner = at("2,2", left="hero_hulk", right="stone_soul", battle="qualified", detained="fresh")
    moving = position("star_lord thor", open_ground("2,2", "5,2"), star_lord="5,2", gamora=partner)
    play(moving, "move star_lord 5,1")
    jumping = position("star_lord thor", open_ground("2,2", "5,2"), star_lord="5,2", gamora=partner)
    play(jumping, "ability star_lord", "choose 5,1")
    for state in (moving, jumping):
        play(state, "continue")
        assert (asked(state), legal(state)) == ("base_call", ["decline", "call"])
        staying = state.clone()
        play(staying, "decline")
        assert (where(staying, "gamora"), look(staying, "gamora")["battle"]) == ("2,2", "qualified")
        log = play(state, "call")
        assert kinds(log)[:2] == ["scored", "base_call"]
        assert (where(state, "gamora"), carried(state, "gamora"), tablet(state, 0)) == (
            "5,1", ["stone_soul"], ["hero_hulk"]
        )  # fmt: skip
        assert look(state, "gamora")["detained"] == "fresh"


@pytest.mark.rule("IW-AMB-115")
def test_a_base_swapped_under_its_characters_is_no_arrival() -> None:
    on_base = position(tiles=open_ground("2,2"), iron_man=at("5,1", used=True), spider_man=at("2,2", used=True))
    log = play(on_base, "swap base 4,1")
    assert kinds(log)[:2] == ["tiles_swapped", "carried"]
    assert where(on_base, "iron_man") == "4,1"
    assert not {"property", "base_call"} & set(kinds(log))
    assert on_base.actor == 1, "nothing was asked"
    beside_it = position(
        tiles={"4,1": "q_ship", "2,2": "battlefield"}, iron_man=at("4,1", used=True), spider_man=at("2,2", used=True)
    )
    log = play(beside_it, "swap base 4,1")
    assert (where(beside_it, "iron_man"), tile(beside_it, "5,1")) == ("5,1", "q_ship")
    assert ("property" in kinds(log), beside_it.actor) == (False, 1)


# Closed tiles.


@pytest.mark.rule("IW-AMB-132")
def test_a_closed_tile_with_tokens_is_not_free() -> None:
    tiles = open_ground("3,3") | {"3,2": "red", "4,2": "red", "4,3": "cull_obsidian"}
    tokens = {"3,2": "hero_hulk"}
    jumping = position("star_lord thor", tiles, tokens, star_lord="3,3")
    play(jumping, "ability star_lord")
    assert ("3,2" in choices(jumping, "choose"), "4,2" in choices(jumping, "choose")) == (False, True)
    swapping = position("black_panther thor", tiles, tokens, okoye="3,3")
    play(swapping, "ability okoye")
    assert ("3,2" in choices(swapping, "choose"), "4,2" in choices(swapping, "choose")) == (False, True)


@pytest.mark.rule("IW-AMB-132")
def test_tokens_dropped_on_a_closed_tile_join_those_it_brings() -> None:
    tiles = HOME | open_ground("3,3", "4,2") | {"3,2": "red"}
    state = position(
        tiles=tiles, thanos="3,2", gauntlet=0, iron_man=at("3,3", left="hero_wong"), star_lord="4,2", gamora="3,0"
    )
    play(state, "move iron_man 3,2")
    assert (tile(state, "3,2"), lying(state, "3,2"), where(state, "iron_man")) == ("red", ["hero_wong"], "5,1")
    entered = position(tiles=tiles, tokens={"3,2": "hero_wong"}, iron_man="3,3")
    log = play(entered, "move iron_man 3,2", "* open stone_soul")
    assert the(log, "opened").data["cell"] == "3,2"
    assert lying(entered, "3,2") == ["stone_soul", "hero_wong"]


@pytest.mark.rule("IW-AMB-138")
def test_a_closed_arrow_has_no_direction_before_it_is_opened() -> None:
    tiles = open_ground("3,3", "7,7") | {"3,2": "arrow_1 west", "4,2": "red"}
    state = position("black_panther thor", tiles, okoye="3,3", black_panther=at("5,1", used=True))
    play(state, "ability okoye", "choose 3,2", "choose 4,2")
    assert (tile(state, "3,2"), tile(state, "4,2")) == ("red", "arrow_1 west"), "the open one keeps its direction"
    play(state, "move okoye 3,2", "* open arrow_3")
    assert legal(state) == [f"orient {way}" for way in ("north", "east", "south", "west")]
    two_closed = position("black_panther thor", open_ground("3,3") | {"3,2": "red", "4,2": "red"}, okoye="3,3")
    before = two_closed.dump()["tiles"]
    play(two_closed, "ability okoye", "choose 3,2", "choose 4,2")
    assert two_closed.dump()["tiles"] == before
