"""Cards of no box: new programs for words that the shipped cards do not use."""

from typing import Any


def hero(id: str, box: str, kind: str, window: str, program: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    name = {"en": id.title(), "ru": id.title(), "fr": id.title()}
    return {"id": id, "box": box, "kind": kind, "window": window, "program": program, "name": name, **more}


def only(*heroes: dict[str, Any], **sections: Any) -> dict[str, Any]:
    """A card file that changes single cards."""
    found: dict[str, Any] = {"partial": True, **sections}
    if heroes:
        found["heroes"] = list(heroes)
    return found


def field(id: str, box: str, window: str, program: list[dict[str, Any]]) -> dict[str, Any]:
    return {"id": id, "box": box, "window": window, "program": program, "name": {"en": id, "ru": id, "fr": id}}


SAVER = hero("groot", "guardians", "active", "would_gain_energy", [{"op": "add_amount", "value": 2}])
READER = hero(
    "drax",
    "guardians",
    "passive",
    "after_action",
    [{"op": "draw", "amount": 1, "target": "self", "optional": True}],
)
OWN = only(SAVER, READER)
