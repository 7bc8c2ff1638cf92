"""The table's foresight: the end of the turn, and the risk of deploying (docs: "Views")."""

from typing import Any

import pytest

from sixstones import CHANCE, State
from tests.kit import play
from tests.thanos_rising.table import QUIET, damage, deploy, finish, position, rolled, view

HAWKEYE = [{"die": "red bb", "card": "hawkeye"}, {"die": "red b", "card": "hawkeye"}]
OUTRIDER = [{"die": "red bb", "card": "outrider_battle_tech"}, {"die": "blue t", "card": "outrider_battle_tech"}]
TEAMS = [["captain_america"], ["black_panther"]]


def soon(state: State) -> dict[str, int]:
    """How many more villains, heroes and stones the end of this turn brings."""
    return {key: view(state)["goal"][key]["soon"] for key in ("villains", "heroes", "stones")}


def falling(state: State) -> list[str]:
    return list(view(state)["goal"]["falling"])


def risk(state: State, sector: int) -> dict[str, Any]:
    return dict(view(state)["deployments"][sector])


# The end of the turn.


@pytest.mark.rule("TR-23.3", "TR-14.1")
def test_full_cards_and_five_counters_count_on_top_of_those_already_gone() -> None:
    state = rolled(
        "red t",
        sectors=[["okoye"], ["wong", "ebony_maw"]],
        teams=[["captain_america", "shuri"], ["black_panther"]],
        damage={"wong": 4, "shuri": 4, "captain_america": 5, "ebony_maw": 3},
        fallen=["hulk", "loki"],
        beaten=["cull_obsidian"],
        stones={"mind": 5, "soul": 6, "time": 4},
        collected=["space"],
    )
    assert soon(state) == {"villains": 1, "heroes": 2, "stones": 2}
    assert {key: view(state)["goal"][key]["now"] for key in ("villains", "heroes", "stones")} == {
        "villains": 1,
        "heroes": 2,
        "stones": 1,
    }
    assert falling(state) == ["shuri", "wong"]


@pytest.mark.rule("TR-13.3", "TR-11.9")
def test_a_full_hero_who_is_complete_will_be_recruited_and_not_fall() -> None:
    fields: dict[str, object] = {"sectors": [["hawkeye", "hulk"]], "teams": TEAMS, "damage": {"hawkeye": 4}}
    half = rolled("red t, red x", locked=HAWKEYE[:1], **fields)
    assert (soon(half)["heroes"], falling(half)) == (1, ["hawkeye"])
    complete = rolled("red t, red x", locked=HAWKEYE, **fields)
    assert (soon(complete)["heroes"], falling(complete)) == (0, [])
    finish(complete)
    assert view(complete)["fallen"] == []


@pytest.mark.rule("TR-AMB-37")
def test_a_full_hero_who_is_complete_will_fall_where_the_red_stone_forbids_his_healing() -> None:
    fields: dict[str, object] = {"sectors": [["hawkeye", "hulk"]], "teams": TEAMS, "damage": {"hawkeye": 4}}
    banned = rolled("red t, red x", locked=HAWKEYE, no_heal=True, **fields)
    assert (soon(banned)["heroes"], falling(banned)) == (1, ["hawkeye"])
    finish(banned)
    assert view(banned)["fallen"] == ["hawkeye"]
    option = {"red_stone_blocks_recruit_heal": False}
    assert falling(rolled("red t, red x", locked=HAWKEYE, no_heal=True, options=option, **fields)) == []


@pytest.mark.rule("TR-13.4", "TR-18.5")
def test_a_complete_villain_will_be_beaten_if_it_lacks_one_counter() -> None:
    fields: dict[str, object] = {"sectors": [["outrider_battle_tech", "hulk"]], "teams": TEAMS}
    complete = rolled("red m, red x", locked=OUTRIDER, damage={"outrider_battle_tech": 1}, **fields)
    assert soon(complete)["villains"] == 1
    finish(complete)
    assert view(complete)["beaten"] == ["outrider_battle_tech"]
    assert soon(rolled("red m, red x", locked=OUTRIDER, **fields))["villains"] == 0
    assert (
        soon(rolled("red m, red x", locked=OUTRIDER[:1], damage={"outrider_battle_tech": 1}, **fields))["villains"] == 0
    )
    assert soon(rolled("red m, red x", locked=OUTRIDER, damage={"outrider_battle_tech": 2}, **fields))["villains"] == 1


