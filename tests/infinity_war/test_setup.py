"""IW-2: setting up."""

from typing import Any

import pytest

from sixstones import Rng, State
from sixstones.core.errors import BadPlayers
from tests.infinity_war.positions import (
    GAME,
    HEROES,
    RING,
    STONES,
    TEAMS,
    TILE_CELLS,
    asked,
    box,
    choices,
    every,
    find,
    legal,
    look,
    outcomes,
    play,
    position,
    refusal,
    started,
    supply,
    tile,
    weights,
)

CLOCKWISE = (
    [f"{x},1" for x in range(1, 10)]
    + [f"9,{y}" for y in range(2, 9)]
    + [f"{x},8" for x in range(8, 0, -1)]
    + [f"1,{y}" for y in range(7, 1, -1)]
)


def bases(state: State) -> list[str]:
    """The cell of every seat's base."""
    found: Any = state.view(None)["bases"]
    return list(found)


def gaps(cells: list[str]) -> list[int]:
    """Ring steps from each base to the next, clockwise."""
    at = [CLOCKWISE.index(cell) for cell in cells]
    return [(at[(n + 1) % len(at)] - at[n]) % 30 for n in range(len(at))]


def drawn(players: int, *chance: str, **options: object) -> State:
    """A new game whose draws after those of the teams are given.

    Seat 0 begins unless an option says otherwise.
    """
    state = GAME.start(players, {"first_player": "p1", **options})
    for _ in range(players):
        play(state, "* " + outcomes(state)[0])
    play(state, *chance)
    return state


# Teams.


@pytest.mark.rule("IW-2.1", "IW-AMB-13")
def test_teams_are_drawn_each_once() -> None:
    state = GAME.start(5)
    taken = []
    for left in (5, 4, 3, 2, 1):
        assert weights(state) == {f"draw team_{id}": 1 for id in TEAMS if id not in taken}
        assert len(outcomes(state)) == left
        taken.append(outcomes(state)[-1].removeprefix("draw team_"))
        play(state, "* " + outcomes(state)[-1])
    assert state.dump()["teams"] == [f"team_{id}" for id in taken]


@pytest.mark.rule("IW-2.1", "IW-AMB-13")
def test_teams_are_chosen_in_seat_order_by_option_with_base_cards_and_standees() -> None:
    state = GAME.start(3, {"team_choice": "seat_order", "first_player": "p1"})
    assert (state.actor, asked(state)) == (0, "team")
    assert choices(state, "team") == {f"team_{id}" for id in TEAMS}
    play(state, "team team_thor")
    assert state.actor == 1
    assert refusal(state, "team team_thor").rule == "IW-2.1"
    play(state, "team team_black_panther")
    assert (state.actor, choices(state, "team")) == (2, {"team_iron_man", "team_star_lord", "team_captain_america"})
    play(state, "team team_iron_man", "* slot 1")
    dump: Any = state.dump()
    assert dump["teams"] == ["team_thor", "team_black_panther", "team_iron_man"]
    assert set(dump["characters"]) == {"thor", "rocket", "black_panther", "okoye", "iron_man", "spider_man"}
    assert [find(state, f"base_{id}") for id in ("thor", "black_panther", "iron_man")] == [["5,1"], ["9,7"], ["1,7"]]
    assert dump["tablets"] == [[], [], []]


@pytest.mark.rule("IW-2.2")
@pytest.mark.parametrize("players", [2, 5])
def test_all_cards_start_with_the_ability_side_up(players: int) -> None:
    state = started(players)
    characters: Any = state.dump()["characters"]
    assert [character["used"] for character in characters.values()] == [False] * 2 * players
    assert all(character["left"] is None and character["right"] is None for character in characters.values())
    panther = drawn(4, "* slot 1", "* hand right", first_player="p4")
    assert set(legal(panther, "ability")) == {"ability black_panther", "ability okoye"}


