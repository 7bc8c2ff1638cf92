"""Play a net against another or the plain search, with equal simulations or equal time.

    python -m scripts.net_match splendor_classic --games 400 --simulations 1000
    python -m scripts.net_match splendor_classic --net new.net --against shipped --seconds 0.3 --kept build/matches.json

Two players, seats in turn. `--net` and `--against` take the file of a net, `shipped` (the package's) or `plain` (the
search without one). With `--seconds` both think that long about a decision, or less where the choice is settled. Every
game is added to the file `--kept`: the same command goes on where it was stopped, and with more games it adds to those
played.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from pathlib import Path

from scripts.self_play import asked, chooser
from sixstones import Rng, game
from sixstones.arena import GameRow, wilson
from sixstones.arena.simulate import Plan, play_one
from sixstones.bots import Bot, choose_for, make_bot, register_bot
from sixstones.bots.net import Net, NetBot, net_path, read_net
from sixstones.bots.search.search_bot import SearchBot

SHIPPED, PLAIN = "shipped", "plain"
NAMES = ("net", "other")
NO_LIMIT = 10**9  # simulations where time is the limit
DECISIONS = 40  # timed of each


@dataclass(frozen=True)
class Side:
    """One of the two: a net's file, or the plain search, and how much it thinks."""

    game: str
    what: str
    simulations: int
    seconds: float

    @property
    def path(self) -> Path:
        return net_path(game(self.game), 2) if self.what == SHIPPED else Path(self.what)

    @property
    def words(self) -> str:
        """The side by its content, whatever its file is called."""
        if self.what == PLAIN:
            return "the plain search"
        return f"net {hashlib.sha256(self.path.read_bytes()).hexdigest()[:12]}"

    def net(self) -> Net:
        return read_net(self.path, game(self.game).start(2))

    def register(self, name: str) -> None:
        if self.what == PLAIN:
            register_bot(name, partial(SearchBot, name, self.simulations, self.seconds))
        else:
            register_bot(name, partial(NetBot, name, self.net(), self.simulations, self.seconds))


def register(sides: list[Side]) -> None:
    """Both as bots, in every process that plays."""
    for name, side in zip(NAMES, sides, strict=True):
        side.register(name)


def points(row: GameRow) -> float:
    """The net's points of a game: 1, a half of a shared win, or 0."""
    return row.share if 0 in row.winners else 0.0


def play(plan: Plan, sides: list[Side], games: int, jobs: int, kept: Path | None) -> list[float]:
    """The net's points in every game, in order; those in the kept file are not played again."""
    terms = f"{sides[0].simulations} simulations" if sides[0].seconds == 0 else f"{sides[0].seconds} s"
    key = f"{plan.game} version {game(plan.game).version} seed {plan.seed}, {terms}: " + " against ".join(
        side.words for side in sides
    )
    told: dict[str, list[float]] = json.loads(kept.read_text("utf-8")) if kept and kept.is_file() else {}
    got = told.setdefault(key, [])
    context = multiprocessing.get_context("spawn")
    left = range(len(got), games)
    with ProcessPoolExecutor(max(1, min(jobs, len(left))), context, register, (sides,)) as pool:
        for row in pool.map(play_one, repeat(plan), left):
            got.append(points(row))
            if kept:
                fresh = kept.with_name(kept.name + ".new")
                fresh.write_text(json.dumps(told), "utf-8")
                fresh.replace(kept)
    return got[:games]


def milliseconds(bot: Bot, game_id: str) -> float:
    """The mean CPU time of a decision, over the first decisions of a game."""
    rng = Rng(1)
    state = game(game_id).start(2)
    spent, made = 0.0, 0
    for seat in asked(state, rng, chooser([make_bot("apprentice")], rng)):
        if made == DECISIONS:
            break
        if len(state.legal(seat)) > 1:
            begun = time.process_time()
            choose_for(bot, state, seat, rng)
            spent += time.process_time() - begun
            made += 1
    return 1000 * spent / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--net", default=SHIPPED, help=f"a file, or {SHIPPED}")
    parser.add_argument("--against", default=PLAIN, help=f"a file, {SHIPPED} or {PLAIN}")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0, help="of a decision, instead of simulations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    simulations = given.simulations if given.seconds == 0 else NO_LIMIT
    sides = [Side(given.game, what, simulations, given.seconds) for what in (given.net, given.against)]
    for side in sides:
        if side.what != PLAIN and not side.path.is_file():
            sys.exit(f"There is no net {side.path}; train one: python -m sixstones.train {given.game} --players 2")
    register(sides)
    plan = Plan(given.game, game(given.game).check(2, None), NAMES, given.seed)
    got = play(plan, sides, given.games, given.jobs, given.kept)
    low, high = wilson(sum(got), len(got))
    thought = f"{given.simulations} simulations" if given.seconds == 0 else f"{given.seconds} s a decision"
    print(f"{given.game}, {thought}, {len(got)} games, seed {given.seed}:")
    print(f"{given.net} won {sum(got) / len(got):.1%} ({low:.1%}–{high:.1%}) against {given.against}")
    if given.seconds == 0:
        times = [milliseconds(make_bot(name), given.game) for name in NAMES]
        print(f"a decision took {times[0]:.1f} and {times[1]:.1f} ms of CPU time")


if __name__ == "__main__":
    main()
