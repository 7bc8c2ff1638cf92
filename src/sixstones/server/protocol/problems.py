"""Refusals as problem documents: a key to translate, its data, an English sentence."""

import json
from http import HTTPStatus

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixstones.core.errors import BadAction, BadOption, BadPlayers, IllegalAction, SixStonesError, UnknownBot
from sixstones.table.refusals import CONFLICT, FORBIDDEN, MISSING, Refused

STATUS = {FORBIDDEN: 403, MISSING: 404, CONFLICT: 409}


class Problem(Exception):
    """Something was refused; nothing has changed.

    `stale` asks for the present state to be sent along.
    """

    def __init__(
        self, status: int, key: str, detail: str, data: dict[str, object] | None = None, stale: bool = False
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key
        self.detail = detail
        self.data: dict[str, object] = {} if data is None else data
        self.stale = stale

    def as_dict(self) -> dict[str, object]:
        return {
            "type": f"/problems/{self.key}",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "key": self.key,
            "detail": self.detail,
            "data": self.data,
        }


def problem_response(problem: Problem) -> Response:
    headers = {}
    if problem.status in (429, 503):
        headers["Retry-After"] = str(problem.data.get("retry_after", 1))
    if problem.status == 429:
        headers["Connection"] = "close"  # who floods must at least knock again for every refusal
    if problem.status == 405:
        headers["Allow"] = str(problem.data.get("allow", "GET"))
    text = json.dumps(problem.as_dict(), ensure_ascii=False)
    return Response(text.encode("utf-8", "replace"), problem.status, headers, "application/problem+json")


async def send_problem(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    await problem_response(problem)(scope, receive, send)


def of_engine(error: SixStonesError) -> Problem:
    """The problem an error of the engine becomes on the wire."""
    if isinstance(error, Refused):
        return Problem(STATUS[error.reason], error.key, error.message, error.data, error.stale)
    if isinstance(error, IllegalAction):
        return Problem(409, error.key, error.message, error.data, stale=True)
    if isinstance(error, (BadAction, BadOption, BadPlayers, UnknownBot)):
        return Problem(422, error.key, error.message, error.data)
    return Problem(409, error.key, error.message, error.data)


def no_such_table(id: str) -> Problem:
    return Problem(
        404, "no-such-table", "There is no such table, or it is private and you are not invited.", {"table": id[:80]}
    )


def of_lesson() -> Problem:
    return Problem(409, "lesson-table", "A lesson is no game: it has no record and no analysis.")


def banned() -> Problem:
    return Problem(403, "banned", "The owner of this table does not want you here.")


def no_identity() -> Problem:
    return Problem(401, "no-identity", "Say who you are first: POST /api/me with a name.")


def not_saved() -> Problem:
    return Problem(503, "not-saved", "The move could not be saved. Send the same again under the same client id.")


def unavailable() -> Problem:
    return Problem(503, "unavailable", "The database does not answer. Try again in a moment.", {"retry_after": 2})
