"""Guests: an id nobody else has and a display name, in a signed cookie.

And signed invite links.
"""

from dataclasses import dataclass
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from sixstones.server.limits.cpu_budgets import payer_of
from sixstones.server.limits.request_limits import spend
from sixstones.server.operate.settings import Settings
from sixstones.server.people.signing_keys import A_DAY, Keys
from sixstones.server.protocol.problems import Problem, no_identity
from sixstones.server.protocol.shapes import RequestShape
from sixstones.server.protocol.wire import IdentityId, Me, Name, SignOut

COOKIE = "sixstones"
RENEWED_AFTER = 7 * A_DAY
FORGETTING = 5.0  # how many new tables it counts as
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


class Forget(RequestShape):
    """The id of who is to be forgotten: my own, so that nobody is forgotten by mistake."""

    id: IdentityId


class Signer:
    """Signs and checks tokens; only servers on the same database make valid ones."""

    def __init__(self, keys: Keys, settings: Settings) -> None:
        self.keys = keys
        self.settings = settings
        self.renew()

    def renew(self) -> None:
        """The keys have been read again."""
        self._cookies = URLSafeSerializer(self.keys.values, salt="identity")
        self._invites = URLSafeTimedSerializer(self.keys.values, salt="invite")

    def write_identity(self, identity: Identity) -> str:
        made = max(self.settings.clock(), self.keys.signed_out.get(identity.id, -1) + 1)
        return str(self._cookies.dumps([identity.id, identity.name, made]))

    def read_identity(self, cookie: str) -> Identity:
        return self.read_cookie(cookie)[0]

    def read_cookie(self, cookie: str) -> tuple[Identity, int]:
        """The person and the cookie's date; a cookie without a date is as old as the oldest key."""
        try:
            id, name, *made = self._cookies.loads(cookie)
            at = int(made[0]) if made else self.keys.first
        except (BadData, ValueError, TypeError) as error:
            raise Problem(401, "bad-cookie", "The cookie was not signed by this server. POST /api/me again.") from error
        expired = at < self.settings.clock() - self.settings.identity_days * A_DAY
        if expired or at <= self.keys.signed_out.get(id, -1) or id in self.keys.forgotten:
            raise signed_out()
        return Identity(id, name), at

    def write_invite(self, invite: Invite) -> str:
        return str(self._invites.dumps([invite.table, invite.seat, invite.issue]))

    def read_invite(self, token: str) -> Invite:
        try:
            table, seat, *issue = self._invites.loads(token, max_age=INVITE_SECONDS)
        except (BadData, ValueError, TypeError) as error:
            raise bad_invite() from error
        return Invite(table, seat, *issue)


def signed_out() -> Problem:
    return Problem(401, "signed-out", "You have signed out, or were not here for too long. POST /api/me again.")


def bad_invite() -> Problem:
    return Problem(404, "bad-invite", "This invitation is wrong or has expired. Ask for a new link.")


def who(connection: HTTPConnection) -> Identity | None:
    """The sender; None without a cookie.

    A problem with a forged one, or if they are in debt.
    """
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    signer: Signer = connection.app.state.server.signer
    identity = signer.read_identity(cookie)
    payer_of(connection).is_known_as(identity.id)
    return identity


def somebody(connection: HTTPConnection) -> Identity:
    """The sender; a problem if there is none."""
    identity = who(connection)
    if identity is None:
        raise no_identity()
    return identity


def _set_cookie(request: Request, response: Response, value: str, seconds: int) -> None:
    settings: Settings = request.app.state.server.settings
    public = urlsplit(settings.public)
    by_name = public.scheme == "https" and public.netloc == request.headers.get("host")
    secure = request.url.scheme == "https" or by_name
    response.set_cookie(COOKIE, value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/")


def become(request: Request, response: Response, identity: Identity) -> None:
    """This browser is this guest from now on."""
    signer: Signer = request.app.state.server.signer
    _set_cookie(request, response, signer.write_identity(identity), int(signer.settings.identity_days * 24 * 3600))


@router.get("/api/me")
async def read_me(request: Request, response: Response) -> Me:
    """My identity; nulls without a valid cookie.

    A cookie that has been used for a while is renewed.
    """
    signer: Signer = request.app.state.server.signer
    identity: Identity | None = None
    try:
        cookie = request.cookies.get(COOKIE)
        if cookie is not None:
            identity, made = signer.read_cookie(cookie)
            if made < signer.settings.clock() - RENEWED_AFTER:
                become(request, response, identity)
    except Problem:
        _set_cookie(request, response, "", 0)  # or whatever this browser asks next would be refused
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


@router.post("/api/me/sign-out")
async def sign_out(request: Request, response: Response, body: SignOut) -> Me:
    """Sign out everywhere: every cookie of mine is void, and every connection with it.

    This browser may stay.
    """
    spend(request, "creations")
    server, identity = request.app.state.server, somebody(request)
    await server.sign_out(identity.id)
    if not body.keep:
        _set_cookie(request, response, "", 0)
        return Me(id=None, name=None)
    become(request, response, identity)
    return Me(id=identity.id, name=identity.name)


@router.post("/api/me/forget")
async def forget_me(request: Request, response: Response, body: Forget) -> Me:
    """Erase me: my names go everywhere, my seats go to bots, my tables to others.

    Nothing brings them back.
    """
    spend(request, "creations", FORGETTING)
    server, identity = request.app.state.server, somebody(request)
    if body.id != identity.id:
        raise Problem(409, "other-identity", "This browser is somebody else by now. Load the page again.")
    await server.forget(identity.id)
    _set_cookie(request, response, "", 0)
    return Me(id=None, name=None)


@router.delete("/api/me", status_code=204)
async def clear_cookie(request: Request, response: Response) -> None:
    """This browser is nobody any more: the cookie is cleared. Nothing else is."""
    _set_cookie(request, response, "", 0)
