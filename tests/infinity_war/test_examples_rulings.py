"""The worked examples IW-EX-16 to IW-EX-30 of the rulings, by name and switch value."""

from typing import Any

import pytest

from tests.infinity_war.positions import (
    HEROES,
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
    result,
    tablet,
    the,
    tile,
    where,
)

HOME = {"2,7": "thanos_base"}


@pytest.mark.rule("IW-AMB-2", "IW-11.7", "IW-14.10")
@pytest.mark.parametrize(
    ("seizes", "in_box", "on_start", "on_entered"),
    [
        ("counts", ["stone_power"], ["hero_hulk"], ["energy"]),
        ("extra", ["hero_hulk", "stone_power"], [], ["energy"]),
        ("off", ["hero_hulk"], [], ["energy", "stone_power"]),
    ],
)
def test_iw_ex_16_thanos_seizes_the_stone_of_whom_he_returns(
    seizes: str, in_box: list[str], on_start: list[str], on_entered: list[str]
) -> None:
    state = position(
        "iron_man thor",
        {**HOME, **open_ground("4,4", "5,4")},
        {"4,4": "hero_hulk"},
        thor=at("5,4", left="energy", right="stone_power"),
        thanos="4,4",
        options={"thanos_seizes_carried_stone": seizes},
    )
    pass_turn(state)
    assert (where(state, "thanos"), where(state, "thor")) == ("5,4", "5,8")
    assert sorted(box(state)) == in_box
    assert lying(state, "4,4") == on_start
    assert sorted(lying(state, "5,4")) == on_entered


@pytest.mark.rule("IW-AMB-74", "IW-12.14", "IW-12.15")
@pytest.mark.parametrize(("on_start", "taken"), [("", []), ("energy", ["energy"])])
def test_iw_ex_17_the_mind_bearer_sends_thanos_home_and_keeps_the_tokens_from_him(
    on_start: str, taken: list[str]
) -> None:
    state = position(
        tiles={**HOME, **open_ground("4,4", "4,5")},
        tokens={"4,4": on_start},
        gamora=at("4,5", left="hero_hulk", right="stone_mind"),
        thanos="4,4",
    )
    pass_turn(state)
    assert (where(state, "gamora"), carried(state, "gamora")) == ("5,8", [])
    assert sorted(lying(state, "4,5")) == ["hero_hulk", "stone_mind"]
    assert where(state, "thanos") == "2,7"
    assert box(state) == taken


@pytest.mark.rule("IW-AMB-79", "IW-AMB-80", "IW-13.2", "IW-13.5")
@pytest.mark.parametrize("forced", [True, False])
def test_iw_ex_18_a_superhero_scores_only_after_holding_out_to_the_own_next_turn(forced: bool) -> None:
    given: dict[str, Any] = {
        "teams": "captain_america iron_man",
        "tiles": open_ground("3,3", "3,5"),
        "bucky": at("3,3", left="hero_hulk", right="stone_soul"),
        "iron_man": "3,5",
        "options": {"score_on_forced_leave": forced},
    }
    early = position(**given)
    play(early, "move captain_america 5,0", "end turn", "ability iron_man")
    assert where(early, "bucky") == "5,1"
    assert sorted(lying(early, "3,3")) == ["hero_hulk", "stone_soul"]
    assert points(early) == [0, 0]

    late = position(**given)
    play(late, "move captain_america 5,0", "end turn", "swap base 4,8", "end turn")
    play(late, "move captain_america 4,0", "end turn", "ability iron_man")
    assert where(late, "bucky") == "5,1"
    if forced:
        assert (tablet(late, 0), points(late)) == (["hero_hulk"], [1, 0])
        assert lying(late, "3,3") == ["stone_soul"]
    else:
        assert points(late) == [0, 0]
        assert sorted(lying(late, "3,3")) == ["hero_hulk", "stone_soul"]


