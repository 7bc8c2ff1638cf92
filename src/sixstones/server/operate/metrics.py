"""Counters and timers in Prometheus's text format. The list is in docs/operating.md."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_LABELS = 200  # sets of labels of one name; what comes later is not told apart

Labels = tuple[str, ...]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _labelled(names: Iterable[str], values: Iterable[str]) -> str:
    inside = ",".join(f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True))
    return f"{{{inside}}}" if inside else ""


class Counter:
    """Only grows."""

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name, self.help, self.labels = name, help, labels
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str, by: float = 1) -> None:
        if labels not in self.values and len(self.values) >= MOST_LABELS:
            labels = ("other",) * len(labels)
        self.values[labels] = self.values.get(labels, 0) + by

    def lines(self) -> list[str]:
        told = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter"]
        return told + [f"{self.name}{_labelled(self.labels, at)} {value:g}" for at, value in self.values.items()]


class Histogram:
    """How long something took."""

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name, self.help, self.labels = name, help, labels
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        counts = self.counts.get(labels)
        if counts is None:
            if len(self.counts) >= MOST_LABELS:
                labels = ("other",) * len(labels)
            counts = self.counts.setdefault(labels, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self.sums[labels] = self.sums.get(labels, 0.0) + seconds

    def lines(self) -> list[str]:
        told = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        for at, counts in self.counts.items():
            total = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
                total += count
                told.append(f"{self.name}_bucket{_labelled((*self.labels, 'le'), (*at, bound))} {total}")
            told.append(f"{self.name}_sum{_labelled(self.labels, at)} {self.sums[at]:.6f}")
            told.append(f"{self.name}_count{_labelled(self.labels, at)} {total}")
        return told


class Metrics:
    """The counters; gauges are looked up when somebody asks (`gauges`)."""

    def __init__(self) -> None:
        self.requests = Histogram(
            "sixstones_request_seconds", "Time to answer HTTP requests", "method", "route", "status"
        )
        self.frames = Histogram("sixstones_frame_seconds", "Time to answer frames of WebSockets", "type", "answer")
        self.commits = Histogram("sixstones_commit_seconds", "Time of a transaction of the journal writer")
        self.entries = Counter("sixstones_entries_total", "Journal entries written", "kind", "by")

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        lines = [line for each in (self.requests, self.frames, self.commits, self.entries) for line in each.lines()]
        for name, (help, value) in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name.partition('{')[0]} {help}", f"# TYPE {name.partition('{')[0]} {kind}"]
            lines.append(f"{name} {value:.10g}")
        return "\n".join(lines) + "\n"
