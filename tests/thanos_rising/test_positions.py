"""Hand-written positions: what may be left out, and refusals by field and rule.

Docs: "Positions".
"""

from typing import Any

import pytest

from sixstones import CHANCE, State
from sixstones.core.errors import BadPosition
from tests.kit import asked, legal, outcomes, question
from tests.thanos_rising.hand_written import PENDING, at, strike
from tests.thanos_rising.table import GAME, QUIET, SECTORS, counters, damage, hand, position, rolled, view

HEROES = [id for id, data in GAME.components.items() if data["type"] == "hero"]
VILLAINS = [id for id, data in GAME.components.items() if data["type"] == "villain"]
GAP = [[None, "hawkeye", None], QUIET[1], QUIET[2]]
ROLLED = {"sector": 0, "dice": ["red b", "red t"]}
STONE_TURN: dict[str, object] = {"step": "stone", "sector": 0}
FIVE = ["soul", "reality", "space", "power", "time"]


def refused(**fields: object) -> tuple[object, object]:
    """The field at fault and the rule it breaks, if any."""
    with pytest.raises(BadPosition) as caught:
        position(**fields)
    assert caught.value.message
    assert caught.value.data["expected"]
    if "rule" in caught.value.data:
        assert caught.value.key == "position-invariant"
    else:
        assert caught.value.key == "position-field"
        value, field = str(caught.value.data["value"]).strip("'"), str(caught.value.data["field"])
        missing = ("facing", "sector", "stone_die", "thanos_die", "bases", "locked[0].die")
        there = value == "first" or (value[:20] in str(fields) if value != "None" else field in missing)
        assert there, f"{value} does not stand there"
    return caught.value.data["field"], caught.value.data.get("rule")


def deals(*slots: int) -> list[dict[str, object]]:
    return [{"frame": "deal", "slot": slot} for slot in slots]


def refilling(*slots: int, **fields: object) -> State:
    given: dict[str, object] = {"sectors": GAP, **fields}
    return position(step="refill", sector=0, stack=deals(*slots), **given)


# Dealing.


@pytest.mark.rule("TR-14.3", "TR-AMB-48")
@pytest.mark.parametrize("slots", [(0, 0), (0, 2)])
def test_one_slot_is_refilled_at_a_time(slots: tuple[int, ...]) -> None:
    assert outcomes(refilling(0))[0] == "deal black_widow"
    assert refused(step="refill", sector=0, sectors=GAP, stack=deals(*slots)) == ("stack", None)


@pytest.mark.rule("TR-14.3", "TR-14.4")
def test_only_an_empty_slot_is_refilled_and_only_from_a_deck_with_cards() -> None:
    assert refused(step="refill", sector=0, sectors=GAP, stack=deals(1)) == ("stack[0].slot", None)
    out = [id for id in HEROES if id not in (*QUIET[1], *QUIET[2], "hawkeye", "captain_america", "black_panther")]
    empty: dict[str, object] = {"sectors": GAP, "fallen": out, "beaten": VILLAINS}
    assert refused(step="refill", sector=0, stack=deals(0), **empty) == ("stack[0].slot", None)
    assert position(step="refill", sector=0, **empty).result() is not None


# What may be left out.


@pytest.mark.rule("TR-5.1", "TR-3.6")
def test_an_almost_empty_position_is_the_first_turn_of_seat_one() -> None:
    state = GAME.load({"sectors": QUIET})
    assert (asked(state), int(state.actor), state.turn, state.number) == ("deploy", 0, 1, 1)
    seen = view(state)
    assert (seen["bases"], seen["teams"]) == (
        ["avengers_compound", "wakanda"],
        [["captain_america"], ["black_panther"]],
    )
    assert (seen["facing"], seen["sector"], seen["rolls"], seen["active"]) == (0, None, 0, 0)
    assert (sum(seen["pile"].values()), seen["discard"], len(seen["deck"])) == (30, {}, 42 - 9 - 2)


@pytest.mark.rule("TR-3.5")
def test_bases_left_out_are_those_of_the_option() -> None:
    state = GAME.load({"sectors": QUIET, "options": {"bases": ["knowhere", "sanctum_sanctorum"]}})
    assert view(state)["bases"] == ["knowhere", "sanctum_sanctorum"]
    assert view(state)["teams"] == [["gamora"], ["doctor_strange"]]


