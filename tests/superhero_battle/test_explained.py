"""Cards that explain themselves: the phrase is composed of the very steps that are played."""

from typing import Any

import pytest

from tests.superhero_battle.own_cards import hero, only
from tests.superhero_battle.positions import GAME
from tests.superhero_battle.test_harmless_cards import technique

Phrase = dict[str, Any]

DRAW: Phrase = {"op": "draw", "amount": 2, "target": "self"}
DRAWS: Phrase = {"say": "text-draw-self", "amount": 2, "target": {"say": "target-self"}}
LOSES: Phrase = {"say": "text-discard_random", "amount": 1, "target": {"say": "target-each_opponent"}}
LOSE: Phrase = {"op": "discard_random", "amount": 1, "target": "each_opponent"}


def part(id: str, **options: Any) -> Phrase:
    found: Phrase = GAME.parts({**options})[id]
    return found


def about(target: str) -> Phrase:
    return {"say": f"target-{target}"}


# What a component is.


def test_a_technique_names_its_number_and_its_actions() -> None:
    assert part("ambush") == {
        "type": "technique",
        "number": 1,
        "actions": ["seize_initiative", "stun"],
        "names": {"en": "Ambush", "ru": "Засада", "fr": "Embuscade"},
        "provenance": "rulebook",
    }


def test_an_action_names_its_technique_its_place_and_its_program() -> None:
    found = part("barrage_fire")
    assert (found["type"], found["technique"], found["slot"], found["provenance"]) == (
        "action",
        "shot",
        "b",
        "reconstructed",
    )
    assert found["program"] == [LOSE]
    assert found["says"] == {"say": "text-action", "steps": LOSES}
    assert found["names"]["en"] == "Barrage Fire"


@pytest.mark.rule("SB-AMB-3")
def test_a_variant_explains_itself_where_it_is_played() -> None:
    found = part("barrage_fire", barrage_fire_variant="one_target")
    assert found["says"]["steps"]["target"] == about("one_opponent")
    assert found["program"] == [{**LOSE, "target": "one_opponent"}]
    assert part("barrage_fire", barrage_fire_variant="default")["program"] == [LOSE]


def test_a_hero_names_box_kind_and_window() -> None:
    found = part("star_lord")
    assert (found["type"], found["box"], found["kind"], found["window"]) == (
        "hero",
        "guardians",
        "active",
        "after_action",
    )
    assert found["program"] == [{"op": "perform_other_action"}]


def test_a_battlefield_has_no_kind() -> None:
    found = part("milano")
    assert (found["type"], found["box"], found["window"]) == ("battlefield", "guardians", "after_draft")
    assert "kind" not in found


def test_sides_of_tactics_are_there_by_name() -> None:
    assert (part("trap"), part("knockout")) == ({"type": "tactic_side"}, {"type": "knockout"})


def test_a_card_file_gives_names_texts_and_where_they_come_from() -> None:
    text = {"en": "Draw two."}
    card = hero("groot", "guardians", "passive", "after_action", [DRAW], text=text, provenance="rulebook")
    found = part("groot", cards=only(card))
    assert (found["names"]["en"], found["text"], found["provenance"]) == ("Groot", text, "rulebook")
    silent = part("groot", cards=only(hero("groot", "guardians", "passive", "after_action", [DRAW])))
    assert silent["provenance"] == "reconstructed"
    assert "text" not in silent


# How abilities begin.


def of_hero(kind: str, window: str, **more: Any) -> Phrase:
    card = hero("groot", "guardians", kind, window, [DRAW], **more)
    found: Phrase = part("groot", cards=only(card))["says"]
    return found


@pytest.mark.parametrize("kind", ["active", "passive"])
def test_an_ability_tells_its_kind_its_moment_and_its_condition(kind: str) -> None:
    moment = {"window": {"say": "window-end_of_round"}, "steps": DRAWS}
    assert of_hero(kind, "end_of_round") == {"say": f"text-{kind}", **moment}
    holding = of_hero(kind, "end_of_round", when={"is_holder": "self"})
    assert holding == {"say": f"text-{kind}-if", **moment, "condition": {"say": "if-is_holder-self"}}


