"""Refuses what is larger than anybody needs, by the number that is the most.

Each cap is a constant beside the code that reads the thing; it lies far above any printed box.
"""

from __future__ import annotations

from townwright.core.phrases import Phrase
from townwright.core.refusals import TooMuch


def at_most(most: int, number: int, what: Phrase) -> None:
    """Refuses a number above the most with a sentence that names both and what is counted."""
    if number > most:
        raise TooMuch(
            "cap-passed", "{what}: {number} are too many; at most {most} are read", what=what, number=number, most=most
        )
