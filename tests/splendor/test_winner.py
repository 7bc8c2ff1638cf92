"""SP-13: the winner, ties and the ranking."""

import pytest

from sixstones import Event, State
from tests.splendor.positions import (
    ALPHA,
    BETA,
    all_points,
    card,
    look,
    play,
    position,
    qualified,
    result,
    round_over,
    seat,
    the,
)

SIXTEEN = "vulture nebula daredevil hela luke_cage yondu"
GAMMA = "rhino spider_man_2099 doctor_octopus wong the_collector mysterio ghost_rider black_bolt gamora"  # 17, 9 cards
BETA_SIXTEEN = "red_skull taskmaster spider_man venom jessica_jones black_cat"
TILED = "red_skull taskmaster black_panther venom jessica_jones maria_hill wasp lockjaw"  # 14 points, 3 tags, 8 cards


def final(*teams: str) -> tuple[State, Event]:
    """The last seat of a round ends its turn and with it the game."""
    state = round_over(*(seat(team=team) for team in teams))
    return state, the(play(state), "game_ended")


@pytest.mark.rule("SP-13.1")
def test_the_only_player_who_meets_the_condition_wins() -> None:
    for teams, winner in (((ALPHA, "rocket"), 0), (("rocket", ALPHA), 1)):
        state, ended = final(*teams)
        assert qualified(state) == [winner]
        assert result(state).winners == [winner]
        assert ended.data == {"seats": [winner], "reason": "gauntlet"}
        assert ended.rule == "SP-13.1"


@pytest.mark.rule("SP-13.2")
@pytest.mark.parametrize(("teams", "winner"), [((ALPHA, BETA_SIXTEEN), 0), ((SIXTEEN, BETA), 1)])
def test_of_several_who_meet_it_the_one_with_most_points_wins(teams: tuple[str, str], winner: int) -> None:
    state, ended = final(*teams)
    assert qualified(state) == [0, 1]
    assert result(state).winners == [winner]
    assert sorted(result(state).scores) == [16, 17]
    assert ended.rule == "SP-13.2"


@pytest.mark.rule("SP-13.2")
def test_points_go_before_the_tile_and_before_fewer_cards() -> None:
    state, ended = final(ALPHA + " scorpion", TILED)
    assert all_points(state) == [18, 17]
    assert look(state, 1)["tile"]
    assert result(state).winners == [0]
    assert ended.rule == "SP-13.2"


@pytest.mark.rule("SP-13.3")
def test_of_those_tied_the_holder_of_the_tile_wins_even_with_more_cards() -> None:
    state, ended = final(ALPHA, TILED)
    assert all_points(state) == [17, 17]
    assert [look(state, owner)["cards"] for owner in (0, 1)] == [7, 8]
    assert result(state).winners == [1]
    assert ended.rule == "SP-13.3"


@pytest.mark.rule("SP-13.4")
@pytest.mark.parametrize(("teams", "winner"), [((ALPHA, BETA + " lockjaw"), 0), ((ALPHA + " lockjaw", BETA), 1)])
def test_without_the_tile_the_one_with_fewest_cards_wins(teams: tuple[str, str], winner: int) -> None:
    state, ended = final(*teams)
    assert all_points(state) == [17, 17]
    assert result(state).winners == [winner]
    assert ended.rule == "SP-13.4"


@pytest.mark.rule("SP-13.4")
def test_a_tile_held_by_somebody_not_among_the_tied_decides_nothing() -> None:
    state, ended = final(ALPHA, BETA + " lockjaw", "spider_woman squirrel_girl hawkeye")
    assert look(state, 2)["tile"]
    assert result(state).winners == [0]
    assert ended.rule == "SP-13.4"


@pytest.mark.rule("SP-13.5")
def test_who_is_still_tied_shares_the_victory() -> None:
    state, ended = final(ALPHA, "rocket", BETA)
    assert result(state).winners == [0, 2]
    assert result(state).ranking == [1, 3, 1]
    assert ended.rule == "SP-13.5"


@pytest.mark.rule("SP-13.5")
def test_a_shared_victory_is_worth_its_share() -> None:
    two, _ = final(ALPHA, "rocket", BETA)
    assert [two.evaluate(owner) for owner in range(3)] == [0.5, -1.0, 0.5]
    one, _ = final(ALPHA, "rocket")
    assert [one.evaluate(owner) for owner in range(2)] == [1.0, -1.0]


@pytest.mark.rule("SP-13.6")
def test_who_does_not_meet_the_condition_cannot_win_whatever_his_points() -> None:
    state, _ = final("green_goblin gamora loki iron_fist", SIXTEEN)
    assert all_points(state) == [19, 16]
    assert result(state).winners == [1]
    assert result(state).ranking == [2, 1]


