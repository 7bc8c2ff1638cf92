"""The catalogue: every action id of the game, and the tables that say what an id stands for.

Frequent ids come first. The two rulesets share all numbers up to the locations, which come last of the seats' ids.
"""

from itertools import combinations, combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec, bits_of
from sixstones.core.catalogue import Catalogue
from sixstones.games.splendor.components import COLOURS, HAND, LEVELS, SLOTS, Box

_FIVE: Final = [0, 1, 2, 3, 4]
_SIX: Final = [0, 1, 2, 3, 4, 5]

# TAKE-DIFFERENT: sets of three, two, one different colours.
_SETS: Final = [list(s) for size in (3, 2, 1) for s in combinations(_FIVE, size)]
TAKE: Final[i64] = 0
TRIPLES: Final[i64] = 10  # ids 0-9 take three, 10-19 two, 20-24 one
TAKE_TWO: Final[i64] = 25
RESERVE: Final[i64] = 30  # + level * 4 + slot
RESERVE_DECK: Final[i64] = 42  # + level
RECRUIT: Final[i64] = 45  # + level * 4 + slot
RECRUIT_HAND: Final[i64] = 57  # + position in hand
PASS: Final[i64] = 60
RETURN_TOKENS: Final[i64] = 61  # + index of the multiset given back
PAY_GREY: Final[i64] = 144  # + index of the multiset of colours that grey tokens stand for
PAYMENTS: Final[i64] = 252
CHOOSE: Final[i64] = 396  # + face of a location

# Members of TAKE sets as bits, so that a set is open exactly if its bits are among the non-empty stacks.
TAKE_BITS: Final = as_vec([bits_of(s) for s in _SETS])
# What RETURN gives back: six counts per id; the first six ids give back one token each.
_RETURNED: Final = [list(s) for size in (1, 2, 3) for s in combinations_with_replacement(_SIX, size)]
RETURN_COUNTS: Final = as_vec([s.count(c) for s in _RETURNED for c in _SIX])
RETURN_PACKED: Final = as_vec([sum([s.count(c) << (8 * c) for c in _SIX]) for s in _RETURNED])  # a byte for each kind
RETURN_TOPS: Final[i64] = 0x808080808080  # the highest bit of each kind
RETURN_SIZE: Final = as_vec([len(s) for s in _RETURNED])
MOST_RETURNED: Final[i64] = 3
RETURN_FROM: Final = as_vec([sum([1 for s in _RETURNED if len(s) < size]) for size in range(5)])  # the first id by size
# Which colours grey stands for in PAY: five counts per id, fewest grey tokens first.
_GREYS: Final = [list(s) for size in range(6) for s in combinations_with_replacement(_FIVE, size)]
PAY_COUNTS: Final = as_vec([s.count(c) for s in _GREYS for c in _FIVE])
PAY_SIZE: Final = as_vec([len(s) for s in _GREYS])
# The PAY id of a grey count per colour, written as a number in base 6.
_SIXES: Final = [1, 6, 36, 216, 1296]
_PAY_INDEX: Final = {sum([s.count(c) * _SIXES[c] for c in _FIVE]): n for n, s in enumerate(_GREYS)}
PAY_BY_CODE: Final = as_vec([_PAY_INDEX.get(code, -1) for code in range(7776)])


def chance_base(box: Box) -> i64:
    """The first chance id: cards, then locations, then the first seat."""
    return CHOOSE + len(box.faces)


def build_catalogue(box: Box) -> Catalogue:
    """Every action of the ruleset with its text."""
    book = Catalogue()
    tokens = [*box.colours, box.token_names[COLOURS]]
    wild = tokens[COLOURS]
    for s in _SETS:
        book.add("take", *[box.colours[c] for c in s])
    for colour in box.colours:
        book.add("take_two", colour, text=f"take {colour} {colour}")
    for level in range(1, LEVELS + 1):
        for slot in range(1, SLOTS + 1):
            book.add("reserve", f"{level}-{slot}")
    for level in range(1, LEVELS + 1):
        book.add("reserve_deck", str(level), text=f"reserve deck {level}")
    for level in range(1, LEVELS + 1):
        for slot in range(1, SLOTS + 1):
            book.add("recruit", f"{level}-{slot}")
    for place in range(1, HAND + 1):
        book.add("recruit_hand", str(place), text=f"recruit hand {place}")
    book.add("pass")
    for s in _RETURNED:
        book.add("return", *[tokens[c] for c in s])
    for s in _GREYS:
        text = f"pay {wild} for {' '.join(box.colours[c] for c in s)}" if s else f"pay no {wild}"
        book.add("pay", *[box.colours[c] for c in s], text=text)
    for face in box.faces:
        word = "noble" if box.classic else "location"
        book.add("location", face.id, text=f"{word} {face.id.removeprefix('noble_')}")
    for card in box.cards:
        book.add_chance("card", card.id, text=card.id)
    for face in box.faces:
        book.add_chance("face", face.id, text=face.id)
    for seat in range(1, 5):
        book.add_chance("first", f"p{seat}")
    return book


def slot_name(slot: i64) -> str:
    """A place of the display as it is written: level, dash, position."""
    return f"{slot // SLOTS + 1}-{slot % SLOTS + 1}"
