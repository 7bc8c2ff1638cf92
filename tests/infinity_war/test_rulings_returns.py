"""Rulings about returns and contact (IW-AMB-32 … 41, 134, 140 … 142), with their switches."""

import pytest

from sixstones import Event
from tests.infinity_war.positions import (
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
    points,
    position,
    refusal,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}


def authors(log: list[Event]) -> dict[str, str]:
    """The returned characters, and the author of each return ("" for nobody)."""
    by = {str(data["character"]): str(data["by"]) for data in every(log, "returned_by")}
    for data in every(log, "returned"):
        by[data["character"]] = ""
    for data in every(log, "thanos_returned_by") + every(log, "thanos_home"):
        by["thanos"] = data.get("by", "")
    return by


# What falls where.


@pytest.mark.rule("IW-AMB-32")
@pytest.mark.parametrize(("start", "cell"), [("3,1", "3,0"), ("3,3", "3,2")])
def test_tokens_fall_on_the_cell_of_thanos_even_closed_or_outside(start: str, cell: str) -> None:
    tiles = HOME | open_ground(start) | ({"3,2": "red"} if cell == "3,2" else {})
    state = position(tiles=tiles, iron_man=at(start, left="hero_hulk", right="stone_soul"), thanos=cell, gauntlet=1)
    play(state, f"move iron_man {cell}")
    assert (lying(state, cell), lying(state, start), box(state)) == (["hero_hulk"], [], ["stone_soul"])
    assert outcomes(state) == []


@pytest.mark.rule("IW-AMB-33")
def test_who_is_returned_on_his_own_base_drops_everything_there_and_stays() -> None:
    state = position(
        "thor iron_man",
        open_ground("5,4"),
        thor="5,4",
        iron_man=at("5,8", left="hero_hulk", right="stone_soul"),
        spider_man="9,0",
    )
    log = play(state, "ability thor", "direction south")
    assert (where(state, "iron_man"), carried(state, "iron_man")) == ("5,8", [])
    assert lying(state, "5,8") == ["stone_soul", "hero_hulk"]
    assert the(log, "returned_by").data == {"character": "iron_man", "from": "5,8", "to": "5,8", "by": "thor"}


@pytest.mark.rule("IW-AMB-34")
def test_a_return_gives_no_call_to_the_base() -> None:
    own_turn = position(
        tiles=open_ground("2,1", "7,2") | {"3,1": "base_thor"}, iron_man=at("2,1", left="energy"), spider_man="7,2"
    )
    log = play(own_turn, "move iron_man 3,1", "continue")
    assert (where(own_turn, "iron_man"), asked(own_turn)) == ("5,1", "finish")
    assert "base_call" not in kinds(log)
    other_turn = position(
        "star_lord iron_man", open_ground("3,3", "3,2", "7,2"), star_lord="3,3", iron_man="3,2", spider_man="7,2"
    )
    play(other_turn, "move star_lord 3,2")
    assert (where(other_turn, "iron_man"), where(other_turn, "spider_man")) == ("5,8", "7,2")
    assert other_turn.actor == 0


@pytest.mark.rule("IW-AMB-35")
def test_under_bucky_nobody_is_called() -> None:
    state = position("captain_america thor", open_ground("3,3"), captain_america=at("3,3", left="energy"), thor="0,3")
    log = play(state, "ability bucky")
    assert (kinds(log), asked(state)) == (["ability", "home", "home"], "turn")
    assert (where(state, "captain_america"), where(state, "thor")) == ("5,1", "5,8")


# Owners and intruders.


@pytest.mark.rule("IW-AMB-36", "IW-AMB-140")
@pytest.mark.parametrize(
    ("start", "active", "text"),
    [("5,2", 0, "move iron_man 5,1"), ("3,2", 0, "move iron_man 2,2"), ("3,2", 2, "move thor 3,2")],
    ids=["by a step", "returned on the own turn", "returned on another's turn"],
)
def test_an_owner_coming_home_in_any_way_returns_the_intruder(start: str, active: int, text: str) -> None:
    state = position(
        "iron_man star_lord thor",
        HOME | open_ground("5,2", "3,3", "3,2", "2,2"),
        iron_man=start,
        star_lord=at("5,1", left="hero_hulk", right="stone_space"),
        spider_man="9,0",
        thor="3,3",
        thanos="2,2",
        gauntlet=1,
        active=active,
    )
    log = play(state, text)
    assert authors(log)["star_lord"] == "iron_man"
    assert (where(state, "star_lord"), where(state, "iron_man")) == ("9,7", "5,1")
    assert (lying(state, "5,1"), box(state)) == (["stone_space", "hero_hulk"], [])


