"""Infinity War: «Мстители: Война Бесконечности»."""

from sixstones.games.infinity_war.infinity_war import INFINITY_WAR

GAMES = [INFINITY_WAR]
