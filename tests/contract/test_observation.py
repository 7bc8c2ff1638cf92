"""Observations of every game: numbers from 0 to 1 in a caller's memory, in both builds."""

import os
import subprocess
import sys
import zlib
from array import array
from pathlib import Path

import pytest

import sixstones
from sixstones import Game, Rng
from sixstones.builds import is_compiled
from sixstones.core import buffers
from sixstones.core.errors import BadObservation, BadSeat
from sixstones.core.observation import Block, Observation
from tests.kit import game_sizes, walk

SIZES = [size for size in game_sizes() if sixstones.game(size[0]).blocks(size[1])]

HOUSE = ["infinity_war", "splendor", "splendor_classic", "superhero_battle", "thanos_rising"]
ROOT = Path(__file__).parent.parent.parent


def paper(game: Game, players: int) -> "array[float]":
    return array("f", [7.0]) * game.observation(players).size


def test_every_game_of_the_house_declares_an_observation() -> None:
    assert {id for id, _ in SIZES} >= set(HOUSE)


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_all_numbers_lie_between_0_and_1_and_the_mask_is_what_is_legal(id: str, players: int) -> None:
    game = sixstones.game(id)
    told = game.observation(players)
    assert sum(block.size for block in told.blocks) == told.size
    assert len({block.name for block in told.blocks}) == len(told.blocks)
    state, numbers, mask = game.start(players), paper(game, players), bytearray(game.actions.size)
    for index, _ in enumerate(walk(state, seed=7, limit=300)):
        if index % 3:
            continue
        for seat in range(players):
            state.observe(seat, numbers)
            assert min(numbers) >= 0
            wrong = {name: listed for name, listed in told.named(list(numbers)).items() if max(listed) > 1}
            assert not wrong
            assert state.features(seat) == list(numbers)
            state.mask(seat, mask)
            assert [action for action, open in enumerate(mask) if open] == state.legal(seat)


