"""The boxes as their data files tell them, read here once more, and the games made of them.

Rules SP-1, SP-V-2, SP-V-3.
"""

import csv
from pathlib import Path
from typing import Any

import pytest

from sixstones import CHANCE, OVER, Game, Rng
from sixstones.games.splendor.actions import build_catalogue, chance_base
from sixstones.games.splendor.components import (
    CLASSIC_COLOURS,
    MARVEL_COLOURS,
    PRINTED,
    Box,
    balanced,
    component_table,
    read_cards,
    read_faces,
)
from sixstones.games.splendor.splendor import SplendorGame
from tests.kit import step
from tests.splendor.positions import CLASSIC, MARVEL

DATA = Path(MARVEL.folder) / "data"


def marvel(balance: bool = False) -> Box:
    cards = read_cards("cards.csv", MARVEL_COLOURS)
    cards = balanced(cards, MARVEL_COLOURS) if balance else cards
    return Box(MARVEL_COLOURS, "grey", cards, read_faces("locations.csv", MARVEL_COLOURS), False, 16)


def classic() -> Box:
    cards = read_cards("classic_cards.csv", CLASSIC_COLOURS)
    return Box(CLASSIC_COLOURS, "gold", cards, read_faces("classic_nobles.csv", CLASSIC_COLOURS), True, 15)


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.rule("SP-1.4", "SP-5.2", "SP-11.1", "SP-10.2")
def test_every_card_is_what_its_row_says() -> None:
    found = component_table(marvel())
    for row in rows("cards.csv"):
        part = dict(found[row["id"]])
        part.pop("balanced", None)
        assert part == {
            "type": "card", "level": int(row["level"]), "bonus": row["bonus"], "points": int(row["points"]),
            "cost": {colour: int(row[colour]) for colour in MARVEL_COLOURS if int(row[colour])},
            "tags": int(row["tags"]), "time_stone": row["time_stone"] == "1", "name": row["name"],
        }  # fmt: skip


@pytest.mark.rule("SP-V-3.1", "SP-V-3.2", "SP-V-3.4")
def test_every_classic_card_and_noble_is_what_its_row_says() -> None:
    found = component_table(classic())
    for row in rows("classic_cards.csv"):
        assert found[row["id"]] == {
            "type": "card", "level": int(row["level"]), "bonus": row["bonus"], "points": int(row["points"]),
            "cost": {colour: int(row[colour]) for colour in CLASSIC_COLOURS if int(row[colour])},
            "tags": 0, "time_stone": False,
        }  # fmt: skip
    nobles = rows("classic_nobles.csv")
    assert len(nobles) == 10
    for n, row in enumerate(nobles):
        needs = {colour: int(row[colour]) for colour in CLASSIC_COLOURS if int(row[colour])}
        assert found[row["id"]] == {"type": "location", "tile": n, "points": 3, "needs": needs}
    assert "avengers_tile" not in found
    assert found["gold"] == {"type": "token", "sort": "wild"}
    assert found["green"] == {"type": "token", "sort": "colour"}


@pytest.mark.rule("SP-1.5", "SP-9.4", "SP-11.3", "SP-1.3")
def test_locations_tiles_and_tokens() -> None:
    found = component_table(marvel())
    for row in rows("locations.csv"):
        assert found[row["id"]] == {
            "type": "location", "tile": int(row["tile"]), "points": 3, "name": row["name"],
            "needs": {colour: int(row[colour]) for colour in MARVEL_COLOURS if int(row[colour])},
        }  # fmt: skip
    assert found["avengers_tile"] == {"type": "tile", "points": 3, "tags": 3}
    assert found["gauntlet_tile"] == {"type": "tile", "points": 0}
    assert [found[token]["sort"] for token in ("yellow", "purple", "grey", "green")] == [
        "colour", "colour", "wild", "time",
    ]  # fmt: skip


@pytest.mark.rule("SP-V-2")
def test_the_balanced_cards_differ_in_four_rows() -> None:
    printed = component_table(PRINTED)
    told = {id: part["balanced"] for id, part in printed.items() if "balanced" in part}
    assert told == {
        "spider_ham": {"cost": {"red": 2, "purple": 2}, "tags": 0},
        "bullseye": {"cost": {"yellow": 2, "blue": 1, "orange": 1, "red": 1}, "tags": 0},
        "doctor_strange": {"cost": {"purple": 7}, "tags": 0},
        "nova": {"cost": printed["nova"]["cost"], "tags": 1},
    }
    cards = {card.id: card for card in marvel(balance=True).cards}
    printed_cards = {card.id: card for card in marvel().cards}
    assert list(cards) == list(printed_cards)
    for id, card in cards.items():
        other = printed_cards[id]
        assert (card.name, card.level, card.bonus, card.points) == (other.name, other.level, other.bonus, other.points)
        cost = {MARVEL_COLOURS[n]: count for n, count in enumerate(card.cost) if count}
        assert {"cost": cost, "tags": card.tags} == told.get(id, {"cost": printed[id]["cost"], "tags": other.tags})


