"""The games in the interfaces of others: PettingZoo, Gymnasium and OpenSpiel (extra "envs").

>>> from sixstones.envs import aec_env
>>> env = aec_env("splendor", players=3)
>>> env.reset(seed=1)
>>> env.agent_selection in env.agents, env.observe("seat_0")["observation"].shape
(True, (499,))

OpenSpiel's games are registered by `import sixstones.envs.openspiel`.
"""

from sixstones.extras import explain

try:
    from sixstones.envs.aec import AECTable, aec_env
    from sixstones.envs.gymnasium_ids import register_all
    from sixstones.envs.parallel import ParallelTable, parallel_env
    from sixstones.envs.seat import SeatEnv
    from sixstones.envs.vector import BatchVectorEnv
except ImportError as error:
    explain(error, __name__, "envs")
    raise

register_all()

__all__ = ["AECTable", "BatchVectorEnv", "ParallelTable", "SeatEnv", "aec_env", "parallel_env"]
