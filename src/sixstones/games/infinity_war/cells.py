"""The contents of cells, and who belongs to whom (IW-3)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT
from sixstones.games.infinity_war import actions as a
from sixstones.games.infinity_war.board import CELLS, SPOTS, TILES, in_ring
from sixstones.games.infinity_war.components import (
    BASE_FACE,
    BLANK_FACE,
    CHARACTERS,
    FACES,
    HALVES,
    KIND,
    RED,
    SUPERHEROES_TILE,
    TEAM_BASE_TILE,
    THANOS_BASE_TILE,
    names_of,
)

if TYPE_CHECKING:
    from sixstones.games.infinity_war.state import InfinityWar

# What a character's standee shows.
UPRIGHT: Final[i64] = 0
FRESH: Final[i64] = 1
SERVING: Final[i64] = 2
# How far a battle has come (IW-AMB-79).
NO_BATTLE: Final[i64] = 0
CLAIMED: Final[i64] = 1
QUALIFIED: Final[i64] = 2

HALF: Final[i64] = 62  # spots in the first word of a set of spots


def controller(s: "InfinityWar") -> i64:
    """The seat that plays the active team.

    Its owner, or the left-hand neighbour in an Ebony round (IW-17.24).
    """
    return (s.active + 1) % s.seats if s.ebony_turns > 0 else s.active


def character(s: "InfinityWar", c: i64) -> i64:
    """The number of a character in the data file."""
    return s.team[c >> 1] * 2 + (c & 1)


def name(s: "InfinityWar", c: i64) -> str:
    return CHARACTERS[character(s, c)]


def cell(spot: i64) -> str:
    return CELLS[spot]


def named(s: "InfinityWar", action: i64) -> list[str]:
    """Everything on the cell that an action is about; nothing for other actions."""
    spot: i64 = -1
    if a.SWAP_BASE <= action < a.CHOOSE:
        spot = a.SWAP_SPOT[action - a.SWAP_BASE]
    elif a.CHOOSE <= action < a.ABILITY:
        spot = action - a.CHOOSE
    elif a.PUSH <= action < a.MOVE:
        spot = action - a.PUSH
    elif a.MOVE <= action < a.OPEN:
        spot = (action - a.MOVE) % SPOTS
    if spot < 0:
        return []
    found = names_of(s.floor[spot])
    if not found or kind_at(s, spot) > SUPERHEROES_TILE:
        found.insert(0, _place(s, spot))
    for c in range(s.seats * 2):
        if s.spot[c] == spot and not (action >= a.MOVE and (action - a.MOVE) // SPOTS == character(s, c)):
            found.append(name(s, c))
    if s.thanos == spot:
        found.append("thanos")
    return found


def _place(s: "InfinityWar", spot: i64) -> str:
    """The name of a tile; one that brought tokens is only an open tile once they are gone."""
    if spot >= TILES:
        return "outside"
    if 0 <= kind_at(s, spot) <= SUPERHEROES_TILE:
        return "open_tile"
    face = s.face[spot]
    return FACES[face] if face >= 0 else "closed_red" if face == RED else "closed_blue"


def face_at(s: "InfinityWar", spot: i64) -> i64:
    """The open face on a spot, a blank as the option says.

    Negative for closed tiles and places.
    """
    if spot >= TILES:
        return -9
    face = s.face[spot]
    return s.house.blank_face if face == BLANK_FACE else face


def kind_at(s: "InfinityWar", spot: i64) -> i64:
    """The kind of the open tile on a spot, -1 for closed tiles and places."""
    face = face_at(s, spot)
    return KIND[face] if face >= 0 else -1


def is_closed(s: "InfinityWar", spot: i64) -> bool:
    return spot < TILES and s.face[spot] < 0


def standing(s: "InfinityWar", spot: i64) -> i64:
    """The players' characters on a spot, as bits."""
    found: i64 = 0
    for c in range(s.seats * 2):
        if s.spot[c] == spot:
            found |= BIT[c]
    return found


def others_on(s: "InfinityWar", seat: i64, spot: i64) -> i64:
    """The characters of other teams on a spot, as bits."""
    return standing(s, spot) & ~(BIT[seat * 2] * 3)


def is_free(s: "InfinityWar", spot: i64) -> bool:
    """No token and no standee, Thanos included (IW-3.4, IW-3.5)."""
    if s.floor[spot] != 0 or s.thanos == spot:
        return False
    return all(at != spot for at in s.spot)


def own_base_at(s: "InfinityWar", c: i64, spot: i64) -> bool:
    return s.base[c >> 1] == spot


def is_base(s: "InfinityWar", spot: i64) -> bool:
    """Any open team base, or the Thanos base (IW-AMB-55)."""
    kind = kind_at(s, spot)
    return kind in (TEAM_BASE_TILE, THANOS_BASE_TILE)


def on_foreign_base(s: "InfinityWar", c: i64) -> bool:
    """On the base of another team, playing or not, or on the Thanos base (IW-3.9, IW-12.10)."""
    return is_base(s, s.spot[c]) and not own_base_at(s, c, s.spot[c])


def owner_of(s: "InfinityWar", spot: i64) -> i64:
    """The seat whose base lies on a spot, or -1."""
    for seat in range(s.seats):
        if s.base[seat] == spot:
            return seat
    return -1


def owner_at_home(s: "InfinityWar", spot: i64) -> bool:
    """Whether a team base has one of its own characters on it (IW-AMB-142)."""
    owner = owner_of(s, spot)
    return owner >= 0 and standing(s, spot) & (BIT[owner * 2] * 3) != 0


def tied_to_ring(s: "InfinityWar", spot: i64) -> bool:
    """An open team base in the ring never leaves it (IW-7.3, IW-AMB-6, IW-AMB-147)."""
    return in_ring(spot) and kind_at(s, spot) == TEAM_BASE_TILE


def can_swap(s: "InfinityWar", a: i64, b: i64) -> bool:
    """Whether two free tiles may change places (IW-AMB-6)."""
    return not ((tied_to_ring(s, a) and not in_ring(b)) or (tied_to_ring(s, b) and not in_ring(a)))


def half_is_carried(s: "InfinityWar") -> bool:
    """Whether one leadership token is with a character (IW-8.5)."""
    return any(token >= 0 and HALVES & BIT[token] != 0 for token in s.left)


def bearer(s: "InfinityWar", stone: i64) -> i64:
    """The character who carries a Stone, or -1."""
    for c in range(s.seats * 2):
        if s.right[c] == stone:
            return c
    return -1


def been(s: "InfinityWar", c: i64, spot: i64) -> bool:
    """Whether a character of the active team has been on a spot this turn (IW-5.11)."""
    at = (c & 1) * 2
    if spot < HALF:
        return (s.visited[at] >> spot) & 1 != 0
    return (s.visited[at + 1] >> (spot - HALF)) & 1 != 0


def note_visit(s: "InfinityWar", c: i64, spot: i64) -> None:
    """Only of the active team's characters does anybody ask where they have been (IW-AMB-21)."""
    if c >> 1 == s.active:
        at = (c & 1) * 2
        if spot < HALF:
            s.visited[at] |= BIT[spot]
        else:
            s.visited[at + 1] |= BIT[spot - HALF]


def base_face(s: "InfinityWar", seat: i64) -> i64:
    return BASE_FACE[s.team[seat]]
