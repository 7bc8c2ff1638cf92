"""Positions no game comes to are refused, by the field at fault."""

from typing import Any

import pytest

from sixstones import Rng
from sixstones.core.errors import BadOption, BadPosition
from sixstones.core.facts import CHANCE, OVER
from tests.infinity_war.hand_written import PENDING
from tests.infinity_war.positions import (
    GAME,
    HEROES,
    STONES,
    at,
    box,
    full_board,
    kinds,
    open_ground,
    outcomes,
    own_tiles,
    play,
    position,
    result,
    where,
)


def refused(**fields: Any) -> tuple[str, str]:
    """The field at fault of a position that is refused, and the rule behind it."""
    with pytest.raises(BadPosition) as info:
        position(**fields)
    assert "None" not in str(info.value.data["expected"])
    return str(info.value.data["field"]), str(info.value.data.get("rule", ""))


def spoilt(name: str, number: int = 0, **changes: object) -> str:
    """The field at fault when a listed position gets other fields on the top of its stack."""
    dump: Any = dict(PENDING[name][number])
    GAME.load(dump)
    dump["stack"] = [*dump["stack"][:-1], {**dump["stack"][-1], **changes}]
    with pytest.raises(BadPosition) as info:
        GAME.load(dump)
    assert "None" not in str(info.value.data["expected"])
    return str(info.value.data["field"])


def without(name: str, **changes: object) -> str:
    """The field at fault when a listed position is changed elsewhere."""
    dump: Any = {**PENDING[name][0], **changes}
    with pytest.raises(BadPosition) as info:
        GAME.load(dump)
    assert "None" not in str(info.value.data["expected"])
    return str(info.value.data["field"])


# Bases and Thanos.


@pytest.mark.rule("IW-7.3")
def test_the_base_of_a_team_lies_in_the_ring() -> None:
    assert refused(tiles={"5,4": "base_iron_man"}) == ("tiles.5,4", "IW-7.3")
    assert where(position(tiles={"9,4": "base_iron_man"}), "iron_man") == "9,4"
    assert position(tiles={"5,4": "base_thor"}).actor == 0, "of a team that does not play"


@pytest.mark.rule("IW-14.15")
def test_thanos_never_stays_on_the_base_of_a_playing_team() -> None:
    away = {"iron_man": "5,0", "spider_man": "4,0"}
    assert refused(thanos="5,1", **away) == ("thanos", "IW-14.15")
    assert where(position(tiles={"4,1": "base_thor"}, thanos="4,1"), "thanos") == "4,1", "no team plays from there"


@pytest.mark.rule("IW-14.4")
def test_the_phase_of_thanos_is_his_activation_also_with_nothing_on_the_stack() -> None:
    tiles = open_ground("2,4") | {"8,4": "thanos_base"}
    state = position(tiles=tiles, phase="thanos", thanos="2,6", iron_man=at("2,4", right="stone_time"))
    assert (where(state, "thanos"), state.turn) == ("2,5", 2)
    tossed = position(tiles=open_ground("4,3", "6,3"), phase="thanos", thanos="5,3", iron_man="4,3", gamora="6,3")
    assert (tossed.actor, outcomes(tossed)) == (CHANCE, ["toss stones", "toss empty"])
    assert refused(phase="thanos") == ("phase", "IW-14.4")
    assert refused(phase="thanos", thanos="4,4", gauntlet=1) == ("phase", "IW-14.4")
    late = {"thanos_acts_on_opening_turn": False}
    assert refused(phase="thanos", thanos="4,4", turn=3, appeared=3, options=late) == ("phase", "IW-14.4")


def test_thanos_has_appeared_in_a_turn_that_has_begun() -> None:
    assert refused(thanos="4,4", turn=3, appeared=4)[0] == "appeared"
    assert refused(turn=3, appeared=1)[0] == "appeared"
    assert position(thanos="4,4", turn=3, appeared=3).actor == 0


# Tokens.


@pytest.mark.rule("IW-13.6")
def test_leadership_is_scored_in_pairs() -> None:
    assert refused(tablets=[["leadership_a"], []]) == ("tablets[0]", "IW-13.6")
    assert refused(tablets=[["leadership_a"], ["leadership_b"]]) == ("tablets[0]", "IW-13.6")
    assert refused(tablets=[[], ["hero_hulk", "leadership_b"]]) == ("tablets[1]", "IW-13.6")
    assert position(tablets=[[], ["leadership_b", "leadership_a"]]).actor == 0


