"""The secrets that decide chance: made with a table, shown after the end of its game."""

from dataclasses import dataclass, field, replace

from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.core.line import Draw
from sixstones.core.rng import os_rng
from sixstones.core.state import State
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.schema import luck as luck_rows
from sixstones.server.storage.schema import tables as rows
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.entries import Opened
from sixstones.table.luck import Drawing, Luck, commitment
from sixstones.table.table import ENDED, OPEN, RUNNING, Table


@dataclass(frozen=True, slots=True)
class Deal:
    """A secret for a new table; the rest is there where another table had it before."""

    secret: bytes = field(repr=False)
    nonces: tuple[str, ...] = ()
    same_as: str | None = None
    known: bool = False

    def committed(self, what: Opened) -> Opened:
        """The first entry of the table, with the commitment to this deal."""
        hashed = commitment(self.secret)
        return replace(what, commitment=hashed, nonces=list(self.nonces), same_as=self.same_as, known=self.known)

    def row(self, table: str) -> Executable:
        return insert(luck_rows).values(table=table, secret=self.secret.hex(), known=self.known)


async def read_secret(engine: AsyncEngine, table: str) -> bytes | None:
    """The secret of a table. Show it to nobody but by `shown_secret`."""
    async with engine.connect() as connection:
        found = (await connection.execute(select(luck_rows.c.secret).where(luck_rows.c.table == table))).scalar()
    return None if found is None else bytes.fromhex(found)


async def shown_secret(engine: AsyncEngine, table: str, status: str) -> bytes | None:
    """The secret of a finished game, unless it would tell another table what comes next."""
    if status != ENDED:
        return None
    mine = select(rows.c.commitment).where(rows.c.id == table).scalar_subquery()
    playing = (
        select(rows.c.id)
        .join(luck_rows, luck_rows.c.table == rows.c.id)
        .where(rows.c.commitment == mine, rows.c.status.in_((OPEN, RUNNING)), ~luck_rows.c.known)
    )
    async with engine.connect() as connection:
        found = (await connection.execute(select(luck_rows).where(luck_rows.c.table == table))).one_or_none()
        if found is None or (not found.known and (await connection.execute(playing)).first() is not None):
            return None
    return bytes.fromhex(found.secret)


async def not_at_twin(engine: AsyncEngine, table: Table, person: str) -> None:
    """Refuse somebody who already plays this deal, whose secret nobody knows, at another table."""
    if table.luck is None or table.luck.known or not table.luck.fixed:
        return
    sits = rows.c.seats.contains(f'"identity": "{person}"', autoescape=True)
    query = select(rows.c.id).where(
        rows.c.commitment == table.luck.commitment, rows.c.id != table.id, rows.c.status.in_((OPEN, RUNNING)), sits
    )
    async with engine.connect() as connection:
        other = (await connection.execute(query)).scalar()
    if other is not None:
        message = "You play this deal at another table already. Nobody plays one deal at two tables at once."
        raise Problem(409, "same-deal-seat", message, {"table": other})


def chance_of(live: LiveTable, table: Table, told: Draw | None) -> Draw:
    """Chance for the next entry of a table; `told` decides instead, for tests."""
    luck = table.luck
    if luck is None:
        return fresh_draw if told is None else told
    return Drawing(kept_secret(live, luck), luck.nonces, table.draws.last, told)


def kept_secret(live: LiveTable, luck: Luck) -> bytes:
    """The secret of a table in memory, if it is there and fits the commitment."""
    if live.secret is None or commitment(live.secret) != luck.commitment:
        raise Problem(409, "secret-lost", "The secret of this table is lost, so chance cannot go on. Close the table.")
    return live.secret


def fresh_draw(state: State) -> int:
    """Chance at a table from before: a new generator of the operating system for every draw."""
    return int(state.sample(os_rng()))
