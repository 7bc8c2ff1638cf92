"""What a search thinks about: laying a token down for nothing is legal, and left out."""

from sixstones import State
from tests.infinity_war.positions import at, legal, open_ground, play, position


def considered(state: State, kind: str) -> list[str]:
    texts = [state.game.text(action) for action in state.considered(state.actor)]
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
