"""Step 2: the stone die, the Thanos die, the attack, the villains faced (TR-6 … TR-9)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.facts import Event
from sixstones.games.thanos_rising import effects
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising.cards import damage_heroes, heroes_in_sector, villains_in_sector
from sixstones.games.thanos_rising.shipped import ATTACK, FIRST_STONE, SECTOR_NAMES, SECTORS, STONES
from sixstones.games.thanos_rising.symbols import (
    STONE_COLOURS,
    STONE_FACE,
    THANOS_FACES,
    TURN_CCW,
    TURN_CW,
    VILLAINS_FACE,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def stone_rolled(s: "ThanosRising", colour: i64, cause: i64) -> None:
    """The first roll waits until the Thanos die lies beside it, others are resolved at once.

    Rules TR-AMB-17, TR-21.1.
    """
    s.stone_die = colour
    if s.log is not None:
        rule = "TR-6.1" if cause == st.BY_TURN else "TR-21.1"
        s.log.append(Event("stone_die", rule, {"color": STONE_COLOURS[colour], "cause": st.CAUSES[cause]}))
    if cause != st.BY_TURN:
        stone_works(s, cause)


def stone_works(s: "ThanosRising", cause: i64) -> None:
    """A counter on the stone of the colour rolled, or its power once it is collected.

    Rules TR-6.3, TR-6.4.
    """
    stone = s.house.box.stone_of[s.stone_die]
    if (s.collected >> stone) & 1 == 0:
        effects.add_counter(s, stone, 1, "TR-6.3", "stone_die")
        return
    if s.log is not None:
        s.log.append(Event("power", "TR-21.4", {"stone": STONES[stone]}))
    effects.begin(s, FIRST_STONE + stone, s.active, cause)


def thanos_rolled(s: "ThanosRising", face: i64) -> None:
    s.thanos_die = face
    if s.log is not None:
        s.log.append(Event("thanos_die", "TR-6.1", {"face": THANOS_FACES[face]}))


def thanos_works(s: "ThanosRising") -> None:
    """Turn, trigger the villains elsewhere, or roll another stone (TR-7)."""
    if s.thanos_die == TURN_CCW:
        _turn_to(s, (s.facing + SECTORS - 1) % SECTORS, "TR-7.2")
    elif s.thanos_die == TURN_CW:
        _turn_to(s, (s.facing + 1) % SECTORS, "TR-7.3")
    elif s.thanos_die == VILLAINS_FACE:
        villains = villains_in_sector(s, (s.facing + 1) % SECTORS) | villains_in_sector(s, (s.facing + 2) % SECTORS)
        st.push(s, st.F_VILLAINS, villains, st.BY_THANOS_DIE, 0, 0)
    elif s.thanos_die == STONE_FACE:
        st.push(s, st.F_STONE_DIE, st.BY_THANOS_DIE, 0, 0, 0)


def _turn_to(s: "ThanosRising", sector: i64, rule: str) -> None:
    before = s.facing
    s.facing = sector
    if s.log is not None:
        s.log.append(Event("turned", rule, {"from": SECTOR_NAMES[before], "to": SECTOR_NAMES[sector]}))


def attack(s: "ThanosRising") -> None:
    """Hit every hero in the sector Thanos faces, and the active team if deployed there (TR-8)."""
    if s.log is not None:
        s.log.append(Event("attack", "TR-8.1", {"sector": SECTOR_NAMES[s.facing]}))
    damage_heroes(s, heroes_in_sector(s, s.facing), ATTACK, "TR-8.3", "thanos")


def villains_act(s: "ThanosRising") -> None:
    """Let the villains in the sector Thanos faces act (TR-9.1)."""
    villains = villains_in_sector(s, s.facing)
    if villains != 0:
        st.push(s, st.F_VILLAINS, villains, st.BY_TURN, 0, 0)
