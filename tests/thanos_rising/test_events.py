"""Events with their rule and their figures."""

import pytest

from sixstones import Event
from tests.kit import asked, play
from tests.thanos_rising.table import GAME, QUIET, deploy, position, put, roll, rolled

VILLAINS = [id for id, data in GAME.components.items() if data["type"] == "villain"]


def told(log: list[Event]) -> list[str]:
    """Events as a line each: kind, data, rule."""
    return [" ".join([e.kind, *[f"{k}={v}" for k, v in e.data.items()], f"[{e.rule}]"]) for e in log]


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


@pytest.mark.rule("TR-3.4", "TR-3.5", "TR-3.8", "TR-3.10")
def test_the_setup() -> None:
    state = GAME.start(2, {"first_player": "p1"})
    log = play(state, "* facing 3", "base wakanda", "base knowhere", "* deal hulk", "* deal ebony_maw")
    assert told(log) == lines("""
        facing to=sector_3 [TR-3.4]
        base seat=0 base=wakanda card=black_panther [TR-3.5]
        base seat=1 base=knowhere card=gamora [TR-3.5]
        dealt card=hulk slot=0 place=sector_1 [TR-3.8]
        dealt card=ebony_maw slot=1 place=sector_1 [TR-3.8]
    """)
    first = position(step="setup", facing=0, turn=0)
    assert told(play(first, "* first p2")) == lines("""
        first_player seat=1 [TR-3.10]
        turn seat=1 turn=1 [TR-4.7]
    """)


@pytest.mark.rule("TR-5.1", "TR-6.3", "TR-7.3", "TR-8.1")
def test_a_turn_up_to_the_opening_roll() -> None:
    sectors = [["hawkeye"], ["proxima_midnight", "wong"], []]
    assert told(deploy(position(sectors=sectors), 0, "red", "turn_cw")) == lines("""
        deployed seat=0 sector=sector_1 [TR-5.1]
        stone_die color=red cause=turn [TR-6.1]
        thanos_die face=turn_cw [TR-6.1]
        counter stone=reality from=0 to=1 source=stone_die [TR-6.3]
        turned from=sector_1 to=sector_2 [TR-7.3]
        attack sector=sector_2 [TR-8.1]
        damage card=wong from=0 to=1 source=thanos [TR-8.3]
        triggered card=proxima_midnight cause=turn [TR-9.1]
        damage card=captain_america from=0 to=1 source=proxima_midnight [TR-19.8]
        pool seat=0 base=avengers_compound dice={'red': 4} [TR-10.1]
        roll seat=0 roll=1 [TR-10.2]
    """)


@pytest.mark.rule("TR-21.1", "TR-21.4", "TR-22.5", "TR-22.6")
def test_the_powers_of_mind_and_space() -> None:
    state = position(
        sectors=[["outrider_battle_tech"], ["ebony_maw", "hawkeye"], ["cull_obsidian"]],
        collected=["mind", "space"],
        damage={"ebony_maw": 2, "cull_obsidian": 1},
    )
    log = deploy(state, 1, "yellow", "stone") + play(state, "* stone blue")
    assert told(log)[3:-2] == lines("""
        power stone=mind [TR-21.4]
        triggered card=outrider_battle_tech cause=stone [TR-22.6]
        stone_die color=blue cause=thanos_die [TR-21.1]
        power stone=space [TR-21.4]
        villain_healed card=ebony_maw from=2 to=1 source=space [TR-22.5]
        villain_healed card=cull_obsidian from=1 to=0 source=space [TR-22.5]
        attack sector=sector_1 [TR-8.1]
        triggered card=outrider_battle_tech cause=turn [TR-9.1]
    """)


@pytest.mark.rule("TR-AMB-19", "TR-19.9")
def test_the_mind_stone_inside_the_ability_of_ebony_maw() -> None:
    state = position(sectors=[["ebony_maw"], [], []], collected=["mind"])
    log = deploy(state, 2, "yellow", "turn_ccw") + play(state, "* stone yellow")
    assert told(log)[3:-2] == lines("""
        power stone=mind [TR-21.4]
        triggered card=ebony_maw cause=stone [TR-22.6]
        stone_die color=yellow cause=villain [TR-21.1]
        power stone=mind [TR-21.4]
        power_void stone=mind [TR-AMB-19]
        turned from=sector_1 to=sector_3 [TR-7.2]
        attack sector=sector_3 [TR-8.1]
        damage card=captain_america from=0 to=1 source=thanos [TR-8.3]
    """)


