"""The end of a game of Splendor explained: which rule chose the winner, and what counted.

Rules SP-12, SP-13.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sixstones.core.account import Account, Because, Counted
from sixstones.core.bits import members
from sixstones.games.splendor.components import COLOURS, GREEN, KINDS, LEVELS, TILE_POINTS
from sixstones.games.splendor.ending import CAPPED, GAUNTLET, STALEMATE, qualified, result

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor


def account(s: "Splendor") -> Account:
    return Account(_because(s), _counted(s))


def _because(s: "Splendor") -> list[Because]:
    if s.ended == STALEMATE:
        return [Because("stalemate", "SP-AMB-37")]
    if s.ended == CAPPED:
        return [Because("round_limit", "SP-AMB-38", {"rounds": int(s.rounds)})]
    ended = result(s)
    if ended is None or s.ended != GAUNTLET:
        return []
    winners = ended.winners
    if s.box.classic:
        return [_among(s, winners, [seat for seat in range(s.seats)])]
    able = [seat for seat in range(s.seats) if qualified(s, seat)]
    found = [_alone(s, able[0]) if len(able) == 1 else _among(s, winners, able)]
    for seat in range(s.seats):
        if seat not in able and _points(s, seat) >= _points(s, winners[0]):
            found.append(_without(s, seat))
    return found


def _points(s: "Splendor", seat: i64) -> int:
    return int(s.tally[seat * 3])


def _cards(s: "Splendor", seat: i64) -> int:
    return int(s.tally[seat * 3 + 2])


def _alone(s: "Splendor", seat: int) -> Because:
    """Nobody else met the condition (SP-13.1)."""
    return Because("alone", "SP-13.1", {"seat": seat, "points": _points(s, seat)})


def _without(s: "Splendor", seat: i64) -> Because:
    """As many points as the winner or more, and no victory: what the condition lacks (SP-13.6)."""
    missing = [s.box.colours[c] for c in range(COLOURS) if s.bonus[seat * COLOURS + c] == 0]
    data: dict[str, object] = {"seat": int(seat), "points": _points(s, seat), "missing": missing}
    data["time"] = bool(s.tokens[seat * KINDS + GREEN] > 0)
    return Because("without", "SP-13.6", data)


def _among(s: "Splendor", winners: list[int], able: list[int]) -> Because:
    """How the winner was found among several (SP-13.2 to SP-13.5, SP-V-3.7)."""
    if len(winners) > 1:
        points = _points(s, winners[0])
        return Because("shared", s.box.rule("SP-13.5", "SP-V-3.7"), {"seats": winners, "points": points})
    winner = winners[0]
    best: i64 = -1  # the best of the others
    for seat in able:
        if seat != winner and (best < 0 or _points(s, seat) > _points(s, best)):
            best = seat
    level = [seat for seat in able if seat != winner and _points(s, seat) == _points(s, best)]
    data: dict[str, object] = {"seat": winner, "points": _points(s, winner), "other_points": _points(s, best)}
    if _points(s, best) < _points(s, winner):
        data["seats"] = able
        return Because("most_points" if s.box.classic else "more_points", s.box.rule("SP-13.2", "SP-V-3.7"), data)
    data["seats"] = [winner, *level]
    if s.tile == winner:
        return Because("tile", "SP-13.3", data)
    data["cards"] = _cards(s, winner)
    data["other_cards"] = min([_cards(s, seat) for seat in level])
    return Because("fewer_cards", s.box.rule("SP-13.4", "SP-V-3.7"), data)


def _counted(s: "Splendor") -> list[Counted]:
    """Where the points came from, then what else counts: colours, the Time Stone, cards."""
    seats = [seat for seat in range(s.seats)]
    rows = [Counted("cards_points", [_of_cards(s, seat) for seat in seats])]
    faces = [_of_faces(s, seat) for seat in seats]
    rows.append(Counted("nobles_points" if s.box.classic else "locations_points", faces))
    if not s.box.classic:
        rows.append(Counted("tile_points", [int(TILE_POINTS) if s.tile == seat else 0 for seat in seats]))
        rows.append(Counted("colours", [_colours(s, seat) for seat in seats]))
        rows.append(Counted("time_stone", [int(s.tokens[seat * KINDS + GREEN]) for seat in seats]))
    rows.append(Counted("cards", [_cards(s, seat) for seat in seats]))
    return rows


def _of_cards(s: "Splendor", seat: i64) -> int:
    total: i64 = 0
    for level in range(LEVELS):
        for n in members(s.teams[seat * 3 + level]):
            total += s.box.points[s.box.deck_start[level] + n]
    return int(total)


def _of_faces(s: "Splendor", seat: i64) -> int:
    total: i64 = 0
    for face in members(s.owned[seat]):
        total += s.box.face_points[face]
    return int(total)


def _colours(s: "Splendor", seat: i64) -> int:
    found = 0
    for c in range(COLOURS):
        if s.bonus[seat * COLOURS + c] > 0:
            found += 1
    return found
