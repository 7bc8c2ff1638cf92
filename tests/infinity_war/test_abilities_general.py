"""IW-9: the once-only abilities and the energy that renews them."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
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
    supply,
    tile,
    where,
)

PANTHER = "black_panther star_lord"


@pytest.mark.rule("IW-9.1")
def test_either_character_uses_his_ability_at_any_moment_of_the_own_turn() -> None:
    state = position(PANTHER, {"2,3": "outrider_general", **open_ground("2,2")}, okoye="2,2")
    assert {"ability black_panther", "ability okoye"} <= set(legal(state))

    before = state.clone()
    play(before, "ability black_panther", "choose 1,1")
    assert asked(before) == "turn"

    within = state.clone()
    play(within, "move okoye 2,3", "ability black_panther", "choose 1,1")
    assert (asked(within), tile(within, "1,1")) == ("window", "base_black_panther")
    assert look(within, "okoye")["detained"] == "upright"
    play(within, "ability okoye", "choose 2,1", "choose 3,1")
    assert look(within, "okoye")["detained"] == "fresh", "with both cards used the window closes by itself"

    after = state.clone()
    play(after, "move okoye 2,3", "continue", "ability black_panther", "choose 1,1")
    assert (asked(after), tile(after, "1,1")) == ("finish", "base_black_panther")


@pytest.mark.rule("IW-9.1", "IW-AMB-59")
def test_no_ability_works_on_anothers_turn() -> None:
    state = position(PANTHER)
    pass_turn(state)
    assert state.actor == 1
    assert state.legal(0) == []
    assert refusal(state, "ability black_panther", by=0).rule == "IW-4.13"
    assert refusal(state, "ability black_panther").key == "not-your-character"
    assert set(legal(state, "ability")) == {"ability star_lord"}


@pytest.mark.rule("IW-9.1", "IW-AMB-125")
def test_an_ability_does_not_interrupt_a_single_effect() -> None:
    state = position(PANTHER)
    play(state, "ability okoye", "choose 1,1")
    assert asked(state) == "swap_second"
    refused = refusal(state, "ability black_panther")
    assert (refused.rule, refused.key) == ("IW-AMB-125", "not-now")


@pytest.mark.rule("IW-9.2", "IW-9.4")
@pytest.mark.parametrize("who", ["iron_man", "star_lord", "captain_america", "black_panther", "okoye"])
def test_only_a_card_with_the_ability_side_up_can_be_used(who: str) -> None:
    team = "black_panther" if who == "okoye" else who
    foe = "thor"
    ready = position(f"{team} {foe}")
    assert f"ability {who}" in legal(ready)
    spent = position(f"{team} {foe}", **{who: at("5,1", used=True)})  # type: ignore[arg-type]
    assert f"ability {who}" not in legal(spent)
    refused = refusal(spent, f"ability {who}")
    assert (refused.rule, refused.key) == ("IW-9.4", "card-used")


@pytest.mark.rule("IW-9.3", "IW-9.4")
def test_after_use_the_card_is_flipped_and_its_tokens_stay_in_their_slots() -> None:
    state = position(PANTHER, black_panther=at("5,1", left="hero_hulk", right="stone_time"))
    log = play(state, "ability black_panther")
    assert kinds(log) == ["ability"]
    assert look(state, "black_panther")["used"], "from the announcement on"
    play(state, "choose 1,1")
    card = look(state, "black_panther")
    assert (card["used"], card["left"], card["right"]) == (True, "hero_hulk", "stone_time")
    assert "ability black_panther" not in legal(state)
    pass_turn(state)
    pass_turn(state)
    assert state.actor == 0
    assert "ability black_panther" not in legal(state), "a new turn does not turn it back"


@pytest.mark.rule("IW-9.5", "IW-AMB-139")
def test_energy_is_spent_from_the_slot_the_own_cell_or_the_own_base() -> None:
    state = position(
        PANTHER,
        open_ground("2,2"),
        {"2,2": "energy", "5,1": "energy"},
        black_panther=at("2,2", left="energy", used=True),
        okoye="7,0",
    )
    assert legal(state, "recharge") == [f"recharge black_panther {source}" for source in ("slot", "cell", "base")]
    slot, cell, base = state.clone(), state.clone(), state.clone()
    play(slot, "recharge black_panther slot")
    assert (carried(slot, "black_panther"), lying(slot, "2,2"), lying(slot, "5,1")) == ([], ["energy"], ["energy"])
    play(cell, "recharge black_panther cell")
    assert (carried(cell, "black_panther"), lying(cell, "2,2"), lying(cell, "5,1")) == (["energy"], [], ["energy"])
    play(base, "recharge black_panther base")
    assert (carried(base, "black_panther"), lying(base, "2,2"), lying(base, "5,1")) == (["energy"], ["energy"], [])
    for done in (slot, cell, base):
        assert (look(done, "black_panther")["used"], box(done)) == (False, ["energy"])


@pytest.mark.rule("IW-9.5", "IW-AMB-57")
def test_energy_in_the_partners_slot_or_on_his_cell_turns_no_card() -> None:
    given = {"tiles": open_ground("2,2"), "tokens": {"2,2": "energy"}}
    in_slot = position(PANTHER, black_panther=at("5,1", used=True), okoye=at("7,0", left="energy"))
    assert legal(in_slot, "recharge") == []
    on_cell = position(PANTHER, **given, black_panther=at("7,0", used=True), okoye="2,2")
    assert legal(on_cell, "recharge") == []
    assert refusal(on_cell, "recharge black_panther partner").rule == "IW-AMB-57"
    by_option = position(
        PANTHER,
        **given,
        black_panther=at("7,0", used=True),
        okoye="2,2",
        options={"energy_cell_scope": "any_own_character"},
    )
    play(by_option, "recharge black_panther partner")
    assert (lying(by_option, "2,2"), look(by_option, "black_panther")["used"]) == ([], False)


@pytest.mark.rule("IW-9.5", "IW-AMB-139")
def test_only_a_used_card_is_turned_back() -> None:
    state = position(PANTHER, black_panther=at("5,1", left="energy"), okoye=at("5,1", used=True))
    assert legal(state, "recharge") == []
    assert refusal(state, "recharge black_panther slot").key == "card-not-used"
    play(state, "leave black_panther left")
    assert legal(state, "recharge") == ["recharge okoye cell"]


@pytest.mark.rule("IW-9.6", "IW-1.10")
def test_a_card_turned_back_can_be_used_again_also_in_a_later_turn() -> None:
    state = position(PANTHER, black_panther=at("5,1", left="energy", used=True))
    play(state, "recharge black_panther slot")
    later = state.clone()
    play(state, "ability black_panther", "choose 1,1")
    assert find(state, "base_black_panther") == ["1,1"]
    play(later, "swap base 4,1", "end turn")
    pass_turn(later)
    assert "ability black_panther" in legal(later)


@pytest.mark.rule("IW-9.7", "IW-9.8")
def test_an_ability_is_used_as_often_in_a_turn_as_energy_lasts() -> None:
    state = position(PANTHER, tokens={"5,1": "energy energy"}, black_panther=at("3,0", left="energy"), okoye="3,0")
    for cell, source in (("1,1", "slot"), ("2,1", "base"), ("3,1", "base"), ("4,1", "")):
        play(state, "ability black_panther", f"choose {cell}")
        assert find(state, "base_black_panther") == [cell]
        assert "ability black_panther" not in legal(state)
        if source:
            play(state, f"recharge black_panther {source}")
    assert (legal(state, "recharge"), box(state)) == ([], ["energy"] * 3)
    assert asked(state) == "turn"


@pytest.mark.rule("IW-9.8")
def test_discarded_energy_goes_to_the_box_not_back_to_the_supply() -> None:
    state = position(PANTHER, black_panther=at("5,1", left="energy", used=True))
    before = supply(state).count("energy")
    assert before == 4
    play(state, "recharge black_panther slot")
    assert (supply(state).count("energy"), box(state)) == (before, ["energy"])
    assert carried(state, "black_panther") == []
    assert where(state, "black_panther") == "5,1"
    assert lying(state, "5,1") == []
