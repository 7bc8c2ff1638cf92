"""OpenSpiel's hanabi for comparison.

Runs in an environment of its own, which has pyspiel and not sixstones.

Answers each line on its input (players and seconds) with a line of JSON: player decisions per second of CPU time, and
simulations per second of its C++ search, on gin_rummy since it does not take hanabi (rewards before the end).
"""

import json
import random
import sys
import time
from typing import Any

PEER_SIMULATIONS = 200


def inside(pyspiel: Any, game: Any, players: int, seconds: float, seed: int) -> float:
    """The loop of random bots in C++."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(players)]
        started = time.process_time()
        pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - started
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
    return decisions / spent


def drive(game: Any, seconds: float, seed: int, clones: bool) -> float:
    """The loop in Python; chance steps are carried out, not counted."""
    rng = random.Random(seed)
    decisions = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                point = rng.random()
                drawn = outcomes[-1][0]
                for action, probability in outcomes:
                    point -= probability
                    if point < 0:
                        drawn = action
                        break
                state.apply_action(drawn)
            else:
                if clones:
                    state = state.clone()
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        spent = time.process_time() - started
    return decisions / spent


def simulations(pyspiel: Any, seconds: float, seed: int) -> float:
    """Monte Carlo tree search in C++ after the deal, one random rollout a simulation."""
    rng = random.Random(seed)
    game = pyspiel.load_game("gin_rummy")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, seed), 1.4, PEER_SIMULATIONS, 1000, False, seed, False
    )
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        bot.mcts_search(state)
        done += PEER_SIMULATIONS
        spent = time.process_time() - started
    return done / spent


def environments(pyspiel: Any, seconds: float, seed: int) -> dict[str, float]:
    """Their own games in the loops our environments are measured in."""
    import environments as ours  # type: ignore[import-not-found]  # the file beside this one

    games = {ours.SPIEL: ours.spiel(pyspiel.load_game("gin_rummy"), seed)}
    try:
        from pettingzoo.classic import connect_four_v3

        games[ours.TURNS] = ours.turns(connect_four_v3.env(), seed)
    except ImportError:
        pass
    found = {}
    for name, play in games.items():
        made, spent = 0, 0.0
        while spent < seconds:
            decisions, took = play()
            made, spent = made + decisions, spent + took
        found[name] = made / spent
    return found


def main() -> None:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    for line in sys.stdin:
        players, seconds, seed = line.split()
        game = pyspiel.load_game("hanabi", {"players": int(players)})
        rates = {
            "inside": inside(pyspiel, game, int(players), float(seconds), int(seed)),
            "from Python": drive(game, float(seconds), int(seed), False),
            "from Python + clone": drive(game, float(seconds), int(seed), True),
        }
        search = {"search": simulations(pyspiel, float(seconds), int(seed))}
        theirs = environments(pyspiel, float(seconds), int(seed))
        print(json.dumps({"rates": rates, "search": search, "environments": theirs}), flush=True)


if __name__ == "__main__":
    main()
