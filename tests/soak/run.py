"""`make soak`: random games over all options and seats, every invariant after every step.

    python -m tests.soak.run --decisions 10000000 --jobs 2 splendor thanos_rising

Half of the seats play at random, half by the game's own policy, which gets further into a game. Stopped, the same
command goes on: `tests/soak/played.json` counts the games of each seed from 1 on, over as many runs as it takes. A
broken invariant is printed with its seed, and the seed plays the same game again: `--seed 17 splendor`.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sixstones
from sixstones import CHANCE, OVER, Game, Rng, State
from sixstones.core.errors import BadOption
from sixstones.core.options import CHOICE, FLAG, INTEGER
from tests.infinity_war.invariants import Watch as InfinityWarWatch
from tests.splendor import invariants as splendor
from tests.splendor.play import Play
from tests.superhero_battle import invariants as superhero_battle
from tests.thanos_rising.invariants import Watch as ThanosRisingWatch

GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]
KEPT = Path(__file__).parent / "played.json"
CHANGED = 6  # one option in so many has another value than the default
MOST_STEPS = 200_000  # a game that is longer does not end
ROUNDS = 20  # of numbers that limit a game: from the lowest value up to so many more

Take = Callable[[int, int], None]


@dataclass(frozen=True)
class Played:
    """One finished game: its seed, what was chosen for it, and how long it was."""

    seed: int
    players: int
    options: dict[str, object]
    decisions: int
    reason: str


def watcher(state: State) -> Take:
    """Return what makes a step in this position and checks every invariant of its game."""
    match Path(state.game.folder).name:
        case "infinity_war":
            return InfinityWarWatch(state).step
        case "thanos_rising":
            return ThanosRisingWatch(state).step
        case "superhero_battle":
            return lambda seat, action: superhero_battle.check(superhero_battle.Step(state, seat, action))
        case _:
            play = Play(state)
            return lambda seat, action: splendor.check(play.step(action))


def random_options(game: Game, players: int, rng: Rng) -> dict[str, object]:
    """Other values than the defaults for some options, all of them allowed together."""
    found: dict[str, object] = {}
    for option in game.options:
        if rng.below(CHANGED) != 0:
            continue
        if option.type == CHOICE:
            value: object = option.choices[rng.below(len(option.choices))]
        elif option.type == FLAG:
            value = rng.below(2) == 1
        elif option.type == INTEGER:
            value = option.low + int(rng.below(min(option.high - option.low, ROUNDS) + 1))
        else:
            continue
        try:
            game.check(players, {**found, option.id: value})
        except BadOption:
            continue
        found[option.id] = value
    return found


def next_step(state: State, rng: Rng, sensible: set[int]) -> tuple[int, int]:
    """The next actor and action: anybody who may act, not only those asked."""
    if state.actor == CHANCE:
        return int(CHANCE), int(state.sample(rng))
    seats = [seat for seat in range(int(state.seats)) if state.legal(seat)] if rng.below(4) == 0 else state.waiting()
    seat = seats[rng.below(len(seats))]
    if seat in sensible and seat == state.actor:
        return seat, int(state.policy(seat, rng))
    legal = state.legal(seat)
    return seat, int(legal[rng.below(len(legal))])


def play(id: str, seed: int) -> Played:
    """One game; a broken invariant raises AssertionError."""
    game, rng = sixstones.game(id), Rng(seed)
    players = game.min_players + int(rng.below(game.max_players - game.min_players + 1))
    options = random_options(game, players, rng)
    state = game.start(players, options)
    take = watcher(state)
    sensible = {seat for seat in range(players) if rng.below(2)}
    decisions = 0
    for _ in range(MOST_STEPS):
        if state.actor == OVER:
            break
        seat, action = next_step(state, rng, sensible)
        take(seat, action)
        decisions += seat != CHANCE
    ended = state.result()
    assert ended is not None, f"no end after {MOST_STEPS} steps"
    return Played(seed, players, options, decisions, ended.reason)


def attempt(job: tuple[str, int]) -> Played | str:
    """One game, or what went wrong in it."""
    id, seed = job
    try:
        return play(id, seed)
    except Exception as error:
        return f"{id}, seed {seed}: {type(error).__name__}: {error}"


@dataclass
class Total:
    """The games of the seeds 1 to `seeds`, counted."""

    seeds: int = 0
    decisions: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    values: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, game: Played) -> None:
        self.seeds += 1
        self.decisions += game.decisions
        self.seats[str(game.players)] += 1
        self.values.update(f"{option}={value}" for option, value in game.options.items())
        self.ends[game.reason] += 1


def kept() -> dict[str, Total]:
    """The counts of earlier runs, by game."""
    read: dict[str, dict[str, Any]] = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    return {
        id: Total(
            total["seeds"],
            total["decisions"],
            Counter(total["seats"]),
            Counter(total["values"]),
            Counter(total["ends"]),
        )
        for id, total in read.items()
    }


def keep(id: str, total: Total) -> None:
    """Write the counts of one game, whole or not at all."""
    totals = kept() | {id: total}
    made = KEPT.with_suffix(".new")
    written = {id: vars(total) for id, total in totals.items()}
    made.write_text(json.dumps(written, indent=1, sort_keys=True) + "\n", "utf-8")
    os.replace(made, KEPT)


def soak(id: str, decisions: int, jobs: int) -> list[str]:
    """Play until so many decisions are counted; returns what went wrong."""
    total, wrong = kept().get(id, Total()), list[str]()
    began, at_start = time.monotonic(), total.decisions
    with multiprocessing.Pool(jobs) as pool:
        while total.decisions < decisions and not wrong:
            batch = [(id, total.seeds + 1 + n) for n in range(64 * jobs)]
            for outcome in pool.imap(attempt, batch):
                if isinstance(outcome, str):
                    wrong.append(outcome)
                elif not wrong:
                    total.add(outcome)
            keep(id, total)
            rate = (total.decisions - at_start) / (time.monotonic() - began)
            print(f"\r{id}: {total.decisions:,} of {decisions:,} decisions, {rate:,.0f}/s   ", end="", flush=True)
    print()
    return wrong


def summary(id: str, total: Total) -> str:
    """The games played, as a row of a Markdown table."""
    ends = ", ".join(f"{reason} {count:,}" for reason, count in total.ends.most_common())
    per_seats = ", ".join(f"{players}: {count:,}" for players, count in sorted(total.seats.items()))
    return f"| `{id}` | {total.decisions:,} | {total.seeds:,} | {per_seats} | {len(total.values)} | {ends} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game", help="of " + ", ".join(GAMES))
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seed", type=int, default=0, help="play this one game again")
    given = parser.parse_args()
    if given.seed:
        for id in given.games:
            print(play(id, given.seed))
        return 0
    wrong = [line for id in given.games for line in soak(id, given.decisions, given.jobs)]
    print("\n| game | decisions | games | seats | option values | ends |\n|---|---|---|---|---|---|")
    totals = kept()
    print("\n".join(summary(id, totals[id]) for id in given.games))
    print("\n".join(wrong), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