# Word by word.

HIT: Phrase = {"op": "damage", "amount": 1, "target": "one_opponent"}
HITS: Phrase = {"say": "text-damage", "amount": 1, "target": about("one_opponent")}
ONE = {"amount": 1, "target": about("chosen")}

SAID: list[tuple[list[Phrase], Phrase]] = [
    ([HIT], HITS),
    ([{**HIT, "unblockable": True}], {**HITS, "say": "text-damage-unblockable"}),
    ([{**HIT, "unblockable": False}], HITS),
    ([{**HIT, "target": "self"}], {"say": "text-damage-self", "amount": 1, "target": about("self")}),
    ([DRAW, LOSE], {"say": "text-then", "first": DRAWS, "second": LOSES}),
    (
        [DRAW, LOSE, HIT],
        {"say": "text-then", "first": {"say": "text-then", "first": DRAWS, "second": LOSES}, "second": HITS},
    ),
    ([{**DRAW, "optional": True}], {"say": "text-optional", "step": DRAWS}),
    ([{**DRAW, "optional": False}], DRAWS),
    (
        [{**DRAW, "when": {"is_holder": "holder"}}],
        {"say": "text-when", "step": DRAWS, "condition": {"say": "if-is_holder", "who": about("holder")}},
    ),
    (
        [{**DRAW, "optional": True, "when": {"played": ["shot"]}}],
        {
            "say": "text-when",
            "step": {"say": "text-optional", "step": DRAWS},
            "condition": {"say": "if-played", "cards": {"any": ["shot"]}},
        },
    ),
    (
        [{"op": "name_card", "target": "one_opponent"}, {"op": "discard_named", "amount": 1, "target": "chosen"}],
        {
            "say": "text-then",
            "first": {"say": "text-name_card", "target": about("one_opponent")},
            "second": {"say": "text-discard_named", **ONE},
        },
    ),
    (
        [{"op": "name_card", "target": "one_opponent"}, {"op": "discard_named", "amount": "all", "target": "chosen"}],
        {
            "say": "text-then",
            "first": {"say": "text-name_card", "target": about("one_opponent")},
            "second": {"say": "text-discard_named-all", "target": about("chosen")},
        },
    ),
    (
        [{"op": "reveal_hand", "target": "one_opponent", "to": "all"}],
        {"say": "text-reveal_hand", "target": about("one_opponent")},
    ),
    (
        [{"op": "reveal_hand", "target": "one_opponent", "to": "self"}],
        {"say": "text-reveal_hand-to_you", "target": about("one_opponent")},
    ),
    ([{"op": "flip_tactic", "amount": 2}], {"say": "text-flip_tactic", "amount": 2}),
    ([{"op": "flip_tactic", "amount": 2, "up_to": True}], {"say": "text-flip_tactic-up_to", "amount": 2}),
    ([{"op": "set_trap", "on_numbers": [1, 4]}], {"say": "text-set_trap-numbers", "numbers": "1, 4"}),
    ([{"op": "remove_trap", "on_numbers": [7]}], {"say": "text-remove_trap-numbers", "numbers": "7"}),
    ([{"op": "set_trap", "amount": 1, "by": "self"}], {"say": "text-set_trap", "amount": 1}),
    (
        [{"op": "place_knockout", "amount": 1, "by": "right_of_first"}],
        {"say": "text-by-right_of_first", "step": {"say": "text-place_knockout", "amount": 1}},
    ),
    (
        [{"op": "discard_chosen", "amount": 1, "target": "each_opponent", "by": "owner"}],
        {
            "say": "text-by-owner",
            "step": {"say": "text-discard_chosen", "amount": 1, "target": about("each_opponent")},
        },
    ),
    (
        [{"op": "give_card", "technique": "shot", "target": "each_in_battle"}],
        {"say": "text-give_card", "technique": "shot", "target": about("each_in_battle")},
    ),
    ([{"op": "guard", "blocks": ["knockout", "stun"]}], {"say": "text-guard", "blocks": ["knockout", "stun"]}),
    (
        [{"op": "choose", "options": [[DRAW], [LOSE], [HIT]]}],
        {
            "say": "text-choose",
            "options": {"say": "text-or", "first": {"say": "text-or", "first": DRAWS, "second": LOSES}, "second": HITS},
        },
    ),
    (
        [{"op": "if", "cond": {"in_battle": "self"}, "then": [DRAW]}],
        {"say": "text-if", "condition": {"say": "if-in_battle-self"}, "then": DRAWS},
    ),
    (
        [{"op": "if", "cond": {"in_battle": "self"}, "then": [DRAW], "else": [LOSE]}],
        {"say": "text-if-else", "condition": {"say": "if-in_battle-self"}, "then": DRAWS, "else": LOSES},
    ),
    ([{"op": "take_first_player"}], {"say": "text-take_first_player"}),
    (
        [{**DRAW, "when": {"not": {"energy_at_most": {"who": "holder", "n": 2}}}}],
        {
            "say": "text-when",
            "step": DRAWS,
            "condition": {
                "say": "text-not",
                "condition": {"say": "if-energy_at_most", "who": about("holder"), "amount": 2},
            },
        },
    ),
    (
        [{**DRAW, "when": {"any": [{"in_battle": "self"}, {"is_holder": "self"}]}}],
        {
            "say": "text-when",
            "step": DRAWS,
            "condition": {
                "say": "text-any",
                "first": {"say": "if-in_battle-self"},
                "second": {"say": "if-is_holder-self"},
            },
        },
    ),
]


