"""OpenSpiel: importing this registers every game, `sixstones_splendor(players=3)` and so on.

Options of a game are parameters: `sixstones_splendor(players=2,first_player=p1)`.
"""

import json
from array import array
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sixstones.core.errors import BadOption, SixStonesError
from sixstones.core.facts import CHANCE, OVER, TOGETHER
from sixstones.core.game import Game
from sixstones.core.options import CHOICE, FLAG, INTEGER
from sixstones.core.registry import game as find_game
from sixstones.core.registry import game_ids
from sixstones.core.rng import Rng
from sixstones.core.state import State

PREFIX = "sixstones_"
LONGEST = 100_000  # steps, chance included; games end long before
REMEMBERED = 64  # steps that the tensor of an information state has; the string has all


class Position:
    """A position that copies the way OpenSpiel copies, with every seat's witnessed steps."""

    def __init__(self, state: State, seen: list[list[tuple[int, int]]]) -> None:
        self.state = state
        self.seen = seen  # by seat: who made each step and which, -1 if the seat did not see which

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.clone(), [steps[:] for steps in self.seen])

    def apply(self, by: int, action: int) -> None:
        known = self.state.witnesses(by, action)
        for seat, steps in enumerate(self.seen):
            steps.append((by, action if known is None or seat in known else -1))
        self.state.apply(by, action)

    def resampled(self, seat: int, rng: Rng) -> "Position":
        """Another position the seat cannot tell from this one.

        Of others it has only what the seat has seen of them.
        """
        shared = [(by, mine if mine == theirs else -1) for (by, mine), (_, theirs) in _pairs(self.seen, seat)]
        seen = [self.seen[seat][:] if other == seat else shared[:] for other in range(len(self.seen))]
        return Position(self.state.resample(seat, rng), seen)


def _pairs(seen: list[list[tuple[int, int]]], seat: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The steps a seat witnessed, each beside its public form."""
    found = []
    for n, step in enumerate(seen[seat]):
        common = step if all(steps[n] == step for steps in seen) else (step[0], -1)
        found.append((step, common))
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with the parameters `players` and its options."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.rules: Game = find_game(id)
        self.players: int = params.get("players", self.rules.min_players)
        self.options = self.rules.check(self.players, _options(self.rules, params))
        self.told = self.rules.observation(self.players)
        self.opening: State = self.rules.start(self.players, self.options)
        catalogue = self.rules.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=catalogue.size,
            max_chance_outcomes=max(1, catalogue.total - catalogue.size),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.rules), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position.

    Seats that choose at the same time are asked one after the other and see nothing of it.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel asks for an opening whenever it wants to know how long a tensor is: a copy is cheap.
        self.position = Position(game.opening.clone(), [[] for _ in range(game.players)])

    def current_player(self) -> int:
        actor = self.position.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        listed = state.outcomes()
        total = sum(weight for _, weight in listed)
        return [(action - state.game.actions.size, weight / total) for action, weight in listed]

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        if state.actor == CHANCE:
            self.position.apply(int(CHANCE), action + state.game.actions.size)
        else:
            self.position.apply(int(state.actor), action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.state.game
        return game.text(action + game.actions.size if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor == OVER)

    # OpenSpiel has these in C++, where each asks back in Python several times and copies what it gets. Answered here
    # they are the same, and a caller in Python gets them several times as fast.

    def is_chance_node(self) -> bool:
        return bool(self.position.state.actor == CHANCE)

    def legal_actions(self, player: int | None = None) -> list[int]:
        actor = int(self.position.state.actor)
        if actor < 0 or (player is not None and player != actor):
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return list(self.position.state.legal(actor))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        state = self.position.state
        if state.actor < 0 or (player is not None and player != state.actor):
            found: list[int] = super().legal_actions_mask() if player is None else super().legal_actions_mask(player)
            return found
        mask = bytearray(state.game.actions.size)
        state.mask(state.actor, mask)
        return list(mask)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        state = self.position.state
        seat = int(state.actor) if player is None else player
        if not 0 <= seat < state.seats:
            found: list[float] = super().observation_tensor() if player is None else super().observation_tensor(player)
            return found
        numbers = array("f", bytes(4 * state.game.observation(int(state.seats)).size))
        state.observe(seat, numbers)
        return numbers.tolist()

    def returns(self) -> list[float]:
        state = self.position.state
        ended = state.result()
        return [0.0 if ended is None else state.value(ended, seat) for seat in range(state.seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state the player cannot tell from this one: what IS-MCTS searches in."""
        seed = int(probability_sampler() * 2**53)
        other: SpielState = self.clone()
        other.position = self.position.resampled(player_id, Rng(seed))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.state.dump())

    def __deepcopy__(self, memo: object) -> "SpielState":
        copied: SpielState = self.clone()
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.get_game(), self.history())


def _loaded(text: str) -> Any:
    return pyspiel.load_game(text)


def _replayed(game: SpielGame, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


class SpielObserver:
    """Tensors with the named blocks of the observation, and strings.

    With perfect recall also the steps witnessed.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise BadOption("params", f"There are no parameters of observers; got {params}.", {"field": "params"})
        self._told, self._recall = game.told, bool(kind.perfect_recall)
        self._actions = game.rules.actions.total
        remembered = REMEMBERED * 2 if self._recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(game.told.size + remembered, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        for block in game.told.blocks:
            self.dict[block.name] = self.tensor[block.start : block.start + block.size].reshape(block.shape)
        if self._recall:
            self.dict["steps"] = self.tensor[game.told.size :].reshape(REMEMBERED, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        position.state.observe(player, self.tensor[: self._told.size])
        if self._recall:
            steps = self.dict["steps"]
            steps.fill(0)
            for n, (by, action) in enumerate(reversed(position.seen[player][-REMEMBERED:])):
                steps[n] = (by + 2) / (self._told.players + 2), (action + 1) / self._actions

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        view = json.dumps(position.state.view(player))
        if not self._recall:
            return view
        game = position.state.game
        steps = [f"{by} {game.text(action) if action >= 0 else '?'}" for by, action in position.seen[player]]
        return "; ".join(steps) + "\n" + view


def _options(game: Game, params: dict[str, Any]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in params.items():
        if key == "players" or value in ("", None):
            continue
        option = next((option for option in game.options if option.id == key), None)
        if option is None:
            raise BadOption("option", f"{game.id} has no option {key}.", {"field": f"options.{key}", "value": value})
        found[key] = value
    return found


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters OpenSpiel knows of a game, with their defaults.

    An empty text leaves an option as it is.
    """
    found: dict[str, Any] = {"players": game.min_players}
    for option in game.options:
        if option.type in (CHOICE, FLAG, INTEGER):
            found[option.id] = option.default if option.default is not None else ""
    return found


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Six Stones: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kinds.Utility.IDENTICAL if game.payoff == TOGETHER else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _maker(id: str) -> type[SpielGame]:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return Registered


def register_all() -> list[str]:
    """Register every game that declares an observation and is not registered yet.

    Returns their names.
    """
    known = set(pyspiel.registered_names())
    found = []
    for id in game_ids():
        game = find_game(id)
        try:
            game.observation(game.min_players)
        except SixStonesError:
            continue
        if PREFIX + id not in known:
            pyspiel.register_game(_game_type(game), _maker(id))
        found.append(PREFIX + id)
    return found


register_all()
