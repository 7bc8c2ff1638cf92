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
from sixstones.server.attendance import Here, attendance, away_since, is_here
from sixstones.server.clocks import Clocks, clocks_for
from sixstones.server.house import House
from sixstones.server.journal import PROPOSAL, Entry
from sixstones.server.proposals import Proposal, read_proposal

OPEN, RUNNING, ENDED, CLOSED = "open", "running", "over", "closed"


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
    round: int | None = None

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
            "round": self.round,
            "undone": False,
            "cause": body.get("cause"),
            "who": body.get("who"),
            "name": body.get("name"),
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
        self.house = House(owner, owner_name)
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
        self.now: Table | None = None  # the table of which this one is the past
        self.clocks: Clocks | None = None
        self.here: Here = {}  # who was seen at the table, and since when he is away
        self._deciders = array("b")  # for every entry of the line the seat whose holder decided it, or -1
        self._lucky = array("b")  # for every entry of the line whether something was drawn or revealed

    @property
    def owner(self) -> str:
        return self.house.owner

    @property
    def owner_name(self) -> str:
        return self.house.owner_name

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
        self.house.fold(entry)
        match entry.kind:
            case "opened":
                self.seats = [read_seat(seat) for seat in cast("list[object]", body["seats"])]
            case "seat":
                seat = read_seat(body["is"])
                if self.clocks is not None and self.seats[seat.seat].bot and not seat.bot:
                    self.clocks.taken_back(seat.seat)
                self.seats[seat.seat] = seat
                self.request = None
                self._forget_proposals(seat.seat)
            case "kick" | "ban":
                for number in cast("list[int]", body["seats"]):
                    self.seats[number] = Seat(number, "open")
                    self._forget_proposals(number)
            case "start" | "move":
                folded = self._advance(entry, played, quiet)
            case "undo":
                self.line.undo(cast(int, body["to"]), bool(body["own"]))
                del self._deciders[len(self.line.entries) :], self._lucky[len(self.line.entries) :]
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
            case "closed":
                self.status, self.ended = CLOSED, entry.at
        self._tick(entry)
        return folded

    def _tick(self, entry: Entry) -> None:
        """Let the clocks go on; an entry says which seats are asked after it where the table has clocks."""
        body = entry.body
        if self.now is not None:
            self.clocks, self.here = self.now.clocks, self.now.here
        elif entry.kind in ("opened", "terms"):
            self.clocks = clocks_for(self.house.terms.clock, self.players)
        elif self.clocks is not None and "asked" in body:
            self._go_on(self.clocks, entry)

    def _go_on(self, clocks: Clocks, entry: Entry) -> None:
        body = entry.body
        playing = [seat.seat for seat in self.seats if seat.kind == "human" and not seat.bot]
        moved = cast(int, body["seat"]) if entry.kind == "move" else None
        fresh = entry.kind in ("start", "move") or (entry.kind == "undo" and not body["own"])
        clocks.go_on(entry.at, cast("list[int]", body["asked"]), playing, moved, fresh)

    def due_after(self, entry: Entry) -> int | None:
        """When the next time is up after a move or an undo, which changes no seat."""
        if self.clocks is None:
            return None
        clocks = self.clocks.copy()
        self._go_on(clocks, entry)
        return clocks.first_due()

    def _advance(self, entry: Entry, played: Played | None, quiet: bool) -> Folded:
        body = entry.body
        round = None if quiet or entry.kind != "move" else int(self.line.state.round_number())
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
        known_to = played.known_to if entry.kind == "move" else None
        return Folded(entry, self.number, played.events, known_to, round=round)

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
        if self.line.append(self.number, seat, pairs, fixed, commit, closes, state):
            self._deciders.append(-1 if seat is None or "bot" in body else seat)
            self._lucky.append(fixed or closes or seat is None)
        return played

    def _resign(self, entry: Entry) -> None:
        seat = self.seats[cast(int, entry.body["seat"])]
        seat.resigned = True
        seat.bot = str(entry.body["bot"])
        self.request = None
        self._forget_proposals(seat.seat)
        if entry.body.get("over"):
            self.status, self.ended = ENDED, entry.at
            self.resigned = self._resigned_result("time" if entry.body.get("cause") == "time" else "resigned")

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

    def concerned(self, to: int) -> list[str]:
        """Whose consent is needed to go back to entry `to`: who plays himself, and of those whose seat a bot plays

        for now, or who are away, everybody who has decided something since then or whose luck would be drawn again.
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
        """Since when somebody is away; None if he is not. Who was never seen is away from the beginning."""
        return away_since(self.here, identity, self.started or self.created)

    def away_for(self, identity: str, now: int) -> bool:
        """Whether somebody has been away so long that others may act for him."""
        since = self.away_since(identity)
        return since is not None and now - since >= self.house.terms.away_after * 1000

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

    def _resigned_result(self, reason: str) -> Result:
        """A game that resignation, or a clock, ended: the only side left of several has won, otherwise nobody."""
        sides = self.line.state.sides()
        left = self._sides_left([s.seat for s in self.seats if s.resigned])
        on = [seat for seat, side in enumerate(sides) if side in left]
        ranking = [1 if seat in on else len(on) + 1 for seat in range(len(sides))]
        return Result(on if len(left) == 1 < len(set(sides)) else [], [], ranking, reason)

    def copy(self) -> "Table":
        """The same table, to see what an entry would make of it."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.house = self.house.copy()
        other.clocks = None if self.clocks is None else self.clocks.copy()
        other._deciders, other._lucky = self._deciders[:], self._lucky[:]
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
            "seats": self.told_seats(),
            "result": None if result is None else result.as_dict(),
            "terms": self.house.terms.model_dump(),
            "closed": self.house.closed,
            "playable": True,
        }

    def told_seats(self) -> list[dict[str, object]]:
        """The seats with who is at the table."""
        return [{**seat.as_dict(), **self.attendance(seat)} for seat in self.seats]

    def attendance(self, seat: Seat) -> dict[str, object]:
        return attendance(self.here, seat.identity, self.started or self.created)
