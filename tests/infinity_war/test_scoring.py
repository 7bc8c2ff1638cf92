"""Victory points: superheroes in battles, and leadership (IW-13)."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    at,
    carried,
    every,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    points,
    position,
    refusal,
    tablet,
    the,
    where,
)


def on_battlefield(battle: str, teams: str = "iron_man star_lord", active: int = 0) -> State:
    """Iron Man holds a Battlefield with Hulk, the others are on their bases with used cards."""
    return position(
        teams,
        open_ground("2,2"),
        active=active,
        iron_man=at("2,2", left="hero_hulk", battle=battle, used=True),
        spider_man=at("5,1", used=True),
    )


@pytest.mark.rule("IW-13.1")
def test_neither_stones_nor_energy_nor_heroes_brought_home_are_points() -> None:
    state = position(
        tiles=open_ground("5,2"), tokens={"5,1": "energy"}, iron_man=at("5,2", left="hero_hulk", right="stone_soul")
    )
    play(state, "move iron_man 5,1", "leave iron_man left", "leave iron_man right")
    assert sorted(lying(state, "5,1")) == ["energy", "hero_hulk", "stone_soul"]
    pass_turn(state)
    pass_turn(state)
    assert points(state) == [0, 0]


@pytest.mark.rule("IW-13.1", "IW-13.3")
def test_points_are_the_superheroes_and_leadership_tokens_of_the_zone() -> None:
    state = position(tablets=[["hero_hulk", "hero_wong"], ["leadership_a", "leadership_b", "hero_drax"]])
    assert points(state) == [2, 3]


@pytest.mark.rule("IW-13.2", "IW-13.3")
def test_a_superhero_who_held_out_a_turn_scores_when_the_battlefield_is_left() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        iron_man=at("3,2", left="hero_hulk", right="stone_soul", used=True),
        spider_man=at("5,1", used=True),
    )
    log = play(state, "move iron_man 2,2", "end turn")
    assert the(log, "claimed").data == {"character": "iron_man", "cell": "2,2"}
    assert look(state, "iron_man")["battle"] == "claimed"
    log = pass_turn(state)
    assert state.actor == 0
    assert look(state, "iron_man")["battle"] == "qualified"
    assert points(state) == [0, 0]
    log = play(state, "move iron_man 3,2")
    assert tablet(state, 0) == ["hero_hulk"]
    assert points(state) == [1, 0]
    assert carried(state, "iron_man") == ["stone_soul"]
    assert look(state, "iron_man")["battle"] == "none"
    assert the(log, "scored").data == {"seat": 0, "character": "iron_man", "token": "hero_hulk", "points": 1}


@pytest.mark.rule("IW-13.2")
@pytest.mark.parametrize("token", [None, "energy", "leadership_a"])
def test_without_a_superhero_there_is_no_battle(token: str | None) -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man=at("3,2", left=token))
    log = play(state, "move iron_man 2,2", "end turn")
    assert "claimed" not in kinds(log)
    assert look(state, "iron_man")["battle"] == "none"


@pytest.mark.rule("IW-13.2")
def test_a_superhero_elsewhere_than_on_a_battlefield_is_in_no_battle() -> None:
    state = position(tiles={"2,2": "loki"}, phase="post", iron_man=at("2,2", left="hero_hulk"))
    assert "claimed" not in kinds(play(state, "end turn"))


@pytest.mark.rule("IW-13.2")
def test_holding_out_alone_is_not_enough() -> None:
    state = on_battlefield("qualified")
    play(state, "swap base 4,1", "end turn")
    assert look(state, "iron_man")["battle"] == "qualified"
    pass_turn(state)
    assert state.actor == 0
    assert points(state) == [0, 0]
    assert look(state, "iron_man")["battle"] == "qualified"


@pytest.mark.rule("IW-13.2")
def test_a_qualified_superhero_scores_in_whatever_way_his_bearer_leaves() -> None:
    returned = position(
        "star_lord iron_man",
        open_ground("2,2", "3,2"),
        star_lord="3,2",
        iron_man=at("2,2", left="hero_hulk", right="stone_soul", battle="qualified"),
    )
    play(returned, "move star_lord 2,2")
    assert points(returned) == [0, 1]
    assert lying(returned, "2,2") == ["stone_soul"]
    homeward = position(
        "captain_america iron_man", open_ground("2,2"), iron_man=at("2,2", left="hero_hulk", battle="qualified")
    )
    play(homeward, "ability bucky")
    assert points(homeward) == [0, 1]
    swapped = position(
        "thor iron_man", open_ground("2,2"), rocket="3,0", iron_man=at("2,2", left="hero_hulk", battle="qualified")
    )
    play(swapped, "ability rocket")
    assert points(swapped) == [0, 1]
    assert carried(swapped, "iron_man") == []


@pytest.mark.rule("IW-13.2")
def test_travelling_with_the_tile_is_not_leaving() -> None:
    state = position(
        "black_panther iron_man",
        {"2,1": "battlefield"},
        iron_man=at("2,1", left="hero_hulk", battle="qualified"),
    )
    play(state, "ability black_panther", "choose 2,1")
    assert where(state, "iron_man") == "5,1"
    assert points(state) == [0, 0]
    assert look(state, "iron_man")["battle"] == "qualified"


@pytest.mark.rule("IW-13.4")
def test_a_token_left_on_the_battlefield_by_another_may_be_picked_up_there() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"2,2": "hero_hulk"},
        iron_man=at("3,2", used=True),
        spider_man=at("5,1", used=True),
    )
    play(state, "move iron_man 2,2", "pick up iron_man superhero", "end turn")
    pass_turn(state)
    play(state, "move iron_man 3,2")
    assert points(state) == [1, 0]


@pytest.mark.rule("IW-13.5")
def test_no_point_for_a_character_returned_before_his_next_turn() -> None:
    state = position(
        "star_lord iron_man",
        open_ground("2,2", "3,2"),
        star_lord="3,2",
        iron_man=at("2,2", left="hero_hulk", battle="claimed"),
    )
    log = play(state, "move star_lord 2,2")
    assert points(state) == [0, 0]
    assert lying(state, "2,2") == ["hero_hulk"]
    assert the(log, "claim_ended").data["character"] == "iron_man"


@pytest.mark.rule("IW-13.5")
def test_no_point_for_a_character_relocated_before_his_next_turn() -> None:
    state = position(
        "thor iron_man", open_ground("2,2"), rocket="3,0", iron_man=at("2,2", left="hero_hulk", battle="claimed")
    )
    play(state, "ability rocket")
    assert points(state) == [0, 0]
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert look(state, "iron_man")["battle"] == "none"


@pytest.mark.rule("IW-13.5")
@pytest.mark.parametrize("battle", ["claimed", "qualified"])
def test_no_point_for_a_character_whose_superhero_was_taken(battle: str) -> None:
    state = position(
        "star_lord iron_man",
        open_ground("2,2", "3,3"),
        gamora="3,3",
        iron_man=at("2,2", left="hero_hulk", battle=battle),
    )
    play(state, "ability gamora")
    assert look(state, "iron_man")["battle"] == "none"
    assert carried(state, "gamora") == ["hero_hulk"]
    assert points(state) == [0, 0]


@pytest.mark.rule("IW-13.5")
def test_moving_on_in_the_same_turn_earns_nothing_and_a_token_left_must_hold_anew() -> None:
    passing = position(
        tiles=open_ground("2,2") | {"2,1": "q_ship"},
        iron_man=at("2,2", left="hero_hulk"),
    )
    log = play(passing, "move iron_man 2,1")
    assert points(passing) == [0, 0]
    assert "scored" not in kinds(log)
    left = on_battlefield("qualified")
    log = play(left, "leave iron_man left", "pick up iron_man superhero", "move iron_man 3,2", "* open heroes_2")
    assert every(log, "claim_ended") == [{"character": "iron_man", "cell": "2,2"}]
    assert points(left) == [0, 0]
    assert carried(left, "iron_man") == ["hero_hulk"]


@pytest.mark.rule("IW-13.6", "IW-13.7")
def test_bringing_one_half_to_the_other_scores_two_points() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"3,2": "leadership_b energy"},
        iron_man=at("2,2", left="leadership_a"),
    )
    log = play(state, "move iron_man 3,2")
    assert tablet(state, 0) == ["leadership_a", "leadership_b"]
    assert points(state) == [2, 0]
    assert carried(state, "iron_man") == []
    assert lying(state, "3,2") == ["energy"]
    assert the(log, "leadership_scored").data == {"seat": 0, "character": "iron_man", "cell": "3,2", "points": 2}


@pytest.mark.rule("IW-13.6")
def test_the_halves_may_meet_in_any_way() -> None:
    by_arrow = position(
        tiles=open_ground("2,2", "4,2") | {"3,2": "arrow_1 east"},
        tokens={"4,2": "leadership_b"},
        iron_man=at("2,2", left="leadership_a"),
    )
    play(by_arrow, "move iron_man 3,2", "continue")
    assert points(by_arrow) == [2, 0]
    opened = position(tiles=open_ground("2,2"), iron_man=at("2,2", left="leadership_a"))
    play(opened, "move iron_man 3,2", "* open leadership_b")
    assert points(opened) == [2, 0]
    swapped_on_anothers_turn = position(
        "thor iron_man",
        open_ground("2,2"),
        {"3,0": "leadership_b"},
        rocket="3,0",
        iron_man=at("2,2", left="leadership_a"),
    )
    play(swapped_on_anothers_turn, "ability rocket")
    assert points(swapped_on_anothers_turn) == [0, 2]


@pytest.mark.rule("IW-13.6")
def test_the_halves_may_meet_by_an_ability_of_the_bearers_own() -> None:
    struck = position(
        tiles=open_ground("2,2", "2,4"),
        tokens={"2,4": "leadership_b"},
        iron_man=at("2,2", left="leadership_a"),
        star_lord="2,4",
    )
    play(struck, "ability iron_man")
    assert points(struck) == [2, 0]
    for partner in ("star_lord", "thanos"):
        fields = {"thanos": "7,0", "gauntlet": 1} if partner == "thanos" else {"star_lord": "7,0"}
        rocket = at("2,2", left="leadership_a")
        swapped = position("thor star_lord", open_ground("2,2"), {"7,0": "leadership_b"}, **fields, rocket=rocket)
        play(swapped, "ability rocket")
        assert points(swapped) == [2, 0]
    homeward = position(
        "captain_america star_lord",
        open_ground("2,2"),
        {"5,1": "leadership_b"},
        captain_america=at("2,2", left="leadership_a"),
    )
    play(homeward, "ability bucky")
    assert points(homeward) == [2, 0]


@pytest.mark.rule("IW-13.6")
@pytest.mark.parametrize("token", [None, "hero_hulk", "energy"])
def test_only_the_bearer_of_a_half_joins_it_with_the_other(token: str | None) -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"3,2": "leadership_a leadership_b"},
        iron_man=at("2,2", left=token),
    )
    play(state, "move iron_man 3,2")
    assert points(state) == [0, 0]
    assert lying(state, "3,2") == ["leadership_a", "leadership_b"]


@pytest.mark.rule("IW-13.6")
def test_one_half_alone_scores_nothing() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2", "4,2"), tokens={"4,2": "leadership_b"}, iron_man=at("2,2", left="leadership_a")
    )
    play(state, "move iron_man 3,2")
    assert points(state) == [0, 0]
    assert carried(state, "iron_man") == ["leadership_a"]


@pytest.mark.rule("IW-13.8")
def test_while_one_half_is_carried_nobody_may_pick_up_the_other() -> None:
    tiles = open_ground("2,2", "7,2")
    carried_elsewhere = position(
        tiles=tiles, tokens={"2,2": "leadership_b"}, iron_man="2,2", star_lord=at("7,2", left="leadership_a")
    )
    assert legal(carried_elsewhere, "pick_up") == []
    assert refusal(carried_elsewhere, "pick up iron_man leadership").rule == "IW-8.5"
    lying_elsewhere = position(
        tiles=tiles, tokens={"2,2": "leadership_b", "7,2": "leadership_a"}, iron_man="2,2", star_lord="7,2"
    )
    assert legal(lying_elsewhere, "pick_up") == ["pick up iron_man leadership"]
