"""Common properties of games: undone swaps, mirrors, other names, draws.

Rules IW-INV-6, 38 … 42.
"""

import json
from fractions import Fraction
from typing import Any

import pytest

from sixstones import CHANCE, OVER, Rng, State
from tests.infinity_war.positions import (
    GAME,
    PLACES,
    TILE_CELLS,
    asked,
    at,
    legal,
    open_ground,
    outcomes,
    play,
    position,
    weights,
)

SPOTS = [*TILE_CELLS, *PLACES]
IN_ORDER = {"swap_first", "swap_second", "cull_obsidian", "cull_second", "guardians_second"}  # asked in reading order
AROUND = {"open_around", "orient_around"}  # opened and turned in reading order


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    if state.actor == CHANCE:
        return CHANCE, state.sample(rng)
    open_now = state.legal(state.actor)
    return int(state.actor), open_now[rng.below(len(open_now))]


@pytest.mark.rule("IW-INV-6")
def test_a_rotation_and_its_counterpart_restore_the_board() -> None:
    tiles = open_ground("2,2", "7,7") | {"3,2": "rotation_cw", "6,7": "rotation_ccw", "1,3": "base_thor"}
    tokens = {"5,1": "energy", "1,3": "stone_soul"}
    state = position(tiles=tiles, tokens=tokens, iron_man="2,2", star_lord="7,7")
    before = state.dump()
    play(state, "move iron_man 3,2", "continue", "end turn")
    assert state.dump()["tiles"] != before["tiles"]
    play(state, "move star_lord 6,7", "continue")
    assert (state.dump()["tiles"], state.dump()["tokens"]) == (before["tiles"], before["tokens"])


@pytest.mark.rule("IW-INV-6")
def test_a_swap_done_twice_restores_the_board() -> None:
    state = position(
        "black_panther thor", {"1,8": "arrow_1 east"}, {"5,1": "energy"}, black_panther=at("5,1", left="hero_hulk")
    )
    before = state.dump()
    play(state, "ability black_panther", "choose 1,8")
    assert state.dump()["tiles"] != before["tiles"]
    play(state, "recharge black_panther cell", "ability black_panther", "choose 5,1")
    assert state.dump()["tiles"] == before["tiles"]


@pytest.mark.rule("IW-INV-38")
@pytest.mark.parametrize("layout", ["ring", "mixed"])
def test_closed_tiles_of_one_back_are_alike_wherever_they_lie(layout: str) -> None:
    state = GAME.start(3, {"layout": layout})
    rng = Rng(5)
    while state.actor != OVER:
        seen: Any = state.view(None)["chance"]
        if state.actor == CHANCE and seen["kind"] == "reveal":
            dump: Any = state.dump()
            assert weights(state) == {f"open {face}": n for face, n in dump["pool"][seen["back"]].items()}
            assert set(dump["tiles"].values()) & {"red", "blue"}, "nothing but backs is known of closed tiles"
        state.apply(*random_step(state, rng))


@pytest.mark.rule("IW-INV-39")
def test_the_second_tile_drawn_has_the_same_chances_as_the_first() -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    play(state, "move iron_man 3,2", "continue", "choose 4,4")
    first = weights(state)
    total = sum(first.values())
    second: dict[str, Fraction] = dict.fromkeys(first, Fraction(0))
    for face, weight in first.items():
        after = state.clone()
        play(after, f"* {face}")
        while asked(after) == "orient":
            play(after, legal(after)[0])
        play(after, "choose 5,5")
        for other, chance in weights(after).items():
            second[other] += Fraction(weight * chance, total * (total - 1))
    assert second == {face: Fraction(weight, total) for face, weight in first.items()}


# Mirrors.


class Mirror:
    """The board seen in a mirror: west and east, or north and south, change places, or both."""

    def __init__(self, over_x: bool, over_y: bool) -> None:
        self.over_x, self.over_y = over_x, over_y
        self.words = {"east": "west", "west": "east"} if over_x else {}
        self.words |= {"north": "south", "south": "north"} if over_y else {}
        if over_x != over_y:
            self.words |= {"rotation_cw": "rotation_ccw", "rotation_ccw": "rotation_cw"}
            self.words |= {"clockwise": "counterclockwise", "counterclockwise": "clockwise"}

    def cell(self, cell: str) -> str:
        x, y = cell.split(",")
        return f"{10 - int(x) if self.over_x else x},{9 - int(y) if self.over_y else y}"

    def tile(self, text: str) -> str:
        words = text.split()
        if words[0] in ("arrow_2", "arrow_4"):
            return text  # turned by a half they are the same
        return " ".join(self.words.get(word, word) for word in words)

    def action(self, state: State, text: str) -> str:
        """The text that does the same in the mirror, where nothing depends on reading order."""
        words = [self.cell(word) if "," in word else self.words.get(word, word) for word in text.split()]
        if words[0] == "orient" and self.opened(state) == "arrow_2":
            return text
        return " ".join(words)

    @staticmethod
    def opened(state: State) -> str:
        question = state.asks(state.actor)
        return str(question.data["tile"]) if question is not None else ""

    def dump(self, dump: dict[str, Any]) -> dict[str, Any]:
        """The position in the mirror."""
        found: dict[str, Any] = json.loads(json.dumps(dump))
        found["tiles"] = {self.cell(cell): self.tile(text) for cell, text in dump["tiles"].items()}
        found["tokens"] = {self.cell(cell): ids for cell, ids in dump["tokens"].items()}
        found["pool"] = {
            back: {self.words.get(face, face): n for face, n in pool.items()} for back, pool in dump["pool"].items()
        }
        if dump["thanos"] is not None:
            found["thanos"] = self.cell(dump["thanos"])
        for who in found["characters"].values():
            who["cell"] = self.cell(who["cell"])
            if "visited" in who:
                who["visited"] = [self.cell(cell) for cell in who["visited"]]
        for frame in found["stack"]:
            cells = sorted((self.cell(frame[key]) for key in ("cell", "other") if key in frame), key=SPOTS.index)
            frame |= dict(zip(("cell", "other"), cells, strict=False))
            if "tile" in frame:
                frame["tile"] = self.words.get(frame["tile"], frame["tile"])
        return found


