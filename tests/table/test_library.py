"""The table as a library needs only the engine, and whole games are played through it."""

import ast
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import sixstones
from sixstones.core.rng import Rng
from sixstones.server.protocol.terms import Terms
from sixstones.table.drafts import append
from sixstones.table.owner_commands import kick
from sixstones.table.player_commands import answer_undo, move, undo
from sixstones.table.refusals import Refused
from sixstones.table.rules import GameClock, TableRules
from sixstones.table.seat_commands import hand_over, open_table, overdue, sit, start
from sixstones.table.seats import Seat
from sixstones.table.table import ENDED, Table
from sixstones.table.views import make_update

PACKAGE = Path(sixstones.__file__).parent
FOREIGN = (
    "asyncio",
    "fastapi",
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "pydantic",
    "sixstones.words",
    "sixstones.server",
)


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


ANN, BOB, EVE = Guest("a", "Ann"), Guest("b", "Bob"), Guest("e", "Eve")


def test_it_needs_no_web_no_storage_no_asyncio_and_no_words() -> None:
    program = (
        "import pkgutil, importlib, sys, sixstones.table as t\n"
        "for m in pkgutil.iter_modules(t.__path__): importlib.import_module('sixstones.table.' + m.name)\n"
        f"print([name for name in {FOREIGN!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_a_game_with_a_kick_an_undo_by_consent_and_a_clock() -> None:
    rng = Rng(1)
    draw = lambda state: int(state.sample(rng))  # noqa: E731
    rules = TableRules(clock=GameClock(60, 0, "bot-seat"))
    table = Table("t", sixstones.game("tic_tac_toe"), 2, {}, True, ANN.id, ANN.name, created=0)
    append(table, open_table([Seat(0, "human", ANN.name, ANN.id), Seat(1, "open")], rules, ANN), at=0)
    append(table, sit(table, 1, EVE), at=1)
    append(table, kick(table, ANN, EVE.id, EVE.name), at=2)
    append(table, sit(table, 1, BOB), at=3)
    append(table, start(table, ANN, draw), at=4)
    people, now, undone = [ANN, BOB], 4, False
    while table.status != ENDED:
        seat = int(table.line.state.waiting()[0])
        ask = table.line.state.asks(seat)
        text = table.game.text(int(table.line.state.legal(seat)[0]))
        now += 1000
        append(table, move(table, people[seat], seat, text, None if ask is None else int(ask.number), draw), at=now)
        if not undone and len(table.line.entries) == 3:  # Bob has answered Ann: going back needs his consent
            append(table, undo(table, ANN, 0, to=table.line.entries[0]), at=now)
            with pytest.raises(Refused, match="already"):
                answer_undo(table, ANN, agree=True)
            append(table, answer_undo(table, BOB, agree=True), at=now)
            undone = len(table.line.entries) == 1
    assert undone
    assert table.clocks is not None
    assert table.clocks.left == [55_000, 56_000]  # nobody gains time by going back
    assert make_update(table, None, 0, now)["result"] is not None


def test_a_clock_that_runs_out_hands_the_seat_over() -> None:
    table = Table("t", sixstones.game("tic_tac_toe"), 2, {}, True, ANN.id, ANN.name, created=0)
    seats = [Seat(0, "human", ANN.name, ANN.id), Seat(1, "human", BOB.name, BOB.id)]
    append(table, open_table(seats, TableRules(clock=GameClock(60, 0, "bot-seat")), ANN), at=0)
    append(table, start(table, ANN, lambda state: 0), at=0)
    [late] = overdue(table, 60_000)
    assert overdue(table, 59_999) == []
    append(table, hand_over(table, late, "greedy"), at=60_000)
    assert table.bots_asked() == [late]


def test_the_rules_of_a_table_have_the_defaults_of_the_wire() -> None:
    assert Terms().rules() == TableRules()
    assert Terms().model_dump() == TableRules().as_dict()


def test_no_entry_holds_a_dictionary() -> None:
    """Bodies are typed: no attribute `body` and no dict of that name."""
    found = []
    for path in [*PACKAGE.glob("table/*.py"), *PACKAGE.glob("server/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "body" and "dict" in ast.unparse(node):
                found.append(f"{path}:{node.lineno}")
            if (
                isinstance(node, ast.Attribute)
                and node.attr == "body"
                and ast.unparse(node.value) in ("entry", "draft")
            ):
                found.append(f"{path}:{node.lineno}")
    assert [place for place in found if "storage/journal.py" not in place and "people/erasing.py" not in place] == []
