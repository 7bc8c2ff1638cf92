"""How likely dice complete a card when every die that fits is laid at once: what the bots count on.

Missing symbols and dice left are packed into one number, four bits each; answers are kept with the box.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.box import Box

_MOST: Final[i64] = 15
_SIDES: Final = 6.0


def pack(missing: list[i64], dice: list[i64]) -> i64:
    """Missing symbols by symbol and dice by colour as one number."""
    key: i64 = 0
    for k in range(4):
        key |= min(max(missing[k], 0), _MOST) << (4 * k)
        key |= min(dice[k], _MOST) << (16 + 4 * k)
    return key


def part(key: i64, k: i64) -> i64:
    return (key >> (4 * k)) & 15


def odds(box: "Box", key: i64) -> float:
    """The chance that the dice of a packed number cover what is missing."""
    missing = part(key, 0) + part(key, 1) + part(key, 2) + part(key, 3)
    if missing == 0:
        return 1.0
    dice = part(key, 4) + part(key, 5) + part(key, 6) + part(key, 7)
    if missing > 2 * dice:
        return 0.0
    known = box.odds.get(key)
    if known is not None:
        return known
    total = 0.0
    for after, chance in _one_roll(box, key).items():
        left = part(after, 4) + part(after, 5) + part(after, 6) + part(after, 7)
        total += chance * odds(box, _without_one(box, after) if left == dice else after)
    box.odds[key] = total
    return total


def _one_roll(box: "Box", key: i64) -> dict[int, float]:
    """What one roll of all dice leaves: symbols still missing and dice that did not fit, with their chances."""
    found: dict[int, float] = {key & 65535: 1.0}
    for colour in range(4):
        for _ in range(part(key, 4 + colour)):
            found = _one_die(box, found, colour)
    return found


def _one_die(box: "Box", before: dict[int, float], colour: i64) -> dict[int, float]:
    found: dict[int, float] = {}
    one: i64 = 65536
    for _ in range(colour):
        one *= 16
    for number, chance in before.items():
        key: i64 = number
        for face in range(8):
            sides = box.faces[colour * 8 + face]
            if sides == 0:
                continue
            symbol: i64 = face & 3
            lacking = part(key, symbol)
            after: i64 = key + one
            if lacking > 0:
                after = key - (min(1 + (face >> 2), lacking) << (4 * symbol))
            found[after] = found.get(after, 0.0) + chance * float(sides) / _SIDES
    return found


def _without_one(box: "Box", key: i64) -> i64:
    """Nothing fitted, so a die is lost: one of the colour that helps least."""
    worst: i64 = -1
    least = 2.0
    for colour in range(4):
        if part(key, 4 + colour) > 0:
            help = 0.0
            for face in range(8):
                if part(key, face & 3) > 0:
                    help += float(box.faces[colour * 8 + face]) / _SIDES
            if help < least:
                least = help
                worst = colour
    one: i64 = 65536
    for _ in range(worst):
        one *= 16
    return key - one
