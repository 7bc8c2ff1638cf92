"""A player's own cards: allowed files, faults by entry, and games with new programs."""

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones.core.card_files import CardFault, parse_cards
from sixstones.core.errors import BadComponents, BadOption
from sixstones.core.match import replay
from sixstones.games.superhero_battle.components import DATA
from sixstones.words import LANGUAGES, Words
from tests.kit import asked, finished_match, play
from tests.superhero_battle.own_cards import field, hero, only
from tests.superhero_battle.positions import (
    GAME,
    A,
    B,
    C,
    draw,
    dump,
    energy,
    fighting,
    hand,
    legal,
    load,
    opening,
    seat,
)

SHIPPED: dict[str, Any] = tomllib.loads(DATA.read_text("utf-8"))


def changed(section: str, id: str, **fields: Any) -> dict[str, Any]:
    """The whole file with one entry changed; a field given as ... is taken out."""
    table = copy.deepcopy(SHIPPED)
    entry = next(entry for entry in table[section] if entry["id"] == id)
    for key, value in fields.items():
        if value is ...:
            del entry[key]
        else:
            entry[key] = value
    return table


def fault(table: dict[str, Any]) -> CardFault:
    with pytest.raises(CardFault) as error:
        GAME.check_cards(table)
    assert "None" not in str(error.value)
    return error.value


def hero_with(window: str, *program: dict[str, Any], kind: str = "active", **more: Any) -> dict[str, Any]:
    return only(hero("groot", "guardians", kind, window, list(program), **more))


DRAW = {"op": "draw", "amount": 1, "target": "self"}
WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("an unknown word", hero_with("after_action", {"op": "teleport"}), "hero groot", "program[0].op", "one of damage"),
    (
        "a missing field",
        hero_with("after_action", {"op": "draw", "target": "self"}),
        "hero groot",
        "program[0].amount",
        "draw",
    ),
    (
        "an amount too large",
        hero_with("after_action", DRAW | {"amount": 99}),
        "hero groot",
        "program[0].amount",
        "1 to 9",
    ),
    (
        "a field too many",
        hero_with("after_action", DRAW | {"amonut": 1}),
        "hero groot",
        "program[0].amonut",
        "one of op",
    ),
    (
        "an unknown target",
        hero_with("after_action", DRAW | {"target": "me"}),
        "hero groot",
        "program[0].target",
        "self",
    ),
    ("an unknown window", hero_with("at_noon", DRAW), "hero groot", "window", "battle_start"),
    (
        "an unknown hero",
        only(hero("batman", "guardians", "active", "after_action", [DRAW])),
        "hero 1",
        "id",
        "star_lord",
    ),
    (
        "the wrong box",
        only(hero("groot", "avengers", "active", "after_action", [DRAW])),
        "hero groot",
        "box",
        "guardians",
    ),
    ("no language", hero_with("after_action", DRAW, name={"en": "Groot"}), "hero groot", "name.ru", "a text"),
    (
        "nobody chosen",
        hero_with("after_action", DRAW | {"target": "chosen"}),
        "hero groot",
        "program[0].target",
        "nobody",
    ),
    (
        "no event",
        hero_with("after_action", DRAW | {"target": "event_target"}),
        "hero groot",
        "program[0].target",
        "nobody",
    ),
    (
        "a battlefield without self",
        only(battlefields=[field("kyln", "guardians", "after_draft", [DRAW])]),
        "battlefield kyln",
        "program[0].target",
        "each_in_battle",
    ),
    (
        "a program that cannot end",
        hero_with("would_gain_energy", {"op": "gain_energy", "amount": 1, "target": "self"}, kind="passive"),
        "hero groot",
        "program[0].op",
        "a program that ends",
    ),
    (
        "a name nobody named",
        hero_with("after_action", {"op": "discard_named", "amount": 1, "target": "each_opponent"}),
        "hero groot",
        "program[0].op",
        "name_card",
    ),
    (
        "an unknown condition",
        hero_with("after_action", DRAW, when={"moon": "full"}),
        "hero groot",
        "when.moon",
        "in_battle",
    ),
    (
        "modify at a moment",
        hero_with("after_action", {"op": "modify", "rule": "hands", "value": "open"}),
        "hero groot",
        "program[0].op",
        "continuous",
    ),
    (
        "a moment for what always holds",
        hero_with("continuous", DRAW, kind="passive"),
        "hero groot",
        "program[0].op",
        "modify and nothing else",
    ),
    ("an active ability without a moment", hero_with("continuous", DRAW), "hero groot", "window", "a moment"),
    (
        "an unknown value",
        hero_with("continuous", {"op": "modify", "rule": "hands", "value": "wide"}, kind="passive"),
        "hero groot",
        "program[0].value",
        "hidden",
    ),
    (
        "two entries of one id",
        only(*[hero("groot", "guardians", "active", "after_action", [DRAW])] * 2),
        "hero groot",
        "id",
        "one entry",
    ),
    ("no cards at all", {"partial": True}, "the file", "", "techniques"),
    ("an unknown section", {"spells": []}, "the file", "spells", "one of"),
    ("a number used twice", changed("techniques", "shot", number=6), "technique shot", "number", "a number of its own"),
    ("a missing number", changed("techniques", "shot", number=...), "technique shot", "number", "1 to 7"),
    ("a missing program", changed("heroes", "thor", program=...), "hero thor", "program", "a list of"),
    ("a rule of the game changed", SHIPPED | {"draft_layout": {"2": 5}}, "the file", "draft_layout", "as it is"),
]


