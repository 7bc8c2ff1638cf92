"""SP-V-3: classic Splendor, the second game of the package."""

from itertools import combinations
from typing import Any

import pytest

import sixstones
from sixstones import OVER, Rng, State
from sixstones.core.errors import BadOption
from tests.splendor.positions import (
    CLASSIC,
    MARVEL,
    card,
    cards,
    kinds,
    legal,
    look,
    outcomes,
    play,
    question,
    result,
    round_over,
    table,
    the,
)
from tests.splendor.positions import points as points_of
from tests.splendor.positions import position as any_position

COLOURS = ["white", "blue", "green", "red", "black"]
NOBLES = [id for id, part in CLASSIC.components.items() if part["type"] == "location"]


def seat(team: str = "", **tokens: int) -> dict[str, object]:
    return {"team": team.split(), "tokens": tokens}


def position(*seats: dict[str, object], **fields: Any) -> State:
    return any_position(*seats, game=CLASSIC, **fields)


def held(state: State, owner: int = 0) -> dict[str, int]:
    return {name: n for name, n in look(state, owner)["tokens"].items() if n}


@pytest.mark.rule("SP-V-3")
def test_classic_is_a_game_of_its_own_beside_marvel() -> None:
    assert {"splendor", "splendor_classic"} <= set(sixstones.game_ids())
    assert CLASSIC.text(0) == "take white blue green"
    assert MARVEL.text(0) == "take yellow blue orange"
    assert [option.id for option in CLASSIC.options] == [o.id for o in MARVEL.options if o.id != "cards"]
    with pytest.raises(BadOption):
        CLASSIC.start(2, {"cards": "balanced"})
    words = {CLASSIC.text(a).split()[0] for a in range(CLASSIC.actions.size)}
    assert "noble" in words
    assert "location" not in words
    assert any(CLASSIC.text(a) == "pay gold for red" for a in range(CLASSIC.actions.size))


@pytest.mark.rule("SP-V-3.1")
def test_the_classic_cards_have_their_own_figures_and_neither_tags_nor_icons() -> None:
    for level, size, each, cost in ((1, 40, 8, 33), (2, 30, 6, 41), (3, 20, 4, 43)):
        shown = [card(id, CLASSIC) for id in cards(CLASSIC, level)]
        assert len(shown) == size
        assert [sum(one["bonus"] == colour for one in shown) for colour in COLOURS] == [each] * 5
        assert [sum(one["cost"].get(colour, 0) for one in shown) for colour in COLOURS] == [cost] * 5
        assert not any(one["tags"] or one["time_stone"] for one in shown)
    assert sum(card(id, CLASSIC)["points"] for id in cards(CLASSIC)) == 140


@pytest.mark.rule("SP-V-3.2")
def test_green_is_an_ordinary_colour_taken_spent_returned_and_given_as_a_bonus() -> None:
    state = position(seat(green=3), rows=[["l1_black_2"]])
    assert legal(state, "take") == ["take " + " ".join(s) for s in combinations(COLOURS, 3)]
    assert legal(state, "recruit") == ["recruit 1-1"]
    play(state, "recruit 1-1", "take green green")
    assert held(state) == {}
    assert held(state, 1) == {"green": 2}
    returning = position(seat(white=3, blue=3, green=3))
    play(returning, "take white green red")
    assert "return green green" in legal(returning)
    bonus = position(seat("l1_green_1", green=2), rows=[["l1_black_2"]])
    assert look(bonus)["bonuses"]["green"] == 1
    play(bonus, "recruit 1-1")
    assert held(bonus) == {}


@pytest.mark.rule("SP-V-3.3")
def test_the_classic_bank_has_five_colours_and_gold() -> None:
    for players, each, all_tokens in ((2, 4, 25), (3, 5, 30), (4, 7, 40)):
        stock = table(position(players=players))["bank"]
        assert stock == {**dict.fromkeys(COLOURS, each), "gold": 5}
        assert sum(stock.values()) == all_tokens


@pytest.mark.rule("SP-V-3.4")
def test_one_noble_more_than_players_is_drawn_from_ten() -> None:
    assert len(NOBLES) == 10
    for players in (2, 3, 4):
        state = CLASSIC.start(players, {"first_player": "p1"})
        left = list(NOBLES)
        for _ in range(players + 1):
            assert outcomes(state) == left
            drawn = state.sample(Rng(7))
            left.remove(state.game.text(drawn))
            state.apply(-1, drawn)
        assert outcomes(state) == cards(CLASSIC, 1)
        state.settle(Rng(1))
        assert len(table(state)["locations"]) == players + 1


