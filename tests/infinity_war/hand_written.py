"""Short positions with every kind of pending decision on top, by its name.

`tests/contract` takes them by itself: for the rows of the table of decisions, and to spoil them.
"""

Dump = dict[str, object]


def at(cell: str, **more: object) -> dict[str, object]:
    return {"cell": cell, **more}


def pending(
    name: str,
    fields: dict[str, object],
    tiles: dict[str, str],
    characters: dict[str, object],
    teams: str = "iron_man star_lord",
    **more: object,
) -> Dump:
    """A position in the main phase with one frame on its stack."""
    seated = teams.split()
    return {
        "players": len(seated),
        "teams": [f"team_{id}" for id in seated],
        "tiles": tiles,
        "characters": characters,
        "phase": "main",
        "stack": [{"frame": name, **fields}],
        **more,
    }


def on_tile(name: str, tile: str, fields: dict[str, object] | None = None, **more: object) -> Dump:
    """Iron Man stands on a tile that asks a question."""
    given = {"character": "iron_man", **(fields or {})}
    tiles = {"3,2": tile, "6,2": "battlefield"}
    return pending(name, given, tiles, {"iron_man": at("3,2")}, "iron_man star_lord", **more)


def ability(name: str, who: str, fields: dict[str, object] | None = None, **more: object) -> Dump:
    """A character on a Battlefield has announced an ability."""
    team = {"gamora": "star_lord", "bucky": "captain_america", "okoye": "black_panther", "rocket": "thor"}.get(who, who)
    near: dict[str, object] = {"spider_man" if team != "iron_man" else "gamora": at("4,2", left="hero_hulk")}
    tiles = {"3,2": "battlefield", "4,2": "battlefield", "6,2": "battlefield"}
    return pending(
        name,
        {"character": who, **(fields or {})},
        tiles,
        {who: at("3,2", used=True), **near},
        f"{team} {'star_lord' if team == 'iron_man' else 'iron_man'}",
        **more,
    )


def by_stone(name: str, stone: str, fields: dict[str, object] | None = None) -> Dump:
    """Iron Man has announced an active Stone; arrows and a token lie around."""
    return pending(
        name,
        {"character": "iron_man", **(fields or {})},
        {"3,2": "battlefield", "4,2": "arrow_1 east", "2,2": "arrow_3 north", "3,3": "battlefield"},
        {"iron_man": at("3,2", right=stone), "gamora": at("3,3", left="hero_wong", right="stone_mind")},
        spent=[stone],
        tokens={"3,3": ["hero_hulk"], "4,2": ["energy"]},
    )


