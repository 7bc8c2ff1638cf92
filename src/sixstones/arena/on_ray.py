"""Games on a Ray cluster (extra "cluster"): a worker or node that is lost costs the batch it was playing, no more."""

from collections.abc import Iterator
from typing import Any

from sixstones.arena.simulate import Plan, play_span
from sixstones.arena.summary import GameRow
from sixstones.core.errors import BadOption, SixStonesError
from sixstones.loading import load_files

AUTO = "auto"
RETRIES = 5  # of a batch whose worker was lost


def connect(address: str) -> Any:
    """Ray, connected: `auto` takes the cluster this machine belongs to, or starts one of this machine alone."""
    try:
        import ray
    except ImportError as error:
        raise SixStonesError(
            "extra-missing",
            "Ray is not installed; install it with: pip install 'sixstones[cluster]'",
            {"field": "ray", "expected": "ray"},
        ) from error
    if ray.is_initialized():
        return ray
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False, "configure_logging": False}
    try:
        if address == AUTO:
            try:
                ray.init(address=AUTO, log_to_driver=False, configure_logging=False)
            except ConnectionError:
                ray.init(**settings)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption(
            "ray-address",
            f"No Ray cluster answers at {address!r}.",
            {"field": "ray", "value": address, "expected": "auto, or the address of a running cluster"},
        ) from error
    return ray


def play_spans(plan: Plan, spans: list[tuple[int, int]], load: list[str], address: str) -> Iterator[list[GameRow]]:
    """The rows of every span in order. What a span brings depends on the plan alone, so it may be played anew."""
    ray = connect(address)
    remote = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)
    waiting = [remote.remote(plan, first, last, load) for first, last in spans]
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


def _play(plan: Plan, first: int, last: int, load: list[str]) -> list[GameRow]:
    load_files(load)
    return play_span(plan, first, last)
