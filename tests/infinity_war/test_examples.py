"""The worked examples of the rulebook, IW-EX-1 to IW-EX-15, each under its name."""

from typing import Any

import pytest

from sixstones import Rng
from tests.infinity_war.positions import (
    GAME,
    RING,
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
    pass_turn,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)


@pytest.mark.rule("IW-4.12")
def test_iw_ex_1_a_free_action_comes_between_opening_and_effect() -> None:
    given = open_ground("4,2")

    state = position("black_panther star_lord", given, okoye=at("4,2", left="energy"))
    play(state, "move okoye 3,2", "* open outrider_general")
    assert asked(state) == "window"
    assert look(state, "okoye")["detained"] == "upright"
    play(state, "leave okoye left")
    assert lying(state, "3,2") == ["energy"]
    assert look(state, "okoye")["detained"] == "upright"
    log = play(state, "continue")
    assert kinds(log)[:2] == ["property", "detained"]
    assert look(state, "okoye")["detained"] == "fresh"

    state = position("black_panther star_lord", given, okoye=at("4,2", left="energy"))
    play(state, "move okoye 3,2", "* open outrider_general", "ability black_panther", "choose 1,1")
    assert tile(state, "1,1") == "base_black_panther"
    assert asked(state) == "window"
    play(state, "continue")
    assert look(state, "okoye")["detained"] == "fresh"


@pytest.mark.rule("IW-5.11", "IW-17.35")
def test_iw_ex_2_two_way_arrow_does_not_lead_back() -> None:
    given = {"3,2": "arrow_2 east", **open_ground("4,2", "2,2")}
    state = position(tiles=given, iron_man="4,2")
    log = play(state, "move iron_man 3,2", "continue")
    assert the(log, "arrow").data == {"character": "iron_man", "from": "3,2", "to": "2,2"}
    assert where(state, "iron_man") == "2,2"

    sideways = position(tiles={**given, "3,1": "energy"}, iron_man="3,1")
    play(sideways, "move iron_man 3,2", "continue")
    assert asked(sideways) == "arrow"
    assert choices(sideways, "choose") == {"2,2", "4,2"}


@pytest.mark.rule("IW-9.5", "IW-9.6", "IW-9.7")
def test_iw_ex_3_iron_man_spends_the_energy_of_whom_he_struck_and_strikes_again() -> None:
    state = position(
        tiles=open_ground("4,2", "3,2", "2,3"), iron_man="4,2", star_lord=at("3,2", left="energy"), gamora="2,3"
    )
    play(state, "ability iron_man")
    assert (where(state, "iron_man"), where(state, "star_lord")) == ("3,2", "5,8")
    assert (lying(state, "3,2"), carried(state, "star_lord")) == (["energy"], [])
    assert look(state, "iron_man")["used"]
    assert "ability iron_man" not in legal(state)

    play(state, "recharge iron_man cell")
    assert (lying(state, "3,2"), box(state)) == ([], ["energy"])
    assert not look(state, "iron_man")["used"]

    play(state, "ability iron_man")
    assert (where(state, "iron_man"), where(state, "gamora")) == ("2,3", "5,8")
    assert look(state, "iron_man")["used"]


@pytest.mark.rule("IW-10.25", "IW-10.26", "IW-10.28")
def test_iw_ex_4_thors_ray_sends_all_in_one_direction_home_without_their_tokens() -> None:
    state = position(
        "thor star_lord captain_america",
        open_ground("4,4", "2,4", "4,2"),
        thor=at("4,4", left="hero_wong"),
        star_lord=at("2,4", left="hero_hulk", right="stone_soul"),
        gamora=at("0,4", left="energy"),
        bucky=at("4,2", left="hero_drax"),
    )
    play(state, "ability thor")
    assert choices(state, "direction") == {"north", "west"}
    play(state, "direction west")
    assert (where(state, "star_lord"), where(state, "gamora")) == ("9,7", "9,7")
    assert (carried(state, "star_lord"), carried(state, "gamora")) == ([], [])
    assert sorted(lying(state, "2,4")) == ["hero_hulk", "stone_soul"]
    assert lying(state, "0,4") == ["energy"]
    assert (where(state, "bucky"), carried(state, "bucky")) == ("4,2", ["hero_drax"])
    assert (where(state, "thor"), carried(state, "thor")) == ("4,4", ["hero_wong"])


