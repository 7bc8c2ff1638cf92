"""The web application: routes, limits, headers, and the server that lives as long as it does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware.gzip import GZipMiddleware

import sixstones
from sixstones.loading import load_files
from sixstones.server import (
    advice,
    analyses,
    chat,
    games,
    history,
    identity,
    live,
    lobby,
    moving,
    operating,
    owner,
    pages,
    play_on,
    reach,
    seats,
    turns,
)
from sixstones.server.identity import COOKIE
from sixstones.server.limits import LimitRequests
from sixstones.server.observing import Observe
from sixstones.server.replies import answer_problems
from sixstones.server.security import Secure
from sixstones.server.server import Server
from sixstones.server.settings import Settings
from sixstones.server.wire import ProblemDocument, frame_schemas


def make_app(settings: Settings) -> FastAPI:
    load_files(settings.load)
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with server.running():
            yield

    app = FastAPI(title="Six Stones", version=sixstones.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.server = server
    answer_problems(app)
    first = (identity, games, lobby, seats, owner, play_on, history, advice, analyses, chat, live)
    for part in (*first, reach, moving, turns, operating, pages):
        app.include_router(part.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(LimitRequests, limits=settings.limits)
    app.add_middleware(Secure, origins=settings.origins, hosts=settings.hosts)
    app.add_middleware(Observe, metrics=server.metrics)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


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