@pytest.mark.rule("SP-V-3.4")
def test_a_noble_is_worth_three_points_and_comes_by_bonuses_at_the_end_of_the_turn() -> None:
    team = " ".join(f"l1_{colour}_{n}" for colour in ("white", "blue") for n in (1, 2, 3, 4))
    nobles = ["noble_white_blue", "noble_red_black", "noble_green_red"]
    state = position(seat(team), locations=nobles)
    log = play(state, "take green red black")
    assert the(log, "location_taken").data == {"seat": 0, "location": "noble_white_blue"}
    assert points_of(state) == 3
    assert len(table(state)["locations"]) == 2
    short = position(seat(team.replace("l1_white_4", "")), locations=nobles)
    play(short, "take green red black")
    assert points_of(short) == 0


@pytest.mark.rule("SP-V-3.5")
def test_there_is_no_time_stone_and_no_avengers_tile() -> None:
    for absent in ("avengers_tile", "gauntlet_tile", "grey"):
        assert absent not in CLASSIC.components
    state = position(seat("l1_red_1 l1_red_2", black=7), players=4, rows=[[], [], ["l3_white_2"]])
    log = play(state, "recruit 3-1")
    assert kinds(log) == ["card_recruited", "card_laid"]
    assert held(state) == {}
    assert "tile" not in look(state)
    assert points_of(state) == 4


@pytest.mark.rule("SP-V-3.5", "SP-V-3.6")
@pytest.mark.parametrize(
    ("team", "worth", "ends"),
    [
        ("l3_white_4 l3_white_3 l2_white_6 l2_white_3", 14, False),
        ("l3_white_4 l3_blue_4 l3_blue_3 l1_white_8", 15, True),
    ],
)
def test_fifteen_points_alone_set_off_the_end_and_the_round_is_completed(team: str, worth: int, ends: bool) -> None:
    state = position(seat(team), seat(), seat(), seat=1)
    assert points_of(state) == worth
    assert look(state)["qualified"] == ends
    play(state, "take red red")
    assert state.result() is None
    play(state, "take blue blue")
    assert (state.actor == OVER) == ends
    if ends:
        assert result(state).winners == [0]
        assert result(state).reason == "points"


@pytest.mark.rule("SP-V-3.7")
@pytest.mark.parametrize(
    ("teams", "winners", "ranking"),
    [
        (["l3_white_4 l3_blue_4 l3_red_4", "l3_green_4 l3_black_4 l3_black_3 l2_red_3"], [1], [2, 1]),  # 15 : 16
        (["l3_white_4 l3_blue_4 l3_red_4", "l3_green_4 l3_black_4 l2_red_6 l2_red_3"], [0], [1, 2]),  # 3 cards : 4
        (["l3_white_4 l3_blue_4 l3_red_4", "l3_green_4 l3_black_4 l3_black_3"], [0], [1, 2]),  # 15 : 14
        (["l3_white_4 l3_blue_4 l3_red_4 l1_red_1", "l3_green_4 l3_black_4 l2_red_6 l2_red_3"], [0, 1], [1, 1]),
    ],
)
def test_most_points_win_then_fewest_cards_then_it_is_shared(
    teams: list[str], winners: list[int], ranking: list[int]
) -> None:
    state = round_over(*(seat(team) for team in teams), game=CLASSIC)
    log = play(state)
    assert result(state).winners == winners
    assert result(state).ranking == ranking
    assert the(log, "game_ended").rule == "SP-V-3.7"


@pytest.mark.rule("SP-V-3.8")
def test_ten_tokens_of_any_kind_are_kept_and_up_to_five_nobles_are_offered() -> None:
    state = position(seat("l3_white_2", white=3, blue=3, green=2))
    play(state, "take red red")
    assert state.actor == 1
    assert sum(held(state).values()) == 10
    every = " ".join(f"l1_{colour}_{n}" for colour in COLOURS for n in (1, 2, 3, 4))
    five = position(seat(every), players=4, locations=NOBLES[:5])
    play(five, "take red red")
    assert question(five).kind == "location"
    assert legal(five) == [f"noble {id.removeprefix('noble_')}" for id in NOBLES[:5]]
    play(five, "noble white_blue")
    assert len(table(five)["locations"]) + len(look(five)["locations"]) == 5
