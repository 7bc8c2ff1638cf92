"""Impossible hand-written positions: refused with the field at fault and, if any, the rule."""

from typing import Any

import pytest

from sixstones import OVER
from sixstones.games.splendor.state import Splendor
from tests.splendor.hand_written import CLASSIC as CLASSIC_FULL
from tests.splendor.hand_written import FULL, STUCK, TEAM
from tests.splendor.positions import ALPHA, ASGARD, BETA, CLASSIC, MARVEL, cards, look, play
from tests.splendor.test_notation import refused

GREY = {"yellow": 1, "blue": 1, "red": 1, "grey": 2}
MANY = {"yellow": 3, "blue": 3, "red": 3, "grey": 2}
OVER_NOW = {"stage": "ended", "rounds": 4}


def seats(**first: object) -> dict[str, Any]:
    return {**FULL, "seats": [first]}


@pytest.mark.rule("SP-4.3")
@pytest.mark.parametrize(("stage", "slot"), [("draw", 1), ("pay", 3), ("turn", -1), ("refill", 0)])
def test_more_tokens_than_the_stage_can_have_seen_are_refused(stage: str, slot: int) -> None:
    """At `draw` and `pay` the action has brought nothing yet.

    A return of four could never be made.
    """
    rows = [[None, *FULL["rows"][0][1:]], *FULL["rows"][1:]] if stage == "refill" else FULL["rows"]
    tokens = {**MANY, "red": 4} if stage == "refill" else MANY
    refused({**seats(tokens=tokens), "rows": rows, "stage": stage, "slot": slot}, "seats[0].tokens", "SP-4.3")


@pytest.mark.rule("SP-AMB-17")
def test_a_payment_is_asked_only_where_there_are_several() -> None:
    choice = {**seats(tokens=GREY), "stage": "pay", "slot": 3}  # grandmaster: yellow, blue, red and purple
    assert MARVEL.load(choice).actor == 0
    refused({**choice, **seats(tokens={**GREY, "grey": 1})}, "stage")
    refused({**choice, **seats(tokens={"grey": 5})}, "stage")
    refused({**choice, **seats(tokens={"red": 1})}, "stage")
    refused({**choice, "options": {"payment": "auto"}}, "stage")


@pytest.mark.rule("SP-9.2")
def test_an_owned_location_needs_its_bonuses() -> None:
    few = ASGARD.split()[1:]
    assert look(MARVEL.load({**seats(team=ASGARD.split(), locations=["asgard"]), "locations": ["attilan"], "rows": []}))
    refused({"seats": [{"team": few, "locations": ["asgard"]}]}, "seats[0].locations", "SP-9.2")
    noble: dict[str, object] = {"seats": [{}, {"locations": ["noble_white_blue"]}]}
    refused(noble, "seats[1].locations", "SP-9.2", CLASSIC)


@pytest.mark.rule("SP-1.5")
def test_the_two_faces_of_a_tile_are_never_both_in_play() -> None:
    mine: dict[str, object] = {"team": ASGARD.split(), "locations": ["asgard"]}
    refused({"seats": [mine], "locations": ["wakanda"]}, "locations", "SP-1.5")
    refused({"seats": [mine, {"locations": ["wakanda"]}]}, "locations", "SP-1.5")
    refused({"seats": [{**mine, "locations": ["asgard", "wakanda"]}]}, "locations", "SP-1.5")


@pytest.mark.rule("SP-V-7", "SP-V-10")
def test_a_position_agrees_with_its_options() -> None:
    chosen = ["asgard", "attilan"]
    refused({"options": {"first_player": "p2"}, "first": 0}, "first")
    refused({"options": {"first_player": "p2"}, "first": -1}, "first")
    refused({"options": {"locations": chosen}, "locations": ["asgard", "knowhere"]}, "locations", "SP-V-10")
    refused({"options": {"locations": chosen}, "locations": ["asgard"]}, "locations", "SP-V-10")
    owner = {"team": ASGARD.split(), "locations": ["asgard"]}
    state = MARVEL.load({"options": {"locations": chosen}, "seats": [owner]})
    assert state.dump()["locations"] == ["attilan"]


@pytest.mark.rule("SP-V-9")
def test_no_round_is_played_beyond_the_limit() -> None:
    limit = {"options": {"max_rounds": 4}}
    assert MARVEL.load({**FULL, **limit, "rounds": 3}).actor == 0
    refused({**FULL, **limit, "rounds": 4}, "rounds")
    assert MARVEL.load({**FULL, **limit, **OVER_NOW, "ended": "round_limit"}).actor == OVER
    refused({**FULL, **limit, **OVER_NOW, "rounds": 3, "ended": "round_limit"}, "ended")
    refused({**FULL, **OVER_NOW, "ended": "round_limit"}, "ended")
    refused({**FULL, **limit, **OVER_NOW, "ended": "round_limit", "seat": 1}, "seat")
    refused({**STUCK, **limit, **OVER_NOW, "passes": 2, "rounds": 5, "ended": "stalemate"}, "rounds")


