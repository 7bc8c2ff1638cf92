"""Answers: problems as problem documents, and no stack trace to anybody."""

import logging
import re
from functools import cache

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import ErrorDetails
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path

from sixstones.core.errors import SixStonesError
from sixstones.server.protocol.problems import Problem, of_engine, problem_response, unavailable
from sixstones.server.storage.database import AWAY

log = logging.getLogger("sixstones.server")


def internal() -> Problem:
    return Problem(500, "internal", "Something went wrong on our side. The server's log has it.")


def bad_shape(errors: list[ErrorDetails]) -> Problem:
    """The faults of a body, parameter or frame, field by field; never the value itself."""
    listed = [{"where": ".".join(str(part) for part in e["loc"]), "what": e["msg"]} for e in errors[:10]]
    first = listed[0] if listed else {"where": "?", "what": "?"}
    return Problem(422, "bad-request", f"{first['where']}: {first['what']}.", {"errors": listed})


def methods_at(request: Request) -> list[str]:
    """The methods of an API address; nothing if there is no such address."""
    for path, operations in request.app.openapi()["paths"].items():
        if _pattern(path).match(request.url.path):
            return sorted(method.upper() for method in operations)
    return []


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return compile_path(path)[0]


def answer_problems(app: FastAPI) -> None:
    """Turn every error into a problem document."""

    async def on_problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return problem_response(error)

    async def on_engine(request: Request, error: Exception) -> Response:
        assert isinstance(error, SixStonesError)
        return problem_response(of_engine(error))

    async def on_shape(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        if any(e["type"] == "json_invalid" for e in error.errors()):
            return problem_response(Problem(400, "not-json", "The body is not JSON."))
        return problem_response(bad_shape(list(error.errors())))

    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 405:
            allow = ", ".join(methods_at(request) or ["GET"])
            problem = Problem(405, "method-not-allowed", f"Only {allow} is possible here.", {"allow": allow})
        elif error.status_code == 404:
            problem = Problem(404, "no-such-route", "There is nothing at this address. The list is at /docs.")
        elif error.status_code == 400:
            problem = Problem(400, "not-json", "The body is not JSON in UTF-8.")
        else:
            problem = Problem(error.status_code, "bad-request", str(error.detail))
        return problem_response(problem)

    async def on_database(request: Request, error: Exception) -> Response:
        log.warning("the database does not answer: %s: %s", type(error).__name__, error)
        return problem_response(unavailable())

    async def on_error(request: Request, error: Exception) -> Response:
        return problem_response(internal())

    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(SixStonesError, on_engine)
    app.add_exception_handler(RequestValidationError, on_shape)
    app.add_exception_handler(HTTPException, on_http)
    for kind in AWAY:
        app.add_exception_handler(kind, on_database)
    app.add_exception_handler(Exception, on_error)
