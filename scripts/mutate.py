"""Break the rules on purpose, one small change at a time: do the game's tests notice?

    python -m scripts.mutate splendor --sample 300 --seed 1

Only `tests/<game>` (for the core `tests/core`) may notice; golden games and contract tests do not count. mutmut makes
the changes in `build/mutation/<game>`, and `scripts/mutation_runner.py` tries them in the interpreted build. Stopped,
the same command goes on; changes that survived are tried again, so that it can be run after every new test. The report
names survivors by file and rule.

Changes of wording are left out: a sentence in an error may be reworded without breaking a rule. So is code that no
rule depends on (`UNRULED`). Changes that no test could notice stand in `tests/<game>/equivalent.toml` with a reason.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from scripts.mutation_runner import NO_TEST, SURVIVED

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent.name for path in (ROOT / "src" / "sixstones" / "games").glob("*/rules.toml"))
# What a terminal, a net or a bot reads, and no rule depends on.
UNRULED = {
    "core": ["_buffers", "buffers", "judged", "observation", "screen", "thinking", "vecs", "weights"],
    "": [
        "board_text",
        "considering",
        "evaluate",
        "inputs",
        "observation",
        "odds",
        "picture",
        "plan",
        "policy",
        "preview",
        "symmetries",
        "worth",
    ],
}
# Makes every change of the files in the working folder.
GENERATE = """
from mutmut.__main__ import copy_src_dir, create_mutants, setup_source_paths
copy_src_dir()
setup_source_paths()
create_mutants({jobs})
"""
RULE = re.compile(r"\b[A-Z]{2}-(?:AMB-|INV-|DP-|D-)?\d+(?:\.\d+)?[a-z]?\b")


@dataclass(frozen=True)
class Change:
    """One broken function: mutmut's name, its file, the part that differs, and both whole texts."""

    name: str
    file: str
    function: str
    before: str
    after: str
    rules: str
    original: str
    text: str

    @property
    def line(self) -> str:
        return f"{self.before} → {self.after}"

    @property
    def statement(self) -> str:
        """The first line of the function that differs, as it stood."""
        pairs = zip(self.original.split("\n")[1:], self.text.split("\n")[1:], strict=False)
        return next((old.strip() for old, new in pairs if old != new), "")


def source_folder(target: str) -> str:
    return "src/sixstones/core" if target == "core" else f"src/sixstones/games/{target}"


def working_folder(target: str) -> Path:
    return ROOT / "build" / "mutation" / target


def module_name(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts[1:])


def prepare(target: str, jobs: int) -> list[Change]:
    """Every change of the code as it stands, made again where a file is newer."""
    folder, source = working_folder(target), source_folder(target)
    (folder / "mutants").mkdir(parents=True, exist_ok=True)
    _copy(ROOT / source, folder / source)
    skipped = [f"{source}/{name}.py" for name in UNRULED["core" if target == "core" else ""]]
    lines = [
        "[tool.mutmut]",
        'source_paths = ["src"]',
        f'only_mutate = ["{source}/*"]',
        f"do_not_mutate = {json.dumps(skipped)}",
        "use_git_change_detection = false",
    ]
    (folder / "pyproject.toml").write_text("\n".join(lines), "utf-8")
    made = folder / "changes.json"
    newest = max(path.stat().st_mtime for path in (folder / source).rglob("*.py"))
    if not made.is_file() or made.stat().st_mtime < newest:
        print("Changing the code …", flush=True)
        command = [sys.executable, "-c", GENERATE.format(jobs=jobs)]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        made.write_text(json.dumps([asdict(change) for change in changes(folder, target)]), "utf-8")
    return [Change(**row) for row in json.loads(made.read_text("utf-8"))]


def _copy(source: Path, target: Path) -> None:
    """Copy what changed and remove what has gone; times stay, by which mutmut sees what changed."""
    target.mkdir(parents=True, exist_ok=True)
    names = {path.name for path in source.glob("*.py")}
    for old in target.glob("*.py"):
        if old.name not in names:
            old.unlink()
    for name in names:
        if not (target / name).is_file() or (target / name).stat().st_mtime != (source / name).stat().st_mtime:
            shutil.copy2(source / name, target / name)


