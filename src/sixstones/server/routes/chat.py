"""The route of a table's chat."""

from fastapi import APIRouter, Query, Request

from sixstones.server.people.identity import who
from sixstones.server.protocol import wire
from sixstones.server.server import server_of

router = APIRouter(tags=["table"])


@router.get("/api/tables/{table}/chat", response_model=wire.Chats)
async def read_chat(request: Request, table: str, after: int = Query(0, ge=0, le=2**31 - 1)) -> object:
    """The last messages after a number."""
    server = server_of(request)
    identity = who(request)
    live = await server.table_for(table, identity)
    return {"messages": await server.chats.read(live, None if identity is None else identity.id, after)}
