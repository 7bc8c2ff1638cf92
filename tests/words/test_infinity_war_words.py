"""The words and the terminal board of Infinity War: one key set in three languages, nothing missing, it fits."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from rich.cells import cell_len
from rich.text import Text

from sixstones.core.facts import CHANCE, OVER, Event, Refusal
from sixstones.core.frames import BY_SEAT
from sixstones.core.options import CHOICE
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.games.infinity_war.board_text import BOARD_WORDS, CODES
from sixstones.games.infinity_war.ending import ENDINGS
from sixstones.words import LANGUAGES, Words

GAME = find_game("infinity_war")
PACKAGE = Path(GAME.folder)
PLAYERS = ["Ada [Lovelace]", "Борис Годунов-Чердынцев-Рюрикович", "Chloé", "Dev", "Eve"]


def keys(language: str) -> set[str]:
    found = parse((Path(GAME.folder) / "locale" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in found.body if isinstance(entry, fluent.Junk)]
    return {entry.id.name for entry in found.body if isinstance(entry, fluent.Message)}


def texts_of(call: str, argument: int) -> set[str]:
    """The constants the sources of the package pass to a call at one place, both sides of a conditional included."""
    found: set[str] = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                if len(node.args) > argument:
                    found |= {n.value for n in constants(node.args[argument]) if isinstance(n.value, str)}
    return found


def constants(node: ast.expr) -> list[ast.Constant]:
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node] if isinstance(node, ast.Constant) else []


def displacements() -> set[str]:
    """Events whose kind is handed on: enter, relocate, displace."""
    return texts_of("enter", 3) | texts_of("relocate", 3) | texts_of("displace", 3) | via_movement()


def via_movement() -> set[str]:
    source = (PACKAGE / "turn.py").read_text("utf-8")
    return set(re.findall(r'movement\.(?:enter|relocate)\([^"]*"(\w+)"', source))


def test_all_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("ru") == keys("fr")


def test_every_message_that_can_be_asked_for_is_there_and_no_other() -> None:
    wanted = {"game-title", "game-blurb", "game-length"}
    wanted |= {f"event-{kind}" for kind in texts_of("Event", 0) | displacements()}
    wanted |= {f"refusal-{key}" for key in texts_of("Refusal", 1)}
    wanted |= {f"ask-{row.name}" for row in GAME.frames.of(BY_SEAT)}
    wanted |= {f"kind-{kind}" for kind in GAME.actions.kinds()}
    wanted |= {f"reason-{ending}" for ending in ENDINGS[1:]}
    for option in GAME.options:
        if option.id == "first_player":
            continue  # words all games share
        wanted |= {f"option-{option.id}", f"option-{option.id}-help"}
        if option.type == CHOICE:
            wanted |= {f"option-{option.id}-{value}" for value in option.choices if value not in GAME.components}
        if option.optional:
            wanted.add(f"option-{option.id}-none")
    wanted |= {f"name-{id}" for id in [*GAME.components, *BOARD_WORDS]}
    words = "red blue north east south west clockwise counterclockwise floor slot cell base partner right left"
    wanted |= {f"name-{word}" for word in words.split()}
    assert keys("en") == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_a_game_is_said_in_the_language(language: str) -> None:
    words = Words(GAME, language, PLAYERS[:3])
    state = GAME.start(3, {"team_choice": "seat_order", "layout": "mixed"})
    rng = Rng(4)
    said: set[str] = set()
    while state.actor != OVER:
        seat = int(state.actor)
        log: list[Event] = []
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng), log)
        else:
            asked = state.asks(seat)
            assert asked is not None
            said.add(words.ask(asked.as_dict(), seat))
            refusal = state.why_not(seat, rng.below(GAME.actions.size))
            said.add(words.refusal(Refusal("", "game-over") if refusal is None else refusal))
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))], log)
        said |= {words.event(event) for event in log}
    assert not [text for text in said if "{" in text or "$" in text or "_" in text]
    if language != "en":
        english = Words(GAME, "en", PLAYERS[:3])
        assert words.title() != english.title()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_hundred_columns_and_shows_everybody(language: str) -> None:
    state = GAME.start(5)
    rng = Rng(6)
    words = Words(GAME, language, PLAYERS)
    shown = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        legal = state.legal(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))])
        if state.number % 20:
            continue
        board = Text.from_markup(GAME.board_text(state.view(0), words.names(5))).plain
        assert max(cell_len(line) for line in board.split("\n")) <= 100
        assert all(f" {code} " in board for code in CODES.values())
        assert "Ada (Lovelace)" in board
        shown += 1
    assert shown > 10


def test_the_board_shows_tiles_tokens_thanos_and_what_waits() -> None:
    tiles = {"1,1": "teleport", "2,1": "arrow_3 east", "3,1": "loki", "4,2": "stone_soul", "3,2": "loki"}
    state = GAME.load(
        {
            "tiles": tiles,
            "thanos": "9,4",
            "tokens": {"3,2": ["hero_hulk", "hero_wong", "energy"]},
            "characters": {"iron_man": {"cell": "3,2", "right": "stone_time", "detained": "fresh"}},
            "phase": "main",
            "stack": [
                {"frame": "property", "character": "iron_man", "tile": "loki"},
                {"frame": "window", "character": "iron_man"},
            ],
        }
    )
    lines = Text.from_markup(GAME.board_text(state.view(0), Words(GAME).names(2))).plain.split("\n")
    row = next(n for n, line in enumerate(lines) if line.startswith(" 1 "))
    assert lines[row].split()[2:5] == ["Teleport", "↑→↓", "Loki"]
    assert "IM♟2ϟ" in lines[row + 3]
    assert "◆So" in lines[row + 3]
    assert "THA" in lines[row + 7]
    assert any("Iron Man" in line and "Time Stone" in line and "detained" in line for line in lines)
    assert lines[-1].strip() == "Loki (Iron Man)"
