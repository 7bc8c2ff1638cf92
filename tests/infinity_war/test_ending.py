"""The end of the game: signals, last round, winners, instant victories (IW-18, IW-19)."""

import pytest

from sixstones import OVER, State
from tests.infinity_war.positions import (
    HEROES,
    STONES,
    at,
    box,
    full_board,
    kinds,
    last_heroes,
    legal,
    open_ground,
    pass_turn,
    play,
    position,
    result,
    the,
)

TEAMS = "iron_man star_lord thor"


def heroes_out(on_tablets: int, in_box: int, **fields: object) -> State:
    """The first team only needs to end its turn.

    So many superheroes are on its tablet, so many with Thanos.
    """
    return position(
        TEAMS,
        {"8,4": "thanos_base"},
        None,
        gauntlet=2,
        phase="post",
        tablets=[HEROES[:on_tablets]],
        box=HEROES[on_tablets : on_tablets + in_box],
        **fields,
    )


def last_turn(teams: str = "iron_man star_lord", tokens: dict[str, str] | None = None, **fields: object) -> State:
    """The very last turn of the game; ending it brings the scoring."""
    more: dict[str, object] = {"phase": "post", "ending": "heroes", "last_turns": 1, "box": last_heroes(fields)}
    return position(teams, open_ground("2,2", "7,2"), tokens, **more | fields)


# Signals.


@pytest.mark.rule("IW-18.1")
def test_the_last_tile_opened_is_a_signal_at_the_end_of_the_turn() -> None:
    tiles = full_board(closed=("3,1",), battlefield="2,2", q_ship="2,1")
    state = position(tiles=tiles, iron_man="2,1")
    log = play(state, "move iron_man 3,1", "* open energy")
    assert "last_round" not in kinds(log)
    assert state.dump()["ending"] == ""
    log = pass_turn(state)
    assert the(log, "last_round").data == {"seat": 0, "ending": "tiles"}
    assert state.dump()["last_turns"] == 2


@pytest.mark.rule("IW-18.1")
def test_a_closed_tile_under_thanos_keeps_the_game_going() -> None:
    tiles = full_board(closed=("3,1",), thanos_base="7,4")
    state = position(tiles=tiles, thanos="3,1", gauntlet=1, phase="post")
    log = play(state, "end turn")
    assert "last_round" not in kinds(log)


@pytest.mark.rule("IW-18.1")
@pytest.mark.parametrize(("on_tablets", "in_box"), [(14, 0), (0, 14), (9, 5)])
def test_all_superheroes_on_tablets_or_with_thanos_are_a_signal(on_tablets: int, in_box: int) -> None:
    log = play(heroes_out(on_tablets, in_box), "end turn")
    assert the(log, "last_round").data == {"seat": 0, "ending": "heroes"}


@pytest.mark.rule("IW-18.1")
def test_a_superhero_in_play_or_in_the_supply_prevents_the_signal() -> None:
    assert "last_round" not in kinds(play(heroes_out(9, 4), "end turn"))
    carried = heroes_out(9, 4, gamora=at("0,4", left=HEROES[13]))
    assert "last_round" not in kinds(play(carried, "end turn"))


@pytest.mark.rule("IW-18.1")
def test_a_superhero_thanos_takes_at_the_end_of_the_turn_counts() -> None:
    state = position(
        tiles=open_ground("2,4") | {"8,4": "thanos_base"},
        tokens={"2,6": HEROES[13]},
        thanos="2,6",
        phase="post",
        iron_man="2,4",
        tablets=[HEROES[:13]],
    )
    log = play(state, "end turn")
    assert kinds(log)[-4:] == ["thanos_moves", "thanos_takes", "last_round", "turn"]


# The last round.


@pytest.mark.rule("IW-18.2")
def test_after_the_signal_everybody_plays_once_more_the_signalling_team_last() -> None:
    state = heroes_out(14, 0)
    play(state, "end turn")
    seats = []
    while state.actor != OVER:
        seats.append(state.actor)
        pass_turn(state)
    assert seats == [1, 2, 0]
    assert result(state).reason == "heroes"