@pytest.mark.rule("IW-AMB-36", "IW-AMB-141")
def test_under_bucky_intruders_leave_with_the_others_and_lose_nothing() -> None:
    on_base = position(
        "captain_america iron_man",
        open_ground("3,3"),
        bucky="3,3",
        captain_america="3,3",
        iron_man=at("5,1", left="hero_hulk", right="stone_space"),
    )
    log = play(on_base, "ability bucky")
    assert (where(on_base, "iron_man"), carried(on_base, "iron_man")) == ("5,8", ["hero_hulk", "stone_space"])
    assert authors(log) == {}

    on_thanos_base = position(
        "captain_america iron_man", HOME, iron_man=at("8,4", right="stone_space"), thanos="2,2", gauntlet=1
    )
    log = play(on_thanos_base, "ability bucky")
    assert (where(on_thanos_base, "thanos"), carried(on_thanos_base, "iron_man")) == ("8,4", ["stone_space"])
    assert "returned_by" not in kinds(log)


@pytest.mark.rule("IW-AMB-37", "IW-AMB-133")
def test_a_closed_tile_opened_under_thanos_does_nothing_to_him() -> None:
    tiles = HOME | {"2,1": "blue", "7,2": "battlefield", "6,2": "guardians_ship"}
    state = position(tiles=tiles, thanos="2,1", gauntlet=1, iron_man="7,2", spider_man="9,0")
    log = play(state, "move iron_man 6,2", "continue", "choose 2,1", "* open base_thor")
    assert (where(state, "thanos"), tile(state, "2,1")) == ("2,1", "base_thor")
    assert "thanos_home" not in kinds(log)
    prize = position(tiles=tiles, thanos="2,1", gauntlet=1, iron_man="7,2")
    play(prize, "move iron_man 6,2", "continue", "choose 2,1", "* open energy")
    assert (where(prize, "thanos"), lying(prize, "2,1")) == ("2,1", ["energy"])


@pytest.mark.rule("IW-AMB-37")
def test_a_team_base_sends_thanos_off_only_when_he_moves_onto_one() -> None:
    tiles = HOME | {"2,1": "base_thor", "3,1": "base_black_panther"}
    state = position(tiles=tiles, thanos="2,1", phase="post", iron_man="0,1", spider_man="9,9")
    play(state, "end turn")
    assert where(state, "thanos") == "1,1"


@pytest.mark.rule("IW-AMB-38")
def test_owners_at_home_are_returned_in_place_first_and_the_trap_follows_the_window() -> None:
    state = position(
        tiles=open_ground("5,7"),
        iron_man=at("5,7", left="hero_wong"),
        star_lord=at("5,8", left="hero_hulk"),
        gamora=at("5,8", right="stone_soul"),
    )
    log = play(state, "move iron_man 5,8")
    assert authors(log) == {"star_lord": "iron_man", "gamora": "iron_man"}
    assert (lying(state, "5,8"), asked(state)) == (["stone_soul", "hero_hulk"], "window")
    log = play(state, "continue")
    assert authors(log) == {"iron_man": ""}
    assert lying(state, "5,8") == ["stone_soul", "hero_hulk", "hero_wong"]
    assert (where(state, "star_lord"), where(state, "gamora"), where(state, "iron_man")) == ("5,8", "5,8", "5,1")


@pytest.mark.rule("IW-AMB-142", "IW-AMB-69")
@pytest.mark.parametrize("owner_home", [True, False])
def test_a_foreign_base_is_a_resting_place_for_space_only_without_an_owner_on_it(owner_home: bool) -> None:
    state = position(
        tiles=open_ground("5,7", "2,2"),
        iron_man=at("5,7", right="stone_space"),
        star_lord="2,2",
        gamora="5,8" if owner_home else "2,2",
    )
    play(state, "move iron_man 5,8", "continue")
    if owner_home:
        assert (where(state, "iron_man"), lying(state, "5,8")) == ("5,1", ["stone_space"])
    else:
        assert legal(state) == ["ignore", "suffer"]
        play(state, "ignore", "end turn")
        play(state, "swap base 4,8", "end turn")
        assert where(state, "iron_man") == "4,8", "he rests there and is carried along"


# Rocket's side collisions.


@pytest.mark.rule("IW-AMB-39")
@pytest.mark.parametrize(
    ("collision", "expected", "home"),
    [
        ("foreign_returned", {"gamora": "rocket", "star_lord": "rocket"}, {"gamora", "star_lord"}),
        ("arriver_returns", {"gamora": "rocket", "thor": "star_lord"}, {"gamora", "thor"}),
    ],
)
def test_cells_shared_after_a_swap_are_cleared(collision: str, expected: dict[str, str], home: set[str]) -> None:
    state = position(
        "thor star_lord",
        open_ground("2,2", "7,2"),
        rocket="2,2",
        thor=at("2,2", left="energy"),
        star_lord=at("7,2", left="hero_hulk"),
        gamora=at("7,2", left="hero_wong"),
        options={"rocket_side_collision": collision},
    )
    log = play(state, "ability rocket", "partner star_lord")
    assert authors(log) == expected
    bases = {"thor": "5,1", "star_lord": "5,8", "gamora": "5,8"}
    assert {id for id in bases if where(state, id) == bases[id]} == home
    assert lying(state, "7,2") == ["hero_wong"]
    assert lying(state, "2,2") == (["hero_hulk"] if collision == "foreign_returned" else ["energy"])


