"""Components, setup, heroes, teams and boxes (SB-1 … SB-7, SB-22 … SB-24)."""

from typing import Any

import pytest

from sixstones import CHANCE
from sixstones.core.errors import BadOption
from sixstones.core.state import State
from tests.kit import asked, outcomes, play, the, weights
from tests.superhero_battle.positions import (
    GAME,
    NAMES,
    A,
    B,
    C,
    dump,
    energy,
    legal,
    load,
    opening,
    play_out,
    seat,
    view,
    wins,
)


def parts(type: str) -> list[dict[str, Any]]:
    return [part for part in GAME.components.values() if part["type"] == type]


def until(state: State, frame: str) -> State:
    play_out(state, frame)
    return state


@pytest.mark.rule("SB-1.1", "SB-2.4", "SB-23.1")
def test_seven_techniques_seven_times_each_in_one_deck() -> None:
    assert len(parts("technique")) == 7
    assert dump(GAME.start(2))["deck"] == dict.fromkeys(NAMES, 7)
    assert dump(GAME.start(5))["deck"] == dict.fromkeys(NAMES, 14)


@pytest.mark.rule("SB-1.2", "SB-3.1", "SB-3.3")
def test_ten_heroes_a_box_two_dealt_to_each_and_the_others_gone() -> None:
    assert [sum(part["box"] == box for part in parts("hero")) for box in ("guardians", "avengers")] == [10, 10]
    state = until(GAME.start(4), "deal_hero")
    assert len(outcomes(state)) == 10
    state = until(state, "pick_hero")
    dealt = [hero for s in dump(state)["seats"] for hero in s["dealt"]]
    assert len(set(dealt)) == 8
    while asked(state) == "pick_hero":
        play(state, legal(state, state.actor)[0])
    assert all("dealt" not in s for s in dump(state)["seats"])


@pytest.mark.rule("SB-3.2", "SB-AMB-50", "SB-AMB-54")
def test_heroes_are_chosen_in_secret_and_shown_together() -> None:
    state = until(GAME.start(3), "pick_hero")
    assert state.waiting() == [A, B, C]
    first, second = legal(state, B)
    state.apply(B, GAME.parse(first))
    assert view(state, A)["seats"][B]["hero"] is None
    assert view(state, A)["seats"][B]["dealt"] is None
    assert view(state, A)["chosen"] == [B]
    state.apply(B, GAME.parse(second))
    state.apply(A, GAME.parse(legal(state, A)[0]))
    log: list[Any] = []
    state.apply(C, GAME.parse(legal(state, C)[0]), log)
    assert [event.data["seat"] for event in log if event.kind == "hero"] == [A, B, C]
    assert view(state, A)["seats"][B]["hero"] == second.split()[1]


@pytest.mark.rule("SB-1.3", "SB-5.1", "SB-5.2", "SB-5.3")
def test_seven_tactics_show_every_technique_once_numbers_up() -> None:
    tactics = view(GAME.start(2), None)["tactics"]
    assert [tactic["technique"] for tactic in tactics] == NAMES
    assert [tactic["number"] for tactic in tactics] == [1, 2, 3, 4, 5, 6, 7]
    assert not any(tactic["trap"] or tactic["knockout"] for tactic in tactics)


@pytest.mark.rule("SB-1.4", "SB-6.1", "SB-23.3")
def test_seven_knockouts_in_the_stack_with_one_box_or_two() -> None:
    assert view(GAME.start(2), None)["knockouts"] == 7
    assert view(GAME.start(8), None)["knockouts"] == 7


@pytest.mark.rule("SB-1.8", "SB-7.1", "SB-9.6", "SB-23.2")
def test_twelve_battlefields_a_box_in_one_deck() -> None:
    state = until(GAME.start(3), "battlefield")
    assert len(outcomes(state)) == 12
    play(state, outcomes(state)[3].join(["* ", ""]))
    assert len(outcomes(until(GAME.start(5), "battlefield"))) == 24
    assert view(state, None)["battlefield"] == "xandar"


@pytest.mark.rule("SB-7.3")
def test_two_players_have_no_battlefield() -> None:
    state = until(GAME.start(2), "lay")
    assert view(state, None)["battlefield"] is None


@pytest.mark.rule("SB-1.9", "SB-2.1", "SB-2.2", "SB-2.3")
def test_chance_decides_who_holds_the_one_first_player_card_and_opens_first() -> None:
    state = until(GAME.start(3), "first")
    assert weights(state) == {"first p1": 1, "first p2": 1, "first p3": 1}
    log = play(state, "* first p2")
    assert the(log, "first_player").data == {"seat": B}
    assert dump(state)["holder"] == B
    assert opening(4, 4, 4, holder=B).actor == B
    assert dump(GAME.start(3, {"first_player": "p3"}))["holder"] == C


@pytest.mark.rule("SB-2.6", "SB-AMB-33")
def test_one_common_discard_that_all_see() -> None:
    seats = [seat(series=[4], laid=3), seat(series=[3], laid=4), seat(laid=4)]
    state = opening(*seats, stage=1)
    assert view(state, C)["discard"] == {"count": 2, "top": "planning", "cards": ["planning", "close_combat"]}
    hidden = opening(
        seat(series=[4], laid=3), seat(series=[3], laid=4), 4, stage=1, options={"discard_pile": "top_only"}
    )
    assert view(hidden, C)["discard"] == {"count": 2, "top": "planning", "cards": None}