@pytest.mark.rule("TR-11.1")
def test_dice_that_lie_open_mean_that_they_are_being_assigned() -> None:
    state = position(sectors=QUIET, **ROLLED)
    assert (asked(state), question(state).data["roll"], view(state)["rolls"]) == ("assign", 1, 1)
    later = position(sectors=QUIET, rolls=3, **ROLLED)
    assert question(later).data["roll"] == 3


@pytest.mark.rule("TR-6.1")
def test_after_deploying_the_dice_of_thanos_come() -> None:
    state = position(sector=1)
    assert state.actor == CHANCE
    assert outcomes(state)[0] == "stone orange"


def test_a_position_keeps_its_numbers() -> None:
    state = position(number=17, turn=8, active=1)
    assert (state.number, state.turn, int(state.actor)) == (17, 8, 1)
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("TR-3.4", "TR-3.5")
def test_in_the_setup_thanos_comes_first_then_the_bases_that_nobody_chose() -> None:
    state = GAME.load({"step": "setup", "bases": [None, "wakanda", None], "players": 3})
    assert outcomes(state) == ["facing 1", "facing 2", "facing 3"]
    assert view(state)["facing"] is None
    faced = GAME.load({"step": "setup", "bases": [None, "wakanda", None], "players": 3, "facing": 2})
    assert (asked(faced), int(faced.actor)) == ("base", 0)
    assert legal(faced) == ["base avengers_compound", "base sanctum_sanctorum", "base knowhere"]


@pytest.mark.rule("TR-11.5", "TR-11.6", "TR-20.4")
def test_what_lies_on_a_card_covers_its_symbols_and_no_more() -> None:
    locked: list[dict[str, object]] = [
        {"die": "red bb", "card": "okoye", "roll": 1},
        {"symbol": "tech", "card": "okoye", "roll": 2},
        {"die": "red m", "roll": 2},
        {"die": "blue"},
    ]
    state = rolled("red x, red b", sectors=QUIET, rolls=3, locked=locked)
    assert view(state)["cards"]["okoye"]["covered"] == {"battle": 1, "tech": 1}
    assert view(state)["cards"]["okoye"]["missing"] == {"mystic": 1}
    assert view(state)["locked"] == [
        {"die": "red bb", "card": "okoye", "roll": 1},
        {"symbol": "tech", "card": "okoye", "roll": 2},
        {"die": "red m", "card": None, "roll": 2},
        {"die": "blue", "card": None, "roll": 3},
    ]
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("TR-20.4")
@pytest.mark.parametrize("symbol", ["battle", "tech", "mystic"])
def test_a_symbol_token_on_a_card_is_stored_by_its_symbol(symbol: str) -> None:
    locked = [{"symbol": symbol, "card": "okoye", "roll": 2}]
    state = rolled("red x, red b", sectors=QUIET, rolls=3, locked=locked)
    assert view(state)["locked"] == locked
    assert view(state)["cards"]["okoye"]["covered"] == {symbol: 1}


@pytest.mark.rule("TR-11.10", "TR-13.7")
def test_dice_on_an_own_hero_pay_for_his_ability() -> None:
    teams = [["mantis", "iron_man"], ["shuri"]]
    locked = [{"die": "red t", "card": "iron_man"}, {"die": "red t", "card": "shuri"}]
    state = rolled("red t, red m, red b", sectors=[["hawkeye"]], teams=teams, locked=locked)
    assert view(state)["cards"]["iron_man"]["paid"] == 1
    assert legal(state, "assign") == ["assign hawkeye", "assign iron_man", "assign mantis"]


@pytest.mark.parametrize("name", sorted(PENDING))
def test_every_pending_decision_loads_and_its_dump_is_the_same_position(name: str) -> None:
    for dump in PENDING[name]:
        state = GAME.load(dump)
        assert state.pending()[-1] == name
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()
        assert (again.actor, again.waiting()) == (state.actor, state.waiting())


@pytest.mark.rule("TR-6.1", "TR-7.1")
def test_every_face_of_the_dice_of_thanos_may_lie_there() -> None:
    for face in ("turn_ccw", "turn_cw", "villains", "stone"):
        for step in ("stone", "thanos"):
            state = position(step=step, sector=0, stone_die="orange", thanos_die=face, sectors=[[], [], []], facing=1)
            assert view(state)["thanos_die"] == face
            assert view(state)["facing"] == {"turn_ccw": 0, "turn_cw": 2}.get(face, 1)
    for colour in ("orange", "red", "blue", "purple", "green", "yellow"):
        state = position(step="stone", sector=0, stone_die=colour, thanos_die="turn_cw", sectors=[[], [], []])
        assert (view(state)["stone_die"], sum(counters(state).values())) == (colour, 1)


