"""The end explained: what decided, by rule and figures, and where the points came from.

Rules SP-12, SP-13, SP-V-3.7.
"""

from typing import Any

import pytest

from sixstones import State
from tests.splendor.positions import ALPHA, BETA, CLASSIC, MARVEL, play, position, round_over, seat
from tests.splendor.test_winner import BETA_SIXTEEN, GAMMA, SIXTEEN, TILED
from tests.splendor.walks import stuck

Told = list[tuple[str, str, dict[str, Any]]]
THREE = "l3_white_4 l3_blue_4 l3_red_4"  # 15 points


def ended(*teams: str, **fields: object) -> State:
    game = CLASSIC if teams[0].startswith("l3") else MARVEL
    seats = [{"team": team.split(), **fields} for team in teams]
    state = round_over(*seats, game=game)
    play(state)
    return state


def told(state: State) -> Told:
    return [(reason.kind, reason.rule, reason.data) for reason in state.account().because]


@pytest.mark.rule("SP-13.1", "SP-13.2", "SP-13.3", "SP-13.4")
@pytest.mark.parametrize(
    ("teams", "expected"),
    [
        ((ALPHA, "rocket"), ("alone", "SP-13.1", {"seat": 0, "points": 17})),
        (
            (BETA_SIXTEEN, "rocket", ALPHA),
            ("more_points", "SP-13.2", {"seat": 2, "points": 17, "other_points": 16, "seats": [0, 2]}),
        ),
        ((ALPHA, TILED), ("tile", "SP-13.3", {"seat": 1, "points": 17, "other_points": 17, "seats": [1, 0]})),
        (
            (GAMMA, ALPHA, BETA + " lockjaw"),
            (
                "fewer_cards", "SP-13.4",
                {"seat": 1, "points": 17, "other_points": 17, "seats": [1, 0, 2], "cards": 7, "other_cards": 8},
            ),
        ),
        (
            (SIXTEEN, BETA, GAMMA),
            (
                "fewer_cards", "SP-13.4",
                {"seat": 1, "points": 17, "other_points": 17, "seats": [1, 2], "cards": 7, "other_cards": 9},
            ),
        ),
        ((ALPHA, "rocket", BETA), ("shared", "SP-13.5", {"seats": [0, 2], "points": 17})),
    ],
)  # fmt: skip
def test_how_the_winner_was_found(teams: tuple[str, ...], expected: tuple[str, str, dict[str, Any]]) -> None:
    assert told(ended(*teams)) == [expected]


@pytest.mark.rule("SP-13.6")
def test_what_somebody_with_the_points_lacks() -> None:
    lacks = ("without", "SP-13.6", {"seat": 0, "points": 19, "missing": ["orange", "purple"], "time": True})
    state = ended("green_goblin gamora loki iron_fist", SIXTEEN)
    assert told(state) == [("alone", "SP-13.1", {"seat": 1, "points": 16}), lacks]
    no_stone = "vulture nebula daredevil hela yondu jessica_jones scorpion taskmaster"  # 16 points, every colour
    told_of = told(ended(no_stone, "electro the_collector loki black_bolt lockjaw luke_cage"))
    assert told_of[1] == ("without", "SP-13.6", {"seat": 0, "points": 16, "missing": [], "time": False})


@pytest.mark.rule("SP-V-3.7")
@pytest.mark.parametrize(
    ("teams", "expected"),
    [
        (
            (THREE, "l3_green_4 l3_black_4 l3_black_3 l2_red_3"),
            ("most_points", "SP-V-3.7", {"seat": 1, "points": 16, "other_points": 15, "seats": [0, 1]}),
        ),
        (
            (THREE, "l3_green_4 l3_black_4 l2_red_6 l2_red_3"),
            (
                "fewer_cards", "SP-V-3.7",
                {"seat": 0, "points": 15, "other_points": 15, "seats": [0, 1], "cards": 3, "other_cards": 4},
            ),
        ),
        (
            (THREE + " l1_red_1", "l3_green_4 l3_black_4 l2_red_6 l2_red_3"),
            ("shared", "SP-V-3.7", {"seats": [0, 1], "points": 15}),
        ),
    ],
)  # fmt: skip
def test_how_the_winner_was_found_in_the_classic_game(
    teams: tuple[str, ...], expected: tuple[str, str, dict[str, Any]]
) -> None:
    assert told(ended(*teams)) == [expected]


@pytest.mark.rule("SP-AMB-37", "SP-AMB-38")
def test_games_without_a_winner() -> None:
    state = stuck()
    play(state, "pass", "pass", "pass")
    assert told(state) == [("stalemate", "SP-AMB-37", {})]
    capped = position(options={"max_rounds": 1})
    assert capped.round_number() == 1
    play(capped, "take red red", "take blue blue")
    assert told(capped) == [("round_limit", "SP-AMB-38", {"rounds": 1})]
    assert capped.round_number() == 2


@pytest.mark.rule("SP-7.5", "SP-9.4", "SP-11.3", "SP-10.1")
def test_where_the_points_came_from() -> None:
    asgard = " baron_zemo grandmaster modok kingpin scarlet_spider silver_sable abomination gorgon kraven"
    seats = [seat(team=ALPHA), seat(team=TILED), seat(team=asgard.strip(), locations="asgard")]
    state = round_over(*seats)
    play(state)
    assert [(row.key, row.values) for row in state.account().counted] == [
        ("cards_points", [17, 14, 0]),
        ("locations_points", [0, 0, 3]),
        ("tile_points", [0, 3, 0]),
        ("colours", [5, 5, 3]),
        ("time_stone", [1, 1, 0]),
        ("cards", [7, 8, 9]),
    ]
    classic = ended(THREE, "l1_red_1")
    assert [(row.key, row.values) for row in classic.account().counted] == [
        ("cards_points", [15, 0]),
        ("nobles_points", [0, 0]),
        ("cards", [3, 1]),
    ]


def test_an_action_is_told_by_the_card_it_is_about_to_those_who_know_it() -> None:
    state = position(seat(hand="rocket hulk", blind=[0, 1]), rows=[["rhino", "wasp"]])

    def named(viewer: int, text: str) -> list[str]:
        return state.named_components(viewer, 0, MARVEL.parse(text))

    for viewer in (-1, 0, 1):
        assert named(viewer, "reserve 1-1") == ["rhino"]
        assert named(viewer, "recruit 1-2") == ["wasp"]
        assert named(viewer, "recruit hand 1") == ["rocket"]
        assert named(viewer, "recruit hand 2") == (["hulk"] if viewer == 0 else [])
        assert named(viewer, "take red red") == []
        assert named(viewer, "reserve deck 1") == []
        assert named(viewer, "pass") == []


def test_what_is_observed_is_as_long_as_its_blocks_say() -> None:
    for game in (MARVEL, CLASSIC):
        sizes = set()
        for players in (2, 3, 4):
            state = position(players=players, game=game)
            assert len(game.blocks(players)) == len(game.blocks(2))
            assert len(state.features(0)) == game.observation(players).size
            sizes.add(game.observation(players).size)
        assert len(sizes) == 3
