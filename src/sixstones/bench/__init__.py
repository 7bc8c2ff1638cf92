"""How fast the games run: one table for interpreted and compiled builds and their peers, measured in one run."""