SETUP = {"phase": "setup", "turn": 0}
PENDING: dict[str, list[Dump]] = {
    "reveal": [
        pending(
            "reveal",
            {"character": "iron_man", "cell": "3,3"},
            {"3,2": "guardians_ship"},
            {"iron_man": at("3,2")},
            stack=[
                {"frame": "guardians_ship", "character": "iron_man", "left": 1},
                {"frame": "orient", "character": "iron_man", "cell": "3,3"},
                {"frame": "reveal", "character": "iron_man", "cell": "3,3"},
            ],
        )
    ],
    "orient": [
        pending(
            "orient", {}, {"3,2": "arrow_1 unset"}, {"iron_man": at("3,2", entry=1)},
            stack=[
                {"frame": "arrived", "character": "iron_man", "entry": 1},
                {"frame": "orient", "character": "iron_man", "cell": "3,2"},
            ],
        )
    ],
    "window": [
        pending(
            "window", {}, {"3,2": "loki"}, {"iron_man": at("3,2", entry=1)},
            stack=[
                {"frame": "property", "character": "iron_man", "tile": "loki", "entry": 1},
                {"frame": "window", "character": "iron_man", "entry": 1},
            ],
        )
    ],
    "trap": [
        pending(
            "trap", {"character": "iron_man", "tile": "outrider_general", "entry": 1}, {"3,2": "outrider_general"},
            {"iron_man": at("3,2", right="stone_space", entry=1)},
        )
    ],
    "arrow": [on_tile("arrow", "arrow_3 east")],
    "short_route": [on_tile("short_route", "short_route")],
    "teleport": [
        pending(
            "teleport", {"character": "iron_man"}, {"1,1": "teleport", "2,1": "teleport", "3,1": "teleport"},
            {"iron_man": at("1,1")},
        )
    ],
    "dropship": [on_tile("dropship", "dropship")],
    "base_call": [pending("base_call", {"character": "iron_man"}, {"3,2": "battlefield"}, {"spider_man": at("3,2")})],
    "q_ship": [on_tile("q_ship", "q_ship", thanos="4,4")],
    "guardians_ship": [on_tile("guardians_ship", "guardians_ship", {"left": 2})],
    "guardians_second": [
        on_tile(
            "guardians_second", "guardians_ship", {"cell": "4,4"}, options={"guardians_ship_order": "both_first"}
        )
    ],
    "cull_obsidian": [on_tile("cull_obsidian", "cull_obsidian")],
    "cull_second": [on_tile("cull_second", "cull_obsidian", {"cell": "4,4"})],
    "proxima": [on_tile("proxima", "proxima")],
    "corvus": [
        pending(
            "corvus", {"character": "iron_man", "cell": "2,0", "other": "0,2"}, {"2,2": "corvus"},
            {"iron_man": at("2,2", detained="fresh")},
        )
    ],
    "strike": [
        pending(
            "strike", {"character": "iron_man"}, {"3,2": "battlefield", "4,2": "battlefield", "2,2": "battlefield"},
            {"iron_man": at("3,2", used=True), "gamora": at("4,2"), "star_lord": at("2,2")},
        )
    ],
    "jump": [ability("jump", "star_lord")],
    "step": [ability("step", "captain_america")],
    "swap_base_in_ring": [ability("swap_base_in_ring", "black_panther")],
    "swap_first": [ability("swap_first", "okoye")],
    "swap_second": [ability("swap_second", "okoye", {"cell": "4,4"})],
    "ray": [
        pending(
            "ray", {"character": "thor"}, {"3,2": "battlefield", "4,2": "battlefield", "3,3": "battlefield"},
            {"thor": at("3,2", used=True), "iron_man": at("4,2"), "spider_man": at("3,3")}, "thor iron_man",
        )
    ],
    "swap_places": [
        pending(
            "swap_places", {"character": "rocket"}, {"3,2": "battlefield", "4,2": "battlefield", "3,3": "battlefield"},
            {"rocket": at("3,2", used=True), "iron_man": at("4,2"), "spider_man": at("3,3")}, "thor iron_man",
        )
    ],
    "partner": [
        pending(
            "partner", {"character": "rocket", "cell": "4,2"}, {"3,2": "battlefield", "4,2": "battlefield"},
            {"rocket": at("3,2", used=True), "iron_man": at("4,2"), "spider_man": at("4,2")}, "thor iron_man",
        )
    ],
    "take_cell": [ability("take_cell", "gamora", tokens={"3,3": ["energy"]}), by_stone("take_cell", "stone_time")],
    "take_holder": [
        ability("take_holder", "gamora", {"cell": "4,2"}, tokens={"4,2": ["energy"]}),
        by_stone("take_holder", "stone_time", {"cell": "3,3", "stone": "stone_time"}),
    ],
    "take_token": [
        ability("take_token", "gamora", {"cell": "4,2", "holder": "floor"}, tokens={"4,2": ["energy", "hero_wong"]}),
        by_stone("take_token", "stone_time", {"cell": "3,3", "stone": "stone_time", "holder": "gamora"}),
    ],
    "turn_tile": [by_stone("turn_tile", "stone_reality")],
    "turn_way": [by_stone("turn_way", "stone_reality", {"cell": "4,2"})],
    "power": [
        pending(
            "power", {"seat": 1}, {"3,2": "battlefield", "3,3": "battlefield"},
            {"iron_man": at("3,2"), "gamora": at("3,3", right="stone_power")},
        )
    ],
    "thanos_target": [
        pending(
            "thanos_target", {"cell": "4,3", "other": "6,3"}, {"4,3": "battlefield", "6,3": "battlefield"},
            {"iron_man": at("4,3"), "gamora": at("6,3")}, phase="thanos", thanos="5,3",
        )
    ],
    "thanos_path": [
        pending(
            "thanos_path", {"cell": "5,3", "other": "4,4"}, {"5,4": "battlefield"}, {"iron_man": at("5,4")},
            phase="thanos", thanos="4,3",
        )
    ],
    "thanos_take": [
        pending(
            "thanos_take", {"cell": "4,3"}, {}, {}, phase="thanos", thanos="4,3",
            tokens={"4,3": ["stone_soul", "stone_mind", "hero_hulk"]},
        )
    ],
    "team": [
        {
            **SETUP, "teams": [None, None], "options": {"team_choice": choice},
            "stack": [
                {"frame": "first"}, {"frame": "slot"}, {"frame": "team", "seat": 1}, {"frame": "team", "seat": 0},
            ],
        }
        for choice in ("random", "seat_order")
    ],
    "slot": [{**SETUP, "stack": [{"frame": "first"}, {"frame": "slot"}]}],
    "hand": [
        {**SETUP, "players": 4, "stack": [{"frame": "first"}, {"frame": "hand", "slot": 2}]},
        {
            **SETUP, "players": 4, "options": {"four_player_toss": "two"},
            "stack": [{"frame": "first"}, {"frame": "hand", "slot": 2, "east": "left"}],
        },
    ],
    "first": [{**SETUP, "tiles": {"5,1": "base_iron_man", "5,8": "base_star_lord"}, "stack": [{"frame": "first"}]}],
    "turn": [{"characters": {"iron_man": at("5,0")}}],
    "finish": [
        {
            "phase": "post", "tiles": {"3,2": "battlefield"}, "tokens": {"3,2": ["hero_hulk"]},
            "characters": {"iron_man": at("3,2")},
        }
    ],
}  # fmt: skip
PENDING["take_cell"][1]["stack"] = [{"frame": "take_cell", "character": "iron_man", "stone": "stone_time"}]


