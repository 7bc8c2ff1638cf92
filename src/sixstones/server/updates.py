"""What a viewer is told: built up from the view of the seat he looks from, and from what everybody knows."""

from sixstones.core.facts import TOGETHER
from sixstones.server.proposals import proposable
from sixstones.server.table import ENDED, RUNNING, Folded, Table


def make_update(table: Table, folded: Folded | None, look: int | None) -> dict[str, object]:
    """The table for who looks from this seat (None: the spectator), after the entry that brought it there.

    Without an entry it is a fresh look: the present state, and not what led to it.
    """
    running = table.status == RUNNING
    state = None if table.started is None else table.line.state
    ask = state.asks(look) if state is not None and look is not None and running else None
    acting = running and look is not None and table.seats[look].bot is None
    actions = table.game.actions
    legal = [] if state is None or look is None or not acting else [actions[action] for action in state.legal(look)]
    result = table.result
    return {
        "type": "update",
        "number": table.number,
        "at": table.at,
        "fresh": folded is None,
        "entry": None if folded is None else folded.as_dict(look),
        "look": look,
        "status": table.status,
        "events": [] if folded is None else [event.seen_by(look) for event in folded.events],
        "view": None if state is None else state.view(look),
        "ask": None if ask is None else ask.as_dict(),
        "legal": [{"text": action.text, "kind": action.kind, "parts": action.parts} for action in legal],
        "seats": [seat.as_dict() for seat in table.seats],
        "thinking": table.bots_asked(),
        "since": table.since,
        "undo": {"can": acting and table.line.can_undo(look), "request": _request(table)},
        "proposals": proposals_for(table, look),
        "proposable": proposable(table.line.state, table.seats, look) if running and look is not None else [],
        "result": None if result is None else result.as_dict(),
        "rematch": table.rematch,
    }


def hears(table: Table, side: int, look: int | None) -> bool:
    """Whether who looks from this seat hears what the seats of a side propose to each other."""
    if table.game.payoff == TOGETHER or table.status == ENDED:
        return True
    return look is not None and table.line.state.side(look) == side


def proposals_for(table: Table, look: int | None) -> list[dict[str, object]]:
    """The open proposals as who looks from this seat may know them, in the order of who made them."""
    if not table.proposals:
        return []
    found = [p for _, p in sorted(table.proposals.items()) if hears(table, table.line.state.side(p.to), look)]
    return [p.as_dict() for p in found]


def _request(table: Table) -> dict[str, object] | None:
    request = table.request
    if request is None:
        return None
    return {
        "by": request.by,
        "name": request.name,
        "seat": request.seat,
        "to": request.to,
        "agreed": request.agreed,
        "waiting": [human for human in table.humans() if human not in request.agreed],
    }
