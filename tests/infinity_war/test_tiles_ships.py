"""Q-ship, Guardians' ship, Dropship and Teleport (IW-17.5 … 17.7, 17.10, 17.15 … 17.17)."""

import pytest

from tests.infinity_war.positions import (
    TILE_CELLS,
    asked,
    at,
    carried,
    choices,
    every,
    full_board,
    kinds,
    legal,
    lying,
    open_ground,
    outcomes,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)

# Q-ship.


@pytest.mark.rule("IW-17.5", "IW-17.6")
def test_a_q_ship_pushes_thanos_or_swaps_the_own_base() -> None:
    tiles = open_ground("2,2") | {"3,2": "q_ship", "8,4": "thanos_base", "6,5": "red"}
    state = position(tiles=tiles, thanos="6,6", gauntlet=1, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "q_ship"
    assert set(legal(state)) == {
        "swap base 4,1", "swap base 6,1",
        "push thanos 6,5", "push thanos 7,6", "push thanos 6,7", "push thanos 5,6",
    }  # fmt: skip
    pushing = state.clone()
    log = play(pushing, "push thanos 6,5")
    assert where(pushing, "thanos") == "6,5"
    assert tile(pushing, "6,5") == "red"
    assert tile(pushing, "5,1") == "base_iron_man"
    assert the(log, "thanos_pushed").data == {"character": "iron_man", "from": "6,6", "to": "6,5"}
    play(state, "swap base 6,1")
    assert tile(state, "6,1") == "base_iron_man"
    assert where(state, "spider_man") == "6,1"
    assert where(state, "thanos") == "6,6"


@pytest.mark.rule("IW-17.5")
def test_a_pushed_thanos_returns_whom_he_meets_but_takes_no_lying_token() -> None:
    tiles = open_ground("2,2", "6,5") | {"3,2": "q_ship", "8,4": "thanos_base"}
    state = position(
        tiles=tiles,
        tokens={"6,6": "hero_hulk"},
        thanos="6,6",
        gauntlet=1,
        iron_man="2,2",
        star_lord=at("6,5", left="energy"),
    )
    play(state, "move iron_man 3,2", "continue", "push thanos 6,5")
    assert where(state, "star_lord") == "5,8"
    assert lying(state, "6,5") == ["energy"]
    assert lying(state, "6,6") == ["hero_hulk"]


@pytest.mark.rule("IW-17.6")
def test_a_q_ship_cannot_be_declined_and_without_thanos_the_base_is_swapped() -> None:
    tiles = open_ground("2,2") | {"3,2": "q_ship"}
    state = position(tiles=tiles, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert legal(state) == ["swap base 4,1", "swap base 6,1"]
    assert refusal(state, "decline").rule == "IW-17.6"


# Guardians' ship.


@pytest.mark.rule("IW-17.7")
def test_guardians_ship_opens_any_two_closed_tiles_one_after_the_other() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert choices(state, "choose") == set(TILE_CELLS) - {"2,2", "3,2", "5,1", "5,8"}
    play(state, "choose 8,2", "* open heroes_1")
    assert asked(state) == "guardians_ship"
    assert "choose 8,2" not in legal(state)
    play(state, "choose 2,7", "* open arrow_3", "orient south")
    assert tile(state, "2,7") == "arrow_3 south"
    assert sorted(lying(state, "8,2")) == ["hero_black_widow", "hero_hulk"]
    assert asked(state) == "finish"
    assert where(state, "iron_man") == "3,2"


@pytest.mark.rule("IW-17.7")
def test_guardians_ship_opens_as_many_as_there_are() -> None:
    tiles = full_board(closed=("7,7",), guardians_ship="3,2", battlefield="2,2")
    state = position(tiles=tiles, iron_man="2,2")
    log = play(state, "move iron_man 3,2", "continue")
    assert len(outcomes(state)) == 1
    log += play(state, f"* {outcomes(state)[0]}")
    assert [opened["cell"] for opened in every(log, "opened")] == ["7,7"]
    assert asked(state) == "finish"


# Dropship.


@pytest.mark.rule("IW-17.10")
def test_a_dropship_may_carry_to_a_free_open_battlefield() -> None:
    tiles = open_ground("2,2", "7,2", "7,3", "7,4") | {"3,2": "dropship"}
    state = position(tiles=tiles, tokens={"7,3": "energy"}, iron_man=at("2,2", left="hero_hulk"), star_lord="7,4")
    play(state, "move iron_man 3,2", "continue")
    assert legal(state) == ["decline", "choose 2,2", "choose 7,2"]
    staying = state.clone()
    play(staying, "decline")
    assert where(staying, "iron_man") == "3,2"
    log = play(state, "choose 7,2")
    assert where(state, "iron_man") == "7,2"
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert the(log, "dropship").data["to"] == "7,2"


@pytest.mark.rule("IW-17.10")
def test_a_dropship_without_a_free_battlefield_does_nothing() -> None:
    state = position(tiles={"2,2": "loki", "3,2": "dropship"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "finish"
    assert where(state, "iron_man") == "3,2"


# Teleport.


@pytest.mark.rule("IW-17.15")
def test_a_teleport_leads_to_the_other_open_free_one_and_stops_there() -> None:
    tiles = open_ground("2,2") | {"3,2": "teleport", "8,2": "teleport"}
    state = position(tiles=tiles, iron_man=at("2,2", left="hero_hulk"))
    log = play(state, "move iron_man 3,2", "continue")
    assert where(state, "iron_man") == "8,2"
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert len(every(log, "teleport")) == 1
    assert asked(state) == "finish"


@pytest.mark.rule("IW-17.16")
def test_among_several_teleports_the_player_chooses() -> None:
    tiles = open_ground("2,2") | {"3,2": "teleport", "8,2": "teleport", "8,3": "teleport", "2,1": "teleport"}
    state = position(tiles=tiles, tokens={"2,1": "energy"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue")
    assert asked(state) == "teleport"
    assert legal(state) == ["choose 8,2", "choose 8,3"]
    play(state, "choose 8,3")
    assert where(state, "iron_man") == "8,3"


@pytest.mark.rule("IW-17.17")
@pytest.mark.parametrize("other", ["closed", "token", "standee", "thanos"])
def test_without_another_open_free_teleport_nothing_happens(other: str) -> None:
    tiles = open_ground("2,2") | {"3,2": "teleport"}
    if other != "closed":
        tiles["8,2"] = "teleport"
    thanos = {"thanos": "8,2", "gauntlet": 1} if other == "thanos" else {}
    state = position(
        "iron_man star_lord",
        tiles,
        {"8,2": "energy"} if other == "token" else None,
        **thanos,
        iron_man="2,2",
        spider_man="8,2" if other == "standee" else "5,1",
    )
    log = play(state, "move iron_man 3,2", "continue")
    assert where(state, "iron_man") == "3,2"
    assert "no_way" in kinds(log)
