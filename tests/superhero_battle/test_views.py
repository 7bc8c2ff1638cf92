"""The view of a seat, field by field (section 8 of the rules reference)."""

from typing import Any

import pytest

from sixstones import CHANCE, Rng, State
from tests.kit import play
from tests.superhero_battle.hand_written import PENDING
from tests.superhero_battle.own_cards import OWN
from tests.superhero_battle.positions import GAME, A, B, C, D, cards, dump, load, opening, seat, view

AVENGERS = {"boxes_in_play": "avengers"}
TEAMS = {"team_mode": "two", "team_seats": "by_seat"}
GUARD = ["flurry_of_blows", "shoot_to_kill", "barrage_fire", "knockout"]


def middle(**options: Any) -> State:
    """The second round of the third battle: B, who guards, has opened a Shot; C is out."""
    seats = [
        seat([2, 3], series=[1], laid=4, hero="star_lord", energy=2, wins=1, last="ambush"),
        {**seat([1, 6], laid=7, hero="drax", wins=2, known=cards(6), last="defence"), "series": ["defence turned"]},
        seat([5, 5], hero="groot", energy=1),
    ]
    more: dict[str, Any] = {"fighting": [A, B], "used": [B], "left": [C], "traps": ["planning", "shot"]}
    more |= {"battlefield": "milano", "played_battlefields": ["kyln"], "knockouts": ["trick"], "holder": B}
    more |= {"discard": {"shot": 2, "trick": 1}, "top": "trick", "stage": 1, "stages": 4, "battle": 3}
    return load(seats, "opening", number=7, turn=5, options=options, **more)


EVERYBODY: dict[str, Any] = {
    "game": "superhero_battle",
    "players": 3,
    "actor": B,
    "waiting": [B],
    "phase": "opening",
    "pending": [{"frame": "opening"}, {"frame": "turn", "seat": B, "step": 4}, {"frame": "action", "seat": B}],
    "battle": 3,
    "round": 2,
    "stage": 2,
    "stages": 4,
    "holder": B,
    "places": [A, B, C],
    "order": [B, A],
    "opener": B,
    "opened": "shot",
    "action": None,
    "returned": False,
    "acted": [B],
    "chosen": [],
    "battlefield": "milano",
    "battlefields": {"left": 10, "played": ["kyln"]},
    "deck": 49 - 3 - 10,
    "discard": {"count": 3, "top": "trick", "cards": cards(6, 7, 7)},
    "layout": [],
    "trap_damage": 1,
    "knockouts": 6,
    "target": 3,
    "deciding": [],
    "left": [C],
    "left_for_cards": False,
}


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_what_lies_on_the_table_is_seen_by_all(viewer: int | None) -> None:
    found = view(middle(), viewer)
    assert {key: found[key] for key in EVERYBODY} == EVERYBODY
    assert set(found) - set(EVERYBODY) == {
        "sides", "options", "seat", "number", "turn", "ask", "result", "last_round", "tactics", "seats",
    }  # fmt: skip
    numbers = [(tactic["technique"], tactic["number"]) for tactic in found["tactics"]]
    assert numbers == [(card, n + 1) for n, card in enumerate(cards(1, 2, 3, 4, 5, 6, 7))]
    assert [tactic["technique"] for tactic in found["tactics"] if tactic["trap"]] == ["planning", "shot"]
    assert [tactic["technique"] for tactic in found["tactics"] if tactic["knockout"]] == ["trick"]


