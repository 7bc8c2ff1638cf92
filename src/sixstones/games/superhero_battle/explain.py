"""Cards that explain themselves: a program as a tree of phrases, a message per word.

A phrase is `{"say": message, argument: value, …}`; a value is a number, the id of a component, a phrase, a list of ids,
or `{"any": ids}`, one of them. `Words.phrase` puts it into a language. The tree is made from the very steps that are
played, so a text can never disagree with what the card does.
"""

from typing import Final

from sixstones.core.reading import as_dict
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.card_tables import merged
from sixstones.games.superhero_battle.components import rows, texts, whole

_TARGETED: Final = [
    "damage", "gain_energy", "set_energy", "draw", "discard_random", "discard_chosen", "name_card", "discard_named",
    "reveal_hand", "give_card",
]  # fmt: skip
_PLAIN: Final = [
    "set_trap", "remove_trap", "flip_tactic", "place_knockout", "remove_knockout", "take_first_player",
    "pass_first_player", "guard", "perform_other_action", "return_played", "swap_laid", "choose", "if", "set_amount",
    "add_amount", "cap_amount", "make_unblockable", "cancel_exit",
]  # fmt: skip
_VARIANTS: Final = [
    "text-damage-unblockable", "text-discard_named-all", "text-reveal_hand-to_you", "text-set_trap-numbers",
    "text-remove_trap-numbers", "text-flip_tactic-up_to", "text-set_amount-one", "text-if-else", "text-when",
    "text-optional", "text-then", "text-or", "text-action", "text-active", "text-passive", "text-passive-if",
    "text-active-if", "text-not", "text-all", "text-any", "text-by-owner", "text-by-right_of_first",
]  # fmt: skip
# Every message the texts of cards are composed of.
PHRASES: Final = [
    *[f"text-{op}" for op in [*_TARGETED, *_PLAIN]],
    *[f"text-{op}-self" for op in _TARGETED if op != "name_card"],
    *_VARIANTS,
    *[f"target-{target}" for target in v.TARGETS],
    *[f"window-{window}" for window in v.WINDOWS if window != "continuous"],
    *[f"if-{word}" for word in v.CONDITIONS if word not in ("not", "all", "any")],
    *[f"if-{word}-self" for word in ("in_battle", "is_holder", "has_named", "energy_at_most")],
    "rule-knockout_damage-0",
    *[f"rule-{rule}" for rule in v.RULES if rule not in v.VALUES and rule not in ("trap_stays", "abilities_on")],
    *[f"rule-{rule}-{value}" for rule, values in v.VALUES.items() for value in values],
    *[f"rule-{rule}-{flag}" for rule in ("trap_stays", "abilities_on") for flag in ("yes", "no")],
]


def component_table(options: dict[str, object]) -> dict[str, dict[str, object]]:
    """Every component by id: what it is, its program, and `says`, the phrase that explains it.

    `names` and `text` are there where a card file gives them: what people read on their own cards.
    """
    own = options.get("cards")
    given = None if own is None else as_dict(own, "options.cards")
    cards = merged(given)
    found: dict[str, dict[str, object]] = {}
    for card in cards["techniques"]:
        actions = rows(card["actions"])
        ids = [str(action["id"]) for action in actions]
        found[str(card["id"])] = {"type": "technique", "number": card["number"], "actions": ids, **_notes(card)}
        for action in actions:
            program = _chosen(action, options)
            says: dict[str, object] = {"say": "text-action", "steps": _steps(program)}
            data: dict[str, object] = {"type": "action", "technique": card["id"], "slot": action["slot"]}
            found[str(action["id"])] = {**data, "program": program, "says": says, **_notes(action)}
    for section, type in (("heroes", "hero"), ("battlefields", "battlefield")):
        for card in cards[section]:
            entry: dict[str, object] = {"type": type, "box": card["box"], "window": card["window"]}
            if "kind" in card:
                entry["kind"] = card["kind"]
            found[str(card["id"])] = {**entry, "program": card["program"], "says": _card(card), **_notes(card)}
    found["trap"] = {"type": "tactic_side"}
    found["knockout"] = {"type": "knockout"}
    return found


