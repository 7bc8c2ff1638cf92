"""Positions as JSON-able dicts: what is written (docs/games/infinity_war.md, "Positions")."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import CELLS, DIRECTIONS, SPOTS, TILES
from sixstones.games.infinity_war.cells import HALF, name
from sixstones.games.infinity_war.components import (
    BACKS,
    FACE_COUNT,
    FACES,
    ORIENTATIONS,
    TEAMS,
    TOKENS,
    UNLAID,
    names_of,
)
from sixstones.games.infinity_war.ending import ENDINGS
from sixstones.games.infinity_war.stack_text import frame_dict

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

DETENTIONS: Final = ["upright", "fresh", "serving"]
BATTLE_STAGES: Final = ["none", "claimed", "qualified"]
UNLAID_NAME: Final = "unlaid"


def dump(s: "InfinityWar") -> dict[str, object]:
    found = s.head()
    found.update(body(s))
    return found


def body(s: "InfinityWar") -> dict[str, object]:
    """Everything but the head; the view shows the same."""
    return {
        "phase": st.PHASES[s.phase],
        "active": s.active,
        "teams": [TEAMS[team] if team >= 0 else None for team in s.team],
        "tiles": {CELLS[spot]: tile_name(s, spot) for spot in range(TILES)},
        "pool": {"red": _pool(s, 0), "blue": _pool(s, FACE_COUNT)},
        "tokens": {CELLS[spot]: names_of(s.floor[spot]) for spot in range(SPOTS) if s.floor[spot] != 0},
        "characters": {name(s, c): _character(s, c) for c in range(s.seats * 2) if s.spot[c] >= 0},
        "tablets": [names_of(tokens) for tokens in s.tablet],
        "box": names_of(s.box),
        "supply": names_of(s.supply),
        "thanos": _cell(s.thanos),
        "gauntlet": s.gauntlet if s.gauntlet >= 0 else None,
        "appeared": s.appeared,
        "spent": names_of(s.spent),
        "ebony_turns": s.ebony_turns,
        "ebony_called": s.ebony_called == 1,
        "ending": ENDINGS[s.ending],
        "winner": s.winner if s.winner >= 0 else None,
        "last_turns": s.last_turns,
        "stack": [frame_dict(s, value) for value in s.stack],
    }


def _cell(spot: i64) -> str | None:
    return CELLS[spot] if spot >= 0 else None


def tile_name(s: "InfinityWar", spot: i64) -> str:
    """An open face, with its direction if it has one, or the back of a closed tile."""
    face = s.face[spot]
    if face == UNLAID:
        return UNLAID_NAME
    if face < 0:
        return BACKS[-1 - face]
    if ORIENTATIONS[face] > 0 or s.facing[spot] != 0:
        return f"{FACES[face]} {DIRECTIONS[s.facing[spot]] if s.facing[spot] >= 0 else 'unset'}"
    return FACES[face]


def _pool(s: "InfinityWar", start: i64) -> dict[str, int]:
    return {FACES[face]: s.pool[start + face] for face in range(FACE_COUNT) if s.pool[start + face] > 0}


def _character(s: "InfinityWar", c: i64) -> dict[str, object]:
    found: dict[str, object] = {
        "cell": CELLS[s.spot[c]],
        "used": s.used[c] == 1,
        "left": TOKENS[s.left[c]] if s.left[c] >= 0 else None,
        "right": TOKENS[s.right[c]] if s.right[c] >= 0 else None,
        "detained": DETENTIONS[s.detained[c]],
        "battle": BATTLE_STAGES[s.battle[c]],
    }
    if c >> 1 == s.active and s.phase != st.SETUP:
        k = c & 1
        found["visited"] = [CELLS[spot] for spot in _visited(s, k)]
        found["entry"] = s.entry[k]
        found["barred"] = (s.barred >> k) & 1 == 1
        found["picked"] = names_of(s.guard[k * 2])
        found["put_down"] = names_of(s.guard[k * 2 + 1])
    return found


def _visited(s: "InfinityWar", k: i64) -> list[int]:
    return members(s.visited[k * 2]) + [spot + int(HALF) for spot in members(s.visited[k * 2 + 1])]
