"""Decisions that need others, and who they are: a bot for an absent player, closing a table."""

from sixstones.table.table import Table


def still_away(table: Table, seat: int) -> bool:
    """Whether the claim on a seat counts: its holder has been away ever since it was made."""
    claim, since = table.management.claims.get(seat), table.away_since(table.seats[seat].identity)
    return claim is not None and since is not None and since <= claim.at


def voters(table: Table, seat: int) -> list[str]:
    """The people who decide on a bot for an absent player: the owner, or all present if away."""
    away = table.seats[seat].identity
    if table.present(table.owner) and table.owner != away:
        return [table.owner]
    return [human for human in table.humans() if human != away and table.present(human)]


def majority(may: list[str]) -> int:
    return len(may) // 2 + 1


def parties(table: Table, now: int) -> list[str]:
    """The people who must agree to close a running table: all players, except the long absent."""
    return [human for human in table.humans() if not table.away_for(human, now)]
