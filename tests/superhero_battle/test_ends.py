"""The end of a battle: what still happens, who has won, in which order the cards go."""

from typing import Any

import pytest

from tests.kit import kinds, play, the
from tests.superhero_battle.own_cards import field, hero, only
from tests.superhero_battle.positions import A, B, C, D, dump, fighting, hand, load, opening, seat, view, wins
from tests.superhero_battle.test_harmless_cards import HIT, OTHER, technique

AVENGERS = {"boxes_in_play": "avengers"}
DRAW = {"op": "draw", "amount": 1, "target": "self"}


# Once one side is left (SB-AMB-63).


@pytest.mark.rule("SB-AMB-63", "SB-AMB-11")
def test_no_hero_is_asked_after_an_action_that_ended_the_battle() -> None:
    """Iron Man could draw two cards after the action."""
    state = opening(seat(laid=7, hero="iron_man"), seat(laid=4, energy=1), options=AVENGERS)
    play(state, "do shoot_to_kill")
    assert wins(state) == [1, 0]
    assert dump(state)["battle"] == 2


@pytest.mark.rule("SB-AMB-63")
def test_no_ability_follows_damage_that_ended_the_battle() -> None:
    """Gamora would draw a card because whom she hit has left."""
    state = opening(seat(laid=4, hero="gamora"), seat(laid=4, energy=2))
    play(state, "do flurry_of_blows")
    assert wins(state) == [1, 0]
    assert state.pending() == ["prepare", "fill", "draw"]
    assert hand(state, A) == [2, 3, 4]


@pytest.mark.rule("SB-AMB-63")
def test_the_second_of_both_actions_does_not_follow_the_end_of_the_battle() -> None:
    both = hero(
        "rocket", "guardians", "passive", "continuous", [{"op": "modify", "rule": "both_actions", "value": ["shot"]}]
    )
    state = opening(seat(laid=7, hero="rocket"), seat(laid=4, energy=1), options={"cards": only(both)})
    log = play(state, "do shoot_to_kill")
    assert kinds(log).count("action") == 1
    assert wins(state) == [1, 0]


@pytest.mark.rule("SB-AMB-63")
def test_the_other_action_is_not_started_once_the_battle_is_over_but_later_steps_are_carried_out() -> None:
    cards = only(techniques=[technique("shot", shoot_to_kill=[HIT, OTHER, {"op": "take_first_player"}])])
    state = opening(seat(laid=2, energy=1), 7, options={"cards": cards})
    play(state, "do explosives", "pass")
    log = play(state, "do shoot_to_kill")
    assert kinds(log).count("action") == 1
    assert dump(state)["holder"] == B
    assert wins(state) == [0, 1]


@pytest.mark.rule("SB-AMB-63", "SB-AMB-53")
def test_no_further_window_opens_after_a_battlefield_ended_the_battle() -> None:
    """At the end of the round Knowhere hurts everybody.

    Only A stays, and Cosmo's ability comes too late.
    """
    hurting = field(
        "knowhere", "guardians", "end_of_round", [{"op": "damage", "amount": 1, "target": "each_in_battle"}]
    )
    cosmo = hero("cosmo", "guardians", "passive", "end_of_round", [DRAW])
    seats = [seat([1], series=[2, 3], laid=5, hero="cosmo"), seat([1], series=[2, 3], laid=5, energy=1)]
    seats.append(seat([1], series=[2, 3], laid=5, energy=1))
    cards = only(cosmo, battlefields=[hurting])
    state = opening(*seats, stages=2, battlefield="knowhere", options={"cards": cards})
    play(state, *["do defensive_stance"] * 3)
    assert wins(state) == [1, 0, 0]
    assert hand(state, A) == [1]


# Who has won.


@pytest.mark.rule("SB-25.24", "SB-AMB-9")
def test_knockouts_go_back_to_the_stack_when_the_last_battle_ends() -> None:
    state = opening(seat(laid=4, wins=2), seat(laid=4, energy=2, wins=2), knockouts=["shot", "trick"])
    log = play(state, "do flurry_of_blows")
    assert state.result() is not None
    assert view(state, None)["knockouts"] == 7
    assert the(log, "knockouts_back").rule == "SB-25.24"


@pytest.mark.rule("SB-19.2", "SB-AMB-38")
def test_only_those_who_left_together_last_win() -> None:
    """C had left before A and B could lay nothing."""
    state = load([seat([]), seat([]), seat()], fighting=[A, B], left=[C])
    assert wins(state) == [1, 1, 0]


@pytest.mark.rule("SB-19.2", "SB-AMB-38")
def test_all_who_cannot_lay_win_even_where_nobody_wins_for_other_causes() -> None:
    state = load([seat([]), seat([])], options={"all_exit_result": "nobody_wins"})
    assert wins(state) == [1, 1]


@pytest.mark.rule("SB-AMB-43", "SB-7.3")
def test_a_deciding_battle_of_two_has_a_battlefield_if_the_game_has() -> None:
    options = {"third_win_tie": "deciding_battle"}
    state = load([seat([], wins=2), seat(wins=1), seat([], wins=2)], fighting=[A, C], options=options)
    assert dump(state)["deciding"] == [A, C]
    assert state.pending()[-1] == "battlefield"


@pytest.mark.rule("SB-AMB-43")
def test_titan_asks_nobody_who_stays_out_of_a_deciding_battle() -> None:
    """C sits right of the first player; B is the next who takes part."""
    deciding: dict[str, Any] = {"deciding": [A, B], "members": [A, B], "options": {"third_win_tie": "deciding_battle"}}
    stack = [{"frame": "prepare", "step": 6}]
    state = load([seat(wins=3), seat(wins=3), seat()], battlefield="titan", stack=stack, **deciding)
    assert (state.pending()[-1], state.actor) == ("tactic", B)


# The order of cards in the discard (SB-AMB-66).


@pytest.mark.rule("SB-AMB-66", "SB-AMB-23")
def test_heroes_who_leave_together_discard_clockwise_from_the_actor() -> None:
    """B shoots; C and A leave, so A's Arsenal lies on top."""
    state = opening(seat(laid=2, energy=1), 7, seat(laid=5, energy=1), 4)
    play(state, "do explosives", "pass")
    log = play(state, "do shoot_to_kill")
    assert [event.data["seat"] for event in log if event.kind == "left"] == [C, A]
    assert dump(state)["top"] == "arsenal"


@pytest.mark.rule("SB-AMB-66", "SB-14.3")
def test_at_the_end_of_a_round_series_are_discarded_from_the_first_player_clockwise() -> None:
    seats = [seat([1], series=[2, 3], laid=5), seat([1], series=[2, 3], laid=5), seat([1], series=[2, 3], laid=4)]
    state = opening(*seats, stages=2, holder=B)
    play(state, "do breather", "do battle_thrill", "* card ambush", "do breather")
    assert dump(state)["stages"] == 3
    assert dump(state)["top"] == "defence"  # A's


@pytest.mark.rule("SB-AMB-66", "SB-AMB-34")
def test_at_the_end_of_a_battle_series_are_discarded_clockwise_from_the_actor() -> None:
    """C ends it for the team of A and C, so A's card lies on top."""
    options = {"team_mode": "two", "team_seats": "by_seat"}
    state = opening(5, seat(laid=2, energy=1), 7, seat(laid=4, energy=1), options=options)
    play(state, "do breather", "do explosives", "pass", "do shoot_to_kill")
    assert wins(state) == [1, 0, 1, 0]
    assert dump(state)["top"] == "defence"
    assert fighting(state) == [A, B, C, D]
