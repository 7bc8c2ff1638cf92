"""Run a command within a systemd unit's limits: python unit_sandbox.py UNIT COMMAND…

Takes from the unit its system calls and address families (a real seccomp filter), and memory that is never both
writable and executable; the caller brings the file systems and the capabilities (`sandboxed`).
"""

import ctypes
import errno
import os
import subprocess
import sys
from pathlib import Path

FAMILIES = {"AF_UNIX": 1, "AF_INET": 2, "AF_INET6": 10}
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
SET_MDWE, REFUSE_EXEC_GAIN, SET_NO_NEW_PRIVS = 65, 1, 38
EQUAL = 4


class Compare(ctypes.Structure):
    """`struct scmp_arg_cmp` of libseccomp."""

    _fields_ = (
        ("arg", ctypes.c_uint),
        ("op", ctypes.c_int),
        ("first", ctypes.c_uint64),
        ("second", ctypes.c_uint64),
    )


def settings(unit: Path, name: str) -> list[str]:
    return [line.partition("=")[2] for line in unit.read_text().splitlines() if line.startswith(f"{name}=")]


def expanded(name: str) -> set[str]:
    """The system calls of a group as this machine's systemd knows it."""
    if not name.startswith("@"):
        return {name}
    told = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, capture_output=True, text=True)
    words = [line.strip() for line in told.stdout.splitlines()[1:]]
    return {call for word in words if word and not word.startswith("#") for call in expanded(word)}


def allowed_calls(unit: Path) -> set[str]:
    """As systemd reads it: a first line that allows, then lines that take away or add.

    The basics always count.
    """
    allowed = expanded("@default")
    for line in settings(unit, "SystemCallFilter"):
        calls = {call for word in line.removeprefix("~").split() for call in expanded(word)}
        allowed = allowed - calls if line.startswith("~") else allowed | calls
    return allowed


def confine(unit: Path) -> None:
    libc, seccomp = ctypes.CDLL(None, use_errno=True), ctypes.CDLL("libseccomp.so.2")
    seccomp.seccomp_init.restype = ctypes.c_void_p
    filter = ctypes.c_void_p(seccomp.seccomp_init(ctypes.c_uint32(REFUSE)))
    families = [FAMILIES[word] for line in settings(unit, "RestrictAddressFamilies") for word in line.split()]
    for call in sorted(allowed_calls(unit)):
        number = seccomp.seccomp_syscall_resolve_name(call.encode())
        if number < 0:
            continue  # of another architecture
        if call == "socket" and families:
            for family in families:
                only = Compare(0, EQUAL, family, 0)
                assert not seccomp.seccomp_rule_add_array(filter, ctypes.c_uint32(ALLOW), number, 1, ctypes.byref(only))
        else:
            assert not seccomp.seccomp_rule_add_array(filter, ctypes.c_uint32(ALLOW), number, 0, None), call
    if settings(unit, "MemoryDenyWriteExecute") == ["yes"]:
        assert not libc.prctl(SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0), os.strerror(ctypes.get_errno())
    assert not libc.prctl(SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    assert not seccomp.seccomp_load(filter)


def sandboxed(unit: Path, state: Path) -> tuple[str, ...]:
    """The words before a command: all read-only but the state directory, /tmp, /proc; no rights."""
    mounts = (
        f"mount --bind {state} {state} && mount -o remount,bind,ro / && "
        "mount -t proc -o subset=pid,hidepid=invisible proc /proc && "
        'exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"'
    )
    root = () if os.getuid() == 0 else ("--map-root-user",)
    return ("unshare", "--mount", *root, "sh", "-c", mounts, "sh", sys.executable, __file__, str(unit))


if __name__ == "__main__":
    confine(Path(sys.argv[1]))
    os.execvp(sys.argv[2], sys.argv[2:])
