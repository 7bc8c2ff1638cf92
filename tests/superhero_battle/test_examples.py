"""The worked examples, by name."""

import pytest

from sixstones import CHANCE, State
from tests.kit import asked, play, the
from tests.superhero_battle.positions import (
    A,
    B,
    C,
    D,
    cards,
    discarded,
    draw,
    dump,
    energy,
    fighting,
    hand,
    lay,
    legal,
    load,
    of,
    opening,
    seat,
    view,
    wins,
)


def maxim_katya_zhenya() -> State:
    """The printed example: stage 3, everybody's card is legal, Shot shows a trap."""
    return opening(
        seat(series=[2, 3], laid=3, energy=1),
        seat(series=[2, 4], laid=4),
        seat(series=[5, 6], laid=7, energy=2),
        traps=["shot"],
        stage=2,
    )


@pytest.mark.rule("SB-15.2", "SB-27.1")
def test_sb_ex_1_feint_places_a_knockout() -> None:
    state = maxim_katya_zhenya()
    play(state, "do feint")
    assert view(state, None)["knockouts"] == 7
    log = play(state, "tactic close_combat")
    # Katya, who is next, opens at once: nothing lies between the Knockout and her card.
    assert [(event.kind, event.data.get("seat")) for event in log[:2]] == [("knockout_placed", None), ("opened", B)]
    assert energy(state)[:2] == [1, 3]


@pytest.mark.rule("SB-15.4", "SB-15.5", "SB-25.22", "SB-6.2")
def test_sb_ex_2_the_knockout_puts_out_who_opens_the_technique() -> None:
    state = maxim_katya_zhenya()
    play(state, "do feint")
    before = discarded(state)
    log = play(state, "tactic close_combat")
    assert the(log, "knockout_placed").data == {"tactic": "close_combat"}
    assert fighting(state) == [A, C]
    assert discarded(state) == before + 3
    assert dump(state)["knockouts"] == []
    assert "action" not in [event.kind for event in log if event.data.get("seat") == B]
    assert state.actor == C


@pytest.mark.rule("SB-16.3", "SB-16.5", "SB-17.1", "SB-20.1")
def test_sb_ex_3_the_trap_hits_and_stays_and_the_last_hero_wins() -> None:
    state = maxim_katya_zhenya()
    play(state, "do feint", "tactic close_combat")
    assert energy(state)[C] == 1
    assert dump(state)["traps"] == ["shot"]
    log = play(state, "do shoot_to_kill")
    assert the(log, "left").data["seat"] == A
    assert the(log, "battle_won").data["seats"] == [C]
    assert "round_end" not in [event.kind for event in log]
    assert wins(state) == [0, 0, 1]


@pytest.mark.rule("SB-17.3", "SB-AMB-14", "SB-12.2")
def test_sb_ex_4_a_wrong_number_leaves_knockout_and_trap_untouched() -> None:
    others = [seat(series=[2], laid=4), seat(series=[2], laid=4)]
    state = opening(seat(series=[4], laid=3), *others, traps=["planning"], knockouts=["planning"])
    assert fighting(state) == [B, C]
    assert dump(state)["knockouts"] == dump(state)["traps"] == ["planning"]
    assert dump(state)["discard"] == {"planning": 1, "close_combat": 1}
    assert energy(state)[A] == 3


@pytest.mark.rule("SB-11.4")
def test_sb_ex_5_an_equal_number_is_legal() -> None:
    state = opening(seat(series=[4], laid=4), seat(series=[4], laid=4))
    assert state.actor == A
    assert asked(state) == "action"


@pytest.mark.rule("SB-14.3", "SB-AMB-17", "SB-14.4")
def test_sb_ex_6_the_first_card_of_a_round_is_free() -> None:
    state = opening(seat([1], series=[5, 6], laid=7), seat([1], series=[5, 6], laid=7), stage=2, stages=2)
    play(state, "do barrage_fire")
    play(state, "do barrage_fire")
    # Both hands of one card were lost: give them one again and go on with round 2.
    state = load([seat([1, 1]), seat([1, 1])], stages=3)
    lay(state, 1, 1)
    assert state.actor == A
    assert asked(state) == "action"


