"""Every rule has a marked test, every worked example a named test, every invariant a check.

`tests/<package>/spec_ids.txt` lists the ids of the specification: chapters (XX-1.2), rulings (XX-AMB-3) and variants
(XX-V-4), which are the statements of `rules.toml`; worked examples (XX-EX-5) and invariants (XX-INV-6).
"""

import importlib
import re
from pathlib import Path

import pytest

from sixstones.words import LANGUAGES
from tests import rule_marks
from tests.kit import packages

TESTS = Path(__file__).parent.parent
each_package = pytest.mark.parametrize("package", sorted(packages()))


def spec(package: str) -> list[str]:
    return (TESTS / package / "spec_ids.txt").read_text(encoding="utf-8").split()


def claimed(package: str) -> set[str]:
    return {id for ids in rule_marks.marks(TESTS / package).values() for id in ids}


@each_package
def test_every_rule_has_a_marked_test_or_a_reason(package: str) -> None:
    assert rule_marks.unmarked(package, TESTS / package) == []


@each_package
def test_every_mark_names_a_rule(package: str) -> None:
    assert rule_marks.unknown(package, TESTS / package, spec(package)) == []


@each_package
def test_no_test_claims_more_than_four_rules(package: str) -> None:
    assert rule_marks.overloaded(TESTS / package) == []


@each_package
def test_at_most_one_rule_in_ten_has_a_reason_instead_of_a_test(package: str) -> None:
    without = rule_marks.untested(package)
    assert 10 * len(without) <= len(rule_marks.statements(package))
    assert not claimed(package) & set(without)


@each_package
def test_the_rules_file_holds_every_statement_of_the_specification_and_no_other(package: str) -> None:
    rules = rule_marks.statements(package)
    stated = [id for id in spec(package) if re.fullmatch(r"[A-Z]+-(AMB-\d+|V-\d+(\.\d+)?|\d+\.\d+)", id)]
    assert [id for id in stated if id not in rules] == []
    assert [id for id in rules if id not in stated] == []


@each_package
def test_every_rule_is_stated_in_every_language_and_belongs_to_a_game(package: str) -> None:
    ids = [game.id for game in packages()[package]]
    for statement in rule_marks.statements(package).values():
        assert set(statement.words) == set(LANGUAGES), statement.id
        assert all(statement.words.values()), statement.id
        assert set(statement.games) <= set(ids), statement.id


@each_package
def test_every_worked_example_has_a_test_of_its_name(package: str) -> None:
    tests = [name.split("::")[1] for name in rule_marks.marks(TESTS / package)]
    for id in [id for id in spec(package) if "-EX-" in id]:
        stem = "test_" + id.lower().replace("-", "_") + "_"
        assert any(name.startswith(stem) for name in tests), f"no test is called {stem}…"


@each_package
def test_every_invariant_is_watched_in_random_play_or_has_a_marked_test(package: str) -> None:
    watched: list[str] = []
    if (TESTS / package / "invariants.py").is_file():
        watched = dir(importlib.import_module(f"tests.{package}.invariants"))
    for id in [id for id in spec(package) if "-INV-" in id]:
        assert f"inv_{id.rpartition('-')[2]}" in watched or id in claimed(package), id


@each_package
def test_every_option_names_a_rule_of_its_game(package: str) -> None:
    for game in packages()[package]:
        for option in game.options:
            assert option.rule in game.rules, f"{game.id}: {option.id} cites {option.rule!r}"
