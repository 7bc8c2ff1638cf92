"""The odds that dice complete a card when every fitting die is laid at once, for the bots.

Missing symbols and dice left are packed into one number, four bits each; answers are kept with the box. Where every
colour favours its own symbol alike, symbols are exchanged until the number is the one kept for all their orders.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.vecs import vec

if TYPE_CHECKING:
    from sixstones.games.thanos_rising.components import Box

_MOST: Final[i64] = 15
_SIDES: Final = 6.0


def pack(box: "Box", missing: vec[i64], at: i64, dice: vec[i64]) -> i64:
    """Missing symbols (four from a place of the vector) and dice by colour as one number."""
    key: i64 = 0
    for k in range(4):
        key |= min(max(missing[at + k], 0), _MOST) << (4 * k)
        key |= min(dice[k], _MOST) << (16 + 4 * k)
    return _ordered(key) if box.alike else key


def _ordered(key: i64) -> i64:
    """The same question with symbols in falling order.

    Dice of colours that favour nothing missing are put together.
    """
    plain: i64 = 0
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    for k in range(4):
        lacking = part(key, k)
        if lacking == 0:
            plain += part(key, 4 + k)
            continue
        value = lacking * 16 + part(key, 4 + k)
        if value > a:
            a, b, c, d = value, a, b, c
        elif value > b:
            b, c, d = value, b, c
        elif value > c:
            c, d = value, c
        else:
            d = value
    plain = min(plain, _MOST)
    if b == 0:
        b = plain
    elif c == 0:
        c = plain
    elif d == 0:
        d = plain
    found = (a >> 4) | ((b >> 4) << 4) | ((c >> 4) << 8) | ((d >> 4) << 12)
    return found | ((a & 15) << 16) | ((b & 15) << 20) | ((c & 15) << 24) | ((d & 15) << 28)


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
        rest = _without_one(box, after) if left == dice else after
        total += chance * odds(box, _ordered(rest) if box.alike else rest)
    box.odds[key] = total
    return total


def _one_roll(box: "Box", key: i64) -> dict[int, float]:
    """The outcomes of one roll: missing symbols and dice that did not fit, with their chances."""
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
        idle: i64 = 0
        for face in range(8):
            sides = box.faces[colour * 8 + face]
            if sides == 0:
                continue
            symbol: i64 = face & 3
            lacking = part(key, symbol)
            if lacking == 0:
                idle += sides
                continue
            after: i64 = key - (min(1 + (face >> 2), lacking) << (4 * symbol))
            found[after] = found.get(after, 0.0) + chance * float(sides) / _SIDES
        if idle > 0:
            found[key + one] = found.get(key + one, 0.0) + chance * float(idle) / _SIDES
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
