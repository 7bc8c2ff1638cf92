"""A table in a terminal plays as a match does: steps, events, records, undo, going on."""

import pytest

from sixstones.cli.given import seats
from sixstones.cli.local_table import LocalTable, go_on
from sixstones.core.errors import IllegalAction
from sixstones.core.facts import OVER
from sixstones.core.line import Step
from sixstones.core.match import Match
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.table.refusals import Refused

GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]
AROUND = seats("you:Anna,you:Boris")


def _told(steps: list[Step]) -> list[object]:
    return [(step.seat, step.text, step.known_to, [event.seen_by(0) for event in step.events]) for step in steps]


def _ended(game: Match | LocalTable) -> object:
    return None if game.result is None else game.result.as_dict()


@pytest.mark.parametrize("id", GAMES)
def test_a_game_at_a_table_is_the_game_of_a_match(id: str) -> None:
    match, table, choice = Match(id, 2, {}, seed=5), LocalTable(find_game(id), AROUND, {}, 5), Rng(1)
    undone = 0
    for _ in range(120):
        if match.state.actor == OVER:
            break
        seat = int(match.state.actor)
        if undone < 5 and match.can_undo(seat):
            undone += 1
            match.undo(seat)
            table.undo(seat)
        legal = match.state.legal(seat)
        action = int(legal[choice.below(len(legal))])
        match.play(seat, action)
        table.play(seat, action)
        assert _told(table.steps) == _told(match.steps)
    assert table.record().json() == match.record().json()
    assert _ended(table) == _ended(match)


@pytest.mark.parametrize("id", GAMES)
def test_a_record_goes_on_where_it_ended(id: str) -> None:
    match, choice = Match(id, 2, {}, seed=6), Rng(2)
    for _ in range(40):
        if match.state.actor == OVER:
            break
        seat = int(match.state.actor)
        legal = match.state.legal(seat)
        match.play(seat, int(legal[choice.below(len(legal))]))
    table = go_on(match.record(), AROUND, 7)
    assert _told(table.steps) == _told(match.steps)
    assert table.record().json() == match.record().json()
    match.resume(7)
    while match.state.actor != OVER and len(match.steps) < 300:
        seat = int(match.state.actor)
        legal = match.state.legal(seat)
        action = int(legal[choice.below(len(legal))])
        match.play(seat, action)
        table.play(seat, action)
    assert table.record().json() == match.record().json()


def test_nobody_takes_back_the_decision_of_another_seat() -> None:
    table = LocalTable(find_game("splendor"), AROUND, {"first_player": "p1"}, 1)
    table.play(0, int(table.state.legal(0)[0]))
    before = table.record().json()
    with pytest.raises(Refused) as refused:
        table.undo(1)
    assert refused.value.key == "nothing-to-undo"
    with pytest.raises(IllegalAction):
        table.play(0, int(table.state.legal(1)[0]))
    assert table.record().json() == before
