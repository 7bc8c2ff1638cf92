"""A bot in 20 lines. It meets another one by

sixstones simulate splendor --bots buyer,random --games 200 --load examples/my_bot.py
"""

from sixstones import Rng, State
from sixstones.bots import register_bot
from sixstones.bots.bot import Bot


class Buyer(Bot):
    """Recruits what it can, else does anything."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        buying = [action for action in legal if state.game.text(action).startswith("recruit")]
        open_to_me = buying or legal
        return open_to_me[rng.below(len(open_to_me))]


register_bot("buyer", lambda: Buyer("buyer"))
