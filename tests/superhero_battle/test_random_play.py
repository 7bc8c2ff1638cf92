"""The invariants after every step of random games, over players, teams and switches."""

import json
import os
from itertools import combinations
from typing import Any

import pytest

from sixstones import OVER, Rng
from sixstones.core.card_files import Entry
from sixstones.core.state import State
from sixstones.games.superhero_battle import vocabulary as v
from sixstones.games.superhero_battle.components import BOX
from tests.kit import option_sets
from tests.superhero_battle.invariants import Step, check, next_action
from tests.superhero_battle.positions import GAME, NAMES

TEAMS: list[tuple[int, str]] = [(4, "two"), (6, "two"), (6, "three"), (8, "two"), (8, "four")]
HEROES = [id for id, part in GAME.components.items() if part["type"] == "hero"]
FIELDS = [id for id, part in GAME.components.items() if part["type"] == "battlefield"]


def watch(state: State, seed: int, steps: int = 100_000) -> State:
    rng = Rng(seed)
    for _ in range(steps):
        if state.actor == OVER:
            break
        check(Step(state, *next_action(state, rng)))
    return state


@pytest.mark.rule("SB-INV-1", "SB-INV-2", "SB-INV-3", "SB-INV-4")
@pytest.mark.parametrize("players", range(2, 9))
def test_whole_games_keep_cards_energy_and_tactics(players: int) -> None:
    assert watch(GAME.start(players), players).actor == OVER


@pytest.mark.rule("SB-INV-5", "SB-INV-6", "SB-INV-7", "SB-INV-8")
@pytest.mark.parametrize(("players", "teams"), TEAMS)
def test_team_games_keep_to_the_order_of_play(players: int, teams: str) -> None:
    assert watch(GAME.start(players, {"team_mode": teams}), 5, 400).side(0) >= 0


SWITCHES = [options for options in option_sets(GAME, 4) if "first_player" not in options]


@pytest.mark.rule("SB-INV-9", "SB-INV-10", "SB-INV-13", "SB-INV-14")
@pytest.mark.parametrize("options", SWITCHES, ids=lambda options: "-".join(f"{k}={o}" for k, o in options.items()))
def test_every_switch(options: dict[str, Any]) -> None:
    assert watch(GAME.start(4, options), 9, 500).turn > 0


def battle(heroes: list[str], field: str) -> State:
    """A battle of these heroes on this battlefield, with whole hands."""
    seats = [{"hand": NAMES, "hero": hero} for hero in heroes]
    options = {"boxes_in_play": "both"}
    return GAME.load({"players": len(heroes), "seats": seats, "battlefield": field, "options": options})


@pytest.mark.rule("SB-INV-11", "SB-INV-12", "SB-INV-17")
@pytest.mark.parametrize("field", FIELDS)
def test_every_battlefield(field: str) -> None:
    others = [id for id in FIELDS if id != field]
    seats = [{"hand": [], "wins": 0}, {"hand": NAMES[:2]}, {"hand": []}]
    d = {"players": 3, "seats": seats, "played_battlefields": others, "options": {"boxes_in_play": "both"}}
    state = GAME.load(d)  # one hero is left: he wins, and the next battle is on the only battlefield in the deck
    watch(state, 1, 150)
    assert state.dump()["battle"] >= 2  # type: ignore[operator]


PAIRS = list(combinations(HEROES, 2))


@pytest.mark.rule("SB-INV-15", "SB-INV-16", "SB-INV-19", "SB-INV-20")
@pytest.mark.parametrize("chunk", range(10))
def test_every_pair_of_heroes(chunk: int) -> None:
    """A few steps of each pair; `make soak` plays whole battles."""
    meet(chunk, 12)


def meet(chunk: int, steps: int) -> None:
    for n, (one, two) in enumerate(PAIRS):
        if n % 10 == chunk:
            third = [hero for hero in HEROES if hero not in (one, two)][n % 18]
            watch(battle([one, two, third], FIELDS[n % 24]), n, steps)


soak = [pytest.mark.soak, pytest.mark.skipif(not os.environ.get("SIXSTONES_SOAK"), reason="long: make soak")]


@pytest.mark.parametrize("chunk", [pytest.param(n, marks=soak) for n in range(10)])
def test_every_pair_of_heroes_for_whole_games(chunk: int) -> None:
    meet(chunk, 100_000)


@pytest.mark.parametrize("players", [pytest.param(n, marks=soak) for n in range(2, 9)])
def test_every_option_value_for_whole_games(players: int) -> None:
    for seed, options in enumerate(option_sets(GAME, players)):
        watch(GAME.start(players, options), seed)


@pytest.mark.rule("SB-INV-21")
def test_every_word_of_the_data_file_is_declared_and_the_engine_knows_it() -> None:
    words = Entry(BOX["vocabulary"], "vocabulary").data
    assert words["targets"] == v.TARGETS
    assert words["deciders"] == v.DECIDERS
    assert words["windows"] == v.WINDOWS
    assert words["conditions"] == v.CONDITIONS
    assert list(words["rules"]) == v.RULES  # type: ignore[call-overload]
    assert set(words["ops"]) == {*v.OPS, "if", "modify"}  # type: ignore[call-overload]


@pytest.mark.rule("SB-INV-18")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_is_hidden_changes_nothing_a_seat_sees_or_may_do(players: int) -> None:
    state = GAME.start(players)
    rng = Rng(players)
    compared = 0
    for n in range(250):
        if state.actor == OVER:
            break
        if n % 5 == 0:
            for viewer in [None, *range(players)]:
                other = state.resample(viewer, Rng(n))
                assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))
                if viewer is not None:
                    assert other.legal(viewer) == state.legal(viewer)
                compared += other.dump() != state.dump()
        state.apply(*next_action(state, rng))
    assert compared > 20
