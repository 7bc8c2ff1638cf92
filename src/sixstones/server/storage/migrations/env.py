"""Alembic runs this: migrate over the connection the server hands in."""

from alembic import context

from sixstones.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
