"""A flat observation for learning programs: fixed length per number of players, the looking seat first.

Counts are divided by their usual maximum, so that most numbers lie between 0 and 1.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.games.superhero_battle import packs, pending
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle.components import FIELD_COUNT, HERO_COUNT, TECHNIQUE_COUNT
from sixstones.games.superhero_battle.options import PUBLIC
from sixstones.games.superhero_battle.table import clockwise
from sixstones.games.superhero_battle.view import is_choosing, sees_hand

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle


def features(s: "SuperheroBattle", seat: i64) -> list[float]:
    found: list[float] = []
    for kind in range(len(pending.FRAMES.rows)):
        found.append(1.0 if s.depth > 0 and s.stack[s.depth - pending.WIDTH] == kind else 0.0)
    for t in range(TECHNIQUE_COUNT):
        found.append(float((s.traps >> t) & 1))
        found.append(float((s.knockouts >> t) & 1))
        found.append(float(packs.count(s.layout, t)) / 7.0)
        found.append(float(packs.count(s.discard, t)) / 7.0 if s.house.pile == PUBLIC else 0.0)
        found.append(1.0 if s.opened == t else 0.0)
    for field in range(FIELD_COUNT):
        found.append(1.0 if s.field == field else 0.0)
    found.append(float(packs.size(s.deck)) / 98.0)
    found.append(float(s.battle) / 10.0)
    found.append(float(s.stage) / 3.0)
    found.append(float(s.stages) / 60.0)
    found.append(float(s.target) / 4.0)
    for n in range(s.seats):
        _seat(s, seat, clockwise(s, seat, n), found)
    return found


def _seat(s: "SuperheroBattle", viewer: i64, seat: i64, found: list[float]) -> None:
    for hero in range(HERO_COUNT):
        found.append(1.0 if s.hero[seat] == hero else 0.0)
    found.append(float(s.energy[seat]) / 6.0)
    found.append(float(s.wins[seat]) / 4.0)
    found.append(float((s.used >> seat) & 1))
    found.append(float((s.fighting >> seat) & 1))
    found.append(float((s.acted >> seat) & 1))
    found.append(1.0 if s.holder == seat else 0.0)
    found.append(1.0 if s.actor == seat else 0.0)
    found.append(1.0 if (s.mates[viewer] >> seat) & 1 else 0.0)
    found.append(1.0 if s.laid[seat] >= 0 else 0.0)
    shown = s.hand[seat]
    if viewer != seat and is_choosing(s) and s.laid[seat] >= 0:
        shown += packs.UNIT[s.laid[seat]]
    found.append(float(packs.size(shown)) / 8.0)
    cards: i64 = shown if sees_hand(s, viewer, seat) else s.known[viewer * s.seats + seat]
    for t in range(TECHNIQUE_COUNT):
        found.append(float(packs.count(cards, t)) / 4.0)
        found.append(1.0 if viewer == seat and s.laid[seat] == t else 0.0)
        for n in range(rows.LENGTH):
            found.append(1.0 if rows.card(s.series[seat], n) == t else 0.0)
    for n in range(rows.LENGTH):
        found.append(1.0 if rows.turned_at(s.series[seat], n) >= 0 else 0.0)
