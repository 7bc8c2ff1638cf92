"""IW-1: what is in the box and what it is for."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sixstones import OVER, Rng
from sixstones.core.errors import BadAction, BadOption, BadPosition
from tests.infinity_war.positions import (
    GAME,
    HEROES,
    RING,
    STONES,
    TEAMS,
    TILE_CELLS,
    asked,
    at,
    box,
    carried,
    every,
    full_board,
    kinds,
    legal,
    look,
    lying,
    open_ground,
    pass_turn,
    play,
    points,
    position,
    refusal,
    result,
    started,
    supply,
    tablet,
    the,
    tile,
    weights,
    where,
)

LEADERSHIP = ["leadership_a", "leadership_b"]


def parts(type: str) -> list[str]:
    """The ids of all components of a type."""
    return [id for id, part in GAME.components.items() if part["type"] == type]


def data_file() -> dict[str, Any]:
    with (Path(GAME.folder) / "data" / "components.toml").open("rb") as file:
        return tomllib.load(file)


def test_every_table_of_the_data_file_is_read() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(GAME.folder).glob("*.py"))
    assert [table for table in data_file() if f'BOX["{table}"]' not in sources] == []


# The stock.


@pytest.mark.rule("IW-1.1")
@pytest.mark.parametrize("tile_set", ["a", "b"])
def test_the_box_has_45_red_and_30_blue_tiles_of_which_all_but_3_blanks_are_in_play(tile_set: str) -> None:
    counts = next(row["counts"] for row in data_file()["tile_sets"] if row["id"] == tile_set)
    assert (sum(row["red"] for row in counts), sum(row["blue"] for row in counts)) == (45, 30)
    in_play = {row["tile"]: (row["red"], row["blue"]) for row in counts if row["tile"] != "blank"}
    pool: Any = started(5, tile_set=tile_set).dump()["pool"]
    bases = [f"base_{team}" for team in TEAMS]
    dealt = {id: (pool["red"].get(id, 0), pool["blue"].get(id, 0) + (id in bases)) for id in in_play}
    assert dealt == in_play


@pytest.mark.rule("IW-1.1")
def test_a_tile_set_of_another_size_is_refused() -> None:
    counts = [
        {"tile": row["tile"], "red": row["red"], "blue": row["blue"]} for row in data_file()["tile_sets"][0]["counts"]
    ]
    assert GAME.check(2, {"tiles": {"counts": counts}})["tiles"] is not None
    for row in counts:
        if row["tile"] == "loki":
            row["red"] += 1
    with pytest.raises(BadOption, match="43 red"):
        GAME.check(2, {"tiles": {"counts": counts}})


@pytest.mark.rule("IW-1.2")
def test_the_further_stock_is_complete() -> None:
    tokens = supply(started(5))
    assert len(tokens) == len(STONES) + len(HEROES) + 2 + 5
    assert sorted(tokens) == sorted([*STONES, *HEROES, *LEADERSHIP, *["energy"] * 5])
    assert (len(HEROES), len(STONES)) == (14, 6)
    assert (len(parts("team")), len(parts("character"))) == (5, 10)
    assert len(parts("character")) + len(parts("standee")) == 11
    assert GAME.components["gauntlet"]["sides"] == ["stones", "empty"]
    counted = {id: part["count"] for id, part in GAME.components.items() if "count" in part}
    assert counted == {"superhero": 14, "leadership": 2, "energy": 5, "infinity_stone": 6}


@pytest.mark.rule("IW-1.3")
def test_72_tiles_lie_on_the_board_blue_in_the_ring_red_inside_at_random() -> None:
    state = started(2, first_player="p1")
    tiles: Any = state.dump()["tiles"]
    assert list(tiles) == TILE_CELLS
    assert len(tiles) == 72
    backs = {cell: "blue" if cell in RING else "red" for cell in TILE_CELLS}
    assert {cell: back for cell, back in tiles.items() if not back.startswith("base_")}.items() <= backs.items()

    inside = position(tiles=open_ground("2,2"), iron_man="2,2")
    play(inside, "move iron_man 3,2")
    assert sum(weights(inside).values()) == 41, "each tile not yet seen is as likely as any other"
    assert (weights(inside)["open battlefield"], weights(inside)["open loki"]) == (5, 2)
    assert "open teleport" not in weights(inside)

    rng = Rng(7)
    drawn = [GAME.text(int(inside.sample(rng))) for _ in range(2000)]
    assert set(drawn) == set(weights(inside))
    assert 180 < drawn.count("open battlefield") < 310, "5 in 41"

    edge = position()
    play(edge, "move iron_man 4,1")
    assert (weights(edge)["open energy"], weights(edge)["open teleport"]) == (5, 4)
    assert "open loki" not in weights(edge)


@pytest.mark.rule("IW-1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_runs_two_characters(players: int) -> None:
    state = started(players)
    dump: Any = state.dump()
    assert len(dump["characters"]) == 2 * players
    for seat in range(players):
        assert state.actor == dump["active"]
        team = dump["teams"][dump["active"]].removeprefix("team_")
        movers = {text.split()[1] for text in legal(state, "move")}
        assert movers == set(TEAMS[team]), f"seat {seat}"
        pass_turn(state)
        dump = state.dump()


@pytest.mark.rule("IW-1.5", "IW-2.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bases_are_the_starting_cells_and_lie_in_the_ring(players: int) -> None:
    state = started(players)
    dump: Any = state.dump()
    for seat, team in enumerate(dump["teams"]):
        base: Any = state.view(None)["bases"][seat]  # type: ignore[index]
        assert base in RING
        assert tile(state, base) == "base_" + team.removeprefix("team_")
        assert {where(state, id) for id in TEAMS[team.removeprefix("team_")]} == {base}


# Tokens.


@pytest.mark.rule("IW-1.6")
@pytest.mark.parametrize(
    ("face", "out"),
    [
        ("stone_time", ["stone_time"]),
        ("leadership_b", ["leadership_b"]),
        ("heroes_3", ["hero_vision", "hero_scarlet_witch"]),
        ("loki", []),
    ],
)
def test_tokens_leave_the_supply_only_when_their_tile_is_opened(face: str, out: list[str]) -> None:
    state = position(tiles=open_ground("2,2"), iron_man="2,2")
    assert state.dump()["tokens"] == {}
    before = supply(state)
    log = play(state, "move iron_man 3,2", f"* open {face}")
    assert lying(state, "3,2") == out
    assert [data["token"] for data in every(log, "token_out")] == out
    assert sorted(supply(state) + out) == sorted(before)


@pytest.mark.rule("IW-1.7")
def test_a_stone_works_only_for_as_long_as_it_is_carried() -> None:
    state = position(
        "thor star_lord",
        {"3,3": "arrow_1 north"},
        thor=at("3,3", right="stone_reality"),
        rocket=at("2,0", right="stone_soul"),
    )
    assert "use stone_reality" in legal(state)
    play(state, "leave thor right")
    assert refusal(state, "use stone_reality").rule == "IW-11.2"


@pytest.mark.rule("IW-1.7", "IW-8.8")
def test_a_stone_on_the_own_base_is_kept_from_thanos() -> None:
    state = position(
        tiles={"2,7": "thanos_base", **open_ground("5,2", "4,2")},
        tokens={"5,1": "stone_soul"},
        spider_man="5,1",
        thanos="5,2",
        active=1,
        iron_man="5,0",
    )
    log = pass_turn(state)
    assert the(log, "thanos_moves").data["to"] == "5,1"
    assert (where(state, "thanos"), box(state), lying(state, "5,1")) == ("2,7", [], ["stone_soul"])


@pytest.mark.rule("IW-1.8", "IW-13.3")
def test_a_superhero_held_out_on_a_battlefield_for_a_turn_is_one_point() -> None:
    state = position(tiles=open_ground("2,2", "3,2"), iron_man=at("2,2", left="hero_hulk"))
    play(state, "move iron_man 3,2", "end turn")
    assert points(state) == [0, 0]
    play(state, "swap base 4,8", "end turn", "move iron_man 2,2")
    assert (points(state), tablet(state, 0)) == ([1, 0], ["hero_hulk"])
    assert carried(state, "iron_man") == []


@pytest.mark.rule("IW-1.8")
def test_a_superhero_who_only_passes_over_a_battlefield_earns_nothing() -> None:
    state = position(
        "captain_america star_lord", open_ground("2,2", "3,2", "4,2"), captain_america=at("2,2", left="hero_hulk")
    )
    play(state, "move captain_america 3,2", "ability captain_america", "choose 4,2", "end turn")
    assert (points(state), carried(state, "captain_america")) == ([0, 0], ["hero_hulk"])


@pytest.mark.rule("IW-1.8", "IW-13.5")
def test_a_superhero_driven_off_a_battlefield_before_the_next_turn_earns_nothing() -> None:
    state = position(tiles=open_ground("2,2", "3,2", "4,2"), iron_man=at("2,2", left="hero_hulk"), star_lord="4,2")
    play(state, "move iron_man 3,2", "end turn", "move star_lord 3,2")
    assert (points(state), where(state, "iron_man"), lying(state, "3,2")) == ([0, 0], "5,1", ["hero_hulk"])


@pytest.mark.rule("IW-1.9")
def test_the_two_leadership_halves_come_from_different_tiles_and_are_worth_two_points_joined() -> None:
    assert [GAME.components[id]["puts"] for id in LEADERSHIP] == [["leadership_a"], ["leadership_b"]]
    state = position(tiles=open_ground("2,2"), iron_man=at("2,2", left="leadership_a"))
    play(state, "move iron_man 3,2", "* open leadership_b")
    assert (points(state), sorted(tablet(state, 0))) == ([2, 0], LEADERSHIP)


@pytest.mark.rule("IW-1.10")
def test_energy_lets_an_ability_be_used_again() -> None:
    state = position("black_panther star_lord", black_panther=at("5,1", left="energy"))
    play(state, "ability black_panther", "choose 1,1")
    assert "ability black_panther" not in legal(state)
    play(state, "recharge black_panther slot", "ability black_panther", "choose 9,1")
    assert tile(state, "9,1") == "base_black_panther"
    assert "recharge black_panther slot" not in legal(state)


# Thanos and the Gauntlet.


@pytest.mark.rule("IW-1.11", "IW-14.2")
def test_the_opener_of_the_thanos_base_gets_the_gauntlet_which_tells_when_and_where_thanos_moves() -> None:
    state = position("iron_man star_lord thor", open_ground("2,2"), star_lord="2,2", active=1)
    assert state.dump()["gauntlet"] is None
    play(state, "move star_lord 3,2", "* open thanos_base")
    assert state.dump()["gauntlet"] == 1
    spots: Any = state.dump()["tokens"]
    assert not any("gauntlet" in lying for lying in spots.values())
    acting = []
    for _ in range(6):
        team = state.dump()["active"]
        acting += [team for kind in kinds(pass_turn(state)) if kind in ("thanos_moves", "thanos_stays")]
    assert acting == [1, 1], "after the turns of the seat that has it, and after no other"


@pytest.mark.rule("IW-1.12", "IW-14.16")
def test_thanos_has_a_standee_of_his_own_that_no_player_moves() -> None:
    assert GAME.components["thanos"] == {"type": "standee", "base": "thanos_base", "rule": "IW-14.5"}
    with pytest.raises(BadAction):
        GAME.parse("move thanos 4,4")
    state = position(tiles=open_ground("4,2"), iron_man="4,2", thanos="4,4")
    play(state, "swap base 6,1", "end turn")
    assert (where(state, "thanos"), tile(state, "4,3")) == ("4,3", "red"), "he opens nothing"


# Cards and tablets.


@pytest.mark.rule("IW-1.13")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("token", ["energy", "hero_hulk", "leadership_a"])
def test_a_card_has_two_sides_and_on_each_a_left_and_a_right_slot(used: bool, token: str) -> None:
    state = position(tiles=open_ground("2,2"), tokens={"2,2": f"{token} stone_mind"}, iron_man=at("2,2", used=used))
    kind = token.replace("hero_hulk", "superhero").replace("_a", "")
    play(state, f"pick up iron_man {kind}", "pick up iron_man stone_mind")
    card = look(state, "iron_man")
    assert (card["left"], card["right"], card["used"]) == (token, "stone_mind", used)


@pytest.mark.rule("IW-1.13")
def test_a_slot_refuses_tokens_that_do_not_fit() -> None:
    with pytest.raises(BadPosition, match="right slot"):
        position(iron_man=at("5,1", left="stone_mind"))
    with pytest.raises(BadPosition, match="right slot"):
        position(iron_man=at("5,1", right="energy"))


@pytest.mark.rule("IW-1.14", "IW-8.4")
def test_nobody_carries_more_than_one_stone_and_one_other_token() -> None:
    tokens = {"2,2": "energy hero_wong leadership_a stone_soul"}
    full = position(tiles=open_ground("2,2"), tokens=tokens, iron_man=at("2,2", left="hero_hulk", right="stone_mind"))
    assert legal(full, "pick_up") == []
    assert {text for text in legal(full, "leave")} == {"leave iron_man left", "leave iron_man right"}
    with_stone = position(tiles=open_ground("2,2"), tokens=tokens, iron_man=at("2,2", right="stone_mind"))
    assert len(legal(with_stone, "pick_up")) == 3
    with_other = position(tiles=open_ground("2,2"), tokens=tokens, iron_man=at("2,2", left="hero_hulk"))
    assert legal(with_other, "pick_up") == ["pick up iron_man stone_soul"]


@pytest.mark.rule("IW-1.15")
def test_a_tablet_holds_two_cards_and_a_zone_for_victory_points() -> None:
    state = position("iron_man star_lord thor", tablets=[["hero_hulk"], LEADERSHIP, []])
    assert [tablet(state, seat) for seat in range(3)] == [["hero_hulk"], LEADERSHIP, []]
    assert points(state) == [1, 2, 0]
    for token in ("energy", "stone_soul"):
        with pytest.raises(BadPosition, match="superheroes and leadership"):
            position(tablets=[[token]])
    assert all(len(GAME.components[id]["characters"]) == 2 for id in parts("team"))  # type: ignore[arg-type]


# The aim.


@pytest.mark.rule("IW-1.16", "IW-18.1", "IW-18.4")
def test_when_all_tiles_are_open_one_more_round_is_played_and_most_points_win() -> None:
    state = position(tiles=full_board(closed=("4,1",)), tablets=[[], ["hero_hulk"]], gauntlet=1)
    log = play(state, "move iron_man 4,1", "* open energy", "end turn")
    assert every(log, "last_round") == [{"seat": 0, "ending": "tiles"}]
    turns = []
    while state.actor != OVER:
        turns.append(int(state.actor))
        pass_turn(state)
    assert turns == [1, 0]
    ended = result(state)
    assert (ended.reason, ended.winners, ended.scores) == ("tiles", [1], [0, 1])


@pytest.mark.rule("IW-1.16", "IW-18.1")
def test_when_all_superheroes_are_out_of_play_one_more_round_is_played() -> None:
    state = position(
        tiles=open_ground("3,2", "2,2"),
        iron_man=at("3,2", left="hero_hulk", battle="qualified"),
        tablets=[[], HEROES[1:6]],
        box=HEROES[6:],
    )
    log = play(state, "move iron_man 2,2", "end turn")
    assert every(log, "last_round") == [{"seat": 0, "ending": "heroes"}]
    assert (state.actor, asked(state)) == (1, "turn")
    pass_turn(state)
    assert state.actor == 0
    pass_turn(state)
    assert (result(state).reason, result(state).scores) == ("heroes", [1, 5])

    not_yet = position(tiles=open_ground("3,2", "2,2"), iron_man=at("3,2", left="hero_hulk"), box=HEROES[1:])
    log = play(not_yet, "move iron_man 2,2", "end turn")
    assert every(log, "last_round") == []


@pytest.mark.rule("IW-17.12", "IW-17.14", "IW-17.28", "IW-17.31")
def test_every_tile_says_its_rule_and_whether_it_is_a_trap() -> None:
    tiles = {id: row for id, row in GAME.components.items() if row["type"] == "tile"}
    for row in tiles.values():
        assert row["rule"] in GAME.rules
        assert row["trap_rule"] in GAME.rules
    traps = {str(row["kind"]) for row in tiles.values() if row["trap"]}
    assert traps == {"team_base", "thanos_base", "corvus", "outrider_general"}
    base = tiles["base_thor"]
    assert (base["rule"], base["trap_rule"]) == ("IW-17.11", "IW-17.12"), "calling the partner; sending others home"
    assert tiles["thanos_base"]["trap_rule"] == "IW-17.14"
    for row in tiles.values():
        kind = GAME.components[str(row["kind"])]
        assert all(row[key] == kind[key] for key in ("rule", "trap_rule", "trap", "trigger"))


def test_abilities_stones_and_tokens_say_their_rules() -> None:
    told = {"ability": "rule", "stone": "stone_rule", "standee": "rule", "gauntlet": "rule"}
    for row in GAME.components.values():
        key = told.get(str(row["type"])) or told.get(str(row.get("token")))
        assert key is None or row[key] in GAME.rules
    assert GAME.components["stone_time"]["stone_rule"] == "IW-12.6"
    assert [GAME.components[id]["token_rule"] for id in ("superhero", "leadership", "energy")] == [
        "IW-13.2",
        "IW-13.6",
        "IW-9.5",
    ]
