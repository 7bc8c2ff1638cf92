"""Finer points: the first card and hero of a list, stored positions, guesses, errors."""

from typing import Any

import pytest

from sixstones import Rng
from sixstones.core.errors import BadOption, BadPosition
from sixstones.games.superhero_battle.components import HEROES
from sixstones.games.superhero_battle.state import SuperheroBattle
from tests.kit import asked, play
from tests.superhero_battle.own_cards import field, hero, only
from tests.superhero_battle.positions import (
    GAME,
    A,
    B,
    C,
    draw,
    dump,
    fighting,
    hand,
    load,
    of,
    opening,
    play_out,
    seat,
    view,
)
from tests.superhero_battle.test_harmless_cards import technique


def same_again(position: dict[str, Any]) -> None:
    assert dump(GAME.load(position)) == position


# The first of a list is as good as the others.


@pytest.mark.rule("SB-11.1", "SB-AMB-54")
def test_an_ambush_taken_back_is_in_the_hand_again() -> None:
    state = load([seat([1, 2]), seat([3, 4])])
    state.apply(A, GAME.parse("lay ambush"))
    state.apply(A, GAME.parse("lay arsenal"))
    assert hand(state, A) == [1]
    assert of(state, A)["laid"] == "arsenal"


def test_an_ambush_on_top_of_the_discard_is_seen() -> None:
    state = load([seat(), seat()], discard={"ambush": 1, "shot": 1}, top="ambush", options={"discard_pile": "top_only"})
    assert view(state, None)["discard"]["top"] == "ambush"


def test_an_ambush_that_is_not_in_the_discard_is_not_on_top_of_it() -> None:
    with pytest.raises(BadPosition) as caught:
        load([seat(), seat()], discard={"shot": 1}, top="ambush")
    assert caught.value.data["field"] == "top"


def test_the_first_hero_of_the_box_changes_rules_too() -> None:
    rule = {"op": "modify", "rule": "series_order", "value": "not_higher"}
    box = str(GAME.components[HEROES[0]]["box"])
    cards = only(hero(HEROES[0], box, "passive", "continuous", [rule]))
    first = seat(laid=3, hero=HEROES[0], series=[4])
    options = {"cards": cards, "boxes_in_play": "both"}
    state = opening(first, seat(laid=3, series=[4]), 4, options=options, stage=1)
    play(state, "do vantage_point")
    draw(state, 7)
    assert fighting(state) == [A, C]


# New programs at work.


def test_traps_are_set_on_the_numbers_a_card_names() -> None:
    program = [{"op": "set_trap", "on_numbers": [1, 7]}, {"op": "remove_trap", "on_numbers": [2]}]
    cards = only(hero("groot", "guardians", "passive", "after_action", program))
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": cards}, traps=["arsenal", "planning"])
    play(state, "do breather")
    assert dump(state)["traps"] == ["ambush", "planning", "shot"]


@pytest.mark.rule("SB-AMB-56")
@pytest.mark.parametrize(("to", "kind"), [("all", "hand_shown"), ("self", "hand_shown_to")])
def test_a_hand_is_shown_to_those_the_card_names(to: str, kind: str) -> None:
    program = [{"op": "reveal_hand", "target": "one_opponent", "to": to}]
    cards = only(hero("groot", "guardians", "active", "after_action", program))
    state = opening(seat(laid=5, hero="groot"), 4, 4, options={"cards": cards})
    log = play(state, "do breather", "use ability", "target p2")
    assert kind in [event.kind for event in log]


def test_an_ability_that_calls_for_the_other_action_looks_at_all_its_steps() -> None:
    """A has the first-player card: only the second step of the other action does something."""
    drawing = {"op": "draw", "amount": 1, "target": "self"}
    ambush = technique("ambush", seize_initiative=[{"op": "take_first_player"}, drawing], stun=[drawing])
    groot = hero("groot", "guardians", "active", "after_action", [{"op": "perform_other_action"}])
    state = opening(seat(laid=1, hero="groot"), 4, 4, options={"cards": only(groot, techniques=[ambush])})
    play(state, "do stun", "* card shot")
    assert (state.actor, asked(state)) == (A, "ability")
    play(state, "use ability", "* card trick")
    assert hand(state, A) == [2, 3, 4, 6, 7]


# Positions in the middle of something load again as they are.

STORM = field("kyln", "guardians", "after_draft", [
    {"op": "discard_chosen", "amount": 2, "target": "each_in_battle", "by": "owner"},
])  # fmt: skip


