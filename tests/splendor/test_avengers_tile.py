"""SP-11: the Avengers Assemble tile."""

import pytest

from tests.splendor.positions import (
    ALPHA,
    all_points,
    card,
    cards,
    kinds,
    legal,
    look,
    play,
    points,
    position,
    qualified,
    result,
    seat,
    table,
    the,
    tokens,
)

ONE = "spider_woman"
TWO = "spider_woman squirrel_girl"
THREE = "spider_woman squirrel_girl hawkeye"
OTHER_THREE = "kate_bishop ms_marvel america_chavez"


@pytest.mark.rule("SP-11.1")
def test_some_cards_show_one_or_two_tags_and_a_player_has_their_sum() -> None:
    tags = [card(id)["tags"] for id in cards()]
    assert [tags.count(n) for n in (0, 1, 2)] == [60, 25, 5]
    assert [id for id in cards() if card(id)["tags"] == 2] == [
        "iron_man", "black_widow", "captain_america", "thor", "hulk",
    ]  # fmt: skip
    state = position(seat(team="spider_woman hulk rocket"))
    assert look(state)["tags"] == 3


@pytest.mark.rule("SP-11.2")
@pytest.mark.parametrize(("team", "takes"), [(ONE, False), (TWO, True)])
def test_the_first_to_have_three_tags_takes_the_tile(team: str, takes: bool) -> None:
    state = position(seat("Y2 B1 O2", team=team), rows=[["wasp"]])
    log = play(state, "recruit 1-1", auto=True)
    assert ("tile_taken" in kinds(log)) == takes
    assert table(state)["tile"] == (0 if takes else None)
    assert state.actor == 1


@pytest.mark.rule("SP-11.3")
def test_the_tile_is_worth_three_points_to_its_holder() -> None:
    state = position(seat("Y2 B1 O2", team=TWO + " vulture"), rows=[["wasp"]])
    assert points(state) == 1
    play(state, "recruit 1-1")
    assert points(state) == 4
    assert look(state)["tile"]


@pytest.mark.rule("SP-11.4")
def test_taking_the_tile_is_no_action_and_costs_no_turn() -> None:
    assert "tile" not in {state_kind.split("_")[0] for state_kind in position().game.actions.kinds()}
    state = position(seat("Y2 B1 O2", team=TWO), rows=[["wasp"]])
    log = play(state, "recruit 1-1")
    assert kinds(log)[:2] == ["card_recruited", "tile_taken"]
    assert state.actor == 1
    assert legal(state, "take") != []


@pytest.mark.rule("SP-11.5")
def test_more_tags_than_the_holder_take_the_tile_and_its_points_from_him() -> None:
    state = position(seat("Y2 B1 O2", team=THREE), seat(team=OTHER_THREE), rows=[["wasp"]], tile=1)
    assert all_points(state) == [0, 3]
    log = play(state, "recruit 1-1")
    assert the(log, "tile_changes_hands").data == {"seat": 0, "from_seat": 1, "tile": "avengers_tile"}
    assert all_points(state) == [3, 0]
    assert [look(state, owner)["tile"] for owner in (0, 1)] == [True, False]


@pytest.mark.rule("SP-11.6")
def test_on_equal_tags_the_holder_keeps_it() -> None:
    state = position(seat("Y2 B1 O2", team=TWO), seat(team=OTHER_THREE), rows=[["wasp"]])
    log = play(state, "recruit 1-1")
    assert [look(state, owner)["tags"] for owner in (0, 1)] == [3, 3]
    assert kinds(log) == ["card_recruited", "card_laid"]
    assert table(state)["tile"] == 1
    assert all_points(state) == [0, 3]


@pytest.mark.rule("SP-11.7")
def test_the_tile_may_change_hands_again_and_again() -> None:
    mine = "baron_zemo modok grandmaster elektra lockjaw moon_knight kingpin silver_sable kraven gorgon lizard"
    other = "spider_man_2099 taskmaster bullseye crystal electro triton scarlet_spider spider_girl spider_ham rhino"
    state = position(
        seat(team=f"{THREE} {mine}"),
        seat(team=f"{OTHER_THREE} {other}"),
        rows=[["wasp", "quake", "winter_soldier", "valkyrie"], ["she_hulk", "beta_ray_bill"]],
        locations=["attilan", "knowhere"],
        tile=1,
    )
    holders = []
    for text in ("recruit 1-1", "recruit 1-2", "take red red", "recruit 1-3",
                 "recruit 1-4", "take blue blue", "recruit 2-1", "recruit 2-2"):  # fmt: skip
        play(state, text)
        holders.append(table(state)["tile"])
    assert holders == [0, 0, 0, 1, 1, 1, 0, 0]
    assert [look(state, owner)["tags"] for owner in (0, 1)] == [6, 6]


@pytest.mark.rule("SP-11.8")
def test_a_player_without_the_tile_can_win() -> None:
    state = position(seat(team=ALPHA), seat(team=THREE), seat=1)
    assert table(state)["tile"] == 1
    play(state, "take yellow blue orange")
    assert result(state).winners == [0]


@pytest.mark.rule("SP-AMB-5")
def test_the_tile_is_no_token_and_stays_outside_the_limit_of_ten() -> None:
    state = position(seat("Y3 B3 O1", team=THREE))
    play(state, "take orange red purple")
    assert tokens(state) == "Y3 B3 O2 R1 P1"
    assert state.actor == 1
    assert "avengers_tile" not in table(state)["bank"]


@pytest.mark.rule("SP-AMB-25")
def test_the_tile_is_assigned_at_once_before_the_locations() -> None:
    team = TWO + " rocket elektra lockjaw moon_knight crystal electro"
    state = position(seat("B1 O3 P1", team=team), rows=[["quake"]], locations=["knowhere", "asgard"])
    play(state, "recruit 1-1", auto=False)
    assert table(state)["tile"] == 0
    assert look(state)["locations"] == []
    assert "location_taken" in kinds(play(state, "* wasp"))


@pytest.mark.rule("SP-AMB-26")
def test_tags_of_cards_in_hand_do_not_count() -> None:
    state = position(seat("Y2 B1 O2", team=ONE, hand="hawkeye hulk"), rows=[["wasp"]])
    play(state, "recruit 1-1")
    assert look(state)["tags"] == 2
    assert table(state)["tile"] is None
    for action in ("reserve 3-1", "reserve deck 1"):
        reserving = position(seat(team=TWO), rows=[[], [], ["thor"]])
        play(reserving, action, *(["* wasp"] if "deck" in action else []))
        assert look(reserving)["tags"] == 2
        assert table(reserving)["tile"] is None


@pytest.mark.rule("SP-AMB-27")
def test_a_jump_from_two_to_four_tags_takes_the_tile_from_the_middle() -> None:
    team = TWO + " crystal electro triton baron_zemo modok moon_knight elektra kraven gorgon"
    state = position(seat("B1 R2 P1", team=team), rows=[[], [], ["black_widow"]])
    play(state, "recruit 3-1")
    assert look(state)["tags"] == 4
    assert table(state)["tile"] == 0


@pytest.mark.rule("SP-AMB-27")
def test_more_means_strictly_more_than_the_holder_not_than_the_others() -> None:
    rival = seat(team="kate_bishop ms_marvel america_chavez winter_soldier")
    state = position(seat("Y2 B1 O2", team=TWO), rival, seat(team="quake"), rows=[["wasp"]])
    play(state, "recruit 1-1")
    assert look(state)["tags"] == 3
    assert table(state)["tile"] == 1
    assert qualified(state) == []
