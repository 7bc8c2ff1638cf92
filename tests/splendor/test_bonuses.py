"""SP-8: bonuses."""

import pytest

from tests.splendor.positions import (
    COLOURS,
    NAMES,
    bank,
    bonuses,
    card,
    cards,
    legal,
    look,
    play,
    position,
    refusal,
    seat,
    the,
    tokens,
)

# For every colour: a card that costs four of it, and four characters that give it as a bonus.
FOURS = {
    "Y": ("taskmaster", "baron_zemo grandmaster modok prowler"),
    "B": ("scorpion", "bullseye elektra lockjaw moon_knight"),
    "O": ("sandman", "hawkeye kate_bishop kingpin scarlet_spider"),
    "R": ("vulture", "crystal electro mysterio triton"),
    "P": ("yondu", "abomination gorgon kraven lizard"),
}


@pytest.mark.rule("SP-8.1", "SP-8.2", "SP-7.2")
@pytest.mark.parametrize("colour", FOURS)
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_each_bonus_counts_as_one_token_of_its_colour(colour: str, held: int) -> None:
    id, givers = FOURS[colour]
    team = " ".join(givers.split()[:held])
    state = position(seat(f"{colour}{4 - held}", team=team), rows=[[id]], locations=["knowhere", "asgard"])
    assert state.view(0)["prices"]["1-1"]["missing"] == 0  # type: ignore[index]
    log = play(state, "recruit 1-1")
    assert the(log, "card_recruited").data["paid"] == [NAMES[colour]] * (4 - held)
    assert tokens(state) == ""
    if held < 4:
        short_of_one = position(seat(f"{colour}{3 - held}", team=team), rows=[[id]])
        assert "recruit 1-1" not in legal(short_of_one)
        assert refusal(short_of_one, "recruit 1-1").data == {"card": id, "count": 1}


@pytest.mark.rule("SP-8.1")
def test_a_bonus_of_another_colour_or_of_another_player_is_no_help() -> None:
    blue = position(seat("R3", team="elektra"), seat(team="crystal"), rows=[["vulture"]])
    assert "recruit 1-1" not in legal(blue)
    red = position(seat("R3", team="crystal"), seat(team="elektra"), rows=[["vulture"]])
    assert "recruit 1-1" in legal(red)


@pytest.mark.rule("SP-1.8")
def test_a_character_recruited_now_makes_the_next_one_cheaper() -> None:
    state = position(seat("O3 R3"), rows=[["mysterio", "vulture"]])
    assert "recruit 1-2" not in legal(state)
    play(state, "recruit 1-1", "take yellow blue purple")
    assert "recruit 1-2" in legal(state)


@pytest.mark.rule("SP-8.3")
def test_with_enough_bonuses_a_card_costs_no_token() -> None:
    state = position(seat(team="crystal electro ms_marvel"), rows=[["baron_zemo"]])
    before = bank(state)
    log = play(state, "recruit 1-1")
    assert the(log, "card_recruited").data["paid"] == []
    assert the(log, "card_recruited").rule == "SP-8.3"
    assert bank(state) == before
    assert bonuses(state) == "Y1 R3"


@pytest.mark.rule("SP-8.4")
def test_no_card_gives_or_costs_green_or_grey() -> None:
    for id in cards():
        assert card(id)["bonus"] in COLOURS
        assert set(card(id)["cost"]) <= set(COLOURS)
    assert set(look(position(seat(team="hulk")))["bonuses"]) == set(COLOURS)


@pytest.mark.rule("SP-8.5")
def test_the_green_token_pays_for_nothing() -> None:
    state = position(seat("R2", team="hulk"), rows=[["baron_zemo"]])
    assert tokens(state) == "R2 G1"
    assert "recruit 1-1" not in legal(state)
    state = position(seat("R3", team="hulk"), rows=[["baron_zemo"]])
    play(state, "recruit 1-1")
    assert tokens(state) == "G1"


@pytest.mark.rule("SP-AMB-19")
def test_a_card_does_not_discount_itself() -> None:
    state = position(seat("B1 R1 P1"), rows=[["grandmaster"]])
    assert card("grandmaster")["bonus"] == "yellow"
    assert "recruit 1-1" not in legal(state)
    state = position(seat("Y1 B1 R1 P1"), rows=[["grandmaster"]])
    play(state, "recruit 1-1")
    assert tokens(state) == ""
