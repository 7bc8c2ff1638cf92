"""Every action has one text, and the text finds it again."""

import pytest

import sixstones
from sixstones.core.errors import BadAction


@pytest.mark.parametrize("id", sixstones.game_ids())
def test_text_and_parse_are_inverse(id: str) -> None:
    game = sixstones.game(id)
    assert game.actions.size < 2100
    for action in range(game.actions.total):
        text = game.text(action)
        assert text == text.lower()
        assert "\n" not in text
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper()} ") == action


@pytest.mark.parametrize("id", sixstones.game_ids())
@pytest.mark.parametrize("text", ["", "fly to the moon", "take", "\x00", "x" * 5000])
def test_nonsense_is_no_action(id: str, text: str) -> None:
    with pytest.raises(BadAction):
        sixstones.game(id).parse(text)


def test_words_after_the_first_may_come_in_any_order() -> None:
    game = sixstones.game("splendor")
    assert game.text(game.parse("take red blue purple")) == "take blue red purple"
