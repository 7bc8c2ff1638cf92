"""Tournaments: all bots against each other, or one against all.

The file can be resumed.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from sixstones.arena.ratings import Rating, ratings
from sixstones.arena.simulate import Plan, Workers, batches
from sixstones.arena.summary import GameRow
from sixstones.bots import make_bot
from sixstones.core.errors import BadOption, BadRecord, shown
from sixstones.core.facts import TOGETHER
from sixstones.core.registry import game as find_game
from sixstones.loading import BadFile, load_files

FORMAT = "sixstones tournament/1"
ROUND_ROBIN, GAUNTLET = "round_robin", "gauntlet"


@dataclass(frozen=True)
class Rules:
    """Everything the result of a tournament depends on."""

    game: str
    version: int
    players: int
    options: dict[str, object]
    bots: list[str]
    form: str
    games: int  # of each pairing
    seed: int

    def pairings(self) -> list[tuple[int, int]]:
        count = len(self.bots)
        if self.form == GAUNTLET:
            return [(0, other) for other in range(1, count)]
        return [(a, b) for a in range(count) for b in range(a + 1, count)]

    def plan(self, a: int, b: int) -> Plan:
        """A pairing: seats are the two bots' in turn, and they change from game to game."""
        names = tuple((self.bots[a], self.bots[b])[seat % 2] for seat in range(self.players))
        return Plan(self.game, self.options, names, self.seed)