@pytest.mark.rule("IW-10.32", "IW-10.33", "IW-17.15")
def test_iw_ex_5_rocket_dives_into_the_teleport_and_iron_man_is_not_detained() -> None:
    state = position(
        "thor iron_man",
        {"3,2": "outrider_general", "6,2": "teleport", "2,3": "teleport", "7,2": "teleport"},
        rocket=at("3,2", left="hero_hulk"),
        iron_man=at("6,2", right="stone_soul"),
        spider_man="7,2",
    )
    play(state, "ability rocket", "choose 6,2", "continue")
    assert where(state, "rocket") == "2,3", "7,2 is not free"
    assert where(state, "iron_man") == "3,2"
    assert look(state, "iron_man")["detained"] == "upright"
    assert (carried(state, "rocket"), carried(state, "iron_man")) == (["hero_hulk"], ["stone_soul"])
    pass_turn(state)
    assert {"move iron_man 4,2", "move iron_man 2,2"} <= set(legal(state))


@pytest.mark.rule("IW-12.3", "IW-AMB-64", "IW-AMB-18")
def test_iw_ex_6_the_power_stone_moves_the_base_along_its_side_after_a_rotation() -> None:
    given: dict[str, Any] = {
        "teams": "iron_man star_lord thor",
        "tiles": {"3,2": "rotation_cw", **open_ground("4,2", "3,4")},
        "spider_man": at("3,4", right="stone_power"),
        "gamora": "4,2",
        "active": 1,
    }
    state = position(**given)
    play(state, "move gamora 3,2", "continue")
    assert tile(state, "9,7") == "base_iron_man"
    assert (state.actor, asked(state)) == (0, "power")
    assert choices(state, "choose") == {f"9,{y}" for y in range(1, 9)} - {"9,7"}
    assert "decline" in legal(state)
    play(state, "choose 9,8")
    assert (find(state, "base_iron_man"), where(state, "iron_man")) == (["9,8"], "9,8")
    assert state.actor == 1

    state = position(**given)
    play(state, "move gamora 3,2", "continue", "decline")
    assert (find(state, "base_iron_man"), state.actor) == (["9,7"], 1)

    state = position(**given, options={"power_stone_off_turn": False})
    play(state, "move gamora 3,2", "continue")
    assert (find(state, "base_iron_man"), state.actor, asked(state)) == (["9,7"], 1, "finish")

    own = {**given, "spider_man": "3,4", "star_lord": at("0,5", right="stone_power")}
    state = position(**own, options={"power_stone_off_turn": False})
    play(state, "move gamora 3,2", "continue")
    assert (state.actor, asked(state), find(state, "base_star_lord")) == (1, "power", ["1,7"])
    assert choices(state, "choose") == {f"1,{y}" for y in range(1, 9)} - {"1,7"}


@pytest.mark.rule("IW-12.2", "IW-17.5")
def test_iw_ex_7_a_q_ship_pushes_thanos_onto_the_soul_bearer() -> None:
    state = position(
        tiles={"4,2": "q_ship", **open_ground("3,2", "3,4")},
        iron_man="3,2",
        star_lord=at("3,4", left="hero_hulk", right="stone_soul"),
        thanos="3,3",
    )
    play(state, "move iron_man 4,2", "continue")
    log = play(state, "push thanos 3,4")
    assert the(log, "returned_by").data == {"character": "star_lord", "from": "3,4", "to": "5,8", "by": "thanos"}
    assert where(state, "thanos") == "3,4"
    assert (lying(state, "3,4"), box(state)) == (["hero_hulk"], ["stone_soul"])


