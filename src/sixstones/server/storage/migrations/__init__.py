"""Schema migrations (Alembic), run by the server when it starts."""
