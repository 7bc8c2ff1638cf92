"""Actions for many games, checked: whole numbers, one for each game, all open. Nothing is done unless all are."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixstones.core.errors import BadAction, shown
from sixstones.core.game import Game


def checked(actions: object, masks: NDArray[np.bool_], game: Game, begun: bool) -> NDArray[np.int64]:
    """The actions as an array; `masks` has a row for each game."""
    if not begun:
        raise BadAction("not-begun", "Call reset before step.", {"field": "actions", "expected": "reset"})
    size, width = masks.shape
    try:
        given: NDArray[Any] = np.asarray(actions)
    except ValueError:
        raise _misshapen(actions, "rows of different lengths", size) from None
    if given.shape != (size,) or given.dtype.kind not in "iu":
        raise _misshapen(actions, f"{given.dtype} of shape {given.shape}", size)
    chosen = given.astype(np.int64, copy=False)
    rows = np.arange(0, size * width, width)
    # As a number without a sign a negative one is very large.
    if chosen.view(np.uint64).max() < width and masks.reshape(-1)[rows + chosen].all():
        return chosen
    inside = (chosen >= 0) & (chosen < width)
    open_now = inside & masks[np.arange(size), np.where(inside, chosen, 0)]
    n = int(np.flatnonzero(~open_now)[0])
    action = int(chosen[n])
    text = game.text(action) if inside[n] else "no action"
    raise BadAction(
        "not-open",
        f"actions[{n}] is {action} ({text}), which is not open in game {n}.",
        {"field": f"actions[{n}]", "value": action, "expected": "an action of the mask"},
    )


def _misshapen(actions: object, what: str, size: int) -> BadAction:
    expected = f"{size} whole numbers"
    return BadAction(
        "actions",
        f"actions must be {expected}, not {shown(actions)}.",
        {"field": "actions", "value": what, "expected": expected},
    )
