"""Security headers for browsers, and refusal of pages of other sites."""

import re

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixstones.server.limits.request_limits import address
from sixstones.server.protocol.problems import Problem, send_problem

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
HARMLESS = ("GET", "HEAD", "OPTIONS")
FOR_OPERATORS = ("/health", "/ready", "/metrics")


def asks_as_operator(connection: HTTPConnection, operators: list[str]) -> bool:
    """Whether a request comes straight from an operator's address, not through a proxy there."""
    return address(connection) in operators and "x-forwarded-for" not in connection.headers


class Secure:
    """Adds the headers to every answer.

    Lets only our own pages change anything or open a WebSocket.
    """

    def __init__(self, app: ASGIApp, origins: list[str], hosts: list[str], operators: list[str]) -> None:
        self.app = app
        self.operators = operators
        self.origins = origins
        self.hosts = [host.lower() for host in hosts]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if not self._here(connection) and not self._watched(scope, connection):
            problem = Problem(421, "wrong-host", "This server is not asked for under this name.")
            await self._refuse(problem, scope, receive, send)
            return
        guarded = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if guarded and not self._ours(connection):
            problem = Problem(403, "wrong-origin", "Pages of other sites cannot do this.")
            await self._refuse(problem, scope, receive, send)
            return
        await self.app(scope, receive, self._with_headers(scope, send))

    def _ours(self, connection: HTTPConnection) -> bool:
        """A browser names the origin of the page that asks; programs name none."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        return origin == f"{scheme}://{connection.headers.get('host', '')}"

    def _here(self, connection: HTTPConnection) -> bool:
        """Whether the server is asked for under one of its names.

        Any will do where none was configured.
        """
        name = re.sub(r":\d*$", "", connection.headers.get("host", "")).lower()
        return not self.hosts or name in self.hosts

    def _watched(self, scope: Scope, connection: HTTPConnection) -> bool:
        """A health check asks at an address, not under the name of the site.

        It learns nothing else that way.
        """
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] in FOR_OPERATORS
        return asked and asks_as_operator(connection, self.operators)

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem.key.replace("-", " ")})
        else:
            await send_problem(problem, scope, receive, self._with_headers(scope, send))

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return sending
