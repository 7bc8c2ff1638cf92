"""Card files of anybody: one look at each character refuses what would slow a parser."""

import json
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixstones.core.card_files import MOST_BRACKETS, MOST_BYTES, MOST_DEPTH, MOST_DOTS, find_excess, parse_cards
from sixstones.core.errors import BadComponents

DOTS = "a." * 24_900 + "a=1\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (DOTS, "dots"),
        ("x = {" + DOTS.strip() + "}", "dots"),
        ("[" + "a . " * 200 + "a]", "dots"),
        ('"a".' * 200 + "a=1", "dots"),
        ("".join(f"[t{n}]\n" for n in range(5_000)), "tables"),
        ("a = [" + "{}," * 5_000 + "]", "tables"),
        ("a = " + "[" * 20_000, "deep"),
        ('{"a": ' + "[" * 20_000, "deep"),
        ('{"a": ' + '{"a":' * 200 + "1", "deep"),
        ("# " + "x" * MOST_BYTES, "longer"),
    ],
)
def test_what_costs_more_than_its_length_never_reaches_a_parser(
    monkeypatch: pytest.MonkeyPatch, text: str, problem: str
) -> None:
    """The first of these took seven seconds before."""
    for parser in (tomllib, json):
        monkeypatch.setattr(parser, "loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(BadComponents, match=problem):
        parse_cards(text, "mine.toml")


@pytest.mark.parametrize(
    "text",
    [
        f'a = "{"x." * 200}"',
        f"a = '{'x.[' * 200}'",
        f'a = """{"x.[{" * 200}\n"[[{"."}"\\""""""',
        f"a = '''{'x.[{' * 200}\n''''",
        f"a = 1 # {'x.[' * 200}\nb = 2",
        f"a = [{'1.5, ' * 200}]",
        "a = 2026-11-17T10:00:00.5Z\n" * 1,
        ".".join("a" * (MOST_DOTS + 1)) + " = 1",
        "a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH,
        "".join(f"[t{n}]\n" for n in range(MOST_BRACKETS)),
        json.dumps({"a": "x.[{" * 200, "b": "'", "c": "# \\" + '"'}),
    ],
)
def test_what_only_looks_like_much_is_read(text: str) -> None:
    assert parse_cards(text, "mine.toml")


STRINGS = st.sampled_from(
    ['""', "''", '"\\""', "'\\'", '"""a"b""c"""', '"""a"""""', "'''a'''''", '"""\\""""', '"a#"', "'''\n#'''", '"[.="']
)


@given(st.lists(STRINGS, min_size=1, max_size=5), st.sampled_from(["", ' # a comment with \' and """', " #"]))
def test_no_string_hides_what_follows_it(strings: list[str], comment: str) -> None:
    before = f"a = [{', '.join(strings)}]{comment}\n"
    assert tomllib.loads(before)
    assert not find_excess(before, False)
    assert "dots" in find_excess(before + DOTS, False)