@pytest.mark.rule("TR-13.5")
def test_dice_that_have_hit_a_villain_are_not_counted_again() -> None:
    state = position(
        step="wound", sector=0, sectors=[["outrider_battle_tech"]], locked=OUTRIDER, teams=TEAMS,
        damage={"captain_america": 1}, tokens=[{"heal_two": 1}],
    )  # fmt: skip
    play(state, "* draw die_red")
    assert (view(state)["window"], damage(state)["outrider_battle_tech"]) == (4, 1)
    assert soon(state)["villains"] == 0


# Deploying.


def every_end(state: State) -> list[tuple[float, int]]:
    """Every course of step 2 with its chance, and the damage of the active team after it."""
    if state.pending()[-1] not in ("stone_die", "thanos_die", "villains", "tied"):
        team = view(state)["teams"][view(state)["active"]]
        return [(1.0, sum(damage(state).get(hero, 0) for hero in team))]
    found: list[tuple[float, int]] = []
    steps = state.outcomes() if state.actor == CHANCE else [(state.legal(state.actor)[0], 1)]
    for action, weight in steps:
        twin = state.clone()
        twin.apply(twin.actor, action)
        found += [(chance * weight / sum(w for _, w in steps), hits) for chance, hits in every_end(twin)]
    return found


@pytest.mark.rule("TR-19.9", "TR-6.5", "TR-22.3")
@pytest.mark.parametrize("sector", [0, 1, 2])
@pytest.mark.parametrize("maw", [0, 1])
def test_what_deploying_risks_counts_the_stone_roll_of_ebony_maw(sector: int, maw: int) -> None:
    sectors = [["hawkeye"], ["proxima_midnight"], []]
    sectors[maw] = [*sectors[maw], "ebony_maw"]
    state = position(sectors=sectors, teams=[["captain_america", "hulk"], ["black_panther"]], collected=["power"])
    told = risk(state, sector)
    play(state, f"deploy {sector + 1}")
    ends = every_end(state)
    assert told["worst"] == max(hits for _, hits in ends)
    assert told["expected"] == pytest.approx(sum(chance * hits for chance, hits in ends), abs=0.006)


@pytest.mark.rule("TR-19.9", "TR-22.6", "TR-AMB-19")
def test_ebony_maw_triggered_by_the_mind_stone_rolls_too_but_mind_is_void_in_that_roll() -> None:
    sectors = [["ebony_maw", "proxima_midnight"], QUIET[1], []]
    state = position(sectors=sectors, teams=[["hulk", "shuri"], ["black_panther"]], collected=["mind", "power"])
    told = risk(state, 2)["worst"]
    deploy(state, 2, "yellow", "stone")
    play(state, "trigger ebony_maw", "* stone purple", "* stone yellow")
    play(state, "trigger ebony_maw", "* stone purple", "trigger ebony_maw", "* stone purple")
    assert damage(state) == {"hulk": 6, "shuri": 3}
    assert told == 6 + 3


@pytest.mark.rule("TR-23.2")
def test_no_more_hits_are_foreseen_than_the_team_has_spaces() -> None:
    sectors = [["ebony_maw", "proxima_midnight"], QUIET[1], []]
    for option in (False, True):
        state = position(
            sectors=sectors, teams=[["hulk"], ["black_panther"]], damage={"hulk": 5},
            collected=["mind", "power"], options={"mind_inside_villain_ability": option},
        )  # fmt: skip
        assert risk(state, 0)["worst"] == 2
        assert risk(state, 0)["expected"] <= 2


@pytest.mark.rule("TR-AMB-19")
def test_by_option_mind_and_ebony_maw_may_go_on_until_the_team_is_full() -> None:
    sectors = [["ebony_maw", "proxima_midnight"], QUIET[1], []]
    teams = [["hulk", "captain_america", "drax"], ["black_panther"]]
    fields: dict[str, object] = {"sectors": sectors, "teams": teams, "collected": ["mind"]}
    assert risk(position(**fields), 1)["worst"] == 3 * 3
    endless = position(options={"mind_inside_villain_ability": True}, **fields)
    assert risk(endless, 1)["worst"] == 7 + 6 + 5
