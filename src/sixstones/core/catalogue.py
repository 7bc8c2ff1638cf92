"""The fixed list of everything that can be done in a game, each with one text form."""

import difflib
from typing import Final

from sixstones.core.bits import BIT, bit_count
from sixstones.core.errors import BadAction, shown

LIKELY: Final = 16  # actions that are compared letter by letter with a mistyped one
WORDS: Final = 12  # of a mistyped action that are looked up
SHARED_WORD: Final = 4  # letters that a word in common outweighs


class Action:
    """One entry of a catalogue: its kind, its parts and its text."""

    def __init__(self, kind: str, parts: list[str], text: str) -> None:
        self.kind = kind
        self.parts = parts
        self.text = text

    def __repr__(self) -> str:
        return f"Action({self.kind!r}, {self.parts!r})"


class Catalogue:
    """Actions of seats first (ids 0 … size - 1), then the chance outcomes (size … total - 1)."""

    def __init__(self) -> None:
        self.size = 0
        self.total = 0
        self._actions: list[Action] = []
        self._by_text: dict[str, int] = {}
        self._by_words: dict[str, int] = {}
        self._letters: list[int] = []  # of each action of seats, once somebody has mistyped one
        self._with_word: dict[str, list[int]] = {}

    def add(self, kind: str, *parts: str, text: str = "") -> int:
        """A further action of seats; its text is kind and parts unless given. Returns its id."""
        if self.total != self.size:
            raise ValueError("actions of seats come before chance outcomes")
        self.size += 1
        return self._append(kind, list(parts), text)

    def add_chance(self, kind: str, *parts: str, text: str = "") -> int:
        """A further chance outcome. Returns its id."""
        return self._append(kind, list(parts), text)

    def _append(self, kind: str, parts: list[str], text: str) -> int:
        if not text:
            text = " ".join([kind, *parts])
        if text in self._by_text or text != text.lower() or "\n" in text:
            raise ValueError(f"action text {text!r} is not unique lower case on one line")
        number = self.total
        self._actions.append(Action(kind, parts, text))
        self._by_text[text] = number
        words = _any_order(text)
        self._by_words[words] = -1 if words in self._by_words else number
        self.total += 1
        return number

    def __len__(self) -> int:
        return self.total

    def __getitem__(self, action: int) -> Action:
        if not 0 <= action < self.total:
            raise BadAction(
                "action-number",
                f"There is no action {shown(action)}; numbers run from 0 to {self.total - 1}.",
                {"field": "action", "value": action, "expected": f"0 to {self.total - 1}"},
            )
        return self._actions[action]

    def kind(self, action: int) -> str:
        return self[action].kind

    def parts(self, action: int) -> list[str]:
        return self[action].parts

    def text(self, action: int) -> str:
        return self[action].text

    def kinds(self) -> list[str]:
        """Every kind of seat action, in order of first appearance."""
        seen: dict[str, bool] = {}
        for number in range(self.size):
            seen[self._actions[number].kind] = True
        return list(seen)

    def parse(self, text: object) -> int:
        """The action a text names.

        Case and spacing do not matter, nor the order of words after the first.
        """
        if not isinstance(text, str):
            raise BadAction(
                "action-text",
                f"{shown(text)} is not an action of this game; expected a text.",
                {"field": "action", "value": shown(text), "expected": "a text"},
            )
        plain = " ".join(text.lower().split())
        found = self._by_text.get(plain, -1)
        if found < 0:
            found = self._by_words.get(_any_order(plain), -1)
        if found < 0:
            near = self.near(plain)
            hint = f" Did you mean: {'; '.join(near)}?" if near else ""
            raise BadAction(
                "action-text",
                f"{text.strip()[:80]!r} is not an action of this game.{hint}",
                {"field": "action", "value": text[:80], "expected": near},
            )
        return found

    def near(self, plain: str) -> list[str]:
        """Up to three texts of seat actions that somebody may have meant.

        All are looked at only briefly (words in common, letters, length): comparing each takes milliseconds.
        """
        if len(self._letters) != self.size:
            self._index()
        shared = [0] * self.size
        for word in set(plain.split()[:WORDS]):
            for number in self._with_word.get(word, []):
                shared[number] += 1
        letters, length = _letters_of(plain), len(plain)
        likely: list[tuple[int, int]] = []
        for number in range(self.size):
            own = len(self._actions[number].text)
            if 3 * max(own, length) <= 7 * min(own, length):  # else it is never close enough
                unlike = int(bit_count(letters ^ self._letters[number])) + abs(own - length)
                likely.append((unlike - SHARED_WORD * shared[number], number))
        likely.sort()
        return difflib.get_close_matches(plain, [self._actions[number].text for _, number in likely[:LIKELY]], n=3)

    def _index(self) -> None:
        self._letters = []
        self._with_word = {}
        for number in range(self.size):
            text = self._actions[number].text
            self._letters.append(_letters_of(text))
            for word in set(text.split()):
                self._with_word.setdefault(word, []).append(number)


def _any_order(text: str) -> str:
    words = text.split()
    return " ".join(words[:1] + sorted(words[1:]))


def _letters_of(text: str) -> int:
    """Which letters and digits a text has, one bit each."""
    found = 0
    for c in text:
        found |= BIT[ord(c) % 61]
    return found
