"""Links that carry an identity or a seat to another device."""

import sqlalchemy as sa
from alembic import op

revision = "moves"
down_revision = "analyses"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moves",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("use", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("moves")
