"""All cards of a game flattened: one vector of instructions, tables of windows and rules.

A `Book` is made once for the options of a game and shared by all its positions. Its cards have been checked before.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec
from sixstones.core.vecs import append, vec
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import ACTIONS, BATTLEFIELDS, HEROES, TECHNIQUES, rows, texts, whole

UNSET: Final[i64] = -1


class Book:
    """The cards in force."""

    def __init__(self, cards: dict[str, list[dict[str, object]]], options: dict[str, object]) -> None:
        self.cards = cards
        self.code: vec[i64] = vec[i64]()
        self._longest = 0  # how many numbers a program has at most
        # Conditions: a node each; parts of all and any are chained.
        self.cond_kind: vec[i64] = vec[i64]()
        self.cond_who: vec[i64] = vec[i64]()  # target, or the bits of techniques or sources
        self.cond_number: vec[i64] = vec[i64]()
        self.cond_first: vec[i64] = vec[i64]()
        self.cond_next: vec[i64] = vec[i64]()
        self.guards: vec[i64] = vec[i64]()  # what a turned card blocks: bits of actions and KNOCKOUT
        self.number: vec[i64] = as_vec([whole(card["number"]) for card in cards["techniques"]])
        self.action_at: vec[i64] = vec[i64]()  # action to the start of its program
        self.hero_at: vec[i64] = vec[i64]()
        self.hero_window: vec[i64] = vec[i64]()
        self.hero_active: vec[i64] = vec[i64]()
        self.hero_when: vec[i64] = vec[i64]()  # condition or -1
        self.hero_rule: vec[i64] = vec[i64]()  # hero * RULE_COUNT + rule: value or UNSET
        self.field_at: vec[i64] = vec[i64]()
        self.field_window: vec[i64] = vec[i64]()
        self.field_when: vec[i64] = vec[i64]()
        self.field_rule: vec[i64] = vec[i64]()
        for card in cards["techniques"]:
            for action in rows(card["actions"]):
                self.action_at = append(self.action_at, self._add(_program(action, options)))
        for card in cards["heroes"]:
            self.hero_window = append(self.hero_window, v.WINDOWS.index(str(card["window"])))
            self.hero_active = append(self.hero_active, 1 if card["kind"] == "active" else 0)
            self.hero_when = append(self.hero_when, self._condition(card.get("when")))
            self.hero_at = append(self.hero_at, self._add(rows(card["program"])))
            for value in _modified(rows(card["program"])):
                self.hero_rule = append(self.hero_rule, value)
        for card in cards["battlefields"]:
            self.field_window = append(self.field_window, v.WINDOWS.index(str(card["window"])))
            self.field_when = append(self.field_when, self._condition(card.get("when")))
            self.field_at = append(self.field_at, self._add(rows(card["program"])))
            for value in _modified(rows(card["program"])):
                self.field_rule = append(self.field_rule, value)
        self.unreached: vec[i64] = as_vec([0] * self._longest)  # room for a walk over any program

    def start_of(self, source: i64) -> i64:
        """Where the program of a source begins."""
        if source < v.TRAP:
            return self.action_at[source]
        if source >= v.BATTLEFIELD:
            return self.field_at[source - v.BATTLEFIELD]
        return self.hero_at[source - v.HERO]

    # Flattening.

    def _add(self, program: list[dict[str, object]]) -> i64:
        start: i64 = len(self.code)
        self._steps(program)
        self._emit([int(v.END)])
        self._longest = max(self._longest, len(self.code) - int(start))
        return start

    def _emit(self, numbers: list[int]) -> i64:
        at: i64 = len(self.code)
        for n in numbers:
            self.code = append(self.code, n)
        return at

    def _steps(self, program: list[dict[str, object]]) -> None:
        for step in program:
            skips: list[int] = []
            if "when" in step:
                skips.append(self._emit([int(v.UNLESS), int(self._condition(step["when"])), 0]) + 2)
            if step.get("optional") is True:
                skips.append(self._emit([int(v.OPTIONAL), 0]) + 1)
            self._step(step, str(step["op"]))
            for at in skips:
                self.code[at] = len(self.code)

    def _step(self, step: dict[str, object], op: str) -> None:
        if op == "modify":
            return
        if op == "if":
            hole = self._emit([int(v.UNLESS), int(self._condition(step["cond"])), 0]) + 2
            self._steps(rows(step["then"]))
            if "else" in step:
                leave = self._emit([int(v.JUMP), 0]) + 1
                self.code[hole] = len(self.code)
                self._steps(rows(step["else"]))
                hole = leave
            self.code[hole] = len(self.code)
        elif op == "choose":
            self._choose(step["options"])
        elif op in ("set_trap", "remove_trap") and "on_numbers" in step:
            tactics: i64 = 0
            numbers = step["on_numbers"]
            if isinstance(numbers, list):
                for t in range(len(TECHNIQUES)):
                    if int(self.number[t]) in numbers:
                        tactics |= BIT[t]
            self._emit([int(v.SET_TRAPS if op == "set_trap" else v.REMOVE_TRAPS), int(tactics)])
        elif op == "guard":
            self.guards = append(self.guards, _sources(texts(step["blocks"])))
            self._emit([int(v.GUARD), len(self.guards) - 1])
        else:
            self._emit([int(v.OPS[op]), *_operands(step, op)])

    def _choose(self, options: object) -> None:
        if not isinstance(options, list):
            return
        listed: list[object] = [option for option in options]
        head = self._emit([int(v.CHOOSE), len(listed), 0, *[0 for _ in listed]])
        holes: list[int] = []
        for n in range(len(listed)):
            self.code[head + 3 + n] = len(self.code)
            self._steps(rows(listed[n]))
            holes.append(self._emit([int(v.JUMP), 0]) + 1)
        for at in [*holes, int(head) + 2]:
            self.code[at] = len(self.code)

    def _condition(self, cond: object) -> i64:
        if not isinstance(cond, dict):
            return UNSET
        word, value = "", None
        for key, item in cond.items():
            word, value = str(key), item
        node: i64 = len(self.cond_kind)
        who: i64 = 0
        number: i64 = 0
        if word == "played":
            for id in texts(value):
                who |= BIT[TECHNIQUES.index(id)]
        elif word == "source":
            who = _sources(texts(value))
        elif word == "energy_at_most" and isinstance(value, dict):
            who = v.TARGETS.index(str(value["who"]))
            number = whole(value["n"])
        elif isinstance(value, str):
            who = v.TARGETS.index(value)
        self.cond_kind = append(self.cond_kind, v.CONDITIONS.index(word))
        self.cond_who = append(self.cond_who, who)
        self.cond_number = append(self.cond_number, number)
        self.cond_first = append(self.cond_first, UNSET)
        self.cond_next = append(self.cond_next, UNSET)
        parts: list[object] = [value] if word == "not" else []
        if isinstance(value, list) and word in ("all", "any"):
            parts = [part for part in value]
        last: i64 = UNSET
        for part in parts:
            child = self._condition(part)
            if last == UNSET:
                self.cond_first[node] = child
            else:
                self.cond_next[last] = child
            last = child
        return node


def _program(action: dict[str, object], options: dict[str, object]) -> list[dict[str, object]]:
    """The program of an action, or the variant a switch asks for (SB-AMB-2, SB-AMB-3)."""
    wanted = options.get(f"{action['id']}_variant", "default")
    variants = action.get("variants")
    if isinstance(variants, dict) and wanted in variants:
        return rows(variants[wanted])
    return rows(action["program"])


def _sources(words: list[str]) -> i64:
    bits: i64 = 0
    for word in words:
        bits |= BIT[source_of(word)]
    return bits


def source_of(word: str) -> i64:
    """The number of a source by its word, or -1."""
    if word in ACTIONS:
        return ACTIONS.index(word)
    if word in HEROES:
        return v.HERO + HEROES.index(word)
    if word in BATTLEFIELDS:
        return v.BATTLEFIELD + BATTLEFIELDS.index(word)
    return {"trap": v.TRAP, "knockout": v.KNOCKOUT}.get(word, UNSET)


def source_word(source: i64) -> str:
    if source < v.TRAP:
        return ACTIONS[source]
    if source >= v.BATTLEFIELD:
        return BATTLEFIELDS[source - v.BATTLEFIELD]
    if source >= v.HERO:
        return HEROES[source - v.HERO]
    return "trap" if source == v.TRAP else "knockout"


def _operands(step: dict[str, object], op: str) -> list[int]:
    """The numbers behind an instruction, in the order of the vocabulary."""
    found: list[int] = []
    if op in ("set_amount", "add_amount", "cap_amount"):
        found.append(whole(step["value"]))
    elif op == "give_card":
        found.append(TECHNIQUES.index(str(step["technique"])))
    elif "amount" in step:
        found.append(0 if step["amount"] == "all" else whole(step["amount"]))
    if "target" in step:
        found.append(v.TARGETS.index(str(step["target"])))
    elif op == "set_amount":
        found.append(int(UNSET))
    if op == "damage":
        found.append(1 if step.get("unblockable") is True else 0)
    if op == "reveal_hand":
        found.append(1 if step["to"] == "self" else 0)
    if op == "flip_tactic":
        found.append(1 if step.get("up_to") is True else 0)
    if "by" in step:
        found.append(v.DECIDERS.index(str(step["by"])))
    return found


def _modified(program: list[dict[str, object]]) -> list[int]:
    """The value a continuous program gives to every rule, or UNSET."""
    found = [int(UNSET)] * int(v.RULE_COUNT)
    for step in program:
        if step["op"] != "modify":
            continue
        rule, value = str(step["rule"]), step["value"]
        number = whole(value)
        if rule in v.VALUES:
            number = v.VALUES[rule].index(str(value))
        elif isinstance(value, list):
            number = sum([int(BIT[TECHNIQUES.index(id)]) for id in texts(value)])
        found[v.RULES.index(rule)] = number
    return found
