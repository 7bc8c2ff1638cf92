"""Sight of cards where hands are open, shared or picked from, and what is remembered."""

import pytest

from sixstones import State
from tests.kit import play, the
from tests.superhero_battle.positions import (
    GAME,
    NAMES,
    A,
    B,
    C,
    D,
    cards,
    dump,
    opening,
    seat,
    view,
)

HIDDEN = {"discard_pile": "hidden"}
NEW_YORK = {"battlefield": "new_york", "options": {"boxes_in_play": "avengers", **HIDDEN}}
SHARED = {"team_mode": "two", "team_seats": "by_seat", "team_hands": "shared", **HIDDEN}


def known(state: State, viewer: int | None, owner: int) -> list[int]:
    found: list[str] = view(state, viewer)["seats"][owner]["known"]
    return [NAMES.index(card) + 1 for card in found]


def same_again(state: State) -> None:
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("SB-AMB-66", "SB-AMB-56")
def test_a_card_of_an_open_hand_goes_to_a_hidden_discard_for_all_to_see() -> None:
    """Barrage Fire in New York: the hands of B and C are open, and so is what they lose."""
    state = opening(seat(laid=7), seat([1, 2, 3], laid=4), seat([5, 6], laid=4), **NEW_YORK)
    log = play(state, "do barrage_fire", "* card arsenal")
    lost = the(log, "discarded")
    assert lost.data == {"seat": B, "card": "arsenal"}
    for viewer in (A, C, None):
        assert known(state, viewer, B) == [1, 3, 4]  # the laid card can be inferred (SB-AMB-57)
    same_again(state)


@pytest.mark.rule("SB-AMB-66")
def test_everybody_learns_which_card_an_open_hand_loses() -> None:
    state = opening(seat(laid=7), seat([1, 2, 3], laid=4), seat([5, 6], laid=4), **NEW_YORK)
    play(state, "do barrage_fire")
    assert state.witnesses(-1, GAME.parse("card arsenal")) is None


@pytest.mark.rule("SB-AMB-66", "SB-AMB-56")
def test_a_card_of_a_hand_shared_by_a_team_is_seen_by_that_team_alone() -> None:
    """A hits B and D; A's side is A and C.

    The team of B and D sees what B loses, the others do not.
    """
    state = opening(seat(laid=7), seat([1, 2, 3], laid=4), seat(laid=4), seat([5, 5], laid=4), options=SHARED)
    play(state, "do barrage_fire")
    assert state.witnesses(-1, GAME.parse("card arsenal")) == [B, D]
    log = play(state, "* card arsenal")
    lost = the(log, "discarded_unseen")
    assert (lost.data, lost.secret, lost.seats) == ({"seat": B}, {"card": "arsenal"}, [B, D])
    assert known(state, D, B) == [1, 3, 4]
    assert known(state, A, B) == []
    assert len(view(state, D)["seats"][B]["hand"]) == 2
    same_again(state)


@pytest.mark.rule("SB-AMB-56")
def test_the_laid_card_of_a_leaver_with_an_open_hand_is_forgotten_and_no_other() -> None:
    """C leaves by a Knockout before opening; what is known of C's open hand stays."""
    state = opening(
        seat(laid=7), seat(laid=4), seat([1, 1, 2], laid=1, energy=1), **{**NEW_YORK, "traps": [], "knockouts": []}
    )
    play(state, "do shoot_to_kill")
    assert dump(state)["fighting"] == [A, B]
    for viewer in (A, B, None):
        assert known(state, viewer, C) == [1, 1, 2]
    same_again(state)


@pytest.mark.rule("SB-AMB-56")
def test_whoever_picks_a_card_from_a_hand_remembers_the_others() -> None:
    """Mantis sees the hand from which she discards.

    With a hidden discard the others see nothing of it.
    """
    state = opening(seat(laid=4, hero="mantis"), seat([1, 2, 3], laid=4), seat(laid=4), options=HIDDEN)
    play(state, "do battle_thrill", "* card shot", "use ability", "target p2")
    assert state.witnesses(A, GAME.parse("discard planning")) == [A, B]
    log = play(state, "discard planning")
    lost = the(log, "discarded_unseen")
    assert (lost.secret, lost.seats) == ({"card": "planning"}, [A, B])
    assert known(state, A, B) == [1, 2]
    assert known(state, C, B) == []
    same_again(state)


@pytest.mark.rule("SB-25.2", "SB-AMB-56")
def test_a_card_drawn_to_an_open_hand_is_seen_by_all() -> None:
    state = opening(seat([1], laid=4), seat(laid=4), seat(laid=4), **NEW_YORK)
    play(state, "do battle_thrill")
    assert state.witnesses(-1, GAME.parse("card shot")) is None
    drawn = the(play(state, "* card shot"), "drawn_openly")
    assert (drawn.rule, drawn.data) == ("SB-25.2", {"seat": A, "card": "shot"})


@pytest.mark.rule("SB-AMB-56")
def test_an_unseen_discard_takes_one_of_each_technique_off_what_is_known() -> None:
    """B was known to hold two Ambushes and an Arsenal.

    Either may be gone now, but one Ambush is left.
    """
    state = opening(seat(laid=7), seat([1, 1, 2, 7], laid=4, known=cards(1, 1, 2)), options=HIDDEN)
    play(state, "do barrage_fire", "* card shot")
    assert known(state, A, B) == [1]


@pytest.mark.rule("SB-AMB-56")
def test_a_shown_hand_adds_to_what_is_known_of_the_laid_card() -> None:
    """C drafted the Close Combat that lies face down now; Stun shows the hand beside it."""
    state = opening(seat(laid=1), seat(laid=4), seat([3, 5], laid=4, known=cards(4)))
    play(state, "do stun", "target p3", "name shot")
    for viewer in (A, B, None):
        assert known(state, viewer, C) == [3, 4, 5]


@pytest.mark.rule("SB-AMB-66", "SB-17.10")
@pytest.mark.parametrize(("pile", "told"), [("public", ["arsenal", "defence"]), ("hidden", ["arsenal"])])
def test_a_hidden_discard_tells_only_the_opened_cards_of_who_leaves(pile: str, told: list[str]) -> None:
    """B's Defence was not opened yet."""
    leaver = seat([3], series=[2], laid=5, energy=1)
    state = opening(seat(series=[2], laid=7), leaver, seat(series=[2], laid=4), options={"discard_pile": pile})
    log = play(state, "do shoot_to_kill")
    left = the(log, "left")
    assert left.data == {"seat": B, "cause": "energy", "cards": told}
    assert left.secret == {}


@pytest.mark.rule("SB-AMB-56", "SB-AMB-66")
def test_the_closed_card_of_who_leaves_may_be_one_that_was_known() -> None:
    """B was known to hold a Planning; with a hidden discard it may be the card that went."""
    state = opening(seat(laid=7), seat([3], laid=5, energy=1, known=cards(3)), seat(laid=4), options=HIDDEN)
    play(state, "do shoot_to_kill")
    assert known(state, A, B) == []
