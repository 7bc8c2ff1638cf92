"""The worked examples of the rules, with their exact dice."""

import copy

import pytest

from sixstones.games.thanos_rising.shipped import SHIPPED, rows
from tests.kit import asked, every, kinds, legal, outcomes, play, question, result, the
from tests.thanos_rising.table import (
    GAME,
    QUIET,
    SECTORS,
    counters,
    covered,
    damage,
    deploy,
    finish,
    hand,
    pass_windows,
    pool,
    position,
    put,
    roll,
    rolled,
    team,
    view,
)


@pytest.mark.rule("TR-EX-1", "TR-5.1", "TR-5.2", "TR-3.6")
def test_tr_ex_1_only_the_cards_of_the_sector_deployed_to_receive_dice() -> None:
    state = position()
    assert team(state) == {"captain_america"}
    assert view(state)["bases"][0] == "avengers_compound"
    assert legal(state) == ["deploy 1", "deploy 2", "deploy 3"]
    deploy(state, 0, "red", "turn_cw")
    roll(state, "red b", "red t", "red m", "red x")
    assert legal(state) == ["assign hawkeye", "assign mantis", "assign outrider_battle_tech"]


@pytest.mark.rule("TR-EX-2", "TR-6.3", "TR-8.1", "TR-9.1")
def test_tr_ex_2_thanos_turns_attacks_and_proxima_acts() -> None:
    state = position()
    log = deploy(state, 0, "red", "turn_cw")
    assert counters(state) == {"reality": 1}
    assert view(state)["facing"] == 1
    assert damage(state) == {"captain_america": 1, "groot": 1, "wong": 1}
    assert kinds(log).index("turned") < kinds(log).index("attack") < kinds(log).index("triggered")


@pytest.mark.rule("TR-EX-3", "TR-11.1", "TR-11.3")
def test_tr_ex_3_two_battle_dice_go_to_hawkeye() -> None:
    state = position()
    deploy(state, 0, "red", "turn_cw")
    log = roll(state, "red b", "red b", "red m", "red t")
    assert "team_ability" not in kinds(log)
    assert legal(state) == ["assign hawkeye", "assign mantis", "assign outrider_battle_tech"]
    put(state, "hawkeye", "red b", "red b")
    assert covered(state, "hawkeye") == {"battle": 2}
    assert pool(state) == {"red": 2}


@pytest.mark.rule("TR-EX-4", "TR-11.8", "TR-11.2")
def test_tr_ex_4_the_next_roll_goes_to_another_card() -> None:
    state = position()
    deploy(state, 0, "red", "turn_cw")
    roll(state, "red b", "red b", "red m", "red t")
    put(state, "hawkeye", "red b", "red b")
    roll(state, "red m", "red t")
    assert legal(state) == ["assign mantis", "assign outrider_battle_tech"]
    put(state, "outrider_battle_tech", "red t")
    assert covered(state, "outrider_battle_tech") == {"tech": 1}
    assert pool(state) == {"red": 1}


@pytest.mark.rule("TR-EX-5", "TR-11.6", "TR-13.2", "TR-13.9")
def test_tr_ex_5_a_double_completes_hawkeye_and_one_symbol_is_lost() -> None:
    state = position(damage={"hawkeye": 1})
    deploy(state, 0, "red", "turn_cw")
    roll(state, "red b", "red b", "red m", "red t")
    put(state, "hawkeye", "red b", "red b")
    roll(state, "red m", "red t")
    put(state, "outrider_battle_tech", "red t")
    roll(state, "red bb")
    assert legal(state) == ["assign hawkeye", "assign outrider_battle_tech"]
    log = play(state, "assign hawkeye")
    assert the(log, "laid").data["n"] == 1
    assert the(log, "recruited").data["card"] == "hawkeye"
    assert the(log, "healed").rule == "TR-13.3"
    assert "token_drawn" not in kinds(log)
    assert "villain_hit" not in kinds(log)
    assert team(state) == {"captain_america", "hawkeye"}
    assert "hawkeye" not in damage(state)
    assert outcomes(state)[0] == "deal black_widow"
    play(state, "* deal hulk")
    assert view(state)["sectors"][0] == ["hulk", "mantis", "outrider_battle_tech"]
    assert damage(state) == {"captain_america": 1, "groot": 1, "wong": 1}


@pytest.mark.rule("TR-EX-6", "TR-11.10", "TR-11.12", "TR-17.20")
def test_tr_ex_6_mantis_heals_two_for_one_mystic() -> None:
    sectors = [["hawkeye", "okoye", "outrider_battle_tech"], *SECTORS[1:]]
    state = rolled(
        "red m, red b", teams=[["captain_america", "mantis"], ["wong"]], sectors=sectors[:1], damage={"wong": 3}
    )
    assert "assign mantis" in legal(state)
    log = put(state, "mantis", "red m")
    assert "forfeited" not in kinds(log)
    roll(state, "red m")
    assert "assign mantis" not in legal(state)
    log = put(state, "okoye", "red m")
    healed = the(log, "healed")
    assert (healed.data["card"], healed.data["from"], healed.data["to"]) == ("wong", 3, 1)
    assert healed.rule == "TR-17.20"