@pytest.mark.rule("SP-1.2", "SP-V-3.3", "SP-12.1", "SP-V-3.6")
def test_the_boxes_name_their_tokens_and_their_goal() -> None:
    one, two = marvel(), classic()
    assert one.token_names == ["yellow", "blue", "orange", "red", "purple", "grey", "green"]
    assert two.token_names == ["white", "blue", "green", "red", "black", "gold"]
    assert (one.goal, two.goal, one.extra_faces, two.extra_faces, one.most_tags) == (16, 15, 0, 1, 2)
    assert (one.rule("SP-12.2", "SP-V-3.6"), two.rule("SP-12.2", "SP-V-3.6")) == ("SP-12.2", "SP-V-3.6")
    assert [list(box.deck_size) for box in (one, two)] == [[40, 30, 20]] * 2
    assert [list(box.deck_start) for box in (one, two)] == [[0, 40, 70]] * 2


def games() -> list[tuple[Any, Game]]:
    return [(SplendorGame("splendor", marvel()), MARVEL), (SplendorGame("splendor_classic", classic()), CLASSIC)]


def test_a_game_made_of_the_box_read_again_is_the_same_game() -> None:
    assert SplendorGame("splendor", PRINTED).components == MARVEL.components
    for mine, game in games():
        assert list(mine.components) == list(game.components)
        assert (mine.id, mine.min_players, mine.max_players, mine.hidden) == (game.id, 2, 4, True)
        assert (mine.version, [mine.plays(version) for version in (0, 1, 2, 3)]) == (2, [False, True, True, False])
        listed = [[(o.id, o.type, o.default, o.rule, o.choices) for o in one.options] for one in (mine, game)]
        assert listed[0] == listed[1]
        for players in (2, 3):
            state, other, rng = mine.start(players), game.start(players), Rng(players)
            while other.actor != OVER and other.turn < 30:
                seat, action = step(other, rng)
                assert state.outcomes() == other.outcomes()
                if other.actor == CHANCE:
                    assert state.sample(Rng(7)) == other.sample(Rng(7))
                else:
                    assert state.legal(seat) == other.legal(seat)
                state.apply(seat, action)
                other.apply(seat, action)
                assert state.dump() == other.dump()


@pytest.mark.rule("SP-3.3", "SP-4.5", "SP-AMB-17", "SP-9.8")
def test_the_catalogue_lists_every_action_of_the_rules() -> None:
    book = build_catalogue(marvel())
    kinds = [book.kind(action) for action in range(book.size)]
    assert {kind: kinds.count(kind) for kind in book.kinds()} == {
        "take": 25, "take_two": 5, "reserve": 12, "reserve_deck": 3, "recruit": 12, "recruit_hand": 3, "pass": 1,
        "return": 6 + 21 + 56, "pay": 1 + 5 + 15 + 35 + 70 + 126, "location": 8,
    }  # fmt: skip
    chance = [book.kind(action) for action in range(book.size, book.total)]
    assert {kind: chance.count(kind) for kind in set(chance)} == {"card": 90, "face": 8, "first": 4}
    assert book.size == chance_base(marvel())
    texts = [book.text(action) for action in range(book.total)]
    for text in (
        "take yellow blue orange", "take red", "take red red", "reserve 3-4", "reserve deck 2", "recruit 1-1",
        "recruit hand 3", "pass", "return grey grey grey", "pay no grey", "pay grey for yellow blue", "first p4",
        "location knowhere", "hulk", "asgard",
    ):  # fmt: skip
        assert text in texts
    nobles = build_catalogue(classic())
    assert "noble white_blue" in [nobles.text(action) for action in range(nobles.size)]
    for mine, game in ((book, MARVEL.actions), (nobles, CLASSIC.actions)):
        listed = [[(one.kind(n), one.parts(n), one.text(n)) for n in range(one.total)] for one in (mine, game)]
        assert listed[0] == listed[1]
