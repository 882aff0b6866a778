"""Tasks that no rule would be, for processes of the sandbox."""

from __future__ import annotations

import os

from townwright.core.refusals import NotNow


def endless() -> None:
    """Compute for ever."""
    while True:
        pass


def greedy() -> int:
    """Take more memory than there may be."""
    return len(bytearray(4 << 30))


def deep(levels: int) -> int:
    """Call itself again and again."""
    return deep(levels + 1)


def refuse() -> None:
    """Say no."""
    raise NotNow("table-over", "this table is over")


def fail() -> None:
    """Be wrong."""
    raise KeyError("a secret")


def process() -> int:
    """The process that computes this."""
    return os.getpid()


def large(size: int) -> int:
    """Take so much memory for a moment."""
    return len(b"x" * size)
