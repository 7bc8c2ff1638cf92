"""The line of play as the server keeps it: numbers, replays and records are those of Match."""

import random

import pytest

import sixstones
from sixstones.core.errors import IllegalAction
from sixstones.core.facts import OVER
from sixstones.core.line import Line, Played, read_steps, write_steps
from sixstones.core.match import Match
from sixstones.core.rng import os_rng
from sixstones.core.state import State

pytestmark = pytest.mark.usefixtures("tiny_games")


def draw(state: State) -> int:
    return int(state.sample(os_rng()))


def add(line: Line, number: int, seat: int | None, played: Played) -> bool:
    return line.append(number, seat, played.pairs, played.fixed, played.commit, played.closes, played.state)


@pytest.mark.parametrize("game", ["tic_tac_toe", "secret_cards", "veto", "splendor", "splendor_classic"])
def test_the_line_of_play_agrees_with_match(game: str) -> None:
    """Random play with undos: position, right to undo and all records are those of Match."""
    for seed in range(4):
        rng = random.Random(seed)
        players = 2 + seed % 2 if sixstones.game(game).max_players > 2 else 2
        line = Line(sixstones.game(game), players, sixstones.game(game).check(players))
        match = Match(game, players, auto_chance=False)
        number = 1
        dealt = line.deal(draw)
        add(line, number, None, dealt)
        tell_match(match, write_steps(dealt.steps))
        for _ in range(120):
            if line.state.actor == OVER:
                break
            undoing = [seat for seat in range(players) if match.can_undo(seat)]
            assert undoing == [seat for seat in range(players) if line.can_undo(seat)]
            if undoing and rng.random() < 0.3:
                match.undo(undoing[0])
                line.undo(line.before_own(), by_itself=True)
            else:
                able = [seat for seat in range(players) if line.state.legal(seat)]
                seat = rng.choice(able)
                action = rng.choice([int(a) for a in line.state.legal(seat)])
                played = line.play(seat, action, draw)
                texts = write_steps(played.steps)
                assert read_steps(line.game, texts) == played.pairs
                number += add(line, number + 1, seat, played)
                tell_match(match, texts)
            assert line.state.dump() == match.state.dump()
            assert replayed(line).dump() == match.state.dump()
        whole = line.state.actor == OVER
        for viewer in (None, *range(players)):
            assert line.record(viewer, whole).as_dict() == match.record(viewer).as_dict()


def replayed(line: Line) -> State:
    """The position as it is after a restart."""
    now, line._state = line.state, None
    again = line.state
    line._state = now
    return again


def tell_match(match: Match, texts: list[str]) -> None:
    for step in texts:
        who, _, text = step.partition(" ")
        if who == "*":
            match.chance(text)
        elif who != "=":
            match.play(int(who), text)


@pytest.mark.parametrize(
    ("game", "outcome"), [("infinity_war", "open loki"), ("splendor", "hulk"), ("veto", "deal 1"), ("splendor", -1)]
)
def test_what_chance_brings_is_no_action_of_a_seat(game: str, outcome: object) -> None:
    line = Line(sixstones.game(game), 2, sixstones.game(game).check(2))
    add(line, 1, None, line.deal(draw))
    with pytest.raises(IllegalAction) as info:
        line.check(int(line.state.actor), outcome)
    assert info.value.key == "not-an-action"


def test_a_choice_that_replaces_another_makes_no_entry() -> None:
    game = sixstones.game("secret_cards")
    line = Line(game, 2, game.check(2))
    add(line, 1, None, line.deal(draw))
    assert add(line, 2, 1, line.play(1, 0, draw))
    assert not add(line, 3, 1, line.play(1, 2, draw))
    assert line.laid == {1: 2}
    assert list(line.entries) == [1, 2]
    assert line.targets() == [1]
    assert add(line, 3, 0, line.play(0, 3, draw))
    assert line.laid == {}
    assert line.targets() == [1, 3]
    assert line.record(None, whole=True).steps == ["0 lay 4", "1 lay 3"]
    line.undo(1, by_itself=False)
    assert line.record(None, whole=True).steps == []


def test_nor_is_it_where_a_location_is_chosen() -> None:
    game = sixstones.game("splendor")
    team = "baron_zemo grandmaster modok elektra lockjaw moon_knight crystal electro mysterio bullseye prowler"
    start = game.load({"seat": 0, "seats": [{"team": team.split()}], "locations": ["knowhere", "avengers_tower"]})
    line = Line(game, 2, start.options, start)
    add(line, 1, None, line.deal(draw))
    add(line, 2, 0, line.play(0, game.parse("take yellow blue orange"), draw))
    asked = line.state.asks(0)
    assert asked is not None
    assert asked.kind == "location"
    for outcome in ("hulk", "asgard", "knowhere"):
        with pytest.raises(IllegalAction) as info:
            line.check(0, outcome)
        assert info.value.key == "not-an-action"


@pytest.mark.parametrize("game", ["secret_cards", "splendor"])
def test_a_copy_goes_on_by_itself(game: str) -> None:
    """Appending to a copy leaves the original line alone, and both belong to one game."""
    line = Line(sixstones.game(game), 2, sixstones.game(game).check(2))
    add(line, 1, None, line.deal(draw))
    other = line.copy()
    assert (other.game, other.players, other.options, other.start) == (
        line.game,
        line.players,
        line.options,
        line.start,
    )
    seat = int(other.state.waiting()[0])
    add(other, 2, seat, other.play(seat, int(other.state.legal(seat)[0]), draw))
    assert list(line.entries) == [1]
    assert list(other.entries) == [1, 2]
