"""Every rule has a marked test, every worked example a test of its name, every invariant a function."""

import re
from pathlib import Path

from tests import rule_marks
from tests.splendor import invariants

HERE = Path(__file__).parent
SPEC = (HERE / "spec_ids.txt").read_text(encoding="utf-8").split()
STATEMENTS = [id for id in SPEC if not re.match(r"SP-(EX|INV)-", id)]


def test_every_rule_has_a_marked_test_or_a_reason() -> None:
    assert rule_marks.unmarked("splendor", HERE) == []


def test_every_mark_names_a_rule() -> None:
    assert rule_marks.unknown("splendor", HERE, SPEC) == []


def test_no_test_claims_more_than_four_rules() -> None:
    assert rule_marks.overloaded(HERE) == []


def test_at_most_one_rule_in_ten_has_a_reason_instead_of_a_test() -> None:
    rules = rule_marks.statements("splendor")
    assert 10 * len(rule_marks.untested("splendor")) <= len(rules)
    claimed = {id for ids in rule_marks.marks(HERE).values() for id in ids}
    assert not claimed & set(rule_marks.untested("splendor"))


def test_the_rules_file_holds_every_statement_of_the_specification_and_no_other() -> None:
    rules = rule_marks.statements("splendor")
    assert [id for id in STATEMENTS if id not in rules] == []
    assert [id for id in rules if id not in STATEMENTS] == []
    assert len(STATEMENTS) == 105 + 46 + 10 + 8
    for statement in rules.values():
        assert set(statement.words) == {"en", "ru", "fr"}
        assert all(statement.words.values())


def test_every_worked_example_has_a_test_of_its_name() -> None:
    tests = [name.split("::")[1] for name in rule_marks.marks(HERE)]
    examples = [id for id in SPEC if id.startswith("SP-EX-")]
    assert len(examples) == 21
    for id in examples:
        stem = "test_" + id.lower().replace("-", "_") + "_"
        assert any(name.startswith(stem) for name in tests), f"no test is called {stem}…"


def test_every_invariant_has_a_function_and_a_marked_test() -> None:
    wanted = [id for id in SPEC if id.startswith("SP-INV-")]
    assert [f"SP-INV-{f.__name__.removeprefix('inv_')}" for f in invariants.INVARIANTS] == wanted
    claimed = {id for ids in rule_marks.marks(HERE).values() for id in ids}
    assert set(wanted) <= claimed
