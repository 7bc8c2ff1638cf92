"""What the owner of a table does: its terms, who comes in and who goes out, closing it, passing it on."""

from collections.abc import Callable

from fastapi import APIRouter, Path, Request

from sixstones.server import wire
from sixstones.server.consent import parties
from sixstones.server.identity import Identity, somebody
from sixstones.server.problems import Problem
from sixstones.server.seats import before_start, forget_member, not_away, owner_only
from sixstones.server.server import server_of
from sixstones.server.table import OPEN, RUNNING, Table
from sixstones.server.tables import Draft, LiveTable
from sixstones.server.terms import Terms

router = APIRouter(prefix="/api/tables/{table}", tags=["owner"])

IdentityInPath = Path(min_length=1, max_length=32, pattern=r"^[\w-]+$")


async def _change(
    request: Request, table: str, propose: Callable[[Table, Identity], Draft]
) -> tuple[LiveTable, dict[str, object]]:
    server, identity = server_of(request), somebody(request)
    live = await server.table_for(table, identity)
    number = await server.tables.append(live, lambda now: propose(now, identity))
    return live, {"number": number, "table": live.table.card()}


def _known_as(table: Table, identity: str, live: LiveTable) -> str:
    """The name of somebody at a table, or looking at it."""
    names = [str(seat.name) for seat in table.seats if seat.identity == identity]
    looking = [viewer.identity.name for viewer in live.viewers if viewer.identity and viewer.id == identity]
    return next(iter([*names, *looking]), "?")


@router.put("/terms", response_model=wire.Done)
async def agree(request: Request, table: str, body: Terms) -> object:
    """The owner changes what the table agrees on, before the start."""

    def propose(table: Table, identity: Identity) -> Draft:
        owner_only(table, identity)
        before_start(table)
        return Draft("terms", {"terms": body.model_dump()}, by=identity.id)

    return (await _change(request, table, propose))[1]


@router.post("/owner", response_model=wire.Done)
async def pass_on(request: Request, table: str, body: wire.NewOwner) -> object:
    """Hand the table to somebody who sits there; or take over, before the start, what an owner who is away left."""
    now = server_of(request).settings.clock()

    def propose(table: Table, identity: Identity) -> Draft:
        if table.status not in (OPEN, RUNNING):
            raise Problem(409, "not-running", "This table is over.")
        if body.to is None:
            _may_take_over(table, identity, now)
        else:
            owner_only(table, identity)
        heir = identity.id if body.to is None else body.to
        names = [seat.name for seat in table.seats if seat.identity == heir]
        if not names:
            raise Problem(409, "not-seated", "A table can be handed only to somebody who sits there.")
        return Draft("owner", {"owner": [heir, str(names[0])], "who": heir, "name": names[0]}, by=identity.id)

    return (await _change(request, table, propose))[1]


def _may_take_over(table: Table, identity: Identity, now: int) -> None:
    before_start(table)
    if table.owner == identity.id or not table.seats_of(identity.id):
        raise Problem(403, "not-your-seat", "Only who sits at the table can take it over.")
    if not table.away_for(table.owner, now):
        raise not_away(table, table.owner)


@router.post("/kick", response_model=wire.Done)
async def kick(request: Request, table: str, body: wire.Kick) -> object:
    """Send somebody away: before the start a player, at any time a spectator; banned, he cannot come back."""
    server = server_of(request)

    def propose(table: Table, identity: Identity) -> Draft:
        owner_only(table, identity)
        who = body.identity
        if who == identity.id:
            raise Problem(409, "not-yourself", "You cannot send yourself away.")
        seats = table.seats_of(who)
        if seats and table.status == RUNNING:
            raise Problem(409, "already-started", "Nobody is sent away from a running game.")
        revoked: list[int | None] = [*seats, None]
        draft = Draft("kick", {"who": who, "name": _known_as(table, who, live), "seats": seats, "revoked": revoked})
        if body.ban:
            draft.kind = "ban"
        draft.by = identity.id
        draft.then = [forget_member(table.id, who)]
        return draft

    live = await server.table_for(table, somebody(request))
    return (await _change(request, table, propose))[1]