@pytest.mark.rule("IW-18.2")
def test_a_second_signal_in_the_last_round_does_not_prolong_it() -> None:
    tiles = full_board(closed=("3,1",), q_ship="2,1", battlefield="2,2")
    state = position(tiles=tiles, active=1, star_lord="2,1", ending="heroes", last_turns=2, box=HEROES)
    log = play(state, "move star_lord 3,1", "* open energy")
    log += pass_turn(state)
    assert "last_round" not in kinds(log)
    pass_turn(state)
    assert result(state).reason == "heroes"


@pytest.mark.rule("IW-18.2")
def test_thanos_acts_after_the_very_last_turn_before_points_are_counted() -> None:
    state = position(
        tiles=open_ground("2,4") | {"8,4": "thanos_base"},
        thanos="2,5",
        phase="post",
        ending="heroes",
        last_turns=1,
        box=HEROES,
        iron_man=at("2,4", right="stone_time"),
    )
    log = play(state, "end turn")
    assert box(state) == ["stone_time", *HEROES]
    assert kinds(log)[-1] == "game_over"
    assert result(state).winners == [0, 1]


# Points and tie-breaks.


@pytest.mark.rule("IW-18.3", "IW-18.4")
def test_each_token_in_the_zone_is_a_point_and_most_points_win() -> None:
    state = last_turn(
        TEAMS,
        tablets=[["hero_hulk", "hero_wong"], ["leadership_a", "leadership_b", "hero_drax"], ["hero_groot"]],
        iron_man=at("2,2", left="energy", right="stone_soul"),
        thor=at("7,2", right="stone_mind"),
    )
    log = play(state, "end turn")
    final = result(state)
    assert final.scores == [2, 3, 1]
    assert final.winners == [1]
    assert list(final.ranking) == [2, 1, 3]
    assert the(log, "game_over").rule == "IW-18.3"


@pytest.mark.rule("IW-18.3")
def test_a_superhero_still_on_a_battlefield_at_the_end_is_worth_nothing() -> None:
    state = position(
        tiles=full_board(battlefield="2,2", thanos_base="8,4"),
        gauntlet=1,
        phase="post",
        ending="tiles",
        last_turns=1,
        iron_man=at("2,2", left="hero_hulk", battle="qualified"),
    )
    play(state, "end turn")
    assert result(state).scores == [0, 0]


@pytest.mark.rule("IW-18.5")
@pytest.mark.parametrize(
    ("tokens", "star_lord", "winners"),
    [
        ({}, at("7,2", right="stone_soul"), [1]),
        ({"5,8": "stone_soul"}, at("7,2"), [1]),
        ({"7,2": "stone_soul"}, at("7,2"), [0, 1]),
        ({"5,1": "stone_mind"}, at("7,2", right="stone_soul"), [0, 1]),
        ({"5,1": "stone_mind stone_time"}, at("7,2", right="stone_soul"), [0]),
    ],
    ids=["in a slot", "on the base", "on another cell", "one each", "two against one"],
)
def test_stones_under_control_break_a_tie(tokens: dict[str, str], star_lord: object, winners: list[int]) -> None:
    state = last_turn(tablets=[["hero_hulk"], ["hero_wong"]], tokens=tokens, star_lord=star_lord)
    play(state, "end turn")
    assert result(state).winners == winners


@pytest.mark.rule("IW-18.5")
def test_stones_do_not_outweigh_points() -> None:
    state = last_turn(tablets=[["hero_hulk"], []], tokens={"5,8": " ".join(STONES[:5])})
    play(state, "end turn")
    assert result(state).winners == [0]


@pytest.mark.rule("IW-18.6")
def test_then_both_leadership_tokens_break_a_tie() -> None:
    state = last_turn(TEAMS, tablets=[["hero_hulk", "hero_wong"], ["leadership_a", "leadership_b"], ["hero_drax"]])
    play(state, "end turn")
    assert result(state).winners == [1]
    with_stone = last_turn(
        TEAMS,
        tablets=[["hero_hulk", "hero_wong"], ["leadership_a", "leadership_b"], ["hero_drax"]],
        iron_man=at("2,2", right="stone_soul"),
    )
    play(with_stone, "end turn")
    assert result(with_stone).winners == [0]


