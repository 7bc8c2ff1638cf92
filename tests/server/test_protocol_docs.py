"""The endpoints, shapes and messages in docs/server.md are those of the server."""

import pytest

from scripts.protocol_docs import DOCUMENT, rewritten


def test_the_page_of_the_server_is_current() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert text == rewritten(text), "run make page-types"


def test_a_stale_line_is_noticed() -> None:
    text = DOCUMENT.read_text("utf-8").replace("POST /api/tables (NewTable)", "POST /api/tavles (NewTable)", 1)
    assert text != rewritten(text)


def test_a_lost_marker_is_named() -> None:
    text = DOCUMENT.read_text("utf-8").replace("<!-- end of terms -->", "")
    with pytest.raises(SystemExit, match="terms"):
        rewritten(text)
