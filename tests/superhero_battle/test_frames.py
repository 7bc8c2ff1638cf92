"""The named places in a frame are those of the fields its row lists."""

from sixstones.core.frames import BY_SEAT
from sixstones.games.superhero_battle import frames

ROWS = frames.FRAMES.rows
KINDS = {row.name.upper(): row.number for row in ROWS}
PLACES = {f"{row.name}_{field}".upper(): n for row in ROWS for n, field in enumerate(row.fields, 1)}
# A name for several kinds: the field, and the kinds that have it there.
SHARED = {
    "ASKED_SEAT": ("seat", [row.name for row in ROWS if BY_SEAT in row.by and "seat" in row.fields]),
    "ASKED_TARGETS": ("targets", ["target", "targets", "event_target"]),
    "PROGRAM_AT": ("at", ["run", "optional"]),
    "PROGRAM_SOURCE": ("source", ["run", "optional"]),
}
NUMBERS = {name: value for name, value in vars(frames).items() if type(value) is int}


def test_every_field_has_its_place_by_name() -> None:
    others = {"WIDTH", "MOST_STEPS", *SHARED}
    assert {name: n for name, n in NUMBERS.items() if name not in others} == {**KINDS, **PLACES}


def test_shared_places_are_those_of_each_kind() -> None:
    for name, (field, kinds) in SHARED.items():
        assert {PLACES[f"{kind}_{field}".upper()] for kind in kinds} == {NUMBERS[name]}, name


def test_every_field_lies_inside_its_frame() -> None:
    assert max(PLACES.values()) < frames.WIDTH