@pytest.mark.rule("TR-AMB-14")
def test_villains_of_every_slot_may_be_about_to_act() -> None:
    sectors = [["cull_obsidian", "ebony_maw"], [], ["hawkeye", "hulk", "corvus_glaive"]]
    villains = ["cull_obsidian", "ebony_maw", "corvus_glaive"]
    state = position(**at("pool", "villains", {"villains": villains, "cause": "turn"}, sectors=sectors))
    assert legal(state) == [f"trigger {villain}" for villain in villains]


@pytest.mark.rule("TR-1.6")
def test_a_die_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(BadPosition) as caught:
        position(sector=0, dice=["red tt"])
    expected = str(caught.value.data["expected"])
    assert expected.startswith("dice out of red b, red t, red m, red x, red bb, blue b")
    assert "red tt" not in expected


# What is refused.

LYING = {"captain_america", "black_panther", *QUIET[0], *QUIET[1], *QUIET[2]}
OUT = [id for id in HEROES if id not in LYING]
REFUSED: list[tuple[dict[str, Any], str, str | None]] = [
    ({"sectros": []}, "sectros", None),
    ({"number": -1}, "number", None),
    ({"turn": -1}, "turn", None),
    ({"step": "lunch"}, "step", None),
    ({"active": 2}, "active", None),
    ({"active": -1}, "active", None),
    ({"facing": 3}, "facing", None),
    ({"facing": -1}, "facing", None),
    ({"facing": None}, "facing", None),
    # Cards (TR-INV-1).
    ({"sectors": [[], [], [], []]}, "sectors", None),
    ({"sectors": [["hawkeye", "mantis", "okoye", "hulk"]]}, "sectors[0]", None),
    ({"sectors": [[], "hawkeye"]}, "sectors[1]", None),
    ({"sectors": [[], ["batman"]]}, "sectors[1]", None),
    ({"sectors": [["hawkeye"], ["hawkeye"]]}, "sectors[1]", "TR-INV-1"),
    ({"sectors": [["captain_america"]]}, "sectors[0]", "TR-INV-1"),
    ({"fallen": ["hawkeye"]}, "fallen", "TR-INV-1"),
    ({"fallen": ["ebony_maw"]}, "fallen", None),
    ({"beaten": ["hulk"]}, "beaten", None),
    ({"beaten": ["ebony_maw", "ebony_maw"]}, "beaten", "TR-INV-1"),
    ({"teams": [["captain_america"], ["captain_america"]]}, "teams[1]", "TR-INV-1"),
    ({"teams": [["captain_america"]], "players": 2}, "teams", None),
    ({"teams": [["ebony_maw"], ["shuri"]]}, "teams[0]", None),
    ({"deck": ["hulk"]}, "deck", "TR-INV-1"),
    ({"deck": ["hawkeye"]}, "deck", "TR-INV-1"),
    # Bases (TR-3.11).
    ({"bases": ["wakanda"]}, "bases", None),
    ({"bases": ["wakanda", "wakanda"]}, "bases", None),
    ({"bases": ["wakanda", "gotham"]}, "bases", None),
    ({"bases": ["wakanda", None]}, "bases", None),
    # Damage (TR-INV-4) and stones.
    ({"damage": {"batman": 1}}, "damage.batman", None),
    ({"damage": {"hawkeye": 5}}, "damage.hawkeye", None),
    ({"damage": {"hawkeye": -1}}, "damage.hawkeye", None),
    ({"damage": {"hulk": 1}}, "damage.hulk", "TR-INV-4"),
    ({"damage": {"ebony_maw": 1}}, "damage.ebony_maw", "TR-INV-4"),
    ({"stones": {"kryptonite": 1}}, "stones.kryptonite", None),
    ({"stones": {"mind": -1}}, "stones.mind", None),
    ({"collected": ["kryptonite"]}, "collected", None),
    ({"collected": ["mind"], "stones": {"mind": 1}}, "stones.mind", "TR-21.3"),
    # Tokens (TR-INV-2).
    ({"tokens": [{}, {}, {}]}, "tokens", None),
    ({"tokens": [{"heal_nine": 1}]}, "tokens.heal_nine", None),
    ({"tokens": [{"heal_two": 2}, {"heal_two": 2}]}, "tokens", "TR-INV-2"),
    ({"tokens": [{"heal_two": 2}], "discard": {"heal_two": 2}}, "tokens", "TR-INV-2"),
    ({"discard": {"heal_two": -1}}, "discard.heal_two", None),
    ({"pile": {"heal_two": 3}}, "pile", "TR-INV-2"),
    ({"sector": 0, "tokens": [{}, {"heal_two": 1}], "fresh_tokens": {"heal_two": 1}}, "fresh_tokens", "TR-13.8"),
    (
        {"sector": 0, "tokens": [{"heal_two": 2}], "fresh_tokens": {"heal_two": 1}, "drawn": {"heal_two": 2}},
        "drawn",
        "TR-13.8",
    ),
    # The turn.
    ({"sector": 3}, "sector", None),
    ({"stone_die": "pink"}, "stone_die", None),
    ({"thanos_die": "sideways"}, "thanos_die", None),
    ({"no_heal": 1}, "no_heal", None),
    ({"used": ["ebony_maw"]}, "used", None),
    ({"fresh": ["batman"]}, "fresh", None),
    ({"picked": [1]}, "picked", None),
    ({"hits": 21}, "hits", None),
    ({"hits": 1, "rewarded": 2}, "rewarded", None),
    ({"passed": [2]}, "passed", None),
    ({"waits": [True]}, "waits", None),
    ({"out": ["0"]}, "out", None),
    ({"ending": "heroes"}, "ending", None),
    ({"ending": "boredom"}, "ending", None),
    # Dice (TR-10.5, TR-INV-3).
    ({**ROLLED, "dice": ["red z"]}, "dice", None),
    ({**ROLLED, "dice": ["red tt"]}, "dice", None),
    ({**ROLLED, "rolls": 100}, "rolls", None),
    ({**ROLLED, "pool": {"pink": 1}}, "pool.pink", None),
    ({**ROLLED, "pool": {"red": 5}}, "dice", "TR-10.5"),
    ({**ROLLED, "pool": {"red": 2}, "again": {"red": 3}}, "dice", "TR-10.5"),
    ({**ROLLED, "dice": ["blue t", "blue t"], "locked": [{"die": "blue"}, {"die": "blue b"}]}, "dice", "TR-10.5"),
    ({**ROLLED, "locked": [7]}, "locked[0]", None),
    ({**ROLLED, "locked": [{"die": "red b"}, {"dice": "red b"}]}, "locked[1].dice", None),
    ({**ROLLED, "locked": [{"die": "red b", "card": "batman"}]}, "locked[0].card", None),
    ({**ROLLED, "locked": [{"symbol": "chaos", "card": "hawkeye"}]}, "locked[0].symbol", None),
    ({**ROLLED, "locked": [{"die": "red", "card": "hawkeye"}]}, "locked[0].die", None),
    ({**ROLLED, "locked": [{"card": "hawkeye"}]}, "locked[0].die", None),
    ({**ROLLED, "locked": [{"die": "red b", "roll": 100}]}, "locked[0].roll", None),
    ({"step": "pool", "sector": 0, "pool": {"red": 1}}, "dice", "TR-INV-3"),
    ({"step": "deploy", "locked": [{"die": "red b"}]}, "dice", "TR-INV-3"),
    # Steps.
    ({"sector": None, "step": "pool"}, "sector", None),
    ({"sector": 0, "step": "deploy"}, "sector", None),
    ({**STONE_TURN, "thanos_die": "stone"}, "stone_die", None),
    ({**STONE_TURN, "stone_die": "red"}, "thanos_die", None),
    ({"step": "thanos", "sector": 0, "stone_die": "red"}, "thanos_die", None),
    ({"sector": 0, "step": "dice", "stack": [{"frame": "deploy"}]}, "sector", None),
    ({"step": "dice", "stack": [{"frame": "deploy"}, {"frame": "deploy"}]}, "stack", None),
    # Between turns (TR-INV-5, TR-INV-6, TR-INV-15).
    ({"damage": {"hawkeye": 4}}, "damage.hawkeye", "TR-INV-6"),
    ({"damage": {"captain_america": 6}}, "damage.captain_america", "TR-INV-6"),
    ({"damage": {"proxima_midnight": 3}}, "damage.proxima_midnight", "TR-INV-6"),
    ({"stones": {"mind": 5}}, "stones.mind", "TR-INV-5"),
    ({"teams": [["captain_america"], []]}, "teams", "TR-INV-6"),
    ({"sector": 0, "teams": [["captain_america"], []]}, "teams", "TR-INV-6"),
    ({"collected": [*FIVE, "mind"]}, "ending", "TR-INV-15"),
    ({"sectors": QUIET, "beaten": VILLAINS[:7]}, "ending", "TR-INV-15"),
    ({"sectors": QUIET, "fallen": OUT[:10]}, "ending", "TR-INV-15"),
    # The end.
    ({"step": "over"}, "ending", None),
    ({"step": "over", "ending": "six_stones"}, "ending", None),
    ({"step": "over", "ending": "team", "collected": [*FIVE, "mind"]}, "ending", None),
    # Set-up.
    ({"step": "setup", "sector": 0, "facing": 0}, "step", None),
    ({"step": "setup", "facing": 0, "pool": {"red": 1}}, "step", None),
    ({"step": "setup", "facing": 0, "ending": "team"}, "step", None),
    ({"step": "setup", "facing": 0, "stack": [{"frame": "base", "seat": 0}]}, "stack[0].seat", None),
    ({"step": "setup", "facing": 0, "bases": [None, "wakanda"], "stack": []}, "stack", None),
    ({"step": "setup", "facing": 0, "stack": [{"frame": "facing"}]}, "facing", None),
    ({"step": "setup", "stack": []}, "facing", None),
    ({"step": "setup", "facing": 0, "sectors": [], "stack": deals(0, 1)}, "stack", None),
    ({"step": "setup", "facing": 0, "sectors": [], "stack": [*deals(0), {"frame": "first"}]}, "stack", None),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "field", "rule"), REFUSED)
