"""Rulings about moving, chains and the order of resolution.

Rules IW-AMB-19 … 31, 124, 125, 129, 130, 137.
"""

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
    outcomes,
    pass_turn,
    play,
    points,
    position,
    refusal,
    tablet,
    the,
    tile,
    where,
)

HOME = {"8,4": "thanos_base"}
SPENT = at("5,1", used=True)  # at home with a used card: gives no window


# The order on entering a cell.


@pytest.mark.rule("IW-AMB-19")
def test_the_old_cell_is_left_before_thanos_is_met() -> None:
    state = position(
        tiles=HOME | open_ground("3,3", "3,2"),
        iron_man=at("3,3", left="hero_hulk", battle="qualified"),
        thanos="3,2",
        gauntlet=1,
    )
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["scored", "move", "returned_by"]
    assert (tablet(state, 0), lying(state, "3,2")) == (["hero_hulk"], [])


@pytest.mark.rule("IW-AMB-19")
def test_foreign_characters_go_before_leadership_and_a_mind_bearer_stops_everything() -> None:
    tiles = open_ground("3,3") | {"3,2": "outrider_general"}
    tokens = {"3,2": "leadership_b"}
    state = position(tiles=tiles, tokens=tokens, iron_man=at("3,3", left="leadership_a"), star_lord="3,2")
    log = play(state, "move iron_man 3,2", "continue")
    assert kinds(log) == ["move", "returned_by", "leadership_scored", "property", "detained"]

    mind = at("3,2", right="stone_mind")
    stopped = position(tiles=tiles, tokens=tokens, iron_man=at("3,3", left="leadership_a"), star_lord=mind)
    log = play(stopped, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "returned_by", "dropped", "returned"]
    assert (points(stopped), lying(stopped, "3,2")) == ([0, 0], ["stone_mind", "leadership_a", "leadership_b"])
    assert look(stopped, "iron_man")["detained"] == "upright"


@pytest.mark.rule("IW-AMB-19", "IW-AMB-132")
def test_leadership_comes_before_opening_and_again_after_it() -> None:
    tiles, bearer = open_ground("3,3") | {"3,2": "red"}, at("3,3", left="leadership_a")
    before = position(tiles=tiles, tokens={"3,2": "leadership_b"}, iron_man=bearer)
    log = play(before, "move iron_man 3,2", "* open heroes_1")
    assert kinds(log) == ["move", "leadership_scored", "opened", "token_out", "token_out"]

    after = position(tiles=tiles, iron_man=bearer)
    log = play(after, "move iron_man 3,2", "* open leadership_b")
    assert kinds(log) == ["move", "opened", "token_out", "leadership_scored"]
    assert points(before) == points(after) == [2, 0]


@pytest.mark.rule("IW-AMB-19")
def test_opening_orienting_window_and_property_follow_one_another_at_every_step() -> None:
    state = position(tiles=open_ground("3,3") | {"2,2": "outrider_general"}, iron_man="3,3")
    log = play(state, "move iron_man 3,2", "* open arrow_1")
    assert asked(state) == "orient"
    log += play(state, "orient west")
    assert asked(state) == "window"
    log += play(state, "continue")
    assert asked(state) == "window"
    log += play(state, "continue")
    assert kinds(log) == ["move", "opened", "oriented", "property", "arrow", "property", "detained"]


WINDOWS = {
    "corvus": True, "outrider_general": True, "base_thor": True, "base_star_lord": True, "thanos_base": True,
    "arrow_1 north": False, "short_route": False, "loki": False, "proxima": False, "base_iron_man": False,
}  # fmt: skip


@pytest.mark.rule("IW-AMB-20")
@pytest.mark.parametrize("face", WINDOWS)
@pytest.mark.parametrize("before_traps", [True, False])
def test_every_property_has_its_entry_window_but_by_option_traps_have_none(face: str, before_traps: bool) -> None:
    state = position(
        tiles={"3,1": face, "2,1": "q_ship", "8,4" if face != "thanos_base" else "7,4": "loki"},
        iron_man=at("2,1", left="energy"),
        star_lord="9,9",
        gamora="9,9",
        thanos="7,7" if face == "thanos_base" else None,
        gauntlet=1 if face == "thanos_base" else None,
        options={"window_before_trap": before_traps},
    )
    log = play(state, "move iron_man 3,1")
    asked_first = before_traps or not WINDOWS[face]
    assert (asked(state) == "window") == asked_first
    assert ("property" in kinds(log)) != asked_first


