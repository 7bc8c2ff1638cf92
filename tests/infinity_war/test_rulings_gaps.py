"""Rulings on further gaps (IW-AMB-143 … 149)."""
