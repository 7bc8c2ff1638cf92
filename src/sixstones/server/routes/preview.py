"""Link previews for messengers: title, sentence and picture, in the sender's language."""

from html import escape

from fastapi import Request

from sixstones.server.protocol.problems import Problem
from sixstones.server.routes.lobby import invited_by
from sixstones.server.server import Server, server_of
from sixstones.table.table import OPEN, Table
from sixstones.words import FALLBACK, LANGUAGES, Words

PICTURE = "preview.png"
WIDTH, HEIGHT = 1200, 630


async def preview_tags(request: Request, path: str) -> str:
    """The tags for the head of the page at this path.

    Of a private table only who holds an invitation sees more.
    """
    server = server_of(request)
    base = server.settings.public or f"{request.url.scheme}://{request.url.netloc}"
    title, about = await _told(server, path, language_of(request))
    tags = {
        "og:site_name": "Six Stones",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/{PICTURE}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


def language_of(request: Request) -> str:
    """The language the link names, else the reader's."""
    named = request.query_params.get("lang", "")
    wishes = [named, *(part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))]
    return next((wish for wish in wishes if wish in LANGUAGES), FALLBACK)


async def _told(server: Server, path: str, language: str) -> tuple[str, str]:
    place, _, rest = path.partition("/")
    try:
        if place == "join":
            invite, live = await invited_by(server, rest, None)
            return _of_table(live.table, language, "preview-watch" if invite.seat is None else "preview-invited")
        if place in ("table", "replay"):
            table = (await server.tables.get(rest.partition("/")[0])).table
            if table.public:
                return _of_table(table, language, "preview-table")
    except Problem:
        pass  # the page itself says what is wrong
    words = Words(None, language)
    return "Six Stones", words.say("preview-home")


def _of_table(table: Table, language: str, key: str) -> tuple[str, str]:
    words = Words(table.game, language)
    title = words.say(key, owner=table.owner_name, game=words.title())
    parts = [words.find(f"game-blurb-{table.game.id}") or words.find("game-blurb") or ""]
    people = list(dict.fromkeys(seat.name for seat in table.seats if seat.kind == "human" and seat.name))
    if people:
        parts.append(words.say("preview-seated", names=words.join(people)))
    free = sum(not seat.filled for seat in table.seats)
    if table.status == OPEN and free:
        parts.append(words.say("preview-free", count=free))
    return title, " ".join(part for part in parts if part)
