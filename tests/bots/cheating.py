"""The same search given the true position: what the fair one does not know, measured.

    python -m tests.bots.cheating splendor --games 100 --simulations 400

prints how often the cheating twin wins against the fair search.
"""

import argparse

from sixstones import Rng, game
from sixstones.arena import wilson
from sixstones.arena.simulate import seed_of
from sixstones.bots.bot import choose_for
from sixstones.bots.search.search import Search
from sixstones.bots.search.search_bot import SearchBot
from sixstones.core.state import State
from sixstones.core.thinking import Settings

LONGEST = 20_000


def cheat(state: State, seat: int, simulations: int, rng: Rng) -> int:
    """The search's choice if nothing were hidden from it."""
    search = Search(state.clone(), seat, Settings(), rng)
    search.hidden = False
    search.run(simulations)
    return int(search.best())


def twin_match(game_id: str, games: int, simulations: int, seed: int) -> tuple[float, int]:
    """Wins of the cheating twin, and games somebody won.

    Two players, seats changed from game to game.
    """
    fair = SearchBot("fair", simulations)
    won, decided = 0.0, 0
    for index in range(games):
        state = game(game_id).start(2)
        chance, thoughts = Rng(seed_of(seed, index // 2, 0)), Rng(seed_of(seed, index, 1))
        twin = index % 2
        decisions = 0
        state.settle(chance)
        while (seat := int(state.actor)) >= 0 and decisions < LONGEST:
            if seat == twin:
                action = cheat(state, seat, simulations, thoughts)
            else:
                action = int(choose_for(fair, state, seat, thoughts))
            state.apply(seat, action)
            state.settle(chance)
            decisions += 1
        ended = state.result()
        if ended is not None and ended.winners:
            decided += 1
            won += 1 / len(ended.winners) if twin in ended.winners else 0
    return won, decided


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    won, decided = twin_match(given.game, given.games, given.simulations, given.seed)
    low, high = wilson(won, decided)
    print(f"{given.game}: the cheating twin won {won:g} of {decided} ({low:.1%}–{high:.1%})")


if __name__ == "__main__":
    main()
