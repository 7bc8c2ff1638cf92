"""A table as its journal tells it: who sits where, the line of play, a request to go back, how it ended."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import cast

from sixstones.core.facts import Event, Result
from sixstones.core.game import Game
from sixstones.core.line import Line, Played, is_hidden, read_steps
from sixstones.core.record import UNKNOWN
from sixstones.server.journal import PROPOSAL, Entry
from sixstones.server.proposals import Proposal, read_proposal

OPEN, RUNNING, ENDED = "open", "running", "over"


@dataclass(slots=True)
class Seat:
    """`kind` is human, bot, open or closed. A human's seat with a `bot` is handed to that bot for now."""

    seat: int
    kind: str
    name: str | None = None
    identity: str | None = None
    bot: str | None = None
    resigned: bool = False

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "identity": self.identity,
            "bot": self.bot,
            "resigned": self.resigned,
        }

    @property
    def filled(self) -> bool:
        return self.kind in ("human", "bot")


def read_seat(data: object) -> Seat:
    d = cast("dict[str, object]", data)
    return Seat(
        cast(int, d["seat"]),
        cast(str, d["kind"]),
        cast("str | None", d["name"]),
        cast("str | None", d["identity"]),
        cast("str | None", d["bot"]),
        cast(bool, d["resigned"]),
    )


