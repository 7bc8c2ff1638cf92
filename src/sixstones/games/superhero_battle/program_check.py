"""Checks of a program: known words, all fields, somebody to aim at, and an end."""

from typing import Final

from sixstones.core.card_files import CardFault, Entry
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import ACTIONS, BOX, TECHNIQUES, texts

MOST_STEPS: Final = 40
MOST_CONDITIONS: Final = 40
MOST_DEPTH: Final = 6
MOST_AMOUNT: Final = 9
MOST_OPTIONS: Final = 8
MOST_PASSES: Final = 6  # more would need more cards than a box has (SB-AMB-31)

_AMOUNTS: Final = ["set_amount", "add_amount", "cap_amount"]
_OF_ACTOR: Final = [
    "name_card", "flip_tactic", "take_first_player", "guard", "perform_other_action", "return_played", "swap_laid",
    "choose", *_AMOUNTS, "make_unblockable", "cancel_exit",
]  # fmt: skip


def _fields() -> dict[str, tuple[list[str], list[str]]]:
    """The fields of every op, required and optional, as the data file lists them."""
    vocabulary = Entry(BOX["vocabulary"], "vocabulary")
    ops = vocabulary.table("ops")
    return {op: (texts(ops.table(op).data["req"]), texts(ops.table(op).data["opt"])) for op in ops.data}


FIELDS: Final = _fields()


class Place:
    """The place of a program: on an action, a hero or a battlefield, and its window."""

    def __init__(self, sort: str, window: str, active: bool) -> None:
        self.sort = sort
        self.window = window
        self.active = active
        self.steps = 0
        self.conditions = 0
        self.other_action = False  # whether the program calls for the other action of its card


class Bound:
    """The results of earlier steps: an opponent chosen, a technique named."""

    def __init__(self, chosen: bool = False, named: bool = False) -> None:
        self.chosen = chosen
        self.named = named

    def copy(self) -> "Bound":
        return Bound(self.chosen, self.named)


def check_program(place: Place, owner: Entry, key: str, bound: Bound, depth: int = 1) -> None:
    """Raise CardFault at the first step that the vocabulary cannot carry out."""
    if depth > MOST_DEPTH:
        raise CardFault(owner.entry, owner.at(key), "it is nested too deep", f"at most {MOST_DEPTH} levels")
    for step in owner.tables(key, 1, MOST_STEPS):
        place.steps += 1
        if place.steps > MOST_STEPS:
            raise CardFault(owner.entry, step.path, "the program is too long", f"at most {MOST_STEPS} steps")
        _check_step(place, step, bound, depth)


def _check_step(place: Place, step: Entry, bound: Bound, depth: int) -> None:
    op = step.word("op", list(FIELDS))
    required, optional = FIELDS[op]
    step.only(["op", *required, *optional, "when", "optional"])
    for field in required:
        if not step.has(field):
            raise step.wrong(field, f"{op} to have a field {field}")
    _check_where(place, step, op)
    if step.has("when"):
        check_condition(place, step.table("when"), bound)
    if step.has("optional") and step.flag("optional") and place.sort == "battlefield":
        raise step.wrong("optional", "no choice: a battlefield has nobody to ask")
    if step.has("target"):
        check_target(place, step, "target", bound, op)
    if step.has("by"):
        _check_decider(place, step, op)
    _check_values(place, step, op, bound)
    if op == "if":
        check_condition(place, step.table("cond"), bound)
        left, right = bound.copy(), bound.copy()
        check_program(place, step, "then", left, depth + 1)
        if step.has("else"):
            check_program(place, step, "else", right, depth + 1)
        bound.chosen = left.chosen and right.chosen
        bound.named = left.named and right.named
    elif op == "choose":
        _check_options(place, step, bound, depth)
    elif op == "name_card":
        bound.named = True
    if step.has("target") and step.data["target"] in ("one_opponent", "up_to_two_opponents"):
        bound.chosen = not (step.has("when") or step.data.get("optional") is True) or bound.chosen


