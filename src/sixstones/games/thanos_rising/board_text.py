"""The board of a view as text for a terminal."""


def board_text(view: dict[str, object], names: dict[str, str]) -> str:
    return ""
