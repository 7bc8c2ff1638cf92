"""Proposals within a side: an answer suggested for a team-mate's question.

A proposal is a row of the journal and no entry of it: it has no number, changes no position, and only its side hears
of it. It is gone when the question is answered.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Protocol

from sixstones.core.facts import EACH, Ask
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.table.entries import Entry, Proposed

GUESSES = 3  # positions looked at to see what somebody can know of a hidden hand


@dataclass(frozen=True, slots=True)
class Proposal:
    after: int
    at: int
    seat: int
    to: int
    ask: int
    text: str

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def read_proposal(row: Entry) -> Proposal | None:
    """The proposal of a row; None if the row withdraws one, or is no proposal."""
    what = row.what
    if not isinstance(what, Proposed) or what.text is None:
        return None
    return Proposal(what.after, row.at, what.seat, what.to, what.ask, what.text)


@dataclass(slots=True)
class Question:
    """A seat's question, and the actions others can know to be open to it."""

    ask: Ask
    legal: list[int]


def question_for(state: State, seat: int, to: int) -> Question | None:
    """The question of seat `to` as seat `seat` can know it.

    Where something is hidden it is read from positions resampled for `seat`, which depend on its view alone: what is
    open in all of them. So neither what is offered nor what is refused tells anything of the true position.
    """
    if to not in state.waiting():  # everybody knows who is asked
        return None
    if not state.game.hidden:
        ask = state.asks(to)
        return None if ask is None else Question(ask, list(state.legal(to)))
    found: Question | None = None
    for seed in range(GUESSES):
        guess = state.resample(seat, Rng(seed))
        ask = guess.asks(to)
        if ask is None:
            return None
        legal = set(guess.legal(to))
        found = Question(ask, [a for a in (guess.legal(to) if found is None else found.legal) if a in legal])
    return found


class Decider(Protocol):
    seat: int
    kind: str
    bot: str | None


def proposable(state: State, seats: Sequence[Decider], look: int) -> list[dict[str, object]]:
    """Actions the viewer may propose to teammates, with the questions they answer."""
    game = state.game
    if game.payoff == EACH or seats[look].bot is not None:
        return []
    side = state.side(look)
    found: list[dict[str, object]] = []
    for to in state.waiting():
        if to == look or state.side(to) != side or seats[to].bot is not None:
            continue
        question = question_for(state, look, to)
        if question is None or not question.legal:
            continue
        legal = [game.actions[action] for action in question.legal]
        told = [{"text": action.text, "kind": action.kind, "parts": action.parts} for action in legal]
        found.append({"seat": int(to), "ask": question.ask.as_dict(), "legal": told})
    return found
