"""The server processes on a database, and when each was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "processes"
down_revision = "open_seats"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
