"""A record replays exactly, or is refused with the field at fault."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixstones
from sixstones.core.errors import BadOption, BadPlayers, BadRecord, SixStonesError, UnknownGame, shown
from sixstones.core.match import replay
from sixstones.core.record import read_record
from tests.core.mutations import bounded, check_refusal, spoilt, values
from tests.core.positions import SPLENDOR, finished_match

FINISHED = finished_match("splendor", 2, 5).record()
SHORT = finished_match("tic_tac_toe", 2, 1).record()
RECORDS = [FINISHED.as_dict(), SHORT.as_dict(), finished_match("splendor", 3, 6).record().as_dict()]


def changed(**fields: object) -> dict[str, object]:
    return {**FINISHED.as_dict(), **fields}


def field_refused(record: object) -> str:
    with pytest.raises(BadRecord) as info:
        replay(record)
    assert info.value.data["expected"]
    return str(info.value.data["field"])


def test_a_record_replays_from_object_text_and_record() -> None:
    for source in (FINISHED, FINISHED.as_dict(), FINISHED.json()):
        assert replay(source).record().json() == FINISHED.json()


def test_a_record_replays_up_to_a_step() -> None:
    match = replay(FINISHED, upto=40)
    assert match.record().steps == FINISHED.steps[:40]
    assert match.result is None
    assert replay(FINISHED, upto=0).steps == []
    assert replay(FINISHED, upto=10**6).result is not None


def test_a_record_that_stops_early_is_an_unfinished_game() -> None:
    match = replay(changed(steps=FINISHED.steps[:40], result=None))
    assert match.result is None
    assert len(match.steps) == 40


def test_a_replayed_match_goes_on() -> None:
    match = replay(changed(steps=FINISHED.steps[:40], result=None))
    match.resume(seed=1)
    seat = match.state.actor
    match.play(seat, match.state.legal(seat)[0])
    assert replay(match.record().json()).state.dump() == match.state.dump()


@pytest.mark.parametrize(
    "source", [None, 3, True, [], b"{}", "", "{", "null", "[1]", '{"format"', "[" * 100_000, "9" * 5000]
)
def test_what_is_no_json_object_is_no_record(source: object) -> None:
    assert field_refused(source) == "record"


def test_a_truncated_file_is_refused() -> None:
    text = FINISHED.json().rstrip()
    for length in (1, 40, len(text) // 2, len(text) - 1):
        assert field_refused(text[:length]) == "record"


def test_truncated_steps_do_not_give_the_result() -> None:
    with pytest.raises(BadRecord, match="but its steps give unfinished") as info:
        replay(changed(steps=FINISHED.steps[:-1]))
    assert info.value.data["field"] == "result"


def test_a_false_result_is_refused() -> None:
    result = {**(FINISHED.result or {}), "winners": [0, 1]}
    assert field_refused(changed(result=result)) == "result"


def test_reordered_steps_are_refused_where_they_stop_making_sense() -> None:
    steps = FINISHED.steps[:]
    steps[0], steps[1] = steps[1], steps[0]
    assert field_refused(changed(steps=steps)) == "steps[0]"
    at = next(n for n, step in enumerate(steps) if not step.startswith("*"))
    assert field_refused(changed(steps=[*FINISHED.steps[: at - 1], *FINISHED.steps[at:]])) == f"steps[{at - 1}]"


def test_a_step_told_twice_is_refused() -> None:
    assert field_refused(changed(steps=[FINISHED.steps[0], *FINISHED.steps])) == "steps[1]"
    assert field_refused(changed(steps=[*FINISHED.steps, FINISHED.steps[-1]])) == f"steps[{len(FINISHED.steps)}]"


def test_steps_of_another_game_are_refused() -> None:
    assert field_refused({**SHORT.as_dict(), "steps": FINISHED.steps}) == "steps[0]"
    assert field_refused(changed(steps=SHORT.steps)) == "steps[0]"


@pytest.mark.parametrize(
    "step",
    [
        "",
        " ",
        "0",
        "0 ?",
        "* ?",
        "?",
        "2 pass",
        "-1 pass",
        "² pass",
        "00 pass",
        "x pass",
        "* pass",
        "0 fly",
        "9" * 5000 + " pass",
    ],
    ids=lambda step: shown(step)[:12],
)
def test_a_malformed_step_is_refused_by_its_number(step: str) -> None:
    at = next(n for n, line in enumerate(FINISHED.steps) if not line.startswith("*"))
    with pytest.raises(BadRecord, match=f"Step {at} of the record, .* cannot be replayed: ") as info:
        replay(changed(steps=[*FINISHED.steps[:at], step], result=None))
    assert info.value.data["field"] == f"steps[{at}]"
    assert len(info.value.message) < 500


@pytest.mark.parametrize(("version", "age"), [(SPLENDOR.version + 1, "newer"), (0, "older")])
def test_a_record_of_another_version_is_refused_by_name(version: int, age: str) -> None:
    with pytest.raises(BadRecord, match=f"by a {age} version {version} of splendor; this one plays version") as info:
        replay(changed(version=version))
    assert info.value.key == "record-version"
    assert info.value.data == {"field": "version", "value": version, "expected": SPLENDOR.version}


def test_a_record_of_a_newer_format_is_refused_by_name() -> None:
    with pytest.raises(BadRecord, match="has format sixstones/2; this version of Six Stones reads sixstones/1") as info:
        replay(changed(format="sixstones/2"))
    assert info.value.key == "record-format"
    assert info.value.data["field"] == "format"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", None), ("format", "pgn"), ("format", 1), ("game", None), ("game", 3), ("version", "1"),
        ("version", True), ("version", None), ("version", 10**5000), ("players", "2"), ("players", True),
        ("players", None), ("options", []), ("options", "x"), ("steps", None), ("steps", "pass"), ("steps", {}),
        ("result", []), ("result", 1),
    ],
    ids=shown,
)  # fmt: skip
def test_a_field_of_another_type_is_refused_by_name(field: str, value: object) -> None:
    assert field_refused(changed(**{field: value})) == field


@pytest.mark.parametrize("field", ["format", "game", "version", "players", "steps"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    record = FINISHED.as_dict()
    del record[field]
    assert field_refused(record) == field


def test_a_step_that_is_no_text_is_refused_by_its_number() -> None:
    assert field_refused(changed(steps=["* first p1", 3])) == "steps[1]"


def test_game_players_and_options_of_a_record_are_checked() -> None:
    with pytest.raises(UnknownGame):
        replay(changed(game="chess"))
    with pytest.raises(BadPlayers):
        replay(changed(players=9))
    with pytest.raises(BadOption):
        replay(changed(options={"payment": "late"}))


def replay_or_refuse(source: object) -> None:
    try:
        match = replay(source)
    except SixStonesError as error:
        check_refusal(error)
        return
    assert replay(match.record().json()).state.dump() == match.state.dump()


@bounded
@given(spoilt(RECORDS))
def test_a_spoilt_record_replays_or_is_refused(record: object) -> None:
    replay_or_refuse(record)


@bounded
@given(values)
def test_any_json_value_is_a_record_or_refused(value: object) -> None:
    replay_or_refuse(value)
    replay_or_refuse({**SHORT.as_dict(), "steps": [value], "result": None})
    replay_or_refuse({**SHORT.as_dict(), "result": value})


@bounded
@given(st.integers(0, len(SHORT.json())), st.integers(0, 6), st.text(max_size=4))
def test_a_text_with_a_few_other_letters_replays_or_is_refused(at: int, cut: int, put: str) -> None:
    text = SHORT.json()
    replay_or_refuse(text[:at] + put + text[at + cut :])


@bounded
@given(st.integers(0, 20), st.text(max_size=12))
def test_a_step_of_any_text_replays_or_is_refused(at: int, step: str) -> None:
    for who in ("", "* ", "0 ", "1 "):
        replay_or_refuse(changed(steps=[*FINISHED.steps[:at], who + step], result=None))


def test_reading_a_record_does_not_replay_it() -> None:
    record = read_record(json.dumps(changed(game="not installed")))
    assert record.game == "not installed"
    assert isinstance(sixstones.game("splendor").version, int)
