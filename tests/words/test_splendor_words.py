"""The words of Splendor beyond what every game must have (`tests/contract/test_words.py`)."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent

from sixstones.core.facts import Event
from sixstones.core.game import Game
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.words import LANGUAGES, Words

GAMES = [find_game("splendor"), find_game("splendor_classic")]
PACKAGE = Path(__file__).parent.parent.parent / "src" / "sixstones" / "games" / "splendor"
REASONS = ["gauntlet", "stalemate", "round_limit", "points"]

# A value for every field of the data of events, questions and refusals.
SAMPLES: dict[str, object] = {
    "seat": 0,
    "from_seat": 1,
    "seats": [0, 1],
    "tokens": ["red", "red", "blue"],
    "paid": ["yellow", "grey"],
    "price": {"red": 2, "blue": 1},
    "locations": ["asgard", "knowhere"],
    "card": "hulk",
    "location": "asgard",
    "token": "red",
    "tile": "avengers_tile",
    "slot": "2-3",
    "reason": "gauntlet",
    "least": "pay no grey",
    "level": 2,
    "place": 1,
    "count": 2,
    "points": 17,
    "other_points": 16,
    "cards": 9,
    "other_cards": 10,
    "rounds": 30,
    "missing": ["red"],
    "time": True,
    "about": "Hulk",
}


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    text = (PACKAGE / "locale" / f"{language}.ftl").read_text("utf-8")
    body = parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key is given twice"
    return {entry.id.name: entry for entry in found}


def serialized(message: fluent.Message) -> str:
    return FluentSerializer().serialize_entry(message)


def variables(message: fluent.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", serialized(message)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_use_the_fields_alike(language: str) -> None:
    """A translation may omit a count or the place, but never names another player or card."""
    told = {"seat", "from_seat", "seats", "card", "location", "locations", "token", "tokens", "paid", "price"}
    for key, message in messages(language).items():
        assert variables(message) & told == variables(messages("en")[key]) & told, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_without_errors(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((PACKAGE / "locale" / f"{language}.ftl").read_text("utf-8")))
    words = Words(GAMES[0], language)
    for counted in (0, 1, 2, 5, 21):
        data = {**SAMPLES, "count": counted, "paid": ["red"] * counted, "tokens": ["red"] * counted}
        for reason in REASONS:
            arguments = words.arguments({**data, "reason": reason})
            for key in messages(language):
                pattern = bundle.get_message(key).value
                assert pattern is not None, key
                formatted, errors = bundle.format_pattern(pattern, arguments)
                assert not errors, (key, errors)
                text = str(formatted)
                assert text.strip() == text != "", key
                assert "{" not in text, key
                assert "  " not in text, key


def told(game: Game, players: int, options: dict[str, object], seed: int, language: str) -> list[str]:
    """The log of a whole game of random decisions, as the second seat reads it."""
    words = Words(game, language, ["Ada", "Boris", "Chloé", "Dev"][:players])
    state = game.start(players, options)
    rng = Rng(seed)
    lines: list[str] = []
    while state.actor != -2:
        log: list[Event] = []
        if state.actor == -1:
            state.apply(-1, state.sample(rng), log)
        else:
            asked = state.asks(state.actor)
            assert asked is not None
            lines.append(words.ask(asked.as_dict(), state.actor))
            moves = state.legal(state.actor)
            state.apply(state.actor, moves[rng.below(len(moves))], log)
        lines.extend([words.event(event, 1) for event in log])
    ended = state.result()
    assert ended is not None
    return [*lines, words.result(ended)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        (GAMES[0], 2, {}),
        (GAMES[0], 4, {"max_rounds": 30, "return_mode": "one_by_one"}),
        (GAMES[1], 3, {"reserved_view": "hidden"}),
    ],
)
def test_a_whole_game_is_told_in_sentences(game: Game, players: int, options: dict[str, object], language: str) -> None:
    for line in told(game, players, options, 7, language):
        assert line[0].isupper() or not line[0].isalpha(), line
        assert line[-1] in ".?)", line
        assert "{" not in line, line
        assert "_" not in line, line


def test_a_card_drawn_blind_is_named_only_to_its_owner() -> None:
    game = GAMES[0]
    state = game.load({"seat": 0, "rows": [], "locations": ["asgard", "knowhere"]})
    rng = Rng(1)
    state.settle(rng)
    log: list[Event] = []
    state.apply(0, game.parse("reserve deck 1"), log)
    state.settle(rng, log)
    drawn = next(event for event in log if event.kind == "card_drawn")
    words = Words(game, "en", ["Ada", "Boris"])
    card = words.name(str(drawn.secret["card"]))
    assert words.event(drawn, 0) == f"Ada draws {card} from deck 1 and reserves it."
    for other in (1, None):
        assert words.event(drawn, other) == "Ada reserves the top card of deck 1."


def test_the_two_games_of_the_folder_have_titles_of_their_own() -> None:
    assert [Words(game, "en").title() for game in GAMES] == ["Splendor: Marvel", "Splendor (classic)"]
