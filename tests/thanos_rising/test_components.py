"""The box as a player's table writes it: every component, and the cards' own texts.

The tables are read here once more, from the shipped files given as a player's own, so that what is read is looked at.
"""

import copy
from typing import Any

import pytest

from sixstones import CHANCE, OVER, Rng
from sixstones.core.errors import BadPosition
from sixstones.games.thanos_rising import shipped
from sixstones.games.thanos_rising.actions import build_catalogue
from sixstones.games.thanos_rising.programs import BadProgram, read_condition, read_effects
from sixstones.games.thanos_rising.shipped import SECTIONS, SHIPPED, card_rows, constant, rows, table, texts, whole
from sixstones.games.thanos_rising.thanos_rising import ThanosRisingGame
from tests.kit import step
from tests.thanos_rising.table import GAME

OWN: dict[str, object] = {"cards": copy.deepcopy({section: SHIPPED[section] for section in SECTIONS})}


def part(id: str) -> dict[str, Any]:
    """A component of a box read from a player's table."""
    found: dict[str, Any] = GAME.parts(OWN)[id]
    return found


@pytest.mark.rule("TR-1.7", "TR-17.5", "TR-17.1", "TR-17.20")
def test_heroes() -> None:
    sourced = {"type": "SOURCED", "spaces": "SOURCED", "cost": "SOURCED", "ability": "SOURCED"}
    assert part("hulk") == {
        "type": "hero", "spaces": 7, "cost": {"battle": 7}, "provenance": sourced, "hero_type": "battle",
        "timing": "pool", "condition": {"call": "always"},
        "effect": [{"call": "add_die", "colors": ["red"], "per_self_damage": 2}],
        "says": {
            "say": "ability", "when": {"say": "timing-pool"},
            "does": {"say": "effect-add_die", "colors": {"any": ["red"]}, "per_self_damage": 2},
        },
    }  # fmt: skip
    captain = part("captain_america")
    assert captain["condition"] == {"call": "team_has_other", "type": "battle"}
    assert captain["says"]["when"] == {
        "say": "ability-heads",
        "first": {"say": "timing-pool"},
        "then": {"say": "condition-team_has_other", "type": "battle"},
    }
    widow = part("black_widow")
    assert (widow["pay"], widow["timing"], widow["hero_type"]) == ({"battle": 2}, "assign", "battle")
    assert widow["says"] == {
        "say": "ability", "when": {"say": "timing-assign", "n": 2, "symbol": "battle"},
        "does": {
            "say": "ability-effects", "first": {"say": "effect-draw_token", "n": 1, "keep": 0},
            "then": {"say": "effect-heal", "n": 1, "target": "one_hero"},
        },
    }  # fmt: skip
    assert part("mantis")["cost"] == {"mystic": 2, "cosmic": 1}


@pytest.mark.rule("TR-1.8", "TR-19.9", "TR-1.4", "TR-24.1")
def test_villains_bases_and_stones() -> None:
    assert part("ebony_maw") == {
        "type": "villain", "spaces": 3, "cost": {"tech": 1, "mystic": 1, "cosmic": 1},
        "provenance": {"spaces": "SOURCED", "cost": "SOURCED", "ability": "SOURCED"}, "group": "child_of_thanos",
        "effect": [{"call": "roll_stone", "times": 1}], "says": {"say": "effect-roll_stone", "times": 1},
    }  # fmt: skip
    wakanda = part("wakanda")
    assert wakanda.pop("provenance")["leader"] == "SOURCED"
    assert wakanda == {
        "type": "base", "leader": "black_panther", "color": "blue", "pool": {"red": 3, "blue": 1},
        "trigger": {"call": "opening_symbols", "symbol": "tech", "min": 3},
        "effect": [{"call": "draw_token", "n": 1, "keep": 0}],
        "says": {
            "say": "ability", "when": {"say": "condition-opening_symbols", "symbol": "tech", "min": 3},
            "does": {"say": "effect-draw_token", "n": 1, "keep": 0},
        },
    }  # fmt: skip
    assert part("mind") == {
        "type": "stone", "color": "yellow", "effect": [{"call": "trigger_villains", "scope": "thanos_sector"}],
        "says": {"say": "effect-trigger_villains", "scope": "thanos_sector"},
        "provenance": {"name": "SOURCED", "color": "RECONSTRUCTED", "effect": "RECONSTRUCTED"},
    }  # fmt: skip


