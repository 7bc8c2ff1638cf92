"""Pictures from Python: well-formed, with the page's drawings, of what a seat may know."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sixstones
from scripts import drawings
from sixstones import Rng
from sixstones.pictures import film, svg
from sixstones.pictures.canvas import colours, seat_colours, seat_shapes
from tests.kit import game_sizes, walk


@pytest.mark.parametrize(("id", "players"), game_sizes())
def test_every_position_can_be_drawn(id: str, players: int) -> None:
    state = sixstones.game(id).start(players)
    ElementTree.fromstring(state.svg())
    for index, _ in enumerate(walk(state, seed=6, limit=300)):
        if index % 60 == 0:
            for seat in (None, players - 1):
                drawn = state.svg(seat)
                ElementTree.fromstring(drawn)
                used = set(re.findall(r'href="#([^"]+)"', drawn))
                assert used <= set(re.findall(r'<symbol[^>]* id="([^"]+)"', drawn))
                assert "var(" not in drawn
    assert state._repr_svg_() == state.svg(None)


@pytest.mark.parametrize("id", ["splendor", "superhero_battle"])
def test_a_picture_shows_no_more_than_the_seat_may_know(id: str) -> None:
    state = sixstones.game(id).start(3)
    for index, _ in enumerate(walk(state, seed=8, limit=200)):
        if index % 25 == 0:
            for seat in range(3):
                assert state.resample(seat, Rng(index)).svg(seat) == state.svg(seat)


def test_names_and_marks_of_the_table_are_in_the_picture() -> None:
    state = sixstones.game("splendor").load({"players": 2, "seat": 0, "seats": [{"tokens": {"red": 3}}]})
    state.settle(Rng(1))
    english, russian = svg(state, 0), svg(state, 0, "ru")
    assert "Player 1" in english
    assert "Игрок 1" in russian
    assert seat_colours()[0] in english
    assert seat_shapes()[0] in english
    assert colours()["ivory"] in english  # the seat that is asked


def test_a_film_has_a_frame_for_every_position_and_every_symbol_once() -> None:
    state = sixstones.game("splendor").start(2)
    states = [state.clone() for _ in walk(state, seed=1, limit=30)]
    page = film(states)
    assert page.count('<svg class="frame"') == len(states)
    assert page.count('<symbol id="mind"') == 1
    assert "%" not in re.sub(r"\d+%|[^%]", "", page)


def test_the_drawings_are_those_of_the_page() -> None:
    assert drawings.differing() == {}


def test_a_drawing_that_changed_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stones.svg").write_text("<svg/>")
    monkeypatch.setattr(drawings, "COPIES", tmp_path)
    assert "stones.svg" in [path.name for path in drawings.differing()]