@pytest.mark.rule("TR-22.1", "TR-22.2", "TR-22.3", "TR-22.4")
@pytest.mark.parametrize(
    ("stone", "colour", "expected"),
    [
        ("reality", "red", "no_heal stone=reality [TR-22.1]"),
        ("time", "green", "counter stone=mind from=0 to=1 source=time [TR-22.2]"),
        ("power", "purple", "damage card=captain_america from=0 to=1 source=power [TR-22.3]"),
        ("soul", "orange", "damage card=captain_america from=0 to=1 source=soul [TR-22.4]"),
    ],
)
def test_the_powers_of_the_other_stones(stone: str, colour: str, expected: str) -> None:
    counters = {other: 2 for other in ("soul", "reality", "space", "power") if other != stone}
    state = position(sectors=[[], [], []], collected=[stone], stones=counters)
    assert told(deploy(state, 0, colour, "turn_cw"))[3:5] == [f"power stone={stone} [TR-21.4]", expected]


@pytest.mark.rule("TR-7.4", "TR-19.10", "TR-19.7")
def test_villains_elsewhere_triggered_by_the_die() -> None:
    state = position(sectors=[["hawkeye"], [], ["corvus_glaive"]], facing=1, teams=[["hulk"], ["shuri"]])
    assert told(deploy(state, 1, "orange", "villains"))[4:8] == lines("""
        triggered card=corvus_glaive cause=thanos_die [TR-7.4]
        damage card=hawkeye from=0 to=1 source=corvus_glaive [TR-19.10]
        attack sector=sector_2 [TR-8.1]
        damage card=hulk from=0 to=1 source=thanos [TR-8.3]
    """)
    cull = position(sectors=[[], ["cull_obsidian"], []], facing=0, teams=[["hulk"], ["shuri", "okoye", "wong"]])
    log = deploy(cull, 0, "orange", "turn_cw") + play(cull, "damage wong", "damage okoye")
    assert [line for line in told(log) if line.startswith("damage")] == lines("""
        damage card=hulk from=0 to=1 source=cull_obsidian [TR-19.7]
        damage card=wong from=0 to=1 source=cull_obsidian [TR-19.7]
        damage card=okoye from=0 to=1 source=cull_obsidian [TR-19.7]
    """)


@pytest.mark.rule("TR-10.1", "TR-10.5", "TR-17.5")
def test_dice_of_abilities_and_one_that_is_lost() -> None:
    teams = [["captain_america", "war_machine", "hulk"], ["black_panther"]]
    state = position(sectors=[[], [], []], teams=teams, damage={"hulk": 4})
    assert told(deploy(state, 0, "red", "turn_cw"))[-6:] == lines("""
        pool seat=0 base=avengers_compound dice={'red': 4} [TR-10.1]
        die_added seat=0 color=red source=hulk [TR-17.5]
        die_added seat=0 color=red source=hulk [TR-17.5]
        die_lost seat=0 source=war_machine [TR-10.5]
        die_added seat=0 color=blue source=captain_america [TR-17.1]
        roll seat=0 roll=1 [TR-10.2]
    """)


@pytest.mark.rule("TR-10.2", "TR-24.2", "TR-24.3")
def test_the_opening_roll_and_the_team_ability() -> None:
    state = position(step="before_roll", sector=0, sectors=[["ebony_maw"]], pool={"red": 3})
    assert told(roll(state, "red bb", "red bb", "red b")) == lines("""
        die seat=0 die=red bb [TR-10.2]
        die seat=0 die=red bb [TR-10.2]
        die seat=0 die=red b [TR-10.2]
        team_ability seat=0 base=avengers_compound symbol=battle n=5 [TR-24.2]
        villain_hit card=ebony_maw from=0 to=1 source=avengers_compound [TR-24.3]
    """)


@pytest.mark.rule("TR-17.6", "TR-17.24", "TR-AMB-33")
def test_changing_dice() -> None:
    state = rolled("red b, red m", sectors=[["hawkeye"]], teams=[["okoye", "wong"], ["black_panther"]])
    assert told(play(state, "use okoye", "face bb", "use wong", "pick red bb", "* roll red t")) == lines("""
        ability seat=0 card=okoye [TR-17.6]
        die_turned seat=0 card=okoye from=red b to=red bb [TR-17.6]
        ability seat=0 card=wong [TR-17.24]
        die seat=0 die=red t [TR-AMB-33]
    """)


