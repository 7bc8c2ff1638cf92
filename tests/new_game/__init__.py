"""A folder like `sixstones.games` with one small game, which has all a new game needs."""
