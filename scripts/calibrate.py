"""Fit the chances told to people to bots' games, and show how well they come true.

    python -m scripts.calibration_games splendor:2 splendor:4 --folder build/chances     # plays; may be stopped
    python -m scripts.calibrate --folder build/chances --write docs/analysis.md

Reads the files of `scripts/calibration_games.py`. Writes `data/calibration.csv` of every game, a table into the page
and plots into `docs/images`. Every game is judged by weights fitted to the other games (five parts), so all of them are
kept apart. For the intervals whole games are drawn again with replacement, because positions of one game share its
outcome. Needs numpy.
"""

import argparse
import csv
import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sixstones import game
from sixstones.bots.chances import FILE, WEIGHTS, fitted
from sixstones.core.facts import TOGETHER

PARTS = 5
DRAWN = 1e-4  # towards zero
ROUNDS = 40
BINS = 10
AGAIN = 1000  # times that games are drawn again
FEW = 30  # games of a bin that is not told
NEAR = 4.0  # points: as good as right
BEGIN, END = "<!-- chances: made by scripts/calibrate.py -->", "<!-- end of the chances -->"

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Looks:
    """Positions of many games: a row per position and side, `won` what came of it."""

    number: NDArray[np.int64]
    look: NDArray[np.int64]
    value: Floats
    late: Floats
    won: Floats

    def terms(self) -> Floats:
        """Two constants, then curves that rise with the value.

        All their sums with weights of 0 and more rise, too.
        """
        one, late, steep = np.ones_like(self.value), self.late, self.value**3
        flat = 1.5 * self.value - 0.5 * steep
        return np.column_stack([one, late, flat * (1 - late), flat * late, steep * (1 - late), steep * late])


@dataclass(frozen=True)
class Bin:
    """Positions for which about the same chance was told: what came, and between what by 95 %."""

    said: float
    came: float
    low: float
    high: float
    games: int

    def right(self) -> bool:
        return abs(self.said - self.came) <= NEAR or self.low <= self.said <= self.high


def read(path: Path, together: bool) -> Looks:
    rows: list[tuple[int, int, float, float, float]] = []
    look = 0
    for line in path.read_text("utf-8").splitlines():
        played = json.loads(line)
        if played is None:
            continue
        for seen in played["looks"]:
            for values in [seen[key] for key in ("mean", "open") if key in seen]:
                look += 1
                for seat, value in enumerate(values[:1] if together else values):
                    rows.append((played["number"], look, value, min(1.0, seen["late"]), played["won"][seat]))
    columns = list(zip(*rows, strict=True))
    return Looks(
        np.array(columns[0]), np.array(columns[1]), *(np.array(column, dtype=np.float64) for column in columns[2:])
    )


def fit(terms: Floats, won: Floats) -> Floats:
    """The weights of the columns of the file that make what happened most likely.

    Newton's method; curves whose weight would be negative are left out, so that a better value is a better chance.
    """
    used = list(range(terms.shape[1]))
    while True:
        some = terms[:, used]
        weights = np.zeros(len(used))
        for _ in range(ROUNDS):
            chance = 1 / (1 + np.exp(-some @ weights))
            bend = (some * (chance * (1 - chance) + 1e-9)[:, None]).T @ some
            pull = DRAWN * len(won)
            weights += np.linalg.solve(bend + pull * np.eye(len(used)), some.T @ (won - chance) - pull * weights)
        wrong = [(weight, n) for weight, n in zip(weights, used, strict=True) if n > 1 and weight < 0]
        if not wrong:
            break
        used.remove(min(wrong)[1])
    start, start_late, flat, flat_late, steep, steep_late = (
        float(weights[used.index(n)]) if n in used else 0.0 for n in range(terms.shape[1])
    )
    value, value_late = 1.5 * flat, 1.5 * flat_late
    cube, cube_late = steep - 0.5 * flat, steep_late - 0.5 * flat_late
    return np.array([start, start_late, value, value_late - value, cube, cube_late - cube])


def told(looks: Looks, weights: Floats, together: bool) -> Floats:
    """Chances as people are told them, by the very code that tells them."""
    plain = [float(weight) for weight in weights]
    chance = np.array([fitted(plain, float(v), float(late)) for v, late in zip(looks.value, looks.late, strict=True)])
    if together:
        return chance
    sums = np.zeros(int(looks.look.max()) + 1)
    np.add.at(sums, looks.look, chance)
    return np.asarray(chance / sums[looks.look], dtype=np.float64)


def kept_apart(looks: Looks, together: bool) -> Floats:
    """The chance of every row by weights fitted to other games."""
    part = (looks.number * 2654435761 % 2**32 >> 16) % PARTS
    terms = looks.terms()
    chance = np.zeros(len(looks.won))
    for n in range(PARTS):
        weights = fit(terms[part != n], looks.won[part != n])
        chance[part == n] = told(looks, weights, together)[part == n]
    return chance


