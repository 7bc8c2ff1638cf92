"""`make play`: serve at once, and compile the engine beside the server.

    python -m scripts.play --host 127.0.0.1 --port 8000

The server starts on the build that is current. While the compiled one is not, it is made at the lowest priority: bots
use it as soon as it is there, the server after its next start. When the server ends, compiling ends with it, and the
next `make play` goes on from there.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from sixstones import builds

ROOT = Path(__file__).parent.parent


def main() -> int:
    server = subprocess.Popen([sys.executable, "-m", "sixstones", "serve", *sys.argv[1:]])
    compiling = start_compiling()
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        try:
            code = server.wait()
            break
        except KeyboardInterrupt:
            pass  # the server was told, too, and says goodbye
    if compiling is not None:
        stop(compiling)
    return code


def start_compiling() -> "subprocess.Popen[bytes] | None":
    """Make the compiled build in a group of processes of its own; None if it is current."""
    root = str(ROOT)
    if builds.out_of_date(root) is None and builds.has_libraries(root):
        return None
    return subprocess.Popen(["make", "-s", "--no-print-directory", "compiled-beside"], cwd=ROOT, start_new_session=True)


def stop(compiling: "subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError):  # it may be done
        os.killpg(compiling.pid, signal.SIGTERM)
    compiling.wait()


if __name__ == "__main__":
    sys.exit(main())
