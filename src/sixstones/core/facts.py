"""Small immutable values that pass between the engine and everybody else."""

from typing import Final

from mypy_extensions import i64

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

# Whose gain is whose (`Game.payoff`).
EACH: Final = "each"  # every seat is a side of its own
TEAMS: Final = "teams"  # `State.side` says who plays with whom
TOGETHER: Final = "together"  # all seats are one side: they win or lose as one


class Event:
    """One visible change: `data` is for everybody, `secret` for `seats` only.

    `reveals` marks a change by which somebody learned something hidden from them: it cannot be undone.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        data: dict[str, object] | None = None,
        secret: dict[str, object] | None = None,
        seats: list[int] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.data: dict[str, object] = {} if data is None else data
        self.secret: dict[str, object] = {} if secret is None else secret
        self.seats: list[int] = [] if seats is None else seats
        self.reveals = reveals

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.rule, self.data, self.secret, self.seats, self.reveals)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as JSON-able dict, with what this seat may know; None is the spectator."""
        data: dict[str, object] = dict(self.data)
        if seat is not None and seat in self.seats:
            data.update(self.secret)
        return {"kind": self.kind, "rule": self.rule, "data": data}

    def full(self) -> dict[str, object]:
        """The event with its secrets, for records of finished games and for tests."""
        data: dict[str, object] = dict(self.data)
        data.update(self.secret)
        return {"kind": self.kind, "rule": self.rule, "data": data}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.data!r}, {self.secret!r}, {self.seats!r})"


class Ask:
    """The question to a seat. `number` changes only when the question does."""

    def __init__(self, number: int, kind: str, rule: str, data: dict[str, object] | None = None) -> None:
        self.number = number
        self.kind = kind
        self.rule = rule
        self.data: dict[str, object] = {} if data is None else data

    def __reduce__(self) -> tuple[object, ...]:
        return Ask, (self.number, self.kind, self.rule, self.data)

    def as_dict(self) -> dict[str, object]:
        return {"number": self.number, "kind": self.kind, "rule": self.rule, "data": self.data}

    def __repr__(self) -> str:
        return f"Ask({self.number}, {self.kind!r}, {self.rule!r}, {self.data!r})"


class Refusal:
    """Why an action is not open to a seat now."""

    def __init__(self, rule: str, key: str, data: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.data: dict[str, object] = {} if data is None else data

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.key, self.data)

    def as_dict(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "data": self.data}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.data!r})"


class Result:
    """The end of a game: no, one or several winners.

    `ranking` is the place of every seat, from 1.
    """

    def __init__(self, winners: list[int], scores: list[int], ranking: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.ranking = ranking
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.winners, self.scores, self.ranking, self.reason)

    def as_dict(self) -> dict[str, object]:
        return {"winners": self.winners, "scores": self.scores, "ranking": self.ranking, "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((tuple(self.winners), tuple(self.scores), self.reason))

    def __repr__(self) -> str:
        return f"Result({self.winners}, {self.scores}, {self.ranking}, {self.reason!r})"


def ranked(standing: list[int]) -> list[list[int]]:
    """The seats in groups of equal standing, the best group first.

    `standing` has one number per seat.
    """
    order: list[list[int]] = []
    for value in sorted(set(standing), reverse=True):
        order.append([seat for seat in range(len(standing)) if standing[seat] == value])
    return order


def places(order: list[list[int]], seats: int) -> list[int]:
    """The place per seat, from groups of equal seats, best group first."""
    ranking = [0] * seats
    place = 1
    for group in order:
        for seat in group:
            ranking[seat] = place
        place += len(group)
    return ranking
