"""Typed input understood: a number, a text or its beginning, or the name of a component."""

import difflib
import re

from sixstones.core.errors import BadAction
from sixstones.core.game import Game
from sixstones.words import Words


def number(typed: str, count: int) -> int | None:
    """The place in a list that a number from 1 to `count` stands for.

    None if no number was typed.
    """
    if not typed.isascii() or not typed.isdigit():
        return None
    digits = typed.lstrip("0")
    if digits and len(digits) <= len(str(count)) and int(digits) <= count:
        return int(digits) - 1
    raise BadAction(
        "cli-number",
        f"There is no choice {typed[:20]}; numbers run from 1 to {count}.",
        {"value": typed[:20], "expected": count},
    )


def meant(typed: str, game: Game, legal: list[int], view: dict[str, object], words: Words) -> int:
    """The action somebody wants to take, legal or not."""
    place = number(typed, len(legal))
    if place is not None:
        return legal[place]
    found = with_text(typed, game, legal, view, words)
    if found is not None:
        return found
    about = about_a_thing(typed, game, legal, view, words)
    texts = [game.text(action) for action in legal]
    if len(about) == 1 and len({game.actions.kind(action) for action in legal}) == 1:
        return about[0]
    if about:
        choices = [game.text(action) for action in about]
        raise BadAction(
            "cli-which",
            f"Say what to do with {typed[:80]!r}: {'; '.join(choices)}.",
            {"value": typed[:80], "choices": "; ".join(choices)},
        )
    try:
        return seat_action(typed, game)
    except BadAction as error:
        near = difflib.get_close_matches(_plain(typed), texts, n=3)
        raise (_not_an_action(typed, near) if near else error) from error


def with_text(typed: str, game: Game, legal: list[int], view: dict[str, object], words: Words) -> int | None:
    """The action with this text, or the one legal action that begins so.

    Names of things stand for where they lie.
    """
    texts = {game.text(action): action for action in legal}
    for spelling in _spellings(typed, game, view, words):
        if spelling in texts:
            return texts[spelling]
        fitting = [action for text, action in texts.items() if text.startswith(spelling)]
        if len(fitting) == 1:
            return fitting[0]
        try:
            return seat_action(spelling, game)
        except BadAction:
            continue
    return None


def about_a_thing(typed: str, game: Game, actions: list[int], view: dict[str, object], words: Words) -> list[int]:
    """The actions that end in a thing which was named and nothing else."""
    if typed.isdigit():
        return []
    for spelling in _spellings(typed, game, view, words)[1:]:
        found = [action for action in actions if game.text(action).endswith(" " + spelling)]
        if found:
            return found
    return []


def seat_action(text: str, game: Game) -> int:
    """The action of a seat with this text: nobody at the table types what chance brings."""
    found = game.parse(text)
    if found >= game.actions.size:
        raise _not_an_action(text, [])
    return found


def _not_an_action(text: str, near: list[str]) -> BadAction:
    hint = f" Did you mean: {'; '.join(near)}?" if near else ""
    return BadAction(
        "action-text",
        f"{text.strip()[:80]!r} is not an action of this game.{hint}",
        {"field": "action", "value": text[:80], "expected": near},
    )


def _spellings(typed: str, game: Game, view: dict[str, object], words: Words) -> list[str]:
    """The text as typed, then with names as ids, then with ids as their places."""
    plain = _plain(typed)
    ids = {_plain(name): id for id, name in words.names(0).items()}
    by_id = _replaced(plain, ids)
    return [plain, by_id, _replaced(by_id, game.places(view))]


def _replaced(text: str, table: dict[str, str]) -> str:
    """The text with all words of the table replaced, the longest first."""
    present = [name for name in table if name and name in text]
    if not present:
        return text
    names = "|".join(re.escape(name) for name in sorted(present, key=len, reverse=True))
    return re.sub(rf"(?<!\w)({names})(?!\w)", lambda found: table[found.group()], text)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
