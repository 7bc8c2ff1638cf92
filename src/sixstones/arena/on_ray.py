"""Games on a Ray cluster (extra "cluster").

A lost worker or node costs only the batch it was playing.
"""

import os
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sixstones
from sixstones.arena.simulate import Plan, play_span
from sixstones.arena.summary import GameRow
from sixstones.core.errors import BadOption, SixStonesError
from sixstones.extras import how_to_get
from sixstones.loading import load_file

AUTO = "auto"
RETRIES = 5  # of a batch whose worker was lost
ANSWER = 4  # seconds within which a cluster must take a connection, and as many to answer
SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # a frame of HTTP/2: its length, its kind, no flags, no stream
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS


def connect(address: str) -> Any:
    """Connect to Ray.

    `auto` takes the cluster this machine belongs to, or starts one on this machine alone.
    """
    try:
        import ray
    except ImportError as error:
        raise SixStonesError(
            "extra-missing",
            f"Ray is not installed; {how_to_get('cluster')}",
            {"field": "ray", "expected": "ray"},
        ) from error
    if ray.is_initialized():
        return ray
    check_answers(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    try:
        if address == AUTO and not remembered():
            ray.init(address="local", include_dashboard=False, **quiet)
        elif address == AUTO:
            ray.init(address=AUTO, **quiet)
        else:
            ray.init(address=address, runtime_env=own_code(), **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _nobody(address) from error
    return ray


def remembered() -> str:
    """The address of this machine's cluster, or nothing where none answers.

    Ray keeps it in a file, also after the cluster is gone, and would try that one for minutes.
    """
    known = os.environ.get("RAY_ADDRESS", "")
    file = Path(os.environ.get("RAY_TMPDIR") or tempfile.gettempdir(), "ray", "ray_current_cluster")
    try:
        known = known or file.read_text("utf-8").strip()
        check_answers(known)
    except (OSError, SixStonesError):
        return ""
    return known


def check_answers(address: str) -> None:
    """Refuse within seconds an address where no cluster listens.

    Ray itself would try for minutes. A cluster speaks gRPC, and that begins with a frame of settings from both sides.
    """
    if address == AUTO or os.environ.get("RAY_USE_TLS") == "1":
        return
    try:
        found = urlsplit(address if "://" in address else f"//{address}")
        with socket.create_connection((found.hostname or "", found.port or 0), ANSWER) as connection:
            connection.sendall(HELLO)
            answer = connection.recv(16)
    except (OSError, ValueError) as error:
        raise _nobody(address) from error
    if answer[3:4] != SETTINGS[3:4]:
        raise _nobody(address)


def own_code() -> dict[str, Any]:
    """This package for the machines of a cluster, whatever is installed there."""
    return {"py_modules": [str(Path(sixstones.__file__).parent)], "excludes": ["server/page", "**/__pycache__"]}


def _nobody(address: str) -> BadOption:
    return BadOption(
        "ray-address",
        f"No Ray cluster answers at {address!r}.",
        {"field": "ray", "value": address, "expected": "auto, or the address of a running cluster"},
    )


def play_spans(
    plan: Plan, spans: list[tuple[int, int]], load: tuple[str, ...], address: str
) -> Iterator[list[GameRow]]:
    """The rows of every span in order.

    What a span brings depends on the plan alone, so it may be played again.
    """
    ray = connect(address)
    remote = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)
    files = ray.put([(Path(path).name, Path(path).read_bytes()) for path in load])
    waiting = [remote.remote(plan, first, last, files) for first, last in spans]
    try:
        while waiting:
            rows = ray.get(waiting[0])
            del waiting[0]
            yield rows
    except ray.exceptions.RayTaskError as error:
        cause = error.as_instanceof_cause()
        raise cause if isinstance(cause, SixStonesError) else error from None
    except ray.exceptions.RayError as error:
        raise SixStonesError("worker-lost", "The cluster lost the same batch again and again.") from error
    finally:
        # Only what is still to be played: Ray ends the whole program if a batch it has just finished is cancelled.
        if waiting:
            for one in ray.wait(waiting, num_returns=len(waiting), timeout=0)[1]:
                ray.cancel(one, force=False)


def _play(plan: Plan, first: int, last: int, files: list[tuple[str, bytes]]) -> list[GameRow]:
    """Play a span on whatever machine it is; the files of `--load` come with it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files:
            path = Path(folder) / name
            path.write_bytes(text)
            load_file(str(path))
        return play_span(plan, first, last)
