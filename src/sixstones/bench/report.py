"""The measurements as one table, with ratios and targets."""

import datetime
import os
import platform
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sixstones.bench.environments import BATCH, BATCH_OF_TWO, SYNC, SYNC_BY_CLOCK, VECTOR
from sixstones.bench.measure import MEMORY
from sixstones.core.registry import game as find_game

RATES = "decisions/s"
MICROSECONDS = "µs"
BYTES = "bytes"
SIMULATIONS = "simulations/s"
SECONDS = "s"
TIMES = "×"
LONG = 100_000  # simulations of a long search
LONG_BYTES = 200e6
LONG_GROWTH = 1.25


@dataclass(frozen=True)
class Targets:
    """The targets of a game: times and rates of the compiled build."""

    over_interpreted: float = 8.0
    over_peer_inside: float | None = None
    over_peer_python: float | None = None
    clone_microseconds: float | None = None
    observe_microseconds: float | None = None
    batch: float | None = None  # decisions/s of a batch, with two players
    batch_over_sync: float | None = None  # Batch, and the vector env on it, over SyncVectorEnv, with two players
    simulations: float | None = None  # of a search, with two players
    simulations_over_peer: float | None = None
    round_over_half: float | None = None  # a round of choices of eight over one of four


FIRST_MOVE_SECONDS = 0.3
WIDTH = 120  # columns of a table that is not printed to a terminal


@cache
def targets_of(game_id: str) -> Targets:
    """The targets that a game declares: its table in `data/bench.toml` of its folder."""
    path = Path(find_game(game_id).folder) / "data" / "bench.toml"
    declared = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return Targets(**declared.get(game_id, {}))


@dataclass
class Row:
    """One figure: by build, and that of the peer."""

    case: str
    what: str
    unit: str
    figures: dict[str, float]
    peer: float | None = None

    def over_interpreted(self) -> float | None:
        """How many times faster the compiled build is."""
        slow, fast = self.figures.get("interpreted"), self.figures.get("compiled")
        if slow is None or fast is None or self.unit in (BYTES, TIMES):
            return None
        return fast / slow if self.unit in (RATES, SIMULATIONS) else slow / fast

    def over_peer(self) -> float | None:
        """How many times faster the compiled build is than the peer."""
        fast = self.figures.get("compiled")
        return None if self.peer is None or fast is None else fast / self.peer


@dataclass
class Report:
    """All rows of one run."""

    rows: list[Row] = field(default_factory=list)
    rounds: int = 0

    def verdicts(self) -> list[tuple[str, str, str, bool]]:
        """Every target: what, measured, wanted, met."""
        found: list[tuple[str, str, str, bool]] = []
        for row in self.rows:
            targets = targets_of(row.case.partition(" ")[0])
            ratio, peer = row.over_interpreted(), row.over_peer()
            if row.what == "inside" and ratio is not None:
                found.append(_at_least(f"{row.case}: compiled over interpreted", ratio, targets.over_interpreted))
            if row.what == "inside" and peer is not None and targets.over_peer_inside is not None:
                found.append(_at_least(f"{row.case}: loop inside over hanabi", peer, targets.over_peer_inside))
            if row.what == "from Python" and peer is not None and targets.over_peer_python is not None:
                found.append(_at_least(f"{row.case}: from Python over hanabi", peer, targets.over_peer_python))
            fast = row.figures.get("compiled")
            if row.what == "clone" and fast is not None and targets.clone_microseconds is not None:
                found.append(_at_most(f"{row.case}: clone", fast, targets.clone_microseconds, MICROSECONDS))
            if row.what == "observe" and fast is not None and targets.observe_microseconds is not None:
                found.append(_at_most(f"{row.case}: observe", fast, targets.observe_microseconds, MICROSECONDS))
            if row.case.endswith(" 2p") and fast is not None:
                found += self._of_environments(row, fast, targets)
            if row.unit == SIMULATIONS and row.case.endswith(" 2p") and fast is not None:
                if targets.simulations is not None:
                    met = fast >= targets.simulations
                    found.append((f"{row.case}: search", f"{fast:,.0f}/s", f"≥ {targets.simulations:,.0f}/s", met))
                if peer is not None and targets.simulations_over_peer is not None:
                    found.append(_at_least(f"{row.case}: search over gin_rummy", peer, targets.simulations_over_peer))
            half = self._figure(row.case.replace(" 8p", " 4p"), row.what) if row.case.endswith(" 8p") else None
            if row.what == "round of choices" and fast and half and targets.round_over_half is not None:
                told = f"{row.case}: {row.what} over 4p"
                found.append(
                    (
                        told,
                        f"{fast / half:.2f}×",
                        f"≤ {targets.round_over_half:g}×",
                        fast / half <= targets.round_over_half,
                    )
                )
            if row.unit == BYTES and row.what == MEMORY and fast is not None:
                found.append(_at_most(f"{row.case}: {LONG:,} simulations", fast / 1e6, LONG_BYTES / 1e6, "MB"))
            if row.unit == TIMES and fast is not None:
                found.append(_at_most(f"{row.case}: {row.what}", fast, LONG_GROWTH, TIMES))
            if row.unit == SECONDS:
                slowest = max(row.figures.values())
                found.append(_at_most(f"{row.case}: {row.what}", slowest, FIRST_MOVE_SECONDS, SECONDS))
        return found

    def _of_environments(self, row: Row, fast: float, targets: Targets) -> list[tuple[str, str, str, bool]]:
        found = []
        if row.what == BATCH and targets.batch is not None:
            found.append((f"{row.case}: Batch", f"{fast:,.0f}/s", f"≥ {targets.batch:,.0f}/s", fast >= targets.batch))
        compared = {BATCH: SYNC, VECTOR: SYNC, BATCH_OF_TWO: SYNC_BY_CLOCK}.get(row.what, "")
        single = self._figure(row.case, compared)
        if single and targets.batch_over_sync is not None:
            found.append(_at_least(f"{row.case}: {row.what} over {compared}", fast / single, targets.batch_over_sync))
        return found

    def _figure(self, case: str, what: str) -> float | None:
        """A figure of the compiled build."""
        return next((r.figures.get("compiled") for r in self.rows if r.case == case and r.what == what), None)