@pytest.mark.rule("IW-8.5")
def test_one_half_of_leadership_is_carried_at_most() -> None:
    both = {"iron_man": at("5,1", left="leadership_a"), "gamora": at("5,8", left="leadership_b")}
    assert refused(**both) == ("characters.gamora.left", "IW-8.5")


@pytest.mark.rule("IW-AMB-86")
def test_the_bearer_of_a_half_does_not_stand_on_the_other_unless_by_option() -> None:
    there: dict[str, Any] = {"tokens": {"5,1": "leadership_b"}, "iron_man": at("5,1", left="leadership_a")}
    assert refused(**there) == ("characters.iron_man.left", "IW-13.6")
    assert position(**there, options={"leadership_pair_on_floor": False}).actor == 0


def test_only_active_stones_are_spent() -> None:
    assert refused(spent=["stone_soul"])[0] == "spent"
    assert refused(spent=["hero_hulk"])[0] == "spent"


# Endings.


@pytest.mark.rule("IW-18.1")
@pytest.mark.parametrize("ending", ["tiles", "heroes"])
def test_a_last_round_has_its_signal_on_the_table(ending: str) -> None:
    assert refused(ending=ending, last_turns=1)[0] == "ending"
    assert refused(phase="over", ending=ending)[0] == "ending"
    shown: dict[str, Any] = {"box": HEROES} if ending == "heroes" else {"tiles": full_board(thanos_base="8,4")}
    assert position(**shown, gauntlet=1, ending=ending, last_turns=1).actor == 0
    assert result(position(**shown, phase="over", ending=ending)).reason == ending
    assert refused(**shown, phase="over", ending=ending, last_turns=1)[0] == "last_turns"
    assert refused(**shown, ending=ending)[0] == "last_turns"
    assert refused(**shown, last_turns=1)[0] == "ending"


def test_in_the_phase_of_thanos_a_signal_was_given_before_him_by_option_only() -> None:
    seen: dict[str, Any] = {"box": HEROES, "phase": "thanos", "thanos": "4,4", "ending": "heroes"}
    assert refused(**seen)[0] == "last_turns"
    state = position(**seen, options={"end_check": "before_thanos"})
    state.settle(Rng(1))
    assert (state.dump()["last_turns"], state.turn) == (2, 2)


@pytest.mark.rule("IW-19.1", "IW-19.2")
def test_an_instant_victory_has_its_stones() -> None:
    assert refused(phase="over", ending="six_stones")[0] == "ending"
    assert refused(phase="over", ending="six_stones", winner=0)[0] == "ending"
    assert refused(phase="over", ending="thanos", box=STONES[:5])[0] == "ending"
    assert refused(ending="thanos", box=STONES)[0] == "ending", "it would be over"
    home = {"5,8": " ".join(STONES)}
    assert result(position(tokens=home, phase="over", ending="six_stones")).winners == [1]
    assert refused(tokens=home, phase="over", ending="six_stones", winner=0)[0] == "winner"
    assert refused(tokens=home, phase="over", ending="heroes", box=HEROES)[0] == "ending", "six Stones come first"
    assert refused(winner=1)[0] == "winner"
    assert result(position(box=STONES)).reason == "thanos", "and one nobody has noticed yet is over at once"


@pytest.mark.rule("IW-AMB-136")
def test_the_turn_cap_ends_a_game_that_has_reached_it() -> None:
    cap: dict[str, Any] = {"options": {"turn_cap": 7}}
    assert refused(phase="over", ending="turn_cap", turn=6, **cap)[0] == "ending"
    assert refused(phase="over", ending="turn_cap", options={"turn_cap": 0})[0] == "ending"
    assert result(position(phase="over", ending="turn_cap", turn=7, **cap)).reason == "turn_cap"
    assert refused(turn=8, **cap)[0] == "turn"
    assert refused(turn=0)[0] == "turn"
    assert refused(phase="over")[0] == "ending"