def test_what_no_position_shows_is_refused_by_its_field(fields: dict[str, Any], field: str, rule: str | None) -> None:
    assert refused(**fields) == (field, rule)


FRAMES: list[tuple[dict[str, Any], str, str | None]] = [
    (at("pool", "picnic"), "stack[0].frame", None),
    (at("pool", "deploy"), "stack[0]", "TR-4.1"),
    (at("deploy", "deploy", sector=None), "stack[0]", "TR-4.1"),
    (at("attack", "thanos_die"), "stack[0]", "TR-4.1"),
    (at("before_roll", "villains", {"villains": ["corvus_glaive"], "cause": "turn"}), "stack[0]", "TR-4.1"),
    (at("refill", "heal", {"source": "mantis", "seat": 0, "n": 1, "target": "split"}), "stack[0]", "TR-4.1"),
    (at("pool", "deal", {"slot": 0}), "stack[0]", "TR-4.1"),
    (at("roll", "window", {"window": 2}), "stack[0]", "TR-4.1"),
    (at("next", "window", {"window": 5}), "stack[0].window", None),
    (at("next", "window", {"window": 0}), "stack[0].window", None),
    (at("next", "window", {"windows": 2}), "stack[0].windows", None),
    (at("pool", "villains", {"villains": ["ebony_maw"], "cause": "turn"}), "stack[0].villains", None),
    (at("pool", "villains", {"villains": ["hulk"], "cause": "turn"}), "stack[0].villains", None),
    (at("pool", "villains", {"villains": ["corvus_glaive"], "cause": "luck"}), "stack[0].cause", None),
    (at("next", "effect", {"source": "mantis", "call": 0, "seat": 0, "cause": "turn"}), "stack[0].source", None),
    (at("pool", "effect", {"source": "ebony_maw", "call": 0, "seat": 0, "cause": "turn"}), "stack[0].source", None),
    (at("pool", "effect", {"source": "wakanda", "call": 0, "seat": 0, "cause": "turn"}), "stack[0].source", None),
    (at("pool", "effect", {"source": "soul", "call": 0, "seat": 0, "cause": "turn"}), "stack[0].source", None),
    (at("pool", "effect", {"source": "corvus_glaive", "call": 10, "seat": 0, "cause": "turn"}), "stack[0].call", None),
    (at("pool", "effect", {"source": "corvus_glaive", "call": 0, "seat": 2, "cause": "turn"}), "stack[0].seat", None),
    (at("before_roll", "color", {"source": "okoye", "seat": 0}), "stack[0].source", None),
    (at("next", "token_card", {"source": "die_red", "seat": 0}, **ROLLED), "stack[0].source", None),
    (at("next", "manip_die", {"source": "rocket", "left": 1}, **ROLLED), "stack[0].source", None),
    (at("next", "manip_die", {"source": "quinjet", "left": 1}, **ROLLED), "stack[0].source", None),
    (at("next", "manip_face", {"source": "quinjet", "die": "red b"}, **ROLLED), "stack[0].source", None),
    (at("next", "manip_face", {"source": "okoye", "die": "red m"}, **ROLLED), "stack[0].die", None),
    (at("next", "lay", {"card": "wong"}, **ROLLED), "stack[0].card", None),
    (at("next", "lay", {"card": "okoye"}, **ROLLED), "stack[0].card", None),
    (at("next", "lay", {"card": "black_widow"}, fresh=["black_widow"], **ROLLED), "stack[0].card", None),
    (at("next", "lay", {"card": "hawkeye", "singles": ["chaos"]}, **ROLLED), "stack[0].singles", None),
    (at("recruit", "heal", {"source": "mantis", "seat": 0, "n": 0, "target": "split"}), "stack[0].n", None),
    (at("recruit", "heal", {"source": "mantis", "seat": 0, "n": 100, "target": "split"}), "stack[0].n", None),
    (at("recruit", "heal", {"source": "mantis", "seat": 0, "n": 1, "target": "all"}), "stack[0].target", None),
    (at("recruit", "heal", {"source": "batman", "seat": 0, "n": 1, "target": "split"}), "stack[0].source", None),
    (at("refill", "deal", {"slot": 9}, sectors=GAP), "stack[0].slot", None),
    ({**strike(2), "stack": [7]}, "stack[0]", None),
]  # fmt: skip


