"""Why a finished game ended as it did: what decided it, and what counted for every seat."""


class Because:
    """One thing that decided the game and the rule that says so.

    Its words are the message `end-<kind>`.
    """

    def __init__(self, kind: str, rule: str, data: dict[str, object] | None = None) -> None:
        self.kind = kind
        self.rule = rule
        self.data: dict[str, object] = {} if data is None else data

    def as_dict(self) -> dict[str, object]:
        return {"kind": self.kind, "rule": self.rule, "data": self.data}


class Counted:
    """A number per seat that counted in the end, or is told beside it.

    Its name is the message `count-<key>`.
    """

    def __init__(self, key: str, values: list[int]) -> None:
        self.key = key
        self.values = values

    def as_dict(self) -> dict[str, object]:
        return {"key": self.key, "values": self.values}


class Account:
    """The end of a game explained: the most telling reason first, then the breakdown in order.

    It tells nothing that a spectator does not know when the game is over.
    """

    def __init__(self, because: list[Because], counted: list[Counted]) -> None:
        self.because = because
        self.counted = counted

    def as_dict(self) -> dict[str, object]:
        return {
            "because": [reason.as_dict() for reason in self.because],
            "counted": [row.as_dict() for row in self.counted],
        }
