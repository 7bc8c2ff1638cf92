"""The speed of the games: one table for both builds and their peers, measured in one run."""
