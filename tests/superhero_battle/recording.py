"""Make the recorded games of `records/`: every ending, with teams and own cards too.

`PYTHONPATH=src:. python -m tests.superhero_battle.recording` writes them again.
"""

from pathlib import Path

import sixstones
from sixstones.core.match import Match
from sixstones.core.state import State
from tests.superhero_battle.own_cards import OWN
from tests.superhero_battle.positions import NAMES

FOLDER = Path(__file__).parent / "records"
HARMLESS = [
    "do breather",
    "do defensive_stance",
    "do feint",
    "do explosives",
    "do stun",
    "do tripwire",
    "pass",
    "tactic ambush",
]


def peaceful(state: State, texts: list[str]) -> str | None:
    """A player who harms nobody and keeps the series going runs out of cards with the others."""
    seat = int(state.actor)
    series = state.view(seat)["seats"][seat]["series"]  # type: ignore[index]
    last = NAMES.index(series[-1]["card"]) if series else 0
    for text in texts:
        if text.startswith("lay ") and NAMES.index(text.split()[1]) >= last:
            return text
    return next((text for text in HARMLESS if text in texts), None)


def game(players: int, seed: int, options: dict[str, object], peace_until: int = 0) -> Match:
    """A game at random; as long as nobody has so many wins the seats are peaceful."""
    match = Match("superhero_battle", players, options, seed=seed)
    rng = sixstones.Rng(seed)
    while match.result is None:
        state = match.state
        texts = [match.game.text(action) for action in state.legal(state.actor)]
        wins = max(seat["wins"] for seat in state.dump()["seats"])  # type: ignore[attr-defined]
        choice = peaceful(state, texts) if wins < peace_until else None
        match.play(int(state.actor), choice or texts[rng.below(len(texts))])
    return match


def first(reason: str, players: int, options: dict[str, object], peace_until: int = 0) -> Match:
    """The first seed whose game ends so."""
    for seed in range(3000):
        match = game(players, seed, options, peace_until)
        if match.result is not None and match.result.reason == reason:
            return match
    raise RuntimeError(f"no game ended by {reason}")


def main() -> None:
    records = {
        "third_win_2p": first("third_win", 2, {}),
        "third_win_5p": first("third_win", 5, {}),
        "nearest_2p": first("nearest_to_first_player", 2, {}, 3),
        "fourth_win_2p": first("fourth_win", 2, {"third_win_tie": "to_four"}, 3),
        "deciding_battle_2p": first("deciding_battle", 2, {"third_win_tie": "deciding_battle"}, 3),
        "teams_4p": first("third_win", 4, {"team_mode": "two"}),
        "own_cards_2p": first("third_win", 2, {"cards": OWN}),
    }
    for name, match in records.items():
        (FOLDER / f"{name}.json").write_text(match.record().json(), encoding="utf-8")
        print(name, len(match.steps))


if __name__ == "__main__":
    main()
