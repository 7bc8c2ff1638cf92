"""Short positions with every kind of pending decision on top, by its name.

`tests/contract` takes them by itself: for the rows of the table of decisions, and to spoil them.
"""

Dump = dict[str, object]
NO_FIELDS: Dump = {}
SECTORS = [
    ["hawkeye", "mantis", "outrider_battle_tech"],
    ["proxima_midnight", "wong", "groot"],
    ["corvus_glaive", "friday", "cull_obsidian"],
]
TEAM = ["captain_america", "okoye", "black_widow", "quinjet"]
TEAMS = [TEAM, ["black_panther", "shuri", "iron_man"]]


def at(step: str, frame: str, fields: Dump = NO_FIELDS, **more: object) -> Dump:
    """A position of two seats at a step, with one frame on its stack."""
    return {
        "sectors": SECTORS,
        "teams": TEAMS,
        "step": step,
        "sector": 0,
        "stack": [{"frame": frame, **fields}],
        **more,
    }


def strike(left: int, **more: object) -> Dump:
    """Cull Obsidian is about to hit heroes of both teams."""
    below = {"frame": "strike", "source": "cull_obsidian", "seat": 1, "n": 1, "left": 2}
    top = {"frame": "strike", "source": "cull_obsidian", "seat": 0, "n": 1, "left": left}
    return {**at("pool", "strike"), "stack": [below, top], **more}


HURT: dict[str, object] = {"damage": {"captain_america": 2, "shuri": 1}}
ROLLED: dict[str, object] = {"dice": ["red b", "red t", "red m", "red bb"], "rolls": 1}
PENDING: dict[str, list[Dump]] = {
    "facing": [{"step": "setup", "bases": [None, None]}],
    "base": [{"step": "setup", "bases": [None, None], "facing": 1}],
    "deal": [{"step": "setup", "facing": 0}, at("refill", "deal", {"slot": 0}, sectors=[[None, "mantis"]])],
    "first": [{"step": "setup", "facing": 0, "sectors": SECTORS}],
    "deploy": [{"sectors": SECTORS, "teams": TEAMS}],
    "stone_die": [{"sectors": SECTORS, "sector": 0}, at("pool", "stone_die", {"cause": "villain"})],
    "thanos_die": [at("stone", "thanos_die", stone_die="red")],
    "villains": [at("pool", "villains", {"villains": ["corvus_glaive", "cull_obsidian"], "cause": "turn"}, sector=2)],
    "tied": [
        at(
            "thanos",
            "tied",
            {"source": "soul", "n": 1, "pick": "least_health"},
            collected=["soul"],
            stone_die="orange",
            thanos_die="stone",
        )
    ],
    "strike": [
        strike(2),
        strike(1),
        strike(1, teams=[TEAM, ["black_panther"]]),
        strike(2, options={"cull_picker": "random"}),
        strike(2, options={"cull_picker": "active"}),
    ],
    "color": [at("before_roll", "color", {"source": "hulkbuster", "seat": 0}, teams=[["hulkbuster"], ["shuri"]])],
    "window": [
        at("roll", "window", {"window": 1}, tokens=[{}, {"die_red": 1}], pool={"red": 4}),
        at("next", "window", {"window": 2}, tokens=[{}, {"symbol_battle": 1}], **ROLLED),
        at("more_dice", "window", {"window": 3}, **HURT),
        at(
            "last_reward",
            "window",
            {"window": 4},
            tokens=[{"heal_two": 1}, {"counter_off": 1}],
            stones={"mind": 5},
            **HURT,
        ),
    ],
    "roll": [at("before_check", "roll", pool={"red": 4})],
    "before_check": [at("check", "before_check", {}, options={"team_check_after_manip": True}, **ROLLED)],
    "assign": [{"sectors": SECTORS, "teams": TEAMS, "sector": 0, **ROLLED}],
    "lay": [
        at("next", "lay", {"card": "hawkeye"}, **ROLLED),
        at("next", "lay", {"card": "hawkeye", "laid": 1, "singles": ["battle"]}, **ROLLED),
    ],
    "manip_die": [at("next", "manip_die", {"source": "okoye", "left": 1}, used=["okoye"], **ROLLED)],
    "manip_face": [at("next", "manip_face", {"source": "okoye", "die": "red b"}, used=["okoye"], **ROLLED)],
    "reroll": [at("next", "reroll", {"source": "hawkeye"}, again={"red": 1}, **ROLLED)],
    "token_card": [at("next", "token_card", {"source": "symbol_battle", "seat": 1}, **ROLLED)],
    "heal": [
        at("recruit", "heal", {"source": "mantis", "seat": 0, "n": 2, "target": "one_hero"}, **HURT),
        at("last_window", "heal", {"source": "iron_spider", "seat": 0, "n": 2, "target": "per_villain_hit"}, **HURT),
    ],
    "remove": [at("recruit", "remove", {"source": "iron_man", "seat": 0, "n": 1}, stones={"mind": 2, "soul": 1})],
    "hit": [at("recruit", "hit", {"source": "heimdall", "n": 1, "target": "undamaged"})],
    "draw": [at("after_damage", "draw", {"source": "reward", "left": 2, "keep": 0}, hits=2, rewarded=2)],
    "keep": [
        at(
            "recruit",
            "keep",
            {"source": "shuri", "left": 1},
            tokens=[{"die_red": 1, "heal_two": 1}],
            fresh_tokens={"die_red": 1, "heal_two": 1},
            drawn={"die_red": 1, "heal_two": 1},
        )
    ],
    "abilities": [
        at(
            "recruit",
            "abilities",
            active=1,
            locked=[
                {"die": "blue t", "card": "shuri", "roll": 1},
                {"die": "blue tt", "card": "iron_man", "roll": 2},
            ],
            stones={"mind": 2},
        )
    ],
}

# Positions and what is played in them to come to a pending decision that random games rarely meet.
_TO_CULL = ["deploy 1", "* stone red", "* thanos turn_ccw", "trigger cull_obsidian"]
COMING: dict[str, list[tuple[Dump, list[str]]]] = {
    "strike": [
        ({"sectors": SECTORS, "teams": TEAMS}, _TO_CULL),
        ({"sectors": SECTORS, "teams": [TEAM, ["black_panther"]]}, _TO_CULL),
        ({"sectors": SECTORS, "teams": TEAMS, "options": {"cull_picker": "random"}}, _TO_CULL),
    ],
    "abilities": [
        (
            {
                "sectors": SECTORS,
                "teams": TEAMS,
                "active": 1,
                "sector": 0,
                "dice": ["blue t"],
                "locked": [{"die": "blue tt", "card": "iron_man", "roll": 1}],
                "stones": {"mind": 2},
            },
            ["assign shuri"],
        )
    ],
}
