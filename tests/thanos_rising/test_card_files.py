"""A player's corrected cards: read, checked by entry and field, played, recorded.

Rule TR-INV-18.
"""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import sixstones
from sixstones import Rng
from sixstones.core.errors import BadComponents, BadOption
from sixstones.core.match import replay
from sixstones.games.thanos_rising.card_check import check_cards
from sixstones.games.thanos_rising.shipped import SECTIONS, SHIPPED
from sixstones.words import Words
from tests.kit import asked, finished_match, legal, play, question, walk
from tests.thanos_rising.table import GAME, counters, damage, deploy, pool, position, rolled

Cards = dict[str, Any]


def shipped(*sections: str) -> Cards:
    """The shipped cards as a table of a player, to be changed."""
    return copy.deepcopy({section: SHIPPED[section] for section in sections or SECTIONS})


def entry(cards: Cards, section: str, id: str) -> Cards:
    found: Cards = next(row for row in cards[section] if row.get("id", row.get("color")) == id)
    return found


def changed(section: str, id: str, **fields: object) -> Cards:
    cards = shipped(section)
    entry(cards, section, id).update(fields)
    return cards


def refused(cards: Cards) -> BadOption:
    with pytest.raises(BadOption) as refusal:
        GAME.start(2, {"cards": cards})
    assert "None" not in refusal.value.message
    return refusal.value


@pytest.mark.rule("TR-INV-18")
def test_the_shipped_files_pass_their_own_check() -> None:
    assert set(check_cards(shipped())) == set(SECTIONS)


@pytest.mark.parametrize(
    ("section", "id", "fields", "found", "expected"),
    [
        ("heroes", "hulk", {"spaces": 0}, "spaces", "a whole number from 1 to 9"),
        ("heroes", "hulk", {"spaces": "seven"}, "spaces", "a whole number from 1 to 9"),
        ("heroes", "hulk", {"type": "strong"}, "type", "one of battle, tech, mystic, cosmic"),
        ("heroes", "hulk", {"timing": "later"}, "timing", "one of pool, manip, assign, free, after_damage"),
        ("heroes", "hulk", {"cost_b": 0}, "cost_b", "1 to 9 in all"),
        ("heroes", "hulk", {"effect": "smash(n=1)"}, "effect", "one of add_die"),
        ("heroes", "hulk", {"effect": "add_die(colors=pink)"}, "effect", "one or more of red, blue, green, purple"),
        ("heroes", "hulk", {"effect": "heal(n=1;target=one_hero)"}, "effect", "add_die"),
        ("heroes", "hulk", {"effect": "add_die(colours=red)"}, "effect", "colors, per_self_damage"),
        ("heroes", "hulk", {"effect": "add_die"}, "effect", "name(key=value;…)"),
        ("heroes", "mantis", {"effect": "heal(target=one_hero)"}, "effect", "a whole number from 1 to 9"),
        ("heroes", "mantis", {"pay_count": 0}, "pay_count", "a whole number from 1 to 9"),
        ("heroes", "hulk", {"pay_symbol": "tech"}, "pay_symbol", "no price"),
        ("heroes", "hulk", {"condition": "sometimes()"}, "condition", "one of always"),
        ("heroes", "hulk", {"condition": "opening_symbols(symbol=tech;min=2)"}, "condition", "always"),
        ("heroes", "hulk", {"colour": "green"}, "colour", "one of id, type"),
        ("heroes", "hulk", {"prov_cost": "GUESS"}, "prov_cost", "RULEBOOK"),
        ("villains", "ebony_maw", {"effect": "trigger_villains(scope=thanos_sector)"}, "effect", "hit_heroes"),
        ("power_dice", "red", {"faces": ["B", "T", "M", "X", "B", "BBB"]}, "faces", "a list of 6 faces out of B, T"),
        ("power_dice", "red", {"faces": ["B"]}, "faces", "a list of 6 faces"),
        ("power_dice", "red", {"count": 7}, "count", "15 in all"),
        ("bases", "wakanda", {"pool": {"red": 3}}, "pool", "4 dice in all"),
        ("bases", "wakanda", {"pool": {"green": 4}}, "pool", "at most the 3 there are"),
        ("bases", "wakanda", {"leader": "gamora"}, "leader", "a hero of its own"),
        ("bases", "wakanda", {"trigger": "always()"}, "trigger", "opening_symbols"),
        ("stones", "mind", {"effect": "snap()"}, "effect", "one of add_die"),
        ("stones", "mind", {"color": "orange"}, "color", "a colour of its own"),
        ("tokens", "heal_two", {"count": 4}, "count", "30 in all"),
        ("tokens", "heal_two", {"effect": "heal(n=2;target=per_villain_hit)"}, "effect", "one_hero or split"),
        ("difficulty", "easy", {"villains_to_defeat": 11}, "villains_to_defeat", "a whole number from 1 to 10"),
    ],
)  # fmt: skip
@pytest.mark.rule("TR-INV-18")
def test_a_wrong_field_is_named_with_its_entry_and_what_was_expected(
    section: str, id: str, fields: Cards, found: str, expected: str
) -> None:
    error = refused(changed(section, id, **fields))
    assert error.data["card_field"] == found
    assert expected in str(error.data["expected"])
    assert section in str(error.data["entry"])


