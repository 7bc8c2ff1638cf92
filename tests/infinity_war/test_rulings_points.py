"""Rulings about victory points (IW-AMB-79 … 87, 131), with the values of their switches."""

import pytest

from sixstones import State
from tests.infinity_war.positions import (
    at,
    carried,
    every,
    kinds,
    last_heroes,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    points,
    position,
    result,
    tablet,
    the,
    where,
)

HOME = {"8,4": "thanos_base"}


def battle(state: State, id: str) -> str:
    return str(look(state, id)["battle"])


def swap_base(state: State) -> None:
    """A turn in which nobody walks."""
    turn = state.turn
    play(state, legal(state, "swap_base")[0])
    if state.turn == turn:
        play(state, "end turn")


# Holding out.


@pytest.mark.rule("IW-AMB-79")
def test_a_claim_is_made_at_the_end_of_the_own_turn_and_qualifies_at_the_start_of_the_next() -> None:
    state = position(
        "iron_man star_lord thor",
        open_ground("2,2"),
        {"2,2": "hero_hulk"},
        iron_man=at("2,2", used=True),
        spider_man=at("5,1", used=True),
    )
    play(state, "swap base 4,1", "pick up iron_man superhero")
    assert battle(state, "iron_man") == "none"
    log = play(state, "end turn")
    assert kinds(log).index("claimed") < kinds(log).index("turn")
    assert battle(state, "iron_man") == "claimed"
    swap_base(state)
    assert battle(state, "iron_man") == "claimed"
    swap_base(state)
    assert (state.actor, battle(state, "iron_man")) == (0, "qualified")
    swap_base(state)
    swap_base(state)
    assert battle(state, "iron_man") == "qualified", "until he leaves or loses it"


@pytest.mark.rule("IW-AMB-79")
def test_nothing_is_claimed_at_the_end_of_anothers_turn_or_on_another_tile_or_without_a_superhero() -> None:
    swapped_there = position(
        "thor iron_man",
        open_ground("2,2"),
        rocket=at("2,2"),
        thor=at("5,1", used=True),
        iron_man=at("3,0", left="hero_hulk"),
    )
    play(swapped_there, "ability rocket", "swap base 4,1")
    assert (where(swapped_there, "iron_man"), battle(swapped_there, "iron_man")) == ("2,2", "none")
    swap_base(swapped_there)
    assert battle(swapped_there, "iron_man") == "claimed"
    elsewhere = position(tiles={"2,2": "loki"}, iron_man=at("2,2", left="hero_hulk"))
    swap_base(elsewhere)
    energy = position(tiles=open_ground("2,2"), iron_man=at("2,2", left="energy"))
    swap_base(energy)
    assert battle(elsewhere, "iron_man") == battle(energy, "iron_man") == "none"


WAYS = {
    "a return": ("iron_man", "3,2", "move iron_man 2,2"),
    "a ray": ("thor", "2,5", "ability thor"),
    "a swap of Rocket": ("rocket", "3,0", "ability rocket"),
    "Bucky": ("bucky", "5,1", "ability bucky"),
}


@pytest.mark.rule("IW-AMB-80")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("scores", [True, False])
def test_a_forced_departure_after_qualifying_scores_by_option_not_if_it_is_a_return(way: str, scores: bool) -> None:
    who, cell, text = WAYS[way]
    team = {"rocket": "thor", "bucky": "captain_america"}.get(who, who)
    fields: dict[str, object] = {who: cell, "options": {"score_on_forced_leave": scores}}
    state = position(
        f"{team} star_lord",
        open_ground("2,2", "3,2", "2,5"),
        None,
        star_lord=at("2,2", left="hero_hulk", right="stone_soul", battle="qualified"),
        **fields,
    )
    log = play(state, text)
    returned = way in ("a return", "a ray")
    if scores or not returned:
        assert tablet(state, 1) == ["hero_hulk"]
        assert lying(state, "2,2") == (["stone_soul"] if returned else [])
        assert the(log, "scored").data["seat"] == 1
    else:
        assert (points(state), lying(state, "2,2")) == ([0, 0], ["stone_soul", "hero_hulk"])


