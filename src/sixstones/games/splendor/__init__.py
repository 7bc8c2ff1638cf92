"""Splendor: Marvel, and classic Splendor as a second game of the same package."""

from sixstones.games.splendor.splendor import CLASSIC_GAME, MARVEL

GAMES = [MARVEL, CLASSIC_GAME]
