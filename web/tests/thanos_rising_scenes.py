"""Thanos Rising that begins in the middle, for the page's tests: `sixstones serve --load` this file.

Two players: seat 0 deploys, seat 1 holds tokens that help in another's turn. Four: full teams after the opening roll of
seat 0, dice on cards, tokens everywhere, counters on most stones.
"""

import sixstones
from sixstones.core.game import Game
from sixstones.core.state import State

REAL = sixstones.game("thanos_rising")

HELP: dict[str, object] = {
    "sectors": [["hawkeye", "mantis", "okoye"], ["vision", "wong", "groot"], ["friday", "drax", "loki"]],
    "teams": [["captain_america"], ["black_panther"]],
    "tokens": [{}, {"symbol_battle": 3, "symbol_tech": 3, "symbol_mystic": 3}],
    "step": "deploy",
}

FULL: dict[str, object] = {
    "turn": 17,
    "sector": 1,
    "facing": 0,
    "sectors": [
        ["hawkeye", "mantis", "outrider_battle_tech"],
        ["proxima_midnight", "wong", "royal_talon_fighter"],
        ["friday", "guardians_ship", "loki"],
    ],
    "teams": [
        ["captain_america", "iron_spider", "thor", "the_collector"],
        ["black_panther", "okoye", "war_machine"],
        ["doctor_strange", "heimdall"],
        ["gamora", "star_lord", "nebula", "rocket"],
    ],
    "damage": {
        "captain_america": 3, "iron_spider": 3, "thor": 1, "okoye": 2, "doctor_strange": 4, "nebula": 3,
        "proxima_midnight": 2, "hawkeye": 3, "loki": 2,
    },
    "tokens": [{"symbol_battle": 1}, {"symbol_tech": 2}, {}, {"symbol_mystic": 1}],
    "fallen": ["groot", "hulk"],
    "stones": {"power": 3, "mind": 4, "time": 2},
    "collected": ["space"],
    "dice": ["red b", "red bb", "blue t", "blue tt", "red b"],
    "rolls": 1,
}  # fmt: skip

SCENES = {2: HELP, 4: FULL}


class Midgame(Game):
    """The real game from another beginning."""

    def __init__(self) -> None:
        super().__init__(REAL.id, REAL.min_players, REAL.max_players, REAL.hidden, REAL.version)
        self.payoff = REAL.payoff
        self.folder = REAL.folder
        self.actions = REAL.actions
        self.components = REAL.components
        self.options = REAL.options

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return REAL.position(players, options, d)

    def opening(self, players: int, options: dict[str, object]) -> State:
        found = SCENES.get(players)
        return REAL.opening(players, options) if found is None else REAL.position(players, options, found)


sixstones.register(Midgame())
