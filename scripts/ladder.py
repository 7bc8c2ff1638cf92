"""Plays the levels of the ladder against each other and writes the tables of docs/bots.md.

    python -m scripts.ladder splendor infinity_war --games 1000 --slow 100 --kept build/ladder.json --write docs/bots.md

Without games all are played; sections of games that are not named stay in the file. Pairs with expert or master play
`--slow` games, the others `--games`; neighbours come first, from below. Every batch played is added to the file
`--kept`, so the same command goes on where it was stopped, and with more games it adds to those played; with 0 games it
only writes. What was played with other budgets or rules is left aside. Results depend on the seed and the number of
games alone, times of answers excepted.
"""

import argparse
import itertools
import json
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from scripts.self_play import asked, chooser
from sixstones import Rng, game, game_ids
from sixstones.arena import Summary, wilson
from sixstones.arena.simulate import UNFINISHED, Plan, Workers, batches, summary_of
from sixstones.bots import LEVELS, choose_for, make_bot
from sixstones.bots.net import SIMULATIONS as NET_SIMULATIONS
from sixstones.bots.net import shipped_net
from sixstones.core.facts import TOGETHER
from sixstones.core.state import State

BEGIN, END = "<!-- ladder: made by scripts/ladder.py -->", "<!-- end of the ladder -->"
HEAD = "### "  # of a section; after it the id of the game
CAPPED = {"turn_cap", "round_limit", UNFINISHED}
SLOW = LEVELS[3:]
GUIDE = "apprentice"  # plays the games in which answers are timed
ANSWERS = 40  # answers timed at each number of seats, spread over whole games


@dataclass
class Tally:
    """The results of one line-up so far."""

    games: int = 0
    counted: int = 0  # those that count for the rate
    won: float = 0.0  # by the first bot
    by_rules: int = 0  # ended otherwise than by a limit

    def add(self, played: Summary) -> None:
        self.games += played.games
        self.counted += played.counted
        self.won += played.entrants()[0].wins
        self.by_rules += sum(1 for row in played.rows if row.reason not in CAPPED)

    def cell(self) -> str:
        if self.games == 0:
            return ""
        low, high = wilson(self.won, self.counted)
        return f"{self.won / max(1, self.counted):.0%} ({100 * low:.0f}–{high:.0%})"


class Kept:
    """Finished games and answer times in a file; without one they last as long as the program."""

    def __init__(self, path: str | None) -> None:
        self.path = None if path is None else Path(path)
        self.tallies: dict[str, Tally] = {}
        self.times: dict[str, list[float]] = {}
        if self.path is not None and self.path.is_file():
            told = json.loads(self.path.read_text("utf-8"))
            self.tallies = {key: Tally(**value) for key, value in told["tallies"].items()}
            self.times = told["times"]

    def save(self) -> None:
        if self.path is None:
            return
        told = {"tallies": {key: vars(value) for key, value in self.tallies.items()}, "times": self.times}
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(told, indent=1), "utf-8")
        fresh.replace(self.path)


def key_of(game_id: str, bots: list[str], seed: int) -> str:
    """The conditions of a result, in words; games under other conditions are not mixed."""
    slips = game(game_id).ladder.slips
    places = [LEVELS.index(bot) for bot in bots]
    players = " ".join(f"{LEVELS[n]}-{budget(game_id, n)}" + (f"/{slips[n]}" if slips[n] else "") for n in places)
    return f"{game_id} version {game(game_id).version} seed {seed}: {players}"


def budget(game_id: str, place: int) -> str:
    """The simulations of a level, and the games its two-player net has learnt from."""
    net = shipped_net(game(game_id).start(max(2, game(game_id).min_players))) if LEVELS[place] == "master" else None
    if net is not None:
        return f"{NET_SIMULATIONS} with the net of {net.head['games']} games"
    return str(game(game_id).ladder.simulations[place])


def line_ups(game_id: str) -> list[list[str]]:
    """Every level against every other, two seats.

    Where all play together every level with itself.
    """
    if game(game_id).payoff == TOGETHER:
        return [[level] * max(2, game(game_id).min_players) for level in LEVELS]
    return [[upper, lower] for lower, upper in itertools.combinations(LEVELS, 2)]


def in_order(ids: list[str]) -> list[tuple[str, list[str]]]:
    """The order of play: neighbours before distant pairs, weak levels before strong ones."""

    tasks = [(game_id, bots) for game_id in ids for bots in line_ups(game_id)]
    return sorted(tasks, key=lambda task: (distance(task[1]) > 1, LEVELS.index(task[1][0])))


def distance(bots: list[str]) -> int:
    places = [LEVELS.index(bot) for bot in bots]
    return max(places) - min(places)


