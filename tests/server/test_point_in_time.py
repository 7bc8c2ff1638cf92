"""PostgreSQL goes back to a moment by the commands of docs/operating.md, the game with it."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.served import ROOT
from scripts.services import Postgres, free_port
from sixstones.server.client import Guest
from tests.server.services import Served, lenient, wait_until
from tests.server.table_kit import has, look, looks, table_of

pytestmark = pytest.mark.anyio


def documented() -> list[str]:
    """The blocks of commands: once, every night, to go back."""
    section = (ROOT / "docs" / "operating.md").read_text().split("### Back to a moment")[1].split("\n## ")[0]
    blocks = [block.partition("\n")[2] for block in section.split("```")[1::2]]
    assert len(blocks) == 3
    return blocks


class Operator:
    """The user postgres at a shell, with the variables the documentation names."""

    def __init__(self, cluster: Postgres) -> None:
        self.cluster = cluster
        folder = Path(cluster.folder)
        self.restored = folder / "restored"
        self.variables = {
            "PATH": f"{cluster.programs}:/usr/bin:/bin:/usr/sbin",
            "PGDATA": str(folder / "data"),
            "ARCHIVE": str(folder / "archive"),
            "BASE": str(folder / "base"),
            "RESTORED": str(self.restored),
            "CLUSTER": f"postgresql://postgres@127.0.0.1:{cluster.port}/postgres",
            "PGPORT": str(free_port()),  # of the restored one
        }

    def sh(self, commands: str, **more: str) -> None:
        as_postgres = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run(
            [*as_postgres, "sh", "-euc", commands],
            env={**self.variables, **more},
            cwd=self.cluster.folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )


@pytest.fixture
def operator() -> Iterator[Operator]:
    cluster = Postgres()
    found = Operator(cluster)
    found.sh(f'mkdir "$ARCHIVE"; echo "unix_socket_directories = \'{cluster.folder}\'" >> "$PGDATA/postgresql.conf"')
    yield found
    if (found.restored / "postmaster.pid").exists():
        found.sh('pg_ctl -D "$RESTORED" -m fast -w -t 600 stop')
    cluster.stop()


async def test_a_game_stands_where_it_stood_at_a_moment(operator: Operator) -> None:
    once, nightly, back = documented()
    cluster = operator.cluster
    operator.sh(once)
    await asyncio.to_thread(cluster.restart)
    db = cluster.database()
    server = await asyncio.to_thread(Served, lenient(db))
    async with Guest(server.url, "Ann") as ann, Guest(server.url, "Bob") as bob:
        one, two = await looks(await table_of("tic_tac_toe", ann, bob), ann, bob)
        await one.play("mark 5")
        await asyncio.to_thread(operator.sh, nightly)  # while they play
        await has(two, one.update["number"])
        await two.play("mark 1")
        moment = cluster.sql("SELECT clock_timestamp()").strip()
        await has(one, two.update["number"])
        await one.play("mark 3")
        await has(two, one.update["number"])
        await two.play("mark 7")
        server.stop()
        cluster.sql("DELETE FROM journal", db.rpartition("/")[2])  # what makes somebody want to go back
        last = cluster.sql("SELECT pg_walfile_name(pg_switch_wal())").strip()
        archived = "SELECT last_archived_wal >= '{}' FROM pg_stat_archiver"
        wait_until(lambda: cluster.sql(archived.format(last)).strip() == "t")
        await asyncio.to_thread(operator.sh, back, MOMENT=moment)
        restored = db.replace(f":{cluster.port}/", f":{operator.variables['PGPORT']}/")
        again = await asyncio.to_thread(Served, lenient(restored))
        try:
            ann.url = bob.url = again.url
            back_one, back_two = [await look(guest, {"id": one.table}, look=n) for n, guest in enumerate((ann, bob))]
            cells = back_one.update["view"]["position"]["cells"]
            assert [place for place, mark in enumerate(cells, 1) if mark != -1] == [1, 5]
            await back_one.play("mark 9")  # it goes on from there, another way
            await has(back_two, back_one.update["number"])
        finally:
            again.stop()
