"""Golden files: perft counts, readable playthroughs and digests of seeded games. `make golden` rewrites them.

perft counts sequences of n seat decisions; at CHANCE the first outcome in id order is taken.
"""

import hashlib
import json
import sys
from pathlib import Path

import sixstones
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.state import State

FOLDER = Path(__file__).parent


class Case:
    """One golden playthrough: a game, a number of players, options, and how deep perft goes."""

    def __init__(self, game: str, players: int, depth: int, options: dict[str, object] | None = None) -> None:
        self.game = game
        self.players = players
        self.depth = depth
        self.options = {} if options is None else options

    @property
    def path(self) -> Path:
        variant = "".join(f"_{key}_{value}" for key, value in self.options.items())
        return FOLDER / self.game / f"{self.players}p{variant}.txt"


CASES = [
    *[Case("splendor", players, 3) for players in (2, 3, 4)],
    *[Case("splendor_classic", players, 3) for players in (2, 3, 4)],
    Case("splendor", 2, 3, {"cards": "balanced", "return_mode": "one_by_one"}),
    Case("splendor", 3, 3, {"take_fewer": "always", "payment": "auto", "reserved_view": "hidden"}),
    *[Case("infinity_war", players, 3) for players in (2, 3, 4, 5)],
    Case("infinity_war", 2, 3, {"tile_set": "b", "turn_cap": 60}),
    Case("infinity_war", 3, 3, {"layout": "mixed", "turn_cap": 40}),
    Case("infinity_war", 4, 3, {"blank_tiles": 3, "blank_rule": "arrow_1", "turn_cap": 40}),
    Case("tic_tac_toe", 2, 5),
]


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
    """One hash over seeded random games: actor, legal or outcomes, choice, final dump. Equal in both builds."""
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


def rewrite() -> None:
    for case in CASES:
        case.path.parent.mkdir(exist_ok=True)
        case.path.write_text(text(case), encoding="utf-8")
        print(case.path.relative_to(FOLDER))


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent.parent / "examples"))
    __import__("tic_tac_toe")
    rewrite()