@dataclass(slots=True)
class Request:
    """Somebody asks to go back further than he may by himself; the humans in `agreed` have agreed."""

    by: str
    name: str
    seat: int
    to: int
    agreed: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Folded:
    """An entry, the number it is told under and what it brought; `known_to` is who may know the decision.

    None is everybody. What is `replaced`, a secret choice by another one of the same seat, is told to that seat only,
    and talk to the seats of one side.
    """

    entry: Entry
    number: int
    events: list[Event]
    known_to: list[int] | None = None
    replaced: bool = False

    def as_dict(self, look: int | None, whole: bool = False) -> dict[str, object]:
        """The entry as a viewer may know it; `whole` shows the decisions of a finished game."""
        body = self.entry.body
        hidden = not whole and is_hidden(self.known_to, look)
        text: str | None = None
        if self.entry.kind == "move":
            text = UNKNOWN if hidden else cast("list[str]", body["steps"])[0].partition(" ")[2]
        return {
            "number": self.number,
            "at": self.entry.at,
            "kind": self.entry.kind,
            "seat": body.get("seat"),
            "by": self.entry.by,
            "bot": body.get("bot"),
            "text": text,
            "to": body.get("to"),
            "undone": False,
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
        self.owner = owner
        self.owner_name = owner_name
        self.created = created
        self.rows = 0
        self.number = 0
        self.secret = False  # whether choices were laid in secret
        self._silent = array("i")  # the rows that made no news
        self.status = OPEN
        self.seats: list[Seat] = []
        self.line = Line(game, players, options)
        self.request: Request | None = None
        self.proposals: dict[int, Proposal] = {}  # by who proposes; to questions that are open
        self.started: int | None = None
        self.ended: int | None = None
        self.at = created
        self.since = created
        self.last_undo = 0
        self.resigned: Result | None = None
        self.rematch: str | None = None

    # Folding.

    def rebuild(self, entries: Iterable[Entry]) -> None:
        """Fold many entries without playing each: the position is replayed once, when it is asked for.

        Nobody is told what they brought, so who may know it is not found out either.
        """
        for entry in entries:
            self._fold(entry, None, quiet=True)

    def fold(self, entry: Entry, played: Played | None = None) -> Folded:
        """The next entry; `played` is what it brings, if that was already tried out."""
        return self._fold(entry, played, quiet=False)

    def _fold(self, entry: Entry, played: Played | None, quiet: bool) -> Folded:
        if entry.number != self.rows + 1:
            raise ValueError(f"table {self.id}: entry {entry.number} does not follow {self.rows}")
        self.rows = entry.number
        body = entry.body
        if body.get("commit") and body["seat"] in self.line.laid:
            return self._replace(entry, played, quiet)
        if entry.kind == PROPOSAL:
            return self._propose(entry)
        self.number += 1
        self.at = entry.at
        folded = Folded(entry, self.number, [])
        match entry.kind:
            case "opened":
                self.seats = [read_seat(seat) for seat in cast("list[object]", body["seats"])]
            case "seat":
                seat = read_seat(body["is"])
                self.seats[seat.seat] = seat
                self.request = None
                self._forget_proposals(seat.seat)
            case "start" | "move":
                folded = self._advance(entry, played, quiet)
            case "undo":
                self.line.undo(cast(int, body["to"]), bool(body["own"]))
                self.last_undo = self.number
                self.since = entry.at
                self.request = None
                self.proposals = {}
            case "undo-asked":
                by = str(entry.by)
                self.request = Request(by, str(body["name"]), cast(int, body["seat"]), cast(int, body["to"]), [by])
            case "undo-agreed":
                if self.request is not None:
                    self.request.agreed.append(str(entry.by))
            case "undo-refused":
                self.request = None
            case "resign":
                self._resign(entry)
            case "rematch":
                self.rematch = str(body["table"])
        return folded

    def _advance(self, entry: Entry, played: Played | None, quiet: bool) -> Folded:
        body = entry.body
        played = self._append(entry, played, quiet)
        self.status = ENDED if body.get("over") else RUNNING
        if entry.kind == "start":
            self.started = entry.at
        if self.status == ENDED:
            self.ended = entry.at
        if not body.get("commit") or body.get("closes"):
            self.since = entry.at
            self.proposals = {}
        else:
            self._forget_proposals(cast(int, body["seat"]))
        self.request = None
        if played is None:
            return Folded(entry, self.number, [])
        return Folded(entry, self.number, played.events, played.known_to if entry.kind == "move" else None)

    def _replace(self, entry: Entry, played: Played | None, quiet: bool) -> Folded:
        """A seat has changed its secret choice: nothing that others are told may change with it."""
        self._silent.append(entry.number)
        self._append(entry, played, quiet)
        return Folded(entry, self.number, [], replaced=True)

    def _propose(self, entry: Entry) -> Folded:
        """A seat has said what it would do in a team-mate's place; its earlier proposal is forgotten."""
        self._silent.append(entry.number)
        self.proposals.pop(cast(int, entry.body["seat"]), None)
        proposal = read_proposal(entry)
        if proposal is not None:
            self.proposals[proposal.seat] = proposal
        return Folded(entry, self.number, [])

    def _forget_proposals(self, seat: int) -> None:
        """What was proposed by a seat or to it is answered, or has nobody to answer it."""
        self.proposals = {by: p for by, p in self.proposals.items() if seat not in (p.seat, p.to)}

    def _append(self, entry: Entry, played: Played | None, quiet: bool) -> Played | None:
        body = entry.body
        pairs = read_steps(self.game, cast("list[str]", body["steps"])) if played is None else played.pairs
        if played is None and not quiet:
            played = self.line.again(pairs)
        seat = cast("int | None", body.get("seat"))
        fixed, commit, closes = (bool(body.get(flag)) for flag in ("fixed", "commit", "closes"))
        self.secret = self.secret or commit
        state = None if played is None else played.state
        self.line.append(self.number, seat, pairs, fixed, commit, closes, state)
        return played

    def _resign(self, entry: Entry) -> None:
        seat = self.seats[cast(int, entry.body["seat"])]
        seat.resigned = True
        seat.bot = str(entry.body["bot"])
        self.request = None
        self._forget_proposals(seat.seat)
        if entry.body.get("over"):
            self.status, self.ended = ENDED, entry.at
            self.resigned = self._resigned_result()

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
        """The seat somebody looks from unless he says otherwise: one that is asked, else his first."""
        mine = self.seats_of(identity)
        if self.status == RUNNING:
            for seat in self.line.state.waiting():
                if seat in mine:
                    return int(seat)
        return mine[0] if mine else None

    def humans(self) -> list[str]:
        """Who decides for himself at this table: their consent is needed to go back further."""
        return list(
            dict.fromkeys(s.identity for s in self.seats if s.identity is not None and not s.bot and not s.resigned)
        )

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
        """The sides that play on: who resigns gives up for his side unless another person plays on for it."""
        sides = self.line.state.sides()
        given_up = {sides[seat] for seat in gone}
        held = {sides[s.seat] for s in self.seats if s.kind == "human" and s.seat not in gone}
        return set(sides) - (given_up - held)

    def _resigned_result(self) -> Result:
        """A game that resignation ended: the only side left of several has won, otherwise nobody."""
        sides = self.line.state.sides()
        left = self._sides_left([s.seat for s in self.seats if s.resigned])
        on = [seat for seat, side in enumerate(sides) if side in left]
        ranking = [1 if seat in on else len(on) + 1 for seat in range(len(sides))]
        return Result(on if len(left) == 1 < len(set(sides)) else [], [], ranking, "resigned")

    def copy(self) -> "Table":
        """The same table, to see what an entry would make of it."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.line = self.line.copy()
        other._silent = self._silent[:]
        other.proposals = dict(self.proposals)
        other.request = None if self.request is None else replace(self.request, agreed=self.request.agreed[:])
        return other

    def card(self) -> dict[str, object]:
        result = self.result
        return {
            "id": self.id,
            "game": self.game.id,
            "players": self.players,
            "options": self.options,
            "public": self.public,
            "owner": self.owner,
            "owner_name": self.owner_name,
            "status": self.status,
            "created": self.created,
            "started": self.started,
            "ended": self.ended,
            "seats": [seat.as_dict() for seat in self.seats],
            "result": None if result is None else result.as_dict(),
        }