@pytest.mark.rule("TR-1.2", "TR-1.6", "TR-7.1", "TR-26.1")
def test_tokens_dice_levels_and_the_rest() -> None:
    assert part("heal_two") == {
        "type": "token", "family": "C", "count": 3, "effect": [{"call": "heal", "n": 2, "target": "one_hero"}],
        "says": {"say": "effect-heal", "n": 2, "target": "one_hero"},
        "provenance": {"kind": "SOURCED", "count": "RECONSTRUCTED"},
    }  # fmt: skip
    assert part("die_of_blue") == {
        "type": "die", "color": "blue", "faces": ["b", "t", "m", "x", "t", "tt"], "count": 3,
        "provenance": {"faces": "SOURCED", "count": "RECONSTRUCTED"},
    }  # fmt: skip
    assert part("thanos_die") == {
        "type": "die", "faces": ["turn_ccw", "turn_ccw", "turn_cw", "turn_cw", "villains", "stone"],
    }  # fmt: skip
    assert part("stone_die") == {"type": "die", "faces": ["orange", "red", "blue", "purple", "green", "yellow"]}
    assert part("level_expert_six") == {
        "type": "level", "villains_to_defeat": 10, "hero_loss_limit": 6,
        "provenance": {"villains": "SOURCED", "limit": "SOURCED"},
    }  # fmt: skip
    for id, kind in (("battle", "symbol"), ("sector_3", "sector"), ("reward", "cause"), ("thanos", "figure")):
        assert part(id) == {"type": kind}


@pytest.mark.rule("TR-INV-18", "TR-1.2")
def test_the_shipped_cards_as_a_players_own_are_the_same_box_and_play_the_same_game() -> None:
    assert GAME.parts(OWN) == GAME.components
    for players in (2, 4):
        mine, theirs, rng = GAME.start(players, OWN), GAME.start(players), Rng(players)
        while theirs.actor != OVER and theirs.turn < 5:
            seat, action = step(theirs, rng)
            assert mine.legal(seat) == theirs.legal(seat)
            assert mine.outcomes() == theirs.outcomes()
            theirs.apply(seat, action)
            mine.apply(seat, action)
            assert {**mine.dump(), "options": None} == {**theirs.dump(), "options": None}
            if theirs.actor == CHANCE:
                assert mine.sample(Rng(7)) == theirs.sample(Rng(7))


@pytest.mark.rule("TR-INV-18")
def test_cards_are_no_list() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.parts({"cards": []})
    assert caught.value.data["field"] == "options.cards"


def test_card_files_are_read_by_their_columns() -> None:
    text = 'id,type,spaces,cost_b,cost_t,cost_m,cost_x,pay_count,note\nhulk,battle,7,6,1,0,0,0,"big, green"\n'
    assert card_rows(text) == [
        {
            "id": "hulk", "type": "battle", "spaces": 7, "cost_b": 6, "cost_t": 1, "cost_m": 0, "cost_x": 0,
            "pay_count": 0, "note": "big, green",
        }
    ]  # fmt: skip
    assert card_rows("id,spaces\n") == []
    with pytest.raises(ValueError, match="zip"):
        card_rows("id,spaces\nhulk\n")
    assert rows([{"id": "hulk"}, 7]) == [{"id": "hulk"}]
    with pytest.raises(ValueError, match="a list of tables"):
        rows({})
    assert table({"id": 1}) == {"id": 1}
    with pytest.raises(ValueError, match="a table"):
        table([])
    assert (texts(["B", 2]), texts("B")) == (["B", "2"], [])
    assert (whole(3), whole("3"), whole(True), constant("bonus_tokens")) == (3, 0, 0, 30)


def test_ids_are_those_of_the_files_in_their_order() -> None:
    for section, key in (("heroes", "id"), ("villains", "id"), ("bases", "id"), ("power_dice", "color")):
        assert shipped._ids(section, key) == [row[key] for row in rows(SHIPPED[section])]
    assert shipped._ids("difficulty") == ["easy", "normal", "hard", "expert", "expert_six"]


def test_the_catalogue_lists_what_seats_do_and_then_what_chance_brings() -> None:
    book = build_catalogue()
    assert (book.size, book.total) == (344, 477)
    seats = [
        "pass", "wait", "pass_turn", "done", "stop", "deploy", "assign", "lay", "forfeit", "use", "play", "heal",
        "remove", "hit", "pick", "face", "color", "base", "keep", "trigger", "damage", "play_of",
    ]  # fmt: skip
    assert book.kinds() == seats
    chance = dict.fromkeys(book.kind(action) for action in range(book.size, book.total))
    assert list(chance) == ["facing", "first", "deal", "stone", "thanos", "roll", "draw", "struck"]
    texts = [book.text(action) for action in range(book.total)]
    assert texts == [GAME.actions.text(action) for action in range(book.total)]
    assert [book.parts(action) for action in range(book.total)] == [
        GAME.actions.parts(action) for action in range(book.total)
    ]
    for text in ("pass turn", "deploy 3", "assign ebony_maw", "lay red bb", "play heal_two of p4", "roll purple xx"):
        assert text in texts


