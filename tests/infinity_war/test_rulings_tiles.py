"""Rulings about the tiles one by one (IW-AMB-102 … 115, IW-AMB-126, 132, 138)."""
