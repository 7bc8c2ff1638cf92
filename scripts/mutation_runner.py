"""Try changes of the code: does a test of one folder fail?

    python -m scripts.mutation_runner tests/splendor build/mutation/splendor

Reads `todo.json` and adds to `results.json` in the second folder. pytest collects the tests once. Every change is then
put into a forked copy of this process, which runs the tests that reach the changed function and stops at the first
failure: tests that noticed another change of the function first, then the quickest. A function that runs while its
module is imported is also tried in a new process that imports the changed module.
"""

import argparse
import ast
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
SURVIVED, NOTICED, ENDLESS, UNTRIED, NO_TEST = 0, 1, 2, 3, 33
SPARE_SECONDS = 5.0  # CPU time a changed test may take more than ten times its own
WATCHED_SECONDS = 1.0  # after which a test counts as one that reaches everything
EVERYTHING = "everything"
Todo = dict[str, str]


class Calls:
    """The functions under `src` that are called while it is on, by file and qualified name."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()

    def __enter__(self) -> "Calls":
        self.codes = set()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def names(self) -> list[str]:
        start = str(ROOT / "src") + os.sep
        return sorted(
            f"{code.co_filename}:{code.co_qualname}" for code in self.codes if code.co_filename.startswith(start)
        )


def changed_tree(todo: Todo) -> ast.Module:
    """The module with the changed function in place of its own."""
    tree = ast.parse((ROOT / todo["file"]).read_text("utf-8"))
    changed = ast.parse(todo["text"]).body[0]
    assert isinstance(changed, ast.FunctionDef)
    body: list[ast.stmt] = tree.body
    *outer, name = todo["function"].split(".")
    for part in outer:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == part)
    [place] = [i for i, node in enumerate(body) if isinstance(node, ast.FunctionDef) and node.name == name]
    old = body[place]
    assert isinstance(old, ast.FunctionDef)
    changed.name, changed.decorator_list = name, old.decorator_list
    body[place] = changed
    return tree


def change_in_place(todo: Todo, module: ModuleType) -> bool:
    """Give the imported function the changed code; false where only a new import can."""
    found: Any = module
    for part in todo["function"].split("."):
        found = vars(found)[part]
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        inner = getattr(found, "fget", None) or getattr(found, "__func__", None) or getattr(found, "__wrapped__", None)
        if inner is None:
            return False
        found = inner
    tree = changed_tree(todo)
    codes = [compile(tree, str(ROOT / todo["file"]), "exec")]
    for code in codes:
        codes += [part for part in code.co_consts if isinstance(part, CodeType)]
    new = next(code for code in codes if code.co_qualname == todo["function"])
    if new.co_freevars != found.__code__.co_freevars:
        return False
    found.__code__ = new
    return True


def change_on_import(todo: Todo) -> None:
    """Make the next import of the module read the changed code."""
    path = str(ROOT / todo["file"])
    get_code = SourceFileLoader.get_code

    def changed(self: SourceFileLoader, name: str) -> CodeType | None:
        if self.path == path:
            return compile(changed_tree(todo), path, "exec")
        return get_code(self, name)

    SourceFileLoader.get_code = changed  # type: ignore[method-assign, assignment]


def defaults_differ(todo: Todo) -> bool:
    """Whether the change is in the head of the function, which runs once."""
    before, after = (ast.parse(text).body[0] for text in (todo["original"], todo["text"]))
    assert isinstance(before, ast.FunctionDef)
    assert isinstance(after, ast.FunctionDef)
    return ast.dump(before.args) != ast.dump(after.args)


def run_items(items: list[pytest.Item], seconds: dict[str, float]) -> tuple[int, str]:
    """Run tests to the first failure: the code and the test that noticed."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(ENDLESS))
    for i, item in enumerate(items):
        signal.setitimer(signal.ITIMER_PROF, 10 * seconds.get(item.nodeid, 0.0) + SPARE_SECONDS)
        following = items[i + 1] if i + 1 < len(items) else None
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if item.session.testsfailed:
            return NOTICED, item.nodeid
    return SURVIVED, ""


