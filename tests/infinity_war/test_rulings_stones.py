"""Rulings about the Infinity Stones (IW-AMB-60 … 78, 123), with their switch values."""

from typing import Any

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
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    position,
    refusal,
    tablet,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}


def stones(state: State) -> list[int]:
    """How many Stones each seat controls."""
    found: Any = state.view(None)["stones"]
    return list(found)


# Active Stones.


@pytest.mark.rule("IW-AMB-60")
def test_a_stone_works_once_in_a_turn_even_if_it_changes_hands() -> None:
    state = position(
        tiles=open_ground("3,3") | {"3,4": "arrow_1 north"},
        tokens={"3,2": "hero_hulk", "2,3": "energy"},
        iron_man=at("3,3", right="stone_time"),
        spider_man="3,3",
    )
    play(state, "use stone_time", "choose 3,2", "leave iron_man right", "pick up spider_man stone_time")
    assert carried(state, "spider_man") == ["stone_time"]
    assert refusal(state, "use stone_time").rule == "IW-11.4"
    play(state, "swap base 4,1", "end turn")
    pass_turn(state)
    assert "use stone_time" in legal(state)


@pytest.mark.rule("IW-AMB-61")
def test_a_stone_picked_up_this_turn_is_usable_at_once() -> None:
    state = position(tiles=open_ground("3,3"), tokens={"3,3": "stone_time", "3,2": "hero_hulk"}, iron_man="3,3")
    assert "use stone_time" not in legal(state)
    play(state, "pick up iron_man stone_time", "use stone_time")
    assert carried(state, "iron_man") == ["hero_hulk", "stone_time"]


@pytest.mark.rule("IW-AMB-65")
def test_time_gives_way_to_another_stone_but_other_tokens_need_a_free_left_slot() -> None:
    state = position(
        tiles=open_ground("3,3", "3,2"),
        iron_man=at("3,3", left="energy", right="stone_time"),
        star_lord=at("3,2", left="hero_hulk", right="stone_mind"),
    )
    log = play(state, "use stone_time")
    assert (carried(state, "iron_man"), lying(state, "3,3")) == (["energy", "stone_mind"], ["stone_time"])
    assert carried(state, "star_lord") == ["hero_hulk"], "his superhero was not offered"
    assert [event.kind for event in log][-2:] == ["dropped", "taken_from"]
    assert legal(state, "use", "pick_up") == []


# Soul.


@pytest.mark.rule("IW-AMB-62")
@pytest.mark.parametrize("together", [True, False])
def test_thanos_comes_for_the_partner_of_the_soul_bearer_and_returns_both(together: bool) -> None:
    state = position(
        tiles=HOME | open_ground("3,3"),
        thanos="3,4",
        phase="post",
        iron_man=at("3,3", right="stone_soul"),
        spider_man="3,3" if together else "9,0",
        star_lord="3,9",
        gamora="9,9",
    )
    play(state, "end turn")
    if together:
        assert (where(state, "thanos"), where(state, "iron_man"), where(state, "spider_man")) == ("3,3", "5,1", "5,1")
        assert box(state) == ["stone_soul"]
    else:
        assert (where(state, "thanos"), where(state, "iron_man")) == ("3,5", "3,3")


@pytest.mark.rule("IW-AMB-63")
@pytest.mark.parametrize(("stone", "tosses"), [("stone_soul", True), ("stone_time", False)])
def test_the_soul_bearer_is_taken_out_before_ties_are_counted(stone: str, tosses: bool) -> None:
    state = position(
        tiles=HOME | open_ground("2,4", "4,4", "3,5"),
        thanos="3,4",
        phase="post",
        iron_man=at("2,4", right=stone),
        star_lord="4,4",
        gamora="3,5",
    )
    log = play(state, "end turn")
    assert ("thanos_stays" in kinds(log)) != tosses
    if tosses:
        play(state, "* toss empty")
        assert where(state, "thanos") == "3,5"


# Power.


@pytest.mark.rule("IW-AMB-64")
@pytest.mark.parametrize("off_turn", [True, False])
@pytest.mark.parametrize("whose", ["own", "other"])
def test_power_is_decided_by_the_bearers_owner_also_on_others_turns_by_option_only_on_his_own(
    whose: str, off_turn: bool
) -> None:
    state = position(
        tiles=open_ground("2,2", "7,7") | {"3,2": "rotation_cw"},
        iron_man=at("2,2", right="stone_power" if whose == "own" else None),
        star_lord=at("7,7", right="stone_power" if whose == "other" else None),
        options={"power_stone_off_turn": off_turn},
    )
    play(state, "move iron_man 3,2", "continue")
    if whose == "own":
        assert (asked(state), state.actor) == ("power", 0)
    elif off_turn:
        assert (asked(state), state.actor) == ("power", 1)
    else:
        assert (asked(state), state.actor) == ("finish", 0)