@pytest.mark.rule("TR-EX-7", "TR-15.2", "TR-23.3")
@pytest.mark.parametrize(("counters_on_rocket", "falls"), [(3, False), (4, True)])
def test_tr_ex_7_four_counters_at_the_end_of_a_turn_defeat_rocket(counters_on_rocket: int, falls: bool) -> None:
    teams = [["captain_america", "rocket"], ["black_panther"]]
    state = position(step="last_window", sector=0, teams=teams, sectors=QUIET, damage={"rocket": counters_on_rocket})
    assert ("rocket" in team(state)) is not falls
    assert view(state)["fallen"] == (["rocket"] if falls else [])
    full = rolled("red b", teams=teams, sectors=QUIET, damage={"rocket": 4})
    assert "rocket" in team(full)


@pytest.mark.rule("TR-EX-8", "TR-18.5", "TR-13.4", "TR-20.1")
def test_tr_ex_8_the_third_counter_defeats_a_villain() -> None:
    state = rolled(
        "red bb, red b",
        sector=1,
        sectors=[QUIET[0], ["proxima_midnight", "wong", "groot"]],
        damage={"proxima_midnight": 2},
        locked=[{"die": "purple xx", "card": "proxima_midnight"}],
    )
    log = put(state, "proxima_midnight", "red bb")
    roll(state, "red t")
    log = finish(state)
    hit = the(log, "villain_hit")
    assert (hit.data["card"], hit.data["from"], hit.data["to"]) == ("proxima_midnight", 2, 3)
    assert the(log, "beaten").data["card"] == "proxima_midnight"
    assert sum(hand(state).values()) == 1
    assert view(state)["beaten"] == ["proxima_midnight"]
    assert view(state)["sectors"][1][0] not in (None, "proxima_midnight")


@pytest.mark.rule("TR-EX-9", "TR-21.2", "TR-21.4", "TR-21.5")
def test_tr_ex_9_the_fifth_counter_collects_reality_at_the_end_of_the_turn() -> None:
    state = position(sectors=QUIET, stones={"reality": 4})
    log = deploy(state, 0, "red", "stone")
    assert "power" not in kinds(log)
    play(state, "* stone red")
    assert counters(state) == {"reality": 6}
    assert view(state)["collected"] == []
    roll(state, "red b", "red b", "red b", "red b")
    put(state, "hawkeye", "red b", "red b", "red b")
    log = finish(state)
    assert the(log, "collected").data["stone"] == "reality"
    assert counters(state) == {}
    log = deploy(state, 0, "red", "turn_cw")
    assert the(log, "power").data["stone"] == "reality"
    assert the(log, "no_heal").rule == "TR-22.1"
    assert "counter" not in kinds(log)
    assert view(state)["no_heal"] is True


@pytest.mark.rule("TR-EX-10", "TR-25.6", "TR-AMB-2")
def test_tr_ex_10_the_seventh_villain_and_the_sixth_stone_together_are_a_win() -> None:
    beaten = [id for id, data in GAME.components.items() if data["type"] == "villain"][:6]
    state = position(
        step="last_window",
        sector=0,
        sectors=[["hawkeye", "mantis", "ebony_maw"]],
        damage={"ebony_maw": 3},
        beaten=beaten,
        collected=["reality", "space", "power", "time", "mind"],
        stones={"soul": 5},
    )
    finish(state)
    assert view(state)["collected"] == ["soul", "reality", "space", "power", "time", "mind"]
    assert result(state).winners == [0, 1]
    assert result(state).reason == "villains"


@pytest.mark.rule("TR-EX-11", "TR-25.1", "TR-25.2", "TR-2.1")
def test_tr_ex_11_seven_of_ten_villains_win_the_easy_game() -> None:
    beaten = [id for id, data in GAME.components.items() if data["type"] == "villain"][:6]
    state = position(
        step="last_window",
        sector=0,
        sectors=[["hawkeye", "mantis", "ebony_maw"]],
        damage={"ebony_maw": 3},
        beaten=beaten,
    )
    finish(state)
    assert result(state).as_dict() == {"winners": [0, 1], "scores": [7, 7], "ranking": [1, 1], "reason": "villains"}


