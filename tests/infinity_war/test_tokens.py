"""IW-8: picking up and leaving tokens."""

from typing import Any

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    every,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    points,
    position,
    refusal,
    tablet,
    the,
    where,
)

# Picking up.


@pytest.mark.rule("IW-8.1")
def test_any_own_character_picks_up_at_any_moment_of_the_own_turn() -> None:
    given = {"2,2": "hero_hulk", "4,2": "hero_wong"}
    state = position(
        tiles={"2,3": "outrider_general", **open_ground("2,2", "4,2")}, tokens=given, iron_man="2,2", spider_man="4,2"
    )
    before = state.clone()
    log = play(before, "pick up spider_man superhero")
    assert the(log, "picked_up").data == {"character": "spider_man", "token": "hero_wong", "cell": "4,2"}
    assert asked(before) == "turn"

    within = state.clone()
    play(within, "move iron_man 2,3", "pick up spider_man superhero")
    assert (asked(within), carried(within, "spider_man")) == ("window", ["hero_wong"])

    after = state.clone()
    play(after, "move iron_man 2,3", "continue", "pick up spider_man superhero")
    assert (asked(after), carried(after, "spider_man")) == ("finish", ["hero_wong"])


@pytest.mark.rule("IW-8.1")
def test_nobody_picks_up_on_anothers_turn_or_with_anothers_character() -> None:
    state = position(tiles=open_ground("2,2", "4,2"), tokens={"2,2": "hero_hulk"}, iron_man="4,2", star_lord="2,2")
    assert legal(state, "pick_up") == []
    assert refusal(state, "pick up star_lord superhero").key == "not-your-character"
    assert refusal(state, "pick up star_lord superhero", by=1).rule == "IW-4.13"
    pass_turn(state)
    assert legal(state, "pick_up") == ["pick up star_lord superhero"]


@pytest.mark.rule("IW-8.2")
@pytest.mark.parametrize(
    ("token", "kind", "slot"),
    [
        ("hero_groot", "superhero", "left"),
        ("leadership_b", "leadership", "left"),
        ("energy", "energy", "left"),
        ("stone_soul", "stone_soul", "right"),
        ("stone_mind", "stone_mind", "right"),
    ],
)
def test_a_token_goes_to_the_fitting_slot(token: str, kind: str, slot: str) -> None:
    state = position(tiles=open_ground("2,2"), tokens={"2,2": token}, iron_man="2,2")
    play(state, f"pick up iron_man {kind}")
    other = {"left": "right", "right": "left"}[slot]
    assert (look(state, "iron_man")[slot], look(state, "iron_man")[other]) == (token, None)
    assert lying(state, "2,2") == []


@pytest.mark.rule("IW-8.3")
@pytest.mark.parametrize(
    ("held", "kind", "drop"),
    [
        ({"left": "energy"}, "superhero", "left"),
        ({"left": "leadership_a"}, "superhero", "left"),
        ({"left": "hero_hulk"}, "superhero", "left"),
        ({"right": "stone_time"}, "stone_soul", "right"),
    ],
)
def test_an_occupied_slot_must_be_freed_first(held: dict[str, str], kind: str, drop: str) -> None:
    state = position(tiles=open_ground("2,2"), tokens={"2,2": "hero_wong stone_soul"}, iron_man=at("2,2", **held))
    refused = refusal(state, f"pick up iron_man {kind}")
    assert (refused.rule, refused.key) == ("IW-8.3", "slot-occupied")
    play(state, f"leave iron_man {drop}")
    assert f"pick up iron_man {kind}" in legal(state)


@pytest.mark.rule("IW-8.4")
def test_one_stone_and_one_other_token_fit_together_and_no_third() -> None:
    state = position(tiles=open_ground("2,2"), tokens={"2,2": "hero_wong energy stone_soul stone_time"}, iron_man="2,2")
    assert legal(state, "pick_up") == [
        "pick up iron_man stone_soul",
        "pick up iron_man stone_time",
        "pick up iron_man superhero",
        "pick up iron_man energy",
    ]
    play(state, "pick up iron_man stone_time")
    assert legal(state, "pick_up") == ["pick up iron_man superhero", "pick up iron_man energy"]
    play(state, "pick up iron_man energy")
    assert legal(state, "pick_up") == []
    assert carried(state, "iron_man") == ["energy", "stone_time"]


