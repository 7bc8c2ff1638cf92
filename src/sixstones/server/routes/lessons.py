"""Lessons: the courses of a game, and tables that begin from the position of a step.

Positions come from the shipped courses only. A lesson's table is private, is in no list and is deleted after a day.
"""

from fastapi import APIRouter, Request
from pydantic import TypeAdapter
from sqlalchemy import select
from starlette.responses import Response

from sixstones.bots import make_bot
from sixstones.core.game import Game
from sixstones.lessons import Step, courses
from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import Identity, somebody
from sixstones.server.protocol import lesson_shapes, wire
from sixstones.server.protocol.problems import Problem
from sixstones.server.routes.games import encoded, known_game
from sixstones.server.server import Server, server_of
from sixstones.server.storage.schema import tables as rows
from sixstones.table.rights import person
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import bot_seat, open_table, start
from sixstones.table.seats import Seat
from sixstones.table.table import Table

router = APIRouter(prefix="/api", tags=["lessons"])

COURSES = TypeAdapter(lesson_shapes.Courses)
KEPT = 3  # lessons of one person; older ones go when the next begins


@router.get("/games/{game}/lessons", response_model=lesson_shapes.Courses)
async def read_courses(request: Request, game: str) -> Response:
    """The courses of a game, with everything the coach says."""
    found = known_game(game)

    def told() -> bytes:
        return encoded(COURSES, {"courses": [course.as_dict() for course in courses(found)]})

    return await server_of(request).answers.give(request, ("lessons", found.id, found.version), told)


@router.post("/lessons", status_code=201, response_model=wire.TableCard)
async def begin_step(request: Request, body: lesson_shapes.LessonStep) -> object:
    """A new table at which I play a step of a course, with bots at the other seats."""
    spend(request, "creations")
    server, identity = server_of(request), somebody(request)
    game = known_game(body.game)
    step = _step(game, body)
    await _forget_older(server, identity)
    beginning = game.load(step.scene.position)
    players, new_id = int(beginning.seats), server.settings.new_id()
    table = Table(new_id, game, players, beginning.options, False, identity.id, identity.name, server.settings.clock())
    seats: list[Seat] = []
    for number in range(players):
        mine = number == step.scene.seat
        seats.append(person(number, identity) if mine else bot_seat(new_id, number, make_bot(step.bot).name, seats))
    made = await server.tables.create(table, open_table(seats, TableRules(), identity, step.scene))
    await server.tables.append(made, lambda now: start(now, identity, server.tables.chance(made, now)))
    return made.table.card()


def _step(game: Game, body: lesson_shapes.LessonStep) -> Step:
    for course in courses(game):
        if course.id == body.course:
            step = course.step(body.step)
            if step is not None:
                return step
    raise Problem(404, "no-such-lesson", "There is no such step.", {"course": body.course, "step": body.step})


async def _forget_older(server: Server, identity: Identity) -> None:
    """Delete lessons of this person that are over or left; the newest few stay."""
    mine = select(rows.c.id).where(rows.c.owner == identity.id, rows.c.lesson.is_not(None))
    async with server.engine.connect() as connection:
        found = (await connection.execute(mine.order_by(rows.c.created.desc(), rows.c.id))).scalars().all()
    for id in found[KEPT - 1 :]:
        await server.keeper.delete(id)
