"""Step 2: both dice, Thanos's attack, villains and stone powers.

Rules TR-6 … TR-9, TR-18, TR-19, TR-21, TR-22.
"""

import pytest

from sixstones import State
from tests.kit import asked, every, kinds, legal, outcomes, play, refusal, the, weights
from tests.thanos_rising.table import (
    GAME,
    QUIET,
    counters,
    damage,
    deploy,
    finish,
    position,
    put,
    rolled,
    view,
)

TEAMS = [["captain_america", "friday"], ["black_panther", "wong"]]


def facing(villain: str, *others: str, **fields: object) -> State:
    """Thanos will look at sector 1 with this villain.

    The active team of four types is deployed there.
    """
    team = ["captain_america", "friday", "wong", "groot"]
    given: dict[str, object] = {"teams": [team, ["black_panther", "shuri", "vision"]], **fields}
    sectors = [["hulk", "loki"], [villain, *others], ["hawkeye", "mantis", "rocket"]]
    return position(sectors=sectors, facing=0, **given)


def hit_by(villain: str, sector: int = 1, **fields: object) -> dict[str, int]:
    """The damage a villain alone adds when Thanos turns to it: all less the attack itself."""
    state = facing(villain, **fields)
    deploy(state, sector, "red", "turn_cw")
    attacked = {"captain_america", "friday", "wong", "groot"} if sector == 1 else set()
    found = {card: n - (1 if card in attacked else 0) for card, n in damage(state).items()}
    return {card: n for card, n in found.items() if n > 0}


# The two dice.


@pytest.mark.rule("TR-4.2", "TR-4.3", "TR-5.4", "TR-6.1")
def test_deploying_comes_first_then_both_dice_are_rolled() -> None:
    state = position()
    assert asked(state) == "deploy"
    play(state, "deploy 1")
    assert weights(state) == dict.fromkeys(
        [f"stone {c}" for c in ("orange", "red", "blue", "purple", "green", "yellow")], 1
    )
    play(state, "* stone red")
    assert weights(state) == {"thanos turn_ccw": 2, "thanos turn_cw": 2, "thanos villains": 1, "thanos stone": 1}
    assert counters(state) == {}


@pytest.mark.rule("TR-6.2", "TR-6.5", "TR-AMB-17")
def test_both_dice_lie_before_the_stone_is_resolved_and_then_come_die_attack_and_villains() -> None:
    state = position(sectors=[["outrider_battle_tech"], ["ebony_maw", "hawkeye"], []], collected=["soul"])
    log = deploy(state, 1, "orange", "turn_cw")
    found = [
        kind for kind in kinds(log) if kind in ("stone_die", "thanos_die", "power", "turned", "attack", "triggered")
    ]
    assert found == ["stone_die", "thanos_die", "power", "turned", "attack", "triggered"]


@pytest.mark.rule("TR-6.4", "TR-21.4", "TR-21.6")
def test_a_collected_stone_works_instead_of_getting_a_counter() -> None:
    state = position(sectors=QUIET, collected=["soul"], teams=[["captain_america", "shuri"], ["black_panther"]])
    log = deploy(state, 0, "orange", "turn_ccw")
    assert the(log, "power").rule == "TR-21.4"
    assert counters(state) == {}
    assert damage(state)["shuri"] == 1


@pytest.mark.rule("TR-6.6")
def test_no_token_is_played_before_step_two_is_finished() -> None:
    state = position(tokens=[{"heal_two": 1}, {"heal_two": 1}], damage={"hawkeye": 1})
    assert refusal(state, "play heal_two").rule == "TR-6.6"
    assert refusal(state, "play heal_two", by=1).rule == "TR-6.6"
    deploy(state, 0, "red", "turn_cw")
    assert asked(state) == "window"
    assert view(state)["step"] == "roll"


@pytest.mark.rule("TR-7.1", "TR-7.2", "TR-7.3", "TR-1.9")
@pytest.mark.parametrize(("face", "sector"), [("turn_ccw", 2), ("turn_cw", 1), ("villains", 0), ("stone", 0)])
def test_the_four_faces_of_the_thanos_die(face: str, sector: int) -> None:
    state = position(sectors=QUIET)
    log = deploy(state, 0, "red", face)
    if face == "stone":
        log += play(state, "* stone blue")
        assert counters(state) == {"reality": 1, "space": 1}
    assert view(state)["facing"] == sector
    assert ("turned" in kinds(log)) is (sector != 0)


