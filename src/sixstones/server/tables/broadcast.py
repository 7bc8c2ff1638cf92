"""Telling everybody who looks at a table what has happened there."""

from msgspec.json import Encoder

from sixstones.server.protocol.problems import Problem
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.entries import Move, Proposed
from sixstones.table.table import Folded
from sixstones.table.views import hears, make_update, proposals_for, shared_facts


def show(live: LiveTable, folded: Folded, now: int) -> None:
    """Send an entry to everybody who looks; each viewpoint is computed once.

    Who plays has it at once, on as many connections as there are seats; everybody else waits for their turn.

    A changed secret choice is shown to its own seat, and only as it is now.
    """
    what = folded.entry.what
    if isinstance(what, Proposed):
        _show_proposals(live, what)
        return
    if not live.viewers:
        return
    shared = shared_facts(live.table, now)
    texts: dict[int | None, bytes] = {}
    at_once = live.table.players
    for viewer in list(live.viewers):
        look = viewer.present_look(live.table)
        if folded.replaced and isinstance(what, Move) and look != what.seat:
            continue
        if look not in texts:
            shown = None if folded.replaced else folded
            texts[look] = encode(make_update(live.table, shown, look, now, shared))
        if look is not None and at_once > 0:
            at_once -= 1
            viewer.send_now(texts[look])
        else:
            viewer.send(texts[look])


def _show_proposals(live: LiveTable, what: Proposed) -> None:
    """Tell the side that somebody has proposed something to one of its seats.

    Nobody else hears of it.
    """
    table = live.table
    side = table.line.state.side(what.to)
    for viewer in list(live.viewers):
        look = viewer.present_look(table)
        if hears(table, side, look):
            told = proposals_for(table, look)
            viewer.send(encode({"type": "proposals", "number": table.number, "proposals": told}))


def send_away(live: LiveTable, identity: str) -> None:
    """Close the connections of somebody who has no business here any more."""
    for viewer in [viewer for viewer in live.viewers if viewer.id == identity]:
        if not live.table.seats_of(identity):
            live.viewers.discard(viewer)
            viewer.end(Problem(403, "sent-away", "The owner has sent you away from this table."))


encode = Encoder().encode  # a frame as JSON; this is the biggest part of telling
