"""Who is at a table, as it is told: present, or away since when."""

Here = dict[str, int | None]  # by identity: since when somebody is away who was seen here, None while he is here


def is_here(here: Here, identity: str | None) -> bool:
    return identity is not None and here.get(identity, 0) is None


def away_since(here: Here, identity: str | None, begun: int) -> int | None:
    """Since when somebody is away; None if he is not. Who was never seen is away from the beginning."""
    if identity is None or is_here(here, identity):
        return None
    return max(here.get(identity) or 0, begun)


def attendance(here: Here, identity: str | None, begun: int) -> dict[str, object]:
    """What is told of the holder of a seat."""
    present = None if identity is None else is_here(here, identity)
    return {"present": present, "away_since": away_since(here, identity, begun)}