@pytest.mark.rule("SB-9.11", "SB-9.12", "SB-9.13", "SB-9.14")
def test_sb_ex_7_the_draft() -> None:
    state = load([seat([1, 2, 3, 4, 5])] * 3, "prepare", stack=[{"frame": "prepare", "step": 2}])
    draw(state, 1, 2, 3, 4, 5, 6, 7, 1)
    assert len(dump(state)["layout"]) == 7
    order = []
    for n in (7, 6, 5, 4, 3, 2):
        order.append(state.actor)
        play(state, f"take {cards(n)[0]}")
    assert order == [C, B, A, C, B, A]
    assert [len(hand(state, n)) for n in (A, B, C)] == [7, 7, 7]
    assert dump(state)["discard"] == {"ambush": 2}


@pytest.mark.rule("SB-9.8", "SB-9.9", "SB-9.10", "SB-27.5")
def test_sb_ex_8_trimming_and_drawing_with_a_deck_that_runs_out() -> None:
    seats = [seat([1, 1, 2, 2, 3, 3, 4]), seat([5, 5, 5]), seat([6, 6, 6, 7, 7])]
    state = load(seats, deck={"ambush": 1}, battle=2, stack=[{"frame": "prepare", "step": 2}])
    assert state.actor == A
    play(state, "discard ambush", "discard ambush")
    assert len(hand(state, A)) == 5
    draw(state, 1)
    assert hand(state, B) == [1, 5, 5, 5]
    assert dump(state)["discard"] == {}
    assert sum(dump(state)["deck"].values()) == 35
    draw(state, 7)
    assert hand(state, B) == [1, 5, 5, 5, 7]
    assert dump(state)["stack"][-1]["frame"] == "layout"


@pytest.mark.rule("SB-20.2", "SB-12.5")
def test_sb_ex_9_the_last_hero_does_not_even_open_his_card() -> None:
    state = opening(seat(laid=7, series=[6]), seat(series=[6], laid=2), knockouts=["shot"])
    assert wins(state) == [0, 1]


@pytest.mark.rule("SB-26.8", "SB-25.17")
def test_sb_ex_10_vantage_point_removes_a_trap_after_it_has_hit() -> None:
    state = opening(seat(laid=3, energy=2), 4, traps=["planning"])
    assert energy(state)[A] == 1
    play(state, "do vantage_point")
    assert dump(state)["traps"] == []


@pytest.mark.rule("SB-25.18", "SB-25.12")
def test_sb_ex_11_a_trap_that_takes_the_last_energy() -> None:
    state = opening(seat(laid=6, energy=1), 4, 4, traps=["trick"])
    assert fighting(state) == [B, C]
    assert state.actor == B
    assert dump(state)["traps"] == ["trick"]


@pytest.mark.rule("SB-16.5", "SB-5.4")
def test_sb_ex_12_one_trap_hits_twice() -> None:
    state = opening(7, 7, traps=["shot"])
    assert energy(state) == [2, 3]
    play(state, "do barrage_fire")
    draw_random(state)
    assert energy(state) == [2, 2]
    assert dump(state)["traps"] == ["shot"]


def draw_random(state) -> None:  # type: ignore[no-untyped-def]
    """The first outcome of whatever chance is about to bring."""
    while state.actor == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])


@pytest.mark.rule("SB-6.2", "SB-15.5", "SB-AMB-8")
def test_sb_ex_13_a_knockout_hits_the_first_only() -> None:
    state = opening(6, 6, 4, knockouts=["trick"])
    assert fighting(state) == [B, C]
    assert state.actor == B
    assert asked(state) == "action"


@pytest.mark.rule("SB-26.14", "SB-26.9", "SB-AMB-16")
def test_sb_ex_14_a_protected_hero_returns_the_knockout_and_acts() -> None:
    state = opening(
        seat(laid=6) | {"series": ["defence turned"]}, seat(series=[4], laid=4), knockouts=["trick"], stage=1
    )
    assert dump(state)["knockouts"] == []
    assert state.actor == A
    assert asked(state) == "action"


@pytest.mark.rule("SB-AMB-15", "SB-AMB-21")
def test_sb_ex_15_the_trap_under_the_knockout_hits_a_protected_hero() -> None:
    guarded = seat(laid=6, energy=2) | {"series": ["defence turned"]}
    state = opening(guarded, seat(series=[4], laid=4), knockouts=["trick"], traps=["trick"], stage=1)
    assert dump(state)["knockouts"] == []
    assert energy(state)[A] == 1
    assert state.actor == A


