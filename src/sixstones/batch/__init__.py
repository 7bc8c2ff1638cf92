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

try:
    from sixstones.batch.batch import Batch, Seen
except ImportError as error:
    if error.name is None or error.name.startswith("sixstones"):
        raise
    told = f"sixstones.batch needs {error.name}; install it with: pip install 'sixstones[envs]'"
    raise ImportError(told, name=error.name) from error

__all__ = ["Batch", "Seen"]
