"""Commands of people as entries: what every route that changes a table does."""

from collections.abc import Callable

from fastapi import Request
from sqlalchemy import Executable

from sixstones.server.people.identity import Identity, somebody
from sixstones.server.server import server_of
from sixstones.server.tables.tables import Also
from sixstones.table.drafts import Draft
from sixstones.table.table import Table


def nothing_else(table: Table, draft: Draft) -> list[Executable]:
    return []


async def change(
    request: Request, table: str, command: Callable[[Table, Identity], Draft], also: Also = nothing_else
) -> dict[str, object]:
    """Give a command to a table; `also` is written with its entry."""
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    number = await server.tables.append(live, lambda now: command(now, identity), also=also)
    return {"number": number, "table": live.table.card()}
