"""Nets without torch: what they compute, what they refuse, and the search they lead."""

from pathlib import Path

import numpy as np
import pytest

import sixstones
from sixstones import Rng
from sixstones.bots import choose_for, make_bot
from sixstones.bots.net import Net, NetBot, StaleNet, expected, net_path, read_net, shipped_net, think, write_net
from sixstones.bots.search.guided import Guided, Page
from sixstones.bots.search.search import Search
from sixstones.core.state import State
from sixstones.core.thinking import Settings
from tests.bots.hidden_games import Pennies, Trust
from tests.kit import walk

GAMES = ["splendor", "splendor_classic", "infinity_war", "superhero_battle", "thanos_rising"]


def any_net(state: State, seed: int = 1, hidden: int = 8, scale: float = 1.0) -> Net:
    """A net that has learnt nothing; with scale 0 it finds everything alike."""
    chance = np.random.default_rng(seed)
    head = expected(state)
    inputs, actions = head["inputs"], head["actions"]
    sizes = [(inputs, hidden), (hidden, hidden), (inputs, actions), (hidden, actions), (hidden, head["players"])]
    layers = [
        ((scale * chance.normal(0, 0.3, size)).astype(np.float32), np.zeros(size[1], np.float32)) for size in sizes
    ]
    return Net(head, layers)


def opening(game_id: str, players: int = 2) -> State:
    state = sixstones.game(game_id).start(players)
    state.settle(Rng(3))
    return state


def inputs_of(state: State, seat: int) -> list[float]:
    page = Page(1, state.input_count())
    page.add(state, seat, [], 0)
    return [float(n) for n in page.inputs]


def guided(state: State, seat: int, net: Net, simulations: int, seed: int = 1, rolled: float = 0.0) -> Guided:
    search = Guided(state, seat, Settings(explore=1.5, even=0.02, rolled=rolled), Rng(seed))
    think(search, net, simulations)
    return search


def test_a_net_computes_what_its_numbers_say() -> None:
    state = opening("splendor")
    net = any_net(state)
    page = Page(3, state.input_count())
    legal = state.legal(state.actor)
    for seat in (0, 1, 0):
        page.add(state, seat, legal, state.game.actions.size)
    looks, worths = net.look(page)
    assert (len(looks), len(worths)) == (3 * len(legal), 6)
    (one, _), (two, _), (straight, _), (policy, _), (value, _) = net.layers
    for row, seat in enumerate((0, 1, 0)):
        x = inputs_of(state, seat)
        y = [max(0.0, sum(x[i] * float(one[i, j]) for i in range(len(x)))) for j in range(8)]
        z = [y[j] + max(0.0, sum(y[i] * float(two[i, j]) for i in range(8))) for j in range(8)]
        wanted = [
            sum(z[i] * float(policy[i, action]) for i in range(8))
            + sum(x[i] * float(straight[i, action]) for i in range(len(x)))
            for action in legal
        ]
        assert looks[row * len(legal) : (row + 1) * len(legal)] == pytest.approx(wanted, abs=1e-4)
        worth = np.tanh([sum(z[i] * float(value[i, n]) for i in range(8)) for n in range(2)])
        assert worths[row * 2 : row * 2 + 2] == pytest.approx(list(worth), abs=1e-4)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    state = opening("splendor")
    net = any_net(state)
    write_net(tmp_path / "a.net", net)
    again = read_net(tmp_path / "a.net", state)
    for (weights, bias), (other, zero) in zip(net.layers, again.layers, strict=True):
        assert np.allclose(weights, other, atol=1e-2)
        assert np.array_equal(bias, zero)
    assert again.head["version"] == state.game.version


