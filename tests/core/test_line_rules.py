"""The rules of the line of play: undo, secret rounds, the order of refusals, forced steps."""

import pytest

from sixstones.core.facts import OVER
from sixstones.core.line import Line, Played, Step
from sixstones.core.match import Match
from sixstones.core.rng import Rng, os_rng
from sixstones.core.state import State
from tests.core.small_games import Ambush, AmbushState, Bag

HILL, WOOD = 0, 1


def heads(state: State) -> int:
    return 2


def add(line: Line, number: int, seat: int | None, played: Played) -> None:
    line.append(number, seat, played.pairs, played.fixed, played.commit, played.closes, played.state)


def bag_line(players: int = 2) -> Line:
    """A dealt line of open draws, where every seat may tap as often as it likes."""
    line = Line(Bag(), players, {})
    add(line, 1, None, line.deal(None))
    return line


def ambush_after(rounds: int) -> Line:
    """A line of secret choices after some rounds.

    Entries 2 and 3 are the first round, 4 and 5 the second …
    """
    line = Line(Ambush(), 2, {})
    add(line, 1, None, line.deal(heads))
    for number in range(2, 2 + 2 * rounds):
        add(line, number, number % 2, line.play(number % 2, HILL, heads))
    return line


def test_a_seat_takes_back_none_but_its_own_decisions() -> None:
    game = Bag()
    state = game.load({"players": 2, "bag": [3, 0]})
    match = Match(game, 2, state=state)
    match.play(0, "tap")
    match.play(0, "draw")  # everybody could foretell it, so it may be taken back
    match.play(1, "tap")
    match.undo(1)
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_after_going_back_by_consent_nobody_takes_back_more_alone() -> None:
    line = bag_line()
    for number in (2, 3, 4):
        add(line, number, 0, line.play(0, 0, None))
    assert line.can_undo(0)
    line.undo(3, by_itself=False)
    assert not line.can_undo(0)


def test_going_back_to_the_end_of_a_secret_round_keeps_the_chance_after_it() -> None:
    line = ambush_after(1)
    after_the_coin = line.state.dump()
    assert after_the_coin["coins"] == [0]
    for number in (4, 5):
        add(line, number, number % 2, line.play(number % 2, WOOD, heads))
    line.undo(3, by_itself=False)
    assert line.state.dump() == after_the_coin


def test_the_secret_choice_that_ends_the_game_closes_its_round() -> None:
    line = ambush_after(3)
    assert line.state.actor == OVER
    assert line.laid == {}
    assert line.targets() == [1, 3, 5, 7]


@pytest.mark.parametrize("action", [99, -1, None, "tap"])
def test_that_the_game_is_over_is_said_before_anything_about_the_action(action: object) -> None:
    game = Bag()
    match = Match(game, 1, state=game.load({"players": 1, "bag": [0, 0]}))
    refusal = match.why_not(0, action)
    assert refusal is not None
    assert refusal.key == "game-over"


def test_a_match_and_its_position_give_the_same_reason_at_the_end() -> None:
    match = Match("splendor", 2, seed=4)
    rng = Rng(4)
    while match.result is None:
        legal = match.state.legal(match.state.actor)
        match.play(int(match.state.actor), int(legal[rng.below(len(legal))]))
    said, of_state = match.why_not(0, 0), match.state.why_not(0, 0)
    assert said is not None
    assert of_state is not None
    assert said.as_dict() == of_state.as_dict()
    assert said.rule.startswith("SP-")


def test_a_seat_that_is_none_is_said_before_that_the_game_is_over() -> None:
    game = Bag()
    match = Match(game, 1, state=game.load({"players": 1, "bag": [0, 0]}))
    refusal = match.why_not(1, "tap")
    assert refusal is not None
    assert refusal.key == "no-such-seat"


def test_a_chance_step_with_one_outcome_is_in_no_record_and_its_events_stay() -> None:
    game = Bag()
    match = Match(game, 2, state=game.load({"players": 2, "bag": [2, 0]}))
    match.play(0, "draw")
    assert [step.text for step in match.steps] == ["draw"]
    assert [event.kind for event in match.steps[0].events] == ["draw", "red"]
    line = Line(game, 2, {}, game.load({"players": 2, "bag": [2, 0]}))
    add(line, 1, None, line.deal(None))
    add(line, 2, 0, line.play(0, 1, None))
    assert line.record(None, whole=True).steps == ["0 draw"]


def test_the_operating_system_gives_all_96_bits_of_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.urandom", lambda count: b"\xff" * count)
    drawn, expected = os_rng(), Rng(2**96 - 1)
    assert [drawn.next() for _ in range(3)] == [expected.next() for _ in range(3)]


def test_a_forced_step_has_a_mark_of_its_own() -> None:
    marks = [Step(seat, 0, "x", None, [], forced).line("x") for seat, forced in ((1, False), (-1, False), (-1, True))]
    assert marks == ["1 x", "* x", "= x"]


def test_nothing_is_fixed_laid_or_closed_before_it_is_said() -> None:
    played = Played(Bag().start(2))
    assert [played.fixed, played.commit, played.closes] == [False] * 3
    assert all(isinstance(said, bool) for said in (played.fixed, played.commit, played.closes))
    line = ambush_after(0)
    laid = line.play(0, HILL, heads)
    line.append(2, 0, laid.pairs, commit=True, state=laid.state)
    assert line.laid == {0: HILL}


class OpenHillState(AmbushState):
    """The hill is chosen openly, the wood in secret."""

    def is_secret_choice(self, seat: int, action: int) -> bool:
        return action == WOOD


def test_whether_a_choice_is_secret_depends_on_the_choice() -> None:
    for action, secret in ((HILL, False), (WOOD, True)):
        played = Played(OpenHillState(Ambush(), {}, [-1, -1], []))
        played.decide(0, action)
        assert played.commit is secret
