"""Errors carry a key for translation, and data with field, value and expectation."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sixstones.core import registry
from sixstones.core.card_files import read_cards
from sixstones.core.errors import BadComponents, SixStonesError
from sixstones.core.facts import CHANCE, OVER, Ask, Refusal
from sixstones.core.game import Game
from sixstones.core.line import Line, Step
from sixstones.core.match import Match, replay
from sixstones.core.options import INTEGER, Option, check_options, conflict
from sixstones.core.record import read_record
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.core.statements import Statement
from tests.core.small_games import Bag

pytestmark = pytest.mark.usefixtures("bag")

RECORD: dict[str, object] = {
    "format": "sixstones/1", "game": "bag", "version": 1, "players": 1, "options": {}, "steps": [], "result": None,
}  # fmt: skip
ROUNDS = Option("rounds", INTEGER, 2, low=1, high=9)


def record(**changed: object) -> dict[str, object]:
    return {**RECORD, **changed}


def from_position() -> Match:
    game = Bag()
    return Match(game, 2, state=game.load({"players": 2}))


ERRORS: list[tuple[Callable[[], object], str, dict[str, object]]] = [
    (lambda: Bag().text(4), "action-number", {"field": "action", "value": 4, "expected": "0 to 3"}),
    (lambda: Bag().parse(3), "action-text", {"field": "action", "value": "3", "expected": "a text"}),
    (lambda: Bag().parse("trap"), "action-text", {"field": "action", "value": "trap", "expected": ["tap"]}),
    (lambda: from_position().record(), "record-from-position", {}),
    (
        lambda: Match(Bag(), 3, state=Bag().load({"players": 2})),
        "players",
        {"field": "players", "value": "3", "expected": "2"},
    ),
    (
        lambda: ROUNDS.check(10),
        "option-value",
        {"field": "options.rounds", "value": "10", "expected": "a whole number from 1 to 9"},
    ),
    (lambda: check_options([ROUNDS], 3), "option-value", {"field": "options", "value": "3", "expected": "an object"}),
    (
        lambda: check_options([ROUNDS], {7: 1}),
        "option-unknown",
        {"field": "options.7", "value": "7", "expected": "rounds"},
    ),
    (
        lambda: read_record([]),
        "record-field",
        {"field": "record", "value": "'list'", "expected": "a JSON object"},
    ),
    (
        lambda: read_record(record(steps=["0 tap", 3])),
        "record-field",
        {"field": "steps[1]", "value": "3", "expected": 'a text such as "0 pass"'},
    ),
    (
        lambda: replay(record(steps=["7 tap"])),
        "record-step",
        {"field": "steps[0]", "value": "7 tap", "expected": 'A step begins with "*" or a seat from 0 to 0.'},
    ),
    (
        lambda: replay(record(steps=["0 tap"], result={"winners": [0]})),
        "record-result",
        {"field": "result", "value": "{'winners': [0]}", "expected": "unfinished"},
    ),
]


@pytest.mark.parametrize(("cause", "key", "data"), ERRORS)
def test_an_error_says_where_what_and_what_else(cause: Callable[[], object], key: str, data: dict[str, object]) -> None:
    with pytest.raises(SixStonesError) as info:
        cause()
    assert (info.value.key, info.value.data) == (key, data)
    assert info.value.message == str(info.value) != "None"


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("game", "the id of a game"), ("version", "a whole number"), ("players", "a whole number"),
        ("options", "an object"), ("steps", "a list of texts"), ("result", "an object or null"),
    ],
)  # fmt: skip
def test_a_field_of_a_record_that_holds_something_else_is_named(field: str, expected: str) -> None:
    with pytest.raises(SixStonesError) as info:
        read_record(record(**{field: 3.5}))
    assert (info.value.key, info.value.data) == (
        "record-field",
        {"field": field, "value": "3.5", "expected": expected},
    )


def test_a_card_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "mine.toml")
    Path(path).write_text("hero = ", "utf-8")
    with pytest.raises(BadComponents) as info:
        read_cards(path)
    assert info.value.data["file"] == path


def test_a_step_of_a_record_that_is_hidden_cannot_be_replayed() -> None:
    with pytest.raises(SixStonesError, match="It is hidden in this record"):
        replay(record(steps=["0 ?"]))


@pytest.mark.parametrize("action", [4, -1, "red"])
def test_what_is_no_action_of_a_seat_is_named_as_it_was_said(action: object) -> None:
    refusal = Match(Bag(), 2, seed=1).why_not(0, action)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("", "not-an-action")
    assert refusal.data == {"action": str(action)}


class ShyState(State):
    """Nothing is legal, and nothing says why: `why_not` of the game has no reason."""

    def legal(self, seat: int) -> list[int]:
        return []

    def clone(self) -> "ShyState":
        return type(self)(self.game, self.seats, self.options)

    def why_not(self, seat: int, action: int) -> None:
        return None


class Shy(Game):
    def __init__(self) -> None:
        super().__init__("shy", 1, 1)
        self.actions.add("wait")

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return ShyState(self, players, options)


def test_an_action_that_is_not_legal_is_refused_even_where_the_game_has_no_reason() -> None:
    refusal = Match(Shy(), 1).why_not(0, "wait")
    assert refusal is not None
    assert refusal.as_dict() == {"rule": "", "key": "not-legal", "data": {}}


def test_nothing_can_come_out_while_a_seat_is_asked() -> None:
    match = Match(Bag(), 2, auto_chance=False)
    with pytest.raises(SixStonesError) as info:
        match.chance("red")
    assert info.value.key == "no-chance-now"
    match.play(0, "draw")
    with pytest.raises(SixStonesError) as impossible:
        match.chance("tap")
    assert impossible.value.key == "not-an-outcome"


def test_a_step_is_not_forced_and_a_new_position_asks_seat_0_unless_said() -> None:
    assert Step(0, 0, "tap", None, []).forced is False
    state = State(Bag(), 2, {})
    assert (state.actor, state.number, state.turn) == (0, 0, 0)
    assert state.actor != OVER
    line = Line(Bag(), 2, {})
    assert (line.own, line.own_seat, line.laid, list(line.entries)) == ([], -1, {}, [])
    match = Match(Bag(), 2, seed=1)
    assert match.line.options is match.state.options


def test_a_statement_knows_its_id() -> None:
    assert {id: rule.id for id, rule in registry.game("splendor").rules.items()} == {
        id: id for id in registry.game("splendor").rules
    }
    assert repr(Statement("R-1", {"en": "Draw."}, "")) == "R-1: Draw."


@pytest.mark.usefixtures("registry_as_before")
def test_a_folder_of_games_is_loaded_under_the_ids_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.game_ids()
    for id in ("splendor", "splendor_classic"):
        del registry._games[id]
    monkeypatch.setattr(registry, "_loaded", [name for name in registry._loaded if name != "splendor"])
    assert registry.game("splendor_classic").id == "splendor_classic"
    assert registry.game("splendor").id == "splendor"
    assert None not in registry._games


def test_an_option_that_contradicts_another_has_a_key_of_its_own() -> None:
    assert conflict("cards", "own", "none").key == "option-conflict"
    assert conflict("cards", "own", "none").message == "Option cards cannot be 'own' here; expected none."


def test_errors_about_seats_and_observations_are_sentences() -> None:
    with pytest.raises(SixStonesError, match=r"^There is no seat 7; seats count from 0 to 1\.$"):
        Bag().start(2).check_seat(7)
    with pytest.raises(SixStonesError, match=r"^bag declares no observation\.$"):
        Bag().observation(2)


class StrictState(ShyState):
    """Refuses everything by a rule that no file states."""

    def why_not(self, seat: int, action: int) -> Refusal | None:  # type: ignore[override]
        return State.why_not(self, seat, action)

    def refuse(self, seat: int, action: int, asked: Ask) -> Refusal:
        return Refusal("R-9", "too-strict", {"seat": seat, "kind": asked.kind})


class Strict(Shy):
    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return StrictState(self, players, options)


def test_a_refusal_by_a_rule_that_is_not_stated_still_names_it() -> None:
    refusal = Strict().start(1).why_not(0, 0)
    assert refusal is not None
    assert refusal.as_dict() == {"rule": "R-9", "key": "too-strict", "data": {"seat": 0, "kind": "move"}}
    with pytest.raises(SixStonesError) as info:
        Match(Strict(), 1, state=StrictState(Strict(), 1, {})).play(0, "wait")
    assert info.value.message == "'wait' is not open to seat 1 now (too-strict)."
    assert info.value.data["rule"] == "R-9"


def test_every_box_has_a_first_game_and_every_position_a_picture() -> None:
    assert [game.id for game in registry.first_games()] == [
        "infinity_war", "splendor", "superhero_battle", "thanos_rising",
    ]  # fmt: skip
    state = registry.game("splendor").load({"players": 2})
    state.settle(Rng(1))
    assert state.svg(0).startswith("<svg")
    assert state._repr_svg_() == state.svg(None)


def test_steps_that_come_next_are_told_again_with_what_they_brought() -> None:
    line = Line(Bag(), 2, {})
    told = line.again([(0, 0), (0, 1), (int(CHANCE), 2)])
    assert [step.text for step in told.steps] == ["tap", "draw", "red"]
    assert [event.kind for event in told.events] == ["tap", "draw", "red"]
    assert (line.state.dump()["bag"], told.fixed) == ([1, 2], True)