@pytest.mark.rule("IW-AMB-20")
def test_nothing_comes_between_contact_and_the_return() -> None:
    into_thanos = position(
        tiles=HOME | open_ground("3,3") | {"3,2": "loki"}, iron_man=at("3,3", left="energy"), thanos="3,2", gauntlet=1
    )
    log = play(into_thanos, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "returned_by"], "one step: he could not leave anything before"
    hit = position(tiles=open_ground("3,3", "3,2"), iron_man="3,3", star_lord=at("3,2", left="energy"))
    log = play(hit, "move iron_man 3,2")
    assert kinds(log) == ["move", "dropped", "returned_by"]


# Where he has been.


@pytest.mark.rule("IW-AMB-22")
def test_tiles_and_abilities_that_relocate_lead_back_to_visited_cells() -> None:
    teleport = position(tiles={"2,2": "teleport", "3,2": "teleport"}, iron_man="2,2")
    play(teleport, "move iron_man 3,2", "continue")
    assert where(teleport, "iron_man") == "2,2"

    dropship = position(tiles=open_ground("2,2") | {"3,2": "dropship"}, iron_man="2,2")
    play(dropship, "move iron_man 3,2", "continue", "choose 2,2")
    assert where(dropship, "iron_man") == "2,2"

    corvus = position(tiles={"1,5": "corvus"}, iron_man="0,5")
    play(corvus, "move iron_man 1,5", "continue")
    assert where(corvus, "iron_man") == "0,5"

    teams = "captain_america star_lord"
    called = position(teams, open_ground("4,2", "5,2"), bucky="5,2")
    play(called, "ability captain_america", "choose 4,2", "move bucky 5,1", "continue", "call")
    assert where(called, "captain_america") == "5,1"

    stepped = position(teams, open_ground("4,2", "4,3"), captain_america="4,2")
    play(stepped, "move captain_america 4,3", "ability captain_america")
    assert "choose 4,2" in legal(stepped)


@pytest.mark.rule("IW-AMB-22")
@pytest.mark.parametrize("obeys", [True, False])
def test_two_short_routes_two_cells_apart_do_not_lead_back_unless_the_switch_says_so(obeys: bool) -> None:
    tiles = open_ground("2,2") | {"3,2": "short_route", "5,2": "short_route"}
    state = position(tiles=tiles, iron_man="2,2", options={"short_route_obeys_visited": obeys})
    play(state, "move iron_man 3,2", "continue", "choose 5,2", "continue")
    assert choices(state, "choose") == {"7,2", "5,4"} | (set() if obeys else {"3,2"})


@pytest.mark.rule("IW-AMB-24")
def test_the_only_unvisited_exit_must_be_taken_wherever_it_leads() -> None:
    for beyond, fate in (("corvus", "0,2"), ("outrider_general", "2,2")):
        state = position(tiles=open_ground("4,2") | {"3,2": "arrow_1 west", "2,2": beyond}, iron_man="4,2")
        play(state, "move iron_man 3,2", "continue", "continue")
        if outcomes(state):
            play(state, "* toss empty")
        assert where(state, "iron_man") == fate
    off = position(tiles={"3,1": "arrow_2 north", "3,2": "battlefield"}, iron_man="3,2")
    play(off, "move iron_man 3,1", "continue")
    assert where(off, "iron_man") == "3,0"
    thanos = position(
        tiles=HOME | open_ground("4,2", "2,2") | {"3,2": "arrow_1 west"}, iron_man="4,2", thanos="2,2", gauntlet=1
    )
    play(thanos, "move iron_man 3,2", "continue")
    assert where(thanos, "iron_man") == "5,1"


@pytest.mark.rule("IW-AMB-24")
def test_among_several_exits_the_choice_is_free() -> None:
    tiles = HOME | {"3,1": "arrow_4", "3,2": "battlefield", "2,1": "corvus", "4,1": "loki"}
    state = position(tiles=tiles, iron_man="3,2", thanos="4,1", gauntlet=1)
    play(state, "move iron_man 3,1", "continue")
    assert (asked(state), choices(state, "choose")) == ("arrow", {"2,1", "4,1", "3,0"})


@pytest.mark.rule("IW-AMB-25")
def test_two_of_a_team_may_share_a_cell() -> None:
    state = position(tiles=open_ground("3,3", "3,2"), iron_man="3,3", spider_man=at("3,2", left="energy"))
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["move"]
    assert where(state, "iron_man") == where(state, "spider_man") == "3,2"
    assert carried(state, "spider_man") == ["energy"]


