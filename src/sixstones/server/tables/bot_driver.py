"""Let bots think at tables, once per question, and append their answers."""

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from sixstones.lessons.judge import scripted_reply
from sixstones.server.limits.cpu_budgets import paid, turn
from sixstones.server.operate.settings import Settings
from sixstones.server.protocol.problems import Problem
from sixstones.server.storage.database import AWAY
from sixstones.server.tables.bot_only_tables import alone
from sixstones.server.tables.live_table import LiveTable
from sixstones.table.drafts import Draft, decision
from sixstones.table.table import RUNNING, Table

if TYPE_CHECKING:
    from sixstones.server.tables.tables import Tables

log = logging.getLogger("sixstones.server")


def until_the_beat(spent: float, beat: float) -> float:
    """Seconds a bot still waits where something is hidden.

    It moves on a beat, so that its time tells nothing about its hand.
    """
    return max(1, math.ceil(spent / beat)) * beat - spent if beat > 0 else 0.0


class BotDriver:
    def __init__(self, tables: "Tables", settings: Settings) -> None:
        self.tables = tables
        self.settings = settings

    def drive(self, live: LiveTable) -> None:
        """Let every bot that is asked think, once per question.

        One that thinks is asked when it is done.
        """
        for seat in live.table.bots_asked():
            if seat in live.thinking:
                live.asked_again.add(seat)
            else:
                task = asyncio.create_task(paid(self._think(live, seat)))
                live.thinking[seat] = task

    async def _think(self, live: LiveTable, seat: int) -> None:
        try:
            on = True
            while on and seat in live.table.bots_asked():
                live.asked_again.discard(seat)
                await turn(patient=alone(live.table))
                async with self.tables.turns.turn(alone(live.table)):
                    on = await self._bot_moves(live, seat) or seat in live.asked_again
        except AWAY as error:  # it is asked again a little later
            log.warning("table %s: the bot at seat %d could not move: %s", live.table.id, seat, error)
        except Exception:
            log.exception("table %s: the bot at seat %d broke", live.table.id, seat)
        finally:
            live.thinking.pop(seat, None)

    async def _bot_moves(self, live: LiveTable, seat: int) -> bool:
        """Whether to go on: not when another process asked the same bots and was quicker."""
        table = live.table
        bot = table.seats[seat].bot
        asked = table.line.state.asks(seat)
        number, undo = (None if asked is None else asked.number), table.last_undo
        if bot is None:
            return False
        state = table.line.state.clone()
        began = time.monotonic()
        action = None if table.scene is None else scripted_reply(table.scene, state, seat)
        if action is None:
            action = await self.tables.pool.choose(bot, state, seat, alone(table))
        if state.game.hidden:  # how long it thought would tell something about what it holds
            await asyncio.sleep(until_the_beat(time.monotonic() - began, self.settings.bot_beat))

        def propose(table: Table) -> Draft:
            now = table.line.state.asks(seat)
            same = now is not None and now.number == number and table.last_undo == undo
            if not same or table.status != RUNNING or table.seats[seat].bot != bot:
                raise Problem(409, "question-closed", "The bot was too late.")
            return decision(table, seat, action, self.tables.chance(live, table), bot)

        try:
            await self.tables.append(live, propose)
        except Problem as problem:
            log.info("table %s: the bot at seat %d did not move: %s", table.id, seat, problem.detail)
            if problem.key == "not-saved":
                await asyncio.sleep(1)
            return not self.tables.shared or problem.key == "not-saved"
        return True
