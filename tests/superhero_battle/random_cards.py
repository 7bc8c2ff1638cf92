"""Random card files from the words of the vocabulary: most are accepted, none may hurt."""

import random
from typing import Any

from sixstones.core.card_files import CardFault
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.card_tables import shipped, variant_words
from sixstones.games.superhero_battle.components import ACTIONS, TECHNIQUES
from sixstones.games.superhero_battle.program_check import FIELDS
from tests.superhero_battle.positions import GAME


def random_table(seed: int) -> dict[str, Any]:
    """An accepted table: shipped cards, of which many have programs of chance."""
    chance = random.Random(seed)
    table: dict[str, Any] = {"partial": True}
    for section, cards in shipped().items():
        kept: list[dict[str, Any]] = []
        for card in cards:
            tried = _changed(chance, section, card)
            if tried is not None and _accepted({**table, section: [*kept, tried]}):
                kept.append(tried)
        if kept:
            table[section] = kept
    return table


def _accepted(table: dict[str, Any]) -> bool:
    try:
        GAME.check_cards(table)
    except CardFault:
        return False
    return True


def _changed(chance: random.Random, section: str, card: dict[str, Any]) -> dict[str, Any] | None:
    """The card with other programs; None if none of a few tries is accepted."""
    for _ in range(20):
        other = {**card}
        if section == "techniques":
            other["actions"] = [_action(chance, action) for action in card["actions"]]
        else:
            windows = v.WINDOWS if section == "heroes" else v.OF_BATTLEFIELDS
            other.pop("when", None)
            other["window"] = chance.choice([window for window in windows if window != "continuous"])
            if section == "heroes":
                other["kind"] = chance.choice(["active", "passive"])
            other["program"] = _program(chance)
        if _accepted({"partial": True, section: [other]}):
            return other
    return None


def _action(chance: random.Random, action: dict[str, Any]) -> dict[str, Any]:
    other = {key: value for key, value in action.items() if key != "variants"}
    other["program"] = _program(chance)
    words = variant_words(action["id"])
    if words:
        other["variants"] = {word: _program(chance) for word in words}
    return other


def _program(chance: random.Random, depth: int = 1) -> list[dict[str, Any]]:
    return [_step(chance, depth) for _ in range(chance.randint(1, 4))]


def _step(chance: random.Random, depth: int) -> dict[str, Any]:
    op = chance.choice([op for op in FIELDS if op != "modify" and (depth < 3 or op not in ("if", "choose"))])
    if chance.random() < 0.15:
        op = "perform_other_action"
    required, optional = FIELDS[op]
    step: dict[str, Any] = {"op": op}
    for field in [*required, *[field for field in optional if chance.random() < 0.5]]:
        step[field] = _value(chance, op, field, depth)
    if chance.random() < 0.1:
        step["when"] = _condition(chance)
    if chance.random() < 0.1:
        step["optional"] = True
    return step


def _value(chance: random.Random, op: str, field: str, depth: int) -> Any:
    match field:
        case "target":
            return chance.choice(v.TARGETS)
        case "amount" | "value":
            return chance.randint(1, 4)
        case "by":
            return chance.choice(v.DECIDERS)
        case "to":
            return chance.choice(["all", "self"])
        case "technique":
            return chance.choice(TECHNIQUES)
        case "blocks":
            return chance.sample(["knockout", *ACTIONS], 3)
        case "on_numbers":
            return chance.sample(range(1, 8), 2)
        case "cond":
            return _condition(chance)
        case "then" | "else":
            return _program(chance, depth + 1)
        case "options":
            return [_program(chance, depth + 1) for _ in range(2)]
        case _:
            return chance.random() < 0.5


def _condition(chance: random.Random) -> dict[str, Any]:
    word = chance.choice(["in_battle", "is_holder", "played", "energy_at_most", "not"])
    if word == "not":
        return {"not": {"is_holder": "self"}}
    if word == "played":
        return {"played": chance.sample(TECHNIQUES, 3)}
    if word == "energy_at_most":
        return {word: {"who": chance.choice(["self", "holder"]), "n": chance.randint(0, 5)}}
    return {word: chance.choice(["self", "holder"])}
