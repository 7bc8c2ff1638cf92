"""Impossible positions: each is refused by the field and, where one forbids it, the rule."""

from copy import deepcopy
from typing import Any

import pytest

from sixstones.core.errors import BadPosition
from tests.kit import play
from tests.superhero_battle.hand_written import PENDING
from tests.superhero_battle.own_cards import hero, only
from tests.superhero_battle.positions import GAME, cards, dump, load, opening, seat

Position = dict[str, Any]
Edits = dict[str, Any]

AVENGERS = {"boxes_in_play": "avengers"}
BOTH = {"boxes_in_play": "both"}
TEAMS = {"team_mode": "two", "team_seats": "by_seat"}
DEALT = {"team_mode": "two"}
REMOVED = object()


def edited(position: Position, edits: Edits) -> Position:
    """The position with other values, by paths such as `seats.0.energy`."""
    found = deepcopy(position)
    for path, value in edits.items():
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        target: Any = found
        for part in way:
            target = target[part]
        if value is REMOVED:
            del target[last]
        else:
            target[last] = value
    return found


def refusal(position: Position) -> tuple[str, str]:
    """The field and the rule by which a position is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert "None" not in str(caught.value.data["expected"])
    return str(caught.value.data["field"]), str(caught.value.data.get("rule", ""))


def after(*texts: str, laid: Any = (6, 4, 4), **more: Any) -> Position:
    state = opening(*laid, **more)
    play(state, *texts)
    return dump(state)


LAY = dump(load([seat(), seat(), seat()]))
OPENING = dump(opening(4, 4, 4))
TARGET = after("do sliding_tackle")
TACTIC = after("do tripwire")
NAME = after("do stun", "target p2", laid=(1, 4, 4))
OPTION = after("do vantage_point", laid=(3, 4), traps=["shot"], knockouts=["shot"])
TARGETS = after("do barrage_fire", laid=(7, 4, 4), options={"barrage_fire_variant": "up_to_two"})
ABILITY = after("do breather", laid=(seat(laid=5, hero="star_lord"), 4))
DAMAGE = PENDING["event_target"][0]
OVER = dump(load([seat([4], wins=2), seat([], wins=2)]))
PREPARE = dump(load([seat([1, 2, 3, 4, 5, 6]), seat(), seat()], stack=[{"frame": "prepare", "step": 2}]))
PICKING = dump(GAME.load({"players": 2, "stack": [{"frame": "pick_hero"}], "seats": [
    {"dealt": ["drax", "groot"]}, {"dealt": ["rocket", "gamora"]}]}))  # fmt: skip
DEALING = dump(GAME.load({"players": 2, "stack": [{"frame": "deal_hero", "seat": 1, "n": 0}], "seats": [
    {"dealt": ["drax", "groot"]}, {}]}))  # fmt: skip
TEAM_CARDS = dump(GAME.load({"players": 4, "options": DEALT, "stack": [{"frame": "team_card", "seat": 2}], "seats": [
    {"team": "red guardians"}, {"team": "red guardians"}, {}, {}]}))  # fmt: skip


@pytest.mark.parametrize(
    "position",
    [LAY, OPENING, TARGET, TACTIC, NAME, OPTION, TARGETS, ABILITY, DAMAGE, OVER, PREPARE, PICKING, DEALING, TEAM_CARDS],
)
def test_the_positions_themselves_load_as_they_are(position: Position) -> None:
    assert dump(GAME.load(position)) == position


@pytest.mark.parametrize(
    ("position", "edits", "field"),
    [
        (LAY, {"battle": -1}, "battle"),
        (LAY, {"target": 2}, "target"),
        (LAY, {"target": 5}, "target"),
        (LAY, {"fighting": [0, 3]}, "fighting"),
        (LAY, {"fighting": [0, 0]}, "fighting"),
        (LAY, {"fighting": [0, True]}, "fighting"),
        (LAY, {"fighting": [-1]}, "fighting"),
        (LAY, {"members": [0, 3]}, "members"),
        (LAY, {"used": [3]}, "used"),
        (LAY, {"acted": [3]}, "acted"),
        (LAY, {"left": ["A"]}, "left"),
        (LAY, {"deciding": [3]}, "deciding"),
        (LAY, {"left_for_cards": 1}, "left_for_cards"),
        (LAY, {"returned": 1}, "returned"),
        (LAY, {"opener": 3}, "opener"),
        (LAY, {"holder": 3}, "holder"),
        (LAY, {"holder": None}, "holder"),
        (LAY, {"champion": 3}, "champion"),
        (LAY, {"opened": "kick"}, "opened"),
        (LAY, {"action": "kick"}, "action"),
        (LAY, {"traps": ["shot", "shot"]}, "traps"),
        (LAY, {"traps": ["kick"]}, "traps"),
        (LAY, {"traps": [1]}, "traps"),
        (LAY, {"knockouts": ["kick"]}, "knockouts"),
        (LAY, {"reason": "luck"}, "reason"),
        (LAY, {"reason": 1}, "reason"),
        (LAY, {"battlefield": "moon"}, "battlefield"),
        (LAY, {"played_battlefields": ["moon"]}, "played_battlefields"),
        (LAY, {"stage": 3}, "stage"),
        (LAY, {"stage": -1}, "stage"),
        (LAY, {"stages": 61}, "stages"),
        (LAY, {"number": -1}, "number"),
        (LAY, {"turn": -1}, "turn"),
        (LAY, {"luck": 1}, "luck"),
        (LAY, {"layout": "shot"}, "layout"),
        (LAY, {"deck": {"kick": 1}}, "deck"),
        (LAY, {"deck": {"shot": 15}}, "deck"),
        (LAY, {"deck": {"shot": -1}}, "deck"),
        (LAY, {"deck": {"shot": True}}, "deck"),
        (LAY, {"discard": ["kick"]}, "discard"),
        (LAY, {"discard": 3}, "discard"),
        (LAY, {"top": "shot"}, "top"),
        (LAY, {"top": "kick"}, "top"),
        (LAY, {"seats": [{}] * 4}, "seats"),
        (LAY, {"seats": 3}, "seats"),
        (LAY, {"seats.1": 3}, "seats[1]"),
        (LAY, {"seats.1.luck": 3}, "seats[1].luck"),
        (LAY, {"seats.1.energy": 7}, "seats[1].energy"),
        (LAY, {"seats.1.energy": -1}, "seats[1].energy"),
        (LAY, {"seats.1.wins": 5}, "seats[1].wins"),
        (LAY, {"seats.1.wins": -1}, "seats[1].wins"),
        (LAY, {"seats.1.hero": "hercules"}, "seats[1].hero"),
        (LAY, {"seats.1.laid": "kick"}, "seats[1].laid"),
        (LAY, {"seats.1.hand": ["kick"]}, "seats[1].hand"),
        (LAY, {"seats.1.hand": ["shot"] * 15}, "seats[1].hand"),
        (LAY, {"seats.1.last": "kick"}, "seats[1].last"),
        (LAY, {"seats.1.series": ["kick"]}, "seats[1].series"),
        (LAY, {"seats.1.series": [3]}, "seats[1].series"),
        (LAY, {"seats.1.series": ["defence bent"]}, "seats[1].series"),
        (LAY, {"seats.1.series": ["defence turned 1 2"]}, "seats[1].series"),
        (LAY, {"seats.1.series": ["defence turned 2"]}, "seats[1].series"),
        (LAY, {"seats.1.series": ["defence turned 0"]}, "seats[1].series"),
        (LAY, {"seats.1.series": "shot"}, "seats[1].series"),
        (LAY, {"seats.1.known": ["kick"]}, "seats[1].known"),
        (LAY, {"seats.1.team": 0}, "seats[1].team"),
        (LAY, {"seats.1.pick": ["arsenal"]}, "seats[1].pick"),
        (LAY, {"seats.1.dealt": ["drax", "groot", "rocket"]}, "seats[1].dealt"),
        (LAY, {"seats.1.dealt": ["hercules"]}, "seats[1].dealt"),
        (PICKING, {"seats.1.pick": "drax"}, "seats[1].pick"),
        (PICKING, {"seats.1.pick": ["rocket"]}, "seats[1].pick"),
    ],
)
def test_a_field_with_something_else_in_it_is_refused(position: Position, edits: Edits, field: str) -> None:
    assert refusal(edited(position, edits)) == (field, "")


@pytest.mark.parametrize(
    ("position", "edits", "field", "rule"),
    [
        (LAY, {"seats.1.hand": cards(1) * 8}, "deck", "SB-INV-1"),
        (LAY, {"deck": {}}, "deck", "SB-INV-1"),
        (LAY, {"seats.1.series": cards(1, 2, 3, 4)}, "seats[1].series", "SB-INV-7"),
        (LAY, {"seats.1.series": cards(2, 1), "deck": REMOVED, "discard": REMOVED}, "seats[1].series", "SB-INV-7"),
        (LAY, {"seats.1.known": cards(5)}, "seats[1].known", "SB-AMB-56"),
        (LAY, {"seats.1.known": {"0": cards(5)}}, "seats[1].known", "SB-AMB-56"),
        (LAY, {"seats.1.known": {"spectator": cards(5)}}, "seats[1].known", "SB-AMB-56"),
        (LAY, {"seats.0.hero": "drax", "seats.1.hero": "drax"}, "seats[1].hero", "SB-3.4"),
        (LAY, {"seats.1.hero": "thor"}, "seats[1].hero", "SB-3.4"),
        (LAY, {"seats.1.energy": 0}, "seats[1].energy", "SB-INV-2"),
        (OPENING, {"fighting": [0, 1]}, "seats[2].series", "SB-INV-5"),
        (LAY, {"members": [0, 1], "fighting": [0, 1, 2]}, "fighting", "SB-AMB-43"),
        (LAY, {"members": [0, 1], "fighting": [0, 1], "used": [2]}, "used", "SB-3.7"),
        (LAY, {"battlefield": "wakanda"}, "battlefield", "SB-INV-12"),
        (LAY, {"battlefield": "milano", "played_battlefields": ["milano"]}, "battlefield", "SB-INV-12"),
        (LAY, {"played_battlefields": ["wakanda"]}, "battlefield", "SB-INV-12"),
        (dump(load([seat(), seat()])), {"battlefield": "milano"}, "battlefield", "SB-7.3"),
        (LAY, {"stack": []}, "stack", "SB-21.1"),
        (OVER, {"reason": ""}, "stack", "SB-21.1"),
        (LAY, {"champion": 1}, "champion", "SB-21.1"),
        (LAY, {"reason": "third_win"}, "champion", "SB-21.1"),
        (PREPARE, {"seats.1.laid": "shot", "deck": REMOVED}, "seats[1].laid", "SB-INV-6"),
        (OPENING, {"seats.1.laid": None, "deck": REMOVED}, "seats[1].laid", "SB-INV-6"),
        (TARGET, {"acted": [0, 1]}, "seats[1].laid", "SB-INV-6"),
        (PICKING, {"seats.1.dealt": ["rocket"]}, "seats[1].dealt", "SB-3.1"),
        (DEALING, {"stack.0.n": 1}, "seats[1].dealt", "SB-3.1"),
        (DEALING, {"seats.0.dealt": ["drax"]}, "seats[0].dealt", "SB-3.1"),
        (PICKING, {"options": BOTH, "deck": REMOVED, "seats.0.dealt": ["thor", "drax"]}, "seats[0].dealt", "SB-23.4"),
        (TARGET, {"opener": 1}, "opener", "SB-12.1"),
        (TARGET, {"acted": []}, "seats[0].series", "SB-11.2"),
        (TARGET, {"opened": None, "action": None}, "opener", "SB-12.1"),
        (TARGET, {"stack.1.step": 1}, "opened", "SB-12.1"),
        (LAY, {"opened": "shot"}, "opened", "SB-12.1"),
        (TARGET, {"opened": "shot", "action": None}, "opened", "SB-11.2"),
        (TARGET, {"action": "breather"}, "action", "SB-12.3"),
        (TEAM_CARDS, {"seats.2.team": "red guardians"}, "seats", "SB-22.2"),
        (TEAM_CARDS, {"stack.0.seat": 3}, "seats", "SB-22.2"),
        (TEAM_CARDS, {"seats.1.team": "red avengers"}, "seats", "SB-22.2"),
    ],
)
def test_what_no_rule_allows_is_refused_by_the_rule(position: Position, edits: Edits, field: str, rule: str) -> None:
    assert refusal(edited(position, edits)) == (field, rule)


@pytest.mark.rule("SB-AMB-60")
@pytest.mark.parametrize("teams", [[1, 0, 1, 0], [0, 0, 0, 1], [0, 1, 1, 1]])
def test_teams_are_equally_large_and_numbered_by_their_lowest_seat(teams: list[int]) -> None:
    seats = [{"team": team} for team in teams]
    assert refusal({"players": 4, "options": TEAMS, "seats": seats}) == ("seats", "SB-AMB-60")


FRAME = "stack[0].frame"


@pytest.mark.parametrize(
    ("position", "edits", "field"),
    [
        (LAY, {"stack": [{"frame": "nap"}]}, FRAME),
        (LAY, {"stack": [{"frame": 3}]}, "frame"),
        (LAY, {"stack": ["lay"]}, "stack[0]"),
        (LAY, {"stack": [{"frame": "lay"}] * 61}, "stack"),
        (LAY, {"stack": [{"frame": "lay", "luck": 1}]}, "stack[0].luck"),
        (LAY, {"stack": [{"frame": "draw"}]}, FRAME),
        (LAY, {"stack": [{"frame": "lay"}, {"frame": "lay"}]}, "stack[1].frame"),
        (LAY, {"stack": [{"frame": "lay"}, {"frame": "trim"}]}, "stack[1].frame"),
        (LAY, {"stack": [{"frame": "lay", "begun": 2}]}, "stack[0].begun"),
        (PREPARE, {"stack.0.step": 8}, "stack[0].step"),
        (PREPARE, {"stack": [{"frame": "prepare"}, {"frame": "trim", "n": 5}]}, "stack[1].n"),
        (PREPARE, {"stack": [{"frame": "prepare"}, {"frame": "draft", "n": 61}]}, "stack[1].n"),
        (PREPARE, {"stack": [{"frame": "prepare"}, {"frame": "layout", "left": 41}]}, "stack[1].left"),
        (PREPARE, {"stack": [{"frame": "prepare"}, {"frame": "window", "window": "nap"}]}, "stack[1].window"),
        (PREPARE, {"stack": [{"frame": "prepare"}, {"frame": "window", "window": "after_action"}]}, "stack[1].window"),
        (
            PREPARE,
            {"stack": [{"frame": "prepare"}, {"frame": "window", "window": "after_draft", "place": 3}]},
            "stack[1].place",
        ),
        (DEALING, {"stack.0.n": 2}, "stack[0].n"),
        (DEALING, {"stack.0.seat": 2}, "stack[0].seat"),
        (TARGET, {"stack.1.seat": 3}, "stack[1].seat"),
        (TARGET, {"stack.1.seat": None}, "stack[1].seat"),
        (TARGET, {"stack.1.step": 7}, "stack[1].step"),
        (TARGET, {"stack.2.seat": None}, "stack[2].seat"),
        (TARGET, {"stack.2.source": "kick"}, "stack[2].source"),
        (TARGET, {"stack.2.source": "trap"}, "stack[2].source"),
        (TARGET, {"stack.2.source": 3}, "stack[2].source"),
        (TARGET, {"stack.2.source": "milano"}, "stack[2].seat"),
        (TARGET, {"stack.2.at": 1}, "stack[2].at"),
        (TARGET, {"stack.2.at": 100}, "stack[2].at"),
        (TARGET, {"stack.2.chosen": [3]}, "stack[2].chosen"),
        (TARGET, {"stack.2.chosen": [1, 1]}, "stack[2].chosen"),
        (TARGET, {"stack.2.chosen": [True]}, "stack[2].chosen"),
        (TARGET, {"stack.2.named": "kick"}, "stack[2].named"),
        (TARGET, {"stack.2.bound": 3}, "stack[2].bound"),
        (TARGET, {"stack.3.targets": []}, "stack[3].targets"),
        (TARGET, {"stack.3.seat": 1}, "stack[3].frame"),
        (TARGET, {"stack.3": {"frame": "name", "seat": 0, "target": 1}}, "stack[3].frame"),
        (NAME, {"stack.3": {"frame": "option", "seat": 0, "options": [1, 2]}}, "stack[3].frame"),
        (OPTION, {"stack.3": {"frame": "target", "seat": 0, "targets": [1]}}, "stack[3].frame"),
        (TACTIC, {"stack.3.op": "kick"}, "stack[3].op"),
        (TACTIC, {"stack.3.up_to": 2}, "stack[3].up_to"),
        (TACTIC, {"stack.3.tactics": ["kick"]}, "stack[3].tactics"),
        (TACTIC, {"stack.3.left": 41}, "stack[3].left"),
        (OPTION, {"stack.3.options": []}, "stack[3].options"),
        (OPTION, {"stack.3.options": [0]}, "stack[3].options"),
        (OPTION, {"stack.3.options": [9]}, "stack[3].options"),
        (OPTION, {"stack.3.options": [1, 3]}, "stack[3].frame"),
        (TARGETS, {"stack.3.targets": []}, "stack[3].targets"),
        (DAMAGE, {"stack.5.targets": []}, "stack[5].targets"),
        (DAMAGE, {"stack.5.value": 16}, "stack[5].value"),
        (DAMAGE, {"stack.3.amounts": [0, 1]}, "stack[3].amounts"),
        (DAMAGE, {"stack.3.amounts": [0, 1, 16]}, "stack[3].amounts"),
        (DAMAGE, {"stack.3.amounts": [0, 1, -1]}, "stack[3].amounts"),
        (DAMAGE, {"stack.3.amounts": [0, 1, True]}, "stack[3].amounts"),
        (DAMAGE, {"stack.3.step": 7}, "stack[3].step"),
        (DAMAGE, {"stack.3.unblockable": 2}, "stack[3].unblockable"),
        (DAMAGE, {"stack.3.marks": 2**32 + 1}, "stack[3].marks"),
    ],
)
def test_a_stack_that_nothing_brings_about_is_refused(position: Position, edits: Edits, field: str) -> None:
    assert refusal(edited(position, edits)) == (field, "")


# What may be left out, and what may be there.


def test_a_short_position_is_filled_in() -> None:
    found = dump(GAME.load({"players": 3}))
    assert found["stack"] == [{"frame": "lay", "begun": 1}]
    assert (found["battle"], found["stage"], found["holder"], found["target"]) == (1, 0, 0, 3)
    assert found["fighting"] == found["members"] == [0, 1, 2]
    assert [s["energy"] for s in found["seats"]] == [3, 3, 3]
    assert [s["hand"] for s in found["seats"]] == [cards(2, 3, 4)] * 3
    assert found["discard"] == {}
    assert sum(found["deck"].values()) == 49 - 9


def test_cards_not_named_lie_in_the_discard_if_only_the_deck_is_named() -> None:
    found = dump(GAME.load({"players": 2, "deck": cards(1, 1, 7)}))
    assert found["deck"] == {"ambush": 2, "shot": 1}
    assert sum(found["discard"].values()) == 49 - 6 - 3


@pytest.mark.parametrize(
    "edits",
    [
        {"seats.1.energy": 6},
        {"seats.1.wins": 4, "target": 4},
        {"stages": 60},
        {"seats.1.hand": cards(1) * 7},
        {"seats.1.known": {"0": cards(2), "2": [], "spectator": cards(3)}},
        {"battlefield": "milano", "played_battlefields": ["kyln", "titan"]},
        {"seats.1.hero": "drax", "used": [1]},
        {"discard": {"defence": 1, "trick": 1}, "top": "trick"},
        {"number": 7, "turn": 9},
    ],
)
def test_the_ends_of_what_is_allowed_load_as_they_are(edits: Edits) -> None:
    position = edited(LAY, {"deck": REMOVED, **edits})
    found = dump(GAME.load(position))
    assert edited(found, {"deck": REMOVED}) == position


def test_another_list_of_blocked_things_has_its_number() -> None:
    guard = [{"op": "guard", "blocks": ["stun"]}]
    own = only(hero("groot", "guardians", "passive", "after_action", guard))
    position = edited(LAY, {"options": {"cards": own}, "deck": REMOVED, "stage": 1, "stages": 1})
    for text in ("defence turned", "defence turned 2"):
        found = dump(GAME.load(edited(position, {"seats.1.series": [text]})))
        assert found["seats"][1]["series"] == [text]
