"""The process that analyses a game: a record comes in, lines with the progress and one with the analysis go out."""

import argparse
import json
import os
import signal
import sys

from sixstones.analysis import analyse
from sixstones.loading import load_files

MOST_SECONDS = 600
SIMULATIONS = 800
LONG = 300  # steps of a game after which every decision gets less
NICE = 10


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--load", action="append", default=[])
    load_files(parser.parse_args().load)
    os.nice(NICE)  # people at other tables come first
    signal.alarm(MOST_SECONDS)
    record = sys.stdin.read()
    steps = len(json.loads(record)["steps"])
    told = -1

    def progress(done: int, total: int) -> None:
        nonlocal told
        now = 100 * done // max(total, 1)
        if now != told:
            told = now
            print(json.dumps({"progress": now}), flush=True)

    simulations = SIMULATIONS if steps <= LONG else max(100, SIMULATIONS * LONG // steps)
    found = analyse(record, simulations, progress=progress)
    print(json.dumps({"analysis": found.as_dict()}), flush=True)


if __name__ == "__main__":
    main()
