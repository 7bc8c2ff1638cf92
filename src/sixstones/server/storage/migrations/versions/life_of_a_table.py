"""Terms, clocks, presence, archives, sign-outs, rooms of the chat, and when a key was made."""

import time

import sqlalchemy as sa
from alembic import op

revision = "life_of_a_table"
down_revision = "processes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("closed", sa.String(8)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("chat", sa.Column("room", sa.String(8), nullable=False, server_default="table"))
    op.add_column("secrets", sa.Column("made", sa.BigInteger, nullable=False, server_default="0"))
    secrets = sa.table("secrets", sa.column("made", sa.BigInteger))
    # Cookies made before this had no date: they count from now.
    op.execute(sa.update(secrets).values(made=time.time_ns() // 1_000_000))
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_by_process", "presence", ["process", "here"])
    op.create_table(
        "archive",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "signouts",
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("signouts", "archive", "presence"):
        op.drop_table(name)
    op.drop_column("secrets", "made")
    op.drop_column("chat", "room")
    op.drop_index("tables_by_due", "tables")
    for name in ("due", "closed", "terms"):
        op.drop_column("tables", name)