@pytest.mark.rule("TR-INV-18")
def test_missing_double_and_unknown_entries_and_sections_are_named() -> None:
    missing = shipped("heroes")
    missing["heroes"] = [row for row in missing["heroes"] if row["id"] != "hulk"]
    assert "hulk missing" in str(refused(missing))
    twice = shipped("heroes")
    twice["heroes"].append(twice["heroes"][0])
    assert "captain_america occurs twice" in str(refused(twice))
    assert "heroes 1" in str(refused({"heroes": [{"id": "ant_man"}]}))
    assert "there is no such section" in str(refused({"sidekicks": []}))
    assert "a list of tables" in str(refused({"heroes": {}}))
    assert "heroes 1" in str(refused({"heroes": ["hulk"]}))
    assert "thanos_die" in str(refused({"thanos_die": {"faces": ["spin"] * 6}}))
    assert "game" in str(refused({"game": "splendor"}))


@pytest.mark.rule("TR-INV-18")
@pytest.mark.parametrize(
    ("section", "id", "field", "accepted", "refused_values"),
    [
        ("heroes", "mantis", "spaces", [1, 9], [0, 10, True, "4"]),
        ("heroes", "mantis", "cost_b", [0, 6], [-1, 7, 10]),
        ("heroes", "mantis", "pay_count", [1, 9], [0, 10]),
        ("heroes", "mantis", "pay_symbol", ["battle", "cosmic"], ["", "chaos", 1]),
        ("heroes", "mantis", "timing", ["assign"], ["pool", "villain", ""]),
        ("heroes", "hulk", "pay_count", [0], [1]),
        ("heroes", "hulk", "pay_symbol", [""], ["battle"]),
        ("heroes", "hulk", "leader_of", ["wakanda", ""], []),
        ("heroes", "hulk", "note", ["green"], []),
        ("heroes", "hulk", "prov_cost", ["RULEBOOK", "SOURCED", "RECONSTRUCTED"], ["HEARSAY", 1]),
        ("villains", "ebony_maw", "spaces", [1, 9], [0, 10]),
        ("villains", "ebony_maw", "group", ["outrider", "child_of_thanos"], ["cousin"]),
        ("villains", "ebony_maw", "timing", ["villain"], ["pool"]),
        ("villains", "ebony_maw", "cost_b", [0, 6], [7]),
        ("power_dice", "red", "count", [6], [0, 5, 16]),
        ("bases", "wakanda", "color", ["blue", "red"], ["pink"]),
        ("bases", "wakanda", "leader", ["black_panther", "hulk"], ["ebony_maw", "captain_america"]),
        ("bases", "wakanda", "pool", [{"red": 4}, {"blue": 3, "green": 1}], [{"red": 5}, {"pink": 4}, {"blue": 4}, 4]),
        ("stones", "mind", "color", ["yellow"], ["red", "pink"]),
        ("tokens", "heal_two", "family", ["A", "B", "C"], ["D"]),
        ("tokens", "heal_two", "count", [3], [-1, 2, 31]),
        ("difficulty", "easy", "villains_to_defeat", [1, 10], [0, 11]),
        ("difficulty", "easy", "hero_loss_limit", [1, 32], [0, 33]),
    ],
)
def test_how_far_a_field_may_go(
    section: str, id: str, field: str, accepted: list[object], refused_values: list[object]
) -> None:
    for value in accepted:
        found = check_cards(changed(section, id, **{field: value}))
        assert section in found
    for value in refused_values:
        error = refused(changed(section, id, **{field: value}))
        assert section in str(error.data["entry"])
        assert error.data["expected"]


