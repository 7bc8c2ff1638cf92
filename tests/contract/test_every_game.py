"""The contract, checked by random play on every registered game, player count and option."""

import json
import pickle

import pytest

import sixstones
from sixstones.core.facts import CHANCE, OVER, Event
from sixstones.core.match import replay
from sixstones.core.state import State
from tests.kit import cases, game_sizes, step, walk

SIZES = game_sizes()
CASES = [
    pytest.param(*case, id=f"{case[0]}-{case[1]}-{'-'.join(f'{k}={v}' for k, v in case[2].items()) or 'default'}")
    for case in cases()
]


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def knowledge(state: State, viewer: int | None) -> str:
    """Everything a viewer can ask of a position, as text."""
    seen: list[object] = [state.view(viewer)]
    if viewer is not None:
        asked = state.asks(viewer)
        seen += [
            state.legal(viewer),
            None if asked is None else asked.as_dict(),
            state.features(viewer),
            state.evaluate(viewer),
        ]
    return json.dumps(seen)


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_a_position_survives_dump_and_load_and_pickle(id: str, players: int) -> None:
    state = sixstones.game(id).start(players)
    for index, _ in enumerate(walk(state, seed=11)):
        if index % 5 == 0:
            dump = state.dump()
            assert state.game.load(json.loads(json.dumps(dump))).dump() == dump
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_a_loaded_position_plays_on_exactly_like_the_original(id: str, players: int) -> None:
    state = sixstones.game(id).start(players)
    for index, _ in enumerate(walk(state, seed=12)):
        if index == 40:
            break
    twin = state.game.load(state.dump())
    for (a, _), (b, _) in zip(walk(state, 3), walk(twin, 3), strict=True):
        assert a == b
    assert twin.dump() == state.dump()


@pytest.mark.parametrize(("id", "players", "options"), CASES)
def test_the_contract_holds_at_every_step(id: str, players: int, options: dict[str, object]) -> None:
    state = sixstones.game(id).start(players, options)
    lengths = {len(state.features(seat)) for seat in range(players)}
    for index, (seat, action) in enumerate(walk(state, seed=21, limit=260)):
        assert state.actor == (min(state.waiting()) if state.waiting() else state.actor)
        if seat == CHANCE:
            listed = state.outcomes()
            assert action in [outcome for outcome, _ in listed]
            assert [outcome for outcome, _ in listed] == sorted(outcome for outcome, _ in listed)
            assert all(weight > 0 for _, weight in listed)
            assert all(outcome >= state.game.actions.size for outcome, _ in listed)
        for waited in state.waiting():
            legal = state.legal(waited)
            assert legal == sorted(set(legal))
            assert legal
            assert state.asks(waited) is not None
            thought_of = state.candidate_actions(waited)
            assert thought_of
            assert thought_of == [possible for possible in legal if possible in thought_of]
            assert all(state.why_not(waited, open_action) is None for open_action in legal[:3])
        if index % 7 == 0:
            lengths |= {len(state.features(s)) for s in range(players)}
            assert all(-1 <= state.evaluate(s) <= 1 for s in range(players))
            assert (state.result() is None) == (state.actor != OVER)
            if state.actor >= 0:
                before = state.dump()
                assert state.policy(state.actor, sixstones.Rng(index)) in state.legal(state.actor)
                assert state.dump() == before
    assert len(lengths) == 1


@pytest.mark.parametrize(("id", "players", "options"), CASES)
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(
    id: str, players: int, options: dict[str, object]
) -> None:
    state = sixstones.game(id).start(players, options)
    for index, _ in enumerate(walk(state, seed=31, limit=400)):
        if index % 17:
            continue
        before = state.dump()
        for viewer in viewers(state):
            other = state.resample(viewer, sixstones.Rng(1))
            assert knowledge(other, viewer) == knowledge(state, viewer)
            again = other.resample(viewer, sixstones.Rng(2)).dump()
            assert again == state.resample(viewer, sixstones.Rng(2)).dump()
            assert state.game.load(other.dump()).dump() == other.dump()
        assert state.dump() == before


@pytest.mark.parametrize(("id", "players", "options"), CASES)
def test_equal_knowledge_sees_equal_events(id: str, players: int, options: dict[str, object]) -> None:
    """One step from two positions a seat cannot tell apart: equal views mean equal events."""
    state = sixstones.game(id).start(players, options)
    for index, (seat, action) in enumerate(walk(state, seed=41, limit=300)):
        if index % 9:
            continue
        for viewer in viewers(state):
            other = state.resample(viewer, sixstones.Rng(index))
            possible = [a for a, _ in other.outcomes()] if seat == CHANCE else other.legal(seat)
            if action not in possible:
                continue
            here, there = state.clone(), other
            log_here: list[Event] = []
            log_there: list[Event] = []
            here.apply(seat, action, log_here)
            there.apply(seat, action, log_there)
            if knowledge(here, viewer) == knowledge(there, viewer):
                seen_here = json.dumps([event.seen_by(viewer) for event in log_here])
                assert seen_here == json.dumps([event.seen_by(viewer) for event in log_there])


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_a_clone_is_independent_and_a_log_changes_nothing(id: str, players: int) -> None:
    state = sixstones.game(id).start(players)
    rng = sixstones.Rng(51)
    for index, _ in enumerate(walk(state, seed=51, limit=200)):
        if index % 10:
            continue
        before = json.dumps(state.dump())
        silent, logged = state.clone(), state.clone()
        for _ in range(12):
            if silent.actor == OVER:
                break
            seat, action = step(silent, rng)
            silent.apply(seat, action)
            events: list[Event] = []
            logged.apply(seat, action, events)
            assert all(event.rule in state.game.rules for event in events if event.rule)
        assert logged.dump() == silent.dump()
        assert json.dumps(state.dump()) == before


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_a_record_replays_to_the_same_position(id: str, players: int) -> None:
    match = sixstones.Match(id, players, seed=61)
    rng = sixstones.Rng(61)
    while match.result is None:
        seat, action = step(match.state, rng)
        match.play(seat, action)
    text = match.record().json()
    again = replay(text)
    assert again.state.dump() == match.state.dump()
    assert again.record().json() == text


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_every_question_and_event_has_a_known_rule(id: str, players: int) -> None:
    state = sixstones.game(id).start(players)
    rules = state.game.rules
    for _ in walk(state, seed=71, limit=400):
        for seat in state.waiting():
            asked = state.asks(seat)
            assert asked is not None
            assert asked.rule in rules or not rules
