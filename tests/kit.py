"""The shared kit of the games' tests: playing by texts, looking, random walks, events.

Positions are loaded by `game.load`, never assembled by assignment. A test says what chance brings ("* rocket"), or
hands in a generator that decides.
"""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sixstones
from sixstones import CHANCE, OVER, Event, Game, Match, Rng, State
from sixstones.core.errors import BadOption
from sixstones.core.facts import Ask, Refusal, Result
from sixstones.core.options import CHOICE, FLAG

MANY = 20  # option sets above which a game meets each of them at one number of players only

# Which games there are.


def packages() -> dict[str, list[Game]]:
    """The folders of `sixstones.games` by name, with their games, the first of a list first."""
    found: dict[str, list[Game]] = {}
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        if type(game).__module__.startswith("sixstones.games."):
            found.setdefault(Path(game.folder).name, []).append(game)
    return found


def game_sizes() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    found = []
    for id in sixstones.game_ids():
        game = sixstones.game(id)
        found += [(id, players) for players in range(game.min_players, game.max_players + 1)]
    return found


def option_sets(game: Game, players: int) -> list[dict[str, object]]:
    """The defaults, and every other value of every choice and flag by itself."""
    found: list[dict[str, object]] = [{}]
    for option in game.options:
        values: list[object] = []
        if option.type == CHOICE:
            values = [value for value in option.choices if value != option.default]
        elif option.type == FLAG:
            values = [not option.default]
        for value in values:
            try:
                game.check(players, {option.id: value})
            except BadOption:
                continue
            found.append({option.id: value})
    return found


def cases() -> list[tuple[str, int, dict[str, object]]]:
    """Every game, player count and option value.

    A game with very many options meets each of them at one count.
    """
    found: list[tuple[str, int, dict[str, object]]] = []
    for id, players in game_sizes():
        game = sixstones.game(id)
        sets = option_sets(game, players)
        counts = game.max_players - game.min_players + 1
        for index, options in enumerate(sets):
            if index == 0 or len(sets) <= MANY or index % counts == players - game.min_players:
                found.append((id, players, options))
    return found


def listed(game: Game, table: str) -> dict[str, list[Any]]:
    """The listed positions of a row, by its name, from `tests/<folder>/hand_written.py`.

    `PENDING` are positions in which it is pending, `COMING` are positions with the actions that bring it about.
    """
    name = Path(game.folder).name
    if not game.folder or not (Path(__file__).parent / name / "hand_written.py").is_file():
        return {}
    found: dict[str, list[Any]] = getattr(importlib.import_module(f"tests.{name}.hand_written"), table, {})
    return {name: [entry for entry in entries if _is_of(entry, game)] for name, entries in found.items()}


def _is_of(entry: Any, game: Game) -> bool:
    """Whether a listed position is for this game; one that names none is for all of its folder."""
    dump = entry[0] if isinstance(entry, tuple) else entry
    return bool(dump.get("game", game.id) == game.id)


# Playing.


def play(state: State, *texts: str, rng: Rng | None = None) -> list[Event]:
    """Play texts of whoever is asked.

    "* rocket" says what chance brings, else the generator decides. Returns what happened.
    """
    log: list[Event] = []
    for text in texts:
        if text.startswith("* "):
            assert state.actor == CHANCE, f"{text!r}: nothing is left to chance now"
            assert text[2:] in outcomes(state), f"{text!r} cannot happen: {outcomes(state)}"
            state.apply(CHANCE, state.game.parse(text[2:]), log)
            continue
        if rng is not None:
            state.settle(rng, log)
        assert state.actor >= 0, f"{text!r}: nobody is asked, {outcomes(state) or state.result()}"
        action = state.game.parse(text)
        assert action in state.legal(state.actor), f"{text!r} is not legal: {legal(state)}"
        state.apply(state.actor, action, log)
    if rng is not None:
        state.settle(rng, log)
    return log


def step(state: State, rng: Rng) -> tuple[int, int]:
    """The next actor and one of its choices, at random."""
    if state.actor == CHANCE:
        return int(CHANCE), int(state.sample(rng))
    seats = state.waiting()
    seat = seats[rng.below(len(seats))]
    open_now = state.legal(seat)
    return seat, open_now[rng.below(len(open_now))]


def walk(state: State, seed: int, limit: int = 100_000) -> Iterator[tuple[int, int]]:
    """Play at random; yields each step before it is applied."""
    rng = Rng(seed)
    for _ in range(limit):
        if state.actor == OVER:
            return
        seat, action = step(state, rng)
        yield seat, action
        state.apply(seat, action)


def finished_match(game: object, players: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """A whole game at random, as a match."""
    match = Match(game, players, options, seed=seed)
    rng = Rng(seed)
    while match.result is None:
        match.play(*step(match.state, rng))
    return match


# Looking.


def legal(state: State, *kinds: str) -> list[str]:
    """The open actions of the seat that is asked as texts, all or of these kinds."""
    if state.actor < 0:
        return []
    book = state.game.actions
    return [book.text(a) for a in state.legal(state.actor) if not kinds or book.kind(a) in kinds]


def outcomes(state: State) -> list[str]:
    """The possible outcomes of chance now, as texts."""
    return list(weights(state))


def weights(state: State) -> dict[str, int]:
    """The possible outcomes of chance now, with their weights."""
    return {state.game.text(action): weight for action, weight in state.outcomes()} if state.actor == CHANCE else {}


def question(state: State) -> Ask:
    """The question to the seat that is asked."""
    found = state.asks(state.actor)
    assert found is not None
    return found


def asked(state: State) -> str:
    """The kind of the question to the seat that is asked; "" if none is."""
    return question(state).kind if state.actor >= 0 else ""


def refusal(state: State, text: str, by: int | None = None) -> Refusal:
    """Why the seat that is asked, or another, cannot do this."""
    found = state.why_not(state.actor if by is None else by, state.game.parse(text))
    assert found is not None, f"{text!r} is open"
    return found


def result(state: State) -> Result:
    found = state.result()
    assert found is not None, "the game is still going on"
    assert state.actor == OVER
    return found


# What happened.


def kinds(log: list[Event]) -> list[str]:
    return [event.kind for event in log]


def every(log: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    return [dict(event.data) for event in log if event.kind == kind]


def the(log: list[Event], kind: str) -> Event:
    """The only event of its kind."""
    found = [event for event in log if event.kind == kind]
    assert len(found) == 1, f"{kind} in {kinds(log)}"
    return found[0]
