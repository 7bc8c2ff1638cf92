"""Typed errors that speak to the person who caused them.

Every error has a `key` (for translation), `data` (the field at fault and what was expected) and an English sentence.
"""

from typing import Final

LONGEST: Final = 80


def shown(value: object) -> str:
    """A value as a short text for an error, however deep, long or large it is."""
    try:
        text = repr(value)
    except Exception:
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class SixStonesError(Exception):
    """Base of all errors of this library that somebody outside can cause."""

    def __init__(self, key: "str | SixStonesError", message: str = "", data: dict[str, object] | None = None) -> None:
        """Given an error, a copy of it: that is how Gymnasium raises again what a worker raised."""
        if isinstance(key, SixStonesError):
            message, data = key.message, key.data
        super().__init__(message)
        self.key: str = key.key if isinstance(key, SixStonesError) else key
        self.message: str = message
        self.data: dict[str, object] = {} if data is None else data

    def __reduce__(self) -> tuple[type["SixStonesError"], tuple[str, str, dict[str, object]]]:
        return type(self), (self.key, self.message, self.data)


class UnknownGame(SixStonesError):
    """No registered game has this id."""


class UnknownBot(SixStonesError):
    """No bot has this name."""


class BadPlayers(SixStonesError):
    """The game is not played by that many."""


class BadOption(SixStonesError):
    """An option is unknown, has a value it cannot have, or contradicts another."""


class BadSeat(SixStonesError):
    """There is no such seat at the table."""


class BadAction(SixStonesError):
    """A text or number that names no action of the game."""


class IllegalAction(SixStonesError):
    """An action that exists but is not open to this seat now.

    `data["rule"]` says which rule forbids it.
    """


class NothingToUndo(SixStonesError):
    """The last step cannot be taken back by this seat."""


class BadRecord(SixStonesError):
    """A record is malformed, truncated, of another version, or does not replay."""


class BadPosition(SixStonesError):
    """A dumped position has a wrong field or breaks an invariant of the game."""


class BadObservation(SixStonesError):
    """A buffer cannot take an observation or a mask, or a game has none of that name."""


class BadComponents(SixStonesError):
    """A file of components supplied by the user is not usable."""


class EndlessEffects(SixStonesError):
    """A decision set off more effects than the game allows.

    Only a player's own cards can do that.
    """
