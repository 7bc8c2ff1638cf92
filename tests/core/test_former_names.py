"""Games written for the release before: methods under former names work, with a warning."""

from collections.abc import Iterator

import pytest

from sixstones import Match, State
from sixstones.core import line
from sixstones.core.reading import read_ints
from tests.core.small_games import Ambush, AmbushState


class FormerState(AmbushState):
    """Positions as they were written before."""

    is_secret_choice = State.is_secret_choice

    def commits(self, seat: int, action: int) -> bool:
        return True

    def considered(self, seat: int) -> list[int]:
        return self.legal(seat)[:1]

    def clone(self) -> "FormerState":
        return FormerState(self.game, self.options, self.chosen[:], self.coins[:])


class Former(Ambush):
    def position(self, players: int, options: dict[str, object], d: dict[str, object]) -> State:
        return FormerState(self, options, read_ints(d, "chosen", [-1, -1], -1, 1), read_ints(d, "coins", [], 0, 1))


@pytest.fixture(autouse=True)
def not_warned_yet() -> Iterator[None]:
    before = set(line._warned)
    line._warned.clear()
    yield
    line._warned.clear()
    line._warned.update(before)


def test_a_game_with_former_names_is_played_with_one_warning(recwarn: pytest.WarningsRecorder) -> None:
    match = Match(Former(), 2, seed=1)
    match.play(0, 0)
    match.play(0, 1)  # a secret choice may be changed until the last one lies
    Match(Former(), 2, seed=2)
    assert [str(one.message).partition(";")[0] for one in recwarn] == [
        "ambush: rename commits to is_secret_choice",
        "ambush: rename considered to candidate_actions",
    ]
    assert match.state.candidate_actions(1) == [0]


@pytest.mark.filterwarnings("error")
def test_a_game_with_the_present_names_is_played_without() -> None:
    match = Match(Ambush(), 2, seed=1)
    match.play(0, 0)
    assert match.state.is_secret_choice(1, 0)
    assert match.state.candidate_actions(1) == [0, 1]
