"""Programs word by word: the field that is wrong, and the last value that is right."""

from typing import Any

import pytest

from sixstones.core.card_files import CardFault
from tests.superhero_battle.own_cards import field, hero, only
from tests.superhero_battle.positions import GAME
from tests.superhero_battle.test_harmless_cards import technique

Step = dict[str, Any]

DRAW: Step = {"op": "draw", "amount": 1, "target": "self"}
HIT: Step = {"op": "damage", "amount": 1, "target": "one_opponent"}
NAME: Step = {"op": "name_card", "target": "one_opponent"}
LOSE_NAMED: Step = {"op": "discard_named", "amount": 1, "target": "chosen"}
THEM: Step = {**DRAW, "target": "chosen"}
GAIN: Step = {"op": "gain_energy", "amount": 1, "target": "self"}


def of_hero(*program: Step, window: str = "after_action", kind: str = "active", **more: Any) -> dict[str, Any]:
    return only(hero("groot", "guardians", kind, window, list(program), **more))


def passive(window: str, *program: Step, **more: Any) -> dict[str, Any]:
    return of_hero(*program, window=window, kind="passive", **more)


def of_field(*program: Step, window: str = "after_draft", **more: Any) -> dict[str, Any]:
    return only(battlefields=[{**field("kyln", "guardians", window, list(program)), **more}])


def of_action(*program: Step) -> dict[str, Any]:
    return only(techniques=[technique("defence", breather=list(program))])


def modify(rule: str, value: Any) -> Step:
    return {"op": "modify", "rule": rule, "value": value}


def on(cond: Any, *then: Step) -> Step:
    return {"op": "if", "cond": cond, "then": list(then) or [DRAW]}


def nested(levels: int) -> Step:
    step = DRAW
    for _ in range(levels - 1):
        step = on({"is_holder": "self"}, step)
    return step


def negated(levels: int) -> dict[str, Any]:
    cond: dict[str, Any] = {"is_holder": "self"}
    for _ in range(levels - 1):
        cond = {"not": cond}
    return cond


def either(levels: int) -> dict[str, Any]:
    cond: dict[str, Any] = {"is_holder": "self"}
    for _ in range(levels - 1):
        cond = {"any": [cond]}
    return cond


def choose(*options: Any) -> Step:
    return {"op": "choose", "options": list(options)}


EACH: Step = {**DRAW, "target": "each_in_battle"}
ROUND_UP = {"op": "set_trap", "on_numbers": [1, 7]}

