"""The words and the terminal board of Thanos Rising: one key set in three languages, nothing missing, it fits."""

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
from sixstones.games.thanos_rising.board_text import BOARD_WORDS
from sixstones.games.thanos_rising.card_check import TIMINGS
from sixstones.games.thanos_rising.ending import ENDINGS
from sixstones.games.thanos_rising.programs import CALLS, CONDITIONS
from sixstones.words import LANGUAGES, Words

GAME = find_game("thanos_rising")
PACKAGE = Path(GAME.folder)
PLAYERS = ["Ada [Lovelace]", "Борис Годунов-Чердынцев-Рюрикович", "Chloé", "Dev"]
SHARED = {"not-legal", "not-asked", "game-over"}


def keys(language: str) -> set[str]:
    found = parse((PACKAGE / "locale" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in found.body if isinstance(entry, fluent.Junk)]
    return {entry.id.name for entry in found.body if isinstance(entry, fluent.Message)}


def texts_of(call: str, argument: int) -> set[str]:
    """The constants the sources of the package pass to a call at one place, both sides of a conditional included."""
    found: set[str] = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                if len(node.args) > argument:
                    found |= constants(node.args[argument])
    return found


def constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_all_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("ru") == keys("fr")


def test_every_message_that_can_be_asked_for_is_there_and_no_other() -> None:
    wanted = {"game-title", "game-blurb", "game-length"}
    wanted |= {f"event-{kind}" for kind in texts_of("Event", 0) | {"won", "lost", "lost_team"}}
    wanted |= {f"refusal-{key}" for key in texts_of("Refusal", 1) - SHARED}
    wanted |= {f"ask-{row.name}" for row in GAME.frames.of(BY_SEAT)}
    wanted |= {f"kind-{kind}" for kind in GAME.actions.kinds()}
    wanted |= {f"reason-{ending}" for ending in ENDINGS[1:]}
    for option in GAME.options:
        wanted |= {f"option-{option.id}", f"option-{option.id}-help"}
        if option.type == CHOICE:
            wanted |= {f"option-{option.id}-{value}" for value in option.choices}
        if option.optional:
            wanted.add(f"option-{option.id}-none")
    wanted |= {f"name-{id}" for id in [*GAME.components, *BOARD_WORDS]}
    wanted |= {f"timing-{timing}" for timing in TIMINGS}
    wanted |= {f"effect-{call}" for call in CALLS} | {f"condition-{call}" for call in CONDITIONS}
    words = "red blue green purple orange yellow battle tech mystic cosmic turn_ccw turn_cw villains stone sector_1"
    words += " sector_2 sector_3 thanos dice reward recruited turn villain"
    wanted |= {f"name-{word}" for word in words.split()}
    faces = [face for symbol in "btmx" for face in (symbol, symbol * 2)]
    wanted |= {f"name-{colour}-{face}" for colour in ("red", "blue", "green", "purple") for face in faces}
    assert keys("en") == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_a_game_is_said_in_the_language(language: str) -> None:
    words = Words(GAME, language, PLAYERS[:3])
    said: set[str] = set()
    for seed in range(4):
        state = GAME.start(3, {"team_check_after_manip": seed == 1})
        rng = Rng(seed)
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
    assert not [text for text in said if "{" in text or "$" in text or re.search(r"[a-z]_[a-z]", text)]
    if language != "en":
        assert words.title() != Words(GAME, "en", PLAYERS[:3]).title()


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
            text = words.ability(part)
            assert text, id
            assert "{" not in text
            assert "$" not in text
    if language == "en":
        hulk = words.ability(GAME.components["hulk"])
        assert hulk == "When dice are collected: one die more (red) for every 2 damage on this card"
        widow = words.ability(GAME.components["black_widow"])
        assert widow == "Pay 2 battle: draw tokens: 1; remove up to 1 damage from any one hero"
