"""The notebooks of the documentation run from top to bottom."""

import os
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from sixstones.builds import is_compiled

ROOT = Path(__file__).parent.parent.parent
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.skipif(not is_compiled(), reason="a kernel takes seconds to start: once is enough")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPDATES", "1")
    monkeypatch.setenv("EXAMPLES", str(ROOT / "examples"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(entry).resolve()) for entry in _paths()))
    notebook = nbformat.read(path, 4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=None, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    assert not any(output.output_type == "error" for output in shown)
    assert '"outputs": []' in path.read_text("utf-8"), "the file has no outputs of its own"


def _paths() -> list[str]:
    return [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
