"""The Gauntlet as a tosser (IW-15)."""

import pytest

from sixstones import State
from tests.infinity_war.positions import GAME, at, open_ground, outcomes, play, position, the, weights, where


def thanos_between_two() -> State:
    tiles = open_ground("2,2", "2,6") | {"7,4": "thanos_base"}
    return position(tiles=tiles, thanos="2,4", phase="post", iron_man="2,2", star_lord="2,6")


@pytest.mark.rule("IW-15.1")
def test_the_gauntlet_falls_on_its_stones_or_its_empty_side_alike() -> None:
    state = thanos_between_two()
    play(state, "end turn")
    assert weights(state) == {"toss stones": 1, "toss empty": 1}


@pytest.mark.rule("IW-15.2")
@pytest.mark.parametrize(("side", "cell"), [("stones", "2,3"), ("empty", "2,5")])
def test_each_side_stands_for_one_variant_and_the_side_that_lands_up_wins(side: str, cell: str) -> None:
    state = thanos_between_two()
    log = play(state, "end turn", f"* toss {side}")
    assert where(state, "thanos") == cell
    assert the(log, "toss").data["side"] == side


@pytest.mark.rule("IW-15.2")
@pytest.mark.parametrize(("side", "place"), [("stones", "2,0"), ("empty", "0,2")])
def test_the_toss_settles_where_corvus_throws_somebody(side: str, place: str) -> None:
    tiles = open_ground("3,2") | {"2,2": "corvus"}
    state = position(tiles=tiles, iron_man=at("3,2", used=True), spider_man=at("5,1", used=True))
    play(state, "move iron_man 2,2")
    assert outcomes(state) == ["toss stones", "toss empty"]
    play(state, f"* toss {side}")
    assert where(state, "iron_man") == place


@pytest.mark.rule("IW-15.2")
@pytest.mark.parametrize(("hand", "east", "west"), [("right", "9,4", "1,5"), ("left", "9,5", "1,4")])
def test_a_toss_shifts_the_short_side_bases_of_four_players(hand: str, east: str, west: str) -> None:
    state = GAME.start(4)
    for team in ("iron_man", "star_lord", "thor", "black_panther"):
        play(state, f"* draw team_{team}")
    play(state, "* slot 1", f"* hand {hand}", "* first p1")
    assert where(state, "star_lord") == east
    assert where(state, "black_panther") == west
