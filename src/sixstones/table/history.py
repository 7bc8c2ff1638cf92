"""The past of a table: its entries as they are told afterwards, folded one by one."""

from collections.abc import Sequence
from dataclasses import replace

from sixstones.core.line import in_order_of_seats
from sixstones.core.state import State
from sixstones.table.entries import Entry, Move, Proposed, Started, Undone
from sixstones.table.table import Folded, Table
from sixstones.table.views import make_update

KEPT_POSITIONS = 200


class Telling:
    """A table folded entry by entry, to tell each.

    After an undo the position is at hand and not replayed.
    """

    def __init__(self, table: Table, known: Sequence[Entry] = ()) -> None:
        """`known` are the entries that are not told."""
        self.table = table
        self._after: dict[int, State] = {}
        table.rebuild(known)

    def fold(self, entry: Entry) -> Folded:
        folded = self.table.fold(entry)
        line = self.table.line
        if isinstance(entry.what, Undone):
            position = self._after.get(entry.what.to)
            if position is not None:
                line.stand_at(position.clone())
            self._keep(entry.what.to)
        elif isinstance(entry.what, Started | Move):
            self._keep(folded.number)
        return folded

    def _keep(self, number: int) -> None:
        self._after[number] = self.table.line.state.clone()
        if len(self._after) > KEPT_POSITIONS:
            del self._after[next(iter(self._after))]


def tell_journal(
    table: Table, entries: list[Entry], after: int, most: int, look: int | None, whole: bool, line: set[int]
) -> list[dict[str, object]]:
    """The entries after a number with their events, at most so many.

    `line` are the entries that still count.
    """
    telling = Telling(table, entries[:after])
    told = []
    for entry in entries[after : after + most]:
        folded = telling.fold(entry)
        shown = folded.as_dict(look, whole)
        shown["undone"] = isinstance(entry.what, Move) and folded.number not in line
        shown["events"] = [event.seen_by(look) for event in folded.events]
        told.append(shown)
    return told


def tell_updates(
    table: Table, entries: list[Entry], after: int, viewer: str | None, look: int | None, now: int
) -> list[dict[str, object]]:
    """One update for every entry after a number, as somebody saw it while holding a seat."""
    telling = Telling(table, entries[:after])
    told = []
    for entry in entries[after:]:
        folded = telling.fold(entry)
        told.append(make_update(table, folded, look if table.holds(viewer, look) else None, now))
    return told


def tell_view(table: Table, entries: list[Entry], look: int | None, now: int) -> dict[str, object]:
    """The table after the last of these entries."""
    table.rebuild(entries[:-1])
    return make_update(table, table.fold(entries[-1]), look, now)


def as_told(entries: list[Entry]) -> list[Entry]:
    """The entries as anybody is told them afterwards, with the numbers they have for everybody.

    Of the secret choices of one round only the last one of each seat counts, and they stand in the order of seats:
    nothing tells who chose first, or twice, or closed the round. Proposals are talk and no entries.
    """
    if not any((isinstance(e.what, Move) and e.what.commit) or isinstance(e.what, Proposed) for e in entries):
        return entries
    told: list[Entry] = []
    places: list[int] = []  # where the choices of the open round stand
    laid: dict[int, Entry] = {}
    for entry in entries:
        what = entry.what
        if isinstance(what, Proposed):
            continue
        if not isinstance(what, Move) or not what.commit:
            told.append(entry)
            if isinstance(what, Undone | Move):
                places, laid = [], {}
            continue
        if what.seat not in laid:
            places.append(len(told))
            told.append(entry)
        laid[what.seat] = entry
        _lay_in_order(told, places, laid, what)
        if what.closes:
            places, laid = [], {}
    return [replace(entry, number=number) for number, entry in enumerate(told, 1)]


def _lay_in_order(told: list[Entry], places: list[int], laid: dict[int, Entry], last: Move) -> None:
    """Fill the places of a round; the last one gets what the closing choice brought."""
    for place, (seat, entry) in zip(places, in_order_of_seats(laid), strict=True):
        given = entry.what
        assert isinstance(given, Move)
        what = Move(seat, given.steps[:1], given.bot, commit=True)
        if last.closes and place == places[-1]:
            steps = what.steps + last.steps[1:]
            what = Move(seat, steps, given.bot, last.fixed, True, True, last.over, draws=last.draws)
        told[place] = replace(entry, at=told[place].at, client=None, what=what)
