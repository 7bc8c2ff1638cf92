"""The terminal board of Infinity War."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from sixstones.core.facts import CHANCE, OVER
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.games.infinity_war.board_text import CODES
from sixstones.words import LANGUAGES, Words

GAME = find_game("infinity_war")
PACKAGE = Path(GAME.folder)
PLAYERS = ["Ada [Lovelace]", "Борис Годунов-Чердынцев-Рюрикович", "Chloé", "Dev", "Eve"]


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
