"""A game: immutable, shared by all its positions."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import overload

from mypy_extensions import mypyc_attr

from sixstones.core.card_files import CardFault, file_error, read_cards
from sixstones.core.catalogue import Catalogue
from sixstones.core.errors import BadObservation, BadOption, BadPlayers, BadPosition, shown
from sixstones.core.facts import EACH, Refusal
from sixstones.core.frames import Frames
from sixstones.core.observation import Block, Observation
from sixstones.core.options import Option, OptionValue, check_options
from sixstones.core.reading import as_dict, bad, read_int
from sixstones.core.state import State
from sixstones.core.statements import Statement, read_statements
from sixstones.core.thinking import Ladder, Settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A registered game. A subclass fills the attributes and writes `position`.

    `hidden` says whether anything is ever hidden from a seat: only a game that declares False gets the
    default view. `payoff` says who wins together: EACH alone, TEAMS, or all TOGETHER (`State.side`).
    `frames` is the table of everything that may be pending. `folder` is where `rules.toml` and `locale/` lie.
    `version` changes when behaviour does. `card_option` is the option that takes a player's card file, if any;
    `phrases` are the messages that texts of cards are composed of. `weighs_chance` says that `evaluate` already
    weighs what chance is about to bring: a bot need not try it out. `ladder` is how much each level of the bots
    thinks, `search` how a search goes about it.
    """

    def __init__(self, id: str, min_players: int, max_players: int, hidden: bool = True, version: int = 1) -> None:
        self.id = id
        self.min_players = min_players
        self.max_players = max_players
        self.hidden = hidden
        self.version = version
        self.payoff = EACH
        self.frames: Frames = Frames([])
        self.folder = ""
        self.card_option = ""
        self.weighs_chance = False
        self.ladder: Ladder = Ladder()
        self.search: Settings = Settings()
        self.phrases: list[str] = []
        self.actions: Catalogue = Catalogue()
        self.options: list[Option] = []
        self.components: dict[str, dict[str, object]] = {}
        self._rules: dict[str, Statement] | None = None
        self._observations: dict[int, Observation] = {}

    # What a game writes.

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        """The position a dump describes; every key has a default. Options are checked and complete."""
        raise NotImplementedError(f"{self.id}: position")

    def opening(self, players: int, options: dict[str, object]) -> State:
        """The position before the first step; by default that of the empty dump."""
        return self.position(players, options, {})

    def conflicts(self, players: int, options: dict[str, object]) -> None:
        """Raise BadOption if options contradict each other or the number of players."""

    def blocks(self, players: int) -> list[Block]:
        """The blocks of an observation, in the order in which `State.describe` writes them.

        None by default.
        """
        return []

    def rearranged(self, players: int, inputs: int, actions: int, chance: Random) -> tuple[list[int], list[int]] | None:
        """One of the ways to lay out a position again that change nothing in it, for training.

        For each of so many inputs of a net and each of so many actions: the one that takes its place. By default none.
        """
        return None

    def plays(self, version: int) -> bool:
        """Whether games of this rules version open and go on here.

        By default only those of its own version.
        """
        return version == self.version

    def read_table(self, option: str, path: str) -> dict[str, object]:
        """The value of a table option from a file that somebody at this machine named.

        A game may support it.
        """
        if option == self.card_option:
            return self.cards_of(read_cards(path), path)
        raise BadOption(
            "option-file",
            f"Option {option} of {self.id} cannot be read from the file {path}.",
            {"field": f"options.{option}", "value": path, "expected": "a table"},
        )

    def check_cards(self, table: dict[str, object]) -> dict[str, object]:
        """A table of cards somebody supplies, checked and without comments.

        The first mistake raises CardFault.

        A game that takes card files names the option for them in `card_option` and writes this.
        """
        raise NotImplementedError(f"{self.id}: check_cards")

    def parts(self, options: dict[str, object]) -> dict[str, dict[str, object]]:
        """The components with these options.

        They differ from `components` only where options change cards.
        """
        return self.components

    def impossible(self, text: str) -> Refusal | None:
        """The rule against a text that is never an action, although people try it at the table."""
        return None

    def board_text(self, view: dict[str, object], names: dict[str, str]) -> str:
        """The board of a view for a terminal, with Rich markup for colours.

        "" leaves the drawing to the terminal.

        `names` has the name of every component by id and of every player by `p1`, `p2` …, in the reader's language.
        """
        return ""

    def places(self, view: dict[str, object]) -> dict[str, str]:
        """The places of a view's components by id, in the words of the actions that take them."""
        return {}

    # What everybody calls. Outside input may be anything, so it is an `object` here and checked.

    @overload
    def start(self, players: int) -> State: ...

    @overload
    def start(self, players: int, options: Mapping[str, OptionValue] | None = None) -> State: ...

    def start(self, players: object, options: object = None) -> State:
        """A new game; the deal is CHANCE steps."""
        seats = self._check_players(players)
        return self.opening(seats, self.check(seats, options))

    def reopen(self, players: int, options: dict[str, object]) -> State:
        """The opening of a game that began earlier.

        Cards that were accepted then are not refused now.
        """
        return self.opening(players, check_options(self.options, options))

    def load(self, dump: object) -> State:
        """The position of a dump, which may be hand-written and short."""
        d = as_dict(dump, "position")
        if d.get("game", self.id) != self.id:
            raise bad("game", d["game"], self.id)
        players = read_int(d, "players", self.min_players)
        options = self.check(players, as_dict(d.get("options", {}), "options"))
        try:
            return self.position(players, options, d)
        except (KeyError, IndexError, TypeError, ValueError, OverflowError) as error:
            raise BadPosition(
                "position-broken",
                f"The position cannot be read: {error}.",
                {"field": "position", "expected": "a position of " + self.id},
            ) from error

    def check(self, players: object, options: object = None) -> dict[str, object]:
        """All options with their values for this number of players, or a typed error."""
        seats = self._check_players(players)
        checked = check_options(self.options, {} if options is None else options)
        self.conflicts(seats, checked)
        return checked

    def observation(self, players: object) -> Observation:
        """The observation for so many players: blocks with names, shapes and meanings."""
        if isinstance(players, int) and players in self._observations:
            return self._observations[players]
        seats = self._check_players(players)
        blocks = self.blocks(seats)
        if len(blocks) == 0:
            raise BadObservation(
                "no-observation",
                f"{self.id} declares no observation.",
                {"field": "game", "value": self.id, "expected": "a game that writes blocks and describe"},
            )
        self._observations[seats] = Observation(self, seats, blocks)
        return self._observations[seats]

    def cards_of(self, table: dict[str, object], name: str) -> dict[str, object]:
        """The value of the option for cards from the table of a file with this name.

        A mistake raises BadComponents.
        """
        try:
            return self.check_cards(table)
        except CardFault as fault:
            raise file_error(name, fault) from fault

    def _check_players(self, players: object) -> int:
        if (
            isinstance(players, bool)
            or not isinstance(players, int)
            or not self.min_players <= players <= self.max_players
        ):
            expected = f"{self.min_players} to {self.max_players}"
            if self.min_players == self.max_players:
                expected = str(self.min_players)
            raise BadPlayers(
                "players",
                f"{self.id} is played by {expected}, not by {shown(players)}.",
                {"field": "players", "value": shown(players), "expected": expected},
            )
        return players

    def text(self, action: int) -> str:
        """The one text of an action."""
        return self.actions.text(action)

    def parse(self, text: object) -> int:
        """The action a text names; the inverse of `text`."""
        return self.actions.parse(text)

    @property
    def rules(self) -> dict[str, Statement]:
        """Rule id to statement: the rules of its folder that are not those of other games alone."""
        if self._rules is None:
            stated = read_statements(Path(self.folder) / "rules.toml") if self.folder else {}
            self._rules = {id: rule for id, rule in stated.items() if not rule.games or self.id in rule.games}
        return self._rules

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """By id: the process that unpickles it knows the game too, or says that it does not."""
        from sixstones.core.registry import game

        return game, (self.id,)
