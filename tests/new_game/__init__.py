"""A folder like `sixstones.games`, with one small game: what a new game needs, and that it needs no more."""
