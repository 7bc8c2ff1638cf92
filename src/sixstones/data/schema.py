"""The columns of a file of self-play, and what its header says about the game."""

import json
from typing import Any

import pyarrow as pa

from sixstones.core.game import Game

FORMAT = "sixstones self-play/1"
KEY = b"sixstones"


def schema(game: Game, players: int, options: dict[str, object], bots: list[str], seed: int) -> Any:
    """One row per decision of a seat; docs/testbed/data.md says what each column means."""
    told = game.observation(players)
    fields = [
        pa.field("game", pa.int32(), False),
        pa.field("step", pa.int32(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("observation", pa.list_(pa.float32(), told.size), False),
        pa.field("mask", pa.list_(pa.bool_(), told.actions), False),
        pa.field("action", pa.int32(), False),
        pa.field("visits", pa.list_(pa.struct([("action", pa.int32()), ("visits", pa.int32())]))),
        pa.field("outcome", pa.float32(), False),
        pa.field("bot", pa.dictionary(pa.int8(), pa.string()), False),
    ]
    head = {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "players": players,
        "options": options,
        "bots": bots,
        "seed": seed,
        "blocks": [[block.name, block.shape, block.highs] for block in told.blocks],
    }
    return pa.schema(fields, {KEY: json.dumps(head).encode()})
