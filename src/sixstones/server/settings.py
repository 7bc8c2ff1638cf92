"""What can be set when a server starts."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from sixstones.core.rng import os_rng
from sixstones.core.state import State

BEATS_KEPT = 3  # what is renewed on a beat counts for so many beats after it


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name nobody can guess, for tables and identities; no command line takes it for an option."""
    found = secrets.token_urlsafe(12)
    return new_id() if found.startswith("-") else found


def draw(state: State) -> int:
    """What chance brings: a fresh generator of the operating system for every draw, so nothing can be recomputed."""
    return int(state.sample(os_rng()))


@dataclass(slots=True)
class Limits:
    """How much one client may ask for. Rates are per second, each with the burst it may spend at once."""

    body_bytes: int = 64 * 1024
    frame_bytes: int = 16 * 1024
    head_bytes: int = 16 * 1024
    url_bytes: int = 8 * 1024
    headers: int = 100
    request_seconds: float = 20.0
    sockets: int = 256  # of one address, whatever they are used for
    entries: int = 5000  # of one table; nothing is taken back or changed about after so many
    requests: tuple[float, float] = (50.0, 200.0)
    replays: tuple[float, float] = (5.0, 30.0)
    creations: tuple[float, float] = (2.0, 40.0)
    hints: tuple[float, float] = (0.5, 10.0)
    analyses: tuple[float, float] = (0.1, 5.0)
    frames: tuple[float, float] = (20.0, 40.0)
    chats: tuple[float, float] = (1.0, 10.0)
    proposals: tuple[float, float] = (1.0, 10.0)
    connections: int = 32
    tables: int = 40
    bot_tables: int = 5  # running ones of one maker where only bots sit
    resumed_entries: int = 100
    chat_messages: int = 100
    unread_frames: int = 256
    unread_bytes: int = 1024 * 1024
    refused_frames: int = 200
    hello_seconds: float = 10.0

    def scaled(self, factor: float) -> "Limits":
        """The same with every rate and count multiplied, for a server behind a proxy or under test."""

        def times(rate: tuple[float, float]) -> tuple[float, float]:
            return (rate[0] * factor, rate[1] * factor)

        return replace(
            self,
            requests=times(self.requests),
            replays=times(self.replays),
            creations=times(self.creations),
            hints=times(self.hints),
            analyses=times(self.analyses),
            frames=times(self.frames),
            chats=times(self.chats),
            proposals=times(self.proposals),
            connections=round(self.connections * factor),
            sockets=round(self.sockets * factor),
            entries=round(self.entries * factor),
            tables=round(self.tables * factor),
            bot_tables=round(self.bot_tables * factor),
        )

    def rates(self) -> dict[str, tuple[float, float]]:
        return {
            "requests": self.requests,
            "replays": self.replays,
            "creations": self.creations,
            "hints": self.hints,
            "analyses": self.analyses,
            "frames": self.frames,
            "chats": self.chats,
            "proposals": self.proposals,
        }


@dataclass(slots=True)
class Settings:
    """`clock`, `new_id` and `draw` are replaced only by tests that compare two tables byte for byte."""

    db: str = "sqlite:///sixstones.db"
    redis: str = ""
    load: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    public: str = ""  # the origin under which everybody reaches the server, if that is another one than it listens at
    at: tuple[str, int] | None = None  # the host and port it listens at, once it does
    page: Path = Path(__file__).parent / "page"
    bot_seconds: float = 10.0
    bot_beat: float = 0.5  # where something is hidden bots move on such a beat
    bot_workers: int = 2
    alone_pause: float = 0.25  # between moves at tables of bots alone, all of them together, while people play
    idle_seconds: float = 600.0
    follow_seconds: float = 1.0  # how often the journal is asked for what no news told
    save_seconds: float = 10.0  # how long a write waits for a database that is away
    wait_seconds: float = 60.0  # how long a server that starts waits for one
    presence_beat: float = 5.0  # who is connected is renewed on such a beat, and forgotten after three
    presence_grace: float = 3.0  # who comes back within it was never away
    clock_tick: float = 0.25  # how often the clocks are looked at
    clock_grace: float = 30.0  # nobody's time is up sooner after a start of the server: he may have waited for it
    keeping_beat: float = 60.0  # how often tables are closed, archived and compacted that should be
    open_days: float = 7.0  # an unstarted table nobody touches is closed then
    abandoned_days: float = 30.0  # and a running one
    compact_days: float = 30.0  # a finished table is kept as one compressed record from then on
    finished_days: float = 0.0  # and deleted then; 0 is never
    identity_days: float = 365.0  # a cookie that is not used expires then
    key_days: float = 90.0  # then another key signs
    proxies: list[str] = field(default_factory=list)  # addresses whose word on client and scheme counts
    hosts: list[str] = field(default_factory=list)  # the names under which this server is asked for; none: any
    operators: list[str] = field(default_factory=lambda: ["127.0.0.1", "::1"])  # who may read /metrics
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = now
    new_id: Callable[[], str] = new_id
    draw: Callable[[State], int] = draw

    def lost_before(self) -> int:
        """What a process renews on its beat, and has not renewed since then, was lost with it."""
        return self.clock() - int(self.presence_beat * BEATS_KEPT * 1000)