@pytest.mark.rule("IW-AMB-64")
def test_power_may_choose_another_base_and_everything_travels() -> None:
    state = position(
        tiles=open_ground("2,2") | {"3,2": "rotation_cw", "7,1": "base_star_lord", "8,1": "loki"},
        tokens={"7,1": "energy", "5,1": "hero_hulk"},
        iron_man=at("2,2", right="stone_power"),
    )
    play(state, "move iron_man 3,2", "continue")
    assert (tile(state, "7,1"), tile(state, "5,1")) == ("base_iron_man", "base_star_lord")
    assert choices(state, "choose") == {f"{x},1" for x in range(1, 10)} - {"7,1"}
    play(state, "choose 5,1")
    assert (tile(state, "7,1"), tile(state, "5,1")) == ("base_star_lord", "base_iron_man")
    assert (where(state, "spider_man"), where(state, "star_lord")) == ("5,1", "7,1")
    assert (lying(state, "5,1"), lying(state, "7,1")) == (["hero_hulk"], ["energy"])


@pytest.mark.rule("IW-AMB-64")
@pytest.mark.parametrize("text", ["swap base 4,1", "ability black_panther"])
def test_only_a_rotation_wakes_power(text: str) -> None:
    state = position("black_panther thor", black_panther=at("9,0", right="stone_power"))
    play(state, text)
    if asked(state) == "swap_base_in_ring":
        play(state, "choose 1,1")
    assert asked(state) in ("turn", "finish")


# Space.


@pytest.mark.rule("IW-AMB-66")
@pytest.mark.parametrize("trap", ["outrider_general", "corvus"])
def test_space_picked_up_from_the_trap_tile_itself_works(trap: str) -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": trap}, tokens={"3,2": "stone_space"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "pick up iron_man stone_space", "continue", "ignore")
    assert (where(state, "iron_man"), look(state, "iron_man")["detained"]) == ("3,2", "upright")
    assert carried(state, "iron_man") == ["stone_space"]


@pytest.mark.rule("IW-AMB-67")
@pytest.mark.parametrize("lost", ["returned", "stays"])
@pytest.mark.parametrize("base", ["base_star_lord", "base_thor", "thanos_base"])
def test_space_dropped_on_a_foreign_base_returns_the_bearer_at_once_unless_the_switch_says_no(
    base: str, lost: str
) -> None:
    state = position(
        tiles={"3,1": base, "2,2": "battlefield"},
        iron_man=at("3,1", left="energy", right="stone_space"),
        star_lord="9,9",
        gamora="9,9",
        thanos="7,7" if base == "thanos_base" else None,
        gauntlet=1 if base == "thanos_base" else None,
        options={"space_lost_on_base": lost},
    )
    log = play(state, "leave iron_man right")
    if lost == "returned":
        assert the(log, "returned").data == {"character": "iron_man", "from": "3,1", "to": "5,1"}
        assert (where(state, "iron_man"), lying(state, "3,1")) == ("5,1", ["stone_space", "energy"])
    else:
        assert kinds(log) == ["left"]
        assert (where(state, "iron_man"), carried(state, "iron_man")) == ("3,1", ["energy"])


@pytest.mark.rule("IW-AMB-67")
@pytest.mark.parametrize("trap", ["outrider_general", "corvus"])
def test_space_dropped_on_another_trap_after_ignoring_it_costs_nothing(trap: str) -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": trap}, iron_man=at("2,2", left="energy", right="stone_space"))
    play(state, "move iron_man 3,2", "continue", "ignore")
    log = play(state, "leave iron_man right")
    assert kinds(log) == ["left"]
    assert (where(state, "iron_man"), look(state, "iron_man")["detained"]) == ("3,2", "upright")


@pytest.mark.rule("IW-AMB-67")
@pytest.mark.parametrize("lost", ["returned", "stays"])
def test_space_dropped_in_the_entry_window_leaves_him_to_the_trap(lost: str) -> None:
    state = position(
        tiles={"2,1": "q_ship", "3,1": "base_thor"},
        iron_man=at("2,1", right="stone_space"),
        options={"space_lost_on_base": lost},
    )
    log = play(state, "move iron_man 3,1", "leave iron_man right")
    assert (where(state, "iron_man"), kinds(log)[-1]) == ("3,1", "left")
    log = play(state, "continue")
    assert the(log, "returned").rule == "IW-17.12"
    assert where(state, "iron_man") == "5,1"


