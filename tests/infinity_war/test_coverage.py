"""The specification is whole.

What every game must show of it is in `tests/contract/test_rules.py`.
"""

from pathlib import Path

from tests import rule_marks

SPEC = (Path(__file__).parent / "spec_ids.txt").read_text(encoding="utf-8").split()


def test_the_specification_is_whole() -> None:
    assert len(rule_marks.statements("infinity_war")) == 250 + 149
    assert len([id for id in SPEC if id.startswith("IW-EX-")]) == 30
    assert len([id for id in SPEC if id.startswith("IW-INV-")]) == 42
