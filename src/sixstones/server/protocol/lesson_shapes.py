"""The shapes of lessons: courses with their steps, and the step somebody wants to play."""

from pydantic import Field

from sixstones.server.protocol.shapes import RequestShape, ResponseShape

Texts = dict[str, str]  # by language


class LessonStep(RequestShape):
    """A step of a course that ships with a game."""

    game: str = Field(max_length=64)
    course: str = Field(max_length=64)
    step: str = Field(max_length=64)


class FirstTime(ResponseShape):
    """Said once: at the first `legal` action, `ask` or `event` of a kind."""

    when: str
    say: Texts
    rule: str


class Step(ResponseShape):
    id: str
    title: Texts
    say: Texts
    then: Texts
    """Said when the step is done."""
    look: list[str]
    """Places of the table to look at."""
    rules: list[str]
    seat: int
    demands: list[list[str]]
    """For each decision the texts of which one is asked for; `*` at the end stands for anything."""
    free: int
    """So many turns of free play instead of demands; 0: none."""
    other: dict[str, Texts]
    """The coach's answer to another action, by its kind."""
    first: list[FirstTime]


class Course(ResponseShape):
    id: str
    game: str
    title: Texts
    about: Texts
    minutes: int
    steps: list[Step]


class Courses(ResponseShape):
    courses: list[Course]
