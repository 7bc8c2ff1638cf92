"""Events, questions and refusals: a rule of the game, and every name of their sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from sixstones import CHANCE, Event, Rng
from sixstones.core.errors import BadOption, BadPosition
from sixstones.core.facts import OVER
from tests.infinity_war.hand_written import COMING, PENDING
from tests.infinity_war.positions import GAME, at, every, legal, open_ground, play, position, refusal, the
from tests.kit import step

TEXT = (Path(GAME.folder) / "locale" / "en.ftl").read_text("utf-8")
# Message to the names it puts in, such as `event-laid` to `back` and `cell`; `side_id` is the bare word of `side`.
MESSAGE = re.compile(r"^([\w-]+) =((?:.|\n[ }])*)", re.M)
NAMED = {found[1]: set(re.findall(r"\$(\w+?)(?:_id)?\b", found[2])) for found in MESSAGE.finditer(TEXT)}
POSITIONS = [(name, n) for name in PENDING for n in range(len(PENDING[name]))]


def check_told(log: list[Event]) -> None:
    for event in log:
        assert event.rule in GAME.rules, event
        assert NAMED[f"event-{event.kind}"] <= {*event.data, *event.secret}, event


@pytest.mark.parametrize(("name", "n"), POSITIONS)
def test_events_after_a_listed_position(name: str, n: int) -> None:
    state = GAME.load(PENDING[name][n])
    log: list[Event] = []
    rng = Rng(n)
    for _ in range(6):
        if state.actor != OVER:
            state.apply(*step(state, rng), log)
    check_told(log)


@pytest.mark.parametrize("name", list(COMING))
def test_events_that_bring_a_rare_decision_about(name: str) -> None:
    for dump, texts in COMING[name]:
        check_told(play(GAME.load(dump), *texts))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", ["ring", "mixed"])
def test_events_of_the_set_up(players: int, layout: str) -> None:
    state = GAME.start(players, {"layout": layout})
    log: list[Event] = []
    rng = Rng(players)
    while state.actor == CHANCE:
        state.apply(CHANCE, state.sample(rng), log)
    check_told(log)
    backs = {cell: back for cell, back in state.dump()["tiles"].items() if back in ("red", "blue")}  # type: ignore[attr-defined]
    laid = {data["cell"]: data["back"] for data in every(log, "laid")}
    assert laid == (backs if layout == "mixed" else {})


@pytest.mark.parametrize(("name", "n"), POSITIONS)
def test_questions_and_refusals_of_a_listed_position(name: str, n: int) -> None:
    state = GAME.load(PENDING[name][n])
    for seat in state.waiting():
        asked = state.asks(seat)
        assert asked is not None
        assert NAMED[f"ask-{asked.kind}"] <= set(asked.data)
        for action in range(n, GAME.actions.size, 9):
            found = state.why_not(seat, action)
            if found is not None:
                assert found.rule in GAME.rules
                assert NAMED[f"refusal-{found.key}"] <= set(found.data)


@pytest.mark.rule("IW-12.6", "IW-10.11")
def test_who_takes_by_the_time_stone_is_told_from_whom() -> None:
    by_stone, by_gamora = (GAME.load(PENDING["take_token"][n]) for n in (1, 0))
    asked, own = by_stone.asks(by_stone.actor), by_gamora.asks(by_gamora.actor)
    assert asked is not None
    assert own is not None
    assert (asked.rule, asked.data["stone"], asked.data["holder"]) == ("IW-12.6", "stone_time", "gamora")
    assert (own.rule, own.data["stone"], own.data["holder"]) == ("IW-10.11", "", "floor")


@pytest.mark.rule("IW-AMB-79")
def test_a_battlefield_is_claimed_and_held() -> None:
    state = position(tiles=open_ground("2,2"), phase="post", iron_man=at("2,2", left="hero_hulk"))
    there = {"character": "iron_man", "cell": "2,2"}
    claimed = the(play(state, "end turn"), "claimed")
    assert (claimed.rule, claimed.data) == ("IW-AMB-79", there)
    held = position(
        tiles=open_ground("2,2"), phase="post", active=1, iron_man=at("2,2", left="hero_hulk", battle="claimed")
    )
    qualified = the(play(held, "end turn"), "qualified")
    assert (qualified.rule, qualified.data) == ("IW-AMB-79", there)


@pytest.mark.rule("IW-17.33", "IW-17.15")
def test_ways_by_tiles_are_told_by_the_rule_of_the_tile() -> None:
    short = GAME.load(PENDING["short_route"][0])
    assert "IW-17.33" in {event.rule for event in play(short, legal(short, "choose")[0])}
    teleport = GAME.load(PENDING["teleport"][0])
    assert "IW-17.15" in {event.rule for event in play(teleport, legal(teleport, "choose")[0])}


@pytest.mark.rule("IW-12.12")
def test_a_turned_tile_is_told_with_its_turner() -> None:
    state = GAME.load(PENDING["turn_way"][0])
    turned = the(play(state, legal(state)[0]), "turned")
    assert (turned.data["character"], turned.data["cell"], turned.data["tile"]) == ("iron_man", "4,2", "arrow_1")


@pytest.mark.rule("IW-9.4", "IW-6.2", "IW-8.6", "IW-10.23")
def test_refusals_say_whom_and_which_cell_they_are_about() -> None:
    state = position(tiles=open_ground("2,2"), iron_man=at("2,2", detained="serving", used=True))
    assert refusal(state, "ability iron_man").data == {"character": "iron_man"}
    assert refusal(state, "move iron_man 2,3").data == {"character": "iron_man", "cell": "2,3"}
    other = position(active=1, gamora=at("5,8", left="energy"))
    assert refusal(other, "leave star_lord left").key == "slot-empty"
    assert refusal(GAME.load(PENDING["swap_second"][0]), "choose 4,4").key == "second-comes-later"
    assert refusal(GAME.load(PENDING["jump"][0]), "choose 3,2").data == {"cell": "3,2", "kind": "jump"}


@pytest.mark.rule("IW-8.3")
def test_the_bearer_of_the_first_stone_picks_up_no_second_one() -> None:
    iron_man = at("2,2", right="stone_soul")
    state = position(tiles=open_ground("2,2"), tokens={"2,2": "stone_mind"}, iron_man=iron_man)
    assert not [text for text in legal(state) if "stone_mind" in text]


def test_wrong_options_and_fields_are_named() -> None:
    for options, field in (
        ({"tiles": {"count": []}}, "options.tiles.counts"),
        ({"blank_tiles": 1, "blank_replaces": ["teleport"]}, "options.blank_replaces"),
    ):
        with pytest.raises(BadOption) as caught:
            GAME.start(2, options)
        assert caught.value.data["field"] == field
    dump: Any = PENDING["hand"][1]
    with pytest.raises(BadPosition) as refused:
        GAME.load({**dump, "stack": [dump["stack"][0], {**dump["stack"][1], "east": "up"}]})
    assert refused.value.data["value"] == "'up'"


def test_every_option_names_a_rule_of_the_game() -> None:
    assert {option.rule for option in GAME.options} <= set(GAME.rules)
