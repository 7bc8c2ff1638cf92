"""Measure one build: `python -m sixstones.bench.measure` answers each input line with JSON.

A line names a game, a number of players and the seconds for each figure. Times are CPU time of this process.
"""

import json
import sys
import time
import tracemalloc
from array import array
from collections.abc import Callable

from sixstones.bench.environments import environments
from sixstones.bots.playout import playout, playout_with_clones
from sixstones.bots.search.search import Search
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.thinking import Settings

SEARCH = "search"  # the name of the figure, here and with the peers
POSITIONS = 40  # positions of random games that single calls are measured on
LONGEST = 20_000  # decisions after which a random game is given up
CLONES = 1_000
MEMORY, GROWTH = "a long search", "a long search over four of a quarter"
SIMULATIONS = 20_000  # of one search, as many as a strong bot makes for a decision


def drive(state: State, rng: Rng) -> int:
    """Random play driven from a Python loop, as the program of a user sees the game."""
    decisions = 0
    below = rng.below
    state.settle(rng)
    while (seat := state.actor) >= 0 and decisions < LONGEST:
        legal = state.legal(seat)
        state.apply(seat, legal[below(len(legal))])
        state.settle(rng)
        decisions += 1
    return decisions


def drive_with_clones(state: State, rng: Rng) -> int:
    """The same with a fresh copy at every decision."""
    decisions = 0
    below = rng.below
    state.settle(rng)
    while (seat := state.actor) >= 0 and decisions < LONGEST:
        state = state.clone()
        legal = state.legal(seat)
        state.apply(seat, legal[below(len(legal))])
        state.settle(rng)
        decisions += 1
    return decisions


def inside(state: State, rng: Rng) -> int:
    return int(playout(state, rng, LONGEST))


def inside_with_clones(state: State, rng: Rng) -> int:
    return int(playout_with_clones(state, rng, LONGEST))


RATES: dict[str, Callable[[State, Rng], int]] = {
    "inside": inside,
    "inside + clone": inside_with_clones,
    "from Python": drive,
    "from Python + clone": drive_with_clones,
}


def rate(game: Game, players: int, play: Callable[[State, Rng], int], seconds: float, seed: int) -> float:
    """Player decisions per second; chance steps are carried out, not counted."""
    decisions = 0
    rng = Rng(seed)
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play(game.start(players), rng)
        spent = time.process_time() - started
    return decisions / spent


def round_of_choices(game: Game, players: int, seconds: float, seed: int) -> dict[str, float]:
    """Microseconds from one round of secret choices to the next, driven from Python.

    Nothing where there are none.
    """
    rng = Rng(seed)
    rounds = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        state = game.start(players)
        state.settle(rng)
        number = -1
        for _ in range(LONGEST):
            seat = state.actor
            if seat < 0:
                break
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if state.number != number and state.is_secret_choice(seat, action):
                number = int(state.number)
                rounds += 1
            state.apply(seat, action)
            state.settle(rng)
        spent = time.process_time() - started
        if rounds == 0:
            return {}
    return {"round of choices": spent / rounds * 1e6}


