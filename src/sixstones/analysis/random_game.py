"""A game played by chance, for those who need some record."""

from sixstones.core.match import Match
from sixstones.core.record import Record
from sixstones.core.rng import Rng


def random_record(game: str, players: int, seed: int, options: dict[str, object] | None = None) -> Record:
    """Everybody does anything, to the end; equal seeds give equal records."""
    match = Match(game, players, options, seed=seed)
    rng = Rng(seed)
    while match.result is None:
        seat = match.state.waiting()[0]
        legal = match.state.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
    return match.record()