@pytest.mark.rule("SP-AMB-31")
def test_the_last_seat_to_qualify_does_not_win_against_more_points_of_an_earlier_one() -> None:
    late = seat("O6", team="taskmaster spider_man venom jessica_jones black_cat")
    state = position(seat(team=ALPHA), seat(), late, players=4, rows=[[], ["red_skull"]], seat=2, first=3)
    play(state, "recruit 2-1")
    assert qualified(state) == [0, 2]
    assert result(state).winners == [0]


@pytest.mark.rule("SP-AMB-34")
def test_only_recruited_cards_count_in_the_tie_break() -> None:
    alpha = seat(team=ALPHA, hand="hulk thor iron_man")
    state = round_over(alpha, seat(team=BETA + " lockjaw"))
    play(state)
    assert result(state).winners == [0]


@pytest.mark.rule("SP-AMB-35")
def test_below_the_winners_come_the_others_who_qualify_then_the_rest_by_points_then_fewer_cards() -> None:
    rich = "green_goblin gamora iron_fist doctor_octopus"  # 18 points, 4 cards
    more_cards = "loki black_bolt drax captain_marvel kraven scorpion"  # 18 points, 6 cards
    state, _ = final(rich, ALPHA, more_cards, BETA_SIXTEEN)
    assert all_points(state) == [18, 17, 18, 16]
    assert qualified(state) == [1, 3]
    assert result(state).ranking == [3, 1, 4, 2]
    assert card("gauntlet_tile")["points"] == 0


@pytest.mark.rule("SP-AMB-35")
def test_the_rest_are_not_ranked_by_the_tile() -> None:
    state, _ = final(ALPHA, "spider_woman squirrel_girl hawkeye", "gamora")
    assert [look(state, owner)["points"] for owner in (1, 2)] == [3, 5]
    assert result(state).ranking == [1, 3, 2]
    tie, _ = final(ALPHA, "spider_woman squirrel_girl hawkeye", "red_skull")
    assert all_points(tie) == [17, 3, 3]
    assert result(tie).ranking == [1, 3, 2]


# The end explained.


def reasons(state: State) -> list[tuple[str, str]]:
    return [(reason.kind, reason.rule) for reason in state.account().because]


@pytest.mark.rule("SP-13.1", "SP-13.2", "SP-13.3", "SP-13.4")
@pytest.mark.parametrize(
    ("teams", "expected"),
    [
        ((ALPHA, "rocket"), ("alone", "SP-13.1")),
        ((ALPHA, BETA_SIXTEEN), ("more_points", "SP-13.2")),
        ((ALPHA, TILED), ("tile", "SP-13.3")),
        ((ALPHA, BETA + " lockjaw"), ("fewer_cards", "SP-13.4")),
        ((ALPHA, BETA), ("shared", "SP-13.5")),
    ],
)
def test_the_account_names_the_rule_that_chose_the_winner(teams: tuple[str, str], expected: tuple[str, str]) -> None:
    state, ended = final(*teams)
    assert reasons(state) == [expected]
    assert expected[1] == ended.rule


@pytest.mark.rule("SP-13.6")
def test_the_account_says_what_a_player_with_more_points_lacks() -> None:
    state, _ = final("green_goblin gamora loki iron_fist", SIXTEEN)
    assert reasons(state) == [("alone", "SP-13.1"), ("without", "SP-13.6")]
    told = state.account().because[1].data
    assert (told["seat"], told["points"], told["time"]) == (0, 19, True)
    colours = look(state, 0)["bonuses"]
    assert told["missing"] == [colour for colour, count in colours.items() if count == 0] != []


@pytest.mark.rule("SP-13.6", "SP-12.1")
def test_the_account_names_whoever_has_as_many_points_as_the_winner_and_not_the_condition() -> None:
    state, _ = final("green_goblin gamora loki scorpion", SIXTEEN, "iron_fist")
    assert (all_points(state), qualified(state)) == ([16, 16, 4], [1])
    assert [(reason.kind, reason.data["seat"]) for reason in state.account().because] == [("alone", 1), ("without", 0)]


@pytest.mark.rule("SP-13.4")
def test_the_account_compares_the_winner_with_the_fewest_cards_of_the_others() -> None:
    state, _ = final(GAMMA, ALPHA, BETA + " lockjaw")
    assert (all_points(state), qualified(state)) == ([17, 17, 17], [0, 1, 2])
    (reason,) = state.account().because
    assert (reason.kind, reason.data["cards"], reason.data["other_cards"]) == ("fewer_cards", 7, 8)
    assert reason.data["seats"] == [1, 0, 2]


@pytest.mark.rule("SP-13.1")
def test_the_parts_of_the_account_add_up_to_the_points() -> None:
    state, _ = final(ALPHA, TILED)
    rows = {row.key: row.values for row in state.account().counted}
    parts = ["cards_points", "locations_points", "tile_points"]
    assert [sum(rows[part][owner] for part in parts) for owner in (0, 1)] == all_points(state)
    assert rows["tile_points"] == [0, 3]
    assert rows["cards"] == [look(state, owner)["cards"] for owner in (0, 1)]
    assert rows["colours"] == [5, 5]
