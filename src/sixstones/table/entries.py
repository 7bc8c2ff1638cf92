"""The entries of a table's journal: one class for each kind of thing that happens.

Entries are stored as JSON. `to_json` leaves out most fields that have their default. `from_json` ignores fields it does
not know, so that a newer program may add some.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import partial
from typing import Any, ClassVar, get_type_hints

from sixstones.core.errors import SixStonesError
from sixstones.lessons.scene import Scene, read_scene
from sixstones.table.rules import TableRules, read_rules
from sixstones.table.seats import Seat, read_seat


class BadEntry(SixStonesError):
    """An entry of a kind nobody knows, or with a field that is missing or of the wrong type."""


WRITTEN = {"written": True}  # also where it has its default; entries of the first versions may lack it


@dataclass(frozen=True, slots=True)
class Opened:
    """The table is opened with these seats; a lesson begins from the position of its scene.

    `commitment` is the hash of the secret that decides chance; tables from before have none. `same_as`, `known` and
    `nonces` are there where another table had the same deal before (`luck.Luck`).
    """

    kind: ClassVar[str] = "opened"
    seats: list[Seat]
    terms: TableRules = field(default_factory=TableRules, metadata=WRITTEN)
    commitment: str | None = None
    same_as: str | None = None
    known: bool = False
    nonces: list[str] = field(default_factory=list)
    lesson: Scene | None = None


@dataclass(frozen=True, slots=True)
class NonceAdded:
    """A player has added a nonce to the chance of the table."""

    kind: ClassVar[str] = "nonce"
    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class DealShared:
    """The deal of this table is played at another one, too."""

    kind: ClassVar[str] = "same-deal"
    table: str


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The owner has changed the table rules."""

    kind: ClassVar[str] = "terms"
    terms: TableRules


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A seat has another holder now, or a bot plays it.

    `owner` has the id and name of the table's new owner, if that changed with it.
    """

    kind: ClassVar[str] = "seat"
    seat: int
    holder: Seat = field(metadata={"key": "is"})
    cause: str | None = None
    who: str | None = None
    name: str | None = None
    owner: list[str] | None = None
    revoked: list[int | None] = field(default_factory=list)
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class Kicked:
    """The owner has removed somebody; invitations to their seats and to watch are void."""

    kind: ClassVar[str] = "kick"
    who: str
    name: str
    seats: list[int]
    revoked: list[int | None] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Banned:
    """The owner has removed somebody for good."""

    kind: ClassVar[str] = "ban"
    who: str
    name: str
    seats: list[int]
    revoked: list[int | None] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Unbanned:
    """The owner lets somebody come again."""

    kind: ClassVar[str] = "unban"
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class Muted:
    """The owner has muted somebody."""

    kind: ClassVar[str] = "mute"
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class Unmuted:
    """The owner lets somebody talk again."""

    kind: ClassVar[str] = "unmute"
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class LinksRevoked:
    """Invitations to these seats (None: to watch) are void."""

    kind: ClassVar[str] = "links"
    revoked: list[int | None]


@dataclass(frozen=True, slots=True)
class OwnerChanged:
    """Somebody else owns the table now: `owner` has their id and name."""

    kind: ClassVar[str] = "owner"
    owner: list[str]
    who: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class BotClaimed:
    """Somebody votes for a bot in the seat of an absent player; `anew` drops earlier votes."""

    kind: ClassVar[str] = "claim"
    seat: int
    name: str
    anew: bool = field(default=False, metadata=WRITTEN)


@dataclass(frozen=True, slots=True)
class Started:
    """The game has begun; `steps` are the deal.

    `draws` has number, range and index of each draw. `to` is the entry of another table from which it goes on.
    """

    kind: ClassVar[str] = "start"
    steps: list[str]
    over: bool = False
    to: int | None = None
    draws: list[list[int]] = field(default_factory=list)
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A seat has decided; `steps` are the decision and the chance that followed.

    `bot` decided for the seat. `commit` is a secret choice, `closes` the last one of its round. After `fixed` nobody
    takes back alone: something was drawn or revealed. `draws` are number, range and index of each draw.
    """

    kind: ClassVar[str] = "move"
    seat: int
    steps: list[str]
    bot: str | None = None
    fixed: bool = False
    commit: bool = False
    closes: bool = False
    over: bool = False
    cause: str | None = None
    draws: list[list[int]] = field(default_factory=list)
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything after entry `to` is taken back: by whoever decided it (`own`), or with consent."""

    kind: ClassVar[str] = "undo"
    seat: int
    to: int
    own: bool
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """Somebody asks the others to go back to entry `to`."""

    kind: ClassVar[str] = "undo-asked"
    seat: int
    to: int
    name: str


@dataclass(frozen=True, slots=True)
class UndoAgreed:
    """Somebody agrees to go back."""

    kind: ClassVar[str] = "undo-agreed"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class UndoRefused:
    """Somebody refuses to go back, or withdraws their own request."""

    kind: ClassVar[str] = "undo-refused"
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat has given up; `bot` plays on for it unless the game is `over`."""

    kind: ClassVar[str] = "resign"
    seat: int
    bot: str
    over: bool = False
    cause: str | None = None
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same people play again at another table."""

    kind: ClassVar[str] = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class CloseAsked:
    """Somebody asks the others to close the running table."""

    kind: ClassVar[str] = "close-asked"
    name: str


@dataclass(frozen=True, slots=True)
class CloseAgreed:
    """Somebody agrees to close the table."""

    kind: ClassVar[str] = "close-agreed"
    name: str


@dataclass(frozen=True, slots=True)
class CloseRefused:
    """Somebody refuses to close the table."""

    kind: ClassVar[str] = "close-refused"


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed without a result; `cause` says why."""

    kind: ClassVar[str] = "closed"
    cause: str
    asked: list[int] | None = None
    ran: int | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    """A seat proposes an answer to a team-mate's question, or without `text` withdraws it.

    This is talk: a row of the journal that gets no number and that only the side hears of.
    """

    kind: ClassVar[str] = "proposal"
    seat: int
    to: int
    ask: int
    after: int
    text: str | None = None