@pytest.mark.parametrize(("program", "said"), SAID)
def test_a_program_is_said_step_by_step(program: list[Phrase], said: Phrase) -> None:
    cards = only(techniques=[technique("defence", breather=program)])
    GAME.check_cards(cards)
    assert part("breather", cards=cards)["says"] == {"say": "text-action", "steps": said}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"op": "set_amount", "value": 3}, {"say": "text-set_amount", "amount": 3}),
        (
            {"op": "set_amount", "value": 3, "target": "one_event_target"},
            {"say": "text-set_amount-one", "amount": 3, "target": about("one_event_target")},
        ),
        ({"op": "cap_amount", "value": 0}, {"say": "text-cap_amount", "amount": 0}),
        ({**DRAW, "when": {"source": ["stun"]}}, {
            "say": "text-when", "step": DRAWS, "condition": {"say": "if-source", "cards": {"any": ["stun"]}}}),
    ],
)  # fmt: skip
def test_a_changed_event_is_said_with_its_amount(step: Phrase, said: Phrase) -> None:
    cards = only(hero("groot", "guardians", "active", "would_deal_damage", [step]))
    GAME.check_cards(cards)
    assert part("groot", cards=cards)["says"]["steps"] == said


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("rocket", {"say": "rule-both_actions", "cards": ["arsenal"]}),
        ("grandmasters_palace", {"say": "rule-series_order-not_higher"}),
        ("negative_zone", {"say": "rule-abilities_on-no"}),
        ("morag", {"say": "rule-trap_damage", "amount": 2}),
        ("wakanda", {"say": "rule-knockout_damage", "amount": 2}),
        ("helicarrier", {"say": "rule-draft_passes", "amount": 3}),
        ("savage_land", {"say": "rule-trap_stays-no"}),
        ("new_york", {"say": "rule-hands-open"}),
        ("quantum_realm", {"say": "rule-discard_by-owner"}),
    ],
)
def test_a_rule_that_always_holds_is_said_without_a_moment(id: str, said: Phrase) -> None:
    assert part(id)["says"] == {"say": "text-action", "steps": said}


def test_a_knockout_that_takes_nothing_has_words_of_its_own() -> None:
    always = [{"op": "modify", "rule": "knockout_damage", "value": 0}]
    cards = only(hero("groot", "guardians", "passive", "continuous", always))
    assert part("groot", cards=cards)["says"]["steps"] == {"say": "rule-knockout_damage-0"}
