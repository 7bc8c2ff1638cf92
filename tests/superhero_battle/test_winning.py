"""Winning the game, and the three ways to settle a tie (SB-21, SB-22)."""

from typing import Any

import pytest

from sixstones import State
from tests.kit import result
from tests.superhero_battle.positions import A, B, C, D, dump, fighting, hand, load, opening, play_out, seat, wins


@pytest.mark.rule("SB-21.1", "SB-8.7")
def test_the_third_win_wins_the_game_at_once() -> None:
    state = load([seat([4], wins=2), seat([], wins=2)])
    found = result(state)
    assert (found.winners, found.scores, found.ranking, found.reason) == ([A], [3, 2], [1, 2], "third_win")


@pytest.mark.rule("SB-21.3", "SB-AMB-42")
def test_a_tie_may_be_played_on_to_four() -> None:
    state = load([seat([], wins=2), seat([], wins=2)], options={"third_win_tie": "to_four"})
    assert state.result() is None
    assert dump(state)["target"] == 4
    state = load([seat([3], wins=3), seat([], wins=3)], target=4, options={"third_win_tie": "to_four"})
    assert (result(state).winners, result(state).reason) == ([A], "fourth_win")
    state = load([seat([], wins=3), seat([], wins=3)], target=4, holder=B, options={"third_win_tie": "to_four"})
    assert (result(state).winners, result(state).reason) == ([B], "nearest_to_first_player")


@pytest.mark.rule("SB-21.4", "SB-AMB-43")
def test_a_tie_may_be_settled_by_a_deciding_battle_of_the_claimants() -> None:
    options = {"third_win_tie": "deciding_battle"}
    state = load([seat([], wins=2), seat([7, 7], wins=1), seat([], wins=2)], fighting=[A, C], options=options)
    assert dump(state)["deciding"] == [A, C]
    play_out(state, "lay")
    assert fighting(state) == [A, C]
    assert hand(state, B) == [7, 7]
    assert len(hand(state, A)) >= 6
    deciding: dict[str, Any] = {"deciding": [A, C], "members": [A, C], "options": options}
    over = load([seat([3], wins=3), seat([1], wins=1), seat([], wins=3)], **deciding)
    assert (result(over).winners, result(over).scores, result(over).reason) == ([A], [3, 1, 3], "deciding_battle")
    shared = load([seat([], wins=3), seat([1], wins=1), seat([], wins=3)], holder=B, **deciding)
    assert (result(shared).winners, result(shared).reason) == ([C], "nearest_to_first_player")


@pytest.mark.rule("SB-AMB-38")
@pytest.mark.parametrize(("switch", "after"), [("all_win", [1, 1]), ("nobody_wins", [0, 0])])
def test_all_leave_at_once_for_another_cause(switch: str, after: list[int]) -> None:
    """A card of somebody's own: everybody in the battle takes damage."""
    from tests.superhero_battle.own_cards import hero, only

    program = [{"op": "damage", "amount": 6, "target": "each_in_battle"}]
    cards = only(hero("yondu", "guardians", "active", "instead_of_action", program))
    options = {"cards": cards, "all_exit_result": switch}
    state = opening(seat(laid=4, hero="yondu"), 4, options=options)
    state.apply(A, state.game.parse("use ability"))
    assert wins(state) == after
    assert dump(state)["battle"] == 2


@pytest.mark.rule("SB-AMB-40")
def test_a_holder_who_loses_a_battle_of_two_keeps_the_card() -> None:
    state = opening(7, 4, knockouts=["shot"])
    assert wins(state) == [0, 1]
    assert dump(state)["holder"] == A


@pytest.mark.rule("SB-AMB-44")
def test_a_tie_of_teams_goes_to_the_claimant_nearest_to_the_first_player() -> None:
    options = {"team_mode": "three", "team_seats": "by_seat"}
    seats = [seat([], wins=1 if n % 3 == 0 else 2) for n in range(6)]
    state = load(seats, fighting=[1, 2], holder=A, options=options)
    assert result(state).winners == [1, 4]
    state = load(seats, fighting=[1, 2], holder=C, options=options)
    assert result(state).winners == [2, 5]


@pytest.mark.rule("SB-AMB-62")
def test_places_below_the_first_go_by_wins() -> None:
    state = load([seat([4], wins=2), seat([], wins=1), seat([], wins=2), seat([], wins=1)], fighting=[A, B])
    assert result(state).ranking == [1, 3, 2, 3]
    teams = load([seat([4], wins=2), seat([], wins=1), seat([], wins=2), seat([], wins=1)], fighting=[A, B],
                 options={"team_mode": "two"})  # fmt: skip
    assert result(teams).ranking == [1, 3, 1, 3]
    assert teams.value(result(teams), D) == -1.0
    assert teams.value(result(teams), C) == 1.0


# The end explained.


def reasons(state: State) -> list[tuple[str, str]]:
    """Kind and rule; each says who won and with how many wins."""
    winners = result(state).winners
    for reason in state.account().because:
        assert reason.data["seats"] == winners
        assert reason.data["wins"] == wins(state)[winners[0]]
    return [(reason.kind, reason.rule) for reason in state.account().because]


@pytest.mark.rule("SB-21.1", "SB-21.2", "SB-21.3", "SB-21.4")
def test_the_account_names_the_win_or_the_way_a_tie_was_settled() -> None:
    third = load([seat([4], wins=2), seat([], wins=2)])
    assert reasons(third) == [("third_win", "SB-21.1")]
    assert third.account().counted[0].values == [3, 2]
    to_four = {"third_win_tie": "to_four"}
    assert reasons(load([seat([3], wins=3), seat([], wins=3)], target=4, options=to_four)) == [
        ("fourth_win", "SB-21.3")
    ]
    tied = load([seat([], wins=3), seat([], wins=3)], target=4, holder=B, options=to_four)
    assert reasons(tied) == [("first_player", "SB-21.2")]
    deciding: dict[str, Any] = {"deciding": [A, C], "members": [A, C], "options": {"third_win_tie": "deciding_battle"}}
    assert reasons(load([seat([3], wins=3), seat([1], wins=1), seat([], wins=3)], **deciding)) == [
        ("deciding", "SB-21.4")
    ]
    near = load([seat([], wins=3), seat([1], wins=1), seat([], wins=3)], holder=B, **deciding)
    assert reasons(near) == [("nearest", "SB-21.2")]
    assert near.account().because[0].data["holder"] == B
