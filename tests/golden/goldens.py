"""Golden files: perft counts, readable playthroughs and digests of seeded games.

`make golden` rewrites them.

Every game has a file for each number of players; a file that is there is a case, so further ones with options are
added by `python -m tests.golden.goldens splendor 2 cards=balanced` and rewritten ever after.

perft counts sequences of n seat decisions; at CHANCE the first outcome in id order is taken.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

import sixstones
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.state import State

FOLDER = Path(__file__).parent
DEPTH = 3  # of perft in a new file
HEAD = re.compile(r"(\w+), (\d+) players, options (\{.*\}), version \d+")


class Case:
    """One golden playthrough: a game, a number of players, options, and how deep perft goes."""

    def __init__(self, game: str, players: int, options: dict[str, object], depth: int = DEPTH) -> None:
        self.game = game
        self.players = players
        self.depth = depth
        self.options = options

    @property
    def path(self) -> Path:
        variant = "".join(f"_{key}_{value}" for key, value in self.options.items())
        return FOLDER / self.game / f"{self.players}p{variant}.txt"


def read_case(path: Path) -> Case:
    """The case of a golden file, from its first two lines."""
    with path.open(encoding="utf-8") as file:
        head, counts = HEAD.fullmatch(next(file).strip()), next(file).split()[1:]
    assert head is not None, f"{path} does not begin with a game"
    case = Case(head[1], int(head[2]), json.loads(head[3]), len(counts))
    assert case.path == path, f"{path} holds {case.path.name}"
    return case


def cases() -> list[Case]:
    """Every file, those of default options first, and the missing files of new games."""
    read = [read_case(path) for path in sorted(FOLDER.glob("*/*.txt"))]
    found = sorted(read, key=lambda case: (case.game, bool(case.options)))
    have = [case.path for case in found]
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        if type(game).__module__.startswith("sixstones.games."):
            new = [Case(id, players, {}) for players in range(game.min_players, game.max_players + 1)]
            found += [case for case in new if case.path not in have]
    return found


def perft(state: State, depth: int) -> int:
    while state.actor == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    if state.actor == OVER:
        return 0
    legal = state.legal(state.actor)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.clone()
        child.apply(state.actor, action)
        total += perft(child, depth - 1)
    return total


def digest(case: Case, games: int = 10) -> str:
    """One hash over seeded random games: actor, legal or outcomes, choice, final dump.

    Equal in both builds.
    """
    seen = hashlib.sha256()
    game = sixstones.game(case.game)
    for seed in range(games):
        rng = sixstones.Rng(seed)
        state = game.start(case.players, case.options)
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                offered: object = state.outcomes()
                action = state.sample(rng)
            else:
                legal = state.legal(seat)
                offered = legal
                action = legal[rng.below(len(legal))]
            seen.update(json.dumps([seat, offered, action]).encode())
            state.apply(seat, action)
        seen.update(json.dumps([state.dump(), [state.evaluate(s) for s in range(case.players)]]).encode())
    return seen.hexdigest()


def playthrough(case: Case, seed: int = 7) -> str:
    """A whole random game as text: each question with its options, the choice, the events."""
    game = sixstones.game(case.game)
    rng = sixstones.Rng(seed)
    state = game.start(case.players, case.options)
    lines = []
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            action = state.sample(rng)
            lines.append(f"* {game.text(action)}")
        else:
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            asked = state.asks(seat)
            assert asked is not None
            lines.append("")
            lines.append(f"#{asked.number} {asked.kind} [{asked.rule}] of {len(legal)}: {_some(game, legal)}")
            lines.append(f"{seat} {game.text(action)}")
        events: list[Event] = []
        state.apply(seat, action, events)
        lines += [f"    {_event(event)}" for event in events]
    lines.append("")
    lines.append(f"result {json.dumps(state.result().as_dict())}")  # type: ignore[union-attr]
    lines.append(f"final {json.dumps(state.dump())}")
    return "\n".join(lines)


def _some(game: sixstones.Game, legal: list[int]) -> str:
    texts = [game.text(action) for action in legal]
    return "; ".join(texts if len(texts) <= 12 else [*texts[:10], "…", texts[-1]])


def _event(event: Event) -> str:
    data = " ".join(f"{key}={_plain(value)}" for key, value in event.data.items())
    secret = " ".join(f"({key}={_plain(value)} for {event.seats})" for key, value in event.secret.items())
    return " ".join(part for part in (event.kind, data, secret, f"[{event.rule}]") if part)


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def text(case: Case) -> str:
    game = sixstones.game(case.game)
    counts = [perft(game.start(case.players, case.options), depth) for depth in range(1, case.depth + 1)]
    head = [
        f"{case.game}, {case.players} players, options {json.dumps(case.options)}, version {game.version}",
        f"perft {' '.join(map(str, counts))}",
        f"digest {digest(case)}",
    ]
    return "\n".join(head) + "\n" + playthrough(case) + "\n"


def write(case: Case) -> None:
    case.path.parent.mkdir(exist_ok=True)
    case.path.write_text(text(case), encoding="utf-8")
    print(case.path.relative_to(FOLDER))


def main(given: list[str]) -> None:
    if given:
        id, players, *options = given
        pairs = [option.partition("=") for option in options]
        checked = sixstones.game(id).check(int(players), {name: value for name, _, value in pairs})
        write(Case(id, int(players), {name: checked[name] for name, _, _ in pairs}))
        return
    for case in cases():
        write(case)


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent.parent / "examples"))
    __import__("tic_tac_toe")
    main(sys.argv[1:])