@router.get("/bans", response_model=wire.Bans)
async def read_bans(request: Request, table: str) -> object:
    """Who may not come here, and who may not talk; the owner asks."""
    server, identity = server_of(request), somebody(request)
    house = (await server.table_for(table, identity)).table
    owner_only(house, identity)
    banned = [{"identity": id, "name": name} for id, name in house.house.banned.items()]
    return {"banned": banned, "muted": list(house.house.muted)}


@router.delete("/bans/{identity}", response_model=wire.Done)
async def unban(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Let somebody come again."""
    return (await _change(request, table, _about(identity, "unban", lambda table: table.house.banned)))[1]


@router.put("/mutes/{identity}", response_model=wire.Done)
async def mute(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Somebody may not talk here any more."""
    live = await server_of(request).table_for(table, somebody(request))

    def propose(table: Table, me: Identity) -> Draft:
        owner_only(table, me)
        if identity == me.id:
            raise Problem(409, "not-yourself", "You cannot mute yourself.")
        return Draft("mute", {"who": identity, "name": _known_as(table, identity, live)}, by=me.id)

    return (await _change(request, table, propose))[1]


@router.delete("/mutes/{identity}", response_model=wire.Done)
async def unmute(request: Request, table: str, identity: str = IdentityInPath) -> object:
    """Somebody may talk again."""
    return (await _change(request, table, _about(identity, "unmute", lambda table: table.house.muted)))[1]


def _about(who: str, kind: str, listed: Callable[[Table], dict[str, str]]) -> Callable[[Table, Identity], Draft]:
    """The end of something that was done to somebody."""

    def propose(table: Table, identity: Identity) -> Draft:
        owner_only(table, identity)
        if who not in listed(table):
            raise Problem(404, "no-such-person", "Nobody of this id is on the list.", {"identity": who})
        return Draft(kind, {"who": who, "name": listed(table)[who]}, by=identity.id)

    return propose


@router.delete("/invites", response_model=wire.Done)
async def revoke(request: Request, table: str) -> object:
    """All links to this table that were given out so far are dead."""

    def propose(table: Table, identity: Identity) -> Draft:
        owner_only(table, identity)
        return Draft("links", {"revoked": [None, *range(table.players)]}, by=identity.id)

    return (await _change(request, table, propose))[1]


@router.post("/close", response_model=wire.Done)
async def close(request: Request, table: str, body: wire.Closing) -> object:
    """Close the table: its owner before the start; later all who play must agree, each by asking for the same."""
    now = server_of(request).settings.clock()

    def propose(table: Table, identity: Identity) -> Draft:
        if table.status == OPEN:
            owner_only(table, identity)
            return Draft("closed", {"cause": "owner"}, by=identity.id)
        if table.status != RUNNING:
            raise Problem(409, "not-running", "This table is over.")
        return _closing(table, identity, body.agree, parties(table, now))

    return (await _change(request, table, propose))[1]


def _closing(table: Table, identity: Identity, agree: bool, needed: list[str]) -> Draft:
    closing = table.house.closing
    if identity.id not in (needed or [table.owner]):
        raise Problem(403, "not-your-seat", "Only who plays here can close the table.")
    if not agree:
        if closing is None:
            raise Problem(409, "no-close-request", "Nobody has asked to close the table.")
        return Draft("close-refused", {}, by=identity.id)
    agreed = [] if closing is None else closing.agreed
    if set(needed) <= {*agreed, identity.id}:
        return Draft("closed", {"cause": "agreed"}, by=identity.id)
    if identity.id in agreed:
        raise Problem(409, "agreed-already", "You have agreed already.")
    kind = "close-asked" if closing is None else "close-agreed"
    return Draft(kind, {"name": identity.name}, by=identity.id)