@dataclass
class Standing:
    """The games so far: points and games of every bot against every other."""

    rules: Rules
    points: list[list[float]] = field(default_factory=list)
    games: list[list[int]] = field(default_factory=list)
    done: dict[tuple[int, int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        count = len(self.rules.bots)
        self.points = [[0.0] * count for _ in range(count)]
        self.games = [[0] * count for _ in range(count)]
        self.done = dict.fromkeys(self.rules.pairings(), 0)

    def add(self, a: int, b: int, share: float) -> None:
        """A game of a pairing, of which the first bot has this share."""
        self.points[a][b] += share
        self.points[b][a] += 1 - share
        self.games[a][b] += 1
        self.games[b][a] += 1
        self.done[a, b] += 1

    @property
    def played(self) -> int:
        return sum(self.done.values())

    def __repr__(self) -> str:
        return f"<Standing {self.rules.game}, {self.played} games, {', '.join(one.bot for one in self.ratings())}>"

    def _repr_html_(self) -> str:
        """A notebook shows the crosstable, the strongest first."""
        ranked = self.ratings()
        order = [self.rules.bots.index(one.bot) for one in ranked]
        head = "".join(f"<th>{escape(one.bot)}</th>" for one in ranked)
        rows = [f"<tr><th></th><th>rating</th>{head}</tr>"]
        for one, a in zip(ranked, order, strict=True):
            cells = "".join(f"<td>{self._cell(a, b)}</td>" for b in order)
            rating = f"{one.rating:+.0f} ({one.low:+.0f} to {one.high:+.0f})"
            rows.append(f"<tr><th>{escape(one.bot)}</th><td>{rating}</td>{cells}</tr>")
        return f"<table>{''.join(rows)}</table>"

    def _cell(self, a: int, b: int) -> str:
        return f"{self.points[a][b]:g} of {self.games[a][b]}" if self.games[a][b] else ""

    def ratings(self) -> list[Rating]:
        """The strongest first."""
        return sorted(ratings(self.rules.bots, self.points), key=lambda one: -one.rating)


def share_of(row: GameRow, players: int) -> float:
    """The share of the first bot of a pairing: the wins of its seats, a half where nobody won."""
    if not row.winners:
        return 0.5
    return sum(1 for entrant in row.winners if entrant % 2 == 0) / len(row.winners)


def tournament(
    game: str,
    bots: list[str],
    games: int = 100,
    players: int | None = None,
    options: dict[str, object] | None = None,
    form: str = ROUND_ROBIN,
    seed: int = 0,
    file: str | None = None,
    jobs: int = 1,
    ray: str | None = None,
    load: list[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Standing:
    """Play a tournament, or what a file of it still lacks.

    The result depends on the rules alone.
    """
    workers = Workers(jobs, tuple(load or ()), ray)
    load_files(workers.load)
    return play_rules(ruled(game, bots, games, players, options, form, seed), file, workers, progress)


def play_rules(
    rules: Rules, file: str | None, workers: Workers, progress: Callable[[int, int], None] | None = None
) -> Standing:
    """Play a tournament of these rules, or what a file of it still lacks."""
    standing = Standing(rules)
    path = None if file is None else Path(file)
    if path is not None:
        _take_up(path, standing)
    total = rules.games * len(rules.pairings())
    for a, b in rules.pairings():
        for rows in batches(rules.plan(a, b), standing.done[a, b], rules.games, workers):
            shares = [share_of(row, rules.players) for row in rows]
            if path is not None:
                _note(path, a, b, shares)
            for share in shares:
                standing.add(a, b, share)
            if progress is not None:
                progress(standing.played, total)
    return standing


def ruled(
    game: str,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, object] | None = None,
    form: str = ROUND_ROBIN,
    seed: int = 0,
) -> Rules:
    """Checked rules of a tournament."""
    found = find_game(game)
    if found.payoff == TOGETHER:
        raise _bad("game", game, "a game in which bots play against each other")
    if form not in (ROUND_ROBIN, GAUNTLET):
        raise _bad("form", form, f"{ROUND_ROBIN} or {GAUNTLET}")
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise _bad("bots", ",".join(bots), "at least two different bots")
    for bot in bots:
        make_bot(bot)
    if games < 1:
        raise _bad("games", games, "1 or more")
    seats = found.min_players if players is None else players
    if seats % 2:
        raise _bad("players", seats, "an even number, so that both bots of a pairing have as many seats")
    return Rules(game, found.version, seats, found.check(seats, options), bots, form, games, seed)


def _bad(field_name: str, value: object, expected: str) -> BadOption:
    return BadOption(
        "tournament",
        f"{field_name} must be {expected}, not {shown(value)}.",
        {"field": field_name, "value": shown(value), "expected": expected},
    )


def _head(rules: Rules) -> dict[str, object]:
    return {"format": FORMAT, **{key: value for key, value in vars(rules).items() if key != "games"}}


def _take_up(path: Path, standing: Standing) -> None:
    """Read what has been played; a new file gets the rules as its first line.

    More games may be asked for later.
    """
    head = json.dumps(_head(standing.rules), sort_keys=True)
    try:
        if not path.exists() or not path.read_text("utf-8"):
            path.write_text(head + "\n", "utf-8")
            return
        lines = path.read_text("utf-8").split("\n")
    except OSError as error:
        raise BadFile("no-file", f"{path} cannot be used: {error.strerror}.", {"field": "file"}) from error
    if lines[0] != head:
        raise BadRecord(
            "tournament-rules",
            f"{path} is a tournament of other rules: {_difference(lines[0], standing.rules)}.",
            {"field": "file", "value": str(path), "expected": head},
        )
    whole = [line for line in lines[1:-1] if line]  # an interrupted last line has no end; its games are played again
    for a, b, share in _results(whole, path):
        if (a, b) in standing.done and standing.done[a, b] < standing.rules.games:
            standing.add(a, b, share)
    path.write_text("\n".join([head, *whole, ""]), "utf-8")


def _difference(line: str, rules: Rules) -> str:
    try:
        theirs = json.loads(line)
    except ValueError:
        return "its first line is not one"
    ours = json.loads(json.dumps(_head(rules)))
    if not isinstance(theirs, dict):
        return "its first line is not one"
    named = [key for key in ours if theirs.get(key) != ours[key]]
    return f"{named[0]} is {shown(theirs.get(named[0]))} there and {shown(ours[named[0]])} here" if named else "order"


def _results(lines: list[str], path: Path) -> Iterator[tuple[int, int, float]]:
    for number, line in enumerate(lines, 2):
        try:
            a, b, *shares = json.loads(line)
            for share in shares:
                yield int(a), int(b), float(share)
        except (ValueError, TypeError) as error:
            raise BadRecord(
                "tournament-line", f"Line {number} of {path} is not a result.", {"field": f"line {number}"}
            ) from error


def _note(path: Path, a: int, b: int, shares: list[float]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps([a, b, *shares]) + "\n")
