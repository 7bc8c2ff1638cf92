"""The words of Splendor: one key set in three languages, nothing missing, nothing unused, everything formats."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent

from sixstones.core.facts import Event, Refusal
from sixstones.core.game import Game
from sixstones.core.match import Match
from sixstones.core.options import CHOICE
from sixstones.core.registry import game as find_game
from sixstones.core.rng import Rng
from sixstones.games.splendor import stages
from sixstones.games.splendor.board_text import BOARD_WORDS
from sixstones.words import LANGUAGES, Words

GAMES = [find_game("splendor"), find_game("splendor_classic")]
PACKAGE = Path(__file__).parent.parent.parent / "src" / "sixstones" / "games" / "splendor"
REASONS = {*stages.REASONS[1:], "points"}

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


class Call:
    """An Event, Ask or Refusal in the source: its kind, its data fields, and whether it has secrets."""

    def __init__(self, node: ast.Call, function: ast.FunctionDef, kind_at: int, data_at: int) -> None:
        given = node.args[kind_at]
        assert isinstance(given, ast.Constant), f"{function.name}: the kind must be a constant"
        self.kind = str(given.value)
        self.fields = _keys(node.args[data_at], function) if len(node.args) > data_at else set()
        self.secrets = _keys(node.args[data_at + 1], function) if len(node.args) > data_at + 1 else set()


def _keys(data: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The keys of a dict, written in place or built up in a variable of the same function."""
    if isinstance(data, ast.Dict):
        return {str(key.value) for key in data.keys if isinstance(key, ast.Constant)}
    assert isinstance(data, ast.Name), f"{function.name}: the data must be a dict"
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == data.id:
            assert node.value is not None
            found |= _keys(node.value, function)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            target = node.targets[0]
            if isinstance(target.value, ast.Name) and target.value.id == data.id:
                assert isinstance(target.slice, ast.Constant)
                found.add(str(target.slice.value))
    return found


@cache
def calls(callee: str, kind_at: int, data_at: int) -> list[Call]:
    """Every call of a class by its name, anywhere in the package."""
    found = []
    for path in sorted(PACKAGE.glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == callee:
                        found.append(Call(node, function, kind_at, data_at))
    return found


def events() -> list[Call]:
    return calls("Event", 0, 2)


def questions() -> list[Call]:
    return calls("Ask", 1, 3)


def refusals() -> list[Call]:
    return calls("Refusal", 1, 2)


def expected_fields() -> dict[str, set[str]]:
    """Every message that says something about data, with the fields that are there in all cases."""
    found: dict[str, set[str]] = {}
    for call in events():
        _agree(found, f"event-{call.kind}", call.fields)
        if call.secrets:
            _agree(found, f"event-{call.kind}-secret", call.fields | call.secrets)
    for call in questions():
        _agree(found, f"ask-{call.kind}", call.fields | {"seat"})
    for call in refusals():
        _agree(found, f"refusal-{call.kind}", call.fields)
    return found


def _agree(found: dict[str, set[str]], key: str, fields: set[str]) -> None:
    found[key] = found[key] & fields if key in found else fields


def expected_keys() -> set[str]:
    keys = {"game-title", "game-blurb", "game-title-splendor_classic", "game-blurb-splendor_classic", "game-length"}
    for game in GAMES:
        keys |= {f"name-{id}" for id in game.components}
        keys |= {f"kind-{kind}" for kind in game.actions.kinds()}
        for option in game.options:
            keys |= {f"option-{option.id}-help"}
            if option.id == "first_player":
                continue  # words all games share
            keys |= {f"option-{option.id}"}
            if option.type == CHOICE:
                keys |= {f"option-{option.id}-{value}" for value in option.choices}
            if option.optional:
                keys.add(f"option-{option.id}-none")
    keys |= {f"name-{word}" for word in BOARD_WORDS}
    keys |= {f"reason-{reason}" for reason in REASONS}
    return keys | set(expected_fields())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_none_is_unused(language: str) -> None:
    keys = expected_keys()
    assert set(messages(language)) - keys == set(), "unused"
    assert keys - set(messages(language)) == set(), "missing"


def test_all_languages_give_the_keys_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("ru")) == list(messages("fr"))


def test_reading_the_source_finds_kinds_and_fields() -> None:
    fields = expected_fields()
    assert fields["event-tile_changes_hands"] == {"seat", "from_seat", "tile"}
    assert fields["event-card_recruited_from_hand"] >= {"seat", "card", "paid", "place"}
    assert fields["event-card_drawn"] == {"seat", "level"}
    assert fields["event-card_drawn-secret"] == {"seat", "level", "card"}
    assert fields["refusal-cannot-pay"] == {"card", "count"}
    assert {call.kind for call in questions()} == {"turn", "pay", "location", "return"}


def test_every_field_has_a_sample() -> None:
    assert set().union(*expected_fields().values()) == set(SAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_fields_that_are_given(language: str) -> None:
    words = Words(GAMES[0], language)
    fields = expected_fields()
    for key, message in messages(language).items():
        given = words.arguments({field: SAMPLES[field] for field in fields.get(key, set())})
        assert variables(message) <= set(given), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_use_the_fields_alike(language: str) -> None:
    """A translation may leave a count or the place out, but never names another player, card or tile."""
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
        for reason in sorted(REASONS):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_or_tokens_of_a_game_share_a_name(language: str) -> None:
    for game in GAMES:
        named = [Words(game, language).name(id) for id in game.components]
        assert len(set(named)) == len(named)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_sentences_are_translated(language: str) -> None:
    """Names may be equal in two languages, sentences are not."""
    english = messages("en")
    for key, message in messages(language).items():
        if key.startswith(("event-", "ask-", "refusal-", "reason-", "kind-")) or key.endswith("-help"):
            assert serialized(message) != serialized(english[key]), key


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


def test_every_refusal_that_play_meets_is_a_sentence() -> None:
    game = GAMES[0]
    for language in LANGUAGES:
        match = Match(game, 2, {}, seed=3)
        words = Words(game, language)
        for _ in range(40):
            seat = match.state.actor
            if seat < 0:
                break
            for action in range(0, game.actions.size, 7):
                refusal = match.state.why_not(seat, action)
                if refusal is not None:
                    text = words.refusal(Refusal("", refusal.key, refusal.data))
                    assert text.endswith("."), text
                    assert "{" not in text, text
                    assert refusal.key not in text, text
            legal = match.state.legal(seat)
            match.play(seat, legal[len(legal) // 2])


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
