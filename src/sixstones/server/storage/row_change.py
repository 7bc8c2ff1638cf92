"""New values for one row, cheap enough to come with every move."""

from dataclasses import dataclass
from functools import cache

from sqlalchemy import Table, Update, bindparam, update


@dataclass(frozen=True, slots=True)
class RowChange:
    """New values for some columns of the row with this id."""

    into: Table
    id: str
    values: dict[str, str | int | None]


@cache
def change_for_driver(table: str, *columns: str) -> str:
    """The statement for SQLite's own driver: values in the order of the columns, then the id."""
    news = ", ".join(f'"{name}" = ?' for name in columns)
    return f"UPDATE {table} SET {news} WHERE id = ?"


@cache
def change_by_name(into: Table) -> Update:
    """The statement for any database: values by column, the id as `row`."""
    return update(into).where(into.c.id == bindparam("row"))
