"""The web application: routes, limits, headers, and the lifetime of the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware.gzip import GZipMiddleware

import sixstones
from sixstones.bots import bot_names
from sixstones.core.registry import game_ids
from sixstones.loading import load_files
from sixstones.server.http.cached_answers import FAST, SMALL
from sixstones.server.http.http_metrics import Observe
from sixstones.server.http.problem_answers import answer_problems
from sixstones.server.http.security import Secure
from sixstones.server.limits.cpu_budgets import Charge
from sixstones.server.limits.request_limits import LimitRequests
from sixstones.server.operate.settings import Settings
from sixstones.server.people import identity
from sixstones.server.people.identity import COOKIE
from sixstones.server.protocol.socket_messages import frame_schemas
from sixstones.server.protocol.wire import ProblemDocument
from sixstones.server.routes import (
    analysis,
    chat,
    device_links,
    games,
    health,
    hints,
    history,
    lessons,
    live,
    lobby,
    luck,
    my_turns,
    owner,
    pages,
    play_on,
    reach,
    seats,
)
from sixstones.server.server import Server
from sixstones.words import LANGUAGES, Words


def make_app(settings: Settings) -> FastAPI:
    load_files(settings.load)
    load_for_everybody()
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with server.running():
            yield

    app = FastAPI(title="Six Stones", version=sixstones.__version__, lifespan=lifespan, openapi_url=None)
    app.state.server = server
    answer_problems(app)
    first = (identity, games, lobby, seats, owner, luck, play_on, lessons, history, hints, analysis, chat, live)
    for part in (*first, reach, device_links, my_turns, health, pages):
        app.include_router(part.router)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=FAST)
    app.add_middleware(LimitRequests, limits=settings.limits, identify=identity.who)
    app.add_middleware(Secure, origins=settings.origins, hosts=settings.hosts, operators=settings.operators)
    app.add_middleware(Observe, metrics=server.metrics)
    app.add_middleware(Charge, buckets=server.buckets, clock=settings.cpu_clock)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


def load_for_everybody() -> None:
    """Load games, bots and words now, or the first visitor would wait and pay for them."""
    game_ids()
    bot_names()
    for language in LANGUAGES:
        Words(None, language)


def describe(app: FastAPI) -> dict[str, object]:
    """The OpenAPI document: every refusal is a problem document."""
    if app.openapi_schema is None:
        about = (
            "The whole protocol is described in docs/server.md of the project. The frames of the WebSocket of a table "
            "(GET /api/tables/{table}/live) are the schemas ClientFrame and ServerFrame."
        )
        schema = get_openapi(title=app.title, version=app.version, description=about, routes=app.routes)
        schemas = schema["components"]["schemas"]
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        schemas["ProblemDocument"] = ProblemDocument.model_json_schema()
        for name, frame in frame_schemas("#/components/schemas/{model}").items():
            schemas.setdefault(name, frame)
        cookie = {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set by POST /api/me"}
        schema["components"]["securitySchemes"] = {"guest": cookie}
        content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
        for operations in schema["paths"].values():
            for operation in operations.values():
                operation["security"] = [{"guest": []}, {}]  # what needs somebody is refused to nobody with 401
                operation["responses"].pop("422", None)
                operation["responses"]["4XX"] = {"description": "Refused; nothing has changed", "content": content}
                operation["responses"]["503"] = {"description": "Not saved; send it again", "content": content}
        app.openapi_schema = schema
    return app.openapi_schema
