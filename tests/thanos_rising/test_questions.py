"""Questions by rule and figures, and refusals of anything else (docs: "Questions, windows")."""

import pytest

from sixstones import State
from tests.kit import play, question, refusal
from tests.thanos_rising.hand_written import PENDING
from tests.thanos_rising.table import GAME, QUIET, position, rolled, view

ASKED: dict[str, tuple[int, str, dict[str, object]]] = {
    "base": (0, "TR-3.5", {}),
    "deploy": (0, "TR-5.1", {}),
    "villains": (0, "TR-AMB-14", {"cards": ["cull_obsidian", "corvus_glaive"], "cause": "turn"}),
    "tied": (0, "TR-AMB-15", {"source": "soul", "n": 1, "pick": "least_health"}),
    "strike": (0, "TR-AMB-13", {"source": "cull_obsidian", "owner": 0, "left": 2}),
    "color": (0, "TR-10.1", {"source": "hulkbuster"}),
    "window": (1, "TR-20.3", {"window": 1}),
    "before_check": (0, "TR-AMB-8", {"roll": 1}),
    "assign": (0, "TR-11.1", {"roll": 1}),
    "lay": (0, "TR-11.5", {"card": "hawkeye", "laid": 0}),
    "manip_die": (0, "TR-16.3", {"source": "okoye", "left": 1}),
    "manip_face": (0, "TR-AMB-33", {"source": "okoye", "die": "red b"}),
    "token_card": (1, "TR-20.4", {"source": "symbol_battle"}),
    "heal": (0, "TR-23.5", {"source": "mantis", "n": 2, "target": "one_hero"}),
    "remove": (0, "TR-15.8", {"source": "iron_man", "n": 1}),
    "hit": (0, "TR-13.5", {"source": "heimdall", "n": 1}),
    "keep": (0, "TR-17.15", {"source": "shuri", "left": 1}),
    "abilities": (1, "TR-13.1", {}),
}
CHANCE: dict[str, dict[str, object]] = {
    "facing": {},
    "deal": {"slot": 0},
    "first": {},
    "stone_die": {"cause": "turn"},
    "thanos_die": {},
    "roll": {},
    "reroll": {"source": "hawkeye"},
    "draw": {"source": "reward", "left": 2, "keep": 0},
}


def test_every_question_and_every_draw_stands_here() -> None:
    assert set(ASKED) | set(CHANCE) == set(PENDING)


@pytest.mark.parametrize("name", sorted(ASKED))
def test_a_question_names_its_seat_its_rule_and_what_it_is_about(name: str) -> None:
    state = GAME.load(PENDING[name][0])
    seat, rule, data = ASKED[name]
    active = int(view(state)["active"])
    assert (int(state.actor), state.waiting()) == (seat, [seat])
    found = question(state)
    assert (found.kind, found.rule, found.data) == (name, rule, {"active_seat": active, **data})
    assert found.number == state.number
    assert view(state)["chance"] is None


@pytest.mark.parametrize("name", sorted(CHANCE))
def test_what_chance_is_about_to_decide_is_shown(name: str) -> None:
    state = GAME.load(PENDING[name][0])
    assert state.asks(0) is None
    assert view(state)["chance"] == {"frame": name, **CHANCE[name]}


# Refusals.


def said(state: State, text: str, by: int | None = None) -> tuple[str, str, dict[str, object]]:
    found = refusal(state, text, by)
    return found.rule, found.key, found.data


@pytest.mark.rule("TR-4.7", "TR-3.5", "TR-25.3")
def test_who_is_not_asked_is_told_who_is() -> None:
    state = position(active=1)
    assert said(state, "deploy 1", by=0) == ("TR-4.7", "not-asked", {"owner": 1})
    setup = GAME.load(PENDING["base"][0])
    assert said(setup, "base wakanda", by=1) == ("TR-3.5", "not-asked", {"owner": 0})
    five = ["soul", "reality", "space", "power", "time", "mind"]
    over = position(step="over", ending="six_stones", collected=five)
    assert said(over, "deploy 1", by=0) == ("", "game-over", {})


