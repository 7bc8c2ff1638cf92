"""A position as a JSON-able dict; `loading.py` reads it back."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.vecs import vec
from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.components import HAND, KINDS, LEVELS, SLOTS
from sixstones.games.splendor.view import face_ids, team_ids

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def dump(s: "Splendor") -> dict[str, object]:
    found = s.head()
    found["stage"] = frames.STAGES[s.stage]
    found["seat"] = s.seat
    found["first"] = s.first
    found["rounds"] = s.rounds
    found["passes"] = s.passes
    found["bank"] = _counts(s, s.bank, 0)
    rows: list[list[str | None]] = []
    for level in range(LEVELS):
        rows.append([_id(s, s.row[level * SLOTS + n]) for n in range(SLOTS)])
    found["rows"] = rows
    found["locations"] = face_ids(s, s.middle)
    found["tile"] = s.tile
    found["seats"] = [_dump_seat(s, seat) for seat in range(s.seats)]
    found["slot"] = s.slot
    found["floor"] = s.floor
    found["ended"] = ending.ENDINGS[s.ended]
    return found


def _id(s: "Splendor", card: i64) -> str | None:
    return None if card < 0 else s.box.cards[card].id


def _counts(s: "Splendor", tokens: vec[i64], start: i64) -> dict[str, int]:
    return {name: tokens[start + kind] for kind, name in enumerate(s.box.token_names) if tokens[start + kind]}


def _dump_seat(s: "Splendor", seat: i64) -> dict[str, object]:
    places = [at for at in range(seat * HAND, seat * HAND + HAND) if s.hand[at] >= 0]
    return {
        "tokens": _counts(s, s.tokens, seat * KINDS),
        "team": team_ids(s, seat),
        "hand": [_id(s, s.hand[at]) for at in places],
        "blind": [int(s.blind[at]) for at in places],
        "locations": face_ids(s, s.owned[seat]),
    }