@pytest.mark.rule("TR-7.5", "TR-21.1", "TR-AMB-18")
def test_every_extra_stone_roll_counts_even_beyond_five() -> None:
    state = position(sectors=QUIET, stones={"mind": 4})
    deploy(state, 0, "yellow", "stone")
    play(state, "* stone yellow")
    assert counters(state) == {"mind": 6}


@pytest.mark.rule("TR-7.6", "TR-7.7")
def test_with_villains_and_stone_he_stays_and_still_attacks() -> None:
    for face in ("villains", "stone"):
        state = position(sectors=QUIET, facing=2)
        deploy(state, 0, "red", face)
        if face == "stone":
            play(state, "* stone red")
        assert view(state)["facing"] == 2
        assert damage(state) == {"friday": 1, "drax": 1, "loki": 1}


# The attack.


@pytest.mark.rule("TR-8.3", "TR-8.4", "TR-AMB-16")
def test_the_attack_hits_all_heroes_there_once_and_no_team_at_its_base() -> None:
    state = position(sectors=QUIET, teams=[["captain_america"], ["black_panther"]])
    deploy(state, 0, "red", "turn_cw")
    assert damage(state) == {"vision": 1, "wong": 1, "groot": 1}


@pytest.mark.rule("TR-23.2", "TR-23.1")
def test_a_full_hero_takes_no_more_damage() -> None:
    state = position(sectors=QUIET, damage={"wong": 3, "vision": 2})
    deploy(state, 0, "red", "turn_cw")
    assert damage(state) == {"wong": 4, "vision": 3, "groot": 1}
    full = position(sectors=QUIET, step="attack", sector=0, facing=1, damage={"wong": 4})
    assert damage(full)["wong"] == 4


# Villains.


@pytest.mark.rule("TR-9.2", "TR-18.2")
def test_villains_elsewhere_do_not_act_when_he_turns() -> None:
    state = position(sectors=[QUIET[0], QUIET[1], ["proxima_midnight", "drax", "loki"]])
    log = deploy(state, 0, "red", "turn_cw")
    assert "triggered" not in kinds(log)
    assert "captain_america" not in damage(state)


@pytest.mark.rule("TR-9.3", "TR-AMB-20")
def test_one_villain_may_act_twice_by_different_causes() -> None:
    state = position(sectors=[QUIET[0], QUIET[1], ["proxima_midnight", "drax", "loki"]], facing=2, collected=["mind"])
    log = deploy(state, 0, "yellow", "stone")
    log += play(state, "* stone red")
    assert [event["cause"] for event in every(log, "triggered")] == ["stone", "turn"]
    assert damage(state)["captain_america"] == 2


@pytest.mark.rule("TR-19.1", "TR-15.1")
def test_outrider_battle_tech() -> None:
    assert hit_by("outrider_battle_tech") == {"captain_america": 1, "friday": 1}
    assert hit_by("outrider_battle_tech", sector=2) == {}


@pytest.mark.rule("TR-19.2")
def test_outrider_tech_cosmic() -> None:
    assert hit_by("outrider_tech_cosmic") == {"friday": 1, "groot": 1}


@pytest.mark.rule("TR-19.3")
def test_outrider_tech_mystic() -> None:
    assert hit_by("outrider_tech_mystic") == {"friday": 1, "wong": 1}


@pytest.mark.rule("TR-19.4")
def test_outrider_battle_cosmic() -> None:
    assert hit_by("outrider_battle_cosmic") == {"captain_america": 1, "groot": 1}


@pytest.mark.rule("TR-19.5")
def test_outrider_battle_mystic() -> None:
    assert hit_by("outrider_battle_mystic") == {"captain_america": 1, "wong": 1}


@pytest.mark.rule("TR-19.6")
def test_outrider_mystic_cosmic() -> None:
    assert hit_by("outrider_mystic_cosmic") == {"wong": 1, "groot": 1}