def _before(name: str, who: str, **more: object) -> Dump:
    """A listed position of an ability before it is announced."""
    dump = PENDING[name][0]
    characters = dump["characters"]
    assert isinstance(characters, dict)
    ready = {**characters, who: {**characters[who], "used": False}}
    return {**dump, "phase": "pre", "stack": [], "characters": ready, **more}


# Positions with the actions that bring about what random games seldom meet.
COMING: dict[str, list[tuple[Dump, list[str]]]] = {
    "trap": [
        (
            {
                "tiles": {"2,2": "battlefield", "3,2": "outrider_general"},
                "characters": {"iron_man": at("2,2", right="stone_space")},
            },
            ["move iron_man 3,2", "continue"],
        )
    ],
    "take_holder": [
        (
            _before("take_cell", "gamora", tokens={"4,2": ["energy"], "2,1": ["energy"]}),
            ["ability gamora", "choose 4,2"],
        )
    ],
    "take_token": [
        (
            _before("take_token", "gamora", tokens={"4,2": ["energy", "hero_wong"], "2,1": ["energy"]}),
            ["ability gamora", "choose 4,2", "from floor"],
        )
    ],
    "turn_way": [
        ({**PENDING["turn_tile"][0], "phase": "pre", "stack": [], "spent": []}, ["use stone_reality", "choose 4,2"])
    ],
    "thanos_take": [
        (
            {
                "phase": "post", "tokens": {"4,3": ["stone_soul", "stone_mind"], "5,1": ["energy"]}, "thanos": "4,3",
            },
            ["end turn", "* toss stones"],
        )
    ],
    "guardians_second": [
        (
            {
                "tiles": {"2,2": "battlefield", "3,2": "guardians_ship"}, "characters": {"iron_man": at("2,2")},
                "options": {"guardians_ship_order": "both_first"},
            },
            ["move iron_man 3,2", "continue", "choose 4,4"],
        )
    ],
    "corvus": [
        (
            {"tiles": {"3,2": "battlefield", "2,2": "corvus"}, "characters": {"iron_man": at("3,2")}},
            ["move iron_man 2,2", "continue"],
        )
    ],
    "partner": [
        ({**PENDING["swap_places"][0], "phase": "pre", "stack": [], "characters": {
            "rocket": at("3,2"), "thor": at("3,3"), "iron_man": at("4,2"), "spider_man": at("4,2"),
        }}, ["ability rocket", "choose 4,2"]),
    ],
    "turn_tile": [({**PENDING["turn_tile"][0], "phase": "pre", "stack": [], "spent": []}, ["use stone_reality"])],
    "power": [
        (
            {
                "tiles": {"2,2": "battlefield", "3,2": "rotation_cw", "3,3": "battlefield"},
                "characters": {"iron_man": at("2,2"), "gamora": at("3,3", right="stone_power")},
            },
            ["move iron_man 3,2", "continue"],
        )
    ],
}  # fmt: skip