@pytest.mark.rule("IW-19.2")
def test_with_the_last_stone_in_the_box_thanos_takes_nothing_more() -> None:
    state = position(
        tiles=open_ground("2,5") | {"8,4": "thanos_base"},
        tokens={"2,6": "energy"},
        thanos="2,6",
        phase="post",
        iron_man=at("2,5", right="stone_time"),
        box=[stone for stone in STONES if stone != "stone_time"],
        options={"thanos_seizes_carried_stone": "extra"},
    )
    log = play(state, "end turn")
    assert kinds(log)[-1] == "game_over"
    assert (result(state).reason, sorted(box(state))) == ("thanos", sorted(STONES))


# Characters.


@pytest.mark.rule("IW-6.2")
def test_detention_is_served_in_the_own_turn() -> None:
    assert refused(gamora=at("5,8", detained="serving")) == ("characters.gamora.detained", "IW-6.2")
    assert refused(iron_man=at("5,1", detained="serving", barred=False)) == ("characters.iron_man.barred", "IW-6.2")
    assert refused(iron_man=at("5,1", barred=True)) == ("characters.iron_man.barred", "IW-6.2")
    over: dict[str, Any] = {"phase": "thanos", "thanos": "4,4"}
    assert refused(**over, iron_man=at("5,1", detained="serving"))[0] == "characters.iron_man.detained"
    assert refused(**over, iron_man=at("5,1", detained="fresh", barred=True))[0] == "characters.iron_man.barred"
    assert position(iron_man=at("5,1", detained="fresh", barred=True)).actor == 0


@pytest.mark.rule("IW-AMB-79")
def test_a_claim_is_qualified_when_the_own_turn_begins() -> None:
    holding = at("2,2", left="hero_hulk", battle="claimed")
    assert refused(tiles=open_ground("2,2"), iron_man=holding) == ("characters.iron_man.battle", "IW-AMB-79")
    assert position(tiles=open_ground("2,2"), active=1, iron_man=holding).actor == 1
    assert refused(iron_man=at("5,1", left="hero_hulk", battle="qualified"))[0] == "characters.iron_man.battle"


@pytest.mark.rule("IW-5.2", "IW-5.5", "IW-14.13")
def test_nobody_stands_where_he_would_have_met_somebody() -> None:
    entry: dict[str, Any] = {"phase": "main", "stack": PENDING["window"][0]["stack"]}
    for more in ({}, {**entry, "spider_man": "3,2"}):
        tiles = {"3,2": "loki", "2,2": "battlefield"}
        given: dict[str, Any] = {"tiles": tiles, "iron_man": at("3,2", entry=1), **more}
        assert position(**given).actor == 0
        assert refused(**given, gamora="3,2") == ("characters.iron_man.cell", "IW-5.5")
        assert refused(**given, gamora="6,6") == ("characters.gamora.cell", "IW-5.2")
        assert refused(**given, gamora="2,2", thanos="2,2") == ("characters.gamora.cell", "IW-14.13")
        assert refused(**given, gamora="5,1") in (
            ("characters.spider_man.cell", "IW-5.5"),
            ("characters.gamora.cell", "IW-17.12"),
        )


@pytest.mark.rule("IW-AMB-142")
def test_an_intruder_shares_a_base_with_its_owners_only_until_the_trap_works() -> None:
    stack = [
        {"frame": "property", "character": "iron_man", "tile": "base_star_lord", "entry": 1},
        {"frame": "window", "character": "iron_man", "entry": 1},
    ]
    intruder = at("5,8", right="stone_space", entry=1)
    tokens = {"5,8": "energy"}
    state = position(phase="main", stack=stack, iron_man=intruder, tokens=tokens)
    assert state.actor == 0
    assert refused(iron_man=intruder, tokens=tokens) == ("characters.iron_man.cell", "IW-5.5")


def test_a_round_of_ebony_maw_is_not_called_within_one() -> None:
    assert refused(ebony_turns=1, ebony_called=True)[0] == "ebony_called"


# What is pending.


def test_an_arrow_without_a_direction_has_its_question() -> None:
    assert refused(tiles={"3,2": "arrow_1 unset"})[0] == "tiles.3,2"
    assert without("orient", stack=[]) == "tiles.3,2"
    assert without("orient", tiles={"3,2": "arrow_1 unset", "4,2": "arrow_2 unset"}) == "tiles.4,2"
    around = [{"frame": "orient_around", "character": "iron_man", "cell": "3,2"}]
    tiles = {"3,2": "loki", "4,2": "arrow_2 unset"}
    state = position(tiles=tiles, iron_man="3,2", phase="main", stack=around)
    assert (state.pending(), state.actor) == (["orient_around", "orient"], 0)


