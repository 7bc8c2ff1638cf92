"""The time all servers of a database agree on, and when none of them ran."""

import sqlalchemy as sa
from alembic import op

revision = "server_time"
down_revision = "forgetting"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("ahead", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "absences",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("absences")
    op.drop_table("server_time")
