"""Refusals as problem documents: a key to translate, data for its variables, an English sentence."""

from http import HTTPStatus

from sixstones.core.errors import BadAction, BadOption, BadPlayers, IllegalAction, SixStonesError, UnknownBot


class Problem(Exception):
    """Something was refused; nothing has changed. `stale` asks for the present state to be sent along."""

    def __init__(
        self, status: int, key: str, detail: str, data: dict[str, object] | None = None, stale: bool = False
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key
        self.detail = detail
        self.data: dict[str, object] = {} if data is None else data
        self.stale = stale

    def as_dict(self) -> dict[str, object]:
        return {
            "type": f"/problems/{self.key}",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "key": self.key,
            "detail": self.detail,
            "data": self.data,
        }


def of_engine(error: SixStonesError) -> Problem:
    """The problem an error of the engine becomes on the wire."""
    if isinstance(error, IllegalAction):
        return Problem(409, error.key, error.message, error.data, stale=True)
    if isinstance(error, (BadAction, BadOption, BadPlayers, UnknownBot)):
        return Problem(422, error.key, error.message, error.data)
    return Problem(409, error.key, error.message, error.data)


def no_such_table(id: str) -> Problem:
    return Problem(
        404, "no-such-table", "There is no such table, or it is private and you are not invited.", {"table": id[:80]}
    )


def banned() -> Problem:
    return Problem(403, "banned", "The owner of this table does not want you here.")


def no_identity() -> Problem:
    return Problem(401, "no-identity", "Say who you are first: POST /api/me with a name.")


def not_saved() -> Problem:
    return Problem(503, "not-saved", "The move could not be saved. Send the same again under the same client id.")


def unavailable() -> Problem:
    return Problem(503, "unavailable", "The database does not answer. Try again in a moment.", {"retry_after": 2})
