"""Cards of the classic game are called by what is printed on them."""

import pytest

import sixstones
from sixstones.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_its_points_and_price(language: str) -> None:
    game = sixstones.game("splendor_classic")
    words = Words(game, language)
    cards = {id: part for id, part in game.components.items() if part["type"] == "card"}
    assert len(cards) == 90
    names = [words.name(id) for id in cards]
    assert len(set(names)) == 90
    for id, name in zip(cards, names, strict=True):
        cost = cards[id]["cost"]
        assert isinstance(cost, dict)
        paid = [int(number) for number in name.partition("(")[2].split() if number.isdigit()]
        assert paid == [number for number in cost.values() if number]
        head = name.partition("(")[0]
        points = cards[id]["points"]
        assert (str(points) in head) == (points != 0)
