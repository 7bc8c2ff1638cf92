"""Commands about chance: add a nonce, open the same deal at another table."""

from sixstones.table.drafts import Draft
from sixstones.table.entries import DealShared, NonceAdded
from sixstones.table.luck import Luck
from sixstones.table.refusals import Refused
from sixstones.table.rights import before_start, own_seat, owner_only
from sixstones.table.seats import Person
from sixstones.table.table import OPEN, Table


def luck_of(table: Table) -> Luck:
    """The luck of a table; refused at a table from before there was any."""
    if table.luck is None:
        raise Refused("no-luck", "This table was opened before chance could be checked.")
    return table.luck


def add_nonce(table: Table, number: int, by: Person, nonce: str) -> Draft:
    """A player adds something to the chance of the table, before the start."""
    own_seat(table, number, by)
    before_start(table)
    if luck_of(table).fixed:
        raise Refused("nonces-fixed", "This deal is played at another table, too, so it cannot change any more.")
    return Draft(NonceAdded(number, nonce), by.id)


def share_deal(table: Table, by: Person, to: str) -> Draft:
    """The owner opens another table with the deal of this one, which has not begun."""
    luck_of(table)
    owner_only(table, by)
    if table.status != OPEN:
        raise Refused("deal-in-play", "This deal is being played. Open it again when the game is over.")
    return Draft(DealShared(to), by.id)