def tossed_the_other_way(state: State, mirror: Mirror) -> bool:
    """Whether the first of two cells of a toss is the second one in the mirror."""
    chance: Any = state.view(None)["chance"]
    if "stones" not in chance or not isinstance(chance["stones"], str):
        return False
    return SPOTS.index(mirror.cell(chance["stones"])) > SPOTS.index(mirror.cell(chance["empty"]))


@pytest.mark.rule("IW-INV-40")
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize(("over_x", "over_y"), [(True, False), (False, True), (True, True)])
def test_a_mirrored_position_offers_and_becomes_what_its_original_does(
    players: int, over_x: bool, over_y: bool
) -> None:
    mirror = Mirror(over_x, over_y)
    state = GAME.start(players, {"first_player": "p1"})
    rng = Rng(players)
    for _ in range(players + 1 + (players == 4)):  # teams and slots are drawn before there is a board to mirror
        state.apply(*random_step(state, rng))
    compared = 0
    for _ in range(300):
        if state.actor == OVER:
            break
        twin = GAME.load(mirror.dump(state.dump()))
        seat, action = random_step(state, rng)
        text = GAME.text(action)
        if seat == CHANCE:
            assert sorted(outcomes(twin)) == sorted(mirror.action(state, told) for told in outcomes(state))
            if tossed_the_other_way(state, mirror):
                text = {"toss stones": "toss empty", "toss empty": "toss stones"}[text]
        elif asked(state) not in IN_ORDER:
            assert sorted(legal(twin)) == sorted(mirror.action(state, told) for told in legal(state))
        mirrored = GAME.parse(mirror.action(state, text))
        ordered = seat >= 0 and asked(state) in IN_ORDER
        state.apply(seat, action)
        if not ordered:
            twin.apply(seat, mirrored)
            after: Any = state.dump()
            if not any(frame["frame"] in AROUND for frame in after["stack"]):
                assert twin.dump() == GAME.load(mirror.dump(after)).dump()
                compared += 1
    assert compared > 50


# Names.


def without_names(dump: dict[str, Any]) -> str:
    """A position in which superheroes and halves have no names."""
    text = json.dumps(dump["characters"]) + json.dumps(dump["tokens"]) + json.dumps(dump["tablets"])
    text += json.dumps(dump["box"]) + json.dumps(dump["tiles"]) + json.dumps(dump["stack"])
    for id in GAME.components:
        if id.startswith(("hero_", "leadership_", "heroes_")):
            text = text.replace(f'"{id}"', f'"{id.split("_")[0]}"')
    return text


NAMES = {
    "leadership_a": "leadership_b", "leadership_b": "leadership_a", "heroes_1": "heroes_2", "heroes_2": "heroes_1",
    "hero_hulk": "hero_wong", "hero_wong": "hero_hulk", "hero_black_widow": "hero_doctor_strange",
    "hero_doctor_strange": "hero_black_widow",
}  # fmt: skip


def renamed(dump: dict[str, Any]) -> dict[str, Any]:
    """Two superhero tiles with their tokens, and the two halves, change names."""
    text = json.dumps(dump)
    for id in NAMES:
        text = text.replace(f'"{id}"', f'"new {id}"')
    for id, name in NAMES.items():
        text = text.replace(f'"new {id}"', f'"{name}"')
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.rule("IW-INV-41")
@pytest.mark.parametrize("players", [2, 3])
def test_other_names_of_superheroes_and_halves_change_nothing_else(players: int) -> None:
    state = GAME.start(players)
    rng = Rng(players + 40)
    state.settle(rng)
    for _ in range(300):
        if state.actor == OVER:
            break
        twin = GAME.load(renamed(state.dump()))
        seat, action = random_step(state, rng)
        if seat >= 0:
            assert twin.legal(seat) == state.legal(seat)
        words = GAME.text(action).split()
        if words[0] == "open":
            words[1] = NAMES.get(words[1], words[1])
        state.apply(seat, action)
        twin.apply(seat, GAME.parse(" ".join(words)))
        assert without_names(twin.dump()) == without_names(renamed(state.dump()))


@pytest.mark.rule("IW-INV-42")
@pytest.mark.parametrize("players", [2, 5])
def test_the_same_choices_and_outcomes_give_the_same_game(players: int) -> None:
    state, twin = GAME.start(players), GAME.start(players)
    rng = Rng(players + 50)
    while state.actor != OVER:
        seat, action = random_step(state, rng)
        state.apply(seat, action)
        twin = GAME.load(twin.dump())
        twin.apply(seat, action)
        assert twin.actor == state.actor
    assert twin.dump() == state.dump()
