"""Names of bots: stars, in the reader's language on the page and in the terminal."""

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
    """The name of a bot at a seat: always the same at this table, different for every seat."""
    first = crc32(table.encode()) + seat
    names = [STARS[(first + n) % len(STARS)] for n in range(len(STARS))]
    return next((name for name in names if name not in taken), names[0])
