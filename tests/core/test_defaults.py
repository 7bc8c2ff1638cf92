"""The defaults of games and positions, and how errors tell their field."""

from array import array

import pytest
from mypy_extensions import i64

from sixstones.bots.search.guided import Page
from sixstones.core.account import Account, Because, Counted
from sixstones.core.bits import WIDTH, _powers_of_two, as_list, bits_of, lowest
from sixstones.core.errors import BadObservation, BadPosition, BadSeat, IllegalAction
from sixstones.core.facts import EACH, OVER
from sixstones.core.frames import BY_CHANCE, BY_ITSELF, BY_SEAT, Frames, Row
from sixstones.core.game import Game
from sixstones.core.line import Line
from sixstones.core.match import Match
from sixstones.core.observation import Block
from sixstones.core.options import CHOICE, check_first_player, conflict, first_player
from sixstones.core.reading import bad
from sixstones.core.state import State
from sixstones.core.vecs import vec
from tests.core.small_games import Bag, BagState
from tests.core.tiny import Bridge, Rope


def test_a_bare_game_declares_nothing() -> None:
    game = Game("bare", 1, 3)
    assert (game.id, game.min_players, game.max_players, game.hidden, game.version) == ("bare", 1, 3, True, 1)
    assert (game.payoff, game.folder, game.card_option, game.weighs_chance) == (EACH, "", "", False)
    assert (game.phrases, game.options, game.components, game.rules, game.frames.rows) == ([], [], {}, {}, [])
    assert (game.actions.size, game.actions.total, game.blocks(2)) == (0, 0, [])
    assert (game.plays(1), game.plays(2)) == (True, False)
    assert game.parts({}) is game.components
    assert (game.impossible("fly"), game.board_text({}, {}), game.places({})) == (None, "", {})
    assert repr(game) == "<Game bare>"


def test_a_game_without_observation_says_so_for_numbers_of_players_it_has() -> None:
    with pytest.raises(BadObservation) as info:
        Game("bare", 1, 3).observation(2)
    assert info.value.key == "no-observation"
    expected = {"field": "game", "value": "bare", "expected": "a game that writes blocks and describe"}
    assert info.value.data == expected
    with pytest.raises(Exception, match="bare is played by 1 to 3, not by 4"):
        Game("bare", 1, 3).observation(4)


def test_a_finished_game_explains_nothing_by_default_and_an_account_is_told_whole() -> None:
    bare = Bag().start(1).account()
    assert (bare.because, bare.counted) == ([], [])
    told = Account([Because("most", "R-1", {"seat": 0}), Because("tie", "R-2")], [Counted("points", [3, 1])])
    assert told.as_dict() == {
        "because": [
            {"kind": "most", "rule": "R-1", "data": {"seat": 0}},
            {"kind": "tie", "rule": "R-2", "data": {}},
        ],
        "counted": [{"key": "points", "values": [3, 1]}],
    }


def test_every_bit_doubles_the_one_before() -> None:
    assert as_list(_powers_of_two()) == [2**n for n in range(WIDTH)]


@pytest.mark.parametrize("least", range(WIDTH))
def test_the_lowest_member_of_a_set_is_found(least: int) -> None:
    assert lowest(bits_of([least])) == least
    assert lowest(bits_of([*range(least, WIDTH)])) == least
    assert lowest(bits_of([least, WIDTH - 1])) == least


# Frames.


def test_a_row_of_the_table_of_decisions_has_neither_fields_nor_data_unless_given() -> None:
    bare, full = Row(0, "a", [BY_SEAT], "R-1"), Row(1, "b", [BY_CHANCE], "R-2", ["x"], ["y"])
    assert (bare.fields, bare.data, full.fields, full.data) == ([], [], ["x"], ["y"])
    assert repr(full) == "Row(1, 'b', ['chance'], 'R-2', ['x'], ['y'])"


