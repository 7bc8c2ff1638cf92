"""Conditions on the seats of a table, which its row holds as JSON."""

from sqlalchemy import JSON, Dialect, cast, column, exists, func
from sqlalchemy.sql.elements import ColumnElement

from sixstones.server.storage.schema import tables


def has_seat(dialect: Dialect, field: str, value: str) -> ColumnElement[bool]:
    """Whether one of a table's seats has this value in a field."""
    if dialect.name == "sqlite":
        seats = func.json_each(tables.c.seats).table_valued("value")
        found = func.json_extract(seats.c.value, f"$.{field}")
    else:
        seats = func.json_array_elements(cast(tables.c.seats, JSON)).table_valued(column("value", JSON))
        found = seats.c.value[field].as_string()
    return exists().select_from(seats).where(found == value)
