"""Rulings that have no chapter of their own: passing, stalemate, the round limit."""

import pytest

from sixstones import OVER
from tests.splendor.positions import (
    ALPHA,
    cards,
    kinds,
    leaving,
    legal,
    play,
    points,
    position,
    refusal,
    result,
    seat,
    table,
    the,
)

ROWS = [
    ["lockjaw", "spider_girl", "rhino", "grandmaster"],
    ["ghost_rider", "okoye", "she_hulk", "maria_hill"],
    ["captain_america", "hulk", "black_panther", "ant_man"],
]
STUCK = (
    seat("Y5 B5", hand="iron_man vision thor"),
    seat("O5 R5", hand="black_widow nova captain_marvel"),
    seat("P5", hand="drax luke_cage gamora"),
)
FACES = ["avengers_tower", "asgard", "atlantis"]


@pytest.mark.rule("SP-AMB-36")
def test_passing_is_open_exactly_when_nothing_else_is() -> None:
    state = position(*STUCK, rows=ROWS, locations=FACES)
    assert legal(state) == ["pass"]
    log = play(state, "pass")
    assert kinds(log) == ["passed"]
    assert state.actor == 1
    with_room = position(seat("Y5 B5", hand="iron_man vision"), *STUCK[1:], rows=ROWS, locations=FACES)
    assert len(legal(with_room)) == 15
    assert refusal(with_room, "pass").rule == "SP-AMB-36"
    payable = [["kraven", "spider_girl", "rhino", "grandmaster"], *ROWS[1:]]
    assert legal(position(*STUCK, rows=payable, locations=FACES)) == ["recruit 1-1"]
    token = [seat("Y5 B4", hand="iron_man vision thor"), *STUCK[1:]]
    assert legal(position(*token, rows=ROWS, locations=FACES)) == ["take blue"]


@pytest.mark.rule("SP-AMB-37", "SP-AMB-40")
@pytest.mark.parametrize("starting", [0, 1, 2])
def test_as_many_passes_in_a_row_as_there_are_seats_end_the_game_without_a_winner(starting: int) -> None:
    state = position(*STUCK, rows=ROWS, locations=FACES, first=0, seat=starting)
    play(state, "pass", "pass")
    assert state.result() is None
    log = play(state, "pass")
    assert state.actor == OVER
    assert the(log, "game_ended").rule == "SP-AMB-37"
    assert result(state).winners == []
    assert result(state).reason == "stalemate"
    assert result(state).ranking == [1, 1, 1]


@pytest.mark.rule("SP-AMB-40")
def test_an_action_or_a_location_among_the_passes_starts_the_count_anew() -> None:
    rows = [["taskmaster", "lizard", "rhino", "spider_girl"], ["okoye", "black_cat", "miles_morales", "nebula"],
            ["captain_america", "thor", "hulk", "loki"]]  # fmt: skip
    for action in ("reserve 1-1", "reserve deck 1", "recruit 1-1"):
        stuck = seat("O2 R4 P4", hand="iron_man vision black_widow")
        acted = position(seat("Y4 B4 O2"), stuck, rows=rows, locations=["asgard", "atlantis"], rounds=1, passes=1)
        play(acted, action)
        assert table(acted)["passes"] == 0
    team = "baron_zemo grandmaster modok elektra bullseye moon_knight crystal electro mysterio"  # Y3 B3 R3
    located = position(
        seat("Y4 B4 O2", team=team, hand="drax luke_cage captain_marvel"),
        seat("O2 R4 P4", hand="iron_man vision black_widow"),
        rows=[["kingpin", "lizard", "rhino", "spider_girl"], ["okoye", "black_cat", "miles_morales", "nebula"],
              ["captain_america", "thor", "hulk", "loki"]],
        locations=["knowhere", "asgard"],
        rounds=1,
        passes=1,
    )  # fmt: skip
    play(located, "pass")
    assert points(located) == 3
    assert located.actor == 1
    play(located, "pass")
    assert located.actor == 0
    play(located, "pass")
    assert result(located).reason == "stalemate"


@pytest.mark.rule("SP-AMB-38", "SP-V-9")
def test_a_capped_game_has_a_ranking_but_no_winner() -> None:
    state = position(seat(team="vulture"), seat(team="nebula"), options={"max_rounds": 2}, rounds=0)
    play(state, *["take yellow blue orange"] * 3)
    assert state.result() is None
    log = play(state, "take red red")
    assert the(log, "game_ended").rule == "SP-AMB-38"
    assert result(state).winners == []
    assert result(state).reason == "round_limit"
    assert result(state).ranking == [2, 1]


@pytest.mark.rule("SP-AMB-38")
def test_without_the_option_there_is_no_limit() -> None:
    state = position(rounds=9_999, seat=1)
    play(state, "take red red")
    assert state.result() is None
    assert table(state)["round"] == 10_001


@pytest.mark.rule("SP-AMB-46")
def test_who_qualifies_in_the_very_round_of_the_cap_wins_as_usual() -> None:
    state = position(seat(team=ALPHA), seat(), options={"max_rounds": 1}, seat=1)
    play(state, "take red red")
    assert result(state).winners == [0]
    assert result(state).reason == "gauntlet"


def test_a_full_hand_and_empty_stacks_leave_only_what_can_be_paid() -> None:
    first, second = leaving("S5", players=2)
    first["hand"] = cards(level=3)[:3]
    state = position(first, second)
    assert legal(state, "take", "take_two", "reserve", "reserve_deck") == []
