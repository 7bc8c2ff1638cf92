"""Decisions at a lesson's table: which ones the step asks for, and the answer to the others."""

from dataclasses import dataclass

from sixstones.core.facts import Event
from sixstones.core.game import Game
from sixstones.core.line import Draw
from sixstones.core.rng import Rng
from sixstones.core.state import State
from sixstones.lessons.scene import Scene


@dataclass(frozen=True, slots=True)
class Answer:
    """Why a legal action is not the one a step asks for.

    `rule` is the rule under which the action works, `wanted` are the texts the step asks for.
    """

    action: str
    kind: str
    rule: str
    wanted: list[str]

    def as_dict(self) -> dict[str, object]:
        return {"action": self.action, "kind": self.kind, "rule": self.rule, "wanted": self.wanted}


def fits(text: str, demand: list[str]) -> bool:
    """Whether an action is one of those demanded."""
    return any(text == one or (one.endswith("*") and text.startswith(one[:-1])) for one in demand)


def judge(scene: Scene, before: State, made: int, action: int, events: list[Event]) -> Answer | None:
    """The answer to a legal action of the learner; None if the step asks for it.

    The learner has `made` so many decisions before. `events` is what the action would bring. The first one with a
    rule names the rule the action works by; where it brings nothing visible, the question does.
    """
    if made >= len(scene.demands):
        return None
    game, demand = before.game, scene.demands[made]
    text = game.text(action)
    if fits(text, demand):
        return None
    asked = before.asks(scene.seat)
    rules = [event.rule for event in events if event.rule] + ([asked.rule] if asked is not None else [])
    wanted = [game.text(one) for one in before.legal(scene.seat) if fits(game.text(one), demand)]
    return Answer(text, game.actions.kind(action), rules[0] if rules else "", wanted)


def fixed_draw(scene: Scene, drawn: int) -> Draw:
    """Chance after so many outcomes of this scene; the same whenever it comes to that."""
    left = iter(scene.chance[drawn:])
    rng = Rng(scene.seed * 1009 + drawn)

    def draw(state: State) -> int:
        wanted = next(left, None)
        if wanted is not None:
            for action, _ in state.outcomes():
                if state.game.text(action) == wanted:
                    return int(action)
        return int(state.sample(rng))

    return draw


def settled(game: Game, scene: Scene) -> State:
    """The position of a scene, with what chance brings before the first question by its seed."""
    state = game.load(scene.position)
    state.settle(Rng(scene.seed))
    return state


def scripted_reply(scene: Scene, state: State, seat: int) -> int | None:
    """The first reply of the script that this seat can give now, if any."""
    legal = {state.game.text(action): int(action) for action in state.legal(seat)}
    for line in scene.replies:
        who, _, text = line.partition(" ")
        if who == str(seat) and text in legal:
            return legal[text]
    return None