@pytest.mark.rule("IW-18.7")
def test_otherwise_the_tied_players_share_the_victory() -> None:
    state = last_turn(TEAMS, tablets=[["hero_hulk"], ["hero_wong"], []])
    play(state, "end turn")
    final = result(state)
    assert final.winners == [0, 1]
    assert list(final.ranking) == [1, 1, 3]


# Instant victories.


@pytest.mark.rule("IW-19.1")
def test_a_team_with_all_six_stones_wins_at_once() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"2,2": "stone_mind", "5,1": "stone_soul stone_power stone_time stone_space"},
        iron_man="2,2",
        spider_man=at("0,4", right="stone_reality"),
        tablets=[[], ["hero_hulk", "hero_wong"]],
    )
    assert state.result() is None
    log = play(state, "pick up iron_man stone_mind")
    final = result(state)
    assert (final.winners, final.reason) == ([0], "six_stones")
    assert list(final.ranking) == [1, 2]
    assert the(log, "game_over").rule == "IW-19.1"


@pytest.mark.rule("IW-19.1")
def test_six_stones_win_even_in_the_turn_of_another_team() -> None:
    state = position(
        tiles=open_ground("2,2", "7,2"),
        tokens={"5,1": "stone_soul stone_power stone_time stone_reality"},
        active=1,
        iron_man=at("2,2", right="stone_mind"),
        spider_man="2,2",
        star_lord=at("5,1", right="stone_space"),
    )
    play(state, "leave star_lord right")
    assert result(state).winners == [0]


@pytest.mark.rule("IW-19.1")
def test_an_intruder_who_drops_the_sixth_stone_on_a_base_makes_its_team_win() -> None:
    state = position(
        tiles=open_ground("5,7", "2,2"),
        tokens={"5,8": " ".join(STONES[:5])},
        iron_man=at("5,7", right=STONES[5]),
        star_lord="2,2",
        gamora="2,2",
    )
    play(state, "move iron_man 5,8", "continue")
    assert result(state).winners == [1]


@pytest.mark.rule("IW-19.1")
def test_stones_elsewhere_than_in_slots_and_on_the_own_base_do_not_count() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"2,2": "stone_mind", "5,1": "stone_soul stone_power stone_time", "3,0": "stone_space"},
        iron_man="2,2",
        spider_man=at("0,4", right="stone_reality"),
    )
    play(state, "pick up iron_man stone_mind")
    assert state.result() is None


@pytest.mark.rule("IW-19.2")
def test_thanos_with_all_six_stones_wins_and_everybody_loses() -> None:
    state = position(
        tiles=open_ground("2,4") | {"8,4": "thanos_base"},
        tokens={"2,6": "stone_mind"},
        thanos="2,6",
        phase="post",
        iron_man="2,4",
        box=[stone for stone in STONES if stone != "stone_mind"],
        tablets=[["hero_hulk"]],
    )
    log = play(state, "end turn")
    final = result(state)
    assert (final.winners, final.reason) == ([], "thanos")
    assert len(set(final.ranking)) == 1
    assert the(log, "game_over").rule == "IW-19.2"


@pytest.mark.rule("IW-19.2")
def test_the_sixth_stone_may_be_seized_in_the_middle_of_a_turn() -> None:
    tiles = open_ground("2,2", "3,2") | {"8,4": "thanos_base"}
    in_box = [stone for stone in STONES if stone != "stone_mind" and stone != "stone_soul"]
    five = position(tiles=tiles, thanos="3,2", gauntlet=1, box=in_box, iron_man=at("2,2", right="stone_soul"))
    play(five, "move iron_man 3,2")
    assert five.result() is None
    six = position(
        tiles=tiles, thanos="3,2", gauntlet=1, box=[*in_box, "stone_mind"], iron_man=at("2,2", right="stone_soul")
    )
    play(six, "move iron_man 3,2")
    assert result(six).reason == "thanos"
    assert legal(six) == []


