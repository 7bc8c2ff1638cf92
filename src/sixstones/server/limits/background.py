"""Long work in a thread beside the event loop, at the cost of whoever asked for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sixstones.server.limits.cpu_budgets import PAYER

T = TypeVar("T")

_beside = ThreadPoolExecutor(1, "history")  # one thread: people who ask for much wait for each other


async def beside(work: Callable[[], T], for_everybody: bool = False) -> T:
    """Run something slow in a thread, charged to whoever it is done for.

    Nobody pays for what is done for everybody.
    """
    payer = None if for_everybody else PAYER.get()
    if payer is None:
        return await asyncio.get_running_loop().run_in_executor(_beside, work)
    clock, spent = payer.clock, 0.0

    def timed() -> T:
        nonlocal spent
        begin = clock()
        try:
            return work()
        finally:
            spent = clock() - begin

    try:
        return await asyncio.get_running_loop().run_in_executor(_beside, timed)
    finally:
        payer.charge(spent)
