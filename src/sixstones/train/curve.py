"""The log of a training as a picture: both losses and the match points, by games played."""

import csv
from pathlib import Path

WIDE, HIGH, EDGE = 640, 300, 44
LINES = [
    ("policy_loss", "#2563eb", "policy loss"),
    ("value_loss", "#d97706", "value loss"),
    ("match", "#059669", "match"),
]


def draw_curve(log: Path, picture: Path, title: str) -> None:
    with log.open(encoding="utf-8", newline="") as file:
        rows = [{name: float(cell) for name, cell in row.items()} for row in csv.DictReader(file)]
    if not rows:
        return
    right = max(row["games"] for row in rows) or 1.0
    top = max(1.0, *(row[name] for row in rows for name, _, _ in LINES))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/><text x="{EDGE}" y="18">{title}</text>',
    ]
    for n in range(5):
        y = _y(top * n / 4, top)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDE - 12}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end">{top * n / 4:.2g}</text>')
    parts.append(f'<text x="{WIDE - 12}" y="{HIGH - 8}" text-anchor="end">{right:.0f} games</text>')
    for n, (name, colour, words) in enumerate(LINES):
        points = " ".join(f"{_x(row['games'], right):.1f},{_y(row[name], top):.1f}" for row in rows)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<text x="{WIDE - 300 + 100 * n}" y="18" fill="{colour}">{words}</text>')
    picture.write_text("\n".join([*parts, "</svg>"]) + "\n", "utf-8")


def _x(games: float, right: float) -> float:
    return EDGE + (WIDE - EDGE - 12) * games / right


def _y(number: float, top: float) -> float:
    return HIGH - 28 - (HIGH - 60) * number / top
