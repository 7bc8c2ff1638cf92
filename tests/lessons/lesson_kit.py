"""A lesson's table as every backend runs it, without a server."""

from dataclasses import dataclass

import sixstones
from sixstones import Game, Rng
from sixstones.lessons import Course, Step, courses, scripted_reply
from sixstones.table.drafts import append, decision
from sixstones.table.player_commands import move
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import bot_seat, open_table, start
from sixstones.table.seats import Seat
from sixstones.table.table import Table


@dataclass(frozen=True)
class Learner:
    id: str = "a"
    name: str = "Ann"


ANN = Learner()


def all_courses() -> list[tuple[Game, Course]]:
    games = [sixstones.game(id) for id in sixstones.game_ids()]
    return [(game, course) for game in games for course in courses(game)]


def all_steps() -> list[tuple[Game, Course, Step]]:
    return [(game, course, step) for game, course in all_courses() for step in course.steps]


def draw(state: sixstones.State) -> int:
    return int(state.sample(Rng(7)))


def lesson_table(game: Game, step: Step) -> Table:
    """A started table of a step: the learner at their seat, bots at the others."""
    state = game.load(step.scene.position)
    table = Table("t", game, int(state.seats), state.options, False, ANN.id, ANN.name, created=0)
    seats: list[Seat] = []
    for number in range(int(state.seats)):
        mine = number == step.scene.seat
        seats.append(Seat(number, "human", ANN.name, ANN.id) if mine else bot_seat("t", number, step.bot, seats))
    append(table, open_table(seats, TableRules(), ANN, step.scene), at=0)
    append(table, start(table, ANN, draw), at=1)
    return table


def legal_texts(table: Table, seat: int) -> list[str]:
    return [table.game.text(action) for action in table.line.state.legal(seat)]


def act(table: Table, seat: int, text: str) -> list[sixstones.Event]:
    """A decision of the learner; what it brought."""
    asked = table.line.state.asks(seat)
    number = None if asked is None else int(asked.number)
    return append(table, move(table, ANN, seat, text, number, draw), at=2).events


def replies(table: Table) -> list[sixstones.Event]:
    """The scripted decisions of the other seats, as far as there are any."""
    assert table.scene is not None
    events: list[sixstones.Event] = []
    while True:
        found = [
            (seat, scripted_reply(table.scene, table.line.state, seat))
            for seat in table.line.state.waiting()
            if table.seats[seat].bot is not None and seat not in table.line.laid
        ]
        ready = [(seat, action) for seat, action in found if action is not None]
        if not ready:
            return events
        seat, action = ready[0]
        events += append(table, decision(table, seat, action, draw, "greedy"), at=3).events
