"""Attempts with the bank's tokens that are never an action (SP-3.3 … 3.9)."""

from sixstones.core.facts import Refusal
from sixstones.games.splendor.components import WILD, Box


def impossible(box: Box, text: str) -> Refusal | None:
    """The rule that speaks against taking these tokens, whatever the position.

    None for any other text.
    """
    words = text.lower().split()
    if len(words) < 2 or words[0] != "take":
        return None
    tokens = words[1:]
    for token in tokens:
        if token not in box.token_names:
            return None
    for token in tokens:
        if token == box.token_names[WILD]:
            return Refusal(box.rule("SP-3.5", "SP-6.8"), "only-with-reserve", {"token": token})
        if token not in box.colours:
            return Refusal("SP-3.5", "only-with-level-three", {"token": token})
    return Refusal("SP-3.3", "not-together")