@pytest.mark.rule("IW-AMB-124", "IW-10.31", "IW-10.33")
@pytest.mark.parametrize("lapses", [True, False])
def test_iw_ex_19_rocket_swaps_out_of_corvus_before_it_works(lapses: bool) -> None:
    given: dict[str, Any] = {
        "teams": "thor black_panther",
        "tiles": open_ground("4,2", "7,2"),
        "rocket": at("4,2", left="energy", right="stone_soul"),
        "okoye": at("7,2", left="hero_hulk"),
        "options": {"pending_property_lapses": lapses},
    }
    state = position(**given)
    play(state, "move rocket 3,2", "* open corvus", "ability rocket")
    log = play(state, "continue")
    assert (where(state, "rocket"), carried(state, "rocket")) == ("7,2", ["energy", "stone_soul"])
    assert (where(state, "okoye"), carried(state, "okoye")) == ("3,2", ["hero_hulk"])
    assert look(state, "rocket")["detained"] == look(state, "okoye")["detained"] == "upright"
    assert the(log, "lapsed").data == {"character": "rocket", "tile": "corvus"}
    assert lying(state, "3,2") == []

    ship = position(**given)
    play(ship, "move rocket 3,2", "* open guardians_ship", "ability rocket", "continue")
    assert asked(ship) == ("finish" if lapses else "guardians_ship")


@pytest.mark.rule("IW-AMB-93", "IW-14.15", "IW-11.9")
@pytest.mark.parametrize("order", ["sent_home_first", "hits_first"])
@pytest.mark.parametrize("on_start", ["", "energy"])
def test_iw_ex_20_a_team_base_sends_thanos_home(on_start: str, order: str) -> None:
    state = position(
        tiles={**HOME, **open_ground("5,2")},
        tokens={"5,2": on_start, "5,1": "stone_soul"},
        iron_man=at("5,1", left="hero_hulk"),
        spider_man=at("5,1", right="stone_power"),
        thanos="5,2",
        active=1,
        options={"thanos_enters_team_base": order},
    )
    log = pass_turn(state)
    assert "thanos_home" in kinds(log)
    assert where(state, "thanos") == "2,7"
    assert (where(state, "iron_man"), where(state, "spider_man")) == ("5,1", "5,1")
    assert lying(state, "5,2") == ([] if on_start and order == "sent_home_first" else on_start.split())
    if order == "sent_home_first":
        assert box(state) == on_start.split()
        assert (carried(state, "iron_man"), carried(state, "spider_man")) == (["hero_hulk"], ["stone_power"])
        assert lying(state, "5,1") == ["stone_soul"]
    else:
        assert box(state) == ["stone_power"], "the seized Stone is the token of this activation"
        assert (carried(state, "iron_man"), carried(state, "spider_man")) == ([], [])
        assert sorted(lying(state, "5,1")) == ["hero_hulk", "stone_soul"]


@pytest.mark.rule("IW-AMB-91", "IW-14.6", "IW-14.7")
def test_iw_ex_21_ties_of_the_nearest_count_characters() -> None:
    def ended(options: dict[str, object] | None = None, **who: object) -> Any:
        state = position(
            "iron_man star_lord thor",
            {**HOME, **open_ground("4,4", "1,4", "7,4")},
            {"4,4": "energy"},
            thanos="4,4",
            options=options or {},
            **who,
        )
        return state, play(state, "swap base 6,1", "end turn")

    state, log = ended(star_lord="1,4", gamora="1,4")
    assert (where(state, "thanos"), "toss" in kinds(log)) == ("3,4", False)

    state, log = ended(star_lord="1,4", gamora="7,4")
    assert outcomes(state) == ["toss stones", "toss empty"]
    other = state.clone()
    play(state, "* toss stones")
    play(other, "* toss empty")
    assert (where(state, "thanos"), where(other, "thanos")) == ("3,4", "5,4")

    state, log = ended(star_lord="1,4", gamora="1,4", thor="7,4")
    assert "thanos_stays" in kinds(log)
    assert (where(state, "thanos"), box(state), lying(state, "4,4")) == ("4,4", ["energy"], [])

    state, log = ended({"thanos_tie_unit": "cells"}, star_lord="1,4", gamora="1,4", thor="7,4")
    assert outcomes(state) == ["toss stones", "toss empty"]


