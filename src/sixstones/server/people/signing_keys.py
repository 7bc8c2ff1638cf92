"""Signing keys of cookies and invites: renewed after a while, older ones stay valid."""

import secrets as os_secrets

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sixstones.server.operate.settings import Settings
from sixstones.server.storage.journal import Writer
from sixstones.server.storage.schema import forgotten, secrets, signouts

A_DAY = 24 * 3600 * 1000
KNOWN_MS = 600_000  # a new key signs only when every other process must have read it


class Keys:
    """The keys of this database, oldest first, and the people signed out or forgotten."""

    def __init__(self, engine: AsyncEngine, writer: Writer, settings: Settings) -> None:
        self.engine = engine
        self.writer = writer
        self.settings = settings
        self.values: list[str] = []  # as a signer wants them: the last one signs
        self.first = 0  # when the oldest was made
        self.signed_out: dict[str, int] = {}
        self.forgotten: dict[str, int] = {}  # people who are forgotten, and when that was asked for

    async def read(self) -> None:
        """Read what there is; make a key if there is none, or the newest is old."""
        now = self.settings.clock()
        found = await self._found()
        if not found or found[-1][0] < now - self.settings.key_days * A_DAY:
            await self.rotate(now)
            found = await self._found()
        signing = [value for made, value in found if made <= now - KNOWN_MS] or [found[0][1]]
        self.values = [value for _, value in found if value != signing[-1]] + signing[-1:]
        self.first = found[0][0]
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(signouts))).all()
            gone = (await connection.execute(select(forgotten).where(forgotten.c.at >= self._dead(now)))).all()
        for identity, since in rows:  # who has signed out here while they were read is not among them
            self.signed_out[identity] = max(since, self.signed_out.get(identity, since))
        self.forgotten.update({row.identity: max(row.at, self.forgotten.get(row.identity, 0)) for row in gone})
        dead = self._dead(now)
        self.signed_out = {identity: since for identity, since in self.signed_out.items() if since >= dead}

    async def _found(self) -> list[tuple[int, str]]:
        query = select(secrets.c.made, secrets.c.value).where(secrets.c.name.startswith("signing"))
        async with self.engine.connect() as connection:
            return sorted((row.made, row.value) for row in await connection.execute(query))

    async def rotate(self, now: int) -> None:
        """Make another key; the oldest go when nothing they signed can count any more."""
        day = int(now // A_DAY)  # two processes that do it on one day make one key
        row = {"name": f"signing-{day}", "value": os_secrets.token_urlsafe(48), "made": now}
        await self.writer.insert(secrets, row)
        dead = self._dead(now)
        await self.writer.execute(
            delete(secrets).where(secrets.c.name.startswith("signing"), secrets.c.made < dead),
            delete(signouts).where(signouts.c.since < dead),
        )

    def _dead(self, now: int) -> float:
        """Nothing signed before this can count any more."""
        return now - (self.settings.key_days + self.settings.identity_days) * A_DAY

    async def sign_out(self, identity: str) -> None:
        """Every cookie of this identity made until now is void."""
        now = self.settings.clock()
        gone = delete(signouts).where(signouts.c.identity == identity)
        await self.writer.execute(gone, signouts.insert().values(identity=identity, since=now))
        self.signed_out[identity] = now
