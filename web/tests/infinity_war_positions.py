"""Infinity War that begins in the middle, for the page's tests and pictures: `sixstones serve --load` this file.

Two players: a chain of arrows before Rocket, Thor with two rays to choose from. Three: a full board while Spider-Man
stands in a trap. Four: Ebony Maw's round, in which seat 0 plays the team of seat 3. Five: as usual.
"""

import sixstones
from sixstones.core.game import Game
from sixstones.core.state import State

REAL = sixstones.game("infinity_war")

CHAIN: dict[str, object] = {
    "teams": ["team_thor", "team_star_lord"],
    "tiles": {
        "3,2": "battlefield", "4,2": "arrow_1 east", "5,2": "arrow_3 east", "6,2": "arrow_1 south",
        "6,3": "battlefield", "3,5": "heroes_2", "5,5": "loki", "2,5": "heroes_1",
    },
    "tokens": {"5,2": ["hero_hulk"], "3,5": ["hero_wong"]},
    "characters": {
        "rocket": {"cell": "3,2"}, "thor": {"cell": "5,5"},
        "star_lord": {"cell": "5,9"}, "gamora": {"cell": "10,5", "left": "hero_black_widow"},
    },
    "tablets": [["hero_doctor_strange"], []],
}  # fmt: skip

FULL: dict[str, object] = {
    "turn": 31,
    "phase": "main",
    "teams": ["team_iron_man", "team_star_lord", "team_thor"],
    "tiles": {
        "4,1": "energy", "5,2": "arrow_2 north", "6,2": "short_route", "1,3": "energy", "4,3": "stone_space",
        "5,3": "battlefield", "6,3": "heroes_1", "7,3": "heroes_2", "8,3": "stone_power", "9,3": "teleport",
        "3,4": "stone_mind", "4,4": "corvus", "5,4": "loki", "6,4": "thanos_base", "7,4": "stone_reality",
        "3,5": "leadership_a", "7,5": "rotation_cw", "1,6": "teleport", "2,6": "dropship", "3,6": "outrider_general",
        "4,6": "q_ship", "7,6": "battlefield", "8,6": "heroes_3", "9,6": "energy", "2,7": "arrow_1 east",
        "3,7": "heroes_4", "8,7": "arrow_4",
    },
    "tokens": {
        "4,1": ["energy"], "3,4": ["stone_mind"], "6,3": ["hero_hulk"], "3,5": ["leadership_a"],
        "7,6": ["hero_war_machine"],
    },
    "characters": {
        "iron_man": {"cell": "5,3", "used": True, "left": "hero_wong"},
        "spider_man": {"cell": "4,4", "left": "energy", "right": "stone_space", "visited": ["4,3", "4,4"], "entry": 1},
        "star_lord": {"cell": "8,6", "left": "hero_scarlet_witch"},
        "gamora": {"cell": "10,5", "right": "stone_reality", "detained": "fresh"},
        "thor": {"cell": "2,6", "right": "stone_power"},
        "rocket": {"cell": "1,7", "used": True, "left": "energy"},
    },
    "tablets": [["hero_black_widow"], ["hero_doctor_strange", "hero_vision"], ["hero_falcon"]],
    "thanos": "7,5",
    "gauntlet": 0,
    "stack": [
        {"frame": "property", "character": "spider_man", "tile": "corvus", "entry": 1},
        {"frame": "window", "character": "spider_man", "entry": 1},
    ],
}  # fmt: skip

EBONY: dict[str, object] = {
    "turn": 12,
    "active": 3,
    "ebony_turns": 4,
    "tiles": {"4,4": "ebony_maw", "5,4": "loki", "2,2": "heroes_1"},
    "tokens": {"2,2": ["hero_hulk", "hero_black_widow"]},
}

POSITIONS = {2: CHAIN, 3: FULL, 4: EBONY}


class Midgame(Game):
    """The real game from another beginning."""

    def __init__(self) -> None:
        super().__init__(REAL.id, REAL.min_players, REAL.max_players, REAL.hidden, REAL.version)
        self.folder = REAL.folder
        self.actions = REAL.actions
        self.components = REAL.components
        self.options = REAL.options

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return REAL.position(players, options, d)

    def opening(self, players: int, options: dict[str, object]) -> State:
        found = POSITIONS.get(players)
        return REAL.opening(players, options) if found is None else REAL.position(players, options, found)


sixstones.register(Midgame())
