"""Plays the net of the package against the plain search with as many simulations: who won, and how long both took.

    python -m scripts.net_match splendor_classic --games 400 --simulations 1000

Two players, seats in turn; game n depends on the seed and n alone, as in every series.
"""

import argparse
import sys
import time

from sixstones import Rng, game
from sixstones.arena import simulate
from sixstones.bots import Bot, choose_for, make_bot, register_bot
from sixstones.bots.net import Master, shipped_net
from sixstones.bots.search.search_bot import SearchBot

BUDGETS = [100, 200, 500, 1000, 2000, 4000]  # simulations a decision
DECISIONS = 40  # timed of each


def _register(simulations: int) -> None:
    register_bot(f"net-{simulations}", lambda: Master(simulations))
    register_bot(f"plain-{simulations}", lambda: SearchBot("plain", simulations))


for _budget in BUDGETS:  # the processes of a series load this file
    _register(_budget)


def milliseconds(bot: Bot, game_id: str) -> float:
    """The mean CPU time of a decision, over the first decisions of a game."""
    rng = Rng(1)
    state = game(game_id).start(2)
    state.settle(rng)
    spent, made = 0.0, 0
    guide = make_bot("apprentice")
    while state.actor >= 0 and made < DECISIONS:
        if len(state.legal(state.actor)) > 1:
            begun = time.process_time()
            choose_for(bot, state, state.actor, rng)
            spent += time.process_time() - begun
            made += 1
        state.apply(state.actor, choose_for(guide, state, state.actor, rng))
        state.settle(rng)
    return 1000 * spent / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, choices=BUDGETS, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if shipped_net(game(given.game).start(2)) is None:
        sys.exit(f"The package has no net of {given.game} for two players; train one: python -m sixstones.train")
    names = [f"net-{given.simulations}", f"plain-{given.simulations}"]
    times = [milliseconds(make_bot(name), given.game) for name in names]
    summary = simulate(given.game, names, given.games, seed=given.seed, jobs=given.jobs, load=[__file__])
    net = summary.entrants()[0]
    print(f"{given.game}, {given.simulations} simulations, {summary.games} games, seed {given.seed}:")
    print(f"the net won {net.rate:.1%} ({net.low:.1%}–{net.high:.1%})")
    print(f"a decision took it {times[0]:.1f} ms, the plain search {times[1]:.1f} ms")


if __name__ == "__main__":
    main()
