"""Entries as JSON: what is written is read again, and damage is named by table and number."""

import json

import pytest

from sixstones.table.entries import KINDS, BadEntry, Happening, Move, SeatChanged, from_json, to_json
from sixstones.table.rules import DaysClock, TableRules
from sixstones.table.seats import Seat

ANN = Seat(0, "human", "Ann", "a")
STORED: list[tuple[str, dict[str, object]]] = [
    ("opened", {"seats": [ANN.as_dict()], "terms": TableRules(DaysClock(2, "loses")).as_dict()}),
    (
        "opened",
        {"seats": [], "terms": TableRules().as_dict(), "commitment": "c0", "same_as": "t0", "nonces": ["", "9f"]},
    ),
    ("nonce", {"seat": 1, "nonce": "9f"}),
    ("same-deal", {"table": "t2"}),
    ("terms", {"terms": TableRules(hints="never").as_dict()}),
    ("seat", {"seat": 0, "is": ANN.as_dict()}),
    ("seat", {"seat": 0, "is": ANN.as_dict(), "cause": "owner", "who": "b", "name": "Bob", "revoked": [0]}),
    ("seat", {"seat": 0, "is": ANN.as_dict(), "owner": ["b", "Bob"], "who": "b", "name": "Bob", "asked": [], "ran": 5}),
    ("kick", {"who": "b", "name": "Bob", "seats": [1], "revoked": [1, None]}),
    ("ban", {"who": "b", "name": "Bob", "seats": [], "revoked": [None]}),
    ("unban", {"who": "b", "name": "Bob"}),
    ("mute", {"who": "b", "name": "Bob"}),
    ("unmute", {"who": "b", "name": "Bob"}),
    ("links", {"revoked": [None, 0, 1]}),
    ("owner", {"owner": ["b", "Bob"], "who": "b", "name": "Bob"}),
    ("claim", {"seat": 1, "name": "Ann", "anew": True}),
    ("start", {"steps": ["* wind"]}),
    ("start", {"steps": ["* wind"], "draws": [[1, 4, 2]]}),
    ("start", {"steps": ["* wind"], "over": True, "to": 7, "asked": [0, 1]}),
    ("move", {"seat": 1, "steps": ["1 take red", "* hulk"]}),
    ("move", {"seat": 1, "steps": ["1 take red", "* hulk"], "draws": [[12, 40, 39]]}),
    ("move", {"seat": 1, "steps": ["1 x"], "bot": "greedy", "fixed": True, "cause": "time", "asked": [0], "ran": 0}),
    ("move", {"seat": 1, "steps": ["1 lay 2"], "commit": True, "closes": True, "over": True}),
    ("undo", {"seat": 0, "to": 3, "own": False}),
    ("undo", {"seat": 0, "to": 3, "own": True, "asked": [0]}),
    ("undo-asked", {"seat": 0, "to": 3, "name": "Ann"}),
    ("undo-agreed", {"seat": 0, "to": 3}),
    ("undo-refused", {"seat": 0, "to": 3}),
    ("resign", {"seat": 0, "bot": "greedy", "over": True, "cause": "time"}),
    ("rematch", {"table": "next"}),
    ("close-asked", {"name": "Ann"}),
    ("close-agreed", {"name": "Bob"}),
    ("close-refused", {}),
    ("closed", {"cause": "agreed", "asked": []}),
    ("proposal", {"seat": 0, "to": 1, "ask": 4, "after": 9, "text": "take red"}),
    ("proposal", {"seat": 0, "to": 1, "ask": 4, "after": 9}),
]


def read(kind: str, body: object) -> Happening:
    return from_json("t1", 12, kind, json.loads(json.dumps(body)))


@pytest.mark.parametrize(("kind", "body"), STORED, ids=[f"{n}-{kind}" for n, (kind, _) in enumerate(STORED)])
def test_a_stored_entry_is_read_and_written_as_it_was(kind: str, body: dict[str, object]) -> None:
    said = read(kind, body)
    assert type(said) is KINDS[kind]
    assert to_json(said) == body


def test_every_kind_is_among_them() -> None:
    assert {kind for kind, _ in STORED} == set(KINDS)


def test_entries_of_the_first_versions_lack_some_fields() -> None:
    assert read("opened", {"seats": []}) == KINDS["opened"]([], TableRules())  # type: ignore[call-arg,arg-type]
    assert read("kick", {"who": "b", "name": "Bob", "seats": []}).revoked == []  # type: ignore[union-attr]
    assert read("seat", {"seat": 0, "is": ANN.as_dict()}) == SeatChanged(0, ANN)


def test_a_field_of_a_newer_version_is_ignored() -> None:
    assert read("move", {"seat": 0, "steps": ["0 x"], "mood": "bold"}) == Move(0, ["0 x"])
    assert read("terms", {"terms": {**TableRules().as_dict(), "music": True}}).terms == TableRules()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("kind", "body", "why"),
    [
        ("dance", {}, "its kind 'dance' is unknown"),
        ("move", {"steps": []}, "field 'seat' of 'move' is missing"),
        ("move", {"seat": "0", "steps": []}, "field 'seat' of 'move'"),
        ("move", {"seat": True, "steps": []}, "field 'seat' of 'move'"),
        ("move", {"seat": 0, "steps": "0 x"}, "field 'steps' of 'move'"),
        ("move", {"seat": 0, "steps": [1]}, "field 'steps' of 'move'"),
        ("move", {"seat": 0, "steps": [], "fixed": 1}, "field 'fixed' of 'move'"),
        ("seat", {"seat": 0, "is": {"seat": 0}}, "field 'is' of 'seat'"),
        ("terms", {"terms": {"clock": {"kind": "sun"}}}, "field 'terms' of 'terms'"),
        ("terms", {"terms": {"clock": {"kind": "move"}}}, "field 'terms' of 'terms'"),
    ],
)
def test_a_damaged_entry_is_named_by_table_and_number(kind: str, body: dict[str, object], why: str) -> None:
    with pytest.raises(BadEntry) as caught:
        read(kind, body)
    assert caught.value.message.startswith(f"Entry 12 of table t1 cannot be read: {why}")
    assert caught.value.data == {"table": "t1", "number": 12}