OPEN_A = {
    "hero": "star_lord", "used": False, "energy": 2, "wins": 1, "in_battle": True, "member": True, "place": 0,
    "team": None, "cards": 2, "has_laid": True, "last": "ambush", "order": "not_lower",
    "series": [{"card": "ambush", "turned": False, "blocks": []}],
}  # fmt: skip
OPEN_B = {
    "hero": "drax", "used": True, "energy": 2, "wins": 2, "in_battle": True, "member": True, "place": 1,
    "team": None, "cards": 2, "has_laid": False, "last": "shot", "order": "not_lower",
    "series": [{"card": "defence", "turned": True, "blocks": GUARD}, {"card": "shot", "turned": False, "blocks": []}],
}  # fmt: skip
OPEN_C = {
    "hero": "groot", "used": False, "energy": 1, "wins": 0, "in_battle": False, "member": True, "place": 2,
    "team": None, "cards": 2, "has_laid": False, "last": None, "order": "not_lower", "series": [],
}  # fmt: skip
CLOSED = {"hand": None, "laid": None, "dealt": None, "pick": None, "perils": None}
TRAP = {"cause": "trap", "rule": "SB-16.3", "amount": 1}
KNOCKOUT = {"cause": "knockout", "rule": "SB-15.4", "amount": 0}
LOWER = {"cause": "number", "rule": "SB-17.3", "amount": 0}


@pytest.mark.rule("SB-AMB-56")
def test_a_hand_and_the_laid_card_are_their_owners() -> None:
    own = {"hand": cards(2, 3), "laid": "close_combat", "dealt": [], "pick": [], "known": []}
    perils = {"planning": TRAP, "trick": KNOCKOUT, "shot": TRAP}
    seats = view(middle(), A)["seats"]
    assert seats[A] == {**OPEN_A, **own, "perils": perils}
    assert seats[B] == {**OPEN_B, **CLOSED, "known": cards(6)}
    assert seats[C] == {**OPEN_C, **CLOSED, "known": []}


@pytest.mark.rule("SB-AMB-56")
def test_an_owner_reads_what_everybody_remembers_of_the_hand() -> None:
    own = {"hand": cards(1, 6), "laid": None, "dealt": [], "pick": [], "known": cards(6)}
    perils = {**dict.fromkeys(cards(1, 2, 3, 4, 5, 6), LOWER), "shot": TRAP}
    assert view(middle(), B)["seats"][B] == {**OPEN_B, **own, "perils": perils}


def test_a_hero_who_is_out_is_in_no_peril() -> None:
    own = {"hand": cards(5, 5), "laid": None, "dealt": [], "pick": [], "known": []}
    assert view(middle(), C)["seats"][C] == {**OPEN_C, **own, "perils": {}}


def test_a_spectator_sees_no_hand() -> None:
    seats = view(middle(), None)["seats"]
    assert seats == [
        {**OPEN_A, **CLOSED, "known": []},
        {**OPEN_B, **CLOSED, "known": cards(6)},
        {**OPEN_C, **CLOSED, "known": []},
    ]


@pytest.mark.rule("SB-26.9", "SB-AMB-15")
def test_a_guarded_hero_fears_no_knockout_but_the_trap_under_it() -> None:
    seats = [{**seat(laid=7), "series": ["defence turned"]}, seat(laid=4, series=[4])]
    state = opening(*seats, traps=["trick"], knockouts=["trick", "shot"], stage=1)
    assert view(state, A)["seats"][A]["perils"] == {
        **dict.fromkeys(cards(1, 2, 3, 4, 5, 6), LOWER),
    }
    state = load(
        [{**seat(), "series": ["defence turned"]}, seat(series=[4])], traps=["trick"], knockouts=["trick", "shot"]
    )
    assert view(state, A)["seats"][A]["perils"] == {**dict.fromkeys(cards(1, 2, 3, 4), LOWER), "trick": TRAP}


@pytest.mark.parametrize(("field", "peril"), [("wakanda", {**KNOCKOUT, "amount": 2}), ("morag", {**TRAP, "amount": 2})])
def test_a_peril_tells_what_the_battlefield_makes_of_it(field: str, peril: dict[str, Any]) -> None:
    on: dict[str, Any] = {
        "knockouts" if field == "wakanda" else "traps": ["shot"],
        "options": {"boxes_in_play": "both"},
    }
    state = load([seat(), seat(), seat()], battlefield=field, **on)
    assert view(state, A)["seats"][A]["perils"] == {"shot": peril}
    assert view(state, None)["trap_damage"] == (2 if field == "morag" else 1)


