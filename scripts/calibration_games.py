"""Play games of mixed bots and keep what a search says of some of their positions.

    python -m scripts.calibration_games splendor:2 splendor:4 --games 2400 --folder build/chances

Every seat gets a level of the ladder by lot, in every second game all the same one. A few positions of each game are
drawn by lot and searched as an analysis searches them. A line of `<game>_<players>.jsonl` is one game. A stopped run
goes on: game number *n* depends on *n* alone. `--seconds` ends a run early.
"""

import argparse
import json
import time
from pathlib import Path

from scripts.self_play import asked, chooser
from sixstones import Rng, game
from sixstones.analysis.estimate import SPECTATOR, means, searched
from sixstones.arena.simulate import seed_of
from sixstones.bots import make_bot
from sixstones.bots.chances import outcome
from sixstones.core.facts import TOGETHER
from sixstones.core.state import State

LEVELS = ("novice", "novice", "apprentice", "apprentice", "adept")  # equally likely
TOGETHER_LEVELS = ("apprentice", "adept", "expert", "expert")  # weak players hardly ever win together
POSITIONS = 3  # of a game
LONGEST = 20_000  # decisions
SEED = 11


def play(game_id: str, players: int, number: int, simulations: int) -> dict[str, object] | None:
    """One game: its levels, its outcome by seat, some positions; None if it has no end."""
    rules = game(game_id)
    seed = seed_of(SEED, number, 0)
    lots, chance, thoughts, *looking = [Rng(seed + (stream << 100)) for stream in range(3 + POSITIONS)]
    levels = TOGETHER_LEVELS if rules.payoff == TOGETHER else LEVELS
    names = [levels[int(lots.below(len(levels)))] for _ in range(players)]
    if number % 2 == 0:
        names = names[:1] * players
    state = rules.start(players, mixed_options(game_id, number))
    kept: list[tuple[int, State]] = []
    seen = 0
    for _ in asked(state, chance, chooser([make_bot(name) for name in names], thoughts), LONGEST):
        seen += 1
        if len(kept) < POSITIONS:
            kept.append((seen, state.clone()))
        elif (place := int(lots.below(seen))) < POSITIONS:
            kept[place] = (seen, state.clone())
    ended = state.result()
    if ended is None:
        return None
    kept.sort(key=lambda pair: pair[0])
    looks = [look(position, at / seen, simulations, rng) for (at, position), rng in zip(kept, looking, strict=False)]
    return {"number": number, "levels": names, "won": outcome(state), "looks": looks}


def look(state: State, at: float, simulations: int, rng: Rng) -> dict[str, object]:
    """A search of a position by what the seat knows, and with secrets by what all know."""
    seat = int(state.actor)
    search = searched(state, seat, seat, simulations, rng)
    found: dict[str, object] = {
        "at": round(at, 3),
        "late": round(state.progress(), 4),
        "seat": seat,
        "mean": rounded(means(search, state)),
        "best": round(float(search.candidates()[0].value), 4),
    }
    if state.game.hidden:
        found["open"] = rounded(means(searched(state, seat, SPECTATOR, simulations, rng), state))
    return found


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def mixed_options(game_id: str, number: int) -> dict[str, object]:
    """Levels of difficulty take turns where a game has them."""
    for option in game(game_id).options:
        if option.id == "level":
            return {"level": option.choices[number // 2 % len(option.choices)]}
    return {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("which", nargs="+", metavar="GAME:PLAYERS")
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--folder", type=Path, default=Path("build/chances"))
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for which in given.which:
        game_id, _, players = which.partition(":")
        path = given.folder / f"{game_id}_{players}.jsonl"
        done = len(path.read_text("utf-8").splitlines()) if path.exists() else 0
        with path.open("a", encoding="utf-8") as file:
            for number in range(done, given.games):
                if time.monotonic() - began > given.seconds:
                    return
                file.write(json.dumps(play(game_id, int(players), number, given.simulations)) + "\n")
                file.flush()
        print(path.name, "is complete", flush=True)


if __name__ == "__main__":
    main()
