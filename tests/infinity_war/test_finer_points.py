"""Positions in which one forgotten word of a rule is seen."""

import pytest

from sixstones.core.facts import Refusal
from tests.infinity_war.positions import (
    GAME,
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
    play,
    position,
    refusal,
    tablet,
    the,
    where,
)

# Entries.


@pytest.mark.rule("IW-AMB-67")
def test_only_the_trap_of_this_entry_is_still_to_come() -> None:
    """The waiting property is of an earlier entry, so losing Space on the base returns at once."""
    tiles = open_ground("2,2") | {"3,2": "loki", "4,1": "base_thor"}
    state = position("star_lord iron_man", tiles, star_lord=at("2,2", right="stone_space"))
    play(state, "move star_lord 3,2", "ability star_lord", "choose 4,1", "continue", "ignore")
    assert (asked(state), where(state, "star_lord")) == ("window", "4,1")
    log = play(state, "leave star_lord right")
    assert the(log, "returned").rule == "IW-12.11"
    assert (where(state, "star_lord"), lying(state, "4,1")) == ("5,1", ["stone_space"])


@pytest.mark.rule("IW-AMB-67")
def test_in_the_window_of_the_entry_the_trap_itself_returns_who_lost_space() -> None:
    tiles = open_ground("4,2") | {"4,1": "base_thor"}
    state = position(tiles=tiles, iron_man=at("4,2", right="stone_space"))
    play(state, "move iron_man 4,1", "leave iron_man right")
    assert where(state, "iron_man") == "4,1"
    assert the(play(state, "continue"), "returned").rule == "IW-17.12"


@pytest.mark.rule("IW-AMB-129")
@pytest.mark.parametrize("tile", ["arrow_1 east", "short_route"])
def test_entering_a_cell_by_a_tile_lets_tokens_be_handled_anew(tile: str) -> None:
    to = "4,2" if tile.startswith("arrow") else "5,2"
    tiles = open_ground("2,2") | {"3,2": tile, to: "loki"}
    state = position(tiles=tiles, tokens={"3,2": "hero_hulk"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "pick up iron_man superhero")
    assert "pick up iron_man superhero" not in legal(state)
    play(state, "continue", *([f"choose {to}"] if tile == "short_route" else []))
    assert where(state, "iron_man") == to
    play(state, "leave iron_man left", "pick up iron_man superhero")
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert not {"leave iron_man left", "pick up iron_man superhero"} & set(legal(state)), "each once"


@pytest.mark.rule("IW-5.11", "IW-AMB-23")
def test_arrows_do_not_lead_back_to_a_place_outside() -> None:
    state = position(tiles={"3,1": "arrow_1 north"}, iron_man="3,0")
    log = play(state, "move iron_man 3,1", "continue")
    assert the(log, "no_way").rule == "IW-5.12"
    assert where(state, "iron_man") == "3,1"
    crossing = position(tiles={"3,1": "arrow_3 north", "2,1": "energy", "4,1": "energy"}, iron_man="3,0")
    play(crossing, "move iron_man 3,1", "continue")
    assert choices(crossing, "choose") == {"2,1", "4,1"}
    assert refusal(crossing, "choose 3,0").rule == "IW-5.11"


# Detention, leadership.


@pytest.mark.rule("IW-AMB-79", "IW-AMB-31")
@pytest.mark.parametrize("detained", ["upright", "fresh", "serving"])
def test_a_detained_character_holds_a_battlefield_like_any_other(detained: str) -> None:
    holding = at("2,2", left="hero_hulk", detained=detained)
    state = position(tiles=open_ground("2,2"), phase="post", iron_man=holding)
    log = play(state, "end turn")
    assert every(log, "claimed") == [{"character": "iron_man", "cell": "2,2"}]
    assert look(state, "iron_man")["battle"] == "claimed"


@pytest.mark.rule("IW-13.6", "IW-17.11")
def test_a_base_call_brings_one_half_to_the_other() -> None:
    """Teleports and Battlefields to go to have no tokens, so only the base can hold the half."""
    state = position(
        tiles=open_ground("4,2", "5,2"),
        tokens={"5,1": "leadership_b"},
        iron_man="5,2",
        spider_man=at("4,2", left="leadership_a"),
    )
    log = play(state, "move iron_man 5,1", "continue", "call")
    assert the(log, "leadership_scored").data["character"] == "spider_man"
    assert (tablet(state, 0), carried(state, "spider_man")) == (["leadership_a", "leadership_b"], [])


# Thanos.


@pytest.mark.rule("IW-14.15", "IW-14.10")
def test_sent_home_by_a_team_base_thanos_takes_nothing_there() -> None:
    tiles = {"8,4": "thanos_base"}
    state = position(tiles=tiles, tokens={"8,4": "hero_hulk"}, thanos="5,2", phase="post")
    log = play(state, "end turn")
    assert (where(state, "thanos"), box(state), lying(state, "8,4")) == ("8,4", [], ["hero_hulk"])
    assert "thanos_takes" not in kinds(log)
    starting = position(tiles=tiles, tokens={"8,4": "hero_hulk", "5,2": "energy"}, thanos="5,2", phase="post")
    play(starting, "end turn")
    assert box(starting) == ["energy"], "but from where he started"


# Ebony Maw's round, and Power off turn: somebody else decides.


@pytest.mark.rule("IW-17.5", "IW-17.24")
def test_the_q_ship_swaps_the_base_of_the_team_on_turn_also_in_an_ebony_maw_round() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "q_ship"}, ebony_turns=2, iron_man="2,2")
    assert state.actor == 1
    play(state, "move iron_man 3,2", "continue")
    assert (asked(state), choices(state, "swap base")) == ("q_ship", {"4,1", "6,1"})
    play(state, "swap base 6,1")
    assert (find(state, "base_iron_man"), find(state, "base_star_lord")) == (["6,1"], ["5,8"])


