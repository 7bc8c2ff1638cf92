"""Every hero's ability, by an assertion of its own."""

from typing import Any

import pytest

from sixstones.core.state import State
from tests.kit import asked, kinds, play, the
from tests.superhero_battle.positions import (
    A,
    B,
    C,
    cards,
    draw,
    dump,
    energy,
    fighting,
    hand,
    legal,
    load,
    opening,
    seat,
)

AVENGERS = {"boxes_in_play": "avengers"}


def as_hero(hero: str, laid: int, *others: Any, **more: Any) -> State:
    """A plays this hero and has laid a card.

    The others have laid Close Combat unless said otherwise.
    """
    box = "guardians" if hero in GUARDIANS else "avengers"
    own = more.pop("own", {})
    rest = others or (4, 4)
    return opening(seat(**{"laid": laid, "hero": hero, **own}), *rest, options={"boxes_in_play": box}, **more)


GUARDIANS = ["star_lord", "gamora", "drax", "rocket", "groot", "mantis", "nebula", "yondu", "cosmo", "adam_warlock"]


@pytest.mark.rule("SB-3.6", "SB-3.7", "SB-AMB-65")
def test_star_lord_performs_the_other_action_too_once() -> None:
    state = as_hero("star_lord", 5)
    play(state, "do breather")
    assert energy(state)[A] == 5
    assert legal(state, A) == ["use ability", "pass"]
    log = play(state, "use ability")
    assert the(log, "action").data["action"] == "defensive_stance"
    assert dump(state)["seats"][A]["series"] == ["defence turned"]
    assert dump(state)["used"] == [A]
    assert state.actor == B


def test_star_lord_is_not_asked_after_another_technique() -> None:
    state = as_hero("star_lord", 4)
    play(state, "do battle_thrill")
    draw(state, 1)
    assert state.actor == B


@pytest.mark.rule("SB-3.8", "SB-3.5")
def test_gamora_makes_whom_she_hit_discard_and_draws_if_he_left() -> None:
    state = as_hero("gamora", 4)
    play(state, "do flurry_of_blows", "target p2", "* card planning")
    assert hand(state, B) == [2, 4]
    state = as_hero("gamora", 4, seat(laid=4, energy=2), 4)
    play(state, "do flurry_of_blows", "target p2", "* card shot")
    assert hand(state, A) == [2, 3, 4, 7]


def test_drax_gains_energy_when_his_flurry_hurt() -> None:
    state = as_hero("drax", 4)
    play(state, "do flurry_of_blows", "target p2")
    assert energy(state)[:2] == [4, 1]


@pytest.mark.rule("SB-AMB-52")
def test_rocket_performs_both_actions_of_arsenal_in_his_order() -> None:
    state = as_hero("rocket", 2)
    assert asked(state) == "order"
    log = play(state, "do ammunition")
    draw(state, 1, 1)
    assert asked(state) == "tactic"
    play(state, "tactic shot", "pass")
    assert dump(state)["traps"] == ["shot"]
    assert hand(state, A) == [1, 1, 2, 3, 4]
    assert "action" in kinds(log)


def test_groot_gains_one_more() -> None:
    state = as_hero("groot", 5)
    play(state, "do breather")
    assert energy(state)[A] == 6


@pytest.mark.rule("SB-AMB-56", "SB-AMB-55")
def test_mantis_sees_a_hand_and_picks_a_card_of_it() -> None:
    state = as_hero("mantis", 5, 7, 4)
    play(state, "do breather", "use ability", "target p2")
    assert legal(state, A) == ["discard arsenal", "discard planning", "discard close_combat"]
    assert state.view(A)["seats"][B]["hand"] == cards(2, 3, 4)  # type: ignore[index]
    assert state.view(C)["seats"][B]["hand"] is None  # type: ignore[index]
    play(state, "discard planning")
    assert hand(state, B) == [2, 4]
    assert state.view(A)["seats"][B]["known"] == cards(2, 4)  # type: ignore[index]
    assert state.view(C)["seats"][B]["known"] == []  # type: ignore[index]


@pytest.mark.rule("SB-AMB-64", "SB-AMB-23")
def test_nebula_stays_with_one_energy_and_counts_as_hit() -> None:
    state = opening(seat(laid=4, hero="drax"), seat(laid=4, hero="nebula", energy=2), 4)
    play(state, "do flurry_of_blows", "target p2")
    assert state.actor == B
    assert energy(state)[B] == 0
    play(state, "use ability")
    assert energy(state)[:2] == [4, 1]
    assert B in fighting(state)


def test_nebula_may_decline_and_leave() -> None:
    state = opening(4, seat(laid=4, hero="nebula", energy=2), 4)
    play(state, "do flurry_of_blows", "target p2", "pass")
    assert B not in fighting(state)


def test_yondu_strikes_instead_of_the_action_whatever_protects() -> None:
    b = seat(laid=6) | {"series": ["defence turned"]}
    state = as_hero("yondu", 4, b, seat(laid=4, series=[4]), own={"series": [4]}, stage=1)
    assert legal(state, A) == ["do flurry_of_blows", "do battle_thrill", "use ability"]
    play(state, "use ability", "target p2")
    assert energy(state)[B] == 1


def test_cosmo_draws_after_the_draft() -> None:
    state = load([seat([1, 2, 3, 4, 5, 6, 7], hero="cosmo"), seat([2, 3])], stack=[{"frame": "prepare", "step": 6}])
    draw(state, 7)
    assert hand(state, A) == [1, 2, 3, 4, 5, 6, 7, 7]
    assert asked(state) == "lay"


