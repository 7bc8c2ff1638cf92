"""The part of a lesson that a table plays: a position, fixed chance, demanded actions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Scene:
    """One step of a course as a table keeps it, complete without the course.

    `demands` has the texts one of which each decision of the learner's seat must be, in order; a text that ends with
    `*` stands for all that begin so. After the last demand everything is open. `replies` are decisions of the other
    seats (`1 lay shot`), taken as soon as they are legal. `chance` has the outcomes that chance brings, in order; after
    them, and where one is not possible, `seed` decides.
    """

    course: str
    step: str
    seat: int
    position: dict[str, object]
    seed: int
    demands: list[list[str]] = field(default_factory=list)
    replies: list[str] = field(default_factory=list)
    chance: list[str] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        return {
            "course": self.course,
            "step": self.step,
            "seat": self.seat,
            "position": self.position,
            "seed": self.seed,
            "demands": self.demands,
            "replies": self.replies,
            "chance": self.chance,
        }


def read_scene(data: Mapping[str, Any]) -> Scene:
    """A scene from the journal of a table."""
    return Scene(
        str(data["course"]),
        str(data["step"]),
        int(data["seat"]),
        dict(data["position"]),
        int(data["seed"]),
        [[str(text) for text in demand] for demand in data["demands"]],
        [str(text) for text in data["replies"]],
        [str(text) for text in data["chance"]],
    )
