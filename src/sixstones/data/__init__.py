"""Self-play as Parquet files, and reading them as numpy arrays (extra "data")."""

try:
    from sixstones.data.generate import generate
    from sixstones.data.read import Rows, read, schema_of
except ImportError as error:
    if error.name is None or error.name.startswith("sixstones"):
        raise
    told = f"sixstones.data needs {error.name}; install it with: pip install 'sixstones[data]'"
    raise ImportError(told, name=error.name) from error

__all__ = ["Rows", "generate", "read", "schema_of"]