@pytest.mark.rule("TR-INV-18")
def test_a_checked_table_keeps_the_fields_that_matter_in_the_order_of_the_box() -> None:
    cards = shipped()
    for section in cards:
        if isinstance(cards[section], list):
            cards[section].reverse()
    found: Any = check_cards({**cards, "format": 1, "game": "thanos_rising"})
    assert set(found) == set(SECTIONS)
    assert [row["id"] for row in found["heroes"]] == [row["id"] for row in SHIPPED["heroes"]]  # type: ignore[attr-defined]
    assert found["heroes"][0] == {
        "id": "captain_america", "type": "battle", "spaces": 6, "cost_b": 6, "cost_t": 0, "cost_m": 0, "cost_x": 0,
        "timing": "pool", "condition": "team_has_other(type=battle)", "effect": "add_die(colors=red|blue)",
    }  # fmt: skip
    assert entry(found, "heroes", "mantis") == {
        "id": "mantis", "type": "mystic", "spaces": 4, "cost_b": 0, "cost_t": 0, "cost_m": 2, "cost_x": 1,
        "timing": "assign", "pay_symbol": "mystic", "pay_count": 1, "condition": "always()",
        "effect": "heal(n=2;target=one_hero)",
    }  # fmt: skip
    assert entry(found, "villains", "ebony_maw") == {
        "id": "ebony_maw", "group": "child_of_thanos", "spaces": 3, "cost_b": 0, "cost_t": 1, "cost_m": 1, "cost_x": 1,
        "effect": "roll_stone(times=1)",
    }  # fmt: skip
    assert entry(found, "power_dice", "blue") == {"color": "blue", "count": 3, "faces": ["B", "T", "M", "X", "T", "TT"]}
    assert entry(found, "bases", "wakanda") == {
        "id": "wakanda", "leader": "black_panther", "color": "blue", "pool": {"red": 3, "blue": 1},
        "trigger": "opening_symbols(symbol=tech;min=3)", "effect": "draw_token(n=1)",
    }  # fmt: skip
    assert entry(found, "stones", "time") == {
        "id": "time", "color": "green", "effect": "add_counter(n=1;target=fewest_other)",
    }  # fmt: skip
    assert entry(found, "tokens", "heal_two") == {
        "id": "heal_two", "family": "C", "effect": "heal(n=2;target=one_hero)", "count": 3,
    }  # fmt: skip
    assert entry(found, "difficulty", "expert_six") == {
        "id": "expert_six", "villains_to_defeat": 10, "hero_loss_limit": 6,
    }  # fmt: skip
    assert found["thanos_die"] == {"faces": ["turn_ccw", "turn_ccw", "turn_cw", "turn_cw", "villains", "stone"]}
    assert check_cards({}) == {}


@pytest.mark.rule("TR-INV-18")
@pytest.mark.parametrize(
    ("cards", "place", "found", "expected"),
    [
        ({"heroes": 7}, "heroes", "7 stands there", "a list of tables"),
        ({"powers": []}, "file", "there is no such section", "one of heroes, villains, power_dice"),
        ({"format": 2}, "file", "2 stands there", "1"),
        ({"thanos_die": []}, "thanos_die", "[] stands there", "a table"),
        ({"stone_die": {"faces": ["red"] * 5}}, "stone_die", "stands there", "a list of 6 faces out of orange, red"),
        ({"stone_die": {"faces": ["pink"] * 6}}, "stone_die", "there is no face 'pink'", "out of orange, red, blue"),
        ({"stone_die": {"sides": 6}}, "stone_die", "there is no such field", "one of id, faces"),
        (
            {"thanos_die": {"faces": ["stone"] * 5 + ["red"]}},
            "thanos_die",
            "there is no face 'red'",
            "turn_ccw, turn_cw",
        ),
    ],
)
def test_a_fault_says_where_it_is_and_what_stands_there(cards: Cards, place: str, found: str, expected: str) -> None:
    error = refused(cards)
    assert error.data["entry"] == place
    assert found in str(error)
    assert expected in str(error.data["expected"])


