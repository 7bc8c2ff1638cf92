"""Self-play written by `sixstones generate`, read into pandas.

sixstones generate splendor --bots greedy,random --games 20 --out games.parquet
python examples/parquet_to_pandas.py games.parquet
"""

import sys

import pandas as pd

import sixstones
from sixstones.data import schema_of


def main(path: str) -> pd.DataFrame:
    head = schema_of(path)
    game = sixstones.game(head["game"])
    frame = pd.read_parquet(path, columns=["game", "step", "seat", "action", "outcome"])
    frame["kind"] = [game.actions.kind(action) for action in frame["action"]]
    frame["bot"] = [
        head["bots"][(seat - n) % head["players"]] for seat, n in zip(frame["seat"], frame["game"], strict=True)
    ]
    print(frame.groupby(["bot", "kind"])["outcome"].agg(["count", "mean"]).round(2))
    return frame


if __name__ == "__main__":
    main(sys.argv[1])
