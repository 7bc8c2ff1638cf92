"""Many games of one kind side by side.

One call makes a decision in each and writes the next observation.
"""

from array import array
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sixstones.bots.bot import Bot, choose_for
from sixstones.core.buffers import Ledger, fits
from sixstones.core.errors import BadAction
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.game import Game
from sixstones.core.observation import Observation, bad_buffer
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.vecs import append, vec

MIND: Final = 2**95  # set in the seed of a bots' generator, so that it differs from that of chance
ALL: Final = -1  # every seat is asked
ANY: Final = -2  # a seat drawn for every game is asked
Lane = tuple[State, Rng, Rng, int, int]  # position, chance, the bots' generator, decisions, the seat that is asked


class Lanes:
    """Games that restart by themselves.

    Lane n draws its chance from a generator of its own, whatever others do.

    `observations`, `masks` and `asked` (the seat) are a caller's memory, a row for every lane. Unless `seat` is ALL,
    only that seat is asked, or with ANY one drawn for every game; `bots` play the others, in the order of seats.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, object],
        size: int,
        limit: int,
        observations: object,
        masks: object,
        asked: object,
        seat: int = ALL,
        bots: list[Bot] | None = None,
    ) -> None:
        self.told: Observation = game.observation(players)
        self.opening: State = game.start(players, options)
        self.seats: i64 = players
        self.size: i64 = size
        self.limit: i64 = limit
        self.page: vec[i64] = self.told.take_page()
        width = game.actions.size
        for field, buffer, formats, numbers, kind in (
            ("observations", observations, "f", self.told.size * size, "float32"),
            ("masks", masks, "B?", width * size, "uint8"),
            ("asked", asked, "lq", size, "int64"),
        ):
            if not fits(buffer, formats, numbers):
                raise bad_buffer(field, buffer, numbers, kind)
        told = self.told
        ledger = Ledger(self.page, told.recipe, told.numbers, observations, masks, asked, width, size)
        self.write: Callable[[int, int, list[i64]], None] = ledger.write  # bound once: it is called for every lane
        self.seat: i64 = seat
        self.bots: list[Bot] = [] if bots is None else bots
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.minds: list[Rng] = []  # the generators of the bots
        self.made: vec[i64] = vec[i64]()  # decisions of the game in each lane
        self.mine: vec[i64] = vec[i64]()  # the one seat asked in each lane, or ALL
        self.ended: list[int] = []  # lanes whose game ended in the last step
        self.cut: list[int] = []  # those of them that were cut short
        self.values: list[float] = []  # of the ended games, for every seat
        self.lasts: list[array[float]] = []  # of the ended games, what the one seat observed at last
        self.ended_seats: list[int] = []  # of the ended games, the one seat
        for _ in range(size):
            self.states.append(self.opening)
            self.rngs.append(Rng(0))
            self.minds.append(Rng(0))
            self.made = append(self.made, 0)
            self.mine = append(self.mine, self.seat)

    def begin(self, seeds: list[int]) -> None:
        """Start a game in every lane, with a seed each."""
        self._forget()
        for lane in range(self.size):
            self.rngs[lane] = Rng(seeds[lane])
            self.minds[lane] = Rng(seeds[lane] | MIND)
            self._write(lane, self._restart(lane))

    def step(self, actions: list[int]) -> None:
        """Carry out a legal decision of the seat asked in each lane."""
        self._forget()
        for lane in range(self.size):
            state = self.states[lane]
            state.apply(state.actor, actions[lane])
            if state.actor == CHANCE:
                state.settle(self.rngs[lane])
            if self.seat != ALL:
                self._others(lane, state)
            self.made[lane] += 1
            if state.actor == OVER or self.made[lane] == self.limit:
                self._end(lane, state)
                state = self._restart(lane)
            self._write(lane, state)

    def _forget(self) -> None:
        if len(self.ended) > 0:
            self.ended = []
            self.cut = []
            self.values = []
            self.lasts = []
            self.ended_seats = []

    def _end(self, lane: i64, state: State) -> None:
        self.ended.append(lane)
        result = state.result()
        if result is None:
            self.cut.append(lane)
        for seat in range(self.seats):
            self.values.append(0.0 if result is None else state.value(result, seat))
        if self.seat != ALL:
            last = array("f", [0.0]) * self.told.size
            state.observe(self.mine[lane], last)
            self.lasts.append(last)
            self.ended_seats.append(self.mine[lane])

    def _restart(self, lane: i64) -> State:
        state = self._opened(lane)
        while state.actor == OVER:  # the others ended it before the seat was asked: another game
            state = self._opened(lane)
        self.states[lane] = state
        self.made[lane] = 0
        return state

    def _opened(self, lane: i64) -> State:
        state = self.opening.clone()
        if self.seat == ANY:
            self.mine[lane] = self.minds[lane].below(self.seats)
        state.settle(self.rngs[lane])
        if self.seat != ALL:
            self._others(lane, state)
        return state

    def _others(self, lane: i64, state: State) -> None:
        """The bots play until the one seat is asked or the game is over."""
        mine = self.mine[lane]
        while state.actor >= 0 and state.actor != mine:
            asked = state.actor
            bot = self.bots[asked if asked < mine else asked - 1]
            state.apply(asked, choose_for(bot, state, asked, self.minds[lane]))
            state.settle(self.rngs[lane])

    def _write(self, lane: i64, state: State) -> None:
        seat = state.actor
        state.describe(seat, self.page)
        self.write(lane, seat, state.legal(seat))

    def saved(self) -> list[Lane]:
        """Copies of all games, as `take_up` takes them."""
        return [
            (
                self.states[lane].clone(),
                self.rngs[lane].clone(),
                self.minds[lane].clone(),
                self.made[lane],
                self.mine[lane],
            )
            for lane in range(self.size)
        ]

    def take_up(self, lanes: list[Lane]) -> None:
        """Go on with games that were saved, and write their rows."""
        self._forget()
        for lane in range(self.size):
            state, chance, mind, made, mine = lanes[lane]
            self.states[lane] = state
            self.rngs[lane] = chance
            self.minds[lane] = mind
            self.made[lane] = made
            self.mine[lane] = mine
            self._write(lane, state)

    def position(self, lane: int) -> State:
        """A copy of the position in a lane."""
        if not 0 <= lane < int(self.size):
            raise BadAction(
                "no-such-lane",
                f"There is no game {lane}; they count from 0 to {int(self.size) - 1}.",
                {"field": "lane", "value": lane, "expected": f"0 to {int(self.size) - 1}"},
            )
        return self.states[lane].clone()
