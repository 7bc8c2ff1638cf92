"""The specification is whole.

What every game must show of it is in `tests/contract/test_rules.py`.
"""

from pathlib import Path

from tests import rule_marks
from tests.splendor import invariants

SPEC = (Path(__file__).parent / "spec_ids.txt").read_text(encoding="utf-8").split()


def test_the_specification_is_whole() -> None:
    assert len(rule_marks.statements("splendor")) == 105 + 46 + 10 + 8
    assert len([id for id in SPEC if id.startswith("SP-EX-")]) == 21


def test_every_invariant_has_a_function_and_a_marked_test() -> None:
    wanted = [id for id in SPEC if id.startswith("SP-INV-")]
    assert [f"SP-INV-{f.__name__.removeprefix('inv_')}" for f in invariants.INVARIANTS] == wanted
    claimed = {id for ids in rule_marks.marks(Path(__file__).parent).values() for id in ids}
    assert set(wanted) <= claimed
