"""Why an action is refused, and what is asked: the rule that says so."""

from typing import Any

import pytest

from sixstones import State
from tests.kit import play, question, refusal, result
from tests.superhero_battle.hand_written import PENDING
from tests.superhero_battle.positions import GAME, A, B, C, cards, load, opening, seat

AVENGERS = {"boxes_in_play": "avengers"}
TEAMS = {"team_mode": "two", "team_seats": "by_seat"}


def after(*texts: str, laid: Any = (6, 4, 4), **more: Any) -> State:
    state = opening(*laid, **more)
    play(state, *texts)
    return state


def picking(**more: Any) -> State:
    seats = [{"dealt": ["drax", "groot"]}, {"dealt": ["rocket", "gamora"], **more}]
    return GAME.load({"players": 2, "stack": [{"frame": "pick_hero"}], "seats": seats})


def preparing(step: int, *hands: list[int], **more: Any) -> State:
    return load([seat(hand) for hand in hands], stack=[{"frame": "prepare", "step": step}], **more)


def laying(chosen: dict[str, Any]) -> State:
    """A has chosen already, B still chooses."""
    return load([chosen, seat([1, 2])], stack=[{"frame": "lay", "begun": 1}])


def drafting() -> State:
    seats = [seat([1, 2, 3, 4, 5])] * 2
    stack = [{"frame": "prepare", "step": 5}]
    return load(seats, stack=stack, layout=cards(1, 2, 3, 4, 5, 6))


MANTIS = ("do battle_thrill", "* card shot", "use ability", "target p2")
WITH_MANTIS = (seat(laid=4, hero="mantis"), seat([1, 2], laid=4), 4)


@pytest.mark.rule("SB-AMB-12")
@pytest.mark.parametrize(
    "state",
    [
        after("do sliding_tackle"),
        after("do tripwire"),
        GAME.load(PENDING["event_target"][0]),
    ],
)
def test_a_choice_that_must_be_made_is_not_passed(state: State) -> None:
    found = refusal(state, "pass")
    assert (found.rule, found.key) == ("SB-AMB-12", "must-choose")


