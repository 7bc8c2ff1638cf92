"""Veto: take one to three stones; the last stone wins. A taking can be vetoed.

Each seat is dealt up to two vetoes, face down. After a player has said what they take, the others are asked in turn
whether they veto it; a seat with a veto may also use it before it is asked. A seat without one is asked all the same,
so that nobody learns it.
"""

from sixstones.core.facts import CHANCE, OVER, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.reading import read_int, read_ints
from sixstones.core.registry import register
from sixstones.core.rng import Rng
from sixstones.core.state import State

PILE = 9
MOST_VETOES = 2
TAKES = (0, 1, 2)
VETO, PASS = 3, 4
DEALT = (5, 6, 7)  # chance: so many vetoes
UNDEALT = -1


class VetoState(State):
    """`wants` is what the seat whose turn it is has said (0: nothing yet).

    `passed` are the seats that let it be.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        pile: int,
        vetoes: list[int],
        used: list[int],
        wants: int,
        passed: list[int],
        numbers: tuple[int, int],
    ) -> None:
        super().__init__(game, players, options)
        self.pile = pile
        self.vetoes = vetoes
        self.used = used
        self.wants = wants
        self.passed = passed
        self.number, self.turn = numbers
        self._ask()

    @property
    def mover(self) -> int:
        return int(self.turn % self.seats)

    def _ask(self) -> None:
        if UNDEALT in self.vetoes:
            self.actor = CHANCE
        elif self.pile == 0:
            self.actor = OVER
        elif self.wants == 0:
            self.actor = self.mover
        else:
            self.actor = self._not_passed()[0]

    def _not_passed(self) -> list[int]:
        order = [(self.mover + step) % self.seats for step in range(1, self.seats)]
        return [seat for seat in order if seat not in self.passed]

    def legal(self, seat: int) -> list[int]:
        if self.actor < 0:
            return []
        if self.wants == 0:
            return [take for take in TAKES if take < self.pile] if seat == self.mover else []
        open_to = [VETO] if seat in self._not_passed() and self.vetoes[seat] > 0 else []
        return [*open_to, PASS] if seat == self.actor else open_to

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        told: Event
        if seat == CHANCE:
            dealt = self.vetoes.index(UNDEALT)
            self.vetoes[dealt] = action - DEALT[0]
            told = Event("dealt", "", {"seat": dealt}, {"vetoes": self.vetoes[dealt]}, [dealt], reveals=True)
        elif action in TAKES:
            self.wants = action + 1
            told = Event("wants", "", {"seat": seat, "stones": self.wants})
        elif action == VETO:
            self.vetoes[seat] -= 1
            self.used[seat] += 1
            told = Event("vetoed", "", {"seat": seat}, reveals=True)
            self._next_turn()
        else:
            self.passed.append(seat)
            told = Event("passed", "", {"seat": seat})
        if log is not None:
            log.append(told)
        if self.wants and not self._not_passed():
            self.pile -= self.wants
            if log is not None:
                log.append(Event("took", "", {"seat": self.mover, "stones": self.wants, "left": self.pile}))
            if self.pile:
                self._next_turn()
        self.number += 1
        self._ask()

    def _next_turn(self) -> None:
        self.wants, self.passed = 0, []
        self.turn += 1

    def outcomes(self) -> list[tuple[int, int]]:
        return [(action, 1) for action in DEALT] if self.actor == CHANCE else []

    def witnesses(self, by: int, action: int) -> list[int] | None:
        return [self.vetoes.index(UNDEALT)] if by == CHANCE else None

    def clone(self) -> "VetoState":
        numbers = (int(self.number), int(self.turn))
        vetoes, used, passed = self.vetoes[:], self.used[:], self.passed[:]
        return VetoState(self.game, self.seats, self.options, self.pile, vetoes, used, self.wants, passed, numbers)

    def result(self) -> Result | None:
        if self.pile:
            return None
        others = [seat for seat in range(self.seats) if seat != self.mover]
        scores = [int(seat == self.mover) for seat in range(self.seats)]
        return Result([self.mover], scores, places([[self.mover], others], self.seats), "last-stone")

    def dump(self) -> dict[str, object]:
        vetoes = {"vetoes": self.vetoes[:], "used": self.used[:]}
        return {**self.head(), "pile": self.pile, **vetoes, "wants": self.wants, "passed": self.passed[:]}

    def view(self, seat: int | None) -> dict[str, object]:
        view = self.view_head(seat)
        view["pile"] = self.pile
        view["wants"] = self.wants
        view["passed"] = self.passed[:]
        view["used"] = self.used[:]
        view["my_vetoes"] = None if seat is None else self.vetoes[seat]
        return view

    def resample(self, seat: int | None, rng: Rng) -> "VetoState":
        other = self.clone()
        for n in range(self.seats):
            if n != seat and self.vetoes[n] != UNDEALT:
                other.vetoes[n] = rng.below(MOST_VETOES + 1 - self.used[n])
        return other

    def features(self, seat: int) -> list[float]:
        known = [self.pile, self.wants, self.actor, self.turn, self.vetoes[seat], *self.used]
        return [float(seat), *(float(x) for x in known), *(float(n in self.passed) for n in range(self.seats))]


class Veto(Game):
    def __init__(self) -> None:
        super().__init__("veto", 2, 4)
        for stones in (1, 2, 3):
            self.actions.add("take", str(stones))
        self.actions.add("veto")
        self.actions.add("pass")
        for vetoes in range(MOST_VETOES + 1):
            self.actions.add_chance("deal", str(vetoes))

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        vetoes = (read_ints(d, "vetoes", [], UNDEALT, MOST_VETOES) + [UNDEALT] * players)[:players]
        used = (read_ints(d, "used", [], 0, MOST_VETOES) + [0] * players)[:players]
        numbers = (read_int(d, "number", 0, 0), read_int(d, "turn", 0, 0))
        passed = read_ints(d, "passed", [], 0, players - 1)
        pile, wants = read_int(d, "pile", PILE, 0, PILE), read_int(d, "wants", 0, 0, 3)
        return VetoState(self, players, options, pile, vetoes, used, wants, passed, numbers)


register(Veto())
