"""The pages for browsers: the built page, or without it a plain list of games and the API."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from sixstones.core.registry import game as find_game
from sixstones.core.registry import game_ids
from sixstones.server.http.cached_answers import Answers
from sixstones.server.http.problem_answers import methods_at
from sixstones.server.protocol.problems import Problem
from sixstones.server.routes.games import titles
from sixstones.server.routes.preview import preview_tags

router = APIRouter(include_in_schema=False)

TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
DOTTED = ("join/", "rules/")  # addresses of the page with tokens or rule ids, which have dots
FOR_EVER = "public, max-age=31536000, immutable"


def _page(title: str, body: str) -> HTMLResponse:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head>{head}</head><body><h1>{escape(title)}</h1>{body}</body></html>'
    )


@router.get("/docs")
async def api_documentation(request: Request) -> Response:
    """The routes, as the OpenAPI document tells them."""
    answers: Answers = request.app.state.server.answers
    return await answers.give(
        request, "docs", lambda: _routes(request.app.openapi()["paths"]), "text/html; charset=utf-8"
    )


def _routes(paths: dict[str, Any]) -> bytes:
    rows = []
    for path, operations in paths.items():
        for method, operation in operations.items():
            what = escape(operation.get("description") or operation.get("summary", ""))
            rows.append(f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{what}</td></tr>")
    live = "<p>A WebSocket at <code>/api/tables/{table}/live</code> shows a table and takes moves.</p>"
    links = '<p><a href="/openapi.json">OpenAPI document</a> · <a href="/">Games</a></p>'
    return bytes(_page("Six Stones: the API", f"{links}{live}<table>{''.join(rows)}</table>").body)


def _plain_list() -> Response:
    items = []
    for id in game_ids():
        game = find_game(id)
        name = titles(game).get("en", id)
        players = f"{game.min_players}–{game.max_players}" if game.min_players < game.max_players else game.min_players
        items.append(f'<li><a href="/api/games/{escape(id)}">{escape(name)}</a>, {players} players</li>')
    about = (
        '<p>Play from a terminal with <code>sixstones join</code>, or write a client: <a href="/docs">the API</a>.</p>'
    )
    return _page("Six Stones", f"<ul>{''.join(items)}</ul>{about}")


def _file(folder: Path, path: str) -> Path | None:
    """The file of the page at a path; a path no file can have leads to none."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """A file of the built page.

    Every address without a dot is the page itself, and so are invitations.
    """
    folder: Path = request.app.state.server.settings.page
    index = folder / "index.html"
    if path.startswith("api/") and methods_at(request):  # this route takes every GET, those of other methods too
        raise HTTPException(405)
    if path == "api" or path.startswith("api/") or ".." in path.split("/"):
        raise Problem(404, "no-such-route", "There is nothing at this address. The list is at /docs.")
    if not index.is_file():
        if path == "":
            return _plain_list()
        raise Problem(404, "no-such-route", "There is nothing at this address.")
    file = None if path == "index.html" else _file(folder, path)
    if file is not None:
        kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        answers: Answers = request.app.state.server.answers
        return await answers.give(request, (file, file.stat().st_mtime_ns), file.read_bytes, kind, caching)
    if "." in path.rsplit("/", 1)[-1] and path != "index.html" and not path.startswith(DOTTED):
        raise Problem(404, "no-such-route", "There is nothing at this address.")
    html = index.read_text("utf-8").replace("</head>", f"{await preview_tags(request, path)}</head>", 1)
    return HTMLResponse(html, headers={"Cache-Control": "no-cache"})
