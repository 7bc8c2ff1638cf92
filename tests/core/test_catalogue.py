"""The catalogue keeps one text per action and helps those who mistype."""

import difflib

import pytest

import sixstones
from sixstones.core.catalogue import LIKELY, Catalogue
from sixstones.core.errors import BadAction, shown


def small() -> Catalogue:
    book = Catalogue()
    book.add("take", "red", "blue")
    book.add("take", "red", "green")
    book.add("pass")
    book.add_chance("card", "hulk", text="hulk")
    return book


def test_seats_come_first_and_chance_after_them() -> None:
    book = small()
    assert (book.size, book.total, len(book)) == (3, 4, 4)
    assert [book.text(n) for n in range(4)] == ["take red blue", "take red green", "pass", "hulk"]
    assert (book.kind(3), book.parts(3)) == ("card", ["hulk"])
    assert book.kinds() == ["take", "pass"]


def test_an_action_of_a_seat_cannot_follow_a_chance_outcome() -> None:
    book = small()
    with pytest.raises(ValueError, match="before chance outcomes"):
        book.add("wait")
    assert book.total == 4


@pytest.mark.parametrize("text", ["pass", "Wait", "wait\nhere", "hulk"])
def test_a_text_is_unique_lower_case_and_on_one_line(text: str) -> None:
    book = small()
    with pytest.raises(ValueError, match="not unique lower case on one line"):
        book.add_chance("card", text=text)
    assert book.total == 4


@pytest.mark.parametrize("text", ["take red blue", "TAKE blue RED", "  take   red\tblue "])
def test_case_spacing_and_the_order_of_later_words_do_not_matter(text: str) -> None:
    assert small().parse(text) == 0


def test_the_first_word_stays_first() -> None:
    with pytest.raises(BadAction):
        small().parse("red take blue")


def test_order_matters_where_two_actions_differ_by_it_alone() -> None:
    book = Catalogue()
    book.add("move", "a", "b")
    book.add("move", "b", "a")
    book.add("trade", "x", "y", "z")
    assert (book.parse("move a b"), book.parse("move b a"), book.parse("trade z x y")) == (0, 1, 2)


def test_three_orders_of_the_same_words_are_told_apart_or_refused() -> None:
    book = Catalogue()
    for words in (("a", "b", "c"), ("b", "a", "c"), ("c", "a", "b")):
        book.add("move", *words)
    assert book.parse("move c a b") == 2
    with pytest.raises(BadAction):
        book.parse("move a c b")


def test_a_mistyped_action_gets_a_suggestion() -> None:
    with pytest.raises(
        BadAction, match=r"'take red bleu' is not an action of this game. Did you mean: take red"
    ) as info:
        small().parse("take red bleu")
    expected = info.value.data["expected"]
    assert isinstance(expected, list)
    assert expected[0] == "take red blue"
    assert info.value.data["field"] == "action"


MISTYPED = {
    "splendor": ["tkae red blue purple", "reserve 1-", "pas", "recruit1-2", "take grene"],
    "infinity_war": ["mvoe 3", "fihgt", "rol", "pas"],
    "superhero_battle": ["lay scra", "blok"],
    "thanos_rising": ["assgin hawkeye", "rol"],
}


@pytest.mark.parametrize("id", MISTYPED)
def test_a_suggestion_compares_few_actions_whatever_was_typed(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing all of them took up to 35 ms, and anybody may mistype twenty times a second."""
    compared: list[int] = []

    def close(word: str, texts: list[str], n: int) -> list[str]:
        compared.append(len(texts))
        return []

    book = sixstones.game(id).actions
    words = [book.text(number) for number in range(0, book.size, 7)]
    monkeypatch.setattr(difflib, "get_close_matches", close)
    for typed in [*MISTYPED[id], " ".join(words)[:200], "x" * 200, *(f"{word}qz" for word in words)]:
        with pytest.raises(BadAction):
            book.parse(typed)
    assert max(compared) <= LIKELY


@pytest.mark.parametrize("id", MISTYPED)
def test_a_slip_is_understood(id: str) -> None:
    book = sixstones.game(id).actions
    missed = 0
    for number in range(0, book.size, 5):
        text = book.text(number)
        middle = len(text) // 2
        slips = [text[:middle] + text[middle + 1 :], text[:middle] + "q" + text[middle:], text + "x"]
        missed += sum(text not in book.near(slip) for slip in slips)
    assert missed <= book.size // 20  # of three fifths: some have more like ones than are told


def test_nonsense_gets_no_suggestion_and_is_cut_short() -> None:
    with pytest.raises(BadAction) as info:
        small().parse("%" * 3000)
    assert "Did you mean" not in info.value.message
    assert len(info.value.message) < 200


@pytest.mark.parametrize("value", [None, 3, True, 1.5, b"pass", ["pass"], {"pass"}, 10**5000], ids=shown)
def test_only_a_text_can_be_parsed(value: object) -> None:
    with pytest.raises(BadAction, match="expected a text"):
        small().parse(value)


@pytest.mark.parametrize("number", [-1, 4, 2**40, 10**5000], ids=shown)
def test_a_number_outside_the_catalogue_is_no_action(number: int) -> None:
    with pytest.raises(BadAction, match="numbers run from 0 to 3") as info:
        small().text(number)
    assert info.value.data["expected"] == "0 to 3"
