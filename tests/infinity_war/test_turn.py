"""IW-4: the turn, its main actions and its free actions."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    choices,
    every,
    find,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    outcomes,
    pass_turn,
    play,
    points,
    position,
    question,
    refusal,
    the,
    tile,
    where,
)

# Main actions.


@pytest.mark.rule("IW-4.1", "IW-AMB-28")
def test_a_turn_has_exactly_one_main_action() -> None:
    state = position()
    assert asked(state) == "turn"
    assert {text.split()[0] for text in legal(state)} == {"swap", "move", "ability"}
    assert refusal(state, "end turn").rule == "IW-AMB-28"
    for main in ("swap base 4,1", "move spider_man 5,0"):
        done = state.clone()
        play(done, main)
        assert asked(done) == "finish"
        assert legal(done, "move", "swap_base") == []
        for other in ("swap base 6,1", "move iron_man 5,0", "move spider_man 4,0"):
            refused = refusal(done, other)
            assert (refused.rule, refused.key) == ("IW-4.1", "main-action-spent")


@pytest.mark.rule("IW-4.2")
def test_moving_goes_to_an_adjacent_cell_opens_it_and_applies_its_effect() -> None:
    state = position(tiles=open_ground("3,2"), iron_man="3,2")
    assert choices(state, "move iron_man") == {"3,1", "4,2", "3,3", "2,2"}
    log = play(state, "move iron_man 2,2", "* open outrider_general", "continue")
    assert (where(state, "iron_man"), tile(state, "2,2")) == ("2,2", "outrider_general")
    assert kinds(log)[:2] == ["move", "opened"]
    assert kinds(log)[-2:] == ["property", "detained"]


@pytest.mark.rule("IW-4.2")
def test_moving_may_lead_to_an_empty_place_where_nothing_is_opened() -> None:
    state = position()
    log = play(state, "move iron_man 5,0")
    assert (where(state, "iron_man"), outcomes(state), kinds(log)) == ("5,0", [], ["move"])


@pytest.mark.rule("IW-4.3", "IW-5.5")
def test_a_foreign_character_is_returned_before_any_property_works() -> None:
    state = position(
        tiles={"3,2": "teleport", "2,5": "teleport", **open_ground("4,2")},
        iron_man="4,2",
        star_lord=at("3,2", left="hero_hulk"),
    )
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "returned_by"]
    assert (where(state, "star_lord"), asked(state)) == ("5,8", "window")
    log = play(state, "pick up iron_man superhero", "continue")
    assert kinds(log) == ["picked_up", "property", "teleport"]
    assert (where(state, "iron_man"), carried(state, "iron_man")) == ("2,5", ["hero_hulk"])


@pytest.mark.rule("IW-4.4", "IW-7.2")
@pytest.mark.parametrize(
    ("base", "neighbours"),
    [("5,1", {"4,1", "6,1"}), ("1,1", {"2,1", "1,2"}), ("9,4", {"9,3", "9,5"}), ("2,8", {"1,8", "3,8"})],
)
def test_the_other_main_action_swaps_the_own_base_with_an_adjacent_ring_cell(base: str, neighbours: set[str]) -> None:
    state = position(tiles={base: "base_iron_man"})
    assert choices(state, "swap base") == neighbours
    for cell in neighbours:
        done = state.clone()
        log = play(done, f"swap base {cell}")
        assert the(log, "tiles_swapped").data == {"from": base, "to": cell}
        assert (find(done, "base_iron_man"), tile(done, base)) == ([cell], "blue")


# Free actions.


@pytest.mark.rule("IW-4.5", "IW-4.6", "IW-4.7")
def test_free_actions_come_before_and_after_the_main_action_in_any_number() -> None:
    state = position(
        tiles=open_ground("3,2", "2,2"),
        tokens={"3,2": "hero_hulk stone_soul", "2,2": "hero_wong"},
        iron_man="3,2",
    )
    play(state, "pick up iron_man superhero", "pick up iron_man stone_soul")
    assert (carried(state, "iron_man"), asked(state)) == (["hero_hulk", "stone_soul"], "turn")
    play(state, "move iron_man 2,2")
    assert asked(state) == "finish"
    assert refusal(state, "pick up iron_man superhero").rule == "IW-8.3"
    play(state, "leave iron_man left", "leave iron_man right", "pick up iron_man superhero")
    assert carried(state, "iron_man") == ["hero_hulk"]
    assert sorted(lying(state, "2,2")) == ["hero_wong", "stone_soul"]
    assert (asked(state), state.actor) == ("finish", 0)
    play(state, "end turn")
    assert state.actor == 1


@pytest.mark.rule("IW-4.6")
def test_a_token_is_picked_up_from_the_own_cell_only() -> None:
    state = position(tiles=open_ground("3,2", "2,2"), tokens={"3,2": "energy", "2,2": "hero_wong"}, iron_man="3,2")
    assert legal(state, "pick_up") == ["pick up iron_man energy"]
    assert refusal(state, "pick up iron_man superhero").key == "nothing-there"
    play(state, "pick up iron_man energy")
    assert (carried(state, "iron_man"), lying(state, "3,2"), lying(state, "2,2")) == (["energy"], [], ["hero_wong"])


@pytest.mark.rule("IW-4.7")
def test_a_carried_token_is_left_on_the_own_cell() -> None:
    state = position(tiles=open_ground("3,2"), iron_man=at("3,2", left="energy", right="stone_soul"))
    log = play(state, "leave iron_man right")
    assert the(log, "left").data == {"character": "iron_man", "token": "stone_soul", "cell": "3,2"}
    assert (carried(state, "iron_man"), lying(state, "3,2")) == (["energy"], ["stone_soul"])
    assert refusal(state, "leave iron_man right").key == "slot-empty"


@pytest.mark.rule("IW-4.8", "IW-9.3")
@pytest.mark.parametrize("after", [False, True])
def test_an_ability_is_used_before_or_after_the_main_action_and_flips_the_card(after: bool) -> None:
    state = position("black_panther star_lord")
    if after:
        play(state, "move okoye 5,0")
    play(state, "ability black_panther", "choose 2,1")
    assert (tile(state, "2,1"), look(state, "black_panther")["used"]) == ("base_black_panther", True)
    assert not look(state, "okoye")["used"]
    assert asked(state) == ("finish" if after else "turn")


@pytest.mark.rule("IW-4.9", "IW-11.4")
def test_an_active_stone_is_used_by_the_side_that_carries_it() -> None:
    arrows = {"3,3": "arrow_1 north", "6,3": "arrow_1 north"}
    state = position(
        "thor star_lord", arrows, thor=at("3,3", right="stone_soul"), gamora=at("6,3", right="stone_reality")
    )
    assert legal(state, "use") == []
    assert refusal(state, "use stone_reality").rule == "IW-11.2"
    pass_turn(state)
    assert legal(state, "use") == ["use stone_reality"]
    play(state, "use stone_reality", "turn clockwise")
    assert (tile(state, "6,3"), tile(state, "3,3")) == ("arrow_1 east", "arrow_1 north")
    assert refusal(state, "use stone_reality").key == "stone-spent"


@pytest.mark.rule("IW-4.10", "IW-AMB-7")
def test_points_are_taken_by_themselves_at_any_time_of_the_turn() -> None:
    state = position(
        "captain_america star_lord",
        open_ground("3,2", "4,3"),
        captain_america=at("3,2", left="hero_hulk", battle="qualified"),
    )
    log = play(state, "ability captain_america", "choose 4,3")
    assert the(log, "scored").data == {
        "seat": 0, "character": "captain_america", "token": "hero_hulk", "points": 1
    }  # fmt: skip
    assert (points(state), asked(state)) == ([1, 0], "turn"), "the main action is still to come"


@pytest.mark.rule("IW-4.11", "IW-8.1", "IW-9.1")
@pytest.mark.parametrize(("mover", "other"), [("thor", "rocket"), ("rocket", "thor")])
def test_both_characters_act_freely_whichever_of_them_moved(mover: str, other: str) -> None:
    cells = {mover: at("2,2", left="hero_wong"), other: at("4,4", left="hero_hulk", right="stone_reality")}
    state = position(
        "thor star_lord",
        {"4,4": "arrow_1 north", **open_ground("2,2", "2,3", "4,6")},
        {"2,3": "stone_soul"},
        star_lord="4,6",
        **cells,
    )
    play(state, f"move {mover} 2,3")
    assert {
        f"pick up {mover} stone_soul", f"leave {mover} left", f"leave {other} left", f"leave {other} right",
        f"ability {other}", "use stone_reality",
    } <= set(legal(state))  # fmt: skip
    play(state, f"pick up {mover} stone_soul", f"leave {other} left", "use stone_reality", "turn clockwise")
    assert carried(state, mover) == ["hero_wong", "stone_soul"]
    assert (carried(state, other), lying(state, "4,4"), tile(state, "4,4")) == (
        ["stone_reality"], ["hero_hulk"], "arrow_1 east"
    )  # fmt: skip


@pytest.mark.rule("IW-4.12", "IW-AMB-143")
def test_a_free_action_may_interrupt_the_main_action() -> None:
    given = open_ground("4,2")
    state = position(tiles=given, iron_man=at("4,2", left="energy"))
    play(state, "move iron_man 3,2", "* open corvus")
    assert question(state).data == {"character": "iron_man", "cell": "3,2", "tile": "corvus"}
    play(state, "leave iron_man left")
    assert (where(state, "iron_man"), asked(state)) == ("3,2", "window")
    play(state, "continue")
    assert where(state, "iron_man") == "3,0"

    plain = position(tiles=given, iron_man=at("4,2", left="energy"))
    play(plain, "move iron_man 3,2", "* open battlefield")
    assert asked(plain) == "finish", "nothing is pending on this tile"


# The end of the turn.


@pytest.mark.rule("IW-4.13")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_turn_passes_to_the_left_hand_neighbour(players: int) -> None:
    state = position(" ".join(["iron_man", "star_lord", "captain_america", "black_panther", "thor"][:players]))
    seats = []
    for turn in range(1, 2 * players + 1):
        assert state.turn == turn
        seats.append(int(state.actor))
        log = pass_turn(state)
        assert the(log, "turn").data["seat"] == (seats[-1] + 1) % players
    assert seats == [*range(players)] * 2
    assert refusal(state, "swap base 5,1", by=1).rule == "IW-4.13"


@pytest.mark.rule("IW-4.14", "IW-14.4")
def test_thanos_acts_at_the_end_of_each_turn_of_the_gauntlets_team_and_only_there() -> None:
    state = position("iron_man star_lord thor", {"2,7": "thanos_base"}, thanos="4,4", gauntlet=1)
    acting = []
    for _ in range(6):
        team = state.dump()["active"]
        acting += [team for kind in kinds(pass_turn(state)) if kind in ("thanos_moves", "thanos_stays")]
    assert acting == [1, 1]

    absent = position("iron_man star_lord thor")
    assert not any("thanos" in kind for _ in range(6) for kind in kinds(pass_turn(absent)))


@pytest.mark.rule("IW-4.14", "IW-AMB-88")
@pytest.mark.parametrize("acts", [True, False])
def test_thanos_acts_on_the_turn_that_opened_his_base_unless_the_switch_says_no(acts: bool) -> None:
    state = position(
        tiles=open_ground("4,2", "2,3"),
        iron_man="4,2",
        spider_man="2,3",
        options={"thanos_acts_on_opening_turn": acts},
    )
    play(state, "move iron_man 4,3", "* open thanos_base")
    assert (where(state, "iron_man"), where(state, "thanos")) == ("5,1", "4,3")
    play(state, "end turn")
    assert where(state, "thanos") == ("3,3" if acts else "4,3")
    pass_turn(state)
    assert where(state, "thanos") == ("3,3" if acts else "4,3")
    play(state, "swap base 6,1", "end turn")
    assert where(state, "thanos") == ("2,3" if acts else "3,3")


@pytest.mark.rule("IW-4.15", "IW-14.9", "IW-14.10")
def test_thanos_takes_one_step_returns_whom_he_meets_and_takes_the_first_token_he_meets() -> None:
    given = {"2,7": "thanos_base", **open_ground("3,4", "4,4")}
    on_start = position(
        tiles=given,
        tokens={"4,4": "energy leadership_a hero_hulk", "3,4": "stone_soul"},
        star_lord=at("3,4", left="hero_wong"),
        gamora="3,4",
        thanos="4,4",
    )
    log = play(on_start, "swap base 6,1", "end turn")
    assert (where(on_start, "thanos"), where(on_start, "star_lord"), where(on_start, "gamora")) == (
        "3,4", "5,8", "5,8"
    )  # fmt: skip
    assert every(log, "thanos_takes") == [{"token": "hero_hulk", "cell": "4,4"}]
    assert box(on_start) == ["hero_hulk"]
    assert sorted(lying(on_start, "3,4")) == ["hero_wong", "stone_soul"]

    on_entered = position(
        tiles=given, tokens={"3,4": "stone_soul hero_hulk"}, star_lord="3,4", thanos="4,4"
    )  # fmt: skip
    play(on_entered, "swap base 6,1", "end turn")
    assert (box(on_entered), lying(on_entered, "3,4")) == (["stone_soul"], ["hero_hulk"])
