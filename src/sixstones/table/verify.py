"""Check the luck of a record: secret → index → outcome, by the rules of the game."""

import hmac
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from sixstones.core.errors import BadRecord, SixStonesError, shown
from sixstones.core.match import Match, replay
from sixstones.core.record import Record, check_version, read_record
from sixstones.core.registry import game as find_game
from sixstones.table.luck import METHOD, WORDS, commitment, index, nonce_of, outcome, units

HEX = re.compile(r"[0-9a-f]{64}")


class BadLuck(SixStonesError):
    """The luck of a record is not what its secret, nonces and rules make of it."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of a record; `step` is the step it brought about, None where that was taken back."""

    number: int
    range: int
    index: int
    step: int | None


@dataclass(frozen=True, slots=True)
class Verified:
    """The findings about a record whose luck is right.

    `unproven` counts the chance steps at the beginning that come from another table. `same_as` is the table with the
    same deal; where `known` is true its secret could be read before this game began.
    """

    draws: int
    taken_back: int
    unproven: int
    commitment: str
    nonces: list[str]
    same_as: str | None
    known: bool


def verify(source: str, noted: str | None = None, mine: Mapping[int, str] | None = None) -> Verified:
    """Check a record with its luck; BadLuck says what is wrong, and where.

    `noted` is the commitment somebody saw before the game, and `mine` has the words of players by seat.
    """
    record = read_record(source)
    luck = _Luck(record, json.loads(source).get("luck"))
    luck.check_secret(noted, mine or {})
    luck.check_draws()
    luck.check_steps()
    replay(record)
    return luck.verified()


