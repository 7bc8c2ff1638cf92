"""Played together, a higher level gets further: the same games, the same seeds."""

from sixstones.arena import simulate


def villains(level: str, games: int) -> int:
    """Villains beaten by two of a level in so many games."""
    found = simulate("thanos_rising", [level, level], games, seed=1)
    return sum(max(row.scores) for row in found.rows)


def test_higher_levels_beat_more_villains() -> None:
    novice, apprentice, adept = (villains(level, 6) for level in ("novice", "apprentice", "adept"))
    assert novice < apprentice < adept
