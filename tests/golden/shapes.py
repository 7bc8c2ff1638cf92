"""The TypeScript shape of a game's views, events, questions and components, from samples.

An object whose keys are ids of components or no words at all (`4,4`, `hand 1`) is a table from such keys; any other
object is a thing with fields, and a field that is missing now and then is optional.
"""

import re
from collections.abc import Iterable

WORD = re.compile(r"[a-z][a-z_0-9]*\Z")
SCALARS = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
ORDER = ["string", "number", "boolean", "null"]


class Shape:
    """The samples of one place."""

    def __init__(self) -> None:
        self.scalars: set[str] = set()
        self.items: Shape | None = None
        self.fields: dict[str, Shape] = {}
        self.present: dict[str, int] = {}
        self.objects = 0

    def see(self, value: object) -> None:
        if isinstance(value, dict):
            self.objects += 1
            for key, item in value.items():
                self.fields.setdefault(str(key), Shape()).see(item)
                self.present[str(key)] = self.present.get(str(key), 0) + 1
        elif isinstance(value, (list, tuple)):
            self.items = self.items or Shape()
            for item in value:
                self.items.see(item)
        else:
            self.scalars.add(SCALARS[type(value)])

    def join(self, other: "Shape") -> None:
        self.scalars |= other.scalars
        self.objects += other.objects
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.join(other.items)
        for key, field in other.fields.items():
            self.fields.setdefault(key, Shape()).join(field)
            self.present[key] = self.present.get(key, 0) + other.present[key]

    def typescript(self, ids: Iterable[str], named: dict[str, str] | None = None, indent: str = "") -> str:
        """The type; fields in `named` have the type given there."""
        parts: list[str] = []
        known = set(ids)
        if self.objects:
            parts.append(self._object(known, named or {}, indent))
        if self.items is not None:
            inner = self.items.typescript(known, None, indent) or "never"
            parts.append(f"({inner})[]" if "|" in inner and not inner.startswith("{") else f"{inner}[]")
        parts += [name for name in ORDER if name in self.scalars]
        return " | ".join(parts)

    def _object(self, ids: set[str], named: dict[str, str], indent: str) -> str:
        if not self.fields:
            return "Record<string, never>"
        if all(key in ids for key in self.fields) or not all(WORD.match(key) for key in self.fields):
            every = Shape()
            for field in self.fields.values():
                every.join(field)
            return f"Record<string, {every.typescript(ids, None, indent)}>"
        lines = []
        for key in sorted(self.fields):
            always = "" if self.present[key] == self.objects else "?"
            kind = named.get(key) or self.fields[key].typescript(ids, None, indent + "  ")
            lines.append(f"{indent}  {key}{always}: {kind};\n")
        return "{\n" + "".join(lines) + indent + "}"
