"""Settings from a file, the environment and flags: each goes before the one named before it.

Every field of `Settings` and `Limits` has a name of its own in all of them: `idle_seconds = 60` in the file,
`SIXSTONES_IDLE_SECONDS=60` in the environment; limits stand under `[limits]` and as `SIXSTONES_LIMITS_…`. A value may
also be read from a file of its own, for secrets: `SIXSTONES_DB_FILE=/run/secrets/db`.
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import cast, get_type_hints

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sixstones.core.errors import SixStonesError
from sixstones.server.operate.settings import Limits, Settings

PREFIX = "SIXSTONES_"
FILE = "SETTINGS"
NOT_SET = ("clock", "cpu_clock", "new_id", "new_secret", "draw", "limits")  # for tests, or by fields of its own

Value = str | int | float | bool | list[str]


class BadSetting(SixStonesError):
    """A setting has a value it cannot have, or does not exist."""


@dataclass(slots=True)
class Serving:
    """The settings of `serve` besides those of the server itself."""

    host: str = "127.0.0.1"
    port: int = 8000
    rate: float = 1.0
    log: str = "text"
    settings: Settings = field(default_factory=Settings)


KNOWN = {
    *(f.name for f in fields(Serving) if f.name != "settings"),
    *(f.name for f in fields(Settings) if f.name not in NOT_SET),
    *(f"limits.{f.name}" for f in fields(Limits)),
}


def serving(file: str | None, environment: Mapping[str, str], flags: Mapping[str, Value | None]) -> Serving:
    """The settings in force; `flags` that are None or empty were not given."""
    file = file or environment.get(PREFIX + FILE)
    given: dict[str, tuple[object, str]] = {}
    if file:
        given.update(_from_file(file))
    given.update(_from_environment(environment))
    for name, value in flags.items():
        if value is not None and value != []:
            if isinstance(value, str) and name in ("db", "redis") and _has_password(value):
                raise BadSetting(
                    "secret-on-command-line",
                    f"--{name} has a password, which everybody on this machine could read. Put it into "
                    f"{PREFIX}{name.upper()}, {PREFIX}{name.upper()}_FILE or a settings file.",
                    {"field": name},
                )
            given[name] = (value, f"--{name}")
    return _fill(given)


def _fill(given: dict[str, tuple[object, str]]) -> Serving:
    found = Serving()
    limits: dict[str, object] = {}
    kinds = {Serving: get_type_hints(Serving), Settings: get_type_hints(Settings), Limits: get_type_hints(Limits)}
    for name, (value, source) in given.items():
        if name.startswith("limits."):
            short = name.partition(".")[2]
            limits[short] = _read(short, value, kinds[Limits].get(short), source)
        elif name in kinds[Serving] and name != "settings":
            setattr(found, name, _read(name, value, kinds[Serving][name], source))
        else:
            kind = None if name in NOT_SET else kinds[Settings].get(name)
            setattr(found.settings, name, _read(name, value, kind, source))
    if found.log not in ("text", "json"):
        raise BadSetting("setting-value", f"log is text or json, not {found.log!r}.", {"field": "log"})
    if found.settings.public:  # its pages are ours
        found.settings.public = found.settings.public.rstrip("/")
        found.settings.origins = [*found.settings.origins, found.settings.public]
    found.settings.limits = replace(Limits().scaled(found.rate), **limits)  # type: ignore[arg-type]
    return found


def _from_file(path: str) -> dict[str, tuple[object, str]]:
    try:
        read = tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetting("settings-file", f"The settings file {path} cannot be read: {error}") from error
    limits = read.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSetting("setting-value", f"limits in {path} must be a table.", {"field": "limits"})
    found = {name: (value, path) for name, value in read.items()}
    found.update({f"limits.{name}": (value, path) for name, value in limits.items()})
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, tuple[object, str]]:
    found: dict[str, tuple[object, str]] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX)
        if name in (variable, FILE):
            continue
        if name.endswith("_FILE") and name.removesuffix("_FILE").lower() in KNOWN:
            try:
                value = Path(value).read_text("utf-8").strip()
            except OSError as error:
                raise BadSetting("settings-file", f"{variable}: {error}", {"field": variable}) from error
            name = name.removesuffix("_FILE")
        name = name.lower()
        if name.startswith("limits_"):
            name = f"limits.{name.removeprefix('limits_')}"
        if name in KNOWN:  # other variables belong to other parts of the project
            found[name] = (value, variable)
    return found


def _read(name: str, value: object, kind: object, source: str) -> object:
    """A value as its field wants it."""
    if kind is None:
        known = ", ".join(sorted(KNOWN))
        raise BadSetting("no-such-setting", f"{source}: there is no setting {name}. There are: {known}.")
    try:
        if kind in (int, float):
            number = (int if kind is int else float)(cast(str, value))
            if isinstance(value, bool) or not 0 <= number < 2**53:
                raise ValueError(value)
            return number
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[str(value).lower()]
        if kind is Path:
            return Path(str(value))
        if kind == list[str]:
            return value.split() if isinstance(value, str) else [str(one) for one in cast("list[object]", value)]
        if kind == tuple[float, float]:
            rate, burst = value.split() if isinstance(value, str) else cast("list[float]", value)
            return (float(rate), float(burst))
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        detail = f"{source}: {name} cannot be {value!r}."
        raise BadSetting("setting-value", detail, {"field": name}) from error
    return str(value)


def _has_password(url: str) -> bool:
    try:
        return make_url(url).password is not None
    except ArgumentError:
        return False  # refused later, by name


def from_process(file: str | None = None, **flags: Value | None) -> Serving:
    """The same with the environment of this process."""
    return serving(file, os.environ, flags)
