"""Bots that fail, for `--load`: they break, never answer, cheat, die or talk."""

import os
import time

from sixstones.bots import Bot, register_bot
from sixstones.core.rng import Rng
from sixstones.core.state import State


class Broken(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        raise RuntimeError("I am broken")


class Endless(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        while True:
            time.sleep(1)


class Cheating(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        return next(action for action in range(state.game.actions.size) if action not in legal)


class Dying(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        os._exit(3)


class Talking(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        print("thinking aloud")
        os.write(1, b"and louder\n")
        return int(state.legal(seat)[-1])


class Knowing(Bot):
    """Plays the number of vetoes it believes the first seat to have, plus one."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        vetoes = state.dump()["vetoes"]
        assert isinstance(vetoes, list)
        return min(int(vetoes[0]), len(state.legal(seat)) - 1)


def _register(kind: type[Bot]) -> None:
    name = kind.__name__.lower()
    register_bot(name, lambda: kind(name))


for _kind in (Broken, Endless, Cheating, Dying, Talking, Knowing):
    _register(_kind)
