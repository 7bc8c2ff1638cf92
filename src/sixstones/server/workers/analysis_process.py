"""The analysing process: reads a record, writes progress, parts and the analysis."""

import argparse
import json
import os
import signal
import sys
import time

from sixstones.analysis import Analyser
from sixstones.loading import load_files

MOST_SECONDS = 600
PART = 1.0  # seconds between two parts; the first one is written at once
NICE = 10


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--load", action="append", default=[])
    load_files(parser.parse_args().load)
    os.nice(NICE)  # people at other tables come first
    signal.alarm(MOST_SECONDS)
    given = json.loads(sys.stdin.read())
    work = Analyser(given["record"], kept=given["kept"])
    last = 0.0
    while work.step():
        if time.monotonic() - last >= PART:
            tell(work, {"part": work.analysis().as_dict()})
            last = time.monotonic()
    tell(work, {"analysis": work.analysis().as_dict()})


def tell(work: Analyser, said: dict[str, object]) -> None:
    told = {"progress": int(100 * work.progress()), "cpu": time.process_time(), **said}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
