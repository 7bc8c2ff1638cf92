"""The server's log: one line per incident, with its request, and no floods."""

import json
import logging
import sys
import time
import traceback
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
QUIET_SECONDS = 60.0
KEPT = 1000


class OnceAMinute(logging.Filter):
    """Pass the first of equal messages, and after a minute the next with the number between."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        where = record.exc_info[2] if record.exc_info else None
        last = traceback.extract_tb(where)[-1] if where is not None else None
        key = (record.name, record.levelno, str(record.msg), last and (last.filename, last.lineno))
        since, more = self._seen.get(key, (-QUIET_SECONDS, 0))
        now = time.monotonic()
        if now - since < QUIET_SECONDS:
            self._seen[key] = (since, more + 1)
            return False
        if len(self._seen) >= KEPT:
            self._seen.clear()
        self._seen[key] = (now, 0)
        record.more = more
        return True


class Lines(logging.Formatter):
    """For people: one line, and a traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        more = getattr(record, "more", 0)
        request = REQUEST.get()
        text = super().format(record)
        return text + (f" [request {request}]" if request else "") + (f" (and {more} more like this)" if more else "")


class JsonLines(logging.Formatter):
    """For programs: one object a line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if getattr(record, "more", 0):
            line["more"] = getattr(record, "more", 0)
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_logs(form: str) -> None:
    """Send warnings and worse to the standard error, as `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    handler.addFilter(OnceAMinute())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("sixstones.server").setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # lost connections are told by who needed them
