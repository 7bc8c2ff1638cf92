"""Self-play as Parquet files, and reading them as numpy arrays (extra "data")."""

from sixstones.data.generate import generate
from sixstones.data.read import Rows, read, schema_of

__all__ = ["Rows", "generate", "read", "schema_of"]
