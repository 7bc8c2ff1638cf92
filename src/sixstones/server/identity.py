"""Guests: an id nobody else has and a display name, in a signed cookie; and signed invite links."""

import secrets as os_secrets
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from sixstones.server.journal import Writer
from sixstones.server.limits import spend
from sixstones.server.problems import Problem, no_identity
from sixstones.server.schema import secrets
from sixstones.server.wire import Me, Name

COOKIE = "sixstones"
A_YEAR = 365 * 24 * 3600
INVITE_SECONDS = 30 * 24 * 3600

router = APIRouter(tags=["identity"])


@dataclass(frozen=True, slots=True)
class Identity:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Invite:
    """The right to a seat of a table, or (None) to watch it."""

    table: str
    seat: int | None
    issue: int = 0
    """How often the links to this seat had been revoked when it was written."""


class Signer:
    """What it has signed, only a server on the same database can have signed."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="identity")
        self._invites = URLSafeTimedSerializer(secret, salt="invite")

    def write_identity(self, identity: Identity) -> str:
        return str(self._cookies.dumps([identity.id, identity.name]))

    def read_identity(self, cookie: str) -> Identity:
        try:
            id, name = self._cookies.loads(cookie)
        except (BadData, ValueError, TypeError) as error:
            raise Problem(401, "bad-cookie", "The cookie was not signed by this server. POST /api/me again.") from error
        return Identity(id, name)

    def write_invite(self, invite: Invite) -> str:
        return str(self._invites.dumps([invite.table, invite.seat, invite.issue]))

    def read_invite(self, token: str) -> Invite:
        try:
            table, seat, *issue = self._invites.loads(token, max_age=INVITE_SECONDS)
        except (BadData, ValueError, TypeError) as error:
            raise bad_invite() from error
        return Invite(table, seat, *issue)


def bad_invite() -> Problem:
    return Problem(404, "bad-invite", "This invitation is wrong or has expired. Ask for a new link.")


async def the_secret(engine: AsyncEngine, writer: Writer) -> str:
    """What signs cookies and invites: made by the first server on this database."""
    await writer.insert(secrets, {"name": "signing", "value": os_secrets.token_urlsafe(48)})
    async with engine.connect() as connection:
        found = (await connection.execute(select(secrets.c.value).where(secrets.c.name == "signing"))).scalar_one()
    return str(found)


def who(connection: HTTPConnection) -> Identity | None:
    """Who asks; None without a cookie, a problem with a forged one."""
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    signer: Signer = connection.app.state.server.signer
    return signer.read_identity(cookie)


def somebody(connection: HTTPConnection) -> Identity:
    """Who asks; a problem if nobody."""
    identity = who(connection)
    if identity is None:
        raise no_identity()
    return identity


def _set_cookie(request: Request, response: Response, value: str, seconds: int) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


def become(request: Request, response: Response, identity: Identity) -> None:
    """This browser is this guest from now on."""
    _set_cookie(request, response, request.app.state.server.signer.write_identity(identity), A_YEAR)


@router.get("/api/me")
async def read_me(request: Request) -> Me:
    """Who I am; nulls without a valid cookie."""
    try:
        identity = who(request)
    except Problem:
        identity = None
    return Me(id=None, name=None) if identity is None else Me(id=identity.id, name=identity.name)


@router.post("/api/me")
async def write_me(request: Request, response: Response, body: Name) -> Me:
    """Become a guest with this name, or change my name."""
    spend(request, "creations")
    try:
        before = who(request)
    except Problem:
        before = None
    identity = Identity(request.app.state.server.settings.new_id() if before is None else before.id, body.name)
    become(request, response, identity)
    return Me(id=identity.id, name=identity.name)


@router.delete("/api/me", status_code=204)
async def forget_me(request: Request, response: Response) -> None:
    """Forget who I am: the cookie is cleared."""
    _set_cookie(request, response, "", 0)
