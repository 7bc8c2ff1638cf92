"""Preparation, stages, checks, leaving (SB-8 … SB-18)."""

import pytest

from sixstones import CHANCE, Event, Rng
from tests.kit import asked, kinds, play, refusal, the
from tests.superhero_battle.positions import (
    A,
    B,
    C,
    D,
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


@pytest.mark.rule("SB-8.1", "SB-8.2", "SB-8.8", "SB-20.4")
def test_after_a_battle_the_next_one_begins_with_everybody() -> None:
    state = load([seat([4]), seat([]), seat([])])
    assert dump(state)["battle"] == 2
    assert fighting(state) == [A, B, C]


@pytest.mark.rule("SB-9.1", "SB-9.2", "SB-9.5", "SB-25.24")
def test_preparation_clears_the_table() -> None:
    state = load([seat([4]), seat([], energy=1), seat([])], traps=["shot"], knockouts=["trick"], battlefield="milano")
    assert dump(state)["traps"] == dump(state)["knockouts"] == []
    assert dump(state)["played_battlefields"] == ["milano"]
    assert energy(state) == [3, 3, 3]
    assert state.pending()[-1] == "battlefield"
    assert "battlefield milano" not in [state.game.text(a) for a, _ in state.outcomes()]


@pytest.mark.rule("SB-AMB-59", "SB-AMB-28")
def test_all_trim_before_anybody_draws() -> None:
    state = load([seat([1, 2, 3, 4, 5, 6]), seat([1]), seat([1, 2, 3, 4, 5, 6])], holder=B,
                 stack=[{"frame": "prepare", "step": 2}])  # fmt: skip
    assert state.actor == C
    play(state, "discard ambush")
    assert state.actor == A
    play(state, "discard ambush")
    assert state.pending()[-1] == "draw"
    random = load([seat([1, 2, 3, 4, 5, 6]), seat([1])], stack=[{"frame": "prepare", "step": 2}],
                  options={"trim_by": "random"})  # fmt: skip
    assert (random.actor, random.pending()[-1]) == (CHANCE, "trim")


@pytest.mark.rule("SB-10.2", "SB-10.3", "SB-14.2")
def test_a_round_has_three_stages_of_laying_and_opening() -> None:
    state = load([seat([5] * 4), seat([5] * 3)])
    seen = []
    for _ in range(3):
        seen.append((asked(state), view(state, None)["stage"]))
        lay(state, 5, 5) if asked(state) == "lay" and state.waiting() == [A, B] else lay(state, 5)
        while asked(state) == "action":
            play(state, "do breather")
    assert seen == [("lay", 1), ("lay", 2), ("lay", 3)]
    assert wins(state) == [1, 0]


@pytest.mark.rule("SB-11.1", "SB-11.6", "SB-AMB-54")
def test_everybody_lays_at_once_and_may_change_until_the_last_lies() -> None:
    state = load([seat([1, 2]), seat([3, 4]), seat([5, 6])])
    assert state.waiting() == [A, B, C]
    state.apply(C, state.game.parse("lay trick"))
    assert state.waiting() == [A, B]
    assert legal(state, C) == ["lay defence"]
    state.apply(C, state.game.parse("lay defence"))
    state.apply(B, state.game.parse("lay planning"))
    assert of(state, C)["laid"] == "defence"
    assert asked(state) == "lay"
    state.apply(A, state.game.parse("lay ambush"))
    assert (asked(state), state.actor) == ("action", A)
    assert legal(state, C) == []


@pytest.mark.rule("SB-11.2", "SB-11.3", "SB-16.4")
def test_an_opened_card_lies_right_of_the_series() -> None:
    state = opening(seat(series=[2, 4], laid=6), seat(series=[2, 4], laid=4), traps=["trick"], stage=2, stages=2)
    assert of(state, A)["series"] == ["arsenal", "close_combat", "trick"]
    assert energy(state)[A] == 2


@pytest.mark.rule("SB-11.5", "SB-AMB-7")
def test_a_lower_number_may_be_laid_and_is_punished_on_opening() -> None:
    state = load([seat([1, 6], series=[4]), seat([5, 5], series=[4]), seat([5, 5], series=[4])])
    assert legal(state, A) == ["lay ambush", "lay trick"]
    lay(state, 1, 5, 5)
    assert A not in fighting(state)


@pytest.mark.rule("SB-12.1", "SB-12.3", "SB-12.4")
def test_clockwise_from_the_first_player_everybody_performs_one_action() -> None:
    state = opening(5, 5, 5, 5, holder=C)
    order = []
    while asked(state) == "action":
        order.append(state.actor)
        assert len(legal(state, state.actor)) == 2
        play(state, "do breather")
    assert order == [C, D, A, B]
    assert energy(state) == [5, 5, 5, 5]


@pytest.mark.rule("SB-13.3")
def test_after_seizing_the_left_neighbour_is_next() -> None:
    state = opening(4, 4, 1, 4, holder=B)
    play(state, "do battle_thrill", "* card shot", "do seize_initiative")
    assert (dump(state)["holder"], state.actor) == (C, D)


@pytest.mark.rule("SB-14.1", "SB-8.5", "SB-8.6", "SB-20.3")
def test_the_last_hero_wins_and_his_win_is_counted() -> None:
    state = opening(4, seat(laid=4, energy=2, wins=1))
    log = play(state, "do flurry_of_blows")
    assert the(log, "battle_won").data == {"seats": [A], "wins": [1, 1]}


@pytest.mark.rule("SB-8.3", "SB-4.5", "SB-AMB-24")
def test_damage_above_the_energy_left_is_lost_and_puts_out() -> None:
    state = opening(4, seat(laid=4, energy=1), 4)
    log = play(state, "do flurry_of_blows", "target p2")
    assert the(log, "damage").data["to"] == 0
    assert the(log, "damage").data["amount"] == 1
    assert B not in fighting(state)


@pytest.mark.rule("SB-17.6", "SB-26.18")
def test_an_empty_hand_is_no_reason_to_leave_before_laying() -> None:
    state = opening(7, seat([], laid=5), 4)
    play(state, "do barrage_fire")
    draw(state, 2)
    assert state.actor == B
    play(state, "do breather", "do battle_thrill", "* card ambush")
    assert B not in fighting(state)


@pytest.mark.rule("SB-17.7", "SB-17.8", "SB-17.9")
def test_heroes_out_of_the_battle_do_nothing_and_are_no_targets() -> None:
    state = load([seat(), seat(), seat(), seat()], fighting=[A, B, C])
    assert legal(state, D) == []
    found = refusal(state, "lay arsenal", D)
    assert (found.rule, found.key) == ("SB-17.7", "out-of-battle")
    state = opening(4, 4, 4, seat())
    assert refusal(state, "do battle_thrill", D).rule == "SB-17.8"
    play(state, "do flurry_of_blows")
    assert legal(state, A) == ["target p2", "target p3"]
    assert refusal(state, "target p4").rule == "SB-17.9"


@pytest.mark.rule("SB-25.16", "SB-25.19", "SB-AMB-9")
def test_a_trap_lasts_to_the_end_of_the_battle_unless_removed() -> None:
    seats = [seat([1] * 3, series=[5, 5], laid=5), seat([1] * 3, series=[4, 4], laid=4)]
    state = opening(*seats, traps=["shot"], stage=2, stages=2)
    play(state, "do breather", "do battle_thrill", "* card trick")
    assert dump(state)["stages"] == 3
    assert dump(state)["traps"] == ["shot"]
    vantage = opening(3, 4, traps=["shot", "trick"])
    play(vantage, "do vantage_point")
    assert legal(vantage, A) == ["tactic trick", "tactic shot"]
    assert refusal(vantage, "tactic ambush").rule == "SB-25.16"


@pytest.mark.rule("SB-25.23")
def test_a_knockout_that_hit_is_back_in_the_stack() -> None:
    state = opening(7, 4, 4, knockouts=["shot"])
    assert view(state, None)["knockouts"] == 7


@pytest.mark.rule("SB-AMB-13")
def test_the_order_of_checks_is_number_knockout_trap_action() -> None:
    state = load([seat([4, 6], series=[4]), seat([4, 6], series=[4]), seat([4, 6], series=[4])],
                 traps=["trick"], knockouts=["trick"])  # fmt: skip
    state.apply(A, state.game.parse("lay trick"))
    state.apply(B, state.game.parse("lay close_combat"))
    log: list[Event] = []
    state.apply(C, state.game.parse("lay close_combat"), log)
    assert [event.kind for event in log if event.data.get("seat") == A] == ["opened", "knockout", "left"]
    guarded = opening(seat(laid=6) | {"series": ["defence turned"]}, seat(laid=4, series=[4]),
                      traps=["trick"], knockouts=["trick"], stage=1)  # fmt: skip
    assert energy(guarded)[A] == 2


@pytest.mark.rule("SB-AMB-19")
def test_what_is_put_on_the_technique_just_opened_hits_only_later_heroes() -> None:
    state = opening(3, 3, 4)
    play(state, "do feint")
    log = play(state, "tactic planning")
    assert A in fighting(state)
    assert the(log, "left").data["seat"] == B


@pytest.mark.rule("SB-AMB-22")
def test_a_single_target_is_any_opponent_but_no_mate() -> None:
    state = opening(4, 5, 6, 7, options={"team_mode": "two"})
    play(state, "do flurry_of_blows")
    assert legal(state, A) == ["target p2", "target p4"]
    assert refusal(state, "target p3").rule == "SB-25.1"
    seized = opening(5, 5, 1, 7, options={"team_mode": "two"})
    play(seized, "do breather", "do breather", "do seize_initiative")
    assert energy(seized)[A] == 4


@pytest.mark.rule("SB-AMB-25", "SB-AMB-27")
def test_who_leaves_by_his_own_action_drops_the_rest_of_it() -> None:
    state = opening(seat(laid=1, energy=1), 4, 4)
    play(state, "do seize_initiative")
    assert A not in fighting(state)
    assert dump(state)["holder"] == A


@pytest.mark.rule("SB-AMB-29")
def test_a_hand_has_no_limit_in_a_battle() -> None:
    state = opening(seat([1] * 5 + [2] * 5, laid=2), 4)
    play(state, "do ammunition")
    draw(state, 7, 7)
    assert len(hand(state, A)) == 12


@pytest.mark.rule("SB-AMB-34")
def test_the_winners_series_and_unopened_card_are_discarded() -> None:
    state = opening(seat(series=[2], laid=7), seat(series=[3], laid=4), knockouts=["shot"], stage=1)
    assert wins(state) == [0, 1]
    assert discarded(state) == 4
    assert dump(state)["discard"] == {"arsenal": 1, "planning": 1, "close_combat": 1, "shot": 1}


@pytest.mark.rule("SB-AMB-35")
def test_an_empty_battlefield_deck_is_made_of_its_discard() -> None:
    fields = [id for id, part in load([seat(), seat()]).game.components.items() if part["type"] == "battlefield"][:12]
    state = load([seat([4]), seat([]), seat([])], battlefield=fields[0], played_battlefields=fields[1:])
    assert len(state.outcomes()) == 12


@pytest.mark.rule("SB-AMB-53")
def test_the_battlefield_works_before_heroes_and_those_clockwise_from_the_holder() -> None:
    state = load([seat([1] * 7), seat([2] * 7, hero="cosmo"), seat([3] * 7)], battlefield="milano",
                 stack=[{"frame": "prepare", "step": 6}])  # fmt: skip
    assert hand(state, A) == [1] * 7 + [7]
    assert state.pending()[-1] == "draw"


@pytest.mark.rule("SB-AMB-31")
def test_the_draft_never_runs_short() -> None:
    for players in range(2, 9):
        cards = 49 if players <= 4 else 98
        assert cards - 5 * players >= 6 * players + 2 if players <= 4 else cards - 5 * players >= 3 * players + 2


@pytest.mark.rule("SB-AMB-49")
def test_after_sixty_stages_all_in_the_battle_win() -> None:
    seats = [seat([5, 5], series=[5, 5], laid=5), seat([5], series=[5, 5], laid=5), seat([1])]
    state = opening(seats[0], seats[1], seats[2], stage=2, stages=59, options={"boxes_in_play": "both"})
    log = play(state, "do breather", "do breather")
    assert the(log, "battle_won").data["seats"] == [A, B]


@pytest.mark.rule("SB-AMB-66")
def test_a_hidden_discard_takes_closed_cards_unseen() -> None:
    options = {"discard_pile": "hidden"}
    state = opening(6, seat([1, 7], laid=4, known=["ambush"]), options=options)
    log = play(state, "do sliding_tackle")
    assert kinds(log).count("discarded_unseen") == 2
    assert view(state, A)["seats"][B]["known"] == []
    assert view(state, A)["discard"] == {"count": 2, "top": None, "cards": None}
    other = state.resample(A, Rng(1))
    assert sum(other.dump()["discard"].values()) == 2  # type: ignore[attr-defined]
