"""Short ways to set up a position of Infinity War, play it and look at it.

Cells are written "x,y" as in docs/games/infinity_war.md. Positions are loaded, never assembled by assignment, and
chance is never left to a generator: a test says what is opened or tossed ("* open loki", "* toss stones").
Battlefields are good ground to stand on, since they have no property of their own that works on entering.
"""

from typing import Any

import sixstones
from sixstones import OVER, Event, Rng, State
from sixstones.games.infinity_war.tile_sets import SHIPPED
from tests.kit import asked, every, kinds, legal, outcomes, play, question, refusal, result, the, weights

__all__ = ["asked", "every", "kinds", "legal", "outcomes", "play", "question", "refusal", "result", "the", "weights"]

GAME = sixstones.game("infinity_war")
TEAMS = {
    "iron_man": ["iron_man", "spider_man"],
    "star_lord": ["star_lord", "gamora"],
    "captain_america": ["captain_america", "bucky"],
    "black_panther": ["black_panther", "okoye"],
    "thor": ["thor", "rocket"],
}
CHARACTERS = [id for pair in TEAMS.values() for id in pair]
STONES = ["stone_soul", "stone_power", "stone_time", "stone_space", "stone_reality", "stone_mind"]
HEROES = [
    "hero_hulk", "hero_black_widow", "hero_doctor_strange", "hero_wong", "hero_vision", "hero_scarlet_witch",
    "hero_falcon", "hero_war_machine", "hero_drax", "hero_mantis", "hero_groot", "hero_nebula", "hero_shuri",
    "hero_m_baku",
]  # fmt: skip
TILE_CELLS = [f"{x},{y}" for y in range(1, 9) for x in range(1, 10)]
PLACES = (
    [f"{x},0" for x in range(1, 10)]
    + [f"10,{y}" for y in range(1, 9)]
    + [f"{x},9" for x in range(1, 10)]
    + [f"0,{y}" for y in range(1, 9)]
)
RING = [cell for cell in TILE_CELLS if cell[0] in "19" or cell[2] in "18"]

# Setting up.


def at(cell: str, left: str | None = None, right: str | None = None, **more: object) -> dict[str, object]:
    """A character on a cell with its tokens, and any other field."""
    return {"cell": cell, "left": left, "right": right, **more}


def position(
    teams: str = "iron_man star_lord",
    tiles: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    **fields: object,
) -> State:
    """A position before the main action of the first team.

    Characters are keywords (`thor="4,2"` or `thor=at("4,2", left="energy")`), other keywords are keys of the position;
    `tokens` are lists in one text ("hero_hulk energy").
    """
    who = {id: at(value) if isinstance(value, str) else value for id, value in fields.items() if id in CHARACTERS}
    rest = {key: value for key, value in fields.items() if key not in CHARACTERS}
    seated = teams.split()
    return GAME.load(
        {
            "players": len(seated),
            "teams": [f"team_{id}" for id in seated],
            "tiles": tiles or {},
            "tokens": {cell: text.split() for cell, text in (tokens or {}).items()},
            "characters": who,
            **rest,
        }
    )


def open_ground(*cells: str) -> dict[str, str]:
    """Battlefields on these cells, six at most."""
    return dict.fromkeys(cells, "battlefield")


def full_board(teams: str = "iron_man star_lord", closed: tuple[str, ...] = (), **named: str) -> dict[str, str]:
    """All tiles open but those on the closed cells.

    The Thanos base and energy are the last to stay closed.

    Faces named by keyword lie where they are wanted (`loki="3,2"`).
    """
    given = {cell: face for face, cell in named.items()}
    start: Any = position(teams, given).dump()
    left = {
        back: sorted([face for face, n in pool.items() for _ in range(n)], key=lambda face: face != "thanos_base")
        for back, pool in start["pool"].items()
    }
    for cell, text in start["tiles"].items():
        if text in left and cell not in closed:
            given[cell] = left[text].pop()
    return given


def last_heroes(*kept: object) -> list[str]:
    """All superheroes but those on these tablets and tokens.

    In the box they make the last round.
    """
    return [id for id in HEROES if id not in repr(kept)]


def own_tiles(**changed: tuple[int, int]) -> list[dict[str, object]]:
    """The rows of tile set A with other counts of some tiles: `own_tiles(loki=(3, 0))`."""
    numbers = {str(row["tile"]): (row["red"], row["blue"]) for row in SHIPPED["a"]} | changed
    return [{"tile": id, "red": red, "blue": blue} for id, (red, blue) in numbers.items()]


def started(players: int, seed: int = 1, **options: object) -> State:
    """A new game after all draws of the set-up."""
    state = GAME.start(players, options)
    state.settle(Rng(seed))
    return state


# Playing.


def pass_turn(state: State) -> list[Event]:
    """Let the turn go by with as little as possible.

    What chance is asked meanwhile falls out as first listed.
    """
    log: list[Event] = []
    turn = state.turn
    while state.turn == turn and state.actor != OVER:
        assert len(log) < 500, f"the turn does not end: {kinds(log)[-20:]}"
        open_now = legal(state) or [f"* {text}" for text in outcomes(state)]
        log += play(state, next((t for t in ("continue", "decline", "end turn") if t in open_now), open_now[0]))
    return log


def choices(state: State, verb: str) -> set[str]:
    """The continuations of a verb: `choices(state, "choose")` is a set of cells."""
    return {text[len(verb) + 1 :] for text in legal(state) if text.startswith(verb + " ")}


# Looking.


def look(state: State, id: str) -> dict[str, Any]:
    """A character with all its fields."""
    found: Any = state.dump()["characters"]
    return dict(found[id])


def where(state: State, id: str) -> str:
    """The cell of a character, or of Thanos ("" while not on the board)."""
    if id == "thanos":
        return str(state.dump()["thanos"] or "")
    return str(look(state, id)["cell"])


def carried(state: State, id: str) -> list[str]:
    """The tokens of a character: the left slot, then the right one."""
    slots = look(state, id)
    return [slots[slot] for slot in ("left", "right") if slots[slot] is not None]


def lying(state: State, cell: str) -> list[str]:
    """The tokens on a cell."""
    found: Any = state.dump()["tokens"]
    return list(found.get(cell, []))


def tile(state: State, cell: str) -> str:
    """The contents of a cell of the board: "red", "loki", "arrow_1 east"."""
    found: Any = state.dump()["tiles"]
    return str(found[cell])


def find(state: State, id: str) -> list[str]:
    """The cells on which this tile lies open."""
    found: Any = state.dump()["tiles"]
    return [cell for cell, text in found.items() if text.split()[0] == id]


def box(state: State) -> list[str]:
    found: Any = state.dump()["box"]
    return list(found)


def supply(state: State) -> list[str]:
    found: Any = state.dump()["supply"]
    return list(found)


def tablet(state: State, seat: int) -> list[str]:
    """The victory-point zone of a seat."""
    found: Any = state.dump()["tablets"]
    return list(found[seat])


def points(state: State) -> list[int]:
    found: Any = state.view(None)["points"]
    return list(found)