def _notes(card: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {"names": card["name"], "provenance": card.get("provenance", "reconstructed")}
    if "text" in card:
        found["text"] = card["text"]
    return found


def _chosen(action: dict[str, object], options: dict[str, object]) -> list[dict[str, object]]:
    variants = action.get("variants")
    wanted = options.get(f"{action['id']}_variant")
    if isinstance(variants, dict) and wanted in variants:
        return rows(variants[wanted])
    return rows(action["program"])


def _card(card: dict[str, object]) -> dict[str, object]:
    """The sentence of a hero or a battlefield."""
    steps = _steps(rows(card["program"]))
    if card["window"] == "continuous":
        return {"say": "text-action", "steps": steps}
    found: dict[str, object] = {
        "say": "text-active" if card.get("kind") == "active" else "text-passive",
        "window": {"say": f"window-{card['window']}"},
        "steps": steps,
    }
    if "when" in card:
        found["say"] = f"{found['say']}-if"
        found["condition"] = _condition(card["when"])
    return found


def _steps(program: list[dict[str, object]]) -> object:
    """One step after the other."""
    said: object = _step(program[0])
    for step in program[1:]:
        said = {"say": "text-then", "first": said, "second": _step(step)}
    return said


def _step(step: dict[str, object]) -> dict[str, object]:
    said = _op(step, str(step["op"]))
    if step.get("optional") is True:
        said = {"say": "text-optional", "step": said}
    if "when" in step:
        said = {"say": "text-when", "step": said, "condition": _condition(step["when"])}
    return said


def _op(step: dict[str, object], op: str) -> dict[str, object]:
    if op == "modify":
        return _rule(str(step["rule"]), step["value"])
    said: dict[str, object] = {"say": f"text-{op}"}
    for key in ("amount", "value"):
        if isinstance(step.get(key), int):
            said["amount"] = whole(step[key])
    if "target" in step:
        said["target"] = {"say": f"target-{step['target']}"}
        if step["target"] == "self" and op in _TARGETED:
            said["say"] = f"text-{op}-self"
    if op == "damage" and step.get("unblockable") is True:
        said["say"] = "text-damage-unblockable"
    elif op == "discard_named" and step["amount"] == "all":
        said["say"] = "text-discard_named-all"
    elif op == "reveal_hand" and step["to"] == "self":
        said["say"] = "text-reveal_hand-to_you"
    elif op == "flip_tactic" and step.get("up_to") is True:
        said["say"] = "text-flip_tactic-up_to"
    elif op == "set_amount" and "target" in step:
        said["say"] = "text-set_amount-one"
    elif "on_numbers" in step:
        said["say"] = f"text-{op}-numbers"
        numbers = step["on_numbers"]
        said["numbers"] = ", ".join([str(n) for n in numbers]) if isinstance(numbers, list) else ""
    elif op == "give_card":
        said["technique"] = str(step["technique"])
    elif op == "guard":
        said["blocks"] = texts(step["blocks"])
    elif op == "choose":
        said["options"] = _options(step["options"])
    elif op == "if":
        said["condition"] = _condition(step["cond"])
        said["then"] = _steps(rows(step["then"]))
        if "else" in step:
            said["say"] = "text-if-else"
            said["else"] = _steps(rows(step["else"]))
    if step.get("by") in ("owner", "right_of_first"):
        return {"say": f"text-by-{step['by']}", "step": said}
    return said


def _options(options: object) -> object:
    listed: list[object] = [option for option in options] if isinstance(options, list) else []
    said: object = _steps(rows(listed[0]))
    for option in listed[1:]:
        said = {"say": "text-or", "first": said, "second": _steps(rows(option))}
    return said


def _condition(cond: object) -> dict[str, object]:
    for word, value in as_dict(cond, "when").items():
        if word == "not":
            return {"say": "text-not", "condition": _condition(value)}
        if word in ("all", "any"):
            listed: list[object] = [part for part in value] if isinstance(value, list) else []
            said = _condition(listed[0])
            for part in listed[1:]:
                said = {"say": f"text-{word}", "first": said, "second": _condition(part)}
            return said
        if word == "energy_at_most":
            inner = as_dict(value, "when")
            return {**_about("if-energy_at_most", inner["who"]), "amount": whole(inner["n"])}
        if word in ("played", "source"):
            return {"say": f"if-{word}", "cards": {"any": texts(value)}}
        return _about(f"if-{word}", value)
    return {}


def _about(say: str, who: object) -> dict[str, object]:
    return {"say": f"{say}-self"} if who == "self" else {"say": say, "who": {"say": f"target-{who}"}}


def _rule(rule: str, value: object) -> dict[str, object]:
    if rule == "both_actions":
        return {"say": "rule-both_actions", "cards": texts(value)}
    if isinstance(value, bool):
        return {"say": f"rule-{rule}-{'yes' if value else 'no'}"}
    if rule in v.VALUES:
        return {"say": f"rule-{rule}-{value}"}
    if rule == "knockout_damage" and value == 0:
        return {"say": "rule-knockout_damage-0"}
    return {"say": f"rule-{rule}", "amount": whole(value)}