@pytest.mark.rule("TR-INV-18")
@pytest.mark.parametrize(
    ("section", "id", "fields", "sentence"),
    [
        ("power_dice", "red", {"count": 5}, "power_dice, field count: they add up to 14; expected 15 in all."),
        ("tokens", "heal_two", {"count": 4}, "tokens, field count: they add up to 31; expected 30 in all."),
        (
            "bases", "knowhere", {"pool": {"green": 4}},
            "bases 4 (knowhere), field pool: it takes 4 green dice; expected at most the 3 there are.",
        ),
        (
            "bases", "knowhere", {"leader": "captain_america"},
            "bases 4 (knowhere), field leader: captain_america leads two teams; expected a hero of its own.",
        ),
        (
            "stones", "mind", {"color": "red"},
            "stones 6 (mind), field color: two stones are red; expected a colour of its own.",
        ),
        ("heroes", "hulk", {"cost_b": 0}, "field cost_b: the card has 0 symbols; expected 1 to 9 in all."),
        ("heroes", "hulk", {"pay_count": 2}, "field pay_count: 2 stands there; expected no price, since"),
        ("bases", "wakanda", {"pool": {"red": 3}}, "bases 2 (wakanda), field pool"),
        ("heroes", "hulk", {"condition": "never()"}, "heroes 5 (hulk), field condition: there is no condition never"),
        ("bases", "wakanda", {"trigger": "always()"}, "bases 2 (wakanda), field trigger: always cannot stand here"),
    ],
)  # fmt: skip
def test_the_sentence_of_a_fault(section: str, id: str, fields: Cards, sentence: str) -> None:
    assert sentence in str(refused(changed(section, id, **fields)))


def as_toml(cards: Cards) -> str:
    lines = []
    for section, value in cards.items():
        for row in value if isinstance(value, list) else [value]:
            lines.append(f"[[{section}]]" if isinstance(value, list) else f"[{section}]")
            lines += [f"{key} = {json.dumps(item)}" for key, item in row.items() if not isinstance(item, dict)]
    return "\n".join(lines)


def test_a_file_is_read_and_its_faults_name_the_file(tmp_path: Path) -> None:
    good = tmp_path / "mine.toml"
    good.write_text(as_toml(changed("villains", "outrider_battle_tech", cost_t=1)), encoding="utf-8")
    cards = GAME.read_table("cards", str(good))
    state = GAME.start(2, {"cards": cards})
    parts = GAME.parts(state.options)
    assert parts["outrider_battle_tech"]["cost"] == {"battle": 2, "tech": 1}
    bad = tmp_path / "bad.toml"
    bad.write_text(as_toml(changed("villains", "ebony_maw", spaces=99)), encoding="utf-8")
    with pytest.raises(
        BadComponents, match=r"bad.toml: villains 9 \(ebony_maw\), field spaces: 99 stands there; expected"
    ):
        GAME.read_table("cards", str(bad))
    for text in ("heroes = [", '{"heroes": ', "\x00"):
        bad.write_text(text, encoding="utf-8")
        with pytest.raises(BadComponents, match="cannot be read"):
            GAME.read_table("cards", str(bad))
    with pytest.raises(BadComponents):
        GAME.read_table("cards", str(tmp_path / "nothing.toml"))


def test_corrected_cards_are_played_shown_and_recorded() -> None:
    cards = changed("heroes", "hawkeye", effect="reroll(dice=2)", spaces=2)
    cards.update(changed("stones", "mind", effect="heal_villains(n=2)+hit_heroes(n=1;scope=own_sector)"))
    options: dict[str, object] = {"cards": cards}
    state = rolled("red t, red m", sectors=[["okoye"]], teams=[["hawkeye"], ["shuri"]], options=options)
    assert "use hawkeye" in legal(state)
    view = state.view(0)
    assert view["cards"]["hawkeye"]["spaces"] == 2  # type: ignore[index]
    assert Words(GAME, "en").card(view["parts"]["hawkeye"]) == "After a roll: reroll up to 2 dice"  # type: ignore[index]
    mind = position(sectors=[["okoye", "ebony_maw"]], collected=["mind"], options=options)
    deploy(mind, 2, "yellow", "turn_cw")
    assert mind.view(0)["damage"] == {"okoye": 1}
    match = finished_match("thanos_rising", 2, 3, options)
    again = replay(match.record().json())
    assert again.state.dump() == match.state.dump()
    assert match.record().as_dict()["options"]["cards"] == cards  # type: ignore[index]


