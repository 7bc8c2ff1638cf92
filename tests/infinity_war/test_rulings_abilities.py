"""Rulings about the abilities (IW-AMB-42 … 59, 128, 139), with the values of their switches."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    box,
    carried,
    choices,
    every,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    play,
    position,
    refusal,
    tablet,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}


# Iron Man.


@pytest.mark.rule("IW-AMB-42")
def test_nearest_is_counted_in_steps_among_all_foreign_characters_and_thanos() -> None:
    tiles = HOME | open_ground("2,2", "2,5", "4,4", "3,3")
    diagonal = position("iron_man star_lord thor", tiles, iron_man="2,2", star_lord="4,4", thor="2,5")
    play(diagonal, "ability iron_man")
    assert where(diagonal, "iron_man") == "2,5", "three steps, not four over two diagonals"

    tied = position(
        "iron_man star_lord thor", tiles, iron_man="2,2", spider_man="9,0", star_lord="4,4",
        gamora="4,4", thor="0,4", thanos="2,6", gauntlet=1,
    )  # fmt: skip
    play(tied, "ability iron_man")
    assert choices(tied, "choose") == {"4,4", "2,6", "0,4"}, "the player chooses, Thanos is one of them"
    play(tied, "choose 4,4")
    assert (where(tied, "star_lord"), where(tied, "gamora")) == ("9,7", "9,7")


@pytest.mark.rule("IW-AMB-43", "IW-AMB-45")
def test_iron_man_sends_thanos_home_and_meets_the_tile_under_him() -> None:
    closed = position(tiles=HOME | open_ground("2,2") | {"3,2": "red"}, iron_man="2,2", thanos="3,2", gauntlet=1)
    log = play(closed, "ability iron_man", "* open outrider_general", "continue")
    assert kinds(log) == ["ability", "strike", "thanos_returned_by", "opened", "property", "detained"]
    assert where(closed, "thanos") == "8,4"

    at_home = position(tiles=HOME | open_ground("7,4"), iron_man=at("7,4", right="stone_soul"), gauntlet=1)
    log = play(at_home, "ability iron_man")
    assert kinds(log) == ["ability", "strike", "thanos_returned_by", "seized", "returned_by"]
    assert (where(at_home, "thanos"), where(at_home, "iron_man"), box(at_home)) == ("8,4", "5,1", ["stone_soul"])


@pytest.mark.rule("IW-AMB-44", "IW-AMB-48")
def test_striking_or_jumping_onto_a_foreign_base_is_legal_and_ends_in_its_trap() -> None:
    strike = position(
        tiles=open_ground("5,7"), iron_man=at("5,7", left="energy"), star_lord=at("5,8", left="hero_hulk"), gamora="9,9"
    )
    log = play(strike, "ability iron_man", "continue")
    assert [data["character"] for data in every(log, "returned_by")] == ["star_lord"]
    assert (where(strike, "iron_man"), lying(strike, "5,8")) == ("5,1", ["hero_hulk", "energy"])

    for base, cell in (("base_iron_man", "5,8"), ("base_thor", "3,1"), ("thanos_base", "8,4")):
        jump = position(
            "star_lord iron_man",
            HOME | {"3,1": "base_thor"},
            star_lord=at("2,0", left="energy"),
            iron_man="9,0",
            spider_man="9,0",
            thanos="2,7",
            gauntlet=1,
        )
        log = play(jump, "ability star_lord", f"choose {cell}", "continue")
        assert the(log, "property").data["tile"] == base
        assert (where(jump, "star_lord"), lying(jump, cell)) == ("5,1", ["energy"])


@pytest.mark.rule("IW-AMB-45", "IW-AMB-56")
def test_rocket_opens_the_tile_thanos_stood_on_and_thanos_arrives_silently() -> None:
    tiles = HOME | {"2,2": "outrider_general", "3,3": "red"}
    state = position(
        "thor iron_man",
        tiles,
        {"2,2": "energy", "3,3": "hero_wong"},
        rocket="2,2",
        thor=at("2,2", left="hero_hulk", right="stone_soul"),
        thanos="3,3",
        gauntlet=1,
    )
    log = play(state, "ability rocket", "* open loki")
    assert kinds(log)[:2] == ["ability", "swap_places"]
    assert (where(state, "rocket"), where(state, "thanos"), tile(state, "3,3")) == ("3,3", "2,2", "loki")
    assert (where(state, "thor"), box(state)) == ("5,1", ["stone_soul"]), "who stayed behind is returned by him"
    assert (lying(state, "2,2"), lying(state, "3,3")) == (["hero_hulk", "energy"], ["hero_wong"])
    assert not {"thanos_takes", "detained"} & set(kinds(log))


# Opening from afar.


@pytest.mark.rule("IW-AMB-46")
@pytest.mark.parametrize("opener", ["spider_man", "loki", "guardians_ship"])
def test_opened_from_afar_the_thanos_base_works_in_full_and_every_time_properties_do_not(opener: str) -> None:
    around = {"1,1": "q_ship", "2,1": "energy", "3,1": "dropship", "1,2": "energy", "2,2": "battlefield"}
    around |= {"3,2": "battlefield", "1,3": "energy", "2,3": "red", "3,3": "red"}
    if opener == "spider_man":
        state = position(tiles=around, spider_man="2,2", active=0)
        play(state, "ability spider_man", "* open thanos_base")
    else:
        state = position(tiles=around | {"2,2": opener}, spider_man="3,2")
        play(state, "move spider_man 2,2", "continue")
        if opener == "guardians_ship":
            play(state, "choose 2,3", "* open thanos_base", "choose 3,3")
        else:
            play(state, "* open thanos_base")
    assert (where(state, "thanos"), state.dump()["gauntlet"]) == ("2,3", 0)
    log = play(state, "* open corvus")
    assert not {"property", "detained", "returned"} & set(kinds(log))
    assert where(state, "spider_man") == "2,2"


@pytest.mark.rule("IW-AMB-47")
@pytest.mark.parametrize("opener", ["spider_man", "loki"])
def test_all_around_is_opened_in_reading_order_before_any_arrow_is_turned(opener: str) -> None:
    around = {"1,1": "q_ship", "2,1": "energy", "3,1": "dropship", "1,2": "energy", "3,2": "battlefield"}
    ground = around | {"2,2": "loki" if opener == "loki" else "battlefield"}
    state = position(tiles=ground, spider_man="3,2" if opener == "loki" else "2,2")
    play(state, *(["move spider_man 2,2", "continue"] if opener == "loki" else ["ability spider_man"]))
    log = play(state, "* open arrow_1", "* open arrow_3", "* open heroes_1")
    assert [data["cell"] for data in every(log, "opened")] == ["1,3", "2,3", "3,3"]
    assert asked(state) == "orient"
    log = play(state, "orient west", "orient south")
    assert [(data["cell"], data["direction"]) for data in every(log, "oriented")] == [("1,3", "west"), ("2,3", "south")]


# Gamora and Time.


@pytest.mark.rule("IW-AMB-49")
def test_the_second_half_cannot_be_taken_but_the_carried_one_can() -> None:
    tiles = open_ground("3,3", "3,2", "7,2")
    away, near = at("7,2", left="leadership_a"), at("3,2", left="leadership_a")
    floor = position("star_lord thor", tiles, {"3,2": "leadership_b"}, gamora="3,3", thor=away)
    assert "ability gamora" not in legal(floor)
    off_card = position("star_lord thor", tiles, {"7,2": "leadership_b"}, gamora="3,3", thor=near)
    play(off_card, "ability gamora")
    assert carried(off_card, "gamora") == ["leadership_a"]

    by_time = at("3,3", right="stone_time")
    time = position(tiles=tiles, tokens={"3,2": "leadership_b"}, iron_man=by_time, star_lord=away)
    assert "use stone_time" not in legal(time)
    taken = position(tiles=tiles, tokens={"7,2": "leadership_b"}, iron_man=by_time, star_lord=near)
    play(taken, "use stone_time")
    assert carried(taken, "iron_man") == ["leadership_a", "stone_time"]


@pytest.mark.rule("IW-AMB-50")
def test_gamora_takes_from_a_team_mate_a_place_a_closed_tile_and_the_own_base_but_no_tablet() -> None:
    mate = position("star_lord thor", open_ground("3,3", "4,4"), gamora="3,3", star_lord=at("4,4", left="energy"))
    play(mate, "ability gamora")
    assert (carried(mate, "gamora"), carried(mate, "star_lord")) == (["energy"], [])
    for start, cell in (("3,1", "2,0"), ("3,3", "4,4"), ("4,2", "5,1")):
        tiles = open_ground(start) | ({"4,4": "red"} if cell == "4,4" else {})
        state = position("star_lord thor", tiles, {cell: "hero_hulk"}, gamora=start, star_lord="9,0")
        play(state, "ability gamora")
        assert (carried(state, "gamora"), lying(state, cell)) == (["hero_hulk"], [])
    zone = position("star_lord thor", open_ground("5,2"), gamora="5,2", star_lord="9,0", tablets=[["hero_hulk"], []])
    assert "ability gamora" not in legal(zone)


# Bucky, Black Panther.


@pytest.mark.rule("IW-AMB-51")
def test_bucky_wakes_no_mind_drops_nothing_and_counts_as_leaving() -> None:
    state = position(
        "captain_america iron_man star_lord",
        open_ground("2,2", "3,2", "4,2"),
        iron_man=at("2,2", left="hero_hulk", right="stone_mind", battle="qualified"),
        spider_man=at("3,2", left="hero_wong", battle="claimed"),
        star_lord=at("4,2", left="energy"),
    )
    log = play(state, "ability bucky")
    assert (tablet(state, 1), carried(state, "iron_man")) == (["hero_hulk"], ["stone_mind"])
    assert (carried(state, "spider_man"), look(state, "spider_man")["battle"]) == (["hero_wong"], "none")
    assert (where(state, "bucky"), carried(state, "star_lord")) == ("5,1", ["energy"])
    assert not {"returned", "returned_by", "dropped"} & set(kinds(log))


@pytest.mark.rule("IW-AMB-52")
@pytest.mark.parametrize("cell", ["5,8", "2,1", "4,1", "8,8"])
def test_black_panther_swaps_with_a_foreign_base_thanos_a_neighbour_or_the_thanos_base(cell: str) -> None:
    state = position(
        "black_panther iron_man",
        {"4,1": "loki", "8,8": "thanos_base", "2,1": "blue"},
        {"8,8": "energy"},
        thanos="2,1",
        gauntlet=1,
        okoye="9,0",
    )
    there = tile(state, cell)
    log = play(state, "ability black_panther", f"choose {cell}")
    assert (tile(state, cell), tile(state, "5,1")) == ("base_black_panther", there)
    assert where(state, "black_panther") == cell
    assert where(state, "thanos") == ("5,1" if cell == "2,1" else "2,1")
    assert where(state, "iron_man") == ("5,1" if cell == "5,8" else "5,8")
    assert lying(state, "5,1") == (["energy"] if cell == "8,8" else [])
    assert not {"returned", "returned_by", "property", "thanos_home"} & set(kinds(log))


# Thor and Rocket.


@pytest.mark.rule("IW-AMB-53")
def test_a_ray_hits_the_own_side_but_not_who_stands_with_its_author() -> None:
    ground = open_ground("2,2", "2,5", "7,2")
    thor = position("thor iron_man", ground, thor="2,2", rocket=at("2,5", left="energy"))
    play(thor, "ability thor")
    assert (where(thor, "rocket"), lying(thor, "2,5")) == ("5,1", ["energy"])
    together = position("thor iron_man", ground, thor="2,2", rocket="2,2", iron_man="2,5")
    play(together, "ability thor")
    assert (where(together, "rocket"), where(together, "thor")) == ("2,2", "2,2")
    proxima = position(
        "thor iron_man", ground | {"3,2": "proxima"}, thor="2,2", rocket="3,2", iron_man="7,2", spider_man="3,0"
    )
    play(proxima, "move thor 3,2", "continue", "direction east")
    assert (where(proxima, "rocket"), where(proxima, "iron_man"), where(proxima, "spider_man")) == ("3,2", "5,8", "3,0")


@pytest.mark.rule("IW-AMB-54")
def test_from_a_place_the_ray_runs_along_the_strip_or_across_to_the_opposite_place() -> None:
    state = position(
        "thor iron_man star_lord", thor="0,3", rocket="0,8", iron_man="10,3", spider_man="0,1", star_lord="9,0"
    )
    play(state, "ability thor")
    assert choices(state, "direction") == {"north", "east", "south"}
    play(state, "direction east")
    assert where(state, "iron_man") != "10,3"
    assert (where(state, "rocket"), where(state, "spider_man")) == ("0,8", "0,1")


@pytest.mark.rule("IW-AMB-55")
def test_nobody_on_any_base_changes_places_but_team_mates_foreigners_and_thanos_do() -> None:
    tiles = HOME | open_ground("2,2", "3,3", "4,4") | {"3,1": "base_captain_america"}
    fields: dict[str, object] = {"thanos": "6,6", "gauntlet": 1}
    partners = position("thor iron_man", tiles, None, rocket="2,2", thor="3,3", iron_man="4,4", **fields)
    play(partners, "ability rocket")
    assert choices(partners, "choose") == {"3,3", "4,4", "6,6"}, "not Spider-Man on his own base"

    space = at("8,4", right="stone_space")
    none_left = position(
        "thor iron_man", tiles, None, rocket="2,2", thor="5,1", iron_man=space, thanos="6,6", gauntlet=1
    )
    play(none_left, "ability rocket")
    assert where(none_left, "rocket") == "6,6", "only Thanos is on no base"
    neutral = at("3,1", right="stone_space")
    on_neutral = position("thor iron_man", tiles, None, rocket=neutral, iron_man="4,4", **fields)
    assert refusal(on_neutral, "ability rocket").rule == "IW-10.29"


# Energy, empty effects, others' turns.


@pytest.mark.rule("IW-AMB-57")
@pytest.mark.parametrize("scope", ["same_character", "any_own_character"])
def test_energy_on_a_cell_serves_the_character_standing_there_by_option_his_partner_too(scope: str) -> None:
    state = position(
        tiles=open_ground("3,3"),
        tokens={"3,3": "energy"},
        iron_man=at("3,3", used=True),
        spider_man=at("9,0", used=True),
        options={"energy_cell_scope": scope},
    )
    expected = ["recharge iron_man cell"] + (["recharge spider_man partner"] if scope == "any_own_character" else [])
    assert legal(state, "recharge") == expected
    if scope == "any_own_character":
        log = play(state, "recharge spider_man partner")
        assert (look(state, "spider_man")["used"], look(state, "iron_man")["used"]) == (False, True)
        assert the(log, "recharged").data == {"character": "spider_man", "source": "partner", "cell": "3,3"}
        assert (lying(state, "3,3"), box(state)) == ([], ["energy"])
    else:
        assert refusal(state, "recharge spider_man partner").rule == "IW-AMB-57"


@pytest.mark.rule("IW-AMB-58")
def test_an_ability_without_effect_is_not_offered() -> None:
    ground = open_ground("2,2", "1,1", "2,1", "3,2", "2,3", "3,3") | {"3,1": "loki", "1,2": "loki", "1,3": "proxima"}
    spider_man = position(tiles=ground, spider_man="2,2")
    assert "ability spider_man" not in legal(spider_man)
    assert "ability spider_man" in legal(position(tiles={**ground, "3,3": "red"}, spider_man="2,2"))

    gamora = position("star_lord thor", ground, gamora="2,2")
    assert "ability gamora" not in legal(gamora)
    assert "ability gamora" in legal(position("star_lord thor", ground, {"3,3": "energy"}, gamora="2,2"))

    assert "ability bucky" not in legal(position("captain_america thor"))
    assert "ability bucky" in legal(position("captain_america thor", thor="9,0"))
    assert "ability bucky" in legal(position("captain_america thor", HOME, thanos="9,0", gauntlet=1))
    assert "ability bucky" not in legal(position("captain_america thor", HOME, thanos="8,4", gauntlet=1))

    assert "ability thor" not in legal(position("thor iron_man", ground, thor="2,2"))
    assert "ability thor" in legal(position("thor iron_man", ground, thor="2,2", iron_man="2,0"))

    assert "ability rocket" not in legal(position("thor iron_man", ground, rocket="2,2"))
    assert "ability rocket" in legal(position("thor iron_man", ground, rocket="2,2", iron_man="2,0"))

    for who in ("iron_man", "star_lord", "captain_america", "black_panther"):  # they always find a target
        assert f"ability {who}" in legal(position(f"{who} thor"))
    assert "ability okoye" in legal(position("black_panther thor"))


@pytest.mark.rule("IW-AMB-58", "IW-AMB-70")
def test_a_stone_without_effect_is_not_offered() -> None:
    around = open_ground("2,2", "2,1", "2,3") | {"1,2": "loki"}
    time = at("2,2", right="stone_time")
    assert "use stone_time" not in legal(position(tiles=around, iron_man=time, tokens={"3,3": "energy"}))
    assert "use stone_time" in legal(position(tiles=around, iron_man=time, tokens={"2,3": "energy"}))
    reality = at("2,2", right="stone_reality")
    assert "use stone_reality" not in legal(position(tiles=around | {"3,2": "arrow_4"}, iron_man=reality))
    assert "use stone_reality" not in legal(position(tiles=around | {"3,2": "red"}, iron_man=reality))
    assert "use stone_reality" not in legal(position(tiles=around | {"3,3": "arrow_1 north"}, iron_man=reality))
    assert "use stone_reality" in legal(position(tiles=around | {"3,2": "arrow_2 north"}, iron_man=reality))


@pytest.mark.rule("IW-AMB-59")
@pytest.mark.parametrize("who", ["star_lord", "gamora"])
def test_no_seat_can_use_an_ability_out_of_turn(who: str) -> None:
    state = position(tiles=open_ground("3,3"), tokens={"3,2": "energy"}, gamora="3,3")
    assert state.legal(1) == []
    assert refusal(state, f"ability {who}", by=1).key == "not-your-turn"
    assert refusal(state, f"ability {who}", by=0).rule == "IW-9.1"


@pytest.mark.rule("IW-AMB-128")
def test_any_two_different_tiles_are_swapped_even_if_nothing_changes_to_the_eye() -> None:
    state = position("black_panther thor", open_ground("3,3", "3,2"), okoye="9,0", black_panther="9,0")
    closed = state.clone()
    before = state.dump()["tiles"]
    log = play(closed, "ability okoye", "choose 2,2", "choose 2,3")
    assert (closed.dump()["tiles"], the(log, "tiles_swapped").data) == (before, {"from": "2,2", "to": "2,3"})
    play(state, "ability okoye", "choose 3,2")
    assert "3,2" not in choices(state, "choose")
    play(state, "choose 3,3")
    assert (state.dump()["tiles"], look(state, "okoye")["used"]) == (before, True)


@pytest.mark.rule("IW-AMB-139")
def test_the_player_chooses_which_energy_goes_and_only_for_a_used_card() -> None:
    fields: dict[str, object] = {"tiles": open_ground("3,3"), "tokens": {"3,3": "energy", "5,1": "energy"}}
    fresh = position(iron_man=at("3,3", left="energy"), **fields)  # type: ignore[arg-type]
    assert legal(fresh, "recharge") == []
    assert refusal(fresh, "recharge iron_man slot").rule == "IW-AMB-139"
    used = position(iron_man=at("3,3", left="energy", used=True), **fields)  # type: ignore[arg-type]
    assert choices(used, "recharge iron_man") == {"slot", "cell", "base"}
    play(used, "recharge iron_man base")
    assert (carried(used, "iron_man"), lying(used, "3,3"), lying(used, "5,1")) == (["energy"], ["energy"], [])
