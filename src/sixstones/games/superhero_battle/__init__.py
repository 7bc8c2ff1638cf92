"""Superhero Battle: «Стражи Галактики: Битва супергероев» and «Мстители: Битва супергероев»."""

from sixstones.games.superhero_battle.superhero_battle import SUPERHERO_BATTLE

GAMES = [SUPERHERO_BATTLE]
