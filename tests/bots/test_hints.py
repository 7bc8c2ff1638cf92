"""Hints: good moves with their reasons, from what the seat may know."""

import pytest

import sixstones
from sixstones.bots.bot import choose_for
from sixstones.bots.hints import _named, hints
from sixstones.bots.random_bot import RandomBot
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.words import LANGUAGES, Words

GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]


def in_the_middle(game: str, seed: int, decisions: int) -> State:
    found = sixstones.game(game)
    state = found.start(players=found.min_players)
    rng = Rng(seed)
    state.settle(rng)
    while decisions > 0 and state.actor >= 0:
        seat = state.waiting()[0]
        state.apply(seat, choose_for(RandomBot(), state, seat, rng))
        state.settle(rng)
        decisions -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_ordered_and_repeat(game: str) -> None:
    state = in_the_middle(game, 4, 30)
    seat = state.waiting()[0]
    before = state.dump()
    found = hints(state, seat, Rng(1), simulations=60)
    again = hints(state, seat, Rng(1), simulations=60)
    assert state.dump() == before
    assert found
    assert len(found) <= 3
    assert [hint.as_dict(state) for hint in found] == [hint.as_dict(state) for hint in again]
    assert all(hint.action in state.legal(seat) and 0.0 <= hint.chance <= 1.0 for hint in found)
    assert [hint.share for hint in found] == sorted([hint.share for hint in found], reverse=True)


def test_a_hint_is_a_function_of_what_the_seat_may_know() -> None:
    state = in_the_middle("superhero_battle", 9, 10)
    seat = state.waiting()[0]
    other = state.resample(seat, Rng(77))
    assert other.dump() != state.dump()  # other hands
    told = [[hint.as_dict(s) for hint in hints(s, seat, Rng(5), simulations=80)] for s in (state, other)]
    assert told[0] == told[1]


def test_a_winning_move_is_found_and_explained() -> None:
    """The seat that can recruit a card is told what that brings, by name."""
    state = in_the_middle("splendor", 12, 60)
    best = hints(state, state.actor, Rng(1), simulations=300)[0]
    assert best.gains
    words = Words(state.game, "en", ["Ann", "Bob"])
    sentence = words.hint(best.as_dict(state))
    assert sentence.startswith("Brings ")
    assert sentence.endswith(".")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_words(game: str, language: str) -> None:
    state = in_the_middle(game, 4, 30)
    words = Words(state.game, language)
    terms = state.evaluation_terms(0, 0)
    assert terms
    for judged in terms:
        assert words.find(f"term-{judged.term}", {"about": "x"}), judged.term


@pytest.mark.parametrize("game", ["splendor", "infinity_war"])
def test_the_terms_add_up_to_the_judgement(game: str) -> None:
    """Terms with a larger sum are judged better."""
    state = in_the_middle(game, 4, 50)
    sums = [sum(judged.worth for judged in state.evaluation_terms(seat, seat)) for seat in range(int(state.seats))]
    values = [state.evaluate(seat) for seat in range(int(state.seats))]
    assert (sums[0] > sums[1]) == (values[0] > values[1])


def test_a_card_at_a_place_is_called_by_its_name() -> None:
    state = in_the_middle("splendor", 12, 60)
    rows = state.dump()["rows"]
    assert isinstance(rows, list)
    places = 0
    for hint in hints(state, state.actor, Rng(1), best=99, simulations=100):
        told = hint.as_dict(state)
        verb, _, place = str(told["action"]).partition(" ")
        if verb in ("recruit", "reserve") and place[:1].isdigit():
            places += 1
            assert told["about"] == [rows[int(place[0]) - 1][int(place[2]) - 1]]
    assert places > 1


@pytest.mark.parametrize(("language", "said"), [("en", "Baron Zemo"), ("ru", "Барон Земо"), ("fr", "Baron Zemo")])
def test_an_action_is_said_as_typed_with_the_name_behind_it(language: str, said: str) -> None:
    words = Words(sixstones.game("splendor"), language)
    assert words.typed({"action": "recruit 1-1", "about": ["baron_zemo"]}) == f"recruit 1-1 ({said})"
    assert words.typed({"action": "pass", "about": []}) == "pass"


def test_an_action_that_names_a_place_alone_does_not_say_what_it_is_about() -> None:
    words = Words(sixstones.game("infinity_war"), "en")
    told = ["move okoye 3,8", "choose 4,4", "end turn", "team p2"]
    assert [words.telling({"action": text, "about": []}) for text in told] == [True, False, False, True]
    assert words.telling({"action": "choose 4,4", "about": ["okoye"]})


def test_a_card_of_a_hand_is_named_only_to_who_knows_it() -> None:
    game = sixstones.game("splendor")
    state = game.load({"players": 2, "seat": 0, "seats": [{"hand": ["baron_zemo", "modok"], "blind": [1, 0]}]})
    state.settle(Rng(1))
    blind, shown = game.parse("recruit hand 1"), game.parse("recruit hand 2")
    assert (state.named_components(0, 0, blind), state.named_components(1, 0, blind)) == (["baron_zemo"], [])
    assert (state.named_components(0, 0, shown), state.named_components(1, 0, shown)) == (["modok"], ["modok"])


def test_a_card_that_is_taken_is_not_named_in_the_reply() -> None:
    """The place is dealt again before anybody replies, so a rival there takes another card."""
    state = sixstones.game("splendor").load({"players": 2, "seat": 0, "rows": [["baron_zemo"]]})
    state.settle(Rng(1))
    reserve = state.game.parse("reserve 1-1")
    other = state.game.parse("reserve 1-2")
    assert _named(state, 0, reserve, [(1, reserve), (1, other)]) == [[], state.named_components(1, 1, other)]
