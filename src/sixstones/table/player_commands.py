"""Commands of a player in a running game: move, propose, undo. Each returns its entry."""

from sixstones.core.errors import BadAction
from sixstones.core.facts import EACH, Refusal
from sixstones.core.line import Draw
from sixstones.lessons.judge import judge
from sixstones.table.drafts import Draft, decision
from sixstones.table.entries import Proposed, UndoAgreed, UndoAsked, Undone, UndoRefused
from sixstones.table.proposals import question_for
from sixstones.table.refusals import Refused
from sixstones.table.rights import not_resigned, own_seat, seat_of, while_running
from sixstones.table.seats import Person
from sixstones.table.table import Table


def playing(table: Table, by: Person, number: int) -> None:
    """Refuse unless this person plays this seat themselves."""
    seat = own_seat(table, number, by)
    while_running(table)
    not_resigned(seat)
    if seat.bot is not None:
        raise Refused("seat-handed", f"The bot {seat.bot} plays this seat. Take it back first.", {"seat": number})


def move(table: Table, by: Person, seat: int, text: str, ask: int | None, draw: Draw, seen: int | None = None) -> Draft:
    """Answer a question, or act before being asked.

    `ask` is the number of the question that is answered and `seen` the last entry the person knew: an answer to
    another question, or from before an undo, is refused.
    """
    playing(table, by, seat)
    asked = table.line.state.asks(seat)
    now = None if asked is None else int(asked.number)
    taken_back = seen is not None and seen < table.last_undo
    if ask != now or taken_back:
        raise _question_closed({"seat": seat, "ask": ask, "now": now})
    action = table.game.parse(text)
    draft = decision(table, seat, action, draw)
    _asked_for(table, seat, action, draft)
    draft.by = by.id
    return draft


def _asked_for(table: Table, seat: int, action: int, draft: Draft) -> None:
    """Refuse a legal decision that the step of a lesson does not ask for; the data say why."""
    if table.scene is None or seat != table.scene.seat:
        return
    events = [] if draft.played is None else draft.played.events
    answer = judge(table.scene, table.line.state, table.decisions_of(seat), action, events)
    if answer is not None:
        message = f"{answer.action!r} is legal, but this step of the lesson asks for something else."
        raise Refused("lesson-step", message, {**answer.as_dict(), "seat": seat})


def _question_closed(data: dict[str, object]) -> Refused:
    message = "This question is no longer open. Look at the table as it is now."
    return Refused("question-closed", message, data, stale=True)


def why(table: Table, by: Person, seat: int, text: str) -> Refusal | None:
    """Why an action is not open to this person's seat now; None if it is."""
    playing(table, by, seat)
    try:
        return table.line.why_not(seat, text)
    except BadAction:
        never = table.game.impossible(text)
        if never is None:
            raise
        return never


def propose(table: Table, by: Person, seat: int, to: int, ask: int, text: str | None) -> Draft:
    """Say what one would do in a team-mate's place; None withdraws that.

    Refused unless, as far as one can know, the team-mate could do it.
    """
    playing(table, by, seat)
    theirs = seat_of(table, to)
    where: dict[str, object] = {"seat": seat, "to": to}
    state = table.line.state
    if table.game.payoff == EACH or to == seat or state.side(to) != state.side(seat):
        raise Refused("not-your-side", "You can propose something only to somebody of your side.", where)
    if theirs.bot is not None:
        raise Refused("bot-decides", f"The bot {theirs.bot} decides for this seat by itself.", where)
    if text is None:
        if seat not in table.proposals:
            raise Refused("nothing-proposed", "You have proposed nothing that could be withdrawn.", where)
        return Draft(Proposed(seat, to, ask, table.number), by.id)
    question = question_for(state, seat, to)
    if question is None or question.ask.number != ask:
        now = None if question is None else int(question.ask.number)
        raise _question_closed({**where, "ask": ask, "now": now})
    action = table.game.parse(text)
    text = table.game.text(action)
    if action not in question.legal:
        message = f"{text!r} is, as far as you can know, not open to seat {to + 1} now."
        raise Refused("not-proposable", message, {**where, "action": text}, stale=True)
    return Draft(Proposed(seat, to, ask, table.number, text), by.id)


def undo(table: Table, by: Person, seat: int, to: int | None = None) -> Draft:
    """Take back one's last decision, or ask the others to go back to entry `to`."""
    playing(table, by, seat)
    if to is None:
        if not table.line.can_undo(seat):
            message = (
                "You can take back only your own decisions since the last draw, reveal or another seat's decision."
            )
            raise Refused("nothing-to-undo", message, {"seat": seat}, stale=True)
        return Draft(Undone(seat, table.line.before_own(), own=True), by.id)
    if table.scene is not None or to == table.line.entries[-1] or to not in table.line.targets():
        raise Refused("nothing-to-undo", "One can go back only to an earlier move that still counts.", {"to": to})
    if table.request is not None:
        raise Refused("undo-pending", "Somebody has asked to go back already. Answer that first.")
    if table.concerned(to) == [by.id]:
        return Draft(Undone(seat, to, own=False), by.id)
    return Draft(UndoAsked(seat, to, by.name), by.id)


def answer_undo(table: Table, by: Person, agree: bool) -> Draft:
    """Agree or refuse to go back; the last to agree makes it happen.

    Whoever asked withdraws by refusing.
    """
    while_running(table)
    request = table.request
    if request is None or by.id not in table.concerned(request.to):
        raise Refused("no-undo-request", "Nobody has asked you to go back.")
    if not agree:
        return Draft(UndoRefused(request.seat, request.to), by.id)
    waiting = request.waiting(table.concerned(request.to))
    if by.id not in waiting:
        raise Refused("no-undo-request", "You have agreed already.")
    if waiting == [by.id]:
        return Draft(Undone(request.seat, request.to, own=False), by.id)
    return Draft(UndoAgreed(request.seat, request.to), by.id)
