"""Pages for browsers: the built page when it is there, a plain list when it is not."""

import re
from pathlib import Path

import httpx
import pytest

from sixstones.server.client import Guest
from tests.server.services import Served, lenient


def patiently(url: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """An answer, however busy the machine is."""
    return httpx.get(url, headers=headers, timeout=600)


def test_without_a_built_page_the_games_are_listed(lite: str, tmp_path: Path) -> None:
    served = Served(lenient(lite, page=tmp_path / "nothing"))
    answer = patiently(served.url)
    assert answer.status_code == 200
    assert "Splendor: Marvel" in answer.text
    assert 'href="/docs"' in answer.text
    assert patiently(f"{served.url}/table/x").status_code == 404
    served.stop()


def test_the_built_page_is_served_at_every_address_of_its_own(lite: str, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the page</title>")
    (page / "assets" / "app-1234.js").write_text("let x = 1;")
    (tmp_path / "secret.txt").write_text("not for everybody")
    served = Served(lenient(lite, page=page))
    for path in ("/", "/table/abc", "/join/token", "/replay/abc/7", "/rules/splendor/SP-3.4"):
        answer = patiently(served.url + path)
        assert answer.text == "<title>the page</title>"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/html")
    script = patiently(f"{served.url}/assets/app-1234.js")
    assert script.text == "let x = 1;"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in ("/assets/other.js", "/favicon.ico", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/x"):
        answer = patiently(served.url + path)
        assert answer.status_code == 404
        assert "not for everybody" not in answer.text
    served.stop()


@pytest.mark.anyio
async def test_a_link_shows_what_it_leads_to_before_it_is_opened(lite: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head><title>the page</title></head><body></body>")
    served = Served(lenient(lite, page=tmp_path))

    def told(path: str, language: str = "") -> dict[str, str]:
        answer = patiently(served.url + path, headers={"accept-language": language})
        assert answer.text.count("<script") == 0
        return dict(re.findall(r'property="og:(\S+)" content="([^"]*)"', answer.text))

    async with Guest(served.url, 'Ann"><script>') as ann:
        seats = [{"kind": "me"}, {"kind": "closed"}]
        order = {"game": "splendor", "players": 2, "seats": seats}
        table = await ann.post("/api/tables", {**order, "public": False})
        invite = await ann.post(f"/api/tables/{table['id']}/invites", {"seat": 1})
        public = await ann.post("/api/tables", {**order, "public": True})
        invited = told(invite["path"])
        old = await ann.post(f"/api/tables/{public['id']}/invites", {"seat": 1})
        assert "Ann" in told(old["path"])["title"]
        await ann.call("DELETE", f"/api/tables/{public['id']}/invites")
    assert invited["title"] == "Ann&quot;&gt;&lt;script&gt; is keeping a seat for you: Splendor: Marvel"
    assert "One seat is free." in invited["description"]
    assert invited["image"] == f"{served.url}/preview.png"
    assert told(f"{invite['path']}?lang=ru")["description"].endswith("Свободно 1 место.")
    assert told(invite["path"], "fr-FR,fr;q=0.9")["description"].endswith("Une place est libre.")
    assert "Ann" in told(f"/table/{public['id']}")["title"]
    for path in (
        "/",
        f"/table/{table['id']}",
        f"/replay/{table['id']}/3",
        "/join/forged",
        old["path"],
        "/table/nothing",
    ):
        assert told(path)["title"] == "Six Stones", "a private table is told to who was invited only"
    served.stop()
