"""Stands in for the module `cython` where a compiled module is run as it is written and Cython is absent."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
"""In compiled code a block under it leaves the interpreter to other threads."""
