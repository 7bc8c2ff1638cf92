"""Positions as JSON-able dicts: writing them. Reading is in loading.py."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import members
from sixstones.games.superhero_battle import frames, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import (
    ACTIONS,
    BATTLEFIELDS,
    HEROES,
    TEAM_CARDS,
    TECHNIQUE_COUNT,
    TECHNIQUES,
)
from sixstones.games.superhero_battle.damage import amount_for
from sixstones.games.superhero_battle.ending import REASONS
from sixstones.games.superhero_battle.handling import names
from sixstones.games.superhero_battle.programs import source_word

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

# How the fields of frames are written; all others are plain numbers.
SEATS: Final = ["seat", "target", "author", "actor", "event_target"]  # a seat, or null
SETS: Final = ["targets", "chosen"]  # seats
TACTIC_OPS: Final = {
    "set_trap": v.SET_TRAP,
    "remove_trap": v.REMOVE_TRAP,
    "flip_tactic": v.FLIP_TACTIC,
    "place_knockout": v.PLACE_KNOCKOUT,
    "remove_knockout": v.REMOVE_KNOCKOUT,
}


def frame_dict(s: "SuperheroBattle", at: i64) -> dict[str, object]:
    """One frame with the fields of its row."""
    row = frames.FRAMES.row(s.stack[at])
    found: dict[str, object] = {"frame": row.name}
    for n in range(len(row.fields)):
        found[row.fields[n]] = _field(s, row.fields[n], s.stack[at + 1 + n], at)
    return found


def _field(s: "SuperheroBattle", field: str, value: i64, at: i64) -> object:
    if field in SEATS:
        return None if value < 0 else value
    if field in SETS:
        return members(value)
    if field == "source":
        return source_word(value)
    if field == "at":  # counted from the start of the program, so that it means the same with other cards around it
        return value - s.house.book.start_of(s.stack[at + frames.PROGRAM_SOURCE])
    if field == "window":
        return v.WINDOWS[value]
    if field == "named":
        return None if value < 0 else TECHNIQUES[value]
    if field == "tactics":
        return [TECHNIQUES[t] for t in members(value)]
    if field == "options":
        return [n + 1 for n in members(value)]
    if field == "op":
        return next(word for word, op in TACTIC_OPS.items() if op == value)
    if field == "amounts":
        return [int(amount_for(value, seat)) for seat in range(s.seats)]
    return value


def counts(pack: i64) -> dict[str, int]:
    """A pack as counts by technique."""
    return {TECHNIQUES[t]: int(packs.count(pack, t)) for t in range(TECHNIQUE_COUNT) if packs.count(pack, t) > 0}


def series_texts(series: i64) -> list[str]:
    """Cards from left to right.

    A turned one says so, with the number of its list where it is not the first.
    """
    found: list[str] = []
    for n in range(rows.length(series)):
        text = TECHNIQUES[rows.card(series, n)]
        guard = rows.turned_at(series, n)
        if guard == 0:
            text += " turned"
        elif guard > 0:
            text += f" turned {guard + 1}"
        found.append(text)
    return found


def dump(s: "SuperheroBattle") -> dict[str, object]:
    found = s.head()
    found["stack"] = [frame_dict(s, at) for at in range(0, s.depth, frames.WIDTH)]
    found["battle"] = s.battle
    found["stage"] = s.stage
    found["stages"] = s.stages
    found["holder"] = None if s.holder < 0 else s.holder
    found["fighting"] = members(s.fighting)
    found["members"] = members(s.members)
    found["used"] = members(s.used)
    found["acted"] = members(s.acted)
    found["opener"] = None if s.opener < 0 else s.opener
    found["opened"] = None if s.opened < 0 else TECHNIQUES[s.opened]
    found["action"] = None if s.action < 0 else ACTIONS[s.action]
    found["returned"] = s.returned == 1
    found["left"] = members(s.left)
    found["left_for_cards"] = s.left_for_cards == 1
    found["battlefield"] = None if s.field < 0 else BATTLEFIELDS[s.field]
    found["played_battlefields"] = [BATTLEFIELDS[field] for field in members(s.played_fields)]
    found["traps"] = [TECHNIQUES[t] for t in members(s.traps)]
    found["knockouts"] = [TECHNIQUES[t] for t in members(s.knockouts)]
    found["deck"] = counts(s.deck)
    found["discard"] = counts(s.discard)
    found["top"] = None if s.top < 0 else TECHNIQUES[s.top]
    found["layout"] = counts(s.layout)
    found["target"] = s.target
    found["deciding"] = members(s.deciding)
    found["champion"] = None if s.champion < 0 else s.champion
    found["reason"] = REASONS[s.reason]
    found["seats"] = [_seat(s, seat) for seat in range(s.seats)]
    return found


def _seat(s: "SuperheroBattle", seat: i64) -> dict[str, object]:
    found: dict[str, object] = {
        "hero": None if s.hero[seat] < 0 else HEROES[s.hero[seat]],
        "energy": s.energy[seat],
        "wins": s.wins[seat],
        "hand": names(s.hand[seat]),
        "laid": None if s.laid[seat] < 0 else TECHNIQUES[s.laid[seat]],
        "series": series_texts(s.series[seat]),
        "known": _known(s, seat),
    }
    if amount_for(s.faces, seat) > 0:
        found["last"] = last_opened(s, seat)
    dealt = [HEROES[hero] for hero in s.dealt[seat * 2 : seat * 2 + 2] if hero >= 0]
    if dealt:
        found["dealt"] = dealt
    if s.pick[seat] != 0:
        found["pick"] = _pick(s, seat)
    if s.house.teams > 0 and s.team[seat] >= 0:
        dealing = s.depth > 0 and s.stack[0] == frames.TEAM_CARD
        found["team"] = TEAM_CARDS[s.team[seat]] if dealing else s.team[seat]
    return found


def last_opened(s: "SuperheroBattle", seat: i64) -> str | None:
    """The technique a player opened last; everybody saw it, wherever the card is now."""
    face = amount_for(s.faces, seat)
    return TECHNIQUES[face - 1] if face > 0 else None


def _pick(s: "SuperheroBattle", seat: i64) -> object:
    if frames.top_kind(s) == frames.PICK_HERO:
        return HEROES[s.pick[seat] - 1]
    found: list[str] = []
    picks = s.pick[seat]
    while picks != 0:
        found.append(TECHNIQUES[(picks & 15) - 1])
        picks >>= 4
    return found


def _known(s: "SuperheroBattle", owner: i64) -> object:
    """The memory of a hand: one list where all remember the same, else a list per viewer."""
    viewers = [viewer for viewer in range(s.seats + 1) if viewer != owner]
    first = s.known[viewers[0] * s.seats + owner]
    if all(s.known[viewer * s.seats + owner] == first for viewer in viewers):
        return names(first)
    return {
        str(viewer) if viewer < s.seats else "spectator": names(s.known[viewer * s.seats + owner]) for viewer in viewers
    }
