"""Iron Man strikes the nearest, Spider-Man opens the tiles around (IW-10.1 … 10.6)."""

import pytest

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
    position,
    the,
    tile,
    where,
)


@pytest.mark.rule("IW-10.1")
def test_iron_man_goes_to_the_nearest_foreign_character_and_returns_him() -> None:
    state = position(
        tiles=open_ground("2,2", "2,5"),
        iron_man=at("2,2", left="hero_wong"),
        star_lord=at("2,5", left="hero_hulk", right="stone_soul"),
    )
    log = play(state, "ability iron_man")
    assert where(state, "iron_man") == "2,5"
    assert where(state, "star_lord") == "5,8"
    assert carried(state, "star_lord") == []
    assert sorted(lying(state, "2,5")) == ["hero_hulk", "stone_soul"]
    assert carried(state, "iron_man") == ["hero_wong"]
    assert the(log, "returned_by").data == {"character": "star_lord", "from": "2,5", "to": "5,8", "by": "iron_man"}
    assert look(state, "iron_man")["used"] is True


@pytest.mark.rule("IW-10.1")
def test_iron_man_passes_over_his_partner_and_chooses_between_two_nearest_cells() -> None:
    state = position(
        tiles=open_ground("2,2", "2,3", "2,4", "4,2"),
        iron_man="2,2",
        spider_man="2,3",
        star_lord="2,4",
        gamora="4,2",
    )
    play(state, "ability iron_man")
    assert asked(state) == "strike"
    assert legal(state) == ["choose 4,2", "choose 2,4"]
    play(state, "choose 4,2")
    assert where(state, "iron_man") == "4,2"
    assert where(state, "gamora") == "5,8"
    assert where(state, "star_lord") == "2,4"
    assert where(state, "spider_man") == "2,3"


@pytest.mark.rule("IW-10.1")
def test_iron_man_returns_everybody_of_another_team_on_the_cell() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man="2,2", star_lord="3,2", gamora="3,2")
    play(state, "ability iron_man")
    assert [where(state, id) for id in ("star_lord", "gamora")] == ["5,8", "5,8"]


@pytest.mark.rule("IW-10.2")
def test_the_strike_is_no_move() -> None:
    state = position(
        tiles=open_ground("2,2", "2,4"),
        iron_man=at("2,2", visited=["2,4"], detained="serving"),
        star_lord="2,4",
    )
    assert choices(state, "move iron_man") == set()
    play(state, "ability iron_man")
    assert where(state, "iron_man") == "2,4"
    assert look(state, "iron_man")["detained"] == "serving"
    assert asked(state) == "turn"
    assert "swap base 4,1" in legal(state)


@pytest.mark.rule("IW-10.3")
def test_the_tile_of_the_struck_character_works_on_iron_man() -> None:
    state = position(tiles=open_ground("2,2") | {"2,4": "outrider_general"}, iron_man="2,2", star_lord="2,4")
    log = play(state, "ability iron_man", "continue")
    assert where(state, "iron_man") == "2,4"
    assert look(state, "iron_man")["detained"] == "fresh"
    assert look(state, "star_lord")["detained"] == "upright"
    assert the(log, "property").data["tile"] == "outrider_general"


@pytest.mark.rule("IW-10.3")
def test_striking_somebody_at_home_ends_in_the_trap_of_his_base() -> None:
    state = position(
        tiles=open_ground("5,7"),
        iron_man=at("5,7", left="hero_hulk"),
        spider_man=at("5,1", used=True),
        star_lord=at("5,8", left="energy"),
    )
    play(state, "ability iron_man", "continue")
    assert where(state, "star_lord") == "5,8"
    assert where(state, "iron_man") == "5,1"
    assert sorted(lying(state, "5,8")) == ["energy", "hero_hulk"]


@pytest.mark.rule("IW-10.4")
def test_iron_man_sends_thanos_to_his_base_and_opens_the_tile_he_stood_on() -> None:
    tiles = open_ground("2,2") | {"7,2": "thanos_base", "3,2": "red"}
    state = position(tiles=tiles, tokens={"3,2": "stone_soul"}, thanos="3,2", iron_man=at("2,2", right="stone_time"))
    log = play(state, "ability iron_man", "* open loki")
    assert where(state, "thanos") == "7,2"
    assert where(state, "iron_man") == "3,2"
    assert carried(state, "iron_man") == ["stone_time"]
    assert tile(state, "3,2") == "loki"
    assert the(log, "thanos_returned_by").data == {"from": "3,2", "to": "7,2", "by": "iron_man"}