def try_out(target: str, jobs: int, quick: float, sample: list[Change]) -> None:
    """Try these changes, in a process that imports the interpreted build."""
    folder = working_folder(target)
    rows = [{**asdict(change), "module": module_name(change.file), "line": change.line} for change in sample]
    (folder / "todo.json").write_text(json.dumps(rows), "utf-8")
    environment = {**os.environ, "SIXSTONES_BUILD": "pure", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    environment["PYTHONDONTWRITEBYTECODE"] = ""  # written once, compiled tests load in half the time
    command = [sys.executable, "-m", "scripts.mutation_runner", f"tests/{target}", str(folder)]
    command += ["--quick", str(quick), "--jobs", str(jobs)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def results(target: str, sample: list[Change]) -> dict[str, int | None]:
    """The outcome of every change, None where it has not been tried."""
    path = working_folder(target) / "results.json"
    rows = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    known = [change for change in sample if rows.get(change.name, {}).get("text") == change.text]
    return {change.name: rows[change.name]["code"] for change in known}


def changes(folder: Path, target: str) -> Iterator[Change]:
    """Every change of the rules that mutmut has made; those of wording are left out."""
    kept = {path.name for path in (folder / source_folder(target)).glob("*.py")}
    for path in sorted((folder / "mutants" / source_folder(target)).glob("*.py")):
        relative = path.relative_to(folder / "mutants")
        text = path.read_text("utf-8")
        if "__mutmut_orig" not in text or path.name not in kept:
            continue
        functions = {node.name: node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
        source = text.split("\n")
        for name, node in functions.items():
            stem, mark, number = name.rpartition("__mutmut_")
            if not mark or number == "orig":
                continue
            original = functions[f"{stem}__mutmut_orig"]
            different = difference(original, node)
            if different is None or is_wording(*different):
                continue
            before, after = (ast.unparse(part) for part in different)
            cited = sorted(set(RULE.findall("\n".join(source[original.lineno - 1 : original.end_lineno]))))
            function = re.sub(r"^x_|^xǁ", "", stem).replace("ǁ", ".")
            name = f"{module_name(str(relative))}.{name}"
            texts = ast.unparse(original), ast.unparse(node)
            yield Change(name, str(relative), function, before, after, " ".join(cited), *texts)


def difference(one: ast.AST, other: ast.AST) -> tuple[ast.AST, ast.AST] | None:
    """The smallest statement or expression in which two functions differ."""
    pairs: list[tuple[ast.AST, ast.AST]] = []
    for (field, a), (_, b) in zip(ast.iter_fields(one), ast.iter_fields(other), strict=False):
        if isinstance(one, ast.FunctionDef) and field == "name":
            continue
        parts_a, parts_b = (part if isinstance(part, list) else [part] for part in (a, b))
        if len(parts_a) != len(parts_b):
            return one, other
        for x, y in zip(parts_a, parts_b, strict=True):
            if isinstance(x, ast.AST) and isinstance(y, ast.AST) and type(x) is type(y):
                if ast.dump(x) != ast.dump(y):
                    pairs.append((x, y))
            elif isinstance(x, ast.AST) or isinstance(y, ast.AST) or x != y:
                return one, other
    if len(pairs) != 1:
        return (one, other) if pairs else None
    inner = difference(*pairs[0])
    if inner is None or not isinstance(inner[0], ast.expr | ast.stmt):
        return pairs[0] if isinstance(pairs[0][0], ast.expr | ast.stmt) else (one, other)
    return inner


def is_wording(before: ast.AST, after: ast.AST) -> bool:
    """Whether only a sentence changed: a text with a space in it, of an error for people."""
    texts = [node.value for node in (before, after) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return len(texts) == 2 and " " in texts[0]


def equivalent(target: str, sample: list[Change]) -> set[Change]:
    """The changes that no test could notice, as `equivalent.toml` names them."""
    path = ROOT / "tests" / target / "equivalent.toml"
    rows = tomllib.loads(path.read_text("utf-8"))["change"] if path.is_file() else []
    known = {(row["function"], row["line"], row.get("statement", "")) for row in rows}
    keys = {change: (change.function, change.line) for change in sample}
    return {change for change, key in keys.items() if (*key, "") in known or (*key, change.statement) in known}


def report(target: str, sample: list[Change], codes: dict[str, int | None], seed: int) -> str:
    same = equivalent(target, sample)
    tried = [change for change in sample if change not in same and codes.get(change.name) is not None]
    survivors = [change for change in tried if codes[change.name] in (SURVIVED, NO_TEST)]
    killed = len(tried) - len(survivors)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    untried = len(sample) - len(same) - len(tried)
    lines = [
        f"{target}: {killed} of {len(tried)} changes noticed ({killed / max(1, len(tried)):.1%}), "
        f"{len(same)} equivalent, {untried} not tried; seed {seed}, commit {commit.strip()}"
    ]
    for change in sorted(survivors, key=lambda change: (change.file, change.function)):
        untested = " (no test comes here)" if codes[change.name] == NO_TEST else ""
        lines.append(f"  {change.file} {change.function} [{change.rules}]{untested}: {change.line}".replace("\n", " "))
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=[*GAMES, "core"])
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--least", type=float, default=0.0, help="the score below which the command fails")
    parser.add_argument("--quick", type=float, default=0.0, help="a first look: leave out tests of this many seconds")
    given = parser.parse_args()
    every = prepare(given.target, given.jobs)
    sample = random.Random(given.seed).sample(every, min(given.sample, len(every)))
    same = equivalent(given.target, sample)
    codes = results(given.target, sample)
    tried_again = [change for change in sample if codes.get(change.name) in (None, SURVIVED, NO_TEST)]
    open_changes = [change for change in tried_again if change not in same]
    print(f"{len(every)} changes, {len(sample)} in the sample, {len(open_changes)} to try …", flush=True)
    if open_changes:
        try_out(given.target, given.jobs, given.quick, open_changes)
    codes = results(given.target, sample)
    text = report(given.target, sample, codes, given.seed)
    (working_folder(given.target) / "report.txt").write_text(text + "\n", "utf-8")
    print(text)
    share = float(re.findall(r"\(([\d.]+)%\)", text)[0]) / 100
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
