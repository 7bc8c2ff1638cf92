"""The rules of a game, statement by statement."""

import difflib

from rich.console import Console
from rich.text import Text

from sixstones.core.errors import SixStonesError
from sixstones.core.statements import Statement
from sixstones.words import Words


class UnknownRule(SixStonesError):
    """The game states no rule with this id."""


def rules_like(rules: dict[str, Statement], prefix: str) -> list[str]:
    """The ids of a rule or of the chapter that a prefix names: `SP-3` is all of SP-3.1, SP-3.2 …"""
    wanted = prefix.strip().upper().rstrip(".-")
    exact = [id for id in rules if id.upper() == wanted]
    if exact:
        return exact
    return [id for id in rules if wanted and id.upper().startswith((wanted + ".", wanted + "-"))]


def chapters_of(rules: dict[str, Statement]) -> list[str]:
    """The chapters, in the order of the rules: `SP-3` for SP-3.1, SP-3.2 …"""
    return list(dict.fromkeys(id.rpartition("." if "." in id else "-")[0] for id in rules))


def print_rules(console: Console, rules: dict[str, Statement], prefix: str | None, words: Words) -> None:
    """All statements, a chapter, or one."""
    ids = list(rules) if prefix is None else rules_like(rules, prefix)
    if prefix is not None and not ids:
        near = difflib.get_close_matches(prefix.upper(), list(rules), n=3)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise UnknownRule(
            "unknown-rule",
            f"There is no rule {prefix[:40]!r}.{hint}",
            {"field": "id", "value": prefix, "expected": near},
        )
    if not ids:
        console.print(words.say("cli-no-rules"), markup=False)
    for id in ids:
        console.print(Text.assemble((id, "bold"), "  ", rules[id].text(words.language)), soft_wrap=True)
