"""An analysis as a Parquet table: one row per decision and seat."""

import json

import pyarrow as pa
import pyarrow.parquet as pq

from sixstones.analysis.results import Analysis

COLUMNS = (
    ("moment", pa.int32()),
    ("step", pa.int32()),
    ("turn", pa.int32()),
    ("decided_by", pa.int8()),
    ("action", pa.string()),
    ("seat", pa.int8()),
    ("odds", pa.float32()),
    ("effect", pa.float32()),
    ("luck", pa.float32()),
    ("loss", pa.float32()),
    ("best", pa.string()),
)


def write_analysis(analysis: Analysis, path: str) -> None:
    """Write the rows of an analysis.

    The totals are in the metadata of the schema, as JSON under `sixstones`.
    """
    head = {key: value for key, value in analysis.as_dict().items() if key != "moments"}
    schema = pa.schema(list(COLUMNS), metadata={"sixstones": json.dumps(head)})
    pq.write_table(pa.Table.from_pylist(analysis.rows(), schema=schema), path)
