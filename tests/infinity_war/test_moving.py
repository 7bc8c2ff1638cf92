"""IW-5: moving a character."""

import pytest

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
    outcomes,
    pass_turn,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)


@pytest.mark.rule("IW-5.1")
def test_one_own_character_is_moved_to_any_adjacent_cell() -> None:
    state = position(tiles=open_ground("3,3", "7,3"), iron_man="3,3", star_lord="7,3")
    assert choices(state, "move iron_man") == {"3,2", "4,3", "3,4", "2,3"}
    assert choices(state, "move spider_man") == {"5,0", "6,1", "5,2", "4,1"}
    assert choices(state, "move star_lord") == set()
    refused = refusal(state, "move star_lord 7,2")
    assert (refused.rule, refused.key) == ("IW-5.1", "not-your-character")
    assert refusal(state, "move iron_man 3,5").key == "not-adjacent"
    play(state, "move iron_man 3,4", "* open battlefield")
    assert (where(state, "iron_man"), where(state, "spider_man")) == ("3,4", "5,1")


@pytest.mark.rule("IW-5.2")
def test_a_closed_destination_is_opened_and_an_open_one_is_not_opened_again() -> None:
    state = position(tiles=open_ground("3,3", "2,3"), iron_man="3,3")
    closed = state.clone()
    log = play(closed, "move iron_man 3,4", "* open heroes_2")
    assert the(log, "opened").data == {"cell": "3,4", "tile": "heroes_2", "back": "red", "character": "iron_man"}
    assert (tile(closed, "3,4"), lying(closed, "3,4")) == ("heroes_2", ["hero_doctor_strange", "hero_wong"])
    log = play(state, "move iron_man 2,3")
    assert (kinds(log), outcomes(state)) == (["move"], [])


@pytest.mark.rule("IW-5.3", "IW-17.37")
@pytest.mark.parametrize(
    ("face", "ways"),
    [
        ("arrow_1", {"north", "east", "south", "west"}),
        ("arrow_2", {"north", "east"}),
        ("arrow_3", {"north", "east", "south", "west"}),
    ],
)
def test_the_opener_chooses_how_an_arrow_tile_lies(face: str, ways: set[str]) -> None:
    for way in ways:
        state = position(tiles=open_ground("3,3"), iron_man="3,3")
        play(state, "move iron_man 2,3", f"* open {face}")
        assert (asked(state), choices(state, "orient")) == ("orient", ways)
        log = play(state, f"orient {way}")
        assert the(log, "oriented").data == {"cell": "2,3", "tile": face, "direction": way}
        assert tile(state, "2,3") == f"{face} {way}"


@pytest.mark.rule("IW-5.3")
def test_a_four_way_arrow_looks_the_same_however_it_lies_and_an_open_arrow_is_not_turned_by_entering() -> None:
    four = position(tiles=open_ground("3,3"), iron_man="3,3")
    play(four, "move iron_man 2,3", "* open arrow_4")
    assert asked(four) == "window"
    known = position(tiles={"2,3": "arrow_1 south", **open_ground("3,3", "2,4")}, iron_man="3,3")
    play(known, "move iron_man 2,3")
    assert (asked(known), tile(known, "2,3")) == ("window", "arrow_1 south")


@pytest.mark.rule("IW-5.4", "IW-16.3")
def test_the_property_of_the_tile_is_applied_each_time_it_is_entered() -> None:
    state = position(tiles={"2,3": "outrider_general", **open_ground("3,3")}, iron_man="3,3")
    log = play(state, "move iron_man 2,3", "continue")
    assert the(log, "property").data == {"character": "iron_man", "tile": "outrider_general", "cell": "2,3"}
    assert look(state, "iron_man")["detained"] == "fresh"

    standing = position(tiles={"2,3": "outrider_general", **open_ground("3,3")}, iron_man="2,3")
    play(standing, "move spider_man 5,0", "end turn")
    assert look(standing, "iron_man")["detained"] == "upright", "not when he only stands there"


