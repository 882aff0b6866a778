"""Arrays and machine words as each mode holds them: Python's lists and integers, or NumPy's for compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

SEEDS = 1 << 64
"""How many machine words there are: every seed is taken as one of them."""


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
        return self.words([value % SEEDS])[0]

    @staticmethod
    def _array(values: Sequence[int], kind: str) -> Any:
        import numpy as np

        return np.array(values, kind)
