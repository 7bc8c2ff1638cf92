"""Hand-written positions: what may be left out, and what is refused by name."""

import json
from typing import Any

import pytest

from sixstones import Match, Rng
from sixstones.core.errors import BadOption, BadPlayers, BadPosition, BadRecord
from sixstones.core.match import replay
from tests.splendor.positions import ASGARD, CLASSIC, MARVEL, bank, look, play, points, position, row, seat, tokens

ROWS = [
    ["lockjaw", "spider_girl", "rhino", "grandmaster"],
    ["ghost_rider", "scarlet_witch", "okoye", "she_hulk"],
    ["black_widow", "ant_man", "black_panther", "captain_america"],
]
FACES = ["avengers_tower", "asgard"]
FULL: dict[str, Any] = {"seat": 0, "rows": ROWS, "locations": FACES}


def with_seat(**fields: object) -> dict[str, object]:
    return {**FULL, "seats": [fields]}


def test_the_empty_position_is_the_opening() -> None:
    assert MARVEL.load({}).dump() == MARVEL.start(2).dump()


def test_what_is_left_out_is_dealt_and_what_is_given_stays() -> None:
    state = MARVEL.load({"seat": 1, "rows": [["rhino", None, "rocket"]], "locations": ["asgard"]})
    state.settle(Rng(5))
    assert row(state, 1)[0] == "rhino"
    assert row(state, 1)[2] == "rocket"
    assert None not in row(state, 1) + row(state, 2) + row(state, 3)
    assert "asgard" in state.view(None)["locations"]  # type: ignore[operator]
    assert state.actor == 1


def test_the_bank_the_points_and_the_green_token_follow_from_the_players() -> None:
    state = position(seat("Y2 S1", team=f"iron_fist spider_woman {ASGARD}", locations="asgard"))
    assert bank(state) == "Y2 B4 O4 R4 P4 S4 G1"
    assert tokens(state) == "Y2 S1 G1"
    assert points(state) == 4 + 3
    assert look(state)["tags"] == 1


def test_a_whole_position_on_the_table_needs_no_chance() -> None:
    state = MARVEL.load({**FULL, "first": 0})
    assert state.actor == 0
    assert MARVEL.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()


@pytest.mark.parametrize(
    "texts",
    [
        ["recruit 3-1", "* iron_man"],
        ["reserve deck 3", "* iron_man"],
        ["reserve 1-1", "* rocket"],
    ],
)
def test_a_position_in_the_middle_of_a_turn_loads_and_goes_on(texts: list[str]) -> None:
    state = position(seat("Y3 B3 R3 P1", team="ms_marvel quake hawkeye squirrel_girl scorpion yondu kraven"), **FULL)
    play(state, texts[0], auto=False)
    again = MARVEL.load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    play(state, texts[1])
    play(again, texts[1])
    assert again.dump() == state.dump()


def refused(d: dict[str, object], field: str, rule: str | None = None, game: Any = MARVEL) -> None:
    with pytest.raises(BadPosition) as caught:
        game.load(d)
    assert caught.value.data["field"] == field
    assert caught.value.key == ("position-field" if rule is None else "position-invariant")
    assert caught.value.data.get("rule") == rule
    assert caught.value.data["expected"]
    assert field.split(".")[-1] in caught.value.message or rule is not None