def play(game_id: str, bots: list[str], games: int, seed: int, jobs: int, kept: Kept) -> None:
    """Play on until the line-up has had so many games."""
    found = game(game_id)
    plan = Plan(game_id, found.check(len(bots), None), tuple(bots), seed)
    tally = kept.tallies.setdefault(key_of(game_id, bots, seed), Tally())
    if tally.games >= games:
        return
    for rows in batches(plan, tally.games, games, Workers(jobs)):
        tally.add(summary_of(plan, rows))
        kept.save()
    print(game_id, " ".join(bots), tally.cell(), "of", tally.games, flush=True)


def positions(game_id: str, players: int, seed: int) -> list[State]:
    """Positions with a choice, spread evenly over two whole games of the guide."""
    rng = Rng(seed)
    guide = make_bot(GUIDE)
    met: list[State] = []
    for _ in range(2):
        state = game(game_id).start(players)
        for seat in asked(state, rng, chooser([guide], rng)):
            if len(state.legal(seat)) > 1:
                met.append(state.clone())
    count = min(ANSWERS, len(met))
    return [met[n * len(met) // count] for n in range(count)]


def time_answers(game_id: str, level: str, seed: int, kept: Kept) -> list[str]:
    """Median and longest answer in CPU seconds, at the fewest seats above one and the most."""
    told = []
    for players in (max(2, game(game_id).min_players), game(game_id).max_players):
        key = f"{key_of(game_id, [level], seed)} at {players} seats"
        if key not in kept.times:
            rng = Rng(seed)
            bot = make_bot(level)
            times = []
            for state in positions(game_id, players, seed):
                begun = time.process_time()
                choose_for(bot, state, state.actor, rng)
                times.append(time.process_time() - begun)
            kept.times[key] = [statistics.median(times), max(times)]
            kept.save()
        median, longest = kept.times[key]
        told.append(f"{milliseconds(median)}, {milliseconds(longest)} ms")
    return told


def milliseconds(seconds: float) -> str:
    """To about two figures."""
    value = 1000 * seconds
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def section(game_id: str, seed: int, kept: Kept) -> str:
    """The table of one game."""
    found = game(game_id)
    alone = found.payoff == TOGETHER
    columns = ["games won"] if alone else LEVELS[:-1]
    seats = [max(2, found.min_players), found.max_players]
    heads = [*columns, *(f"answers at {players} seats" for players in seats)]
    lines = [f"{HEAD}{game_id}", "", f"| {'level' if alone else 'won by ↓ against →'} | {' | '.join(heads)} |"]
    lines.append("|---|" + "---:|" * len(heads))
    played = Tally()
    counts = set()
    for level in LEVELS:
        cells = []
        for column in columns:
            bots = [level] * seats[0] if alone else [level, column]
            tally = kept.tallies.get(key_of(game_id, bots, seed), Tally())
            cells.append(tally.cell())
            counts |= {tally.games} - {0}
            played.games += tally.games
            played.by_rules += tally.by_rules
        lines.append(f"| {level} | {' | '.join([*cells, *time_answers(game_id, level, seed, kept)])} |")
    low, high = wilson(played.by_rules, played.games)
    games = " or ".join(f"{count:,}" for count in sorted(counts))
    lines += ["", f"{games} games a cell, {seats[0]} players, seed {seed}. Ended by the rules and not by a limit:"]
    lines.append(f"{played.by_rules:,} of {played.games:,} games ({100 * low:.1f}–{high:.1%}).")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="of a pair; default 1000")
    parser.add_argument("--slow", type=int, help="of a pair with expert or master; default as many as the others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--neighbours", action="store_true", help="each level against the one below only")
    parser.add_argument("--kept", metavar="FILE", help="finished games; goes on from there")
    parser.add_argument("--write", metavar="FILE", help="put the tables there instead of printing them")
    given = parser.parse_args()
    kept = Kept(given.kept)
    ids = given.games_of or game_ids()
    for game_id, bots in in_order(ids):
        if not given.neighbours or distance(bots) <= 1:
            slow = given.slow is not None and any(bot in SLOW for bot in bots)
            play(game_id, bots, given.slow if slow else given.games, given.seed, given.jobs, kept)
    sections = {game_id: section(game_id, given.seed, kept) for game_id in ids}
    if given.write is None:
        print("\n".join(sections.values()))
    else:
        write(Path(given.write), sections)


def write(path: Path, sections: dict[str, str]) -> None:
    """Put the sections between the marks; those of other games stay as they are."""
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    found = {part.split("\n", 1)[0]: HEAD + part.strip() + "\n" for part in old.split(HEAD)[1:]} | sections
    block = "\n".join(found[game_id] for game_id in game_ids() if game_id in found)
    path.write_text(f"{before}{BEGIN}\n\n{block}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
