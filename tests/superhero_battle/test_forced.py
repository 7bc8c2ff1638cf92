"""Questions nobody is asked: hands of exactly the cards to lose, and idle abilities."""

import pytest

from sixstones import CHANCE
from tests.kit import asked, play
from tests.superhero_battle.own_cards import hero, only
from tests.superhero_battle.positions import A, B, C, dump, energy, fighting, hand, legal, load, of, opening, seat

AVENGERS = {"boxes_in_play": "avengers"}
GAIN = {"op": "gain_energy", "amount": 1, "target": "self"}


# Exactly as many cards (SB-AMB-55).


@pytest.mark.rule("SB-AMB-55")
def test_owners_with_exactly_as_many_cards_as_they_discard_are_not_asked() -> None:
    """Quantum Realm: C chooses one of two cards, B has but one to lose."""
    state = opening(7, seat([1], laid=4), seat([1, 2], laid=4), battlefield="quantum_realm", options=AVENGERS)
    play(state, "do barrage_fire")
    assert state.waiting() == [C]
    play(state, "discard arsenal")
    assert [hand(state, n) for n in (B, C)] == [[], [1]]


@pytest.mark.rule("SB-AMB-55")
def test_nothing_is_picked_from_a_hand_that_is_lost_whole() -> None:
    state = opening(seat(laid=4, hero="mantis"), seat([2], laid=4), 4)
    play(state, "do battle_thrill", "* card shot", "use ability", "target p2")
    assert (hand(state, B), state.actor) == ([], B)


@pytest.mark.rule("SB-AMB-55", "SB-25.8")
def test_chance_takes_nothing_from_a_hand_that_is_lost_whole() -> None:
    state = opening(6, seat([1, 7], laid=4), 4)
    play(state, "do sliding_tackle", "target p2")
    assert state.actor != CHANCE
    assert hand(state, B) == []


@pytest.mark.rule("SB-AMB-55")
def test_the_only_card_of_a_hand_is_laid_unasked() -> None:
    state = load([seat([5]), seat([1, 2]), seat([1, 2])])
    assert state.waiting() == [B, C]
    assert of(state, A)["laid"] == "defence"


@pytest.mark.rule("SB-AMB-55")
def test_cards_that_are_all_alike_are_asked_for_all_the_same() -> None:
    state = load([seat([5, 5]), seat([1, 2])])
    assert state.waiting() == [A, B]


@pytest.mark.rule("SB-AMB-55")
def test_spider_man_swaps_with_the_only_card_of_his_hand_unasked() -> None:
    state = opening(seat([5], laid=7, hero="spider_man"), 4, options=AVENGERS)
    play(state, "use ability", "* card ambush")
    assert (of(state, A)["series"], hand(state, A)) == (["defence"], [1, 7])


# Up to two (SB-AMB-58).


@pytest.mark.rule("SB-AMB-58")
def test_up_to_two_opponents_are_never_three() -> None:
    state = opening(7, 4, 4, 4, options={"barrage_fire_variant": "up_to_two"})
    play(state, "do barrage_fire", "target p2")
    assert legal(state, A) == ["pass", "target p3", "target p4"]
    play(state, "target p4")
    assert state.pending()[-1] == "discard_random"


# Nothing could happen (SB-AMB-51).


@pytest.mark.rule("SB-AMB-51", "SB-AMB-58", "SB-25.14")
@pytest.mark.parametrize(("before", "question"), [(3, "ability"), (4, "action")])
def test_a_gain_is_not_offered_at_six_energy(before: int, question: str) -> None:
    """Breather brings A to five or six."""
    cards = only(hero("groot", "guardians", "active", "after_action", [GAIN]))
    state = opening(seat(laid=5, hero="groot", energy=before), 4, options={"cards": cards})
    play(state, "do breather")
    assert asked(state) == question


# Damage without an author.


@pytest.mark.rule("SB-16.3", "SB-25.11")
def test_a_trap_has_no_author_whose_ability_could_change_its_damage() -> None:
    cards = only(hero("drax", "guardians", "passive", "would_deal_damage", [{"op": "add_amount", "value": 1}]))
    state = opening(seat(laid=7, hero="drax"), 4, traps=["shot"], options={"cards": cards})
    assert energy(state) == [2, 3]
    play(state, "do shoot_to_kill")
    assert energy(state) == [2, 1]  # A's own damage it does change


@pytest.mark.rule("SB-15.4", "SB-25.11")
def test_a_knockout_that_only_hurts_has_no_author_either() -> None:
    """Wakanda."""
    cards = only(hero("hulk", "avengers", "passive", "would_deal_damage", [{"op": "add_amount", "value": 1}]))
    options = {"cards": cards, **AVENGERS}
    state = opening(seat(laid=7, hero="hulk"), 4, 4, battlefield="wakanda", knockouts=["shot"], options=options)
    assert fighting(state) == [A, B, C]
    assert energy(state)[A] == 1
    assert dump(state)["knockouts"] == []
