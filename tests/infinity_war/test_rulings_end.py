"""Rulings about the end of the game (IW-AMB-116 … 122, IW-AMB-135, 136)."""
