"""Who answers chance: a dealer with a seed, or a script for as far as it goes."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Protocol

from townwright.core.dealer import Dealer, stream_of

__all__ = ["Chance", "Steered", "dealer_of"]


class Chance(Protocol):
    """Answers a draw. ``core.dealer.Dealer`` is one."""

    def answer(self, outcomes: Sequence[Any], drawn: Counter[str], /) -> Any:
        """One of the outcomes; ``drawn`` counts the draws of each stream so far."""


def checked_chance(chance: Chance | None) -> Chance | None:
    """What is given as chance, or a refusal of what answers no draws."""
    if chance is not None and not callable(getattr(chance, "answer", None)):
        raise TypeError(f"chance is something that answers draws, such as a dealer, and not {chance!r}")
    return chance


def whole_seed(seed: Any) -> int:
    """A seed as Python's own number, or a refusal of what is no whole number from 0 on."""
    try:
        found = index(seed)
    except TypeError as error:
        raise TypeError(f"a seed is a whole number, not {seed!r}") from error
    if found < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {found}")
    return found


def dealer_of(seed: int) -> Dealer:
    """The dealer of a small seed, as environments are given them."""
    return Dealer(hashlib.sha256(f"environment {whole_seed(seed)}".encode()).digest())


class Steered:
    """Gives what a script says, stream by stream, and leaves the rest to another."""

    def __init__(self, script: Mapping[str, Sequence[str]], otherwise: Chance) -> None:
        if not isinstance(script, Mapping):
            raise TypeError(f"a script names the outcomes of streams, such as {{'stack': ['tile 1']}}, not {script!r}")
        if checked_chance(otherwise) is None:
            raise TypeError("a script ends somewhere: it needs another chance, such as a dealer, for what comes then")
        for stream, texts in script.items():
            if isinstance(texts, str):  # it would be taken letter by letter
                raise ValueError(
                    f"the outcomes of the stream {stream} are a list, such as [{texts!r}], and not one text"
                )
        self.script, self.otherwise = {stream: tuple(texts) for stream, texts in script.items()}, otherwise

    def check_streams(self, known: Sequence[str]) -> None:
        """Refuses a script for streams that the game does not have."""
        for stream in self.script:
            if stream not in known:
                raise ValueError(f"chance has no stream {stream!r} here; there are {', '.join(known)}")

    def answer(self, outcomes: Sequence[Any], drawn: Counter[str], /) -> Any:
        """Returns the script's next outcome of the stream, or the other chance's once the script has ended."""
        stream = stream_of(outcomes[0])
        texts = self.script.get(stream, ())
        if drawn[stream] >= len(texts):
            return self.otherwise.answer(outcomes, drawn)
        wanted = texts[drawn[stream]]
        for outcome in outcomes:
            if str(outcome) == wanted:
                return outcome
        raise ValueError(f"'{wanted}' cannot come now in the stream {stream}")
