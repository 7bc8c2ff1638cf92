"""How the game ends (TR-25), and what lasts from turn to turn (TR-23)."""

import pytest

from sixstones import State
from tests.kit import play, result, the
from tests.thanos_rising.table import GAME, QUIET, active, damage, deploy, position, team, view

HEROES = [id for id, data in GAME.components.items() if data["type"] == "hero"]
VILLAINS = [id for id, data in GAME.components.items() if data["type"] == "villain"]
TEAMS = [["captain_america"], ["black_panther"]]
LYING = {card for row in QUIET for card in row} | {"captain_america", "black_panther", "shuri"}
OUT = [id for id in HEROES if id not in LYING]


def at_end(**fields: object) -> State:
    """The end of a turn after everything has been refilled."""
    given: dict[str, object] = {"sectors": QUIET, "teams": TEAMS, "step": "end", "sector": 0, **fields}
    return position(**given)


@pytest.mark.rule("TR-25.3")
def test_six_stones_lose_the_game() -> None:
    five = ["soul", "reality", "space", "power", "time"]
    assert at_end(collected=five, stones={"mind": 4}).result() is None
    lost = result(at_end(collected=five, stones={"mind": 5}))
    assert (lost.winners, lost.reason) == ([], "six_stones")


@pytest.mark.rule("TR-25.4", "TR-AMB-5")
def test_ten_fallen_heroes_lose_the_game() -> None:
    assert at_end(fallen=OUT[:9]).result() is None
    assert result(at_end(fallen=OUT[:10])).reason == "heroes"
    assert result(at_end(fallen=OUT[:6], options={"level": "expert_six"})).reason == "heroes"


@pytest.mark.rule("TR-25.4")
def test_more_fallen_heroes_than_the_limit_lose_the_game_too() -> None:
    state = position(
        sectors=QUIET, teams=TEAMS, step="discard", sector=0, fallen=OUT[:9], damage={"wong": 4, "groot": 4}
    )
    while state.result() is None:
        state.apply(-1, state.outcomes()[0][0])
    assert len(view(state)["fallen"]) == 11
    assert result(state).reason == "heroes"


@pytest.mark.rule("TR-25.5")
def test_a_team_without_heroes_loses_the_game_for_all() -> None:
    state = position(sectors=QUIET, teams=TEAMS, step="discard", sector=0, damage={"black_panther": 6})
    assert (result(state).winners, result(state).reason) == ([], "team")


@pytest.mark.rule("TR-25.1", "TR-25.2")
@pytest.mark.parametrize(("level", "needed"), [("easy", 7), ("normal", 8), ("hard", 9), ("expert", 10)])
def test_enough_villains_win_at_every_level(level: str, needed: int) -> None:
    options = {"level": level}
    assert at_end(beaten=VILLAINS[: needed - 1], options=options).result() is None
    assert result(at_end(beaten=VILLAINS[:needed], options=options)).winners == [0, 1]


@pytest.mark.rule("TR-25.6", "TR-AMB-46")
def test_a_win_goes_before_every_loss() -> None:
    everything: dict[str, object] = {
        "beaten": VILLAINS[:7],
        "fallen": OUT[:10],
        "collected": ["soul", "reality", "space", "power", "time"],
    }
    state = at_end(stones={"mind": 5}, **everything)
    assert result(state).reason == "villains"


@pytest.mark.rule("TR-AMB-53")
def test_of_several_losses_the_first_is_named() -> None:
    five = ["soul", "reality", "space", "power", "time"]
    assert result(at_end(collected=five, stones={"mind": 5}, fallen=OUT[:10])).reason == "six_stones"
    both = position(sectors=QUIET, teams=TEAMS, step="discard", sector=0, damage={"black_panther": 6}, fallen=OUT[:9])
    assert result(both).reason == "heroes"


@pytest.mark.rule("TR-AMB-46", "TR-23.3")
def test_nothing_ends_before_step_five() -> None:
    state = position(sectors=QUIET, teams=[["captain_america"], ["black_panther"]], damage={"captain_america": 5})
    deploy(state, 1, "red", "turn_cw")
    assert damage(state)["captain_america"] == 6
    assert state.result() is None


@pytest.mark.rule("TR-23.5", "TR-AMB-39")
def test_a_full_hero_can_be_healed_and_works_until_the_end() -> None:
    state = position(
        step="last_window",
        sector=0,
        sectors=QUIET,
        teams=[["quinjet", "hulk"], ["black_panther"]],
        damage={"quinjet": 4},
    )
    play(state, "use quinjet")
    assert "quinjet" in team(state)
    assert damage(state) == {"quinjet": 3}


