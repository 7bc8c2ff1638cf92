"""Every rule has a marked test, every worked example a test of its name, every invariant a check."""

import re
from pathlib import Path

from tests import rule_marks
from tests.thanos_rising import invariants

HERE = Path(__file__).parent
SPEC = (HERE / "spec_ids.txt").read_text(encoding="utf-8").split()
STATEMENTS = [id for id in SPEC if re.fullmatch(r"TR-(AMB-\d+|\d+\.\d+)", id)]
MARKS = rule_marks.marks(HERE)
CLAIMED = {id for ids in MARKS.values() for id in ids}


def test_every_rule_has_a_marked_test_or_a_reason() -> None:
    assert rule_marks.unmarked("thanos_rising", HERE) == []


def test_every_mark_names_a_rule() -> None:
    assert rule_marks.unknown("thanos_rising", HERE, SPEC) == []


def test_no_test_claims_more_than_four_rules() -> None:
    assert rule_marks.overloaded(HERE) == []


def test_at_most_one_rule_in_ten_has_a_reason_instead_of_a_test() -> None:
    without = rule_marks.untested("thanos_rising")
    assert 10 * len(without) <= len(rule_marks.statements("thanos_rising"))
    assert not CLAIMED & set(without)


def test_the_rules_file_holds_every_statement_of_the_specification_and_no_other() -> None:
    rules = rule_marks.statements("thanos_rising")
    assert [id for id in STATEMENTS if id not in rules] == []
    assert [id for id in rules if id not in STATEMENTS] == []
    assert len(STATEMENTS) == 194 + 57
    for statement in rules.values():
        assert set(statement.words) == {"en", "ru", "fr"}
        assert all(statement.words.values())


def test_every_worked_example_has_a_test_of_its_name() -> None:
    tests = [name.split("::")[1] for name in MARKS]
    examples = [id for id in SPEC if id.startswith("TR-EX-")]
    assert len(examples) == 24
    for id in examples:
        stem = "test_" + id.lower().replace("-", "_") + "_"
        assert any(name.startswith(stem) for name in tests), f"no test is called {stem}…"


def test_every_invariant_is_watched_in_random_play_or_has_a_marked_test() -> None:
    wanted = [id for id in SPEC if id.startswith("TR-INV-")]
    assert len(wanted) == 18
    watched = {f"TR-INV-{name.removeprefix('inv_')}" for name in dir(invariants) if name.startswith("inv_")}
    assert [id for id in wanted if id not in watched | CLAIMED] == []
