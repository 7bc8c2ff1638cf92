"""A player's corrected cards: read from a file, checked by entry and field, played, recorded (TR-INV-18)."""

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
from tests.kit import finished_match, legal, walk
from tests.thanos_rising.table import GAME, deploy, pool, position, rolled

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
    assert Words(GAME, "en").card(view["parts"]["hawkeye"]) == "After a roll: roll up to 2 dice again"  # type: ignore[index]
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


def test_random_corrections_are_refused_or_playable() -> None:
    """Fields of entries are exchanged at random: nothing crashes, and what is accepted can be played."""
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
