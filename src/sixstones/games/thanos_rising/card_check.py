"""Checks of a table of cards: the first fault with its entry, field and expectation.

TR-INV-18.

A table has the sections of the data files. A section that is given lists all its entries; one that is left out is the
shipped one.
"""

from collections.abc import Callable
from typing import Final

from sixstones.core.card_files import CardFault, Entry
from sixstones.core.errors import shown
from sixstones.games.thanos_rising.programs import BadProgram, read_condition, read_effects
from sixstones.games.thanos_rising.shipped import (
    BASES,
    HEROES,
    LEVELS,
    SECTIONS,
    SHIPPED,
    STONES,
    TOKENS,
    VILLAINS,
    Row,
    constant,
    rows,
    table,
    whole,
)
from sixstones.games.thanos_rising.symbols import COLOURS, FACES, STONE_COLOURS, SYMBOLS, THANOS_FACES

TIMINGS: Final = ["pool", "manip", "assign", "free", "after_damage"]
PROVENANCE: Final = ["RULEBOOK", "SOURCED", "RECONSTRUCTED"]
GROUPS: Final = ["outrider", "child_of_thanos"]
MOST_SPACES: Final = 9
MOST_COST: Final = 9
_COSTS: Final = ["cost_b", "cost_t", "cost_m", "cost_x"]
_SIDES: Final = 6


def check_cards(cards: Row) -> Row:
    """The table with the fields that matter, complete in every section it has.

    The first fault raises CardFault.
    """
    for key in cards:
        if key in ("format", "game"):
            if cards[key] != SHIPPED[key]:
                raise CardFault("file", key, f"{shown(cards[key])} stands there", str(SHIPPED[key]))
        elif key not in SECTIONS:
            raise CardFault("file", key, "there is no such section", "one of " + ", ".join(SECTIONS))
    found: Row = {}
    for section in SECTIONS:
        if section in cards:
            found[section] = _section(section, cards[section])
    _check_sums(complete(found))
    return found


def complete(cards: Row) -> Row:
    """A checked table with all its sections."""
    return {section: cards.get(section, SHIPPED[section]) for section in SECTIONS}


def _section(section: str, value: object) -> object:
    if section in ("thanos_die", "stone_die"):
        return _special_die(Entry(value, section), THANOS_FACES if section == "thanos_die" else STONE_COLOURS)
    readers: dict[str, Callable[[Entry], Row]] = {
        "heroes": _hero, "villains": _villain, "power_dice": _die, "bases": _base, "stones": _stone,
        "tokens": _token, "difficulty": _level,
    }  # fmt: skip
    wanted: dict[str, list[str]] = {
        "heroes": HEROES, "villains": VILLAINS, "power_dice": COLOURS, "bases": BASES, "stones": STONES,
        "tokens": TOKENS, "difficulty": LEVELS,
    }  # fmt: skip
    if not isinstance(value, list):
        raise CardFault(section, "", f"{shown(value)} stands there", "a list of tables")
    key = "color" if section == "power_dice" else "id"
    found: dict[str, Row] = {}
    items: list[object] = [item for item in value]
    for at, item in enumerate(items):
        entry = Entry(item, f"{section} {at + 1}")
        id = entry.word(key, wanted[section])
        entry.entry = f"{section} {at + 1} ({id})"
        if id in found:
            raise CardFault(entry.entry, key, f"{id} occurs twice", "each entry once")
        found[id] = readers[section](entry)
    missing = [id for id in wanted[section] if id not in found]
    if missing:
        raise CardFault(section, "", f"{', '.join(missing)} missing", f"all {len(wanted[section])} entries")
    return [found[id] for id in wanted[section]]


# Entries.


def _hero(entry: Entry) -> Row:
    _only(entry, ["type", "leader_of", "spaces", *_COSTS, "timing", "pay_symbol", "pay_count", "condition", "effect"])
    timing = entry.word("timing", TIMINGS)
    found: Row = {"id": entry.data["id"], "type": entry.word("type", SYMBOLS)}
    found["spaces"] = entry.whole("spaces", 1, MOST_SPACES)
    _cost(entry, found)
    found["timing"] = timing
    if timing == "assign":
        found["pay_symbol"] = entry.word("pay_symbol", SYMBOLS)
        found["pay_count"] = entry.whole("pay_count", 1, MOST_COST)
    elif entry.data.get("pay_symbol", "") != "" or entry.data.get("pay_count", 0) != 0:
        key = "pay_symbol" if entry.data.get("pay_symbol", "") != "" else "pay_count"
        raise entry.wrong(key, "no price, since the timing is not assign")
    found["condition"] = _condition(entry, "condition", trigger=False)
    found["effect"] = _effect(entry, timing)
    return found


def _villain(entry: Entry) -> Row:
    _only(entry, ["group", "spaces", *_COSTS, "timing", "effect"])
    found: Row = {"id": entry.data["id"], "group": entry.word("group", GROUPS)}
    found["spaces"] = entry.whole("spaces", 1, MOST_SPACES)
    _cost(entry, found)
    if entry.has("timing"):
        entry.word("timing", ["villain"])
    found["effect"] = _effect(entry, "villain")
    return found