@pytest.mark.rule("SB-27.4")
def test_sb_ex_16_a_knockout_on_defence() -> None:
    state = opening(seat(series=[4], laid=5), seat(series=[4], laid=4), 4, knockouts=["defence"], stage=1)
    assert A not in fighting(state)
    state = opening(seat(laid=5) | {"series": ["defence turned"]}, seat(series=[4], laid=4), 4,
                    knockouts=["defence"], stage=1)  # fmt: skip
    assert dump(state)["knockouts"] == []
    assert asked(state) == "action"


@pytest.mark.rule("SB-26.15", "SB-26.10")
def test_sb_ex_17_a_protected_hero_may_be_aimed_at_by_flurry() -> None:
    state = opening(seat(series=[4], laid=4), seat(laid=6) | {"series": ["defence turned"]}, seat(series=[4], laid=4),
                    stage=1)  # fmt: skip
    play(state, "do flurry_of_blows", "target p2")
    assert energy(state) == [3, 3, 3]


@pytest.mark.rule("SB-26.11")
def test_sb_ex_18_a_protected_hero_is_safe_from_both_actions_of_shot() -> None:
    def start() -> State:
        b = seat([1, 2, 3, 4], laid=6) | {"series": ["defence turned"]}
        return opening(seat(series=[4], laid=7), b, seat([1, 2, 3, 4], series=[4], laid=4), stage=1)

    state = start()
    play(state, "do shoot_to_kill")
    assert energy(state) == [3, 3, 2]
    state = start()
    play(state, "do barrage_fire", "* card ambush")
    assert [len(hand(state, n)) for n in (B, C)] == [4, 3]


@pytest.mark.rule("SB-26.13", "SB-14.3")
def test_sb_ex_19_the_protection_ends_with_the_round() -> None:
    b = seat(laid=6) | {"series": ["defence turned", "defence"]}
    state = opening(seat(series=[4, 4], laid=4), b, stage=2, stages=2)
    play(state, "do battle_thrill")
    draw(state, 1)
    play(state, "do tripwire", "tactic ambush")
    draw(state, 1)
    lay(state, 4, 3)
    play(state, "do flurry_of_blows")
    assert energy(state)[B] == 1


@pytest.mark.rule("SB-26.4", "SB-26.5", "SB-13.2", "SB-AMB-10")
def test_sb_ex_20_seize_the_initiative_changes_the_order_of_the_next_stage() -> None:
    seats = [seat([4, 4], laid=4), seat([4, 4], laid=1), seat([4, 4], laid=4), seat([4, 4], laid=4)]
    state = opening(*seats, options={"boxes_in_play": "both"})
    play(state, "do battle_thrill")
    draw(state, 7)
    assert energy(state)[A] == 4
    play(state, "do seize_initiative")
    assert energy(state)[A] == 3
    assert dump(state)["holder"] == B
    order = []
    for _ in range(2):
        order.append(state.actor)
        play(state, "do battle_thrill")
        draw(state, 7)
    assert order == [C, D]
    lay(state, 4, 4, 4, 4)
    order = []
    for _ in range(4):
        order.append(state.actor)
        play(state, "do battle_thrill")
        draw(state, 6)
    assert order == [B, C, D, A]


@pytest.mark.rule("SB-26.1", "SB-26.2")
def test_sb_ex_21_the_card_of_a_first_player_who_is_out_may_be_taken() -> None:
    state = opening(seat(energy=0), 4, 1, holder=A)
    play(state, "do battle_thrill")
    draw(state, 7)
    play(state, "do seize_initiative")
    assert dump(state)["holder"] == C
    assert energy(state) == [0, 4, 3]


@pytest.mark.rule("SB-26.3", "SB-AMB-2")
@pytest.mark.parametrize(("variant", "left"), [("default", 2), ("energy", 4), ("mixed", 4)])
def test_sb_ex_22_the_first_player_seizes_his_own_card(variant: str, left: int) -> None:
    state = opening(1, 4, 4, options={"seize_initiative_variant": variant})
    play(state, "do seize_initiative")
    assert dump(state)["holder"] == A
    assert energy(state)[A] == left
    assert state.actor == B


