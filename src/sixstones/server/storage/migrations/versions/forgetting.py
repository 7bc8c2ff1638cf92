"""Forgotten people, and the tables whose entries name people who may be no members."""

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision = "forgetting"
down_revision = "analysing"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgotten",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    mentions = op.create_table(
        "mentions",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
    )
    found = [{"identity": who, "table": table} for who, table in sorted(_mentioned())]
    if found:
        op.bulk_insert(mentions, found)


def _mentioned() -> set[tuple[str, str]]:
    """The people named at each table by an entry about somebody."""
    connection = op.get_bind()
    found: set[tuple[str, str]] = set()
    rows = connection.execute(sa.text("""SELECT "table", body FROM journal WHERE body LIKE '%"who"%'"""))
    for table, body in rows:
        found |= _about(table, body)
    for (table,) in connection.execute(sa.text('SELECT "table" FROM archive')).all():
        one = sa.text('SELECT content FROM archive WHERE "table" = :table')
        content = connection.execute(one, {"table": table}).scalar_one()
        for row in json.loads(zlib.decompress(content)).get("entries", []):
            found |= _about(table, row["body"])
    return found


def _about(table: str, body: str) -> set[tuple[str, str]]:
    who = json.loads(body).get("who")
    return {(who, table)} if who else set()


def downgrade() -> None:
    op.drop_table("mentions")
    op.drop_table("forgotten")
