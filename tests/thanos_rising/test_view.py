"""The view beside the position itself (docs: "Views")."""

import pytest

from tests.kit import play
from tests.thanos_rising.table import GAME, QUIET, position, put, roll, rolled, view

TEAMS = [["captain_america", "shuri", "okoye", "quinjet"], ["black_panther", "mantis"]]


def shown(state: object, card: str) -> dict[str, object]:
    found: dict[str, object] = view(state)["cards"][card]  # type: ignore[arg-type]
    return found


@pytest.mark.rule("TR-5.2", "TR-11.5", "TR-AMB-29")
def test_cards_of_sectors_show_damage_and_those_of_the_own_sector_their_symbols() -> None:
    state = rolled(
        "red b, red t",
        sectors=[["hawkeye", "okoye", "outrider_battle_tech"], ["wong"], []],
        damage={"wong": 3, "outrider_battle_tech": 2},
        locked=[
            {"die": "red bb", "card": "hawkeye"},
            {"die": "red b", "card": "hawkeye"},
            {"die": "red m", "card": "okoye"},
        ],
    )
    assert set(view(state)["cards"]) == {
        "hawkeye", "okoye", "outrider_battle_tech", "wong", "captain_america", "black_panther",
    }  # fmt: skip
    assert shown(state, "wong") == {"damage": 3, "spaces": 4, "full": False, "slot": 3}
    assert shown(state, "hawkeye") == {
        "damage": 0, "spaces": 4, "full": False, "slot": 0,
        "covered": {"battle": 3}, "missing": {}, "complete": True, "receives": False,
    }  # fmt: skip
    assert shown(state, "okoye") == {
        "damage": 0, "spaces": 4, "full": False, "slot": 1,
        "covered": {"mystic": 1}, "missing": {"battle": 1, "tech": 1}, "complete": False, "receives": True,
    }  # fmt: skip
    assert shown(state, "outrider_battle_tech") == {
        "damage": 2, "spaces": 2, "full": True, "slot": 2,
        "covered": {}, "missing": {"battle": 2, "tech": 1}, "complete": False, "receives": False,
    }  # fmt: skip


@pytest.mark.rule("TR-15.4", "TR-15.5", "TR-13.7", "TR-16.1")
def test_heroes_of_teams_show_whether_their_ability_can_be_used() -> None:
    state = rolled(
        "red b, red t", sectors=[["hawkeye", "hulk"]], teams=TEAMS, fresh=["quinjet"], damage={"captain_america": 2}
    )
    assert shown(state, "captain_america") == {
        "damage": 2, "spaces": 6, "full": False, "seat": 0, "timing": "pool", "fresh": False, "used": False,
        "ready": True,
    }  # fmt: skip
    assert shown(state, "shuri") == {
        "damage": 0, "spaces": 4, "full": False, "seat": 0, "timing": "assign", "fresh": False, "used": False,
        "ready": True, "paid": 0, "price": 1,
    }  # fmt: skip
    assert shown(state, "quinjet") == {
        "damage": 0, "spaces": 4, "full": False, "seat": 0, "timing": "free", "fresh": True, "used": False,
        "ready": False,
    }  # fmt: skip
    assert shown(state, "mantis") == {
        "damage": 0, "spaces": 4, "full": False, "seat": 1, "timing": "assign", "fresh": False, "used": False,
    }  # fmt: skip
    assert shown(state, "okoye")["ready"] is True
    play(state, "use okoye", "face t")
    assert (shown(state, "okoye")["ready"], shown(state, "okoye")["used"]) == (False, True)


@pytest.mark.rule("TR-16.2", "TR-16.3", "TR-16.4", "TR-16.5")
def test_an_ability_is_ready_when_its_own_moment_has_come() -> None:
    teams = [["wong", "drax", "iron_man", "falcon", "quinjet"], ["shuri"]]
    none: dict[str, object] = {"sectors": [["hawkeye", "hulk"]], "teams": teams}
    before = position(**none)
    assert not any(shown(before, hero)["ready"] for hero in teams[0])
    dice = rolled("red b, red x", **none)
    assert [hero for hero in teams[0] if shown(dice, hero)["ready"]] == ["wong"]
    others = rolled("red t, red x", damage={"hulk": 1}, hits=1, **{**none, "sectors": [["ebony_maw", "hulk"]]})
    assert [hero for hero in teams[0] if shown(others, hero)["ready"]] == teams[0]
    paid = rolled("red b, red x", locked=[{"die": "blue tt", "card": "iron_man"}], **none)
    assert (shown(paid, "iron_man")["ready"], shown(paid, "iron_man")["paid"]) == (True, 2)


@pytest.mark.rule("TR-11.4", "TR-12.1", "TR-20.4")
def test_the_tray_shows_where_every_die_is() -> None:
    state = rolled(
        "red bb, blue x",
        sectors=QUIET,
        rolls=2,
        pool={"green": 1},
        locked=[
            {"die": "red m", "card": "okoye", "roll": 1},
            {"die": "purple x", "roll": 1},
            {"die": "purple", "roll": 1},
            {"symbol": "tech", "card": "okoye", "roll": 2},
        ],
    )
    assert view(state)["tray"] == [
        {"color": "red", "face": "bb", "symbol": "battle", "size": 2, "state": "shown", "card": None, "roll": 2},
        {"color": "blue", "face": "x", "symbol": "cosmic", "size": 1, "state": "shown", "card": None, "roll": 2},
        {"color": "green", "face": None, "state": "pool", "card": None, "roll": None},
        {"color": "red", "face": "m", "symbol": "mystic", "size": 1, "state": "locked", "card": "okoye", "roll": 1},
        {"color": "purple", "face": "x", "symbol": "cosmic", "size": 1, "state": "forfeited", "card": None, "roll": 1},
        {"color": "purple", "face": None, "state": "forfeited", "card": None, "roll": 1},
        {"symbol": "tech", "state": "token", "card": "okoye", "roll": 2},
    ]