@pytest.mark.rule("TR-19.7", "TR-AMB-13", "TR-AMB-11")
def test_cull_obsidian_has_each_owner_pick_two_heroes_clockwise_from_the_active_seat() -> None:
    state = facing("cull_obsidian", damage={"vision": 4 - 1})
    deploy(state, 0, "red", "turn_cw")
    assert (asked(state), int(state.actor)) == ("strike", 0)
    play(state, "damage wong")
    assert "damage wong" not in legal(state)
    play(state, "damage groot")
    assert (asked(state), int(state.actor)) == ("strike", 1)
    assert legal(state) == ["damage black_panther", "damage shuri", "damage vision"]
    play(state, "damage black_panther", "damage shuri")
    assert damage(state) == {"wong": 1, "groot": 1, "black_panther": 1, "shuri": 1, "vision": 3}


@pytest.mark.rule("TR-AMB-13")
def test_cull_obsidian_hits_without_asking_where_nothing_can_be_picked_and_by_option_others_pick() -> None:
    state = facing("cull_obsidian", teams=[["captain_america"], ["black_panther", "shuri"]])
    deploy(state, 0, "red", "turn_cw")
    assert damage(state) == {"captain_america": 1, "black_panther": 1, "shuri": 1}
    by_active = facing("cull_obsidian", options={"cull_picker": "active"})
    deploy(by_active, 0, "red", "turn_cw")
    play(by_active, "damage wong", "damage groot")
    assert int(by_active.actor) == 0
    by_chance = facing("cull_obsidian", options={"cull_picker": "random"})
    deploy(by_chance, 0, "red", "turn_cw")
    assert outcomes(by_chance) == ["struck captain_america", "struck friday", "struck wong", "struck groot"]
    play(by_chance, "* struck wong", "* struck groot", "* struck shuri", "* struck vision")
    assert damage(by_chance) == {"wong": 1, "groot": 1, "shuri": 1, "vision": 1}


@pytest.mark.rule("TR-19.8")
def test_proxima_hits_the_active_team_wherever_it_is() -> None:
    assert hit_by("proxima_midnight", sector=0) == {"captain_america": 1, "friday": 1, "wong": 1, "groot": 1}


@pytest.mark.rule("TR-19.9")
def test_ebony_maw_rolls_the_stone_die_once_more() -> None:
    state = facing("ebony_maw")
    deploy(state, 0, "red", "turn_cw")
    play(state, "* stone green")
    assert counters(state) == {"reality": 1, "time": 1}


@pytest.mark.rule("TR-19.10")
def test_corvus_hits_the_next_sector_clockwise_with_the_team_deployed_there() -> None:
    assert hit_by("corvus_glaive", sector=0) == {"hawkeye": 1, "mantis": 1, "rocket": 1}
    with_team = {"captain_america": 1, "friday": 1, "groot": 1, "wong": 1, "hawkeye": 1, "mantis": 1, "rocket": 1}
    assert hit_by("corvus_glaive", sector=2) == with_team


@pytest.mark.rule("TR-AMB-14")
def test_the_order_of_villains_is_asked_only_where_it_may_matter() -> None:
    silent = facing("outrider_battle_tech", "proxima_midnight", "corvus_glaive")
    log = deploy(silent, 0, "red", "turn_cw")
    assert len(every(log, "triggered")) == 3
    asking = facing("outrider_battle_tech", "ebony_maw")
    deploy(asking, 0, "red", "turn_cw")
    assert legal(asking) == ["trigger outrider_battle_tech", "trigger ebony_maw"]
    play(asking, "trigger ebony_maw", "* stone red")
    assert asked(asking) != "villains"
    fixed = facing("outrider_battle_tech", "ebony_maw", options={"villain_order": "fixed"})
    log = deploy(fixed, 0, "red", "turn_cw")
    assert [event["card"] for event in every(log, "triggered")] == ["outrider_battle_tech", "ebony_maw"]


