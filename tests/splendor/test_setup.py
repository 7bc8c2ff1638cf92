"""SP-1 and SP-2: what is in the box and how the table is laid."""

import json

import pytest

from sixstones import CHANCE, Rng, State
from sixstones.core.errors import BadPlayers
from tests.splendor.positions import COLOURS, MARVEL, bank, card, cards, look, outcomes, row, table, tokens

FACES = [id for id, part in MARVEL.components.items() if part["type"] == "location"]


def dealt(players: int, seed: int = 1) -> State:
    state = MARVEL.start(players)
    state.settle(Rng(seed))
    return state


def dealing(players: int = 2, **options: object) -> State:
    return MARVEL.start(players, {"first_player": "p1", **options})


# The box.


@pytest.mark.rule("SP-1.2", "SP-AMB-2", "SP-2.19", "SP-2.9")
def test_all_39_stones_are_used_by_four_seven_of_each_colour_and_four_green() -> None:
    stock = table(dealt(4))["bank"]
    assert [stock[colour] for colour in COLOURS] == [7, 7, 7, 7, 7]
    assert stock["green"] == 4
    assert sum(stock.values()) - stock["grey"] == 39
    assert len(table(dealt(4))["locations"]) == 4


@pytest.mark.rule("SP-1.3", "SP-2.8")
def test_five_grey_tokens_lie_ready_whatever_the_number_of_players() -> None:
    assert [table(dealt(players))["bank"]["grey"] for players in (2, 3, 4)] == [5, 5, 5]


@pytest.mark.rule("SP-1.4")
def test_there_are_90_different_cards() -> None:
    assert [len(cards(level=level)) for level in (0, 1, 2, 3)] == [90, 40, 30, 20]
    state = dealt(4)
    assert sum(table(state)["decks"]) + 12 == 90


@pytest.mark.rule("SP-1.5", "SP-AMB-1")
def test_there_are_six_tiles_of_which_four_are_locations_with_two_faces() -> None:
    tiles = [card(face)["tile"] for face in FACES]
    assert sorted(tiles) == [1, 1, 2, 2, 3, 3, 4, 4]
    others = [id for id, part in MARVEL.components.items() if part["type"] == "tile"]
    assert sorted(others) == ["avengers_tile", "gauntlet_tile"]
    assert len(set(tiles)) + len(others) == 6


@pytest.mark.rule("SP-5.2")
def test_a_card_shows_its_cost_its_bonus_and_its_points() -> None:
    rider = card("ghost_rider")
    assert rider["cost"] == {"yellow": 2, "blue": 4, "purple": 1}
    assert rider["bonus"] == "red"
    assert rider["points"] == 2
    assert card("rocket")["points"] == 0
    for id in cards():
        assert card(id)["bonus"] in COLOURS
        assert card(id)["cost"]
        assert set(card(id)["cost"]) <= set(COLOURS)


def test_the_cards_add_up_to_the_control_sums_of_the_printed_game() -> None:
    costs = {1: [32, 33, 33, 32, 34], 2: [41] * 5, 3: [43] * 5}
    for level, wanted in costs.items():
        shown = [card(id) for id in cards(level=level)]
        assert [sum(one["cost"].get(colour, 0) for one in shown) for colour in COLOURS] == wanted
        assert sum(one["points"] for one in shown) == {1: 5, 2: 55, 3: 80}[level]
        assert sum(one["tags"] for one in shown) == {1: 10, 2: 10, 3: 15}[level]
        each = {1: 8, 2: 6, 3: 4}[level]
        assert [sum(one["bonus"] == colour for one in shown) for colour in COLOURS] == [each] * 5


def test_the_locations_ask_for_what_is_printed_on_them() -> None:
    assert {face: (card(face)["points"], card(face)["needs"]) for face in FACES} == {
        "avengers_tower": (3, {"yellow": 4, "blue": 4}),
        "attilan": (3, {"red": 4, "purple": 4}),
        "hells_kitchen": (3, {"yellow": 4, "orange": 4}),
        "triskelion": (3, {"orange": 4, "purple": 4}),
        "asgard": (3, {"yellow": 3, "orange": 3, "purple": 3}),
        "wakanda": (3, {"blue": 4, "red": 4}),
        "knowhere": (3, {"yellow": 3, "blue": 3, "red": 3}),
        "atlantis": (3, {"blue": 3, "red": 3, "purple": 3}),
    }


# The cards.


@pytest.mark.rule("SP-2.1")
def test_every_row_is_dealt_from_the_shuffled_deck_of_its_own_level() -> None:
    state = dealing(locations=["asgard", "attilan"])
    for slot in range(12):
        level = slot // 4 + 1
        listed = state.outcomes()
        on_the_table = [id for shown in table(state)["rows"] for id in shown]
        assert outcomes(state) == [id for id in cards(level=level) if id not in on_the_table]
        assert {weight for _, weight in listed} == {1}
        state.apply(CHANCE, state.sample(Rng(slot)))
    assert state.actor == 0


