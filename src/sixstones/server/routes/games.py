"""The games with their options, components, words and rules, as they declare them."""

from pathlib import Path
from typing import TypeVar

from fastapi import APIRouter, Request
from fastapi import Path as InPath
from pydantic import TypeAdapter
from pydantic_core import to_json
from starlette.responses import PlainTextResponse, Response

from sixstones.bots import bot_names
from sixstones.core.errors import SixStonesError
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.registry import game_ids
from sixstones.server.http.cached_answers import told
from sixstones.server.limits.request_limits import spend
from sixstones.server.people.identity import somebody
from sixstones.server.protocol import wire
from sixstones.server.protocol.problems import Problem
from sixstones.server.server import server_of
from sixstones.words import LANGUAGES, SHARED, Words, explained

router = APIRouter(prefix="/api", tags=["games"])

Language = InPath(max_length=16)
FLUENT = "text/plain; charset=utf-8"
GAMES, BOX = TypeAdapter(wire.Games), TypeAdapter(wire.GameBox)
T = TypeVar("T")


def encoded(shape: TypeAdapter[T], told: object) -> bytes:
    """Something the server tells, as JSON of this shape."""
    return shape.dump_json(shape.validate_python(told))


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
    """The name of the game in every language."""
    return {language: Words(game, language).title() for language in LANGUAGES}


def game_card(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "hidden": game.hidden,
        "payoff": game.payoff,
        "titles": titles(game),
        "languages": sorted(language for language in LANGUAGES if locale_file(game, language)),
        "options": [option.as_dict() for option in game.options],
        "card_option": game.card_option,
    }


@router.get("/games", response_model=wire.Games)
async def list_games(request: Request) -> Response:
    """Every game that can be played here, and every bot."""
    games, bots = game_ids(), bot_names()

    def listed() -> bytes:
        return encoded(GAMES, {"games": [game_card(find_game(id)) for id in games], "bots": bots})

    return await server_of(request).answers.give(request, ("games", *games, *bots), listed)


@router.get("/games/{game}", response_model=wire.GameBox)
async def read_game(request: Request, game: str) -> Response:
    """One game with its components and its actions."""
    found = known_game(game)

    def boxed() -> bytes:
        actions = [found.actions[number] for number in range(found.actions.size)]
        box = {
            **game_card(found),
            "components": explained(found, found.components),
            "kinds": found.actions.kinds(),
            "actions": [{"text": a.text, "kind": a.kind, "parts": a.parts} for a in actions],
        }
        return encoded(BOX, box)

    return await server_of(request).answers.give(request, ("game", found.id, found.version), boxed)


@router.post("/games/{game}/cards", response_model=wire.CheckedCards)
async def check_cards(request: Request, game: str, body: wire.CardFile) -> Response:
    """Check the text of a card file: the value for its option, and what its cards do."""
    somebody(request)
    found = known_game(game)
    if not found.card_option:
        raise Problem(404, "no-card-files", f"{found.id} takes no card files.", {"game": found.id})
    spend(request, "cards")
    checked = await server_of(request).checks.cards(found, body.text, body.name)
    return await told(request, lambda: checked)


@router.get("/games/{game}/locale/{language}", response_class=PlainTextResponse)
async def read_locale(request: Request, game: str, language: str = Language) -> Response:
    """The words of a game in one language, as a Fluent file."""
    path = locale_file(known_game(game), language)
    if path is None:
        raise Problem(404, "no-such-locale", "The game has no words in this language.", {"language": language})

    def words() -> bytes:
        return with_shared_options(path.read_text("utf-8"), language).encode()

    return await server_of(request).answers.give(request, ("locale", path), words, FLUENT)


def with_shared_options(own: str, language: str) -> str:
    """The words of a game, and shared words of options where it has none of its own."""
    shared = (SHARED / f"{language}.ftl").read_text("utf-8").splitlines()
    borrowed = [line for line in shared if line.startswith("option-") and f"\n{line.partition(' =')[0]} =" not in own]
    return "\n".join([own, *borrowed, ""])


@router.get("/locale/{language}", response_class=PlainTextResponse)
async def read_shared_locale(request: Request, language: str = Language) -> Response:
    """The words all games share, as a Fluent file."""
    if language not in LANGUAGES:
        raise _no_such_language(language)
    path = SHARED / f"{language}.ftl"
    return await server_of(request).answers.give(request, ("shared locale", path), path.read_bytes, FLUENT)


@router.get("/games/{game}/rules/{language}", response_model=dict[str, str])
async def read_rules(request: Request, game: str, language: str = Language) -> Response:
    """Every rule statement of a game in one language, in English where it has no other."""
    if language not in LANGUAGES:
        raise _no_such_language(language)
    found = known_game(game)

    def stated() -> bytes:
        return to_json({id: statement.text(language) for id, statement in found.rules.items()})

    return await server_of(request).answers.give(request, ("rules", found.id, found.version, language), stated)


def _no_such_language(language: str) -> Problem:
    return Problem(404, "no-such-locale", f"The languages are {', '.join(LANGUAGES)}.", {"language": language})
