"""The types of the page, from the server's own description of its protocol.

`make page-types` writes `web/src/protocol.ts` with it, and what the games tell (`tests/golden/told.py`).
`tests/server/test_page_types.py` fails while the file is not what this would write.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixstones.server.app import make_app
from sixstones.server.operate.settings import Settings

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"
WIDTH = 120

# Names that mean something else in a browser, or are shorter on the page.
CALLED = {
    "Event": "GameEvent",
    "Action": "Legal",
    "GameBox": "Game",
    "ProblemDocument": "Problem",
    "InviteShown": "Invite",
}

HEAD = """/**
 * The shapes the server sends and takes (docs/server.md).
 *
 * Written by scripts/page_types.py from the server's OpenAPI document: change src/sixstones/server/protocol and run
 * `make page-types`.
 */
"""

Schema = dict[str, Any]


def written(schemas: dict[str, Schema]) -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{_declared(CALLED.get(name, name), schemas[name])}" for name in sorted(schemas))


def _declared(name: str, schema: Schema) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{about}export interface {name} {_members(schema)}\n"
    return about + _fitting(f"export type {name} =", schema)


def _fitting(head: str, schema: Schema) -> str:
    line = f"{head} {type_text(schema)};\n"
    parts = [type_text(part) for part in schema.get("oneOf") or schema.get("anyOf") or []]
    parts = parts or [f'"{value}"' for value in schema.get("enum", [])]
    return line if len(line) <= WIDTH + 1 or not parts else f"{head}\n  | " + "\n  | ".join(parts) + ";\n"


def _members(schema: Schema) -> str:
    wanted = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in wanted else '?'}: {type_text(field)};" for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def type_text(schema: Schema, called: Mapping[str, str] = CALLED) -> str:
    """A schema as TypeScript writes it; `called` has the schemas with another name."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return called.get(name, name)
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_text(part, called) for part in schema[key]))
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = type_text(schema["items"], called)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {'unknown' if values is True else type_text(values, called)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


def current() -> str:
    document = make_app(Settings(load=[])).openapi()
    return written(document["components"]["schemas"])


if __name__ == "__main__":
    TARGET.write_text(current(), encoding="utf-8")
    print(TARGET.relative_to(TARGET.parent.parent.parent))
