"""Steps 3 and 4: pool, rolls, assigning, forfeiting, resolving (TR-4, TR-10 … TR-16)."""

import pytest

from tests.kit import asked, every, kinds, legal, play, question, refusal
from tests.thanos_rising.table import (
    QUIET,
    active,
    covered,
    damage,
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

TEAMS = [["captain_america"], ["black_panther"]]


@pytest.mark.rule("TR-4.1", "TR-4.4", "TR-4.5", "TR-4.6")
def test_a_turn_runs_through_its_five_steps() -> None:
    state = position(sectors=QUIET)
    log = play(
        state, "deploy 1", "* stone red", "* thanos turn_cw", *[f"* roll red {face}" for face in ("b", "b", "bb", "t")]
    )
    log += put(state, "hawkeye", "red b", "red bb")
    log += roll(state, "red t", "red t")
    log += put(state, "okoye", "red t")
    log += roll(state, "red b")
    log += put(state, "okoye", "red b")
    log += finish(state)
    order = ["deployed", "stone_die", "attack", "pool", "roll", "laid", "recruited", "dealt"]
    assert [kinds(log).index(kind) for kind in order] == sorted(kinds(log).index(kind) for kind in order)
    assert view(state)["sector"] is None


@pytest.mark.rule("TR-10.1", "TR-10.2", "TR-20.5", "TR-AMB-25")
def test_the_pool_is_base_abilities_and_tokens_and_all_of_it_is_rolled() -> None:
    teams = [["captain_america", "hulkbuster"], ["black_panther"]]
    state = position(step="pool", sector=0, teams=teams, tokens=[{}, {"die_green": 1}])
    play(state, "color blue", "play die_green")
    assert pool(state) == {"red": 4, "blue": 1, "green": 1}
    log = roll(state, "red b", "red b", "red t", "red t", "blue t", "green m")
    assert len(every(log, "die")) == 6


@pytest.mark.rule("TR-10.4", "TR-15.9")
def test_dice_serve_to_recruit_to_attack_and_to_pay() -> None:
    state = rolled("red b, red m, red t", sectors=[["hawkeye", "ebony_maw"]], teams=[["mantis"], ["black_panther"]])
    assert legal(state) == ["assign hawkeye", "assign mantis", "assign ebony_maw"]


@pytest.mark.rule("TR-11.4", "TR-11.7")
def test_assigned_dice_stay_and_the_rest_is_rolled_again() -> None:
    state = rolled("red b, red b, red t", sectors=QUIET[:1])
    put(state, "hawkeye", "red b")
    assert view(state)["pool"] == {"red": 2}
    roll(state, "red b", "red x")
    assert covered(state, "hawkeye") == {"battle": 1}
    assert [item["card"] for item in view(state)["locked"]] == ["hawkeye"]


@pytest.mark.rule("TR-11.3", "TR-11.5")
def test_dice_of_one_roll_go_to_one_card_and_only_where_they_match() -> None:
    state = rolled("red b, red b, red t", sectors=QUIET[:1])
    assert refusal(state, "assign mantis").rule == "TR-11.5"
    play(state, "assign okoye")
    assert legal(state) == ["lay red b", "lay red t"]
    play(state, "lay red b")
    assert legal(state) == ["done", "lay red t"]
    assert refusal(state, "assign hawkeye").rule == "TR-11.3"


@pytest.mark.rule("TR-11.6", "TR-AMB-28")
def test_no_die_is_superfluous_and_a_double_may_cover_a_single_symbol() -> None:
    state = rolled("red b, red b, red bb, red bb", sectors=[["hawkeye"]])
    play(state, "assign hawkeye", "lay red b")
    assert legal(state) == ["done", "lay red b", "lay red bb"]
    play(state, "lay red b")
    assert asked(state) != "lay"
    other = rolled("red b, red bb, red bb", sectors=[["hawkeye"]])
    play(other, "assign hawkeye", "lay red bb")
    assert legal(other) == ["done", "lay red b", "lay red bb"]
    play(other, "lay red bb")
    assert asked(other) != "lay"
    single = rolled("red bb", sectors=[["okoye"]])
    assert legal(single) == ["stop", "assign okoye"]


@pytest.mark.rule("TR-11.11", "TR-AMB-6", "TR-AMB-31")
def test_each_hero_is_paid_once_a_turn_over_several_rolls() -> None:
    teams = [["black_widow", "iron_man"], ["black_panther"]]
    state = rolled("red b, red t, red t", sectors=[["loki"]], teams=teams, stones={"mind": 2})
    put(state, "black_widow", "red b")
    roll(state, "red b", "red t")
    put(state, "black_widow", "red b")
    roll(state, "red t")
    assert "assign black_widow" not in legal(state)
    assert "assign iron_man" in legal(state)
    assert refusal(state, "assign black_widow").rule == "TR-11.11"
    paid = rolled("red b, red b", sectors=[["loki"]], teams=teams, locked=[{"die": "red bb", "card": "black_widow"}])
    assert refusal(paid, "assign black_widow").rule == "TR-11.11"


@pytest.mark.rule("TR-12.1", "TR-AMB-26", "TR-AMB-27")
def test_forfeiting_is_open_only_when_no_card_of_the_sector_takes_a_die() -> None:
    teams = [["captain_america", "shuri"], ["black_panther"]]
    must = rolled("red b, red x", sectors=[["hawkeye", "loki"]], teams=teams)
    assert refusal(must, "forfeit red b").rule == "TR-11.2"
    may = rolled("red t", sectors=[["hawkeye", "loki"]], teams=teams, tokens=[{"symbol_battle": 1}])
    assert legal(may, "assign", "forfeit") == ["assign shuri", "forfeit red t"]
    play(may, "play symbol_battle")
    assert legal(may, "assign", "forfeit") == ["assign shuri", "forfeit red t"]


@pytest.mark.rule("TR-12.2", "TR-AMB-50", "TR-AMB-35")
def test_when_stopping_is_offered() -> None:
    assert "stop" not in legal(rolled("red t, red t", sectors=[["okoye"]], locked=[{"die": "red m", "card": "okoye"}]))
    assert "stop" in legal(rolled("red t, red t", sectors=[["okoye"]]))
    assert "stop" not in legal(rolled("red t, red t", sectors=[["hawkeye"]]))
    assert "stop" in legal(rolled("green m, green m", sectors=[["hawkeye"]]))
    assert legal(rolled("red t", sectors=[[]])) == ["stop", "forfeit red t"]
    full = rolled("red t, red t, red b, red b", sectors=[["outrider_battle_tech"]], damage={"outrider_battle_tech": 2})
    assert "stop" in legal(full)


@pytest.mark.rule("TR-12.2", "TR-AMB-50")
def test_stopping_is_not_offered_while_double_faces_can_still_complete_a_card() -> None:
    assert "stop" not in legal(rolled("red t, red t", sectors=[["black_widow"]]))
    assert "stop" in legal(rolled("red t, blue x", sectors=[["black_widow"]]))
    assert "stop" in legal(rolled("red t, red t", sectors=[["bucky_barnes"]]))


@pytest.mark.rule("TR-AMB-7")
def test_stopping_forfeits_the_rest_and_by_option_happens_by_itself() -> None:
    state = rolled("red t, red t", sectors=[["hulk"]])
    log = play(state, "stop")
    assert "stopped" in kinds(log)
    assert "roll" not in kinds(log)
    by_itself = rolled("red t, red t", sectors=[["hulk"]], options={"early_stop": "must"}, tokens=[{"die_red": 1}])
    assert question(by_itself).data["window"] == 3
    assert [item["card"] for item in view(by_itself)["locked"]] == [None, None]


@pytest.mark.rule("TR-12.3", "TR-AMB-29")
def test_hopeless_and_full_heroes_are_targets_complete_cards_and_full_villains_are_not() -> None:
    state = rolled(
        "red b, red t",
        sectors=[["hulk", "hawkeye", "outrider_battle_tech"]],
        damage={"outrider_battle_tech": 2, "hulk": 7},
        locked=[{"die": "red bb", "card": "hawkeye"}, {"die": "red b", "card": "hawkeye"}],
    )
    assert legal(state, "assign") == ["assign hulk"]
    assert refusal(state, "assign hawkeye").rule == "TR-AMB-29"
    assert refusal(state, "assign outrider_battle_tech").rule == "TR-AMB-29"


@pytest.mark.rule("TR-13.1", "TR-AMB-3")
def test_step_four_goes_abilities_recruits_villains_rewards_after_damage() -> None:
    state = position(
        step="abilities",
        sector=0,
        sectors=[["hawkeye", "ebony_maw"]],
        teams=[["mantis", "falcon", "captain_america"], ["black_panther"]],
        damage={"captain_america": 2},
        locked=[
            {"die": "red m", "card": "mantis"},
            {"die": "red bb", "card": "hawkeye"},
            {"die": "red b", "card": "hawkeye"},
            {"die": "blue t", "card": "ebony_maw"},
            {"die": "green m", "card": "ebony_maw"},
            {"die": "purple x", "card": "ebony_maw"},
        ],
    )
    twin = state.clone()
    log = play(twin, "* draw die_red", "* draw die_blue")
    assert kinds(log)[:2] == ["token_drawn", "ability"]
    fresh = position(
        step="before_roll",
        sector=0,
        sectors=[["hawkeye"]],
        teams=[["mantis", "captain_america"], ["black_panther"]],
        damage={"captain_america": 2},
        pool={"red": 1},
        locked=[{"die": "red m", "card": "mantis"}, {"die": "red bb", "card": "hawkeye"}],
    )
    roll(fresh, "red b")
    log = play(fresh, "assign hawkeye")
    assert kinds(log).index("healed") < kinds(log).index("recruited")


@pytest.mark.rule("TR-13.3", "TR-AMB-47")
def test_a_recruit_loses_all_damage_and_keeps_his_team_alive() -> None:
    state = position(
        step="recruit",
        sector=0,
        sectors=[["hawkeye", "mantis", "okoye"]],
        damage={"hawkeye": 3, "captain_america": 6},
        locked=[{"die": "red bb", "card": "hawkeye"}, {"die": "red b", "card": "hawkeye"}],
    )
    assert team(state) == {"hawkeye"}
    assert damage(state) == {}
    assert state.result() is None


@pytest.mark.rule("TR-13.5", "TR-AMB-36")
def test_dice_add_one_counter_at_most_and_none_to_a_full_villain() -> None:
    locked = [{"die": "red bb", "card": "outrider_battle_tech"}, {"die": "blue tt", "card": "outrider_battle_tech"}]
    state = position(step="wound", sector=0, sectors=[["outrider_battle_tech"]], locked=locked)
    assert damage(state) == {"outrider_battle_tech": 1}
    assert view(state)["hits"] == 1
    full = position(
        step="wound",
        sector=0,
        sectors=[["outrider_battle_tech"]],
        locked=locked,
        damage={"outrider_battle_tech": 2},
        hits=1,
        rewarded=1,
    )
    assert view(full)["beaten"] == ["outrider_battle_tech"]
    assert hand(full) == {}


@pytest.mark.rule("TR-13.7")
def test_a_hero_recruited_this_turn_is_not_used_this_turn() -> None:
    state = position(
        step="recruit",
        sector=0,
        sectors=[["quinjet", "mantis"]],
        damage={"mantis": 1},
        locked=[
            {"die": "red bb", "card": "quinjet"},
            {"die": "red b", "card": "quinjet"},
            {"die": "red t", "card": "quinjet"},
        ],
        tokens=[{"heal_two": 1}],
    )
    assert question(state).data["window"] == 4
    assert legal(state, "use") == []
    assert refusal(state, "use quinjet").rule == "TR-13.7"


@pytest.mark.rule("TR-13.8", "TR-AMB-45")
def test_a_token_gained_this_turn_is_not_played_this_turn() -> None:
    state = position(step="reward", sector=0, sectors=QUIET, hits=1, damage={"wong": 1})
    play(state, "* draw heal_two")
    assert active(state) == 1
    fresh = position(
        step="last_window",
        sector=0,
        sectors=QUIET,
        damage={"wong": 1},
        tokens=[{"heal_two": 2}],
        fresh_tokens={"heal_two": 1},
    )
    play(fresh, "play heal_two")
    assert hand(fresh) == {"heal_two": 1}
    none = rolled("red b", damage={"wong": 1}, sectors=QUIET, tokens=[{"heal_two": 1}], fresh_tokens={"heal_two": 1})
    assert refusal(none, "play heal_two").rule == "TR-13.8"


@pytest.mark.rule("TR-13.8")
def test_a_token_drawn_as_a_reward_stays_unused_while_older_ones_are_played() -> None:
    state = position(step="reward", sector=0, sectors=QUIET, hits=1, damage={"wong": 4}, tokens=[{"heal_two": 1}])
    play(state, "* draw heal_two")
    assert (asked(state), view(state)["fresh_tokens"]) == ("window", {"heal_two": 1})
    play(state, "play heal_two")
    assert (active(state), hand(state)) == (1, {"heal_two": 1})


@pytest.mark.rule("TR-14.1", "TR-14.2", "TR-AMB-5", "TR-23.4")
def test_full_cards_leave_sectors_and_all_teams_for_good() -> None:
    state = position(
        step="discard",
        sector=0,
        sectors=QUIET,
        teams=[["captain_america", "shuri"], ["black_panther", "nebula"]],
        damage={"hawkeye": 4, "shuri": 4, "nebula": 4, "wong": 3},
    )
    assert view(state)["fallen"] == ["hawkeye", "shuri", "nebula"]
    assert (team(state, 0), team(state, 1)) == ({"captain_america"}, {"black_panther"})
    play(state, "* deal hulk")
    assert "hawkeye" not in view(state)["deck"]
    assert damage(state) == {"wong": 3}


@pytest.mark.rule("TR-14.3", "TR-AMB-48")
def test_slots_are_refilled_by_sector_and_place() -> None:
    state = position(step="refill", sector=0, sectors=[["hawkeye", None, "okoye"], [None, "wong", "groot"], QUIET[2]])
    play(state, "* deal hulk", "* deal nebula")
    assert view(state)["sectors"][:2] == [["hawkeye", "hulk", "okoye"], ["nebula", "wong", "groot"]]


@pytest.mark.rule("TR-15.6", "TR-15.10", "TR-16.2", "TR-AMB-34")
def test_dice_of_abilities_add_up_by_themselves_and_depend_on_the_team() -> None:
    teams = [["captain_america", "war_machine", "bucky_barnes", "hulk"], ["black_panther"]]
    state = position(step="pool", sector=0, sectors=QUIET, teams=teams, damage={"hulk": 1})
    play(state, "color red")
    assert pool(state) == {"red": 6, "blue": 1}
    hurt = position(step="before_roll", sector=0, sectors=QUIET, teams=teams, damage={"hulk": 6}, pool={"red": 4})
    assert pool(hurt) == {"red": 4}


@pytest.mark.rule("TR-15.7", "TR-16.3")
def test_several_abilities_may_change_one_die_before_it_is_assigned() -> None:
    teams = [["okoye", "rocket", "wong"], ["black_panther"]]
    state = rolled("red b, red m", sectors=[["hawkeye"]], teams=teams)
    play(state, "use okoye", "face t", "use rocket", "face x", "use wong", "pick red x", "* roll red b")
    assert view(state)["dice"] == ["red b", "red m"]
    assert view(state)["used"] == ["okoye", "wong", "rocket"]
    put(state, "hawkeye", "red b")
    roll(state, "red t")
    assert not legal(state, "use")


@pytest.mark.rule("TR-16.4")
def test_an_ability_paid_in_part_does_nothing() -> None:
    state = position(
        step="abilities",
        sector=0,
        sectors=QUIET,
        teams=[["iron_man"], ["black_panther"]],
        stones={"mind": 2},
        locked=[{"die": "red t", "card": "iron_man"}],
    )
    assert view(state)["stones"] == {"mind": 2}
    assert active(state) == 1


@pytest.mark.rule("TR-16.6")
def test_abilities_after_damage_need_a_counter_on_a_villain() -> None:
    teams = [["falcon", "iron_spider", "hulk"], ["black_panther"]]
    state = position(step="after_damage", sector=0, sectors=QUIET, teams=teams, damage={"hulk": 1})
    assert active(state) == 1
    assert hand(state) == {}


@pytest.mark.rule("TR-16.7", "TR-15.8")
def test_any_hero_means_sectors_and_all_teams() -> None:
    state = position(
        step="last_window",
        sector=0,
        sectors=QUIET,
        teams=[["quinjet", "hulk"], ["black_panther", "shuri"]],
        damage={"hulk": 1, "shuri": 1, "loki": 1, "hawkeye": 1},
    )
    play(state, "use quinjet")
    assert legal(state) == ["heal hawkeye", "heal hulk", "heal shuri", "heal loki"]


@pytest.mark.rule("TR-AMB-8")
def test_the_team_ability_is_checked_on_the_natural_roll_or_by_option_after_changes() -> None:
    teams = [["captain_america", "rocket"], ["black_panther"]]
    natural = position(step="before_roll", sector=0, sectors=[["ebony_maw"]], teams=teams, pool={"red": 4})
    roll(natural, "red bb", "red bb", "red b", "red t")
    assert asked(natural) == "assign"
    option = {"team_check_after_manip": True}
    later = position(
        step="before_roll", sector=0, sectors=[["ebony_maw"]], teams=teams, pool={"red": 4}, options=option
    )
    roll(later, "red bb", "red bb", "red b", "red t")
    assert asked(later) == "before_check"
    log = play(later, "use rocket", "face b")
    log += play(later, "done") if asked(later) == "before_check" else []
    assert "team_ability" in kinds(log)
    assert damage(later) == {"ebony_maw": 1}


@pytest.mark.rule("TR-24.1", "TR-24.2")
def test_the_team_ability_is_checked_once_a_turn_on_the_opening_roll() -> None:
    bases = ["wakanda", "knowhere"]
    state = position(
        step="before_roll", sector=0, sectors=[["hawkeye", "hulk", "loki"]], bases=bases, pool={"red": 3, "blue": 1}
    )
    roll(state, "red t", "red t", "red t", "blue tt")
    play(state, "* draw die_red")
    play(state, "forfeit red t")
    log = roll(state, "red t", "red t", "blue tt")
    assert "team_ability" not in kinds(log)
    assert hand(state) == {"die_red": 1}


@pytest.mark.rule("TR-24.2", "TR-10.3")
@pytest.mark.parametrize(
    ("base", "dice", "short"),
    [
        ("avengers_compound", ["red bb", "red bb", "red b"], ["red bb", "red bb", "red t"]),
        ("wakanda", ["blue tt", "blue t"], ["blue tt", "blue b"]),
        ("sanctum_sanctorum", ["green mm", "green m"], ["green mm", "green b"]),
        ("knowhere", ["purple xx", "purple x"], ["purple xx", "purple b"]),
    ],
)
def test_the_team_ability_needs_exactly_what_the_base_says(base: str, dice: list[str], short: list[str]) -> None:
    bases = [base, "wakanda" if base != "wakanda" else "knowhere"]
    for shown, works in ((dice, True), (short, False)):
        pool = {colour: sum(die.startswith(colour) for die in shown) for colour in ("red", "blue", "green", "purple")}
        state = position(step="before_roll", sector=0, sectors=[["ebony_maw"], QUIET[1]], bases=bases, pool=pool)
        need = view(state)["team_check"]["need"]
        log = roll(state, *shown)
        assert ("team_ability" in kinds(log)) is works
        assert sum(len(die.split()[1]) for die in dice) == need


@pytest.mark.rule("TR-24.3")
def test_team_abilities_of_sanctum_and_knowhere() -> None:
    sanctum = position(
        step="before_roll",
        sector=0,
        sectors=QUIET,
        bases=["sanctum_sanctorum", "wakanda"],
        pool={"green": 3},
        stones={"mind": 1},
    )
    roll(sanctum, "green mm", "green m", "green m")
    assert view(sanctum)["stones"] == {}
    knowhere = position(
        step="before_roll",
        sector=0,
        sectors=QUIET,
        bases=["knowhere", "wakanda"],
        pool={"purple": 2},
        damage={"wong": 1, "drax": 2},
    )
    roll(knowhere, "purple xx", "purple xx")
    assert legal(knowhere) == ["heal wong", "heal drax"]
    play(knowhere, "heal drax", "heal drax")
    assert damage(knowhere) == {"wong": 1}
    assert asked(knowhere) == "assign"
    pass_windows(knowhere)
