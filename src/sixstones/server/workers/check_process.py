"""The process that checks what people bring: card files, and large options of a table."""

import json
import signal
from typing import Any

from sixstones import game
from sixstones.core.card_files import parse_cards
from sixstones.core.errors import BadComponents, SixStonesError
from sixstones.server.protocol.problems import Problem, of_engine
from sixstones.server.workers.answering_process import serve
from sixstones.words import explained

WAITS = 20  # times its CPU time is what a question may take by the clock, on a busy machine


def check_cards(id: str, text: str, name: str) -> dict[str, object]:
    """The value of the option that takes the cards of this text, and what they do."""
    played = game(id)
    table = played.cards_of(parse_cards(text, name), name)
    parts = explained(played, played.parts({played.card_option: table}))
    return {"option": played.card_option, "cards": table, "components": parts}


def answer(line: str) -> str:
    question: dict[str, Any] = json.loads(line)
    seconds = question.pop("seconds")
    signal.setitimer(signal.ITIMER_PROF, seconds)  # CPU time; whatever takes longer ends this process
    signal.alarm(int(seconds * WAITS) + 1)  # nobody is left to end us if the server was killed
    try:
        if "text" in question:
            return json.dumps(check_cards(question["game"], question["text"], question["name"]))
        return json.dumps(game(question["game"]).check(question["players"], question["options"]))
    except SixStonesError as error:
        return json.dumps({"refused": _problem(error).as_dict()}, default=str)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _problem(error: SixStonesError) -> Problem:
    if isinstance(error, BadComponents):
        return Problem(422, error.key, error.message, error.data)
    return of_engine(error)


if __name__ == "__main__":
    serve(answer)
