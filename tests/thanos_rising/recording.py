"""Make the recorded games of `records/`: every ending, and together everything in the box.

`PYTHONPATH=src:. python -m tests.thanos_rising.recording` writes them anew. Chance is free to be kind or cruel: a
record only has to be a legal game.
"""

from collections.abc import Callable
from pathlib import Path

import sixstones
from sixstones.bots.greedy import GreedyBot
from sixstones.core.facts import CHANCE
from sixstones.core.match import Match
from sixstones.core.state import State

FOLDER = Path(__file__).parent / "records"
Chooser = Callable[[State, list[str]], str]


def play(players: int, options: dict[str, object], choose: Chooser, chance: Chooser, limit: int = 20_000) -> Match:
    """A whole game in which `choose` decides for every seat and `chance` for chance."""
    match = Match("thanos_rising", players, options, seed=0, auto_chance=False)
    game = match.game
    for _ in range(limit):
        if match.result is not None:
            return match
        state = match.state
        if state.actor == CHANCE:
            match.chance(chance(state, [game.text(action) for action, _ in state.outcomes()]))
        else:
            seat = int(state.actor)
            match.play(seat, choose(state, [game.text(action) for action in state.legal(seat)]))
    raise RuntimeError("the game did not end")


def at_random(seed: int) -> Chooser:
    rng = sixstones.Rng(seed)
    return lambda state, texts: texts[rng.below(len(texts))]


def thoughtful(seed: int) -> Chooser:
    """A bot that looks a little ahead."""
    rng, bot = sixstones.Rng(seed), GreedyBot(nodes=30)
    return lambda state, texts: state.game.text(bot.choose(state.clone(), state.actor, rng))


def kind(seed: int, of_ten: int = 3) -> Chooser:
    """Thanos rolls the stone that has least, dice show doubles so many times of ten."""
    rng = sixstones.Rng(seed)

    def choose(state: State, texts: list[str]) -> str:
        doubles = [text for text in texts if text.startswith("roll ") and len(text.split()[2]) == 2]
        if doubles and rng.below(10) < of_ten:
            return doubles[0]
        if texts[0].startswith("stone "):
            counters = state.view(None)["stones"]
            order = {
                "orange": "soul",
                "red": "reality",
                "blue": "space",
                "purple": "power",
                "green": "time",
                "yellow": "mind",
            }
            return min(texts, key=lambda text: counters.get(order[text.split()[1]], 0))  # type: ignore[attr-defined]
        return texts[rng.below(len(texts))]

    return choose


def greedy_for_stones(seed: int) -> Chooser:
    """Thanos collects stones as fast as possible and hurts as few as possible."""
    rng = sixstones.Rng(seed)

    def choose(state: State, texts: list[str]) -> str:
        if texts[0].startswith("stone "):
            gone = state.view(None)["collected"]
            order = {
                "orange": "soul",
                "red": "reality",
                "blue": "space",
                "purple": "power",
                "green": "time",
                "yellow": "mind",
            }
            open_now = [text for text in texts if order[text.split()[1]] not in gone]  # type: ignore[operator]
            return (open_now or texts)[0]
        if "thanos stone" in texts:
            return "thanos stone"
        quiet = [text for text in texts if text.startswith("deal ") and text.split()[1] in QUIET]
        if quiet:
            return quiet[0]
        return texts[rng.below(len(texts))]

    return choose


QUIET = [id for id in sixstones.game("thanos_rising").components if id.startswith("outrider_")] + ["corvus_glaive"]
GAMES: dict[str, Callable[[], Match]] = {
    "heroes_3p": lambda: play(3, {}, at_random(1), at_random(1)),
    "team_2p": lambda: play(2, {}, at_random(1), at_random(1)),
    "six_stones_2p": lambda: play(2, {}, thoughtful(2), greedy_for_stones(2)),
    "villains_2p": lambda: play(2, {}, thoughtful(2), kind(2)),
    "villains_3p": lambda: play(3, {}, thoughtful(21), at_random(21)),
    "villains_4p": lambda: play(4, {}, thoughtful(5), kind(5, 6)),
    "heroes_3p_expert": lambda: play(3, {"level": "expert", "windows": "open"}, thoughtful(10), kind(10, 7)),
}


def rewrite() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in GAMES.items():
        match = make()
        (FOLDER / f"{name}.json").write_text(match.record().json(), encoding="utf-8")
        print(name, match.result)


if __name__ == "__main__":
    rewrite()
