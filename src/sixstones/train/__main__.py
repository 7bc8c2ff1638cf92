"""Trains the net of a game by self-play with search.

    python -m sixstones.train splendor_classic --players 2 --seconds 3600 --jobs 2 --folder training

The folder keeps everything: run the same command again and the training goes on, after a kill as well. At first the
plain search plays; from the first weights on, the net. `<game>_<players>.net` in the folder is what plays: copied into
the `data` folder of its game it leads the top level of the ladder.
"""

import argparse
import os
from pathlib import Path

from sixstones.train.learner import Learner, Training
from sixstones.train.tables import Plan

LEARNS = ["batch", "reuse", "room", "enough", "rate", "cool", "teach", "publish", "match_every"]
PLAYS = [
    "simulations",
    "quick",
    "every",
    "teacher",
    "varied",
    "tables",
    "at_once",
    "longest",
    "match_games",
    "match_simulations",
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 3) - 2))
    parser.add_argument("--folder", type=Path, default=Path("training"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, nargs="+", default=[256, 256])
    for owner, names in ((Training, LEARNS), (Plan, PLAYS)):
        for name in names:
            usual = getattr(owner, name)
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    given = parser.parse_args()
    plan = Plan(given.game, given.players, **{name: getattr(given, name) for name in PLAYS})
    learning = {name: getattr(given, name) for name in LEARNS}
    training = Training(given.seconds, given.jobs, given.seed, tuple(given.hidden), **learning)
    Learner(plan, training, given.folder).run()


if __name__ == "__main__":
    main()
