"""The messages of a package, read from its sources: events, refusals, endings.

A text handed to `Event`, `Refusal` or `Result` is followed to where it is written: both sides of a conditional, a
constant of the package, the values a variable gets, what a function returns, what callers hand in. What cannot be
followed is an error: words for it could not be checked.
"""

import ast
from functools import cache
from pathlib import Path

Function = ast.FunctionDef | None


class Sources:
    """The syntax trees of a package."""

    def __init__(self, folder: Path) -> None:
        self.calls: list[tuple[ast.Call, Function]] = []
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        self.constants: dict[str, ast.expr] = {}
        for path in sorted(folder.glob("*.py")):
            self._read(ast.parse(path.read_text("utf-8"), str(path)), None)

    def _read(self, node: ast.AST, inside: Function) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef):
                self.functions.setdefault(child.name, []).append(child)
                self._read(child, child)
                continue
            if isinstance(child, ast.Call):
                self.calls.append((child, inside))
            if inside is None and isinstance(child, (ast.Assign, ast.AnnAssign)) and child.value is not None:
                target = child.targets[0] if isinstance(child, ast.Assign) else child.target
                if isinstance(target, ast.Name):
                    self.constants[target.id] = child.value
            self._read(child, inside)

    def given(self, callee: str, place: int, keyword: str) -> set[str]:
        """Every text the package hands to a call at one place."""
        found: set[str] = set()
        for call, inside in self.calls:
            if called(call) == callee:
                for value in arguments(call, place, keyword):
                    found |= self.texts(value, inside, set())
        return found

    def texts(self, value: ast.expr, inside: Function, seen: set[str]) -> set[str]:
        """Every text a value may be."""
        if isinstance(value, ast.Constant):
            return {value.value} if isinstance(value.value, str) and value.value else set()
        if isinstance(value, ast.IfExp):
            return self.texts(value.body, inside, seen) | self.texts(value.orelse, inside, seen)
        if isinstance(value, (ast.List, ast.Tuple)):
            return {text for item in value.elts for text in self.texts(item, inside, seen)}
        if isinstance(value, ast.Dict):
            return {text for item in value.values for text in self.texts(item, inside, seen)}
        if isinstance(value, ast.Starred):
            return self.texts(value.value, inside, seen)
        if isinstance(value, ast.Subscript):
            return self.texts(value.value, inside, seen)
        if isinstance(value, ast.Attribute) and value.attr in self.constants:
            return self.texts(self.constants[value.attr], None, seen)
        if isinstance(value, ast.Name):
            return self._named(value.id, inside, seen)
        if isinstance(value, ast.Call) and called(value) in self.functions:
            return self._returned(called(value), seen)
        if isinstance(value, ast.Call) and called(value) == "get" and isinstance(value.func, ast.Attribute):
            return self.texts(value.func.value, inside, seen) | self.texts(value.args[1], inside, seen)
        where = "" if inside is None else f" in {inside.name}"
        raise AssertionError(f"nobody can tell which text {ast.unparse(value)}{where} is")

    def _named(self, name: str, inside: Function, seen: set[str]) -> set[str]:
        found: set[str] = set()
        known = False
        if inside is not None:
            key = f"{inside.name}.{name}"
            if key in seen:
                return set()
            seen = {*seen, key}
            for node in ast.walk(inside):
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    if isinstance(target, ast.Name) and target.id == name:
                        known = True
                        found |= self.texts(node.value, inside, seen)
            parameters = [argument.arg for argument in inside.args.args]
            if name in parameters:
                known = True
                found |= self._handed_in(inside.name, parameters.index(name), name, seen)
        if not known and name in self.constants:
            return self.texts(self.constants[name], None, seen)
        assert known, f"nobody can tell where {name} comes from"
        return found

    def _handed_in(self, function: str, place: int, keyword: str, seen: set[str]) -> set[str]:
        found: set[str] = set()
        for call, caller in self.calls:
            if called(call) == function:
                for value in arguments(call, place, keyword):
                    found |= self.texts(value, caller, seen)
        return found

    def _returned(self, function: str, seen: set[str]) -> set[str]:
        found: set[str] = set()
        for made in self.functions[function]:
            for node in ast.walk(made):
                if isinstance(node, ast.Return) and node.value is not None:
                    found |= self.texts(node.value, made, seen)
        return found


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def arguments(call: ast.Call, place: int, keyword: str) -> list[ast.expr]:
    named = [given.value for given in call.keywords if given.arg == keyword]
    return named or call.args[place : place + 1]


@cache
def sources(folder: str) -> Sources:
    return Sources(Path(folder))


def events(folder: str) -> set[str]:
    return sources(folder).given("Event", 0, "kind")


def secret_events(folder: str) -> set[str]:
    """Events of which some seats know more than others."""
    package = sources(folder)
    found: set[str] = set()
    for call, inside in package.calls:
        if called(call) == "Event" and arguments(call, 3, "secret"):
            found |= package.texts(call.args[0], inside, set())
    return found


def refusals(folder: str) -> set[str]:
    return sources(folder).given("Refusal", 1, "key")


def reasons(folder: str) -> set[str]:
    return sources(folder).given("Result", 3, "reason")


def ends(folder: str) -> set[str]:
    return sources(folder).given("Because", 0, "kind")


def counted(folder: str) -> set[str]:
    return sources(folder).given("Counted", 0, "key")
