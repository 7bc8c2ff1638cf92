"""A game in the terminal: typing, asking why, undo, saving, resuming, sharing a keyboard."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from sixstones.cli.opening import open_table
from sixstones.core.match import Match, replay
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.words import Words
from tests.cli.conftest import TIC_TAC_TOE, Run

LOAD = ("--load", TIC_TAC_TOE)


def test_a_whole_game_by_number_text_and_beginning(run: Run) -> None:
    typed = "5\nmark 1\nmark 9\nMARK  2\nmark 3\nmark 7\nmark 8\nmark 6\n2\nmark 4\n"
    said = run("play", "tic_tac_toe", *LOAD, "--seats", "you:Anna,you", typed=typed)
    assert said.code == 0
    assert "Anna: mark, cell 5" in said.out
    assert "Player 2: mark, cell 1" in said.out
    assert "win" in said.out


def test_the_beginning_of_an_action_is_enough_where_it_is_unique(run: Run) -> None:
    typed = "reserve deck 3\nquit\n"
    options = ("--options", "first_player=p1", "--seed", "1")
    short = run("play", "splendor", *options, typed=typed.replace("reserve deck 3", "reserve d")).out
    assert "is not an action" in short, "three decks begin like this"
    said = run(
        "play", "splendor_classic", *options, "--seats", "you,random", typed="take white bl\ntake white blue g\n"
    )
    assert "Player 1 takes white, blue and green" in said.out


def test_actions_are_numbered_grouped_and_said_in_the_language(run: Run) -> None:
    said = run("play", "splendor", "--seed", "3", "--options", "first_player=p1", "--lang", "ru")
    assert "Взять разные жетоны" in said.out
    assert "1 take yellow blue orange" in said.out
    assert "Ваш ход" in said.out
    assert "SP-2.3" not in said.out, "the board shows what was dealt"


def test_why_shows_the_rule_behind_what_happened(run: Run) -> None:
    said = run("play", "splendor", "--seed", "3", "--options", "first_player=p1", typed="1\nwhy\n")
    explained = said.out[said.out.rindex("SP-3.4:") :]
    assert "3 tokens" in explained


def test_why_an_action_is_not_possible(run: Run) -> None:
    said = run(
        "play",
        "splendor",
        "--seed",
        "3",
        "--options",
        "first_player=p1",
        typed="why recruit 3-1\nwhy take red blue purple\n",
    )
    assert "more tokens for" in said.out
    assert "You can do that now." in said.out


def test_rules_and_help_at_the_table(run: Run) -> None:
    said = run("play", "splendor", "--seed", "3", typed="rules SP-3.8\nrules XX-1\nhelp\n")
    assert "SP-3.8: " in said.out
    assert "There is no rule XX-1." in said.out
    assert "--resume FILE" in said.out


def test_undo_is_not_for_the_decisions_of_others(run: Run) -> None:
    said = run("play", "tic_tac_toe", *LOAD, "--seats", "you,you", typed="1\nundo\nquit\n")
    assert "take back only your own" in said.out


def test_undo_takes_back_the_own_last_decision(run: Run, tmp_path: Path) -> None:
    match, recruit = _match_before_a_choice_of_payment()
    saved = tmp_path / "saved.json"
    saved.write_text(match.record().json())
    seats = "you,greedy" if match.state.actor == 0 else "greedy,you"
    said = run("play", "--resume", str(saved), "--seats", seats, typed=f"{recruit}\nundo\n")
    assert said.out.count("Choose the part to pay with wild tokens.") == 1
    assert said.out.count("Your turn:") == 2


def _match_before_a_choice_of_payment() -> tuple[Match, str]:
    """A game with several ways to pay for a card, and the action that names the card."""
    for seed in range(100):
        match = Match("splendor", 2, seed=seed)
        rng = Rng(seed)
        while match.result is None:
            seat = int(match.state.actor)
            ask = match.state.asks(seat)
            if ask is not None and ask.kind == "pay":
                recruit = match.steps[-1].text
                match.undo(seat)
                return match, recruit
            legal = match.state.legal(seat)
            match.play(seat, int(legal[rng.below(len(legal))]))
    raise AssertionError("nobody could choose how to pay")


def test_end_of_input_keeps_the_game_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    said = run("play", "tic_tac_toe", *LOAD, "--seed", "1", typed="mark 5\n")
    (kept,) = (tmp_path / "state" / "sixstones").iterdir()
    assert said.code == 0
    assert f"sixstones play --resume {kept} --load {TIC_TAC_TOE}" in said.out
    again = run("play", "--resume", str(kept), *LOAD, typed="quit\n")
    assert again.code == 0
    assert "0" in again.out
    assert json.loads(kept.read_text())["seats"] == ["you", "greedy"]


def test_leaving_before_the_first_decision_keeps_nothing(run: Run, tmp_path: Path) -> None:
    assert run("play", "splendor", typed="quit\n").code == 0
    assert not (tmp_path / "state").exists()


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    saved, ended = tmp_path / "saved.json", tmp_path / "ended.json"
    run("play", "splendor", "--seed", "4", "--options", "first_player=p1", typed=f"1\nsave {saved}\nquit\n")
    steps = json.loads(saved.read_text())["steps"]
    assert steps[-2].startswith("0 take")
    said = run("play", "--resume", str(saved), "--seats", "random,random", "--seed", "1", "--record", str(ended))
    assert said.code == 0
    whole = json.loads(ended.read_text())
    assert whole["steps"][: len(steps)] == steps
    assert whole["seats"] == ["random", "random"]
    assert replay(ended.read_text()).result is not None


def test_whoever_comes_back_is_told_what_happened_since_the_last_own_decision(run: Run, tmp_path: Path) -> None:
    match = Match("splendor", 3, {"first_player": "p1"}, seed=4)
    for seat, action in enumerate(("take red blue purple", "take yellow orange red", "take yellow blue purple")):
        match.play(seat, action)
    saved = tmp_path / "saved.json"
    saved.write_text(match.record().json())
    said = run("play", "--resume", str(saved), "--seats", "you,random,random", typed="quit\n").out
    assert "Player 1 takes" not in said
    assert "Player 2 (random) takes yellow, orange and red." in said
    assert "Player 3 (random) takes yellow, blue and purple." in said


def test_saving_to_an_impossible_place_says_so_and_goes_on(run: Run) -> None:
    said = run("play", "tic_tac_toe", *LOAD, typed="mark 1\nsave /no/such/place/game.json\nquit\n")
    assert "cannot be written" in said.out
    assert said.code == 0


def test_a_person_who_types_at_random_reaches_the_end(run: Run, tmp_path: Path) -> None:
    dice = random.Random(7)
    typed = "".join(f"{dice.randint(1, 20)}\n" for _ in range(4000))
    ended = tmp_path / "ended.json"
    said = run("play", "splendor", "--seats", "you,greedy,random", "--seed", "2", "--record", str(ended), typed=typed)
    assert said.code == 0
    assert "wins" in said.out
    assert "1. Player" in said.out
    assert replay(ended.read_text()).result is not None


def test_equal_seeds_give_equal_games(run: Run, tmp_path: Path) -> None:
    texts = []
    for _ in range(2):
        path = tmp_path / "record.json"
        run("play", "splendor_classic", "--seats", "greedy,random", "--seed", "9", "--record", str(path))
        texts.append(path.read_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("game", ["splendor", "splendor_classic"])
def test_people_at_one_keyboard_do_not_see_each_others_secrets(run: Run, tmp_path: Path, game: str) -> None:
    saved = tmp_path / "game.json"
    typed = f"\nreserve deck 3\n\nsave {saved}\nquit\n"
    said = run(
        "play", game, "--seats", "you:Anna,you:Boris", "--options", "first_player=p1", "--seed", "6", typed=typed
    )
    steps = json.loads(saved.read_text())["steps"]
    assert "0 reserve deck 3" in steps
    drawn = steps[steps.index("0 reserve deck 3") + 1].removeprefix("* ")
    name = Words(find_game(game), "en").name(drawn)
    shown_to_boris = said.out[said.out.rindex("Boris, it is your turn.") :]
    assert "Anna reserves the top card of deck 3" in shown_to_boris
    assert name not in shown_to_boris
    assert "Anna, it is your turn." in said.out


def test_the_screen_is_emptied_before_the_next_person_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nreserve deck 3\n"))
    screen = Console(file=io.StringIO(), force_terminal=True, width=200)
    table = open_table(screen, "splendor", "you:Anna,you:Boris", {"first_player": "p1"}, "en", 6, None)
    assert not table.run()
    assert isinstance(screen.file, io.StringIO)
    shown = screen.file.getvalue()
    emptied = shown.rindex("\x1b[2J")
    assert shown.rindex("Your turn:") < emptied < shown.rindex("Boris, it is your turn.")
    assert "\x1b[3J" in shown[emptied:]


def test_the_drawer_sees_the_card_drawn_blind(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    said = run(
        "play", "splendor", "--options", "first_player=p1", "--seed", "6", typed=f"reserve deck 3\nsave {saved}\nquit\n"
    )
    steps = json.loads(saved.read_text())["steps"]
    drawn = steps[steps.index("0 reserve deck 3") + 1].removeprefix("* ")
    assert f"draws {Words(find_game('splendor'), 'en').name(drawn)} from deck 3" in said.out
