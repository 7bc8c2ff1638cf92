"""The effect of a card as phrases made from its program.

Corrected cards explain themselves too.
"""

from typing import Final

from sixstones.games.thanos_rising.programs import CALLS, CONDITIONS, Call

Phrase = dict[str, object]

# The messages that texts of cards are composed of, beside one for each timing.
PHRASES: Final = [
    *[f"effect-{call}" for call in CALLS],
    *[f"condition-{call}" for call in CONDITIONS],
    "ability",
    "ability-heads",
    "ability-effects",
]


def says(effects: list[Call], condition: Call | None, timing: str = "", pay: str = "", price: int = 0) -> Phrase:
    """When, on which condition, for which price: what it does."""
    heads: list[Phrase] = []
    if timing == "assign":
        heads.append({"say": "timing-assign", "n": price, "symbol": pay})
    elif timing:
        heads.append({"say": f"timing-{timing}"})
    if condition is not None and condition.name != "always":
        heads.append(_said("condition", condition))
    does = _row("ability-effects", [_said("effect", call) for call in effects])
    return {"say": "ability", "when": _row("ability-heads", heads), "does": does} if heads else does


def _said(sort: str, call: Call) -> Phrase:
    """One call; a list among its arguments is a choice."""
    found: Phrase = {"say": f"{sort}-{call.name}"}
    for key, value in call.as_dict().items():
        if key != "call":
            found[key] = {"any": value} if isinstance(value, list) else value
    return found


def _row(message: str, parts: list[Phrase]) -> Phrase:
    """Phrases one after the other."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = {"say": message, "first": part, "then": found}
    return found
