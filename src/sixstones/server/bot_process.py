"""The process in which bots of a server think: one question a line, one answer a line.

It is told a position that agrees with the true one in all the bot's seat may know, and nothing else.
"""

import argparse
import json
import os
import signal
import sys

from sixstones import game
from sixstones.bots import choose_for, make_bot
from sixstones.bots.hints import hints
from sixstones.core.rng import os_rng
from sixstones.loading import load_files

GRACE_SECONDS = 5
HINT_SECONDS = 1.0  # less where the choice is plain


def answer(line: str) -> dict[str, object]:
    question = json.loads(line)
    signal.alarm(int(question["seconds"]) + GRACE_SECONDS)  # nobody is left to end us if the server was killed
    state = game(question["game"]).load(question["position"])
    if question["bot"] is None:
        found = hints(state, question["seat"], os_rng(), seconds=HINT_SECONDS)
        return {"hints": [hint.as_dict(state) for hint in found]}
    bot = make_bot(question["bot"])
    bot.keep_time()
    if question["think"] > 0:
        bot.hurry(question["think"])
    chosen = choose_for(bot, state, question["seat"], os_rng())
    return {"text": state.game.text(chosen)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--load", action="append", default=[])
    parser.add_argument("--nice", type=int, default=0)
    given = parser.parse_args()
    os.nice(given.nice)
    load_files(given.load)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is not an answer
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        try:
            said = answer(line)
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        signal.alarm(0)
        print(json.dumps(said), file=answers, flush=True)


if __name__ == "__main__":
    main()
