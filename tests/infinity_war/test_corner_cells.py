"""Corner cells, Thanos in a corner, and what events and refusals say."""

from typing import Any

import pytest

from sixstones.core.errors import BadPosition
from sixstones.games.infinity_war.components import FACES
from tests.infinity_war.hand_written import PENDING
from tests.infinity_war.positions import (
    GAME,
    at,
    legal,
    open_ground,
    outcomes,
    play,
    position,
    the,
    where,
)


def fault(position: dict[str, Any]) -> dict[str, object]:
    """The data of the error by which a position is refused."""
    with pytest.raises(BadPosition) as info:
        GAME.load(position)
    return info.value.data


# The first cell of the board.


@pytest.mark.rule("IW-10.29")
def test_rocket_changes_places_with_thanos_in_the_first_corner() -> None:
    tiles = open_ground("3,3") | {"1,1": "blue", "7,5": "thanos_base"}
    state = position("thor star_lord", tiles, thanos="1,1", gauntlet=1, rocket="3,3")
    assert "ability rocket" in legal(state)


@pytest.mark.rule("IW-10.27")
def test_thors_ray_reaches_thanos_in_the_first_corner() -> None:
    tiles = open_ground("1,4") | {"1,1": "blue", "7,5": "thanos_base"}
    state = position("thor star_lord", tiles, thanos="1,1", gauntlet=1, thor="1,4")
    play(state, "ability thor")
    assert where(state, "thanos") == "7,5"


# Events.


@pytest.mark.rule("IW-10.1")
def test_a_strike_is_told_by_its_rule() -> None:
    state = position(tiles=open_ground("2,2", "2,5"), iron_man="2,2", star_lord="2,5")
    assert the(play(state, "ability iron_man"), "returned_by").rule == "IW-10.1"


@pytest.mark.rule("IW-10.31")
def test_a_swap_of_places_is_told_of_both() -> None:
    state = position("thor star_lord", open_ground("2,2", "7,2"), rocket="2,2", star_lord="7,2")
    log = [event for event in play(state, "ability rocket") if event.kind == "swap_places"]
    assert [(event.rule, event.data) for event in log] == [
        ("IW-10.29", {"character": "rocket", "from": "2,2", "to": "7,2"}),
        ("IW-10.31", {"character": "star_lord", "from": "7,2", "to": "2,2"}),
    ]


def test_a_team_is_told_with_its_base_and_characters() -> None:
    team = {"type": "team", "base": "base_thor", "characters": ["thor", "rocket"]}
    assert GAME.components["team_thor"] == team


# Refused positions.


@pytest.mark.rule("IW-1.2")
def test_a_used_up_colour_of_tiles_is_not_drawn() -> None:
    stack = [{"frame": "first"}, {"frame": "back"}]
    state = GAME.load({**PENDING["first"][0], "options": {"layout": "mixed"}, "stack": stack})
    drawn = {"red": 0, "blue": 0}
    while state.pending()[-1:] == ["back"]:
        assert all(weight > 0 for _, weight in state.outcomes())
        text = outcomes(state)[0]
        drawn[text.split()[-1]] += 1
        play(state, f"* {text}")
    assert all(drawn.values())


@pytest.mark.rule("IW-20.1")
def test_tiles_are_laid_from_the_first_corner_on() -> None:
    dump: Any = PENDING["first"][0]
    stack = [{"frame": "first"}, {"frame": "back"}]
    begun = {**dump, "options": {"layout": "mixed"}, "stack": stack, "tiles": {**dump["tiles"], "1,1": "red"}}
    assert GAME.load(begun).pending()[-1] == "back"
    later = {**begun, "tiles": {**dump["tiles"], "2,1": "red"}}
    assert fault(later)["field"] == "tiles.2,1"


def test_an_end_without_a_reason_is_shown_as_it_stands() -> None:
    assert fault({"phase": "over"})["value"] == "''"


@pytest.mark.parametrize(
    ("fields", "field", "value"),
    [
        ({"teams": ["team_thor"]}, "teams", "['team_thor']"),
        ({"tablets": [[], [], []]}, "tablets", "3"),
        ({"characters": {"iron_man": {"picked": ["x"]}}}, "characters.iron_man.picked", "'x'"),
        ({"characters": {"iron_man": {"put_down": ["x"]}}}, "characters.iron_man.put_down", "'x'"),
    ],
)
def test_a_wrong_value_is_shown_as_it_stands(fields: dict[str, Any], field: str, value: str) -> None:
    found = fault(fields)
    assert (found["field"], found["value"]) == (field, value)


def test_a_turn_is_refused_with_its_limits() -> None:
    assert fault({"turn": 0, "options": {"turn_cap": 0}})["expected"] == "a whole number from 1 on"
    assert fault({"turn": -1})["expected"] == "a whole number, at least 0"
    capped = fault({"turn": 41, "options": {"turn_cap": 40}})
    assert capped["expected"] == "a whole number from 1 to 40, the option turn_cap"


def test_an_open_tile_before_the_first_turn_is_shown_as_it_stands() -> None:
    dump: Any = PENDING["first"][0]
    found = fault({**dump, "tiles": {**dump["tiles"], "1,1": "loki"}})
    assert (found["field"], found["value"]) == ("tiles.1,1", str(FACES.index("loki")))


@pytest.mark.rule("IW-7.3")
def test_a_base_inside_the_ring_is_refused_before_the_first_turn_too() -> None:
    dump: Any = PENDING["first"][0]
    bases = [(cell, text) for cell, text in dump["tiles"].items() if text.startswith("base_")]
    cell, text = bases[0]
    tiles = {**{k: v for k, v in dump["tiles"].items() if k != cell}, "5,5": text}
    found = fault({**dump, "tiles": tiles})
    assert (found["field"], found.get("rule")) == ("tiles.5,5", "IW-7.3")


def test_a_frame_that_does_not_fit_names_the_one_below() -> None:
    dump: Any = PENDING["arrow"][0]
    found = fault({**dump, "stack": [dump["stack"][0], {"frame": "jump", "character": "iron_man"}]})
    assert found["expected"] == "a frame that may lie on arrow"


@pytest.mark.parametrize("face", [FACES[0], "battlefield"])
def test_only_a_closed_tile_is_being_opened(face: str) -> None:
    dump: Any = PENDING["reveal"][0]
    found = fault({**dump, "tiles": {**dump["tiles"], "3,3": face}})
    assert found["field"] == "stack[2].cell"


def test_the_time_stone_lets_its_bearer_use_an_ability() -> None:
    dump: Any = PENDING["take_holder"][1]
    assert GAME.load(dump).dump()["stack"] == GAME.load(GAME.load(dump).dump()).dump()["stack"]
    other = {**dump["characters"], "iron_man": at("3,2", right="stone_reality")}
    assert fault({**dump, "characters": other, "spent": ["stone_reality"]})["field"] == "stack[0].character"


def test_hands_are_tossed_when_all_have_their_teams() -> None:
    dump: Any = PENDING["hand"][0]
    teams = ["team_iron_man", "team_star_lord", "team_thor", None]
    assert fault({**dump, "teams": teams})["field"] == "stack[1].east"
