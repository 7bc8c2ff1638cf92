"""Many games between bots: the tables that are printed and the files that are written."""

import csv
import io
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sixstones.arena import Summary, wilson
from sixstones.cli import files
from sixstones.words import Words, plain

FORMATS = (".csv", ".json")


def print_summary(console: Console, summary: Summary, words: Words) -> None:
    """Win rates, seats, ends, lengths and speed."""
    say = words.say
    table = Table(title=f"{summary.game}, {say('cli-games', count=summary.games)}, seed {summary.seed}")
    for key in ("cli-bot", "cli-wins", "cli-win-rate", "cli-interval", "cli-mean-score"):
        table.add_column(say(key), justify="left" if key == "cli-bot" else "right")
    for entrant in summary.entrants():
        interval = f"{entrant.low:.1%} – {entrant.high:.1%}"
        name = f"{entrant.number + 1} {entrant.bot}"
        table.add_row(name, f"{entrant.wins:g}", f"{entrant.rate:.1%}", interval, f"{entrant.mean_score:.1f}")
    console.print(table)
    counted = max(1, summary.counted)
    by_seat = ", ".join(f"{seat + 1}: {wins / counted:.1%}" for seat, wins in enumerate(summary.seat_wins()))
    low, high = wilson(summary.decided, summary.games)
    share = f"{summary.decided / summary.games:.1%} ({low:.1%} – {high:.1%})"
    ends = ", ".join(f"{words.find(f'reason-{key}') or plain(key)} {count}" for key, count in summary.reasons().items())
    shortest, mean, longest = summary.lengths()
    for key, value in (
        ("cli-by-seat", by_seat),
        ("cli-decided", share),
        ("cli-ends", ends),
        ("cli-lengths", f"{shortest} / {mean:.1f} / {longest}"),
        ("cli-speed", f"{summary.decisions_per_second:,.0f}"),
    ):
        console.print(f"{say(key)}: {value}", markup=False, soft_wrap=True)


def write_summary(path: str, summary: Summary) -> None:
    """One row per game, as CSV or JSON.

    Nothing in it depends on the clock or the number of processes.
    """
    files.write_text(path, _as_csv(summary) if Path(path).suffix == ".csv" else _as_json(summary))


def _as_csv(summary: Summary) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    seats = [f"seat_{seat}" for seat in range(summary.players)]
    scores = [f"score_{seat}" for seat in range(summary.players)]
    writer.writerow(["game", *seats, "winning_seats", *scores, "reason", "decisions"])
    for row in summary.rows:
        bots = [f"{entrant + 1} {summary.bots[entrant]}" for entrant in row.seats]
        points = [row.scores[entrant] for entrant in row.seats]
        winners = " ".join(str(seat) for seat in row.winning_seats)
        writer.writerow([row.index, *bots, winners, *points, row.reason, row.decisions])
    return text.getvalue()


def _as_json(summary: Summary) -> str:
    low, high = wilson(summary.decided, summary.games)
    data = {
        "game": summary.game,
        "players": summary.players,
        "options": summary.options,
        "bots": summary.bots,
        "seed": summary.seed,
        "games": summary.games,
        "counted": summary.counted,
        "decided": {"games": summary.decided, "low": low, "high": high},
        "entrants": [
            {"bot": e.bot, "wins": e.wins, "rate": e.rate, "low": e.low, "high": e.high, "mean_score": e.mean_score}
            for e in summary.entrants()
        ],
        "wins_by_seat": summary.seat_wins(),
        "reasons": summary.reasons(),
        "decisions": summary.decisions,
        "rows": [
            {
                "game": row.index,
                "seats": row.seats,
                "winners": row.winners,
                "scores": row.scores,
                "reason": row.reason,
                "decisions": row.decisions,
            }
            for row in summary.rows
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
