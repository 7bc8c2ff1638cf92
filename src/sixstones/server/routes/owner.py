"""Routes for a table's owner: its rules, removing people, closing it, passing it on."""

from fastapi import APIRouter, Path, Request

from sixstones.server.people.identity import somebody
from sixstones.server.protocol import wire
from sixstones.server.protocol.terms import Terms
from sixstones.server.routes.changes import change
from sixstones.server.routes.seats import forget_member
from sixstones.server.server import server_of
from sixstones.server.tables.live_table import LiveTable
from sixstones.table import owner_commands
from sixstones.table.rights import owner_only

router = APIRouter(prefix="/api/tables/{table}", tags=["owner"])

IdentityInPath = Path(min_length=1, max_length=32, pattern=r"^[\w-]+$")


def _known_as(live: LiveTable, identity: str) -> str:
    """The name of somebody at a table, or looking at it."""
    names = [str(seat.name) for seat in live.table.seats if seat.identity == identity]
    looking = [viewer.identity.name for viewer in live.viewers if viewer.identity and viewer.id == identity]
    return next(iter([*names, *looking]), "?")


@router.put("/terms", response_model=wire.Done)
async def agree(request: Request, table: str, body: Terms) -> object:
    """The owner changes the table rules, before the start."""
    return await change(request, table, lambda now, me: owner_commands.change_rules(now, me, body.rules()))


@router.post("/owner", response_model=wire.Done)
async def pass_on(request: Request, table: str, body: wire.NewOwner) -> object:
    """Hand the table to somebody who sits there.

    Or take over, before the start, what an owner who is away left.
    """
    time = server_of(request).settings.clock()
    return await change(request, table, lambda now, me: owner_commands.pass_on(now, me, body.to, time))


@router.post("/kick", response_model=wire.Done)
async def kick(request: Request, table: str, body: wire.Kick) -> object:
    """Send somebody away: before the start a player, at any time a spectator.

    Banned, they cannot come back.
    """
    live, who = await server_of(request).table_for(table, somebody(request)), body.identity
    return await change(
        request,
        table,
        lambda now, me: owner_commands.kick(now, me, who, _known_as(live, who), body.ban),
        lambda now, draft: [forget_member(now.id, who)],
    )


@router.get("/bans", response_model=wire.Bans)
async def read_bans(request: Request, table: str) -> object:
    """The people who may not come here or may not talk, for the owner."""
    server, identity = server_of(request), somebody(request)
    found = (await server.table_for(table, identity)).table
    owner_only(found, identity)
    banned = [{"identity": id, "name": name} for id, name in found.management.banned.items()]
    return {"banned": banned, "muted": list(found.management.muted)}


@router.delete("/bans/{identity}", response_model=wire.Done)
async def unban(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Let somebody come again."""
    return await change(request, table, lambda now, me: owner_commands.unban(now, me, identity))


@router.put("/mutes/{identity}", response_model=wire.Done)
async def mute(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Somebody may not talk here any more."""
    live = await server_of(request).table_for(table, somebody(request))
    return await change(
        request, table, lambda now, me: owner_commands.mute(now, me, identity, _known_as(live, identity))
    )


@router.delete("/mutes/{identity}", response_model=wire.Done)
async def unmute(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Somebody may talk again."""
    return await change(request, table, lambda now, me: owner_commands.unmute(now, me, identity))


@router.delete("/invites", response_model=wire.Done)
async def revoke(request: Request, table: str) -> object:
    """All links to this table that were given out so far are dead."""
    return await change(request, table, owner_commands.revoke_links)


@router.post("/close", response_model=wire.Done)
async def close(request: Request, table: str, body: wire.Closing) -> object:
    """Close the table: its owner before the start.

    Later all who play must agree, each by asking for the same.
    """
    time = server_of(request).settings.clock()
    return await change(request, table, lambda now, me: owner_commands.close(now, me, body.agree, time))
