"""What can be set when a server starts."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from sixstones.core.rng import os_rng
from sixstones.core.state import State


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name nobody can guess, for tables and identities."""
    return secrets.token_urlsafe(12)


def draw(state: State) -> int:
    """What chance brings: a fresh generator of the operating system for every draw, so nothing can be recomputed."""
    return int(state.sample(os_rng()))


@dataclass(slots=True)
class Limits:
    """How much one client may ask for. Rates are per second, each with the burst it may spend at once."""

    body_bytes: int = 64 * 1024
    frame_bytes: int = 16 * 1024
    requests: tuple[float, float] = (50.0, 200.0)
    replays: tuple[float, float] = (5.0, 30.0)
    creations: tuple[float, float] = (2.0, 40.0)
    frames: tuple[float, float] = (20.0, 40.0)
    connections: int = 32
    tables: int = 40
    resumed_entries: int = 100
    chat_messages: int = 100
    unread_frames: int = 256
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
            frames=times(self.frames),
            connections=round(self.connections * factor),
            tables=round(self.tables * factor),
        )

    def rates(self) -> dict[str, tuple[float, float]]:
        return {
            "requests": self.requests,
            "replays": self.replays,
            "creations": self.creations,
            "frames": self.frames,
        }


@dataclass(slots=True)
class Settings:
    """`clock`, `new_id` and `draw` are replaced only by tests that compare two tables byte for byte."""

    db: str = "sqlite:///sixstones.db"
    redis: str = ""
    load: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    page: Path = Path(__file__).parent / "page"
    bot_seconds: float = 10.0
    bot_beat: float = 0.5  # where something is hidden bots move on such a beat
    bot_workers: int = 2
    idle_seconds: float = 600.0
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], int] = now
    new_id: Callable[[], str] = new_id
    draw: Callable[[State], int] = draw
