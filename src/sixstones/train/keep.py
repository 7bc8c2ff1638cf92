"""Keep what training needs elsewhere: the state in half precision and the newest positions.

    python -m sixstones.train.keep training kept --megabytes 20

The kept folder is a training folder like any other: copy it somewhere and train on from there.
"""

import argparse
import shutil
from pathlib import Path
from typing import Any

import torch


def keep(folder: Path, to: Path, megabytes: float) -> None:
    """Copy the state and as many of the newest chunks of positions as have room."""
    (to / "buffer").mkdir(parents=True, exist_ok=True)
    for old in (to / "buffer").glob("*.npz"):
        old.unlink()
    saved = torch.load(folder / "state.pt", map_location="cpu", weights_only=True)
    torch.save(halved(saved), to / "state.pt")
    for name in ("log.csv", "plan.json"):
        if (folder / name).is_file():
            shutil.copyfile(folder / name, to / name)
    room = megabytes * 1e6 - (to / "state.pt").stat().st_size
    for chunk in sorted((folder / "buffer").glob("*.npz"), reverse=True):
        room -= chunk.stat().st_size
        if room < 0:
            break
        shutil.copyfile(chunk, to / "buffer" / chunk.name)


def halved(value: Any) -> Any:
    """The same with every tensor of float32 as bfloat16, which keeps its range."""
    if isinstance(value, dict):
        return {key: halved(item) for key, item in value.items()}
    if isinstance(value, list):
        return [halved(item) for item in value]
    if isinstance(value, torch.Tensor) and value.dtype == torch.float32 and value.dim() > 0:
        return value.to(torch.bfloat16)
    return value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("to", type=Path)
    parser.add_argument("--megabytes", type=float, default=20.0)
    given = parser.parse_args()
    keep(given.folder, given.to, given.megabytes)


if __name__ == "__main__":
    main()
