"""Win rates of bots in a cooperative game, per level and player count, with 95 % intervals.

    python -m scripts.win_rates thanos_rising --games 1000 --workers 16 --bots random,greedy,novice --out rates.md
    python -m scripts.win_rates thanos_rising --bots expert --players 4 --levels easy --workers 16   # one cell

Every cell is a simulation of its own (`sixstones simulate` gives the same numbers with the same seed), spread over the
workers; a row is written as soon as it is there.
"""

import argparse
from pathlib import Path

import sixstones
from sixstones.arena.simulate import simulate
from sixstones.arena.summary import wilson
from sixstones.core.facts import TOGETHER


def cell(game: str, bot: str, players: int, level: str, games: int, seed: int, jobs: int) -> tuple[str, float]:
    """The rate of wins with its interval, and the mean length in turns of decisions per seat."""
    found = simulate(game, [bot] * players, games, options={"level": level}, seed=seed, jobs=jobs)
    won = sum(1 for row in found.rows if row.winners)
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} ({100 * low:.1f}–{100 * high:.1f})", found.decisions / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--players", default="")
    parser.add_argument("--levels", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes that share the games of a cell")
    parser.add_argument("--out", type=Path, help="a file that gets the table as well")
    given = parser.parse_args()
    game = sixstones.game(given.game)
    assert game.payoff == TOGETHER, f"{game.id} is not played together"
    option = next(option for option in game.options if option.id == "level")
    levels = given.levels.split(",") if given.levels else option.choices
    counts = (
        [int(n) for n in given.players.split(",")] if given.players else range(game.min_players, game.max_players + 1)
    )
    table = [
        f"| wins % (95 %), {given.games} games, seed {given.seed} | " + " | ".join(levels) + " |",
        "|---|" + "---|" * len(levels),
    ]
    print("\n".join(table), flush=True)
    for bot in given.bots.split(","):
        for players in counts:
            cells = [cell(game.id, bot, players, level, given.games, given.seed, given.workers)[0] for level in levels]
            table.append(f"| {bot}, {players} seats | " + " | ".join(cells) + " |")
            print(table[-1], flush=True)
            if given.out is not None:
                given.out.write_text("\n".join(table) + "\n", "utf-8")


if __name__ == "__main__":
    main()
