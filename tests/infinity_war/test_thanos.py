"""Thanos: appearance and activation (IW-14.1 … 14.12)."""

from typing import Any

import pytest

from sixstones import Rng, State
from tests.infinity_war.positions import (
    GAME,
    asked,
    at,
    box,
    carried,
    every,
    kinds,
    legal,
    lying,
    open_ground,
    outcomes,
    pass_turn,
    play,
    position,
    supply,
    the,
    where,
)

HOME = {"8,4": "thanos_base"}


def before_activation(
    thanos: str, tiles: dict[str, str], tokens: dict[str, str] | None = None, **fields: object
) -> State:
    """The first team has the Gauntlet and only needs to end its turn."""
    return position("iron_man star_lord", HOME | tiles, tokens, thanos=thanos, phase="post", **fields)


# Appearance.


@pytest.mark.rule("IW-14.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thanos_is_not_on_the_board_at_the_start(players: int) -> None:
    state = GAME.start(players)
    state.settle(Rng(7))
    assert state.dump()["thanos"] is None
    assert state.dump()["gauntlet"] is None


@pytest.mark.rule("IW-14.2", "IW-14.3")
def test_whoever_opens_the_thanos_base_gets_the_gauntlet_and_is_returned() -> None:
    state = position(
        "star_lord iron_man thor",
        open_ground("2,2"),
        active=1,
        iron_man=at("2,2", left="hero_hulk", right="stone_soul"),
    )
    log = play(state, "move iron_man 3,2", "* open thanos_base")
    assert the(log, "thanos_appears").data == {"cell": "3,2", "seat": 1}
    assert state.dump()["gauntlet"] == 1
    assert where(state, "thanos") == "3,2"
    assert where(state, "iron_man") == where(state, "spider_man")
    assert lying(state, "3,2") == ["hero_hulk"]
    assert box(state) == ["stone_soul"]
    assert asked(state) == "finish"


@pytest.mark.rule("IW-14.3")
def test_opened_from_afar_the_thanos_base_returns_nobody() -> None:
    state = position(tiles=open_ground("2,2", "2,3") | {"3,3": "guardians_ship"}, iron_man="2,3", spider_man="2,2")
    play(state, "move iron_man 3,3", "continue", "choose 7,7", "* open thanos_base")
    assert where(state, "iron_man") == "3,3"
    assert where(state, "spider_man") == "2,2"
    assert where(state, "thanos") == "7,7"


@pytest.mark.rule("IW-14.4")
def test_thanos_acts_after_every_turn_of_the_gauntlets_team_and_no_other() -> None:
    tiles = HOME | open_ground("2,1")
    state = position(tiles=tiles, thanos="2,7", gauntlet=0, iron_man="2,0", star_lord="0,3")
    acted = []
    for _ in range(4):
        log = play(state, legal(state, "swap_base")[0], "end turn")
        while outcomes(state):
            log += play(state, "* toss stones")
        acted.append("thanos_moves" in kinds(log))
    assert acted == [True, False, True, False]


@pytest.mark.rule("IW-14.4")
def test_thanos_acts_already_at_the_end_of_the_turn_that_brought_him() -> None:
    state = position(tiles=open_ground("2,2", "3,4"), iron_man=at("2,2", used=True), spider_man=at("3,4", used=True))
    log = play(state, "move iron_man 3,2", "* open thanos_base")
    assert the(log, "thanos_moves").data == {"from": "3,2", "to": "3,3"}


@pytest.mark.rule("IW-14.2")
def test_the_tile_thanos_appeared_on_is_where_he_is_sent_back_to() -> None:
    state = position(
        "iron_man thor",
        open_ground("2,2", "3,4"),
        iron_man=at("2,2", used=True),
        spider_man=at("3,4", used=True),
        thor="3,9",
        rocket="3,9",
    )
    play(state, "move iron_man 3,2", "* open thanos_base")
    assert where(state, "thanos") == "3,3"
    assert state.view(None)["thanos_base"] == "3,2"
    assert state.actor == 1
    play(state, "ability thor")
    assert where(state, "thanos") == "3,2"


# Action 1.


@pytest.mark.rule("IW-14.5")
def test_thanos_goes_one_cell_toward_the_nearest_character() -> None:
    state = before_activation("2,7", open_ground("2,4", "4,4"), iron_man="2,4", star_lord="4,4")
    log = play(state, "end turn")
    assert the(log, "thanos_moves").data == {"from": "2,7", "to": "2,6"}
    assert where(state, "thanos") == "2,6"


@pytest.mark.rule("IW-14.5")
def test_characters_at_home_are_as_near_as_any() -> None:
    state = before_activation("5,5", {}, iron_man="0,1", spider_man="0,1")
    play(state, "end turn")
    assert where(state, "thanos") == "5,6"  # toward 5,8, three steps away


@pytest.mark.rule("IW-14.6")
@pytest.mark.parametrize(("side", "cell"), [("stones", "3,3"), ("empty", "3,5")])
def test_two_nearest_characters_are_tossed_for(side: str, cell: str) -> None:
    state = before_activation("3,4", open_ground("3,2", "3,6"), iron_man="3,2", star_lord="3,6")
    play(state, "end turn")
    assert outcomes(state) == ["toss stones", "toss empty"]
    log = play(state, f"* toss {side}")
    assert the(log, "toss").data["reason"] == "target"
    assert where(state, "thanos") == cell


@pytest.mark.rule("IW-14.6")
def test_two_on_one_cell_need_no_toss() -> None:
    state = before_activation("3,4", open_ground("3,2"), iron_man="3,2", spider_man="3,2")
    play(state, "end turn")
    assert where(state, "thanos") == "3,3"


@pytest.mark.rule("IW-14.7")
def test_with_three_nearest_characters_thanos_stays_and_still_takes_a_token() -> None:
    tiles = open_ground("3,2", "3,6", "1,4")
    tokens = {"3,4": "hero_hulk"}
    three = before_activation("3,4", tiles, tokens, iron_man="3,2", star_lord="3,6", gamora="1,4")
    log = play(three, "end turn")
    assert "thanos_stays" in kinds(log)
    assert where(three, "thanos") == "3,4"
    assert box(three) == ["hero_hulk"]
    one_further = before_activation("3,4", tiles, tokens, iron_man="3,2", star_lord="3,6", gamora="0,4")
    play(one_further, "end turn", "* toss stones")
    assert where(one_further, "thanos") == "3,3"


@pytest.mark.rule("IW-14.7")
def test_three_nearest_characters_are_counted_even_if_two_share_a_cell() -> None:
    state = before_activation("3,4", open_ground("3,2", "3,6"), iron_man="3,2", spider_man="3,2", star_lord="3,6")
    log = play(state, "end turn")
    assert "thanos_stays" in kinds(log)


@pytest.mark.rule("IW-14.8")
@pytest.mark.parametrize(("side", "cell"), [("stones", "3,4"), ("empty", "4,5")])
def test_two_ways_to_the_nearest_character_are_tossed_for(side: str, cell: str) -> None:
    state = before_activation("3,5", open_ground("5,4"), iron_man="5,4")
    play(state, "end turn")
    log = play(state, f"* toss {side}")
    assert the(log, "toss").data == {"reason": "path", "side": side, "cell": cell}
    assert where(state, "thanos") == cell


@pytest.mark.rule("IW-14.6", "IW-14.8")
def test_the_target_is_tossed_for_before_the_way() -> None:
    state = before_activation("4,4", open_ground("3,3", "5,5"), iron_man="3,3", star_lord="5,5")
    log = play(state, "end turn", "* toss empty", "* toss stones")
    assert [toss["reason"] for toss in every(log, "toss")] == ["target", "path"]
    assert where(state, "thanos") == "5,4"


# Actions 2 and 3.


@pytest.mark.rule("IW-14.9")
def test_thanos_returns_everybody_on_the_cell_he_enters() -> None:
    state = before_activation(
        "3,4",
        open_ground("3,3", "3,2"),
        iron_man=at("3,3", left="hero_hulk"),
        spider_man=at("3,3", left="hero_wong"),
        star_lord="3,2",
    )
    log = play(state, "end turn")
    assert [data["character"] for data in every(log, "returned_by")] == ["iron_man", "spider_man"]
    assert where(state, "iron_man") == where(state, "spider_man") == "5,1"
    assert where(state, "star_lord") == "3,2"
    assert carried(state, "iron_man") == []


@pytest.mark.rule("IW-14.10", "IW-14.12")
def test_thanos_takes_exactly_one_token_and_looks_at_his_start_cell_first() -> None:
    state = before_activation(
        "3,4", open_ground("3,3", "3,2"), {"3,4": "energy hero_hulk", "3,3": "stone_soul"}, iron_man="3,2"
    )
    log = play(state, "end turn")
    assert box(state) == ["hero_hulk"]
    assert lying(state, "3,4") == ["energy"]
    assert lying(state, "3,3") == ["stone_soul"]
    assert the(log, "thanos_takes").data == {"token": "hero_hulk", "cell": "3,4"}


@pytest.mark.rule("IW-14.10")
def test_with_a_bare_start_cell_thanos_takes_from_the_cell_he_entered() -> None:
    state = before_activation("3,4", open_ground("3,3", "3,2"), {"3,3": "energy hero_hulk"}, iron_man="3,2")
    play(state, "end turn")
    assert box(state) == ["hero_hulk"]
    assert lying(state, "3,3") == ["energy"]
    dropped = before_activation("3,4", open_ground("3,3"), iron_man=at("3,3", left="hero_hulk"))
    play(dropped, "end turn")
    assert box(dropped) == ["hero_hulk"]


@pytest.mark.rule("IW-14.10")
def test_a_stone_seized_from_a_bearer_is_the_token_of_the_activation() -> None:
    state = before_activation(
        "3,4", open_ground("3,3"), {"3,4": "hero_hulk"}, iron_man=at("3,3", left="energy", right="stone_power")
    )
    play(state, "end turn")
    assert box(state) == ["stone_power"]
    assert lying(state, "3,4") == ["hero_hulk"]
    assert lying(state, "3,3") == ["energy"]


@pytest.mark.rule("IW-14.11")
@pytest.mark.parametrize(
    ("tokens", "taken"),
    [
        ("energy leadership_a hero_wong stone_mind", "stone_mind"),
        ("energy leadership_a hero_wong", "hero_wong"),
        ("energy leadership_a", "leadership_a"),
        ("energy", "energy"),
    ],
)
def test_thanos_prefers_stones_then_superheroes_then_leadership_then_energy(tokens: str, taken: str) -> None:
    state = before_activation("3,4", open_ground("3,2"), {"3,4": tokens}, iron_man="3,2")
    play(state, "end turn")
    assert box(state) == [taken]


@pytest.mark.rule("IW-14.11")
def test_which_of_several_stones_thanos_takes_is_left_to_chance() -> None:
    state = before_activation("3,4", open_ground("3,2"), {"3,4": "stone_mind stone_soul hero_wong"}, iron_man="3,2")
    play(state, "end turn")
    assert outcomes(state) == ["seize stone_soul", "seize stone_mind"]
    play(state, "* seize stone_mind")
    assert box(state) == ["stone_mind"]


@pytest.mark.rule("IW-14.12")
def test_what_thanos_took_is_out_of_the_game() -> None:
    state = before_activation("3,4", open_ground("3,2"), {"3,4": "hero_hulk"}, iron_man="3,2")
    play(state, "end turn")
    assert lying(state, "3,4") == []
    play(state, "move star_lord 4,8", "* open q_ship")
    pass_turn(state)
    assert box(state) == ["hero_hulk"]
    assert "hero_hulk" not in supply(state)


@pytest.mark.rule("IW-14.4", "IW-AMB-88")
def test_the_view_says_whether_he_acts_when_this_turn_ends() -> None:
    def told(**fields: Any) -> object:
        return before_activation("4,4", {}, **fields).view(0)["thanos_next"]

    assert told(gauntlet=0) is True
    assert told(gauntlet=1) is False, "the turn of another team"
    late = {"thanos_acts_on_opening_turn": False}
    assert told(gauntlet=0, options=late, turn=7, appeared=7) is False, "he appeared in this very turn"
    assert told(gauntlet=0, options=late, turn=7, appeared=3) is True
    assert position().view(0)["thanos_next"] is False, "he is not on the board"