@pytest.mark.rule("IW-2.3", "IW-2.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_unused_characters_leave_the_game_but_unused_bases_lie_among_the_blue_tiles(players: int) -> None:
    state = started(players)
    dump: Any = state.dump()
    playing = [id.removeprefix("team_") for id in dump["teams"]]
    assert set(dump["characters"]) == {who for id in playing for who in TEAMS[id]}
    idle = [id for id in TEAMS if id not in playing]
    assert {id for id in dump["pool"]["blue"] if id.startswith("base_")} == {f"base_{id}" for id in idle}
    assert [find(state, f"base_{id}") for id in idle] == [[]] * len(idle)


@pytest.mark.rule("IW-2.11")
def test_an_unused_base_may_be_under_any_closed_blue_tile() -> None:
    state = position("iron_man star_lord thor")
    play(state, "move iron_man 4,1")
    assert {text for text in outcomes(state) if "base_" in text} == {
        "open base_captain_america",
        "open base_black_panther",
    }
    play(state, "* open base_black_panther")
    assert tile(state, "4,1") == "base_black_panther"


# The field and the ring.


@pytest.mark.rule("IW-2.4", "IW-20.4")
def test_the_blank_tiles_stay_in_the_box_unless_the_variant_puts_them_in() -> None:
    basic: Any = started(2).dump()["pool"]
    assert "blank" not in basic["red"]
    assert "blank" not in basic["blue"]
    varied: Any = started(2, blank_tiles=2).dump()["pool"]
    assert varied["red"]["blank"] == 2
    assert sum(varied["red"].values()) == sum(basic["red"].values()) == 42


@pytest.mark.rule("IW-2.5")
@pytest.mark.parametrize("players", [2, 5])
def test_42_red_tiles_lie_face_down_as_a_field_of_seven_by_six(players: int) -> None:
    state = started(players)
    inside = [cell for cell in TILE_CELLS if cell not in RING]
    assert inside == [f"{x},{y}" for y in range(2, 8) for x in range(2, 9)]
    assert {tile(state, cell) for cell in inside} == {"red"}
    red: Any = state.dump()["pool"]["red"]  # type: ignore[index]
    assert sum(red.values()) == 42
    assert red["battlefield"] == 6
    assert not any(id.startswith("base_") for id in red)


@pytest.mark.rule("IW-2.6")
@pytest.mark.parametrize(
    ("players", "spaced"), [(2, [15, 15]), (3, [10, 10, 10]), (4, [7, 8, 7, 8]), (5, [6, 6, 6, 6, 6])]
)
def test_the_bases_lie_face_up_as_evenly_spaced_as_possible_in_seat_order(players: int, spaced: list[int]) -> None:
    for slot in range(1, players + 1):
        state = drawn(players, f"* slot {slot}", *(["* hand right"] if players == 4 else []))
        found = bases(state)
        turned = spaced[slot - 1 :] + spaced[: slot - 1]
        assert gaps(found) == turned
        teams: Any = state.dump()["teams"]
        assert [tile(state, cell) for cell in found] == [id.replace("team", "base", 1) for id in teams]


@pytest.mark.rule("IW-2.7", "IW-AMB-9")
def test_two_bases_lie_at_the_middle_of_the_long_sides() -> None:
    assert bases(drawn(2, "* slot 1")) == ["5,1", "5,8"]
    assert bases(drawn(2, "* slot 2")) == ["5,8", "5,1"]


@pytest.mark.rule("IW-2.8", "IW-AMB-10")
def test_three_bases_lie_at_a_distance_of_nine_cells_from_the_first() -> None:
    between = bases(drawn(3, "* slot 1"))
    assert between == ["5,1", "9,7", "1,7"]
    assert [gap - 1 for gap in gaps(between)] == [9, 9, 9], "nine cells lie between"
    steps = bases(drawn(3, "* slot 1", three_player_gap="steps"))
    assert steps == ["5,1", "9,6", "1,6"]
    assert gaps(steps) == [9, 12, 9]


@pytest.mark.rule("IW-2.9", "IW-AMB-11")
def test_the_gauntlet_decides_right_or_left_of_the_middle_of_the_short_sides() -> None:
    state = drawn(4, "* slot 1")
    assert weights(state) == {"hand right": 1, "hand left": 1}
    log = play(state, "* hand left")
    assert every(log, "hand") == [{"hand": "left"}]
    assert bases(state) == ["5,1", "9,5", "5,8", "1,4"]
    assert bases(drawn(4, "* slot 1", "* hand right")) == ["5,1", "9,4", "5,8", "1,5"]
    assert asked(state) == "turn", "one toss for both sides"


@pytest.mark.rule("IW-AMB-11")
@pytest.mark.parametrize(
    ("east", "west", "found"),
    [
        ("right", "right", ["9,4", "1,5"]),
        ("right", "left", ["9,4", "1,4"]),
        ("left", "right", ["9,5", "1,5"]),
        ("left", "left", ["9,5", "1,4"]),
    ],
)
def test_by_option_each_short_side_has_a_toss_of_its_own(east: str, west: str, found: list[str]) -> None:
    state = drawn(4, "* slot 1", f"* hand {east}", f"* hand {west}", four_player_toss="two")
    assert bases(state) == ["5,1", found[0], "5,8", found[1]]


@pytest.mark.rule("IW-2.10")
def test_five_bases_have_five_cells_between_neighbours() -> None:
    found = bases(drawn(5, "* slot 1"))
    assert found == ["5,1", "9,3", "8,8", "2,8", "1,3"]
    assert [gap - 1 for gap in gaps(found)] == [5, 5, 5, 5, 5]


@pytest.mark.rule("IW-2.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_blue_tiles_fill_the_rest_of_the_ring_face_down(players: int) -> None:
    state = started(players)
    ring = [tile(state, cell) for cell in RING]
    assert ring.count("blue") == 30 - players
    blue: Any = state.dump()["pool"]["blue"]  # type: ignore[index]
    assert sum(blue.values()) == 30 - players
    assert (blue["energy"], blue["teleport"]) == (5, 4)


@pytest.mark.rule("IW-2.13")
def test_characters_start_on_their_own_base() -> None:
    state = drawn(3, "* slot 2")
    teams: Any = state.dump()["teams"]
    for base, team in zip(bases(state), teams, strict=True):
        for id in TEAMS[team.removeprefix("team_")]:
            assert look(state, id)["cell"] == base
            assert look(state, id)["detained"] == "upright"


@pytest.mark.rule("IW-2.14", "IW-14.1", "IW-1.6")
@pytest.mark.parametrize("players", [2, 5])
def test_all_tokens_the_gauntlet_and_thanos_start_in_the_reserve(players: int) -> None:
    state = started(players)
    dump = state.dump()
    assert sorted(supply(state)) == sorted(
        [*STONES, *HEROES, "leadership_a", "leadership_b", "energy", "energy", "energy", "energy", "energy"]
    )
    assert (dump["tokens"], box(state), dump["thanos"], dump["gauntlet"]) == ({}, [], None, None)


# Who begins, and how many play.


@pytest.mark.rule("IW-2.15")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_first_player_is_drawn_with_equal_chances(players: int) -> None:
    state = GAME.start(players)
    while "first p1" not in outcomes(state):
        play(state, "* " + outcomes(state)[0])
    assert weights(state) == {f"first p{seat}": 1 for seat in range(1, players + 1)}
    play(state, f"* first p{players}")
    assert (state.actor, asked(state), state.turn) == (players - 1, "turn", 1)


@pytest.mark.rule("IW-2.15")
def test_the_first_player_can_be_fixed() -> None:
    for seed in range(4):
        assert started(3, seed, first_player="p3").actor == 2


@pytest.mark.rule("IW-2.1", "IW-2.9", "IW-2.15", "IW-AMB-12")
def test_every_draw_of_the_set_up_falls_out_one_way_and_the_other() -> None:
    first, slots, hands, teams = set(), set(), set(), set()
    for seed in range(60):
        state = started(4, seed)
        listed: Any = state.dump()["teams"]
        first.add(int(state.actor))
        slots.add(bases(state)[0].replace("9,5", "9,4").replace("1,4", "1,5"))
        hands.add("9,4" in bases(state))
        teams.add(listed[0])
    assert (first, len(teams), hands) == ({0, 1, 2, 3}, 5, {True, False})
    assert slots == {"5,1", "9,4", "5,8", "1,5"}


@pytest.mark.rule("IW-2.16")
def test_two_to_five_play() -> None:
    for players in (2, 3, 4, 5):
        state = GAME.start(players)
        state.settle(Rng(2))
        assert (state.seats, len(bases(state))) == (players, players)
    for players in (0, 1, 6):
        with pytest.raises(BadPlayers, match="2 to 5"):
            GAME.start(players)
