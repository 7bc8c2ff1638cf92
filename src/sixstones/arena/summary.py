"""The summary of many games: win rates with their uncertainty, lengths, speed."""

import math
from dataclasses import dataclass
from html import escape

from sixstones.core.facts import EACH, TOGETHER

Z = 1.959963984540054  # half of the 95 % interval of a normal distribution, in standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; nothing is known without games.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    middle = rate + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class GameRow:
    """One game: which entrant sat on each seat, and how it ended. `winners` are entrants.

    `sides` is how many sides won: entrants who won as one side have won once each, several sides share the win.
    """

    index: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]  # by entrant
    reason: str
    decisions: int
    sides: int
    finished: bool = True

    @property
    def share(self) -> float:
        """The share of the game that each winning side gets."""
        return 1 / self.sides if self.sides else 0.0

    @property
    def winning_seats(self) -> list[int]:
        return [seat for seat, entrant in enumerate(self.seats) if entrant in self.winners]


@dataclass(frozen=True)
class Entrant:
    """How one of the bots did.

    A win shared by k sides counts 1/k, and that of one side counts 1 for each of its seats. Games nobody won count for
    no rate, unless all play together: then they are the lost ones.
    """

    number: int
    bot: str
    wins: float
    rate: float
    low: float
    high: float
    mean_score: float


@dataclass(frozen=True)
class Summary:
    """The result of a simulation.

    It depends on the plan and its seed alone, except for `seconds`.
    """

    game: str
    players: int
    options: dict[str, object]
    bots: list[str]
    seed: int
    rows: list[GameRow]
    seconds: float
    payoff: str = EACH

    def _repr_html_(self) -> str:
        """A notebook shows how every bot did."""
        rows = ["<tr><th></th><th>wins</th><th>rate (95 %)</th><th>mean score</th></tr>"]
        for one in self.entrants():
            rate = f"{one.rate:.0%} ({one.low:.0%} to {one.high:.0%})"
            rows.append(
                f"<tr><th>{escape(one.bot)}</th><td>{one.wins:g}</td><td>{rate}</td><td>{one.mean_score:.1f}</td></tr>"
            )
        return f"<table>{''.join(rows)}</table>"

    @property
    def games(self) -> int:
        return len(self.rows)

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return sum(1 for row in self.rows if row.winners)

    @property
    def counted(self) -> int:
        """The games that count for rates.

        Those somebody won, and in cooperative games also the lost ones.
        """
        return sum(1 for row in self.rows if row.winners or (self.payoff == TOGETHER and row.finished))

    @property
    def decisions(self) -> int:
        return sum(row.decisions for row in self.rows)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def lengths(self) -> tuple[int, float, int]:
        """The shortest, mean and longest game in decisions."""
        lengths = [row.decisions for row in self.rows]
        return min(lengths), sum(lengths) / len(lengths), max(lengths)

    def reasons(self) -> dict[str, int]:
        """How often the games ended in each way, the most frequent first."""
        counts: dict[str, int] = {}
        for row in self.rows:
            counts[row.reason] = counts.get(row.reason, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    def entrants(self) -> list[Entrant]:
        found = []
        for number, bot in enumerate(self.bots):
            wins = sum(row.share for row in self.rows if number in row.winners)
            low, high = wilson(wins, self.counted)
            score = sum(row.scores[number] for row in self.rows) / max(1, self.games)
            found.append(Entrant(number, bot, wins, wins / max(1, self.counted), low, high, score))
        return found

    def seat_wins(self) -> list[float]:
        """Wins by seat, whoever sat there: what it is worth to begin."""
        wins = [0.0] * self.players
        for row in self.rows:
            for seat in row.winning_seats:
                wins[seat] += row.share
        return wins
