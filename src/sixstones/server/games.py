"""What can be played: the games with their options, components, words and rules, as they declare them themselves."""

from pathlib import Path

from fastapi import APIRouter
from fastapi import Path as InPath
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from starlette.responses import PlainTextResponse

from sixstones.bots import bot_names
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.registry import game_ids
from sixstones.server import wire
from sixstones.server.problems import Problem

router = APIRouter(prefix="/api/games", tags=["games"])

LANGUAGES = ("en", "ru", "fr")
TITLE = "game-title"

_titles: dict[str, dict[str, str]] = {}


def known_game(id: str) -> Game:
    try:
        return find_game(id)
    except SixStonesError as error:
        raise Problem(404, "no-such-game", error.message, {"game": id[:64]}) from error


def locale_file(game: Game, language: str) -> Path | None:
    if not game.folder or language not in LANGUAGES:
        return None
    path = Path(game.folder) / "locale" / f"{language}.ftl"
    return path if path.is_file() else None


def titles(game: Game) -> dict[str, str]:
    """The name of the game in every language it speaks."""
    if game.id not in _titles:
        found = {}
        for language in LANGUAGES:
            path = locale_file(game, language)
            title = None if path is None else _message(path.read_text("utf-8"), TITLE)
            if title:
                found[language] = title
        _titles[game.id] = found
    return _titles[game.id]


def _message(fluent: str, id: str) -> str | None:
    """The text of a message without variables."""
    for entry in FluentParser().parse(fluent).body:
        if isinstance(entry, Message) and entry.id.name == id and isinstance(entry.value, Pattern):
            return "".join(part.value for part in entry.value.elements if isinstance(part, TextElement))
    return None


def game_card(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "hidden": game.hidden,
        "titles": titles(game),
        "languages": sorted(language for language in LANGUAGES if locale_file(game, language)),
        "options": [option.as_dict() for option in game.options],
    }


@router.get("", response_model=wire.Games)
async def list_games() -> object:
    """Every game that can be played here, and every bot."""
    return {"games": [game_card(find_game(id)) for id in game_ids()], "bots": bot_names()}


@router.get("/{game}", response_model=wire.GameBox)
async def read_game(game: str) -> object:
    """One game with its components and its actions."""
    found = known_game(game)
    actions = [found.actions[number] for number in range(found.actions.size)]
    return {
        **game_card(found),
        "components": found.components,
        "kinds": found.actions.kinds(),
        "actions": [{"text": a.text, "kind": a.kind, "parts": a.parts} for a in actions],
    }


@router.get("/{game}/locale/{language}", response_class=PlainTextResponse)
async def read_locale(game: str, language: str = InPath(max_length=16)) -> str:
    """The words of a game in one language, as a Fluent file."""
    path = locale_file(known_game(game), language)
    if path is None:
        raise Problem(404, "no-such-locale", "The game has no words in this language.", {"language": language})
    return path.read_text("utf-8")


@router.get("/{game}/rules/{language}", response_model=dict[str, str])
async def read_rules(game: str, language: str = InPath(max_length=16)) -> object:
    """Every rule statement of a game in one language, in English where it has no other."""
    if language not in LANGUAGES:
        raise Problem(404, "no-such-locale", "The languages are en, ru and fr.", {"language": language})
    return {id: statement.text(language) for id, statement in known_game(game).rules.items()}