def test_a_frame_fits_its_phase() -> None:
    thanos = {"frame": "thanos_take", "cell": "4,3"}
    assert without("thanos_take", phase="main") == "stack[0].frame"
    assert without("window", phase="thanos", thanos="7,7") == "stack[0].frame"
    assert without("window", stack=[thanos]) == "stack[0].frame"
    assert without("window", stack=[{"frame": "first"}]) == "stack[0].frame"
    assert without("window", stack=[{"frame": "turn"}]) == "stack[0].frame"
    assert without("window", stack=[{"frame": "dance"}]) == "stack[0].frame"
    assert without("thanos_target", stack=[*_stack("thanos_target"), *_stack("thanos_target")]) == "stack[1].frame"
    assert without("window", phase="over", ending="heroes", box=HEROES) == "stack"


def _stack(name: str) -> list[Any]:
    found: Any = PENDING[name][0]["stack"]
    return list(found)


def test_frames_lie_on_what_brings_them_about() -> None:
    prop, window = _stack("window")
    assert without("window", stack=[window]) == "stack[0].frame"
    assert without("window", stack=[window, prop]) == "stack[0].frame"
    assert without("window", stack=[prop, prop]) == "stack[1].frame"
    assert without("window", stack=[prop, window, prop, window]) == "stack[2].entry"
    assert without("window", stack=[prop, {**window, "entry": 0}]) == "stack[1].character"
    assert without("window", stack=[prop, {**window, "character": "spider_man", "entry": 0}]) == "stack[1].character"
    assert without("strike", stack=[*_stack("strike"), *_stack("strike")]) == "stack[1].frame"
    ship, orient, reveal = _stack("reveal")
    assert without("reveal", stack=[reveal]) == "stack[0].frame"
    assert without("reveal", stack=[orient]) == "stack[0].cell"
    assert without("reveal", stack=[ship, orient, reveal, reveal]) == "stack[3].cell"
    assert without("reveal", stack=[ship, orient, reveal, {**reveal, "cell": "4,4"}]) == "stack[3].cell"
    assert without("reveal", stack=[ship, orient, {**reveal, "cell": "4,4"}]) == "stack[1].cell"
    assert without("reveal", stack=[{**ship, "left": 2}, orient, reveal]) == "stack[0].left"
    other = {**orient, "cell": "4,4"}, {**reveal, "cell": "4,4"}
    assert without("reveal", stack=[other[0], orient, other[1], reveal]) == "stack[1].frame"
    both = {**PENDING["reveal"][0], "options": {"guardians_ship_order": "both_first"}}
    assert GAME.load({**both, "stack": [other[0], orient, other[1], reveal]}).actor == CHANCE


@pytest.mark.parametrize("name", ["arrow", "short_route", "teleport", "dropship", "cull_obsidian", "proxima", "q_ship"])
def test_the_choice_of_a_tile_is_made_by_the_character_on_it(name: str) -> None:
    assert spoilt(name, character="spider_man") == "stack[0].character"
    assert spoilt(name, character="gamora") == "stack[0].character"
    assert spoilt(name, character="nobody") == "stack[0].character"


@pytest.mark.parametrize(
    ("name", "changes", "field"),
    [
        ("orient", {"cell": "3,0"}, "cell"),
        ("orient", {"cell": "4,4"}, "cell"),
        ("trap", {"entry": 0}, "character"),
        ("trap", {"tile": "corvus"}, "tile"),
        ("trap", {"tile": "battlefield"}, "tile"),
        ("trap", {"entry": 2}, "entry"),
        ("base_call", {"character": "spider_man"}, "character"),
        ("guardians_ship", {"left": 3}, "left"),
        ("guardians_second", {"cell": "3,2"}, "cell"),
        ("guardians_second", {"cell": "3,0"}, "cell"),
        ("guardians_second", {"cell": "9,8"}, "frame"),
        ("cull_second", {"cell": "3,2"}, "cell"),
        ("cull_second", {"cell": "9,8"}, "cell"),
        ("corvus", {"other": "3,0"}, "cell"),
        ("corvus", {"cell": "3,0"}, "cell"),
        ("strike", {"character": "spider_man"}, "character"),
        ("swap_second", {"cell": "9,8"}, "cell"),
        ("partner", {"cell": "3,2"}, "cell"),
        ("partner", {"cell": "7,7"}, "cell"),
        ("take_holder", {"cell": "2,2"}, "cell"),
        ("take_holder", {"stone": "stone_mind"}, "stone"),
        ("take_holder", {"stone": "stone_time"}, "character"),
        ("take_token", {"holder": "iron_man"}, "cell"),
        ("turn_way", {"cell": "3,3"}, "cell"),
        ("power", {"seat": 0}, "seat"),
        ("power", {"seat": 2}, "seat"),
        ("thanos_target", {"cell": "4,4"}, "cell"),
        ("thanos_path", {"other": "3,3"}, "cell"),
        ("thanos_take", {"cell": "4,4"}, "cell"),
        ("jump", {"cell": "4,4"}, "cell"),
    ],
)
def test_a_frame_names_what_could_be_chosen(name: str, changes: dict[str, Any], field: str) -> None:
    last = len(_stack(name)) - 1
    assert spoilt(name, **changes) == f"stack[{last}].{field}"


