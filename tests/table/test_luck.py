"""Draws follow from a secret, are equally likely, and no number comes twice."""

import hashlib
import hmac
from collections import Counter
from dataclasses import dataclass

import pytest

import sixstones
from sixstones.core.facts import CHANCE
from sixstones.table.drafts import Draft, append
from sixstones.table.entries import Opened, SeatChanged, Started, Undone
from sixstones.table.luck import Drawing, commitment, first_unit, index, nonce_of, outcome, units
from sixstones.table.luck_commands import add_nonce, share_deal
from sixstones.table.player_commands import move, undo
from sixstones.table.refusals import Refused
from sixstones.table.rules import TableRules
from sixstones.table.seat_commands import leave, sit, start
from sixstones.table.seats import Seat
from sixstones.table.table import Table

SECRET = bytes(range(32))


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


def opened(**given: object) -> Table:
    game = sixstones.game("splendor")
    table = Table("t", game, 2, game.check(2, {"first_player": "p1"}), True, ANN.id, ANN.name, 0)
    seats = [Seat(0, "human", ANN.name, ANN.id), Seat(1, "human", BOB.name, BOB.id)]
    append(table, Draft(Opened(seats, TableRules(), commitment(SECRET), **given), ANN.id), at=0)  # type: ignore[arg-type]
    return table


def answer(table: Table, text: str) -> Draft:
    asked = table.line.state.asks(0)
    assert asked is not None
    return move(table, ANN, 0, text, int(asked.number), chance(table))


def chance(table: Table) -> Drawing:
    assert table.luck is not None
    return Drawing(SECRET, table.luck.nonces, table.draws.last)


def test_an_index_is_what_the_page_about_chance_says() -> None:
    nonces = [nonce_of("my words"), ""]
    said = f"sixstones/luck/1:7:0:{hashlib.sha256(b'my words').hexdigest()},".encode()
    word = int.from_bytes(hmac.new(SECRET, said, "sha256").digest()[:4], "big")
    assert index(SECRET, nonces, 7, 90) == word % 90
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_word_of_the_last_incomplete_run_is_passed_over() -> None:
    """With a range of just over half of all words nearly half of the first tries are no good."""
    total, again = 2**31 + 1, 0
    for number in range(1, 201):
        words = [
            int.from_bytes(hmac.digest(SECRET, f"sixstones/luck/1:{number}:{t}:,".encode(), "sha256")[:4], "big")
            for t in range(30)
        ]
        good = next(t for t, word in enumerate(words) if word < total)
        again += good > 0
        assert index(SECRET, ["", ""], number, total) == words[good]
    assert 60 < again < 140


def test_every_index_comes_as_often_as_any_other() -> None:
    found = Counter(index(SECRET, ["", ""], number, 6) for number in range(1, 6001))
    assert all(850 < found[n] < 1150 for n in range(6))


@pytest.mark.parametrize("game", ["splendor", "infinity_war", "superhero_battle", "thanos_rising"])
def test_an_index_counts_units_of_weight(game: str) -> None:
    """Every index of a range brings an outcome, and each outcome as many as its weight."""
    state = sixstones.game(game).start(players=2)
    weighed, rng = 0, sixstones.Rng(3)
    for _ in range(60):
        if state.actor == CHANCE:
            found = Counter(outcome(state, at) for at in range(units(state)))
            assert found == dict(state.outcomes())
            assert all(outcome(state, first_unit(state, action)) == action for action in found)
            weighed += len(found) > 1
            state.apply(CHANCE, state.sample(rng))
        elif state.actor >= 0:
            seat = state.waiting()[0]
            state.apply(seat, state.policy(seat, rng))
    assert weighed


def test_every_draw_has_its_own_number_also_after_an_undo() -> None:
    table = opened()
    append(table, start(table, ANN, chance(table)), at=1)
    dealt = table.draws.last
    assert dealt == len(table.draws.told()) > 10
    append(table, answer(table, "reserve 1-1"), at=2)
    assert table.draws.last == dealt + 1
    append(table, Draft(Undone(0, table.line.entries[0], own=False), ANN.id), at=3)
    assert (len(table.draws.told()), table.draws.told_back()[0][0]) == (dealt, dealt + 1)
    append(table, answer(table, "reserve 1-1"), at=4)
    last = table.draws.told()[-1]
    assert last is not None
    assert last[0] == dealt + 2


def test_a_copy_of_a_table_keeps_its_own_draws() -> None:
    table = opened()
    append(table, start(table, ANN, chance(table)), at=1)
    copy = table.copy()
    append(copy, answer(copy, "reserve 1-1"), at=2)
    assert copy.draws.last == table.draws.last + 1
    assert len(copy.draws.told()) == len(table.draws.told()) + 1


def test_a_nonce_changes_the_deal_and_goes_with_its_player() -> None:
    table = opened()
    append(table, add_nonce(table, 1, BOB, nonce_of("seven")), at=1)
    assert table.luck is not None
    assert table.luck.nonces == ("", nonce_of("seven"))
    changed = start(table, ANN, chance(table)).what
    append(table, leave(table, 1, BOB, "greedy"), at=2)
    assert table.luck.nonces == ("", "")
    append(table, sit(table, 1, BOB), at=3)
    plain = start(table, ANN, chance(table)).what
    assert isinstance(changed, Started)
    assert isinstance(plain, Started)
    assert changed.draws != plain.draws
    assert [draw[:2] for draw in changed.draws] == [draw[:2] for draw in plain.draws]


def test_nonces_are_refused_where_they_would_change_something_fixed() -> None:
    table = opened()
    with pytest.raises(Refused, match="not your seat"):
        add_nonce(table, 0, BOB, nonce_of("x"))
    append(table, share_deal(table, ANN, "other"), at=1)
    with pytest.raises(Refused) as fixed:
        add_nonce(table, 0, ANN, nonce_of("x"))
    assert fixed.value.key == "nonces-fixed"
    append(table, Draft(SeatChanged(1, Seat(1, "bot", "vega", None, "greedy")), ANN.id), at=2)
    append(table, start(table, ANN, chance(table)), at=3)
    with pytest.raises(Refused) as begun:
        add_nonce(table, 0, ANN, nonce_of("x"))
    assert begun.value.key == "already-started"
    with pytest.raises(Refused) as playing:
        share_deal(table, ANN, "third")
    assert playing.value.key == "deal-in-play"


def test_the_same_secret_and_nonces_give_the_same_deal() -> None:
    nonces = [nonce_of("a"), ""]
    one, two = opened(same_as="x", known=True, nonces=nonces), opened(same_as="y", known=True, nonces=nonces)
    first, second = start(one, ANN, chance(one)).what, start(two, ANN, chance(two)).what
    assert isinstance(first, Started)
    assert first == second
    assert opened(same_as="x").card()["same_as"] == "x"


def test_what_undo_means_to_whoever_decides_alone() -> None:
    """Taking back a move without a draw uses no number."""
    table = opened()
    append(table, start(table, ANN, chance(table)), at=1)
    before = table.draws.last
    text = next(a for a in map(table.game.text, table.line.state.legal(0)) if a.startswith("take"))
    append(table, answer(table, text), at=2)
    if table.line.can_undo(0):
        append(table, undo(table, ANN, 0), at=3)
    assert table.draws.last == before
    assert table.draws.told_back() == []
