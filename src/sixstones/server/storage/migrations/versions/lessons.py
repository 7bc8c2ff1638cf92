"""A column for the lesson a table belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "lessons"
down_revision = "luck"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(64)))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
