"""A flat numeric observation of fixed length per number of players; the own team comes first.

- tiles, 72 of 27: closed red, closed blue, kind (21), exits north, east, south, west;
- spots, 106 of 5: Stones, superheroes, leadership, energy lying there, Thanos;
- characters, 2 per team of 18: x, y, card used, superhero, leadership, energy, six Stones, fresh, serving, claimed,
  qualified, not to be moved this turn, own turn;
- teams, of 6: points, base x, base y, Stones controlled, Gauntlet, active;
- pool, 2 of 21: closed tiles of each kind, red then blue;
- rest, 54: asked, played for another, Ebony turns, last turns, closed tiles, phase (6), top frame (43).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, bit_count
from sixstones.games.infinity_war import frames as fr
from sixstones.games.infinity_war import stack as st
from sixstones.games.infinity_war.board import COLUMN, ROW, SPOTS, TILES
from sixstones.games.infinity_war.cells import CLAIMED, FRESH, QUALIFIED, SERVING, controller, face_at
from sixstones.games.infinity_war.components import (
    ARROW_TILE,
    BLANK_TILE,
    BLUE,
    ENERGIES,
    FACE_COUNT,
    HALVES,
    HEROES,
    KIND,
    RED,
    STONE_COUNT,
    STONES,
)
from sixstones.games.infinity_war.ending import stones_of
from sixstones.games.infinity_war.scoring import points
from sixstones.games.infinity_war.tiles import exits_of

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

KIND_COUNT: Final[i64] = BLANK_TILE + 1
FRAME_COUNT: Final[i64] = fr.BACK + 1


def features(s: "InfinityWar", seat: i64) -> list[float]:
    s.check_seat(seat)
    found: list[float] = []
    for spot in range(TILES):
        _tile(s, spot, found)
    for spot in range(SPOTS):
        lying = s.floor[spot]
        for group in (STONES, HEROES, HALVES, ENERGIES):
            found.append(float(bit_count(lying & group)))
        found.append(1.0 if s.thanos == spot else 0.0)
    for n in range(s.seats):
        owner = (seat + n) % s.seats
        for c in range(owner * 2, owner * 2 + 2):
            _character(s, c, found)
    for n in range(s.seats):
        _team(s, (seat + n) % s.seats, found)
    _pool(s, 0, found)
    _pool(s, FACE_COUNT, found)
    _rest(s, seat, found)
    return found


def _flag(condition: bool) -> float:
    return 1.0 if condition else 0.0


def _tile(s: "InfinityWar", spot: i64, found: list[float]) -> None:
    face = face_at(s, spot)
    kind: i64 = KIND[face] if face >= 0 else -1
    found.append(_flag(s.face[spot] == RED))
    found.append(_flag(s.face[spot] == BLUE))
    for n in range(KIND_COUNT):
        found.append(_flag(n == kind))
    exits: i64 = exits_of(s, spot) if kind == ARROW_TILE and s.facing[spot] >= 0 else 0
    for direction in range(4):
        found.append(_flag((exits >> direction) & 1 == 1))


def _place(spot: i64, found: list[float]) -> None:
    found.append(float(COLUMN[spot]) / 10.0 if spot >= 0 else 0.0)
    found.append(float(ROW[spot]) / 9.0 if spot >= 0 else 0.0)


def _character(s: "InfinityWar", c: i64, found: list[float]) -> None:
    _place(s.spot[c], found)
    found.append(float(s.used[c]))
    left: i64 = BIT[s.left[c]] if s.left[c] >= 0 else 0
    for group in (HEROES, HALVES, ENERGIES):
        found.append(_flag(left & group != 0))
    for stone in range(STONE_COUNT):
        found.append(_flag(s.right[c] == stone))
    found.append(_flag(s.detained[c] == FRESH))
    found.append(_flag(s.detained[c] == SERVING))
    found.append(_flag(s.battle[c] == CLAIMED))
    found.append(_flag(s.battle[c] == QUALIFIED))
    own_turn = c >> 1 == s.active
    found.append(_flag(own_turn and (s.barred >> (c & 1)) & 1 == 1))
    found.append(_flag(own_turn))


def _team(s: "InfinityWar", seat: i64, found: list[float]) -> None:
    found.append(float(points(s, seat)) / 8.0)
    _place(s.base[seat], found)
    found.append(float(bit_count(stones_of(s, seat))) / 6.0)
    found.append(_flag(s.gauntlet == seat))
    found.append(_flag(s.active == seat))


def _pool(s: "InfinityWar", start: i64, found: list[float]) -> None:
    counts = [0.0] * int(KIND_COUNT)
    for face in range(FACE_COUNT):
        counts[KIND[face]] += float(s.pool[start + face])
    found.extend(counts)


def _rest(s: "InfinityWar", seat: i64, found: list[float]) -> None:
    top: i64 = st.kind_of(s.stack[len(s.stack) - 1]) if len(s.stack) > 0 else -1
    found.append(_flag(s.actor == seat))
    found.append(_flag(controller(s) != s.active))
    found.append(float(s.ebony_turns) / float(s.seats))
    found.append(float(s.last_turns) / float(s.seats))
    found.append(float(s.closed) / float(TILES))
    for phase in range(len(st.PHASES)):
        found.append(_flag(s.phase == phase))
    for kind in range(FRAME_COUNT):
        found.append(_flag(kind == top))