def _at_least(what: str, ratio: float, wanted: float) -> tuple[str, str, str, bool]:
    return what, f"{ratio:.2f}×", f"≥ {wanted:g}×", ratio >= wanted


def _at_most(what: str, value: float, wanted: float, unit: str) -> tuple[str, str, str, bool]:
    return what, f"{value:.2f} {unit}", f"≤ {wanted:g} {unit}", value <= wanted


HEADINGS = ("game", "what", "unit", "interpreted", "compiled", "ratio", "hanabi", "ratio")
VERDICT_HEADINGS = ("target", "measured", "wanted", "met")


def _cells(row: Row) -> list[str]:
    ratio, peer = row.over_interpreted(), row.over_peer()
    return [
        row.case,
        row.what,
        row.unit,
        _number(row.figures.get("interpreted")),
        _number(row.figures.get("compiled")),
        "" if ratio is None else f"{ratio:.1f}×",
        _number(row.peer),
        "" if peer is None else f"{peer:.2f}×",
    ]


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def machine() -> str:
    """The processor, the number of cores, the Python: what the figures depend on."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def heading(report: Report) -> str:
    today = datetime.date.today().isoformat()
    return f"{today}, {machine()}; CPU time, best of {report.rounds} interleaved rounds"


def print_report(console: Console, report: Report) -> None:
    console.print(heading(report), markup=False, soft_wrap=True)
    if not any("compiled" in row.figures for row in report.rows):
        console.print("No compiled build was found; make one with: make compiled")
    _print_table(console, HEADINGS, [_cells(row) for row in report.rows], text_columns=3)
    verdicts = [(what, value, wanted, "yes" if met else "no") for what, value, wanted, met in report.verdicts()]
    _print_table(console, VERDICT_HEADINGS, [list(verdict) for verdict in verdicts], text_columns=1)


def _print_table(console: Console, headings: tuple[str, ...], rows: list[list[str]], text_columns: int) -> None:
    wide = console if console.is_terminal else Console(file=console.file, width=WIDTH, highlight=False)
    table = Table()
    for number, title in enumerate(headings):
        table.add_column(title, justify="left" if number < text_columns else "right", no_wrap=True)
    for cells in rows:
        table.add_row(*cells)
    wide.print(table)


def markdown(report: Report) -> str:
    """The report as a page of documentation."""
    parts = [
        "# Benchmarks",
        "",
        f"`make bench`, {heading(report)}.",
        "",
        "Player decisions per second in random play; chance steps are carried out, not counted. *Inside*: the loop",
        "is part of the build; *from Python*: an interpreted loop calls `legal`, `apply` and `settle`; *+ clone*: one",
        "fresh copy per decision. *hanabi* is OpenSpiel's C++ game with two uniform random bots, measured in the same",
        "rounds. *Search* counts simulations of a search at the opening, rollouts cut short by `evaluate`; its peer is",
        "OpenSpiel's C++ search on gin_rummy; *a long search* makes 100,000. *Batch*, the vector envs, *PettingZoo*",
        "and *OpenSpiel* write observation and mask at every decision of the caller, and only these are counted: all",
        "decisions in Batch, those of one seat against random bots in the vector env on Batch and in Gymnasium's",
        "SyncVectorEnv of our single env, which play the same games; choosing actions is outside of all three, all",
        "play 256 games, and each delivers its observations and masks as one array. *By the clock* are the same batch",
        "divided between two processes, the caller's and one more, and the same SyncVectorEnv, which has one: the",
        "median step of each, in the same run. They want two free cores; all other rows are CPU time of one. Peers of",
        "PettingZoo and OpenSpiel are their connect_four and gin_rummy in the same loop. Import and first move are by",
        "the clock, in a fresh process.",
        "",
        *_markdown_table(HEADINGS, [_cells(row) for row in report.rows], 3),
        "",
        *_markdown_table(
            VERDICT_HEADINGS,
            [[what, value, wanted, "yes" if met else "no"] for what, value, wanted, met in report.verdicts()],
            1,
        ),
        "",
    ]
    return "\n".join(parts)


def _markdown_table(headings: tuple[str, ...], rows: list[list[str]], text_columns: int) -> list[str]:
    marks = ["---" if number < text_columns else "---:" for number in range(len(headings))]
    return [f"| {' | '.join(cells)} |" for cells in [list(headings), marks, *rows]]
