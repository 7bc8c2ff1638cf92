"""What a browser gets: the built page when it is there, a plain list when it is not."""

from pathlib import Path

import httpx

from tests.server.services import Served, lenient


def test_without_a_built_page_the_games_are_listed(lite: str, tmp_path: Path) -> None:
    served = Served(lenient(lite, page=tmp_path / "nothing"))
    answer = httpx.get(served.url)
    assert answer.status_code == 200
    assert "Splendor: Marvel" in answer.text
    assert 'href="/docs"' in answer.text
    assert httpx.get(f"{served.url}/table/x").status_code == 404
    served.stop()


def test_the_built_page_is_served_at_every_address_of_its_own(lite: str, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "app-1234.js").write_text("let x = 1;")
    (tmp_path / "secret.txt").write_text("not for everybody")
    served = Served(lenient(lite, page=page))
    for path in ("/", "/table/abc", "/join/token", "/replay/abc/7"):
        answer = httpx.get(served.url + path)
        assert answer.text == "<title>the page</title>"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
    script = httpx.get(f"{served.url}/assets/app-1234.js")
    assert script.text == "let x = 1;"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/other.js", "/favicon.ico", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/x"):
        answer = httpx.get(served.url + path)
        assert answer.status_code == 404
        assert "not for everybody" not in answer.text
    served.stop()
