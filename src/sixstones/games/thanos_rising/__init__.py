"""Thanos Rising: Avengers Infinity War, together against Thanos."""

from sixstones.games.thanos_rising.thanos_rising import THANOS_RISING

GAMES = [THANOS_RISING]