@pytest.mark.parametrize("field", ["what", "game", "version", "players", "inputs", "actions"])
def test_a_net_for_something_else_is_refused_by_name(field: str, tmp_path: Path) -> None:
    state = opening("splendor")
    net = any_net(state)
    net.head[field] = 99
    write_net(tmp_path / "old.net", net)
    with pytest.raises(StaleNet, match=rf"old\.net was trained for {field} 99") as caught:
        read_net(tmp_path / "old.net", state)
    assert caught.value.data["field"] == field


def test_the_nets_of_the_package_fit_its_games_and_are_small() -> None:
    for game_id in GAMES:
        game = sixstones.game(game_id)
        for players in range(game.min_players, game.max_players + 1):
            path = net_path(game, players)
            if path.is_file():
                assert path.stat().st_size < 4_000_000
                net = read_net(path, game.start(players))
                assert {"seed", "games", "positions", "steps"} <= set(net.head)
                assert shipped_net(game.start(players)) is not None


@pytest.mark.parametrize("game_id", GAMES)
def test_inputs_are_what_the_seat_may_know(game_id: str) -> None:
    """A position dealt again for a seat looks the same to its net."""
    for seed in range(12):
        state = sixstones.game(game_id).start(2)
        for _ in walk(state, seed, 12 * seed + 30):
            pass
        for seat in range(2):
            numbers = inputs_of(state, seat)
            assert len(numbers) == state.input_count()
            assert inputs_of(state.resample(seat, Rng(seed)), seat) == numbers


def test_inputs_of_splendor_tell_positions_apart() -> None:
    state = opening("splendor_classic")
    seen = {tuple(inputs_of(state, 0))}
    for action in state.legal(state.actor):
        after = state.clone()
        after.apply(after.actor, action)
        after.settle(Rng(1))
        seen.add(tuple(inputs_of(after, 0)))
    assert len(seen) == 1 + len(state.legal(state.actor))


def test_a_net_that_knows_nothing_still_finds_a_win() -> None:
    win = sixstones.game("tic_tac_toe").load({"cells": [0, 0, -1, 1, 1, -1, -1, -1, -1]})
    net = any_net(win, scale=0.0)
    assert guided(win, 0, net, 60).best() == 2
    lost_else = sixstones.game("tic_tac_toe").load({"cells": [0, -1, -1, 1, 1, -1, 0, -1, -1]})
    assert guided(lost_else, 0, net, 400).best() == 5


def test_a_net_is_believed() -> None:
    """Looks become priors: an action the net is sure of gets nearly all tries."""
    state = opening("splendor")
    net = any_net(state, scale=0.0)
    wanted = state.legal(state.actor)[4]
    net.layers[3][1][wanted] = 8.0
    search = guided(state, int(state.actor), net, 50)
    assert search.best() == wanted
    assert int(search.candidates()[0].visits) > 0.9 * int(search.done)


@pytest.mark.parametrize("game_id", ["splendor", "infinity_war"])
def test_what_waits_is_counted_once(game_id: str) -> None:
    state = opening(game_id)
    search = guided(state, int(state.actor), any_net(state), 100)
    found = search.candidates()
    assert sum(int(candidate.visits) for candidate in found) == search.done - 1  # the first look is at the root itself
    assert all(abs(candidate.value) <= 1.0 for candidate in found)
    assert sum(candidate.prior for candidate in found) == pytest.approx(1.0)


def test_a_share_of_the_value_comes_from_playing_on() -> None:
    """A net that finds everything alike leads to values of nothing.

    Playing on shows who is ahead.
    """
    rich = {"tokens": {"red": 3, "blue": 3}, "team": ["baron_zemo"]}
    state = sixstones.game("splendor").load({"players": 2, "seat": 0, "seats": [rich]})
    state.settle(Rng(1))
    net = any_net(state, scale=0.0)
    assert all(candidate.value == 0.0 for candidate in guided(state, 0, net, 60).candidates())
    half, whole = (guided(state, 0, net, 60, rolled=share).candidates()[0].value for share in (0.5, 1.0))
    assert 0.0 < half < whole


