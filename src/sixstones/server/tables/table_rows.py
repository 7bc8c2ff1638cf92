"""The rows of tables in the database: what lists and restarts need besides the journal."""

import json

from sqlalchemy import Executable, RowMapping, insert

from sixstones.core.errors import EndlessEffects, SixStonesError
from sixstones.core.registry import game as find_game
from sixstones.server.protocol.problems import Problem, of_engine
from sixstones.server.storage.row_change import RowChange
from sixstones.server.storage.schema import members
from sixstones.server.storage.schema import tables as table_rows
from sixstones.table.card import make_card
from sixstones.table.drafts import Prepared
from sixstones.table.entries import (
    Banned,
    Closed,
    Kicked,
    OwnerChanged,
    Resigned,
    RulesChanged,
    SeatChanged,
    Started,
)
from sixstones.table.rules import read_rules
from sixstones.table.table import Table

LISTED = (Started, SeatChanged, Resigned, RulesChanged, OwnerChanged, Kicked, Banned, Closed)  # what changes a row


def new_table(row: RowMapping) -> Table:
    """A table before its first entry, from its row; refused if the rules have changed since."""
    try:
        game = find_game(row["game"])
    except SixStonesError as error:
        raise Problem(404, "no-such-game", f"This server has no game {row['game']!r} any more.") from error
    if not game.plays(row["version"]):
        raise Problem(
            409,
            "other-version",
            f"This table is of version {row['version']} of {game.id}; this server plays version {game.version}.",
            {"version": row["version"], "expected": game.version},
        )
    options = json.loads(row["options"])
    return Table(
        row["id"], game, row["players"], options, row["public"], row["owner"], row["owner_name"], row["created"]
    )


def check_replay(table: Table) -> None:
    """Raise a Problem where a running game cannot be replayed.

    A move was made before effects had a limit.
    """
    try:
        table.bots_asked()
    except EndlessEffects as error:
        raise of_engine(error) from error


def card_of(row: RowMapping, here: dict[str, int | None]) -> dict[str, object]:
    """The card of a table as its row has it."""
    facts = {
        **row,
        "options": json.loads(row["options"]),
        "seats": json.loads(row["seats"]),
        "result": None if row["result"] is None else json.loads(row["result"]),
        "terms": read_rules(json.loads(row["terms"])).as_dict(),
    }
    return make_card(facts, here, played_here(row["game"], row["version"]))


def played_here(game: str, version: int) -> bool:
    """Whether this server has these rules."""
    try:
        return find_game(game).plays(version)
    except SixStonesError:
        return False


def opening_rows(table: Table) -> list[Executable]:
    """The rows of a new table after its first entry, for the lobby's lists."""
    row = insert(table_rows).values(
        id=table.id,
        game=table.game.id,
        version=table.game.version,
        players=table.players,
        options=json.dumps(table.options),
        public=table.public,
        created=table.created,
        commitment=None if table.luck is None else table.luck.commitment,
        same_as=None if table.luck is None else table.luck.same_as,
        lesson=None if table.scene is None else f"{table.scene.course}/{table.scene.step}"[:64],
        **_changing(table),
    )
    return [row, insert(members).values(identity=table.owner, table=table.id)]


def changed_row(before: Table, coming: Prepared) -> list[RowChange]:
    """How an entry changes the row of its table in the lobby's lists."""
    what, after = coming.entry.what, coming.table
    if isinstance(what, LISTED) or getattr(what, "over", False):
        return [RowChange(table_rows, after.id, _changing(after))]
    return [] if after.due == before.due else [RowChange(table_rows, after.id, {"due": after.due})]


def _changing(table: Table) -> dict[str, str | int | None]:
    """The part of the row that changes."""
    result = table.result
    return {
        "status": table.status,
        "started": table.started,
        "ended": table.ended,
        "seats": json.dumps([seat.as_dict() for seat in table.seats]),
        "open_seats": sum(seat.kind == "open" for seat in table.seats),
        "result": None if result is None else json.dumps(result.as_dict()),
        "owner": table.owner,
        "owner_name": table.owner_name,
        "terms": json.dumps(table.management.rules.as_dict()),
        "closed": table.management.closed,
        "due": table.due,
    }
