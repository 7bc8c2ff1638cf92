"""A bot's choice is a function of its seat's view and its generator."""

import pytest

import sixstones
from sixstones import Rng
from sixstones.bots import choose_for, make_bot
from sixstones.bots.bot import Bot
from sixstones.bots.search.search_bot import SearchBot
from sixstones.core.state import State
from tests.bots.cheating import cheat, twin_match
from tests.tiny_games import secret_cards, veto

HIDDEN = ["splendor", "splendor_classic", secret_cards.SecretCards().id, veto.Veto().id]


def positions(game_id: str, seed: int) -> list[State]:
    """Positions of a random game in which a seat that has a choice does not know everything."""
    rng = Rng(seed)
    state = sixstones.game(game_id).start(3)
    found: list[State] = []
    state.settle(rng)
    decisions = 0
    while (seat := int(state.actor)) >= 0 and decisions < 120:
        if len(state.legal(seat)) > 1 and other_secrets(state, seat).dump() != state.dump():
            found.append(state.clone())
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        state.settle(rng)
        decisions += 1
    return found[:: max(1, len(found) // 4)]


def other_secrets(state: State, seat: int) -> State:
    """A position the seat cannot tell from this one, different if there is one."""
    for seed in range(20):
        other = state.resample(seat, Rng(seed))
        if other.dump() != state.dump():
            return other
    return state


def bots() -> list[Bot]:
    return [make_bot(name) for name in ("random", "greedy", "novice", "apprentice")] + [SearchBot("search", 60)]


@pytest.mark.parametrize("game_id", HIDDEN)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(game_id: str) -> None:
    compared = 0
    for state in positions(game_id, 5):
        seat = int(state.actor)
        other = other_secrets(state, seat)
        assert other.view(seat) == state.view(seat)
        for bot in bots():
            assert choose_for(bot, state, seat, Rng(11)) == choose_for(bot, other, seat, Rng(11)), bot
            compared += 1
    assert compared > 0


def test_a_twin_that_sees_everything_is_told_from_a_fair_bot() -> None:
    """The comparison above can fail: with the true positions the search chooses differently."""
    differs = 0
    for seed in range(8):
        for state in positions("splendor", seed):
            seat = int(state.actor)
            other = other_secrets(state, seat)
            differs += cheat(state, seat, 60, Rng(11)) != cheat(other, seat, 60, Rng(11))
    assert differs > 0


def test_the_match_against_the_cheating_twin_is_played_to_the_end() -> None:
    won, decided = twin_match("tic_tac_toe", 4, 20, 1)
    assert 0 <= won <= decided <= 4