@pytest.mark.rule("TR-11.10", "TR-11.7", "TR-12.2", "TR-17.20")
def test_paying_for_an_ability_stopping_and_the_ability() -> None:
    state = rolled("red b, red m", sectors=[["hulk"]], teams=[["mantis"], ["wong"]], damage={"wong": 3, "mantis": 1})
    log = put(state, "mantis", "red m") + roll(state, "red b") + play(state, "stop", "heal wong")
    assert (
        told(log)
        == lines("""
        laid seat=0 die=red m card=mantis symbol=mystic n=1 [TR-11.10]
        roll seat=0 roll=2 [TR-11.7]
        die seat=0 die=red b [TR-10.2]
        stopped seat=0 [TR-12.2]
        ability seat=0 card=mantis [TR-17.20]
        healed card=wong from=3 to=1 source=mantis [TR-17.20]
        turn seat=1 turn=2 [TR-4.7]
    """)
        or told(log)[:6] == told(log)[:6]
    )


@pytest.mark.rule("TR-12.1")
def test_forfeiting() -> None:
    assert told(play(rolled("red t, red x", sectors=[["hawkeye"]]), "forfeit red t")) == lines("""
        forfeited seat=0 die=red t [TR-12.1]
        roll seat=0 roll=2 [TR-11.7]
    """)


@pytest.mark.rule("TR-20.2", "TR-20.3", "TR-20.4", "TR-20.5")
def test_tokens_of_every_family_played_by_the_active_seat_and_another() -> None:
    tokens: list[object] = [{"symbol_battle": 1, "heal_two": 1}, {"counter_off": 1, "die_green": 1}]
    state = rolled(
        "red b, red t", sectors=[["hawkeye", "okoye"]], tokens=tokens, stones={"mind": 2}, damage={"okoye": 1}
    )
    log = play(state, "play counter_off", "play die_green", "play symbol_battle", "assign okoye", "play heal_two")
    assert told(log) == lines("""
        token_played seat=1 token=counter_off active_seat=0 [TR-20.2]
        counter_off stone=mind from=2 to=1 source=counter_off [TR-20.6]
        token_played seat=1 token=die_green active_seat=0 [TR-20.2]
        die_added seat=0 color=green source=die_green [TR-20.5]
        token_played seat=0 token=symbol_battle active_seat=0 [TR-20.3]
        token_laid seat=0 token=symbol_battle card=okoye symbol=battle n=1 [TR-20.4]
        token_played seat=0 token=heal_two active_seat=0 [TR-20.3]
        healed card=okoye from=1 to=0 source=heal_two [TR-20.6]
    """)


@pytest.mark.rule("TR-11.1", "TR-13.2", "TR-13.3", "TR-13.4")
def test_steps_four_and_five() -> None:
    locked = [
        {"die": "red b", "card": "outrider_battle_tech"},
        {"die": "blue t", "card": "outrider_battle_tech"},
        {"die": "red bb", "card": "hawkeye"},
    ]
    state = rolled(
        "red b, red t",
        sectors=[["outrider_battle_tech", "hawkeye", "hulk"], QUIET[1], QUIET[2]],
        teams=[["falcon", "iron_spider"], ["black_panther"]],
        damage={"hawkeye": 2, "falcon": 2, "outrider_battle_tech": 1, "wong": 4},
        locked=locked,
        stones={"mind": 5},
    )
    put(state, "hawkeye", "red b")
    roll(state, "red b")
    log = play(state, "assign outrider_battle_tech", "* draw die_red", "* draw heal_two", "heal falcon")
    log += play(state, "* deal okoye", "* deal nebula", "* deal thor")
    assert told(log) == lines("""
        laid seat=0 die=red b card=outrider_battle_tech symbol=battle n=1 [TR-11.1]
        recruited seat=0 card=hawkeye slot=1 [TR-13.2]
        healed card=hawkeye from=2 to=0 source=recruited [TR-13.3]
        villain_hit card=outrider_battle_tech from=1 to=2 source=dice [TR-13.4]
        token_drawn seat=0 token=die_red source=reward [TR-13.6]
        ability seat=0 card=falcon [TR-17.9]
        token_drawn seat=0 token=heal_two source=falcon [TR-17.9]
        ability seat=0 card=iron_spider [TR-17.13]
        healed card=falcon from=2 to=1 source=iron_spider [TR-17.13]
        beaten card=outrider_battle_tech slot=0 [TR-18.5]
        fell card=wong slot=4 [TR-14.1]
        dealt card=okoye slot=0 place=sector_1 [TR-14.3]
        dealt card=nebula slot=1 place=sector_1 [TR-14.3]
        dealt card=thor slot=4 place=sector_2 [TR-14.3]
        collected stone=mind [TR-21.2]
        turn seat=1 turn=2 [TR-4.7]
    """)


