"""Actions for many games, checked: whole numbers, one for each game, all open.

Nothing is done unless all are.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixstones.core.buffers import first_shut
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
    chosen = np.ascontiguousarray(given, np.int64)
    n = first_shut(chosen, masks)
    if n < 0:
        return chosen
    action = int(chosen[n])
    text = game.text(action) if 0 <= action < width else "no action"
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