def test_an_ability_or_stone_has_been_announced() -> None:
    for name, who in (
        ("strike", "iron_man"),
        ("jump", "star_lord"),
        ("swap_places", "rocket"),
        ("take_cell", "gamora"),
    ):
        dump: Any = PENDING[name][0]
        characters = {**dump["characters"], who: {**dump["characters"][who], "used": False}}
        assert without(name, characters=characters) == "stack[0].character"
    assert without("turn_tile", spent=[]) == "stack[0].character"
    assert without("turn_tile", characters={"iron_man": at("3,2", right="stone_mind")}) == "stack[0].character"
    assert without("corvus", characters={"iron_man": at("2,2")}) == "stack[0].character"
    loki: Any = {
        "tiles": {"3,2": "loki", "4,2": "battlefield"},
        "iron_man": "3,2",
        "spider_man": "4,2",
        "phase": "main",
    }
    for who, cell in (("iron_man", "4,2"), ("spider_man", "4,2")):
        assert refused(**loki, stack=[{"frame": "open_around", "character": who, "cell": cell}])[0] == "stack[0].cell"
    used = {**loki, "spider_man": at("4,2", used=True)}
    assert position(**used, stack=[{"frame": "open_around", "character": "spider_man", "cell": "4,2"}]).actor == CHANCE


@pytest.mark.rule("IW-AMB-64")
def test_the_power_stone_works_off_turn_by_option_only() -> None:
    assert without("power", options={"power_stone_off_turn": False}) == "stack[0].seat"


# Before the first turn.


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"turn": 1}, "turn"),
        ({"active": 1}, "active"),
        ({"tokens": {"5,0": ["energy"]}}, "tokens"),
        ({"spent": ["stone_time"]}, "phase"),
        ({"ending": "heroes"}, "ending"),
        ({"tiles": {"5,1": "base_iron_man"}}, "tiles"),
        ({"tiles": {"5,4": "battlefield"}}, "tiles.5,4"),
        ({"tiles": {"1,1": "teleport"}}, "tiles.1,1"),
        ({"characters": {"iron_man": {"cell": "5,1"}}}, "characters"),
        ({"stack": []}, "stack"),
        ({"stack": [{"frame": "slot"}]}, "stack"),
        ({"stack": [{"frame": "slot"}, {"frame": "first"}]}, "stack"),
        ({"stack": [{"frame": "first"}, {"frame": "hand"}]}, "stack"),
        ({"stack": [{"frame": "first"}, {"frame": "slot"}, {"frame": "team"}]}, "stack"),
        ({"teams": [None, "team_thor"]}, "stack"),
        ({"teams": ["team_thor", None], "stack": [*_stack("slot"), {"frame": "team", "seat": 0}]}, "stack[2].seat"),
    ],
)
def test_before_the_first_turn_only_draws_have_happened(changes: dict[str, object], field: str) -> None:
    assert without("slot", **changes) == field