WRONG: list[tuple[dict[str, Any], str]] = [
    # Lengths and depths.
    (of_hero(*[DRAW] * 41), "program"),
    (of_hero(*[DRAW] * 20, on({"is_holder": "self"}, *[DRAW] * 20)), "program[20].then[19]"),
    (of_hero(), "program"),
    (of_hero(nested(7)), "program[0]" + ".then[0]" * 5 + ".then"),
    (of_hero({**DRAW, "when": negated(7)}), "program[0].when" + ".not" * 6),
    (of_hero({**DRAW, "when": either(7)}), "program[0].when" + ".any[0]" * 6),
    (of_hero({**DRAW, "when": {"all": [{"is_holder": "self"}] * 9}}), "program[0].when.all"),
    (of_hero({**DRAW, "when": {"all": []}}), "program[0].when.all"),
    (of_hero(*[on({"any": [{"is_holder": "self"}] * 8})] * 5), "program[4].cond.any[3]"),
    # Amounts.
    (of_hero({**DRAW, "amount": 0}), "program[0].amount"),
    (of_hero({**DRAW, "amount": 10}), "program[0].amount"),
    (of_hero({"op": "set_energy", "amount": 0, "target": "self"}), "program[0].amount"),
    (of_hero({"op": "set_energy", "amount": 7, "target": "self"}), "program[0].amount"),
    (of_hero({"op": "place_knockout", "amount": 8, "by": "self"}), "program[0].amount"),
    (of_hero({"op": "remove_knockout", "amount": 0, "by": "self"}), "program[0].amount"),
    (of_hero({"op": "flip_tactic", "amount": 8}), "program[0].amount"),
    (of_hero(NAME, {**LOSE_NAMED, "amount": 0}), "program[1].amount"),
    (of_hero(NAME, {**LOSE_NAMED, "amount": "some"}), "program[1].amount"),
    (passive("would_gain_energy", {"op": "add_amount", "value": 0}), "program[0].value"),
    (passive("would_gain_energy", {"op": "add_amount", "value": 10}), "program[0].value"),
    (passive("would_gain_energy", {"op": "set_amount", "value": -1}), "program[0].value"),
    # Flags and words.
    (of_hero({**HIT, "unblockable": 1}), "program[0].unblockable"),
    (of_hero({"op": "flip_tactic", "amount": 1, "up_to": 1}), "program[0].up_to"),
    (of_hero({**DRAW, "optional": 1}), "program[0].optional"),
    (of_hero({"op": "reveal_hand", "target": "one_opponent", "to": "owner"}), "program[0].to"),
    (of_hero({"op": "give_card", "technique": "kick", "target": "self"}), "program[0].technique"),
    (of_hero({"op": "guard", "blocks": ["trap"]}), "program[0].blocks"),
    (of_hero({"op": "discard_chosen", "amount": 1, "target": "one_opponent", "by": "me"}), "program[0].by"),
    (of_hero({"op": "place_knockout", "amount": 1, "by": "owner"}), "program[0].by"),
    # Traps: on numbers, or so many by somebody.
    (of_hero({"op": "set_trap", "amount": 1}), "program[0].by"),
    (of_hero({"op": "set_trap", "by": "self"}), "program[0].amount"),
    (of_hero({"op": "remove_trap"}), "program[0].by"),
    (of_hero({"op": "set_trap", "amount": 8, "by": "self"}), "program[0].amount"),
    (of_hero({**ROUND_UP, "amount": 1}), "program[0].on_numbers"),
    (of_hero({**ROUND_UP, "by": "self"}), "program[0].on_numbers"),
    (of_hero({"op": "set_trap", "on_numbers": [8]}), "program[0].on_numbers"),
    (of_hero({"op": "set_trap", "on_numbers": [0]}), "program[0].on_numbers"),
    # Windows.
    (of_hero({"op": "make_unblockable"}), "program[0].op"),
    (of_hero({"op": "make_unblockable"}, window="would_take_damage"), "program[0].op"),
    (of_hero({"op": "cancel_exit"}, window="would_take_damage"), "program[0].op"),
    (of_hero({"op": "swap_laid"}), "program[0].op"),
    (of_hero({"op": "add_amount", "value": 1}, window="after_damage"), "program[0].op"),
    (of_hero({"op": "return_played"}, window="before_reveal"), "program[0].op"),
    (of_hero({"op": "guard", "blocks": ["stun"]}, window="end_of_round"), "program[0].op"),
    (of_hero({"op": "perform_other_action"}, window="before_reveal"), "program[0].op"),
    (passive("continuous", DRAW), "program[0].op"),
    (of_hero(modify("hands", "open")), "program[0].op"),
    (of_action(modify("hands", "open")), "program[0].op"),
    # A passive ability that sets itself off.
    (passive("would_gain_energy", HIT), "program[0].op"),
    (passive("would_take_damage", HIT), "program[0].op"),
    (passive("would_deal_damage", HIT), "program[0].op"),
    (passive("after_damage", HIT), "program[0].op"),
    (passive("would_leave_by_damage", HIT), "program[0].op"),
    (passive("would_leave_by_knockout", HIT), "program[0].op"),
    # Targets.
    (of_hero({**DRAW, "target": "one_event_target"}), "program[0].target"),
    (of_hero({"op": "name_card", "target": "each_opponent"}), "program[0].target"),
    (of_hero({"op": "set_amount", "value": 1, "target": "self"}, window="would_deal_damage"), "program[0].target"),
    (
        of_hero({"op": "set_amount", "value": 1, "target": "one_event_target"}, window="would_take_damage"),
        "program[0].target",
    ),
    (of_hero({**HIT, "optional": True}, THEM), "program[1].target"),
    (of_hero({**HIT, "when": {"is_holder": "self"}}, THEM), "program[1].target"),
    (of_hero(on({"is_holder": "self"}, HIT), THEM), "program[1].target"),
    (of_hero({**on({"is_holder": "self"}, HIT), "else": [DRAW]}, THEM), "program[1].target"),
    (of_hero({**on({"is_holder": "self"}, DRAW), "else": [HIT]}, THEM), "program[1].target"),
    (of_hero(choose([HIT], [DRAW]), THEM), "program[1].target"),
    (of_hero(HIT, LOSE_NAMED), "program[1].op"),
    (of_hero(choose([NAME], [HIT]), LOSE_NAMED), "program[1].op"),
    (of_hero({**on({"is_holder": "self"}, NAME), "else": [HIT]}, LOSE_NAMED), "program[1].op"),
    # Options.
    (of_hero(choose([DRAW])), "program[0].options"),
    (of_hero(choose(*[[DRAW]] * 9)), "program[0].options"),
    (of_hero({"op": "choose", "options": "both"}), "program[0].options"),
    (of_hero(choose([DRAW], [{**DRAW, "amount": 0}])), "program[0].options.1[0].amount"),
    # Conditions.
    (of_hero({**DRAW, "when": {}}), "program[0].when"),
    (of_hero({**DRAW, "when": {"is_holder": "self", "in_battle": "self"}}), "program[0].when"),
    (of_hero({**DRAW, "when": {"is_holder": "each_opponent"}}), "program[0].when.is_holder"),
    (of_hero({**DRAW, "when": {"in_battle": "chosen"}}), "program[0].when.in_battle"),
    (of_hero({**DRAW, "when": {"in_battle": "event_target"}}), "program[0].when.in_battle"),
    (of_hero(HIT, {**DRAW, "when": {"has_named": "chosen"}}), "program[1].when.has_named"),
    (of_hero({**DRAW, "when": {"played": ["kick"]}}), "program[0].when.played"),
    (of_hero({**DRAW, "when": {"played": ["shot"]}}, window="battle_start"), "program[0].when.played"),
    (of_hero({**DRAW, "when": {"played": ["shot"]}}, window="after_draft"), "program[0].when.played"),
    (of_hero({**DRAW, "when": {"played": ["shot"]}}, window="end_of_round"), "program[0].when.played"),
    (of_hero({**DRAW, "when": {"source": ["trap"]}}), "program[0].when.source"),
    (of_hero(DRAW, window="after_damage", when={"source": ["drax"]}), "when.source"),
    (of_hero({**DRAW, "when": {"energy_at_most": {"who": "self", "n": 7}}}), "program[0].when.energy_at_most.n"),
    (of_hero({**DRAW, "when": {"energy_at_most": {"who": "self", "n": -1}}}), "program[0].when.energy_at_most.n"),
    (of_hero({**DRAW, "when": {"energy_at_most": {"n": 1}}}), "program[0].when.energy_at_most.who"),
    (
        of_hero({**DRAW, "when": {"energy_at_most": {"who": "self", "n": 1, "m": 1}}}),
        "program[0].when.energy_at_most.m",
    ),
    (of_hero({**DRAW, "when": {"not": {"moon": "full"}}}), "program[0].when.not.moon"),
    (of_hero({**DRAW, "when": {"any": [{"moon": "full"}]}}), "program[0].when.any[0].moon"),
    (of_hero(on({"moon": "full"})), "program[0].cond.moon"),
    # Battlefields have nobody to ask.
    (of_field({**EACH, "optional": True}), "program[0].optional"),
    (of_field(NAME), "program[0].op"),
    (of_field({"op": "place_knockout", "amount": 1, "by": "self"}), "program[0].by"),
    (of_field({"op": "reveal_hand", "target": "each_in_battle", "to": "self"}), "program[0].to"),
    (of_field({**EACH, "when": {"is_holder": "self"}}), "program[0].when.is_holder"),
    (of_field({**EACH, "when": {"played": ["shot"]}}), "program[0].when.played"),
    (of_field({**EACH, "target": "each_opponent"}), "program[0].target"),
    (of_field(EACH, window="after_action"), "window"),
    # Rules.
    (passive("continuous", modify("draft_passes", 3)), "program[0].rule"),
    (of_field(modify("luck", 3), window="continuous"), "program[0].rule"),
    (of_field(modify("both_actions", ["shot"]), window="continuous"), "program[0].rule"),
    (passive("continuous", modify("both_actions", ["kick"])), "program[0].value"),
    (of_field(modify("draft_passes", 7), window="continuous"), "program[0].value"),
    (of_field(modify("draft_passes", 0), window="continuous"), "program[0].value"),
    (of_field(modify("trap_stays", 1), window="continuous"), "program[0].value"),
    (of_field(modify("abilities_on", 0), window="continuous"), "program[0].value"),
    (of_field(modify("trap_damage", 10), window="continuous"), "program[0].value"),
    (of_field(modify("knockout_damage", -1), window="continuous"), "program[0].value"),
    (of_field(modify("series_order", "lower"), window="continuous"), "program[0].value"),
    # The card around the program.
    (of_hero(DRAW, when={"moon": "full"}), "when.moon"),
    (of_hero(DRAW, luck=1), "luck"),
    (of_hero(DRAW, known=3), "known"),
    (of_hero(DRAW, open=""), "open"),
    (of_hero(DRAW, provenance="hearsay"), "provenance"),
    (of_hero(DRAW, name_provenance="hearsay"), "name_provenance"),
    (of_hero(DRAW, name={"en": "x" * 81, "ru": "x", "fr": "x"}), "name.en"),
    (of_hero(DRAW, name={"en": "x", "ru": "x", "fr": "x", "de": "x"}), "name.de"),
    (of_hero(DRAW, text={"de": "x"}), "text.de"),
    (of_hero(DRAW, text={"en": ""}), "text.en"),
    (of_hero(DRAW, kind="lazy"), "kind"),
    (of_field(EACH, kind="active"), "kind"),
    (only(techniques=[{**technique("shot"), "luck": 1}]), "luck"),
    (only(techniques=[{**technique("shot"), "number": 8}]), "number"),
    (only(techniques=[{**technique("shot"), "number_provenance": "hearsay"}]), "number_provenance"),
    (only(techniques=[{**technique("shot"), "actions": technique("shot")["actions"][:1]}]), "actions"),
    (only(techniques=[{**technique("shot"), "actions": technique("trick")["actions"]}]), "actions[0].id"),
    (only(techniques=[{**technique("shot"), "actions": technique("shot")["actions"][::-1]}]), "actions[0].id"),
    (only(techniques=[technique("shot", barrage_fire__default=[DRAW])]), "variants.default"),
    (only(techniques=[technique("shot", barrage_fire__one_target=[])]), "variants.one_target"),
    (only(techniques=[technique("ambush", stun__energy=[DRAW])]), "variants.energy"),
    (only(heroes=[]), "heroes"),
    (only(heroes=3), "heroes"),
    (only(heroes=[3]), ""),
]