class Sights:
    """Positions from random play: decisions of seats, chance nodes, and whole games to repeat."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        rng = Rng(seed)
        self.decisions: list[State] = []
        self.chances: list[State] = []
        self.games: list[tuple[State, list[tuple[int, int]]]] = []
        while len(self.decisions) < POSITIONS:
            self._watch(game.start(players), rng)

    def _watch(self, state: State, rng: Rng) -> None:
        opening = state.clone()
        steps: list[tuple[int, int]] = []
        decisions: list[State] = []
        while state.actor != OVER and len(steps) < LONGEST:
            seat = int(state.actor)
            if seat == CHANCE:
                if len(self.chances) < POSITIONS and decisions:
                    self.chances.append(state.clone())
                action = int(state.sample(rng))
            else:
                decisions.append(state.clone())
                legal = state.legal(seat)
                action = int(legal[rng.below(len(legal))])
            steps.append((seat, action))
            state.apply(seat, action)
        apart = max(1, len(decisions) // 10)
        self.decisions.extend(decisions[apart // 2 :: apart])
        self.games.append((opening, steps))


def _per_call(calls: Callable[[], int], seconds: float) -> float:
    """Microseconds of one call; `calls` makes many and says how many."""
    made = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        made += calls()
        spent = time.process_time() - started
    return spent / made * 1e6


def microseconds(game: Game, players: int, seconds: float, seed: int) -> dict[str, float]:
    """The cost of single calls from Python."""
    sights = Sights(game, players, seed)
    positions = sights.decisions
    dumps = [state.dump() for state in positions]
    rng = Rng(seed)

    def legal() -> int:
        for state in positions:
            state.legal(state.actor)
        return len(positions)

    def clone() -> int:
        for state in positions:
            state.clone()
        return len(positions)

    def dump() -> int:
        for state in positions:
            state.dump()
        return len(positions)

    def load() -> int:
        for position in dumps:
            game.load(position)
        return len(dumps)

    def view() -> int:
        for state in positions:
            state.view(int(state.actor))
        return len(positions)

    paper = array("f", [0.0]) * game.observation(players).size
    mask_paper = bytearray(game.actions.size)

    def observe() -> int:
        for state in positions:
            state.observe(state.actor, paper)
        return len(positions)

    def mask() -> int:
        for state in positions:
            state.mask(state.actor, mask_paper)
        return len(positions)

    def resample() -> int:
        for state in positions:
            state.resample(int(state.actor), rng)
        return len(positions)

    def sample() -> int:
        for state in sights.chances:
            state.sample(rng)
        return len(sights.chances)

    def apply() -> int:
        made = 0
        for opening, steps in sights.games:
            state = opening.clone()
            for seat, action in steps:
                state.apply(seat, action)
            made += len(steps)
        return made

    calls = {
        "legal": legal,
        "apply": apply,
        "clone": clone,
        "dump": dump,
        "load": load,
        "view": view,
        "observe": observe,
        "mask": mask,
        "resample": resample,
    }
    if sights.chances:
        calls["sample"] = sample
    return {name: _per_call(call, seconds) for name, call in calls.items()}


def simulations(game: Game, players: int, seconds: float, seed: int) -> float:
    """Simulations per second of a search at the opening, rollouts cut short by `evaluate`."""
    rng = Rng(seed)
    state = game.start(players)
    state.settle(rng)
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        search = Search(state, state.actor, Settings(), rng)
        while search.done < SIMULATIONS and spent < seconds:
            for _ in range(SIMULATIONS // 50):
                search.simulate()
            spent = time.process_time() - started
        done += int(search.done)
    return done / spent


def long_search(game: Game, players: int, count: int) -> dict[str, float]:
    """Bytes of a search of so many simulations, and its time over four times the first quarter."""
    rng = Rng(1)
    state = game.start(players)
    state.settle(rng)
    before = _resident()
    search = Search(state, state.actor, Settings(), rng)
    started = time.process_time()
    for _ in range(count // 4):
        search.simulate()
    quarter = time.process_time() - started
    for _ in range(count - count // 4):
        search.simulate()
    spent = time.process_time() - started
    return {MEMORY: float(_resident() - before), GROWTH: spent / (4 * quarter)}


def bytes_per_clone(game: Game, players: int, seed: int) -> float:
    """Memory of one position by Python's allocator, not hidden by memory freed before."""
    position = Sights(game, players, seed).decisions[POSITIONS // 2]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [position.clone() for _ in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def _resident() -> int:
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    return 0


def measure(game_id: str, players: int, seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """One round of all figures for one game."""
    game = find_game(game_id)
    return {
        "rates": {name: rate(game, players, play, seconds, seed) for name, play in RATES.items()},
        "microseconds": {
            **microseconds(game, players, seconds / 4, seed),
            **round_of_choices(game, players, seconds, seed),
        },
        "environments": environments(game, players, seconds, seed),
        "search": {SEARCH: simulations(game, players, seconds, seed)},
        "memory": {"bytes": bytes_per_clone(game, players, seed)},
    }


def main() -> None:
    for line in sys.stdin:
        game_id, players, seconds, seed = line.split()
        print(json.dumps(measure(game_id, int(players), float(seconds), int(seed))), flush=True)


if __name__ == "__main__":
    main()
