"""Good moves for a person, with reasons: the search's opinion and the terms that change."""

from typing import Final

from mypy_extensions import i64

from sixstones.bots.chances import chance
from sixstones.bots.search.search import Candidate, Search
from sixstones.core.facts import CHANCE
from sixstones.core.judged import Judged
from sixstones.core.rng import Rng
from sixstones.core.state import State

SIMULATIONS: Final[i64] = 3000
DRAWS: Final[i64] = 6  # how often chance is drawn to see what an action changes
STEPS: Final = 16  # of the same turn after the action
FELT: Final = 0.04  # a change smaller than this is no reason
PRICE: Final = 0.15  # and what is given up counts only if it is dear
REASONS: Final = 2


class Hint:
    """One action worth thinking of.

    `chance` is the chance to win after it, `share` how much of the search went into it, from 0 to 1. `gains` and
    `costs` are terms that change for the seat, `denies` what somebody else (`rival`, -1 for nobody) loses by it, `line`
    what would probably follow: seats and actions. `about` are the components of the action that its text does not name,
    and `line_about` those of every step of the line.
    """

    def __init__(self, seat: i64, action: i64, chance: float, share: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.chance = chance
        self.share = share
        self.gains: list[Judged] = []
        self.costs: list[Judged] = []
        self.rival: i64 = -1
        self.denies: list[Judged] = []
        self.line: list[tuple[int, int]] = []
        self.about: list[str] = []
        self.line_about: list[list[str]] = []

    def as_dict(self, state: State) -> dict[str, object]:
        """JSON-able, actions as texts of the game.

        Chances in whole percent, which is all they are good for.
        """
        text = state.game.text
        return {
            "seat": int(self.seat),
            "action": text(self.action),
            "about": self.about[:],
            "chance": round(self.chance * 100.0),
            "share": round(self.share * 100.0),
            "gains": [judged.as_dict() for judged in self.gains],
            "costs": [judged.as_dict() for judged in self.costs],
            "rival": None if self.rival < 0 else int(self.rival),
            "denies": [judged.as_dict() for judged in self.denies],
            "line": [
                {"seat": self.line[n][0], "action": text(self.line[n][1]), "about": self.line_about[n][:]}
                for n in range(len(self.line))
            ],
        }

    def __repr__(self) -> str:
        return f"Hint({self.action}, {self.chance:.2f}, {self.share:.2f})"


def hints(
    state: State, seat: i64, rng: Rng, best: i64 = 3, simulations: i64 = SIMULATIONS, seconds: float = 0.0
) -> list[Hint]:
    """The best few actions of a seat that is asked, best first, from what the seat may know.

    With `seconds` (0: no limit) the search ends when time is up; without, equal views and generators give equal hints.
    """
    known = state.resample(int(seat), rng)
    search = Search(known, seat, state.game.search, rng)
    search.calibrated = True
    search.run_all(simulations, seconds)
    found: list[Hint] = []
    for candidate in search.candidates():
        if len(found) >= best or (found and candidate.visits == 0):
            break
        found.append(explain(known, seat, search, candidate, rng))
    return found


def explain(known: State, seat: i64, search: Search, candidate: Candidate, rng: Rng) -> Hint:
    """A hint from the findings of a search about one action."""
    share = float(candidate.visits) / float(max(search.done, 1))
    hint = Hint(seat, candidate.action, chance(known, candidate.value), share)
    hint.about = known.named_components(seat, seat, candidate.action)
    hint.line = search.line(candidate.action, 3)
    hint.line_about = _named(known, seat, candidate.action, hint.line)
    changes = _changes(known, seat, seat, candidate.action, rng)
    hint.gains = _strongest(changes, 1.0, FELT)[:REASONS]
    hint.costs = _strongest(changes, -1.0, PRICE)[:1]
    deepest = -FELT
    for other in range(known.seats):
        if known.side(other) != known.side(seat):
            lost = _changes(known, seat, other, candidate.action, rng)
            total = 0.0
            for change in lost:
                total += change.worth
            if total < deepest:
                deepest = total
                hint.rival = other
                hint.denies = _strongest(lost, -1.0, FELT)[:REASONS]
    return hint


def _named(known: State, viewer: i64, action: i64, line: list[tuple[int, int]]) -> list[list[str]]:
    """The components that the steps after an action are about, as far as the table shows them."""
    after = known.clone()
    after.apply(viewer, action)
    found: list[list[str]] = []
    for seat, step in line:
        here = known.named_components(viewer, seat, step)
        found.append(here if after.named_components(viewer, seat, step) == here else [])
    return found


def _changes(known: State, viewer: i64, seat: i64, action: i64, rng: Rng) -> list[Judged]:
    """The change an action brings to a seat, term by term, averaged over chance."""
    before = known.evaluation_terms(viewer, seat)
    sums: list[float] = [0.0 for _ in before]
    about: list[str] = ["" for _ in before]
    draws: i64 = 0
    for _ in range(DRAWS):
        after = known.clone()
        after.apply(viewer, action)
        drawn = _to_the_end_of_the_turn(after, viewer, rng)
        terms = after.evaluation_terms(viewer, seat)
        if len(terms) == len(before):
            draws += 1
            for n in range(len(terms)):
                sums[n] += terms[n].worth
                about[n] = terms[n].about
        if not drawn:
            break
    if draws == 0:
        return []
    found: list[Judged] = []
    for n in range(len(before)):
        change = sums[n] / float(draws) - before[n].worth
        found.append(Judged(before[n].term, change, about[n] if change > 0.0 else before[n].about))
    return found


def _to_the_end_of_the_turn(state: State, seat: i64, rng: Rng) -> bool:
    """Let the seat finish its turn by the game's quick policy.

    Whether anything was drawn on the way.
    """
    turn = state.turn
    left = STEPS
    drawn = False
    while True:
        if state.actor == CHANCE:
            drawn = True
            state.settle(rng)
        elif state.actor == seat and state.turn == turn and left > 0:
            left -= 1
            state.apply(seat, state.policy(seat, rng))
        else:
            return drawn


def _strongest(changes: list[Judged], sign: float, least: float) -> list[Judged]:
    """The changes that weigh most upwards (1) or downwards (-1), told as positive weights."""
    felt: list[Judged] = []
    for change in changes:
        if sign * change.worth > least:
            felt.append(Judged(change.term, sign * change.worth, change.about))
    felt.sort(key=_weight)
    return felt


def _weight(judged: Judged) -> float:
    return -judged.worth
