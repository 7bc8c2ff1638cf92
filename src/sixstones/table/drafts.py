"""Entries that somebody wants to append to a journal."""

from dataclasses import dataclass

from sixstones.core.errors import EndlessEffects
from sixstones.core.line import Draw, Played, write_steps
from sixstones.lessons.judge import fixed_draw
from sixstones.table.entries import Closed, Entry, Happening, Move
from sixstones.table.luck import drawn_by
from sixstones.table.table import Folded, Table


@dataclass(slots=True)
class Draft:
    """An entry to come: what shall happen, and through whom (a person's id, None for bots).

    `played` is what a decision brings.
    """

    what: Happening
    by: str | None = None
    client: str | None = None
    played: Played | None = None


def decision(
    table: Table, seat: int, action: int, draw: Draw, bot: str | None = None, cause: str | None = None
) -> Draft:
    """The entry of a move, with the chance that follows it.

    A move whose effects never end closes the table.
    """
    try:
        return attempt(table, seat, action, draw, bot, cause)
    except EndlessEffects:
        return Draft(Closed("endless"))


def attempt(
    table: Table, seat: int, action: int, draw: Draw, bot: str | None = None, cause: str | None = None
) -> Draft:
    """The same, where a move whose effects never end is refused."""
    table.line.check(seat, action)
    played = table.line.play(seat, action, draw_at(table, draw))
    steps = write_steps(played.steps)
    draws = drawn_by(draw)
    what = Move(seat, steps, bot, played.fixed, played.commit, played.closes, played.over, cause, draws)
    return Draft(what, played=played)


def draw_at(table: Table, draw: Draw) -> Draw:
    """Chance at a table: `draw`, or in a lesson what its scene brings."""
    return draw if table.scene is None else fixed_draw(table.scene, table.drawn)


@dataclass(slots=True)
class Prepared:
    """The next entry of a table, not yet written, and the table after it."""

    entry: Entry
    table: Table
    folded: Folded


def prepare(table: Table, draft: Draft, at: int) -> Prepared:
    """Fold a draft into a copy of the table, which stays as it is until the entry is durable."""
    entry, after = _next_entry(table, draft, at), table.copy()
    return Prepared(entry, after, after.fold(entry, draft.played, new=True))


def append(table: Table, draft: Draft, at: int) -> Folded:
    """Let a draft happen at once, for whoever holds a table without a journal on disk."""
    return table.fold(_next_entry(table, draft, at), draft.played, new=True)


def _next_entry(table: Table, draft: Draft, at: int) -> Entry:
    at = max(at, table.at)  # whoever wrote the last entry may have been a little ahead
    return Entry(table.id, table.rows + 1, at, draft.by, draft.client, draft.what)
