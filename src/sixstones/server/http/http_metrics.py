"""Every request has an id and is timed; HEAD is answered as GET without the body."""

import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixstones.server.operate.logs import REQUEST
from sixstones.server.operate.metrics import Metrics

ID = re.compile(r"[\w.-]{1,64}", re.ASCII)


class Observe:
    """The outermost layer.

    A proxy may name the request (`X-Request-Id`); the answer names it again.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        named = Headers(scope=scope).get("x-request-id", "")
        id = named if ID.fullmatch(named) else secrets.token_hex(8)
        REQUEST.set(id)  # not taken back: what is logged of this request later is logged in the same task
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"
        seen: Scope = {**scope, "method": "GET"} if head else scope
        status = "500"

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                MutableHeaders(scope=message)["X-Request-Id"] = id
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        begin = time.perf_counter()
        try:
            await self.app(seen, receive, sending)
        finally:
            route = getattr(seen.get("route"), "path", "other")
            self.metrics.requests.observe(time.perf_counter() - begin, str(scope["method"])[:8], route, status)
