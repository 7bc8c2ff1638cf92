"""Self-play of any bots, written as Parquet with the records beside it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from sixstones.arena.simulate import LIMIT, seed_of
from sixstones.bots import choose_for, make_bot
from sixstones.core.errors import BadOption, BadPlayers, shown
from sixstones.core.match import Match
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.data.schema import schema
from sixstones.loading import BadFile

GROUP = 4096  # rows written at once


def generate(
    game: str,
    bots: list[str],
    games: int,
    out: str,
    players: int | None = None,
    options: dict[str, object] | None = None,
    seed: int = 0,
    limit: int = LIMIT,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play `games` games and write a row for every decision that was one; returns how many rows there are.

    Bots change seats from game to game. Game n is written to the folder `<out>.records` as well, whole. A game cut
    after `limit` decisions has the outcome 0 for all.
    """
    found = find_game(game)
    names = bots * (found.min_players if players is None else players) if len(bots) == 1 else list(bots)
    if players is not None and players != len(names):
        raise BadPlayers(
            "bots-players",
            f"{players} players need {players} bots, or one name for all; got {len(names)}.",
            {"field": "bots", "value": len(names), "expected": players},
        )
    checked = found.check(len(names), options)
    for name in names:
        make_bot(name)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadOption("count", f"games must be at least 1, not {shown(games)}.", {"field": "games", "value": games})
    columns = schema(found, len(names), checked, names, seed)
    records = Path(f"{out}.records")
    rows = 0
    try:
        records.mkdir(parents=True, exist_ok=True)
        with pq.ParquetWriter(out, columns, compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for index in range(games):
                match, played = _play(game, names, checked, index, seed, limit)
                (records / f"{index:06}.json").write_text(match.record().json(), "utf-8")
                waiting += played
                rows += len(played)
                if len(waiting) >= GROUP or index == games - 1:
                    writer.write_table(_table(waiting, columns))
                    waiting = []
                if progress is not None:
                    progress(index + 1)
    except OSError as error:
        raise BadFile(
            "not-written", f"{out} cannot be written: {error.strerror or error}.", {"field": "out", "value": out}
        ) from error
    return rows


def _play(
    game: str, names: list[str], options: dict[str, object], index: int, seed: int, limit: int
) -> tuple[Match, list[dict[str, Any]]]:
    players = len(names)
    bots = [make_bot(names[(seat - index) % players]) for seat in range(players)]
    match = Match(game, players, options, seed=seed_of(seed, index, 0))
    thoughts = Rng(seed_of(seed, index, 1))
    told = match.game.observation(players)
    rows: list[dict[str, Any]] = []
    step = 0
    while match.state.actor >= 0 and step < limit:
        state = match.state
        seat = int(state.actor)
        legal = state.legal(seat)
        action = int(choose_for(bots[seat], state, seat, thoughts))
        if len(legal) > 1:
            seen, mask = np.empty(told.size, np.float32), np.empty(told.actions, np.bool_)
            state.observe(seat, seen)
            state.mask(seat, mask)
            tried = [{"action": one, "visits": visits} for one, visits in bots[seat].visits()]
            rows.append(
                {
                    "game": index,
                    "step": step,
                    "seat": seat,
                    "observation": seen,
                    "mask": mask,
                    "action": action,
                    "visits": tried or None,
                }
            )
        match.play(seat, action)
        step += 1
    ended = match.result
    for row in rows:
        row["outcome"] = 0.0 if ended is None else match.state.value(ended, row["seat"])
    return match, rows


def _table(rows: list[dict[str, Any]], columns: Any) -> Any:
    arrays = []
    for field in columns:
        values = [row[field.name] for row in rows]
        if field.name in ("observation", "mask"):
            flat = pa.array(np.concatenate(values) if values else [], field.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, type=field.type))
        else:
            arrays.append(pa.array(values, field.type))
    return pa.Table.from_arrays(arrays, schema=columns)