@pytest.mark.rule("TR-21.2")
def test_the_gauntlet_shows_counters_and_what_will_be_collected() -> None:
    state = rolled("red b, red t", sectors=QUIET, stones={"mind": 5, "soul": 4}, collected=["time"])
    found = {stone.pop("stone"): stone for stone in view(state)["gauntlet"]}
    assert list(found) == ["soul", "reality", "space", "power", "time", "mind"]
    assert found["mind"] == {"counters": 5, "of": 5, "collected": False, "will_collect": True}
    assert found["soul"] == {"counters": 4, "of": 5, "collected": False, "will_collect": False}
    assert found["time"] == {"counters": 0, "of": 5, "collected": True, "will_collect": False}


@pytest.mark.rule("TR-25.5", "TR-15.2")
def test_the_health_of_every_team() -> None:
    state = position(sectors=QUIET, teams=[["captain_america", "shuri"], ["hulk"]], damage={"shuri": 3, "hulk": 1})
    assert view(state)["health"] == [
        {"seat": 0, "heroes": 2, "left": 7, "spaces": 10},
        {"seat": 1, "heroes": 1, "left": 6, "spaces": 7},
    ]


@pytest.mark.rule("TR-AMB-51", "TR-13.8")
def test_what_could_be_used_in_the_open_window() -> None:
    tokens: list[object] = [{"heal_two": 1, "die_red": 1}, {"symbol_cosmic": 1, "counter_off": 1, "symbol_battle": 1}]
    teams = [["quinjet", "nebula"], ["royal_talon_fighter"]]
    fields: dict[str, object] = {"sectors": [["hawkeye"], ["loki"]], "teams": teams, "tokens": tokens}
    state = rolled("red b, red t", damage={"loki": 1}, fresh_tokens={"die_red": 1}, **fields)
    assert view(state)["window"] == 2
    assert view(state)["usable"] == [
        {"tokens": ["heal_two"], "abilities": ["quinjet"]},
        {"tokens": ["symbol_battle"], "abilities": []},
    ]
    closed = position(**fields)
    assert view(closed)["window"] == 0
    assert view(closed)["usable"] == [{"tokens": [], "abilities": []}] * 2


@pytest.mark.rule("TR-24.2")
def test_what_the_opening_roll_must_show_and_shows() -> None:
    state = position(step="before_roll", sector=0, sectors=QUIET, bases=["wakanda", "knowhere"], pool={"red": 2})
    assert view(state)["team_check"] == {"base": "wakanda", "symbol": "tech", "need": 3, "shown": 0}
    roll(state, "red t", "red b")
    assert view(state)["team_check"]["shown"] == 1
    put(state, "okoye", "red t")
    assert view(state)["team_check"]["shown"] is None
    assert GAME.start(2).view(0)["team_check"] is None


@pytest.mark.rule("TR-12.2")
def test_whether_stopping_is_offered() -> None:
    assert view(rolled("red b, red t", sectors=[["hulk"]]))["may_stop"] is True
    assert view(rolled("red b, red t", sectors=[["hawkeye"]]))["may_stop"] is False
    laying = rolled("red b, red b, red t", sectors=[["hulk"]])
    play(laying, "assign hulk")
    assert view(laying)["may_stop"] is False
    assert view(position(sectors=[["hulk"]]))["may_stop"] is False


@pytest.mark.rule("TR-8.1", "TR-9.1", "TR-7.4", "TR-6.5")
def test_hits_that_the_rest_of_step_two_will_bring() -> None:
    sectors = [["ebony_maw", "hawkeye"], ["outrider_battle_tech", "wong"], ["corvus_glaive", "cull_obsidian"]]
    fields: dict[str, object] = {"sectors": sectors, "sector": 1, "teams": [["hulk"], ["shuri"]]}
    assert view(position(step="dice", **fields))["pending_hits"] == {}
    turning = position(step="stone", stone_die="red", thanos_die="turn_cw", facing=2, **fields)
    assert view(turning)["chance"]["frame"] == "stone_die"
    assert view(turning)["pending_hits"] == {}
    asked = position(
        step="stone", stone_die="orange", thanos_die="turn_cw", facing=0, collected=["soul"],
        **{**fields, "teams": [["hawkeye", "okoye"], ["shuri"]], "sectors": [["ebony_maw"], *sectors[1:]]},
    )  # fmt: skip
    assert view(asked)["pending_hits"] == {"hawkeye": 2, "okoye": 2, "wong": 1}
    villains = position(
        step="stone", stone_die="orange", thanos_die="villains", facing=0, collected=["soul"],
        **{**fields, "teams": [["mantis", "okoye"], ["shuri"]]},
    )  # fmt: skip
    assert view(villains)["pending_hits"] == {"okoye": 1, "hawkeye": 2}


def test_own_cards_are_part_of_the_view() -> None:
    assert view(position())["parts"] is None
    assert GAME.start(2).round_number() == 1
    assert [position(turn=turn, players=3).round_number() for turn in (1, 3, 4, 7)] == [1, 1, 2, 3]


def test_a_position_is_judged_for_every_seat() -> None:
    state = position(sectors=QUIET)
    for seat in (0, 1):
        judged = state.evaluation_terms(0, seat)
        assert judged
        assert -1 <= state.evaluate(seat) <= 1
        assert -1 <= state.calibrated(seat, state.evaluate(seat)) <= 1
