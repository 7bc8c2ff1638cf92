"""The drawings and colours that Python's pictures share with the page, as copies.

`python -m scripts.drawings` fails if a copy differs, with `--write` it copies anew.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sixstones"
COPIES = SOURCE / "pictures" / "drawings"
PAGE = ROOT / "web" / "src"
SHARED = [PAGE / "drawings" / "stones.svg", PAGE / "styles" / "tokens.css", PAGE / "parts" / "seats.ts"]


def differing() -> dict[Path, Path]:
    """The originals that changed, with their copies.

    Drawings of one game are copied to `drawings` in its folder.
    """
    copies = {path: COPIES / path.name for path in SHARED}
    for copy in sorted(SOURCE.glob("games/*/drawings/*.svg")):
        copies[PAGE / "games" / copy.parent.parent.name / copy.name] = copy
    return {path: copy for path, copy in copies.items() if not _equal(path, copy)}


def _equal(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and one.read_bytes() == other.read_bytes()


def main(arguments: list[str]) -> int:
    if "--write" in arguments:
        for path, copy in differing().items():
            shutil.copyfile(path, copy)
    for path in differing():
        print(f"{path.relative_to(ROOT)} has changed; run python -m scripts.drawings --write", file=sys.stderr)
    return 1 if differing() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
