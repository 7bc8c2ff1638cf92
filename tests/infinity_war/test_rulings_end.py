"""Rulings about the end of the game (IW-AMB-116 … 122, IW-AMB-135, 136)."""

from typing import Any

import pytest

from sixstones import OVER, State
from sixstones.core.errors import BadPosition
from tests.infinity_war.positions import (
    HEROES,
    STONES,
    asked,
    at,
    box,
    every,
    full_board,
    kinds,
    last_heroes,
    legal,
    lying,
    open_ground,
    outcomes,
    pass_turn,
    play,
    position,
    result,
    the,
    where,
)

HOME = {"8,4": "thanos_base"}
TEAMS = "iron_man star_lord thor"


def ended(
    tablets: list[list[str]], tokens: dict[str, str] | None = None, teams: str = TEAMS, **fields: object
) -> State:
    """The last turn of a game has just been played."""
    more: dict[str, Any] = {"phase": "post", "ending": "heroes", "last_turns": 1, "box": last_heroes(tablets)}
    state = position(teams, open_ground("2,2", "7,2"), tokens, tablets=tablets, **more | fields)
    play(state, "end turn")
    return state


# The signal and the last round.


@pytest.mark.rule("IW-AMB-116")
@pytest.mark.parametrize("check", ["after_thanos", "before_thanos"])
def test_the_last_superhero_taken_by_thanos_counts_for_the_turn_just_ended(check: str) -> None:
    state = position(
        TEAMS,
        HOME | open_ground("2,4"),
        {"2,6": HEROES[13]},
        thanos="2,6",
        phase="post",
        iron_man="2,4",
        tablets=[HEROES[:13]],
        options={"end_check": check},
    )
    log = play(state, "end turn")
    assert box(state) == [HEROES[13]]
    if check == "before_thanos":
        assert "last_round" not in kinds(log)
        log = pass_turn(state)
    assert the(log, "last_round").data == {"seat": 0 if check == "after_thanos" else 1, "ending": "heroes"}
    assert state.dump()["last_turns"] == 3


@pytest.mark.rule("IW-AMB-116")
@pytest.mark.parametrize("check", ["after_thanos", "before_thanos"])
def test_a_signal_of_the_turn_itself_is_seen_either_way(check: str) -> None:
    state = position(TEAMS, phase="post", tablets=[HEROES], options={"end_check": check})
    assert the(play(state, "end turn"), "last_round").data == {"seat": 0, "ending": "heroes"}


@pytest.mark.rule("IW-AMB-117")
@pytest.mark.parametrize("check", ["after_thanos", "before_thanos"])
@pytest.mark.parametrize("gauntlet", [0, 1])
def test_thanos_acts_after_the_very_last_turn_only_for_the_team_with_the_gauntlet(gauntlet: int, check: str) -> None:
    state = position(
        tiles=HOME | open_ground("2,4"),
        thanos="2,5",
        gauntlet=gauntlet,
        phase="post",
        ending="heroes",
        last_turns=1,
        box=HEROES,
        iron_man=at("2,4", right="stone_time"),
        options={"end_check": check},
    )
    log = play(state, "end turn")
    assert kinds(log)[-1] == "game_over"
    taken = ["stone_time"] if gauntlet == 0 else []
    assert (box(state), result(state).winners) == ([*taken, *HEROES], [0, 1] if taken else [0])


@pytest.mark.rule("IW-AMB-118")
@pytest.mark.parametrize("first", ["tiles", "heroes"])
def test_the_second_signal_does_not_prolong_the_last_round(first: str) -> None:
    if first == "heroes":
        tiles = full_board(TEAMS, closed=("3,1",), q_ship="2,1")
        state = position(TEAMS, tiles, None, active=1, star_lord="2,1", ending=first, last_turns=3, box=HEROES)
        log = play(state, "move star_lord 3,1", "* open energy")
        log += pass_turn(state)
    else:
        tiles = full_board(TEAMS, thanos_base="8,4")
        state = position(TEAMS, tiles, None, active=1, gauntlet=1, ending=first, last_turns=3, tablets=[HEROES])
        log = pass_turn(state)
    seats = []
    while state.actor != OVER:
        seats.append(int(state.actor))
        log += pass_turn(state)
    assert (seats, "last_round" in kinds(log)) == ([2, 0], False)
    assert result(state).reason == first


