"""The process in which bots of a server think: one question a line, one answer a line.

It is told a position that agrees with the true one in all the bot's seat may know, and nothing else.
"""

import json
import signal

from sixstones import game
from sixstones.bots import choose_for, make_bot
from sixstones.bots.hints import hints
from sixstones.core.rng import os_rng
from sixstones.server.workers.answering_process import serve

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


def said(line: str) -> str:
    try:
        return json.dumps(answer(line))
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    serve(said)
