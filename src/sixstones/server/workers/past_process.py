"""The process that tells long pasts; it reads the journals itself."""

import argparse
import asyncio
import json
import signal

from sixstones.server.storage.database import open_database
from sixstones.server.storage.journal import read_rows
from sixstones.server.workers.answering_process import serve
from sixstones.server.workers.past import SECONDS, Asked, tell


def main() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--db", required=True)
    given, rest = parser.parse_known_args()
    engine = open_database(given.db)
    with asyncio.Runner() as runner:

        def answer(line: str) -> bytes:
            signal.alarm(int(SECONDS) + 1)  # nobody is left to end us if the server was killed
            about = Asked(**json.loads(line))
            return tell(about, runner.run(read_rows(engine, about.facts["id"], 0, about.rows)))

        serve(answer, rest)


if __name__ == "__main__":
    main()