@pytest.mark.rule("IW-AMB-80")
@pytest.mark.parametrize("scores", [True, False])
def test_thanos_driving_off_a_qualified_superhero_makes_it_score(scores: bool) -> None:
    state = position(
        tiles=HOME | open_ground("3,3"),
        tokens={"3,4": "energy"},
        thanos="3,4",
        phase="post",
        iron_man=at("3,3", left="hero_hulk", battle="qualified"),
        options={"score_on_forced_leave": scores},
    )
    play(state, "end turn")
    assert (points(state), lying(state, "3,3")) == (([1, 0], []) if scores else ([0, 0], ["hero_hulk"]))


@pytest.mark.rule("IW-AMB-81")
def test_an_exchanged_superhero_must_hold_out_anew() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"2,2": "hero_wong"},
        iron_man=at("2,2", left="hero_doctor_strange", battle="qualified", used=True),
        spider_man=at("5,1", used=True),
    )
    log = play(state, "leave iron_man left")
    assert the(log, "claim_ended").data == {"character": "iron_man", "cell": "2,2"}
    leaving = state.clone()
    play(leaving, "pick up iron_man superhero", "move iron_man 3,2")
    assert points(leaving) == [0, 0]
    play(state, "pick up iron_man superhero", "swap base 4,1", "end turn")
    assert battle(state, "iron_man") == "claimed"
    pass_turn(state)
    play(state, "move iron_man 3,2")
    assert points(state) == [1, 0]


@pytest.mark.rule("IW-AMB-81")
@pytest.mark.parametrize("held", ["claimed", "qualified"])
def test_a_superhero_taken_from_him_ends_the_claim_though_he_stays(held: str) -> None:
    state = position(
        "star_lord iron_man",
        open_ground("2,2", "3,3"),
        {"2,2": "hero_wong"},
        gamora="3,3",
        iron_man=at("2,2", left="hero_hulk", battle=held),
    )
    play(state, "ability gamora", "from iron_man")
    assert (where(state, "iron_man"), battle(state, "iron_man"), carried(state, "gamora")) == (
        "2,2", "none", ["hero_hulk"]
    )  # fmt: skip


LEAVING = {
    "a step": ["move iron_man 3,2"],
    "the strike": ["ability iron_man"],
    "the base call": ["move spider_man 5,1", "continue", "call"],
}


@pytest.mark.rule("IW-AMB-82", "IW-AMB-114")
@pytest.mark.parametrize("way", LEAVING)
def test_a_superhero_scores_in_the_very_turn_it_qualifies_by_any_means(way: str) -> None:
    state = position(
        tiles=open_ground("2,2", "3,2", "5,2", "2,5"),
        active=1,
        iron_man=at("2,2", left="hero_hulk", battle="claimed"),
        spider_man="5,2",
        star_lord=at("2,5", used=True),
        gamora=at("5,8", used=True),
    )
    swap_base(state)
    assert (state.actor, battle(state, "iron_man")) == (0, "qualified")
    play(state, *LEAVING[way])
    assert (points(state), carried(state, "iron_man")) == ([1, 0], [])


@pytest.mark.rule("IW-AMB-83")
def test_from_battlefield_to_battlefield_the_first_is_left_and_scores() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"3,2": "hero_wong"},
        iron_man=at("2,2", left="hero_hulk", battle="qualified", used=True),
        spider_man=at("5,1", used=True),
    )
    play(state, "move iron_man 3,2")
    assert (points(state), battle(state, "iron_man")) == ([1, 0], "none")
    play(state, "pick up iron_man superhero", "end turn")
    assert battle(state, "iron_man") == "claimed", "the next one must be held anew"
    claimed = position(
        tiles=open_ground("2,2", "3,2"), active=1, iron_man=at("2,2", left="hero_hulk", battle="claimed")
    )
    assert battle(claimed, "iron_man") == "claimed"


