"""Reading files of self-play: numpy arrays, a batch at a time, of the rules as they are now."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from sixstones.core.errors import BadRecord, shown
from sixstones.core.registry import game as find_game
from sixstones.data.schema import FORMAT, KEY
from sixstones.loading import BadFile


class Rows(NamedTuple):
    """A batch of decisions; every array has one entry, or one row, for each."""

    game: NDArray[np.int32]
    step: NDArray[np.int32]
    seat: NDArray[np.int8]
    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    action: NDArray[np.int32]
    visits: NDArray[np.int32]  # decisions × actions; zeros where the bot counted none
    outcome: NDArray[np.float32]
    bot: NDArray[np.object_]  # the name of the bot that decided; "" in files that do not say


def schema_of(path: str) -> dict[str, Any]:
    """The header of a file: game, version, players, options, bots, seed, blocks."""
    try:
        found = pq.read_schema(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise BadFile("no-file", f"{path} cannot be read as Parquet.", {"field": "file", "value": path}) from error
    head = (found.metadata or {}).get(KEY)
    told: Any = json.loads(head) if head else None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadRecord(
            "data-format",
            f"{path} is no file of self-play of this format ({FORMAT}).",
            {"field": "format", "value": shown(told and told.get("format")), "expected": FORMAT},
        )
    return told


def read(path: str, size: int = 1024) -> Iterator[Rows]:
    """The decisions of a file in batches of at most `size`.

    A file of other rules than now is refused by name.
    """
    head = schema_of(path)
    game = find_game(head["game"])
    told = game.observation(head["players"])
    if not game.plays(head["version"]):
        raise BadRecord(
            "data-version",
            f"{path} was made by version {head['version']} of {game.id}; this one plays version {game.version}.",
            {"field": "version", "value": head["version"], "expected": game.version},
        )
    blocks = [[block.name, block.shape, block.highs] for block in told.blocks]
    if head["blocks"] != blocks:
        raise BadRecord(
            "data-blocks",
            f"{path} has other blocks in its observations than {game.id} has now.",
            {"field": "blocks", "value": shown(head["blocks"]), "expected": shown(blocks)},
        )
    for batch in pq.ParquetFile(path).iter_batches(batch_size=size):
        yield _rows(batch, told.actions)


def _rows(batch: Any, actions: int) -> Rows:
    count = batch.num_rows
    visits = np.zeros((count, actions), np.int32)
    for n, tried in enumerate(batch.column("visits").to_pylist()):
        for one in tried or ():
            visits[n, one["action"]] = one["visits"]

    def flat(name: str) -> Any:
        return batch.column(name).to_numpy(zero_copy_only=False)

    def square(name: str) -> Any:
        values = batch.column(name).flatten().to_numpy(zero_copy_only=False)
        return values.reshape(count, -1)

    return Rows(
        flat("game"),
        flat("step"),
        flat("seat"),
        square("observation"),
        square("mask"),
        flat("action"),
        visits,
        flat("outcome"),
        flat("bot") if "bot" in batch.schema.names else np.full(count, "", np.object_),
    )
