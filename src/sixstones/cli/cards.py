"""`sixstones cards`: explain the cards of a game, and check a player's own card file."""

from rich.console import Console
from rich.text import Text

from sixstones.core.card_files import read_cards
from sixstones.core.errors import BadComponents
from sixstones.core.game import Game
from sixstones.words import Words


def check_file(game: Game, path: str) -> dict[str, object]:
    """The cards of a file, for the option that takes them.

    The first mistake raises BadComponents.
    """
    if not game.card_option:
        raise BadComponents(
            "no-card-files", f"{game.id} takes no card files.", {"field": "game", "value": game.id, "expected": "cards"}
        )
    return game.cards_of(read_cards(path), path)


def print_cards(console: Console, words: Words, parts: dict[str, dict[str, object]], ids: list[str] | None) -> None:
    """Every card that says what it does, one to a line; `ids` are those to tell, None is all."""
    for id, part in parts.items():
        sentence = words.card(part)
        if not sentence or (ids is not None and id not in ids):
            continue
        console.print(Text.assemble((words.card_name(id, part), "bold"), f" ({id}): {sentence}"), soft_wrap=True)
        printed = part.get("text")
        if isinstance(printed, dict) and words.language in printed:
            console.print(Text(f"  «{printed[words.language]}»", "dim"), soft_wrap=True)


def changed(table: dict[str, object]) -> list[str]:
    """The ids of the cards a file gives, actions included."""
    found: list[str] = []
    for cards in table.values():
        for card in cards if isinstance(cards, list) else []:
            found.append(str(card["id"]))
            found += [str(action["id"]) for action in card.get("actions", [])]
    return found