@pytest.mark.rule("IW-12.8")
def test_iw_ex_8_the_time_stone_takes_another_stone_and_is_left_behind() -> None:
    from_card = position(
        "thor star_lord",
        open_ground("4,3", "4,4"),
        thor=at("4,3", right="stone_time"),
        star_lord=at("4,4", right="stone_soul"),
    )
    play(from_card, "use stone_time")
    assert (carried(from_card, "thor"), carried(from_card, "star_lord")) == (["stone_soul"], [])
    assert lying(from_card, "4,3") == ["stone_time"]

    from_cell = position(
        "thor star_lord", open_ground("4,3"), {"3,3": "stone_soul"}, thor=at("4,3", right="stone_time")
    )
    play(from_cell, "use stone_time")
    assert carried(from_cell, "thor") == ["stone_soul"]
    assert (lying(from_cell, "3,3"), lying(from_cell, "4,3")) == ([], ["stone_time"])


@pytest.mark.rule("IW-12.11", "IW-11.10")
def test_iw_ex_9_the_space_bearer_cannot_take_a_stone_from_a_foreign_base() -> None:
    given: dict[str, Any] = {
        "teams": "thor star_lord",
        "tiles": {"3,1": "base_star_lord", **open_ground("3,2")},
        "tokens": {"3,1": "stone_soul"},
        "star_lord": "9,0",
        "gamora": "9,0",
    }
    resting = position(**given, thor=at("3,1", right="stone_space"))
    assert refusal(resting, "pick up thor stone_soul").rule == "IW-8.3"
    log = play(resting, "leave thor right")
    assert the(log, "returned").data == {"character": "thor", "from": "3,1", "to": "5,1"}
    assert sorted(lying(resting, "3,1")) == ["stone_soul", "stone_space"]

    entering = position(**given, thor=at("3,2", right="stone_space"))
    play(entering, "move thor 3,1", "leave thor right")
    assert where(entering, "thor") == "3,1"
    assert refusal(entering, "pick up thor stone_soul").rule == "IW-11.10"
    play(entering, "continue")
    assert (where(entering, "thor"), carried(entering, "thor")) == ("5,1", [])
    assert sorted(lying(entering, "3,1")) == ["stone_soul", "stone_space"]


@pytest.mark.rule("IW-12.16", "IW-17.22")
def test_iw_ex_10_the_mind_stone_answers_a_ray() -> None:
    bearer = at("3,6", left="energy", right="stone_mind")
    ground = open_ground("4,3", "3,6")

    state = position(tiles={"3,3": "proxima", **ground}, iron_man=at("4,3", left="hero_hulk"), star_lord=bearer)
    play(state, "move iron_man 3,3", "continue", "direction south")
    assert (where(state, "star_lord"), where(state, "iron_man")) == ("5,8", "5,1")
    assert (sorted(lying(state, "3,6")), lying(state, "3,3")) == (["energy", "stone_mind"], ["hero_hulk"])

    state = position("thor star_lord", {"3,3": "loki", **ground}, thor=at("3,3", left="hero_hulk"), star_lord=bearer)
    play(state, "ability thor")
    assert (where(state, "star_lord"), where(state, "thor")) == ("5,8", "5,1")
    assert (sorted(lying(state, "3,6")), lying(state, "3,3")) == (["energy", "stone_mind"], ["hero_hulk"])


