"""`sixstones verify`: check the luck of a recorded game."""

from rich.console import Console

from sixstones.cli import files
from sixstones.core.errors import BadOption
from sixstones.table.verify import Verified, verify
from sixstones.words import Words


def verify_file(console: Console, path: str, language: str, noted: str | None, nonces: list[str]) -> None:
    """Check a record and say what its luck proves; the first thing that is wrong is refused."""
    found = verify(files.read_text(path), noted, dict(_said(nonce) for nonce in nonces))
    words = Words(None, language)
    console.print(words.say("cli-luck-right", draws=found.draws), style="bold", markup=False, soft_wrap=True)
    for line in _notes(found, noted, words):
        console.print(line, markup=False, soft_wrap=True)


def _notes(found: Verified, noted: str | None, words: Words) -> list[str]:
    """Further remarks for the reader, one line each."""
    lines = [words.say("cli-luck-commitment", commitment=found.commitment)]
    if noted is None:
        lines.append(words.say("cli-luck-compare"))
    if not any(found.nonces):
        lines.append(words.say("cli-luck-no-nonces"))
    if found.taken_back:
        lines.append(words.say("cli-luck-taken-back", draws=found.taken_back))
    if found.unproven:
        lines.append(words.say("cli-luck-unproven", steps=found.unproven))
    if found.same_as is not None:
        lines.append(words.say("cli-luck-known" if found.known else "cli-luck-shared", table=found.same_as))
    return lines


def _said(given: str) -> tuple[int, str]:
    """The words of a seat, written `1=words`; people count seats from 1."""
    seat, equals, text = given.partition("=")
    if not equals or not seat.strip().isdecimal() or int(seat) < 1:
        message = f"--nonce is written SEAT=WORDS, such as 1=hello, not {given!r}."
        raise BadOption("nonce", message, {"field": "nonce", "value": given, "expected": "SEAT=WORDS"})
    return int(seat) - 1, text
