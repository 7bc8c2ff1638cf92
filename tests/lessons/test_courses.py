"""Every lesson that ships: its positions, demands, answers, rules and texts."""

import re
from pathlib import Path

import pytest

from sixstones import Game
from sixstones.lessons import Course, Step
from sixstones.lessons.course import LANGUAGES
from sixstones.lessons.judge import fits
from sixstones.table.refusals import Refused
from tests.lessons.lesson_kit import act, all_courses, all_steps, legal_texts, lesson_table, replies

COURSES = pytest.mark.parametrize(("game", "course"), all_courses(), ids=[c.id for _, c in all_courses()])
STEPS = pytest.mark.parametrize(
    ("game", "course", "step"), all_steps(), ids=[f"{c.id}-{s.id}" for _, c, s in all_steps()]
)
WHOLE = {"splendor", "infinity_war", "superhero_battle", "thanos_rising"}
TITLE_WORDS, SAID_WORDS, ANSWER_WORDS = 22, 60, 30


def test_every_game_of_the_table_has_a_course() -> None:
    assert {course.id for _, course in all_courses()} == WHOLE | {"splendor_classic"}


@COURSES
def test_a_course_has_eight_to_twelve_steps_and_ends_with_a_game_of_ones_own(game: Game, course: Course) -> None:
    if course.id in WHOLE:
        assert 8 <= len(course.steps) <= 12
    assert [step.id for step in course.steps if step.free] == [course.steps[-1].id]
    assert course.steps[-1].first
    assert not any(step.first for step in course.steps[:-1])


@COURSES
def test_a_course_teaches_the_rules_it_promises(game: Game, course: Course) -> None:
    taught = {rule for step in course.steps for rule in step.rules}
    assert taught == set(course.teaches)
    cited = {*course.teaches, *(first.rule for step in course.steps for first in step.first)}
    assert cited <= set(game.rules)
    assert all(step.rules for step in course.steps)


@STEPS
def test_every_demand_is_legal_and_every_other_action_is_answered_by_its_rule(
    game: Game, course: Course, step: Step
) -> None:
    table, seat = lesson_table(game, step), step.scene.seat
    assert legal_texts(table, seat), "the learner is asked at once"
    for demand in step.scene.demands:
        open_now = legal_texts(table, seat)
        wanted = [text for text in open_now if fits(text, demand)]
        assert wanted, f"{demand} is not legal, but {open_now}"
        rows = table.rows
        for text in open_now:
            if text in wanted:
                continue
            with pytest.raises(Refused) as refused:
                act(table, seat, text)
            answer = refused.value.data
            assert refused.value.key == "lesson-step"
            assert answer["rule"] in game.rules, f"{text}: no rule"
            assert answer["wanted"] == wanted
            assert answer["kind"] == game.actions.kind(game.parse(text))
        assert table.rows == rows, "nothing was done"
        act(table, seat, wanted[0])
        replies(table)


@STEPS
def test_the_answers_written_for_a_kind_are_given(game: Game, course: Course, step: Step) -> None:
    table, seat = lesson_table(game, step), step.scene.seat
    given: set[str] = set()
    for demand in step.scene.demands:
        for text in legal_texts(table, seat):
            if not fits(text, demand):
                given.add(game.actions.kind(game.parse(text)))
        act(table, seat, next(text for text in legal_texts(table, seat) if fits(text, demand)))
        replies(table)
    assert set(step.other) <= given


@STEPS
def test_what_a_step_teaches_happens_or_is_asked(game: Game, course: Course, step: Step) -> None:
    """The scripted replies are given, and chance brings what the step says, every time."""
    played = []
    for _ in range(2):
        table, seat = lesson_table(game, step), step.scene.seat
        kinds: list[str] = []
        for demand in step.scene.demands:
            found = act(table, seat, next(text for text in legal_texts(table, seat) if fits(text, demand)))
            kinds += [event.kind for event in [*found, *replies(table)]]
        played.append((kinds, table.line.state.dump()))
        assert table.drawn >= len(step.scene.chance)
    assert played[0] == played[1]


@STEPS
def test_first_times_name_what_the_game_knows(game: Game, course: Course, step: Step) -> None:
    words = Path(game.folder, "locale", "en.ftl").read_text("utf-8")
    for first in step.first:
        what, _, kind = first.when.partition(" ")
        if what == "legal":
            assert kind in game.actions.kinds()
        elif what == "ask":
            assert re.search(rf"^ask-{kind}\b", words, re.M), first.when
        else:
            assert re.search(rf"^event-{kind}\b", words, re.M), first.when


@STEPS
def test_texts_are_short_and_say_the_same_in_every_language(game: Game, course: Course, step: Step) -> None:
    for language in LANGUAGES:
        assert len(step.title[language].split()) <= TITLE_WORDS
        assert len(step.say[language].split()) <= SAID_WORDS
        assert step.say[language].count("**") % 2 == 0
        assert all(len(text[language].split()) <= ANSWER_WORDS for text in step.other.values())
    bold = {language: step.say[language].count("**") for language in LANGUAGES}
    assert len(set(bold.values())) == 1, bold
