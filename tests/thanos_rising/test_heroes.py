"""Every hero's card, one test each (TR-17)."""

import pytest

from sixstones import State
from tests.kit import asked, every, legal, play, question, the
from tests.thanos_rising.table import (
    QUIET,
    counters,
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

BASES = ["avengers_compound", "wakanda"]
OTHER = ["iron_man"]
VILLAIN = [["hawkeye", "mantis", "outrider_mystic_cosmic"]]
CALM = [["falcon", "statesman", "royal_talon_fighter"]]


def collected(*heroes: str, **fields: object) -> State:
    """The pool of the Avengers' base for these heroes (four red dice to begin with)."""
    given: dict[str, object] = {"sectors": CALM, **fields}
    return position(step="pool", sector=0, bases=BASES, teams=[list(heroes), OTHER], **given)


def after_roll(hero: str, dice: str, **fields: object) -> State:
    given: dict[str, object] = {"sectors": CALM, **fields}
    return rolled(dice, teams=[["hulk", hero], OTHER], **given)


def turns(hero: str, before: str, after: str, *others: str) -> None:
    """The hero sets a die to another face; other dice are out of reach."""
    state = after_roll(hero, ", ".join([before, *others]))
    play(state, f"use {hero}")
    if asked(state) == "manip_die":
        assert legal(state) == [f"pick {before}"]
    assert asked(state) == "manip_face"
    log = play(state, f"face {after.split()[1]}")
    assert the(log, "die_turned").data["to"] == after
    assert after in view(state)["dice"]
    assert before not in view(state)["dice"]
    assert f"use {hero}" not in legal(state)


def heals_one(hero: str) -> None:
    """A ship takes one damage off any hero, in any window, once a turn."""
    hurt = {"falcon": 2, "iron_man": 1}
    state = position(
        step="before_roll", sector=0, sectors=CALM_BUT, teams=[[hero], OTHER], damage=hurt, pool={"red": 4}
    )
    assert (asked(state), question(state).data["window"]) == ("window", 1)
    play(state, f"use {hero}")
    assert legal(state) == ["heal falcon", "heal iron_man"]
    log = play(state, "heal falcon")
    assert the(log, "healed").data["to"] == 1
    roll(state, "red b", "red b", "red t", "red t")
    assert f"use {hero}" not in legal(state)


CALM_BUT = [["falcon", "wong", "groot"]]


@pytest.mark.rule("TR-17.1")
def test_captain_america_adds_a_red_or_blue_die_with_another_battle_hero() -> None:
    assert pool(collected("captain_america")) == {"red": 4}
    state = collected("captain_america", "hawkeye")
    assert legal(state) == ["color red", "color blue"]
    play(state, "color blue")
    assert pool(state) == {"red": 4, "blue": 1}


@pytest.mark.rule("TR-17.2")
def test_black_widow_draws_a_token_and_heals_one_for_two_battle() -> None:
    state = after_roll("black_widow", "red b, red b", damage={"iron_man": 2})
    log = put(state, "black_widow", "red b", "red b")
    log = play(state, "* draw die_red")
    assert the(log, "healed").data["to"] == 1
    assert hand(state) == {"die_red": 1}


@pytest.mark.rule("TR-17.3")
def test_bucky_adds_a_blue_die_with_a_tech_hero() -> None:
    assert pool(collected("bucky_barnes", "hawkeye")) == {"red": 4}
    assert pool(collected("bucky_barnes", "shuri")) == {"red": 4, "blue": 1}


@pytest.mark.rule("TR-17.4", "TR-AMB-33")
def test_hawkeye_rolls_a_die_again() -> None:
    state = after_roll("hawkeye", "red m, red x")
    play(state, "use hawkeye", "pick red m", "* roll red m")
    assert view(state)["dice"] == ["red m", "red x"]
    assert "use hawkeye" not in legal(state)


@pytest.mark.rule("TR-17.5")
@pytest.mark.parametrize(("hurt", "red"), [(1, 4), (2, 5), (5, 6), (6, 6)])
def test_hulk_adds_a_red_die_for_every_two_damage(hurt: int, red: int) -> None:
    assert pool(collected("hulk", damage={"hulk": hurt})) == {"red": red}


@pytest.mark.rule("TR-17.6")
def test_okoye_turns_a_battle_die() -> None:
    turns("okoye", "red bb", "red x", "red t")


@pytest.mark.rule("TR-17.7", "TR-16.5", "TR-AMB-42")
def test_quinjet_heals_one_damage() -> None:
    heals_one("quinjet")


@pytest.mark.rule("TR-17.8")
def test_black_panther_adds_a_blue_or_green_die_with_another_tech_hero() -> None:
    assert pool(collected("black_panther", "hawkeye")) == {"red": 4}
    state = collected("black_panther", "friday")
    assert legal(state) == ["color blue", "color green"]


@pytest.mark.rule("TR-17.9", "TR-AMB-41")
def test_falcon_draws_one_token_more_however_many_villains_were_hit() -> None:
    state = position(step="reward", sector=0, sectors=CALM_BUT[:0], teams=[["falcon"], OTHER], hits=2)
    log = play(state, "* draw die_red", "* draw die_blue", "* draw heal_two")
    assert [drawn["source"] for drawn in every(log, "token_drawn")] == ["reward", "reward", "falcon"]


@pytest.mark.rule("TR-17.10")
def test_friday_turns_a_tech_die() -> None:
    turns("friday", "blue tt", "blue m", "red b")


@pytest.mark.rule("TR-17.11")
def test_hulkbuster_adds_a_red_or_blue_die() -> None:
    assert legal(collected("hulkbuster")) == ["color red", "color blue"]


@pytest.mark.rule("TR-17.12")
def test_iron_man_takes_a_counter_off_for_two_tech() -> None:
    state = rolled("blue tt", sectors=QUIET[:1], teams=[["iron_man"], ["hulk"]], stones={"mind": 3, "soul": 1})
    put(state, "iron_man", "blue tt")
    assert legal(state) == ["remove soul", "remove mind"]
    log = play(state, "remove mind")
    assert the(log, "counter_off").rule == "TR-17.12"
    assert counters(state) == {"soul": 1, "mind": 2}


@pytest.mark.rule("TR-17.13", "TR-AMB-52")
def test_iron_spider_heals_one_for_every_counter_and_may_end_early() -> None:
    state = position(
        step="after_damage", sector=0, sectors=[], teams=[["iron_spider", "hulk"], OTHER], hits=2, rewarded=2,
        damage={"hulk": 3, "iron_man": 1},
    )  # fmt: skip
    assert legal(state) == ["done", "heal hulk", "heal iron_man"]
    play(state, "heal hulk")
    assert damage(state)["hulk"] == 2
    play(state, "done")
    assert damage(state) == {"hulk": 2, "iron_man": 1}


@pytest.mark.rule("TR-17.14")
def test_royal_talon_fighter_heals_one_damage() -> None:
    heals_one("royal_talon_fighter")


@pytest.mark.rule("TR-17.15", "TR-AMB-44", "TR-AMB-45")
def test_shuri_draws_two_tokens_and_keeps_one() -> None:
    state = rolled("red t", sectors=QUIET[:1], teams=[["shuri"], OTHER])
    log = put(state, "shuri", "red t")
    log = play(state, "* draw die_red", "* draw heal_two")
    assert legal(state) == ["keep die_red", "keep heal_two"]
    log = play(state, "keep heal_two")
    assert the(log, "token_discarded").data["token"] == "die_red"
    assert hand(state) == {"heal_two": 1}
    assert view(state)["discard"] == {"die_red": 1}
    last = rolled("red t", sectors=QUIET[:1], teams=[["shuri"], OTHER], tokens=ALL_BUT_ONE)
    pass_windows(last)
    put(last, "shuri", "red t")
    pass_windows(last)
    play(last, "* draw counter_off")
    assert hand(last)["counter_off"] == 1
    assert view(last)["pile"] == {}


ALL_BUT_ONE = [
    {},
    {
        **{f"symbol_{kind}": 4 for kind in ("battle", "tech", "mystic", "cosmic")},
        **{f"die_{colour}": 2 for colour in ("red", "blue", "green", "purple")},
        "heal_two": 3,
        "counter_off": 2,
    },
]


@pytest.mark.rule("TR-17.16")
def test_war_machine_adds_a_red_die_with_a_battle_hero() -> None:
    assert pool(collected("war_machine", "friday")) == {"red": 4}
    assert pool(collected("war_machine", "hawkeye")) == {"red": 5}


@pytest.mark.rule("TR-17.17")
def test_doctor_strange_adds_a_green_or_purple_die_with_another_mystic_hero() -> None:
    assert pool(collected("doctor_strange", "hawkeye")) == {"red": 4}
    assert legal(collected("doctor_strange", "wong")) == ["color green", "color purple"]


@pytest.mark.rule("TR-17.18")
def test_heimdall_hits_only_villains_without_damage() -> None:
    sectors = [["hawkeye"], ["proxima_midnight", "corvus_glaive", "ebony_maw"]]
    state = rolled("green mm", teams=[["heimdall"], OTHER], sectors=sectors, damage={"ebony_maw": 1})
    put(state, "heimdall", "green mm")
    assert legal(state) == ["hit proxima_midnight", "hit corvus_glaive"]
    log = play(state, "hit corvus_glaive")
    assert the(log, "villain_hit").rule == "TR-17.18"
    assert damage(state) == {"ebony_maw": 1, "corvus_glaive": 1}


@pytest.mark.rule("TR-17.19")
def test_loki_adds_a_green_or_purple_die() -> None:
    assert legal(collected("loki")) == ["color green", "color purple"]


@pytest.mark.rule("TR-17.20", "TR-AMB-52")
def test_mantis_heals_as_far_as_there_is_damage() -> None:
    state = after_roll("mantis", "red m", damage={"falcon": 1})
    log = put(state, "mantis", "red m")
    assert the(log, "healed").data["to"] == 0


@pytest.mark.rule("TR-17.21")
def test_statesman_heals_one_damage() -> None:
    heals_one("statesman")


@pytest.mark.rule("TR-17.22")
def test_thor_adds_a_purple_die_with_a_cosmic_hero() -> None:
    assert pool(collected("thor", "hawkeye")) == {"red": 4}
    assert pool(collected("thor", "groot")) == {"red": 4, "purple": 1}


@pytest.mark.rule("TR-17.23")
def test_vision_turns_a_tech_or_mystic_die() -> None:
    turns("vision", "red t", "red bb", "red b", "red x")
    turns("vision", "green m", "green mm", "red b")


@pytest.mark.rule("TR-17.24")
def test_wong_rolls_a_die_again() -> None:
    state = after_roll("wong", "red m, red x")
    play(state, "use wong", "pick red x", "* roll red bb")
    assert view(state)["dice"] == ["red m", "red bb"]


@pytest.mark.rule("TR-17.25")
def test_gamora_adds_a_red_or_purple_die_with_another_cosmic_hero() -> None:
    assert pool(collected("gamora", "hawkeye")) == {"red": 4}
    assert legal(collected("gamora", "groot")) == ["color red", "color purple"]


@pytest.mark.rule("TR-17.26")
def test_drax_adds_a_red_die_with_a_villain_in_the_sector() -> None:
    assert pool(collected("drax")) == {"red": 4}
    assert pool(collected("drax", sectors=VILLAIN)) == {"red": 5}
    assert pool(collected("drax", sectors=[CALM[0], ["ebony_maw"]])) == {"red": 4}


@pytest.mark.rule("TR-17.26", "TR-5.2")
def test_drax_looks_at_the_sector_deployed_to_wherever_thanos_looks() -> None:
    here, elsewhere = [["ebony_maw"], CALM[0]], [CALM[0], ["ebony_maw"]]
    assert pool(collected("drax", sectors=here, facing=1)) == {"red": 5}
    assert pool(collected("drax", sectors=elsewhere, facing=1)) == {"red": 4}


@pytest.mark.rule("TR-17.27")
def test_groot_heals_two_for_one_cosmic() -> None:
    state = after_roll("groot", "red x", damage={"falcon": 3})
    log = put(state, "groot", "red x")
    assert the(log, "healed").data["to"] == 1


@pytest.mark.rule("TR-17.28")
def test_guardians_ship_heals_one_damage() -> None:
    heals_one("guardians_ship")


@pytest.mark.rule("TR-17.29", "TR-AMB-43")
def test_nebula_pays_with_damage_once_a_turn_and_may_use_her_last_space() -> None:
    fields: dict[str, object] = {"step": "last_window", "sector": 0, "sectors": CALM, "stones": {"mind": 3}}
    state = position(teams=[["nebula", "hulk"], OTHER], damage={"nebula": 3}, **fields)
    play(state, "use nebula")
    assert "nebula" not in team(state)
    assert counters(state) == {"mind": 2}
    full = position(teams=[["nebula", "hulk"], OTHER], damage={"nebula": 4}, **fields)
    assert asked(full) != "window"
    none = position(teams=[["nebula", "hulk"], OTHER], step="last_window", sector=0, sectors=CALM)
    assert asked(none) != "window"
    again = position(teams=[["nebula", "hulk"], OTHER], options={"nebula_once_per_turn": False}, **fields)
    play(again, "use nebula")
    assert "use nebula" in legal(again)


@pytest.mark.rule("TR-17.30")
def test_rocket_turns_a_tech_or_cosmic_die() -> None:
    turns("rocket", "red t", "red b", "red b", "red m")
    turns("rocket", "purple xx", "purple t", "red b")


@pytest.mark.rule("TR-17.31")
def test_star_lord_adds_a_green_die_with_a_mystic_hero() -> None:
    assert pool(collected("star_lord", "hawkeye")) == {"red": 4}
    assert pool(collected("star_lord", "wong")) == {"red": 4, "green": 1}


@pytest.mark.rule("TR-17.32")
def test_the_collector_turns_a_mystic_or_cosmic_die() -> None:
    turns("the_collector", "red m", "red b", "red b", "red t")
    turns("the_collector", "red x", "red b", "red b", "red t")


@pytest.mark.rule("TR-15.4", "TR-15.5", "TR-16.1")
def test_abilities_belong_to_the_active_team_and_work_once() -> None:
    state = rolled(
        "red b, red t", sectors=QUIET[:1], teams=[["captain_america"], ["rocket", "quinjet"]], damage={"rocket": 1}
    )
    assert not legal(state, "use")
    assert asked(state) == "assign"
    finish(state)
    assert view(state)["used"] == []
