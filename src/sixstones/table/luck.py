"""Chance that anybody can check: all draws follow from a secret fixed before the game.

A table shows the SHA-256 of its secret from the beginning. Draw `number` of a `range` is the first 32 bits of
HMAC-SHA256(secret, "sixstones/luck/1:<number>:<try>:<nonces>") as a whole number, modulo the range. Tries count from 0;
a number of the last, incomplete run of the range is passed over, so every index is equally likely. The nonces are those
of the seats in order, joined by commas, and empty where a seat has none.

The index counts units of weight: `State.outcomes` lists what can happen in the order of ids, each with its weight.
"""

import hashlib
import hmac
import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sixstones.core.facts import CHANCE
from sixstones.core.line import Draw, Pair
from sixstones.core.record import Record
from sixstones.core.state import State

METHOD = "sixstones/luck/1"
SECRET_BYTES = 32
WORDS = 2**32
NO_NONCE = ""
UNPROVEN = 0  # the draw number of an outcome that no draw of this table stands for


def commitment(secret: bytes) -> str:
    """The hash of a secret, which tells nothing about it and fits no other."""
    return hashlib.sha256(secret).hexdigest()


def nonce_of(text: str) -> str:
    """A seat's nonce: the hash of what its player said. The text itself is kept nowhere."""
    return hashlib.sha256(text.encode()).hexdigest()


def index(secret: bytes, nonces: Sequence[str], number: int, total: int) -> int:
    """The index from 0 to total - 1 of a draw. Every one is equally likely."""
    end = WORDS - WORDS % total
    tried = 0
    while True:
        message = f"{METHOD}:{number}:{tried}:{','.join(nonces)}"
        digest = hmac.digest(secret, message.encode(), "sha256")
        word = int.from_bytes(digest[:4], "big")
        if word < end:
            return word % total
        tried += 1


def units(state: State) -> int:
    """The range of the next draw: the weight of all outcomes together."""
    return sum(weight for _, weight in state.outcomes())


def outcome(state: State, index: int) -> int:
    """The outcome in which this unit of weight lies."""
    for action, weight in state.outcomes():
        index -= weight
        if index < 0:
            return int(action)
    raise ValueError(f"{state.game.id}: nothing has this index")


def first_unit(state: State, action: int) -> int:
    """The first index that brings this outcome."""
    before = 0
    for other, weight in state.outcomes():
        if other == action:
            return before
        before += weight
    raise ValueError(f"{state.game.id}: {action} cannot happen")


class Drawing:
    """The chance of one entry. `draws` are the number, range and index of each draw made so far."""

    def __init__(self, secret: bytes, nonces: Sequence[str], after: int, told: Draw | None = None) -> None:
        """`after` is the number of the last draw of the table; `told` decides instead, for tests."""
        self.draws: list[list[int]] = []
        self._secret = secret
        self._nonces = nonces
        self._number = after
        self._told = told

    def __call__(self, state: State) -> int:
        self._number += 1
        total = units(state)
        if self._told is None:
            at = index(self._secret, self._nonces, self._number, total)
        else:
            at = first_unit(state, self._told(state))
        self.draws.append([self._number, total, at])
        return outcome(state, at)


def drawn_by(draw: Draw) -> list[list[int]]:
    """The draws behind the outcomes of an entry; none where no secret decided them."""
    return draw.draws if isinstance(draw, Drawing) else []


@dataclass(frozen=True, slots=True)
class Luck:
    """The part of a table's chance that everybody may know.

    `same_as` is the table with the same deal, and `known` says that people could read its secret when this table was
    opened. `twins` are tables that were opened with this deal before anybody began to play it.
    """

    commitment: str
    nonces: tuple[str, ...]
    same_as: str | None = None
    known: bool = False
    twins: tuple[str, ...] = ()

    @property
    def fixed(self) -> bool:
        """Whether another table counts on these nonces, so that they cannot change any more."""
        return self.same_as is not None or bool(self.twins)

    def with_nonce(self, seat: int, nonce: str) -> "Luck":
        nonces = [nonce if number == seat else other for number, other in enumerate(self.nonces)]
        return replace(self, nonces=tuple(nonces))

    def as_dict(self) -> dict[str, object]:
        return {
            "commitment": self.commitment,
            "nonces": list(self.nonces),
            "same_as": self.same_as,
            "known": self.known,
            "twins": list(self.twins),
            "fixed": self.fixed,
        }


@dataclass(slots=True)
class Draws:
    """All draws of a table: those behind the line of play, and those that were taken back.

    `counting` has four numbers for each outcome of the line: the entry it belongs to, then number, range and index of
    its draw. `last` is the number of the last draw ever made, so that no number comes twice.
    """

    last: int = 0
    counting: "array[int]" = field(default_factory=lambda: array("q"))
    taken_back: "array[int]" = field(default_factory=lambda: array("q"))

    def copy(self) -> "Draws":
        return Draws(self.last, self.counting[:], self.taken_back[:])

    def add(self, entry: int, pairs: list[Pair], draws: list[list[int]]) -> None:
        """The draws of an entry, one for each uncertain outcome among its steps."""
        outcomes = sum(who == CHANCE for who, _ in pairs)
        for number, total, at in draws if len(draws) == outcomes else [[UNPROVEN, 0, 0]] * outcomes:
            self.counting.extend((entry, number, total, at))
            self.last = max(self.last, number)

    def undo(self, to: int) -> None:
        """Everything after entry `to` was taken back. Those numbers are used up."""
        keep = len(self.counting)
        while keep and self.counting[keep - 4] > to:
            keep -= 4
        gone = self.counting[keep:]
        for start in range(0, len(gone), 4):
            if gone[start + 1] != UNPROVEN:
                self.taken_back.extend(gone[start + 1 : start + 4])
        del self.counting[keep:]

    def told(self) -> list[list[int] | None]:
        """One draw for every uncertain outcome of the line, None where this table made none."""
        found = [list(self.counting[start + 1 : start + 4]) for start in range(0, len(self.counting), 4)]
        return [None if draw[0] == UNPROVEN else draw for draw in found]

    def told_back(self) -> list[list[int]]:
        return [list(self.taken_back[start : start + 3]) for start in range(0, len(self.taken_back), 3)]


def recorded(luck: Luck, draws: Draws) -> dict[str, object]:
    """The luck of a finished game for its record, but for the secret."""
    return {
        "method": METHOD,
        "commitment": luck.commitment,
        "secret": None,
        "nonces": list(luck.nonces),
        "same_as": luck.same_as,
        "known": luck.known,
        "draws": draws.told(),
        "taken_back": draws.told_back(),
    }


def revealed(luck: dict[str, object], secret: bytes | None) -> dict[str, object]:
    """The luck of a record as it is shown: with its secret, or without secret and draws."""
    if secret is None:
        return {**luck, "secret": None, "draws": [], "taken_back": []}
    return {**luck, "secret": secret.hex()}


def with_luck(record: Record, luck: dict[str, object] | None) -> str:
    """A record as JSON with its luck on the last line; None at a table from before."""
    text = record.json().rstrip().removesuffix("}").rstrip()
    return f'{text},\n "luck": {json.dumps(luck, separators=(",", ":"))}\n}}\n'
