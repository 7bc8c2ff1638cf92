"""The stack of a position as a list of dicts, read with every number checked."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixstones.core.bits import bits_of, members
from sixstones.core.reading import as_dict, bad, no_other_keys, read_int, read_list, read_text
from sixstones.games.superhero_battle import frames
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import TECHNIQUES
from sixstones.games.superhero_battle.conditions import length_of
from sixstones.games.superhero_battle.damage import AFTERWARDS, with_amount
from sixstones.games.superhero_battle.notation import SEATS, SETS, TACTIC_OPS
from sixstones.games.superhero_battle.program_check import MOST_OPTIONS
from sixstones.games.superhero_battle.programs import source_of

if TYPE_CHECKING:
    from sixstones.games.superhero_battle.state import SuperheroBattle

_PHASES: Final = [
    frames.TEAM_CARD, frames.FIRST, frames.DEAL_HERO, frames.PICK_HERO, frames.PREPARE,
    frames.LAY, frames.OPENING, frames.ROUND_END,
]  # fmt: skip
_WINDOWS: Final = [frames.TURN, frames.WINDOW, frames.DAMAGE, frames.GAIN, frames.EXIT]
# What may lie directly under a frame; the phases lie at the bottom.
_ON: Final = {
    int(frames.BATTLEFIELD): [frames.PREPARE],
    int(frames.TRIM): [frames.PREPARE],
    int(frames.FILL): [frames.PREPARE],
    int(frames.LAYOUT): [frames.PREPARE],
    int(frames.DRAFT): [frames.PREPARE],
    int(frames.WINDOW): [frames.PREPARE, frames.ROUND_END],
    int(frames.TURN): [frames.OPENING],
    int(frames.ACTION): [frames.TURN],
    int(frames.ORDER): [frames.TURN],
    int(frames.EXIT): [frames.TURN],
    int(frames.ABILITY): _WINDOWS,
    int(frames.RUN): [*_WINDOWS, frames.RUN],
    int(frames.DRAW): [frames.FILL, frames.RUN, frames.DRAW],
    int(frames.DISCARD_RANDOM): [frames.RUN, frames.DISCARD_RANDOM],
    int(frames.DISCARD): [frames.RUN, frames.DISCARD_RANDOM],
    int(frames.PICK_CARD): [frames.RUN, frames.PICK_CARD],
    int(frames.DAMAGE): [frames.RUN, frames.TURN],
}
_LIMITS: Final = {
    "left": 40,
    "amount": 9,
    "bound": 2,
    "unblockable": 1,
    "up_to": 1,
    "saved": 1,
    "begun": 1,
    "round": 9,
    "value": 15,
    "marks": 2**32,
}


def read_stack(s: "SuperheroBattle", d: dict[str, object]) -> None:
    """Without a stack a stage begins, unless somebody has won."""
    usual: list[object] = [] if d.get("champion") is not None else [{"frame": "lay"}]
    listed = read_list(d, "stack") if "stack" in d else usual
    if len(listed) > 60:
        raise bad("stack", len(listed), "at most 60 frames")
    for n, item in enumerate(listed):
        _read_frame(s, as_dict(item, f"stack[{n}]"), f"stack[{n}]")


def _read_frame(s: "SuperheroBattle", d: dict[str, object], field: str) -> None:
    name = read_text(d, "frame", "")
    kind = frames.FRAMES.number(name)
    if kind < 0:
        raise bad(f"{field}.frame", name, "one of " + ", ".join(frames.FRAMES.names))
    row = frames.FRAMES.row(kind)
    no_other_keys(d, ["frame", *row.fields], field + ".")
    below = frames.top_kind(s)
    allowed = _ON.get(int(kind), [frames.RUN])
    if (below < 0) != (kind in _PHASES) or (below >= 0 and below not in allowed):
        expected = "a phase at the bottom" if below < 0 else f"a frame that belongs on {frames.FRAMES.names[below]}"
        raise bad(f"{field}.frame", name, expected)
    numbers = [int(_read_field(s, d, key, field, kind)) for key in row.fields]
    while len(numbers) < frames.WIDTH - 1:
        numbers.append(0)
    at = s.depth
    frames.push(s, kind, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6])
    if kind == frames.RUN or kind == frames.OPTIONAL:
        source, offset = s.stack[at + frames.PROGRAM_SOURCE], s.stack[at + frames.PROGRAM_AT]
        s.stack[at + frames.PROGRAM_AT] = _address(s, source, offset, field)
    _check_question(s, at, kind, field)


def _read_field(s: "SuperheroBattle", d: dict[str, object], key: str, field: str, kind: i64) -> i64:
    where = field + "."
    value = d.get(key)
    if key in SEATS:
        nobody = key in ("author", "event_target") or (kind in (frames.RUN, frames.GAIN) and key in ("seat", "actor"))
        if value is None and nobody:
            return -1
        return read_int(d, key, 0, 0, int(s.seats) - 1, where)
    if key in SETS:
        return _numbers(value, where + key, int(s.seats) - 1, 0)
    if key == "options":
        return _numbers(value, where + key, MOST_OPTIONS, 1) >> 1
    if key == "source":
        source = source_of(value) if isinstance(value, str) else -1
        if source < 0 or (kind != frames.DAMAGE and source in (v.TRAP, v.KNOCKOUT)):
            raise bad(where + key, value, "an action, hero or battlefield")
        return source
    if key == "window":
        return _index(value, where + key, v.WINDOWS)
    if key == "named":
        return -1 if value is None else _index(value, where + key, TECHNIQUES)
    if key == "op":
        return TACTIC_OPS[list(TACTIC_OPS)[_index(value, where + key, list(TACTIC_OPS))]]
    if key == "tactics":
        listed: list[object] = [item for item in value] if isinstance(value, list) else []
        return bits_of([int(_index(item, where + key, TECHNIQUES)) for item in listed])
    if key == "amounts":
        return _amounts(s, value, where + key)
    if key == "step":
        most = {int(frames.TURN): 6, int(frames.DAMAGE): int(AFTERWARDS), int(frames.PREPARE): 7}.get(int(kind), 1)
        return read_int(d, key, 0, 0, most, where)
    if key in ("n", "place"):
        most = 1 if kind == frames.DEAL_HERO else 60 if kind == frames.DRAFT else int(s.seats) + 1
        return read_int(d, key, 0, 0, int(s.seats) - 1 if key == "place" else most, where)
    return read_int(d, key, 0, 0, _LIMITS.get(key, 10_000), where)


def _numbers(value: object, field: str, most: int, least: int) -> i64:
    numbers: list[int] = []
    items: list[object] = [item for item in value] if isinstance(value, list) else []
    for item in items:
        if isinstance(item, bool) or not isinstance(item, int) or not least <= item <= most or item in numbers:
            raise bad(field, value, f"different numbers from {least} to {most}")
        numbers.append(item)
    return bits_of(numbers)


def _index(value: object, field: str, words: list[str]) -> i64:
    if not isinstance(value, str) or value not in words:
        raise bad(field, value, "one of " + ", ".join(words))
    return words.index(value)


def _amounts(s: "SuperheroBattle", value: object, field: str) -> i64:
    amounts: i64 = 0
    listed: list[object] = [item for item in value] if isinstance(value, list) else []
    if len(listed) != s.seats:
        raise bad(field, value, f"{s.seats} amounts")
    for seat in range(s.seats):
        amount = listed[seat]
        if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= 15:
            raise bad(field, value, "amounts from 0 to 15")
        amounts = with_amount(amounts, seat, amount)
    return amounts


def _address(s: "SuperheroBattle", source: i64, offset: i64, field: str) -> i64:
    """The address of an instruction by its distance from the start of its program."""
    at = s.house.book.start_of(source)
    wanted = at + offset
    while at < wanted and s.house.book.code[at] != v.END:
        at += length_of(s, at)
    if at != wanted:
        raise bad(f"{field}.at", offset, "the beginning of an instruction of this program")
    return at


def _check_question(s: "SuperheroBattle", at: i64, kind: i64, field: str) -> None:
    """A question of a program belongs to the instruction the program is at."""
    below = at - frames.WIDTH
    if kind == frames.WINDOW:
        window = s.stack[at + frames.WINDOW_WINDOW]
        if window not in (v.BATTLE_START, v.AFTER_DRAFT, v.END_OF_ROUND):
            raise bad(f"{field}.window", v.WINDOWS[window], "battle_start, after_draft or end_of_round")
    if kind == frames.RUN and (s.stack[at + frames.RUN_SEAT] < 0) != (s.stack[at + frames.RUN_SOURCE] >= v.BATTLEFIELD):
        raise bad(f"{field}.seat", s.stack[at + frames.RUN_SEAT], "a seat, or null for a battlefield")
    if kind in (frames.TARGET, frames.TARGETS, frames.EVENT_TARGET):
        targets = s.stack[at + frames.ASKED_TARGETS]
        if targets == 0 or targets & ~s.fighting != 0:
            raise bad(f"{field}.targets", members(targets), "the heroes in the battle to choose from")
    if kind == frames.OPTION and s.stack[at + frames.OPTION_OPTIONS] == 0:
        raise bad(f"{field}.options", [], "the options to choose from")
    if kind not in (frames.TARGET, frames.TARGETS, frames.NAME, frames.OPTION):
        return
    here = s.stack[below + frames.RUN_AT]
    op = s.house.book.code[here]
    if kind == frames.OPTION:
        fits = op == v.CHOOSE and s.stack[at + frames.OPTION_OPTIONS] >> s.house.book.code[here + 1] == 0
    elif kind == frames.NAME:
        fits = op == v.NAME_CARD
    else:
        fits = v.DAMAGE <= op <= v.GIVE_CARD
    if not fits or s.stack[below + frames.RUN_SEAT] != s.stack[at + frames.ASKED_SEAT]:
        raise bad(f"{field}.frame", frames.FRAMES.names[kind], "the question of the program below it")
