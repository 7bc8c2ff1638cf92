"""Two tiny games for tests of the core: open draws from a bag, and simultaneous fingers."""

from sixstones.core.facts import CHANCE, OVER, Ask, Event, Result, places
from sixstones.core.game import Game
from sixstones.core.options import INTEGER, Option
from sixstones.core.reading import no_other_keys, read_int, read_ints
from sixstones.core.rng import Rng
from sixstones.core.state import State

HEAD = ["game", "players", "options", "number", "turn"]
TAP, DRAW, RED, BLUE = range(4)


def _ranking(scores: list[int]) -> list[int]:
    order = [[s for s in range(len(scores)) if scores[s] == score] for score in sorted(set(scores), reverse=True)]
    return places(order, len(scores))


class BagState(State):
    """A seat taps as often as it likes, then draws a marble from the open bag; red ones score."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], bag: list[int], red: list[int]) -> None:
        super().__init__(game, seats, options)
        self.bag = bag
        self.red = red
        self.taps = 0
        self.seat = 0

    def legal(self, seat: int) -> list[int]:
        return [TAP, DRAW] if seat == self.actor else []

    def outcomes(self) -> list[tuple[int, int]]:
        return [(RED + colour, self.bag[colour]) for colour in range(2) if self.bag[colour]]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.number += 1
        if action == TAP:
            self.taps += 1
        elif action == DRAW:
            self.actor = CHANCE
        else:
            self._drawn(action - RED)
        if log is not None:
            log.append(Event(self.game.actions.kind(action), "", {"seat": self.seat if seat == CHANCE else seat}))

    def _drawn(self, colour: int) -> None:
        self.bag[colour] -= 1
        self.red[self.seat] += colour == 0
        self.seat = (self.seat + 1) % self.seats
        self.turn += 1
        self.actor = self.seat if any(self.bag) else OVER

    def clone(self) -> "BagState":
        other = BagState(self.game, self.seats, self.options, self.bag[:], self.red[:])
        other.taps, other.seat, other.actor = self.taps, self.seat, self.actor
        other.number, other.turn = self.number, self.turn
        return other

    def result(self) -> Result | None:
        if self.actor != OVER:
            return None
        ranking = _ranking(self.red)
        return Result([s for s in range(self.seats) if ranking[s] == 1], self.red[:], ranking, "empty")

    def dump(self) -> dict[str, object]:
        drawing = int(self.actor == CHANCE)
        return {
            **self.head(),
            "bag": self.bag[:],
            "red": self.red[:],
            "taps": self.taps,
            "seat": self.seat,
            "drawing": drawing,
        }


class Bag(Game):
    def __init__(self, hidden: bool = False) -> None:
        super().__init__("bag", 1, 3, hidden=hidden)
        self.actions.add("tap")
        self.actions.add("draw")
        self.actions.add_chance("red")
        self.actions.add_chance("blue")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        no_other_keys(d, [*HEAD, "bag", "red", "taps", "seat", "drawing"])
        bag = [*read_ints(d, "bag", [2, 2], 0, 9), 0, 0][:2]
        state = BagState(self, players, options, bag, (read_ints(d, "red", [], 0, 99) + [0] * players)[:players])
        state.number, state.turn = read_int(d, "number", 0, 0), read_int(d, "turn", 0, 0)
        state.taps, state.seat = read_int(d, "taps", 0, 0), read_int(d, "seat", 0, 0, players - 1)
        drawing = read_int(d, "drawing", 0, 0, 1)
        state.actor = OVER if not any(bag) else CHANCE if drawing else state.seat
        return state


class FingersState(State):
    """Everybody secretly holds out one to three fingers.

    When all do, the seat the sum points at gets a point.

    Until the last hand is out, everybody may choose again.
    """

    def __init__(self, game: Game, options: dict[str, object], held: list[int], scores: list[int], number: int) -> None:
        super().__init__(game, len(held), options)
        self.held = held  # 0 is not chosen yet
        self.scores = scores
        self.number = self.turn = number
        self._ask()

    def _ask(self) -> None:
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        self.actor = OVER if sum(self.scores) >= rounds else min(self.waiting())

    def waiting(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.held[seat]] if self.result() is None else []

    def asks(self, seat: int) -> Ask | None:
        return Ask(self.number, "fingers", "") if seat in self.waiting() else None

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if self.actor != OVER else []

    def witnesses(self, by: int, action: int) -> list[int] | None:
        return None if self.waiting() == [by] else [by]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self.held[seat] = action + 1
        if log is not None:
            log.append(Event("held", "", {"seat": seat}, {"fingers": action + 1}, [seat]))
        if all(self.held):
            self._count(log)
        self._ask()

    def _count(self, log: list[Event] | None) -> None:
        hit = sum(self.held) % self.seats
        if log is not None:
            log.append(Event("counted", "", {"held": self.held[:], "seat": hit}, reveals=True))
        self.scores[hit] += 1
        self.held = [0] * self.seats
        self.number = self.turn = self.number + 1

    def clone(self) -> "FingersState":
        return FingersState(self.game, self.options, self.held[:], self.scores[:], self.number)

    def result(self) -> Result | None:
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        if sum(self.scores) < rounds:
            return None
        ranking = _ranking(self.scores)
        return Result([s for s in range(self.seats) if ranking[s] == 1], self.scores[:], ranking, "counted")

    def view(self, seat: int | None) -> dict[str, object]:
        found = self.view_head(seat)
        found["chosen"] = [bool(fingers) for fingers in self.held]
        found["mine"] = None if seat is None else self.held[seat]
        found["scores"] = self.scores[:]
        return found

    def resample(self, seat: int | None, rng: Rng) -> "FingersState":
        other = self.clone()
        for owner in range(self.seats):
            if owner != seat and self.held[owner]:
                other.held[owner] = 1 + rng.below(3)
        return other

    def dump(self) -> dict[str, object]:
        return {**self.head(), "held": self.held[:], "scores": self.scores[:]}


class Fingers(Game):
    def __init__(self) -> None:
        super().__init__("fingers", 2, 4)
        self.options = [Option("rounds", INTEGER, 2, low=1, high=9)]
        for count in (1, 2, 3):
            self.actions.add("show", str(count))

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        no_other_keys(d, [*HEAD, "held", "scores"])
        held = (read_ints(d, "held", [], 0, 3) + [0] * players)[:players]
        scores = (read_ints(d, "scores", [], 0, 99) + [0] * players)[:players]
        if all(held):
            raise ValueError("a round in which everybody has chosen is over")
        return FingersState(self, options, held, scores, read_int(d, "number", 0, 0))


class AmbushState(State):
    """Both seats choose hill or wood in secret, then a coin falls.

    The last round ends the game without a coin.

    The end raises no number: nothing but the missing question tells that the last round is closed.
    """

    def __init__(self, game: Game, options: dict[str, object], chosen: list[int], coins: list[int]) -> None:
        super().__init__(game, len(chosen), options)
        self.chosen = chosen  # -1 is not chosen yet
        self.coins = coins
        self.number = self.turn = len(coins)
        self._ask()

    def _ask(self) -> None:
        waiting = [seat for seat in range(self.seats) if self.chosen[seat] < 0]
        self.actor = waiting[0] if waiting else OVER if len(self.coins) == 2 else CHANCE

    def legal(self, seat: int) -> list[int]:
        return [choice for choice in (0, 1) if choice != self.chosen[seat]] if self.actor >= 0 else []

    def outcomes(self) -> list[tuple[int, int]]:
        return [(2, 1), (3, 1)]

    def is_secret_choice(self, seat: int, action: int) -> bool:
        return True

    def witnesses(self, by: int, action: int) -> list[int] | None:
        return None if by == CHANCE else [by]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        if seat == CHANCE:
            self.coins.append(action - 2)
            self.chosen = [-1] * self.seats
            self.number = self.turn = len(self.coins)
        else:
            self.chosen[seat] = action
        self._ask()

    def clone(self) -> "AmbushState":
        return AmbushState(self.game, self.options, self.chosen[:], self.coins[:])

    def result(self) -> Result | None:
        return Result([0, 1], [0, 0], [1, 1], "rounds") if self.actor == OVER else None

    def dump(self) -> dict[str, object]:
        return {**self.head(), "chosen": self.chosen[:], "coins": self.coins[:]}


class Ambush(Game):
    def __init__(self) -> None:
        super().__init__("ambush", 2, 2)
        self.actions.add("hill")
        self.actions.add("wood")
        self.actions.add_chance("heads")
        self.actions.add_chance("tails")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return AmbushState(self, options, read_ints(d, "chosen", [-1, -1], -1, 1), read_ints(d, "coins", [], 0, 1))