@pytest.mark.rule("TR-AMB-14", "TR-19.7")
def test_the_order_is_asked_where_cull_obsidian_acts_with_another() -> None:
    state = facing("outrider_battle_tech", "cull_obsidian")
    deploy(state, 0, "red", "turn_cw")
    assert (asked(state), int(state.actor)) == ("villains", 0)
    assert legal(state) == ["trigger outrider_battle_tech", "trigger cull_obsidian"]
    alone = facing("cull_obsidian")
    deploy(alone, 0, "red", "turn_cw")
    assert asked(alone) == "strike"


@pytest.mark.rule("TR-18.1", "TR-18.4", "TR-1.8")
def test_six_outriders_and_four_children_of_thanos_with_spaces_and_symbols() -> None:
    villains = {id: data for id, data in GAME.components.items() if data["type"] == "villain"}
    assert [data["group"] for data in villains.values()].count("outrider") == 6
    assert [data["group"] for data in villains.values()].count("child_of_thanos") == 4
    assert {data["spaces"] for data in villains.values() if data["group"] == "outrider"} == {2}
    assert all(data["cost"] and data["effect"] for data in villains.values())


@pytest.mark.rule("TR-18.3", "TR-18.6", "TR-11.9")
def test_symbols_of_a_villain_are_covered_anew_and_its_damage_stays() -> None:
    state = rolled(
        "red b", sectors=[["outrider_battle_tech"]], teams=TEAMS,
        locked=[{"die": "red b", "card": "outrider_battle_tech"}, {"die": "blue tt", "card": "outrider_battle_tech"}],
    )  # fmt: skip
    play(state, "assign outrider_battle_tech")
    finish(state)
    assert damage(state) == {"outrider_battle_tech": 1}
    assert view(state)["locked"] == []
    half = rolled(
        "red b",
        sectors=[["outrider_battle_tech"]],
        teams=TEAMS,
        locked=[{"die": "blue tt", "card": "outrider_battle_tech"}],
    )
    play(half, "assign outrider_battle_tech")
    finish(half)
    assert damage(half) == {}


# Stone powers.


def power(colour: str, **fields: object) -> State:
    collected = {
        "red": "reality",
        "green": "time",
        "purple": "power",
        "orange": "soul",
        "blue": "space",
        "yellow": "mind",
    }
    given: dict[str, object] = {"sectors": QUIET, "teams": [["hulk", "shuri"], ["black_panther"]], **fields}
    state = position(collected=[collected[colour]], **given)
    deploy(state, 0, colour, "turn_cw")
    return state


@pytest.mark.rule("TR-22.1", "TR-AMB-38")
def test_reality_forbids_healing_for_the_rest_of_the_turn() -> None:
    teams = [["hulk", "quinjet"], ["black_panther"]]
    state = power("red", teams=teams, damage={"hulk": 2}, tokens=[{"heal_two": 1}, {"heal_two": 1}])
    assert asked(state) != "window"
    assert (
        refusal(
            rolled("red b", teams=teams, damage={"hulk": 2}, no_heal=True, tokens=[{"heal_two": 1}]), "play heal_two"
        ).rule
        == "TR-AMB-51"
    )
    healer = rolled(
        "red m", sectors=[["hawkeye"]], teams=[["mantis", "hulk"], ["wong"]], no_heal=True, damage={"hulk": 2}
    )
    log = put(healer, "mantis", "red m")
    assert "healed" not in kinds(log)
    assert damage(healer)["hulk"] == 2


@pytest.mark.rule("TR-22.1", "TR-AMB-38")
def test_the_ban_of_reality_ends_with_the_turn() -> None:
    state = power("red", damage={"loki": 2}, tokens=[{"heal_two": 1}, {}])
    assert view(state)["no_heal"]
    finish(state)
    deploy(state, 0, "blue", "turn_ccw")
    assert (asked(state), int(state.actor)) == ("window", 0)
    play(state, "play heal_two", "heal loki")
    assert "loki" not in damage(state)


@pytest.mark.rule("TR-22.3", "TR-AMB-15")
def test_power_hits_the_healthiest_hero_and_a_tie_is_picked() -> None:
    state = power("purple")
    assert damage(state) == {"hulk": 1, "vision": 1, "wong": 1, "groot": 1}
    tie = power("purple", teams=[["hulk", "shuri"], ["black_panther"]], damage={"hulk": 3})
    assert legal(tie) == ["damage hulk", "damage shuri"]