Happening = (
    Opened
    | NonceAdded
    | DealShared
    | RulesChanged
    | SeatChanged
    | Kicked
    | Banned
    | Unbanned
    | Muted
    | Unmuted
    | LinksRevoked
    | OwnerChanged
    | BotClaimed
    | Started
    | Move
    | Undone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Resigned
    | Rematch
    | CloseAsked
    | CloseAgreed
    | CloseRefused
    | Closed
    | Proposed
)
KINDS: dict[str, type[Happening]] = {kind.kind: kind for kind in Happening.__args__}
STOPS_CLOCKS = (Started, Move, Undone, SeatChanged, Resigned, Closed)


@dataclass(slots=True)
class Entry:
    """One entry of a table's journal.

    `by` is a person's id, None for bots and the server; `at` is in milliseconds.
    """

    table: str
    number: int
    at: int
    by: str | None
    client: str | None
    what: Happening

    @property
    def kind(self) -> str:
        return self.what.kind


# Reading and writing as JSON.

Reader = Callable[[Any], object]


def _exactly(kind: type) -> Reader:
    def read(value: Any) -> object:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not {kind.__name__}")
        return value

    return read


def _or_none(reader: Reader) -> Reader:
    return lambda value: None if value is None else reader(value)


def _list_of(reader: Reader) -> Reader:
    def read(value: Any) -> object:
        if type(value) is not list:
            raise TypeError(f"{value!r} is not a list")
        return [reader(item) for item in value]

    return read


_whole, _text = _exactly(int), _exactly(str)
READERS: dict[Any, Reader] = {
    int: _whole,
    str: _text,
    bool: _exactly(bool),
    int | None: _or_none(_whole),
    str | None: _or_none(_text),
    list[int]: _list_of(_whole),
    list[str]: _list_of(_text),
    list[int] | None: _or_none(_list_of(_whole)),
    list[str] | None: _or_none(_list_of(_text)),
    list[int | None]: _list_of(_or_none(_whole)),
    list[list[int]]: _list_of(_list_of(_whole)),
    Seat: read_seat,
    list[Seat]: _list_of(read_seat),
    TableRules: read_rules,
    Scene | None: _or_none(read_scene),
}


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    key: str
    read: Reader
    default: Callable[[], object] | None  # None: the field is always there
    written: bool


def _same(value: object) -> object:
    return value


def _fields(kind: type[Happening]) -> list[_Field]:
    types = get_type_hints(kind)
    found = []
    for one in fields(kind):
        default: Callable[[], object] | None = None
        if one.default is not MISSING:
            default = partial(_same, one.default)
        elif one.default_factory is not MISSING:
            default = one.default_factory
        found.append(
            _Field(
                one.name,
                one.metadata.get("key", one.name),
                READERS[types[one.name]],
                default,
                "written" in one.metadata,
            )
        )
    return found


FIELDS: dict[str, list[_Field]] = {name: _fields(kind) for name, kind in KINDS.items()}


def from_json(table: str, number: int, kind: str, body: Mapping[str, Any]) -> Happening:
    """Read what an entry says; BadEntry names the table and the entry that cannot be read."""
    known = FIELDS.get(kind)
    if known is None:
        raise bad_entry(table, number, f"its kind {kind!r} is unknown")
    values: dict[str, Any] = {}
    for one in known:
        if one.key in body:
            try:
                values[one.name] = one.read(body[one.key])
            except (TypeError, ValueError, KeyError) as error:
                raise bad_entry(table, number, f"field {one.key!r} of {kind!r}: {error}") from error
        elif one.default is None:
            raise bad_entry(table, number, f"field {one.key!r} of {kind!r} is missing")
    return KINDS[kind](**values)


def bad_entry(table: str, number: int, why: str) -> BadEntry:
    message = f"Entry {number} of table {table} cannot be read: {why}."
    return BadEntry("bad-entry", message, {"table": table, "number": number})


def to_json(what: Happening) -> dict[str, object]:
    """The content of an entry, for JSON."""
    said: dict[str, object] = {}
    for one in FIELDS[what.kind]:
        value = getattr(what, one.name)
        if one.written or one.default is None or value != one.default():
            said[one.key] = _plain(value)
    return said


def _plain(value: object) -> object:
    if isinstance(value, Seat | TableRules | Scene):
        return value.as_dict()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value