@pytest.mark.rule("IW-AMB-107", "IW-17.28", "IW-17.29")
@pytest.mark.parametrize(
    ("corvus", "start", "landings"), [("2,2", "3,2", ["2,0", "0,2"]), ("3,5", "4,5", ["0,5"]), ("5,1", "4,1", ["5,0"])]
)
def test_iw_ex_22_corvus_throws_to_the_nearest_place(corvus: str, start: str, landings: list[str]) -> None:
    found = []
    for n, _ in enumerate(landings):
        state = position(
            tiles={corvus: "corvus", "7,1": "base_iron_man", start: "battlefield"},
            iron_man=at(start, left="energy", right="stone_soul"),
        )
        play(state, f"move iron_man {corvus}", "continue")
        if len(landings) == 2:
            assert outcomes(state) == ["toss stones", "toss empty"]
            play(state, "* " + outcomes(state)[n])
        found.append(where(state, "iron_man"))
        assert carried(state, "iron_man") == []
        assert sorted(lying(state, corvus)) == ["energy", "stone_soul"]
        assert look(state, "iron_man")["detained"] == "fresh"
    assert found == landings


@pytest.mark.rule("IW-17.18", "IW-17.19", "IW-17.20")
@pytest.mark.parametrize(
    ("rotation", "found"),
    [("rotation_cw", ["9,7", "4,8", "5,1", "1,7"]), ("rotation_ccw", ["1,7", "5,1", "4,8", "9,7"])],
)
def test_iw_ex_23_a_rotation_takes_an_open_neutral_base_along(rotation: str, found: list[str]) -> None:
    state = position(
        "iron_man star_lord thor",
        {"3,2": rotation, "4,8": "base_captain_america", **open_ground("4,2")},
        {"9,7": "energy"},
        iron_man="4,2",
    )
    play(state, "move iron_man 3,2", "continue")
    bases = ["base_iron_man", "base_star_lord", "base_thor", "base_captain_america"]
    assert [find(state, base) for base in bases] == [[cell] for cell in found]
    assert [where(state, id) for id in ("spider_man", "star_lord", "gamora", "rocket")] == [
        found[0], found[1], found[1], found[2]
    ]  # fmt: skip
    assert lying(state, found[1]) == ["energy"]
    assert where(state, "iron_man") == "3,2"


@pytest.mark.rule("IW-AMB-116", "IW-AMB-117", "IW-18.2")
@pytest.mark.parametrize(
    ("check", "order", "acts"),
    [
        ("after_thanos", [2, 0, 1], [False, False, True]),
        ("before_thanos", [2, 0, 1, 2], [False, False, True, False]),
    ],
)
def test_iw_ex_24_the_superhero_thanos_takes_last_opens_the_last_round(
    check: str, order: list[int], acts: list[bool]
) -> None:
    state = position(
        "iron_man star_lord thor",
        {**HOME, **open_ground("4,4", "4,2")},
        {"4,4": "hero_m_baku"},
        tablets=[HEROES[:3], HEROES[3:6], HEROES[6:10]],
        box=HEROES[10:13],
        iron_man="4,2",
        thanos="4,4",
        active=1,
        gauntlet=1,
        options={"end_check": check},
    )
    log = pass_turn(state)
    assert every(log, "thanos_takes") == [{"token": "hero_m_baku", "cell": "4,4"}]
    assert every(log, "last_round") == ([{"seat": 1, "ending": "heroes"}] if check == "after_thanos" else [])
    seats, moved = [], []
    while state.actor >= 0:
        seats.append(int(state.actor))
        moved.append("thanos_moves" in kinds(pass_turn(state)))
    assert (seats, moved) == (order, acts)
    ended = result(state)
    assert (ended.reason, ended.scores, ended.winners) == ("heroes", [3, 3, 4], [2])


@pytest.mark.rule("IW-5.8", "IW-5.9", "IW-5.10")
def test_iw_ex_25_the_corner_outside_is_not_rounded_by_a_step() -> None:
    state = position("captain_america star_lord", captain_america="1,0")
    assert choices(state, "move captain_america") == {"2,0", "1,1"}
    play(state, "ability captain_america")
    assert choices(state, "choose") == {"2,0", "1,1", "2,1", "0,1"}
    play(state, "choose 0,1")
    assert where(state, "captain_america") == "0,1"


