"""A server whose time the tests set forward, and that looks often at presence and clocks."""

from sixstones.server.operate.server_time import now
from tests.server.services import Served, lenient


class Times:
    """The clock of a server: real time, and as much more as a test likes."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead

    def pass_by(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


class Timed(Served):
    times: Times

    def __init__(self, db: str, times: Times | None = None, **given: object) -> None:
        self.times = times or Times()
        quick = {"presence_beat": 0.1, "presence_grace": 0.01, "clock_tick": 0.02, "clock_grace": 0.0}
        super().__init__(lenient(db, clock=self.times, keeping_beat=0.1, **{**quick, **given}))