@pytest.mark.rule("IW-AMB-68")
def test_space_is_no_protection_from_thanos_in_person() -> None:
    bearer = at("3,3", left="energy", right="stone_space")
    walked = position(tiles=HOME | open_ground("3,3", "3,2"), iron_man=bearer, thanos="3,2", gauntlet=1)
    log = play(walked, "move iron_man 3,2")
    assert "trap_ignored" not in kinds(log)
    assert (where(walked, "iron_man"), box(walked)) == ("5,1", ["stone_space"])
    hit = position(tiles=HOME | open_ground("3,3"), iron_man=bearer, thanos="3,4", phase="post")
    play(hit, "end turn")
    assert (where(hit, "iron_man"), box(hit)) == ("5,1", ["stone_space"])


@pytest.mark.rule("IW-AMB-69", "IW-AMB-36")
def test_a_space_bearer_rests_on_a_foreign_base_until_an_owner_comes_home() -> None:
    state = position(
        tiles=open_ground("5,7"), iron_man=at("5,8", right="stone_space"), star_lord="5,7", gamora=at("9,9", used=True)
    )
    play(state, "swap base 4,1", "end turn")
    assert where(state, "iron_man") == "5,8"
    play(state, "move star_lord 5,8")
    assert (where(state, "iron_man"), lying(state, "5,8")) == ("4,1", ["stone_space"])


# Mind.


@pytest.mark.rule("IW-AMB-71")
@pytest.mark.parametrize("partner", ["2,1", "9,0"])
def test_a_mind_bearer_returned_by_nobody_returns_nobody(partner: str) -> None:
    state = position(
        "star_lord thor",
        {"2,1": "q_ship", "3,1": "base_iron_man"},
        star_lord=at("2,1", right="stone_mind"),
        gamora=partner,
    )
    log = play(state, "move star_lord 3,1", "continue")
    assert every(log, "returned") == [{"character": "star_lord", "from": "3,1", "to": "5,1"}]
    assert ("returned_by" in kinds(log), where(state, "gamora")) == (False, partner)


@pytest.mark.rule("IW-AMB-72")
def test_all_in_the_ray_are_returned_before_the_author_who_drops_on_his_own_cell() -> None:
    state = position(
        tiles=open_ground("2,2", "4,2", "6,2") | {"3,2": "proxima"},
        iron_man=at("2,2", left="energy", right="stone_soul"),
        star_lord=at("4,2", left="hero_hulk", right="stone_mind"),
        gamora=at("6,2", left="hero_wong"),
    )
    log = play(state, "move iron_man 3,2", "continue", "direction east")
    returns = [event for event in log if event.kind.startswith("returned")]
    assert [event.data["character"] for event in returns] == ["star_lord", "gamora", "iron_man"]
    assert (lying(state, "3,2"), carried(state, "iron_man")) == (["stone_soul", "energy"], [])
    assert (lying(state, "4,2"), lying(state, "6,2")) == (["stone_mind", "hero_hulk"], ["hero_wong"])


@pytest.mark.rule("IW-AMB-73")
def test_mind_answers_a_team_mate_too() -> None:
    state = position(
        "thor star_lord", open_ground("2,2", "2,5"), thor=at("2,2", left="energy"), rocket=at("2,5", right="stone_mind")
    )
    play(state, "ability thor")
    assert (where(state, "thor"), where(state, "rocket")) == ("5,1", "5,1")
    assert (lying(state, "2,2"), lying(state, "2,5")) == (["energy"], ["stone_mind"])


@pytest.mark.rule("IW-AMB-74")
def test_thanos_pushed_onto_a_mind_bearer_goes_home_without_anything() -> None:
    state = position(
        tiles=HOME | open_ground("2,2", "6,2") | {"3,2": "q_ship"},
        iron_man="2,2",
        star_lord=at("6,2", left="hero_hulk", right="stone_mind"),
        thanos="6,3",
        gauntlet=1,
    )
    log = play(state, "move iron_man 3,2", "continue", "push thanos 6,2")
    assert (where(state, "star_lord"), where(state, "thanos"), where(state, "iron_man")) == ("5,8", "8,4", "3,2")
    assert (lying(state, "6,2"), box(state)) == (["stone_mind", "hero_hulk"], [])
    assert the(log, "thanos_home").rule == "IW-12.14"


@pytest.mark.rule("IW-AMB-74")
@pytest.mark.parametrize(("seizes", "on_start"), [("counts", ["energy"]), ("extra", []), ("off", [])])
def test_the_stone_of_a_team_mate_on_the_same_cell_is_seized_as_usual(seizes: str, on_start: list[str]) -> None:
    state = position(
        tiles=HOME | open_ground("3,3"),
        tokens={"3,4": "energy"},
        thanos="3,4",
        phase="post",
        iron_man=at("3,3", right="stone_mind"),
        spider_man=at("3,3", left="hero_hulk", right="stone_power"),
        options={"thanos_seizes_carried_stone": seizes},
    )
    play(state, "end turn")
    assert (where(state, "thanos"), lying(state, "3,4")) == ("8,4", on_start)
    assert ("stone_power" in box(state)) == (seizes != "off")
    left = ["stone_mind", "hero_hulk"] if seizes != "off" else ["stone_power", "stone_mind", "hero_hulk"]
    assert lying(state, "3,3") == left