@pytest.mark.rule("IW-AMB-119")
def test_the_closed_tile_under_thanos_must_be_opened_too() -> None:
    tiles = full_board(closed=("3,1",), thanos_base="7,4", guardians_ship="3,3", battlefield="2,3")
    state = position(tiles=tiles, thanos="3,1", gauntlet=1, iron_man="2,3")
    waiting = state.clone()
    assert "last_round" not in kinds(play(waiting, "swap base 4,1", "end turn"))
    log = play(state, "move iron_man 3,3", "continue")
    log += play(state, f"* {outcomes(state)[0]}", "end turn")
    assert the(log, "last_round").data == {"seat": 0, "ending": "tiles"}


# Tie-breaks and places.


@pytest.mark.rule("IW-AMB-120")
@pytest.mark.parametrize(
    ("stones", "winners"),
    [
        ({}, [2]),
        ({"5,1": "stone_soul"}, [0]),
        ({"5,1": "stone_soul", "9,7": "stone_mind"}, [0, 1]),
        ({"5,1": "stone_soul", "9,7": "stone_mind", "1,7": "stone_time"}, [2]),
    ],
    ids=["tied without Stones", "one is ahead", "two are ahead", "tied with Stones"],
)
def test_both_leadership_tokens_help_only_a_player_still_tied(stones: dict[str, str], winners: list[int]) -> None:
    pair = ["leadership_a", "leadership_b"]
    state = ended([HEROES[:2], HEROES[2:4], pair], stones)
    assert state.view(None)["bases"] == ["5,1", "9,7", "1,7"]
    assert result(state).winners == winners


@pytest.mark.rule("IW-AMB-120")
def test_leadership_tokens_off_the_tablet_break_no_tie() -> None:
    lying_at_home = ended([[HEROES[0]], [HEROES[1]], []], {"5,1": "leadership_a leadership_b"})
    assert result(lying_at_home).winners == [0, 1]


@pytest.mark.rule("IW-AMB-135")
def test_the_places_after_the_first_follow_the_same_keys() -> None:
    pair = ["leadership_a", "leadership_b"]
    four = "iron_man star_lord thor black_panther"
    state = ended([HEROES[:3], pair, HEROES[3:5], HEROES[5:7]], {"2,2": "stone_soul"}, four)
    assert (result(state).winners, list(result(state).ranking)) == ([0], [1, 2, 3, 3])
    with_stone = ended([HEROES[:3], pair, HEROES[3:5], []], {}, four, thor=at("7,2", right="stone_soul"))
    assert list(result(with_stone).ranking) == [1, 3, 2, 4]


@pytest.mark.rule("IW-AMB-135")
def test_an_instant_winner_is_alone_and_all_others_are_last() -> None:
    state = position(
        TEAMS,
        open_ground("2,2"),
        {"2,2": STONES[0], "9,7": " ".join(STONES[1:])},
        active=1,
        star_lord="2,2",
        tablets=[HEROES[:3], [], HEROES[3:4]],
    )
    play(state, f"pick up star_lord {STONES[0]}")
    assert (result(state).winners, list(result(state).ranking)) == ([1], [2, 1, 2])


@pytest.mark.rule("IW-AMB-135")
def test_after_a_victory_of_thanos_all_have_lost_alike() -> None:
    state = position(
        TEAMS,
        HOME | open_ground("2,4"),
        {"2,6": STONES[5]},
        thanos="2,6",
        phase="post",
        iron_man="2,4",
        box=STONES[:5],
        tablets=[HEROES[:3], [], HEROES[3:4]],
    )
    play(state, "end turn")
    assert (result(state).winners, len(set(result(state).ranking))) == ([], 1)


# Instant victories.


@pytest.mark.rule("IW-AMB-121")
def test_six_stones_win_in_the_middle_of_an_action() -> None:
    state = position(
        "star_lord thor",
        open_ground("3,3", "2,2") | {"3,2": "corvus", "1,2": "q_ship"},
        {"5,1": " ".join(STONES[1:])},
        star_lord="3,3",
        gamora="2,2",
        thor=at("1,2", right=STONES[0]),
    )
    play(state, "move star_lord 3,2")
    assert asked(state) == "window"
    log = play(state, "ability gamora")
    assert (kinds(log)[-1], result(state).winners) == ("game_over", [0])
    assert (where(state, "star_lord"), legal(state)) == ("3,2", []), "Corvus does not work any more"


