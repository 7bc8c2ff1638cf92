"""Every game says everything in every language: nothing missing, unused or ill-formed.

What a game may say is read from its declarations (options, components, actions, table of decisions) and from its
sources (`tests/said.py`), so that a forgotten message is named, however rarely it is needed.
"""

import importlib
import importlib.util
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax import ast as fluent

import sixstones
from sixstones.core.facts import OVER, Event
from sixstones.core.frames import BY_SEAT
from sixstones.core.game import Game
from sixstones.core.options import CHOICE
from sixstones.words import LANGUAGES, SHARED, Words
from tests import said
from tests.kit import cases, packages, step

PACKAGES = packages()
PLAYERS = ["Ada", "Борис", "Chloé", "Dev", "Eve", "Fay", "Gus", "Hal"]
each_package = pytest.mark.parametrize("package", sorted(PACKAGES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages(path: Path) -> dict[str, str]:
    """Every message of a Fluent file as it is written."""
    body = parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert not junk, f"{path}: {junk}"
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{path}: a message is given twice"
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def own(package: str, language: str) -> dict[str, str]:
    return messages(Path(PACKAGES[package][0].folder) / "locale" / f"{language}.ftl")


def shared(language: str) -> dict[str, str]:
    return messages(SHARED / f"{language}.ftl")


def board_words(package: str) -> list[str]:
    """Names that only the board of the terminal uses."""
    name = f"sixstones.games.{package}.board_text"
    if importlib.util.find_spec(name) is None:
        return []
    found: list[str] = importlib.import_module(name).BOARD_WORDS
    return found


def judged_terms(game: Game) -> set[str]:
    """The terms of a game's judgement; the same ones in every running position."""
    state = game.start(game.min_players)
    rng = sixstones.Rng(1)
    for _ in range(200):
        state.settle(rng)
        if state.actor == OVER or state.evaluation_terms(0, 0):
            break
        seat = state.waiting()[0]
        state.apply(seat, state.policy(seat, rng))
    return {judged.term for judged in state.evaluation_terms(0, 0)}


def wanted(package: str) -> set[str]:
    """Every message that may be asked for."""
    folder = PACKAGES[package][0].folder
    found = {"game-title", "game-blurb", "game-length"}
    found |= {f"event-{kind}" for kind in said.events(folder)}
    found |= {f"refusal-{key}" for key in said.refusals(folder)}
    found |= {f"reason-{reason}" for reason in said.reasons(folder)}
    found |= {f"end-{kind}" for kind in said.ends(folder)}
    found |= {f"count-{key}" for key in said.counted(folder)}
    found |= {f"name-{word}" for word in board_words(package)}
    found |= {f"term-{term}" for term in judged_terms(PACKAGES[package][0])}
    for game in PACKAGES[package]:
        if game is not PACKAGES[package][0]:
            found |= {f"game-title-{game.id}", f"game-blurb-{game.id}"}
        found |= {f"ask-{row.name}" for row in game.frames.of(BY_SEAT)}
        found |= {f"kind-{kind}" for kind in game.actions.kinds()}
        found |= {f"name-{id}" for id in game.components}
        found |= set(game.phrases)
        for option in game.options:
            found |= {f"option-{option.id}", f"option-{option.id}-help"}
            if option.type == CHOICE:
                found |= {f"option-{option.id}-{value}" for value in option.choices if value not in game.components}
            if option.optional:
                found.add(f"option-{option.id}-none")
    return found


def allowed(package: str) -> set[str]:
    """Optional messages of a game: titles, secrets, names of the parts of its actions."""
    found = {f"event-{kind}-secret" for kind in said.secret_events(PACKAGES[package][0].folder)}
    for game in PACKAGES[package]:
        found |= {f"game-title-{game.id}", f"game-blurb-{game.id}"}
        parts = {part for action in range(game.actions.total) for part in game.actions.parts(action)}
        found |= {f"name-{part}" for part in parts}
        found |= {f"name-{'-'.join(game.actions.parts(action))}" for action in range(game.actions.total)}
        if not game.frames.rows:
            found |= {key for key in own(package, "en") if key.startswith("ask-")}
    return found | set(shared("en"))


@each_package
@each_language
def test_every_message_is_there_and_none_is_unused(package: str, language: str) -> None:
    has, needs = set(own(package, language)), wanted(package)
    assert needs - has - set(shared(language)) == set(), "missing"
    assert has - needs - allowed(package) == set(), "unused"


@each_package
def test_all_languages_give_the_messages_in_the_same_order(package: str) -> None:
    assert list(own(package, "en")) == list(own(package, "ru")) == list(own(package, "fr"))


def test_what_all_games_share_is_said_in_every_language() -> None:
    assert set(shared("en")) == set(shared("ru")) == set(shared("fr"))


@each_package
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(package: str, language: str) -> None:
    """Names may be equal in two languages, sentences are not."""
    english = own(package, "en")
    for key, text in own(package, language).items():
        if key.startswith(("event-", "ask-", "refusal-", "reason-", "kind-", "end-")) or key.endswith("-help"):
            assert text != english[key], key


@each_package
@each_language
def test_no_two_components_share_a_name(package: str, language: str) -> None:
    for game in PACKAGES[package]:
        named: dict[str, str] = {}
        for id in game.components:
            name = Words(game, language).name(id)
            assert name not in named, f"{id} and {named.get(name)} are both called {name}"
            named[name] = id


def complete(words: Words, key: str, data: dict[str, object]) -> str:
    """A message all of whose arguments are given."""
    text = words.find(key, words.arguments(data), complete=True)
    assert text is not None, f"{key} has no words in {words.language}, or speaks of what {data} does not tell"
    return text


@pytest.mark.parametrize("id", [game.id for games in PACKAGES.values() for game in games])
@each_language
def test_whatever_play_says_is_a_sentence_with_all_it_speaks_of(id: str, language: str) -> None:
    """Questions, events, refusals and the end of random games.

    Each message is looked at a few times only.
    """
    times: dict[str, int] = {}

    def check(key: str, data: dict[str, object]) -> None:
        times[key] = times.get(key, 0) + 1
        if times[key] <= 6:
            text = complete(words, key, data)
            assert "{" not in text, f"{key}: {text}"
            assert text.strip() == text, f"{key}: {text}"
            if not key.startswith("reason-"):
                assert text[-1] in ".?!)…", f"{key}: {text}"

    for seed, (_, players, options) in enumerate([case for case in cases() if case[0] == id][:12]):
        state = sixstones.game(id).start(players, options)
        words = Words(state.game, language, PLAYERS[:players])
        rng = sixstones.Rng(seed)
        for _ in range(300):
            if state.actor == OVER:
                break
            for seat in state.waiting():
                asked = state.asks(seat)
                assert asked is not None
                check(f"ask-{asked.kind}", {"seat": seat, **asked.data})
                refusal = state.why_not(seat, rng.below(state.game.actions.size))
                if refusal is not None:
                    assert refusal.rule in state.game.rules, f"{refusal.key} cites {refusal.rule!r}"
                    check(f"refusal-{refusal.key}", refusal.data)
            log: list[Event] = []
            state.apply(*step(state, rng), log)
            for event in log:
                check(f"event-{event.kind}", event.data)
        ended = state.result()
        if ended is not None:
            account = state.account()
            check(f"reason-{ended.reason}", next((b.data for b in account.because if b.kind == ended.reason), {}))
            for reason in account.because:
                assert reason.rule in state.game.rules, f"{reason.kind} cites {reason.rule!r}"
                check(f"end-{reason.kind}", reason.data)
            assert all(len(row.values) == players for row in account.counted)
