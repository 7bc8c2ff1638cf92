"""Lessons: courses shipped with the games, and the answers a learner gets at the table.

A course is a file of a game's folder (`lessons/*.toml`, read by `course.py`). Each of its steps has a `Scene`: a
position with fixed chance, and the actions it asks for. `judge.py` says whether a decision is one of them. Nothing
here knows a server, so every backend runs the same lessons.
"""

from sixstones.lessons.course import BadCourse, Course, FirstTime, Step, courses
from sixstones.lessons.judge import Answer, judge, scripted_reply, settled
from sixstones.lessons.scene import Scene, read_scene

__all__ = [
    "Answer",
    "BadCourse",
    "Course",
    "FirstTime",
    "Scene",
    "Step",
    "courses",
    "judge",
    "read_scene",
    "scripted_reply",
    "settled",
]
