"""Updates for a viewer, built up from their seat's view and from public facts."""

from sixstones.core.facts import TOGETHER
from sixstones.table.consent import majority, parties, still_away, voters
from sixstones.table.management import Consent
from sixstones.table.proposals import proposable
from sixstones.table.table import ENDED, RUNNING, Folded, Table


def make_update(
    table: Table, folded: Folded | None, look: int | None, now: int, shared: dict[str, object] | None = None
) -> dict[str, object]:
    """The table for a viewer at this seat (None: the spectator), after the entry that led there.

    Without an entry it is a fresh look: the present state, and not what led to it. `shared` is the part that is the
    same for all viewers, if it is at hand.
    """
    running = table.status == RUNNING
    state = None if table.started is None else table.line.state
    ask = state.asks(look) if state is not None and look is not None and running else None
    acting = running and look is not None and table.seats[look].bot is None
    actions = table.game.actions
    legal = [] if state is None or look is None or not acting else [actions[action] for action in state.legal(look)]
    return {
        "type": "update",
        "fresh": folded is None,
        "entry": None if folded is None else folded.as_dict(look),
        "look": look,
        "events": [] if folded is None else [event.seen_by(look) for event in folded.events],
        "view": None if state is None else state.view(look),
        "ask": None if ask is None else ask.as_dict(),
        "legal": [{"text": action.text, "kind": action.kind, "parts": action.parts} for action in legal],
        "undo": {"can": acting and table.line.can_undo(look), "request": _request(table)},
        "proposals": proposals_for(table, look),
        "proposable": proposable(table.line.state, table.seats, look) if running and look is not None else [],
        **(shared_facts(table, now) if shared is None else shared),
    }


def shared_facts(table: Table, now: int) -> dict[str, object]:
    """The part of an update that all viewers get."""
    result = table.result
    return {
        "number": table.number,
        "at": table.at,
        "status": table.status,
        "seats": table.told_seats(),
        "thinking": table.bots_asked(),
        "since": table.since,
        "result": None if result is None else result.as_dict(),
        "account": _account(table),
        "rematch": table.rematch,
        "now": now,
        "owner": table.owner,
        "terms": table.management.rules.as_dict(),
        "clocks": None if table.clocks is None else table.clocks.told(now),
        "claims": told_claims(table),
        "closing": _closing(table, now),
        "muted": list(table.management.muted),
        "closed": table.management.closed,
        "luck": None if table.luck is None else table.luck.as_dict(),
    }


def _account(table: Table) -> dict[str, object] | None:
    """Why a game that was played to its end ended so."""
    if table.status != ENDED or table.line.result is None:
        return None
    return table.line.state.account().as_dict()


def make_presence(table: Table, now: int) -> dict[str, object]:
    """The people at the table."""
    return {
        "type": "presence",
        "now": now,
        "seats": [{"seat": seat.seat, **table.attendance(seat)} for seat in table.seats],
        "owner_present": table.present(table.owner),
        "owner_away_since": table.away_since(table.owner),
        "claims": told_claims(table),
    }


def told_claims(table: Table) -> list[dict[str, object]]:
    return [
        {"seat": seat, "agreed": claim.agreed, **_voting(voters(table, seat), claim)}
        for seat, claim in table.management.claims.items()
        if still_away(table, seat)
    ]


def _voting(may: list[str], claim: Consent) -> dict[str, object]:
    return {"waiting": claim.waiting(may), "needed": majority(may)}


def _closing(table: Table, now: int) -> dict[str, object] | None:
    closing = table.management.closing
    if closing is None:
        return None
    return _asked(closing, parties(table, now))


def _asked(consent: Consent, may: list[str]) -> dict[str, object]:
    return {"by": consent.by, "name": consent.name, "agreed": consent.agreed, "waiting": consent.waiting(may)}


def hears(table: Table, side: int, look: int | None) -> bool:
    """Whether who looks from this seat hears what the seats of a side propose to each other."""
    if table.game.payoff == TOGETHER or table.status == ENDED:
        return True
    return look is not None and table.line.state.side(look) == side


def proposals_for(table: Table, look: int | None) -> list[dict[str, object]]:
    """The open proposals a viewer at this seat may know, in the order of their senders."""
    if not table.proposals:
        return []
    found = [p for _, p in sorted(table.proposals.items()) if hears(table, table.line.state.side(p.to), look)]
    return [p.as_dict() for p in found]


def _request(table: Table) -> dict[str, object] | None:
    request = table.request
    if request is None:
        return None
    return {**_asked(request, table.concerned(request.to)), "seat": request.seat, "to": request.to}
