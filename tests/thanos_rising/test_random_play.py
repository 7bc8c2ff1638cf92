"""Random play keeps every invariant, for all player counts, levels and readings."""

import pytest

from sixstones import OVER, Rng
from sixstones.bots import choose_for, make_bot
from sixstones.core.facts import CHANCE
from tests.kit import step
from tests.thanos_rising.invariants import Watch
from tests.thanos_rising.table import GAME

LEVELS = ["easy", "normal", "hard", "expert", "expert_six"]
SWITCHED: dict[str, object] = {
    option.id: (not option.default if option.type == "flag" else option.choices[-1])
    for option in GAME.options
    if option.rule.startswith("TR-AMB") and option.id not in ("first_player", "windows")
}


def single(id: str, value: object) -> dict[str, object]:
    return {id: value}


TABLES: list[tuple[int, dict[str, object]]] = [
    *[(2 + n % 3, single("level", level)) for n, level in enumerate(LEVELS)],
    *[(players, {}) for players in (2, 3, 4)],
    *[(players, SWITCHED) for players in (2, 3, 4)],
    *[(2 + n % 3, {id: value}) for n, (id, value) in enumerate(SWITCHED.items())],
    (2, {"windows": "open"}),
    (3, {"windows": "open", "cull_picker": "active"}),
    (4, {"windows": "open", "token_control": "active"}),
    (3, {"first_player": "p3", "bases": ["knowhere", "sanctum_sanctorum", "wakanda"]}),
]


@pytest.mark.rule("TR-INV-1", "TR-INV-8", "TR-INV-9", "TR-INV-17")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_invariants_hold_after_every_step(table: int) -> None:
    players, options = TABLES[table]
    for seed in (table, 100 + table):
        watch = Watch(GAME.start(players, options))
        rng = Rng(seed)
        while watch.state.actor != OVER:
            seat, action = step(watch.state, rng)
            if options.get("windows") == "open" and watch.state.actor != CHANCE and rng.below(3) == 0:
                others = [s for s in range(players) if watch.state.legal(s)]
                seat = others[rng.below(len(others))]
                action = watch.state.legal(seat)[rng.below(len(watch.state.legal(seat)))]
            watch.step(seat, action)


@pytest.mark.parametrize("players", [2, 4])
def test_invariants_hold_in_games_that_get_far(players: int) -> None:
    """Good bots bring out recruits, tokens and stones that random play rarely sees."""
    watch = Watch(GAME.start(players, {"level": "easy"}))
    rng, bot = Rng(players), make_bot("greedy")
    for _ in range(150):
        if watch.state.actor == OVER:
            break
        if watch.state.actor == CHANCE:
            watch.step(int(CHANCE), watch.state.sample(rng))
        else:
            seat = int(watch.state.actor)
            watch.step(seat, choose_for(bot, watch.state, seat, rng))
