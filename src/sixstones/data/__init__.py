"""Self-play as Parquet files, and reading them as numpy arrays (extra "data")."""

from sixstones.extras import explain

try:
    from sixstones.data.analyses import write_analysis
    from sixstones.data.generate import generate
    from sixstones.data.read import Rows, read, schema_of
except ImportError as error:
    explain(error, __name__, "data")
    raise

__all__ = ["Rows", "generate", "read", "schema_of", "write_analysis"]
