"""Every battlefield's effect, by an assertion of its own."""

from typing import Any

import pytest

from sixstones.core.state import State
from tests.kit import asked, play
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

GUARDIANS = [
    "sakaar_arena", "kyln", "milano", "xandar", "knowhere", "collectors_museum", "ego", "realm_of_death",
    "grandmasters_palace", "morag", "contraxia", "titan",
]  # fmt: skip
BOTH = {"boxes_in_play": "both"}


def on(field: str, *laid: Any, **more: Any) -> State:
    return opening(*laid, battlefield=field, options=BOTH, **more)


def prepared(field: str, step: int, hands: int = 7) -> State:
    """The preparation of a battle at one of its steps, on this battlefield."""
    seats = [seat([1, 2, 3, 4, 5, 6, 7][:hands])] * 3
    return load(seats, battlefield=field, stack=[{"frame": "prepare", "step": step}], options=BOTH)


@pytest.mark.rule("SB-25.4", "SB-7.2")
@pytest.mark.parametrize(
    ("field", "number"),
    [
        ("sakaar_arena", 4),
        ("kyln", 2),
        ("milano", 7),
        ("xandar", 5),
        ("avengers_tower", 3),
        ("sokovia", 6),
        ("hydra_base", 1),
    ],
)
def test_everybody_gets_a_technique(field: str, number: int) -> None:
    state = prepared(field, 6)
    assert [hand(state, n).count(number) for n in (A, B, C)] == [2, 2, 2]
    assert state.view(A)["seats"][B]["known"] == cards(number)  # type: ignore[index]


def test_knowhere_starts_with_traps() -> None:
    assert dump(prepared("knowhere", 1))["traps"] == ["ambush", "close_combat", "shot"]


@pytest.mark.parametrize(("field", "amount"), [("ego", 4), ("realm_of_death", 2)])
def test_heroes_start_with_another_energy(field: str, amount: int) -> None:
    assert energy(prepared(field, 1)) == [amount] * 3


def round_end(field: str) -> State:
    """The end of a round, with nobody harmed."""
    seats = [
        seat([1, 1], laid=5, series=[2, 3], energy=2),
        seat([1, 1], laid=5, series=[2, 3]),
        seat([1, 1], laid=5, series=[2, 3]),
    ]
    state = on(field, *seats, stage=2, stages=2)
    play(state, "do defensive_stance", "do defensive_stance", "do defensive_stance")
    return state


def test_collectors_museum_lets_everybody_draw_after_a_round() -> None:
    state = round_end("collectors_museum")
    draw(state, 7, 6, 5)
    assert [hand(state, n) for n in (A, B, C)] == [[1, 1, 7], [1, 1, 6], [1, 1, 5]]


def test_asgard_gives_energy_after_a_round() -> None:
    assert energy(round_end("asgard")) == [3, 4, 4]


@pytest.mark.rule("SB-13.1")
def test_contraxia_passes_the_first_player_card_on_and_nothing_else_does() -> None:
    assert dump(round_end("contraxia"))["holder"] == B
    assert dump(round_end("milano"))["holder"] == A


def test_grandmasters_palace_turns_the_order_round() -> None:
    state = on("grandmasters_palace", seat(series=[4], laid=5), seat(series=[4], laid=3), 4, stage=1)
    assert fighting(state) == [B, C]
    assert state.actor == B


@pytest.mark.rule("SB-7.2")
def test_grandmasters_palace_allows_equal_numbers() -> None:
    state = on("grandmasters_palace", seat(series=[4], laid=4), seat(series=[4], laid=4), 4, stage=1)
    assert (asked(state), state.actor) == ("action", A)


def test_training_centre_asks_for_rising_numbers() -> None:
    state = on("training_centre", seat(series=[4], laid=4), seat(series=[4], laid=5), 4, stage=1)
    assert fighting(state) == [B, C]


def test_morag_doubles_traps() -> None:
    assert energy(on("morag", 7, 4, 4, traps=["shot"]))[A] == 1


def test_savage_land_turns_a_sprung_trap_back() -> None:
    state = on("savage_land", 7, 7, 4, traps=["shot"])
    assert dump(state)["traps"] == []
    assert energy(state)[A] == 2


def test_wakanda_softens_knockouts() -> None:
    state = on("wakanda", 7, 4, 4, knockouts=["shot"], traps=["shot"])
    assert fighting(state) == [A, B, C][1:]
    state = on("wakanda", 7, 4, 4, knockouts=["shot"])
    assert energy(state)[A] == 1
    assert asked(state) == "action"


def test_titan_lets_the_player_right_of_the_first_place_a_knockout() -> None:
    state = prepared("titan", 6)
    assert state.actor == C
    play(state, "tactic trick")
    assert dump(state)["knockouts"] == ["trick"]


def test_helicarrier_has_three_passes() -> None:
    state = prepared("helicarrier", 4, hands=5)
    draw(state, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4)
    picks = 0
    while asked(state) == "draft":
        play(state, legal(state, state.actor)[0])
        picks += 1
    assert picks == 9


def test_negative_zone_stops_all_abilities() -> None:
    state = on("negative_zone", seat(laid=5, hero="groot"), seat(laid=4, hero="captain_america"), 4)
    play(state, "do breather")
    assert energy(state)[A] == 5
    assert asked(on("negative_zone", seat(laid=4, hero="yondu"), 4, 4)) == "action"
    assert "use ability" not in legal(on("negative_zone", seat(laid=4, hero="yondu"), 4, 4), A)


@pytest.mark.rule("SB-AMB-54", "SB-AMB-61")
def test_quantum_realm_lets_owners_choose_what_they_discard_together() -> None:
    state = on("quantum_realm", 7, 4, 4)
    play(state, "do barrage_fire")
    assert state.waiting() == [B, C]
    state.apply(C, state.game.parse("discard arsenal"))
    assert [hand(state, n) for n in (B, C)] == [[2, 3, 4], [2, 3, 4]]
    state.apply(C, state.game.parse("discard planning"))
    state.apply(B, state.game.parse("discard arsenal"))
    assert [hand(state, n) for n in (B, C)] == [[3, 4], [2, 4]]


def test_raft_costs_everybody_a_card() -> None:
    state = prepared("raft", 6)
    draw(state, 1, 2, 3)
    assert [len(hand(state, n)) for n in (A, B, C)] == [6, 6, 6]


@pytest.mark.rule("SB-AMB-57")
def test_new_york_opens_hands_but_not_choices() -> None:
    state = load([seat([1, 2]), seat([3, 4]), seat([5, 6])], battlefield="new_york", options=BOTH)
    assert state.view(A)["seats"][B]["hand"] == cards(3, 4)  # type: ignore[index]
    state.apply(B, state.game.parse("lay planning"))
    assert state.view(A)["seats"][B]["hand"] == cards(3, 4)  # type: ignore[index]
    state.apply(A, state.game.parse("lay ambush"))
    state.apply(C, state.game.parse("lay defence"))
    assert state.view(A)["seats"][B]["hand"] == cards(4)  # type: ignore[index]
    assert state.resample(A, __import__("sixstones").Rng(3)).dump()["seats"][B]["laid"] == "planning"  # type: ignore[index]


def test_every_battlefield_has_been_here() -> None:
    text = __import__("pathlib").Path(__file__).read_text("utf-8")
    fields = [id for id, part in load([seat(), seat()]).game.components.items() if part["type"] == "battlefield"]
    assert len(fields) == 24
    assert [id for id in fields if text.count(f'"{id}"') < 1] == []