def bins(chance: Floats, looks: Looks) -> list[Bin]:
    """Ten bins of what was said; intervals by drawing whole games again."""
    found: list[Bin] = []
    rng = np.random.default_rng(1)
    for n in range(BINS):
        here = (chance >= n / BINS) & (chance < (n + 1) / BINS + (n == BINS - 1))
        games = sorted(set(looks.number[here].tolist()))
        if len(games) < FEW:
            continue
        place = {number: at for at, number in enumerate(games)}
        count, won = np.zeros(len(games)), np.zeros(len(games))
        where = np.array([place[number] for number in looks.number[here].tolist()])
        np.add.at(count, where, 1.0)
        np.add.at(won, where, looks.won[here])
        drawn = rng.integers(0, len(games), (AGAIN, len(games)))
        shares = won[drawn].sum(axis=1) / count[drawn].sum(axis=1)
        low, high = np.quantile(shares, [0.025, 0.975])
        said, came = float(chance[here].mean()), float(looks.won[here].mean())
        found.append(Bin(100 * said, 100 * came, 100 * float(low), 100 * float(high), len(games)))
    return found


def surprise(chance: Floats, won: Floats) -> float:
    """In nats per row: 0.693 is knowing nothing of two sides."""
    sure = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


SIZE, EDGE = 220, 34


def plot(found: list[Bin], title: str) -> str:
    """Said against came, with intervals, as a small SVG."""

    def at(said: float, came: float) -> tuple[float, float]:
        return EDGE + said * (SIZE - EDGE - 10) / 100, SIZE - EDGE - came * (SIZE - EDGE - 26) / 100

    (x0, y0), (x1, y1) = at(0, 0), at(100, 100)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" font-family="system-ui, '
        f'sans-serif" font-size="10"><title>{title}: chances told and what came</title>',
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fbfaf6"/>',
        f'<text x="{SIZE / 2}" y="16" text-anchor="middle" font-size="12">{title}</text>',
        f'<path d="M{x0} {y0}L{x1} {y1}" stroke="#bbb" stroke-dasharray="3 3"/>',
        f'<path d="M{x0} {y1}V{y0}H{x1}" fill="none" stroke="#666"/>',
    ]
    for mark in (0, 50, 100):
        (mx, _), (_, my) = at(mark, 0), at(0, mark)
        parts.append(f'<text x="{mx}" y="{y0 + 13}" text-anchor="middle">{mark}</text>')
        parts.append(f'<text x="{x0 - 4}" y="{my + 3}" text-anchor="end">{mark}</text>')
    parts.append(f'<text x="{(x0 + x1) / 2}" y="{SIZE - 6}" text-anchor="middle">said, %</text>')
    for one in found:
        (x, y), (_, low), (_, high) = at(one.said, one.came), at(0, one.low), at(0, one.high)
        parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#3b82c4" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#3b82c4"/>')
    return "\n".join([*parts, "</svg>\n"])


def table(rows: list[tuple[str, int, int, list[Bin]]]) -> list[str]:
    """A line per game and number of players; a cell is said → came (interval)."""
    tenths = [f"{10 * n}–{10 * n + 10}" for n in range(BINS)]
    lines = [
        "| game | players | games | " + " | ".join(tenths) + " |",
        "|---|---:|---:|" + "---|" * BINS,
    ]
    for game_id, players, games, found in rows:
        cells = ["" for _ in range(BINS)]
        for one in found:
            mark = "" if one.right() else " **!**"
            cells[min(BINS - 1, int(one.said // 10))] = (
                f"{one.said:.0f}→{one.came:.0f} ({one.low:.0f}–{one.high:.0f}){mark}"
            )
        lines.append(f"| {game_id} | {players} | {games:,} | " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("build/chances"))
    parser.add_argument("--images", type=Path, default=Path("docs/images"))
    parser.add_argument("--write", type=Path, help="the page that gets the table")
    given = parser.parse_args()
    weights: dict[str, list[list[str]]] = defaultdict(list)
    rows: list[tuple[str, int, int, list[Bin]]] = []
    for path in sorted(given.folder.glob("*.jsonl")):
        game_id, _, players = path.stem.rpartition("_")
        together = game(game_id).payoff == TOGETHER
        looks = read(path, together)
        found = fit(looks.terms(), looks.won)
        chance = kept_apart(looks, together)
        told_bins = bins(chance, looks)
        games = len(set(looks.number.tolist()))
        weights[game(game_id).folder].append([game_id, players, *(f"{weight:.4f}" for weight in found)])
        rows.append((game_id, int(players), games, told_bins))
        wrong = [f"{one.said:.0f} → {one.came:.0f}" for one in told_bins if not one.right()]
        plain = surprise((looks.value + 1) / 2, looks.won)
        print(path.stem, games, "games, surprise", f"{plain:.4f} → {surprise(chance, looks.won):.4f}", "wrong:", wrong)
        if int(players) in (2, 4):
            (given.images / f"chances_{path.stem}.svg").write_text(
                plot(told_bins, f"{game_id}, {players} players"), "utf-8"
            )
    for folder, lines in weights.items():
        with (Path(folder) / "data" / FILE).open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["game", "players", *WEIGHTS])
            writer.writerows(lines)
    if given.write is not None:
        text = given.write.read_text("utf-8")
        head, _, rest = text.partition(BEGIN)
        given.write.write_text("\n".join([head + BEGIN, "", *table(rows), "", END + rest.partition(END)[2]]), "utf-8")
    else:
        print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
