"""The tables of docs/testbed/observations.md, from what the games declare.

`python -m scripts.observations` fails if the page is not that of the code, with `--write` it writes it anew.
"""

import sys
from pathlib import Path

import sixstones

PAGE = Path(__file__).parent.parent / "docs" / "testbed" / "observations.md"
BEGIN = "<!-- written by scripts/observations.py -->"
GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]


def tables() -> str:
    parts = []
    for id in GAMES:
        game = sixstones.game(id)
        sizes = [game.observation(players).size for players in range(game.min_players, game.max_players + 1)]
        told = game.observation(game.min_players)
        numbers = ", ".join(f"{size} with {game.min_players + n}" for n, size in enumerate(sizes))
        parts += [
            f"## {id}",
            "",
            f"Numbers: {numbers} players. Actions: {told.actions}. With {game.min_players} players:",
        ]
        parts += ["", told.table(), ""]
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    text = PAGE.read_text("utf-8")
    wanted = f"{text.partition(BEGIN)[0]}{BEGIN}\n\n{tables()}"
    if "--write" in arguments:
        PAGE.write_text(wanted, "utf-8")
    elif text != wanted:
        print("docs/testbed/observations.md is not that of the code; run python -m scripts.observations --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
