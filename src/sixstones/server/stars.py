"""What bots are called: each by the name of a star, said in the reader's language by the page and the terminal."""

from zlib import crc32

STARS = (
    "vega",
    "rigel",
    "lyra",
    "castor",
    "mira",
    "altair",
    "capella",
    "deneb",
    "spica",
    "sirius",
    "atria",
    "pollux",
    "adhara",
    "antares",
    "bellatrix",
    "procyon",
)


def star(table: str, seat: int, taken: list[str]) -> str:
    """The name of a bot at a seat: the same whenever this table is asked, and another one for every seat."""
    first = crc32(table.encode()) + seat
    names = [STARS[(first + n) % len(STARS)] for n in range(len(STARS))]
    return next((name for name in names if name not in taken), names[0])