@pytest.mark.rule("IW-5.4", "IW-16.2")
def test_a_property_that_works_on_opening_does_not_work_again() -> None:
    state = position(tiles={"2,3": "heroes_2", **open_ground("3,3")}, tokens={"0,3": "hero_wong"}, iron_man="3,3")
    assert lying(state, "2,3") == ["hero_doctor_strange"]
    log = play(state, "move iron_man 2,3")
    assert (kinds(log), lying(state, "2,3")) == (["move"], ["hero_doctor_strange"])


# Contact.


@pytest.mark.rule("IW-5.5")
def test_all_foreign_characters_on_the_destination_are_returned_and_own_ones_stay() -> None:
    state = position(
        "iron_man star_lord thor",
        open_ground("3,3", "3,2", "2,2"),
        iron_man="3,3",
        star_lord=at("3,2", left="hero_hulk"),
        gamora=at("3,2", right="stone_soul"),
        thor="2,2",
    )
    log = play(state, "move iron_man 3,2")
    assert [(data["character"], data["by"]) for data in every(log, "returned_by")] == [
        ("star_lord", "iron_man"),
        ("gamora", "iron_man"),
    ]
    assert (where(state, "star_lord"), where(state, "gamora"), where(state, "thor")) == ("9,7", "9,7", "2,2")
    assert sorted(lying(state, "3,2")) == ["hero_hulk", "stone_soul"]

    together = position(tiles=open_ground("3,3", "3,2"), iron_man="3,3", spider_man=at("3,2", left="hero_hulk"))
    log = play(together, "move iron_man 3,2")
    assert (where(together, "spider_man"), carried(together, "spider_man"), kinds(log)) == (
        "3,2", ["hero_hulk"], ["move"]
    )  # fmt: skip


@pytest.mark.rule("IW-5.6", "IW-AMB-32")
@pytest.mark.parametrize("face", ["red", "outrider_general"])
def test_whoever_walks_into_thanos_is_returned_and_the_tile_neither_opens_nor_works(face: str) -> None:
    state = position(
        tiles={"2,7": "thanos_base", "3,2": face, **open_ground("3,3")},
        iron_man=at("3,3", left="hero_hulk"),
        thanos="3,2",
        gauntlet=1,
    )
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "returned_by"]
    assert the(log, "returned_by").data == {"character": "iron_man", "from": "3,2", "to": "5,1", "by": "thanos"}
    assert (tile(state, "3,2"), lying(state, "3,2"), where(state, "thanos")) == (face, ["hero_hulk"], "3,2")
    assert look(state, "iron_man")["detained"] == "upright"
    assert asked(state) == "finish", "the main action is spent"


@pytest.mark.rule("IW-5.7")
def test_the_tokens_stay_on_the_cell_from_which_he_is_returned_not_where_he_came_from() -> None:
    state = position(
        tiles={"2,7": "thanos_base", **open_ground("3,3", "3,2")},
        iron_man=at("3,3", left="energy", right="stone_mind"),
        thanos="3,2",
        gauntlet=1,
    )
    play(state, "move iron_man 3,2")
    assert (lying(state, "3,3"), sorted(lying(state, "3,2"))) == ([], ["energy", "stone_mind"])
    assert (carried(state, "iron_man"), lying(state, "5,1"), box(state)) == ([], [], [])


# Outside the board.


@pytest.mark.rule("IW-5.8")
@pytest.mark.parametrize(
    ("cell", "places"), [("3,1", {"3,0"}), ("1,4", {"0,4"}), ("9,1", {"9,0", "10,1"}), ("3,3", set())]
)
def test_from_the_ring_a_character_may_step_outside(cell: str, places: set[str]) -> None:
    state = position(tiles={cell: "battlefield"}, iron_man=cell)
    outside = {to for to in choices(state, "move iron_man") if set(to.split(",")) & {"0", "10"}}
    assert outside == places
    for place in places:
        moved = state.clone()
        play(moved, f"move iron_man {place}")
        assert where(moved, "iron_man") == place


