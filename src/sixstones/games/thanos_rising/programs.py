"""The words in which abilities are written: parsed, checked, and flattened to numbers.

`list := call ("+" call)*`, `call := name "(" [arg (";" arg)*] ")"`, `arg := key "=" value ("|" value)*`.
A program is carried out from left to right by `effects.py`, which knows no card by name.
"""

import re
from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import bits_of
from sixstones.games.thanos_rising.symbols import COLOURS, SYMBOLS

# Effect calls.
CALL_ADD_DIE: Final[i64] = 0
CALL_REROLL: Final[i64] = 1
CALL_TURN_FACE: Final[i64] = 2
CALL_HEAL: Final[i64] = 3
CALL_REMOVE_COUNTER: Final[i64] = 4
CALL_DRAW_TOKEN: Final[i64] = 5
CALL_HIT_VILLAIN: Final[i64] = 6
CALL_DAMAGE_SELF: Final[i64] = 7
CALL_HIT_HEROES: Final[i64] = 8
CALL_HIT_EACH_TEAM: Final[i64] = 9
CALL_HIT_ONE: Final[i64] = 10
CALL_ROLL_STONE: Final[i64] = 11
CALL_TRIGGER_VILLAINS: Final[i64] = 12
CALL_NO_HEAL: Final[i64] = 13
CALL_HEAL_VILLAINS: Final[i64] = 14
CALL_ADD_COUNTER: Final[i64] = 15
CALL_SYMBOL: Final[i64] = 16
CALLS: Final = [
    "add_die", "reroll", "turn_face", "heal", "remove_counter", "draw_token", "hit_villain", "damage_self",
    "hit_heroes", "hit_each_team", "hit_one", "roll_stone", "trigger_villains", "no_heal", "heal_villains",
    "add_counter", "symbol",
]  # fmt: skip

# Conditions.
IF_ALWAYS: Final[i64] = 0
IF_TEAM_HAS: Final[i64] = 1
IF_TEAM_HAS_OTHER: Final[i64] = 2
IF_VILLAIN_IN_DEPLOYED_SECTOR: Final[i64] = 3
IF_VILLAIN_HIT_THIS_TURN: Final[i64] = 4
IF_SELF_HAS_EMPTY_SPACE: Final[i64] = 5
IF_OPENING_SYMBOLS: Final[i64] = 6
CONDITIONS: Final = [
    "always", "team_has", "team_has_other", "villain_in_deployed_sector", "villain_hit_this_turn",
    "self_has_empty_space", "opening_symbols",
]  # fmt: skip

# Values of arguments that are words.
ONE_HERO: Final[i64] = 0
SPLIT: Final[i64] = 1
PER_VILLAIN_HIT: Final[i64] = 2
HEAL_TARGETS: Final = ["one_hero", "split", "per_villain_hit"]
ANY_VILLAIN: Final[i64] = 0
UNDAMAGED: Final[i64] = 1
VILLAIN_TARGETS: Final = ["any", "undamaged"]
OWN_SECTOR: Final[i64] = 0
NEXT_SECTOR_CW: Final[i64] = 1
ACTIVE_TEAM: Final[i64] = 2
SCOPES: Final = ["own_sector", "next_sector_cw", "active_team"]
MOST_HEALTH: Final[i64] = 0
LEAST_HEALTH: Final[i64] = 1
PICKS: Final = ["most_health", "least_health"]

_MOST: Final = 9  # no printed number is larger


class Arg:
    """An argument of a call: a whole number, one word, or (`many`) a set of words.

    `default` None: it must be given.
    """

    def __init__(
        self, key: str, words: list[str] | None = None, many: bool = False, default: str | None = None
    ) -> None:
        self.key = key
        self.words = words
        self.many = many
        self.default = default

    def expected(self) -> str:
        if self.words is None:
            return f"a whole number from 1 to {_MOST}"
        return ("one or more of " if self.many else "one of ") + ", ".join(self.words)


_N: Final = Arg("n")
_ALL_TYPES: Final = "|".join(SYMBOLS)
# The arguments of every call; their numbers follow the call's own in a flattened program, in this order.
EFFECT_ARGS: Final[dict[str, list[Arg]]] = {
    "add_die": [Arg("colors", COLOURS, many=True), Arg("per_self_damage", default="0")],
    "reroll": [Arg("dice")],
    "turn_face": [Arg("showing", SYMBOLS, many=True)],
    "heal": [_N, Arg("target", HEAL_TARGETS)],
    "remove_counter": [_N],
    "draw_token": [_N, Arg("keep", default="0")],
    "hit_villain": [_N, Arg("target", VILLAIN_TARGETS)],
    "damage_self": [_N],
    "hit_heroes": [_N, Arg("scope", SCOPES), Arg("types", SYMBOLS, many=True, default=_ALL_TYPES)],
    "hit_each_team": [_N, Arg("heroes")],
    "hit_one": [_N, Arg("scope", ["active_team"]), Arg("pick", PICKS)],
    "roll_stone": [Arg("times")],
    "trigger_villains": [Arg("scope", ["thanos_sector"])],
    "no_heal": [],
    "heal_villains": [_N],
    "add_counter": [_N, Arg("target", ["fewest_other"])],
    "symbol": [Arg("symbol", SYMBOLS)],
}
CONDITION_ARGS: Final[dict[str, list[Arg]]] = {
    "always": [],
    "team_has": [Arg("type", SYMBOLS)],
    "team_has_other": [Arg("type", SYMBOLS)],
    "villain_in_deployed_sector": [],
    "villain_hit_this_turn": [],
    "self_has_empty_space": [],
    "opening_symbols": [Arg("symbol", SYMBOLS), Arg("min")],
}
_FREELY: Final = ["heal", "remove_counter", "draw_token", "hit_villain"]
# What may stand in the program of a hero of each timing class, of a villain, a base, a stone and a token.
PERMITTED: Final = {
    "pool": ["add_die"],
    "manip": ["reroll", "turn_face"],
    "assign": _FREELY,
    "free": ["damage_self", *_FREELY],
    "after_damage": _FREELY,
    "villain": ["hit_heroes", "hit_each_team", "hit_one", "roll_stone", "heal_villains"],
    "base": _FREELY,
    "stone": ["no_heal", "add_counter", "hit_one", "hit_heroes", "hit_each_team", "heal_villains", "trigger_villains"],
    "token": ["symbol", "add_die", "heal", "remove_counter", "draw_token"],
}
_ALONE: Final = ["add_die", "reroll", "turn_face", "symbol"]  # a program with one of these has no other call
WIDTH: Final[i64] = 4  # numbers of a call in a flattened program