class _Luck:
    """The field `luck` of a record, read and checked piece by piece."""

    def __init__(self, record: Record, said: object) -> None:
        if said is None:
            raise BadLuck("no-luck", "The record has no luck to check: a program made it, or a table from before.")
        if not isinstance(said, dict):
            raise _wrong("luck", said, "an object")
        self.record = record
        if said.get("method") != METHOD:
            raise _wrong("luck.method", said.get("method"), METHOD)
        self.commitment = _hex(said, "commitment")
        if said.get("secret") is None:
            raise BadLuck("no-secret", "The record does not reveal its secret: the deal was still being played.")
        self.secret = bytes.fromhex(_hex(said, "secret"))
        self.nonces = self._nonces(said.get("nonces"))
        self.same_as, self.known = said.get("same_as"), bool(said.get("known"))
        self.chance = [number for number, step in enumerate(record.steps) if step.startswith("* ")]
        self.draws = self._draws(said.get("draws"))
        self.taken_back = self._taken_back(said.get("taken_back"))

    def _nonces(self, said: object) -> list[str]:
        if not isinstance(said, list) or len(said) != self.record.players:
            raise _wrong("luck.nonces", said, f"a list of {self.record.players} texts")
        for seat, nonce in enumerate(said):
            if nonce != "" and not (isinstance(nonce, str) and HEX.fullmatch(nonce)):
                raise _wrong(f"luck.nonces[{seat}]", nonce, "64 hexadecimal digits, or nothing")
        return said

    def _draws(self, said: object) -> list[Draw | None]:
        """One for every chance step of the record; None for those that come from another table."""
        if not isinstance(said, list) or len(said) != len(self.chance):
            count = len(said) if isinstance(said, list) else 0
            message = f"The record has {len(self.chance)} chance steps and {count} draws. Each step needs its own."
            raise BadLuck("draws-number", message, {"field": "luck.draws"})
        found: list[Draw | None] = []
        for place, (draw, step) in enumerate(zip(said, self.chance, strict=True)):
            found.append(None if draw is None else _draw(draw, f"luck.draws[{place}]", step))
        begun = next((place for place, draw in enumerate(found) if draw is not None), len(found))
        for draw, step in zip(found[begun:], self.chance[begun:], strict=True):
            if draw is None:
                message = f"Step {step}, {self.record.steps[step][:80]!r}, has no draw."
                raise BadLuck("draw-missing", message, {"step": step})
        return found

    def _taken_back(self, said: object) -> list[Draw]:
        if not isinstance(said, list):
            raise _wrong("luck.taken_back", said, "a list")
        return [_draw(draw, f"luck.taken_back[{place}]", None) for place, draw in enumerate(said)]

    def all(self) -> list[Draw]:
        """Every draw of the table in the order of numbers."""
        counting = [draw for draw in self.draws if draw is not None]
        return sorted([*counting, *self.taken_back], key=lambda draw: draw.number)

    def check_secret(self, noted: str | None, mine: Mapping[int, str]) -> None:
        if commitment(self.secret) != self.commitment:
            message = f"The secret does not fit the commitment: its hash is {commitment(self.secret)}."
            raise BadLuck("bad-secret", message, {"field": "luck.secret"})
        if noted is not None and not hmac.compare_digest(noted.strip().lower().encode(), self.commitment.encode()):
            message = f"The commitment of the record is {self.commitment}, not the one you noted."
            raise BadLuck("other-commitment", message, {"field": "luck.commitment"})
        for seat, text in mine.items():
            if not 0 <= seat < len(self.nonces) or self.nonces[seat] != nonce_of(text):
                message = f"The nonce of seat {seat + 1} is not the hash of the words you gave."
                raise BadLuck("other-nonce", message, {"field": f"luck.nonces[{seat}]"})

    def check_draws(self) -> None:
        """Numbers run from 1 without a gap, and each index follows from secret, nonces and number."""
        everyone, wrong = self.all(), list[Draw]()
        for expected, draw in enumerate(everyone, 1):
            if draw.number != expected:
                kind = "comes twice" if draw.number < expected else "is missing"
                number = min(draw.number, expected)
                raise BadLuck("draw-numbers", f"Draw number {number} {kind}{self._at(draw)}.", {"draw": number})
            if draw.index != index(self.secret, self.nonces, draw.number, draw.range):
                wrong.append(draw)
        if not wrong:
            return
        first = wrong[0]
        if 2 < len(everyone) < 2 * len(wrong):
            message = (
                f"{len(wrong)} of {len(everyone)} draws do not follow from the secret and the nonces, the first being "
                f"draw {first.number}{self._at(first)}: a nonce was changed, or many draws were."
            )
            raise BadLuck("bad-nonces", message, {"field": "luck.nonces"})
        true = index(self.secret, self.nonces, first.number, first.range)
        message = f"Draw {first.number}{self._at(first)} has index {true} of {first.range}, not {first.index}."
        raise BadLuck("bad-index", message, {"draw": first.number, "step": first.step})

    def _at(self, draw: Draw) -> str:
        if draw.step is None:
            return " (taken back)"
        return f" (step {draw.step}, {self.record.steps[draw.step][:80]!r})"

    def check_steps(self) -> None:
        """Every chance step is what the rules make of its draw in that position."""
        record = self.record
        game = find_game(record.game)
        check_version(record, game)
        match = Match(game, record.players, record.options, seed=0, auto_chance=False)
        draws = dict(zip(self.chance, self.draws, strict=True))
        for number, step in enumerate(record.steps):
            who, _, text = step.partition(" ")
            try:
                if who == "*":
                    self._check_outcome(match, number, text, draws[number])
                    match.chance(text)
                else:
                    match.play(int(who) if who.isdecimal() else -1, text)
            except BadLuck:
                raise
            except SixStonesError as error:
                message = f"Step {number} of the record, {step[:80]!r}, cannot be replayed: {error.message}"
                raise BadRecord("record-step", message, {"field": f"steps[{number}]"}) from error

    def _check_outcome(self, match: Match, step: int, text: str, draw: Draw | None) -> None:
        if draw is None:
            return
        total = units(match.state)
        where = {"draw": draw.number, "step": step}
        if total != draw.range:
            message = f"Draw {draw.number} (step {step}) has a range of {draw.range}; by the rules it is {total}."
            raise BadLuck("bad-range", message, dict(where))
        brings = match.game.text(outcome(match.state, draw.index))
        if brings != text:
            message = f"Draw {draw.number} (step {step}) brings {brings!r} by the rules, not {text[:80]!r}."
            raise BadLuck("bad-outcome", message, dict(where))

    def verified(self) -> Verified:
        proven = [draw for draw in self.draws if draw is not None]
        return Verified(
            len(proven),
            len(self.taken_back),
            len(self.draws) - len(proven),
            self.commitment,
            self.nonces,
            None if self.same_as is None else str(self.same_as),
            self.known,
        )


def _draw(said: object, field: str, step: int | None) -> Draw:
    whole = isinstance(said, list) and len(said) == 3 and all(type(one) is int for one in said)
    if not whole or not isinstance(said, list):
        raise _wrong(field, said, "number, range and index")
    number, total, at = said
    if not (number >= 1 and 1 <= total <= WORDS and 0 <= at < total):
        raise _wrong(field, said, "a number from 1, and an index below the range")
    return Draw(number, total, at, step)


def _hex(said: dict[str, object], name: str) -> str:
    value = said.get(name)
    if not isinstance(value, str) or not HEX.fullmatch(value):
        raise _wrong(f"luck.{name}", value, "64 hexadecimal digits")
    return value


def _wrong(field: str, value: object, expected: str) -> BadLuck:
    message = f"The field {field} of the record cannot be {shown(value)}; expected {expected}."
    return BadLuck("luck-field", message, {"field": field, "value": shown(value), "expected": expected})
