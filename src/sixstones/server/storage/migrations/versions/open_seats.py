"""A column for open seats; seats that have resigned are marked so in the lists, too."""

import json

import sqlalchemy as sa
from alembic import op

revision = "open_seats"
down_revision = "first"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables", sa.column("id", sa.String), sa.column("seats", sa.Text), sa.column("open_seats", sa.Integer)
)
journal = sa.table("journal", sa.column("table", sa.String), sa.column("kind", sa.String), sa.column("body", sa.Text))


def upgrade() -> None:
    op.add_column("tables", sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    resigned: dict[str, list[dict[str, object]]] = {}
    for row in connection.execute(sa.select(journal).where(journal.c.kind == "resign")):
        resigned.setdefault(row.table, []).append(json.loads(row.body))
    for row in connection.execute(sa.select(tables.c.id, tables.c.seats)).all():
        seats = json.loads(row.seats)
        for body in resigned.get(row.id, []):
            seat = seats[body["seat"]]
            seat.update(resigned=True, bot=seat["bot"] or body["bot"])
        open_seats = sum(seat["kind"] == "open" for seat in seats)
        values = {"seats": json.dumps(seats), "open_seats": open_seats}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**values))


def downgrade() -> None:
    op.drop_column("tables", "open_seats")
