"""The lint of words finds what it is for, and finds nothing in the tree."""

from pathlib import Path

import pytest

from scripts import plain_words


def test_nothing_is_found_in_the_tree() -> None:
    assert plain_words.findings(plain_words.ROOT) == []


@pytest.mark.parametrize(
    ("source", "finding"),
    [
        ('"""Who sits where."""', '1: the first line begins with "Who"'),
        ('def f():\n    """What is asked."""', '2: the first line begins with "What"'),
        ('class C:\n    """\n    Whoever is asked.\n    """', '2: the first line begins with "Whoever"'),
        ('x = 1\n"""Whatever x is."""', '2: the first line begins with "Whatever"'),
        (f'"""{"a" * 91}"""', "1: the first line has 91 characters"),
        ('"""A seat.\n\nA player keeps\nhis cards.\n"""', '4: "his"'),
        ('"""He moves."""', '1: "He"'),
        (f'"""{"a" * 90}\n\n{"b" * 91}"""', None),
        ('"""Whole games."""', None),
        ('"""The key `not-his-energy`, in the history of this table."""', None),
        ('text = "what he said"  # he said it', None),
    ],
)
def test_a_docstring_is_plain(tmp_path: Path, source: str, finding: str | None) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "module.py").write_text(source, "utf-8")

    found = plain_words.findings(tmp_path)

    assert len(found) == (0 if finding is None else 1)
    assert finding is None or found[0].startswith(f"src/module.py:{finding}")


@pytest.mark.parametrize(
    ("page", "finding"),
    [
        ("The player\nmoves himself.\n", '2: "himself"'),
        ("```\nhe\n```\n\n`him`, and then him.\n", '5: "him"'),
        ("The history of a table: ``his``.\n", None),
    ],
)
def test_a_page_is_plain(tmp_path: Path, page: str, finding: str | None) -> None:
    (tmp_path / "docs" / "games").mkdir(parents=True)
    (tmp_path / "README.md").write_text(page, "utf-8")
    (tmp_path / "docs" / "games" / "chess.md").write_text(page, "utf-8")

    found = plain_words.findings(tmp_path)

    assert len(found) == (0 if finding is None else 2)
    for line, path in zip(found, ["README.md", "docs/games/chess.md"], strict=False):
        assert line.startswith(f"{path}:{finding}")