def test_a_program_of_a_battlefield_has_no_seat_and_loads_again() -> None:
    state = load([seat(), seat(), seat()], battlefield="kyln", stack=[{"frame": "prepare", "step": 6}],
                 options={"cards": only(battlefields=[STORM])})  # fmt: skip
    assert state.pending()[-1] == "discard"
    same_again(dump(state))
    state.apply(A, GAME.parse("discard arsenal"))
    assert of(state, A)["pick"] == ["arsenal"]
    same_again(dump(state))


def test_the_end_of_a_round_has_two_steps() -> None:
    state = load([seat(), seat(hero="groot")])
    position = dump(state) | {"stack": [{"frame": "round_end", "step": 2}]}
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert caught.value.data["field"] == "stack[0].step"
    assert dump(GAME.load(position | {"stack": [{"frame": "round_end", "step": 1}]}))["stack"][0]["frame"] == "lay"


def test_a_returned_card_is_stored_as_returned() -> None:
    cards = only(hero("groot", "guardians", "passive", "after_action", [
        {"op": "return_played"}, {"op": "damage", "amount": 1, "target": "one_opponent"},
    ]))  # fmt: skip
    state = opening(seat(laid=5, hero="groot"), 4, 4, options={"cards": cards})
    play(state, "do breather")
    assert dump(state)["returned"] is True
    assert view(state, None)["returned"] is True
    same_again(dump(state))


# Between battles.


@pytest.mark.rule("SB-21.1")
def test_a_game_that_is_over_has_no_stages_left() -> None:
    state = load([seat([4], wins=2), seat([], wins=2)], stages=4)
    assert (dump(state)["stages"], view(state, None)["phase"]) == (0, "over")


@pytest.mark.rule("SB-9.1")
def test_nobody_is_in_a_battle_before_the_first_one() -> None:
    state = GAME.start(2)
    assert (dump(state)["members"], dump(state)["fighting"], dump(state)["stages"]) == ([], [], 0)


def test_a_step_keeps_no_list_of_events() -> None:
    state = load([seat(), seat()])
    assert isinstance(state, SuperheroBattle)
    assert play(state, "lay arsenal") != []
    assert state.log is None


@pytest.mark.rule("SB-9.6")
def test_a_battlefield_is_drawn_from_those_that_may_come() -> None:
    state = GAME.start(3)
    play_out(state, "battlefield")
    may_come = {action for action, _ in state.outcomes()}
    drawn = {state.sample(Rng(n)) for n in range(40)}
    assert drawn <= may_come
    assert len(drawn) > 5


# Hidden choices.


@pytest.mark.rule("SB-3.1", "SB-INV-18")
@pytest.mark.parametrize("viewer", [None, B])
def test_a_guess_at_the_choice_of_heroes_is_a_possible_one(viewer: int | None) -> None:
    state = GAME.start(3)
    play_out(state, "pick_hero")
    state.apply(A, state.legal(A)[0])
    own = of(state, B)["dealt"]
    guesses, seen = set(), set()
    for n in range(12):
        other = state.resample(viewer, Rng(n))
        seats = dump(other)["seats"]
        heroes = [hero for one in seats for hero in one["dealt"]]
        assert len(set(heroes)) == 6
        assert seats[A]["pick"] in seats[A]["dealt"]
        assert viewer is None or seats[B]["dealt"] == own
        guesses.add(seats[A]["pick"])
        seen |= set(heroes)
        same_again(dump(other))
    assert len(guesses) > 3
    assert len(seen) == 10


@pytest.mark.rule("SB-AMB-56")
def test_a_guess_gives_everybody_the_memory_of_the_viewer() -> None:
    state = load([seat(), seat([1, 2, 3], known={"0": ["ambush"], "2": [], "spectator": []}), seat()])
    other = state.resample(A, Rng(1))
    assert of(other, B)["known"] == ["ambush"]
    assert of(state.resample(C, Rng(1)), B)["known"] == []


# What an error says.


def test_a_wrong_seat_is_told_which_there_are() -> None:
    with pytest.raises(BadPosition) as caught:
        load([seat(), seat(), seat()], acted=[3])
    assert caught.value.data["expected"] == "different seats from 0 to 2"


@pytest.mark.rule("SB-9.16")
def test_one_box_for_many_players_is_refused_by_the_value() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(8, {"boxes_in_play": "avengers"})
    assert caught.value.data["value"] == "'avengers'"
