"""Events as everybody is told them: rule, names, and who may know the rest."""

from typing import Any

import pytest

from sixstones import Event, State
from tests.kit import play
from tests.superhero_battle.positions import GAME, A, B, C, D, cards, load, opening, seat

Told = tuple[Any, ...]

AVENGERS = {"boxes_in_play": "avengers"}
HIDDEN = {"discard_pile": "hidden"}
# Nobody can take back what was drawn or shown.
REVEALING = {
    "opened", "discarded", "left", "hand_shown", "hand_shown_to", "battlefield", "laid_out", "given", "hero", "teams",
    "drawn_openly",
}  # fmt: skip


def told(log: list[Event]) -> list[Told]:
    """Kind, rule, data; where something is secret that too, and the seats that know it."""
    for event in log:
        assert event.reveals == (event.kind in REVEALING), event.kind
    return [
        (event.kind, event.rule, event.data, event.secret, event.seats)
        if event.secret
        else (event.kind, event.rule, event.data)
        for event in log
    ]


def did(seat: int, action: str) -> Told:
    return ("action", "SB-12.3", {"seat": seat, "action": action})


def opened(seat: int, card: str) -> Told:
    return ("opened", "SB-12.1", {"seat": seat, "card": card})


def aimed(seat: int, to: int) -> Told:
    return ("aimed", "SB-AMB-22", {"seat": seat, "to_seat": to})


def drew(seat: int, card: str) -> Told:
    return ("drawn", "SB-25.2", {"seat": seat}, {"card": card}, [seat])


def hurt(seat: int, source: str, before: int, after: int, by: int) -> Told:
    data = {"seat": seat, "source": source, "amount": before - after, "from": before, "to": after, "by_seat": by}
    return ("damage", "SB-25.11", data)


def lost(seat: int, card: str, rule: str = "SB-25.7") -> Told:
    return ("discarded", rule, {"seat": seat, "card": card})


def used(seat: int, hero: str) -> Told:
    return ("ability", "SB-3.7", {"seat": seat, "hero": hero})


THRILL = ("do battle_thrill", "* card shot")
THRILLED = [
    did(A, "battle_thrill"),
    ("energy", "SB-25.13", {"seat": A, "amount": 1, "from": 3, "to": 4}),
    drew(A, "shot"),
]