def test_the_game_says_what_it_is() -> None:
    game = ThanosRisingGame()
    assert (game.id, game.min_players, game.max_players, game.hidden, game.version) == ("thanos_rising", 2, 4, False, 3)
    assert (game.payoff, game.card_option, game.weighs_chance) == ("together", "cards", True)
    assert [game.plays(version) for version in (1, 2, 3, 4)] == [False, True, True, False]
    assert game.components == GAME.components
    assert (game.folder, game.phrases) == (GAME.folder, GAME.phrases)
    assert "timing-after_damage" in game.phrases
    assert "ability-heads" in game.phrases
    listed = {option.id: (option.type, option.default, option.rule, option.choices) for option in game.options}
    assert listed == {
        "level": ("choice", "easy", "TR-26.1", ["easy", "normal", "hard", "expert", "expert_six"]),
        "bases": ("ids", [], "TR-3.5", ["avengers_compound", "wakanda", "sanctum_sanctorum", "knowhere"]),
        "cards": ("table", None, "TR-1.2", []),
        "first_player": ("choice", "random", "TR-AMB-10", ["random", "p1", "p2", "p3", "p4"]),
        "early_stop": ("choice", "may", "TR-AMB-7", ["may", "must"]),
        "token_control": ("choice", "owner", "TR-AMB-12", ["owner", "active"]),
        "cull_picker": ("choice", "owner", "TR-AMB-13", ["owner", "active", "random"]),
        "villain_order": ("choice", "active", "TR-AMB-14", ["active", "fixed"]),
        "windows": ("choice", "asked", "TR-AMB-54", ["asked", "open"]),
        "team_check_after_manip": ("flag", False, "TR-AMB-8", []),
        "mind_inside_villain_ability": ("flag", False, "TR-AMB-19", []),
        "red_stone_blocks_recruit_heal": ("flag", True, "TR-AMB-37", []),
        "nebula_once_per_turn": ("flag", True, "TR-AMB-43", []),
    }


@pytest.mark.rule("TR-INV-18")
@pytest.mark.parametrize(
    ("text", "sort", "found", "expected"),
    [
        ("heal(n=1;target=split)+add_die(colors=red)", "assign", "add_die cannot stand here", "heal, remove_counter"),
        ("add_die(colors=red)+add_die(colors=blue)", "pool", "add_die stands alone", "no further call"),
        ("add_die(colors=red;per_self_damage=2)", "token", "a token has no damage of its own", "without per_self"),
        ("heal(n=1;target=per_villain_hit)", "base", "belongs to after_damage", "one_hero or split"),
        ("draw_token(n=1;keep=2)", "assign", "cannot keep more than it draws", "keep up to n"),
        ("heal(n=1;n=2;target=split)", "base", "heal cannot have 'n=2'", "n, target"),
        ("heal(n;target=split)", "base", "heal cannot have 'n'", "n, target"),
        ("no_heal(n=1)", "stone", "no_heal cannot have 'n=1'", "no argument"),
        ("heal(n=0;target=split)", "base", "n of heal cannot be '0'", "a whole number from 1 to 9"),
        ("heal(n=1|2;target=split)", "base", "n of heal cannot be '1|2'", "a whole number from 1 to 9"),
        ("heal(n=1;target=split|one_hero)", "base", "target of heal cannot be", "one of one_hero, split"),
        ("hit_heroes(n=1;scope=own_sector;types=tech|tech)", "villain", "types of hit_heroes", "one or more of battle"),
        ("heal(n=1)", "base", "heal lacks target", "one of one_hero, split"),
        ("heal(n=1;target=split) now", "base", "is no call", "name(key=value;…)"),
        ("party()", "base", "there is no effect party", "one of add_die"),
    ],
)  # fmt: skip
def test_a_program_that_cannot_be_carried_out_is_refused(text: str, sort: str, found: str, expected: str) -> None:
    with pytest.raises(BadProgram) as caught:
        read_effects(text, sort)
    assert found in caught.value.found
    assert expected in caught.value.expected
    assert str(caught.value) == f"{caught.value.found}; expected {caught.value.expected}"


@pytest.mark.rule("TR-INV-18")
def test_programs_are_read_with_spaces_sets_and_defaults() -> None:
    calls = read_effects(" hit_heroes( n = 2 ; scope=next_sector_cw ) + roll_stone(times=3)", "villain")
    assert [call.as_dict() for call in calls] == [
        {"call": "hit_heroes", "n": 2, "scope": "next_sector_cw", "types": ["battle", "tech", "mystic", "cosmic"]},
        {"call": "roll_stone", "times": 3},
    ]
    assert [call.numbers() for call in calls] == [[8, 2, 1, 15], [11, 3, 0, 0]]
    assert read_effects("add_die(colors=blue|purple)", "pool")[0].numbers() == [0, 10, 0, 0]
    assert read_condition("team_has(type=cosmic)", trigger=False).numbers() == [1, 3, 0, 0]
    assert read_condition("opening_symbols(symbol=mystic;min=4)", trigger=True).numbers() == [6, 2, 4, 0]
    with pytest.raises(BadProgram, match="opening_symbols cannot stand here; expected always, team_has"):
        read_condition("opening_symbols(symbol=mystic;min=4)", trigger=False)
    with pytest.raises(BadProgram, match="always cannot stand here; expected opening_symbols"):
        read_condition("always()", trigger=True)
    with pytest.raises(BadProgram, match="there is no condition sometimes; expected one of always"):
        read_condition("sometimes()", trigger=False)
