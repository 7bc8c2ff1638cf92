"""Splendor: Marvel and classic Splendor as games."""

from pathlib import Path
from typing import Final

from sixstones.core.errors import BadOption
from sixstones.core.game import Game
from sixstones.core.options import CHOICE, IDS, INTEGER, Option
from sixstones.games.splendor import notation
from sixstones.games.splendor.actions import build_catalogue
from sixstones.games.splendor.board_text import board_text, places
from sixstones.games.splendor.components import BALANCED, CLASSIC, PRINTED, Box, component_table
from sixstones.games.splendor.state import House, Splendor

MOST_ROUNDS: Final = 10_000


class SplendorGame(Game):
    """One of the two rulesets (SP-V-3): same package, other colours, so another id."""

    def __init__(self, id: str, box: Box) -> None:
        super().__init__(id, 2, 4, hidden=True, version=1)  # SP-AMB-39
        self.folder = str(Path(__file__).parent)
        self.box: Box = box
        self.actions = build_catalogue(box)
        self.components = component_table(box)
        self.options = _options(box)

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> Splendor:
        box = BALANCED if options.get("cards") == "balanced" else self.box
        v = notation.empty_vecs(players)
        state = Splendor(
            self, players, options, box, House(options), v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9]
        )
        notation.fill(state, d)
        return state

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        """A starting seat that nobody sits on, or locations that cannot lie together (SP-AMB-44)."""
        first = str(options["first_player"])
        if first != "random" and int(first[1:]) > players:
            raise BadOption(
                "option-conflict",
                f"Option first_player cannot be {first} with {players} players.",
                {"field": "options.first_player", "value": first, "expected": f"random or p1 to p{players}"},
            )
        listed = options["locations"]
        if not isinstance(listed, list):
            return
        wanted = players + int(self.box.extra_faces)
        tiles = [self.box.faces[self.box.face_ids[str(id)]].tile for id in listed]
        if len(listed) != wanted or len(set(tiles)) != wanted:
            raise BadOption(
                "option-conflict",
                f"Option locations must name {wanted} locations for {players} players, one face of each tile.",
                {"field": "options.locations", "value": repr(listed), "expected": f"{wanted} faces of different tiles"},
            )

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        return board_text(view, names)

    def places(self, view: dict[str, object]) -> dict[str, str]:
        return places(view)


def _options(box: Box) -> list[Option]:
    found: list[Option] = []
    if not box.classic:
        found.append(Option("cards", CHOICE, "printed", "SP-V-2", ["printed", "balanced"]))
    found.append(Option("take_fewer", CHOICE, "scarce_max", "SP-V-4", ["scarce_max", "scarce_free", "always"]))
    found.append(Option("payment", CHOICE, "free", "SP-V-5", ["free", "auto"]))
    found.append(Option("return_mode", CHOICE, "set", "SP-V-6", ["set", "one_by_one"]))
    found.append(Option("first_player", CHOICE, "random", "SP-V-7", ["random", "p1", "p2", "p3", "p4"]))
    found.append(Option("reserved_view", CHOICE, "known_if_seen", "SP-V-8", ["known_if_seen", "hidden", "open"]))
    found.append(Option("max_rounds", INTEGER, None, "SP-V-9", low=1, high=MOST_ROUNDS, optional=True))
    found.append(Option("locations", IDS, None, "SP-V-10", [face.id for face in box.faces], optional=True))
    return found


MARVEL: Final = SplendorGame("splendor", PRINTED)
CLASSIC_GAME: Final = SplendorGame("splendor_classic", CLASSIC)