@pytest.mark.rule("IW-8.5", "IW-13.8")
@pytest.mark.parametrize("bearer", ["spider_man", "star_lord"])
def test_while_one_leadership_token_is_carried_nobody_picks_up_the_other(bearer: str) -> None:
    ground = open_ground("2,2", "4,2")
    other: dict[str, Any] = {bearer: at("4,2", left="leadership_a")}
    state = position(tiles=ground, tokens={"2,2": "leadership_b"}, iron_man="2,2", **other)
    refused = refusal(state, "pick up iron_man leadership")
    assert (refused.rule, refused.key) == ("IW-8.5", "half-carried")

    down = position(tiles=ground, tokens={"2,2": "leadership_b", "4,2": "leadership_a"}, iron_man="2,2")
    assert "pick up iron_man leadership" in legal(down)
    scored = position(tiles=ground, tokens={"2,2": "leadership_b"}, box=["leadership_a"], iron_man="2,2")
    assert "pick up iron_man leadership" in legal(scored)


@pytest.mark.rule("IW-8.5")
def test_the_second_half_is_open_again_once_the_first_is_put_down() -> None:
    state = position(
        tiles=open_ground("2,2", "4,2"),
        tokens={"2,2": "leadership_b"},
        iron_man="2,2",
        spider_man=at("4,2", left="leadership_a"),
    )
    play(state, "leave spider_man left", "pick up iron_man leadership")
    assert carried(state, "iron_man") == ["leadership_b"]
    assert refusal(state, "pick up spider_man leadership").rule == "IW-8.5"


# Leaving.


@pytest.mark.rule("IW-8.6")
def test_any_own_character_leaves_a_token_at_any_moment_of_the_own_turn() -> None:
    state = position(
        tiles={"2,3": "outrider_general", **open_ground("2,2", "4,2")},
        iron_man="2,2",
        spider_man=at("4,2", left="energy", right="stone_soul"),
    )
    before = state.clone()
    play(before, "leave spider_man left")
    assert (asked(before), lying(before, "4,2")) == ("turn", ["energy"])
    within = state.clone()
    play(within, "move iron_man 2,3", "leave spider_man right")
    assert (asked(within), lying(within, "4,2"), carried(within, "spider_man")) == (
        "window", ["stone_soul"], ["energy"]
    )  # fmt: skip
    play(within, "continue", "leave spider_man left")
    assert (asked(within), sorted(lying(within, "4,2"))) == ("finish", ["energy", "stone_soul"])
    assert refusal(state, "leave iron_man left").key == "slot-empty"
    assert refusal(state, "leave star_lord left").key == "not-your-character"
    assert refusal(state, "leave spider_man left", by=1).rule == "IW-4.13"


@pytest.mark.rule("IW-8.6", "IW-AMB-129")
def test_a_token_is_picked_up_and_left_once_each_until_something_else_happens() -> None:
    state = position(tiles=open_ground("2,2", "2,3"), iron_man=at("2,2", left="hero_hulk"))
    play(state, "leave iron_man left", "pick up iron_man superhero")
    assert refusal(state, "leave iron_man left").rule == "IW-AMB-129"
    play(state, "move iron_man 2,3", "leave iron_man left")
    assert lying(state, "2,3") == ["hero_hulk"]


