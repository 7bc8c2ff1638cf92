"""What needs the others, and who they are: a bot for somebody away, closing a running table."""

from sixstones.server.table import Table


def still_away(table: Table, seat: int) -> bool:
    """Whether the claim on a seat counts: its holder has been away ever since it was made."""
    claim, since = table.house.claims.get(seat), table.away_since(table.seats[seat].identity)
    return claim is not None and since is not None and since <= claim.at


def voters(table: Table, seat: int) -> list[str]:
    """Who decides whether a bot takes the seat of somebody away: the owner if he is there, else all others who are."""
    away = table.seats[seat].identity
    if table.present(table.owner) and table.owner != away:
        return [table.owner]
    return [human for human in table.humans() if human != away and table.present(human)]


def majority(may: list[str]) -> int:
    return len(may) // 2 + 1


def parties(table: Table, now: int) -> list[str]:
    """Who must agree that a running table is closed: all who play, but not who has long been away."""
    return [human for human in table.humans() if not table.away_for(human, now)]