@pytest.mark.rule("TR-23.6")
def test_damage_stays_from_turn_to_turn() -> None:
    state = position(sectors=QUIET, step="end", sector=0, damage={"wong": 2, "black_panther": 1})
    assert active(state) == 1
    assert damage(state) == {"wong": 2, "black_panther": 1}


def test_the_event_says_what_decided() -> None:
    state = position(
        sectors=QUIET,
        teams=TEAMS,
        step="last_window",
        sector=0,
        damage={"black_panther": 6},
        stones={"mind": 1},
        tokens=[{"counter_off": 1}],
    )
    log = play(state, "play counter_off")
    lost = the(log, "lost_team")
    assert (lost.rule, lost.data["seat"]) == ("TR-25.5", 1)
    assert view(state)["result"]["reason"] == "team"
    assert [state.value(result(state), seat) for seat in (0, 1)] == [-1.0, -1.0]


# The end explained.


def reasons(state: State) -> list[tuple[str, str]]:
    return [(reason.kind, reason.rule) for reason in state.account().because]


@pytest.mark.rule("TR-25.1", "TR-25.3", "TR-25.4", "TR-25.6")
def test_the_account_says_what_was_reached_and_how_far_the_rest_had_come() -> None:
    five = ["soul", "reality", "space", "power", "time"]
    stones = at_end(collected=five, stones={"mind": 5}, beaten=VILLAINS[:2])
    assert reasons(stones)[0] == ("six_stones", "TR-25.3")
    assert ("villains_left", "TR-25.2") in reasons(stones)
    heroes = at_end(fallen=OUT[:10])
    assert reasons(heroes)[0] == ("heroes", "TR-25.4")
    assert heroes.account().because[0].data == {"count": 10, "limit": 10}
    empty = position(sectors=QUIET, teams=TEAMS, step="discard", sector=0, damage={"black_panther": 6})
    assert reasons(empty)[0] == ("team", "TR-25.5")
    assert empty.account().because[0].data == {"seats": [1]}
    assert empty.account().counted[0].values == [1, 0]
    both = at_end(stones={"mind": 5}, collected=five, beaten=VILLAINS[:7], fallen=OUT[:10])
    assert reasons(both)[:2] == [("villains", "TR-25.1"), ("win_first", "TR-25.6")]
    assert ("win_first", "TR-25.6") not in reasons(at_end(beaten=VILLAINS[:7]))


@pytest.mark.rule("TR-25.1", "TR-25.3", "TR-25.4", "TR-25.5")
def test_every_part_of_the_account_by_rule_and_figures() -> None:
    def told(state: State) -> list[tuple[str, str, object]]:
        return [(reason.kind, reason.rule, reason.data) for reason in state.account().because]

    five = ["soul", "reality", "space", "power", "time"]
    villains = ("villains_left", "TR-25.2", {"count": 2, "goal": 7})
    stones = ("stones_so_far", "TR-25.3", {"count": 5, "goal": 6})
    heroes = ("heroes_fallen", "TR-25.4", {"count": 3, "limit": 10})
    fields: dict[str, object] = {"beaten": VILLAINS[:2], "collected": five, "fallen": OUT[:3]}
    assert told(at_end(**{**fields, "stones": {"mind": 5}})) == [
        ("six_stones", "TR-25.3", {"count": 6}), villains, heroes,
    ]  # fmt: skip
    assert told(at_end(**{**fields, "fallen": OUT[:10]})) == [
        ("heroes", "TR-25.4", {"count": 10, "limit": 10}), villains, stones,
    ]  # fmt: skip
    assert told(at_end(**{**fields, "teams": [["captain_america"], []]})) == [
        ("team", "TR-25.5", {"seats": [1]}), villains, stones, heroes,
    ]  # fmt: skip
    won: tuple[str, str, object] = ("villains", "TR-25.1", {"count": 7, "goal": 7})
    assert told(at_end(**{**fields, "beaten": VILLAINS[:7]})) == [won, stones, heroes]
    both = told(at_end(**{**fields, "beaten": VILLAINS[:7], "teams": [["captain_america"], []]}))
    assert both == [won, ("win_first", "TR-25.6", {}), stones, heroes]
    counted = at_end(**{**fields, "beaten": VILLAINS[:7]}).account().counted
    assert [(row.key, row.values) for row in counted] == [("team", [1, 1])]
