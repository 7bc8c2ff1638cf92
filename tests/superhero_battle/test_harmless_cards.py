"""Card files of strangers: no program runs for ever, and none ends the process."""

from typing import Any

import pytest

import sixstones
from sixstones import CHANCE, Rng
from sixstones.core.card_files import CardFault
from sixstones.core.errors import EndlessEffects
from sixstones.games.superhero_battle.card_tables import shipped
from tests.kit import play
from tests.superhero_battle.own_cards import hero, only
from tests.superhero_battle.positions import GAME, A, B, energy, opening, play_out, seat
from tests.superhero_battle.random_cards import random_table

OTHER = {"op": "perform_other_action"}
HIT = {"op": "damage", "amount": 1, "target": "each_opponent"}


def technique(id: str, **programs: list[dict[str, Any]]) -> dict[str, Any]:
    """A technique of the box with other programs, by the ids of its actions.

    `<id>__<variant>` is a variant.
    """
    card: dict[str, Any] = next(dict(card) for card in shipped()["techniques"] if card["id"] == id)
    actions = []
    for action in card["actions"]:
        other = dict(action)
        for key, program in programs.items():
            name, _, variant = key.partition("__")
            if name == action["id"]:
                if variant:
                    other["variants"] = {**other.get("variants", {}), variant: program}
                else:
                    other["program"] = program
        actions.append(other)
    return {**card, "actions": actions}


def test_the_action_that_was_not_chosen_never_calls_for_itself() -> None:
    """Star-Lord performs Breather after the stance: its call for the other action finds none."""
    cards = only(techniques=[technique("defence", breather=[OTHER, HIT])])
    state = opening(seat(laid=5, hero="star_lord"), 4, options={"cards": cards})
    play(state, "do defensive_stance", "use ability")
    assert energy(state) == [3, 2]


def test_the_chosen_action_calls_for_the_other_one_once() -> None:
    cards = only(techniques=[technique("defence", breather=[OTHER, HIT])])
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": cards})
    log = play(state, "do breather")
    assert [event.data["action"] for event in log if event.kind == "action"] == ["breather", "defensive_stance"]
    assert energy(state) == [3, 2]


@pytest.mark.parametrize(
    "programs",
    [
        {"seize_initiative": [OTHER], "stun": [OTHER]},
        {"seize_initiative__energy": [OTHER], "stun": [OTHER]},
        {"seize_initiative__mixed": [{"op": "if", "cond": {"is_holder": "self"}, "then": [OTHER]}], "stun": [OTHER]},
    ],
)
def test_two_actions_that_call_for_each_other_are_refused(programs: dict[str, Any]) -> None:
    with pytest.raises(CardFault, match="perform_other_action"):
        GAME.check_cards(only(techniques=[technique("ambush", **programs)]))


GAIN_ALL = {"op": "gain_energy", "amount": 1, "target": "each_in_battle"}
# Every point of damage opens a window in which all gain energy, and every gain opens windows again.
BUSY = only(
    hero("groot", "guardians", "passive", "after_damage", [GAIN_ALL] * 40),
    *[
        hero(id, "guardians", "passive", "would_gain_energy", [{"op": "pass_first_player"}] * 40)
        for id in ("drax", "rocket", "gamora", "mantis")
    ],
    techniques=[technique("shot", shoot_to_kill=[HIT] * 20)],
)


def busy() -> sixstones.State:
    others = [seat(laid=4, hero=id, energy=6) for id in ("drax", "rocket", "gamora", "mantis")]
    return opening(seat(laid=7, hero="groot"), *others, options={"cards": BUSY})


def test_a_decision_that_sets_off_too_much_ends_with_an_error() -> None:
    state = busy()
    with pytest.raises(EndlessEffects, match="more than 4000 steps"):
        play(state, "do shoot_to_kill")


def test_chance_does_not_renew_the_steps_of_a_decision() -> None:
    """Whenever B would lose energy, B draws and discards twenty times: chance goes on for long."""
    hurt_and_heal = [
        {"op": "damage", "amount": 1, "target": "one_opponent"},
        {"op": "set_energy", "amount": 6, "target": "chosen"},
    ]
    swap = [{"op": "draw", "amount": 9, "target": "self"}, {"op": "discard_random", "amount": 9, "target": "self"}]
    cards = only(
        hero("drax", "guardians", "passive", "would_take_damage", swap * 20),
        techniques=[technique("shot", shoot_to_kill=hurt_and_heal * 20)],
    )
    state = opening(seat(laid=7), seat([1, 2, 3, 4, 5], laid=4, hero="drax"), options={"cards": cards})
    play(state, "do shoot_to_kill")
    with pytest.raises(EndlessEffects):
        play_out(state, "lay")


def test_a_match_stands_where_it_stood_before_such_a_decision() -> None:
    match = sixstones.Match(GAME, 5, state=busy(), seed=1)
    before = match.state.dump()
    with pytest.raises(EndlessEffects):
        match.play(A, "do shoot_to_kill")
    assert match.state.dump() == before
    match.play(A, "do barrage_fire")


def test_the_cards_of_the_box_stay_far_below_the_limit() -> None:
    """A tenth of it, in random games of all sizes."""
    most = 0
    for seed, players in enumerate(range(2, 9)):
        state = GAME.start(players)
        rng = Rng(seed)
        while state.actor != sixstones.OVER:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                open_now = state.legal(state.actor)
                state.apply(state.actor, open_now[rng.below(len(open_now))])
            most = max(most, int(state.steps))  # type: ignore[attr-defined]
    assert 20 < most < 400


@pytest.mark.parametrize("seed", range(12))
def test_random_cards_are_played_without_harm(seed: int) -> None:
    table = random_table(seed)
    assert len(table) > 1
    rng = Rng(seed)
    options = {
        "cards": table,
        "seize_initiative_variant": ["default", "energy", "mixed"][seed % 3],
        "discard_pile": ["public", "top_only", "hidden"][seed % 3],
    }
    state = GAME.start(2 + seed % 4, options)
    for n in range(600):
        if state.actor == sixstones.OVER:
            break
        try:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                by = state.waiting()[0]
                open_now = state.legal(by)
                assert open_now, state.pending()
                state.apply(by, open_now[rng.below(len(open_now))])
        except EndlessEffects:
            break
        if n % 40 == 0:
            for viewer in (A, B, None):
                state.view(viewer)
                assert state.resample(viewer, rng).view(viewer) == state.view(viewer)
            assert GAME.load(state.dump()).dump() == state.dump()


def test_looking_at_what_a_program_could_do_takes_few_steps() -> None:
    """Conditions about hidden hands are followed both ways, but each instruction only once."""
    hidden = {"op": "if", "cond": {"has_named": "chosen"}, "then": [{"op": "remove_trap", "amount": 1, "by": "self"}]}
    program: list[dict[str, Any]] = [{"op": "name_card", "target": "one_opponent"}, *[hidden] * 12]
    cards = only(hero("groot", "guardians", "active", "after_action", program))
    state = opening(seat(laid=5, hero="groot"), 4, options={"cards": cards})
    play(state, "do breather")
    assert state.actor == B  # nothing could happen, so Groot is not asked
    assert state.steps < 200  # type: ignore[attr-defined]


def test_conditions_count_as_steps_of_a_program() -> None:
    when: dict[str, Any] = {"any": [{"is_holder": "self"}] * 8}
    for _ in range(3):
        when = {"any": [when] * 8}
    cards = only(hero("groot", "guardians", "active", "after_action", [{**HIT, "when": when}]))
    with pytest.raises(CardFault, match="conditions"):
        GAME.check_cards(cards)
