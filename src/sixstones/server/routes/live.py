"""One WebSocket per table and viewer: the view first, then every entry the viewer may know."""

import asyncio
import logging
import time
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from sixstones.core.errors import SixStonesError
from sixstones.core.facts import Refusal
from sixstones.server.http.problem_answers import bad_shape, internal
from sixstones.server.limits.connection_limits import WRITE_NOW, WriteNow
from sixstones.server.limits.cpu_budgets import paid, payer_of, turn
from sixstones.server.limits.request_limits import Bucket, too_fast
from sixstones.server.operate.settings import Limits
from sixstones.server.people.identity import Identity, who
from sixstones.server.protocol.problems import Problem, banned, no_identity, of_engine, unavailable
from sixstones.server.protocol.socket_messages import (
    FRAMES,
    Frame,
    Hello,
    Look,
    Move,
    Ping,
    Propose,
    Say,
    Undo,
    UndoAnswer,
    Why,
)
from sixstones.server.protocol.wire import OLDEST_WIRE, WIRE_VERSION
from sixstones.server.routes.retired_versions import RetiredTable, kept_instead
from sixstones.server.server import Server
from sixstones.server.storage.database import AWAY
from sixstones.server.tables.broadcast import encode
from sixstones.server.tables.live_table import LiveTable
from sixstones.server.workers.past import asked
from sixstones.table.drafts import Draft
from sixstones.table.player_commands import answer_undo, move, propose, undo, why
from sixstones.table.table import Table
from sixstones.table.views import make_presence, make_update, proposals_for

log = logging.getLogger("sixstones.server")
router = APIRouter()

NO_HELLO, NOBODY, SENT_AWAY, NO_TABLE, OTHER_WIRE, FLOOD = 4400, 4401, 4403, 4404, 4406, 4429
TOO_SLOW, OUR_FAULT = 1013, 1011
GONE = (WebSocketDisconnect, RuntimeError)  # how sending to a closed connection ends
RESUMING = 3  # how often a resumption is tried at a table that goes on meanwhile
CODES = {401: NOBODY, 403: SENT_AWAY, 404: NO_TABLE, 406: OTHER_WIRE, 429: FLOOD, 500: OUR_FAULT, 503: TOO_SLOW}


class Viewer:
    """A connection: who looks, from which seat, and what it has still to be sent."""

    def __init__(self, socket: WebSocket, identity: Identity | None, limits: Limits) -> None:
        self.socket = socket
        self.identity = identity
        self.id = None if identity is None else identity.id
        self.look: int | None = None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._write: WriteNow | None = socket.scope.get(WRITE_NOW)
        self._busy = False  # whether a frame is on its way out of the queue
        self._waiting = 0  # bytes of it
        self._limits = limits
        self.too_slow = False
        self.ended: Problem | None = None

    def end(self, problem: Problem) -> None:
        """Close the connection, and say why."""
        self.ended = problem
        self.send(b"")

    def present_look(self, table: Table) -> int | None:
        """The seat looked from; whoever has lost it looks as a spectator."""
        if self.look is not None and not table.holds(self.id, self.look):
            self.look = None
        return self.look

    def send_now(self, frame: bytes) -> None:
        """Send a frame at once, at the cost of whoever caused it, unless others wait before it."""
        waits = self._busy or self._queue.qsize() or self.too_slow or self.ended is not None
        if waits or self._write is None or not self._write(frame):
            self.send(frame)

    def send(self, text: bytes) -> None:
        """Queue a frame; who does not read is cut off and may resume later."""
        if self.too_slow:
            return
        most, most_bytes = self._limits.unread_frames, self._limits.unread_bytes
        if self._waiting and (self._queue.qsize() >= most or self._waiting + len(text) > most_bytes):
            self.too_slow = True
            while not self._queue.empty():  # they will resume; nobody needs it any more
                self._queue.get_nowait()
            self._queue.put_nowait(b"")
            return
        self._waiting += len(text)
        self._queue.put_nowait(text)

    async def sending(self) -> None:
        """Send what is queued, until the connection is cut."""
        with suppress(*GONE):
            while not self.too_slow:
                text = await self._queue.get()
                self._busy = True
                self._waiting -= len(text)
                if self.too_slow:
                    break
                if self.ended is not None:
                    await _close(self.socket, self.ended)
                    return
                await turn()
                await self._send(text)
                self._busy = False
            await self.socket.close(TOO_SLOW)

    async def _send(self, frame: bytes) -> None:
        if self._write is None or not self._write(frame):
            await self.socket.send_text(frame.decode())


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        await _Conversation(server, socket).hold(table)
    except Problem as problem:
        await _close(socket, problem)
    except WebSocketDisconnect:
        pass  # the other side has gone
    except AWAY as error:
        log.warning("a connection to table %s has to come again: %s", table, error)
        await _close(socket, unavailable())
    except Exception:
        log.exception("a connection to table %s broke", table)
        await _close(socket, internal())