@pytest.mark.rule("TR-3.11", "TR-5.1")
def test_a_base_that_is_taken_and_an_answer_to_another_question() -> None:
    state = GAME.load({"step": "setup", "bases": [None, "wakanda"], "facing": 1})
    assert said(state, "base wakanda") == ("TR-3.11", "base-taken", {})
    assert said(state, "keep heal_two") == ("TR-3.5", "not-legal", {"kind": "base"})
    assert said(position(), "stop") == ("TR-5.1", "not-legal", {"kind": "deploy"})


@pytest.mark.rule("TR-20.1", "TR-6.6", "TR-13.8", "TR-20.3")
def test_why_a_token_cannot_be_played() -> None:
    two, token = {"heal_two": 1}, {"token": "heal_two"}
    hurt = {"captain_america": 1}
    none = rolled("red b, red t", sectors=QUIET)
    assert said(none, "play heal_two") == ("TR-20.1", "no-such-token", token)
    early = position(tokens=[two, two], damage=hurt)
    assert said(early, "play heal_two") == ("TR-6.6", "dice-first", token)
    assert said(early, "play heal_two", by=1) == ("TR-6.6", "dice-first", token)
    fresh = rolled("red b, red t", sectors=QUIET, tokens=[two], fresh_tokens=two, damage=hurt)
    assert said(fresh, "play heal_two") == ("TR-13.8", "fresh-token", token)
    second = rolled("red b, red t", sectors=QUIET, tokens=[{}, two], fresh_tokens=two, damage=hurt, active=1)
    assert said(second, "play heal_two") == ("TR-13.8", "fresh-token", token)
    older = rolled("red b, red t", sectors=QUIET, tokens=[{}, {"heal_two": 2}], fresh_tokens=two, active=1)
    assert said(older, "play heal_two") == ("TR-AMB-51", "no-use", token)
    useless = rolled("red b, red t", sectors=QUIET, tokens=[two])
    assert said(useless, "play heal_two") == ("TR-AMB-51", "no-use", token)
    closed = rolled("red b, red t", sectors=QUIET, tokens=[{}, two], damage=hurt)
    play(closed, "pass")
    assert said(closed, "play heal_two", by=1) == ("TR-20.3", "no-window", token)
    assert said(closed, "play heal_two of p2") == ("TR-AMB-12", "not-your-token", {**token, "owner": 1})
    play(closed, "assign okoye")
    assert said(closed, "play symbol_tech", by=1) == ("TR-20.1", "no-such-token", {"token": "symbol_tech"})
    by_active = rolled("red b, red t", sectors=QUIET, options={"token_control": "active"}, tokens=[{}, {"die_red": 1}])
    assert said(by_active, "play heal_two of p2") == ("TR-20.1", "no-such-token", token)
    assert said(by_active, "play heal_two of p4") == ("TR-20.1", "no-such-token", token)


@pytest.mark.rule("TR-15.5", "TR-13.7", "TR-16.1", "TR-11.10")
@pytest.mark.parametrize(
    ("hero", "rule", "key"),
    [
        ("mantis", "TR-15.5", "not-your-hero"),
        ("loki", "TR-15.5", "not-your-hero"),
        ("wong", "TR-13.7", "fresh-hero"),
        ("rocket", "TR-16.1", "used-hero"),
        ("shuri", "TR-11.10", "pay-with-dice"),
        ("captain_america", "TR-16.2", "works-by-itself"),
        ("quinjet", "TR-AMB-51", "no-use"),
        ("okoye", "TR-16.3", "no-use"),
    ],
)
def test_why_an_ability_cannot_be_used(hero: str, rule: str, key: str) -> None:
    teams = [["captain_america", "shuri", "quinjet", "okoye", "wong", "rocket"], ["black_panther", "mantis"]]
    state = rolled(
        "red t, red x", sectors=[["hawkeye", "hulk", "friday"]], teams=teams, fresh=["wong"], used=["rocket"]
    )
    assert said(state, f"use {hero}") == (rule, key, {"card": hero})
    window = position(
        step="after_dice", sector=0, sectors=[["hawkeye", "hulk"]], teams=teams, fresh=["wong"], used=["rocket"],
        tokens=[{"symbol_battle": 1}],
    )  # fmt: skip
    assert said(window, f"use {hero}") == (rule, key, {"card": hero})