@pytest.mark.rule("SB-4.1", "SB-4.2", "SB-4.3", "SB-9.3")
def test_everybody_begins_with_no_win_and_three_energy() -> None:
    state = until(GAME.start(3, {"boxes_in_play": "guardians"}), "layout")
    assert wins(state) == [0, 0, 0]
    assert set(energy(state)) <= {2, 3, 4}
    assert energy(until(GAME.start(2), "layout")) == [3, 3]


@pytest.mark.rule("SB-9.7", "SB-9.15")
def test_the_first_hands_and_what_is_left_of_the_draft() -> None:
    state = until(GAME.start(2), "draft")
    assert [s["cards"] for s in view(state, None)["seats"]] == [5, 5]
    assert len(view(state, None)["layout"]) == 6
    state = until(state, "lay")
    assert view(state, None)["discard"]["count"] == 2


# Boxes and teams.


@pytest.mark.rule("SB-9.16", "SB-AMB-46")
def test_five_to_eight_players_need_both_boxes() -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(5, {"boxes_in_play": "guardians"})
    assert error.value.data["field"] == "options.boxes_in_play"
    assert sum(dump(GAME.start(3, {"boxes_in_play": "both"}))["deck"].values()) == 98
    assert len(outcomes(until(GAME.start(2, {"boxes_in_play": "avengers"}), "deal_hero"))) == 10


@pytest.mark.rule("SB-23.4", "SB-23.5")
def test_with_both_boxes_one_hero_of_each_is_dealt() -> None:
    state = until(GAME.start(6), "pick_hero")
    for s in dump(state)["seats"]:
        assert [GAME.components[hero]["box"] for hero in s["dealt"]] == ["guardians", "avengers"]
    found = state.asks(A)
    assert found is not None
    assert found.rule == "SB-23.5"


@pytest.mark.rule("SB-1.5", "SB-22.2", "SB-AMB-5", "SB-22.1")
def test_four_players_are_dealt_two_red_and_two_blue_cards_each_seen_by_its_owner() -> None:
    state = GAME.start(4, {"team_mode": "two"})
    assert weights(state) == {"team red guardians": 2, "team blue guardians": 2}
    assert state.witnesses(CHANCE, GAME.parse("team red guardians")) == [A]
    play(state, "* team red guardians")
    assert view(state, A)["seats"][A]["team"] == "red guardians"
    assert view(state, B)["seats"][A]["team"] is None
    assert weights(state) == {"team red guardians": 1, "team blue guardians": 2}


@pytest.mark.rule("SB-22.3", "SB-22.4", "SB-AMB-60", "SB-AMB-47")
def test_equal_colours_are_a_team_and_sit_alternately() -> None:
    state = GAME.start(4, {"team_mode": "two"})
    play(state, "* team blue guardians", "* team blue guardians", "* team red guardians", "* team red guardians")
    assert [s["team"] for s in dump(state)["seats"]] == [0, 0, 1, 1]
    assert view(state, None)["places"] == [0, 2, 1, 3]
    assert state.pending() == ["first"]
    seated = GAME.start(4, {"team_mode": "two", "team_seats": "by_seat"})
    assert [s["team"] for s in dump(seated)["seats"]] == [0, 1, 0, 1]


@pytest.mark.rule("SB-24.2", "SB-24.3")
def test_six_players_in_two_teams() -> None:
    state = GAME.start(6, {"team_mode": "two"})
    assert sum(weights(state).values()) == 6
    assert weights(state)["team red avengers"] == weights(state)["team blue avengers"] == 1
    deal = ["red guardians", "red avengers", "red guardians", "blue guardians", "blue avengers", "blue guardians"]
    play(state, *[f"* team {card}" for card in deal])
    assert [s["team"] for s in dump(state)["seats"]] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(("players", "mode"), [(3, "two"), (4, "three"), (6, "four"), (8, "three"), (5, "two")])
def test_other_numbers_form_no_teams(players: int, mode: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(players, {"team_mode": mode})
    assert error.value.data["field"] == "options.team_mode"


@pytest.mark.rule("SB-AMB-45")
def test_team_mates_see_each_others_hands_only_if_the_switch_says_so() -> None:
    seats = [seat([1, 2]), seat([3]), seat([4, 5]), seat([6])]
    apart = load(seats, options={"team_mode": "two"})
    shared = load(seats, options={"team_mode": "two", "team_hands": "shared"})
    assert view(apart, A)["seats"][C]["hand"] is None
    assert view(shared, A)["seats"][C]["hand"] == ["close_combat", "defence"]
    assert view(shared, A)["seats"][B]["hand"] is None


@pytest.mark.rule("SB-AMB-1")
def test_numbers_of_the_techniques() -> None:
    assert [GAME.components[id]["number"] for id in NAMES] == [1, 2, 3, 4, 5, 6, 7]
