"""Short routes and arrows (IW-17.33 … 17.39)."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    carried,
    choices,
    every,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    play,
    position,
    the,
    tile,
    where,
)


@pytest.mark.rule("IW-17.33", "IW-17.34")
@pytest.mark.parametrize(
    ("cell", "start", "landings"),
    [
        ("4,4", "3,4", {"4,2", "6,4", "4,6", "2,4"}),
        ("2,2", "3,2", {"4,2", "2,4"}),
        ("1,1", "1,2", {"3,1", "1,3"}),
        ("2,4", "3,4", {"2,2", "4,4", "2,6"}),
    ],
)
def test_a_short_route_leads_over_one_cell_and_never_off_the_board(cell: str, start: str, landings: set[str]) -> None:
    state = position(tiles=open_ground(start) | {cell: "short_route"}, iron_man=start)
    play(state, f"move iron_man {cell}", "continue")
    assert asked(state) == "short_route"
    assert choices(state, "choose") == landings
    assert "decline" not in legal(state)


@pytest.mark.rule("IW-17.33")
def test_a_short_route_passes_over_the_cell_between_and_lands_with_full_effect() -> None:
    tiles = open_ground("2,2") | {"3,2": "short_route", "4,2": "loki", "5,2": "outrider_general"}
    state = position(
        tiles=tiles, iron_man=at("2,2", left="hero_hulk", used=True), star_lord="4,2", gamora=at("5,2", left="energy")
    )
    log = play(state, "move iron_man 3,2", "continue", "choose 5,2", "continue")
    assert where(state, "star_lord") == "4,2"
    assert where(state, "gamora") == "5,8"
    assert lying(state, "5,2") == ["energy"]
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert look(state, "iron_man")["detained"] == "fresh"
    assert the(log, "short_route").data == {"character": "iron_man", "from": "3,2", "to": "5,2"}


@pytest.mark.rule("IW-17.33")
def test_a_short_route_never_lands_where_he_has_been_this_turn() -> None:
    tiles = open_ground("3,4") | {"4,4": "short_route"}
    state = position(tiles=tiles, iron_man=at("3,4", visited=["4,2", "6,4"]))
    play(state, "move iron_man 4,4", "continue")
    assert choices(state, "choose") == {"4,6", "2,4"}
    nowhere_left = position(tiles=tiles, iron_man=at("3,4", visited=["4,2", "6,4", "4,6", "2,4"]))
    log = play(nowhere_left, "move iron_man 4,4", "continue")
    assert where(nowhere_left, "iron_man") == "4,4"
    assert "no_way" in kinds(log)


@pytest.mark.rule("IW-17.33")
def test_a_short_route_opens_a_closed_landing() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "short_route"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue", "choose 3,4", "* open stone_mind")
    assert lying(state, "3,4") == ["stone_mind"]


@pytest.mark.rule("IW-17.35")
@pytest.mark.parametrize(
    ("face", "exits"),
    [
        ("arrow_1 north", {"3,2"}),
        ("arrow_1 east", {"4,3"}),
        ("arrow_1 south", {"3,4"}),
        ("arrow_2 north", {"3,2", "3,4"}),
        ("arrow_3 north", {"3,2", "4,3"}),
        ("arrow_3 east", {"3,2", "4,3", "3,4"}),
        ("arrow_3 south", {"4,3", "3,4"}),
        ("arrow_3 west", {"3,2", "3,4"}),
        ("arrow_4", {"3,2", "4,3", "3,4"}),
    ],
)
def test_an_arrow_carries_one_cell_along_one_of_its_arrows(face: str, exits: set[str]) -> None:
    around = dict.fromkeys(["2,3", "3,2", "4,3", "3,4"], "battlefield")
    state = position(tiles=around | {"3,3": face}, iron_man="2,3")
    play(state, "move iron_man 3,3", "continue")
    if len(exits) > 1:
        assert asked(state) == "arrow"
        assert choices(state, "choose") == exits  # never back west, where he came from
        assert "decline" not in legal(state)
        play(state, f"choose {min(exits)}")
    assert where(state, "iron_man") == min(exits)


@pytest.mark.rule("IW-17.35")
def test_a_two_way_arrow_lying_across_leads_only_onward() -> None:
    state = position(tiles=open_ground("2,3", "4,3") | {"3,3": "arrow_2 east"}, iron_man="2,3")
    play(state, "move iron_man 3,3", "continue")
    assert where(state, "iron_man") == "4,3"


@pytest.mark.rule("IW-17.35")
def test_an_arrow_with_no_unvisited_exit_leaves_him_where_he_is() -> None:
    state = position(tiles=open_ground("2,3") | {"3,3": "arrow_1 west"}, iron_man="2,3")
    log = play(state, "move iron_man 3,3", "continue")
    assert where(state, "iron_man") == "3,3"
    assert "no_way" in kinds(log)


@pytest.mark.rule("IW-17.35")
def test_an_arrow_carries_off_the_board_into_thanos_and_against_others() -> None:
    outward = position(tiles={"2,2": "loki", "2,1": "arrow_1 north"}, iron_man="2,2")
    play(outward, "move iron_man 2,1", "continue")
    assert where(outward, "iron_man") == "2,0"
    contact = position(
        tiles=open_ground("2,3", "4,3") | {"3,3": "arrow_1 east"}, iron_man="2,3", star_lord=at("4,3", left="energy")
    )
    play(contact, "move iron_man 3,3", "continue")
    assert where(contact, "star_lord") == "5,8"
    assert lying(contact, "4,3") == ["energy"]
    tiles = open_ground("2,3") | {"3,3": "arrow_1 east", "8,4": "thanos_base"}
    thanos = position(tiles=tiles, thanos="4,3", gauntlet=1, iron_man="2,3")
    play(thanos, "move iron_man 3,3", "continue")
    assert where(thanos, "iron_man") == "5,1"


@pytest.mark.rule("IW-17.36")
def test_a_chain_of_arrows_carries_far_in_one_turn() -> None:
    tiles = {"2,2": "loki", "3,2": "arrow_1 east", "4,2": "arrow_2 east", "5,2": "arrow_1 south"}
    tiles |= {"5,3": "arrow_3 west", "5,4": "battlefield"}
    state = position(tiles=tiles, iron_man=at("2,2", used=True), spider_man=at("5,1", used=True))
    log = play(state, "move iron_man 3,2", "choose 5,4")
    assert [step["to"] for step in every(log, "arrow")] == ["4,2", "5,2", "5,3", "5,4"]
    assert where(state, "iron_man") == "5,4"


@pytest.mark.rule("IW-17.37")
@pytest.mark.parametrize(
    ("face", "ways"),
    [("arrow_1", 4), ("arrow_2", 2), ("arrow_3", 4)],
)
def test_whoever_opens_an_arrow_lays_it_as_he_likes(face: str, ways: int) -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    play(state, "move iron_man 3,2", f"* open {face}")
    assert asked(state) == "orient"
    assert legal(state) == [f"orient {way}" for way in ("north", "east", "south", "west")[:ways]]
    play(state, "orient east")
    assert tile(state, "3,2") == f"{face} east"


@pytest.mark.rule("IW-17.37", "IW-17.38")
def test_an_open_arrow_is_not_laid_anew_by_the_next_one_to_enter() -> None:
    state = position(tiles=open_ground("2,2", "4,2") | {"3,2": "arrow_1 east"}, active=1, star_lord="2,2")
    log = play(state, "move star_lord 3,2", "continue")
    assert where(state, "star_lord") == "4,2"
    assert tile(state, "3,2") == "arrow_1 east"
    assert "oriented" not in kinds(log)


@pytest.mark.rule("IW-17.38")
def test_reality_turns_an_arrow_laid_earlier() -> None:
    tiles = open_ground("2,2", "3,3") | {"3,2": "arrow_1 east"}
    state = position(tiles=tiles, iron_man=at("2,2", right="stone_reality"))
    play(state, "use stone_reality", "turn clockwise", "move iron_man 3,2", "continue")
    assert where(state, "iron_man") == "3,3"
    without = position(tiles=tiles, iron_man=at("2,2", right="stone_time"))
    assert "use stone_reality" not in legal(without)


@pytest.mark.rule("IW-17.39")
def test_an_arrow_keeps_lying_as_it_is_when_it_changes_places() -> None:
    by_okoye = position(
        "black_panther star_lord", open_ground("2,2") | {"3,2": "arrow_3 west", "7,7": "loki"}, okoye="2,2"
    )
    play(by_okoye, "ability okoye", "choose 3,2", "choose 7,7")
    assert tile(by_okoye, "7,7") == "arrow_3 west"
    beside_the_base = position(tiles={"4,1": "arrow_1 south"})
    play(beside_the_base, "swap base 4,1")
    assert tile(beside_the_base, "5,1") == "arrow_1 south"
    assert tile(beside_the_base, "4,1") == "base_iron_man"
