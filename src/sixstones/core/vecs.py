"""Packed number vectors: mypyc's `vec` when compiled, plain lists when interpreted.

The only file that knows about `librt.vecs`. It is never compiled itself: compiled code uses the packed
type directly, interpreted code gets lists. `append` and `pop` return the vector; always reassign it.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "pop", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, pop, vec
else:

    class vec:
        def __class_getitem__(cls, item):
            return list

    def append(v, x):
        v.append(x)
        return v

    def pop(v, i=-1):
        return v, v.pop(i)