@pytest.mark.rule("IW-19.2")
def test_the_sixth_stone_may_fall_to_thanos_through_an_ability() -> None:
    in_box = [stone for stone in STONES if stone != "stone_space"]
    home = {"8,4": "thanos_base"}
    struck_at_home = position(
        tiles=open_ground("7,4") | home, gauntlet=1, box=in_box, iron_man=at("7,4", right="stone_space")
    )
    play(struck_at_home, "ability iron_man")
    assert result(struck_at_home).reason == "thanos"
    sent_home_by_a_ray = position(
        "thor star_lord",
        open_ground("2,2") | home,
        thanos="2,7",
        gauntlet=1,
        box=in_box,
        thor="2,2",
        star_lord=at("8,4", right="stone_space"),
    )
    play(sent_home_by_a_ray, "ability thor")
    assert result(sent_home_by_a_ray).reason == "thanos"
    swapped_onto_a_bearer = position(
        "thor star_lord",
        open_ground("2,2") | home,
        thanos="7,0",
        gauntlet=1,
        box=in_box,
        thor=at("2,2", right="stone_space"),
        rocket="2,2",
    )
    play(swapped_onto_a_bearer, "ability rocket")
    assert result(swapped_onto_a_bearer).reason == "thanos"
    pushed_onto_a_bearer = position(
        tiles=open_ground("2,2") | home | {"3,2": "q_ship"},
        thanos="7,0",
        gauntlet=1,
        box=in_box,
        iron_man="2,2",
        star_lord=at("8,0", right="stone_space"),
    )
    play(pushed_onto_a_bearer, "move iron_man 3,2", "continue", "push thanos 8,0")
    assert result(pushed_onto_a_bearer).reason == "thanos"


# The end explained.


def reasons(state: State) -> list[tuple[str, str]]:
    return [(reason.kind, reason.rule) for reason in state.account().because]


@pytest.mark.rule("IW-18.4", "IW-18.5", "IW-18.6", "IW-18.7")
def test_the_account_names_the_rule_that_chose_the_winner() -> None:
    points = last_turn(tablets=[["hero_hulk"], []])
    stones = last_turn(tablets=[["hero_hulk"], ["hero_wong"]], star_lord=at("7,2", right="stone_soul"))
    pair = last_turn(TEAMS, tablets=[["hero_hulk", "hero_wong"], ["leadership_a", "leadership_b"], ["hero_drax"]])
    shared = last_turn(TEAMS, tablets=[["hero_hulk"], ["hero_wong"], []])
    cases = [
        (points, ("more_points", "IW-18.4")),
        (stones, ("more_stones", "IW-18.5")),
        (pair, ("both_leaderships", "IW-18.6")),
        (shared, ("shared", "IW-18.7")),
    ]
    for state, expected in cases:
        play(state, "end turn")
        assert reasons(state) == [expected, ("all_heroes", "IW-18.1")]
    rows = {row.key: row.values for row in pair.account().counted}
    assert rows == {"heroes": [2, 0, 1], "leadership": [0, 2, 0], "stones": [0, 0, 0]}


@pytest.mark.rule("IW-19.1")
def test_the_account_of_six_stones_names_the_team_and_no_points() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"2,2": "stone_mind", "5,1": "stone_soul stone_power stone_time stone_space"},
        iron_man="2,2",
        spider_man=at("0,4", right="stone_reality"),
        tablets=[[], ["hero_hulk", "hero_wong"]],
    )
    play(state, "pick up iron_man stone_mind")
    assert reasons(state) == [("six_stones", "IW-19.1")]
    assert state.account().because[0].data == {"seat": 0}


@pytest.mark.rule("IW-18.2")
def test_everybody_can_see_that_it_is_the_last_round() -> None:
    state = last_turn(tablets=[["hero_hulk"], []])
    assert state.view(None)["last_round"]
    play(state, "end turn")
    assert not state.view(None)["last_round"]
