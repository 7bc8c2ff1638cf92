"""A table as its journal tells it: seats, line of play, request to go back, the end."""

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from sixstones.core.facts import Event, Result
from sixstones.core.game import Game
from sixstones.core.line import Line, Played, is_hidden, read_steps
from sixstones.core.record import UNKNOWN
from sixstones.lessons.judge import settled
from sixstones.lessons.scene import Scene
from sixstones.table.attendance import Here, attendance, away_since, is_here
from sixstones.table.card import FACTS, make_card
from sixstones.table.clocks import Clocks, clocks_for
from sixstones.table.entries import (
    STOPS_CLOCKS,
    Banned,
    Closed,
    DealShared,
    Entry,
    Kicked,
    Move,
    NonceAdded,
    Opened,
    Proposed,
    Rematch,
    Resigned,
    RulesChanged,
    SeatChanged,
    Started,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from sixstones.table.luck import NO_NONCE, Draws, Luck
from sixstones.table.management import Management, UndoRequest
from sixstones.table.proposals import Proposal, read_proposal
from sixstones.table.seats import Seat

OPEN, RUNNING, ENDED, CLOSED = "open", "running", "over", "closed"


@dataclass(slots=True)
class Present:
    """The clocks of now and who is here, shown with the past of a table."""

    clocks: Clocks | None
    here: Here


@dataclass(slots=True)
class Folded:
    """An entry, the number it is told under and what it brought.

    `known_to` is who may know the decision.

    None is everybody. What is `replaced`, a secret choice by another one of the same seat, is told to that seat only,
    and talk to the seats of one side.
    """

    entry: Entry
    number: int
    events: list[Event]
    known_to: list[int] | None = None
    replaced: bool = False
    round: int | None = None

    def as_dict(self, look: int | None, whole: bool = False) -> dict[str, object]:
        """The entry as a viewer may know it; `whole` shows the decisions of a finished game."""
        what = self.entry.what
        text: str | None = None
        if isinstance(what, Move):
            hidden = not whole and is_hidden(self.known_to, look)
            text = UNKNOWN if hidden else what.steps[0].partition(" ")[2]
        return {
            "number": self.number,
            "at": self.entry.at,
            "kind": self.entry.kind,
            "seat": getattr(what, "seat", None),
            "by": self.entry.by,
            "bot": getattr(what, "bot", None),
            "text": text,
            "to": getattr(what, "to", None),
            "round": self.round,
            "undone": False,
            "cause": getattr(what, "cause", None),
            "who": getattr(what, "who", None),
            "name": getattr(what, "name", None),
        }


class Table:
    """Folded from entries in order; nothing else changes it.

    `rows` counts the entries of the journal and `number` those that are told: a secret choice that replaces another
    one, and a proposal to a team-mate, is a row, but makes no news, or the others would learn of it.
    """

    def __init__(
        self,
        id: str,
        game: Game,
        players: int,
        options: dict[str, object],
        public: bool,
        owner: str,
        owner_name: str,
        created: int,
    ) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.options = options
        self.public = public
        self.management = Management(owner, owner_name)
        self.created = created
        self.rows = 0
        self.number = 0
        self.secret = False  # whether choices were laid in secret
        self._silent = array("i")  # the rows that made no news
        self.status = OPEN
        self.seats: list[Seat] = []
        self.line = Line(game, players, options)
        self.scene: Scene | None = None  # of a lesson
        self.drawn = 0  # how many outcomes chance has brought since the start
        self.request: UndoRequest | None = None
        self.proposals: dict[int, Proposal] = {}  # by who proposes; to questions that are open
        self.started: int | None = None
        self.ended: int | None = None
        self.at = created
        self.since = created
        self.last_undo = 0
        self.resigned: Result | None = None
        self.rematch: str | None = None
        self.now: Present | None = None  # of the table of which this one is the past
        self.clocks: Clocks | None = None
        self.luck: Luck | None = None  # of a table from before there is none
        self.draws = Draws()
        self.here: Here = {}  # who was seen at the table, and since when they are away
        self._deciders = array("b")  # for every entry of the line the seat whose holder decided it, or -1
        self._lucky = array("b")  # for every entry of the line whether something was drawn or revealed

    @property
    def owner(self) -> str:
        return self.management.owner

    @property
    def owner_name(self) -> str:
        return self.management.owner_name

    # Folding.

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Fold many entries without playing each: the position is replayed once, when needed.

        Nobody is told what they brought, so who may know it is not found out either.
        """
        for entry in entries:
            self._fold(entry, None, quiet=True)

    def fold(self, entry: Entry, played: Played | None = None, new: bool = False) -> Folded:
        """The next entry; `played` is what it brings, if that was already tried out.

        Where clocks run, a `new` entry gets the seats that are asked after it and how long the clocks ran.
        """
        return self._fold(entry, played, quiet=False, new=new)

    def _fold(self, entry: Entry, played: Played | None, quiet: bool, new: bool = False) -> Folded:
        if entry.number != self.rows + 1:
            raise ValueError(f"table {self.id}: entry {entry.number} does not follow {self.rows}")
        self.rows = entry.number
        what = entry.what
        if isinstance(what, Move) and what.commit and what.seat in self.line.laid:
            folded = self._replace(entry, what, played, quiet)
            if new:
                self._note_clocks(entry)
            return folded
        if isinstance(what, Proposed):
            return self._propose(entry, what)
        self.number += 1
        self.at = entry.at
        folded = Folded(entry, self.number, [])
        if not isinstance(what, Move) or what.seat in self.management.claims:  # other moves change nothing there
            self.management = self.management.copy()
            self.management.fold(entry)
        match what:
            case Move() | Started():
                folded = self._advance(entry, what, played, quiet)
            case Opened():
                self.seats = [replace(seat) for seat in what.seats]
                self._commit(what)
                self._set_scene(what.lesson)
            case NonceAdded():
                self.luck = None if self.luck is None else self.luck.with_nonce(what.seat, what.nonce)
            case DealShared():
                self.luck = None if self.luck is None else replace(self.luck, twins=(*self.luck.twins, what.table))
            case SeatChanged():
                self._change_seat(what.holder)
            case Kicked() | Banned():
                for number in what.seats:
                    self._drop_nonce(number)
                    self._seat(Seat(number, "open"))
                    self._forget_proposals(number)
            case Undone():
                self._undo(entry, what)
            case UndoAsked():
                by = str(entry.by)
                self.request = UndoRequest(by, what.name, entry.at, [by], what.seat, what.to)
            case UndoAgreed():
                if self.request is not None:
                    self.request = replace(self.request, agreed=[*self.request.agreed, str(entry.by)])
            case UndoRefused():
                self.request = None
            case Resigned():
                self._resign(entry, what)
            case Rematch():
                self.rematch = what.table
            case Closed():
                self.status, self.ended = CLOSED, entry.at
        if new:
            self._note_clocks(entry)
        self._tick(entry)
        return folded

    def _commit(self, what: Opened) -> None:
        if what.commitment is not None:
            nonces = tuple(what.nonces) or (NO_NONCE,) * self.players
            self.luck = Luck(what.commitment, nonces, what.same_as, what.known)

    def _drop_nonce(self, seat: int) -> None:
        """The holder of a seat has gone before the start, and their nonce goes with them."""
        if self.luck is not None and self.status == OPEN and not self.luck.fixed:
            self.luck = self.luck.with_nonce(seat, NO_NONCE)

    def _set_scene(self, scene: Scene | None) -> None:
        """A lesson begins from its own position instead of the opening."""
        if scene is not None:
            self.scene = scene
            self.line = Line(self.game, self.players, self.options, settled(self.game, scene))

    def _change_seat(self, holder: Seat) -> None:
        if self.clocks is not None and self.seats[holder.seat].bot and not holder.bot:
            self.clocks.taken_back(holder.seat)
        self._drop_nonce(holder.seat)
        self._seat(replace(holder))
        self.request = None
        self._forget_proposals(holder.seat)

    def _seat(self, holder: Seat) -> None:
        """Replace a seat; a table copied before keeps the seats it had."""
        self.seats = [holder if seat.seat == holder.seat else seat for seat in self.seats]

    def _undo(self, entry: Entry, what: Undone) -> None:
        self.line.undo(what.to, what.own)
        self.draws.undo(what.to)
        del self._deciders[len(self.line.entries) :], self._lucky[len(self.line.entries) :]
        self.last_undo = self.number
        self.since = entry.at
        self.request = None
        self.proposals = {}

    def _tick(self, entry: Entry) -> None:
        """Let the clocks go on.

        An entry says which seats are asked after it where the table has clocks.
        """
        if self.now is not None:
            self.clocks, self.here = self.now.clocks, self.now.here
        elif isinstance(entry.what, Opened | RulesChanged):
            self.clocks = clocks_for(self.management.rules.clock, self.players)
        elif self.clocks is not None:
            self._go_on(self.clocks, entry)

    def _go_on(self, clocks: Clocks, entry: Entry) -> None:
        what = entry.what
        if not isinstance(what, STOPS_CLOCKS) or what.asked is None:
            return
        playing = [seat.seat for seat in self.seats if seat.kind == "human" and not seat.bot]
        moved = what.seat if isinstance(what, Move) else None
        fresh = isinstance(what, Started | Move) or (isinstance(what, Undone) and not what.own)
        clocks.go_on(entry.at, what.asked, playing, moved, fresh, what.ran)

    def _note_clocks(self, entry: Entry) -> None:
        """Write into an entry which seats are asked after it, and how long the clocks ran."""
        if self.clocks is not None and isinstance(entry.what, STOPS_CLOCKS):
            entry.what = replace(entry.what, asked=self.asked(), ran=self.clocks.ran(entry.at))

    @property
    def due(self) -> int | None:
        """When the next time is up; None while no clock runs."""
        return None if self.clocks is None else self.clocks.first_due()

    def _advance(self, entry: Entry, what: Move | Started, played: Played | None, quiet: bool) -> Folded:
        round = None if quiet or isinstance(what, Started) else int(self.line.state.round_number())
        played = self._append(what, played, quiet)
        self.drawn += sum(step.startswith("*") for step in what.steps)
        self.status = ENDED if what.over else RUNNING
        if isinstance(what, Started):
            self.started = entry.at
        if self.status == ENDED:
            self.ended = entry.at
        if isinstance(what, Move) and what.commit and not what.closes:
            self._forget_proposals(what.seat)
        else:
            self.since = entry.at
            self.proposals = {}
        self.request = None
        if played is None:
            return Folded(entry, self.number, [])
        known_to = played.known_to if isinstance(what, Move) else None
        return Folded(entry, self.number, played.events, known_to, round=round)

    def _replace(self, entry: Entry, what: Move, played: Played | None, quiet: bool) -> Folded:
        """A seat has changed its secret choice: nothing that others are told may change with it."""
        self._silent.append(entry.number)
        self._append(what, played, quiet)
        return Folded(entry, self.number, [], replaced=True)

    def _propose(self, entry: Entry, what: Proposed) -> Folded:
        """A seat has said what it would do in a team-mate's place.

        Its earlier proposal is forgotten.
        """
        self._silent.append(entry.number)
        self.proposals = {by: proposal for by, proposal in self.proposals.items() if by != what.seat}
        proposal = read_proposal(entry)
        if proposal is not None:
            self.proposals[proposal.seat] = proposal
        return Folded(entry, self.number, [])

    def _forget_proposals(self, seat: int) -> None:
        """Drop proposals of or to a seat that are answered or have nobody to answer them."""
        self.proposals = {by: p for by, p in self.proposals.items() if seat not in (p.seat, p.to)}

    def _append(self, what: Move | Started, played: Played | None, quiet: bool) -> Played | None:
        pairs = read_steps(self.game, what.steps) if played is None else played.pairs
        if played is None and not quiet:
            played = self.line.again(pairs)
        state = None if played is None else played.state
        if self.luck is not None:
            self.draws.add(self.number, pairs, what.draws)
        if isinstance(what, Started):
            self.line.append(self.number, None, pairs, False, False, False, state)
            self._deciders.append(-1)
            self._lucky.append(True)
            return played
        self.secret = self.secret or what.commit
        if self.line.append(self.number, what.seat, pairs, what.fixed, what.commit, what.closes, state):
            self._deciders.append(-1 if what.bot is not None else what.seat)
            self._lucky.append(what.fixed or what.closes)
        return played

    def _resign(self, entry: Entry, what: Resigned) -> None:
        self._seat(replace(self.seats[what.seat], resigned=True, bot=what.bot))
        self.request = None
        self._forget_proposals(what.seat)
        if what.over:
            self.status, self.ended = ENDED, entry.at
            self.resigned = self._resigned_result("time" if what.cause == "time" else "resigned")

    def forget_names(self, people: Collection[str], name: str) -> None:
        """These people are called `name` from now on, as the rewritten journal calls them."""
        self.management.forget_names(people, name)
        for seat in self.seats:
            if seat.identity in people:
                seat.name = name
        if self.request is not None:
            self.request.forget_name(people, name)

    # Asking.

    def number_of(self, row: int) -> int:
        """The number under which a row of the journal is told."""
        return row - bisect_right(self._silent, row)

    @property
    def result(self) -> Result | None:
        if self.resigned is not None:
            return self.resigned
        return self.line.result if self.status == ENDED else None

    def holds(self, identity: str | None, seat: int | None) -> bool:
        return (
            identity is not None
            and seat is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].identity == identity
        )

    def seats_of(self, identity: str | None) -> list[int]:
        return [s.seat for s in self.seats if identity is not None and s.identity == identity]

    def first_look(self, identity: str | None) -> int | None:
        """The seat somebody views from by default: one that is asked, else their first."""
        mine = self.seats_of(identity)
        if self.status == RUNNING:
            for seat in self.line.state.waiting():
                if seat in mine:
                    return int(seat)
        return mine[0] if mine else None

    def humans(self) -> list[str]:
        """The people who decide for themselves here.

        Their consent is needed to go back further.
        """
        return list(
            dict.fromkeys(s.identity for s in self.seats if s.identity is not None and not s.bot and not s.resigned)
        )

    def concerned(self, to: int) -> list[str]:
        """The people whose consent is needed to go back to entry `to`.

        Those who play themselves. Of those who are away, or whose seat a bot plays for now, everybody who has decided
        something since then or whose luck would be drawn again.
        """
        after = bisect_right(self.line.entries, to)
        luck = any(self._lucky[after:])
        decided = set(self._deciders[after:])
        held = [s for s in self.seats if s.identity is not None and not s.resigned]
        return list(dict.fromkeys(str(s.identity) for s in held if not s.bot or luck or s.seat in decided))

    def asked(self) -> list[int]:
        """The seats that are asked and have not laid a secret choice yet."""
        if self.status != RUNNING:
            return []
        return [int(seat) for seat in self.line.state.waiting() if seat not in self.line.laid]

    # Who is here. Nothing of this is in the journal.

    def present(self, identity: str | None) -> bool:
        return is_here(self.here, identity)

    def away_since(self, identity: str | None) -> int | None:
        """The time since when somebody is away; None if present.

        A person never seen is away from the beginning.
        """
        return away_since(self.here, identity, self.started or self.created)

    def away_for(self, identity: str, now: int) -> bool:
        """Whether somebody is away for long enough that others may act for them."""
        since = self.away_since(identity)
        return since is not None and now - since >= self.management.rules.away_after * 1000

    def decisions_of(self, seat: int) -> int:
        """How many decisions that still count the holder of a seat has made."""
        return sum(decider == seat for decider in self._deciders)

    def bots_asked(self) -> list[int]:
        """The seats a bot is deciding for now."""
        if self.status != RUNNING:
            return []
        return [int(seat) for seat in self.line.state.waiting() if self.seats[seat].bot is not None]

    def ends_when_resigning(self, seat: int) -> bool:
        """Whether no human is left then, or only one of several sides."""
        gone = [s.seat for s in self.seats if s.resigned or s.seat == seat]
        if not any(s.kind == "human" and s.seat not in gone for s in self.seats):
            return True
        return len(self._sides_left(gone)) < 2 <= len(set(self.line.state.sides()))

    def _sides_left(self, gone: list[int]) -> set[int]:
        """The sides that play on.

        A resigning player gives up for the side unless another person plays on for it.
        """
        sides = self.line.state.sides()
        given_up = {sides[seat] for seat in gone}
        held = {sides[s.seat] for s in self.seats if s.kind == "human" and s.seat not in gone}
        return set(sides) - (given_up - held)

    def _resigned_result(self, reason: str) -> Result:
        """The result of a game ended by resignation or a clock.

        The only side left of several has won, otherwise nobody.
        """
        sides = self.line.state.sides()
        left = self._sides_left([s.seat for s in self.seats if s.resigned])
        on = [seat for seat, side in enumerate(sides) if side in left]
        ranking = [1 if seat in on else len(on) + 1 for seat in range(len(sides))]
        return Result(on if len(left) == 1 < len(set(sides)) else [], [], ranking, reason)

    def copy(self) -> "Table":
        """The same table, to see what an entry makes of it.

        Both share what folding replaces and does not change, and the position: fold a move only with what was tried
        out.
        """
        other = Table.__new__(Table)
        vars(other).update(vars(self))
        other.clocks = None if self.clocks is None else self.clocks.copy()
        other._deciders, other._lucky = self._deciders[:], self._lucky[:]
        other.draws = self.draws.copy()
        other.line = self.line.copy()
        other._silent = self._silent[:]
        return other

    def card(self) -> dict[str, object]:
        differing = {
            "game": self.game.id,
            "seats": [seat.as_dict() for seat in self.seats],
            "result": None if self.result is None else self.result.as_dict(),
            "terms": self.management.rules.as_dict(),
            "closed": self.management.closed,
            "commitment": None if self.luck is None else self.luck.commitment,
            "same_as": None if self.luck is None else self.luck.same_as,
        }
        facts = {name: differing[name] if name in differing else getattr(self, name) for name in FACTS}
        return make_card(facts, self.here)

    def told_seats(self) -> list[dict[str, object]]:
        """The seats with who is at the table."""
        return [{**seat.as_dict(), **self.attendance(seat)} for seat in self.seats]

    def attendance(self, seat: Seat) -> dict[str, object]:
        return attendance(self.here, seat.identity, self.started or self.created)
