"""The three classes of tiles (IW-16)."""

import pytest

from tests.infinity_war.positions import (
    asked,
    at,
    every,
    kinds,
    lying,
    open_ground,
    play,
    position,
    where,
)

ON_OPENING = {
    "stone_soul": ["stone_soul"],
    "stone_power": ["stone_power"],
    "stone_time": ["stone_time"],
    "stone_space": ["stone_space"],
    "stone_reality": ["stone_reality"],
    "stone_mind": ["stone_mind"],
    "leadership_a": ["leadership_a"],
    "leadership_b": ["leadership_b"],
    "heroes_1": ["hero_black_widow", "hero_hulk"],
    "heroes_2": ["hero_doctor_strange", "hero_wong"],
    "heroes_3": ["hero_scarlet_witch", "hero_vision"],
    "heroes_4": ["hero_falcon", "hero_war_machine"],
    "heroes_5": ["hero_drax", "hero_mantis"],
    "heroes_6": ["hero_groot", "hero_nebula"],
    "heroes_7": ["hero_m_baku", "hero_shuri"],
}
EVERY_TIME = [
    "q_ship", "guardians_ship", "cull_obsidian", "dropship", "base_thor", "thanos_base", "teleport", "rotation_cw",
    "rotation_ccw", "proxima", "ebony_maw", "corvus", "outrider_general", "loki", "short_route", "arrow_1 east",
    "arrow_2 east", "arrow_3 east", "arrow_4",
]  # fmt: skip


@pytest.mark.rule("IW-16.2")
@pytest.mark.parametrize("face", ON_OPENING)
def test_an_opened_tile_puts_out_its_tokens_whoever_is_on_it(face: str) -> None:
    entered = position(tiles=open_ground("2,2"), iron_man="2,2")
    play(entered, "move iron_man 3,2", f"* open {face}")
    assert sorted(lying(entered, "3,2")) == ON_OPENING[face]
    from_afar = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    play(from_afar, "move iron_man 3,2", "continue", "choose 6,6", f"* open {face}")
    assert sorted(lying(from_afar, "6,6")) == ON_OPENING[face]


@pytest.mark.rule("IW-16.1", "IW-16.2")
@pytest.mark.parametrize("face", ON_OPENING)
def test_a_property_of_opening_works_only_once(face: str) -> None:
    tokens = {"7,0": " ".join(ON_OPENING[face])}
    state = position(tiles=open_ground("2,2") | {"3,2": face}, tokens=tokens, iron_man="2,2")
    log = play(state, "move iron_man 3,2")
    assert lying(state, "3,2") == []
    assert sorted(lying(state, "7,0")) == ON_OPENING[face]
    assert not {"token_out", "property"} & set(kinds(log))
    assert asked(state) == "finish"


@pytest.mark.rule("IW-16.1", "IW-16.3")
@pytest.mark.parametrize("face", EVERY_TIME)
def test_an_every_time_property_works_on_each_entry_of_an_open_tile(face: str) -> None:
    cell, start = ("3,1", "2,1") if face == "base_thor" else ("3,2", "2,2")
    thanos = {"thanos": "7,6", "gauntlet": 1} if face == "thanos_base" else {}
    state = position("iron_man star_lord", {start: "q_ship", cell: face}, None, **thanos, iron_man=start)
    log = play(state, f"move iron_man {cell}")
    assert asked(state) == "window"
    log += play(state, "continue")
    worked = every(log, "property")
    assert worked[0] == {"character": "iron_man", "tile": face.split()[0], "cell": cell}


@pytest.mark.rule("IW-16.1", "IW-16.3")
@pytest.mark.parametrize("face", [face.split()[0] for face in EVERY_TIME if face != "thanos_base"])
def test_an_every_time_property_does_not_work_when_the_tile_is_opened_from_afar(face: str) -> None:
    state = position(tiles=open_ground("2,2") | {"3,2": "guardians_ship"}, iron_man="2,2")
    cell = "9,1" if face in ("base_thor", "teleport", "guardians_ship") else "6,6"
    log = play(state, "move iron_man 3,2", "continue", f"choose {cell}", f"* open {face}")
    assert [data["tile"] for data in every(log, "property")] == ["guardians_ship"]
    assert where(state, "iron_man") == "3,2"


@pytest.mark.rule("IW-16.1")
def test_a_tile_does_not_work_on_somebody_who_begins_his_turn_there() -> None:
    state = position(tiles={"2,2": "outrider_general", "2,1": "q_ship"}, iron_man="2,2", spider_man="2,2")
    log = play(state, "swap base 4,1", "end turn")
    assert "property" not in kinds(log)
    assert "detained" not in kinds(log)


@pytest.mark.rule("IW-16.1")
def test_a_battlefield_does_nothing_to_whoever_enters_it() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man=at("2,2", left="hero_hulk"))
    log = play(state, "move iron_man 3,2")
    assert kinds(log) == ["move"]
    assert asked(state) == "finish"


@pytest.mark.rule("IW-16.3")
def test_an_every_time_property_works_for_the_one_who_opens_the_tile_too() -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    log = play(state, "move iron_man 3,2", "* open outrider_general", "continue")
    assert kinds(log) == ["move", "opened", "property", "detained"]
