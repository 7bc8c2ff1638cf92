"""The tables of docs/testbed/observations.md, from what the games declare.

`python -m scripts.observations` fails if the page is not that of the code, with `--write` it writes it.
"""

import sys
from pathlib import Path

import sixstones
from sixstones.core.observation import Observation

PAGE = Path(__file__).parent.parent / "docs" / "testbed" / "observations.md"
BEGIN = "<!-- written by scripts/observations.py -->"
LONGEST = 6  # entries of a list that the page shows in full


def shortened(entries: list[str]) -> str:
    """A list as text. A long one is cut to its first entries, dots and the last one."""
    return ", ".join(entries if len(entries) <= LONGEST else [*entries[:3], "…", entries[-1]])


def table(told: Observation) -> str:
    """The blocks as a table. Labels that came before are named by their first block."""
    lines = ["| block | shape | divided by | meaning |", "|---|---|---:|---|"]
    first: dict[tuple[str, ...], str] = {}
    for block in told.blocks:
        shape = "×".join(str(n) for n in block.shape)
        same = len(set(block.highs)) == 1
        highs = str(block.high) if same else shortened([str(high) for high in block.highs])
        named = first.setdefault(tuple(block.labels), block.name)
        labels = shortened(list(block.labels)) if named == block.name else f"as `{named}`"
        meaning = f"{block.meaning} ({labels})" if block.labels else block.meaning
        lines.append(f"| `{block.name}` | {shape} | {'' if highs == '1' else highs} | {meaning} |")
    return "\n".join(lines)


def differences(told: Observation, other: Observation) -> str:
    """A sentence on the blocks in which a game differs from another one of its folder."""
    shapes = {block.name: block.shape for block in told.blocks}
    others = {block.name: block.shape for block in other.blocks}
    changed = [f"`{name}` ({shape[-1]})" for name, shape in shapes.items() if others.get(name) != shape]
    missing = [f"`{name}`" for name in others if name not in shapes]
    return f"Other shapes: {', '.join(changed) or 'none'}. Missing: {', '.join(missing) or 'none'}."


def tables() -> str:
    parts = []
    first: dict[Path, tuple[str, Observation]] = {}
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        if not game.blocks(game.min_players):
            continue
        sizes = [game.observation(players).size for players in range(game.min_players, game.max_players + 1)]
        told = game.observation(game.min_players)
        numbers, players = ", ".join(map(str, sizes)), f"{game.min_players} to {game.max_players} players"
        parts += [f"## {id}", "", f"Numbers: {numbers} with {players}. Actions: {told.actions}."]
        sister, other = first.setdefault(Path(game.folder), (id, told))
        if sister == id:
            parts += ["", table(told), ""]
        else:
            parts += [f"Blocks as in `{sister}`, with the names of this game. {differences(told, other)}", ""]
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
