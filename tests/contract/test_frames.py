"""Decisions are declared once: games do what the rows of `game.frames` say, all of it.

What is pending is looked for in random games and, for rare rows, in what a game lists by the name of the row in
`tests/<folder of the game>/hand_written.py`: positions in which it is pending (`PENDING`), and positions with the
actions that bring it about (`COMING`). A row that is declared but never comes about, or is not asked, drawn or carried
out as declared, is red by its name, and so is a row without words, rule, data or fields.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import sixstones
from sixstones.core.facts import CHANCE, OVER, Ask
from sixstones.core.frames import BY_CHANCE, BY_ITSELF, BY_SEAT, Frames, Row
from sixstones.core.state import State
from sixstones.words import LANGUAGES
from tests.kit import cases, listed, play, step

ROWS = [
    pytest.param(id, row.name, id=f"{id}-{row.name}")
    for id in sixstones.game_ids()
    for row in sixstones.game(id).frames.rows
]
every_row = pytest.mark.parametrize(("id", "name"), ROWS)
STEPS = 400


class Seen:
    """The findings about one row in random games and listed positions."""

    def __init__(self) -> None:
        self.by: set[str] = set()
        self.asks: list[Ask] = []
        self.written: dict[str, dict[str, object]] = {}  # by the fields that were written: a dump with it


@cache
def seen(id: str) -> dict[str, Seen]:
    """By name, what happened with every row of a game."""
    game = sixstones.game(id)
    found = {name: Seen() for name in game.frames.names}
    for _, players, options in [case for case in cases() if case[0] == id]:
        follow(game.start(players, options), found, seed=81)
    for name, coming in listed(game, "COMING").items():
        for dump, texts in coming:
            state = game.load(dump)
            play(state, *texts)
            assert state.pending()[-1:] == [name], f"what is listed for {name} brings {state.pending()}"
            follow(state, found, seed=83, steps=20)
    for name, dumps in listed(game, "PENDING").items():
        for dump in dumps:
            state = game.load(dump)
            assert state.pending()[-1:] == [name], f"a position listed for {name} has {state.pending()}"
            note(state, found[name], name)
            state.apply(*step(state, sixstones.Rng(82)))
            follow(state, found, seed=82, steps=20)
    return found


def follow(state: State, found: dict[str, Seen], seed: int, steps: int = STEPS) -> None:
    """Play at random and note who decides what."""
    rng = sixstones.Rng(seed)
    for _ in range(steps):
        if state.actor == OVER:
            return
        before = state.pending()
        unknown = [name for name in before if name not in found]
        assert not unknown, f"{unknown} pending, but not declared"
        found[before[-1]].by |= note(state, found[before[-1]], before[-1])
        state.apply(*step(state, rng))
        after = state.pending()
        for name in before[:-1]:
            if state.actor != OVER and after.count(name) < before[:-1].count(name):
                found[name].by.add(BY_ITSELF)


def note(state: State, row: Seen, name: str) -> set[str]:
    """The question, its written form, and the seat that decides."""
    by = {BY_CHANCE} if state.actor == CHANCE else set()
    for seat in state.waiting():
        asked = state.asks(seat)
        assert asked is not None
        assert asked.kind == name, f"{name} is pending, but {asked.kind} is asked"
        by.add(BY_SEAT)
        row.asks.append(asked)
    key = ",".join(sorted(entry(state.dump(), name)))
    if key not in row.written:
        row.written[key] = state.dump()
    return by


def entry(dump: dict[str, object], name: str) -> dict[str, object]:
    """The dump of what is pending: an object on its stack, or the position itself."""
    stack = dump.get("stack")
    if isinstance(stack, list) and stack and isinstance(stack[-1], dict):
        assert stack[-1]["frame"] == name
        return {str(key): value for key, value in stack[-1].items() if key != "frame"}
    return {} if isinstance(stack, list) else dump


@cache
def variables(id: str, language: str) -> dict[str, set[str]]:
    """The arguments of every message of a game."""
    path = Path(sixstones.game(id).folder) / "locale" / f"{language}.ftl"
    found: dict[str, set[str]] = {}
    for message in parse(path.read_text("utf-8")).body:
        if isinstance(message, ast.Message):
            found[message.id.name] = arguments(message.to_json())
    return found


def arguments(node: Any) -> set[str]:
    """The arguments in a part of a message."""
    if isinstance(node, list):
        return {name for part in node for name in arguments(part)}
    if not isinstance(node, dict):
        return set()
    if node.get("type") == "VariableReference":
        return {str(node["id"]["name"])}
    return {name for part in node.values() for name in arguments(part)}


def find(id: str, name: str) -> Row:
    frames = sixstones.game(id).frames
    return frames.row(frames.number(name))


@every_row
def test_the_rule_of_a_row_is_stated(id: str, name: str) -> None:
    assert find(id, name).rule in sixstones.game(id).rules


@every_row
def test_a_row_that_is_asked_has_words_in_every_language(id: str, name: str) -> None:
    row = find(id, name)
    if BY_SEAT not in row.by:
        return
    for language in LANGUAGES:
        words = variables(id, language)
        assert f"ask-{name}" in words, f"no words for {name} in {language}"
        plain = {re.sub(r"_(id|count|self)$", "", argument) for argument in words[f"ask-{name}"]}
        missing = plain - {*row.data, "seat"}
        assert not missing, f"the question {name} speaks of {missing} in {language}, but does not tell it"


@every_row
def test_a_row_is_asked_drawn_or_carried_out_as_declared(id: str, name: str) -> None:
    """A decision declared for a seat may also pass by itself, when there is no choice."""
    declared, found = set(find(id, name).by), seen(id)[name].by
    assert declared <= found
    assert found <= {*declared, BY_ITSELF}


@every_row
def test_a_question_has_the_rule_and_the_data_of_its_row(id: str, name: str) -> None:
    row, asks = find(id, name), seen(id)[name].asks
    rules = sixstones.game(id).rules
    assert all(asked.rule in rules for asked in asks)
    if BY_SEAT in row.by:
        assert row.rule in {asked.rule for asked in asks}
        assert {key for asked in asks for key in asked.data} == set(row.data)


@every_row
def test_the_fields_of_a_row_come_back_out_of_a_position(id: str, name: str) -> None:
    """Rows that are only carried out never lie on top.

    `test_hand_written.py` sees their fields.
    """
    row, written = find(id, name), seen(id)[name].written
    if row.by == [BY_ITSELF]:
        return
    on_stack = any(isinstance(dump.get("stack"), list) for dump in written.values())
    fields = {field for dump in written.values() for field in entry(dump, name)}
    assert set(row.fields) <= fields
    if on_stack:
        assert fields <= set(row.fields)
    for dump in written.values():
        again = sixstones.game(id).load(json.loads(json.dumps(dump)))
        assert again.dump() == dump
        assert again.pending()[-1] == name


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ([Row(1, "turn", [BY_SEAT], "X-1")], "row 0 of the table of decisions is turn, numbered 1"),
        ([Row(0, "turn", [], "X-1")], "turn: nobody decides it"),
        ([Row(0, "turn", ["somebody"], "X-1")], "turn: nobody decides it"),
        ([Row(0, "turn", [BY_SEAT], "X-1"), Row(1, "turn", [BY_SEAT], "X-1")], "turn is declared twice"),
    ],
)
def test_a_table_of_decisions_that_contradicts_itself_is_refused(rows: list[Row], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Frames(rows)


def test_a_chain_of_branches_without_one_for_a_row_names_it() -> None:
    frames = Frames([Row(0, "turn", [BY_SEAT], "X-1")])
    assert str(frames.forgotten(0, "what may be chosen")) == "turn: no branch says what may be chosen"
    assert frames.number("turn") == 0
    assert frames.number("dance") == -1
