"""All commands but play: games, simulate, replay, rules, doctor, version, and their words."""

import csv
import json
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import sixstones
from sixstones.core.facts import Event, Refusal, Result
from sixstones.core.match import Match
from sixstones.words import LANGUAGES, SHARED, Words
from tests.cli.conftest import TIC_TAC_TOE, Run

SOURCE = Path(sixstones.__file__).parent


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"sixstones {sixstones.__version__}\n"
    assert "simulate" in run().out
    assert run("--help").code == 0


def test_games_are_listed_with_their_options(run: Run) -> None:
    out = run("games", "--load", TIC_TAC_TOE).out
    assert "splendor  Splendor: Marvel, 2–4 players" in out
    assert "scarce_max | scarce_free | always" in out
    assert "tic_tac_toe  Tic tac toe, 2 players" in out


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in run("games").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "players" in run("games").out
    assert "игроков" in run("games", "--lang", "ru").out


def test_rules_by_id_chapter_and_language(run: Run) -> None:
    one = run("rules", "splendor", "sp-3.8", "--lang", "fr").out
    assert one.count("\n") == 1
    assert one.startswith("SP-3.8")
    assert "quatre" in one
    chapter = run("rules", "splendor", "SP-3").out
    assert "SP-3.8" in chapter
    assert "SP-13.1" not in chapter
    assert len(run("rules", "splendor").out.splitlines()) == len(sixstones.game("splendor").rules)
    assert "states no rules" in run("rules", "tic_tac_toe", "--load", TIC_TAC_TOE).out


def test_doctor_names_the_build(run: Run) -> None:
    from sixstones.builds import is_compiled

    build = "compiled" if is_compiled() else "interpreted"
    out = run("doctor").out
    assert re.search(rf"build +{build}", out)
    assert "splendor" in out


def test_replay_tells_the_game_and_checks_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    run("play", "tic_tac_toe", "--load", TIC_TAC_TOE, "--seats", "greedy,random", "--seed", "1", "--record", str(path))
    steps = json.loads(path.read_text())["steps"]
    out = run("replay", str(path), "--load", TIC_TAC_TOE).out
    for number, step in enumerate(steps, 1):
        assert f"{number} Player {int(step[0]) + 1} {step[2:]}" in out
    assert f"{len(steps)} of {len(steps)} steps replayed" in out
    part = run("replay", str(path), "--load", TIC_TAC_TOE, "--upto", "3", "--quiet").out
    assert part == f"The record is in order: 3 of {len(steps)} steps replayed.\n"


def test_replay_of_splendor_reads_as_prose(run: Run, tmp_path: Path) -> None:
    match = Match("splendor", 2, {"first_player": "p2"}, seed=2)
    match.play(1, "reserve deck 2")
    path = tmp_path / "record.json"
    path.write_text(match.record().json())
    out = run("replay", str(path)).out
    assert re.search(r"Player 2 draws .+ from deck 2 and reserves it\.  SP-6\.2", out)


def test_simulate_prints_rates_and_writes_the_same_file_for_any_number_of_jobs(run: Run, tmp_path: Path) -> None:
    files = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        arguments = ("--bots", "greedy,random", "--games", "30", "--seed", "5", "--jobs", jobs, "--out", str(path))
        said = run("simulate", "tic_tac_toe", "--load", TIC_TAC_TOE, *arguments)
        assert said.code == 0
        assert "1 greedy" in said.out
        assert "Decisions per second" in said.out
        files.append(path.read_text())
    assert files[0] == files[1]
    data = json.loads(files[0])
    assert len(data["rows"]) == data["games"] == 30
    assert sum(entrant["wins"] for entrant in data["entrants"]) == pytest.approx(data["decided"]["games"])


def test_simulate_writes_a_row_per_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    run("simulate", "splendor", "--players", "3", "--games", "3", "--seed", "1", "--out", str(path))
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2"]
    assert [row["seat_0"] for row in rows] == ["1 random", "3 random", "2 random"]
    for row in rows:
        points = [int(row[f"score_{seat}"]) for seat in range(3)]
        assert all(points[int(seat)] >= 16 for seat in row["winning_seats"].split())