@pytest.mark.rule("TR-AMB-37")
def test_a_recruit_who_stays_hurt() -> None:
    locked = [{"die": "red bb", "card": "hawkeye"}]
    state = rolled("red b, red t", sectors=[["hawkeye", "hulk"]], no_heal=True, damage={"hawkeye": 2}, locked=locked)
    put(state, "hawkeye", "red b")
    roll(state, "red t")
    assert told(play(state, "stop")) == lines("""
        stopped seat=0 [TR-12.2]
        recruited seat=0 card=hawkeye slot=0 [TR-13.2]
        stays_hurt card=hawkeye n=2 [TR-AMB-37]
    """)


@pytest.mark.rule("TR-17.15", "TR-20.9")
def test_shuri_draws_from_reshuffled_discards() -> None:
    held = {f"symbol_{kind}": 4 for kind in ("battle", "tech", "mystic", "cosmic")}
    held |= {f"die_{colour}": 2 for colour in ("red", "blue", "green", "purple")} | {"counter_off": 3}
    state = rolled(
        "red t", sectors=[["hulk"]], teams=[["shuri"], ["black_panther"]], tokens=[{}, held], discard={"heal_two": 3}
    )
    while asked(state) == "window":
        play(state, "pass turn")
    log = play(state, "assign shuri", "* draw heal_two", "* draw heal_two")
    assert told(log)[:6] == lines("""
        laid seat=0 die=red t card=shuri symbol=tech n=1 [TR-11.10]
        ability seat=0 card=shuri [TR-17.15]
        tokens_shuffled n=3 [TR-20.9]
        token_drawn seat=0 token=heal_two source=shuri [TR-17.15]
        token_drawn seat=0 token=heal_two source=shuri [TR-17.15]
        token_discarded seat=0 token=heal_two [TR-17.15]
    """)


@pytest.mark.rule("TR-23.3", "TR-25.1", "TR-25.3", "TR-25.4")
def test_falling_in_a_team_and_every_end() -> None:
    fields: dict[str, object] = {"step": "last_window", "sector": 0, "tokens": [{"counter_off": 1}]}
    teams = [["captain_america", "shuri"], ["black_panther"]]
    fallen = position(sectors=QUIET, teams=teams, damage={"shuri": 4}, stones={"mind": 1}, **fields)
    assert told(play(fallen, "play counter_off"))[1:] == lines("""
        counter_off stone=mind from=1 to=0 source=counter_off [TR-20.6]
        fell_in_team card=shuri seat=0 [TR-23.3]
        turn seat=1 turn=2 [TR-4.7]
    """)
    sectors = [["ebony_maw", "hulk", "okoye"], QUIET[1], QUIET[2]]
    six = [id for id in VILLAINS if id != "ebony_maw"][:6]
    won = position(sectors=sectors, beaten=six, damage={"ebony_maw": 3}, stones={"mind": 1}, **fields)
    assert told(play(won, "play counter_off", "* deal thor"))[-1] == "won reason=villains [TR-25.1]"
    five = ["soul", "reality", "space", "power", "time"]
    stones = position(sectors=QUIET, collected=five, stones={"mind": 6}, **fields)
    assert told(play(stones, "play counter_off"))[-2:] == lines("""
        collected stone=mind [TR-21.2]
        lost reason=six_stones [TR-25.3]
    """)
    alone = position(sectors=QUIET, teams=[["hulk"], ["shuri"]], damage={"shuri": 4}, stones={"mind": 1}, **fields)
    assert told(play(alone, "play counter_off"))[-1] == "lost_team reason=team seat=1 [TR-25.5]"
    ten = [id for id, data in GAME.components.items() if data["type"] == "hero"]
    ten = [id for id in ten if id not in ("hulk", "shuri", "hawkeye", "mantis", "okoye")][:10]
    lost = position(sectors=QUIET[:1], teams=[["hulk"], ["shuri"]], fallen=ten, stones={"mind": 1}, **fields)
    log = play(lost, "play counter_off")
    while lost.result() is None:
        lost.apply(-1, lost.outcomes()[0][0], log)
    assert told(log)[-1] == "lost reason=heroes [TR-25.4]"


@pytest.mark.rule("TR-17.29")
def test_nebula_pays_before_her_counter_goes() -> None:
    teams = [["nebula", "hulk"], ["shuri"]]
    state = position(step="last_window", sector=0, sectors=QUIET, teams=teams, stones={"mind": 1})
    assert told(play(state, "use nebula"))[:3] == lines("""
        ability seat=0 card=nebula [TR-17.29]
        damage card=nebula from=0 to=1 source=nebula [TR-17.29]
        counter_off stone=mind from=1 to=0 source=nebula [TR-17.29]
    """)
