"""Settings of a server."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from sixstones.core.line import Draw
from sixstones.server.operate.server_time import ServerTime
from sixstones.table.luck import SECRET_BYTES

LEASE_SECONDS = 15.0  # how long something renewed in the database stays valid
BEATS_KEPT = 3  # presence is renewed so often meanwhile
ALIVE_BEAT = LEASE_SECONDS / 5  # seconds; a process says on such a beat that it lives


def new_id() -> str:
    """A name nobody can guess, for tables and identities.

    No command line takes it for an option.
    """
    found = secrets.token_urlsafe(12)
    return new_id() if found.startswith("-") else found


def new_secret() -> bytes:
    """A secret that decides the chance of a table."""
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(slots=True)
class Limits:
    """How much one client may ask for.

    Rates are per second, each with the burst it may spend at once.
    """

    body_bytes: int = 64 * 1024
    frame_bytes: int = 16 * 1024
    head_bytes: int = 16 * 1024
    url_bytes: int = 8 * 1024
    headers: int = 100
    request_seconds: float = 20.0
    sockets: int = 256  # of one address, whatever they are used for
    entries: int = 5000  # of one table; nothing is taken back or changed about after so many
    cpu: tuple[float, float] = (100.0, 2000.0)  # milliseconds of one address, for everything it asks for
    person_cpu: tuple[float, float] = (75.0, 1500.0)  # and of one identity, from wherever
    pace: tuple[float, float] = (150.0, 5.0)  # milliseconds of the event loop that an address has before others do
    creations: tuple[float, float] = (2.0, 40.0)
    hints: tuple[float, float] = (0.5, 10.0)
    analyses: tuple[float, float] = (0.1, 5.0)
    cards: tuple[float, float] = (0.5, 10.0)  # card files to check
    frames: tuple[float, float] = (20.0, 40.0)
    chats: tuple[float, float] = (1.0, 10.0)
    proposals: tuple[float, float] = (1.0, 10.0)
    connections: int = 32
    tables: int = 40
    bot_tables: int = 5  # running ones of one maker where only bots sit
    address_bot_tables: int = 10  # and of all makers at one address
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
            cpu=times(self.cpu),
            person_cpu=times(self.person_cpu),
            pace=times(self.pace),
            creations=times(self.creations),
            hints=times(self.hints),
            analyses=times(self.analyses),
            cards=times(self.cards),
            frames=times(self.frames),
            chats=times(self.chats),
            proposals=times(self.proposals),
            connections=round(self.connections * factor),
            sockets=round(self.sockets * factor),
            entries=round(self.entries * factor),
            tables=round(self.tables * factor),
            bot_tables=round(self.bot_tables * factor),
            address_bot_tables=round(self.address_bot_tables * factor),
        )

    def rates(self) -> dict[str, tuple[float, float]]:
        return {
            "cpu": self.cpu,
            "person_cpu": self.person_cpu,
            "pace": self.pace,
            "creations": self.creations,
            "hints": self.hints,
            "analyses": self.analyses,
            "cards": self.cards,
            "frames": self.frames,
            "chats": self.chats,
            "proposals": self.proposals,
        }


@dataclass(slots=True)
class Settings:
    """`clock`, `cpu_clock`, `new_id`, `new_secret` and `draw` are set only by tests."""

    db: str = "sqlite:///sixstones.db"
    redis: str = ""
    load: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    public: str = ""  # the origin under which everybody reaches the server, if that is another one than it listens at
    at: tuple[str, int] | None = None  # the host and port it listens at, once it does
    page: Path = Path(__file__).parent.parent / "page"
    bot_seconds: float = 10.0
    bot_beat: float = 0.5  # where something is hidden bots move on such a beat
    bot_workers: int = 2
    check_seconds: float = 2.0  # of CPU, to check a card file or large options
    alone_pause: float = 0.25  # between moves at tables of bots alone, all of them together, while people play
    idle_seconds: float = 600.0
    follow_seconds: float = 1.0  # how often the journal is asked for what no news told
    save_seconds: float = 10.0  # how long a write waits for a database that is away
    wait_seconds: float = 60.0  # how long a server that starts waits for one
    presence_beat: float = LEASE_SECONDS / BEATS_KEPT  # who is connected is renewed on such a beat
    presence_grace: float = 3.0  # who comes back within it was never away
    clock_tick: float = 0.25  # how often the clocks are looked at
    clock_grace: float = 30.0  # nobody's time is up sooner after a start of the server: they may have waited for it
    keeping_beat: float = 60.0  # how often tables are closed, archived and compacted that should be
    open_days: float = 7.0  # an unstarted table nobody touches is closed then
    abandoned_days: float = 30.0  # and a running one
    lesson_hours: float = 24.0  # a lesson's table is deleted then
    compact_days: float = 30.0  # a finished table is kept as one compressed record from then on
    finished_days: float = 0.0  # and deleted then; 0 is never
    identity_days: float = 365.0  # a cookie that is not used expires then
    key_days: float = 90.0  # then another key signs
    proxies: list[str] = field(default_factory=list)  # addresses whose word on client and scheme counts
    hosts: list[str] = field(default_factory=list)  # the names under which this server is asked for; none: any
    operators: list[str] = field(default_factory=lambda: ["127.0.0.1", "::1"])  # whose monitors ask
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = field(default_factory=ServerTime)
    cpu_clock: Callable[[], float] = time.thread_time  # the CPU seconds that the present thread has used
    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], bytes] = new_secret
    draw: Draw | None = None  # decides chance instead of the secrets of tables

    def lost_before(self) -> int:
        """The moment before which a row that is renewed on the beat of presence is void."""
        return self.clock() - int(self.presence_beat * BEATS_KEPT * 1000)

    def dead_before(self) -> int:
        """The moment before which a process that has not said since that it lives is dead."""
        return self.clock() - int(LEASE_SECONDS * 1000)
