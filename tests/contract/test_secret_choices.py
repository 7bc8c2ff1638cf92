"""The contract of secret choices, checked by random play on every registered game."""

import json
import random

import pytest

import sixstones
from sixstones.core.facts import Event
from sixstones.core.game import Game
from sixstones.core.rng import Rng
from sixstones.core.state import State
from tests.core.tiny import SecretCards
from tests.kit import game_sizes

Choice = tuple[int, int]


def others_see(state: State, seat: int) -> str:
    viewers = [None, *(other for other in range(state.seats) if other != seat)]
    asked = [state.asks(other) for other in range(state.seats) if other != seat]
    return json.dumps([[state.view(viewer) for viewer in viewers], [None if a is None else a.as_dict() for a in asked]])


def lay(state: State, choices: list[Choice]) -> State:
    after = state.clone()
    for seat, action in choices:
        assert action in after.legal(seat)
        after.apply(seat, action)
    return after


def check_round(state: State, rng: random.Random) -> list[Choice]:
    """Everybody who is asked lays something.

    Nothing depends on the order, and a change is seen by nobody else.
    """
    seats = [int(seat) for seat in state.waiting()]
    choices = [(seat, int(rng.choice(state.legal(seat)))) for seat in seats]
    shuffled = choices[:]
    rng.shuffle(shuffled)
    after = lay(state, choices)
    assert lay(state, shuffled).dump() == after.dump()
    assert after.actor < 0 or after.number != state.number
    before = state.clone()
    for seat, action in shuffled[:-1]:
        before.apply(seat, action)
        assert before.number == state.number
        assert seat not in before.waiting()
        now = others_see(before, seat)
        for other in [a for a in before.legal(seat) if a != action][:3]:
            assert before.is_secret_choice(seat, other)
            changed, log = before.clone(), list[Event]()
            changed.apply(seat, other, log)
            assert others_see(changed, seat) == now
            assert all(not event.reveals for event in log)
            back = changed.clone()
            if action in back.legal(seat):
                back.apply(seat, action)
                assert back.dump() == before.dump()
    return choices


def check_game(game: Game, players: int, seed: int) -> int:
    """Play at random; how many rounds of secret choices there were."""
    rng, chance, rounds = random.Random(seed), Rng(seed), 0
    state = game.start(players)
    state.settle(chance)
    for _ in range(300):
        if state.actor < 0:
            break
        seat = int(state.actor)
        action = int(rng.choice(state.legal(seat)))
        if state.is_secret_choice(seat, action):
            rounds += 1
            state = lay(state, check_round(state, rng))
        else:
            state.apply(seat, action)
        state.settle(chance)
    return rounds


@pytest.mark.parametrize(("id", "players"), game_sizes())
def test_choices_laid_in_secret_tell_neither_order_nor_changes(id: str, players: int) -> None:
    for seed in range(3):
        check_game(sixstones.game(id), players, seed)


def test_the_check_meets_such_choices() -> None:
    assert check_game(SecretCards(), 3, seed=1) == 5


class Talkative(SecretCards):
    """The same cards, but everybody sees how often somebody has chosen."""

    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        state = super().position(players, options, d)
        made = type(state)

        class Telling(made):  # type: ignore[misc,valid-type]
            def view(self, seat: int | None) -> dict[str, object]:
                return {**super().view(seat), "sum": sum(self.laid)}

            def clone(self) -> "Telling":
                return Telling(self.game, self.seats, self.options, self.turn, self.laid[:], self.scores[:], [])

        return Telling(self, players, options, 0, state.laid, state.scores, [])  # type: ignore[attr-defined]


def test_the_check_sees_a_game_that_tells() -> None:
    with pytest.raises(AssertionError):
        check_game(Talkative(), 3, seed=1)