@pytest.mark.rule("SB-18.2", "SB-AMB-39", "SB-18.1")
def test_sb_ex_23_the_next_hero_in_the_battle_opens_first() -> None:
    state = opening(seat(), seat(), 4, 4)
    assert state.actor == C
    assert dump(state)["holder"] == A


@pytest.mark.rule("SB-17.5", "SB-17.4", "SB-AMB-6")
def test_sb_ex_24_the_last_card_of_a_hand() -> None:
    state = opening(seat([], series=[2], laid=4), seat(series=[2], laid=4), seat(series=[2], laid=4), stage=1, stages=1)
    play(state, "do flurry_of_blows", "target p2")
    assert A in fighting(state)
    play(state, "do flurry_of_blows", "target p3")
    log = play(state, "do flurry_of_blows", "target p2")
    assert [event.data["cause"] for event in log if event.kind == "left"] == ["energy", "no_cards"]
    assert wins(state) == [0, 0, 1]


@pytest.mark.rule("SB-19.2", "SB-19.1")
def test_sb_ex_25_all_who_leave_together_win() -> None:
    state = load([seat([]), seat([])])
    assert wins(state) == [1, 1]


@pytest.mark.rule("SB-AMB-37")
def test_sb_ex_26_the_one_left_wins_without_laying() -> None:
    state = load([seat([]), seat([]), seat([3, 4])])
    assert wins(state) == [0, 0, 1]
    assert hand(state, C) == [3, 4]


@pytest.mark.rule("SB-21.2", "SB-AMB-41")
def test_sb_ex_27_the_claimant_nearest_to_the_first_player() -> None:
    seats = [seat([], wins=1), seat([], wins=2), seat([], wins=2), seat([], wins=2)]
    state = load(seats, fighting=[C, D])
    assert wins(state) == [1, 2, 3, 3]
    result = state.result()
    assert result is not None
    assert result.winners == [C]
    assert result.reason == "nearest_to_first_player"


@pytest.mark.rule("SB-25.8", "SB-25.9", "SB-25.10", "SB-26.16")
def test_sb_ex_28_sliding_tackle_on_a_short_hand() -> None:
    state = opening(6, seat([1], laid=4), 6)
    play(state, "do sliding_tackle", "target p2")
    assert hand(state, B) == []
    assert B in fighting(state)
    play(state, "do battle_thrill")
    draw(state, 1)
    state = opening(6, seat([], laid=4), 6)
    log = play(state, "do sliding_tackle", "target p2")
    assert "discarded" not in [event.kind for event in log]
    assert B in fighting(state)


@pytest.mark.rule("SB-26.6", "SB-AMB-26")
def test_sb_ex_29_stun() -> None:
    state = opening(1, seat([2, 2, 7], laid=4))
    play(state, "do stun", "name arsenal")
    assert hand(state, B) == [2, 7]
    state = opening(1, seat([3, 5], laid=4))
    log = play(state, "do stun", "name shot")
    assert the(log, "hand_shown").data["cards"] == cards(3, 5)
    assert hand(state, B) == [3, 5]


@pytest.mark.rule("SB-4.6", "SB-25.14", "SB-25.13")
def test_sb_ex_30_never_more_than_six() -> None:
    state = opening(seat(laid=5, energy=5), 4)
    play(state, "do breather")
    assert energy(state)[A] == 6


@pytest.mark.rule("SB-25.4", "SB-25.5", "SB-25.6", "SB-AMB-32")
def test_sb_ex_31_too_few_copies_are_dealt_from_the_right_of_the_first_player() -> None:
    held = [2, 2, 2, 2, 2]
    seats = [seat([3, 3, 3, 4, 4]), seat(held), seat([4, 4, 4, 5, 5]), seat([5, 5, 6, 6, 6])]
    # Five of the seven Arsenals are in hands: one is in the deck, one in the discard.
    state = load(seats, battlefield="kyln", discard={"arsenal": 1}, stack=[{"frame": "prepare", "step": 6}])
    assert [hand(state, n).count(2) for n in (A, B, C, D)] == [0, 5, 1, 1]
    assert dump(state)["discard"] == {}