@pytest.mark.rule("IW-17.24", "IW-17.25", "IW-17.26")
def test_iw_ex_11_ebony_maw_lets_the_left_hand_neighbours_play_for_one_round() -> None:
    state = position(
        "iron_man star_lord thor",
        {"3,2": "ebony_maw", **open_ground("4,2")},
        iron_man="4,2",
        thanos="3,4",
        gauntlet=2,
    )
    log = play(state, "move iron_man 3,2", "continue", "end turn")
    assert "thanos_moves" not in kinds(log)
    seen = []
    for _ in range(4):
        team, player = state.dump()["active"], state.actor
        seen.append((team, player, "thanos_moves" in kinds(pass_turn(state))))
    assert seen == [
        (1, 2, False),  # Star-Lord's team by Thor's player
        (2, 0, True),  # Thor's team by Iron Man's player, then Thanos
        (0, 1, False),  # Iron Man's team by Star-Lord's player
        (1, 1, False),  # normal play again
    ]


@pytest.mark.rule("IW-2.10")
def test_iw_ex_12_five_bases_lie_face_up_with_five_closed_cells_between() -> None:
    state = GAME.start(5, {"first_player": "p1"})
    state.settle(Rng(3))
    tiles: Any = state.dump()["tiles"]
    clockwise = [f"{x},1" for x in range(1, 10)] + [f"9,{y}" for y in range(2, 9)]
    clockwise += [f"{x},8" for x in range(8, 0, -1)] + [f"1,{y}" for y in range(7, 1, -1)]
    bases = [n for n, cell in enumerate(clockwise) if tiles[cell].startswith("base_")]
    assert [clockwise[n] for n in bases] == ["5,1", "9,3", "8,8", "2,8", "1,3"]
    for n, base in enumerate(bases):
        between = (bases[(n + 1) % 5] - base - 1) % 30
        assert between == 5
        assert {tiles[clockwise[(base + k) % 30]] for k in range(1, 6)} == {"blue"}


@pytest.mark.rule("IW-20.2", "IW-20.3")
@pytest.mark.parametrize("layout", ["ring", "mixed"])
@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (2, ["5,1", "5,8"]),
        (3, ["5,1", "9,7", "1,7"]),
        (5, ["5,1", "9,3", "8,8", "2,8", "1,3"]),
    ],
)
def test_iw_ex_13_teleports_may_lie_face_up_in_the_corners(layout: str, players: int, slots: list[str]) -> None:
    state = GAME.start(players, {"teleports_in_corners": True, "layout": layout})
    state.settle(Rng(5))
    assert find(state, "teleport") == ["1,1", "9,1", "1,8", "9,8"]
    bases: Any = state.view(None)["bases"]
    assert set(bases) == set(slots)
    assert set(bases) <= set(RING)


@pytest.mark.rule("IW-17.36", "IW-5.11")
def test_iw_ex_14_a_chain_of_arrows_is_travelled_in_one_turn() -> None:
    chain = {"1,2": "arrow_1 east", "2,2": "arrow_2 east", "3,2": "arrow_1 south", **open_ground("3,3")}
    state = position(tiles=chain, iron_man=at("0,2", used=True), spider_man=at("5,1", used=True))
    log = play(state, "move iron_man 1,2")
    assert [data["to"] for data in every(log, "arrow")] == ["2,2", "3,2", "3,3"]
    assert where(state, "iron_man") == "3,3"

    loop = {"1,2": "arrow_1 east", "2,2": "arrow_1 west"}
    state = position(tiles=loop, iron_man=at("0,2", used=True), spider_man=at("5,1", used=True))
    log = play(state, "move iron_man 1,2")
    assert [data["to"] for data in every(log, "arrow")] == ["2,2"]
    assert where(state, "iron_man") == "2,2"


@pytest.mark.rule("IW-12.13")
def test_iw_ex_15_turning_the_own_arrow_tile_carries_nobody_off() -> None:
    state = position(
        "thor star_lord", {"3,3": "arrow_1 north", **open_ground("4,3")}, thor=at("3,3", right="stone_reality")
    )
    log = play(state, "use stone_reality", "turn clockwise")
    assert tile(state, "3,3") == "arrow_1 east"
    assert where(state, "thor") == "3,3"
    assert not {"property", "arrow"} & set(kinds(log))
    assert asked(state) == "turn"
