"""The rules a folder of tests claims to check, from its `@pytest.mark.rule("SP-3.8")` marks.

The sources are read, not the collected tests, so the answer is the same in a partial or a distributed run.
"""

import ast
from pathlib import Path

import sixstones
from sixstones.core.statements import Statement, read_statements

MOST_IDS = 4  # a mark claims that the test fails when the rule is broken: a test cannot claim that for many


def statements(package: str) -> dict[str, Statement]:
    """The rules of a package of `sixstones.games`, by id."""
    found = read_statements(Path(sixstones.__file__).parent / "games" / package / "rules.toml")
    assert found, f"{package} has no rules.toml"
    return found


def marks(folder: Path) -> dict[str, list[str]]:
    """The rule ids of every test of a folder, by file and name; tests without marks included."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                name = f"{path.relative_to(folder)}::{node.name}"
                assert name not in found, f"{name} is defined twice, so the first one never runs"
                found[name] = [id for decorator in node.decorator_list for id in _ids(decorator, name)]
    return found


def _ids(decorator: ast.expr, name: str) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    ids = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
    assert ids, f"{name} has a mark without rules"
    assert len(ids) == len(decorator.args), f"{name}: rules are marked by plain texts"
    return [str(id) for id in ids]


def unmarked(package: str, folder: Path) -> list[str]:
    """Rules with neither a marked test nor a reason why there is none."""
    claimed = {id for ids in marks(folder).values() for id in ids}
    return [id for id, statement in statements(package).items() if id not in claimed and not statement.untested]


def unknown(package: str, folder: Path, others: list[str]) -> list[str]:
    """Marks that name no rule of the package and none of the other ids of its specification."""
    known = {*statements(package), *others}
    return [f"{test}: {id}" for test, ids in marks(folder).items() for id in ids if id not in known]


def overloaded(folder: Path) -> list[str]:
    """Tests that claim more rules than a test can."""
    return [test for test, ids in marks(folder).items() if len(ids) > MOST_IDS]


def untested(package: str) -> list[str]:
    """Rules that have a reason instead of a test."""
    return [id for id, statement in statements(package).items() if statement.untested]
