"""The terminal board of Thanos Rising, and cards that explain themselves."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from sixstones.core.facts import CHANCE, OVER
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.words import LANGUAGES, Words

GAME = find_game("thanos_rising")
PLAYERS = ["Ada [Lovelace]", "Борис Годунов-Чердынцев-Рюрикович", "Chloé", "Dev"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_hundred_columns_and_shows_everybody(language: str) -> None:
    state = GAME.start(4)
    rng = Rng(6)
    words = Words(GAME, language, PLAYERS)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        text = Text.from_markup(GAME.board_text(state.view(0), words.names(4))).plain
        assert max(cell_len(line) for line in text.split("\n")) <= 100
        assert all(name in text for name in ("Ada", "Chloé", "Dev"))
        legal = state.legal(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_explains_itself(language: str) -> None:
    words = Words(GAME, language)
    for id, part in GAME.components.items():
        if "effect" in part:
            text = words.card(part)
            assert text, id
            assert "{" not in text
            assert "$" not in text
    if language == "en":
        hulk = words.card(GAME.components["hulk"])
        assert hulk == "When you gather dice: +1 die (red) for every 2 damage on this card"
        widow = words.card(GAME.components["black_widow"])
        assert widow == "Pay 2 battle: draw a token; remove up to 1 damage from any one hero"
