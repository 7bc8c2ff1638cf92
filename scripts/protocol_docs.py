"""Endpoints, shapes and socket messages in docs/server.md, from the OpenAPI document.

`make page-types` writes them between their markers. `tests/server/test_protocol_docs.py` fails while they are not what
this would write.
"""

from pathlib import Path

from scripts.page_types import Schema, type_text
from sixstones.server.app import make_app
from sixstones.server.operate.settings import Settings

DOCUMENT = Path(__file__).parent.parent / "docs" / "server.md"
BEGIN, END = "<!-- written by scripts/protocol_docs.py: {} -->", "<!-- end of {} -->"
CARDS = ("Status", "Seat", "Result")
TERMS = ("Agreed", "Clock", "NoClock", "MoveClock", "GameClock", "DaysClock", "TimeIsUp", "Hints", "SpectatorChat")
PARTS = ("Entry", "EntryKind", "Cause", "Event", "Ask", "Action", "Refusal")


def sections(document: Schema) -> dict[str, str]:
    """Everything that is written, by the name of its section."""
    schemas = document["components"]["schemas"]
    return {
        "endpoints": _endpoints(document["paths"]),
        "cards": _shapes(schemas, CARDS),
        "terms": _shapes(schemas, TERMS),
        "server messages": _shapes(schemas, (*_kinds(schemas["ServerFrame"]), *PARTS)),
        "client messages": _shapes(schemas, _kinds(schemas["ClientFrame"])),
    }


def _endpoints(paths: dict[str, dict[str, Schema]]) -> str:
    """A line for every request: what is sent with it, and what is answered."""
    lines = []
    for path, operations in paths.items():
        for method, operation in operations.items():
            query = "&".join(one["name"] for one in operation.get("parameters", []) if one["in"] == "query")
            body = _content(operation.get("requestBody", {}))
            status, answer = next((code, told) for code, told in operation["responses"].items() if code < "300")
            told = [f"{method.upper()} {path}{'?' + query if query else ''}", f"({body})" if body else ""]
            told += ["" if status == "200" else status, _content(answer)]
            lines.append(" ".join(part for part in told if part))
    return "\n".join(["```", *lines, "```"])


def _content(part: Schema) -> str:
    """The shape of a body or an answer, if it has one."""
    for kind, content in part.get("content", {}).items():
        return type_text(content["schema"], {}) if kind == "application/json" else kind
    return ""


def _first_line(described: Schema) -> str:
    return str(described.get("description", "")).partition("\n\n")[0].replace("\n", " ")


def _kinds(union: Schema) -> tuple[str, ...]:
    return tuple(str(one["$ref"]).rpartition("/")[2] for one in union["oneOf"])


def _shapes(schemas: dict[str, Schema], names: tuple[str, ...]) -> str:
    return "```ts\n" + "\n".join(_shape(name, schemas[name]) for name in names) + "\n```"


def _shape(name: str, schema: Schema) -> str:
    """A shape in a line, with a line for every field that needs words."""
    about = f"  // {_first_line(schema)}" if "description" in schema else ""
    if "properties" not in schema:
        return f"{name} = {type_text(schema, {})}{about}"
    wanted = schema.get("required", [])
    lines, plain = [f"{name} = {{{about}"], []
    for field, described in schema["properties"].items():
        told = f"{field}{'' if field in wanted else '?'}: {type_text(described, {})}"
        if "description" in described:
            lines.append(f"  {told}  // {_first_line(described)}")
        else:
            plain.append(told)
    return "\n".join([*lines, *([f"  {', '.join(plain)}"] if plain else []), "}"])


def rewritten(text: str) -> str:
    """The page with all its sections as they should be."""
    document = make_app(Settings(load=[])).openapi()
    for name, content in sections(document).items():
        begin, end = BEGIN.format(name), END.format(name)
        before, _, rest = text.partition(begin)
        _, found, after = rest.partition(end)
        if not found:
            raise SystemExit(f"{DOCUMENT} lacks the markers of {name}: {begin} and {end}")
        text = f"{before}{begin}\n{content}\n{end}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(rewritten(DOCUMENT.read_text("utf-8")), "utf-8")
    print(DOCUMENT.relative_to(DOCUMENT.parent.parent))
