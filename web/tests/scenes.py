"""Every game begun in the middle of its golden game, for the tests of screens: `sixstones serve --load` this file.

A table with the option `scene` begins where its golden game stood: 0 is the fullest position in which the first seat is
asked, `n` the fullest one with the nth kind of question that seat was asked there; a full table has
as many as the option allows. Without it a game begins as usual.
"""

import json
from functools import cache

import sixstones
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.game import Game
from sixstones.core.options import INTEGER, Option
from sixstones.core.state import State

SEED = 7  # of the golden playthroughs
SCENE = "scene"


@cache
def scenes(game: Game, players: int) -> list[State]:
    """The fullest position of all, then that of each kind of question, where the first seat is asked."""
    rng = sixstones.Rng(SEED)
    state = game.start(players)
    fullest: dict[str, tuple[int, State]] = {}
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        seat = int(state.actor)
        asked = state.asks(0)
        if asked is not None:
            size = len(json.dumps(state.dump()))
            for kind in ("", asked.kind):
                if size > fullest.get(kind, (0, None))[0]:
                    fullest[kind] = (size, state.clone())
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return [state for _, (_, state) in sorted(fullest.items())]


class Begun(Game):
    """A game of the box that can begin in the middle."""

    def __init__(self, real: Game) -> None:
        super().__init__(real.id, real.min_players, real.max_players, real.hidden, real.version)
        self.real = real
        self.payoff = real.payoff
        self.frames = real.frames
        self.folder = real.folder
        self.card_option = real.card_option
        self.phrases = real.phrases
        self.actions = real.actions
        last = len(scenes(real, real.max_players)) - 1
        self.options = [*real.options, Option(SCENE, INTEGER, None, low=0, high=last, optional=True)]
        self.components = real.components

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return self.real.position(players, {key: value for key, value in options.items() if key != SCENE}, d)

    def opening(self, players: int, options: dict[str, object]) -> State:
        scene = options[SCENE]
        if not isinstance(scene, int):
            return self.position(players, options, {})
        found = scenes(self.real, players)
        return found[min(scene, len(found) - 1)].clone()

    def parts(self, options: dict[str, object]) -> dict[str, dict[str, object]]:
        return self.real.parts(options)


for id in sixstones.game_ids():
    sixstones.register(Begun(sixstones.game(id)))