@pytest.mark.rule("IW-AMB-26")
def test_the_tile_he_starts_on_works_only_when_he_enters_it_again() -> None:
    state = position(
        tiles=open_ground("3,3") | {"3,2": "outrider_general"}, iron_man=at("3,2", left="energy"), spider_man="3,2"
    )
    log = play(state, "leave iron_man left", "swap base 4,1", "end turn")
    assert not {"property", "detained"} & set(kinds(log))
    pass_turn(state)
    play(state, "move iron_man 3,3", "end turn")
    pass_turn(state)
    log = play(state, "move iron_man 3,2", "continue")
    assert "detained" in kinds(log)


@pytest.mark.rule("IW-AMB-27", "IW-AMB-113")
def test_a_space_bearer_carried_with_a_base_touches_nobody_and_stays_on_it() -> None:
    state = position(
        "iron_man star_lord",
        open_ground("2,2", "7,7") | {"3,2": "rotation_cw"},
        {"5,8": "hero_wong"},
        iron_man="2,2",
        spider_man=at("5,8", right="stone_space", left="energy"),
        star_lord="7,7",
        gamora="7,7",
    )
    log = play(state, "move iron_man 3,2", "continue")
    assert (where(state, "spider_man"), tile(state, "5,1")) == ("5,1", "base_star_lord")
    assert (carried(state, "spider_man"), lying(state, "5,1")) == (["energy", "stone_space"], ["hero_wong"])
    assert not {"returned", "returned_by", "scored"} & set(kinds(log))
    assert look(state, "spider_man")["visited"] == ["5,1", "5,8"]


# The main action, detained characters.


@pytest.mark.rule("IW-AMB-28")
def test_the_main_action_cannot_be_skipped_but_a_base_swap_is_always_possible() -> None:
    boxed_in = position(
        tiles=open_ground("3,3"),
        iron_man=at("3,3", visited=["3,2", "4,3", "3,4", "2,3"]),
        spider_man=at("5,1", detained="serving"),
        options={"pass_when_detained": False},
    )
    assert legal(boxed_in, "move", "swap_base", "stand_up", "end_turn") == ["swap base 4,1", "swap base 6,1"]
    assert refusal(boxed_in, "end turn").rule == "IW-AMB-28"


@pytest.mark.rule("IW-AMB-29")
@pytest.mark.parametrize("may_pass", [True, False])
def test_standing_up_may_be_the_whole_main_action_and_all_stand_up_at_the_end(may_pass: bool) -> None:
    state = position(
        tiles=open_ground("3,3"),
        iron_man=at("3,3", detained="serving"),
        spider_man=at("3,3", detained="serving"),
        options={"pass_when_detained": may_pass},
    )
    assert ("stand up" in legal(state)) == may_pass
    assert legal(state, "move") == []
    play(state, "stand up" if may_pass else "swap base 4,1")
    log = play(state, "end turn")
    assert [data["character"] for data in every(log, "stood_up")] == ["iron_man", "spider_man"]
    assert look(state, "iron_man")["detained"] == look(state, "spider_man")["detained"] == "upright"


@pytest.mark.rule("IW-AMB-29")
def test_somebody_detained_this_very_turn_is_no_reason_to_pass() -> None:
    tiles = open_ground("4,2") | {"3,2": "outrider_general"}
    state = position("captain_america thor", tiles, captain_america="4,2", bucky=SPENT)
    play(state, "ability captain_america", "choose 3,2")
    assert look(state, "captain_america")["detained"] == "fresh"
    assert "stand up" not in legal(state)
    assert choices(state, "move captain_america") == {"2,2", "3,1", "3,3"}, "barred only from the next turn on"


@pytest.mark.rule("IW-AMB-31")
def test_a_detained_character_returned_by_thanos_or_a_ray_stays_detained() -> None:
    for who, text in (("thor", "ability thor"), ("iron_man", "ability iron_man")):
        fields: dict[str, object] = {who: "3,2", "star_lord": at("3,5", detained="fresh")}
        state = position(f"{who} star_lord", open_ground("3,2", "3,5"), None, **fields)
        play(state, text)
        assert (where(state, "star_lord"), look(state, "star_lord")["detained"]) == ("5,8", "fresh")