@pytest.mark.rule("SP-2.2")
def test_the_decks_lie_face_down_level_one_first() -> None:
    state = dealt(3)
    assert table(state)["decks"] == [36, 26, 16]
    for viewer in (None, 0, 1, 2):
        shown = json.dumps(state.view(viewer))
        named = [id for id in cards() if f'"{id}"' in shown]
        assert sorted(named) == sorted(id for level in (1, 2, 3) for id in row(state, level) if id)


@pytest.mark.rule("SP-2.3")
def test_four_cards_of_every_level_lie_face_up() -> None:
    state = dealt(2)
    for level in (1, 2, 3):
        assert len(row(state, level)) == 4
        assert [card(id)["level"] for id in row(state, level) if id] == [level] * 4


# The tiles.


@pytest.mark.rule("SP-2.4", "SP-2.14", "SP-2.18", "SP-2.19")
def test_there_are_as_many_locations_as_players() -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            faces = table(dealt(players, seed))["locations"]
            assert len(faces) == players
            assert len({card(face)["tile"] for face in faces}) == players


@pytest.mark.rule("SP-2.5", "SP-2.4")
def test_any_side_of_any_tile_may_be_drawn_and_then_none_of_the_same_tile() -> None:
    state = dealing(4)
    left = list(FACES)
    for _ in range(4):
        assert outcomes(state) == left
        assert {weight for _, weight in state.outcomes()} == {1}
        drawn = state.sample(Rng(9))
        tile = card(state.game.text(drawn))["tile"]
        left = [face for face in left if card(face)["tile"] != tile]
        state.apply(CHANCE, drawn)
    assert sorted(table(state)["locations"]) != []
    seen = {face for seed in range(40) for face in table(dealt(2, seed))["locations"]}
    assert seen == set(FACES)


@pytest.mark.rule("SP-2.6")
def test_no_location_is_drawn_after_the_last_one_needed() -> None:
    state = dealing(2)
    for face in ("asgard", "attilan"):
        state.apply(CHANCE, state.game.parse(face))
    assert outcomes(state) == cards(level=1)
    state.settle(Rng(2))
    assert sorted(table(state)["locations"]) == ["asgard", "attilan"]


@pytest.mark.rule("SP-2.7")
def test_the_avengers_tile_and_the_gauntlet_lie_in_the_middle_with_nobody() -> None:
    state = dealt(3)
    assert table(state)["tile"] is None
    assert [look(state, owner)["tile"] for owner in range(3)] == [False, False, False]
    assert card("avengers_tile")["points"] == 3
    assert card("gauntlet_tile")["points"] == 0


# The tokens.


@pytest.mark.rule("SP-2.10")
def test_each_of_the_five_colours_has_a_stack_of_its_own_in_the_middle() -> None:
    state = dealt(4)
    assert bank(state) == "Y7 B7 O7 R7 P7 S5 G4"
    assert [tokens(state, owner) for owner in range(4)] == ["", "", "", ""]


@pytest.mark.rule("SP-2.11", "SP-2.12", "SP-2.13")
def test_two_players_use_four_of_each_colour_two_green_and_all_five_grey() -> None:
    assert bank(dealt(2)) == "Y4 B4 O4 R4 P4 S5 G2"


@pytest.mark.rule("SP-2.15", "SP-2.16", "SP-2.17")
def test_three_players_use_five_of_each_colour_three_green_and_all_five_grey() -> None:
    assert bank(dealt(3)) == "Y5 B5 O5 R5 P5 S5 G3"


@pytest.mark.rule("SP-V-1")
def test_the_number_of_players_changes_tokens_and_locations_and_nothing_else() -> None:
    for players, stones, all_tokens in ((2, 4, 27), (3, 5, 33), (4, 7, 44)):
        state = dealt(players)
        stock = table(state)["bank"]
        assert stock == {**dict.fromkeys(COLOURS, stones), "grey": 5, "green": players}
        assert sum(stock.values()) == all_tokens
        assert len(table(state)["locations"]) == players
        assert table(state)["decks"] == [36, 26, 16]


@pytest.mark.rule("SP-AMB-39")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 8])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(BadPlayers) as caught:
        MARVEL.start(players)
    assert caught.value.data["expected"] == "2 to 4"
    for allowed in (2, 3, 4):
        assert MARVEL.start(allowed).seats == allowed


# The first player.


@pytest.mark.rule("SP-AMB-6", "SP-V-7")
def test_the_first_seat_is_drawn_at_random_unless_it_is_chosen() -> None:
    for players in (2, 3, 4):
        state = MARVEL.start(players)
        assert outcomes(state) == [f"first p{n + 1}" for n in range(players)]
        assert {weight for _, weight in state.outcomes()} == {1}
        assert {int(dealt(players, seed).actor) for seed in range(40)} == set(range(players))
        for chosen in range(players):
            chosen_state = MARVEL.start(players, {"first_player": f"p{chosen + 1}"})
            chosen_state.settle(Rng(3))
            assert chosen_state.actor == chosen
            assert table(chosen_state)["first"] == chosen
