"""Observations for learning programs.

The viewing seat first, the others as they sit clockwise.

Cards of hands are those the seat sees or remembers, and `unseen` counts all it cannot place.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import as_vec, bit_count
from sixstones.core.observation import Block
from sixstones.core.vecs import vec
from sixstones.games.superhero_battle import frames, legal, packs
from sixstones.games.superhero_battle import series as rows
from sixstones.games.superhero_battle.components import (
    ACTION_COUNT,
    ACTIONS,
    BATTLEFIELDS,
    FIELD_COUNT,
    HERO_COUNT,
    HEROES,
    MAX_ENERGY,
    STAGES,
    TECHNIQUE_COUNT,
    TECHNIQUES,
)
from sixstones.games.superhero_battle.notation import SEATS, SETS
from sixstones.games.superhero_battle.options import HIDDEN, PUBLIC
from sixstones.games.superhero_battle.resample import unseen
from sixstones.games.superhero_battle.table import clockwise
from sixstones.games.superhero_battle.view import is_choosing, sees_hand

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

FRAME_COUNT: Final[i64] = len(frames.FRAMES.rows)
SOURCE_COUNT: Final[i64] = ACTION_COUNT + 2 + HERO_COUNT + FIELD_COUNT
FACTS: Final[i64] = 13
MOST_CARDS: Final[i64] = 15  # of one technique
MOST_HAND: Final[i64] = 60
MOST_WINS: Final[i64] = 10
MOST_BATTLES: Final[i64] = 60
MOST_STAGES: Final[i64] = 200
MOST_LEFT: Final[i64] = 15

# Fields of a frame by their place, 1 … 7: which is a seat, a set of seats, a source, a plain number; 0 where none is.
_PLAIN: Final = ["left", "amount", "n"]


def _place(fields: list[str], wanted: list[str]) -> int:
    found = [n + 1 for n, field in enumerate(fields) if field in wanted]
    return found[0] if found else 0


SEAT_FIELD: Final = as_vec([_place(row.fields, SEATS) for row in frames.FRAMES.rows])
SET_FIELD: Final = as_vec([_place(row.fields, SETS) for row in frames.FRAMES.rows])
SOURCE_FIELD: Final = as_vec([_place(row.fields, ["source"]) for row in frames.FRAMES.rows])
PLAIN_FIELD: Final = as_vec([_place(row.fields, _PLAIN) for row in frames.FRAMES.rows])


def blocks(players: int) -> list[Block]:
    names = frames.FRAMES.names
    t, length = int(TECHNIQUE_COUNT), int(rows.LENGTH)
    cards = int(MOST_CARDS)
    facts = [
        "energy", "wins", "cards", "ability used", "in the battle", "takes part", "had its turn", "first player",
        "asked", "own side", "card laid", "has chosen", "turn",
    ]  # fmt: skip
    highs = [int(MAX_ENERGY), int(MOST_WINS), int(MOST_HAND)] + [1] * 10
    clock = ["cards in the deck", "battles", "stage of the round", "stages", "wins needed", "battlefields left"]
    spans = [98, int(MOST_BATTLES), int(STAGES), int(MOST_STAGES), int(MOST_WINS), int(FIELD_COUNT)]
    sources = [*ACTIONS, "trap", "knockout", *HEROES, *BATTLEFIELDS]
    return [
        Block("question", [int(FRAME_COUNT)], 1, "what is being decided", names),
        Block("phase", [int(FRAME_COUNT)], 1, "the phase of the game", names),
        Block("about_seat", [players], 1, "the seat the question is about"),
        Block("about_targets", [players], 1, "the seats the question lets choose from, or that are hit"),
        Block("about_source", [int(SOURCE_COUNT)], 1, "whose effect the question belongs to", sources),
        Block("about_left", [1], int(MOST_LEFT), "the number of the question, where it counts (up to the divisor)"),
        Block("traps", [t], 1, "tactics that show their trap", TECHNIQUES),
        Block("knockouts", [t], 1, "tactics that hold a Knockout", TECHNIQUES),
        Block("layout", [t], cards, "cards of the draft", TECHNIQUES),
        Block("discard", [t], cards, "cards of an open discard", TECHNIQUES),
        Block("discard_top", [t], 1, "the top card of the discard where it is open", TECHNIQUES),
        Block("opened", [t], 1, "the technique opened in this turn", TECHNIQUES),
        Block("unseen", [t], cards, "cards the seat cannot place: deck, unknown hands, closed discard", TECHNIQUES),
        Block("action", [int(ACTION_COUNT)], 1, "the action performed in this turn", ACTIONS),
        Block("battlefield", [int(FIELD_COUNT)], 1, "the open battlefield", BATTLEFIELDS),
        Block("played_fields", [int(FIELD_COUNT)], 1, "battlefields played before", BATTLEFIELDS),
        Block("clock", [6], 1, "how far the game is", clock, spans),
        Block("dealt", [int(HERO_COUNT)], 1, "heroes dealt to the looking seat to choose from", HEROES),
        Block("picked", [t], 3, "cards the looking seat has chosen to discard", TECHNIQUES),
        Block("laid", [t], 1, "the card the looking seat has laid", TECHNIQUES),
        Block("facts", [players, int(FACTS)], 1, "facts of each seat", facts, highs),
        Block("heroes", [players, int(HERO_COUNT)], 1, "the hero of each seat", HEROES),
        Block("hands", [players, t], cards, "cards known to be in each hand", TECHNIQUES),
        Block("last", [players, t], 1, "the technique each seat opened last", TECHNIQUES),
        Block("series", [players, length, t], 1, "the cards of each series from left to right", TECHNIQUES),
        Block("turned", [players, length], 1, "cards of each series that are turned"),
    ]


def describe(s: "SuperheroBattle", viewer: i64, page: vec[i64]) -> None:
    at = _question(s, viewer, page)
    shown: i64 = s.discard if s.house.pile == PUBLIC else 0
    hidden = unseen(s, viewer)
    for t in range(TECHNIQUE_COUNT):
        page[at + t] = (s.traps >> t) & 1
        page[at + 7 + t] = (s.knockouts >> t) & 1
        page[at + 14 + t] = packs.count(s.layout, t)
        page[at + 21 + t] = packs.count(shown, t)
        page[at + 42 + t] = packs.count(hidden, t)
    if s.house.pile != HIDDEN and s.top >= 0:
        page[at + 28 + s.top] = 1
    if s.opened >= 0:
        page[at + 35 + s.opened] = 1
    at += 49
    if s.action >= 0:
        page[at + s.action] = 1
    at += ACTION_COUNT
    if s.field >= 0:
        page[at + s.field] = 1
    at += FIELD_COUNT
    for field in range(FIELD_COUNT):
        page[at + field] = (s.played_fields >> field) & 1
    at += FIELD_COUNT
    page[at] = packs.size(s.deck)
    page[at + 1] = s.battle if s.battle < MOST_BATTLES else MOST_BATTLES
    page[at + 2] = s.stage
    page[at + 3] = s.stages if s.stages < MOST_STAGES else MOST_STAGES
    page[at + 4] = s.target
    page[at + 5] = bit_count(s.fields)
    at = _own(s, viewer, page, at + 6)
    _seats(s, viewer, page, at)


def _question(s: "SuperheroBattle", viewer: i64, page: vec[i64]) -> i64:
    """The top frame, all of which everybody sees."""
    after: i64 = FRAME_COUNT * 2 + s.seats * 2 + SOURCE_COUNT + 1
    if s.depth == 0:
        return after
    top: i64 = s.depth - frames.WIDTH
    kind = s.stack[top]
    page[kind] = 1
    page[FRAME_COUNT + s.stack[0]] = 1
    at: i64 = FRAME_COUNT * 2
    about: i64 = s.stack[top + SEAT_FIELD[kind]] if SEAT_FIELD[kind] > 0 else -1
    among: i64 = s.stack[top + SET_FIELD[kind]] if SET_FIELD[kind] > 0 else 0
    for n in range(s.seats):
        seat = clockwise(s, viewer, n)
        page[at + n] = 1 if seat == about else 0
        page[at + s.seats + n] = (among >> seat) & 1
    at += s.seats * 2
    if SOURCE_FIELD[kind] > 0:
        page[at + s.stack[top + SOURCE_FIELD[kind]]] = 1
    if PLAIN_FIELD[kind] > 0:
        left = s.stack[top + PLAIN_FIELD[kind]]
        page[after - 1] = left if left < MOST_LEFT else MOST_LEFT
    return after


def _own(s: "SuperheroBattle", viewer: i64, page: vec[i64], at: i64) -> i64:
    for n in range(2):
        if s.dealt[viewer * 2 + n] >= 0:
            page[at + s.dealt[viewer * 2 + n]] = 1
    at += HERO_COUNT
    picks: i64 = 0 if frames.top_kind(s) == frames.PICK_HERO else s.pick[viewer]
    while picks != 0:
        page[at + (picks & 15) - 1] += 1
        picks >>= 4
    at += TECHNIQUE_COUNT
    if s.laid[viewer] >= 0:
        page[at + s.laid[viewer]] = 1
    return at + TECHNIQUE_COUNT


def _seats(s: "SuperheroBattle", viewer: i64, page: vec[i64], at: i64) -> None:
    heroes: i64 = at + s.seats * FACTS
    hands: i64 = heroes + s.seats * HERO_COUNT
    last: i64 = hands + s.seats * TECHNIQUE_COUNT
    series: i64 = last + s.seats * TECHNIQUE_COUNT
    turned: i64 = series + s.seats * rows.LENGTH * TECHNIQUE_COUNT
    choosing = is_choosing(s)
    secret = s.depth > 0 and legal.commits(s)
    for n in range(s.seats):
        seat = clockwise(s, viewer, n)
        shown = s.hand[seat]
        if viewer != seat and choosing and s.laid[seat] >= 0:
            shown += packs.UNIT[s.laid[seat]]
        page[at] = s.energy[seat]
        page[at + 1] = s.wins[seat] if s.wins[seat] < MOST_WINS else MOST_WINS
        page[at + 2] = packs.size(shown)
        page[at + 3] = (s.used >> seat) & 1
        page[at + 4] = (s.fighting >> seat) & 1
        page[at + 5] = (s.members >> seat) & 1
        page[at + 6] = (s.acted >> seat) & 1
        page[at + 7] = 1 if s.holder == seat else 0
        page[at + 8] = 1 if s.actor == seat else 0
        page[at + 9] = (s.mates[viewer] >> seat) & 1
        page[at + 10] = 1 if s.laid[seat] >= 0 else 0
        page[at + 11] = 1 if secret and legal.takes_part(s, seat) and legal.has_chosen(s, seat) else 0
        page[at + 12] = 1 if s.opener == seat else 0
        at += FACTS
        if s.hero[seat] >= 0:
            page[heroes + n * HERO_COUNT + s.hero[seat]] = 1
        cards: i64 = shown if sees_hand(s, viewer, seat) else s.known[viewer * s.seats + seat]
        for t in range(TECHNIQUE_COUNT):
            page[hands + n * TECHNIQUE_COUNT + t] = packs.count(cards, t)
        face: i64 = (s.faces >> (4 * seat)) & 15
        if face > 0:
            page[last + n * TECHNIQUE_COUNT + face - 1] = 1
        for k in range(rows.LENGTH):
            card = rows.card(s.series[seat], k)
            if card >= 0:
                page[series + (n * rows.LENGTH + k) * TECHNIQUE_COUNT + card] = 1
                page[turned + n * rows.LENGTH + k] = 1 if rows.turned_at(s.series[seat], k) >= 0 else 0