HAPPENED: list[tuple[State, tuple[str, ...], list[Told]]] = [
    (
        load([seat([1, 2]), seat([3, 4])]),
        ("lay ambush",),
        [("laid", "SB-11.1", {"seat": A}, {"card": "ambush"}, [A])],
    ),
    (opening(4, 4), THRILL, [*THRILLED, opened(B, "close_combat")]),
    (
        opening(5, 4, 4),
        ("do defensive_stance", "do flurry_of_blows", "target p1"),
        [
            did(A, "defensive_stance"),
            ("guard", "SB-26.12", {"seat": A}),
            opened(B, "close_combat"),
            did(B, "flurry_of_blows"),
            aimed(B, A),
            ("guarded", "SB-26.13", {"seat": A, "source": "flurry_of_blows"}),
            opened(C, "close_combat"),
        ],
    ),
    (
        opening(5, 7, 4),
        ("do defensive_stance", "do barrage_fire", "* card planning"),
        [
            did(A, "defensive_stance"),
            ("guard", "SB-26.12", {"seat": A}),
            opened(B, "shot"),
            did(B, "barrage_fire"),
            ("guarded", "SB-26.13", {"seat": A, "source": "barrage_fire"}),
            lost(C, "planning"),
            opened(C, "close_combat"),
        ],
    ),
    (
        opening(2, 7, 6, 4, traps=["shot"], knockouts=["trick"]),
        ("do explosives", "tactic ambush", "tactic shot", "do shoot_to_kill"),
        [
            did(A, "explosives"),
            ("trap_set", "SB-16.2", {"tactic": "ambush"}),
            ("trap_removed", "SB-16.6", {"tactic": "shot"}),
            opened(B, "shot"),
            did(B, "shoot_to_kill"),
            *[hurt(seat, "shoot_to_kill", 3, 2, B) for seat in (A, C, D)],
            opened(C, "trick"),
            ("knockout", "SB-15.5", {"seat": C, "tactic": "trick"}),
            ("left", "SB-17.2", {"seat": C, "cause": "knockout", "cards": ["trick"]}),
            opened(D, "close_combat"),
        ],
    ),
    (
        opening(3, 7, 4, traps=["shot"]),
        ("do feint", "tactic trick"),
        [
            did(A, "feint"),
            ("knockout_placed", "SB-15.2", {"tactic": "trick"}),
            opened(B, "shot"),
            ("trap", "SB-16.3", {"seat": B, "tactic": "shot"}),
            ("damage", "SB-16.3", {"seat": B, "source": "trap", "amount": 1, "from": 3, "to": 2}),
        ],
    ),
    (
        opening(3, 4, knockouts=["trick", "shot"]),
        ("do vantage_point", "tactic trick", "* card shot"),
        [
            did(A, "vantage_point"),
            ("knockout_removed", "SB-15.6", {"tactic": "trick"}),
            drew(A, "shot"),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(4, 7, battlefield=None, options=AVENGERS),
        (*THRILL, "do barrage_fire", "* card shot"),
        [
            *THRILLED,
            opened(B, "shot"),
            did(B, "barrage_fire"),
            lost(A, "shot"),
            ("stage", "SB-11.1", {"round": 1, "stage": 2}),
        ],
    ),
    (
        opening(4, 7, 4, traps=["shot"], battlefield="savage_land", options=AVENGERS),
        THRILL,
        [
            *THRILLED,
            opened(B, "shot"),
            ("trap", "SB-16.3", {"seat": B, "tactic": "shot"}),
            ("trap_removed", "SB-7.2", {"tactic": "shot"}),
            ("damage", "SB-16.3", {"seat": B, "source": "trap", "amount": 1, "from": 3, "to": 2}),
        ],
    ),
    (
        opening(seat(laid=4), {**seat(laid=6), "series": ["defence turned"]}, knockouts=["trick"], stage=1),
        THRILL,
        [
            *THRILLED,
            opened(B, "trick"),
            ("knockout", "SB-15.5", {"seat": B, "tactic": "trick"}),
            ("guarded", "SB-26.14", {"seat": B, "source": "knockout"}),
        ],
    ),
    (
        opening(4, 1, 4),
        (*THRILL, "do seize_initiative"),
        [
            *THRILLED,
            opened(B, "ambush"),
            did(B, "seize_initiative"),
            hurt(A, "seize_initiative", 4, 3, B),
            ("first_player_card", "SB-13.2", {"seat": B, "from_seat": A}),
            opened(C, "close_combat"),
        ],
    ),
    (
        opening(1, seat([2, 2, 7], laid=4), 4),
        ("do stun", "target p2", "name arsenal"),
        [
            did(A, "stun"),
            aimed(A, B),
            ("named", "SB-26.6", {"seat": A, "to_seat": B, "card": "arsenal"}),
            lost(B, "arsenal", "SB-26.6"),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(1, seat([2, 2, 7], laid=4), 4),
        ("do stun", "target p2", "name trick"),
        [
            did(A, "stun"),
            aimed(A, B),
            ("named", "SB-26.6", {"seat": A, "to_seat": B, "card": "trick"}),
            ("hand_shown", "SB-26.6", {"seat": B, "cards": cards(2, 2, 7)}),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(6, seat([1], laid=4), 4),
        ("do sliding_tackle", "target p2"),
        [did(A, "sliding_tackle"), aimed(A, B), lost(B, "ambush", "SB-25.8"), opened(B, "close_combat")],
    ),
    (
        opening(6, seat([1, 2, 3], laid=4), 4, options=HIDDEN),
        ("do sliding_tackle", "target p2", "* card ambush", "* card planning"),
        [
            did(A, "sliding_tackle"),
            aimed(A, B),
            ("discarded_unseen", "SB-25.7", {"seat": B}, {"card": "ambush"}, [B]),
            ("discarded_unseen", "SB-25.7", {"seat": B}, {"card": "planning"}, [B]),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(seat(laid=4, hero="mantis"), seat([1, 2], laid=4), 4),
        (*THRILL, "use ability", "target p2", "discard ambush"),
        [
            *THRILLED,
            used(A, "mantis"),
            aimed(A, B),
            ("hand_shown_to", "SB-AMB-56", {"seat": B, "to_seat": A}, {"cards": cards(1, 2)}, [A, B]),
            lost(B, "ambush"),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(seat(laid=4, hero="mantis"), seat([1, 2], laid=4), 4),
        (*THRILL, "pass"),
        [*THRILLED, ("ability_kept", "SB-3.6", {"seat": A}), opened(B, "close_combat")],
    ),
    (
        opening(seat(laid=5, hero="doctor_strange"), 4, options=AVENGERS),
        ("do defensive_stance", "use ability"),
        [
            did(A, "defensive_stance"),
            ("guard", "SB-26.12", {"seat": A}),
            used(A, "doctor_strange"),
            ("returned", "SB-AMB-56", {"seat": A, "card": "defence"}),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(seat([1, 2], laid=7, hero="spider_man"), 4, options=AVENGERS),
        ("use ability", "swap ambush", "* card trick"),
        [
            used(A, "spider_man"),
            ("swapped", "SB-AMB-55", {"seat": A}, {"card": "ambush", "from": "shot"}, [A]),
            drew(A, "trick"),
            opened(A, "ambush"),
        ],
    ),
    (
        opening(7, 4, 4, battlefield="quantum_realm", options=AVENGERS),
        ("do barrage_fire", "discard arsenal", "discard planning"),
        [
            did(A, "barrage_fire"),
            ("chosen", "SB-AMB-54", {"seat": B}),
            ("chosen", "SB-AMB-54", {"seat": C}),
            lost(B, "arsenal"),
            lost(C, "planning"),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(7, seat(laid=4, energy=1), knockouts=["trick"]),
        ("do shoot_to_kill",),
        [
            did(A, "shoot_to_kill"),
            hurt(B, "shoot_to_kill", 1, 0, A),
            ("left", "SB-17.1", {"seat": B, "cause": "energy", "cards": ["close_combat"]}),
            ("knockouts_back", "SB-25.24", {"count": 7}),
            ("battle_won", "SB-20.3", {"seats": [A], "wins": [1, 0]}),
            ("battle", "SB-8.1", {"battle": 2, "seats": [A, B]}),
        ],
    ),
    (
        opening(seat(laid=7, wins=2), seat(laid=4, energy=1)),
        ("do shoot_to_kill",),
        [
            did(A, "shoot_to_kill"),
            hurt(B, "shoot_to_kill", 1, 0, A),
            ("left", "SB-17.1", {"seat": B, "cause": "energy", "cards": ["close_combat"]}),
            ("battle_won", "SB-20.3", {"seats": [A], "wins": [3, 0]}),
            ("game_won", "SB-21.1", {"seats": [A], "reason": "third_win"}),
        ],
    ),
    (
        opening(5, seat(series=[4], laid=3), 4),
        ("do breather",),
        [
            did(A, "breather"),
            ("energy", "SB-25.13", {"seat": A, "amount": 2, "from": 3, "to": 5}),
            opened(B, "planning"),
            ("left", "SB-17.3", {"seat": B, "cause": "number", "cards": ["close_combat", "planning"]}),
            opened(C, "close_combat"),
        ],
    ),
    (
        opening(7, seat(laid=4, hero="captain_america"), 4, options=AVENGERS),
        ("do shoot_to_kill",),
        [
            did(A, "shoot_to_kill"),
            (
                "no_damage",
                "SB-25.11",
                {"seat": B, "source": "shoot_to_kill", "amount": 0, "from": 3, "to": 3, "by_seat": A},
            ),
            hurt(C, "shoot_to_kill", 3, 2, A),
            opened(B, "close_combat"),
        ],
    ),
    (
        opening(seat([1], series=[2, 3], laid=5), seat([], series=[2, 3], laid=5), stages=2),
        ("do breather", "do breather"),
        [
            did(A, "breather"),
            ("energy", "SB-25.13", {"seat": A, "amount": 2, "from": 3, "to": 5}),
            opened(B, "defence"),
            did(B, "breather"),
            ("energy", "SB-25.13", {"seat": B, "amount": 2, "from": 3, "to": 5}),
            ("round_end", "SB-14.3", {"round": 1}),
            ("left", "SB-17.4", {"seat": B, "cause": "no_cards", "cards": []}),
            ("battle_won", "SB-20.3", {"seats": [A], "wins": [1, 0]}),
            ("battle", "SB-8.1", {"battle": 2, "seats": [A, B]}),
        ],
    ),
    (
        load([seat([1] * 6), seat([2] * 4)], stack=[{"frame": "prepare", "step": 2}]),
        ("discard ambush", "* card shot"),
        [
            lost(A, "ambush", "SB-9.8"),
            ("drawn", "SB-25.2", {"seat": B}, {"card": "shot"}, [B]),
        ],
    ),
    (
        load([seat([1] * 5), seat([2] * 4)], stack=[{"frame": "prepare", "step": 3}], deck=[]),
        ("* card shot",),
        [("drawn", "SB-25.2", {"seat": B}, {"card": "shot"}, [B])],
    ),
    (
        load([seat([1] * 5), seat([2] * 5)], stack=[{"frame": "prepare", "step": 4}]),
        ("* card shot", "* card trick", *["* card shot"] * 4, "take trick"),
        [
            ("laid_out", "SB-9.11", {"card": "shot"}),
            ("laid_out", "SB-9.11", {"card": "trick"}),
            *[("laid_out", "SB-9.11", {"card": "shot"})] * 4,
            ("drafted", "SB-9.12", {"seat": B, "card": "trick"}),
            ("drafted", "SB-9.12", {"seat": A, "card": "shot"}),
            ("drafted", "SB-9.12", {"seat": B, "card": "shot"}),
            ("drafted", "SB-9.12", {"seat": A, "card": "shot"}),
            ("layout_discarded", "SB-9.15", {"cards": cards(7, 7)}),
            ("stage", "SB-11.1", {"round": 1, "stage": 1}),
        ],
    ),
    (
        load([seat([]), seat(), seat([])], fighting=[A, C]),
        ("* battlefield kyln",),
        [("battlefield", "SB-9.6", {"battlefield": "kyln"})],
    ),
]


@pytest.mark.parametrize(("state", "texts", "events"), HAPPENED)
def test_everybody_is_told_what_happened_and_by_which_rule(
    state: State, texts: tuple[str, ...], events: list[Told]
) -> None:
    assert told(play(state.clone(), *texts)) == events


def started(*texts: str, players: int = 2, **options: Any) -> list[Told]:
    return told(play(GAME.start(players, options), *texts))


@pytest.mark.rule("SB-2.2", "SB-3.1", "SB-3.2", "SB-AMB-54")
def test_the_setup_is_told_as_far_as_everybody_sees_it() -> None:
    dealt = ("* first p2", "* deal drax", "* deal groot", "* deal rocket", "* deal gamora")
    assert started(*dealt, "hero groot", "hero rocket") == [
        ("first_player", "SB-2.2", {"seat": B}),
        ("hero_dealt", "SB-3.1", {"seat": A}, {"hero": "drax"}, [A]),
        ("hero_dealt", "SB-3.1", {"seat": A}, {"hero": "groot"}, [A]),
        ("hero_dealt", "SB-3.1", {"seat": B}, {"hero": "rocket"}, [B]),
        ("hero_dealt", "SB-3.1", {"seat": B}, {"hero": "gamora"}, [B]),
        ("chosen", "SB-AMB-54", {"seat": A}),
        ("chosen", "SB-AMB-54", {"seat": B}),
        ("hero", "SB-3.2", {"seat": A, "hero": "groot"}),
        ("hero", "SB-3.2", {"seat": B, "hero": "rocket"}),
        ("battle", "SB-8.1", {"battle": 1, "seats": [A, B]}),
    ]


@pytest.mark.rule("SB-22.2", "SB-22.3")
def test_team_cards_are_told_to_their_owners_and_teams_to_all() -> None:
    deal = ("* team blue guardians", "* team red guardians", "* team red guardians", "* team blue guardians")
    assert started(*deal, players=4, team_mode="two") == [
        ("team_card", "SB-22.2", {"seat": A}, {"colour": "blue", "back": "guardians"}, [A]),
        ("team_card", "SB-22.2", {"seat": B}, {"colour": "red", "back": "guardians"}, [B]),
        ("team_card", "SB-22.2", {"seat": C}, {"colour": "red", "back": "guardians"}, [C]),
        ("team_card", "SB-22.2", {"seat": D}, {"colour": "blue", "back": "guardians"}, [D]),
        ("teams", "SB-22.3", {"teams": [[A, D], [B, C]], "places": [A, B, D, C]}),
    ]


@pytest.mark.rule("SB-AMB-54")
def test_a_changed_choice_is_not_told_again() -> None:
    state = load([seat([1, 2]), seat([3, 4])])
    play(state, "lay ambush")
    log: list[Event] = []
    state.apply(A, GAME.parse("lay arsenal"), log)
    assert log == []


@pytest.mark.rule("SB-25.4", "SB-25.5", "SB-25.6")
def test_copies_found_are_told_with_their_receivers() -> None:
    """Milano: two Shots are left, one in the deck and one in the discard."""
    seats = [seat([7] * 5), seat([1] * 5), seat([2] * 5)]
    state = load(
        seats, battlefield="milano", stack=[{"frame": "prepare", "step": 4}], deck=cards(6, 6, 6, 6, 6, 6, 6, 5, 7)
    )
    play(state, *["* card trick"] * 7, "* card defence")
    log = play(state, *["take trick"] * 5, "take trick")
    given = [event for event in told(log) if event[0] in ("given", "deck_shuffled")]
    assert given == [
        ("given", "SB-25.4", {"seat": C, "card": "shot"}),
        ("given", "SB-25.4", {"seat": B, "card": "shot"}),
        ("deck_shuffled", "SB-25.5", {"card": "shot", "found": 2}),
    ]


@pytest.mark.rule("SB-25.3")
def test_a_renewed_deck_is_told_with_its_size() -> None:
    state = opening(4, 4, deck=[])
    size = sum(state.dump()["discard"].values())  # type: ignore[attr-defined]
    log = play(state, "do battle_thrill")
    assert told(log)[-1] == ("deck_renewed", "SB-25.3", {"count": size})


@pytest.mark.rule("SB-21.3", "SB-21.4", "SB-AMB-38")
@pytest.mark.parametrize(
    ("tie", "event"),
    [
        ("to_four", ("play_to_four", "SB-21.3", {"seats": [A, B]})),
        ("deciding_battle", ("deciding_battle", "SB-21.4", {"seats": [A, B]})),
        ("first_player", ("game_won", "SB-21.2", {"seats": [A], "reason": "nearest_to_first_player"})),
    ],
)
def test_a_tie_and_its_way_out_are_told(tie: str, event: Told) -> None:
    """A and B cannot lay in the last stage of a round and have two wins each."""
    seats = [seat([], series=[2], laid=5, wins=2)] * 2
    state = opening(*seats, options={"third_win_tie": tie})
    log = told(play(state, "do defensive_stance", "do defensive_stance"))
    won = log.index(("battle_won", "SB-20.3", {"seats": [A, B], "wins": [3, 3]}))
    assert log[won + 1] == event


@pytest.mark.rule("SB-AMB-38")
def test_a_battle_nobody_wins_is_told_so() -> None:
    from tests.superhero_battle.own_cards import hero, only

    program = [{"op": "damage", "amount": 6, "target": "each_in_battle"}]
    cards = only(hero("yondu", "guardians", "active", "instead_of_action", program))
    state = opening(seat(laid=4, hero="yondu"), 4, options={"cards": cards, "all_exit_result": "nobody_wins"})
    log = told(play(state, "use ability"))
    assert ("battle_drawn", "SB-AMB-38", {"seats": [], "wins": [0, 0]}) in log


@pytest.mark.rule("SB-AMB-53")
def test_contraxia_tells_who_has_the_card_now() -> None:
    seats = [seat([1, 1], series=[2, 3], laid=5)] * 3
    state = opening(*seats, stages=2, battlefield="contraxia")
    log = told(play(state, *["do defensive_stance"] * 3))
    assert ("first_player_card", "SB-AMB-53", {"seat": B, "from_seat": A}) in log


@pytest.mark.rule("SB-4.5", "SB-9.6")
@pytest.mark.parametrize(("field", "rule", "after"), [("realm_of_death", "SB-4.5", 2), ("ego", "SB-25.13", 4)])
def test_energy_that_a_battlefield_sets_is_told_as_a_loss_or_a_gain(field: str, rule: str, after: int) -> None:
    state = load([seat([]), seat([]), seat()], fighting=[A, B])
    log = told(play(state, f"* battlefield {field}"))
    assert log[1:4] == [("energy", rule, {"seat": n, "amount": after - 3, "from": 3, "to": after}) for n in (A, B, C)]