@pytest.mark.rule("SB-AMB-33", "SB-AMB-66")
@pytest.mark.parametrize(
    ("pile", "shown"),
    [
        ("public", {"count": 3, "top": "trick", "cards": cards(6, 7, 7)}),
        ("top_only", {"count": 3, "top": "trick", "cards": None}),
        ("hidden", {"count": 3, "top": None, "cards": None}),
    ],
)
def test_the_discard_is_seen_as_far_as_the_switch_says(pile: str, shown: dict[str, Any]) -> None:
    state = middle(discard_pile=pile)
    assert view(state, A)["discard"] == shown
    other = view(state.resample(A, Rng(2)), A)
    assert other == view(state, A)


def test_own_cards_are_named_once_at_the_table_and_not_in_every_view() -> None:
    assert view(middle(cards=OWN), A)["options"]["cards"] == {"own": True}
    assert view(middle(), A)["options"]["cards"] is None


# While others choose.


@pytest.mark.rule("SB-AMB-54", "SB-AMB-57")
def test_a_choice_is_seen_by_nobody_else_but_that_it_was_made() -> None:
    state = load([seat([1, 2, 3]), seat([4, 5])])
    play(state, "lay arsenal")
    mine, theirs = view(state, A), view(state, B)
    assert mine["chosen"] == theirs["chosen"] == [A]
    assert (mine["seats"][A]["cards"], mine["seats"][A]["hand"], mine["seats"][A]["laid"]) == (
        2,
        cards(1, 3),
        "arsenal",
    )
    assert (theirs["seats"][A]["cards"], theirs["seats"][A]["hand"], theirs["seats"][A]["laid"]) == (3, None, None)


@pytest.mark.rule("SB-AMB-55")
def test_the_only_card_counts_as_chosen() -> None:
    state = load([seat([5]), seat([1, 2]), seat([1, 2])])
    assert view(state, None)["chosen"] == [A]


@pytest.mark.rule("SB-3.1", "SB-AMB-50")
def test_dealt_heroes_are_seen_by_their_owner() -> None:
    seats = [{"dealt": ["drax", "groot"]}, {"dealt": ["rocket", "gamora"], "pick": "rocket"}]
    state = GAME.load({"players": 2, "stack": [{"frame": "pick_hero"}], "seats": seats})
    theirs = view(state, B)["seats"]
    assert (theirs[B]["dealt"], theirs[B]["pick"], theirs[A]["dealt"], theirs[A]["pick"]) == (
        ["rocket", "gamora"],
        ["rocket"],
        None,
        None,
    )
    assert view(state, A)["seats"][A]["pick"] == []
    assert view(state, A)["chosen"] == [B]
    assert dump(state)["seats"][B]["pick"] == "rocket"


@pytest.mark.rule("SB-AMB-54")
def test_a_card_chosen_to_be_discarded_is_seen_by_its_owner() -> None:
    state = GAME.load(PENDING["discard"][0])
    play(state, "discard planning")
    assert view(state, B)["seats"][B]["pick"] == ["planning"]
    assert view(state, A)["seats"][B]["pick"] is None
    assert view(state, A)["chosen"] == [B]


@pytest.mark.rule("SB-22.2")
def test_a_team_card_is_seen_by_its_owner_until_all_have_one() -> None:
    seats = [{"team": "red guardians"}, {"team": "blue guardians"}, {}, {}]
    state = GAME.load(
        {"players": 4, "options": {"team_mode": "two"}, "stack": [{"frame": "team_card", "seat": 2}], "seats": seats}
    )
    assert [s["team"] for s in view(state, A)["seats"]] == ["red guardians", None, None, None]
    assert [s["team"] for s in view(state, None)["seats"]] == [None] * 4
    play(state, "* team red guardians", "* team blue guardians")
    assert [s["team"] for s in view(state, None)["seats"]] == [0, 1, 0, 1]