@pytest.mark.rule("IW-AMB-130")
def test_a_serving_character_relocated_onto_an_arrow_is_carried_on() -> None:
    tiles = open_ground("4,2", "1,2") | {"3,2": "arrow_1 west", "2,2": "short_route"}
    state = position("captain_america thor", tiles, captain_america=at("4,2", detained="serving"), bucky=SPENT)
    play(state, "ability captain_america", "choose 3,2")
    play(state, "* open heroes_1")
    assert (where(state, "captain_america"), look(state, "captain_america")["detained"]) == ("2,4", "serving")


@pytest.mark.rule("IW-AMB-137")
def test_a_main_action_cut_short_is_spent() -> None:
    tiles = HOME | open_ground("4,2", "2,2") | {"3,2": "arrow_1 west"}
    state = position(tiles=tiles, iron_man="4,2", thanos="2,2", gauntlet=1)
    play(state, "move iron_man 3,2", "continue")
    assert (where(state, "iron_man"), asked(state)) == ("5,1", "finish")
    assert legal(state, "move", "swap_base") == []
    left_behind = position(
        "captain_america thor", open_ground("4,2", "4,3") | {"3,2": "arrow_1 west"}, captain_america="4,2"
    )
    play(left_behind, "move captain_america 3,2", "ability captain_america", "choose 4,3", "continue")
    assert (where(left_behind, "captain_america"), asked(left_behind)) == ("4,3", "finish")


# The pending property.


STILL_WORKS = {"q_ship": "q_ship", "guardians_ship": "guardians_ship", "rotation_cw": "", "ebony_maw": ""}
LAPSES = ["loki", "proxima", "cull_obsidian", "dropship", "teleport", "corvus", "outrider_general", "short_route"]


@pytest.mark.rule("IW-AMB-124")
@pytest.mark.parametrize("face", [*STILL_WORKS, *LAPSES])
@pytest.mark.parametrize("lapses", [True, False])
def test_a_property_lapses_when_its_character_has_gone_by_option_not_for_ships_rotations_and_ebony(
    face: str, lapses: bool
) -> None:
    state = position(
        "captain_america thor",
        open_ground("4,2", "4,3", "7,7") | {"3,2": face, "6,6": "teleport"},
        captain_america=at("4,2", left="energy"),
        options={"pending_property_lapses": lapses},
    )
    play(state, "move captain_america 3,2", "ability captain_america", "choose 4,3")
    log = play(state, "continue")
    works = not lapses and face in STILL_WORKS
    assert ("lapsed" in kinds(log)) != works
    assert ("property" in kinds(log)) == works
    assert where(state, "captain_america") == "4,3"
    assert look(state, "captain_america")["detained"] == "upright"
    if works and STILL_WORKS[face]:
        assert asked(state) == STILL_WORKS[face]


@pytest.mark.rule("IW-AMB-124")
def test_who_has_left_and_come_back_meets_the_property_once_for_his_last_entry() -> None:
    tiles = open_ground("4,2", "4,3") | {"3,2": "outrider_general"}
    state = position("captain_america thor", tiles, {"4,3": "energy"}, captain_america="4,2", bucky=SPENT)
    play(state, "move captain_america 3,2", "ability captain_america", "choose 4,3")
    log = play(state, "recharge captain_america cell", "ability captain_america", "choose 3,2")
    assert kinds(log)[-4:] == ["property", "detained", "lapsed", "turn"], "the new entry works, the old one is void"
    assert len(every(log, "property")) == 1


@pytest.mark.rule("IW-AMB-124")
def test_a_tile_carried_elsewhere_with_him_works_where_it_lies_now() -> None:
    state = position("black_panther thor", {"1,1": "loki"}, okoye="1,0")
    play(state, "move okoye 1,1", "ability black_panther", "choose 1,1")
    assert (where(state, "okoye"), tile(state, "5,1")) == ("5,1", "loki")
    log = play(state, "continue")
    assert the(log, "property").data == {"character": "okoye", "tile": "loki", "cell": "5,1"}
    while outcomes(state):
        face = next(
            text for text in outcomes(state) if text.split()[1] in ("energy", "heroes_1", "heroes_2", "heroes_3")
        )
        log += play(state, f"* {face}")
    assert [data["cell"] for data in every(log, "opened")] == ["4,1", "6,1", "4,2", "5,2", "6,2"]


# Windows.


