"""The golden files are what the engine plays today, in both builds."""

import pytest

from tests.golden.goldens import Case, cases, text


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case.path.stem) + "-" + case.game)
def test_golden(case: Case) -> None:
    assert case.path.is_file(), "run make golden"
    assert text(case) == case.path.read_text(encoding="utf-8")
