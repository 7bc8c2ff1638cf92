"""Attendance at a table: present, or away since when."""

Here = dict[str, int | None]  # by identity: since when somebody is away who was seen here, None while they are here


def is_here(here: Here, identity: str | None) -> bool:
    return identity is not None and here.get(identity, 0) is None


def away_since(here: Here, identity: str | None, begun: int) -> int | None:
    """The time since when somebody is away; None if present.

    A person never seen is away from the beginning.
    """
    if identity is None or is_here(here, identity):
        return None
    return max(here.get(identity) or 0, begun)


def attendance(here: Here, identity: str | None, begun: int) -> dict[str, object]:
    """The attendance of a seat's holder, as told to others."""
    present = None if identity is None else is_here(here, identity)
    return {"present": present, "away_since": away_since(here, identity, begun)}
