"""OpenSpiel's own IS-MCTS plays our Splendor against random play.

python examples/ismcts_splendor.py 1 50   # games, simulations for each decision
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sixstones.envs.openspiel  # noqa: F401  registers the games


def main(games: int, simulations: int, longest: int = 10_000) -> list[float]:
    game = pyspiel.load_game("sixstones_splendor(players=2)")
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, simulations, random_state=rng)
    won = []
    for number in range(games):
        state, mine, decisions = game.new_initial_state(), number % 2, 0
        while not state.is_terminal() and decisions < longest:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
                continue
            decisions += 1
            asked = state.current_player() == mine
            state.apply_action(int(searcher.step(state) if asked else rng.choice(state.legal_actions())))
        won.append(state.returns()[mine])
    print(f"{games} games against random: {won}")
    return won


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:] or ["1", "50"]))
