"""A hand-written or spoilt position gives a position or a typed error, nothing else."""

import json

import pytest
from hypothesis import given

import sixstones
from sixstones.core.errors import BadOption, BadPlayers, BadPosition, shown
from sixstones.core.facts import CHANCE
from sixstones.core.game import Game
from tests.core.mutations import bounded, check_refusal, spoilt, values
from tests.core.positions import SPLENDOR, walk
from tests.core.small_games import Bag, Fingers


def sample_dumps(game: Game, players: int, seed: int) -> list[object]:
    """One position of every stage of a random game, and some others."""
    found: dict[str, object] = {}
    for index, dump in enumerate(walk(game.start(players), seed)):
        found[str(dump.get("stage", index))] = dump
        if index % 40 == 0:
            found[str(index)] = dump
    return list(found.values())


MARVEL = [dump for players in (2, 3, 4) for dump in sample_dumps(SPLENDOR, players, players)]
OTHERS = [
    *sample_dumps(sixstones.game("splendor_classic"), 2, 5),
    *sample_dumps(sixstones.game("tic_tac_toe"), 2, 5),
]


def load_or_refuse(game: Game, dump: object) -> None:
    try:
        state = game.load(dump)
    except (BadPosition, BadOption, BadPlayers) as error:
        check_refusal(error)
        return
    again = state.dump()
    assert game.load(json.loads(json.dumps(again))).dump() == again
    play_on(game.load(again))


def play_on(state: sixstones.State) -> None:
    """A position that was let in can be played: whoever is asked has an answer."""
    rng = sixstones.Rng(1)
    for _ in range(12):
        if state.actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        elif state.actor >= 0:
            legal = state.legal(state.actor)
            assert legal
            state.apply(state.actor, legal[rng.below(len(legal))])


def test_every_stage_is_among_the_samples() -> None:
    stages = {dump["stage"] for dump in MARVEL if isinstance(dump, dict)}
    assert stages >= {"deal", "turn", "pay", "draw", "refill", "return", "ended"}


@bounded
@given(spoilt(MARVEL))
def test_a_spoilt_position_of_splendor_loads_or_is_refused(dump: object) -> None:
    load_or_refuse(SPLENDOR, dump)


@bounded
@given(spoilt(OTHERS))
def test_a_spoilt_position_of_another_game_loads_or_is_refused(dump: object) -> None:
    load_or_refuse(sixstones.game("splendor_classic"), dump)
    load_or_refuse(sixstones.game("tic_tac_toe"), dump)


@bounded
@given(values)
def test_any_json_value_loads_or_is_refused(value: object) -> None:
    for game in (SPLENDOR, Bag(), Fingers()):
        load_or_refuse(game, value)


@pytest.mark.parametrize(
    "dump", [None, 3, True, "splendor", [], [["game", "splendor"]], b"{}", {3: 4}, 10**5000], ids=shown
)
def test_what_is_no_object_is_no_position(dump: object) -> None:
    with pytest.raises(BadPosition) as info:
        SPLENDOR.load(dump)
    assert info.value.data["field"] == "position"


def test_a_position_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(BadPosition, match="The field game of the position cannot be 'go'; expected splendor"):
        SPLENDOR.load({"game": "go"})


@pytest.mark.parametrize("players", [0, 1, 5, -2, 2**59])
def test_a_position_has_the_players_of_its_game(players: int) -> None:
    with pytest.raises(BadPlayers, match="splendor is played by 2 to 4") as info:
        SPLENDOR.load({"players": players})
    assert (info.value.data["field"], info.value.data["expected"]) == ("players", "2 to 4")


@pytest.mark.parametrize("players", [None, "2", True, 2.0, [2], 2**70, 10**5000], ids=shown)
def test_players_are_a_whole_number(players: object) -> None:
    with pytest.raises(BadPosition, match="The field players"):
        SPLENDOR.load({"players": players})
    with pytest.raises(BadPlayers, match="splendor is played by 2 to 4, not by ") as info:
        SPLENDOR.start(players)  # type: ignore[call-overload]
    assert info.value.data["field"] == "players"


def test_a_game_for_one_number_of_players_says_so() -> None:
    with pytest.raises(BadPlayers, match="tic_tac_toe is played by 2, not by 3"):
        sixstones.game("tic_tac_toe").start(3)


@pytest.mark.parametrize(
    "options", [3, "payment", ["payment"], {3: 4}, {"payment": "late"}, {"pay": "free"}], ids=shown
)
def test_a_game_starts_only_with_its_options(options: object) -> None:
    with pytest.raises(BadOption) as info:
        SPLENDOR.start(2, options)  # type: ignore[call-overload]
    assert str(info.value.data["field"]).startswith("options")


def test_options_of_a_position_are_checked_too() -> None:
    with pytest.raises(BadOption, match="Option payment cannot be 'late'"):
        SPLENDOR.load({"options": {"payment": "late"}})
    with pytest.raises(BadPosition, match="The field options of the position cannot be 7"):
        SPLENDOR.load({"options": 7})
    with pytest.raises(BadOption, match="first_player cannot be 'p3' here; expected random or p1 to p2"):
        SPLENDOR.load({"options": {"first_player": "p3"}})


def test_a_value_nested_too_deep_to_print_is_refused() -> None:
    deep: object = []
    for _ in range(100_000):
        deep = [deep]
    for dump in ({"rows": deep}, {"players": deep}, {"rows": [deep]}, {"options": {"cards": deep}}, {"x": deep}):
        with pytest.raises((BadPosition, BadOption)):
            SPLENDOR.load(dump)


def test_whatever_a_game_stumbles_over_is_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="The position cannot be read: a round in which everybody has chosen") as info:
        Fingers().load({"held": [1, 1]})
    assert info.value.data == {"field": "position", "expected": "a position of fingers"}


def test_editing_a_dump_or_view_leaves_the_position_alone() -> None:
    state = SPLENDOR.start(2)
    for shared in (state.dump(), state.view(0)):
        options = shared["options"]
        assert isinstance(options, dict)
        options["payment"] = "auto"
    assert state.options["payment"] == "free"
    assert SPLENDOR.load(state.dump()).options["payment"] == "free"
