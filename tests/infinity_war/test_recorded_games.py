"""Finished games in the tree: every way a game ends, and together everything in the box."""

import json
from pathlib import Path

import pytest

import sixstones
from sixstones.core.facts import Event
from sixstones.core.match import replay
from tests.infinity_war.recording import FOLDER

RECORDS = sorted(FOLDER.glob("*.json"))
GAME = sixstones.game("infinity_war")
# What shows that a Stone did its work: an event of this kind by this rule. Soul works by what does not happen.
WORKED = {
    "stone_soul": ("picked_up", "IW-8.1"),
    "stone_power": ("tiles_swapped", "IW-12.3"),
    "stone_time": ("stone_used", "IW-11.4"),
    "stone_space": ("trap_ignored", "IW-12.9"),
    "stone_reality": ("turned", "IW-12.12"),
    "stone_mind": ("thanos_home", "IW-12.14"),
}


def events_of(path: Path) -> list[Event]:
    match = replay(path.read_text(encoding="utf-8"))
    return [event for step in match.steps for event in step.events]


@pytest.fixture(scope="module")
def events() -> list[Event]:
    return [event for path in RECORDS for event in events_of(path)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replay(text)
    assert match.result is not None
    assert match.record().json() == text


def test_there_is_a_game_for_every_way_to_end() -> None:
    reasons = {json.loads(path.read_text(encoding="utf-8"))["result"]["reason"] for path in RECORDS}
    assert reasons == {"tiles", "heroes", "six_stones", "thanos"}


def test_every_kind_of_tile_is_opened_in_some_game(events: list[Event]) -> None:
    tiles = {id for id, data in GAME.components.items() if data["type"] == "tile"}
    never_drawn = {"blank"}  # in no tile set unless a variant lays it
    opened = {str(event.data["tile"]) for event in events if event.kind == "opened"}
    placed = {str(event.data["team"]).replace("team_", "base_") for event in events if event.kind == "base_placed"}
    assert tiles - never_drawn - opened - placed == set()


def test_points_are_scored_in_some_game(events: list[Event]) -> None:
    assert [event for event in events if event.kind == "scored"]


def test_every_property_works_in_some_game(events: list[Event]) -> None:
    worked = {str(event.data["tile"]) for event in events if event.kind == "property"}
    every_time = {
        "q_ship", "guardians_ship", "cull_obsidian", "dropship", "thanos_base", "teleport", "rotation_cw",
        "rotation_ccw", "proxima", "ebony_maw", "corvus", "outrider_general", "loki", "short_route",
        "arrow_1", "arrow_2", "arrow_3", "arrow_4",
    }  # fmt: skip
    assert every_time - worked == set()


def test_every_ability_is_used_in_some_game(events: list[Event]) -> None:
    characters = {id for id, data in GAME.components.items() if data["type"] == "character"}
    used = {str(event.data["character"]) for event in events if event.kind == "ability"}
    assert characters - used == set()


@pytest.mark.parametrize("stone", WORKED)
def test_every_stone_works_in_some_game(stone: str, events: list[Event]) -> None:
    kind, rule = WORKED[stone]
    found = [event for event in events if event.kind == kind and event.rule == rule]
    if kind in ("picked_up", "stone_used"):
        found = [event for event in found if stone in (event.data.get("token"), event.data.get("stone"))]
    assert found, f"{stone} never worked"
