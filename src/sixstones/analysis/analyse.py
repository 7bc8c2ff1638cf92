"""The analysis of a whole record in one call."""

from collections.abc import Callable, Iterator

from sixstones.analysis.analyser import SIMULATIONS, Analyser
from sixstones.analysis.results import Analysis
from sixstones.core.record import Record


def analyse(
    record: Record | str,
    simulations: int = SIMULATIONS,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at every decision of a recorded game; equal records and seeds give equal analyses.

    `simulations` are those of one decision; 0 chooses by the length of the game. `progress` is told how many parts of a
    hundred are done.
    """
    work = Analyser(record, simulations, seed)
    while work.step():
        if progress is not None:
            progress(int(100 * work.progress()), 100)
    if progress is not None:
        progress(100, 100)
    return work.analysis()


def analysing(record: Record | str, simulations: int = SIMULATIONS, seed: int = 1) -> Iterator[Analysis]:
    """The same step by step: what is known after every decision, the whole analysis at last."""
    work = Analyser(record, simulations, seed)
    while work.step():
        yield work.analysis()
    if work.decisions == 0:
        yield work.analysis()
