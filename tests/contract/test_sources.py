"""Traps of the compiler that the type checker does not see, looked for in the syntax trees."""

import ast
from pathlib import Path

import pytest

import sixstones
from sixstones.core.game import Game
from sixstones.core.state import State

SOURCE = Path(__file__).parent.parent.parent / "src" / "sixstones"
COMPILED = [p for folder in ("core", "games", "bots") for p in sorted((SOURCE / folder).rglob("*.py"))]


@pytest.mark.parametrize("path", COMPILED, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_literal_is_shifted_left(path: Path) -> None:
    """`1 << n` is a 32-bit shift when compiled: BIT[n] is right."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"line {node.lineno}: use BIT[n]"


@pytest.mark.parametrize("path", COMPILED, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_abstract_base_class_is_compiled(path: Path) -> None:
    """An abstract method called on an interpreted subclass ends the process when compiled."""
    text = path.read_text(encoding="utf-8")
    assert "abstractmethod" not in text
    assert "import ABC" not in text


def public_constants(path: Path) -> dict[str, str]:
    """Names a module defines at its top, with what is written for their values."""
    found: dict[str, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and value is not None and not target.id.startswith("_"):
            found[target.id] = ast.unparse(value)
    return found


def imported_names(path: Path) -> set[str]:
    """Names a module takes out of other modules and uses without saying whose they are."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}


@pytest.mark.parametrize("folder", sorted({sixstones.game(id).folder for id in sixstones.game_ids()} - {""}))
def test_a_name_with_two_values_in_a_game_is_never_used_without_its_module(folder: str) -> None:
    values: dict[str, dict[str, str]] = {}
    for path in sorted(Path(folder).glob("*.py")):
        for name, value in public_constants(path).items():
            values.setdefault(name, {})[path.name] = value
    double = {name: where for name, where in values.items() if len(set(where.values())) > 1}
    for path in sorted(Path(folder).glob("*.py")):
        for name in sorted(imported_names(path) & set(double)):
            raise AssertionError(f"{path.name} imports {name}, which has several values: {double[name]}")


@pytest.mark.parametrize("id", sixstones.game_ids())
def test_a_game_writes_what_it_must(id: str) -> None:
    game = sixstones.game(id)
    state = game.start(game.min_players)
    assert type(game).position is not Game.position
    needed = ["legal", "apply", "clone", "result", "dump"]
    if game.hidden:
        needed += ["view", "resample", "describe" if game.blocks(game.min_players) else "features"]
    for method in needed:
        assert getattr(type(state), method) is not getattr(State, method), f"{id} lacks {method}"


def test_source_folder_holds_no_compiled_file() -> None:
    assert not list(SOURCE.rglob("*.so"))
