"""Docstrings for compiled code.

mypyc leaves them out, so `setup.py` writes them into the C text.

mypyc lists the functions of a module and the methods and properties of a class in tables, with their signatures.
"""

import ast
import re
from functools import cache
from pathlib import Path

PACKAGE = Path("src", "sixstones")

CLASS = re.compile(
    r"static (?:PyMethodDef|PyGetSetDef|PyTypeObject) (?:CPyType_)?(\w+?)(?:_methods|_getseters|_template_)\b"
)
METHOD = re.compile(r'\s+\{"(\w+)",$')
FUNCTION = re.compile(r'\s+\{"(\w+)", \(PyCFunction\)')
SIGNATURE = re.compile(r'PyDoc_STR\((NULL|"[^"]*\\n--\\n\\n")\)')
NO_PROPERTY_DOC = "NULL, NULL, NULL},"
# Where the docstrings of methods are that subclasses write again without one.
BASES = {"State": "core/state.py", "Game": "core/game.py", "Bot": "bots/bot.py"}


def documented(text: str, source: Path) -> str:
    """The C text of one module with the docstrings of its source."""
    found = _docstrings(source)
    module = "___".join(source.with_suffix("").parts[1:])
    lines = []
    owner = name = ""
    for line in text.split("\n"):
        if match := CLASS.match(line):
            owner = match[1].removeprefix(module).removeprefix("module").removeprefix("___")
            name = ""
        elif match := METHOD.match(line) or FUNCTION.match(line):
            name = match[1]
        doc = found.get(f"{owner}.{name}".strip("."), "")
        if doc and SIGNATURE.search(line):
            line = SIGNATURE.sub(lambda match, doc=doc: f"PyDoc_STR({_joined(match[1], doc)})", line)  # type: ignore[misc]
        elif doc and line.strip() == NO_PROPERTY_DOC:
            line = line.replace("NULL, NULL, NULL", f"NULL, {_joined('NULL', doc)}, NULL")
        lines.append(line)
    return "\n".join(lines)


@cache
def _docstrings(file: Path) -> dict[str, str]:
    """The docstrings of classes, functions and methods by name, as `help` shows them."""
    found = {}
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in BASES]
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    inherited = [_docstrings(PACKAGE / BASES[base]).get(f"{base}.{inner.name}", "") for base in bases]
                    found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner) or "".join(inherited[:1])
    return found


def _joined(signature: str, doc: str) -> str:
    """A C string: the signature, if there is one, and the docstring."""
    written = "".join(_escaped(byte) for byte in doc.encode())
    return f'"{written}"' if signature == "NULL" else f'{signature[:-1]}{written}"'


def _escaped(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
