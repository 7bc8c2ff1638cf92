"""Make the recorded games of `records/`: every ending, and together everything in the box.

`PYTHONPATH=src:. python -m tests.infinity_war.recording` writes them anew. Chance is free to be kind: a record only has
to be a legal game.
"""

from collections.abc import Callable
from pathlib import Path

import sixstones
from sixstones.bots import choose_for, make_bot
from sixstones.core.facts import CHANCE
from sixstones.core.match import Match
from sixstones.core.state import State

FOLDER = Path(__file__).parent / "records"
Chooser = Callable[[State, list[str]], str]


def play(players: int, options: dict[str, object], choose: Chooser, kind_chance: Chooser, limit: int = 20_000) -> Match:
    """A whole game in which `choose` decides for every seat and `kind_chance` for chance."""
    match = Match("infinity_war", players, options, seed=0, auto_chance=False)
    game = match.game
    for _ in range(limit):
        if match.result is not None:
            return match
        state = match.state
        if state.actor == CHANCE:
            match.chance(kind_chance(state, [game.text(action) for action, _ in state.outcomes()]))
        else:
            seat = int(state.actor)
            match.play(seat, choose(state, [game.text(action) for action in state.legal(seat)]))
    raise RuntimeError("the game did not end")


def at_random(rng: sixstones.Rng) -> Chooser:
    return lambda state, texts: texts[rng.below(len(texts))]


def random_game(players: int, seed: int, options: dict[str, object] | None = None) -> Match:
    chooser = at_random(sixstones.Rng(seed))
    return play(players, {} if options is None else options, chooser, chooser)


def greedy_game(players: int, seed: int) -> Match:
    """A game in which seat 0 knows what points are good for."""
    rng = sixstones.Rng(seed)
    bots = [make_bot("greedy" if seat == 0 else "random") for seat in range(players)]

    def choose(state: State, texts: list[str]) -> str:
        seat = int(state.actor)
        return state.game.text(choose_for(bots[seat], state, seat, rng))

    return play(players, {}, choose, at_random(rng))


def _first(texts: list[str], *beginnings: str) -> str | None:
    for beginning in beginnings:
        for text in texts:
            if text.startswith(beginning):
                return text
    return None


def _distance(a: str, b: str) -> int:
    ax, ay = map(int, a.split(","))
    bx, by = map(int, b.split(","))
    return abs(ax - bx) + abs(ay - by)


def collector(state: State, texts: list[str]) -> str:
    """Seat 0 carries every Stone home; the others only shift their bases."""
    quiet = _first(texts, "continue", "end turn", "decline", "ignore", "swap base")
    if state.actor != 0:
        return quiet or texts[0]
    view = state.view(0)
    cells = {id: str(one["cell"]) for id, one in view["characters"].items()}  # type: ignore[attr-defined]
    home = str(view["bases"][0])  # type: ignore[index]
    for text in texts:
        words = text.split()
        if text.startswith("pick up") and words[3].startswith("stone_") and cells[words[2]] != home:
            return text
        if text.startswith("leave") and words[2] == "right" and cells[words[1]] == home:
            return text
    moves = [text for text in texts if text.startswith("move ")]
    if not moves:
        return _first(texts, "end turn", "continue", "choose", "orient") or texts[0]
    return min(moves, key=lambda text: _errand(view, cells, home, *text.split()[1:]))


def _errand(view: dict[str, object], cells: dict[str, str], home: str, who: str, to: str) -> tuple[int, int, str]:
    """The worth of a step: home with a Stone, else towards a closed inner tile near home."""
    one = view["characters"][who]  # type: ignore[index]
    if one["right"]:
        return (0, _distance(to, home), who)
    closed = [cell for cell, tile in view["tiles"].items() if tile == "red"]  # type: ignore[attr-defined]
    near = min(_distance(to, cell) + _distance(cell, home) for cell in closed)
    return (1, near, who)


def stones_first(state: State, texts: list[str]) -> str:
    return (
        _first(texts, "open stone_") or _first(texts, "open heroes", "open leadership", "open battlefield") or texts[0]
    )


GAMES: dict[str, Callable[[], Match]] = {
    "tiles_5p": lambda: random_game(5, 15),
    "tiles_3p": lambda: random_game(3, 41),
    "heroes_2p": lambda: random_game(2, 5),
    "thanos_3p": lambda: random_game(3, 58),
    "greedy_2p": lambda: greedy_game(2, 1),
    "six_stones_2p": lambda: play(2, {}, collector, stones_first),
}


def rewrite() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in GAMES.items():
        match = make()
        (FOLDER / f"{name}.json").write_text(match.record().json(), encoding="utf-8")
        print(name, match.result)


if __name__ == "__main__":
    rewrite()