@pytest.mark.rule("IW-AMB-67", "IW-10.11")
@pytest.mark.parametrize("lost", ["returned", "stays"])
def test_iw_ex_26_gamora_steals_the_space_stone_from_under_its_bearer(lost: str) -> None:
    state = position(
        "star_lord iron_man thor",
        {"3,1": "base_thor", **open_ground("4,2")},
        spider_man=at("3,1", left="energy", right="stone_space"),
        gamora="4,2",
        thor="9,0",
        rocket="9,0",
        options={"space_lost_on_base": lost},
    )
    log = play(state, "ability gamora", "take stone_space")
    assert carried(state, "gamora") == ["stone_space"]
    if lost == "returned":
        assert the(log, "returned").data == {"character": "spider_man", "from": "3,1", "to": "9,7"}
        assert (carried(state, "spider_man"), lying(state, "3,1")) == ([], ["energy"])
    else:
        assert (where(state, "spider_man"), carried(state, "spider_man")) == ("3,1", ["energy"])


@pytest.mark.rule("IW-AMB-124", "IW-5.3", "IW-12.12")
def test_iw_ex_27_an_arrow_turned_in_the_window_carries_the_new_way() -> None:
    state = position(
        tiles=open_ground("4,2", "3,3", "3,1", "2,2"), iron_man="4,2", spider_man=at("3,3", right="stone_reality")
    )
    play(state, "move iron_man 3,2", "* open arrow_1")
    assert choices(state, "orient") == {"north", "east", "south", "west"}
    play(state, "orient east")
    assert (asked(state), tile(state, "3,2")) == ("window", "arrow_1 east")
    play(state, "use stone_reality", "turn counterclockwise")
    assert (asked(state), tile(state, "3,2"), where(state, "iron_man")) == ("window", "arrow_1 north", "3,2")
    play(state, "continue")
    assert where(state, "iron_man") == "3,1"


@pytest.mark.rule("IW-AMB-141", "IW-10.27")
def test_iw_ex_28_thanos_coming_home_seizes_the_space_stone() -> None:
    state = position(
        "thor iron_man",
        {"2,3": "thanos_base", **open_ground("4,4")},
        thor="4,4",
        spider_man=at("2,3", left="energy", right="stone_space"),
        thanos="4,6",
    )
    play(state, "ability thor")
    assert where(state, "thanos") == "2,3"
    assert (where(state, "spider_man"), carried(state, "spider_man")) == ("5,8", [])
    assert (box(state), lying(state, "2,3")) == (["stone_space"], ["energy"])


@pytest.mark.rule("IW-AMB-19", "IW-AMB-86", "IW-AMB-40", "IW-5.6")
def test_iw_ex_29_contact_with_thanos_comes_before_leadership() -> None:
    state = position(
        "star_lord iron_man",
        {**HOME, **open_ground("3,2", "3,3", "4,2")},
        {"3,3": "leadership_b"},
        star_lord=at("3,2", left="leadership_a"),
        gamora="4,2",
        thanos="3,3",
        gauntlet=1,
    )
    play(state, "move star_lord 3,3")
    assert (where(state, "star_lord"), carried(state, "star_lord")) == ("5,1", [])
    assert lying(state, "3,3") == ["leadership_a", "leadership_b"]
    assert points(state) == [0, 0]
    play(state, "ability gamora")
    assert carried(state, "gamora") == ["leadership_a"]
    assert lying(state, "3,3") == ["leadership_b"]
    assert points(state) == [0, 0]


@pytest.mark.rule("IW-AMB-38", "IW-AMB-142", "IW-AMB-41")
def test_iw_ex_30_space_does_not_help_against_an_owner_at_home() -> None:
    state = position(
        "iron_man thor",
        {"3,1": "base_thor", **open_ground("3,2")},
        spider_man=at("3,2", right="stone_space", used=True),
        thor="9,0",
        rocket=at("3,1", left="energy"),
    )
    log = play(state, "move spider_man 3,1")
    assert the(log, "returned_by").data == {"character": "rocket", "from": "3,1", "to": "3,1", "by": "spider_man"}
    assert (where(state, "rocket"), carried(state, "rocket"), lying(state, "3,1")) == ("3,1", [], ["energy"])
    assert asked(state) == "window"
    play(state, "recharge spider_man cell")
    assert (look(state, "spider_man")["used"], box(state)) == (False, ["energy"])
    assert "ability spider_man" in legal(state)
    log = play(state, "continue")
    assert the(log, "returned").data == {"character": "spider_man", "from": "3,1", "to": "5,1"}
    assert lying(state, "3,1") == ["stone_space"]
    assert state.view(None)["stones"] == [0, 1]
