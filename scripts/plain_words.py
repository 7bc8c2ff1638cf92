"""Lint of words: plain docstrings, and no word for a man where a person is meant.

`python -m scripts.plain_words` prints a line for every finding in docstrings and in Markdown. The first line of a
docstring says what a thing is or does: at most 90 characters, and no clause with "who" or "what" for a subject.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "scripts", "tests", "examples", "deploy", "docs", ".github")
LONGEST = 90

_CLAUSE = re.compile(r"(Who(se|m|ever)?|What(ever)?)\b")
_GENDERED = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"``[^`]*``|`[^`]*`")


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found.group())


def _gendered(text: str) -> Iterator[tuple[int, str]]:
    """The words for a man outside of code, each with the number of its line from 0."""
    prose = _SPAN.sub(_blank, text)
    for found in _GENDERED.finditer(prose):
        yield prose.count("\n", 0, found.start()), f'"{found.group()}": write "they", or name the role'


def docstring(text: str) -> Iterator[tuple[int, str]]:
    """Findings in one docstring, each with the number of its line from 0."""
    first = text.strip().partition("\n")[0]
    if clause := _CLAUSE.match(first):
        yield 0, f'the first line begins with "{clause.group()}": say what it is or does'
    if len(first) > LONGEST:
        yield 0, f"the first line has {len(first)} characters, at most {LONGEST} are allowed"
    yield from _gendered(text)


def python(source: str) -> Iterator[tuple[int, str]]:
    """Findings in the docstrings of a module, those of attributes included."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for line, finding in docstring(node.value.value):
                yield node.lineno + line, finding


def markdown(source: str) -> Iterator[tuple[int, str]]:
    """Findings in the prose of a page."""
    for line, finding in _gendered(_FENCE.sub(_blank, source)):
        yield 1 + line, finding


def findings(root: Path) -> list[str]:
    """A line for everything found below a folder."""
    found = []
    for suffix, look in ((".py", python), (".md", markdown)):
        paths = [*root.glob(f"*{suffix}"), *(path for part in FOLDERS for path in (root / part).rglob(f"*{suffix}"))]
        for path in sorted(paths):
            found += [f"{path.relative_to(root)}:{line}: {text}" for line, text in look(path.read_text("utf-8"))]
    return found


def main() -> int:
    found = findings(ROOT)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
