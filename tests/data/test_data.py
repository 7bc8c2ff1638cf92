"""Self-play as Parquet: reading gives what was played; files of other rules are refused."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from sixstones import game
from sixstones.arena.simulate import Workers
from sixstones.bots import register_bot
from sixstones.bots.search.search_bot import SearchBot
from sixstones.core.errors import BadOption, BadPlayers, BadRecord, UnknownBot
from sixstones.core.match import replay
from sixstones.data import generate, read, schema_of
from sixstones.loading import BadFile

register_bot("thinker", lambda: SearchBot("thinker", 12))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("data") / "games.parquet")
    generate("superhero_battle", ["random", "thinker"], 2, path, seed=3, limit=60)
    return path


def test_what_is_read_is_what_the_records_replay(file: str) -> None:
    records = {n: json.loads(path.read_text()) for n, path in enumerate(sorted(Path(f"{file}.records").iterdir()))}
    rows = [one for batch in read(file, size=17) for one in zip(*batch, strict=True)]
    assert len(records) == 2
    assert {len(batch.game) for batch in read(file, size=17)} > {17}
    asked = 0
    for number, record in records.items():
        of_game = {int(row[1]): row for row in rows if row[0] == number}
        # Secret choices of a round stand in the order of seats in a record, and so the seats are asked.
        step = -1
        for n, text in enumerate(record["steps"]):
            who, _, what = text.partition(" ")
            if who == "*":
                continue
            step += 1
            state = replay(record, n).state
            seat = int(who)
            legal = state.legal(seat)
            assert (step in of_game) == (len(legal) > 1)
            if len(legal) == 1:
                continue
            _, _, by, observation, mask, action, visits, _, bot = of_game[step]
            assert by == seat
            assert action == state.game.parse(what)
            assert np.flatnonzero(mask).tolist() == legal
            assert observation.tolist() == state.features(seat)
            thinker = (seat - number) % 2 == 1
            assert (visits.sum() == 12) == thinker
            assert bot == ("thinker" if thinker else "random")
            assert not visits[~mask].any()
            asked += 1
    assert asked == len(rows) > 20


def test_the_outcome_is_what_the_result_is_worth_to_the_seat(tmp_path: Path) -> None:
    path = str(tmp_path / "games.parquet")
    rows = generate("splendor", ["random"], 2, path, players=3, seed=1)
    read_rows = list(read(path))
    assert sum(len(batch.action) for batch in read_rows) == rows
    assert all(batch.visits.sum() == 0 for batch in read_rows)
    for n in range(2):
        match = replay((tmp_path / "games.parquet.records" / f"{n:06}.json").read_text())
        assert match.result is not None
        worth = {seat: match.state.value(match.result, seat) for seat in range(3)}
        for batch in read_rows:
            for seat, outcome in zip(batch.seat[batch.game == n], batch.outcome[batch.game == n], strict=True):
                assert outcome == pytest.approx(worth[int(seat)])


def test_files_do_not_depend_on_the_processes_and_the_manifest_has_their_hashes(tmp_path: Path) -> None:
    manifests = []
    for name, jobs in (("one", 1), ("two", 2)):
        folder = tmp_path / name
        folder.mkdir()
        out = folder / "games.parquet"
        generate("splendor", ["greedy", "random"], 6, str(out), seed=9, limit=12, workers=Workers(jobs))
        manifests.append(json.loads((folder / "games.parquet.manifest.json").read_text()))
        hashes = manifests[-1]["sha256"]
        assert hashes["games.parquet"] == hashlib.sha256(out.read_bytes()).hexdigest()
        assert len(hashes) == 7
    assert manifests[0] == manifests[1]
    assert manifests[0]["plan"]["seed"] == 9
    assert manifests[0]["versions"]["splendor"] == game("splendor").version


def test_files_without_the_bots_names_are_still_read(file: str, tmp_path: Path) -> None:
    old = str(tmp_path / "old.parquet")
    pq.write_table(pq.read_table(file).drop_columns(["bot"]), old)
    assert {name for batch in read(old) for name in batch.bot} == {""}
    assert {name for batch in read(file) for name in batch.bot} == {"random", "thinker"}


def test_equal_seeds_write_equal_files(tmp_path: Path) -> None:
    for name in ("a", "b"):
        generate("splendor", ["greedy", "random"], 1, str(tmp_path / name), seed=9, limit=12)
    assert pq.read_table(tmp_path / "a").equals(pq.read_table(tmp_path / "b"))
    assert schema_of(str(tmp_path / "a"))["bots"] == ["greedy", "random"]


def changed(file: str, path: Path, **head: object) -> str:
    table = pq.read_table(file)
    told = {**json.loads(table.schema.metadata[b"sixstones"]), **head}
    pq.write_table(table.replace_schema_metadata({b"sixstones": json.dumps(told).encode()}), path)
    return str(path)


def test_a_file_of_other_rules_is_refused_by_name(file: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="made by version 99 of superhero_battle") as caught:
        next(read(changed(file, tmp_path / "old", version=99)))
    assert caught.value.data["field"] == "version"
    with pytest.raises(BadRecord, match="other blocks"):
        next(read(changed(file, tmp_path / "blocks", blocks=[])))
    with pytest.raises(BadRecord, match="no file of self-play"):
        next(read(changed(file, tmp_path / "format", format="sixstones self-play/9")))
    pq.write_table(pa.table({"x": [1]}), tmp_path / "other")
    with pytest.raises(BadRecord, match="no file of self-play"):
        schema_of(str(tmp_path / "other"))
    (tmp_path / "text").write_text("no parquet")
    for path in ("text", "missing"):
        with pytest.raises(BadFile):
            schema_of(str(tmp_path / path))


def test_wrong_settings_are_refused_by_name(tmp_path: Path) -> None:
    out = str(tmp_path / "x.parquet")
    with pytest.raises(BadPlayers):
        generate("splendor", ["random", "random", "random"], 1, out, players=2)
    with pytest.raises(UnknownBot):
        generate("splendor", ["nobody"], 1, out)
    with pytest.raises(BadOption):
        generate("splendor", ["random"], 0, out)
    (tmp_path / "no").write_text("a file, not a folder")
    with pytest.raises(BadFile):
        generate("splendor", ["random"], 1, str(tmp_path / "no" / "x.parquet"), limit=1)