def test_set_up_with_bases_has_everybody_on_them() -> None:
    used = {"iron_man": at("5,1", used=True)}
    assert without("first", characters=used) == "characters.iron_man"
    assert without("first", characters={"iron_man": at("4,1")}) == "characters.iron_man"
    assert without("first", stack=_stack("slot")) == "stack"
    dump: Any = PENDING["first"][0]
    assert without("first", tiles={**dump["tiles"], "4,4": "blue", "1,1": "red"}) == "tiles.1,1"
    mixed = {"options": {"layout": "mixed"}}
    assert GAME.load({**dump, **mixed, "stack": [{"frame": "first"}, {"frame": "back"}]}).pending()[-1] == "back"
    later = {**dump["tiles"], "9,8": "red"}
    assert without("first", **mixed, tiles=later, stack=[{"frame": "first"}, {"frame": "back"}]) == "tiles.9,8"


def test_two_tosses_are_an_option() -> None:
    dump: Any = PENDING["hand"][1]
    with pytest.raises(BadPosition) as info:
        GAME.load({**dump, "options": {}})
    assert info.value.data["field"] == "stack[1].east"
    assert spoilt("hand", 1, east="up") == "stack[1].east"


# Words of errors, and options.


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"characters": {"iron_man": {"used": 3}}}, "characters.iron_man.used"),
        ({"characters": {"iron_man": {"barred": 3}}}, "characters.iron_man.barred"),
        ({"characters": {"iron_man": {"left": 3}}}, "characters.iron_man.left"),
        ({"characters": {"iron_man": {"right": []}}}, "characters.iron_man.right"),
        ({"characters": {"iron_man": {"detained": "no"}}}, "characters.iron_man.detained"),
        ({"characters": {"iron_man": {"battle": 0}}}, "characters.iron_man.battle"),
        ({"characters": {"iron_man": {"visited": "5,1"}}}, "characters.iron_man.visited"),
        ({"characters": {"iron_man": {"visited": ["x"]}}}, "characters.iron_man.visited"),
        ({"characters": {"iron_man": {"entry": -1}}}, "characters.iron_man.entry"),
        ({"characters": {"iron_man": {"picked": [3]}}}, "characters.iron_man.picked"),
        ({"characters": {"iron_man": {"put_down": ["x"]}}}, "characters.iron_man.put_down"),
        ({"tokens": {"5,1": "energy"}}, "tokens.5,1"),
        ({"tokens": {"5,1": [3]}}, "tokens.5,1"),
        ({"tablets": ["hero_hulk"]}, "tablets[0]"),
        ({"tablets": [[], [3]]}, "tablets[1]"),
        ({"phase": "main", "stack": [{"frame": 3}]}, "stack[0].frame"),
        ({"phase": "main", "stack": [{"frame": "window", "character": 3}]}, "stack[0].character"),
        ({"phase": "main", "stack": [{"frame": "strike", "character": "iron_man", "tile": "loki"}]}, "stack[0].tile"),
    ],
)
def test_an_error_names_the_whole_path_of_its_field(fields: dict[str, object], field: str) -> None:
    with pytest.raises(BadPosition) as info:
        GAME.load(fields)
    assert info.value.data["field"] == field


@pytest.mark.rule("IW-20.4")
def test_blanks_replace_red_tiles_the_set_has() -> None:
    replaceable = [
        "q_ship", "guardians_ship", "dropship", "cull_obsidian", "proxima", "ebony_maw", "corvus", "outrider_general",
        "loki", "rotation_cw", "rotation_ccw", "short_route", "arrow_1", "arrow_2", "arrow_3", "arrow_4",
    ]  # fmt: skip
    few: dict[str, Any] = dict.fromkeys(replaceable, (0, 1))
    few |= {"loki": (2, 1), "teleport": (0, 4), "battlefield": (24, 0)}
    counts = own_tiles(**few)
    red = sum(int(str(row["red"])) for row in counts if row["tile"] != "blank")
    assert red == 42
    assert GAME.check(2, {"tiles": {"counts": counts}, "blank_tiles": 2})["blank_tiles"] == 2
    with pytest.raises(BadOption) as info:
        GAME.start(2, {"tiles": {"counts": counts}, "blank_tiles": 3})
    assert info.value.data["field"] == "options.blank_tiles"


@pytest.mark.parametrize("name", list(PENDING))
def test_a_listed_position_is_played_to_its_end(name: str) -> None:
    for dump in PENDING[name]:
        state = GAME.load(dump)
        rng = Rng(5)
        while state.actor != OVER:
            legal = state.legal(state.actor) if state.actor >= 0 else [state.sample(rng)]
            state.apply(state.actor, legal[rng.below(len(legal))])
        assert state.result() is not None
