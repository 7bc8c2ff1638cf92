"""The catalogue: every action id of the game.

All ids of seats are small, the frequent ones smallest.
"""

from typing import Final

from mypy_extensions import i64

from sixstones.core.catalogue import Catalogue
from sixstones.games.superhero_battle.components import (
    ACTIONS,
    BATTLEFIELDS,
    HEROES,
    MOST_SEATS,
    TEAM_CARDS,
    TECHNIQUES,
)
from sixstones.games.superhero_battle.program_check import MOST_OPTIONS

LAY: Final[i64] = 0  # + technique
TAKE: Final[i64] = 7  # + technique
DO: Final[i64] = 14  # + action
USE: Final[i64] = 28
PASS: Final[i64] = 29
TARGET: Final[i64] = 30  # + seat
NAME: Final[i64] = 38  # + technique
TACTIC: Final[i64] = 45  # + technique
DISCARD: Final[i64] = 52  # + technique
SWAP: Final[i64] = 59  # + technique
OPTION: Final[i64] = 66  # + option
HERO: Final[i64] = 74  # + hero
CARD: Final[i64] = 94  # chance: + technique
DEAL: Final[i64] = 101  # chance: + hero
OPEN: Final[i64] = 121  # chance: + battlefield
FIRST: Final[i64] = 145  # chance: + seat
TEAM: Final[i64] = 153  # chance: + team card


def build_catalogue() -> Catalogue:
    book = Catalogue()
    for id in TECHNIQUES:
        book.add("lay", id)
    for id in TECHNIQUES:
        book.add("take", id)
    for id in ACTIONS:
        book.add("do", id)
    book.add("use", text="use ability")
    book.add("pass")
    for seat in range(MOST_SEATS):
        book.add("target", f"p{seat + 1}")
    for kind in ("name", "tactic", "discard", "swap"):
        for id in TECHNIQUES:
            book.add(kind, id)
    for n in range(MOST_OPTIONS):
        book.add("option", str(n + 1))
    for id in HEROES:
        book.add("hero", id)
    for id in TECHNIQUES:
        book.add_chance("card", id)
    for id in HEROES:
        book.add_chance("deal", id)
    for id in BATTLEFIELDS:
        book.add_chance("battlefield", id)
    for seat in range(MOST_SEATS):
        book.add_chance("first", f"p{seat + 1}")
    for card in TEAM_CARDS:
        book.add_chance("team", *card.split())
    return book