def test_a_leaf_is_shown_to_the_net_when_it_was_visited_often_enough() -> None:
    """Where playing on has a share, few looks lead many simulations.

    Without one every leaf is looked at.
    """
    state = opening("splendor")

    class Counted(Net):
        rows = 0

        def look(self, page: Page) -> tuple[list[float], list[float]]:
            Counted.rows += int(page.used)
            return super().look(page)

    plain = any_net(state)
    looks = []
    for rolled in (0.0, 0.7):
        Counted.rows = 0
        search = guided(state, int(state.actor), Counted(plain.head, plain.layers), 200, rolled=rolled)
        looks.append((Counted.rows, int(search.done)))
    (every, made), (few, rolled_out) = looks
    assert every >= 0.9 * made
    assert 0 < few < rolled_out / 3


def test_simultaneous_choices_stay_hidden() -> None:
    state = Pennies().start(2)
    fair = guided(state, 0, any_net(state, scale=0.0), 600)
    assert all(abs(candidate.value) < 0.3 for candidate in fair.candidates())


def test_more_than_two_sides_are_judged_each_for_itself() -> None:
    for players in (3, 4):
        state = opening("splendor", players)
        search = guided(state, int(state.actor), any_net(state), 40)
        assert search.best() in state.legal(state.actor)
    assert guided(Trust("each").start(3), 0, any_net(Trust("each").start(3), scale=0.0), 300).best() == 0


def test_equal_seeds_give_equal_choices() -> None:
    state = opening("splendor")
    bot = NetBot("net", any_net(state), 64)
    seat = int(state.actor)
    assert choose_for(bot, state, seat, Rng(5)) == choose_for(bot, state, seat, Rng(5))


def test_it_stops_when_time_is_up() -> None:
    state = opening("splendor")
    search = Guided(state, state.actor, Settings(), Rng(1))
    think(search, any_net(state), 10**9, 0.05)
    assert 0 < search.done < 10**8


def test_the_top_level_plays_with_and_without_a_net() -> None:
    bot = make_bot("master")
    bot.keep_time()
    for game_id in ("splendor_classic", "tic_tac_toe"):
        state = opening(game_id)
        seat = int(state.actor)
        assert choose_for(bot, state, seat, Rng(1)) in state.legal(seat)


@pytest.mark.parametrize("game_id", ["splendor", "splendor_classic"])
def test_the_nets_of_the_package_know_their_games(game_id: str) -> None:
    """The search's favourite looks good to the net at once.

    `scripts.net_match` plays matches.
    """
    state = opening(game_id)
    net = shipped_net(state)
    assert net is not None
    rng = Rng(5)
    page = Page(1, state.input_count())
    ranks: list[float] = []
    while state.actor >= 0 and len(ranks) < 40:
        seat, legal = int(state.actor), state.legal(state.actor)
        search = Search(state.resample(seat, rng), seat, Settings(), rng)
        search.run(60)
        if len(legal) >= 8:
            page.clear()
            page.add(state, seat, legal, state.game.actions.size)
            looks, _ = net.look(page)
            best = looks[legal.index(search.best())]
            ranks.append(sum(1 for look in looks if look > best) / (len(legal) - 1))
        state.apply(seat, search.best())
        state.settle(rng)
    assert sum(ranks) / len(ranks) < 0.35  # 0 is its favourite, 0.5 what a net that knows nothing would say


def test_a_large_net_looks_at_more_leaves_together() -> None:
    state = opening("splendor_classic")
    seen: list[int] = []

    class Watched(Net):
        def look(self, page: Page) -> tuple[list[float], list[float]]:
            seen.append(int(page.used))
            return super().look(page)

    for hidden, at_once in ((8, 8), (1024, 16)):
        plain = any_net(state, hidden=hidden, scale=0.0)
        seen.clear()
        guided(state, int(state.actor), Watched(plain.head, plain.layers), 200)
        assert max(seen) == at_once
