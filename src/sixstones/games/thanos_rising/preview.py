"""Thanos's step foreseen: hits per card, by the sector faced (TR-6 … TR-9)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bit_count, members
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import frames as st
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising.cards import heroes_in_sector, is_complete, is_full, villains_in_sector, with_space
from sixstones.games.thanos_rising.effects import of_types, scope_of
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    ATTACK,
    FIRST_STONE,
    HERO_COUNT,
    SECTORS,
    SLOTS,
    VILLAIN_COUNT,
)
from sixstones.games.thanos_rising.symbols import (
    STONE_COUNT,
    STONE_FACE,
    THANOS_FACES,
    TURN_CCW,
    TURN_CW,
    VILLAINS_FACE,
)

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.state import ThanosRising


def facing_after(s: "ThanosRising", face: i64) -> i64:
    """The sector Thanos faces after a face of the Thanos die."""
    if face == TURN_CCW:
        return (s.facing + SECTORS - 1) % SECTORS
    return (s.facing + 1) % SECTORS if face == TURN_CW else s.facing


def add_attack(s: "ThanosRising", facing: i64, hits: vec[i64]) -> None:
    _add(heroes_in_sector(s, facing), ATTACK, hits)


def _add(heroes: i64, n: i64, hits: vec[i64]) -> None:
    hero: i64 = 0
    while heroes != 0:
        if heroes & 1:
            hits[hero] += n
        heroes >>= 1
        hero += 1


def add_villains(s: "ThanosRising", villains: i64, hits: vec[i64]) -> None:
    """Add the hits of a set of villains on heroes that nobody chooses.

    Choices of owners and stone rolls are not foreseen.
    """
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1:
            _add_program(s, HERO_COUNT + villain, hits)


def _add_program(s: "ThanosRising", source: i64, hits: vec[i64]) -> None:
    box = s.house.box
    for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
        if box.program[at] == pr.CALL_HIT_HEROES:
            heroes = scope_of(s, source, box.program[at + 2]) & of_types(s, box.program[at + 3])
            _add(heroes, box.program[at + 1], hits)


def no_hits() -> vec[i64]:
    return as_vec([0] * int(HERO_COUNT))


def hits_of_face(s: "ThanosRising", face: i64) -> vec[i64]:
    """Hits on every hero of 2b to 2d for a face of the Thanos die and the present deployment."""
    hits = no_hits()
    facing = facing_after(s, face)
    if face == VILLAINS_FACE:
        others = villains_in_sector(s, (facing + 1) % SECTORS) | villains_in_sector(s, (facing + 2) % SECTORS)
        add_villains(s, others, hits)
    add_attack(s, facing, hits)
    add_villains(s, villains_in_sector(s, facing), hits)
    return hits


def still_to_come(s: "ThanosRising") -> vec[i64]:
    """Hits on every hero that the rest of step 2 will bring, once both dice lie."""
    hits = no_hits()
    if s.thanos_die < 0 or s.step > st.S_VILLAINS + 1 or s.step < st.S_STONE:
        return hits
    facing = s.facing
    if s.step <= st.S_THANOS:
        facing = facing_after(s, s.thanos_die)
        if s.thanos_die == VILLAINS_FACE:
            others = villains_in_sector(s, (facing + 1) % SECTORS) | villains_in_sector(s, (facing + 2) % SECTORS)
            add_villains(s, others, hits)
    if s.step <= st.S_ATTACK:
        add_attack(s, facing, hits)
    if s.step <= st.S_VILLAINS:
        add_villains(s, villains_in_sector(s, facing), hits)
    for value in s.stack:
        if st.kind_of(value) == st.F_VILLAINS:
            add_villains(s, st.a_of(value), hits)
    return hits


def on_team(s: "ThanosRising", hits: vec[i64]) -> i64:
    """How many counters of foreseen hits find an empty space in the active team."""
    n: i64 = 0
    for hero in range(HERO_COUNT):
        if (s.team[s.active] >> hero) & 1:
            n += min(hits[hero], s.house.box.spaces[hero] - s.damage[hero])
    return n


def _picked(s: "ThanosRising", source: i64) -> i64:
    """Hits of a program on the active team whose heroes somebody picks."""
    box = s.house.box
    n: i64 = 0
    for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
        if box.program[at] == pr.CALL_HIT_EACH_TEAM:
            n += box.program[at + 1] * min(box.program[at + 2], bit_count(with_space(s, s.team[s.active])))
        elif box.program[at] == pr.CALL_HIT_ONE:
            n += box.program[at + 1]
    return n


def _picked_by(s: "ThanosRising", villains: i64) -> i64:
    """Hits of villains of a set on the active team whose heroes somebody picks."""
    n: i64 = 0
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1:
            n += _picked(s, HERO_COUNT + villain)
    return n


def _acting(s: "ThanosRising", face: i64) -> i64:
    """The villains that act if the Thanos die shows this."""
    facing = facing_after(s, face)
    acting = villains_in_sector(s, facing)
    if face == VILLAINS_FACE:
        acting |= villains_in_sector(s, (facing + 1) % SECTORS) | villains_in_sector(s, (facing + 2) % SECTORS)
    return acting


def _stone_rolls(s: "ThanosRising", villains: i64) -> i64:
    """How often the stone die is rolled once more when villains of a set act (TR-19.9)."""
    box = s.house.box
    n: i64 = 0
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1:
            source: i64 = HERO_COUNT + villain
            for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
                if box.program[at] == pr.CALL_ROLL_STONE:
                    n += box.program[at + 1]
    return n


def _triggers(s: "ThanosRising", stone: i64) -> bool:
    """Whether the power of a stone triggers the villains where Thanos looks."""
    box = s.house.box
    for at in range(box.start[FIRST_STONE + stone], box.start[FIRST_STONE + stone + 1], pr.WIDTH):
        if box.program[at] == pr.CALL_TRIGGER_VILLAINS:
            return True
    return False


def stone_roll(s: "ThanosRising", facing: i64, by_villain: bool, left: i64, depth: i64) -> tuple[float, i64]:
    """Hits on the active team by one roll of the stone die: expected, and at worst.

    A villain triggered by the roll may roll again (TR-19.9), `depth` times at most, and by option Mind triggers
    villains in such a roll, too (TR-AMB-19). There are never more hits than the team has spaces left.
    """
    box = s.house.box
    mind = not by_villain or s.house.mind_in_villain
    villains = villains_in_sector(s, facing) if mind else 0
    direct = no_hits()
    add_villains(s, villains, direct)
    by_mind: i64 = on_team(s, direct) + _picked_by(s, villains)
    mean_of_mind: float = float(by_mind)
    again = _stone_rolls(s, villains) if depth > 0 else 0
    if again > 0:
        mean, most = stone_roll(s, facing, True, left, depth - 1)
        mean_of_mind += float(again) * mean
        by_mind += again * most
    total = 0.0
    worst: i64 = 0
    for colour in range(STONE_COUNT):
        stone = box.stone_of[colour]
        if (s.collected >> stone) & 1 == 0 or box.stone_die[colour] == 0:
            continue
        hits = no_hits()
        _add_program(s, FIRST_STONE + stone, hits)
        n: i64 = on_team(s, hits) + _picked(s, FIRST_STONE + stone)
        mean_of_roll = float(n)
        if _triggers(s, stone):
            n += by_mind
            mean_of_roll += mean_of_mind
        total += float(box.stone_die[colour]) * mean_of_roll / 6.0
        worst = max(worst, n)
    return min(total, float(left)), min(worst, left)


def deployment(s: "ThanosRising", sector: i64) -> dict[str, object]:
    """The risk of deploying to a sector: hits on the own team, expected and at worst."""
    twin = s.clone()
    twin.sector = sector
    box = s.house.box
    left = _spaces_left(twin)
    depth = left if s.house.mind_in_villain else 1
    stone_mean, stone_worst = stone_roll(twin, twin.facing, False, left, depth)
    total = 0.0
    worst: i64 = 0
    faces: list[object] = []
    for face in range(4):
        weight = box.thanos_die[face]
        if weight == 0:
            continue
        hits = hits_of_face(twin, face)
        acting = _acting(twin, face)
        team: i64 = on_team(twin, hits) + _picked_by(twin, acting)
        rolls: i64 = 2 if face == STONE_FACE else 1
        again = _stone_rolls(twin, acting)
        mean, most = stone_roll(twin, facing_after(twin, face), True, left, depth)
        expected = float(team) + float(rolls) * stone_mean + float(again) * mean
        total += float(weight) * min(expected, float(left)) / 6.0
        worst = max(worst, min(team + rolls * stone_worst + again * most, left))
        faces.append(
            {
                "face": THANOS_FACES[face],
                "weight": int(weight),
                "facing": int(facing_after(twin, face)),
                "hits": hits_table(twin, hits),
                "team": int(team),
            }
        )
    return {"sector": int(sector), "expected": round(total, 2), "worst": int(worst), "faces": faces}


def _spaces_left(s: "ThanosRising") -> i64:
    """Empty spaces of the active team."""
    n: i64 = 0
    for hero in members(s.team[s.active]):
        n += s.house.box.spaces[hero] - s.damage[hero]
    return n


def hits_table(s: "ThanosRising", hits: vec[i64]) -> dict[str, object]:
    """Hits that would be counters, by card."""
    found: dict[str, object] = {}
    for hero in range(HERO_COUNT):
        n = min(hits[hero], s.house.box.spaces[hero] - s.damage[hero])
        if n > 0:
            found[ASSETS[hero]] = int(n)
    return found


# As things stand at the end of the turn.


def falling(s: "ThanosRising") -> i64:
    """Heroes in play who will fall at the end of this turn, as bits.

    The full ones, but for recruits (TR-13.3).
    """
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (s.hurt >> hero) & 1 and is_full(s, hero):
            found |= BIT[hero]
    stays_hurt = s.no_heal == 1 and s.house.red_blocks_recruit  # TR-AMB-37
    if s.sector >= 0 and s.step <= st.S_RECRUIT and not stays_hurt:
        for place in range(3):
            hero = s.slots[s.sector * 3 + place]
            if 0 <= hero < HERO_COUNT and is_complete(s, place):
                found &= ~BIT[hero]
    return found


def beaten_soon(s: "ThanosRising") -> i64:
    """Villains beaten at the end of this turn: full ones, and those dice will fill.

    Rule TR-13.4.
    """
    n: i64 = 0
    for slot in range(SLOTS):
        asset = s.slots[slot]
        if asset >= HERO_COUNT:
            hit: i64 = 1 if slot // 3 == s.sector and s.step <= st.S_WOUND and is_complete(s, slot % 3) else 0
            if s.damage[asset] + hit >= s.house.box.spaces[asset]:
                n += 1
    return n