def test_the_table_of_decisions_finds_rows_by_number_name_and_decider() -> None:
    rows = [Row(0, "a", [BY_SEAT], ""), Row(1, "b", [BY_CHANCE, BY_SEAT], ""), Row(2, "c", [BY_ITSELF], "")]
    frames = Frames(rows)
    assert (frames.row(1).name, frames.number("c"), frames.number("d")) == ("b", 2, -1)
    assert [[row.name for row in frames.of(by)] for by in (BY_SEAT, BY_CHANCE, BY_ITSELF)] == [["a", "b"], ["b"], ["c"]]
    assert str(frames.forgotten(1, "what it does")) == "b: no branch says what it does"


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([Row(1, "a", [BY_SEAT], "")], "row 0 of the table of decisions is a, numbered 1"),
        ([Row(0, "a", [], "")], "a: nobody decides it"),
        ([Row(0, "a", [BY_SEAT, "fate"], "")], "a: nobody decides it"),
        ([Row(0, "a", [BY_SEAT], ""), Row(1, "a", [BY_SEAT], "")], "a is declared twice"),
    ],
)
def test_a_table_of_decisions_that_contradicts_itself_is_refused(rows: list[Row], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Frames(rows)


# Errors name the field, the value and what was expected.


def test_errors_tell_field_value_and_expectation() -> None:
    assert conflict("cards", 3, "none").data == {"field": "options.cards", "value": "3", "expected": "none"}
    assert bad("seats", "x", "a list").data == {"field": "seats", "value": "'x'", "expected": "a list"}
    for seat in (-1, 2):
        with pytest.raises(BadSeat) as info:
            Bag().start(2).check_seat(seat)
        assert info.value.data == {"field": "seat", "value": str(seat), "expected": "0 to 1"}
    with pytest.raises(BadPosition) as other:
        Match(Game("bare", 1, 3), 2, state=Bag().start(2))
    assert other.value.data == {"field": "game", "value": "bag", "expected": "bare"}


def test_a_refusal_without_a_rule_cites_none() -> None:
    match = Match(Bag(), 2, seed=1)
    with pytest.raises(IllegalAction) as info:
        match.play(1, "tap")
    assert info.value.message == "'tap' is not open to seat 2 now (not-asked)."
    assert info.value.data == {"seat": 1, "action": "tap", "rule": ""}


@pytest.mark.parametrize(("seat", "action"), [(-1, 0), (2, 0), (0, 4), (0, -1), (1, 0)])
def test_what_every_game_refuses_is_no_rule_of_any_game(seat: int, action: int) -> None:
    refusal = Bag().start(2).why_not(seat, action)
    assert refusal is not None
    assert refusal.rule == ""


def test_the_option_for_who_begins_cites_its_rule_and_names_every_seat() -> None:
    option = first_player("R-7", 3)
    assert (option.id, option.type, option.default, option.rule) == ("first_player", CHOICE, "random", "R-7")
    assert option.choices == ["random", "p1", "p2", "p3"]
    check_first_player(2, {"first_player": "p2"})
    with pytest.raises(Exception, match="random or p1 to p2"):
        check_first_player(2, {"first_player": "p3"})


# What a position tells.


def test_the_head_of_a_view_says_who_looks_who_is_asked_and_how_it_ended() -> None:
    state = Bag().load({"players": 2, "bag": [1, 0], "number": 5, "turn": 3, "seat": 1})
    head = state.view_head(1)
    assert head == {
        "game": "bag", "players": 2, "sides": [0, 1], "options": {}, "seat": 1, "number": 5, "turn": 3, "actor": 1,
        "waiting": [1], "ask": {"number": 5, "kind": "move", "rule": "", "data": {}}, "result": None,
        "last_round": False,
    }  # fmt: skip
    over = Bag().load({"players": 2, "bag": [0, 0], "red": [2, 1]})
    assert over.actor == OVER
    ended = {"winners": [0], "scores": [2, 1], "ranking": [1, 2], "reason": "empty"}
    assert (over.view_head(None)["result"], over.view_head(None)["seat"]) == (ended, None)


class LastRound(BagState):
    def last_round(self) -> bool:
        return True


def test_a_last_round_is_told_only_while_the_game_goes_on() -> None:
    game = Bag()
    assert LastRound(game, 1, {}, [1, 0], [0]).view_head(0)["last_round"] is True
    over = LastRound(game, 1, {}, [0, 0], [1])
    over.actor = OVER
    assert over.view_head(0)["last_round"] is False


def test_by_default_the_question_is_all_that_is_pending() -> None:
    game = Bag()
    assert game.start(2).pending() == ["move"]
    assert game.load({"players": 2, "seat": 1}).pending() == ["move"]
    assert game.load({"players": 2, "drawing": 1}).pending() == []


@pytest.mark.parametrize(
    ("game", "players", "rivals"), [(Bag(), 3, 2), (Bag(), 1, 0), (Rope(), 4, 1), (Bridge(), 3, 0)]
)
def test_rivals_are_the_sides_beside_the_own(game: Game, players: int, rivals: int) -> None:
    assert game.start(players).rivals() == rivals


def test_a_round_is_a_turn_of_every_seat() -> None:
    rounds = [Bag().load({"players": 3, "turn": turn}).round_number() for turn in range(7)]
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


# Observations and masks.


class WatchedState(BagState):
    def describe(self, seat: i64, page: vec[i64]) -> None:
        page[0], page[1], page[2] = self.bag[0], self.bag[1], seat


class Watched(Bag):
    """The bag with an observation: its marbles of both colours out of nine, and who looks."""

    def blocks(self, players: int) -> list[Block]:
        return [Block("bag", [2], 10, "marbles"), Block("me", [1], 2, "who looks")]

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        base = super().position(players, options, d)
        assert isinstance(base, BagState)
        state = WatchedState(self, players, options, base.bag, base.red)
        state.seat, state.actor = base.seat, base.actor
        return state


WATCHED = Watched()


def near(numbers: list[float]) -> object:
    return pytest.approx(numbers, abs=1e-6)


def test_an_observation_is_written_for_the_seat_that_looks() -> None:
    state = WATCHED.load({"players": 3, "bag": [5, 2]})
    for seat in range(3):
        buffer = array("f", [9.0] * 3)
        state.observe(seat, buffer)
        assert list(buffer) == near([0.5, 0.2, seat / 2])
        assert state.features(seat) == near([0.5, 0.2, seat / 2])
    assert WATCHED.observation(3) is WATCHED.observation(3)


def test_an_observation_goes_into_its_row_of_a_larger_buffer() -> None:
    state = WATCHED.load({"players": 3, "bag": [5, 2]})
    buffer = array("f", [9.0] * 9)
    state.write_observation(2, buffer, 1, 3)
    assert list(buffer) == near([9, 9, 9, 0.5, 0.2, 1, 9, 9, 9])


def test_what_a_net_looks_at_is_the_observation_from_where_it_begins() -> None:
    state = WATCHED.load({"players": 3, "bag": [5, 2]})
    page = Page(2, 3)
    for seat in (1, 2):
        page.add(state, seat, [], 0)
    assert [number for number in page.inputs] == near([0.5, 0.2, 0.5, 0.5, 0.2, 1])
    assert state.input_count() == 3


def test_a_mask_has_a_byte_for_every_action_of_seats() -> None:
    state = WATCHED.load({"players": 2, "seat": 1})
    for seat, open_to in ((0, [0, 0]), (1, [1, 1])):
        buffer = bytearray([7, 7])
        state.mask(seat, buffer)
        assert list(buffer) == open_to
    rows = bytearray([7] * 6)
    state.write_mask(1, rows, 2, 3)
    assert list(rows) == [7, 7, 7, 7, 1, 1]


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_observes_from_a_seat_that_is_none(seat: int) -> None:
    state = WATCHED.start(2)
    with pytest.raises(BadSeat):
        state.observe(seat, array("f", [0.0] * 3))
    with pytest.raises(BadSeat):
        state.mask(seat, bytearray(2))


def test_a_buffer_that_does_not_fit_is_refused_with_its_size() -> None:
    state = WATCHED.start(2)
    with pytest.raises(BadObservation) as info:
        state.write_observation(0, array("f", [0.0] * 3), 0, 2)
    expected = "a writable C-contiguous buffer of 6 float32 numbers"
    assert (info.value.key, info.value.data["field"], info.value.data["expected"]) == ("bad-buffer", "buffer", expected)
    with pytest.raises(BadObservation, match="buffer of 4 uint8 numbers"):
        state.write_mask(0, bytearray(3), 0, 2)
    state.observe(0, array("f", [0.0] * 3))


# A line of play.


def test_a_copy_of_a_line_goes_on_by_itself() -> None:
    line = Line(Bag(), 2, {})
    for number in (1, 2):
        played = line.deal(None) if number == 1 else line.play(0, 0, None)
        line.append(number, None if number == 1 else 0, played.pairs, state=played.state)
    other = line.copy()
    assert (other.targets(), other.own, other.own_seat, other.laid) == ([1, 2], [2], 0, {})
    assert other.can_undo(0)
    played = other.play(0, 0, None)
    other.append(3, 0, played.pairs, state=played.state)
    other.undo(1, by_itself=False)
    assert (line.targets(), other.targets(), list(line.entries)) == ([1, 2], [1], [1, 2])
    assert line.record(None, whole=True).steps == ["0 tap"]