def _check_where(place: Place, step: Entry, op: str) -> None:
    """Whether an op makes sense in this window."""
    window = place.window
    if (op == "modify") != (window == "continuous"):
        expected = "modify and nothing else" if window == "continuous" else "another op: modify needs window continuous"
        raise step.wrong("op", expected)
    if place.sort == "battlefield" and op in _OF_ACTOR:
        raise step.wrong("op", "an op without an actor: a battlefield has nobody to carry it out")
    needs = {
        "make_unblockable": ["would_deal_damage"],
        "cancel_exit": ["would_leave_by_damage", "would_leave_by_knockout"],
        "swap_laid": ["before_reveal"],
        **{amount: ["would_deal_damage", "would_take_damage", "would_gain_energy"] for amount in _AMOUNTS},
    }
    if op in needs and window not in needs[op]:
        raise step.wrong("op", f"another op: {op} needs window {' or '.join(needs[op])}")
    if op in ("return_played", "guard") and place.sort != "action" and window not in v.AFTER_OPENING:
        raise step.wrong("op", f"another op: {op} needs an opened card")
    if op == "perform_other_action":
        if place.sort != "action" and window != "after_action":
            raise step.wrong("op", "another op: only an action or a hero after the action can call for the other one")
        place.other_action = True
    if not place.active and window in v.OF_EVENTS:
        forbidden = ["damage", "gain_energy"] if window == "would_gain_energy" else ["damage"]
        if op in forbidden:
            expected = f"a program that ends: a passive {op} in {window} would set itself off again"
            raise step.wrong("op", expected)


def check_target(place: Place, step: Entry, key: str, bound: Bound, op: str = "") -> None:
    """Whether a target can ever be somebody."""
    target = step.word(key, v.TARGETS)
    if op in _AMOUNTS:
        if place.window != "would_deal_damage" or target != "one_event_target":
            raise step.wrong(key, "one_event_target in window would_deal_damage, or no target")
        return
    if place.sort == "battlefield" and target not in ("each_in_battle", "holder"):
        raise step.wrong(key, "each_in_battle or holder: a battlefield has no self, so this would be nobody")
    if target == "chosen" and not bound.chosen:
        raise step.wrong(key, "an earlier step with one_opponent: nobody is chosen yet, so this would be nobody")
    if target == "event_target" and place.window != "after_damage":
        raise step.wrong(key, "window after_damage: elsewhere no event has a target, so this would be nobody")
    if target == "one_event_target":
        raise step.wrong(key, "another target: one_event_target is for set_amount")
    if op == "name_card" and target not in ("one_opponent", "chosen"):
        raise step.wrong(key, "one_opponent or chosen")


def _check_decider(place: Place, step: Entry, op: str) -> None:
    by = step.word("by", v.DECIDERS)
    if place.sort == "battlefield" and by == "self":
        raise step.wrong("by", "right_of_first or owner: a battlefield has no self")
    if by == "owner" and op != "discard_chosen":
        raise step.wrong("by", "self or right_of_first: a tactic has no owner")


def _check_values(place: Place, step: Entry, op: str, bound: Bound) -> None:
    if op == "modify":
        _check_modify(place, step)
        return
    if op in ("set_trap", "remove_trap"):
        _check_trap(place, step, op)
        return
    if op == "discard_named":
        if not bound.named:
            raise step.wrong("op", "an earlier name_card: no technique is named yet")
        if step.data["amount"] != "all":
            step.whole("amount", 1, MOST_AMOUNT)
    elif op == "set_energy":
        step.whole("amount", 1, 6)
    elif op in _AMOUNTS:
        step.whole("value", 1 if op == "add_amount" else 0, MOST_AMOUNT)
    elif step.has("amount"):
        step.whole("amount", 1, MOST_AMOUNT)
    if op in ("place_knockout", "remove_knockout", "flip_tactic"):
        step.whole("amount", 1, len(TECHNIQUES))
    for flag in ("unblockable", "up_to", "optional"):
        if step.has(flag):
            step.flag(flag)
    if op == "reveal_hand":
        to = step.word("to", ["all", "self"])
        if to == "self" and place.sort == "battlefield":
            raise step.wrong("to", "all: a battlefield has no self")
    if op == "give_card":
        step.word("technique", TECHNIQUES)
    if op == "guard":
        step.words("blocks", ["knockout", *ACTIONS])


