"""Positions that differ only in where cards lie: what is learnt from one is learnt for all."""

from random import Random

from sixstones.games.splendor import actions, inputs
from sixstones.games.splendor.components import HAND, LEVELS, ROW, SLOTS


def rearranged(players: int, width: int, count: int, chance: Random) -> tuple[list[int], list[int]]:
    """Deal the cards of each row and of the hand to other places."""
    looks, choices = list(range(width)), list(range(count))
    places = list(range(ROW))
    for level in range(LEVELS):
        row = places[level * SLOTS : (level + 1) * SLOTS]
        chance.shuffle(row)
        places[level * SLOTS : (level + 1) * SLOTS] = row
    wide = int(inputs.CARD + inputs.PRICE * players)
    for slot, other in enumerate(places):
        for n in range(wide):
            looks[inputs.TABLE + slot * wide + n] = int(inputs.TABLE) + other * wide + n
        for kind in (actions.RESERVE, actions.RECRUIT):
            choices[kind + slot] = int(kind) + other
    hand = list(range(HAND))
    chance.shuffle(hand)
    wide = int(inputs.IN_HAND)
    start = int(inputs.TABLE + ROW * (inputs.CARD + inputs.PRICE * players) + inputs.SEAT)
    for place, other in enumerate(hand):
        for n in range(wide):
            looks[start + place * wide + n] = start + other * wide + n
        choices[actions.RECRUIT_HAND + place] = int(actions.RECRUIT_HAND) + other
    return looks, choices
