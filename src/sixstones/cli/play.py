"""A game in the terminal: the board, the question, the numbered actions, and typed input."""

from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from sixstones.bots import choose_for
from sixstones.bots.hints import hints
from sixstones.cli import files
from sixstones.cli.board import draw, seat_colour
from sixstones.cli.given import Seat
from sixstones.cli.local_table import LocalTable
from sixstones.cli.rules import chapters_of, rules_like
from sixstones.cli.typed import about_a_thing, meant
from sixstones.core.errors import SixStonesError
from sixstones.core.facts import CHANCE, OVER
from sixstones.core.line import Step
from sixstones.core.rng import Rng
from sixstones.loading import BadFile
from sixstones.words import Words

FORGET = "\x1b[3J"  # empties what can be scrolled back to
HINT_SECONDS = 2.0
COMMANDS = ("help", "board", "why", "undo", "save", "rules", "hint", "quit")


@dataclass(frozen=True)
class Line:
    """One line of the log: an event as the viewer knows it, and the rule behind it."""

    text: str
    rule: str
    seat: int


class Terminal:
    """A table with its people and bots around a terminal."""

    def __init__(self, table: LocalTable, seats: list[Seat], words: Words, console: Console, thoughts: Rng) -> None:
        self.table = table
        self.game = table.game
        self.seats = seats
        self.words = words
        self.console = console
        self.thoughts = thoughts
        self.people = [seat for seat, who in enumerate(seats) if who.bot is None]
        told = [self._remembered(seat) for seat in range(len(seats))]
        self.told = [*told, max(told)]  # steps told to each seat; the last entry is the spectator's
        self.latest: list[Line] = []
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.board_shown: tuple[int, int] | None = None  # seat and turn
        self.loaded: list[str] = []  # files without which the game cannot be resumed
        self.kept_at: Path | None = None  # where this game is kept when it is left

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        while self.table.state.actor != OVER:
            seat = int(self.table.state.actor)
            bot = self.seats[seat].bot
            if bot is not None:
                self.table.play(seat, int(choose_for(bot, self.table.state, seat, self.thoughts)))
                if not self._keeps_secrets():
                    self._tell(self._viewer())
            elif not self._person_decides(seat):
                return False
        self._finish()
        return True

    # The log.

    def _remembered(self, seat: int) -> int:
        """The number of steps a seat knows at first: the deal, and all to its last decision."""
        own = [number for number, step in enumerate(self.table.steps, 1) if step.seat == seat]
        decided = [number for number, step in enumerate(self.table.steps) if step.seat != CHANCE]
        return own[-1] if own else decided[0] if decided else len(self.table.steps)

    def _keeps_secrets(self) -> bool:
        """Whether people share the keyboard in a game where they know different things."""
        return self.game.hidden and len(self.people) > 1

    def _viewer(self) -> int | None:
        """Through whose eyes the log is written when it can be read by all at the table."""
        return self.people[0] if len(self.people) == 1 else None

    def _tell(self, viewer: int | None) -> None:
        """Print what this viewer has not been told yet."""
        place = len(self.seats) if viewer is None else viewer
        steps = self.table.steps
        lines: list[Line] = []
        for step in steps[min(self.told[place], len(steps)) :]:
            lines.extend(self._lines(step, viewer))
        self.told[place] = len(steps)
        for line in lines:
            style = seat_colour(line.seat) if line.seat >= 0 else "dim"
            rule = f"  {line.rule}" if line.rule else ""
            self.console.print(Text.assemble(("• ", style), line.text, (rule, "dim")), soft_wrap=True)
        if lines:
            self.latest = lines

    def _lines(self, step: Step, viewer: int | None) -> list[Line]:
        """The events of a step; where the game tells nothing, the step itself."""
        if step.events or step.seat == CHANCE:
            return [Line(self.words.event(event, viewer), event.rule, step.seat) for event in step.events]
        return [Line(f"{self.words.player(step.seat)}: {step.shown(viewer).partition(' ')[2]}", "", step.seat)]

    # A person's decision.

    def _person_decides(self, seat: int) -> bool:
        """Ask until the person has decided (True) or leaves (False)."""
        if self._keeps_secrets() and self.at_keyboard != seat and not self._hand_over(seat):
            return False
        self.at_keyboard = seat
        self._tell(seat if self._keeps_secrets() else self._viewer())
        self._show_question(seat, force_board=False)
        while True:
            typed = self._read(seat)
            if typed is None:
                return False
            try:
                if self._obey(seat, typed):
                    return True
            except _Left:
                return False
            except SixStonesError as error:
                self.console.print(Text(self.words.error(error), "red"), soft_wrap=True)

    def _hand_over(self, seat: int) -> bool:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)
        self.console.print(self.words.say("cli-hand-over", player=self.words.player(seat)), markup=False)
        try:
            self.console.input("")
        except (EOFError, KeyboardInterrupt):
            return False
        self.board_shown = None
        return True

    def _read(self, seat: int) -> str | None:
        try:
            return self.console.input(f"[{seat_colour(seat)}]{escape(self.words.player(seat))}[/] › ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def _show_question(self, seat: int, force_board: bool) -> None:
        state = self.table.state
        view = state.view(seat)
        shown = (seat, int(state.turn))
        if force_board or self.board_shown != shown:
            self.console.print()
            draw(self.console, self.game, view, int(state.seats), self.words)
            self.board_shown = shown
        ask = view["ask"]
        if isinstance(ask, dict):
            self.console.print(Text(self.words.ask(ask, seat), "bold"), soft_wrap=True)
        self._show_actions(seat)

    def _show_actions(self, seat: int) -> None:
        """Numbered over all kinds, grouped by kind."""
        groups: dict[str, list[str]] = {}
        for number, action in enumerate(self.table.state.legal(seat), 1):
            text = escape(self.game.text(action))
            groups.setdefault(self.game.actions.kind(action), []).append(f"[bold]{number}[/] {text}")
        for kind, entries in groups.items():
            self.console.print(f"[dim]{escape(self.words.kind(kind))}[/]")
            self.console.print(Columns(entries, padding=(0, 3)))

    def _obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True if it decided the question."""
        word, _, rest = typed.partition(" ")
        legal = [int(action) for action in self.table.state.legal(seat)]
        texts = [self.game.text(action) for action in legal]
        if word.lower() in COMMANDS and typed.lower() not in texts:
            return self._command(seat, word.lower(), rest.strip(), legal)
        if not typed:
            self._show_question(seat, force_board=True)
            return False
        self.table.play(seat, meant(typed, self.game, legal, self.table.state.view(seat), self.words))
        return True

    # Commands.

    def _command(self, seat: int, command: str, rest: str, legal: list[int]) -> bool:
        match command:
            case "help":
                self.console.print(self.words.say("cli-help"), markup=False, soft_wrap=True)
            case "board":
                self._show_question(seat, force_board=True)
            case "why":
                self._explain(seat, rest, legal)
            case "undo":
                self.table.undo(seat)
                self.told = [min(told, len(self.table.steps)) for told in self.told]
                self.board_shown = None
                return True
            case "save":
                self._save(rest)
            case "rules":
                self._show_rules(seat, rest)
            case "hint":
                self._hint(seat)
            case "quit":
                raise _Left
        return False

    def _hint(self, seat: int) -> None:
        """The best few actions, what they are worth and why."""
        for place, hint in enumerate(hints(self.table.state, seat, self.thoughts.clone(), seconds=HINT_SECONDS), 1):
            told = hint.as_dict(self.table.state)
            odds = self.words.say("hint-odds", chance=int(str(told["chance"])))
            text = self.words.say(
                "cli-hint", place=place, action=self.words.typed(told), odds=odds, why=self.words.hint(told)
            )
            self.console.print(Text(text), soft_wrap=True)

    def _explain(self, seat: int, typed: str, legal: list[int]) -> None:
        """The rules behind what was last told, or why an action, or all about a thing, is not open."""
        if typed:
            view = self.table.state.view(seat)
            every = list(range(self.game.actions.size))
            actions = about_a_thing(typed, self.game, every, view, self.words)
            for action in actions or [meant(typed, self.game, legal, view, self.words)]:
                refusal = self.table.why_not(seat, action)
                text = self.words.say("cli-open") if refusal is None else self.words.refusal(refusal)
                self.console.print(Text.assemble((f"{self.game.text(action)}: ", "bold"), text), soft_wrap=True)
            return
        explained = False
        for line in self.latest:
            if rule := self.words.rule(line.rule):
                explained = True
                self.console.print(Text.assemble("• ", line.text), soft_wrap=True)
                self.console.print(Text(f"  {rule}", "dim"), soft_wrap=True)
        if not explained:
            self.console.print(self.words.say("cli-no-rule"), markup=False)

    def _show_rules(self, seat: int, prefix: str) -> None:
        """A rule or a chapter.

        Without either the rule behind the question and the chapters there are.
        """
        if not prefix:
            ask = self.table.state.asks(seat)
            if ask is not None and (rule := self.words.rule(ask.rule)):
                self.console.print(Text(rule), soft_wrap=True)
            chapters = chapters_of(self.game.rules)
            say = self.words.say
            text = say("cli-chapters", chapters=", ".join(chapters)) if chapters else say("cli-no-rules")
            self.console.print(text, markup=False, soft_wrap=True)
            return
        found = rules_like(self.game.rules, prefix)
        for id in found:
            self.console.print(Text(self.words.rule(id)), soft_wrap=True)
        if not found:
            self.console.print(self.words.say("cli-unknown-rule", id=prefix), markup=False)

    # Leaving.

    def _save(self, path: str) -> None:
        target = Path(path) if path else self.kept_at or files.autosave_path(self.game.id)
        files.save(target, self.table.record(), [seat.given for seat in self.seats])
        if not path:
            self.kept_at = target
        command = files.resume_command(target, self.loaded)
        self.console.print(self.words.say("cli-saved", command=command), markup=False, soft_wrap=True)

    def leave(self) -> None:
        """Keep an unfinished game and say how to go on."""
        if not any(step.seat in self.people for step in self.table.steps):
            return
        try:
            self._save("")
        except BadFile as error:
            self.console.print(Text(self.words.error(error), "red"), soft_wrap=True)

    def _finish(self) -> None:
        self._tell(self._viewer())
        view = self.table.state.view(self._viewer())
        self.console.print()
        draw(self.console, self.game, view, len(self.seats), self.words)
        ended = self.table.result
        if ended is None:
            return
        because = [reason.as_dict() for reason in self.table.state.account().because]
        told = self.words.result(ended, self.table.state.sides(), bool(self.people), because)
        self.console.print(Text(told, "bold"), soft_wrap=True)
        for reason in because:
            self.console.print(Text(f"{self.words.because(reason)}  {reason['rule']}", "dim"), soft_wrap=True)
        for seat in sorted(range(len(self.seats)), key=lambda seat: ended.ranking[seat]):
            place = self.words.say(
                "cli-place", place=ended.ranking[seat], player=self.words.player(seat), score=ended.scores[seat]
            )
            self.console.print(Text(place, seat_colour(seat)))


class _Left(Exception):
    """Somebody leaves the table."""