def _die(entry: Entry) -> Row:
    _only(entry, ["color", "faces", "count"])
    found: Row = {"color": entry.data["color"], "count": entry.whole("count", 1, constant("power_dice"))}
    found["faces"] = _faces(entry, [face.upper() for face in FACES])
    return found


def _special_die(entry: Entry, known: list[str]) -> Row:
    _only(entry, ["faces"])
    return {"faces": _faces(entry, known)}


def _faces(entry: Entry, known: list[str]) -> list[object]:
    faces = entry.data.get("faces")
    expected = f"a list of {_SIDES} faces out of {', '.join(known)}"
    if not isinstance(faces, list) or len(faces) != _SIDES:
        raise entry.wrong("faces", expected)
    for face in faces:
        if face not in known:
            raise CardFault(entry.entry, entry.at("faces"), f"there is no face {shown(face)}", expected)
    return [face for face in faces]


def _base(entry: Entry) -> Row:
    _only(entry, ["leader", "color", "pool", "trigger", "effect"])
    found: Row = {"id": entry.data["id"], "leader": entry.word("leader", HEROES), "color": entry.word("color", COLOURS)}
    pool = entry.table("pool")
    pool.only(COLOURS)
    size = constant("pool_size")
    counts = {colour: pool.whole(colour, 0, size) for colour in COLOURS if pool.has(colour)}
    if sum(counts.values()) != size:
        raise entry.wrong("pool", f"{size} dice in all")
    found["pool"] = counts
    found["trigger"] = _condition(entry, "trigger", trigger=True)
    found["effect"] = _effect(entry, "base")
    return found


def _stone(entry: Entry) -> Row:
    _only(entry, ["color", "effect"])
    return {
        "id": entry.data["id"],
        "color": entry.word("color", STONE_COLOURS),
        "effect": _effect(entry, "stone"),
    }


def _token(entry: Entry) -> Row:
    _only(entry, ["family", "effect", "count"])
    found: Row = {"id": entry.data["id"], "family": entry.word("family", ["A", "B", "C"])}
    found["effect"] = _effect(entry, "token")
    found["count"] = entry.whole("count", 0, constant("bonus_tokens"))
    return found


def _level(entry: Entry) -> Row:
    _only(entry, ["villains_to_defeat", "hero_loss_limit"])
    return {
        "id": entry.data["id"],
        "villains_to_defeat": entry.whole("villains_to_defeat", 1, len(VILLAINS)),
        "hero_loss_limit": entry.whole("hero_loss_limit", 1, len(HEROES)),
    }


# What no single entry shows.


def _check_sums(cards: Row) -> None:
    dice = {str(row["color"]): whole(row["count"]) for row in rows(cards["power_dice"])}
    _add_up("power_dice", sum(dice.values()), constant("power_dice"))
    _add_up("tokens", sum([whole(row["count"]) for row in rows(cards["tokens"])]), constant("bonus_tokens"))
    leaders: list[str] = []
    for at, row in enumerate(rows(cards["bases"])):
        entry = f"bases {at + 1} ({row['id']})"
        for colour, n in table(row["pool"]).items():
            if whole(n) > dice[colour]:
                found = f"it takes {whole(n)} {colour} dice"
                raise CardFault(entry, "pool", found, f"at most the {dice[colour]} there are")
        if row["leader"] in leaders:
            raise CardFault(entry, "leader", f"{row['leader']} leads two teams", "a hero of its own")
        leaders.append(str(row["leader"]))
    colours = [str(row["color"]) for row in rows(cards["stones"])]
    for at, colour in enumerate(colours):
        if colour in colours[:at]:
            id = rows(cards["stones"])[at]["id"]
            raise CardFault(f"stones {at + 1} ({id})", "color", f"two stones are {colour}", "a colour of its own")


def _add_up(section: str, found: int, expected: int) -> None:
    if found != expected:
        raise CardFault(section, "count", f"they add up to {found}", f"{expected} in all")


# Fields.


def _only(entry: Entry, known: list[str]) -> None:
    """No other fields; a name, a note and where values come from may always stand there."""
    for key in entry.data:
        if key.startswith("prov_"):
            entry.word(key, PROVENANCE)
    provenance = [key for key in entry.data if key.startswith("prov_")]
    entry.only(["id", *known, "name", "note", *provenance])


def _cost(entry: Entry, found: Row) -> None:
    total = 0
    for key in _COSTS:
        found[key] = entry.whole(key, 0, MOST_COST)
        total += entry.whole(key, 0, MOST_COST)
    if not 1 <= total <= MOST_COST:
        raise CardFault(entry.entry, "cost_b", f"the card has {total} symbols", f"1 to {MOST_COST} in all")


def _effect(entry: Entry, sort: str) -> str:
    text = entry.text("effect")
    try:
        read_effects(text, sort)
    except BadProgram as problem:
        raise CardFault(entry.entry, entry.at("effect"), problem.found, problem.expected) from problem
    return text


def _condition(entry: Entry, key: str, trigger: bool) -> str:
    text = entry.text(key)
    try:
        read_condition(text, trigger)
    except BadProgram as problem:
        raise CardFault(entry.entry, entry.at(key), problem.found, problem.expected) from problem
    return text