@pytest.mark.rule("IW-8.7", "IW-9.5")
@pytest.mark.parametrize("who", ["iron_man", "spider_man"])
def test_energy_left_on_the_own_base_serves_either_character_from_anywhere(who: str) -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"5,1": "energy"},
        iron_man=at("2,2", used=True),
        spider_man=at("7,0", used=True),
    )
    assert set(legal(state, "recharge")) == {"recharge iron_man base", "recharge spider_man base"}
    log = play(state, f"recharge {who} base")
    assert the(log, "recharged").data == {"character": who, "source": "base", "cell": "5,1"}
    assert (look(state, who)["used"], lying(state, "5,1"), box(state)) == (False, [], ["energy"])
    assert legal(state, "recharge") == []


@pytest.mark.rule("IW-8.7")
def test_energy_on_a_foreign_base_or_elsewhere_serves_nobody_away_from_it() -> None:
    state = position(
        tiles=open_ground("2,2"),
        tokens={"5,8": "energy", "3,0": "energy"},
        iron_man=at("2,2", used=True),
        spider_man=at("7,0", used=True),
    )
    assert legal(state, "recharge") == []
    assert refusal(state, "recharge iron_man base").rule == "IW-9.5"


@pytest.mark.rule("IW-8.8", "IW-11.2")
def test_a_stone_left_on_the_own_base_can_no_longer_be_used() -> None:
    given = {"4,1": "arrow_1 north"}
    carrying = position(
        tiles=given, iron_man=at("5,1", right="stone_reality"), spider_man=at("5,1", right="stone_soul")
    )
    assert "use stone_reality" in legal(carrying)
    play(carrying, "leave iron_man right")
    assert legal(carrying, "use") == []
    assert carrying.view(None)["stones"] == [2, 0], "but it is still under control"
    play(carrying, "leave spider_man right", "pick up spider_man stone_reality")
    assert "use stone_reality" in legal(carrying)


@pytest.mark.rule("IW-8.8", "IW-AMB-93")
@pytest.mark.parametrize("order", ["sent_home_first", "hits_first"])
def test_a_stone_left_on_the_own_base_is_safe_from_thanos_however_he_comes(order: str) -> None:
    state = position(
        tiles={"2,7": "thanos_base", **open_ground("5,2")},
        tokens={"5,1": "stone_soul stone_time"},
        thanos="5,2",
        active=1,
        options={"thanos_enters_team_base": order},
    )
    log = pass_turn(state)
    assert the(log, "thanos_moves").data == {"from": "5,2", "to": "5,1"}
    assert (where(state, "thanos"), box(state)) == ("2,7", [])
    assert sorted(lying(state, "5,1")) == ["stone_soul", "stone_time"]


@pytest.mark.rule("IW-8.9", "IW-AMB-86")
def test_a_half_left_beside_the_other_scores_both() -> None:
    given = {"2,2": "leadership_a leadership_b"}
    state = position(
        tiles=open_ground("2,2"), tokens=given, iron_man="2,2", options={"leadership_pair_on_floor": False}
    )
    play(state, "pick up iron_man leadership")
    assert (carried(state, "iron_man"), points(state)) == (["leadership_a"], [0, 0])
    log = play(state, "leave iron_man left")
    assert kinds(log) == ["left", "leadership_scored"]
    assert (sorted(tablet(state, 0)), points(state)) == (["leadership_a", "leadership_b"], [2, 0])
    assert (lying(state, "2,2"), carried(state, "iron_man")) == ([], [])

    at_once = position(tiles=open_ground("2,2"), tokens=given, iron_man="2,2")
    log = play(at_once, "pick up iron_man leadership")
    assert every(log, "leadership_scored") == [{"seat": 0, "character": "iron_man", "cell": "2,2", "points": 2}]
    assert (points(at_once), lying(at_once, "2,2")) == ([2, 0], [])


@pytest.mark.rule("IW-8.9")
def test_a_half_left_away_from_the_other_scores_nothing() -> None:
    state = position(
        tiles=open_ground("2,2", "2,3"), tokens={"2,3": "leadership_b"}, iron_man=at("2,2", left="leadership_a")
    )
    play(state, "leave iron_man left")
    assert (points(state), lying(state, "2,2"), lying(state, "2,3")) == ([0, 0], ["leadership_a"], ["leadership_b"])
