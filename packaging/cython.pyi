# What the program uses of the module `cython`, which tells no types itself.

from contextlib import AbstractContextManager

compiled: bool
nogil: AbstractContextManager[None]