class BadProgram(Exception):
    """A program that cannot be read, and what was expected in its place."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"{found}; expected {expected}")
        self.found = found
        self.expected = expected


class Call:
    """One call with the words it was written with; left-out arguments have their defaults."""

    def __init__(self, name: str, given: dict[str, list[str]]) -> None:
        self.name = name
        self.given = given

    def as_dict(self) -> dict[str, object]:
        """The call as a component shows it: numbers as numbers, sets as lists."""
        found: dict[str, object] = {"call": self.name}
        args = EFFECT_ARGS[self.name] if self.name in EFFECT_ARGS else CONDITION_ARGS[self.name]
        for arg in args:
            values = self.given[arg.key]
            if arg.words is None:
                found[arg.key] = int(values[0])
            elif arg.many:
                found[arg.key] = values
            else:
                found[arg.key] = values[0]
        return found

    def numbers(self) -> list[int]:
        """The call flattened: its number, then an argument each; a set is bits."""
        effect = self.name in EFFECT_ARGS
        found = [CALLS.index(self.name) if effect else CONDITIONS.index(self.name)]
        args = EFFECT_ARGS[self.name] if effect else CONDITION_ARGS[self.name]
        for arg in args:
            values = self.given[arg.key]
            if arg.words is None:
                found.append(int(values[0]))
            elif arg.many:
                found.append(bits_of([arg.words.index(value) for value in values]))
            else:
                found.append(arg.words.index(values[0]))
        return found + [0] * (int(WIDTH) - len(found))


def read_effects(text: str, sort: str) -> list[Call]:
    """The calls of an effect text of a sort of component (`PERMITTED`)."""
    calls = [_read_call(part, EFFECT_ARGS, "effect") for part in text.split("+")]
    for call in calls:
        if call.name not in PERMITTED[sort]:
            raise BadProgram(f"{call.name} cannot stand here", ", ".join(PERMITTED[sort]))
        if call.name in _ALONE and len(calls) > 1:
            raise BadProgram(f"{call.name} stands alone", "no further call")
        if call.name == "add_die" and sort == "token" and call.given["per_self_damage"] != ["0"]:
            raise BadProgram("a token has no damage of its own", "add_die without per_self_damage")
        if call.name == "heal" and call.given["target"] == ["per_villain_hit"] and sort != "after_damage":
            raise BadProgram("heal per_villain_hit belongs to after_damage", "one_hero or split")
        if call.name == "draw_token" and int(call.given["keep"][0]) > int(call.given["n"][0]):
            raise BadProgram("draw_token cannot keep more than it draws", "keep up to n")
    return calls


def read_condition(text: str, trigger: bool) -> Call:
    """A condition of a hero, or (`trigger`) what the opening roll must show."""
    call = _read_call(text, CONDITION_ARGS, "condition")
    if (call.name == "opening_symbols") != trigger:
        expected = "opening_symbols" if trigger else ", ".join(CONDITIONS[:-1])
        raise BadProgram(f"{call.name} cannot stand here", expected)
    return call


def _read_call(text: str, known: dict[str, list[Arg]], sort: str) -> Call:
    found = re.fullmatch(r"\s*([a-z_]+)\(([^()]*)\)\s*", text)
    if found is None:
        raise BadProgram(f"{text.strip()[:60]!r} is no call", "name(key=value;…)")
    name, inner = str(found.group(1)), str(found.group(2))
    if name not in known:
        raise BadProgram(f"there is no {sort} {name}", f"one of {', '.join(known)}")
    given: dict[str, list[str]] = {}
    for part in inner.split(";") if inner.strip() else []:
        key, equals, value = part.partition("=")
        key = key.strip()
        if not equals or key in given or key not in [arg.key for arg in known[name]]:
            keys = ", ".join([arg.key for arg in known[name]]) or "no argument"
            raise BadProgram(f"{name} cannot have {part.strip()[:40]!r}", keys)
        given[key] = [word.strip() for word in value.split("|")]
    for arg in known[name]:
        if arg.key not in given and arg.default is not None:
            given[arg.key] = arg.default.split("|")
        elif arg.key not in given:
            raise BadProgram(f"{name} lacks {arg.key}", arg.expected())
        elif not _fits(arg, given[arg.key]):
            raise BadProgram(f"{arg.key} of {name} cannot be {'|'.join(given[arg.key])!r}", arg.expected())
    return Call(name, given)


def _fits(arg: Arg, values: list[str]) -> bool:
    if arg.words is None:
        return len(values) == 1 and re.fullmatch(r"[1-9]", values[0]) is not None
    if not arg.many and len(values) != 1:
        return False
    return len(set(values)) == len(values) and all(value in arg.words for value in values)
