"""Cards that explain themselves."""

from sixstones.core.reading import as_dict
from sixstones.games.superhero_battle.card_tables import merged


def component_table(options: dict[str, object]) -> dict[str, dict[str, object]]:
    """Every component by id."""
    own = options.get("cards")
    cards = merged(None if own is None else as_dict(own, "options.cards"))
    found: dict[str, dict[str, object]] = {}
    for section in cards:
        for card in cards[section]:
            found[str(card["id"])] = dict(card)
    return found
