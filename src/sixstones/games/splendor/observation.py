"""Observations for learning programs.

The viewing seat comes first, the others follow clockwise.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import BIT, as_list, bit_count
from sixstones.core.buffers import BITS, ONE, ROWS
from sixstones.core.observation import Block
from sixstones.core.vecs import vec
from sixstones.games.splendor import ending, frames
from sixstones.games.splendor.components import BALANCED, COLOURS, HAND, KINDS, LEVELS, PRINTED, ROW, Box, Card
from sixstones.games.splendor.view import knows

if TYPE_CHECKING:
    from sixstones.games.splendor.state import Splendor

PLACES: Final[i64] = 15  # of the display and the hand
MOST_POINTS: Final[i64] = 60
MOST_TAGS: Final[i64] = 30
MOST_CARDS: Final[i64] = 90
MOST_ROUNDS: Final[i64] = 100


def _card(card: Card) -> list[int]:
    return [1, *card.cost, *[1 if card.bonus == c else 0 for c in range(5)], card.points, card.tags]


def _levels(level: int, known: int) -> list[int]:
    return [*[1 if level == n else 0 for n in range(3)], known]


def blocks(box: Box, players: int) -> list[Block]:
    cards, faces = len(box.cards), len(box.faces)
    kinds = [*box.token_names, "none"][:7]
    card = ["present", *[f"costs {c}" for c in box.colours], *[f"gives {c}" for c in box.colours], "points", "tags"]
    most = [1, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 5, 2]
    held = ["level 1", "level 2", "level 3", "known", *card]
    # A position may be of the other box with the same cards (SP-V-2); a card nobody but its owner knows comes last.
    shown = box.cards if box.classic else [*PRINTED.cards, *BALANCED.cards]
    sheet = [_card(card) for card in shown]
    hands = [[*_levels(card.level - 1, 1), *_card(card)] for card in shown]
    hands += [[*_levels(level, 0), *[0] * len(most)] for level in range(3)]
    return [
        Block("bank", [7], 7, "tokens in the bank", kinds),
        Block("decks", [3], 40, "cards left in the deck of each level"),
        Block("stage", [len(frames.STAGES)], 1, "what is being decided", frames.STAGES, form=ONE),
        Block(
            "place",
            [int(PLACES)],
            1,
            "the card being paid for: twelve places of the display, three of the hand",
            form=ONE,
        ),
        Block("floor", [1], 6, "giving back one by one: the lowest kind of token still allowed"),
        Block("round", [1], int(MOST_ROUNDS), "completed rounds, counted up to the divisor"),
        Block("display", [12, len(most)], 7, "face-up cards, level by level", card, most, form=ROWS, sheet=sheet),
        Block(
            "unseen",
            [cards],
            1,
            "cards the seat has not seen: in a deck or in a hand it does not know",
            form=BITS,
            spans=as_list(box.deck_size),
        ),
        Block("locations", [faces], 1, "locations in the middle", form=BITS),
        Block("tokens", [players, 7], 7, "tokens of each seat", kinds),
        Block("bonuses", [players, 5], 18, "bonuses of each seat", box.colours),
        Block("points", [players], int(MOST_POINTS), "points of each seat"),
        Block("tags", [players], int(MOST_TAGS), "Avengers tags of each seat"),
        Block("team", [players], int(MOST_CARDS), "cards each seat has recruited"),
        Block("standing", [players, 4], 1, "facts of each seat", ["tile", "turn", "first", "qualified"], form=BITS),
        Block(
            "hand",
            [players, 3, len(held)],
            7,
            "reserved cards of each seat, as known",
            held,
            [1, 1, 1, 1, *most],
            form=ROWS,
            sheet=hands,
        ),
    ]


def describe(s: "Splendor", viewer: i64, page: vec[i64]) -> None:
    bank, decks = s.bank, s.decks
    for kind in range(KINDS):
        page[kind] = bank[kind]
    at: i64 = KINDS + LEVELS
    page[at] = s.stage + 1
    if s.stage == frames.PAY:
        page[at + 1] = s.slot + 1
    page[at + 2] = s.floor
    page[at + 3] = s.rounds if s.rounds < MOST_ROUNDS else MOST_ROUNDS
    at += 4
    row = s.row
    first: i64 = s.box.row + 1
    for slot in range(ROW):
        if row[slot] >= 0:
            page[at + slot] = first + row[slot]
    at += ROW
    for level in range(LEVELS):
        page[KINDS + level] = bit_count(decks[level])
        page[at + level] = decks[level]
    page[at + LEVELS] = s.middle
    _seats(s, viewer, page, at)


def _seats(s: "Splendor", viewer: i64, page: vec[i64], unseen: i64) -> None:
    """The seats.

    Cards of hands the viewer does not know are among the unseen ones, as a careful player counts.
    """
    seats = s.seats
    tokens: i64 = unseen + LEVELS + 1
    bonuses: i64 = tokens + seats * KINDS
    points: i64 = bonuses + seats * COLOURS
    standing: i64 = points + seats * 3
    hands: i64 = standing + seats
    box = s.box
    first: i64 = box.row + 1
    hidden: i64 = len(box.cards) + 1 if box.classic else 2 * len(box.cards) + 1
    held, bonus, tally, hand = s.tokens, s.bonus, s.tally, s.hand
    for n in range(seats):
        seat: i64 = viewer + n
        if seat >= seats:
            seat -= seats
        for kind in range(KINDS):
            page[tokens + kind] = held[seat * KINDS + kind]
        tokens += KINDS
        for c in range(COLOURS):
            page[bonuses + c] = bonus[seat * COLOURS + c]
        bonuses += COLOURS
        page[points + n] = tally[seat * 3]
        page[points + seats + n] = tally[seat * 3 + 1]
        page[points + seats * 2 + n] = tally[seat * 3 + 2]
        facts: i64 = 1 if s.tile == seat else 0
        if s.seat == seat:
            facts += 2
        if s.first == seat:
            facts += 4
        if ending.qualified(s, seat):
            facts += 8
        page[standing + n] = facts
        for place in range(HAND):
            card = hand[seat * HAND + place]
            if card < 0:
                break
            if knows(s, viewer, seat, place):
                page[hands + place] = first + card
            else:
                level = box.level[card]
                page[hands + place] = hidden + level
                page[unseen + level] |= BIT[card - box.deck_start[level]]
        hands += HAND
