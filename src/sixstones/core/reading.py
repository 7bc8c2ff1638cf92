"""Reading hand-written positions and records: checked, with a default for every key."""

from typing import Final

from sixstones.core.errors import BadPosition, shown

HUGE: Final = 2**60  # no number of a position is larger


def bad(field: str, value: object, expected: str) -> BadPosition:
    """The error for a field that holds something else than expected."""
    return BadPosition(
        "position-field",
        f"The field {field} of the position cannot be {shown(value)}; expected {expected}.",
        {"field": field, "value": shown(value), "expected": expected},
    )


def broken(field: str, rule: str, message: str) -> BadPosition:
    """The error for a position that breaks an invariant."""
    return BadPosition("position-invariant", message, {"field": field, "rule": rule, "expected": message})


def _between(low: int, high: int) -> str:
    """The limits of a number in words; those of the machine are left out."""
    if low == -HUGE:
        return "" if high == HUGE else f", at most {high}"
    return f", at least {low}" if high == HUGE else f" from {low} to {high}"


def read_int(d: dict[str, object], key: str, default: int, low: int = -HUGE, high: int = HUGE, where: str = "") -> int:
    """A whole number; `where` is the path before the key, for the error."""
    value = d.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad(where + key, value, "a whole number" + _between(low, high))
    return value


def read_flag(d: dict[str, object], key: str, default: bool, where: str = "") -> bool:
    value = d.get(key, default)
    if not isinstance(value, bool):
        raise bad(where + key, value, "true or false")
    return value


def read_text(d: dict[str, object], key: str, default: str, where: str = "") -> str:
    value = d.get(key, default)
    if not isinstance(value, str):
        raise bad(where + key, value, "a text")
    return value


def read_list(d: dict[str, object], key: str, where: str = "") -> list[object]:
    value = d.get(key, [])
    if not isinstance(value, list):
        raise bad(where + key, value, "a list")
    return [item for item in value]


def read_ints(
    d: dict[str, object], key: str, default: list[int], low: int = -HUGE, high: int = HUGE, where: str = ""
) -> list[int]:
    value = d.get(key, default)
    if not isinstance(value, list):
        raise bad(where + key, value, "a list of whole numbers")
    numbers: list[int] = []
    for item in value:
        if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
            raise bad(where + key, value, "a list of whole numbers" + _between(low, high))
        numbers.append(item)
    return numbers


def read_texts(d: dict[str, object], key: str, where: str = "") -> list[str]:
    texts: list[str] = []
    for item in read_list(d, key, where):
        if not isinstance(item, str):
            raise bad(where + key, item, "a list of texts")
        texts.append(item)
    return texts


def read_dict(d: dict[str, object], key: str, where: str = "") -> dict[str, object]:
    value = d.get(key)
    if value is None:
        return {}
    return as_dict(value, where + key)


def as_dict(value: object, field: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise bad(field, value, "an object")
    found: dict[str, object] = {}
    for key, item in value.items():
        if not isinstance(key, str):
            raise bad(field, key, "text keys")
        found[key] = item
    return found


def no_other_keys(d: dict[str, object], known: list[str], where: str = "") -> None:
    """Refuse misspelt keys.

    A typing error in a hand-written position must not pass as a default.
    """
    for key in d:
        if key not in known:
            raise bad(where + key, d[key], "no such field; known fields are " + ", ".join(known))
