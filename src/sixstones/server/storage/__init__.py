"""The database: schema, migrations, the journal and its writer, archives."""
