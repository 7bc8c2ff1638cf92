"""The box as numbers: cards, dice, bases, stones and tokens, shipped or corrected."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bits_of
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.card_check import TIMINGS, complete
from sixstones.games.thanos_rising.explain import says
from sixstones.games.thanos_rising.shipped import (
    ASSET_OF,
    LEVELS,
    SECTOR_NAMES,
    STONES,
    Row,
    rows,
    table,
    texts,
    whole,
)
from sixstones.games.thanos_rising.symbols import COLOURS, FACES, STONE_COLOURS, SYMBOLS, THANOS_FACES

# Timing classes of heroes (TR-16).
TIMED_POOL: Final[i64] = 0
TIMED_MANIP: Final[i64] = 1
TIMED_ASSIGN: Final[i64] = 2
TIMED_FREE: Final[i64] = 3
TIMED_AFTER_DAMAGE: Final[i64] = 4


class Box:
    """Numbers by asset (heroes 0 … 31, villains 32 … 41), hero, program source and token kind."""

    def __init__(self, cards: Row) -> None:
        heroes, villains = rows(cards["heroes"]), rows(cards["villains"])
        bases, tokens = rows(cards["bases"]), rows(cards["tokens"])
        assets = heroes + villains
        self.type: vec[i64] = as_vec([SYMBOLS.index(str(row["type"])) for row in heroes])
        self.spaces: vec[i64] = as_vec([whole(row["spaces"]) for row in assets])
        self.cost: vec[i64] = as_vec([whole(row[f"cost_{letter}"]) for row in assets for letter in "btmx"])
        self.timing: vec[i64] = as_vec([TIMINGS.index(str(row["timing"])) for row in heroes])
        self.pay_symbol: vec[i64] = as_vec([_symbol(row.get("pay_symbol")) for row in heroes])
        self.pay_count: vec[i64] = as_vec([whole(row.get("pay_count", 0)) for row in heroes])
        conditions = [pr.read_condition(str(row["condition"]), trigger=False).numbers() for row in heroes]
        self.condition: vec[i64] = as_vec([numbers[0] for numbers in conditions])
        self.condition_type: vec[i64] = as_vec([numbers[1] for numbers in conditions])
        self.of_type: vec[i64] = as_vec([_mask(heroes, "type", symbol) for symbol in SYMBOLS])  # heroes as bits
        self.of_timing: vec[i64] = as_vec([_mask(heroes, "timing", timing) for timing in TIMINGS])
        # Power dice.
        dice = {str(row["color"]): row for row in rows(cards["power_dice"])}
        self.dice: vec[i64] = as_vec([whole(dice[colour]["count"]) for colour in COLOURS])
        self.faces: vec[i64] = as_vec(  # by kind: on how many sides of the die it stands
            [texts(dice[colour]["faces"]).count(face.upper()) for colour in COLOURS for face in FACES]
        )
        self.regular: bool = _is_regular(self.faces)
        self.alike: bool = _is_alike(self.faces)
        self.doubles: vec[i64] = as_vec(  # by symbol: the colours that can show it twice, as bits
            [bits_of([c for c in range(4) if self.faces[c * 8 + symbol + 4] > 0]) for symbol in range(4)]
        )
        thanos = texts(table(cards["thanos_die"])["faces"])
        self.thanos_die: vec[i64] = as_vec([thanos.count(face) for face in THANOS_FACES])
        stones = texts(table(cards["stone_die"])["faces"])
        by_id = {str(row["id"]): row for row in rows(cards["stones"])}
        colours = [str(by_id[id]["color"]) for id in STONES]  # the colour in which each stone is rolled
        self.stone_of: vec[i64] = as_vec([colours.index(colour) for colour in STONE_COLOURS])  # colour to stone
        self.stone_die: vec[i64] = as_vec([stones.count(colour) for colour in STONE_COLOURS])  # sides by colour
        # Bases.
        self.leader: vec[i64] = as_vec([ASSET_OF[str(row["leader"])] for row in bases])
        self.base_pool: vec[i64] = as_vec(
            [whole(table(row["pool"]).get(colour, 0)) for row in bases for colour in COLOURS]
        )
        triggers = [pr.read_condition(str(row["trigger"]), trigger=True).numbers() for row in bases]
        self.trigger_symbol: vec[i64] = as_vec([numbers[1] for numbers in triggers])
        self.trigger_min: vec[i64] = as_vec([numbers[2] for numbers in triggers])
        # Tokens and levels.
        self.token_count: vec[i64] = as_vec([whole(row["count"]) for row in tokens])
        levels = {str(row["id"]): row for row in rows(cards["difficulty"])}
        self.to_defeat: vec[i64] = as_vec([whole(levels[id]["villains_to_defeat"]) for id in LEVELS])
        self.loss_limit: vec[i64] = as_vec([whole(levels[id]["hero_loss_limit"]) for id in LEVELS])
        # Programs of all sources, one after the other: four numbers a call.
        texts_of = [
            *[pr.read_effects(str(row["effect"]), str(row["timing"])) for row in heroes],
            *[pr.read_effects(str(row["effect"]), "villain") for row in villains],
            *[pr.read_effects(str(row["effect"]), "base") for row in bases],
            *[pr.read_effects(str(by_id[id]["effect"]), "stone") for id in STONES],
            *[pr.read_effects(str(row["effect"]), "token") for row in tokens],
        ]
        starts: list[int] = []
        numbers: list[int] = []
        for calls in texts_of:
            starts.append(len(numbers))
            for call in calls:
                numbers.extend(call.numbers())
        self.program: vec[i64] = as_vec(numbers)
        self.start: vec[i64] = as_vec([*starts, len(numbers)])  # of each source, and one past the last
        self.commutes: vec[i64] = as_vec(  # by villain: 1 where order does not matter (TR-AMB-14)
            [1 if all(call.name == "hit_heroes" for call in calls) else 0 for calls in texts_of[32:42]]
        )
        self.odds: dict[int, float] = {}  # what `odds.py` has worked out for these dice
        self.paid_in_damage: i64 = 0  # heroes whose ability is paid with their own damage, as bits
        for hero in range(32):
            if any(call.name == "damage_self" for call in texts_of[hero]):
                self.paid_in_damage |= BIT[hero]


def _symbol(value: object) -> int:
    return SYMBOLS.index(value) if isinstance(value, str) and value in SYMBOLS else -1


def _mask(heroes: list[Row], key: str, value: str) -> int:
    return bits_of([hero for hero, row in enumerate(heroes) if row[key] == value])


def _is_regular(faces: vec[i64]) -> bool:
    """Whether every die shows every symbol, only one of them twice.

    Then a pool's cover is easily computed.
    """
    for colour in range(4):
        doubles = 0
        for symbol in range(4):
            if faces[colour * 8 + symbol] == 0:
                return False
            if faces[colour * 8 + symbol + 4] > 0:
                doubles += 1
        if doubles > 1:
            return False
    return True


def _is_alike(faces: vec[i64]) -> bool:
    """Whether every colour favours its own symbol in the same measure, and all others equally."""
    for colour in range(4):
        for symbol in range(4):
            for size in range(2):
                like = faces[size * 4] if symbol == colour else faces[size * 4 + 1]
                if faces[colour * 8 + size * 4 + symbol] != like:
                    return False
    return True


SHIPPED_BOX: Final = Box(complete({}))


def box_of(cards: Row | None) -> Box:
    """The box of a checked table of cards, or the shipped one."""
    return SHIPPED_BOX if cards is None else Box(complete(cards))


def component_table(cards: Row | None) -> dict[str, dict[str, object]]:
    """Every component by id, for views, tables and documentation; abilities as calls."""
    given = complete({} if cards is None else cards)
    found: dict[str, dict[str, object]] = {}
    for row in rows(given["heroes"]):
        entry = _asset(row, "hero")
        entry["hero_type"] = row["type"]
        entry["timing"] = row["timing"]
        condition = pr.read_condition(str(row["condition"]), trigger=False)
        timing = str(row["timing"])
        pay, price = "", 0
        if timing == "assign":
            pay, price = str(row["pay_symbol"]), whole(row["pay_count"])
            entry["pay"] = {pay: price}
        entry["condition"] = condition.as_dict()
        entry.update(_does(row, timing, condition, timing, pay, price))
        found[str(row["id"])] = entry
    for row in rows(given["villains"]):
        entry = _asset(row, "villain")
        entry["group"] = row["group"]
        entry.update(_does(row, "villain"))
        found[str(row["id"])] = entry
    for row in rows(given["bases"]):
        trigger = pr.read_condition(str(row["trigger"]), trigger=True)
        found[str(row["id"])] = {
            "type": "base",
            "leader": row["leader"],
            "color": row["color"],
            "pool": row["pool"],
            "trigger": trigger.as_dict(),
            **_does(row, "base", trigger),
            "provenance": _provenance(row),
        }
    for row in rows(given["stones"]):
        found[str(row["id"])] = {
            "type": "stone",
            "color": row["color"],
            **_does(row, "stone"),
            "provenance": _provenance(row),
        }
    for row in rows(given["tokens"]):
        found[str(row["id"])] = {
            "type": "token",
            "family": row["family"],
            "count": row["count"],
            **_does(row, "token"),
            "provenance": _provenance(row),
        }
    for row in rows(given["power_dice"]):
        found[f"die_of_{row['color']}"] = {
            "type": "die",
            "color": row["color"],
            "faces": [face.lower() for face in texts(row["faces"])],
            "count": row["count"],
            "provenance": _provenance(row),
        }
    for symbol in SYMBOLS:
        found[symbol] = {"type": "symbol"}
    for sector in SECTOR_NAMES:
        found[sector] = {"type": "sector"}
    for cause in ("dice", "reward", "recruited"):  # besides cards, what events name as their source
        found[cause] = {"type": "cause"}
    found["thanos"] = {"type": "figure"}
    found["thanos_die"] = {"type": "die", "faces": texts(table(given["thanos_die"])["faces"])}
    found["stone_die"] = {"type": "die", "faces": texts(table(given["stone_die"])["faces"])}
    for row in rows(given["difficulty"]):
        found[f"level_{row['id']}"] = {
            "type": "level",
            "villains_to_defeat": row["villains_to_defeat"],
            "hero_loss_limit": row["hero_loss_limit"],
            "provenance": _provenance(row),
        }
    return found


def _asset(row: Row, sort: str) -> dict[str, object]:
    cost = {SYMBOLS[at]: row[f"cost_{letter}"] for at, letter in enumerate("btmx") if whole(row[f"cost_{letter}"])}
    return {"type": sort, "spaces": row["spaces"], "cost": cost, "provenance": _provenance(row)}


def _does(
    row: Row, sort: str, condition: pr.Call | None = None, timing: str = "", pay: str = "", price: int = 0
) -> dict[str, object]:
    """An ability as calls, and as a phrase that says what it does."""
    calls = pr.read_effects(str(row["effect"]), sort)
    return {"effect": [call.as_dict() for call in calls], "says": says(calls, condition, timing, pay, price)}


def _provenance(row: Row) -> dict[str, object]:
    return {key.removeprefix("prov_"): value for key, value in row.items() if key.startswith("prov_")}