def in_child(work: Callable[[], object]) -> tuple[int, int]:
    """Do the work in a silent child; return its number and the pipe with the answer as JSON."""
    read, write = os.pipe()
    child = os.fork()
    if child:
        os.close(write)
        return child, read
    os.close(read)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        answer = json.dumps(work()).encode()
        while answer:
            answer = answer[os.write(write, answer) :]
    except BaseException:
        os._exit(UNTRIED)
    os._exit(0)


class Trial:
    """The pytest plugin that tries the changes instead of running the tests once."""

    def __init__(self, folder: Path, jobs: int, quick: float, fresh: Todo | None) -> None:
        self.folder = folder
        self.jobs = jobs
        self.quick = quick
        self.fresh = fresh
        self.imports = Calls()
        self.code = SURVIVED
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, list[str]] = {}
        self.noticed_by: dict[str, list[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)  # the smallest failing example is of no use here
        settings.register_profile("changes", settings(), database=None, derandomize=True, phases=phases)
        settings.load_profile("changes")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            self.code = NOTICED
            return True
        if self.fresh is not None:
            self.seconds = json.loads((self.folder / "seconds.json").read_text())
            by_name = {item.nodeid: item for item in session.items}
            ordered = sorted(by_name, key=lambda name: self.seconds.get(name, 0.0))
            self.code, _ = run_items([by_name[name] for name in ordered if self.is_quick(name)], self.seconds)
            return True
        session.config.pluginmanager.unregister(name="terminalreporter")
        self.look(session.items)
        self.try_all({item.nodeid: item for item in session.items}, json.loads((self.folder / "todo.json").read_text()))
        return True

    def look(self, items: list[pytest.Item]) -> None:
        """Find out which test reaches which function, and its time, where a file has changed."""
        kept = self.folder / "reached.json"
        old = json.loads(kept.read_text()) if kept.is_file() else {"common": None, "tests": {}}
        common = newest(path for path in watched(items[0]) if not path.name.startswith("test_"))
        known = old["tests"] if old["common"] == common else {}
        stamps = {item.nodeid: newest([item.path]) for item in items}
        missing = [item for item in items if known.get(item.nodeid, {"stamp": 0})["stamp"] != stamps[item.nodeid]]
        print(f"Looking where {len(missing)} of {len(items)} tests go …", flush=True)
        rows = {name: row for name, row in known.items() if row["stamp"] == stamps.get(name)}
        for path in sorted({item.path for item in missing}):
            several = [item for item in missing if item.path == path]
            _, read = in_child(lambda several=several: {item.nodeid: look_at(item) for item in several})  # type: ignore[misc]
            with os.fdopen(read, "rb") as pipe:
                found = json.loads(pipe.read() or b"{}")
            os.wait()
            failed = [item.nodeid for item in several if found.get(item.nodeid, {"failed": True})["failed"]]
            if failed:
                raise SystemExit(f"Tests fail without any change: {', '.join(failed)}")
            rows |= {name: {**one, "stamp": stamps[name]} for name, one in found.items()}
            kept.write_text(json.dumps({"common": common, "tests": rows}))
        self.seconds = {name: row["seconds"] for name, row in rows.items()}
        (self.folder / "seconds.json").write_text(json.dumps(self.seconds))
        for name, row in rows.items():
            for function in row["calls"]:
                self.reached.setdefault(function, []).append(name)

    def try_all(self, items: dict[str, pytest.Item], todos: list[Todo]) -> None:
        path = self.folder / "results.json"
        results = json.loads(path.read_text()) if path.is_file() else {}
        imported = set(self.imports.names())
        running: dict[int, tuple[Todo, int, float]] = {}
        waiting = sorted(todos, key=lambda todo: (todo["file"], todo["function"]), reverse=True)
        done = 0
        while waiting or running:
            while waiting and len(running) < self.jobs:
                todo = waiting.pop()
                child, read = in_child(lambda todo=todo: self.try_one(todo, items, imported))  # type: ignore[misc]
                running[child] = (todo, read, time.monotonic())
            child, status = os.wait()
            todo, read, began = running.pop(child)
            with os.fdopen(read, "rb") as pipe:
                answer = pipe.read()
            code, by = json.loads(answer) if answer else (os.waitstatus_to_exitcode(status) or NOTICED, "")
            if code == UNTRIED:
                raise SystemExit(f"This change could not be tried: {todo['name']}")
            if by:
                self.noticed_by.setdefault(where(todo), []).append(by)
            results[todo["name"]] = {"code": code, "by": by, "text": todo["text"]}
            path.write_text(json.dumps(results))
            done += 1
            took = time.monotonic() - began
            print(f"{done}/{len(todos)} {code} {took:.1f} s {todo['function']}: {todo['line']} {by}", flush=True)

    def is_quick(self, name: str) -> bool:
        return self.quick == 0.0 or self.seconds.get(name, 0.0) < self.quick

    def try_one(self, todo: Todo, items: dict[str, pytest.Item], imported: set[str]) -> tuple[int, str]:
        tests = [*self.reached.get(where(todo), []), *self.reached.get(EVERYTHING, [])]
        once = defaults_differ(todo)
        early = once or where(todo) in imported
        if not tests and not early:
            return NO_TEST, ""
        module = sys.modules.get(todo["module"])
        if tests and not once and module is not None and change_in_place(todo, module):
            before = self.noticed_by.get(where(todo), [])
            ordered = sorted(tests, key=lambda name: (-before.count(name), self.seconds[name]))
            code, by = run_items([items[name] for name in ordered if self.is_quick(name)], self.seconds)
            if code != SURVIVED or not early:
                return code, by
        command = [sys.executable, "-m", "scripts.mutation_runner", *sys.argv[1:5], "--fresh", todo["name"]]
        ended = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        return (NOTICED if ended.returncode else SURVIVED), ""


def look_at(item: pytest.Item) -> dict[str, object]:
    """The functions a test calls and its time; a long test is not watched on: it may reach all."""
    calls, watched_on = Calls(), [True]

    def stop(*_: object) -> None:
        sys.setprofile(None)
        watched_on[0] = False

    signal.signal(signal.SIGPROF, stop)
    began = time.process_time()
    with calls:
        signal.setitimer(signal.ITIMER_PROF, WATCHED_SECONDS)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        signal.setitimer(signal.ITIMER_PROF, 0)
    return {
        "calls": calls.names() if watched_on[0] else [EVERYTHING],
        "seconds": round(time.process_time() - began, 3),
        "failed": bool(item.session.testsfailed),
    }


def where(todo: Todo) -> str:
    return f"{ROOT / todo['file']}:{todo['function']}"


def watched(item: pytest.Item) -> list[Path]:
    return [*item.path.parent.glob("*.py"), *(ROOT / "tests").glob("*.py"), *(ROOT / "src").rglob("*.py")]


def newest(paths: Iterable[Path]) -> float:
    return max(path.stat().st_mtime for path in paths)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--quick", type=float, default=0.0, help="leave out tests that take this many seconds")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", help="the change to try in this process, without forking")
    given = parser.parse_args()
    fresh = None
    if given.fresh:
        todos: list[Todo] = json.loads((given.folder / "todo.json").read_text())
        fresh = next(todo for todo in todos if todo["name"] == given.fresh)
        change_on_import(fresh)
    trial = Trial(given.folder, given.jobs, given.quick, fresh)
    arguments = [given.tests, "-q", "-x", "-m", "not soak", "-p", "no:cacheprovider", "-p", "no:randomly"]
    with trial.imports:
        ended = pytest.main(arguments, plugins=[trial])
    return trial.code or (0 if int(ended) in (0, 5) else int(ended))


if __name__ == "__main__":
    sys.exit(main())
