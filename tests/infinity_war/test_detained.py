"""IW-6: detained characters."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    asked,
    at,
    carried,
    choices,
    find,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    position,
    refusal,
    the,
    tile,
    where,
)

TRAP = {"3,2": "outrider_general", **open_ground("4,2")}


def detained(state: State, id: str) -> str:
    return str(look(state, id)["detained"])


@pytest.mark.rule("IW-6.1", "IW-17.31")
def test_a_detained_character_is_laid_on_his_side() -> None:
    state = position(tiles=TRAP, iron_man="4,2")
    assert detained(state, "iron_man") == "upright"
    log = play(state, "move iron_man 3,2", "continue")
    assert the(log, "detained").data == {"character": "iron_man", "cell": "3,2"}
    assert (detained(state, "iron_man"), detained(state, "spider_man")) == ("fresh", "upright")
    play(state, "end turn")
    assert detained(state, "iron_man") == "fresh", "through the turns of the others"
    pass_turn(state)
    assert detained(state, "iron_man") == "serving"


@pytest.mark.rule("IW-6.2", "IW-AMB-29")
def test_in_his_next_turn_he_is_stood_up_instead_of_being_moved() -> None:
    state = position(tiles=TRAP, iron_man=at("3,2", detained="fresh"), active=1)
    pass_turn(state)
    assert state.actor == 0
    assert choices(state, "move iron_man") == set()
    refused = refusal(state, "move iron_man 4,2")
    assert (refused.rule, refused.key) == ("IW-6.2", "detained")
    log = play(state, "stand up")
    assert (where(state, "iron_man"), asked(state)) == ("3,2", "finish")
    assert refusal(state, "move spider_man 5,0").key == "main-action-spent"
    log = play(state, "end turn")
    assert the(log, "stood_up").data == {"character": "iron_man", "cell": "3,2"}
    assert detained(state, "iron_man") == "upright"
    pass_turn(state)
    assert choices(state, "move iron_man") == {"4,2", "2,2", "3,1", "3,3"}
    assert refusal(state, "stand up").key == "nobody-detained"


@pytest.mark.rule("IW-6.2", "IW-AMB-29")
def test_by_option_standing_up_is_no_main_action() -> None:
    state = position(
        tiles=TRAP, iron_man=at("3,2", detained="serving"), options={"pass_when_detained": False}
    )  # fmt: skip
    assert refusal(state, "stand up").key == "no-pass"
    assert choices(state, "move iron_man") == set()
    play(state, "swap base 4,1", "end turn")
    assert detained(state, "iron_man") == "upright"


@pytest.mark.rule("IW-6.3")
@pytest.mark.parametrize("main", ["move spider_man 5,0", "swap base 4,1", "swap base 6,1", "stand up"])
def test_the_other_character_or_the_base_may_be_moved_and_he_is_stood_up_all_the_same(main: str) -> None:
    state = position(tiles=TRAP, iron_man=at("3,2", detained="serving"))
    assert choices(state, "move spider_man") == {"5,0", "4,1", "6,1", "5,2"}
    play(state, main)
    assert detained(state, "iron_man") == "serving"
    log = play(state, "end turn")
    assert "stood_up" in kinds(log)
    assert detained(state, "iron_man") == "upright"


@pytest.mark.rule("IW-6.4")
@pytest.mark.parametrize("lying_down", ["fresh", "serving"])
def test_his_ability_and_his_stone_may_still_be_used(lying_down: str) -> None:
    state = position(
        "black_panther star_lord",
        {"3,3": "arrow_1 north"},
        black_panther=at("3,3", right="stone_reality", detained=lying_down),
    )
    play(state, "use stone_reality", "turn clockwise")
    assert tile(state, "3,3") == "arrow_1 east"
    play(state, "ability black_panther", "choose 1,1")
    assert (find(state, "base_black_panther"), look(state, "black_panther")["used"]) == (["1,1"], True)
    assert detained(state, "black_panther") == lying_down


@pytest.mark.rule("IW-6.5")
def test_he_may_still_leave_and_pick_up_tokens() -> None:
    state = position(tiles=TRAP, tokens={"3,2": "hero_wong"}, iron_man=at("3,2", left="hero_hulk", detained="serving"))
    play(state, "leave iron_man left", "pick up iron_man superhero")
    assert (carried(state, "iron_man"), lying(state, "3,2")) == (["hero_hulk"], ["hero_wong"])
    play(state, "stand up", "leave iron_man left", "pick up iron_man superhero")
    assert asked(state) == "finish"


@pytest.mark.rule("IW-6.6", "IW-AMB-114")
@pytest.mark.parametrize("lying_down", ["fresh", "serving"])
def test_a_detained_character_called_to_his_base_stays_detained(lying_down: str) -> None:
    state = position(tiles=TRAP, iron_man=at("3,2", left="hero_hulk", detained=lying_down), spider_man="5,0")
    play(state, "move spider_man 5,1", "continue", "call")
    assert (where(state, "iron_man"), carried(state, "iron_man")) == ("5,1", ["hero_hulk"])
    assert detained(state, "iron_man") == lying_down


@pytest.mark.rule("IW-6.6", "IW-AMB-31")
def test_a_detained_character_sent_home_or_swapped_or_returned_stays_detained() -> None:
    who = at("3,2", detained="fresh")
    home = position("captain_america iron_man", TRAP, iron_man=who)
    play(home, "ability bucky")
    assert (where(home, "iron_man"), detained(home, "iron_man")) == ("5,8", "fresh")

    swapped = position("thor iron_man", TRAP, iron_man=who, rocket="4,2")
    play(swapped, "ability rocket")
    assert (where(swapped, "iron_man"), detained(swapped, "iron_man")) == ("4,2", "fresh")

    returned = position("thor iron_man", TRAP, iron_man=who, rocket="4,2")
    play(returned, "move rocket 3,2")
    assert (where(returned, "iron_man"), detained(returned, "iron_man")) == ("5,8", "fresh")


@pytest.mark.rule("IW-6.6", "IW-AMB-130", "IW-AMB-30")
def test_a_serving_character_who_falls_into_a_trap_anew_is_detained_through_the_next_turn_too() -> None:
    state = position(
        "captain_america star_lord",
        {"3,2": "outrider_general", **open_ground("4,2")},
        captain_america=at("4,2", detained="serving"),
    )
    play(state, "ability captain_america", "choose 3,2", "continue")
    assert detained(state, "captain_america") == "fresh"
    assert {text.split()[1] for text in legal(state, "move")} == {"bucky"}, "the main action stays barred"
    play(state, "swap base 4,1", "end turn")
    assert detained(state, "captain_america") == "fresh", "a new detention"
    pass_turn(state)
    assert (detained(state, "captain_america"), choices(state, "move captain_america")) == ("serving", set())