async def _close(socket: WebSocket, problem: Problem) -> None:
    with suppress(*GONE):
        await socket.send_text(encode({"type": "closed", "problem": problem.as_dict()}).decode())
        await socket.close(CODES.get(problem.status, NO_HELLO))


def _answer_why(table: Table, client: str, refusal: Refusal | None) -> dict[str, object]:
    reason = None if refusal is None else refusal.as_dict()
    return {"type": "why", "client": client, "number": table.number, "refusal": reason}


class _Conversation:
    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server = server
        self.socket = socket
        self.limits = server.settings.limits
        self.bucket = Bucket(*self.limits.frames)
        self.payer = payer_of(socket)
        self.refused = 0

    async def hold(self, table: str) -> None:
        await self.payer.turn()
        self.payer.check()
        identity = who(self.socket)
        key = self.payer.address if identity is None else identity.id
        if self.server.connections.get(key, 0) >= self.limits.connections:
            raise Problem(429, "too-many-connections", "Close some of your tables first.")
        self.server.connections[key] = self.server.connections.get(key, 0) + 1
        try:
            try:
                live = await self.server.table_for(table, identity)
            except Problem as problem:
                await self._show_kept(await kept_instead(self.server, table, identity, problem))
                return
            hello = await self._hello()
            await self.server.tables.refresh(live)
            await self._converse(live, Viewer(self.socket, identity, self.limits), hello)
        finally:
            self.server.connections[key] -= 1
            if not self.server.connections[key]:
                del self.server.connections[key]

    async def _show_kept(self, kept: RetiredTable) -> None:
        """The last position of a table of other rules; whatever is asked of it is refused."""
        hello = await self._hello()
        last = kept.final(hello.look)
        await self.socket.send_text(encode(last).decode())
        await self.socket.send_text(encode({"type": "chats", "messages": []}).decode())
        while True:
            frame = self._read(await self._receive())
            client = getattr(frame, "client", None)
            told = {"type": "refusal", "client": client, "problem": kept.problem.as_dict(), "update": None}
            if isinstance(frame, Look):
                told = kept.final(frame.look)
            if isinstance(frame, Ping):
                told = {"type": "pong", "client": frame.client, "at": self._now()}
            await self.payer.turn()
            self.payer.check()
            if self.bucket.take() > 0:
                raise too_fast(60)
            await self.socket.send_text(encode(told).decode())

    def _now(self) -> int:
        return self.server.settings.clock()

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                frame = self._read(await self._receive())
        except TimeoutError:
            raise Problem(408, "bad-request", "Say hello first: the client speaks first.") from None
        if not isinstance(frame, Hello):
            raise Problem(422, "bad-request", "The first frame must be a hello.")
        if frame.wire is not None and not OLDEST_WIRE <= frame.wire <= WIRE_VERSION:
            data: dict[str, object] = {"wire": frame.wire, "oldest": OLDEST_WIRE, "newest": WIRE_VERSION}
            raise Problem(406, "other-wire", "This version of the protocol is not spoken here.", data)
        return frame

    async def _converse(self, live: LiveTable, viewer: Viewer, hello: Hello) -> None:
        viewer.look = self._first_look(live.table, viewer, hello)
        if viewer.id is not None:
            self.server.presence.came(live, viewer.id)
        try:
            await self._follow(live, viewer, hello)
        finally:
            if viewer.id is not None:
                self.server.presence.went(live, viewer.id)

    async def _follow(self, live: LiveTable, viewer: Viewer, hello: Hello) -> None:
        for attempt in range(RESUMING):
            rows = live.table.rows
            viewer.look = viewer.present_look(live.table)
            frames = await self._resume(live, viewer, hello.after)
            async with live.lock:  # so that no entry slips in between what is resumed and what is followed
                if viewer.id in live.table.management.banned:
                    raise banned()
                if live.table.rows != rows:  # it has gone on meanwhile: once more, at last from where it stands
                    if attempt < RESUMING - 1:
                        continue
                    frames = [self._present(live, viewer)]
                for frame in frames:
                    viewer.send(frame)
                live.viewers.add(viewer)
                break
        sending: asyncio.Task[None] | None = None
        try:
            who(self.socket)  # who was sent away or signed out since they knocked, and was no viewer yet, goes now
            await self.server.table_for(live.table.id, viewer.identity)
            sending = asyncio.create_task(paid(viewer.sending()))
            messages = await self.server.chats.greet(live, viewer.id)
            viewer.send(encode({"type": "chats", "messages": messages}))
            viewer.send(encode(make_presence(live.table, self._now())))
            while not viewer.too_slow and viewer.ended is None:
                text = await self._receive()
                await self._answer(live, viewer, text)
        finally:
            live.viewers.discard(viewer)
            if sending is not None:
                sending.cancel()

    def _first_look(self, table: Table, viewer: Viewer, hello: Hello) -> int | None:
        if "look" not in hello.model_fields_set:
            return table.first_look(viewer.id)
        if hello.look is not None and not table.holds(viewer.id, hello.look):
            raise Problem(403, "not-your-view", "You can look only from your own seats.", {"seat": hello.look})
        return hello.look

    def _present(self, live: LiveTable, viewer: Viewer) -> bytes:
        return encode(make_update(live.table, None, viewer.present_look(live.table), self._now()))

    async def _resume(self, live: LiveTable, viewer: Viewer, after: int | None) -> list[bytes]:
        """An update for every entry after the last one the client has.

        Or the present state, if those are too many.
        """
        table = live.table
        if after is None or after < 1 or not 0 < table.number - after <= self.limits.resumed_entries:
            return [self._present(live, viewer)]
        if self.payer.is_low:
            return [self._present(live, viewer)]
        about = asked("updates", table, viewer.look, self._now(), after=after, viewer=viewer.id)
        told = await self.server.pasts.tell(about)
        if not told:  # since then the round has come to be told otherwise
            return [self._present(live, viewer)]
        frames = told.split(b"\n")
        table = live.table  # others may have moved meanwhile
        if table.proposals:  # they belong to no entry
            heard = proposals_for(table, viewer.present_look(table))
            frames.append(encode({"type": "proposals", "number": table.number, "proposals": heard}))
        if 2 * sum(map(len, frames)) > self.limits.unread_bytes:
            return [self._present(live, viewer)]
        return frames

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text

    def _read(self, text: str | bytes) -> Frame:
        most = self.limits.frame_bytes
        if len(text) > most:
            raise Problem(413, "too-large", f"A frame may have at most {most} bytes.", {"most": most})
        try:
            return FRAMES.validate_json(text)
        except ValidationError as error:
            details = error.errors(include_url=False, include_input=False, include_context=False)
            if details and details[0]["type"] == "json_invalid":
                raise Problem(400, "not-json", "The frame is not JSON.") from None
            raise bad_shape(details) from None

    async def _answer(self, live: LiveTable, viewer: Viewer, text: str | bytes) -> None:
        """Do what a frame asks; refuse what cannot be done, and cut off who will not stop."""
        client: str | None = None
        await self.payer.turn()
        begin, kind, answer = time.perf_counter(), "none", "done"
        try:
            wait = self.bucket.take()
            frame = self._read(text)
            client, kind = getattr(frame, "client", None), frame.type
            if wait > 0:
                raise too_fast(wait)
            self.payer.check()
            number = await self._do(live, viewer, frame)
            if number is not None:
                viewer.send_now(encode({"type": "ack", "client": client, "number": number}))
        except (Problem, SixStonesError) as error:
            problem = error if isinstance(error, Problem) else of_engine(error)
            answer = "refused"
            self.refused += 1
            if self.refused > self.limits.refused_frames and problem.status in (400, 413, 422, 429):
                raise Problem(429, "too-fast", "Too many frames were refused.", {"retry_after": 60}) from error
            look = viewer.present_look(live.table)
            fresh = make_update(live.table, None, look, self._now()) if problem.stale else None
            refusal: dict[str, object] = {
                "type": "refusal",
                "client": client,
                "problem": problem.as_dict(),
                "update": fresh,
            }
            viewer.send(encode(refusal))
        finally:
            self.server.metrics.frames.observe(time.perf_counter() - begin, kind, answer)

    async def _do(self, live: LiveTable, viewer: Viewer, frame: Frame) -> int | None:
        """Do it; the number of the entry it became, if it was something to keep."""
        identity = viewer.identity
        if isinstance(frame, Look):
            if frame.look is not None and not live.table.holds(viewer.id, frame.look):
                raise Problem(403, "not-your-view", "You can look only from your own seats.", {"seat": frame.look})
            viewer.look = frame.look
            viewer.send(encode(make_update(live.table, None, viewer.look, self._now())))
            return None
        if isinstance(frame, Ping):
            viewer.send(encode({"type": "pong", "client": frame.client, "at": self.server.settings.clock()}))
            return None
        if isinstance(frame, Hello):
            raise Problem(422, "bad-request", "You have said hello already.")
        if identity is None:
            raise no_identity()
        if isinstance(frame, Why):
            refusal = why(live.table, identity, frame.seat, frame.text)
            viewer.send(encode(_answer_why(live.table, frame.client, refusal)))
            return None
        mine = f"{identity.id}:{frame.client}"
        tables = self.server.tables
        match frame:
            case Move():

                def moved(now: Table) -> Draft:
                    chance = tables.chance(live, now)
                    return move(now, identity, frame.seat, frame.text, frame.ask, chance, frame.seen)

                return await tables.append(live, moved, mine)
            case Undo():
                return await tables.append(live, lambda t: undo(t, identity, frame.seat, frame.to), mine)
            case UndoAnswer():
                return await tables.append(live, lambda t: answer_undo(t, identity, frame.agree), mine)
            case Propose():
                self.server.buckets.spend(identity.id, "proposals")
                return await tables.append(
                    live, lambda t: propose(t, identity, frame.seat, frame.to, frame.ask, frame.text), mine
                )
            case Say():
                return await self.server.chats.say(live, identity, mine, frame.text)
