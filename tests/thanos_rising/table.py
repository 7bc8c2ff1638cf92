"""Short ways to set up a position of Thanos Rising, play it and look at it.

Chance is never left to a generator: a test says what every die shows. Sectors count from 0 in positions and from 1 in
the texts of actions.
"""

from collections import Counter
from typing import Any

import sixstones
from sixstones import CHANCE, Event, Rng, State
from tests.kit import asked, legal, play, question

GAME = sixstones.game("thanos_rising")
BATTLE = ["hawkeye", "mantis", "outrider_battle_tech"]
SECTORS = [BATTLE, ["proxima_midnight", "wong", "groot"], ["friday", "drax", "loki"]]
QUIET = [["hawkeye", "mantis", "okoye"], ["vision", "wong", "groot"], ["friday", "drax", "loki"]]


def position(**fields: object) -> State:
    """A position; by default two seats before deploying, with three sectors full of cards."""
    teams = fields.get("teams")
    players = len(teams) if isinstance(teams, list) else fields.get("players", 2)
    return GAME.load({"players": players, "sectors": SECTORS, **fields})


def rolled(dice: str, **fields: object) -> State:
    """After the opening roll of the active seat: dice as "red b, red bb".

    The assignment is asked.
    """
    return position(**{"sector": 0, **fields, "dice": [die.strip() for die in dice.split(",")]})


def deploy(state: State, sector: int, stone: str, thanos: str) -> list[Event]:
    """Step 1 and the two dice of step 2."""
    return play(state, f"deploy {sector + 1}", f"* stone {stone}", f"* thanos {thanos}")


def roll(state: State, *dice: str) -> list[Event]:
    """A power roll: the faces of the dice in rolling order (red, blue, green, purple)."""
    return play(state, *[f"* roll {die}" for die in dice])


def put(state: State, card: str, *dice: str) -> list[Event]:
    """Assign exactly these dice of the roll to a card."""
    number = view(state)["rolls"]
    log = play(state, f"assign {card}")
    while asked(state) == "lay" and question(state).data["card"] == card and view(state)["rolls"] == number:
        laid = Counter(item["die"] for item in view(state)["locked"] if item["card"] == card and item["roll"] == number)
        open_now = [die for die in (Counter(dice) - laid).elements() if f"lay {die}" in legal(state)]
        log += play(state, f"lay {open_now[0]}" if open_now else "done")
    found = Counter(event.data["die"] for event in log if event.kind == "laid")
    assert found == Counter(dice), f"{found} laid"
    return log


def pass_windows(state: State) -> list[Event]:
    """Everybody who is asked for tokens passes."""
    log: list[Event] = []
    while asked(state) == "window":
        log += play(state, "pass")
    return log


def finish(state: State, *deals: str) -> list[Event]:
    """To the next turn's first question: pass tokens, give up hopeless dice, refill as said."""
    turn, log = state.turn, []
    cards = list(deals)
    while state.turn == turn and state.result() is None:
        if state.actor == CHANCE:
            kind = view(state)["chance"]["frame"]
            if kind == "deal" and cards:
                log += play(state, f"* deal {cards.pop(0)}")
            else:
                state.apply(CHANCE, state.sample(Rng(1)), log)
        elif asked(state) == "window":
            log += play(state, "pass")
        elif "stop" in legal(state):
            log += play(state, "stop")
        elif legal(state, "forfeit"):
            log += play(state, legal(state, "forfeit")[0])
        else:
            log += play(state, legal(state)[0])
    return log


def active(state: State) -> int:
    """The seat whose turn it is."""
    return int(view(state)["active"])


def view(state: State) -> dict[str, Any]:
    return state.view(0)


def damage(state: State) -> dict[str, int]:
    """Damage of every card that has some."""
    return dict(view(state)["damage"])


def counters(state: State) -> dict[str, int]:
    return dict(view(state)["stones"])


def hand(state: State, seat: int = 0) -> dict[str, int]:
    return dict(view(state)["tokens"][seat])


def team(state: State, seat: int = 0) -> set[str]:
    return set(view(state)["teams"][seat])


def covered(state: State, card: str) -> dict[str, int]:
    return dict(view(state)["cards"][card]["covered"])


def pool(state: State) -> dict[str, int]:
    """All dice of the active seat that are neither assigned nor lost, by colour."""
    return dict(Counter(die["color"] for die in view(state)["tray"] if die["state"] in ("shown", "pool", "again")))
