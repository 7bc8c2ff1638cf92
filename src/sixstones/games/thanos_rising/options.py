"""Options of a game: level, bases, cards, and switches for disputed rules."""

from typing import Final

from mypy_extensions import i64

from sixstones.core.card_files import CardFault, option_error
from sixstones.core.errors import BadOption
from sixstones.core.options import CHOICE, FLAG, IDS, TABLE, Option
from sixstones.core.reading import as_dict
from sixstones.games.thanos_rising.card_check import check_cards
from sixstones.games.thanos_rising.components import Box, box_of
from sixstones.games.thanos_rising.shipped import BASES, LEVELS, SWITCHES, texts

# Who picks the heroes Cull Obsidian hits (TR-AMB-13).
BY_OWNER: Final[i64] = 0
BY_ACTIVE: Final[i64] = 1
BY_DICE: Final[i64] = 2

_CHOICES: Final = {
    "early_stop": ("TR-AMB-7", ["may", "must"]),
    "token_control": ("TR-AMB-12", ["owner", "active"]),
    "cull_picker": ("TR-AMB-13", ["owner", "active", "random"]),
    "villain_order": ("TR-AMB-14", ["active", "fixed"]),
    "windows": ("TR-AMB-54", ["asked", "open"]),
}
_FLAGS: Final = {
    "team_check_after_manip": "TR-AMB-8",
    "mind_inside_villain_ability": "TR-AMB-19",
    "red_stone_blocks_recruit_heal": "TR-AMB-37",
    "nebula_once_per_turn": "TR-AMB-43",
}


def all_options() -> list[Option]:
    """Every option with its default, the switches as the data file lists them."""
    found = [
        Option("level", CHOICE, "easy", "TR-26.1", LEVELS),
        Option("bases", IDS, [], "TR-3.5", BASES),
        Option("cards", TABLE, None, "TR-1.2", optional=True),
        Option("first_player", CHOICE, SWITCHES["first_player"], "TR-AMB-10", ["random", "p1", "p2", "p3", "p4"]),
    ]
    for id, (rule, choices) in _CHOICES.items():
        found.append(Option(id, CHOICE, SWITCHES[id], rule, choices))
    for id, rule in _FLAGS.items():
        found.append(Option(id, FLAG, SWITCHES[id], rule))
    return found


class House:
    """The options in force, as numbers, and the box they are played with; positions share it."""

    def __init__(self, options: dict[str, object]) -> None:
        cards = options["cards"]
        self.box: Box = box_of(None if cards is None else check_cards(as_dict(cards, "options.cards")))
        level = LEVELS.index(str(options["level"]))
        self.to_defeat: i64 = self.box.to_defeat[level]  # TR-26.1
        self.loss_limit: i64 = self.box.loss_limit[level]  # TR-25.4
        self.bases: list[int] = [BASES.index(id) for id in texts(options["bases"])]
        first = str(options["first_player"])
        self.first_seat: i64 = -1 if first == "random" else int(first[1:]) - 1
        self.must_stop: bool = options["early_stop"] == "must"
        self.tokens_by_active: bool = options["token_control"] == "active"
        self.cull_picker: i64 = ["owner", "active", "random"].index(str(options["cull_picker"]))
        self.fixed_order: bool = options["villain_order"] == "fixed"
        self.open_table: bool = options["windows"] == "open"
        self.check_after_manip: bool = options["team_check_after_manip"] is True
        self.mind_in_villain: bool = options["mind_inside_villain_ability"] is True
        self.red_blocks_recruit: bool = options["red_stone_blocks_recruit_heal"] is True
        self.nebula_once: bool = options["nebula_once_per_turn"] is True


def check_conflicts(players: int, options: dict[str, object]) -> None:
    """Raise BadOption if options contradict each other, the players or the cards."""
    first = str(options["first_player"])
    if first != "random" and int(first[1:]) > players:
        raise _conflict("first_player", first, f"random or p1 to p{players}")
    bases = texts(options["bases"])
    if bases and (len(bases) != players or len(set(bases)) != len(bases)):
        raise _conflict("bases", bases, f"{players} different bases, one per seat, or none")  # TR-3.11
    if options["cards"] is not None:
        try:
            check_cards(as_dict(options["cards"], "options.cards"))
        except CardFault as fault:
            raise option_error("cards", fault) from fault


def _conflict(option: str, value: object, expected: str) -> BadOption:
    return BadOption(
        "option-conflict",
        f"Option {option} cannot be {value!r} here; expected {expected}.",
        {"field": f"options.{option}", "value": repr(value), "expected": expected},
    )