@pytest.mark.rule("IW-AMB-39")
@pytest.mark.parametrize("collision", ["foreign_returned", "arriver_returns"])
def test_a_swap_without_side_collisions_returns_nobody(collision: str) -> None:
    state = position(
        "thor star_lord",
        open_ground("2,2", "7,2"),
        rocket="2,2",
        star_lord="7,2",
        options={"rocket_side_collision": collision},
    )
    log = play(state, "ability rocket")
    assert (where(state, "star_lord"), authors(log)) == ("2,2", {})


# Tokens under Thanos and on foreign bases.


@pytest.mark.rule("IW-AMB-40")
def test_gamora_and_time_reach_the_tokens_under_thanos() -> None:
    tiles = HOME | open_ground("3,3", "3,2")
    gamora = position("star_lord thor", tiles, {"3,2": "energy"}, gamora="3,3", thanos="3,2", gauntlet=1)
    play(gamora, "ability gamora")
    assert carried(gamora, "gamora") == ["energy"]
    time = position(
        tiles=tiles, tokens={"3,2": "stone_soul"}, iron_man=at("3,3", right="stone_time"), thanos="3,2", gauntlet=1
    )
    play(time, "use stone_time")
    assert (carried(time, "iron_man"), lying(time, "3,3"), where(time, "thanos")) == (
        ["stone_soul"], ["stone_time"], "3,2"
    )  # fmt: skip


FOREIGN = {"base_star_lord": "3,1", "base_thor": "3,1", "thanos_base": "3,1"}


@pytest.mark.rule("IW-AMB-41")
@pytest.mark.parametrize("base", FOREIGN)
@pytest.mark.parametrize("neutral", [False, True])
def test_stones_of_foreign_bases_are_not_picked_up_by_option_only_those_of_playing_teams(
    base: str, neutral: bool
) -> None:
    state = position(
        tiles=open_ground("2,2") | {"2,1": "q_ship", "3,1": base},
        tokens={"3,1": "stone_space hero_hulk"},
        iron_man="2,1",
        star_lord="9,9",
        gamora="9,9",
        thanos="7,7" if base == "thanos_base" else None,
        options={"stone_pickup_on_neutral_base": neutral},
    )
    play(state, "move iron_man 3,1")
    offered = {"superhero"} | ({"stone_space"} if neutral and base != "base_star_lord" else set())
    assert choices(state, "pick up iron_man") == offered
    if "stone_space" in offered:
        play(state, "pick up iron_man stone_space", "continue")
        assert asked(state) == "trap", "it even cancels the trap"
    else:
        assert refusal(state, "pick up iron_man stone_space").rule == "IW-11.10"


@pytest.mark.rule("IW-AMB-41")
def test_a_space_bearer_may_carry_other_tokens_off_a_foreign_base() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"5,8": "hero_hulk stone_soul"},
        iron_man=at("5,8", right="stone_space"),
        star_lord="2,2",
        gamora="2,2",
    )
    assert legal(state, "pick_up") == ["pick up iron_man superhero"]
    play(state, "pick up iron_man superhero", "move iron_man 5,9")
    assert carried(state, "iron_man") == ["hero_hulk", "stone_space"]


@pytest.mark.rule("IW-AMB-41")
def test_what_is_picked_up_in_the_window_falls_again_with_the_trap_but_energy_may_be_spent() -> None:
    state = position(
        tiles={"2,1": "q_ship", "3,1": "base_thor"},
        tokens={"3,1": "hero_hulk energy"},
        iron_man=at("2,1", used=True),
        spider_man=at("5,1", used=True),
    )
    play(state, "move iron_man 3,1")
    assert set(legal(state)) == {
        "continue", "pick up iron_man superhero", "pick up iron_man energy", "recharge iron_man cell"
    }  # fmt: skip
    play(state, "recharge iron_man cell", "pick up iron_man superhero", "continue")
    assert (where(state, "iron_man"), look(state, "iron_man")["used"]) == ("5,1", False)
    assert (lying(state, "3,1"), box(state)) == (["hero_hulk"], ["energy"])


# Several at once, and whose deed it was.