@pytest.mark.rule("SB-17.2", "SB-AMB-16", "SB-AMB-51")
def test_adam_warlock_survives_a_knockout_and_acts() -> None:
    state = as_hero("adam_warlock", 7, knockouts=["shot"])
    assert asked(state) == "ability"
    play(state, "use ability")
    assert asked(state) == "action"
    assert dump(state)["knockouts"] == []
    declined = as_hero("adam_warlock", 7, knockouts=["shot"])
    play(declined, "pass")
    assert A not in fighting(declined)


def test_iron_man_draws_two_after_the_action() -> None:
    state = as_hero("iron_man", 5)
    play(state, "do breather", "use ability")
    draw(state, 1, 1)
    assert hand(state, A) == [1, 1, 2, 3, 4]


def test_captain_america_takes_nothing_from_shoot_to_kill() -> None:
    state = opening(7, seat(laid=4, hero="captain_america"), 4, options=AVENGERS)
    log = play(state, "do shoot_to_kill")
    assert energy(state) == [3, 3, 2]
    assert the(log, "no_damage").data["seat"] == B


@pytest.mark.rule("SB-AMB-63", "SB-AMB-11")
def test_thor_hits_everybody_and_draws_even_when_that_ends_the_battle() -> None:
    state = as_hero("thor", 4, seat(laid=4, energy=1), seat(laid=4, energy=1))
    play(state, "use ability")
    log = play(state, "* card shot")
    assert hand(state, A) == [2, 3, 4, 7]
    assert the(log, "battle_won").data["seats"] == [A]


def test_hulk_strikes_harder_when_he_is_weak() -> None:
    strong, weak = as_hero("hulk", 4), as_hero("hulk", 4, own={"energy": 2})
    play(strong, "do flurry_of_blows", "target p2")
    log = play(weak, "do flurry_of_blows", "target p2")
    assert energy(strong)[B] == 1
    assert the(log, "damage").data["amount"] == 3


def test_black_widow_places_a_knockout_after_the_action() -> None:
    state = as_hero("black_widow", 5)
    log = play(state, "do breather", "use ability", "tactic ambush")
    assert the(log, "knockout_placed").data == {"tactic": "ambush"}


def test_hawkeye_cannot_be_blocked_and_one_target_takes_two() -> None:
    b = seat(laid=6) | {"series": ["defence turned"]}
    state = as_hero("hawkeye", 7, b, seat(laid=4, series=[4]), own={"series": [4]}, stage=1)
    play(state, "do shoot_to_kill")
    assert asked(state) == "event_target"
    play(state, "target p2")
    assert energy(state) == [3, 1, 2]


def test_black_panther_loses_no_more_than_one_at_a_time() -> None:
    state = opening(4, seat(laid=4, hero="black_panther"), 4, options=AVENGERS)
    play(state, "do flurry_of_blows", "target p2")
    assert energy(state)[B] == 2


def test_captain_marvel_gains_and_draws() -> None:
    state = as_hero("captain_marvel", 4)
    play(state, "do flurry_of_blows", "target p2", "use ability", "* card shot")
    assert energy(state)[A] == 4
    assert hand(state, A) == [2, 3, 4, 7]


def test_doctor_strange_takes_the_opened_card_back_and_its_protection_ends() -> None:
    state = as_hero("doctor_strange", 5)
    play(state, "do defensive_stance")
    assert dump(state)["seats"][A]["series"] == ["defence turned"]
    play(state, "use ability")
    assert dump(state)["seats"][A]["series"] == []
    assert hand(state, A) == [2, 3, 4, 5]
    assert state.view(B)["seats"][A]["known"] == ["defence"]  # type: ignore[index]
    assert dump(state)["acted"] == [A, B]


def test_spider_man_swaps_the_laid_card_unseen_and_draws() -> None:
    state = as_hero("spider_man", 7, knockouts=["shot"])
    assert asked(state) == "ability"
    play(state, "use ability")
    assert state.witnesses(A, state.game.parse("swap arsenal")) == [A]
    log = play(state, "swap arsenal", "* card ambush")
    swapped = the(log, "swapped")
    assert swapped.seen_by(B)["data"] == {"seat": A}
    assert swapped.seen_by(A)["data"] == {"seat": A, "card": "arsenal", "from": "shot"}
    assert dump(state)["opened"] == "arsenal"
    assert hand(state, A) == [1, 3, 4, 7]


@pytest.mark.rule("SB-3.4")
def test_all_abilities_differ() -> None:
    heroes = [part for part in load([seat(), seat()]).game.components.values() if part["type"] == "hero"]
    assert len(heroes) == 20
    told = [repr((part["window"], part["program"], part["kind"], part["says"])) for part in heroes]
    assert len(set(told)) == 20


@pytest.mark.rule("SB-9.4", "SB-3.6")
def test_a_used_ability_is_back_in_the_next_battle() -> None:
    state = opening(seat([1], laid=5, hero="iron_man"), seat([1], laid=4, energy=1), options=AVENGERS)
    play(state, "do breather", "use ability")
    draw(state, 4, 4)
    assert dump(state)["used"] == [A]
    state = load([seat([4], hero="iron_man"), seat([])], used=[A], options=AVENGERS)
    assert dump(state)["battle"] == 2
    assert dump(state)["used"] == []