@pytest.mark.rule("IW-AMB-121")
def test_six_stones_win_on_the_turn_of_another_team_by_a_chain_of_returns() -> None:
    state = position(
        "thor star_lord iron_man",
        open_ground("2,2", "2,6"),
        {"9,7": "stone_power stone_time stone_reality stone_mind"},
        thor="2,2",
        star_lord="2,6",
        gamora=at("9,0", right="stone_soul"),
        iron_man=at("9,7", right="stone_space"),
    )
    assert (state.result(), state.view(None)["stones"]) == (None, [0, 5, 1])
    log = play(state, "ability thor")
    assert every(log, "returned_by") == [
        {"character": "star_lord", "from": "2,6", "to": "9,7", "by": "thor"},
        {"character": "iron_man", "from": "9,7", "to": "1,7", "by": "star_lord"},
    ]
    assert (kinds(log)[-1], result(state).winners) == ("game_over", [1])


@pytest.mark.rule("IW-AMB-121")
def test_six_stones_in_the_box_end_the_game_before_anything_else_is_resolved() -> None:
    tiles = HOME | open_ground("3,3", "3,4") | {"3,2": "q_ship"}
    state = position(
        tiles=tiles,
        tokens={"7,3": "energy"},
        thanos="3,5",
        gauntlet=1,
        box=STONES[:4],
        iron_man="3,3",
        star_lord=at("3,4", left="hero_hulk", right=STONES[4]),
        gamora=at("3,4", right=STONES[5]),
    )
    assert STONES[5] == "stone_mind"
    play(state, "move iron_man 3,2", "continue", "push thanos 3,4")
    assert (box(state), state.result()) == (STONES[:5], None), "Mind keeps the sixth from him"
    assert lying(state, "3,4") == ["stone_mind", "hero_hulk"]
    two = position(
        tiles=tiles,
        thanos="3,5",
        phase="post",
        box=[STONES[0], *STONES[3:]],
        iron_man="3,3",
        star_lord=at("3,4", left="hero_hulk", right=STONES[1]),
        gamora=at("3,4", right=STONES[2]),
    )
    log = play(two, "end turn")
    assert (kinds(log)[-1], result(two).reason) == ("game_over", "thanos")
    assert (len(every(log, "seized")), "turn" in kinds(log)) == (2, False)


@pytest.mark.rule("IW-AMB-122")
def test_the_two_instant_victories_exclude_each_other() -> None:
    with pytest.raises(BadPosition):
        position(tokens={"5,1": " ".join(STONES)}, box=["stone_soul"])
    shared = position(tokens={"5,1": STONES[0]}, box=STONES[1:], phase="post")
    play(shared, "end turn")
    assert shared.result() is None, "five Stones in the box and one under control win for nobody"
    last = position(
        tiles=HOME | open_ground("3,3"), thanos="3,4", phase="post", box=STONES[1:5],
        tokens={"5,1": STONES[0]}, iron_man=at("3,3", right=STONES[5]),
    )  # fmt: skip
    play(last, "end turn")
    assert last.result() is None


# The cap.


@pytest.mark.rule("IW-AMB-136")
def test_a_capped_game_ends_after_that_many_turns_with_normal_scoring() -> None:
    state = position(TEAMS, turn=6, tablets=[HEROES[:1], HEROES[1:3], []], options={"turn_cap": 7})
    pass_turn(state)
    assert (state.result(), state.turn) == (None, 7)
    log = pass_turn(state)
    assert (result(state).reason, result(state).winners, result(state).scores) == ("turn_cap", [1], [1, 2, 0])
    assert list(result(state).ranking) == [2, 1, 3]
    assert the(log, "game_over").rule == "IW-AMB-136"


@pytest.mark.rule("IW-AMB-136")
def test_without_a_cap_a_game_goes_on_as_long_as_it_likes() -> None:
    endless = position(TEAMS, turn=50_000, options={"turn_cap": 0})
    pass_turn(endless)
    assert (endless.result(), endless.turn) == (None, 50_001)


@pytest.mark.rule("IW-AMB-136")
def test_thanos_still_acts_and_a_real_end_goes_before_the_cap() -> None:
    acting = position(
        tiles=HOME | open_ground("2,4"), tokens={"2,6": "energy"}, thanos="2,6", phase="post", turn=7,
        iron_man="2,4", options={"turn_cap": 7},
    )  # fmt: skip
    play(acting, "end turn")
    assert (box(acting), result(acting).reason) == (["energy"], "turn_cap")
    last = position(phase="post", turn=7, ending="heroes", last_turns=1, box=HEROES, options={"turn_cap": 7})
    play(last, "end turn")
    assert result(last).reason == "heroes"