@pytest.mark.rule("IW-AMB-134")
def test_all_victims_are_fixed_first_and_go_home_together() -> None:
    state = position(
        "iron_man thor",
        open_ground("5,3", "5,5"),
        active=1,
        thor=at("5,5", left="energy"),
        rocket=at("5,1", left="hero_wong", right="stone_space"),
        iron_man=at("5,3", left="hero_hulk", right="stone_mind"),
        spider_man="9,0",
    )
    log = play(state, "ability thor")
    assert kinds(log) == [
        "ability", "dropped", "dropped", "returned_by", "dropped", "dropped", "returned_by", "dropped", "returned"
    ]  # fmt: skip
    assert authors(log) == {"iron_man": "thor", "rocket": "thor", "thor": ""}, "Iron Man does not find Rocket at home"
    assert lying(state, "5,1") == ["stone_space", "hero_wong"]


@pytest.mark.rule("IW-AMB-140")
def test_thanos_is_the_author_of_every_contact_with_him() -> None:
    ground = HOME | open_ground("3,3", "3,2", "7,2") | {"6,2": "q_ship"}
    walked = position(tiles=ground, iron_man="3,3", thanos="3,2", gauntlet=1)
    assert authors(play(walked, "move iron_man 3,2")) == {"iron_man": "thanos"}
    pushed = position(tiles=ground, iron_man="7,2", spider_man="3,3", thanos="3,2", gauntlet=1)
    assert authors(play(pushed, "move iron_man 6,2", "continue", "push thanos 3,3")) == {"spider_man": "thanos"}
    appearing = position(tiles=open_ground("3,3"), iron_man="3,3")
    assert authors(play(appearing, "move iron_man 3,2", "* open thanos_base")) == {"iron_man": "thanos"}
    swapped = position("thor iron_man", ground, rocket="3,3", thor="3,3", thanos="3,2", gauntlet=1)
    assert authors(play(swapped, "ability rocket")) == {"thor": "thanos"}
    acting = position(tiles=ground, iron_man="3,3", thanos="3,2", phase="post")
    assert authors(play(acting, "end turn")) == {"iron_man": "thanos"}


@pytest.mark.rule("IW-AMB-140")
def test_characters_are_the_authors_of_what_they_do() -> None:
    ejected = position(tiles=open_ground("2,5") | {"3,5": "corvus"}, iron_man="2,5", star_lord="0,5")
    assert authors(play(ejected, "move iron_man 3,5", "continue")) == {"star_lord": "iron_man"}
    proxima = position(tiles=open_ground("2,2") | {"3,2": "proxima"}, iron_man="2,2", star_lord="3,0")
    assert authors(play(proxima, "move iron_man 3,2", "continue", "direction north")) == {"star_lord": "iron_man"}
    ray = position("thor iron_man", HOME | open_ground("3,3"), thor="3,3", thanos="3,6", gauntlet=1)
    assert authors(play(ray, "ability thor")) == {"thanos": "thor"}
    struck = position(tiles=HOME | open_ground("3,3"), iron_man="3,3", thanos="3,4", gauntlet=1)
    assert authors(play(struck, "ability iron_man"))["thanos"] == "iron_man"


@pytest.mark.rule("IW-AMB-140", "IW-AMB-71")
def test_traps_lost_space_mind_and_bases_are_nobodys_deed() -> None:
    trap = position(tiles={"2,1": "q_ship", "3,1": "base_thor"}, iron_man=at("2,1", left="energy", right="stone_mind"))
    assert authors(play(trap, "move iron_man 3,1", "continue")) == {"iron_man": ""}, "and Mind has nobody to return"
    lost = position(tiles=open_ground("2,2"), iron_man=at("5,8", right="stone_space"), star_lord="2,2", gamora="2,2")
    assert authors(play(lost, "leave iron_man right")) == {"iron_man": ""}
    mind = position(tiles=open_ground("2,2", "3,2"), iron_man="2,2", star_lord=at("3,2", right="stone_mind"))
    assert authors(play(mind, "move iron_man 3,2")) == {"star_lord": "iron_man", "iron_man": ""}
    base = position(tiles=HOME | open_ground("5,2"), thanos="5,2", phase="post")
    assert authors(play(base, "end turn")) == {"thanos": ""}


@pytest.mark.rule("IW-AMB-141")
@pytest.mark.parametrize("on_start", ["", "hero_hulk"])
def test_thanos_bounced_home_seizes_a_space_stone_as_the_token_of_his_activation(on_start: str) -> None:
    state = position(
        tiles=HOME | open_ground("5,2"),
        tokens={"5,2": on_start},
        thanos="5,2",
        phase="post",
        star_lord=at("8,4", left="energy", right="stone_space"),
    )
    log = play(state, "end turn")
    assert authors(log) == {"thanos": "", "star_lord": "thanos"}
    assert (box(state), lying(state, "5,2"), lying(state, "8,4")) == (["stone_space"], on_start.split(), ["energy"])
    assert points(state) == [0, 0]