def checksums() -> dict[str, int]:
    """Of what all seats observe in a seeded game of two."""
    found = {}
    for id in HOUSE:
        game = sixstones.game(id)
        state, numbers = game.start(2), paper(game, 2)
        found[id] = 0
        for _ in walk(state, seed=3, limit=200):
            for seat in range(2):
                state.observe(seat, numbers)
                found[id] = zlib.crc32(numbers.tobytes(), found[id])
    return found


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled build with the interpreted one")
def test_both_builds_observe_the_same() -> None:
    program = "from tests.contract.test_observation import checksums; print(checksums())"
    environment = {**os.environ, "SIXSTONES_BUILD": "pure", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(checksums())


def test_the_interpreted_writer_and_the_compiled_one_are_equal() -> None:
    """In the compiled build `buffers` exports C.

    The same file read again without it is the interpreted one.
    """
    source = buffers.__file__
    plain: dict[str, object] = {}
    with open(source, encoding="utf-8") as file:
        exec(compile(file.read().split("with suppress")[0], source, "exec"), plain)
    game = sixstones.game("splendor")
    for id in HOUSE:
        told, state = sixstones.game(id).observation(3), sixstones.game(id).start(3)
        for _ in walk(state, seed=4, limit=60):
            pass
        fast, slow = array("f", [1.0]) * (told.size * 2), array("f", [1.0]) * (told.size * 2)
        page, twin = told.take_page(), told.take_page()
        state.describe(1, page)
        state.describe(1, twin)
        assert buffers.pour(page, told.recipe, told.numbers, fast, 1, 2)
        assert plain["pour"]([*twin], told.recipe, told.numbers, slow, 1, 2)  # type: ignore[operator]
        assert fast == slow
        assert not any(page)
    state = game.start(3)
    state.settle(Rng(4))
    masks = bytearray(b"\1" * game.actions.size * 2), bytearray(b"\1" * game.actions.size * 2)
    assert buffers.mark(state.legal(state.actor), game.actions.size, masks[0], 0, 2)
    assert plain["mark"](state.legal(state.actor), game.actions.size, masks[1], 0, 2)  # type: ignore[operator]
    assert masks[0] == masks[1]
    for actions, shut in (([0, 0], 1), ([-1, 0], 0), ([0, game.actions.size], 1), ([0, 30], -1)):
        masks[0][game.actions.size] = 0
        for first_shut in (buffers.first_shut, plain["first_shut"]):
            assert first_shut(array("q", actions), masks[0]) == shut  # type: ignore[operator]


def test_a_ledger_writes_a_row_as_the_single_writers_do() -> None:
    """Observation, mask and seat; what does not fit is refused before anything is written."""
    game = sixstones.game("splendor")
    told, state, width = game.observation(2), game.start(2), game.actions.size
    state.settle(Rng(4))
    page = told.take_page()
    observations, masks = array("f", [9.0]) * (told.size * 2), bytearray(b"\1" * width * 2)
    seats = array("q", [7, 7])
    ledger = buffers.Ledger(page, told.recipe, told.numbers, observations, masks, seats, width, 2)
    state.describe(state.actor, page)
    ledger.write(1, state.actor, state.legal(state.actor))
    assert seats.tolist() == [7, state.actor]
    assert observations[: told.size].tolist() == [9.0] * told.size
    assert observations[told.size :].tolist() == state.features(state.actor)
    assert [n for n in range(width) if masks[width + n]] == state.legal(state.actor)
    assert masks[:width] == b"\1" * width
    for row in (-1, 2):
        with pytest.raises(IndexError):
            ledger.write(row, 0, [])
    for wrong in ((observations[1:], masks, seats), (observations, masks[1:], seats), (observations, masks, seats[1:])):
        with pytest.raises(ValueError, match="fit"):
            buffers.Ledger(page, told.recipe, told.numbers, *wrong, width, 2)


def poured(block: Block, cells: list[int]) -> list[float]:
    """A page that has this block alone, poured."""
    told = Observation(sixstones.game("splendor"), 2, [block])
    page = told.take_page()
    for n, cell in enumerate(cells):
        page[n] = cell
    buffer = array("f", [9.0]) * told.size
    assert buffers.pour(page, told.recipe, told.numbers, buffer, 0, 1)
    return [round(number, 4) for number in buffer]


FORMS = {
    "counts": (Block("x", [2, 2], 1, "", highs=[1, 4]), [1, 2, 0, 4], [1, 0.5, 0, 1], None),
    "one": (Block("x", [3, 3], 2, "", form=buffers.ONE), [0, 1, 3], [0, 0, 0, 0.5, 0, 0, 0, 0, 0.5], 4),
    "bits": (Block("x", [5], 1, "", form=buffers.BITS, spans=[2, 3]), [1, 6], [1, 0, 0, 1, 1], 4),
    "nibbles": (Block("x", [3], 15, "", form=buffers.NIBBLES), [0xF03], [0.2, 0, 1], 0x1000),
    "rows": (
        Block("x", [3, 2], 1, "", highs=[1, 8], form=buffers.ROWS, sheet=[[1, 2], [0, 4]]),
        [1, 0, 2],
        [1, 0.25, 0, 0, 0, 0.5],
        3,
    ),
}


@pytest.mark.parametrize("name", FORMS)
def test_a_cell_stands_for_the_numbers_of_its_form_and_for_no_others(name: str) -> None:
    block, cells, numbers, beyond = FORMS[name]
    assert poured(block, cells) == numbers
    if beyond is not None:
        for wrong in (beyond, -1):
            with pytest.raises(IndexError):
                poured(block, [wrong])


@pytest.mark.parametrize("form", [buffers.BITS, buffers.NIBBLES])
def test_a_block_whose_cells_are_too_narrow_is_refused(form: int) -> None:
    with pytest.raises(ValueError, match="cells"):
        Block("x", [63], 1, "", form=form)


BAD = {
    "short": array("f", [0.0]),
    "double": array("d", [0.0]) * 429,
    "whole": array("i", [0]) * 429,
    "read-only": bytes(429 * 4),
    "a list": [0.0] * 429,
    "nothing": None,
}


@pytest.mark.parametrize("name", BAD)
def test_a_buffer_that_does_not_fit_is_refused_by_name_and_changes_nothing(name: str) -> None:
    game = sixstones.game("splendor")
    state = game.start(2)
    state.settle(Rng(1))
    before = state.dump()
    for call in (state.observe, state.mask):
        with pytest.raises(BadObservation) as caught:
            call(0, BAD[name])
        assert caught.value.data["field"] == "buffer"
        assert "buffer of" in str(caught.value.data["expected"])
    assert state.dump() == before
    good = paper(game, 2)
    state.observe(0, good)
    assert state.features(0) == list(good)


def test_seats_and_blocks_that_are_none_are_refused() -> None:
    state = sixstones.game("splendor").start(2)
    with pytest.raises(BadSeat):
        state.observe(2, paper(state.game, 2))
    with pytest.raises(BadSeat):
        state.mask(-1, bytearray(state.game.actions.size))
    with pytest.raises(BadObservation, match="no block 'purse'"):
        state.game.observation(2)["purse"]
    with pytest.raises(ValueError, match="one for each entry"):
        Block("x", [3], 1, "", ["only one"])


@pytest.mark.parametrize("id", [id for id in HOUSE if sixstones.game(id).hidden])
def test_what_a_seat_may_not_know_is_never_in_its_observation(id: str) -> None:
    """Deal again what a seat does not know: the position differs, the observation does not."""
    game = sixstones.game(id)
    differing = 0
    for seed in range(3):
        state, rng = game.start(3), Rng(seed)
        for index, _ in enumerate(walk(state, seed=seed, limit=250)):
            if index % 4:
                continue
            before = state.dump()
            for seat in range(3):
                other = state.resample(seat, rng)
                assert other.features(seat) == state.features(seat)
                assert other.legal(seat) == state.legal(seat)
                differing += other.dump() != before
    assert differing > 50
