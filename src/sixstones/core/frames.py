"""Everything that may be pending in a game, declared once.

A row has the name, who decides, the rule, and the fields of positions and questions.

A game keeps its pending decisions as small numbers. Each number has one row here, and everything that is said
about it follows from the row: how a position names it, which question it is (`ask-<name>` in the game's words),
whether a seat or chance goes on, and the check that no part was forgotten (`tests/contract/test_frames.py`).
"""

from typing import Final

from mypy_extensions import i64

BY_SEAT: Final = "seat"  # a seat is asked
BY_CHANCE: Final = "chance"  # chance draws
BY_ITSELF: Final = "itself"  # the rules carry it out; nobody decides


class Row:
    """One kind of pending decision. `rule` is the rule that asks, draws or carries it out.

    `fields` are what a position writes about it, `data` is what the question (or the view, of a draw) tells.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        by: list[str],
        rule: str,
        fields: list[str] | None = None,
        data: list[str] | None = None,
    ) -> None:
        """`by` has several entries where the position decides, as with a draw a seat may choose."""
        self.number: i64 = number
        self.name = name
        self.by = by
        self.rule = rule
        self.fields: list[str] = [] if fields is None else fields
        self.data: list[str] = [] if data is None else data

    def __repr__(self) -> str:
        return f"Row({self.number}, {self.name!r}, {self.by}, {self.rule!r}, {self.fields}, {self.data})"


class Frames:
    """The rows of a game by number.

    Numbers count from 0, so that compiled code may use them as they are.
    """

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.names = [row.name for row in rows]
        for i in range(len(rows)):
            if rows[i].number != i:
                raise ValueError(f"row {i} of the table of decisions is {rows[i].name}, numbered {rows[i].number}")
            if not rows[i].by or any(by not in (BY_SEAT, BY_CHANCE, BY_ITSELF) for by in rows[i].by):
                raise ValueError(f"{rows[i].name}: nobody decides it")
            if rows[i].name in self.names[:i]:
                raise ValueError(f"{rows[i].name} is declared twice")

    def row(self, number: i64) -> Row:
        return self.rows[number]

    def number(self, name: str) -> i64:
        """The number of a name, or -1."""
        return self.names.index(name) if name in self.names else -1

    def of(self, by: str) -> list[Row]:
        """The rows that may be decided so, in order."""
        return [row for row in self.rows if by in row.by]

    def forgotten(self, number: i64, part: str) -> ValueError:
        """The error for a chain of branches without this row.

        `part` says what the branch should have done.
        """
        return ValueError(f"{self.names[number]}: no branch says {part}")