@pytest.mark.parametrize(
    ("state", "by", "action", "rule", "key", "data"),
    [
        (after(), B, "lay shot", "SB-12.4", "not-your-turn", {"seat": A}),
        (after(laid=(6, 4, seat())), C, "lay shot", "SB-17.8", "out-of-battle", {}),
        (preparing(2, [1] * 6, [2]), B, "discard ambush", "SB-12.4", "not-your-turn", {"seat": A}),
        (after(), A, "do breather", "SB-12.3", "other-card", {"card": "trick"}),
        (after(), A, "use ability", "SB-AMB-51", "no-ability-now", {}),
        (after(), A, "lay shot", "SB-12.3", "other-question", {}),
        (after(), A, "pass", "SB-12.3", "other-question", {}),
        (after(laid=(seat(laid=2, hero="rocket"), 4)), A, "do breather", "SB-12.3", "other-card", {"card": "arsenal"}),
        (after(laid=(seat(laid=2, hero="rocket"), 4)), A, "name shot", "SB-AMB-52", "other-question", {}),
        (after("do sliding_tackle"), A, "target p5", "SB-AMB-22", "nobody-there", {}),
        (after("do sliding_tackle"), A, "name shot", "SB-AMB-22", "other-question", {}),
        (after("do sliding_tackle", laid=(6, 4, 4, seat())), A, "target p4", "SB-17.9", "target-out", {"seat": 3}),
        (
            after("do sliding_tackle", laid=(6, 4, 4, 4), options=TEAMS),
            A,
            "target p3",
            "SB-25.1",
            "target-own-side",
            {"seat": C},
        ),
        (after("do sliding_tackle"), A, "target p1", "SB-25.1", "target-own-side", {"seat": A}),
        (
            after("do barrage_fire", "target p2", laid=(7, 4, 4), options={"barrage_fire_variant": "up_to_two"}),
            A,
            "target p2",
            "SB-AMB-58",
            "target-again",
            {"seat": B},
        ),
        (
            after("do feint", laid=(3, 4), knockouts=["shot"]),
            A,
            "tactic shot",
            "SB-15.3",
            "knockout-there",
            {"tactic": "shot"},
        ),
        (after("do tripwire", traps=["shot"]), A, "tactic shot", "SB-25.15", "trap-there", {"tactic": "shot"}),
        (
            after("do vantage_point", laid=(3, 4), traps=["trick", "shot"]),
            A,
            "tactic ambush",
            "SB-25.16",
            "no-trap-there",
            {"tactic": "ambush"},
        ),
        (
            after("do vantage_point", laid=(3, 4), knockouts=["trick", "shot"]),
            A,
            "tactic ambush",
            "SB-25.20",
            "no-knockout-there",
            {"tactic": "ambush"},
        ),
        (
            after("do explosives", "tactic shot", laid=(2, 4)),
            A,
            "tactic shot",
            "SB-AMB-12",
            "turned-already",
            {"tactic": "shot"},
        ),
        (after("do tripwire"), A, "discard shot", "SB-16.2", "other-question", {}),
        (after("do stun", "target p2", laid=(1, 4, 4)), A, "tactic shot", "SB-AMB-26", "other-question", {}),
        (
            after("do vantage_point", laid=(3, 4), traps=["shot"], knockouts=["shot"]),
            A,
            "hero drax",
            "SB-AMB-58",
            "other-question",
            {},
        ),
        (preparing(2, [1] * 6, [2]), A, "discard shot", "SB-9.8", "not-in-hand", {}),
        (preparing(2, [1] * 6, [2]), A, "swap shot", "SB-9.8", "other-question", {}),
        (after(*MANTIS, laid=WITH_MANTIS), A, "discard shot", "SB-AMB-55", "not-in-hand", {}),
        (after(*MANTIS, laid=WITH_MANTIS), A, "take shot", "SB-AMB-55", "other-question", {}),
        (
            after("use ability", laid=(seat([1, 2], laid=7, hero="spider_man"), 4), options=AVENGERS),
            A,
            "swap shot",
            "SB-AMB-55",
            "not-in-hand",
            {},
        ),
        (drafting(), B, "take shot", "SB-9.12", "not-laid-out", {"card": "shot"}),
        (drafting(), B, "do breather", "SB-9.12", "other-question", {}),
        (load([seat([1, 2]), seat([1, 2])]), A, "lay shot", "SB-11.1", "not-in-hand", {}),
        (load([seat([1, 2]), seat([1, 2])]), A, "take shot", "SB-11.1", "other-question", {}),
        (load([seat([1, 2]), seat([1, 2]), seat()], fighting=[A, B]), C, "lay shot", "SB-17.7", "out-of-battle", {}),
        (laying(seat([2], laid=1)), A, "lay ambush", "SB-AMB-54", "already-chosen", {}),
        (laying(seat([1, 2], laid=1)), A, "lay ambush", "SB-AMB-54", "not-in-hand", {}),
        (picking(), A, "hero rocket", "SB-3.2", "not-dealt", {}),
        (picking(), A, "lay shot", "SB-3.2", "other-question", {}),
        (picking(pick="rocket"), B, "hero rocket", "SB-AMB-54", "already-chosen", {}),
        (GAME.load(PENDING["discard"][0]), A, "discard shot", "SB-12.4", "not-your-turn", {"seat": B}),
        (GAME.load(PENDING["discard"][0]), B, "discard shot", "SB-AMB-55", "not-in-hand", {}),
        (GAME.load(PENDING["discard"][0]), B, "swap shot", "SB-AMB-55", "other-question", {}),
        (GAME.load(PENDING["discard"][0]), B, "tactic shot", "SB-AMB-55", "other-question", {}),
    ],
)
def test_an_action_that_is_not_open_is_refused_by_its_rule(
    state: State, by: int, action: str, rule: str, key: str, data: dict[str, Any]
) -> None:
    found = refusal(state, action, by)
    assert (found.rule, found.key, found.data) == (rule, key, data)


@pytest.mark.rule("SB-21.1")
def test_after_the_game_nothing_is_open() -> None:
    state = load([seat([4], wins=2), seat([], wins=2)])
    assert result(state).winners == [A]
    found = refusal(state, "lay shot", A)
    assert (found.rule, found.key) == ("SB-21.1", "game-over")