@pytest.mark.parametrize(
    ("d", "field"),
    [
        ({"bnak": {}}, "bnak"),
        ({"game": "chess"}, "game"),
        ({"players": "two"}, "players"),
        ({"number": -1}, "number"),
        ({"turn": "x"}, "turn"),
        ({"rounds": -1}, "rounds"),
        ({"passes": 3}, "passes"),
        ({**FULL, "passes": 2}, "passes"),
        ({"seats": {}}, "seats"),
        ({"seats": [{}, {}, {}]}, "seats"),
        ({"seats": [7]}, "seats[0]"),
        ({"seats": [{"gold": 1}]}, "seats[0].gold"),
        ({"seats": [{}, {"team": "rocket"}]}, "seats[1].team"),
        ({"seats": [{"team": [1]}]}, "seats[0].team"),
        ({"seats": [{"team": ["rocket", "batman"]}]}, "seats[0].team"),
        ({"seats": [{"hand": ["batman"]}]}, "seats[0].hand"),
        ({"seats": [{"hand": ["rocket"], "blind": [2]}]}, "seats[0].blind"),
        ({"seats": [{"hand": ["rocket"], "blind": 1}]}, "seats[0].blind"),
        ({"seats": [{"hand": ["rocket"], "blind": [0, 1]}]}, "seats[0].blind"),
        ({"seats": [{"locations": ["moon"]}]}, "seats[0].locations"),
        ({"seats": [{"tokens": []}]}, "seats[0].tokens"),
        ({"seats": [{"tokens": {"pink": 1}}]}, "seats[0].tokens.pink"),
        ({"seats": [{"tokens": {"red": -1}}]}, "seats[0].tokens.red"),
        ({"seats": [{"tokens": {"red": True}}]}, "seats[0].tokens.red"),
        ({"rows": 4}, "rows"),
        ({"rows": [[], [], [], []]}, "rows"),
        ({"rows": [["rocket", "rhino", "wasp", "yondu", "kraven"]]}, "rows[0]"),
        ({"rows": [[], "okoye"]}, "rows[1]"),
        ({"rows": [[5]]}, "rows[0]"),
        ({"rows": [["batman"]]}, "rows[0]"),
        ({"locations": "asgard"}, "locations"),
        ({"locations": ["moon"]}, "locations"),
        ({"bank": 7}, "bank"),
        ({"bank": {"pink": 1}}, "bank.pink"),
        ({"bank": {"yellow": 8}}, "bank.yellow"),
        ({"tile": 2}, "tile"),
        ({"seat": 2}, "seat"),
        ({"seat": -1}, "seat"),
        ({"first": 2}, "first"),
        ({"stage": "lunch"}, "stage"),
        ({"stage": 3}, "stage"),
        ({**FULL, "stage": "pay", "first": -1}, "first"),
        ({"slot": 15}, "slot"),
        ({**FULL, "stage": "turn", "slot": 3}, "slot"),
        ({**FULL, "stage": "draw", "slot": 3}, "slot"),
        ({**FULL, "stage": "draw", "slot": 1, "seats": [{"hand": ["rocket", "wasp", "yondu"]}]}, "slot"),
        ({**FULL, "stage": "refill", "slot": 3}, "slot"),
        ({**FULL, "stage": "pay"}, "slot"),
        ({**FULL, "stage": "pay", "slot": 13}, "slot"),
        ({**FULL, "stage": "pay", "slot": 3}, "stage"),
        ({**FULL, "stage": "location"}, "stage"),
        ({**FULL, "stage": "return"}, "stage"),
        ({**with_seat(tokens={"red": 2}), "stage": "return", "options": {"return_mode": "one_by_one"}}, "stage"),
        ({"floor": 6}, "floor"),
        ({**FULL, "floor": 1}, "floor"),
        ({"ended": "boredom", "stage": "ended"}, "ended"),
        ({"stage": "ended"}, "ended"),
        ({"ended": "stalemate"}, "ended"),
        ({**FULL, "ended": "gauntlet", "stage": "ended", "rounds": 1}, "ended"),
    ],
)  # fmt: skip
def test_a_field_that_cannot_be_read_is_named(d: dict[str, object], field: str) -> None:
    refused(d, field)