SINGLE_EFFECTS = {
    "a swap": ("black_panther", "okoye", "battlefield", ["ability okoye", "choose 1,1"]),
    "two openings": (
        "star_lord", "gamora", "guardians_ship", ["move gamora 3,2", "continue", "choose 6,6", "* open battlefield"]
    ),
    "a jump": ("star_lord", "star_lord", "battlefield", ["ability star_lord"]),
    "a ray": ("thor", "rocket", "proxima", ["move rocket 3,2", "continue"]),
    "a push": ("star_lord", "gamora", "q_ship", ["move gamora 3,2", "continue"]),
}  # fmt: skip


@pytest.mark.rule("IW-AMB-125")
@pytest.mark.parametrize("effect", SINGLE_EFFECTS)
def test_nothing_interrupts_a_single_effect(effect: str) -> None:
    team, who, face, texts = SINGLE_EFFECTS[effect]
    fields: dict[str, object] = {who: at("3,3", left="hero_hulk", right="stone_soul")}
    state = position(f"{team} iron_man", open_ground("3,3") | {"3,2": face}, {"3,3": "energy"}, **fields)
    assert f"leave {who} right" in legal(state)
    play(state, *texts)
    assert asked(state) not in ("turn", "window", "finish")
    assert legal(state, "ability", "use", "leave", "pick_up", "recharge") == []


@pytest.mark.rule("IW-AMB-125", "IW-AMB-60")
def test_a_card_is_used_and_a_stone_spent_from_the_announcement() -> None:
    star_lord = position("star_lord thor")
    play(star_lord, "ability star_lord")
    assert (asked(star_lord), look(star_lord, "star_lord")["used"]) == ("jump", True)
    time = position(
        tiles=open_ground("3,3"),
        tokens={"3,2": "hero_hulk", "3,4": "energy"},
        iron_man=at("3,3", right="stone_time"),
    )
    play(time, "use stone_time")
    assert (asked(time), time.dump()["spent"]) == ("take_cell", ["stone_time"])


@pytest.mark.rule("IW-AMB-125", "IW-AMB-143")
def test_there_is_one_window_per_entered_cell_with_a_property_and_none_elsewhere() -> None:
    state = position(
        tiles=open_ground("4,2", "2,2") | {"3,2": "arrow_1 west"}, iron_man=at("4,2", left="energy"), spider_man="9,0"
    )
    play(state, "move iron_man 3,2")
    assert asked(state) == "window"
    play(state, "continue")
    assert (where(state, "iron_man"), asked(state)) == ("2,2", "finish"), "a Battlefield has no window"
    prize = position(tiles=open_ground("4,2"), iron_man="4,2")
    play(prize, "move iron_man 3,2", "* open heroes_1")
    assert (asked(prize), "pick up iron_man superhero" in legal(prize)) == ("finish", True)


@pytest.mark.rule("IW-AMB-129")
@pytest.mark.parametrize("event", ["ability okoye", "use stone_reality", "recharge okoye base", "swap base 4,1"])
def test_a_token_may_be_handled_anew_after_every_other_event(event: str) -> None:
    state = position(
        "black_panther thor",
        open_ground("3,3", "2,3") | {"3,2": "arrow_1 west"},
        {"5,1": "energy"},
        black_panther=at("3,3", left="hero_hulk", right="stone_reality"),
        okoye=at("9,0", used=event == "recharge okoye base"),
    )
    play(state, "leave black_panther left", "pick up black_panther superhero")
    assert refusal(state, "leave black_panther left").rule == "IW-AMB-129"
    play(state, event)
    while asked(state) not in ("turn", "finish"):
        play(state, legal(state)[0])
    play(state, "leave black_panther left", "pick up black_panther superhero")
    assert carried(state, "black_panther") == ["hero_hulk", "stone_reality"]
    assert box(state) == (["energy"] if event.startswith("recharge") else [])


@pytest.mark.rule("IW-AMB-129")
def test_the_guard_is_kept_for_each_character_and_token() -> None:
    state = position(
        tiles=open_ground("3,3"),
        tokens={"3,3": "hero_wong"},
        iron_man=at("3,3", left="hero_hulk", used=True),
        spider_man=at("3,3", used=True),
    )
    play(state, "leave iron_man left", "pick up spider_man superhero", "leave spider_man left")
    assert refusal(state, "pick up iron_man stone_soul").key == "nothing-there"
    play(state, "pick up iron_man superhero")
    assert carried(state, "iron_man") == ["hero_hulk"], "left once, now picked up once"
    assert legal(state, "leave") == []
    play(state, "pick up spider_man superhero")
    assert carried(state, "spider_man") == ["hero_wong"], "another token"
