"""Trains nets of policy and value by self-play: `python -m sixstones.train GAME`.

Needs the extra `train`.
"""
