"""Finished tables as one compressed record each."""

import json
import zlib

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.storage.schema import archive

Content = dict[str, object]


def packed(content: Content) -> bytes:
    return zlib.compress(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def unpacked(data: bytes) -> Content:
    found: Content = json.loads(zlib.decompress(data))
    return found


async def read_archive(engine: AsyncEngine, table: str) -> Content | None:
    """The archive of a finished table; None while its journal is all there is."""
    async with engine.connect() as connection:
        data = (await connection.execute(select(archive.c.content).where(archive.c.table == table))).scalar()
    return None if data is None else unpacked(data)