@pytest.mark.rule("TR-12.2", "TR-12.1", "TR-11.2", "TR-11.3")
def test_why_a_die_is_neither_forfeited_nor_kept() -> None:
    state = rolled("red b, red t", sectors=QUIET)
    assert said(state, "stop") == ("TR-12.2", "can-complete", {})
    assert said(state, "forfeit red m") == ("TR-12.1", "no-such-die", {"die": "red m"})
    assert said(state, "forfeit red b") == ("TR-11.2", "must-assign", {"die": "red b"})
    assert said(state, "lay red b") == ("TR-11.3", "card-first", {"die": "red b"})
    assert said(state, "deploy 1") == ("TR-11.1", "not-legal", {"kind": "assign"})


@pytest.mark.rule("TR-AMB-29", "TR-11.5", "TR-5.2", "TR-11.10")
@pytest.mark.parametrize(
    ("card", "rule", "key"),
    [
        ("hawkeye", "TR-AMB-29", "complete"),
        ("outrider_battle_tech", "TR-AMB-29", "full-villain"),
        ("mantis", "TR-11.5", "no-match"),
        ("wong", "TR-5.2", "other-sector"),
        ("captain_america", "TR-11.10", "no-price"),
        ("shuri", "TR-11.11", "paid-already"),
        ("groot", "TR-11.5", "no-match"),
        ("black_panther", "TR-5.2", "not-there"),
        ("hulk", "TR-5.2", "not-there"),
        ("cull_obsidian", "TR-5.2", "not-there"),
    ],
)
def test_why_a_card_cannot_take_dice(card: str, rule: str, key: str) -> None:
    state = rolled(
        "red b, red t",
        sectors=[["hawkeye", "mantis", "outrider_battle_tech"], ["wong"]],
        teams=[["captain_america", "shuri", "groot"], ["black_panther"]],
        damage={"outrider_battle_tech": 2},
        locked=[
            {"die": "red bb", "card": "hawkeye"},
            {"die": "red b", "card": "hawkeye"},
            {"die": "blue t", "card": "shuri"},
        ],
    )
    assert said(state, f"assign {card}") == (rule, key, {"card": card})


@pytest.mark.rule("TR-11.3", "TR-11.2", "TR-11.1", "TR-11.5")
def test_why_a_die_is_not_laid() -> None:
    state = rolled("red b, red b, red t, red x", sectors=QUIET)
    play(state, "assign okoye")
    card = {"card": "okoye"}
    assert said(state, "assign hawkeye") == ("TR-11.3", "one-card-per-roll", card)
    assert said(state, "done") == ("TR-11.2", "must-assign", {"die": ""})
    assert said(state, "lay red m") == ("TR-11.1", "no-such-die", {"die": "red m", **card})
    assert said(state, "lay red x") == ("TR-11.5", "covers-nothing", {"die": "red x", **card})
    assert said(state, "stop") == ("TR-11.1", "not-legal", {"kind": "lay"})


@pytest.mark.rule("TR-AMB-51")
def test_a_hero_without_damage_is_not_healed() -> None:
    state = GAME.load(PENDING["heal"][0])
    assert said(state, "heal okoye") == ("TR-AMB-51", "no-damage", {"card": "okoye"})
    assert said(state, "remove mind") == ("TR-23.5", "not-legal", {"kind": "heal"})
