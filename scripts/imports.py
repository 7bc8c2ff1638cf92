"""The graph of imports: draw it in docs/architecture.md, and fail on an upward import.

`python -m scripts.imports` checks, with `--write` it draws anew. A part is a module or folder right under
`src/sixstones`, or one game. A part imports parts of lower floors only; a game knows no other game, and its compiled
files know the core alone. The folders of the server have floors of their own. Outside its folder no code names a game:
whatever differs from game to game is declared by the game.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from sixstones.builds import NEVER_COMPILED

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
    ["words"],
    ["pictures"],
    [PACKAGE, GAMES, "bots", "lessons", "loading"],
    ["analysis", "arena", "batch", "table"],
    ["data", "envs", "train"],
    ["bench"],
    ["cli"],
    ["server"],
    ["__main__"],
]
SERVER = "server"
# The same inside the server.
SERVER_FLOORS = [
    ["protocol", "operate"],
    ["limits"],
    ["storage"],
    ["http", "people", "workers"],
    ["tables"],
    ["server"],
    ["routes"],
    ["client", "configuring"],
    ["app", "admin"],
    ["listening"],
    ["commands"],
]
# Imports by name while the program runs, where the lower part must not need the upper one.
LOOKED_UP = {
    ("core", GAMES): "the registry looks into the folder of games",
    ("core", "pictures"): "a position draws itself",
    ("cli", "server"): "commands of an extra",
}

# Scripts that play certain games on purpose: attacks, load and faults at chosen tables, and a fit of one game's data.
CHOSEN = ("attackers.py", "faults.py", "fit_chances.py", "hostile.py", "load.py", "play_served_games.py")

Edges = dict[tuple[str, str], list[str]]


def part(words: list[str]) -> str:
    """The part that a module belongs to, by the words of its name after `sixstones`."""
    if not words:
        return PACKAGE
    return "/".join(words[:2]) if words[0] == "games" and len(words) > 1 else words[0]


def floor(name: str) -> int:
    inside = name.removeprefix(f"{SERVER}/")
    floors = FLOORS if inside == name else SERVER_FLOORS
    wanted = GAMES if name.startswith("games") else inside
    for number, parts in enumerate(floors):
        if wanted in parts:
            return number
    raise LookupError(f"{name} stands on no floor: add it to scripts/imports.py")


def server_part(words: list[str]) -> str:
    """The part of the server that a module belongs to; empty for anything else."""
    return f"{SERVER}/{words[1]}" if words[0:1] == [SERVER] and len(words) > 1 else ""


def imports(source: Path, part: Callable[[list[str]], str] = part) -> Edges:
    """Every import between parts, with the places where it stands."""
    found: Edges = {}
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source)
        words = list(inside.parent.parts if inside.name == "__init__.py" else inside.with_suffix("").parts)
        for module, line in _modules(ast.parse(path.read_text("utf-8")), source):
            other = part(module)
            if other and part(words) and other != part(words):
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


def compiled_games(edges: Edges) -> list[str]:
    """A line for every import of something but the core by a compiled file of a game."""
    return [
        f"src/sixstones/{place}: a compiled file of a game must not import {other}"
        for (one, other), places in sorted(edges.items())
        for place in places
        if one.startswith("games/") and other != "core" and Path(place.partition(":")[0]).name not in NEVER_COMPILED
    ]


def named_games(root: Path) -> list[str]:
    """A line for every name of a game in code outside its folder; docstrings may name it."""
    source = root / "src" / "sixstones"
    names = "|".join(sorted(path.parent.name for path in source.glob("games/*/rules.toml")))
    named = re.compile(rf"\b({names})(_[a-z]+)?\b")
    paths = [path for path in source.rglob("*.py") if path.relative_to(source).parts[0] != "games"]
    paths += [path for path in (root / "scripts").rglob("*.py") if path.name not in CHOSEN]
    found = []
    for path in sorted(paths):
        for text, line in _said(ast.parse(path.read_text("utf-8"))):
            if word := named.search(text):
                found.append(f"{path.relative_to(root)}:{line}: names {word.group()}: let the game declare it")
    return found


def _said(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Texts and imported modules, without docstrings."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value, node.lineno
        elif isinstance(node, ast.Import):
            yield " ".join(alias.name for alias in node.names), node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield " ".join([node.module or "", *(alias.name for alias in node.names)]), node.lineno


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
    wrong = upward(edges) + compiled_games(edges) + upward(imports(SOURCE, server_part)) + named_games(ROOT)
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
