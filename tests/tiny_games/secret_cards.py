"""Secret cards: everybody lays a card face down at the same time.

The highest card laid by one seat alone scores it.

Every round all seats are asked at once. A choice may be changed until the last one is in; others see only that a
seat has chosen. Five rounds unless an option says otherwise, each card as often as one likes.
"""

from sixstones.core.facts import OVER, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.options import INTEGER, Option
from sixstones.core.reading import read_int, read_ints
from sixstones.core.registry import register
from sixstones.core.rng import Rng
from sixstones.core.state import State

CARDS = 4
ROUNDS = 5
MOST_ROUNDS = 5000
NOTHING = -1


class SecretCardsState(State):
    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        round: int,
        laid: list[int],
        scores: list[int],
        revealed: list[int],
    ) -> None:
        super().__init__(game, players, options)
        self.laid = laid
        self.scores = scores
        self.revealed = revealed  # the cards of the round before
        self.rounds = read_int(options, "rounds", ROUNDS)
        self._begin(round)

    def _begin(self, round: int) -> None:
        self.number = self.turn = round
        waiting = self.waiting()
        self.actor = waiting[0] if waiting else OVER

    def waiting(self) -> list[int]:
        if self.turn >= self.rounds:
            return []
        return [seat for seat in range(self.seats) if self.laid[seat] == NOTHING]

    def legal(self, seat: int) -> list[int]:
        if self.turn >= self.rounds:
            return []
        return [card for card in range(CARDS) if card != self.laid[seat]]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        again = self.laid[seat] != NOTHING
        self.laid[seat] = action
        if log is not None and not again:
            log.append(Event("laid", "", {"seat": seat}, {"card": action + 1}, [seat]))
        if self.waiting():
            self._begin(self.turn)
        else:
            self._reveal(log)

    def _reveal(self, log: list[Event] | None) -> None:
        alone = [card for card in self.laid if self.laid.count(card) == 1]
        winner = self.laid.index(max(alone)) if alone else NOTHING
        if winner != NOTHING:
            self.scores[winner] += self.laid[winner] + 1
        self.revealed = [card + 1 for card in self.laid]
        if log is not None:
            log.append(Event("revealed", "", {"cards": self.revealed[:], "winner": winner}, reveals=True))
        self.laid = [NOTHING] * self.seats
        self._begin(self.turn + 1)

    def is_secret_choice(self, seat: int, action: int) -> bool:
        return True

    def witnesses(self, by: int, action: int) -> list[int] | None:
        return [by]

    def clone(self) -> "SecretCardsState":
        laid, scores, revealed = self.laid[:], self.scores[:], self.revealed[:]
        return SecretCardsState(self.game, self.seats, self.options, self.turn, laid, scores, revealed)

    def result(self) -> Result | None:
        if self.turn < self.rounds:
            return None
        order = sorted(set(self.scores), reverse=True)
        groups = [[seat for seat in range(self.seats) if self.scores[seat] == score] for score in order]
        return Result(groups[0], self.scores[:], places(groups, self.seats), "rounds")

    def dump(self) -> dict[str, object]:
        return {**self.head(), "laid": self.laid[:], "scores": self.scores[:], "revealed": self.revealed[:]}

    def view(self, seat: int | None) -> dict[str, object]:
        view = self.view_head(seat)
        view["chosen"] = [card != NOTHING for card in self.laid]
        view["mine"] = None if seat is None or self.laid[seat] == NOTHING else self.laid[seat] + 1
        view["scores"] = self.scores[:]
        view["revealed"] = self.revealed[:]
        return view

    def resample(self, seat: int | None, rng: Rng) -> "SecretCardsState":
        other = self.clone()
        for n in range(self.seats):
            if n != seat and self.laid[n] != NOTHING:
                other.laid[n] = rng.below(CARDS)
        return other

    def features(self, seat: int) -> list[float]:
        own = float(self.laid[seat])
        chosen = [float(card != NOTHING) for card in self.laid]
        return [float(seat), float(self.turn), own, *chosen, *(float(score) for score in self.scores)]


class SecretCards(Game):
    def __init__(self) -> None:
        super().__init__("secret_cards", 2, 4)
        self.options.append(Option("rounds", INTEGER, ROUNDS, low=1, high=MOST_ROUNDS))
        for card in range(1, CARDS + 1):
            self.actions.add("lay", str(card))

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        laid = (read_ints(d, "laid", [], NOTHING, CARDS - 1) + [NOTHING] * players)[:players]
        scores = (read_ints(d, "scores", [], 0) + [0] * players)[:players]
        revealed = read_ints(d, "revealed", [], 1, CARDS)
        return SecretCardsState(self, players, options, read_int(d, "turn", 0, 0, MOST_ROUNDS), laid, scores, revealed)


register(SecretCards())
