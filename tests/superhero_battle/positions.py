"""Short ways to set up a battle.

Seats are A, B, C … clockwise; A holds the first-player card unless said otherwise.
"""

from typing import Any

import sixstones
from sixstones.core.state import State

GAME = sixstones.game("superhero_battle")
NAMES = ["ambush", "arsenal", "planning", "close_combat", "defence", "trick", "shot"]
A, B, C, D = 0, 1, 2, 3


def cards(*numbers: int) -> list[str]:
    """Techniques by their numbers."""
    return [NAMES[n - 1] for n in numbers]


def seat(hand: list[int] | None = None, series: list[int] | None = None, **more: Any) -> dict[str, Any]:
    """A player: `hand`, `series` and `laid` by numbers, everything else as positions have it."""
    found: dict[str, Any] = {"hand": cards(*([2, 3, 4] if hand is None else hand)), **more}
    if series:
        found["series"] = cards(*series)
    if isinstance(more.get("laid"), int):
        found["laid"] = NAMES[more["laid"] - 1]
    return found


def load(seats: list[dict[str, Any]], frame: str = "lay", **more: Any) -> State:
    """A battle about to go on: cards are laid next (`lay`), or opened in turn (`opening`)."""
    rest = {"stack": [{"frame": frame}], "stage": max(len(s.get("series", [])) for s in seats), **more}
    return GAME.load({"players": len(seats), "seats": seats, **rest})


def opening(*laid: int | dict[str, Any], **more: Any) -> State:
    """All cards lie; a number is a player of the usual hand who laid that card."""
    seats = [seat(laid=item) if isinstance(item, int) else item for item in laid]
    out = [n for n, s in enumerate(seats) if "laid" not in s]
    if out and "fighting" not in more:
        more["fighting"] = [n for n in range(len(seats)) if n not in out]
    return load(seats, "opening", **more)


def dump(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()
    return found


def of(state: State, owner: int) -> dict[str, Any]:
    """One player of a position."""
    found: dict[str, Any] = dump(state)["seats"][owner]
    return found


def energy(state: State) -> list[int]:
    return [s["energy"] for s in dump(state)["seats"]]


def wins(state: State) -> list[int]:
    return [s["wins"] for s in dump(state)["seats"]]


def hand(state: State, owner: int) -> list[int]:
    return [NAMES.index(card) + 1 for card in of(state, owner)["hand"]]


def fighting(state: State) -> list[int]:
    found: list[int] = dump(state)["fighting"]
    return found


def discarded(state: State) -> int:
    found: dict[str, int] = dump(state)["discard"]
    return sum(found.values())


def view(state: State, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = state.view(viewer)
    return found


def draw(state: State, *numbers: int) -> None:
    """Chance brings these cards, one after the other."""
    for n in numbers:
        state.apply(-1, GAME.parse(f"card {NAMES[n - 1]}"))


def legal(state: State, by: int) -> list[str]:
    return [GAME.text(action) for action in state.legal(by)]


def lay(state: State, *numbers: int) -> None:
    """Everybody who is asked lays a card, in the order of seats."""
    for n in numbers:
        state.apply(state.actor, GAME.parse(f"lay {NAMES[n - 1]}"))


def play_out(state: State, frame: str, seed: int = 1) -> None:
    """Play on at random until this kind of decision is pending."""
    rng = sixstones.Rng(seed)
    while state.pending()[-1:] != [frame]:
        if state.actor == sixstones.CHANCE:
            state.apply(sixstones.CHANCE, state.sample(rng))
        else:
            open_now = state.legal(state.actor)
            state.apply(state.actor, open_now[rng.below(len(open_now))])
