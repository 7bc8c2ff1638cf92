"""The chances to win of a whole game as a picture."""

from html import escape

from sixstones.analysis.results import Analysis

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 34, 30
COLOURS = ("#d9534f", "#3b82c4", "#3f9b57", "#c58a1c", "#8257c2", "#2aa3a3", "#b8508f", "#6b7280")
DASHES = ("", "7 3", "2 3", "9 3 2 3")  # lines differ by more than their colour
TURNS = 6  # at most so many turns are written under the graph


def graph(analysis: Analysis, names: list[str], title: str) -> str:
    """An SVG document: a scale, one line per seat, and a ring at every turning point."""
    rows = [*[moment.odds for moment in analysis.moments], analysis.end]
    step = (WIDTH - LEFT - RIGHT) / max(len(rows) - 1, 1)

    def place(n: int, odds: float) -> tuple[float, float]:
        return LEFT + n * step, TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - odds / 100.0)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="#fbfaf6"/>',
    ]
    for odds in (0, 25, 50, 75, 100):
        _, y = place(0, float(odds))
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#d8d4c8"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{odds} %</text>')
    for seat, name in enumerate(names):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(n, row[seat]) for n, row in enumerate(rows)))
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        x = LEFT + seat * (WIDTH - LEFT - RIGHT) / len(names)
        parts.append(f'<path d="M{x:.0f} 16h22" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"/>')
        parts.append(f'<text x="{x + 28:.0f}" y="20" fill="#222">{escape(name)}</text>')
    for point in analysis.turning:
        moment = analysis.moments[point.moment]
        x, y = place(point.moment, moment.odds[point.seat])
        told = f"{moment.turn}. {names[point.seat]}: {moment.action} ({point.change:+.0f} %)"
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#fbfaf6" stroke="{COLOURS[point.seat % len(COLOURS)]}" '
            f'stroke-width="2"><title>{escape(told)}</title></circle>'
        )
    for n in sorted({round(k * (len(analysis.moments) - 1) / (TURNS - 1)) for k in range(TURNS)} - {-1}):
        x, _ = place(n, 0.0)
        turn = analysis.moments[n].turn if analysis.moments else 0
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 10}" text-anchor="middle" fill="#555">{turn}</text>')
    parts.append("</svg>\n")
    return "\n".join(parts)
