"""Commands of a table's owner: its rules, removing people, closing it, passing it on."""

from sixstones.table.consent import parties
from sixstones.table.drafts import Draft
from sixstones.table.entries import (
    Banned,
    CloseAgreed,
    CloseAsked,
    Closed,
    CloseRefused,
    Kicked,
    LinksRevoked,
    Muted,
    OwnerChanged,
    RulesChanged,
    Unbanned,
    Unmuted,
)
from sixstones.table.refusals import Refused, forbidden, missing
from sixstones.table.rights import before_start, owner_only
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import not_away
from sixstones.table.seats import Person
from sixstones.table.table import OPEN, RUNNING, Table


def change_rules(table: Table, by: Person, rules: TableRules) -> Draft:
    """Change the table rules, before the start."""
    owner_only(table, by)
    before_start(table)
    return Draft(RulesChanged(rules), by.id)


def pass_on(table: Table, by: Person, to: str | None, now: int) -> Draft:
    """Hand the table to somebody who sits there.

    With `to` None somebody takes over, before the start, the table of an owner who has been away too long.
    """
    if table.status not in (OPEN, RUNNING):
        raise Refused("not-running", "This table is over.")
    if to is None:
        _may_take_over(table, by, now)
    else:
        owner_only(table, by)
    heir = by.id if to is None else to
    names = [seat.name for seat in table.seats if seat.identity == heir]
    if not names:
        raise Refused("not-seated", "A table can be handed only to somebody who sits there.")
    return Draft(OwnerChanged([heir, str(names[0])], heir, names[0]), by.id)


def _may_take_over(table: Table, by: Person, now: int) -> None:
    before_start(table)
    if table.owner == by.id or not table.seats_of(by.id):
        raise forbidden("not-your-seat", "Only somebody who sits at the table can take it over.")
    if not table.away_for(table.owner, now):
        raise not_away(table, table.owner)


def kick(table: Table, by: Person, who: str, name: str, ban: bool = False) -> Draft:
    """Remove somebody: a player before the start, a spectator at any time.

    Somebody banned cannot come back.
    """
    owner_only(table, by)
    if who == by.id:
        raise Refused("not-yourself", "You cannot send yourself away.")
    seats = table.seats_of(who)
    if seats and table.status == RUNNING:
        raise Refused("already-started", "Nobody is sent away from a running game.")
    revoked: list[int | None] = [*seats, None]
    return Draft((Banned if ban else Kicked)(who, name, seats, revoked), by.id)


def unban(table: Table, by: Person, who: str) -> Draft:
    """Let somebody come again."""
    return Draft(Unbanned(who, _listed(table, by, who, table.management.banned)), by.id)


def mute(table: Table, by: Person, who: str, name: str) -> Draft:
    """Somebody may not talk here any more."""
    owner_only(table, by)
    if who == by.id:
        raise Refused("not-yourself", "You cannot mute yourself.")
    return Draft(Muted(who, name), by.id)


def unmute(table: Table, by: Person, who: str) -> Draft:
    """Let somebody talk again."""
    return Draft(Unmuted(who, _listed(table, by, who, table.management.muted)), by.id)


def _listed(table: Table, by: Person, who: str, listed: dict[str, str]) -> str:
    owner_only(table, by)
    if who not in listed:
        raise missing("no-such-person", "Nobody of this id is on the list.", {"identity": who})
    return listed[who]


def revoke_links(table: Table, by: Person) -> Draft:
    """Make all invitations to this table void."""
    owner_only(table, by)
    return Draft(LinksRevoked([None, *range(table.players)]), by.id)


def close(table: Table, by: Person, agree: bool, now: int) -> Draft:
    """Close the table.

    Before the start the owner does it. Later all players must agree, each by asking for the same.
    """
    if table.status == OPEN:
        owner_only(table, by)
        return Draft(Closed("owner"), by.id)
    if table.status != RUNNING:
        raise Refused("not-running", "This table is over.")
    closing, needed = table.management.closing, parties(table, now)
    if by.id not in (needed or [table.owner]):
        raise forbidden("not-your-seat", "Only players of this table can close it.")
    if not agree:
        if closing is None:
            raise Refused("no-close-request", "Nobody has asked to close the table.")
        return Draft(CloseRefused(), by.id)
    waiting = needed if closing is None else closing.waiting(needed)
    if set(waiting) <= {by.id}:
        return Draft(Closed("agreed"), by.id)
    if by.id not in waiting:
        raise Refused("agreed-already", "You have agreed already.")
    return Draft((CloseAsked if closing is None else CloseAgreed)(by.name), by.id)