@pytest.mark.rule("IW-5.9", "IW-5.10")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("4,0", {"3,0", "5,0", "4,1"}),
        ("1,0", {"2,0", "1,1"}),
        ("9,0", {"8,0", "9,1"}),
        ("10,1", {"10,2", "9,1"}),
        ("0,8", {"0,7", "1,8"}),
        ("1,9", {"2,9", "1,8"}),
    ],
)
def test_outside_a_character_steps_back_or_along_the_side_but_not_round_a_corner(place: str, ways: set[str]) -> None:
    state = position(iron_man=place)
    assert choices(state, "move iron_man") == ways


# Where he has been, and having nowhere to go.


@pytest.mark.rule("IW-5.11", "IW-AMB-21")
def test_nobody_moves_to_a_cell_he_has_been_on_this_turn_however_he_got_there() -> None:
    ground = open_ground("3,3", "4,3", "4,4")
    state = position("captain_america star_lord", ground, captain_america="3,3")
    assert "move captain_america 4,3" in legal(state)
    play(state, "ability captain_america", "choose 4,3")
    assert choices(state, "move captain_america") == {"4,2", "5,3", "4,4"}
    refused = refusal(state, "move captain_america 3,3")
    assert (refused.rule, refused.key) == ("IW-5.11", "already-been")
    assert choices(state, "move bucky") == {"4,1", "6,1", "5,2", "5,0"}, "his partner's way does not bind him"
    play(state, "move captain_america 4,4", "end turn")
    pass_turn(state)
    assert choices(state, "move captain_america") == {"4,3", "5,4", "4,5", "3,4"}, "a new turn begins"


@pytest.mark.rule("IW-5.11", "IW-AMB-27")
def test_a_cell_he_was_carried_to_counts_as_visited() -> None:
    state = position("black_panther star_lord", black_panther=at("5,1", left="energy"))
    play(state, "ability black_panther", "choose 4,1")
    assert where(state, "black_panther") == "4,1"
    assert choices(state, "move black_panther") == {"3,1", "4,2", "4,0"}, "he began on 5,1"
    play(state, "recharge black_panther slot", "ability black_panther", "choose 3,1")
    assert where(state, "black_panther") == "3,1"
    assert choices(state, "move black_panther") == {"2,1", "3,2", "3,0"}, "he was carried to 4,1"


@pytest.mark.rule("IW-5.11", "IW-AMB-22")
@pytest.mark.parametrize(("obeys", "landings"), [(True, {"1,3", "3,5", "5,3"}), (False, {"1,3", "3,5", "5,3", "3,1"})])
def test_a_short_route_obeys_the_rule_too_unless_the_switch_says_no(obeys: bool, landings: set[str]) -> None:
    state = position(
        "captain_america star_lord",
        {"3,3": "short_route", "3,1": "energy", **open_ground("3,2")},
        captain_america="3,1",
        options={"short_route_obeys_visited": obeys},
    )
    play(state, "ability captain_america", "choose 3,2", "move captain_america 3,3", "continue")
    assert (asked(state), choices(state, "choose")) == ("short_route", landings)


@pytest.mark.rule("IW-5.12", "IW-AMB-23")
def test_with_no_suitable_cell_he_simply_stays() -> None:
    state = position(
        tiles={"3,2": "arrow_1 east", **open_ground("4,2")}, iron_man=at("4,2", used=True),
        spider_man=at("5,1", used=True),
    )  # fmt: skip
    log = play(state, "move iron_man 3,2")
    assert where(state, "iron_man") == "3,2"
    assert (the(log, "no_way").rule, the(log, "no_way").data["tile"]) == ("IW-5.12", "arrow_1")
    assert state.actor == 1, "his move is over"


@pytest.mark.rule("IW-5.12", "IW-17.17")
def test_a_teleport_without_another_keeps_him() -> None:
    state = position(tiles={"3,2": "teleport", **open_ground("4,2")}, iron_man="4,2")
    log = play(state, "move iron_man 3,2", "continue")
    assert (where(state, "iron_man"), the(log, "no_way").rule) == ("3,2", "IW-17.17")
    assert find(state, "teleport") == ["3,2"]