@pytest.mark.parametrize(
    ("state", "kind", "rule", "data"),
    [
        (picking(), "pick_hero", "SB-3.2", {"heroes": ["drax", "groot"]}),
        (preparing(2, [1] * 7, [2]), "trim", "SB-9.8", {"count": 2}),
        (drafting(), "draft", "SB-9.12", {}),
        (load([seat([1, 2]), seat([1, 2])]), "lay", "SB-11.1", {}),
        (after(), "action", "SB-12.3", {"card": "trick", "actions": ["sliding_tackle", "tripwire"], "hero": ""}),
        (
            after(laid=(seat(laid=5, hero="yondu"), 4)),
            "action",
            "SB-12.3",
            {"card": "defence", "actions": ["defensive_stance", "breather"], "hero": "yondu"},
        ),
        (
            after(laid=(seat(laid=2, hero="rocket"), 4)),
            "order",
            "SB-AMB-52",
            {"card": "arsenal", "actions": ["explosives", "ammunition"]},
        ),
        (
            after("do breather", laid=(seat(laid=5, hero="star_lord"), 4)),
            "ability",
            "SB-3.6",
            {"hero": "star_lord", "window": "after_action"},
        ),
        (after("do sliding_tackle"), "target", "SB-AMB-22", {"source": "sliding_tackle"}),
        (
            after("do barrage_fire", "target p3", laid=(7, 4, 4), options={"barrage_fire_variant": "up_to_two"}),
            "targets",
            "SB-AMB-58",
            {"chosen": [C], "source": "barrage_fire"},
        ),
        (after("do stun", "target p3", laid=(1, 4, 4)), "name", "SB-AMB-26", {"to_seat": C}),
        (after("do tripwire"), "tactic", "SB-16.2", {"op": "set_trap", "count": 1, "up_to": False}),
        (after("do feint", laid=(3, 4)), "tactic", "SB-15.2", {"op": "place_knockout", "count": 1, "up_to": False}),
        (
            after("do vantage_point", laid=(3, 4), traps=["trick", "shot"]),
            "tactic",
            "SB-16.6",
            {"op": "remove_trap", "count": 1, "up_to": False},
        ),
        (
            after("do vantage_point", laid=(3, 4), knockouts=["trick", "shot"]),
            "tactic",
            "SB-15.6",
            {"op": "remove_knockout", "count": 1, "up_to": False},
        ),
        (after("do explosives", laid=(2, 4)), "tactic", "SB-AMB-12", {"op": "flip_tactic", "count": 2, "up_to": True}),
        (
            after("do vantage_point", laid=(3, 4), traps=["shot"], knockouts=["shot"]),
            "option",
            "SB-AMB-58",
            {"source": "vantage_point"},
        ),
        (
            after(*MANTIS, laid=WITH_MANTIS),
            "pick_card",
            "SB-AMB-55",
            {"from_seat": B, "cards": cards(1, 2), "count": 1},
        ),
        (GAME.load(PENDING["discard"][0]), "discard", "SB-AMB-55", {"count": 1}),
        (GAME.load(PENDING["optional"][0]), "optional", "SB-AMB-12", {"source": "drax"}),
        (GAME.load(PENDING["event_target"][0]), "event_target", "SB-AMB-23", {}),
    ],
)
def test_a_question_names_its_rule_and_what_helps_to_answer(
    state: State, kind: str, rule: str, data: dict[str, Any]
) -> None:
    found = question(state)
    assert (found.kind, found.rule, found.data) == (kind, rule, data)
    assert found.number == state.number


def test_nobody_else_is_asked() -> None:
    assert after().asks(B) is None


@pytest.mark.rule("SB-23.5")
def test_heroes_of_both_boxes_are_asked_for_by_the_rule_of_both_boxes() -> None:
    seats = [{"dealt": ["drax", "thor"]}, {"dealt": ["rocket", "hulk"]}]
    options = {"boxes_in_play": "both"}
    state = GAME.load({"players": 2, "options": options, "stack": [{"frame": "pick_hero"}], "seats": seats})
    assert question(state).rule == "SB-23.5"


@pytest.mark.parametrize(
    ("state", "action", "named"),
    [
        (after("do breather", laid=(seat(laid=5, hero="star_lord"), 4)), "use ability", ["star_lord"]),
        (after("do breather", laid=(seat(laid=5, hero="star_lord"), 4)), "pass", ["star_lord"]),
        (GAME.load(PENDING["optional"][0]), "pass", ["drax"]),
        (after("do explosives", laid=(2, 4)), "pass", []),
        (after(), "do tripwire", []),
        (after(), "use ability", []),
    ],
)
def test_yes_and_no_name_the_card_they_are_said_to(state: State, action: str, named: list[str]) -> None:
    assert state.named_components(A, A, GAME.parse(action)) == named
