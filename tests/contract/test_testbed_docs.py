"""The pages of the testbed: tables are those of the code, examples are short."""

import re
from pathlib import Path

import pytest

from scripts import observations

PAGES = sorted((Path(__file__).parent.parent.parent / "docs" / "testbed").glob("*.md"))


def test_the_tables_of_observations_are_those_of_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert observations.main([]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_has_an_example_and_all_are_under_30_lines(page: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    assert examples
    assert all(example.count("\n") < 30 for example in examples)
