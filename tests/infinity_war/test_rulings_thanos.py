"""Rulings about Thanos and the Gauntlet (IW-AMB-88 … 101, IW-AMB-133)."""