@pytest.mark.rule("SP-12.3", "SP-AMB-29")
@pytest.mark.parametrize(
    ("teams", "turn", "first", "at_fault"),
    [
        ([ALPHA, ""], 0, 0, 0),  # its own turn begins
        (["", ALPHA], 0, 0, 1),  # it had its last turn in the round before
        (["", ALPHA], 0, 1, None),  # it began this round
        ([ALPHA, ""], 1, 0, None),
        ([ALPHA, BETA], 1, 0, 1),
        (["", ALPHA, ""], 2, 2, 1),
        (["", ALPHA, ""], 2, 0, None),
    ],
)
def test_no_round_begins_after_somebody_met_the_condition(
    teams: list[str], turn: int, first: int, at_fault: int | None
) -> None:
    d = {"players": len(teams), "seats": [{"team": team.split()} for team in teams], "seat": turn, "first": first}
    if at_fault is None:
        assert MARVEL.load(d).dump()["seat"] == turn
    else:
        refused(d, f"seats[{at_fault}]", "SP-12.3")


@pytest.mark.rule("SP-AMB-36", "SP-AMB-37", "SP-AMB-40")
def test_only_who_can_do_nothing_has_passed() -> None:
    assert MARVEL.load({**STUCK, "passes": 1}).actor == 0
    refused({**STUCK, "passes": 2}, "passes")
    refused({**FULL, "passes": 1, "rounds": 1}, "passes")
    refused({**STUCK, "passes": 1, "rounds": 0}, "passes")
    refused({"passes": 1, "rounds": 1}, "passes")
    refused({**FULL, "stage": "return", "seats": [{"tokens": MANY}], "passes": 1, "rounds": 1}, "passes")
    ended = MARVEL.load({**STUCK, "passes": 1})
    play(ended, "pass")
    assert MARVEL.load(ended.dump()).dump() == ended.dump()


@pytest.mark.rule("SP-AMB-22", "SP-AMB-36")
def test_who_takes_a_location_after_passing_could_do_nothing_either() -> None:
    """A pass ends the turn: at the stage of locations the seat itself may have passed."""
    could = {**FULL, "stage": "location", "seats": [{"team": TEAM}], "locations": ["knowhere", "avengers_tower"]}
    refused({**could, "passes": 1}, "passes")
    refused({**could, "passes": 3, "rounds": 3}, "passes")


def test_an_ending_stands_only_where_it_came_about() -> None:
    team = {"rows": [], "seats": [{"team": ALPHA.split()}]}
    refused({**FULL, **OVER_NOW, "ended": "gauntlet"}, "ended")
    refused({**FULL, **OVER_NOW, **team, "ended": "gauntlet"}, "rows[0]", "SP-5.5")
    refused({**STUCK, **OVER_NOW, "ended": "stalemate"}, "passes")
    refused({**FULL, **OVER_NOW, "passes": 2, "ended": "stalemate"}, "passes")
    refused({**STUCK, **OVER_NOW, "rounds": 0, "passes": 2, "ended": "stalemate"}, "rounds")
    met = {**FULL, **OVER_NOW, "seats": [{"team": ALPHA.split()}]}
    assert MARVEL.load({**met, "ended": "gauntlet"}).actor == OVER
    refused({**met, "ended": "gauntlet", "seat": 1}, "seat")
    refused({**met, "ended": "round_limit", "options": {"max_rounds": 4}}, "ended")


@pytest.mark.rule("SP-V-3.4")
def test_too_few_nobles_are_refused_by_the_rule_of_the_classic_game() -> None:
    few = {**CLASSIC_FULL, "stage": "location", "locations": CLASSIC_FULL["locations"][:2]}
    refused(few, "locations", "SP-V-3.4", CLASSIC)


@pytest.mark.rule("SP-5.5")
def test_the_first_card_of_the_box_fills_a_place_like_any_other() -> None:
    rows = [["baron_zemo", *FULL["rows"][0][1:]], *FULL["rows"][1:]]
    assert MARVEL.load({**FULL, "rows": rows, "first": 0}).actor == 0


@pytest.mark.rule("SP-6.1")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    third = cards(MARVEL, 3)
    teams = [{"team": third[n : n + 4]} for n in range(4, 20, 4)]
    rows = [*FULL["rows"][:2], third[:4]]
    by_tile = {part["tile"]: id for id, part in MARVEL.components.items() if part["type"] == "location"}
    faces = list(by_tile.values())
    d = {**FULL, "players": 4, "seats": teams, "rows": rows, "locations": faces, "stage": "draw", "tile": 0}
    assert MARVEL.load({**d, "slot": 1}).pending() == ["draw"]
    refused({**d, "slot": 2}, "slot")


def test_a_new_position_keeps_no_list_of_events() -> None:
    state = MARVEL.load(FULL).clone()
    assert isinstance(state, Splendor)
    assert state.log is None


@pytest.mark.rule("SP-6.2")
def test_who_passed_may_hold_a_card_that_only_he_knows() -> None:
    """Others may imagine a payable card there too: what they imagine must be a position."""
    payable = {**STUCK["seats"][1], "hand": ["iron_man", "vision", "crystal"]}
    passed = {**STUCK, "passes": 1}
    assert MARVEL.load({**passed, "seats": [STUCK["seats"][0], {**payable, "blind": [0, 0, 1]}]}).actor == 0
    refused({**passed, "seats": [STUCK["seats"][0], payable]}, "passes")
