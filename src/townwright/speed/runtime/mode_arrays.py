"""Arrays and machine words as each mode holds them: Python's lists and integers, or NumPy's for compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, TypeVar

SEEDS = 1 << 64
"""How many machine words there are: every seed is taken as one of them."""
Agreed = TypeVar("Agreed")


def counted(what: str, number: int, least: int = 0) -> int:
    """Return a whole number from the least on, or refuse what is none: compiled code takes whatever it is given."""
    try:
        found = index(number)
    except TypeError as error:
        raise TypeError(f"{what} is a whole number, not {number!r}") from error
    if found < least:
        raise ValueError(f"{what} is a whole number from {least} on, not {found}")
    return found


def options_of(kind: type[Agreed], given: Agreed) -> Agreed:
    """Return options of a game, or refuse what is none, such as their words or those of another game."""
    if not isinstance(given, kind):
        raise TypeError(f"{kind.__module__}.read_options makes options from words; {str(given)[:60]!r} are none")
    return given


class ModeArrays:
    """Makes the arrays that the sources of one mode work on; plain mode does without NumPy."""

    compiled: bool
    options: Any

    def __reduce__(self) -> tuple[Any, ...]:
        """Is made again from its options wherever it is unpickled: compiled code stays where it was loaded."""
        return type(self), (self.options, self.compiled)

    def numbers(self, values: Sequence[int]) -> Any:
        """Numbers with a sign."""
        return self._array(values, "int64") if self.compiled else list(values)

    def words(self, values: Sequence[int]) -> Any:
        """Machine words, which have no sign."""
        return self._array(values, "uint64") if self.compiled else list(values)

    def word(self, value: int) -> Any:
        """Return a number as one machine word of this mode."""
        return self.words([index(value) % SEEDS])[0]

    @staticmethod
    def _array(values: Sequence[int], kind: str) -> Any:
        import numpy as np

        return np.array(values, kind)