@pytest.mark.rule("IW-10.4")
def test_without_the_strike_contact_with_thanos_returns_iron_man() -> None:
    tiles = open_ground("2,2", "3,2") | {"7,2": "thanos_base"}
    state = position(tiles=tiles, thanos="3,2", gauntlet=1, iron_man="2,2")
    play(state, "move iron_man 3,2")
    assert where(state, "thanos") == "3,2"
    assert where(state, "iron_man") == "5,1"


@pytest.mark.rule("IW-10.4")
def test_thanos_struck_on_his_own_base_returns_there_and_sends_iron_man_off() -> None:
    tiles = open_ground("2,2") | {"3,2": "thanos_base"}
    state = position(tiles=tiles, gauntlet=1, iron_man=at("2,2", left="hero_hulk", right="stone_space"))
    log = play(state, "ability iron_man")
    assert where(state, "thanos") == "3,2"
    assert where(state, "iron_man") == "5,1"
    assert box(state) == ["stone_space"]
    assert lying(state, "3,2") == ["hero_hulk"]
    assert the(log, "returned_by").data["by"] == "thanos"


@pytest.mark.rule("IW-10.5")
def test_spider_man_opens_every_closed_tile_around_him_in_reading_order() -> None:
    tiles = open_ground("2,2", "2,1", "3,3") | {"1,2": "short_route"}
    state = position(tiles=tiles, spider_man="2,2")
    log = play(state, "ability spider_man")
    while outcomes(state):
        name = next(
            text for text in outcomes(state) if text.split()[1] in ("energy", "proxima", "corvus", "cull_obsidian")
        )
        log += play(state, f"* {name}")
    assert [opened["cell"] for opened in every(log, "opened")] == ["1,1", "3,1", "3,2", "1,3", "2,3"]
    assert tile(state, "4,2") == "red"
    assert tile(state, "2,4") == "red"
    assert where(state, "spider_man") == "2,2"


@pytest.mark.rule("IW-10.5")
def test_spider_man_needs_a_closed_tile_around_him() -> None:
    outside = position(tiles=open_ground("1,1", "2,1"), spider_man="1,0")
    assert "ability spider_man" not in legal(outside)
    one_closed = position(tiles=open_ground("1,1"), spider_man="1,0")
    play(one_closed, "ability spider_man", "* open energy")
    assert tile(one_closed, "2,1") == "energy"


@pytest.mark.rule("IW-10.6", "IW-16.2")
def test_of_what_spider_man_opens_only_properties_of_opening_work() -> None:
    quiet = open_ground("2,1", "1,2", "3,2", "1,3", "3,3") | {"2,3": "red"}
    state = position(tiles=quiet | {"2,2": "short_route"}, spider_man="2,2", iron_man=at("5,1", used=True))
    log = play(state, "ability spider_man", "* open q_ship", "* open outrider_general", "* open heroes_2")
    assert sorted(lying(state, "2,3")) == ["hero_doctor_strange", "hero_wong"]
    assert look(state, "spider_man")["detained"] == "upright"
    assert "property" not in kinds(log)
    assert asked(state) == "turn"


@pytest.mark.rule("IW-10.6")
def test_spider_man_opening_the_thanos_base_gets_his_team_the_gauntlet() -> None:
    tiles = open_ground("2,2", "2,1", "1,2", "3,2") | {"1,1": "q_ship", "3,1": "dropship"}
    tiles |= {"1,3": "energy", "2,3": "red", "3,3": "loki"}
    state = position(tiles=tiles, spider_man="2,2")
    log = play(state, "ability spider_man", "* open thanos_base")
    assert the(log, "thanos_appears").data == {"cell": "2,3", "seat": 0}
    assert where(state, "spider_man") == "2,2"
    assert state.dump()["gauntlet"] == 0


@pytest.mark.rule("IW-10.6", "IW-17.37")
def test_arrows_spider_man_opens_are_turned_by_him_when_everything_is_seen() -> None:
    tiles = open_ground("2,2", "2,1", "1,2", "3,2") | {"1,1": "q_ship", "3,1": "dropship", "1,3": "energy"}
    state = position(tiles=tiles, spider_man="2,2", iron_man=at("5,1", used=True))
    play(state, "ability spider_man", "* open arrow_1")
    assert outcomes(state) != []
    play(state, "* open loki")
    assert asked(state) == "orient"
    play(state, "orient west")
    assert tile(state, "2,3") == "arrow_1 west"
    assert where(state, "spider_man") == "2,2"
