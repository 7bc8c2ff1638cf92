"""A bot program of a few lines. Ask the owner of a table for an invitation, then:

sixstones bot http://127.0.0.1:8000/join/… --name Greedy --program examples/outside_bot.py

It knows what its seat may know (`view`) and what it may do (`legal`), nothing else.
"""

import random
from typing import Any


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Buy when something can be bought, else do anything."""
    buying = [text for text in legal if text.startswith("recruit")]
    return random.choice(buying or legal)
