"""A search leaves out pointless legal actions, as laying a token down for nothing."""

import pytest

from sixstones import Rng, State
from sixstones.bots.playout import playout
from tests.infinity_war.positions import GAME, at, full_board, legal, open_ground, play, position, result


def considered(state: State, kind: str) -> list[str]:
    texts = [state.game.text(action) for action in state.candidate_actions(state.actor)]
    return [text for text in texts if text.startswith(kind)]


def test_a_token_is_left_only_for_a_reason() -> None:
    ground = open_ground("2,2", "4,2")
    idle = position(tiles=ground, iron_man=at("2,2", left="hero_hulk", right="stone_soul"), spider_man="4,2")
    assert legal(idle, "leave") == ["leave iron_man left", "leave iron_man right"]
    assert considered(idle, "leave") == []

    partner = position(tiles=ground, iron_man=at("2,2", left="hero_hulk"), spider_man="2,2")
    assert considered(partner, "leave") == ["leave iron_man left"]

    room = {"2,2": "stone_mind"}
    swap = position(tiles=ground, tokens=room, iron_man=at("2,2", left="hero_hulk", right="stone_soul"))
    assert considered(swap, "leave") == ["leave iron_man right"]


def test_tokens_are_left_at_the_own_base() -> None:
    home = position(iron_man=at("5,1", left="energy", right="stone_soul"))
    assert considered(home, "leave") == ["leave iron_man left", "leave iron_man right"]


def test_what_was_just_done_is_not_taken_back() -> None:
    state = position(tiles=open_ground("2,2"), tokens={"2,2": "hero_hulk hero_wong"}, iron_man="2,2")
    play(state, "pick up iron_man superhero")
    assert legal(state, "leave") == ["leave iron_man left"]
    assert considered(state, "leave") == []

    left = position(
        tiles=open_ground("2,2"), tokens={"2,2": "stone_mind"}, iron_man=at("2,2", right="stone_soul"), spider_man="2,2"
    )
    play(left, "leave iron_man right")
    assert "pick up iron_man stone_soul" in legal(left, "pick_up")
    assert considered(left, "pick up") == [
        "pick up iron_man stone_mind",
        "pick up spider_man stone_soul",
        "pick up spider_man stone_mind",
    ]


MUCH_TOO_LATE = 401  # turns of two teams; the next but one is a turn of whims


def test_in_a_game_much_too_long_tiles_are_opened() -> None:
    ground = open_ground("4,4", "3,4")
    early = position(tiles=ground, iron_man="4,4", turn=MUCH_TOO_LATE - 2)
    assert considered(early, "move") + considered(early, "swap") == legal(early, "move") + legal(early, "swap_base")
    late = position(tiles=ground, iron_man="4,4", turn=MUCH_TOO_LATE)
    assert considered(late, "swap") == []
    assert considered(late, "move iron_man") == ["move iron_man 4,3", "move iron_man 5,4", "move iron_man 4,5"]


def test_and_who_stands_beside_none_goes_to_the_nearest() -> None:
    late = position(tiles=full_board(closed=("9,8",)), iron_man="4,4", spider_man="9,4", turn=MUCH_TOO_LATE)
    assert considered(late, "swap") == []
    assert considered(late, "move") == ["move iron_man 5,4", "move iron_man 4,5", "move spider_man 9,5"]


def test_every_third_turn_breaks_circles_up() -> None:
    picked = set()
    for turn in range(MUCH_TOO_LATE + 1, MUCH_TOO_LATE + 61, 6):
        state = position(tiles=open_ground("4,4", "3,4"), iron_man="4,4", turn=turn)
        only = considered(state, "move") + considered(state, "swap")
        assert len(only) == 1
        picked.add(only[0])
    assert len(picked) > 2


def test_a_game_that_drags_on_does_not_change_who_is_likely_to_win() -> None:
    tokens = {"5,1": "hero_hulk hero_wong"}
    fresh, late = [position(tiles=open_ground("4,4"), tokens=tokens, iron_man="4,4", turn=turn) for turn in (1, 301)]
    assert late.evaluate(0) < fresh.evaluate(0) - 0.1
    for seat in (0, 1):
        assert late.calibrated(seat, late.evaluate(seat)) == pytest.approx(fresh.evaluate(seat), abs=0.02)
        assert fresh.calibrated(seat, fresh.evaluate(seat)) == fresh.evaluate(seat)


def test_what_has_ended_is_certain_however_long_it_took() -> None:
    state = GAME.start(2, {"turn_cap": 150})
    playout(state, Rng(1))
    assert (result(state).reason, state.turn) == ("turn_cap", 150)
    assert [state.calibrated(0, value) for value in (-1.0, 0.0, 1.0)] == [-1.0, 0.0, 1.0]
