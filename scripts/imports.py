"""Who imports whom: draws the graph in docs/architecture.md and fails on an import that goes upward.

`python -m scripts.imports` checks, with `--write` it draws anew. A part is a module or folder right under
`src/sixstones`, or one game. A part imports parts of lower floors only; a game knows no other game.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sixstones"
DOCUMENT = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- drawn by scripts/imports.py -->"
END = "<!-- end of the drawing -->"

PACKAGE = "sixstones"  # the names the package offers, from core
GAMES = "games/…"
# From the ground up. Whatever stands on one floor does not know its neighbours.
FLOORS = [
    ["core", "builds", "extras"],
    [PACKAGE, GAMES, "bots", "words", "loading"],
    ["analysis", "arena", "batch", "pictures"],
    ["data", "envs", "train"],
    ["bench"],
    ["cli"],
    ["server"],
    ["__main__"],
]
# Imports by name while the program runs, where the lower part must not need the upper one.
LOOKED_UP = {
    ("core", GAMES): "the registry looks into the folder of games",
    ("core", "pictures"): "a position draws itself",
    ("cli", "server"): "commands of an extra",
}

Edges = dict[tuple[str, str], list[str]]


def part(words: list[str]) -> str:
    """The part that a module belongs to, by the words of its name after `sixstones`."""
    if not words:
        return PACKAGE
    return "/".join(words[:2]) if words[0] == "games" and len(words) > 1 else words[0]


def floor(name: str) -> int:
    wanted = GAMES if name.startswith("games") else name
    for number, parts in enumerate(FLOORS):
        if wanted in parts:
            return number
    raise LookupError(f"{name} stands on no floor: add it to FLOORS in scripts/imports.py")


def imports(source: Path) -> Edges:
    """Every import between parts, with the places where it stands."""
    found: Edges = {}
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source)
        words = list(inside.parent.parts if inside.name == "__init__.py" else inside.with_suffix("").parts)
        for module, line in _modules(ast.parse(path.read_text("utf-8")), source):
            other = part(module)
            if other != part(words):
                found.setdefault((part(words), other), []).append(f"{inside}:{line}")
    return found


def _modules(tree: ast.Module, source: Path) -> Iterator[tuple[list[str], int]]:
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
            names = [ast.unparse(node.args[0]).strip("f'\"")]
        for name in names:
            words = name.split(".")
            if words[0] == PACKAGE:
                yield _existing(words[1:], source), getattr(node, "lineno", 0)


def _existing(words: list[str], source: Path) -> list[str]:
    """Without the names that are no modules but something inside one."""
    while words and not (source.joinpath(*words).is_dir() or source.joinpath(*words).with_suffix(".py").is_file()):
        words = words[:-1]
    return words


def upward(edges: Edges) -> list[str]:
    """A line for every import that goes up or sideways."""
    found = []
    for (one, other), places in sorted(edges.items()):
        general = tuple(GAMES if name.startswith("games") else name for name in (one, other))
        if floor(other) >= floor(one) and general not in LOOKED_UP:
            found += [f"src/sixstones/{place}: {one} must not import {other}" for place in places]
    return found


def drawing(edges: Edges) -> str:
    """The graph for Markdown; an arrow that follows from two others is left out."""
    arrows: set[tuple[str, str]] = set()
    for one, other in edges:
        pair = (GAMES if one.startswith("games") else one, GAMES if other.startswith("games") else other)
        if pair[0] != pair[1] and pair not in LOOKED_UP:
            arrows.add(pair)
    direct = [
        (one, other)
        for one, other in sorted(arrows)
        if not any((one, between) in arrows and (between, other) in arrows for _, between in arrows)
    ]
    names = {name: f"n{number}" for number, name in enumerate(part for parts in FLOORS for part in parts)}
    lines = ["```mermaid", "graph TD"]
    lines += [f'    {names[one]}["{one}"] --> {names[other]}["{other}"]' for one, other in direct]
    lines += [
        f'    {names[one]}["{one}"] -. "{why}" .-> {names[other]}["{other}"]' for (one, other), why in LOOKED_UP.items()
    ]
    return "\n".join([*lines, "```"])


def main(arguments: list[str]) -> int:
    edges = imports(SOURCE)
    wrong = upward(edges)
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    text = f"{before}{BEGIN}\n{drawing(edges)}\n{END}{after}"
    if "--write" in arguments:
        DOCUMENT.write_text(text, "utf-8")
    elif text != DOCUMENT.read_text("utf-8"):
        wrong.append("docs/architecture.md: the graph of imports has changed; run python -m scripts.imports --write")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