@pytest.mark.parametrize(("table", "entry", "where", "expected"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_a_wrong_file_is_refused_by_entry_field_and_what_was_expected(
    table: dict[str, Any], entry: str, where: str, expected: str
) -> None:
    found = fault(table)
    assert found.entry == entry
    assert found.field == where
    assert expected in found.expected


def test_a_wrong_count_is_refused_unless_the_file_says_partial() -> None:
    table = copy.deepcopy(SHIPPED)
    table["heroes"] = [entry for entry in table["heroes"] if entry["id"] != "groot"]
    assert "groot is missing" in fault(table).found
    assert "10" in fault(table).expected
    assert "heroes" in GAME.check_cards(table | {"partial": True})


def test_actions_that_call_for_each_other_are_refused() -> None:
    table = copy.deepcopy(SHIPPED)
    for action in table["techniques"][0]["actions"]:
        action["program"] = [{"op": "perform_other_action"}]
        action.pop("variants", None)
    assert "for ever" in fault(table).expected


def test_no_game_starts_with_wrong_cards() -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(2, {"cards": WRONG[0][1]})
    assert error.value.data["entry"] == "hero groot"
    assert error.value.data["field"] == "options.cards"


@pytest.mark.parametrize(
    "text", ["", "= =", "[1, 2]", "{", "techniques = 3", "\x00", "a = 1" * 200_000, "[[heroes]]\n" * 5000]
)
def test_any_text_is_read_or_refused_by_name(text: str) -> None:
    with pytest.raises((BadComponents, CardFault)):
        GAME.check_cards(parse_cards(text, "mine.toml"))


def test_the_whole_shipped_file_is_a_card_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(DATA.read_text("utf-8"), "utf-8")
    table = GAME.read_table("cards", str(path))
    match = finished_match(GAME, 3, 5, {"cards": table})
    plain = finished_match(GAME, 3, 5)
    assert [step.text for step in match.steps] == [step.text for step in plain.steps]


def test_a_record_carries_its_cards_and_replays_anywhere() -> None:
    cards = hero_with("after_action", DRAW, kind="passive")
    match = finished_match(GAME, 2, 8, {"cards": cards})
    text = match.record().json()
    assert json.loads(text)["options"]["cards"] == cards
    assert replay(text).state.dump() == match.state.dump()


# New programs at work.


def test_an_optional_step_is_asked_and_may_be_declined() -> None:
    cards = hero_with("after_action", DRAW | {"optional": True}, kind="passive")
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": cards})
    play(state, "do breather")
    assert asked(state) == "optional"
    assert [state.named_components(B, A, action) for action in state.legal(A)] == [["groot"], ["groot"]]
    play(state, "pass")
    assert (state.actor, hand(state, A)) == (B, [2, 3, 4])


def test_a_choice_of_three_programs_and_a_condition() -> None:
    choose = {
        "op": "choose",
        "options": [
            [{"op": "gain_energy", "amount": 1, "target": "self"}],
            [{"op": "remove_trap", "amount": 1, "by": "self"}],
            [{"op": "damage", "amount": 1, "target": "one_opponent", "when": {"not": {"is_holder": "self"}}}],
        ],
    }
    state = opening(seat(laid=5, hero="groot"), 4, 4, options={"cards": hero_with("after_action", choose)}, holder=C,
                    fighting=[A, B, C])  # fmt: skip
    play(state, "do battle_thrill", "* card shot", "do breather", "use ability")
    assert legal(state, A) == ["option 1", "option 3"]
    play(state, "option 3", "target p2")
    assert energy(state)[B] == 2


def test_a_passive_that_takes_part_of_every_gain() -> None:
    cards = hero_with("would_gain_energy", {"op": "cap_amount", "value": 1}, kind="passive")
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": cards})
    play(state, "do breather")
    assert energy(state)[A] == 4


def test_a_battlefield_with_a_condition_and_a_reaction_to_its_damage() -> None:
    storm = field("kyln", "guardians", "after_draft", [
        {"op": "damage", "amount": 3, "target": "each_in_battle"},
    ])  # fmt: skip
    state = load([seat(hero="nebula"), seat(energy=6), seat(energy=5)], battlefield="kyln",
                 stack=[{"frame": "prepare", "step": 6}], options={"cards": only(battlefields=[storm])})  # fmt: skip
    assert (state.actor, asked(state)) == (A, "ability")
    play(state, "use ability")
    assert energy(state) == [1, 3, 2]
    assert fighting(state) == [A, B, C]


def test_several_owners_choose_two_cards_each_in_two_rounds() -> None:
    wipe = {"op": "discard_chosen", "amount": 2, "target": "each_opponent", "by": "owner"}
    state = opening(seat(laid=5, hero="groot"), seat([1, 2, 3], laid=4), seat([5, 6, 7], laid=4),
                    options={"cards": hero_with("after_action", wipe)})  # fmt: skip
    play(state, "do breather", "use ability")
    assert state.waiting() == [B, C]
    play(state, "discard ambush", "discard defence")
    assert [hand(state, n) for n in (B, C)] == [[1, 2, 3], [5, 6, 7]]
    state.apply(C, GAME.parse("discard shot"))
    state.apply(C, GAME.parse("discard trick"))
    state.apply(B, GAME.parse("discard arsenal"))
    assert [hand(state, n) for n in (B, C)] == [[3], [7]]


def test_another_guard_blocks_other_things() -> None:
    cards = hero_with("after_action", {"op": "guard", "blocks": ["sliding_tackle"]}, kind="passive")
    state = opening(6, seat(laid=5, hero="groot"), options={"cards": cards}, holder=B)
    play(state, "do breather", "do sliding_tackle")
    assert hand(state, B) == [2, 3, 4]
    assert dump(state)["seats"][B]["series"] == ["defence turned 2"]


def test_a_hero_changes_rules_for_himself_alone() -> None:
    cards = hero_with("continuous", {"op": "modify", "rule": "series_order", "value": "not_higher"}, kind="passive")
    state = opening(
        seat(laid=3, hero="groot", series=[4]), seat(laid=3, series=[4]), 4, options={"cards": cards}, stage=1
    )
    play(state, "do vantage_point")
    draw(state, 7)
    assert fighting(state) == [A, C]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invented_card_explains_itself_in_every_language(language: str) -> None:
    program: list[dict[str, Any]] = [
        {"op": "name_card", "target": "one_opponent"},
        {
            "op": "if",
            "cond": {"has_named": "chosen"},
            "then": [{"op": "discard_named", "amount": "all", "target": "chosen"}],
        },
        {"op": "choose", "options": [[DRAW], [{"op": "set_trap", "on_numbers": [2, 5]}]]},
        {
            "op": "return_played",
            "optional": True,
            "when": {"any": [{"played": ["shot"]}, {"energy_at_most": {"who": "self", "n": 2}}]},
        },
    ]
    cards = GAME.check_cards(hero_with("after_action", *program))
    parts = GAME.parts({"cards": cards})
    words = Words(GAME, language)
    told = words.card(parts["groot"])
    assert "{" not in told
    assert "text-" not in told
    assert words.name("shot") in told
    assert words.card_name("groot", parts["groot"]) == "Groot"


def test_every_word_of_the_vocabulary_has_its_own_message() -> None:
    """Two programs that differ in one word never read the same."""
    for language in LANGUAGES:
        words = Words(GAME, language)
        said = [words.find(key, {}) for key in GAME.phrases]
        assert None not in said
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_new_programs_keep_the_invariants(seed: int) -> None:
    from tests.superhero_battle.invariants import Step, check, next_action

    heroes = [
        hero(
            "groot",
            "guardians",
            "active",
            "before_reveal",
            [{"op": "swap_laid"}, {"op": "reveal_hand", "target": "self", "to": "all"}],
        ),
        hero(
            "drax",
            "guardians",
            "passive",
            "after_damage",
            [{"op": "discard_chosen", "amount": 1, "target": "event_target", "by": "self"}],
        ),
        hero(
            "gamora",
            "guardians",
            "active",
            "would_leave_by_damage",
            [{"op": "cancel_exit"}, {"op": "gain_energy", "amount": 2, "target": "self"}],
        ),
        hero(
            "rocket",
            "guardians",
            "passive",
            "would_take_damage",
            [{"op": "add_amount", "value": 1}],
            when={"source": ["trap"]},
        ),
        hero(
            "yondu",
            "guardians",
            "passive",
            "end_of_round",
            [{"op": "give_card", "technique": "shot", "target": "self"}],
        ),
    ]
    state = GAME.start(4, {"cards": only(*heroes)})
    rng = sixstones.Rng(seed)
    for _ in range(400):
        if state.actor == sixstones.OVER:
            break
        check(Step(state, *next_action(state, rng)))
