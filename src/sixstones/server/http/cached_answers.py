"""Answers that are the same for everybody: made once, compressed once, cached by clients."""

import asyncio
import gzip
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256

from fastapi import Request
from starlette.responses import Response

from sixstones.server.limits.background import beside

KEPT = 200
LEVEL, FAST = 6, 3  # of compression: what is kept, and what is not
SMALL = 1000  # bytes that are not worth compressing
WORTH = 0.9  # the part that may be left of what is: pictures are compressed already


@dataclass(frozen=True, slots=True)
class Answer:
    """The bytes of an answer, plain and (if worth it) compressed, and their tag."""

    plain: bytes
    packed: bytes
    tag: str
    media_type: str

    def response(self, request: Request, caching: str = "no-cache") -> Response:
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if known == "*" or self.tag in [tag.strip() for tag in known.split(",")]:
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed:
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.plain, headers=headers, media_type=self.media_type)


def prepare(body: bytes, media_type: str = "application/json") -> Answer:
    packed = gzip.compress(body, LEVEL, mtime=0) if len(body) >= SMALL else b""
    worth = packed if len(packed) < WORTH * len(body) else b""
    # One tag for both forms, therefore a weak one.
    return Answer(body, worth, f'W/"{sha256(body).hexdigest()[:24]}"', media_type)


async def told(request: Request, make: Callable[[], bytes], headers: dict[str, str] | None = None) -> Response:
    """A large answer for one, made and compressed beside the event loop."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    found = {"Vary": "Accept-Encoding", **(headers or {})}

    def packed() -> tuple[bytes, bool]:
        body = make()
        return (gzip.compress(body, FAST), True) if packs and len(body) >= SMALL else (body, False)

    body, is_packed = await beside(packed)
    if is_packed:
        found["Content-Encoding"] = "gzip"
    return Response(body, headers=found, media_type="application/json")


class Answers:
    """Keeps answers that are asked for again.

    `key` must name everything that an answer depends on.
    """

    def __init__(self) -> None:
        self._for_all: dict[Hashable, Answer] = {}
        self._kept: dict[Hashable, Answer] = {}
        self._making: dict[Hashable, asyncio.Future[Answer]] = {}

    async def give(
        self,
        request: Request,
        key: Hashable,
        make: Callable[[], bytes],
        media_type: str = "application/json",
        caching: str = "no-cache",
    ) -> Response:
        """One of the few answers everybody gets, made once beside the event loop at nobody's cost."""
        found = self._for_all.get(key) or await self._made(self._for_all, key, lambda: prepare(make(), media_type))
        return found.response(request, caching)

    async def give_some(self, request: Request, key: Hashable, make: Callable[[], bytes]) -> Response:
        """One of countless answers, made at the cost of whoever asks first; the last ones are kept."""
        found = self._kept.get(key) or await self._made(self._kept, key, lambda: prepare(make()))
        self._kept[key] = self._kept.pop(key, found)  # the last in the order now
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found.response(request)

    async def _made(self, kept: dict[Hashable, Answer], key: Hashable, make: Callable[[], Answer]) -> Answer:
        """Many who ask at once wait for one."""

        async def making() -> Answer:
            try:
                kept[key] = await beside(make, for_everybody=kept is self._for_all)
                return kept[key]
            finally:
                del self._making[key]

        if key not in self._making:
            self._making[key] = asyncio.ensure_future(making())
        return await asyncio.shield(self._making[key])
