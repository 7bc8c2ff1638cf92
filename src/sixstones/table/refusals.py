"""Refusals: something cannot be done at a table, and nothing has changed."""

from sixstones.core.errors import SixStonesError

FORBIDDEN, MISSING, CONFLICT = "forbidden", "missing", "conflict"


class Refused(SixStonesError):
    """A command that was refused.

    `reason` is forbidden, missing or conflict; `stale` means that the person should look at the table again.
    """

    def __init__(
        self,
        key: str,
        message: str,
        data: dict[str, object] | None = None,
        reason: str = CONFLICT,
        stale: bool = False,
    ) -> None:
        super().__init__(key, message, data)
        self.reason = reason
        self.stale = stale


def forbidden(key: str, message: str, data: dict[str, object] | None = None) -> Refused:
    return Refused(key, message, data, FORBIDDEN)


def missing(key: str, message: str, data: dict[str, object] | None = None) -> Refused:
    return Refused(key, message, data, MISSING)