@pytest.mark.rule("IW-AMB-84")
@pytest.mark.parametrize("held", ["claimed", "qualified"])
def test_a_battlefield_carried_elsewhere_with_him_is_not_left(held: str) -> None:
    state = position(
        "black_panther iron_man", {"4,1": "battlefield"}, iron_man=at("4,1", left="hero_hulk", battle=held)
    )
    log = play(state, "swap base 4,1")
    assert (where(state, "iron_man"), battle(state, "iron_man"), points(state)) == ("5,1", held, [0, 0])
    assert not {"scored", "claim_ended"} & set(kinds(log))


# Leadership.


@pytest.mark.rule("IW-AMB-85")
def test_halves_that_meet_on_anothers_turn_score_for_the_bearers_team() -> None:
    rocket = position(
        "thor iron_man",
        open_ground("2,2"),
        {"2,2": "leadership_b"},
        rocket="2,2",
        iron_man=at("0,4", left="leadership_a"),
    )
    log = play(rocket, "ability rocket")
    assert (tablet(rocket, 1), points(rocket)) == (["leadership_a", "leadership_b"], [0, 2])
    assert the(log, "leadership_scored").data["seat"] == 1
    bucky = position("captain_america iron_man", None, {"5,8": "leadership_b"}, iron_man=at("0,4", left="leadership_a"))
    play(bucky, "ability bucky")
    assert (points(bucky), lying(bucky, "5,8"), carried(bucky, "iron_man")) == ([0, 2], [], [])


@pytest.mark.rule("IW-AMB-86")
@pytest.mark.parametrize("on_floor", [True, False])
def test_picking_up_one_of_two_halves_scores_both_unless_the_switch_says_no(on_floor: bool) -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"2,2": "leadership_a leadership_b energy"},
        iron_man="2,2",
        options={"leadership_pair_on_floor": on_floor},
    )
    play(state, "pick up iron_man leadership")
    if on_floor:
        assert (points(state), lying(state, "2,2"), carried(state, "iron_man")) == ([2, 0], ["energy"], [])
    else:
        assert (points(state), carried(state, "iron_man")) == ([0, 0], ["leadership_a"])
        play(state, "leave iron_man left")
        assert (points(state), lying(state, "2,2")) == ([2, 0], ["energy"]), "left beside its twin"


@pytest.mark.rule("IW-AMB-87")
def test_a_half_put_out_under_the_bearer_of_the_other_scores_at_once() -> None:
    state = position(tiles=open_ground("2,2"), iron_man=at("2,2", left="leadership_b"), spider_man="2,2")
    log = play(state, "move iron_man 3,2", "* open leadership_a")
    assert (points(state), lying(state, "3,2")) == ([2, 0], [])
    assert the(log, "leadership_scored").data == {"seat": 0, "character": "iron_man", "cell": "3,2", "points": 2}
    without = position(tiles=open_ground("2,2"), iron_man="2,2", spider_man=at("2,2", left="leadership_b"))
    play(without, "move iron_man 3,2", "* open leadership_a")
    assert (points(without), lying(without, "3,2")) == ([0, 0], ["leadership_a"])


@pytest.mark.rule("IW-AMB-131")
def test_with_one_half_in_the_box_the_other_is_carried_for_nothing() -> None:
    state = position(
        tiles=open_ground("2,2", "3,2"),
        tokens={"2,2": "leadership_b"},
        iron_man="2,2",
        box=["leadership_a", *last_heroes("hero_hulk", "hero_wong")],
        last_turns=1,
        ending="heroes",
        tablets=[["hero_hulk"], ["hero_wong"]],
    )
    play(state, "pick up iron_man leadership", "move iron_man 3,2", "leave iron_man left")
    assert (points(state), lying(state, "3,2")) == ([1, 1], ["leadership_b"])
    log = play(state, "pick up iron_man leadership", "end turn")
    assert every(log, "leadership_scored") == []
    assert result(state).winners == [0, 1], "and breaks no tie"
