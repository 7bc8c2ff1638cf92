"""The secrets behind the chance of tables, and which tables have the same deal."""

import sqlalchemy as sa
from alembic import op

revision = "luck"
down_revision = "server_time"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("same_as", sa.String(32)))
    op.create_index("tables_by_commitment", "tables", ["commitment"])
    op.create_table(
        "luck",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("known", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("luck")
    op.drop_index("tables_by_commitment", "tables")
    op.drop_column("tables", "same_as")
    op.drop_column("tables", "commitment")
