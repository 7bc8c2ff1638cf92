"""The card of a table, as lists and answers show it, whether it is in memory or a row."""

from collections.abc import Mapping
from typing import Any

from sixstones.table.attendance import Here, attendance

FACTS = (
    "id", "game", "players", "options", "public", "owner", "owner_name", "status", "created", "started", "ended",
    "seats", "result", "terms", "closed", "commitment", "same_as",
)  # fmt: skip


def make_card(facts: Mapping[str, Any], here: Here, playable: bool = True) -> dict[str, object]:
    """The card from a table's facts, with who is at the table.

    `playable` says whether its rules are played here.
    """
    begun = facts["started"] or facts["created"]
    seats = [{**seat, **attendance(here, seat["identity"], begun)} for seat in facts["seats"]]
    return {**{name: facts[name] for name in FACTS}, "seats": seats, "playable": playable}
