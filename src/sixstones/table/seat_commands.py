"""Commands about seats: sit, leave, hand over, resign, replace. Each returns its entry."""

from dataclasses import replace

from sixstones.core.line import Draw, write_steps
from sixstones.lessons.scene import Scene
from sixstones.table.bot_names import star
from sixstones.table.consent import majority, still_away, voters
from sixstones.table.drafts import Draft
from sixstones.table.entries import BotClaimed, Closed, Opened, OwnerChanged, Rematch, Resigned, SeatChanged, Started
from sixstones.table.luck import drawn_by
from sixstones.table.refusals import Refused, forbidden
from sixstones.table.rights import before_start, not_resigned, own_seat, owner_only, person, seat_of, while_running
from sixstones.table.rules import TableRules
from sixstones.table.seats import Person, Seat
from sixstones.table.table import ENDED, OPEN, RUNNING, Table


def open_table(seats: list[Seat], rules: TableRules, by: Person, lesson: Scene | None = None) -> Draft:
    """The first entry of a table."""
    return Draft(Opened(seats, rules, lesson=lesson), by.id)


def start(table: Table, by: Person, draw: Draw) -> Draft:
    """The owner starts the game; every seat must be filled."""
    owner_only(table, by)
    before_start(table)
    if not all(seat.filled for seat in table.seats):
        raise seats_empty()
    played = table.line.deal(draw)
    what = Started(write_steps(played.steps), played.over, draws=drawn_by(draw))
    return Draft(what, by.id, played=played)


def seats_empty() -> Refused:
    return Refused("seats-empty", "Every seat must be taken by somebody or by a bot first.")


def seat_change(seat: Seat, by: Person) -> Draft:
    return Draft(SeatChanged(seat.seat, seat), by.id)


def bot_seat(table: str, number: int, bot: str, others: list[Seat]) -> Seat:
    """A seat for a bot, under a name that nobody else at the table has."""
    taken = [seat.name for seat in others if seat.seat != number and seat.name is not None]
    return Seat(number, "bot", star(table, number, taken), None, bot)


def sit(table: Table, number: int, by: Person, invited: bool = False) -> Draft:
    """Take a free seat; a closed one only by invitation."""
    seat = seat_of(table, number)
    before_start(table)
    if seat.filled:
        raise Refused("seat-taken", "Somebody sits there already.", {"seat": number})
    if seat.kind == "closed" and not invited:
        raise Refused("seat-not-open", "This seat is kept for somebody with an invitation.", {"seat": number})
    return seat_change(person(number, by), by)


def leave(table: Table, number: int, by: Person, stand_in: str) -> Draft:
    """Give a seat up: it opens again before the start; later the bot `stand_in` plays on."""
    own_seat(table, number, by)
    return leaving(table, number, by.id, stand_in)


def leaving(table: Table, number: int, person: str, stand_in: str) -> Draft:
    if table.status == OPEN:
        return passing_on(table, SeatChanged(number, Seat(number, "open")), person)
    while_running(table)
    mine = table.seats[number]
    left = bot_seat(table.id, number, mine.bot or stand_in, table.seats)
    left.resigned = mine.resigned
    return passing_on(table, SeatChanged(number, left), person)


def passing_on(table: Table, what: SeatChanged, person: str) -> Draft:
    """Pass the table on to another person there when its owner gives up their last seat."""
    mine = [seat for seat in table.seats_of(person) if seat != what.seat]
    heir = heir_of(table, person)
    if person == table.owner and not mine and heir is not None:
        owner = [str(heir.identity), str(heir.name)]
        what = replace(what, owner=owner, who=heir.identity, name=heir.name)
    return Draft(what, person)


def heir_of(table: Table, person: str | None) -> Seat | None:
    """The seat of the next owner: the first other person, of those who are present if one is."""
    heirs = [seat for seat in table.seats if seat.identity not in (None, person)]
    here = [seat for seat in heirs if table.present(seat.identity)]
    return next(iter([*here, *heirs]), None)


def departure(table: Table, person: str, stand_in: str) -> Draft:
    """The next entry by which a forgotten person leaves a table.

    Refused when nothing is left to do.
    """
    if table.status not in (OPEN, RUNNING):
        raise Refused("not-running", "This table is over.")
    heir, mine = heir_of(table, person), table.seats_of(person)
    if table.owner == person and table.status == OPEN and heir is None:
        return Draft(Closed("owner"), person)
    if mine:
        return leaving(table, mine[0], person, stand_in)
    if table.owner == person and heir is not None:
        return Draft(OwnerChanged([str(heir.identity), str(heir.name)], heir.identity, heir.name), person)
    raise Refused("not-seated", "Nobody of this id sits here.")


