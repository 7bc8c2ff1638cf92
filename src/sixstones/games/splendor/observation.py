"""What a seat observes, as numbers for learning programs; the looking seat comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, lowest
from sixstones.core.observation import Block
from sixstones.core.vecs import vec
from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.components import COLOURS, HAND, KINDS, LEVELS, ROW, Box
from sixstones.games.splendor.view import knows

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

CARD: Final[i64] = 13  # numbers of a card
HELD: Final[i64] = 17  # numbers of a reserved card: its level, whether it is known, the card
PLACES: Final[i64] = 15  # of the display and the hand
MOST_POINTS: Final[i64] = 60
MOST_TAGS: Final[i64] = 30
MOST_CARDS: Final[i64] = 90
MOST_ROUNDS: Final[i64] = 100


def blocks(box: Box, players: int) -> list[Block]:
    cards, faces = len(box.cards), len(box.faces)
    kinds = [*box.token_names, "none"][:7]
    card = ["present", *[f"costs {c}" for c in box.colours], *[f"gives {c}" for c in box.colours], "points", "tags"]
    most = [1, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 5, 2]
    held = ["level 1", "level 2", "level 3", "known", *card]
    return [
        Block("bank", [7], 7, "tokens in the bank", kinds),
        Block("decks", [3], 40, "cards left in the deck of each level"),
        Block("stage", [len(frames.STAGES)], 1, "what is being decided", frames.STAGES),
        Block("place", [int(PLACES)], 1, "the card being paid for: twelve places of the display, three of the hand"),
        Block("floor", [1], 6, "giving back one by one: the lowest kind of token still allowed"),
        Block("round", [1], int(MOST_ROUNDS), "completed rounds, counted up to the divisor"),
        Block("display", [12, int(CARD)], 7, "face-up cards, level by level", card, most),
        Block("unseen", [cards], 1, "cards the seat has not seen: in a deck or in a hand it does not know"),
        Block("locations", [faces], 1, "locations in the middle"),
        Block("tokens", [players, 7], 7, "tokens of each seat", kinds),
        Block("bonuses", [players, 5], 18, "bonuses of each seat", box.colours),
        Block("points", [players], int(MOST_POINTS), "points of each seat"),
        Block("tags", [players], int(MOST_TAGS), "Avengers tags of each seat"),
        Block("team", [players], int(MOST_CARDS), "cards each seat has recruited"),
        Block("standing", [players, 4], 1, "facts of each seat", ["tile", "turn", "first", "qualified"]),
        Block("hand", [players, 3, int(HELD)], 7, "reserved cards of each seat, as known", held, [1, 1, 1, 1, *most]),
    ]


def describe(s: "Splendor", viewer: i64, page: vec[i64]) -> None:
    for kind in range(KINDS):
        page[kind] = s.bank[kind]
    at: i64 = KINDS + LEVELS
    page[at + s.stage] = 1
    at += len(frames.STAGES)
    if s.stage == frames.PAY:
        page[at + s.slot] = 1
    at += PLACES
    page[at] = s.floor
    page[at + 1] = s.rounds if s.rounds < MOST_ROUNDS else MOST_ROUNDS
    at += 2
    row, sheet = s.row, s.box.sheet
    for slot in range(ROW):
        if row[slot] >= 0:
            _card(sheet, row[slot], page, at)
        at += CARD
    at = _unseen(s, viewer, page, at)
    left: i64 = s.middle
    while left != 0:
        page[at + lowest(left)] = 1
        left &= left - 1
    at += len(s.box.faces)
    _seats(s, viewer, page, at)


def _card(sheet: vec[i64], card: i64, page: vec[i64], at: i64) -> None:
    start: i64 = card * CARD
    for n in range(CARD):
        page[at + n] = sheet[start + n]


def _unseen(s: "Splendor", viewer: i64, page: vec[i64], at: i64) -> i64:
    """The decks and the cards of hands the seat does not know: what a careful player has counted. Counts decks, too."""
    level_of = s.box.level
    for level in range(LEVELS):
        deck = s.decks[level]
        pool: i64 = deck
        start = s.box.deck_start[level]
        for place in range(s.seats * HAND):
            card = s.hand[place]
            if card >= 0 and level_of[card] == level and place // HAND != viewer:
                if not knows(s, viewer, place // HAND, place % HAND):
                    pool |= BIT[card - start]
        left: i64 = 0
        for n in range(s.box.deck_size[level]):
            page[at + n] = (pool >> n) & 1
            left += (deck >> n) & 1
        page[KINDS + level] = left
        at += s.box.deck_size[level]
    return at


def _seats(s: "Splendor", viewer: i64, page: vec[i64], start: i64) -> None:
    seats = s.seats
    bonuses: i64 = start + seats * KINDS
    points: i64 = bonuses + seats * COLOURS
    tags: i64 = points + seats
    team: i64 = tags + seats
    standing: i64 = team + seats
    at: i64 = standing + seats * 4
    for n in range(seats):
        seat: i64 = viewer + n
        if seat >= seats:
            seat -= seats
        for kind in range(KINDS):
            page[start + n * KINDS + kind] = s.tokens[seat * KINDS + kind]
        for c in range(COLOURS):
            page[bonuses + n * COLOURS + c] = s.bonus[seat * COLOURS + c]
        page[points + n] = s.tally[seat * 3]
        page[tags + n] = s.tally[seat * 3 + 1]
        page[team + n] = s.tally[seat * 3 + 2]
        page[standing + n * 4] = 1 if s.tile == seat else 0
        page[standing + n * 4 + 1] = 1 if s.seat == seat else 0
        page[standing + n * 4 + 2] = 1 if s.first == seat else 0
        page[standing + n * 4 + 3] = 1 if ending.qualified(s, seat) else 0
        for place in range(HAND):
            card = s.hand[seat * HAND + place]
            if card >= 0:
                page[at + s.box.level[card]] = 1
                if knows(s, viewer, seat, place):
                    page[at + 3] = 1
                    _card(s.box.sheet, card, page, at + 4)
            at += HELD