def _check_trap(place: Place, step: Entry, op: str) -> None:
    if step.has("on_numbers"):
        if step.has("amount") or step.has("by"):
            raise step.wrong("on_numbers", "either on_numbers or amount and by")
        step.numbers("on_numbers", 1, len(TECHNIQUES))
        return
    if not step.has("amount") or not step.has("by"):
        raise step.wrong("amount" if step.has("by") else "by", f"{op} to have amount and by, or on_numbers")
    step.whole("amount", 1, len(TECHNIQUES))


def _check_modify(place: Place, step: Entry) -> None:
    rule = step.word("rule", v.RULES if place.sort == "battlefield" else v.OF_HEROES)
    if rule == "both_actions":
        if place.sort == "battlefield":
            raise step.wrong("rule", "a rule of battles: both_actions is for heroes")
        step.words("value", TECHNIQUES)
    elif rule in v.VALUES:
        step.word("value", v.VALUES[rule])
    elif rule in ("trap_stays", "abilities_on"):
        step.flag("value")
    elif rule == "draft_passes":
        step.whole("value", 1, MOST_PASSES)
    else:
        step.whole("value", 0, MOST_AMOUNT)


def _check_options(place: Place, step: Entry, bound: Bound, depth: int) -> None:
    options = step.data["options"]
    if not isinstance(options, list) or not 2 <= len(options) <= MOST_OPTIONS:
        raise step.wrong("options", f"a list of 2 to {MOST_OPTIONS} programs")
    chosen, named = True, True
    listed: list[object] = [option for option in options]
    for n in range(len(listed)):
        one = Entry({str(n): listed[n]}, step.entry, step.at("options"))
        after = bound.copy()
        check_program(place, one, str(n), after, depth + 1)
        chosen, named = chosen and after.chosen, named and after.named
    bound.chosen, bound.named = chosen, named


def check_condition(place: Place, cond: Entry, bound: Bound, depth: int = 1) -> None:
    """Raise CardFault if a condition has an unknown word or asks about nobody."""
    if depth > MOST_DEPTH:
        raise CardFault(cond.entry, cond.path, "it is nested too deep", f"at most {MOST_DEPTH} levels")
    place.conditions += 1
    if place.conditions > MOST_CONDITIONS:
        raise CardFault(cond.entry, cond.path, "the conditions are too many", f"at most {MOST_CONDITIONS} of them")
    if len(cond.data) != 1:
        raise CardFault(cond.entry, cond.path, f"it has {len(cond.data)} words", "one of " + ", ".join(v.CONDITIONS))
    word = next(iter(cond.data))
    cond.only(v.CONDITIONS)
    if word in ("in_battle", "is_holder", "has_named"):
        _check_one(place, cond, word, bound)
        if word == "has_named" and not bound.named:
            raise cond.wrong(word, "an earlier name_card: no technique is named yet")
    elif word == "played":
        cond.words(word, TECHNIQUES)
        if place.sort == "battlefield" or place.window in ("battle_start", "after_draft", "end_of_round"):
            raise cond.wrong(word, "a window of a turn: here nobody has opened a card")
    elif word == "source":
        cond.words(word, [*ACTIONS, "trap", "knockout"])
        if place.window not in v.WITH_SOURCE:
            raise cond.wrong(word, "a window of damage: here there is no source")
    elif word == "energy_at_most":
        inner = cond.table(word)
        inner.only(["who", "n"])
        _check_one(place, inner, "who", bound)
        inner.whole("n", 0, 6)
    elif word == "not":
        check_condition(place, cond.table(word), bound, depth + 1)
    else:
        for part in cond.tables(word, 1, MOST_OPTIONS):
            check_condition(place, part, bound, depth + 1)


def _check_one(place: Place, entry: Entry, key: str, bound: Bound) -> None:
    """A condition is about one hero."""
    target = entry.word(key, ["self", "holder", "chosen", "event_target"])
    if place.sort == "battlefield" and target == "self":
        raise entry.wrong(key, "holder: a battlefield has no self")
    if target != "self":
        check_target(place, entry, key, bound)
