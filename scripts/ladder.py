"""Plays the levels of the ladder against each other and writes the table of docs/bots.md.

    python -m scripts.ladder splendor splendor_classic infinity_war --games 1000 --jobs 2 --write docs/bots.md

Without games all are played. `--neighbours` plays each level against the one below only; without `--write` the table is
printed. The result depends on the seed and the number of games alone, times of answers excepted.
"""

import argparse
import itertools
import statistics
import time
from pathlib import Path

from sixstones import Rng, game, game_ids
from sixstones.arena import Summary, simulate, wilson
from sixstones.bots import LEVELS, choose_for, make_bot
from sixstones.core.facts import TOGETHER

BEGIN, END = "<!-- ladder: made by scripts/ladder.py -->", "<!-- end of the ladder -->"
CAPPED = {"turn_cap", "round_limit", "unfinished"}
ANSWERS = 24  # positions on which a level's answers are timed


def answer_times(game_id: str, level: str, seed: int) -> list[float]:
    """Seconds of CPU for answers at positions of a game that the quick policy plays."""
    rng = Rng(seed)
    bot = make_bot(level)
    times: list[float] = []
    while len(times) < ANSWERS:
        state = game(game_id).start(max(2, game(game_id).min_players))
        state.settle(rng)
        decisions = 0
        while state.actor >= 0 and len(times) < ANSWERS:
            seat = int(state.actor)
            if decisions % 7 == 0 and len(state.legal(seat)) > 1:
                begun = time.process_time()
                choose_for(bot, state, seat, rng)
                times.append(time.process_time() - begun)
            state.apply(seat, state.policy(seat, rng))
            state.settle(rng)
            decisions += 1
    return times


def by_the_rules(summaries: list[Summary]) -> tuple[int, int]:
    """Games that ended otherwise than by a limit, and all games."""
    rows = [row for summary in summaries for row in summary.rows]
    return sum(1 for row in rows if row.reason not in CAPPED), len(rows)


def cell(summary: Summary) -> str:
    first = summary.entrants()[0]
    return f"{first.rate:.0%} ({first.low:.0%}–{first.high:.0%})"


def together(game_id: str, games: int, seed: int, jobs: int) -> list[str]:
    """The section of a game in which all seats win or lose as one: how often each level wins."""
    lines = [f"### {game_id}", "", "| level | games won | answers, median and longest |", "|---|---:|---:|"]
    for level in LEVELS:
        players = max(2, game(game_id).min_players)
        played = simulate(game_id, [level] * players, games, seed=seed, jobs=jobs)
        lines.append(f"| {level} | {cell(played)} | {answers(game_id, level, seed)} |")
        print(lines[-1], flush=True)
    return [*lines, "", f"{games} games a level, seed {seed}.", ""]


def answers(game_id: str, level: str, seed: int) -> str:
    times = answer_times(game_id, level, seed)
    return f"{statistics.median(times) * 1000:.1f} ms, {max(times) * 1000:.0f} ms"


def table(game_id: str, games: int, seed: int, jobs: int, neighbours: bool) -> list[str]:
    """The section of one game."""
    played: dict[tuple[str, str], Summary] = {}
    for lower, upper in itertools.combinations(LEVELS, 2):
        if neighbours and LEVELS.index(upper) != LEVELS.index(lower) + 1:
            continue
        played[upper, lower] = simulate(game_id, [upper, lower], games, seed=seed, jobs=jobs)
        print(game_id, upper, "against", lower, cell(played[upper, lower]), flush=True)
    lines = [f"### {game_id}", "", f"| won by ↓ against → | {' | '.join(LEVELS[:-1])} | answers, median and longest |"]
    lines.append("|---|" + "---:|" * len(LEVELS))
    for upper in LEVELS:
        cells = [cell(played[upper, lower]) if (upper, lower) in played else "" for lower in LEVELS[:-1]]
        cells.append(answers(game_id, upper, seed))
        lines.append(f"| {upper} | {' | '.join(cells)} |")
    ended, all_games = by_the_rules(list(played.values()))
    low, high = wilson(ended, all_games)
    lines += ["", f"{games} games a pair, two players, seats changed from game to game, seed {seed}."]
    lines.append(f"Ended by the rules and not by a limit: {ended} of {all_games} ({low:.1%}–{high:.1%}).")
    return [*lines, ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--neighbours", action="store_true")
    parser.add_argument("--write", metavar="FILE")
    given = parser.parse_args()
    lines: list[str] = []
    for game_id in given.games_of or game_ids():
        if game(game_id).payoff == TOGETHER:
            lines += together(game_id, given.games, given.seed, given.jobs)
        else:
            lines += table(game_id, given.games, given.seed, given.jobs, given.neighbours)
    if given.write is None:
        print("\n".join(lines))
        return
    path = Path(given.write)
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(before + "\n".join([BEGIN, "", *lines]) + END + after, "utf-8")


if __name__ == "__main__":
    main()
