"""A sample of `make soak`: a game of each, its options, and a broken invariant's report."""

from pathlib import Path

import pytest

import sixstones
from sixstones import Event, Rng, State
from sixstones.core.errors import BadOption
from tests.soak import run


@pytest.mark.parametrize("id", run.GAMES)
def test_one_game_of_the_soak(id: str) -> None:
    played = run.play(id, seed=3)
    assert played.decisions > 10
    assert run.play(id, seed=3) == played


@pytest.mark.parametrize("id", run.GAMES)
def test_every_value_of_every_option_is_drawn_sooner_or_later(id: str) -> None:
    game = sixstones.game(id)
    drawn = {
        (option, value)
        for seed in range(1500)
        for option, value in run.random_options(game, game.min_players + seed % 2, Rng(seed)).items()
    }
    for option in game.options:
        values = option.choices if option.type == "choice" else [False, True] if option.type == "flag" else []
        missing = [value for value in values if (option.id, value) not in drawn]
        assert not missing or all(refused(game, option.id, value) for value in missing), option.id


def refused(game: sixstones.Game, option: str, value: object) -> bool:
    """Whether no small number of players takes this value by itself."""
    for players in (game.min_players, game.min_players + 1):
        try:
            game.check(players, {option: value})
        except BadOption:
            continue
        return False
    return True


def test_a_broken_invariant_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: State) -> run.Take:
        def take(seat: int, action: int) -> None:
            log: list[Event] = []
            state.apply(seat, action, log)
            assert len(log) > 100, "too little happens"

        return take

    monkeypatch.setattr(run, "watcher", broken)
    told = run.attempt(("thanos_rising", 7))
    assert isinstance(told, str)
    assert told.startswith("thanos_rising, seed 7: AssertionError: too little happens")


def test_a_stopped_soak_goes_on_with_the_next_seed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "KEPT", tmp_path / "played.json")
    monkeypatch.setattr(run, "play", lambda id, seed: run.Played(seed, 2, {"cards": "balanced"}, 10, f"end {seed % 2}"))
    assert run.soak("splendor", 1, 1) == []
    first = run.kept()["splendor"]
    assert (first.seeds, first.decisions, first.values) == (64, 640, {"cards=balanced": 64})
    assert run.soak("splendor", 641, 1) == []
    assert run.kept()["splendor"].seeds == 128
    assert run.summary("splendor", run.kept()["splendor"]).startswith("| `splendor` | 1,280 | 128 | 2: 128 | 1 |")