@pytest.mark.parametrize(("table", "where"), WRONG)
def test_a_wrong_word_is_refused_where_it_stands(table: dict[str, Any], where: str) -> None:
    with pytest.raises(CardFault) as caught:
        GAME.check_cards(table)
    assert caught.value.field == where
    assert "None" not in str(caught.value)


RIGHT: list[dict[str, Any]] = [
    of_hero(*[DRAW] * 40),
    of_hero(*[DRAW] * 20, on({"is_holder": "self"}, *[DRAW] * 19)),
    of_hero(nested(6)),
    of_hero({**DRAW, "when": negated(6)}),
    of_hero({**DRAW, "when": either(6)}),
    of_hero(*[on({"any": [{"is_holder": "self"}] * 7})] * 5),
    of_hero({**DRAW, "amount": 9}),
    of_hero({"op": "set_energy", "amount": 6, "target": "self"}, {"op": "set_energy", "amount": 1, "target": "self"}),
    of_hero({"op": "place_knockout", "amount": 7, "by": "right_of_first"}),
    of_hero({"op": "flip_tactic", "amount": 7, "up_to": True}),
    of_hero({"op": "set_trap", "amount": 7, "by": "self"}),
    of_hero(ROUND_UP, {"op": "remove_trap", "on_numbers": [1]}),
    of_hero(NAME, {**LOSE_NAMED, "amount": "all"}, {**LOSE_NAMED, "amount": 9}),
    of_hero(NAME, {**DRAW, "when": {"has_named": "chosen"}}),
    of_hero(HIT, {"op": "name_card", "target": "chosen"}, LOSE_NAMED),
    of_hero({**HIT, "target": "up_to_two_opponents"}, THEM),
    of_hero({**on({"is_holder": "self"}, HIT), "else": [HIT]}, THEM),
    of_hero({**on({"is_holder": "self"}, NAME), "else": [NAME]}, LOSE_NAMED),
    of_hero(choose([HIT], [HIT]), THEM),
    of_hero(choose([NAME], [NAME]), LOSE_NAMED),
    of_hero(choose(*[[DRAW]] * 8)),
    of_hero(HIT, {**HIT, "when": {"is_holder": "self"}}, THEM),
    of_hero({**DRAW, "optional": False}),
    of_hero({"op": "return_played"}, {"op": "guard", "blocks": ["knockout", "stun"]}, window="instead_of_action"),
    of_hero({"op": "perform_other_action"}),
    of_action({"op": "perform_other_action"}, {"op": "guard", "blocks": ["stun"]}, {"op": "return_played"}),
    of_hero({"op": "swap_laid"}, window="before_reveal"),
    of_hero({"op": "cancel_exit"}, window="would_leave_by_damage"),
    of_hero({"op": "cancel_exit"}, window="would_leave_by_knockout"),
    of_hero({"op": "make_unblockable"}, window="would_deal_damage"),
    of_hero({"op": "set_amount", "value": 1, "target": "one_event_target"}, window="would_deal_damage"),
    passive("would_gain_energy", {"op": "set_amount", "value": 0}, {"op": "add_amount", "value": 9}),
    passive("would_take_damage", {"op": "cap_amount", "value": 0}, GAIN),
    passive("after_action", HIT, GAIN),
    of_hero(HIT, window="after_damage"),
    of_hero(GAIN, HIT, window="would_gain_energy"),
    of_hero({**DRAW, "target": "event_target"}, window="after_damage", when={"source": ["stun", "trap", "knockout"]}),
    of_hero(DRAW, window="would_leave_by_damage", when={"source": ["trap"]}),
    of_hero({**DRAW, "when": {"in_battle": "event_target"}}, window="after_damage"),
    of_hero({**DRAW, "when": {"energy_at_most": {"who": "holder", "n": 6}}}),
    of_hero({**DRAW, "when": {"energy_at_most": {"who": "self", "n": 0}}}),
    of_hero({**DRAW, "when": {"played": ["shot"]}}, window="before_reveal"),
    of_hero(DRAW, known="so", open="why", provenance="rulebook", text={"en": "x" * 400}),
    of_field({**EACH, "when": {"is_holder": "holder"}}, {"op": "place_knockout", "amount": 1, "by": "right_of_first"}),
    of_field({"op": "discard_chosen", "amount": 1, "target": "each_in_battle", "by": "owner"}),
    of_field({"op": "reveal_hand", "target": "holder", "to": "all"}, {"op": "pass_first_player"}),
    of_field({**EACH, "optional": False}, window="end_of_round"),
    of_field(modify("draft_passes", 6), modify("trap_damage", 0), modify("knockout_damage", 9), window="continuous"),
    of_field(modify("trap_stays", False), modify("abilities_on", True), window="continuous"),
    passive("continuous", modify("both_actions", ["shot", "trick"]), modify("series_order", "higher")),
    passive("continuous", modify("discard_by", "owner"), modify("hands", "open"), modify("trap_damage", 9)),
    only(techniques=[technique("shot", barrage_fire__one_target=[DRAW])]),
    only(techniques=[technique("ambush", seize_initiative__mixed=[{"op": "perform_other_action"}])]),
]


@pytest.mark.parametrize("table", RIGHT)
def test_what_the_vocabulary_allows_is_taken_as_it_is(table: dict[str, Any]) -> None:
    assert GAME.check_cards(table) == table
