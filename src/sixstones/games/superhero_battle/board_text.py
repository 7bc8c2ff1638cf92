"""The board of a view for a terminal."""


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    return ""


BOARD_WORDS: list[str] = []
