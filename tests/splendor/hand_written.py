"""Short positions with every kind of pending decision, by its name.

`tests/contract` takes them by itself: for the rows of the table of decisions, and to spoil them.
"""

from typing import Any

ROWS = [
    ["lockjaw", "spider_girl", "rhino", "grandmaster"],
    ["ghost_rider", "scarlet_witch", "okoye", "she_hulk"],
    ["black_widow", "ant_man", "black_panther", "captain_america"],
]
GAP = [[None, "spider_girl", "rhino", "grandmaster"], *ROWS[1:]]
FULL: dict[str, Any] = {"game": "splendor", "seat": 0, "rows": ROWS, "locations": ["avengers_tower", "asgard"]}
TEN = {"yellow": 4, "blue": 4, "red": 2}
# Yellow and blue four times, red three times: both locations below are within reach.
TEAM = [
    "baron_zemo", "modok", "prowler", "rocket", "elektra", "moon_knight", "valkyrie", "wasp", "crystal", "electro",
    "mysterio",
]  # fmt: skip
ONE_BY_ONE = {"return_mode": "one_by_one"}
CLASSIC: dict[str, Any] = {
    "game": "splendor_classic",
    "seat": 0,
    "rows": [[f"l{level}_red_{n}" for n in range(1, 5)] for level in (1, 2, 3)],
    "locations": ["noble_white_blue", "noble_blue_green", "noble_red_black"],
    "seats": [{"team": [f"l1_{colour}_{n}" for colour in ("white", "blue", "green") for n in range(1, 5)]}],
}
STUCK: dict[str, Any] = {
    "seats": [
        {"tokens": {"yellow": 4, "blue": 4, "orange": 2}, "hand": ["drax", "luke_cage", "captain_marvel"]},
        {"tokens": {"orange": 2, "red": 4, "purple": 4}, "hand": ["iron_man", "vision", "black_widow"]},
    ],
    "rows": [
        ["kingpin", "lizard", "rhino", "spider_girl"],
        ["okoye", "black_cat", "miles_morales", "nebula"],
        ["captain_america", "thor", "hulk", "loki"],
    ],
    "locations": ["knowhere", "asgard"],
    "game": "splendor",
    "seat": 0,
    "rounds": 3,
}

PENDING: dict[str, list[dict[str, object]]] = {
    "deal": [{}, {"seat": 1, "rows": [["rhino", None, "rocket"]], "locations": ["asgard"], "game": "splendor"}],
    "turn": [
        FULL,
        {**FULL, "seats": [{"tokens": TEN, "hand": ["rocket", "wasp", "yondu"], "blind": [0, 1, 1]}]},
        {**STUCK, "passes": 1},
        {**FULL, "options": {"max_rounds": 3, "first_player": "p1", "locations": FULL["locations"]}, "rounds": 2},
    ],
    "pay": [
        {**FULL, "stage": "pay", "slot": 3, "seats": [{"tokens": {"yellow": 1, "blue": 1, "red": 1, "grey": 2}}]},
        {**FULL, "stage": "pay", "slot": 13,
         "seats": [{"tokens": {"purple": 3, "grey": 2}, "hand": ["rocket", "silver_sable"], "blind": [0, 1]}]},
    ],
    "draw": [{**FULL, "stage": "draw", "slot": 2, "seats": [{"tokens": TEN}]}],
    "refill": [{**FULL, "rows": GAP, "stage": "refill", "slot": 0}],
    "location": [
        {**FULL, "stage": "location", "seats": [{"team": TEAM}], "locations": ["knowhere", "avengers_tower"]},
        {**CLASSIC, "stage": "location"},
    ],
    "return": [
        {**FULL, "stage": "return", "seats": [{"tokens": {**TEN, "grey": 3}}]},
        {**FULL, "stage": "return", "seats": [{"tokens": {**TEN, "grey": 2}}], "options": ONE_BY_ONE, "floor": 1},
    ],
}  # fmt: skip

# Positions and the actions that bring a rare decision about.
COMING: dict[str, list[tuple[dict[str, object], list[str]]]] = {
    "location": [(CLASSIC, ["take white blue green"])],
}
