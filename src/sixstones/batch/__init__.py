"""Many games in one call, as numpy arrays that share memory (needs the extra "envs").

>>> from sixstones.batch import Batch
>>> batch = Batch("splendor", 8, seed=1)
>>> seen = batch.reset()
>>> seen.observations.shape, seen.masks.shape
((8, 429), (8, 404))
>>> seen = batch.step(seen.masks.argmax(axis=1))
>>> seen.rewards.shape, bool(seen.ended.any())
((8, 2), False)
"""

from sixstones.extras import explain

try:
    from sixstones.batch.batch import Batch, Seen
except ImportError as error:
    explain(error, __name__, "envs")
    raise

__all__ = ["Batch", "Seen"]
