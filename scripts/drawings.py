"""The drawings and colours that pictures made by Python share with the page: copies of the page's own files.

`python -m scripts.drawings` fails if a copy differs, with `--write` it copies anew.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPIES = ROOT / "src" / "sixstones" / "pictures" / "drawings"
PAGE = ROOT / "web" / "src"
ORIGINALS = [
    PAGE / "drawings" / "stones.svg",
    PAGE / "games" / "splendor" / "gems.svg",
    PAGE / "games" / "superhero_battle" / "battle.svg",
    PAGE / "games" / "thanos_rising" / "rising.svg",
    PAGE / "styles" / "tokens.css",
    PAGE / "parts" / "seats.ts",
]


def differing() -> list[Path]:
    return [path for path in ORIGINALS if not _equal(path, COPIES / path.name)]


def _equal(one: Path, other: Path) -> bool:
    return other.is_file() and one.read_bytes() == other.read_bytes()


def main(arguments: list[str]) -> int:
    if "--write" in arguments:
        for path in differing():
            shutil.copyfile(path, COPIES / path.name)
    for path in differing():
        print(f"{path.relative_to(ROOT)} has changed; run python -m scripts.drawings --write", file=sys.stderr)
    return 1 if differing() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
