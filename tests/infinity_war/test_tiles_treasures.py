"""Tiles that put out tokens, and Battlefields (IW-17.1 … 17.4, 17.40)."""

import pytest

from tests.infinity_war.positions import (
    STONES,
    at,
    every,
    lying,
    open_ground,
    outcomes,
    play,
    points,
    position,
    supply,
    tablet,
    the,
)


@pytest.mark.rule("IW-17.1")
@pytest.mark.parametrize("stone", STONES)
def test_a_stone_tile_puts_out_its_own_stone(stone: str) -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    assert stone in supply(state)
    log = play(state, "move iron_man 3,2", f"* open {stone}")
    assert lying(state, "3,2") == [stone]
    assert stone not in supply(state)
    assert the(log, "token_out").rule == "IW-17.1"
    play(state, "end turn", "move star_lord 5,7")
    assert f"open {stone}" not in outcomes(state)


@pytest.mark.rule("IW-17.2")
@pytest.mark.parametrize("half", ["leadership_a", "leadership_b"])
def test_a_leadership_tile_puts_out_its_own_half(half: str) -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    play(state, "move iron_man 3,2", f"* open {half}")
    assert lying(state, "3,2") == [half]
    other = "leadership_b" if half == "leadership_a" else "leadership_a"
    assert half not in supply(state)
    assert other in supply(state)


@pytest.mark.rule("IW-17.3")
def test_each_energy_tile_puts_out_one_energy() -> None:
    state = position(tiles=open_ground("2,2") | {"3,3": "energy"}, iron_man="2,2")
    assert supply(state).count("energy") == 4
    assert lying(state, "3,3") == ["energy"]
    play(state, "move iron_man 2,1", "* open energy")
    assert lying(state, "2,1") == ["energy"]
    assert supply(state).count("energy") == 3


@pytest.mark.rule("IW-17.4")
def test_each_superhero_tile_puts_out_the_two_depicted_on_it() -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    log = play(state, "move iron_man 3,2", "* open heroes_5")
    assert sorted(lying(state, "3,2")) == ["hero_drax", "hero_mantis"]
    assert len(every(log, "token_out")) == 2
    assert sum(token.startswith("hero") for token in supply(state)) == 12


@pytest.mark.rule("IW-17.40")
@pytest.mark.parametrize(("battle", "won"), [("qualified", 1), ("claimed", 0), ("none", 0)])
def test_a_superhero_scores_only_after_holding_out_and_leaving(battle: str, won: int) -> None:
    state = position(
        "thor iron_man", open_ground("2,2"), rocket="3,0", iron_man=at("2,2", left="hero_hulk", battle=battle)
    )
    play(state, "ability rocket")
    assert points(state) == [0, won]
    assert tablet(state, 1) == ["hero_hulk"] * won
