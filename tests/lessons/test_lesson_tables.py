"""Tables of lessons: complete journals, fixed chance, open play after the last demand."""

import json
from pathlib import Path

import pytest

import sixstones
from sixstones.lessons import BadCourse, courses
from sixstones.lessons.course import _Reader
from sixstones.table.entries import Entry, Opened, from_json, to_json
from sixstones.table.player_commands import undo
from sixstones.table.refusals import Refused
from sixstones.table.table import Table
from tests.lessons.lesson_kit import ANN, act, lesson_table

SPLENDOR = sixstones.game("splendor")
RISING = sixstones.game("thanos_rising")


def test_the_journal_of_a_lesson_is_complete_without_the_course() -> None:
    step = courses(RISING)[0].steps[0]
    what = Opened([], lesson=step.scene)
    stored = json.loads(json.dumps(to_json(what)))
    assert from_json("t", 1, "opened", stored) == what
    assert "lesson" not in to_json(Opened([]))

    table = lesson_table(RISING, step)
    act(table, 0, "deploy 1")
    again = Table("t", RISING, table.players, table.options, False, ANN.id, ANN.name, created=0)
    again.rebuild([Entry("t", 1, 0, ANN.id, None, from_json("t", 1, "opened", stored))])
    assert again.line.state.dump() == lesson_table(RISING, step).line.state.dump()


def test_chance_brings_what_the_step_says() -> None:
    step = courses(RISING)[0].step("attack")
    assert step is not None
    events = act(lesson_table(RISING, step), 0, "deploy 3")
    turned = next(event for event in events if event.kind == "turned")
    assert turned.rule == "TR-7.3"
    assert [event.data["stone"] for event in events if event.kind == "counter"] == ["reality"]


def test_after_the_last_demand_everything_is_open() -> None:
    step = courses(SPLENDOR)[0].step("ten")
    assert step is not None
    table = lesson_table(SPLENDOR, step)
    act(table, 0, "take yellow blue red")
    with pytest.raises(Refused, match="asks for something else"):
        act(table, 0, "return purple")
    act(table, 0, "return orange")
    assert table.decisions_of(0) == len(step.scene.demands)


def test_one_does_not_go_back_behind_chance_in_a_lesson() -> None:
    step = courses(SPLENDOR)[0].step("recruit")
    assert step is not None
    table = lesson_table(SPLENDOR, step)
    act(table, 0, "recruit 1-2")
    with pytest.raises(Refused) as refused:
        undo(table, ANN, 0, to=2)
    assert refused.value.key == "nothing-to-undo"


def test_a_game_without_lessons_has_none() -> None:
    assert courses(sixstones.Game("other", 2, 2)) == []


GOOD = """
game = "g"
order = 1
minutes = 1
teaches = []
title = { en = "a", ru = "b", fr = "c" }
about = { en = "a", ru = "b", fr = "c" }
[[step]]
id = "one"
title = { en = "a", ru = "b", fr = "c" }
say = { en = "a", ru = "b", fr = "c" }
then = { en = "a", ru = "b", fr = "c" }
look = []
rules = []
do = [["x"]]
[step.position]
players = 2
"""


@pytest.mark.parametrize(
    ("spoilt", "named"),
    [
        (GOOD.replace('fr = "c"', 'fr = ""', 1), "title"),
        (GOOD.replace("minutes = 1", 'minutes = "1"'), "minutes"),
        (GOOD.replace('do = [["x"]]', 'do = [["x"]]\nfree = 3'), "do, free"),
        (GOOD.replace('do = [["x"]]', ""), "do, free"),
        (GOOD.replace("look = []", "look = []\nlok = []"), "lok"),
        (GOOD.replace('id = "one"', 'id = "one"\nfirst = [{ when = "soon x", rule = "", say = {} }]'), "when"),
    ],
)
def test_a_mistake_in_a_course_is_named(tmp_path: Path, spoilt: str, named: str) -> None:
    path = tmp_path / "g.toml"
    path.write_text(GOOD)
    assert _Reader(path).course().steps[0].id == "one"
    path.write_text(spoilt)
    with pytest.raises(BadCourse, match=named):
        _Reader(path).course()
