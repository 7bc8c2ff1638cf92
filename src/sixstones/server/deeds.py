"""What a player does at a running table, as the entry it becomes: moving, and going back."""

from sixstones.core.errors import BadAction, SixStonesError
from sixstones.core.facts import EACH, Refusal
from sixstones.server.frames import Move, Propose, Undo, UndoAnswer, Why
from sixstones.server.identity import Identity
from sixstones.server.journal import PROPOSAL
from sixstones.server.problems import Problem, of_engine
from sixstones.server.proposals import question_for
from sixstones.server.seats import not_resigned, own_seat, seat_of, while_running
from sixstones.server.settings import Settings
from sixstones.server.table import Table
from sixstones.server.tables import Draft, decision


def move(table: Table, identity: Identity, frame: Move, settings: Settings) -> Draft:
    """Answer a question, or act before being asked. Refused when the question is not the one answered."""
    playing(table, identity, frame.seat)
    asked = table.line.state.asks(frame.seat)
    now = None if asked is None else int(asked.number)
    taken_back = frame.seen is not None and frame.seen < table.last_undo
    if frame.ask != now or taken_back:
        raise Problem(
            409,
            "question-closed",
            "This question is no longer open. Look at the table as it is now.",
            {"seat": frame.seat, "ask": frame.ask, "now": now},
            stale=True,
        )
    try:
        action = table.game.parse(frame.text)
        draft = decision(table, frame.seat, action, settings)
    except SixStonesError as error:
        raise of_engine(error) from error
    draft.by = identity.id
    return draft


def why(table: Table, identity: Identity, frame: Why) -> Refusal | None:
    """Why an action is not open to his seat now; None if it is."""
    playing(table, identity, frame.seat)
    try:
        return table.line.why_not(frame.seat, frame.text)
    except BadAction as error:
        never = table.game.impossible(frame.text)
        if never is None:
            raise of_engine(error) from error
        return never


def propose(table: Table, identity: Identity, frame: Propose) -> Draft:
    """Say what one would do in a team-mate's place. Refused unless, as far as one can know, he could do it."""
    playing(table, identity, frame.seat)
    to = seat_of(table, frame.to)
    where: dict[str, object] = {"seat": frame.seat, "to": frame.to}
    state = table.line.state
    if table.game.payoff == EACH or frame.to == frame.seat or state.side(frame.to) != state.side(frame.seat):
        raise Problem(409, "not-your-side", "You can propose something only to somebody of your side.", where)
    if to.bot is not None:
        raise Problem(409, "bot-decides", f"The bot {to.bot} decides for this seat by itself.", where)
    body: dict[str, object] = {**where, "ask": frame.ask, "after": table.number}
    if frame.text is None:
        if frame.seat not in table.proposals:
            raise Problem(409, "nothing-proposed", "You have proposed nothing that could be withdrawn.", where)
        return Draft(PROPOSAL, body, by=identity.id)
    question = question_for(state, frame.seat, frame.to)
    if question is None or question.ask.number != frame.ask:
        now = None if question is None else int(question.ask.number)
        raise Problem(
            409,
            "question-closed",
            "This question is no longer open. Look at the table as it is now.",
            {**where, "ask": frame.ask, "now": now},
            stale=True,
        )
    try:
        action = table.game.parse(frame.text)
    except SixStonesError as error:
        raise of_engine(error) from error
    text = table.game.text(action)
    if action not in question.legal:
        detail = f"{text!r} is, as far as you can know, not open to seat {frame.to + 1} now."
        raise Problem(409, "not-proposable", detail, {**where, "action": text}, stale=True)
    return Draft(PROPOSAL, {**body, "text": text}, by=identity.id)


def playing(table: Table, identity: Identity, number: int) -> None:
    """He plays this seat himself."""
    seat = own_seat(table, number, identity)
    while_running(table)
    not_resigned(seat)
    if seat.bot is not None:
        raise Problem(409, "seat-handed", f"The bot {seat.bot} plays this seat. Take it back first.", {"seat": number})


def undo(table: Table, identity: Identity, frame: Undo) -> Draft:
    """Take back one's last decision, or ask the others to go back further."""
    playing(table, identity, frame.seat)
    if frame.to is None:
        if not table.line.can_undo(frame.seat):
            raise Problem(
                409,
                "nothing-to-undo",
                "You can take back only your own decisions since the last draw, reveal or decision of another seat.",
                {"seat": frame.seat},
                stale=True,
            )
        return Draft("undo", {"seat": frame.seat, "to": table.line.before_own(), "own": True}, by=identity.id)
    if frame.to == table.line.entries[-1] or frame.to not in table.line.targets():
        raise Problem(
            409, "nothing-to-undo", "One can go back only to an earlier move that still counts.", {"to": frame.to}
        )
    if table.request is not None:
        raise Problem(409, "undo-pending", "Somebody has asked to go back already. Answer that first.")
    if table.concerned(frame.to) == [identity.id]:
        return Draft("undo", {"seat": frame.seat, "to": frame.to, "own": False}, by=identity.id)
    return Draft("undo-asked", {"seat": frame.seat, "to": frame.to, "name": identity.name}, by=identity.id)


def answer_undo(table: Table, identity: Identity, frame: UndoAnswer) -> Draft:
    """Agree or refuse to go back; the last to agree makes it happen. Who asked may withdraw by refusing."""
    while_running(table)
    request = table.request
    if request is None or identity.id not in table.concerned(request.to):
        raise Problem(409, "no-undo-request", "Nobody has asked you to go back.")
    if not frame.agree:
        return Draft("undo-refused", {"seat": request.seat, "to": request.to}, by=identity.id)
    if identity.id in request.agreed:
        raise Problem(409, "no-undo-request", "You have agreed already.")
    if set(table.concerned(request.to)) <= {*request.agreed, identity.id}:
        return Draft("undo", {"seat": request.seat, "to": request.to, "own": False}, by=identity.id)
    return Draft("undo-agreed", {"seat": request.seat, "to": request.to}, by=identity.id)