def told(found: Refusal) -> tuple[str, str, object]:
    return found.rule, found.key, found.data.get("owner", found.data.get("character"))


@pytest.mark.rule("IW-17.24")
def test_in_an_ebony_maw_round_a_refusal_names_who_plays_and_why() -> None:
    state = position("iron_man star_lord thor", ebony_turns=3)
    assert state.actor == 1
    for seat in (0, 2):
        assert told(refusal(state, "move iron_man 4,1", by=seat)) == ("IW-17.24", "not-your-turn", 1)
    assert told(refusal(state, "move star_lord 4,1")) == ("IW-17.24", "not-your-character", "star_lord")
    assert told(refusal(state, "move thor 4,1")) == ("IW-5.1", "not-your-character", "thor")
    assert told(refusal(state, "ability star_lord")) == ("IW-17.24", "not-your-character", "star_lord")
    usual = position("iron_man star_lord thor")
    assert told(refusal(usual, "move star_lord 4,1", by=1)) == ("IW-4.13", "not-your-turn", 0)
    assert told(refusal(usual, "move star_lord 4,1")) == ("IW-5.1", "not-your-character", "star_lord")


@pytest.mark.rule("IW-AMB-64")
@pytest.mark.parametrize("ebony_turns", [0, 2])
def test_while_power_is_asked_off_turn_a_refusal_names_its_bearer(ebony_turns: int) -> None:
    state = position(
        "iron_man star_lord thor",
        open_ground("2,2", "3,3") | {"3,2": "rotation_cw"},
        ebony_turns=ebony_turns,
        iron_man="2,2",
        thor=at("3,3", right="stone_power"),
    )
    play(state, "move iron_man 3,2", "continue")
    assert (asked(state), state.actor) == ("power", 2)
    for seat in (0, 1):
        assert told(refusal(state, "end turn", by=seat)) == ("IW-AMB-64", "not-your-turn", 2)


@pytest.mark.rule("IW-AMB-13")
def test_while_teams_are_chosen_a_refusal_names_who_chooses() -> None:
    state = GAME.start(3, {"team_choice": "seat_order"})
    play(state, "team team_thor")
    assert state.actor == 1
    assert told(refusal(state, "team team_iron_man", by=0)) == ("IW-AMB-13", "not-your-turn", 1)
    drawn = GAME.start(3)
    assert told(refusal(drawn, "team team_iron_man", by=0)) == ("", "not-asked", None)


# What a view works out.


@pytest.mark.rule("IW-18.1", "IW-19.1")
def test_the_view_says_what_the_game_is_played_for() -> None:
    view = position(tablets=[["hero_hulk"], ["hero_wong"]], box=["hero_drax", "energy"]).view(0)
    assert (view["goals"], view["heroes_out"]) == ({"stones": 6, "heroes": 14}, 3)
    assert view["limits"] == {"turns": 2000}
    assert position(options={"turn_cap": 0}).view(0)["limits"] == {"turns": None}
