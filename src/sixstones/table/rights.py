"""Checks before a command: whose seat it is, whose table, and whether the game runs."""

from sixstones.table.refusals import Refused, forbidden, missing
from sixstones.table.seats import Person, Seat
from sixstones.table.table import OPEN, RUNNING, Table


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise missing("no-such-seat", f"The table has seats 0 to {len(table.seats) - 1}.", {"seat": number})
    return table.seats[number]


def own_seat(table: Table, number: int, by: Person) -> Seat:
    seat = seat_of(table, number)
    if seat.identity != by.id:
        raise forbidden("not-your-seat", "This is not your seat.", {"seat": number})
    return seat


def before_start(table: Table) -> None:
    if table.status != OPEN:
        raise Refused("already-started", "The game has begun already.")


def owner_only(table: Table, by: Person) -> None:
    if table.owner != by.id:
        raise forbidden("not-owner", "Only the owner of the table can do this.")


def person(number: int, by: Person) -> Seat:
    return Seat(number, "human", by.name, by.id)


def not_resigned(seat: Seat) -> None:
    if seat.resigned:
        raise Refused("seat-resigned", "This seat has resigned.", {"seat": seat.seat})


def while_running(table: Table) -> None:
    if table.status != RUNNING:
        raise Refused("not-running", "No game is being played at this table now.")
