"""Shared helpers of the games' terminal boards, with Rich markup."""


class Line:
    """Marked-up text that knows how wide it is on the screen."""

    def __init__(self) -> None:
        self.markup = ""
        self.width = 0

    def add(self, text: str, style: str = "") -> "Line":
        self.markup += f"[{style}]{text}[/]" if style and text else text
        self.width += len(text)
        return self

    def pad(self, width: int) -> "Line":
        return self.add(" " * (width - self.width))


def one_line(name: str, most: int) -> str:
    """A name on one line, cut to its room, without anything Rich would read as markup."""
    plain = " ".join(name.split()).replace("[", "(").replace("]", ")").replace("\\", "/")
    return plain if len(plain) <= most else plain[: most - 1] + "…"