@pytest.mark.rule("TR-22.4", "TR-AMB-15")
def test_soul_hits_the_weakest_hero_who_still_has_a_space() -> None:
    state = power("orange", damage={"hulk": 6})
    assert damage(state)["hulk"] == 7
    full = position(
        step="stone",
        sector=0,
        stone_die="orange",
        thanos_die="turn_cw",
        collected=["soul"],
        sectors=QUIET,
        teams=[["hulk", "shuri"], ["black_panther"]],
        damage={"hulk": 7},
    )
    assert damage(full)["shuri"] == 1


@pytest.mark.rule("TR-22.4", "TR-AMB-15", "TR-AMB-11")
def test_the_active_seat_picks_among_the_weakest_heroes_the_soul_stone_finds() -> None:
    tie = power("orange", teams=[["hulk", "shuri", "okoye"], ["black_panther"]], sectors=[[], QUIET[1], []])
    assert (asked(tie), int(tie.actor), legal(tie)) == ("tied", 0, ["damage okoye", "damage shuri"])
    play(tie, "damage shuri")
    assert damage(tie) == {"shuri": 1, "vision": 1, "wong": 1, "groot": 1}


@pytest.mark.rule("TR-22.2", "TR-AMB-23")
@pytest.mark.parametrize("other", ["soul", "reality", "space", "power"])
def test_time_puts_a_counter_on_every_tied_stone_mind_among_them(other: str) -> None:
    few = {"mind": 1, other: 1}
    more = {stone: 3 for stone in ("soul", "reality", "space", "power") if stone != other}
    state = power("green", stones={**few, **more})
    assert counters(state) == {"mind": 2, other: 2, **more}


@pytest.mark.rule("TR-22.2", "TR-AMB-23")
def test_time_adds_to_mind_alone_where_mind_has_fewest() -> None:
    state = power("green", stones={"soul": 2, "reality": 1, "space": 1, "power": 4})
    assert counters(state) == {"mind": 1, "soul": 2, "reality": 1, "space": 1, "power": 4}


@pytest.mark.rule("TR-22.5", "TR-AMB-38")
def test_space_heals_every_villain_by_one() -> None:
    sectors = [["ebony_maw", "hawkeye"], QUIET[1], ["corvus_glaive", "cull_obsidian"]]
    state = power("blue", sectors=sectors, damage={"ebony_maw": 2, "corvus_glaive": 1})
    assert damage(state)["ebony_maw"] == 1
    assert "corvus_glaive" not in damage(state)


@pytest.mark.rule("TR-22.6", "TR-AMB-22")
def test_mind_triggers_the_villains_where_he_looks_before_he_turns() -> None:
    sectors = [["proxima_midnight", "hawkeye"], QUIET[1], []]
    state = power("yellow", sectors=sectors)
    assert damage(state)["hulk"] == 1
    elsewhere = power("yellow", sectors=[["hawkeye"], ["groot"], ["proxima_midnight"]])
    assert "hulk" not in damage(elsewhere)


@pytest.mark.rule("TR-AMB-19")
def test_mind_inside_a_villains_ability_works_by_option() -> None:
    sectors = [["ebony_maw", "proxima_midnight"], QUIET[1], []]
    state = position(
        sectors=sectors, collected=["mind"], options={"mind_inside_villain_ability": True, "villain_order": "fixed"}
    )
    deploy(state, 1, "yellow", "turn_cw")
    play(state, "* stone yellow")
    assert outcomes(state)[0] == "stone orange"


@pytest.mark.rule("TR-21.2", "TR-21.3", "TR-14.5", "TR-AMB-40")
def test_five_counters_collect_at_the_end_unless_one_is_taken_off() -> None:
    kept = position(step="last_window", sector=0, sectors=QUIET, stones={"mind": 5, "soul": 4})
    assert view(kept)["collected"] == ["mind"]
    assert counters(kept) == {"soul": 4}
    saved = position(step="last_window", sector=0, sectors=QUIET, stones={"mind": 5}, tokens=[{"counter_off": 1}])
    play(saved, "play counter_off")
    assert view(saved)["collected"] == []
    assert counters(saved) == {"mind": 4}
