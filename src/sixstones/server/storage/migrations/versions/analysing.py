"""Analyses that are being made, and how far they are."""

import sqlalchemy as sa
from alembic import op

revision = "analysing"
down_revision = "moves"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysing",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysing")
