"""The terms of a judgement, for those who want to know why."""


class Judged:
    """One term of a position's worth to a seat.

    Its name (`term-<name>` in the locale files), what it adds, and the component it is about, if any.
    """

    def __init__(self, term: str, worth: float, about: str = "") -> None:
        self.term = term
        self.worth = worth
        self.about = about

    def as_dict(self) -> dict[str, object]:
        return {"term": self.term, "about": self.about, "worth": round(self.worth, 3)}

    def __repr__(self) -> str:
        return f"Judged({self.term!r}, {self.worth:.3f}, {self.about!r})"