@pytest.mark.rule("TR-EX-12", "TR-20.2", "TR-20.4", "TR-AMB-12")
def test_tr_ex_12_another_seat_covers_the_last_symbol_of_shuri() -> None:
    state = position(
        step="after_dice",
        sector=0,
        sectors=[["shuri", "mantis", "okoye"]],
        tokens=[{}, {"symbol_battle": 1}],
        locked=[{"die": "red b", "card": "shuri"}, {"die": "red t", "card": "shuri"}],
    )
    assert (int(state.actor), question(state).data["window"]) == (1, 3)
    log = play(state, "play symbol_battle", "assign shuri")
    assert the(log, "token_laid").data["card"] == "shuri"
    assert "shuri" in team(state, 0)
    assert view(state)["discard"] == {"symbol_battle": 1}


@pytest.mark.rule("TR-EX-13", "TR-8.2", "TR-5.3")
def test_tr_ex_13_a_team_deployed_where_thanos_looks_is_attacked_too() -> None:
    state = position()
    deploy(state, 1, "red", "turn_cw")
    assert damage(state)["captain_america"] == 2


@pytest.mark.rule("TR-EX-14", "TR-7.4", "TR-7.7", "TR-AMB-21")
def test_tr_ex_14_the_villains_face_triggers_all_villains_outside_his_sector() -> None:
    sectors = [["outrider_battle_tech", "hawkeye", "mantis"], ["proxima_midnight", "wong", "groot"]]
    sectors.append(["corvus_glaive", "friday", "drax"])
    state = position(sectors=sectors, bases=["knowhere", "wakanda"])
    deploy(state, 1, "orange", "villains")
    assert counters(state) == {"soul": 1}
    assert damage(state) == {"gamora": 1, "hawkeye": 3, "mantis": 2}
    assert view(state)["facing"] == 0


@pytest.mark.rule("TR-EX-15", "TR-12.1", "TR-11.7")
def test_tr_ex_15_without_a_match_one_die_of_choice_is_forfeited() -> None:
    state = rolled("red b, red b, red m, red bb", sectors=[["friday", "guardians_ship", "outrider_tech_cosmic"]])
    assert legal(state) == ["forfeit red b", "forfeit red m", "forfeit red bb"]
    play(state, "forfeit red m", "* roll red t", "* roll red t", "* roll red t")
    assert pool(state) == {"red": 3}


@pytest.mark.rule("TR-EX-16", "TR-12.2", "TR-AMB-7")
def test_tr_ex_16_stopping_is_offered_when_no_card_can_be_completed() -> None:
    state = rolled(
        "red b",
        sectors=[["hulk", "bucky_barnes", "loki"]],
        locked=[{"die": "red bb", "card": "bucky_barnes"}],
    )
    assert legal(state) == ["stop", "assign bucky_barnes", "assign hulk"]
    play(state, "assign bucky_barnes")
    hopeful = rolled(
        "red b", sectors=[["hulk", "bucky_barnes", "loki"]], locked=[{"die": "red bb", "card": "bucky_barnes"}] * 2
    )
    assert "stop" not in legal(hopeful)


@pytest.mark.rule("TR-EX-17", "TR-24.2", "TR-24.3", "TR-10.3")
def test_tr_ex_17_six_battle_symbols_on_the_opening_roll_damage_any_villain() -> None:
    state = position(damage={"proxima_midnight": 1})
    deploy(state, 0, "red", "turn_ccw")
    log = roll(state, "red bb", "red bb", "red b", "red b")
    assert the(log, "team_ability").data["n"] == 6
    assert legal(state) == ["hit outrider_battle_tech", "hit proxima_midnight"]
    play(state, "hit proxima_midnight")
    assert damage(state)["proxima_midnight"] == 2
    put(state, "hawkeye", "red bb", "red b")
    log = finish(state)
    assert len(every(log, "token_drawn")) == 1
    assert the(log, "token_drawn").rule == "TR-13.6"


@pytest.mark.rule("TR-EX-18", "TR-13.5", "TR-13.6", "TR-AMB-32")
def test_tr_ex_18_heimdall_and_the_dice_hit_one_outrider_twice() -> None:
    """The example speaks of an Outrider with two symbols of each kind (TR-AMB-4)."""
    villains = copy.deepcopy(rows(SHIPPED["villains"]))
    next(row for row in villains if row["id"] == "outrider_battle_mystic")["cost_m"] = 2
    state = rolled(
        "red b, red b, red x, green m, green m",
        options={"cards": {"villains": villains}},
        sectors=[["hawkeye", "loki", "outrider_battle_mystic"]],
        bases=["sanctum_sanctorum", "wakanda"],
        teams=[["doctor_strange", "heimdall"], ["black_panther"]],
        tokens=[{}, {"symbol_mystic": 1}],
    )
    pass_windows(state)
    put(state, "heimdall", "green m", "green m")
    roll(state, "red b", "red b", "red m")
    pass_windows(state)
    log = put(state, "outrider_battle_mystic", "red b", "red b", "red m")
    log += play(state, "play symbol_mystic", "assign outrider_battle_mystic")
    log += finish(state)
    assert [hit["source"] for hit in every(log, "villain_hit")] == ["heimdall", "dice"]
    assert len(every(log, "token_drawn")) == 2
    assert view(state)["beaten"] == ["outrider_battle_mystic"]


