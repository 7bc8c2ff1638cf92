"""Positions that differ only in where things lie: what is learnt from one is learnt for all."""

import random

from sixstones.games.splendor import actions as splendor
from sixstones.games.splendor import inputs as splendor_inputs
from sixstones.games.splendor.components import HAND, LEVELS, ROW, SLOTS

Rearranged = tuple[list[int], list[int]]  # for every input and every action: the one that takes its place


def rearranged(game_id: str, players: int, inputs: int, actions: int, chance: random.Random) -> Rearranged | None:
    """One of the ways to lay out a position again, or None if the game has none."""
    if not game_id.startswith("splendor"):
        return None
    looks, choices = list(range(inputs)), list(range(actions))
    places = list(range(ROW))
    for level in range(LEVELS):
        row = places[level * SLOTS : (level + 1) * SLOTS]
        chance.shuffle(row)
        places[level * SLOTS : (level + 1) * SLOTS] = row
    wide = int(splendor_inputs.CARD + splendor_inputs.PRICE * players)
    for slot, other in enumerate(places):
        for n in range(wide):
            looks[splendor_inputs.TABLE + slot * wide + n] = int(splendor_inputs.TABLE) + other * wide + n
        for kind in (splendor.RESERVE, splendor.RECRUIT):
            choices[kind + slot] = int(kind) + other
    hand = list(range(HAND))
    chance.shuffle(hand)
    wide = int(splendor_inputs.IN_HAND)
    start = int(splendor_inputs.TABLE + ROW * (splendor_inputs.CARD + splendor_inputs.PRICE * players))
    start += int(splendor_inputs.SEAT)
    for place, other in enumerate(hand):
        for n in range(wide):
            looks[start + place * wide + n] = start + other * wide + n
        choices[splendor.RECRUIT_HAND + place] = int(splendor.RECRUIT_HAND) + other
    return looks, choices