def claim(table: Table, number: int, by: Person, bot: str, now: int) -> Draft:
    """Vote for a bot in the seat of somebody who has been away too long.

    The owner decides alone; if they are not there, the others do by majority.
    """
    theirs = seat_of(table, number)
    while_running(table)
    if table.clocks is not None:
        raise Refused("has-clock", "At this table the clock decides.")
    if theirs.identity is None or theirs.bot is not None or theirs.resigned:
        raise Refused("not-away", "Nobody is waited for at this seat.", {"seat": number})
    if not table.away_for(theirs.identity, now):
        raise not_away(table, theirs.identity)
    may = voters(table, number)
    if by.id not in may:
        raise forbidden("not-your-vote", "The owner decides this, or all others who are here if the owner is away.")
    counts = still_away(table, number)
    agreed = table.management.claims[number].agreed if counts else []
    if len({*agreed, by.id} & set(may)) >= majority(may):
        handed = Seat(number, "human", theirs.name, theirs.identity, bot)
        return Draft(SeatChanged(number, handed, cause="away"), by.id)
    if by.id in agreed:
        raise Refused("agreed-already", "You have agreed already.")
    return Draft(BotClaimed(number, by.name, not counts), by.id)


def not_away(table: Table, identity: str) -> Refused:
    data: dict[str, object] = {"since": table.away_since(identity), "seconds": table.management.rules.away_after}
    return Refused("not-away", "They are here, or have not been away for long enough.", data)


def arrange(table: Table, seat: Seat, by: Person) -> Draft:
    """The owner opens or closes a seat or seats a bot, before the start."""
    before = seat_of(table, seat.seat)
    owner_only(table, by)
    before_start(table)
    what = SeatChanged(seat.seat, seat, revoked=[seat.seat])
    if before.identity not in (None, by.id):
        what = replace(what, cause="owner", who=before.identity, name=before.name)
    return Draft(what, by.id)


def hand(table: Table, number: int, by: Person, bot: str) -> Draft:
    """Let a bot play one's seat until one takes it back."""
    mine = own_seat(table, number, by)
    while_running(table)
    not_resigned(mine)
    return seat_change(Seat(number, "human", mine.name, mine.identity, bot), by)


def take_back(table: Table, number: int, by: Person) -> Draft:
    """Play one's seat again."""
    mine = own_seat(table, number, by)
    while_running(table)
    not_resigned(mine)
    if mine.bot is None:
        raise Refused("not-handed", "You are playing this seat yourself.", {"seat": number})
    if table.clocks is not None and table.clocks.spent(number):
        raise Refused("time-up", "Your time for this game is up.", {"seat": number})
    return seat_change(Seat(number, "human", mine.name, mine.identity), by)


def resign(table: Table, number: int, by: Person, stand_in: str) -> Draft:
    """Give the game up: the seat cannot win any more, and a bot plays it while the others go on."""
    mine = own_seat(table, number, by)
    while_running(table)
    not_resigned(mine)
    return Draft(Resigned(number, stand_in, table.ends_when_resigning(number)), by.id)


# When somebody's time is up.


def overdue(table: Table, now: int) -> list[int]:
    """The seats whose time is up."""
    if table.clocks is None or table.status != RUNNING:
        return []
    return [seat for seat in range(table.players) if (table.clocks.due(seat) or now + 1) <= now]


def hand_over(table: Table, number: int, bot: str) -> Draft:
    """A bot plays for somebody whose time is up."""
    theirs = table.seats[number]
    return Draft(SeatChanged(number, Seat(number, "human", theirs.name, theirs.identity, bot), cause="time"))


def lose_on_time(table: Table, number: int, stand_in: str) -> Draft:
    """Somebody whose time is up has lost, as if they had resigned."""
    return Draft(Resigned(number, stand_in, table.ends_when_resigning(number), "time"))


def may_play_again(table: Table, by: Person) -> None:
    """Refuse anybody who is not at this table."""
    if not table.seats_of(by.id) and table.owner != by.id:
        raise forbidden("not-your-seat", "Only players of the game can ask for a rematch.")


def rematch(table: Table, by: Person, to: str) -> Draft:
    """Play again at table `to`, which is made for it; only people of a finished game can."""
    may_play_again(table, by)
    if table.status != ENDED:
        raise Refused("not-over", "The game is still being played.")
    if table.rematch is not None:
        raise Refused("rematch-made", "There is a rematch already.", {"table": table.rematch})
    return Draft(Rematch(to), by.id)