@pytest.mark.rule("TR-EX-19", "TR-22.2", "TR-AMB-23")
def test_tr_ex_19_time_adds_to_the_stones_with_the_fewest_counters() -> None:
    stones = {"soul": 1, "space": 1, "power": 3, "mind": 2}
    state = position(sectors=QUIET, collected=["time", "reality"], stones=stones)
    deploy(state, 0, "green", "turn_cw")
    assert counters(state) == {"soul": 2, "space": 2, "power": 3, "mind": 2}


@pytest.mark.rule("TR-EX-20", "TR-AMB-19", "TR-22.6", "TR-AMB-22")
def test_tr_ex_20_mind_rolled_by_ebony_maw_does_nothing() -> None:
    sectors = [["ebony_maw", "mantis", "hawkeye"], *QUIET[1:]]
    sectors[1] = ["vision", "wong", "groot"]
    state = position(sectors=sectors, collected=["mind"])
    log = play(state, "deploy 2", "* stone yellow", "* thanos turn_cw")
    assert the(log, "triggered").data == {"card": "ebony_maw", "cause": "stone"}
    log = play(state, "* stone yellow")
    assert the(log, "power_void").rule == "TR-AMB-19"
    assert view(state)["facing"] == 1


@pytest.mark.rule("TR-EX-21", "TR-AMB-39", "TR-23.5", "TR-20.6")
def test_tr_ex_21_a_token_in_the_last_window_saves_rocket() -> None:
    state = position(
        step="last_window",
        sector=0,
        teams=[["captain_america", "rocket"], ["black_panther"]],
        sectors=QUIET,
        damage={"rocket": 4},
        tokens=[{}, {"heal_two": 1}],
    )
    assert (int(state.actor), question(state).data["window"]) == (1, 4)
    play(state, "play heal_two")
    assert damage(state)["rocket"] == 2
    assert "rocket" in team(state)


@pytest.mark.rule("TR-EX-22", "TR-AMB-37")
@pytest.mark.parametrize("blocks", [True, False])
def test_tr_ex_22_reality_keeps_the_damage_on_a_recruit(blocks: bool) -> None:
    state = position(
        step="recruit",
        sector=0,
        sectors=[["falcon", "mantis", "okoye"]],
        damage={"falcon": 4},
        no_heal=True,
        locked=[
            {"die": "red bb", "card": "falcon"},
            {"die": "red b", "card": "falcon"},
            {"die": "red t", "card": "falcon"},
        ],
        options={"red_stone_blocks_recruit_heal": blocks},
    )
    assert ("falcon" in team(state)) is not blocks
    assert (view(state)["fallen"] == ["falcon"]) is blocks


@pytest.mark.rule("TR-EX-23", "TR-10.5", "TR-AMB-24")
def test_tr_ex_23_dice_beyond_the_stock_are_lost() -> None:
    teams = [["captain_america", "hulk", "war_machine"], ["black_panther"]]
    state = position(step="pool", sector=0, teams=teams, sectors=QUIET, damage={"hulk": 4})
    assert pool(state) == {"red": 6, "blue": 1}


@pytest.mark.rule("TR-EX-24", "TR-14.4")
def test_tr_ex_24_with_an_empty_deck_a_slot_stays_empty() -> None:
    sectors = [["hawkeye", "ebony_maw", "corvus_glaive"], ["proxima_midnight", "cull_obsidian", "outrider_battle_tech"]]
    sectors.append(["outrider_tech_cosmic", "outrider_tech_mystic", "outrider_battle_cosmic"])
    teams = [
        ["captain_america", "okoye", "loki", "thor", "groot"],
        ["black_panther", "hulk", "nebula", "vision", "wong"],
    ]
    heroes = [id for id, data in GAME.components.items() if data["type"] == "hero"]
    rest = [id for id in heroes if id not in {*teams[0], *teams[1], "hawkeye"}]
    teams[0] += rest[:6]
    teams[1] += rest[6:]
    state = position(
        step="recruit",
        sector=0,
        teams=teams,
        sectors=sectors,
        beaten=["outrider_battle_mystic", "outrider_mystic_cosmic"],
        locked=[{"die": "red bb", "card": "hawkeye"}, {"die": "red b", "card": "hawkeye"}],
    )
    pass_windows(state)
    assert view(state)["sectors"][0] == [None, "ebony_maw", "corvus_glaive"]
    assert asked(state) == "deploy"
    assert legal(state) == ["deploy 1", "deploy 2", "deploy 3"]
