"""A record is the whole game; while it runs, a viewer's record hides what they may not know."""

import json

import pytest

from sixstones.core.errors import BadRecord
from sixstones.core.match import Match, replay
from sixstones.core.record import Record, read_record
from tests.core.positions import finished_match, fresh_match, match_from
from tests.core.small_games import Bag


def drawn_blind() -> Match:
    match = fresh_match()
    match.play(0, "reserve deck 2")
    return match


def test_a_record_has_everything_needed_to_play_the_game_again() -> None:
    match = fresh_match()
    match.play(0, "take red blue purple")
    record = match.record().as_dict()
    assert list(record) == ["format", "game", "version", "players", "options", "steps", "result"]
    assert (record["format"], record["game"], record["players"], record["result"]) == (
        "sixstones/1",
        "splendor",
        2,
        None,
    )
    assert record["options"] == match.state.options
    steps = record["steps"]
    assert isinstance(steps, list)
    assert steps[-1] == "0 take blue red purple"
    assert steps[0].startswith("* ")


def test_a_card_drawn_blind_is_hidden_from_all_but_its_owner() -> None:
    match = drawn_blind()
    card = match.steps[-1].text
    assert match.record().steps[-1] == f"* {card}"
    assert match.record(0).steps[-1] == f"* {card}"
    assert match.record(1).steps[-1] == "* ?"
    assert match.public_record().steps[-1] == "* ?"
    assert card not in match.record(1).json()
    assert card not in match.public_record().json()


def test_everything_else_is_the_same_for_all() -> None:
    match = drawn_blind()
    assert match.record(1).steps[:-1] == match.record().steps[:-1] == match.public_record().steps[:-1]


def test_the_record_of_a_finished_game_hides_nothing() -> None:
    match = finished_match("splendor", 2, 5)
    assert any(step.known_to is not None for step in match.steps), "choose a seed with a card drawn blind"
    full = match.record().json()
    assert "?" not in full
    assert match.record(0).json() == match.record(1).json() == match.public_record().json() == full


def test_a_hidden_step_cannot_be_replayed() -> None:
    match = drawn_blind()
    with pytest.raises(BadRecord, match="hidden in this record") as info:
        replay(match.record(1))
    assert info.value.data["field"] == f"steps[{len(match.steps) - 1}]"
    assert replay(match.record(0)).state.dump() == match.state.dump()


def test_a_match_from_a_position_has_no_record() -> None:
    match = match_from({"seat": 0})
    for record in (match.record, match.public_record):
        with pytest.raises(BadRecord, match="began from a loaded position") as info:
            record()
        assert info.value.key == "record-from-position"


def test_a_draw_with_one_outcome_is_not_recorded(bag: Bag) -> None:
    match = Match(bag, 1, seed=2)
    while match.result is None:
        match.play(0, "draw")
    assert [step[0] for step in match.record().steps].count("0") == 4
    assert len(match.record().steps) < 8
    assert replay(match.record().json()).state.dump() == match.state.dump()


def test_a_record_is_json_with_one_step_a_line() -> None:
    text = drawn_blind().record().json()
    lines = text.splitlines()
    assert '  "0 reserve deck 2",' in lines
    assert text.endswith("}\n")
    assert read_record(text).json() == text


def test_a_record_keeps_its_steps_apart_from_a_table_named_like_them() -> None:
    record = Record("x", 1, 2, {"table": {"steps": []}}, ["0 pass"], None)
    again = json.loads(record.json())
    assert again["steps"] == ["0 pass"]
    assert again["options"] == {"table": {"steps": []}}


def test_editing_a_record_leaves_the_match_alone() -> None:
    match = fresh_match()
    record = match.record()
    record.options["payment"] = "auto"
    record.steps.clear()
    assert match.state.options["payment"] == "free"
    assert match.record().steps


def test_none_is_the_spectator_here_too() -> None:
    match = drawn_blind()
    assert match.record(None).steps == match.public_record().steps
    assert match.record(None).steps[-1] == "* ?"
    assert match.record().steps[-1] != "* ?"
