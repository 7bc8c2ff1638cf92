"""A plug-in of pytest: the games of this folder join those of `sixstones.games`."""

from pathlib import Path

import sixstones.games

sixstones.games.__path__.append(str(Path(__file__).parent))
