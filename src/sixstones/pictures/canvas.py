"""Drawing: rectangles, words and the symbols of the page, collected into one SVG."""

import re
from functools import cache
from html import escape
from pathlib import Path

DRAWINGS = Path(__file__).parent / "drawings"
FONT = "'Avenir Next','Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif"


@cache
def colours() -> dict[str, str]:
    """The colours of the page's dark theme by name: `bg`, `s1`, `t1`, `mind` …"""
    dark = (DRAWINGS / "tokens.css").read_text("utf-8").partition("}")[0]
    return {name: value for name, value in re.findall(r"--([a-z0-9]+):\s*(#[0-9a-f]+);", dark)}


@cache
def seat_colours() -> list[str]:
    text = (DRAWINGS / "seats.ts").read_text("utf-8")
    return re.findall(r"#[0-9a-f]{6}", text)


@cache
def seat_shapes() -> list[str]:
    text = (DRAWINGS / "seats.ts").read_text("utf-8").partition("SHAPES = [")[2].partition("]")[0]
    return re.findall(r'"(.)"', text)


@cache
def symbols(folder: Path | None = None) -> dict[str, str]:
    """Symbols by id with their colours written out: the shared ones and those of a folder."""
    found = {}
    for path in [*DRAWINGS.glob("*.svg"), *sorted(folder.glob("*.svg") if folder else [])]:
        text = path.read_text("utf-8")
        text = re.sub(r"var\(--[a-z0-9]+,\s*(#[0-9a-f]+)\)", r"\1", text)
        for symbol in re.findall(r"<symbol.*?</symbol>", text, re.DOTALL):
            found[re.search(r'id="([^"]+)"', symbol)[1]] = symbol  # type: ignore[index]
    return found


class Canvas:
    """Shapes in the order they were drawn; only the symbols that are used are written out.

    `drawings` is the folder with a game's own symbols.
    """

    def __init__(self, width: float, height: float, drawings: Path | None = None) -> None:
        self.width, self.height = width, height
        self.symbols = symbols(drawings)
        self.shapes: list[str] = []
        self.used: dict[str, str] = {}
        self.rect(0, 0, width, height, colours()["bg"])

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 0, edge: str = ""
    ) -> None:
        line = f' stroke="{edge}" stroke-width="2"' if edge else ""
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"{line}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "") -> None:
        line = f' stroke="{edge}" stroke-width="2"' if edge else ""
        self.shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{line}/>')

    def path(self, d: str, fill: str, turn: float = 0, x: float = 0, y: float = 0, scale: float = 1) -> None:
        """A drawing in a box of 60, put somewhere and turned about its middle."""
        place = f"translate({x:g} {y:g}) scale({scale:g}) rotate({turn:g} 30 30)"
        self.shapes.append(f'<path d="{d}" fill="{fill}" transform="{place}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 14,
        fill: str = "",
        anchor: str = "start",
        bold: bool = False,
        width: float = 0,
    ) -> None:
        """Words on a line; too long for `width`, they end in an ellipsis."""
        said = str(words)
        if width:
            most = max(1, int(width / (size * 0.54)))
            said = said if len(said) <= most else said[: max(1, most - 1)] + "…"
        weight = ' font-weight="700"' if bold else ""
        self.shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill or colours()["t1"]}" '
            f'text-anchor="{anchor}"{weight}>{escape(said)}</text>'
        )

    def icon(self, id: str, x: float, y: float, size: float, colour: str = "") -> None:
        """A symbol of the page; a name the page has no drawing for leaves a dot."""
        if id not in self.symbols:
            self.circle(x + size / 2, y + size / 2, size / 4, colour or colours()["t2"])
            return
        self.used[id] = self.symbols[id]
        self.shapes.append(
            f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
            f'color="{colour or colours()["t1"]}"/>'
        )

    def panel(self, x: float, y: float, width: float, height: float, lit: bool = False) -> None:
        here = colours()
        self.rect(x, y, width, height, here["s2"] if lit else here["s1"], 14, here["ivory"] if lit else "")

    def seat(self, x: float, y: float, seat: int, name: str, width: float) -> None:
        """The mark and the name of a seat."""
        self.text(x, y, seat_shapes()[seat % 8], 15, seat_colours()[seat % 8])
        self.text(x + 20, y, name, 15, bold=True, width=width - 20)

    def body(self) -> str:
        return "\n".join(self.shapes)

    def definitions(self) -> str:
        return "\n".join(self.used.values())

    def svg(self, title: str) -> str:
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
                f'width="{self.width:g}" height="{self.height:g}" font-family="{FONT}" role="img">',
                f"<title>{escape(title)}</title>",
                f"<defs>{self.definitions()}</defs>",
                self.body(),
                "</svg>",
            ]
        )
