"""The typed results of an analysis.

Page, terminal, picture, table and notebook share them. All chances and changes are in percent. Their meaning and how
they add up: `docs/analysis.md`.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Final

FORMAT: Final = "sixstones-analysis/2"
NOISE: Final = 3.0  # a decision that cost less than this is no mistake
TOLD: Final = 5  # decisions named as the costliest
TURNING: Final = 3  # moments named as turning points
SWING: Final = 5.0  # the least change of a turning point
DIGITS: Final = 3

Json = dict[str, object]


@dataclass(frozen=True)
class Moment:
    """One decision and what chance brought after it.

    `estimate` is what the search says of every seat before the decision, `odds` the same as the account tells it.
    `before` is the seat's chance with the best action by what it could know, `chance` the same after its choice, `best`
    that action (a hint as JSON); all None where there was no choice. `loss` is the difference, 0 if that may be noise.
    `change` is the difference for every seat by what the deciding seat could know, `effect` as the account counts it,
    and `luck` the change by draws and reveals after it. `drawn`
    are the chance outcomes, `open` says whether anything was drawn or revealed.
    """

    step: int
    turn: int
    seat: int
    action: str
    about: tuple[str, ...] = ()
    ask: Json | None = None
    estimate: tuple[float, ...] = ()
    before: float | None = None
    chance: float | None = None
    best: Json | None = None
    loss: float = 0.0
    change: tuple[float, ...] = ()
    effect: tuple[float, ...] = ()
    drawn: tuple[str, ...] = ()
    open: bool = False
    odds: tuple[float, ...] = ()
    luck: tuple[float, ...] = ()
    simulations: int = 0
    checked: bool = False

    def as_dict(self) -> Json:
        """JSON-able; numbers with three digits, so that sums stay exact."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}

    def rounded(self) -> "Moment":
        """The same as it comes back from JSON."""
        return _moment(self.as_dict())


@dataclass(frozen=True)
class Draw:
    """The outcomes of chance after one decision, and the luck of every seat."""

    moment: int
    outcomes: tuple[str, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Totals:
    """A seat's whole game: `start` + the sum of `by` + `luck` = `end`.

    `by` is the change by the decisions of every seat, its own included. `mistakes` is what its own mistakes cost, a
    part of its own decisions. `shown` are whole numbers that add up too.
    """

    seat: int
    start: float
    by: tuple[float, ...]
    luck: float
    end: float
    mistakes: float

    @property
    def own(self) -> float:
        return self.by[self.seat]

    @property
    def others(self) -> float:
        return sum(self.by) - self.own

    def shown(self) -> dict[str, int]:
        """Whole percent; luck takes what rounding leaves over."""
        start, own, others, end = round(self.start), round(self.own), round(self.others), round(self.end)
        return {"start": start, "own": own, "others": others, "luck": end - start - own - others, "end": end}

    def as_dict(self) -> Json:
        return {**{key: _plain(value) for key, value in asdict(self).items()}, "shown": self.shown()}


@dataclass(frozen=True)
class TurningPoint:
    """One of the greatest changes: a `mistake`, or `luck`; `seat` made or had it."""

    moment: int
    kind: str
    seat: int
    change: float

    def as_dict(self) -> Json:
        return {"moment": self.moment, "kind": self.kind, "seat": self.seat, "change": round(self.change, 1)}


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game, perhaps in part.

    `judged` of `decisions` are done; it is `complete` when all doubts are checked.
    """

    game: str
    version: int
    players: int
    sides: tuple[int, ...]
    simulations: int
    seed: int
    decisions: int
    complete: bool
    moments: tuple[Moment, ...]
    end: tuple[float, ...]
    totals: tuple[Totals, ...]
    turning: tuple[TurningPoint, ...]

    @property
    def judged(self) -> int:
        return len(self.moments)

    @property
    def draws(self) -> tuple[Draw, ...]:
        """Every moment after which chance or a reveal changed something."""
        return tuple(Draw(n, moment.drawn, moment.luck) for n, moment in enumerate(self.moments) if moment.open)

    def key(self) -> list[int]:
        """The moments whose decisions cost most, the costliest first."""
        costly = [n for n, moment in enumerate(self.moments) if moment.loss > 0.0]
        return sorted(costly, key=lambda n: -self.moments[n].loss)[:TOLD]

    def as_dict(self) -> Json:
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "sides": list(self.sides),
            "simulations": self.simulations,
            "seed": self.seed,
            "decisions": self.decisions,
            "complete": self.complete,
            "moments": [moment.as_dict() for moment in self.moments],
            "end": [round(value, DIGITS) for value in self.end],
            "totals": [totals.as_dict() for totals in self.totals],
            "turning": [point.as_dict() for point in self.turning],
            "key": self.key(),
            "luck": [round(totals.luck, 1) for totals in self.totals],
            "lost": [round(totals.mistakes, 1) for totals in self.totals],
        }

    def rows(self) -> list[Json]:
        """One flat row per decision and seat, for tables (Parquet, notebooks)."""
        found: list[Json] = []
        for n, moment in enumerate(self.moments):
            for seat in range(self.players):
                found.append(
                    {
                        "moment": n,
                        "step": moment.step,
                        "turn": moment.turn,
                        "decided_by": moment.seat,
                        "action": moment.action,
                        "seat": seat,
                        "odds": moment.odds[seat],
                        "effect": moment.effect[seat],
                        "luck": moment.luck[seat],
                        "loss": moment.loss if seat == moment.seat else 0.0,
                        "best": None if moment.best is None else str(moment.best["action"]),
                    }
                )
        return found

    def _repr_svg_(self) -> str:
        """A notebook shows the graph of the chances."""
        from sixstones.analysis.graph import graph

        return graph(self, [f"{seat + 1}" for seat in range(self.players)], self.game)


class OldAnalysis(ValueError):
    """A stored analysis of another format: make it again."""


def moments_from(stored: Mapping[str, object]) -> tuple[Moment, ...]:
    """The moments of an analysis as JSON, to go on with it."""
    if stored.get("format") != FORMAT:
        raise OldAnalysis(f"an analysis of the format {stored.get('format')!r}; expected {FORMAT!r}")
    moments = stored.get("moments")
    return tuple(_moment(moment) for moment in moments) if isinstance(moments, list) else ()


def _moment(stored: Mapping[str, object]) -> Moment:
    known = {field.name for field in fields(Moment)}
    given = {key: _frozen(value) for key, value in stored.items() if key in known}
    return Moment(**given)  # type: ignore[arg-type]


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _plain(value: object) -> object:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value
