"""The account of a game: start, decisions and luck add up to the end, for every seat.

The estimates of neighbouring moments differ by a decision, by what chance brought, and by noise. The decision's part is
known. The rest is luck where something was drawn or revealed. Where nothing was, the rest is noise of the estimates: it
is put off until the next draw or reveal, so that quiet moves are no luck. Whatever is left at the end of the game is
luck as well. Every step only splits a difference, so the sum is exact.
"""

from collections.abc import Sequence
from dataclasses import replace

from sixstones.analysis.results import SWING, TURNING, Moment, Totals, TurningPoint

Chances = tuple[float, ...]


def told(
    moments: Sequence[Moment], end: Sequence[float] | None, sides: Sequence[int]
) -> tuple[tuple[Moment, ...], Chances]:
    """The moments with odds and luck, and the odds at the end.

    Without an `end` they are the odds after the last moment.
    """
    found: list[Moment] = []
    odds: Chances = moments[0].estimate if moments else tuple(end or ())
    for n, moment in enumerate(moments):
        effect = _effect(moment, odds)
        after = _within([value + change for value, change in zip(odds, effect, strict=True)], sides)
        last = n + 1 == len(moments)
        if last:
            after = after if end is None else tuple(end)
        elif moment.open:
            after = moments[n + 1].estimate
        luck = [b - a - change for a, b, change in zip(odds, after, effect, strict=True)]
        felt = tuple(value if abs(value) > 1e-9 else 0.0 for value in luck)
        found.append(replace(moment, odds=odds, effect=effect, luck=felt))
        odds = after
    return tuple(found), odds


def totals(moments: Sequence[Moment], end: Chances) -> tuple[Totals, ...]:
    """Every seat's sums."""
    found: list[Totals] = []
    for seat in range(len(end)):
        by = [0.0] * len(end)
        for moment in moments:
            by[moment.seat] += moment.effect[seat]
        found.append(
            Totals(
                seat,
                moments[0].odds[seat] if moments else end[seat],
                tuple(by),
                sum(moment.luck[seat] for moment in moments),
                end[seat],
                sum(-moment.effect[seat] for moment in moments if moment.seat == seat and moment.loss > 0.0),
            )
        )
    return tuple(found)


def turning_points(moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """The few greatest changes, in order of play.

    A decision counts for its seat, luck for the seat it helped or hurt most.
    """
    found: list[TurningPoint] = []
    for n, moment in enumerate(moments):
        change = moment.effect[moment.seat]
        if moment.loss > 0.0 and change <= -SWING:
            found.append(TurningPoint(n, "mistake", moment.seat, change))
        lucky = max(range(len(moment.luck)), key=lambda seat: (abs(moment.luck[seat]), moment.luck[seat]))
        if abs(moment.luck[lucky]) >= SWING:
            found.append(TurningPoint(n, "luck", lucky, moment.luck[lucky]))
    found.sort(key=lambda point: -abs(point.change))
    return tuple(sorted(found[:TURNING], key=lambda point: point.moment))


def _effect(moment: Moment, odds: Chances) -> Chances:
    """The change by a decision as a part of the chance that the account still gives its seat.

    A seat that knew it could have 90 % loses all it has by falling to 0 %, but no more than it has.
    """
    before = moment.before or 0.0
    part = min(1.0, odds[moment.seat] / before) if before > 0.0 else 1.0
    return tuple(part * change for change in moment.change)


def _within(odds: Sequence[float], sides: Sequence[int]) -> Chances:
    """Chances kept between 0 and 100 %; several sides still have 100 % together."""
    found = [max(0.0, min(100.0, value)) for value in odds]
    if len(set(sides)) > 1 and found != list(odds):
        before, after = (sum(dict(zip(sides, values, strict=True)).values()) for values in (odds, found))
        found = [value * before / after for value in found]
    return tuple(found)
