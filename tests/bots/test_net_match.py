"""Matches of nets: who plays, by which limit, and that a stopped match goes on."""

import json
from pathlib import Path

from scripts.net_match import NAMES, NO_LIMIT, PLAIN, SHIPPED, Side, play, register
from sixstones import game
from sixstones.arena.simulate import Plan
from sixstones.bots import make_bot
from sixstones.bots.net import NetBot, net_path, write_net
from sixstones.bots.search.search_bot import SearchBot
from tests.bots.test_net import any_net, opening

GAME = "splendor_classic"


def test_a_side_is_a_file_the_package_or_the_plain_search(tmp_path: Path) -> None:
    path = tmp_path / "new.net"
    write_net(path, any_net(opening(GAME)))
    register([Side(GAME, str(path), NO_LIMIT, 0.3), Side(GAME, PLAIN, 70, 0.0)])
    net, other = (make_bot(name) for name in NAMES)
    assert isinstance(net, NetBot)
    assert (net.simulations, net.seconds, len(net.net.layers)) == (NO_LIMIT, 0.3, 5)
    assert isinstance(other, SearchBot)
    assert (other.simulations, other.seconds) == (70, 0.0)
    assert Side(GAME, SHIPPED, 1, 0.0).words == Side(GAME, str(net_path(game(GAME), 2)), 1, 0.0).words
    assert Side(GAME, SHIPPED, 1, 0.0).words != Side(GAME, str(path), 1, 0.0).words


def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    path, kept = tmp_path / "new.net", tmp_path / "kept.json"
    write_net(path, any_net(opening(GAME)))
    sides = [Side(GAME, str(path), 2, 0.0), Side(GAME, PLAIN, 2, 0.0)]
    plan = Plan(GAME, game(GAME).check(2, None), NAMES, 1)
    whole = play(plan, sides, 3, 1, None)
    first = play(plan, sides, 1, 1, kept)
    assert first == whole[:1]
    (key,) = json.loads(kept.read_text())
    kept.write_text(json.dumps({key: [0.25], "of other nets": [1.0]}))
    assert play(plan, sides, 3, 1, kept) == [0.25, *whole[1:]]
    assert json.loads(kept.read_text()) == {key: [0.25, *whole[1:]], "of other nets": [1.0]}
    other = [sides[0], Side(GAME, PLAIN, 3, 0.0)]
    assert len(play(plan, other, 1, 1, kept)) == 1
