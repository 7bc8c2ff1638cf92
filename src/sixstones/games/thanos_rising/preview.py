"""What Thanos's step would do before it happens: hits per card, by where he would look (TR-6 … TR-9)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_vec, bit_count
from sixstones.core.vecs import vec
from sixstones.games.thanos_rising import programs as pr
from sixstones.games.thanos_rising import stack as st
from sixstones.games.thanos_rising.cards import heroes_in_sector, villains_in_sector, with_space
from sixstones.games.thanos_rising.effects import of_types, scope_of
from sixstones.games.thanos_rising.shipped import (
    ASSETS,
    ATTACK,
    FIRST_STONE,
    HERO_COUNT,
    SECTORS,
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
    """Where Thanos looks after a face of his die."""
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
    """What villains of a set do to heroes that nobody chooses; picks of owners and stone rolls are not foreseen."""
    box = s.house.box
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1 == 0:
            continue
        source: i64 = HERO_COUNT + villain
        for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
            if box.program[at] == pr.CALL_HIT_HEROES:
                heroes = scope_of(s, source, box.program[at + 2]) & of_types(s, box.program[at + 3])
                _add(heroes, box.program[at + 1], hits)


def no_hits() -> vec[i64]:
    return as_vec([0] * int(HERO_COUNT))


def hits_of_face(s: "ThanosRising", face: i64) -> vec[i64]:
    """Hits on every hero of 2b to 2d if the Thanos die shows this, for the sector deployed to now."""
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


def picked_hits(s: "ThanosRising", villains: i64) -> i64:
    """Hits on the active team whose heroes their owner picks."""
    box = s.house.box
    n: i64 = 0
    for villain in range(VILLAIN_COUNT):
        if (villains >> villain) & 1:
            source: i64 = HERO_COUNT + villain
            for at in range(box.start[source], box.start[source + 1], pr.WIDTH):
                if box.program[at] == pr.CALL_HIT_EACH_TEAM:
                    n += box.program[at + 1] * min(box.program[at + 2], bit_count(with_space(s, s.team[s.active])))
    return n


def _acting(s: "ThanosRising", face: i64) -> i64:
    """The villains that act if the Thanos die shows this."""
    facing = facing_after(s, face)
    acting = villains_in_sector(s, facing)
    if face == VILLAINS_FACE:
        acting |= villains_in_sector(s, (facing + 1) % SECTORS) | villains_in_sector(s, (facing + 2) % SECTORS)
    return acting


def stone_hits(s: "ThanosRising", stone: i64) -> i64:
    """Hits on the active team by the power of a collected stone."""
    if (s.collected >> stone) & 1 == 0:
        return 0
    box = s.house.box
    n: i64 = 0
    for at in range(box.start[FIRST_STONE + stone], box.start[FIRST_STONE + stone + 1], pr.WIDTH):
        if box.program[at] == pr.CALL_HIT_ONE:
            n += box.program[at + 1]
        elif box.program[at] == pr.CALL_TRIGGER_VILLAINS:
            hits = no_hits()
            add_villains(s, villains_in_sector(s, s.facing), hits)
            n += on_team(s, hits) + picked_hits(s, villains_in_sector(s, s.facing))
    return n


def deployment(s: "ThanosRising", sector: i64) -> dict[str, object]:
    """What deploying to a sector risks: hits on the own team, expected and at worst over all faces of both dice."""
    twin = s.clone()
    twin.sector = sector
    box = s.house.box
    stone_total: i64 = 0
    stone_worst: i64 = 0
    for colour in range(STONE_COUNT):
        n = stone_hits(twin, box.stone_of[colour])
        stone_total += n * box.stone_die[colour]
        if box.stone_die[colour] > 0:
            stone_worst = max(stone_worst, n)
    total = 0.0
    worst: i64 = 0
    faces: list[object] = []
    for face in range(4):
        weight = box.thanos_die[face]
        if weight == 0:
            continue
        hits = hits_of_face(twin, face)
        team = on_team(twin, hits) + picked_hits(twin, _acting(twin, face))
        rolls: i64 = 2 if face == STONE_FACE else 1
        total += float(weight) * (float(team) + float(rolls * stone_total) / 6.0) / 6.0
        worst = max(worst, team + rolls * stone_worst)
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


def hits_table(s: "ThanosRising", hits: vec[i64]) -> dict[str, object]:
    """Hits that would be counters, by card."""
    found: dict[str, object] = {}
    for hero in range(HERO_COUNT):
        n = min(hits[hero], s.house.box.spaces[hero] - s.damage[hero])
        if n > 0:
            found[ASSETS[hero]] = int(n)
    return found


def falling(s: "ThanosRising") -> i64:
    """Heroes in play who are full and will fall with the end of this turn, as bits."""
    found: i64 = 0
    for hero in range(HERO_COUNT):
        if (s.hurt >> hero) & 1 and s.damage[hero] >= s.house.box.spaces[hero]:
            found |= BIT[hero]
    return found