@pytest.mark.rule("TR-4.1")
@pytest.mark.parametrize(("fields", "field", "rule"), FRAMES)
def test_a_frame_that_cannot_be_pending_is_refused_by_its_field(
    fields: dict[str, Any], field: str, rule: str | None
) -> None:
    assert refused(**fields) == (field, rule)


@pytest.mark.rule("TR-16.3")
def test_a_hero_who_rolls_again_is_asked_for_dice_but_not_for_a_face() -> None:
    teams = [["wong", "hulk"], ["shuri"]]
    sectors = [["hawkeye", "mantis"]]
    state = position(**at("next", "manip_die", {"source": "wong", "left": 1}, teams=teams, sectors=sectors, **ROLLED))
    assert legal(state) == ["pick red b", "pick red t"]
    fields = at("next", "manip_face", {"source": "wong", "die": "red b"}, teams=teams, sectors=sectors, **ROLLED)
    assert refused(**fields) == ("stack[0].source", None)


@pytest.mark.rule("TR-25.3", "TR-25.5")
def test_a_finished_game_loads_with_its_ending_and_nothing_pending() -> None:
    state = position(step="over", ending="six_stones", collected=[*FIVE, "mind"], sectors=SECTORS)
    assert (state.result() is not None, state.legal(0)) == (True, [])
    fields: dict[str, object] = {"step": "over", "ending": "six_stones", "collected": [*FIVE, "mind"]}
    assert refused(**fields, stack=[{"frame": "draw", "source": "reward", "left": 1, "keep": 0}])[0] in (
        "stack",
        "stack[0]",
    )
    lost = position(step="end", sector=0, teams=[["captain_america"], []], sectors=QUIET)
    assert view(lost)["ending"] == "team"


@pytest.mark.rule("TR-13.8", "TR-AMB-44")
def test_tokens_in_hands_and_discards_are_missing_from_the_pile() -> None:
    state = position(tokens=[{"heal_two": 1}, {"die_red": 2}], discard={"heal_two": 1, "symbol_tech": 4})
    pile = view(state)["pile"]
    assert (pile["heal_two"], "die_red" in pile, "symbol_tech" in pile, sum(pile.values())) == (1, False, False, 22)
    assert (hand(state, 0), hand(state, 1)) == ({"heal_two": 1}, {"die_red": 2})
    assert damage(state) == {}