@pytest.mark.rule("SB-25.1", "SB-22.5", "SB-22.6")
def test_sb_ex_32_a_team_is_spared_and_wins_together() -> None:
    state = opening(7, seat(laid=4, energy=1), 4, seat(laid=4, energy=1), options={"team_mode": "two"})
    play(state, "do shoot_to_kill")
    assert wins(state) == [1, 0, 1, 0]


@pytest.mark.rule("SB-22.9", "SB-22.8", "SB-AMB-48")
def test_sb_ex_33_both_teams_get_their_third_win() -> None:
    state = load([seat([], wins=2)] * 4, fighting=[A, B], options={"team_mode": "two"})
    assert wins(state) == [3, 3, 3, 3]
    result = state.result()
    assert result is not None
    assert result.winners == [A, C]


@pytest.mark.rule("SB-24.4", "SB-24.5", "SB-24.6", "SB-24.1")
def test_sb_ex_34_three_teams_of_two() -> None:
    from tests.superhero_battle.positions import GAME

    state = GAME.start(6, {"team_mode": "three"})
    assert dict(state.outcomes()) == {GAME.parse(f"team {card}"): 2 for card in
                                      ("red guardians", "blue guardians", "red avengers")}  # fmt: skip
    deal = ["red guardians", "red guardians", "blue guardians", "red avengers", "blue guardians", "red avengers"]
    play(state, *[f"* team {card}" for card in deal])
    assert [s["team"] for s in dump(state)["seats"]] == [0, 0, 1, 2, 1, 2]
    teams = [s["team"] for s in dump(state)["seats"]]
    places = state.view(None)["places"]
    assert isinstance(places, list)
    assert [teams[n] for n in places] == [0, 1, 2, 0, 1, 2]
    assert places == [0, 2, 3, 1, 4, 5]


@pytest.mark.rule("SB-17.10", "SB-17.11", "SB-17.12", "SB-8.4")
def test_sb_ex_35_leaving_by_somebody_elses_action() -> None:
    b = seat([1, 2, 3], series=[2, 4], laid=6, energy=1)
    state = opening(seat(series=[2, 4], laid=7), b, seat(series=[2, 4], laid=4), stage=2, stages=2)
    before = discarded(state)
    play(state, "do shoot_to_kill")
    assert fighting(state) == [A, C]
    assert discarded(state) == before + 3
    assert hand(state, B) == [1, 2, 3]
    assert dump(state)["traps"] == []


@pytest.mark.rule("SB-25.2", "SB-25.3", "SB-AMB-30")
def test_sb_ex_36_drawing_over_the_end_of_the_deck() -> None:
    b, c = seat([1] * 7 + [2] * 6 + [3] * 7 + [4] * 6, laid=4), seat([5] * 5 + [6] * 7, laid=7)
    state = opening(seat([5, 5], laid=2), b, c, deck={"shot": 1})
    assert sum(dump(state)["discard"].values()) == 5
    play(state, "do ammunition", "* card shot")
    assert sum(dump(state)["deck"].values()) == 5
    assert discarded(state) == 0
    draw(state, 7)
    assert sum(dump(state)["deck"].values()) == 4


@pytest.mark.rule("SB-15.3", "SB-25.21", "SB-25.20", "SB-AMB-12")
def test_sb_ex_37_feint_when_nearly_all_tactics_are_covered() -> None:
    held = ["ambush", "arsenal", "close_combat", "defence", "trick"]
    state = opening(3, 4, 4, knockouts=held, traps=["shot"])
    play(state, "do feint")
    assert legal(state, A) == ["tactic planning", "tactic shot"]
    play(state, "tactic shot")
    assert "shot" in dump(state)["traps"]
    state = opening(seat(laid=3) | {"series": ["planning"]}, seat(laid=4), knockouts=[*held, "shot"], stage=1)
    log = play(state, "do feint")
    assert the(log, "knockout_placed").data == {"tactic": "planning"}


def test_a_played_example_ends_in_a_position_that_loads() -> None:
    state = opening(1, 4, 4)
    play(state, "do seize_initiative")
    assert state.game.load(state.dump()).dump() == state.dump()
    assert of(state, A)["energy"] == 2