def test_unusual_dice_are_judged_by_what_they_can_show() -> None:
    cards = shipped("power_dice")
    entry(cards, "power_dice", "red")["faces"] = ["B", "B", "B", "BB", "TT", "TT"]
    options = {"cards": cards}
    assert "stop" in legal(rolled("red b, red b", sectors=[["okoye"]], options=options))
    assert "stop" not in legal(
        rolled("red b, red b", sectors=[["quinjet"]], options=options, locked=[{"die": "red b", "card": "quinjet"}])
    )
    for players in (2, 4):
        state = GAME.start(players, options)
        for _ in walk(state, seed=players):
            pass
        assert state.result() is not None
    assert pool(rolled("red b", options=options)) == {"red": 1}


@pytest.mark.rule("TR-AMB-50", "TR-12.2")
def test_stopping_counts_how_many_dice_can_show_a_symbol_twice() -> None:
    """Four tech with a blue and a red die: three at best; only with two blue dice four."""
    for colour, symbol, hero in (("blue", "t", "friday"), ("green", "m", "wong"), ("purple", "x", "groot")):
        field = f"cost_{symbol}"
        costs = {"cost_b": 0, "cost_t": 0, "cost_m": 0, "cost_x": 0, field: 4}
        options = {"cards": changed("heroes", hero, **costs)}
        assert "stop" in legal(rolled(f"red b, {colour} b", sectors=[[hero]], options=options))
        assert "stop" not in legal(rolled(f"{colour} b, {colour} b", sectors=[[hero]], options=options))


@pytest.mark.rule("TR-AMB-33", "TR-16.3")
def test_a_die_that_shows_the_same_on_every_side_has_no_other_face() -> None:
    cards = shipped("power_dice")
    entry(cards, "power_dice", "red")["faces"] = ["B"] * 6
    fields: dict[str, object] = {"sectors": [["hawkeye"]], "teams": [["okoye", "hulk"], ["shuri"]]}
    state = rolled("red b, blue b", options={"cards": cards}, **fields)
    play(state, "use okoye")
    assert (asked(state), question(state).data["die"]) == ("manip_face", "blue b")
    assert "use okoye" not in legal(rolled("red b, red b", options={"cards": cards}, **fields))


@pytest.mark.rule("TR-15.8", "TR-AMB-12")
def test_several_counters_are_removed_one_by_one_by_the_same_seat() -> None:
    cards = changed("tokens", "counter_off", effect="remove_counter(n=2)")
    fields: dict[str, object] = {"step": "last_window", "sector": 0, "sectors": [["hawkeye"]]}
    state = position(stones={"mind": 2, "soul": 2}, tokens=[{}, {"counter_off": 1}], options={"cards": cards}, **fields)
    play(state, "play counter_off", "remove mind")
    assert (asked(state), int(state.actor), question(state).data["n"]) == ("remove", 1, 1)
    play(state, "remove soul")
    assert counters(state) == {"mind": 1, "soul": 1}


@pytest.mark.rule("TR-23.5", "TR-AMB-12")
def test_healing_that_is_split_is_done_one_by_one_by_the_same_seat() -> None:
    cards = changed("tokens", "heal_two", effect="heal(n=3;target=split)")
    fields: dict[str, object] = {"step": "last_window", "sector": 0, "sectors": [["hawkeye", "wong"]]}
    state = position(damage={"wong": 2, "hawkeye": 2}, tokens=[{}, {"heal_two": 1}], options={"cards": cards}, **fields)
    play(state, "play heal_two", "heal wong")
    assert (asked(state), int(state.actor), question(state).data["n"]) == ("heal", 1, 2)
    play(state, "heal hawkeye")
    assert (int(state.actor), question(state).data["n"]) == (1, 1)
    play(state, "heal hawkeye")
    assert damage(state) == {"wong": 1}


def test_random_corrections_are_refused_or_playable() -> None:
    """Fields of entries exchanged at random: nothing crashes, and accepted files are playable."""
    rng, accepted = Rng(5), 0
    for _ in range(60):
        cards = shipped("heroes", "villains", "tokens", "stones")
        for _ in range(3):
            section = ["heroes", "villains", "tokens", "stones"][rng.below(4)]
            rows = cards[section]
            keys = [key for key in rows[0] if key != "id"]
            key = keys[rng.below(len(keys))]
            rows[rng.below(len(rows))][key] = rows[rng.below(len(rows))][key]
        try:
            state = sixstones.game("thanos_rising").start(3, {"cards": cards})
        except BadOption as error:
            complete = bool(error.data["entry"]) and bool(error.data["expected"])
            assert complete, str(error)  # noqa: PT017
            continue
        accepted += 1
        for _ in walk(state, seed=accepted, limit=300):
            pass
    assert accepted > 5