@pytest.mark.rule("IW-AMB-75")
def test_mind_answers_once_and_the_answer_is_nobodys_deed() -> None:
    state = position(
        "iron_man star_lord thor",
        open_ground("2,2", "3,2"),
        iron_man=at("2,2", right="stone_power"),
        star_lord=at("3,2", right="stone_mind"),
        gamora=at("5,1", right="stone_space"),
        spider_man="9,0",
    )
    log = play(state, "move iron_man 3,2")
    assert [event.data["character"] for event in log if event.kind.startswith("returned")] == [
        "star_lord", "iron_man", "gamora"
    ]  # fmt: skip
    assert [(data["character"], data["by"]) for data in every(log, "returned_by")] == [
        ("star_lord", "iron_man"), ("gamora", "iron_man")
    ]  # fmt: skip
    assert where(state, "iron_man") == "5,1"


@pytest.mark.rule("IW-AMB-76")
def test_later_the_author_may_pick_up_the_mind_stone() -> None:
    state = position(
        "captain_america star_lord",
        open_ground("4,2", "5,2"),
        captain_america="5,2",
        star_lord=at("4,2", right="stone_mind"),
        gamora=at("9,9", used=True),
    )
    play(state, "move captain_america 4,2")
    assert (where(state, "captain_america"), legal(state, "pick_up")) == ("5,1", [])
    play(state, "ability captain_america", "choose 4,2", "pick up captain_america stone_mind")
    assert carried(state, "captain_america") == ["stone_mind"]


@pytest.mark.rule("IW-AMB-77")
@pytest.mark.parametrize("battle", ["none", "qualified"])
def test_the_author_leaves_his_battlefield_like_anyone_returned(battle: str) -> None:
    state = position(
        "thor iron_man",
        open_ground("2,2", "2,5"),
        thor=at("2,2", left="hero_hulk", battle=battle),
        iron_man=at("2,5", right="stone_mind"),
    )
    play(state, "ability thor")
    assert tablet(state, 0) == (["hero_hulk"] if battle == "qualified" else [])
    assert lying(state, "2,2") == ([] if battle == "qualified" else ["hero_hulk"])


# Control.


@pytest.mark.rule("IW-AMB-78")
def test_stones_are_controlled_by_their_bearers_and_by_the_team_on_whose_base_they_lie() -> None:
    tiles = HOME | open_ground("2,2") | {"3,1": "base_thor"}
    lying_about = {"5,8": "stone_soul", "3,1": "stone_power", "8,4": "stone_time", "2,2": "stone_reality"}
    state = position(tiles=tiles, tokens=lying_about, iron_man=at("2,2", right="stone_mind"), thanos="7,7", gauntlet=1)
    assert stones(state) == [1, 1]
    intruder = position(
        tiles=open_ground("5,7", "2,2"),
        iron_man=at("5,7", right="stone_space"),
        star_lord="5,8",
        gamora="2,2",
    )
    assert stones(intruder) == [1, 0]
    play(intruder, "move iron_man 5,8", "continue")
    assert stones(intruder) == [0, 1], "dropped by the trap on their base"
    resting = position(iron_man=at("5,8", right="stone_space"), star_lord="9,9", gamora="9,9")
    assert stones(resting) == [1, 0], "carried, even on another's base"


@pytest.mark.rule("IW-AMB-123")
def test_soul_and_mind_work_by_themselves_space_and_power_are_asked_each_time() -> None:
    space = position(tiles=open_ground("2,2") | {"3,2": "outrider_general"}, iron_man=at("2,2", right="stone_space"))
    play(space, "move iron_man 3,2", "continue")
    assert legal(space) == ["ignore", "suffer"]
    power = position(tiles=open_ground("2,2") | {"3,2": "rotation_cw"}, iron_man=at("2,2", right="stone_power"))
    play(power, "move iron_man 3,2", "continue")
    assert "decline" in legal(power)
    before = find(power, "base_iron_man")
    play(power, "decline")
    assert (asked(power), find(power, "base_iron_man")) == ("finish", before)
    mind = position(tiles=open_ground("2,2", "3,2"), iron_man="2,2", star_lord=at("3,2", right="stone_mind"))
    play(mind, "move iron_man 3,2")
    assert (where(mind, "iron_man"), asked(mind)) == ("5,1", "finish")
