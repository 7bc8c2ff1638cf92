"""The documentation is whole: pages, links, pictures and the API reference."""

import ast
import re
from pathlib import Path

import pytest

import sixstones

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
IMAGES = DOCS / "images"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))]
MOST_BYTES = 2 * 1024 * 1024
PUBLIC = ["", "analysis", "arena", "batch", "bots", "data", "envs", "pictures"]

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_ANCHOR = re.compile(r'<a id="([^"]+)">')


def links(page: Path) -> list[str]:
    """The targets of a page's links to files, without those in code."""
    found: list[str] = _LINK.findall(_CODE.sub("", page.read_text("utf-8")))
    return [target for target in found if "://" not in target]


def anchors(page: Path) -> set[str]:
    """The names of a page's headings and of its own anchors, as links write them."""
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
    return slugs | set(_ANCHOR.findall(text))


def exported(package: str) -> list[str]:
    """The names in `__all__` of a public package, read from its source."""
    source = (ROOT / "src" / "sixstones" / package / "__init__.py").read_text("utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    raise LookupError(f"{package} has no __all__")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in links(page):
        path, _, anchor = target.partition("#")
        other = page.parent / path if path else page
        assert other.exists(), target
        assert not anchor or anchor in anchors(other), target


def test_every_page_stands_once_in_the_navigation_of_the_site() -> None:
    named = re.findall(r"([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def test_the_pictures_are_small_and_all_of_them_are_shown() -> None:
    shown = {(page.parent / target).resolve() for page in PAGES for target in links(page)}
    pictures = [path.resolve() for path in sorted(IMAGES.iterdir())]
    assert [path.name for path in pictures if path not in shown] == []
    assert sum(path.stat().st_size for path in pictures) <= MOST_BYTES


def test_the_citation_names_the_version_of_the_package() -> None:
    version = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert version is not None
    assert version.group(1) == sixstones.__version__


@pytest.mark.parametrize("package", PUBLIC, ids=lambda package: package or "sixstones")
def test_every_public_name_is_in_the_reference(package: str) -> None:
    page = (DOCS / "api" / f"{package or 'sixstones'}.md").read_text("utf-8")
    missing = [name for name in exported(package) if not re.search(rf"\b{name}\b", page)]
    assert missing == []


@pytest.mark.parametrize("game", sorted(path.parent.name for path in ROOT.glob("src/sixstones/games/*/rules.toml")))
def test_every_game_of_the_box_has_the_files_that_contributing_promises(game: str) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    shape = text.partition("## Shape of a game package")[2].partition("\n## ")[0]
    promised = {name for line in shape.split("\n") for name in re.findall(r"`(\w+\.py)`", line.partition(" | ")[0])}
    assert len(promised) > 15
    assert promised - {path.name for path in ROOT.glob(f"src/sixstones/games/{game}/*.py")} == set()
