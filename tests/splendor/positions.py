"""Short ways to set up a position, play it and look at it.

Tokens and bonuses are written as in the rules: Y yellow, B blue, O orange, R red, P purple, S grey, G green; "Y2 S1".
Positions are always loaded, never assembled by assignment: what is left out is dealt by a fixed generator.
"""

from typing import Any, cast

import sixstones
from sixstones import Event, Game, Rng, State
from tests import kit
from tests.kit import kinds, legal, outcomes, question, refusal, result, the

__all__ = ["kinds", "legal", "outcomes", "question", "refusal", "result", "the"]

MARVEL = sixstones.game("splendor")
CLASSIC = sixstones.game("splendor_classic")
NAMES = {"Y": "yellow", "B": "blue", "O": "orange", "R": "red", "P": "purple", "S": "grey", "G": "green"}
COLOURS = ["yellow", "blue", "orange", "red", "purple"]
STACK = {2: 4, 3: 5, 4: 7}  # tokens of each colour by number of players

# Teams of the worked examples, 17 points with 7 cards and no tag each.
ALPHA = "vulture nebula daredevil hela luke_cage yondu sandman"
BETA = "red_skull taskmaster spider_man venom jessica_jones scorpion black_cat"
# Nine cards without points or tags whose bonuses reach Asgard: three each of yellow, orange and purple.
ASGARD = "baron_zemo grandmaster modok kingpin scarlet_spider silver_sable abomination gorgon kraven"


def counts(text: str) -> dict[str, int]:
    """Tokens by name from "Y2 S1"."""
    return {NAMES[part[0]]: int(part[1:]) for part in text.split()}


def short(tokens: dict[str, int]) -> str:
    """ "Y2 S1" from tokens by name, in the order of the rules."""
    return " ".join(f"{letter}{tokens[name]}" for letter, name in NAMES.items() if tokens.get(name))


def seat(
    tokens: str = "", team: str = "", hand: str = "", blind: list[int] | None = None, locations: str = ""
) -> dict[str, object]:
    """One player as a position describes them; the green token follows from the team."""
    found: dict[str, object] = {"tokens": counts(tokens), "team": team.split(), "hand": hand.split()}
    if blind is not None:
        found["blind"] = blind
    found["locations"] = locations.split()
    return found


def position(
    *seats: dict[str, object],
    players: int = 0,
    game: Game = MARVEL,
    options: dict[str, object] | None = None,
    **fields: object,
) -> State:
    """A position in which seat 0 (or `seat`) chooses its action; the rest is dealt."""
    fields.setdefault("seat", 0)
    d: dict[str, object] = {"players": players or max(2, len(seats)), "options": options or {}, "seats": list(seats)}
    state = game.load({**d, **fields})
    state.settle(Rng(1))
    return state


def round_over(*seats: dict[str, object], game: Game = MARVEL, **fields: object) -> State:
    """A position after the action of the round's last seat: only a refill is to come."""
    used = [id for one in seats for key in ("team", "hand") for id in cast("list[str]", one.get(key, []))]
    owned = [id for one in seats for id in cast("list[str]", one.get("locations", []))]
    full = [[id for id in cards(game, level) if id not in used][:4] for level in (1, 2, 3)]
    rows = [[None, *full[0][1:]], *full[1:]]
    taken = {game.components[id]["tile"] for id in owned}
    free = {part["tile"]: id for id, part in game.components.items() if part["type"] == "location"}
    missing = len(seats) + (game is CLASSIC) - len(owned)
    middle = [id for tile, id in free.items() if tile not in taken][:missing]
    d: dict[str, object] = {"players": len(seats), "seats": list(seats), "seat": len(seats) - 1, "first": 0}
    return game.load({**d, "rows": rows, "locations": middle, "stage": "refill", "slot": 0, **fields})


def leaving(bank: str, players: int = 2, mine: str = "") -> list[dict[str, object]]:
    """Seats whose tokens leave exactly this in the bank: seat 0 holds `mine`, others the rest."""
    left, own = counts(bank), counts(mine)
    stacks = [(name, STACK[players] if name in COLOURS else 5) for name in [*COLOURS, "grey"]]
    loose = [name for name, total in stacks for _ in range(total - left.get(name, 0) - own.get(name, 0))]
    order = [*range(1, players), 0] if not mine else list(range(1, players))
    held: list[dict[str, int]] = [dict(own) if n == 0 else {} for n in range(players)]
    for name in loose:
        room = next(n for n in order if sum(held[n].values()) < 10)
        held[room][name] = held[room].get(name, 0) + 1
    return [seat(short(tokens)) for tokens in held]


def play(state: State, *texts: str, auto: bool = True) -> list[Event]:
    """Play texts of whoever is asked.

    "* hulk" says what chance brings, otherwise a fixed generator decides.
    """
    log: list[Event] = []
    for text in texts:
        if not text.startswith("* "):
            state.settle(Rng(1), log)
        log += kit.play(state, text)
    if auto:
        state.settle(Rng(1), log)
    return log


def look(state: State, owner: int = 0, viewer: int | None = None) -> dict[str, Any]:
    """A seat as a viewer sees it, by default as the spectator does."""
    seats: Any = state.view(viewer)["seats"]
    return dict(seats[owner])


def table(state: State) -> dict[str, Any]:
    """The view of the spectator."""
    return dict(state.view(None))


def tokens(state: State, owner: int = 0) -> str:
    return short(look(state, owner)["tokens"])


def bank(state: State) -> str:
    return short(table(state)["bank"])


def bonuses(state: State, owner: int = 0) -> str:
    return short(look(state, owner)["bonuses"])


def points(state: State, owner: int = 0) -> int:
    return int(look(state, owner)["points"])


def all_points(state: State) -> list[int]:
    return [points(state, owner) for owner in range(state.seats)]


def qualified(state: State) -> list[int]:
    """The seats that meet the Gauntlet condition."""
    return [owner for owner in range(state.seats) if look(state, owner)["qualified"]]


def row(state: State, level: int) -> list[str | None]:
    """The face-up cards of a level, 1 to 3."""
    return list(table(state)["rows"][level - 1])


def in_hand(state: State, owner: int = 0) -> list[str]:
    """The hand as its owner sees it."""
    return [card["card"] for card in look(state, owner, owner)["hand"]]


def card(id: str, game: Game = MARVEL) -> dict[str, Any]:
    """The figures of a card or location."""
    return dict(game.components[id])


def cards(game: Game = MARVEL, level: int = 0) -> list[str]:
    """The ids of all cards, or of those of a level."""
    listed = [(id, part) for id, part in game.components.items() if part["type"] == "card"]
    return [id for id, part in listed if level in (0, part["level"])]
