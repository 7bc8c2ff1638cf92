"""What can be played: the games with their options, components, words and rules, as they declare them themselves."""

from pathlib import Path

from fastapi import APIRouter
from fastapi import Path as InPath
from starlette.responses import PlainTextResponse

from sixstones.bots import bot_names
from sixstones.core.card_files import parse_cards
from sixstones.core.errors import BadComponents, SixStonesError
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.registry import game_ids
from sixstones.server import wire
from sixstones.server.problems import Problem
from sixstones.words import LANGUAGES, SHARED, Words, explained

router = APIRouter(prefix="/api", tags=["games"])

Language = InPath(max_length=16)


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
async def list_games() -> object:
    """Every game that can be played here, and every bot."""
    return {"games": [game_card(find_game(id)) for id in game_ids()], "bots": bot_names()}


@router.get("/games/{game}", response_model=wire.GameBox)
async def read_game(game: str) -> object:
    """One game with its components and its actions."""
    found = known_game(game)
    actions = [found.actions[number] for number in range(found.actions.size)]
    return {
        **game_card(found),
        "components": explained(found, found.components),
        "kinds": found.actions.kinds(),
        "actions": [{"text": a.text, "kind": a.kind, "parts": a.parts} for a in actions],
    }


@router.post("/games/{game}/cards", response_model=wire.CheckedCards)
async def check_cards(game: str, body: wire.CardFile) -> object:
    """Check the text of a card file: the value for the option that takes it, and what its cards do."""
    found = known_game(game)
    if not found.card_option:
        raise Problem(404, "no-card-files", f"{found.id} takes no card files.", {"game": found.id})
    try:
        table = found.cards_of(parse_cards(body.text, body.name), body.name)
    except BadComponents as error:
        raise Problem(422, error.key, error.message, error.data) from error
    parts = explained(found, found.parts({found.card_option: table}))
    return {"option": found.card_option, "cards": table, "components": parts}


@router.get("/games/{game}/locale/{language}", response_class=PlainTextResponse)
async def read_locale(game: str, language: str = Language) -> str:
    """The words of a game in one language, as a Fluent file."""
    path = locale_file(known_game(game), language)
    if path is None:
        raise Problem(404, "no-such-locale", "The game has no words in this language.", {"language": language})
    return with_shared_options(path.read_text("utf-8"), language)


def with_shared_options(own: str, language: str) -> str:
    """The words of a game and those of the options it shares with others, where it has none of its own."""
    shared = (SHARED / f"{language}.ftl").read_text("utf-8").splitlines()
    borrowed = [line for line in shared if line.startswith("option-") and f"\n{line.partition(' =')[0]} =" not in own]
    return "\n".join([own, *borrowed, ""])


@router.get("/locale/{language}", response_class=PlainTextResponse)
async def read_shared_locale(language: str = Language) -> str:
    """The words all games share, as a Fluent file."""
    if language not in LANGUAGES:
        raise _no_such_language(language)
    return (SHARED / f"{language}.ftl").read_text("utf-8")


@router.get("/games/{game}/rules/{language}", response_model=dict[str, str])
async def read_rules(game: str, language: str = Language) -> object:
    """Every rule statement of a game in one language, in English where it has no other."""
    if language not in LANGUAGES:
        raise _no_such_language(language)
    return {id: statement.text(language) for id, statement in known_game(game).rules.items()}


def _no_such_language(language: str) -> Problem:
    return Problem(404, "no-such-locale", f"The languages are {', '.join(LANGUAGES)}.", {"language": language})
