"""`make test-packaging`: pip installs the source archive as a stranger would.

It must bring the compiled engine.

    python -m scripts.isolated_builds dist/sixstones-0.1.0.tar.gz python3.11 python3.12 python3.13

Each Python has a fresh environment, an empty home and no caches, and pip builds in isolation.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

START_ALL = "import sixstones; [sixstones.game(id).start(2) for id in sixstones.game_ids()]"


def main() -> int:
    archive, *pythons = sys.argv[1:]
    return max(install(Path(archive).resolve(), python) for python in pythons)


def install(archive: Path, python: str) -> int:
    """Install the archive for one Python and run it; 1 if it is not compiled."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("SIXSTONES_", "PYTHON"))}
        environment = {**kept, "HOME": str(home), "PIP_NO_CACHE_DIR": "1", "SIXSTONES_NO_PAGE": "1"}
        began = time.monotonic()

        def run(*words: str) -> str:
            done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"{python}: {' '.join(words)}\n{done.stdout}{done.stderr}")
            return done.stdout

        run(python, "-m", "venv", "environment")
        said = run("environment/bin/pip", "install", str(archive)).splitlines()[-1]
        told = run("environment/bin/sixstones", "doctor")
        run("environment/bin/python", "-c", START_ALL)
        build = next(line.split()[1] for line in told.splitlines() if line.startswith("build "))
        print(f"{python}: {build} after {time.monotonic() - began:.0f} s; {said}", flush=True)
        return 0 if build == "compiled" else 1


if __name__ == "__main__":
    sys.exit(main())