@pytest.mark.parametrize(
    ("d", "field", "rule"),
    [
        (with_seat(hand=["rocket", "wasp", "yondu", "kraven"]), "seats[0].hand", "SP-6.6"),
        (with_seat(team=["rhino"]), "rows[0]", "SP-1.4"),
        (with_seat(team=["rocket", "rocket"]), "seats[0].team", "SP-1.4"),
        (with_seat(team=["rocket"], hand=["rocket"]), "seats[0].hand", "SP-1.4"),
        ({"rows": [["okoye"]]}, "rows[0]", "SP-2.3"),
        ({"rows": [[], ["iron_man"]]}, "rows[1]", "SP-2.3"),
        (with_seat(tokens={"green": 1}), "seats[0].tokens.green", "SP-10.3"),
        (with_seat(team=["hulk"], tokens={"green": 0}), "seats[0].tokens.green", "SP-10.3"),
        (with_seat(tokens={"red": 5}), "bank.red", "SP-1.2"),
        (with_seat(tokens={"grey": 6}), "bank.grey", "SP-1.2"),
        ({**FULL, "bank": {"red": 3}}, "bank.yellow", "SP-1.2"),
        (with_seat(tokens={"red": 4, "blue": 4, "grey": 3}), "seats[0].tokens", "SP-4.3"),
        ({**FULL, "seats": [{}, {"tokens": {"red": 4, "blue": 4, "grey": 3}}]}, "seats[1].tokens", "SP-4.3"),
        (with_seat(locations=["asgard"]), "locations", "SP-1.5"),
        ({"locations": ["asgard", "wakanda"]}, "locations", "SP-1.5"),
        ({"locations": ["asgard", "asgard"]}, "locations", "SP-1.5"),
        ({"locations": ["asgard", "attilan", "knowhere"]}, "locations", "SP-2.4"),
        ({"tile": 0}, "tile", "SP-11.2"),
        (with_seat(team=["black_widow", "wasp"]), "rows[2]", "SP-1.4"),
        ({"seats": [{"team": ["hulk", "wasp"]}], "tile": -1}, "tile", "SP-11.2"),
        ({"seats": [{"team": ["hulk", "wasp"]}], "tile": 1}, "tile", "SP-11.2"),
        ({"seats": [{"team": ["hulk", "wasp"]}, {"team": ["thor", "quake"]}]}, "tile", "SP-11.6"),
        ({**FULL, "stage": "location", "rows": []}, "rows[0]", "SP-5.5"),
        ({**FULL, "stage": "location", "locations": []}, "locations", "SP-2.4"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_with_it(d: dict[str, object], field: str, rule: str) -> None:
    refused(d, field, rule)


def test_more_than_ten_tokens_are_refused_outside_the_end_of_the_own_turn() -> None:
    many = {"red": 4, "blue": 4, "grey": 3}
    assert MARVEL.load({**FULL, "stage": "return", "seats": [{"tokens": many}]}).actor == 0
    refused({**FULL, "stage": "return", "seats": [{}, {"tokens": many}]}, "seats[1].tokens", "SP-4.3")
    fourteen = {"red": 4, "blue": 4, "grey": 3, "yellow": 3}
    refused({**FULL, "stage": "return", "seats": [{"tokens": fourteen}]}, "seats[0].tokens", "SP-4.3")
    late = {"stage": "ended", "ended": "stalemate", "rounds": 1}
    refused({**FULL, **late, "seats": [{"tokens": many}]}, "seats[0].tokens", "SP-4.3")


def test_the_tile_may_be_named_where_several_have_the_most_tags() -> None:
    teams = [{"team": ["hulk", "wasp"]}, {"team": ["thor", "quake"]}]
    for holder in (0, 1):
        state = MARVEL.load({"seats": teams, "tile": holder})
        assert look(state, holder)["tile"]
        assert points(state, holder) == 3 + 3
        assert points(state, 1 - holder) == 3


def test_players_and_options_of_a_position_are_checked_too() -> None:
    with pytest.raises(BadPlayers):
        MARVEL.load({"players": 5})
    with pytest.raises(BadOption) as caught:
        MARVEL.load({"options": {"cards": "golden"}})
    assert caught.value.data["field"] == "options.cards"


@pytest.mark.rule("SP-11.5", "SP-11.2")
def test_the_tile_cannot_lie_with_somebody_who_has_fewer_tags_than_another() -> None:
    """Three tags are not enough where another has four: the tile would have changed hands."""
    four = {"team": ["spider_woman", "squirrel_girl", "hawkeye", "wasp"]}
    three = {"team": ["kate_bishop", "ms_marvel", "quake"]}
    assert look(MARVEL.load({"seats": [four, three]}), 0)["tile"]
    refused({"seats": [four, three], "tile": 1}, "tile", "SP-11.2")
    refused({"seats": [three, four], "tile": 0}, "tile", "SP-11.2")


def test_classic_positions_have_their_own_tokens_and_no_tile() -> None:
    refused({"seats": [{"tokens": {"yellow": 1}}]}, "seats[0].tokens.yellow", game=CLASSIC)
    refused({"tile": 0}, "tile", "SP-V-3.5", CLASSIC)
    refused({"locations": ["noble_white_blue", "noble_blue_green", "noble_green_red", "noble_red_black"]},
            "locations", "SP-V-3.4", CLASSIC)  # fmt: skip


@pytest.mark.parametrize("junk", [None, 7, [], "position", {1: 2}, {"rows": {"x": []}}, {"options": 3}])
def test_no_junk_raises_anything_but_a_typed_error(junk: Any) -> None:
    with pytest.raises(BadPosition):
        MARVEL.load(junk)


@pytest.mark.rule("SP-12.3")
def test_games_of_the_version_before_are_replayed() -> None:
    """Version 2 announces a last round only when it is certain.

    Every step is the same as in version 1.
    """
    match = Match("splendor", 2, {"first_player": "p1"}, seed=4)
    match.play(0, "take red red")
    old = {**json.loads(match.record().json()), "version": 1}
    assert replay(json.dumps(old)).state.dump() == match.state.dump()
    with pytest.raises(BadRecord):
        replay(json.dumps({**old, "version": 3}))