@pytest.mark.rule("SB-22.3")
def test_sides_are_the_teams() -> None:
    state = opening(4, 4, 5, 5, options=TEAMS)
    assert [state.side(n) for n in (A, B, C, D)] == [0, 1, 0, 1]
    alone = opening(4, 4, 5)
    assert [alone.side(n) for n in (A, B, C)] == [A, B, C]


@pytest.mark.rule("SB-AMB-43")
def test_who_stays_out_of_a_deciding_battle_is_no_member() -> None:
    state = load(
        [seat(), seat(), seat()], deciding=[A, B], members=[A, B], options={"third_win_tie": "deciding_battle"}
    )
    found = view(state, None)
    assert [s["member"] for s in found["seats"]] == [True, True, False]
    assert found["deciding"] == [A, B]


# Who learns which step was made.


@pytest.mark.parametrize(
    ("state", "by", "action", "known"),
    [
        (load([seat([1, 2]), seat([3, 4])]), B, "lay planning", [B]),
        (GAME.load(PENDING["discard"][0]), B, "discard planning", [B]),
        (opening(4, 4), A, "do battle_thrill", None),
        (load([seat([1] * 6), seat()], stack=[{"frame": "prepare", "step": 2}]), A, "discard ambush", None),
        (
            load([seat([1] * 6), seat()], stack=[{"frame": "prepare", "step": 2}], options={"discard_pile": "hidden"}),
            A,
            "discard ambush",
            [A],
        ),
        (
            load(
                [seat(), seat([1] * 6)],
                stack=[{"frame": "prepare", "step": 2}],
                options={"discard_pile": "hidden", "trim_by": "random"},
            ),
            CHANCE,
            "card ambush",
            [B],
        ),
        (load([seat(), seat([1] * 4)], stack=[{"frame": "prepare", "step": 3}]), CHANCE, "card ambush", [A]),
        (load([seat([]), seat(), seat([])], fighting=[A, C]), CHANCE, "battlefield kyln", None),
        (GAME.load({"players": 2, "stack": [{"frame": "deal_hero", "seat": 0, "n": 0}]}), CHANCE, "deal drax", [A]),
        (
            GAME.load({"players": 4, "options": {"team_mode": "two"}, "stack": [{"frame": "team_card", "seat": 0}]}),
            CHANCE,
            "team red guardians",
            [A],
        ),
        (GAME.start(2), CHANCE, "first p2", None),
    ],
)
def test_a_step_is_known_to_whoever_sees_it(state: State, by: int, action: str, known: list[int] | None) -> None:
    assert state.witnesses(by, GAME.parse(action)) == known


@pytest.mark.rule("SB-AMB-55")
def test_a_swap_is_known_to_its_owner_alone() -> None:
    state = opening(seat([1, 2], laid=7, hero="spider_man"), 4, options=AVENGERS)
    play(state, "use ability")
    assert state.witnesses(A, GAME.parse("swap ambush")) == [A]


# Positions that a viewer cannot tell from the true one.


@pytest.mark.rule("SB-INV-18")
@pytest.mark.parametrize(
    "state",
    [
        middle(),
        middle(discard_pile="hidden"),
        middle(discard_pile="top_only"),
        load([seat([1, 2, 3]), seat([4, 5])]),
        GAME.load(PENDING["discard"][0]),
        opening(
            seat(laid=4), seat([1, 2, 3], laid=4), seat(laid=4), seat(laid=5), options={**TEAMS, "team_hands": "shared"}
        ),
    ],
)
@pytest.mark.parametrize("viewer", [A, B, None])
def test_a_resampled_position_looks_the_same_and_hides_what_is_hidden(state: State, viewer: int | None) -> None:
    others = [state.resample(viewer, Rng(seed)) for seed in range(12)]
    for other in others:
        assert view(other, viewer) == view(state, viewer)
        assert GAME.load(other.dump()).dump() == other.dump()
    hands = {str([s["hand"] for s in other.dump()["seats"]]) for other in others}  # type: ignore[attr-defined]
    assert len(hands) > 1
