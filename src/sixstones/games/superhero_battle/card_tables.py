"""A table of cards: the shipped one, or a player's own from the box (docs: "Card files").

A file may be a whole edited copy of `data/cards.toml`, or only some of its sections. A section must list every card of
each box it touches, unless the file says `partial = true`: then the cards it leaves out stay as they are.
"""

from typing import Final

from sixstones.core.card_files import CardFault, Entry
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import (
    ACTIONS,
    BATTLEFIELDS,
    BOX,
    BOXES,
    FIELD_BOX,
    HERO_BOX,
    HEROES,
    LANGUAGES,
    SLOTS,
    TECHNIQUES,
    rows,
    texts,
)
from sixstones.games.superhero_battle.program_check import Bound, Place, check_condition, check_program

_SECTIONS: Final = ["techniques", "heroes", "battlefields"]
_PROVENANCE: Final = ["rulebook", "inferred", "reconstructed"]
_NOTES: Final = ["provenance", "name_provenance", "number_provenance", "known", "open", "text"]
_IDS: Final = {"techniques": TECHNIQUES, "heroes": HEROES, "battlefields": BATTLEFIELDS}
_BOX_OF: Final = {"heroes": HERO_BOX, "battlefields": FIELD_BOX}
_WORD: Final = {"techniques": "technique", "heroes": "hero", "battlefields": "battlefield"}


def shipped() -> dict[str, list[dict[str, object]]]:
    """The cards of the data file by section, in the order of their numbers."""
    return {section: rows(BOX[section]) for section in _SECTIONS}


def check_table(table: dict[str, object]) -> dict[str, object]:
    """The cards of a table and nothing else, for the option; the first mistake raises CardFault."""
    whole = Entry(table, "the file")
    whole.only([*BOX, "partial"])
    partial = whole.has("partial") and whole.flag("partial")
    for key in table:
        if key not in _SECTIONS and key != "partial" and table[key] != BOX[key]:
            raise CardFault("the file", key, "it differs from the section of the game", "the section as it is, or none")
    found: dict[str, object] = {}
    for section in _SECTIONS:
        if whole.has(section):
            found[section] = _check_section(whole, section, partial)
    if not found:
        raise CardFault("the file", "", "it holds no card", "at least one of " + ", ".join(_SECTIONS))
    if partial:
        found["partial"] = True
    _check_numbers(merged(found))
    return found


def merged(table: dict[str, object] | None) -> dict[str, list[dict[str, object]]]:
    """All cards: those of a checked table, the others as shipped."""
    found = shipped()
    if table is None:
        return found
    for section in _SECTIONS:
        if section in table:
            for card in rows(table[section]):
                found[section][_IDS[section].index(str(card["id"]))] = card
    return found


def _check_section(whole: Entry, section: str, partial: bool) -> list[object]:
    value = whole.data[section]
    word = _WORD[section]
    if not isinstance(value, list) or not value:
        raise whole.wrong(section, f"a list of tables, one for each {word}")
    seen: list[str] = []
    cards: list[object] = []
    listed: list[object] = [item for item in value]
    for n in range(len(listed)):
        card = Entry(listed[n], f"{word} {n + 1}")
        id = card.word("id", _IDS[section])
        card.entry = f"{word} {id}"
        if id in seen:
            raise CardFault(card.entry, "id", "there are two entries of this id", f"one entry for each {word}")
        seen.append(id)
        if section == "techniques":
            _check_technique(card)
        else:
            _check_card(card, section, id)
        cards.append(listed[n])
    if not partial:
        _check_count(section, seen)
    return cards


def _check_count(section: str, seen: list[str]) -> None:
    """Every card of a box that is touched must be there."""
    word = _WORD[section]
    for box in [""] if section == "techniques" else BOXES:
        ids = [id for n, id in enumerate(_IDS[section]) if not box or _BOX_OF[section][n] == box]
        missing = [id for id in ids if id not in seen]
        if missing and len(missing) < len(ids):
            of_box = f" of box {box}" if box else ""
            raise CardFault(
                f"section {section}",
                "",
                f"there are {len(ids) - len(missing)} entries{of_box}, {missing[0]} is missing",
                f"{len(ids)}, one for each {word}, or partial = true at the top of the file",
            )


def _check_notes(card: Entry) -> None:
    """Names, texts and remarks, which change nothing in play."""
    name = card.table("name")
    name.only(LANGUAGES)
    for language in LANGUAGES:
        name.text(language, 80)
    if card.has("text"):
        text = card.table("text")
        text.only(LANGUAGES)
        for language in text.data:
            text.text(language)
    for key in ("provenance", "name_provenance", "number_provenance"):
        if card.has(key):
            card.word(key, _PROVENANCE)
    for key in ("known", "open"):
        if card.has(key):
            card.text(key)


def _check_technique(card: Entry) -> None:
    card.only(["id", "number", "name", "actions", *_NOTES])
    card.whole("number", 1, len(TECHNIQUES))
    _check_notes(card)
    first = 2 * TECHNIQUES.index(str(card.data["id"]))
    callers = 0  # actions that may call for the other one, by their program or by a variant of it
    for n, action in enumerate(card.tables("actions", 2, 2)):
        id = action.word("id", [ACTIONS[first + n]])
        action.entry = f"{card.entry}, action {id}"
        action.path = ""
        action.only(["id", "slot", "name", "program", "variants", *_NOTES])
        action.word("slot", [SLOTS[n]])
        _check_notes(action)
        programs = [(action, "program")]
        if action.has("variants"):
            variants = action.table("variants")
            variants.only(variant_words(id))
            programs.extend([(variants, word) for word in variants.data])
        calls_other = False
        for owner, key in programs:
            place = Place("action", "", True)
            check_program(place, owner, key, Bound())
            calls_other = calls_other or place.other_action
        callers += 1 if calls_other else 0
    if callers == 2:
        expected = "at most one: its two actions would call for each other for ever"
        raise CardFault(card.entry, "actions", "both have perform_other_action", expected)


def variant_words(action: str) -> list[str]:
    """The programs besides the usual one that a switch may choose for an action.

    Rules SB-AMB-2, SB-AMB-3.
    """
    for row in rows(BOX["switches"]):
        if row["id"] == f"{action}_variant":
            return [word for word in texts(row["options"]) if word != "default"]
    return []


def _check_card(card: Entry, section: str, id: str) -> None:
    """A hero or a battlefield."""
    hero = section == "heroes"
    card.only(["id", "box", "name", "window", "when", "program", *_NOTES, *(["kind"] if hero else [])])
    card.word("box", [_BOX_OF[section][_IDS[section].index(id)]])
    _check_notes(card)
    window = card.word("window", v.WINDOWS if hero else v.OF_BATTLEFIELDS)
    active = hero and card.word("kind", ["active", "passive"]) == "active"
    if active and window == "continuous":
        raise card.wrong("window", "a moment: an active ability is used once, it cannot be continuous")
    place = Place("hero" if hero else "battlefield", window, active)
    if card.has("when"):
        check_condition(place, card.table("when"), Bound())
    check_program(place, card, "program", Bound())


def _check_numbers(cards: dict[str, list[dict[str, object]]]) -> None:
    """Seven techniques have seven numbers (SB-5.3)."""
    seen: dict[object, str] = {}
    for card in cards["techniques"]:
        number = card["number"]
        if number in seen:
            raise CardFault(
                f"technique {card['id']}",
                "number",
                f"{number} is the number of {seen[number]} too",
                "a number of its own",
            )
        seen[number] = str(card["id"])
