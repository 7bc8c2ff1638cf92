"""Properties of positions: clones, dumps, records, chance, and indistinguishable positions."""

import json
import pickle

import pytest

from sixstones import CHANCE, OVER, Event, Match, Rng, State
from sixstones.core.match import replay
from tests.splendor.play import Step
from tests.splendor.positions import CLASSIC, MARVEL
from tests.splendor.walks import games, option_sets, steps

CASES = [
    pytest.param(game.id, players, options, id=f"{game.id}-{players}-{n}")
    for game in (MARVEL, CLASSIC)
    for players in (2, 3, 4)
    for n, options in enumerate(option_sets(game, players))
]


def every(n: int) -> list[Step]:
    """Every n-th step of all games, and the last of each."""
    return [*steps()[::n], *(game[-1] for game in games())]


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def knowledge(state: State, viewer: int | None) -> str:
    """All that a viewer can ask of a position, as text."""
    known: list[object] = [state.view(viewer)]
    if viewer is not None:
        ask = state.asks(viewer)
        known += [state.legal(viewer), None if ask is None else ask.as_dict()]
        known += [state.features(viewer), state.evaluate(viewer)]
    return json.dumps(known)


def test_a_clone_and_its_original_go_separate_ways() -> None:
    for step in every(5):
        twin = step.state.clone()
        before = json.dumps(step.state.dump())
        assert json.dumps(twin.dump()) == before
        twin.apply(step.by, step.action)
        for n in range(8):
            if twin.actor == OVER:
                break
            action = twin.sample(Rng(n)) if twin.actor == CHANCE else twin.legal(twin.actor)[-1]
            twin.apply(twin.actor, action)
        assert json.dumps(step.state.dump()) == before


def test_a_position_goes_through_json_and_comes_back() -> None:
    for step in every(2):
        dump = step.next_state.dump()
        again = step.state.game.load(json.loads(json.dumps(dump)))
        assert again.dump() == dump
        assert again.actor == step.next_state.actor
        for viewer in viewers(again):
            assert again.view(viewer) == step.next_state.view(viewer)
        if again.actor >= 0:
            assert again.legal(again.actor) == step.next_state.legal(again.actor)
    assert pickle.loads(pickle.dumps(steps()[100].state)).dump() == steps()[100].state.dump()


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_a_record_replays_to_the_same_position(game: str, players: int, options: dict[str, object]) -> None:
    match = Match(game, players, options, seed=8)
    rng = Rng(8)
    for _ in range(90):
        if match.result is not None:
            break
        legal = match.state.legal(match.state.actor)
        match.play(match.state.actor, legal[rng.below(len(legal))])
    text = match.record().json()
    again = replay(text)
    assert again.state.dump() == match.state.dump()
    assert again.record().json() == text
    assert [step.text for step in again.steps] == [step.text for step in match.steps]


def test_chance_draws_what_it_lists_each_equally_likely() -> None:
    for step in every(3):
        if step.by != CHANCE:
            continue
        listed = step.state.outcomes()
        ids = [action for action, _ in listed]
        assert ids == sorted(set(ids))
        assert {weight for _, weight in listed} == {1}
        assert all(step.state.sample(Rng(seed)) in ids for seed in range(8))
        assert all(id >= step.state.game.actions.size for id in ids)


def test_open_actions_are_sorted_and_only_the_seat_asked_has_any() -> None:
    for step in every(2):
        state = step.next_state
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat == state.actor)
            assert (state.asks(seat) is None) == (seat != state.actor)


def test_a_question_has_a_new_number_only_when_it_is_a_new_question() -> None:
    for game in games():
        numbers = [int(step.state.number) for step in game if step.by != CHANCE]
        assert numbers == sorted(set(numbers))
        for step in game:
            if step.by == CHANCE and step.before.stage != "deal":
                assert step.next_state.number == step.state.number


def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one() -> None:
    for step in every(9):
        state = step.next_state
        before = json.dumps(state.dump())
        for viewer in viewers(state):
            other = state.resample(viewer, Rng(1))
            assert knowledge(other, viewer) == knowledge(state, viewer)
            assert other.resample(viewer, Rng(2)).dump() == state.resample(viewer, Rng(2)).dump()
            assert state.game.load(other.dump()).dump() == other.dump()
        assert json.dumps(state.dump()) == before


def seen(log: list[Event], viewer: int | None) -> str:
    return json.dumps([event.seen_by(viewer) for event in log])


def test_equal_views_before_and_after_a_step_mean_equal_events() -> None:
    compared = 0
    for number, step in enumerate(every(4)):
        for viewer in viewers(step.state):
            here, there = step.state.clone(), step.state.resample(viewer, Rng(number))
            if step.by == CHANCE:
                actions = [step.action, there.sample(Rng(number + 1))]
            elif step.action in there.legal(step.by):
                actions = [step.action, step.action]
            else:
                continue
            logs: list[list[Event]] = [[], []]
            here.apply(step.by, actions[0], logs[0])
            there.apply(step.by, actions[1], logs[1])
            if here.view(viewer) == there.view(viewer):
                compared += 1
                assert seen(logs[0], viewer) == seen(logs[1], viewer)
    assert compared > 1000


def test_features_have_one_length_per_game_and_number_of_players_and_values_are_bounded() -> None:
    lengths: dict[tuple[str, int], set[int]] = {}
    for step in every(15):
        state = step.next_state
        for seat in range(state.seats):
            lengths.setdefault((state.game.id, int(state.seats)), set()).add(len(state.features(seat)))
            assert -1.0 <= state.evaluate(seat) <= 1.0
    assert all(len(found) == 1 for found in lengths.values())
    assert len(lengths) == 6
