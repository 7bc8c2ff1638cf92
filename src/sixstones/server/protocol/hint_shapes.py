"""The shapes of hints and analyses on the wire."""

from typing import Literal

from pydantic import Field

from sixstones.server.protocol.shapes import ResponseShape
from sixstones.server.protocol.wire import Ask, SeatSum


class Term(ResponseShape):
    """Something bots weigh (`term-<term>` of the locale file), about a component or ""."""

    term: str
    about: str
    worth: float


class HintStep(ResponseShape):
    """`about`: the components the action's text does not name, as far as the seat knows them."""

    seat: int
    action: str
    about: list[str] = Field(default_factory=list)


class Hint(ResponseShape):
    """One action worth considering: chance to win after it, share of the search, in percent."""

    seat: int
    action: str
    about: list[str] = Field(default_factory=list)
    """The components of the action that its text does not name: the card at a place."""
    chance: float
    share: int
    gains: list[Term]
    costs: list[Term]
    rival: int | None
    """The seat that loses what `denies` says."""
    denies: list[Term]
    line: list[HintStep]
    """The probable continuation."""


class Advice(ResponseShape):
    """Hints for the question `ask`, as the table was after entry `number`."""

    number: int
    ask: int
    hints: list[Hint]


class Moment(ResponseShape):
    """One decision and what chance brought after it, in percent (docs/analysis.md).

    `number` is its entry in the journal.
    """

    step: int
    number: int
    turn: int
    seat: int
    action: str
    about: list[str] = Field(default_factory=list)
    ask: Ask | None = None
    odds: list[float]
    """Every seat's chance before it."""
    before: float | None
    """The seat's own chance with the best action, by what it could know."""
    chance: float | None
    """The same after its choice."""
    best: Hint | None
    loss: float
    """The cost against the best action; 0 where that may be noise."""
    effect: list[float]
    """Per seat: the change by the decision."""
    luck: list[float]
    """Per seat: the change by draws and reveals after it."""
    drawn: list[str]
    """The outcomes of chance."""


class SeatTotals(ResponseShape):
    """A seat's whole game: `start` + the sum of `by` + `luck` = `end`.

    `by` is the change by the decisions of every seat, `mistakes` the cost of its own mistakes.
    """

    seat: int
    start: float
    by: list[float]
    luck: float
    end: float
    mistakes: float
    shown: SeatSum


class TurningPoint(ResponseShape):
    """One of the greatest changes: a mistake of a seat, or luck for it."""

    moment: int
    kind: Literal["mistake", "luck"]
    seat: int
    change: float


class Analysis(ResponseShape):
    """`end`: the final chances; `key`: the costliest moments; `luck` and `lost` per seat.

    `complete` is false while it is being made: `moments` are the first of `decisions`.
    """

    format: str
    game: str
    version: int
    players: int
    sides: list[int]
    simulations: int
    decisions: int
    complete: bool
    moments: list[Moment]
    end: list[float]
    totals: list[SeatTotals]
    turning: list[TurningPoint]
    key: list[int]
    luck: list[float]
    lost: list[float]


class AnalysisState(ResponseShape):
    """`stopped`: somebody stopped it; the analysis so far is there, and beginning again goes on."""

    status: Literal["none", "running", "stopped", "done"]
    progress: int
    analysis: Analysis | None