def _messages(language: str) -> dict[str, ast.Message]:
    body = parse((SHARED / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_the_shared_words_are_one_key_set() -> None:
    english = _messages("en")
    for language in LANGUAGES:
        assert list(_messages(language)) == list(english)


def test_every_message_the_command_line_says_exists() -> None:
    said = set()
    for path in [SOURCE / "words.py", *(SOURCE / "cli").glob("*.py")]:
        said |= set(re.findall(r'say\(\s*"([a-z-]+)"', path.read_text("utf-8")))
        said |= set(re.findall(r'\(?"(cli-[a-z-]+)"', path.read_text("utf-8")))
    said -= {"cli-number", "cli-which"}  # keys of errors
    assert said - set(_messages("en")) == set()
    assert "cli-saved" in said


def test_every_refusal_of_the_core_has_words() -> None:
    keys = set()
    for name in ("match.py", "state.py"):
        keys |= set(re.findall(r'Refusal\([^)]*?, "([a-z-]+)"', (SOURCE / "core" / name).read_text("utf-8")))
    assert {"game-over", "not-asked", "not-legal"} <= keys
    assert {f"refusal-{key}" for key in keys} <= set(_messages("en"))


def test_a_game_without_words_still_speaks() -> None:
    words = Words(sixstones.game("tic_tac_toe"), "fr", ["Anna", "Boris"])
    assert words.event(Event("mark", "", {"seat": 1, "cell": 4})) == "Boris: mark, cell 4"
    assert words.ask({"kind": "move", "data": {}}, 0) == "Anna décide."
    assert words.refusal(Refusal("", "not-asked")) == "Ce n’est pas à vous de décider maintenant."
    assert words.refusal(Refusal("", "too_late", {"minutes": 5})) == "Too late, minutes 5"
    assert words.result(Result([0], [1, 0], [1, 2], "line")) == "Anna gagne (line)."


def test_results_are_said_for_no_one_and_many_winners() -> None:
    words = Words(None, "en", ["Anna", "Boris", "Clara"])
    said = [words.result(Result(winners, [0] * 3, [1] * 3, "end")) for winners in ([], [2], [0, 1], [0, 1, 2])]
    assert said == [
        "Nobody wins (end).",
        "Clara wins (end).",
        "Anna and Boris win together (end).",
        "Anna, Boris and Clara win together (end).",
    ]


def test_data_becomes_words() -> None:
    words = Words(sixstones.game("splendor"), "en", ["Anna", "Boris"])
    found = words.arguments(
        {
            "seat": 0,
            "from_seat": 1,
            "seats": [0, 1],
            "card": "hulk",
            "tokens": ["red", "red", "blue"],
            "price": {"red": 2, "grey": 1},
            "count": 3,
            "slot": "2-1",
            "blind": True,
            "tile": None,
        }
    )
    assert found == {
        "seat": "Anna",
        "from_seat": "Boris",
        "from_seat_self": "no",
        "seats": "Anna and Boris",
        "seats_count": 2,
        "card": "Hulk",
        "card_id": "hulk",
        "tokens": "red ×2 and blue",
        "tokens_count": 3,
        "price": "red ×2 and grey",
        "price_count": 2,
        "count": 3,
        "slot": "2-1",
        "slot_id": "2-1",
        "blind": "yes",
        "tile": "",
    }


def test_only_those_who_know_a_secret_read_it() -> None:
    words = Words(sixstones.game("splendor"), "en", ["Anna", "Boris"])
    event = Event("card_drawn", "SP-6.2", {"seat": 0, "level": 2}, {"card": "hulk"}, [0])
    assert words.event(event, 0) == "Anna draws Hulk from deck 2 and reserves it."
    for viewer in (1, None):
        assert words.event(event, viewer) == "Anna reserves the top card of deck 2."
