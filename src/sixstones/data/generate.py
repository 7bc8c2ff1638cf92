"""Self-play of any bots, written as Parquet with the records beside it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from sixstones.arena.simulate import LIMIT, Plan, Workers, by_processes, planned, seed_of
from sixstones.bots import choose_for, make_bot
from sixstones.core.errors import BadOption, shown
from sixstones.core.match import Match
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.data.manifest import write_manifest
from sixstones.data.schema import schema
from sixstones.loading import BadFile

GROUP = 4096  # rows written at once
SPAN = 4  # games that a process plays at a time

Game = tuple[str, list[dict[str, Any]]]  # a record and its rows


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
    workers: Workers | None = None,
) -> int:
    """Play `games` games and write a row for every decision that was one.

    Returns how many rows there are.

    Bots change seats from game to game. Game n is written to the folder `<out>.records` as well, whole. A game cut
    after `limit` decisions has the outcome 0 for all. The files do not depend on `workers`. `<out>.manifest.json` says
    how they came to be, with their hashes.
    """
    found = find_game(game)
    plan = planned(
        game, bots, found.min_players if len(bots) == 1 and players is None else players, options, seed, limit
    )
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadOption("count", f"games must be at least 1, not {shown(games)}.", {"field": "games", "value": games})
    columns = schema(found, len(plan.bots), plan.options, list(plan.bots), seed)
    records = Path(f"{out}.records")
    rows = 0
    workers = Workers() if workers is None else workers
    try:
        records.mkdir(parents=True, exist_ok=True)
        with pq.ParquetWriter(out, columns, compression="zstd") as writer:
            waiting: list[dict[str, Any]] = []
            for index, (record, played) in enumerate(_played(plan, games, workers)):
                (records / f"{index:06}.json").write_text(record, "utf-8")
                waiting += played
                rows += len(played)
                if len(waiting) >= GROUP or index == games - 1:
                    writer.write_table(_table(waiting, columns))
                    waiting = []
                if progress is not None:
                    progress(index + 1)
        write_manifest(out, plan, games, rows, workers.load)
    except OSError as error:
        raise BadFile(
            "not-written", f"{out} cannot be written: {error.strerror or error}.", {"field": "out", "value": out}
        ) from error
    return rows


def _played(plan: Plan, games: int, workers: Workers) -> Iterator[Game]:
    """The games in order, each by itself."""
    if workers.jobs == 1:
        for index in range(games):
            yield _play(plan, index)
    else:
        spans = [(first, min(first + SPAN, games)) for first in range(0, games, SPAN)]
        for span in by_processes(_play_span, plan, spans, workers):
            yield from span


def _play_span(plan: Plan, first: int, last: int) -> list[Game]:
    return [_play(plan, index) for index in range(first, last)]


def _play(plan: Plan, index: int) -> Game:
    players = len(plan.bots)
    bots = [make_bot(plan.bots[(seat - index) % players]) for seat in range(players)]
    match = Match(plan.game, players, plan.options, seed=seed_of(plan.seed, index, 0))
    thoughts = Rng(seed_of(plan.seed, index, 1))
    told = match.game.observation(players)
    rows: list[dict[str, Any]] = []
    step = 0
    while match.state.actor >= 0 and step < plan.limit:
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
                    "bot": bots[seat].name,
                }
            )
        match.play(seat, action)
        step += 1
    ended = match.result
    for row in rows:
        row["outcome"] = 0.0 if ended is None else match.state.value(ended, row["seat"])
    return match.record().json(), rows


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
