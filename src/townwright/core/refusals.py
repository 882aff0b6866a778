"""Why something cannot be done: a code for programs, a sentence for people.

Refusal
├── Unreadable    the text is no action, city, record or component file
├── Unknown       a name that nothing here has: a tile set, a game, a scenario
├── NotNow        readable, but the rules do not allow it in this position
├── NotYours      it is somebody else's turn, seat or table
├── Stale         it answers a position that has passed
├── Untrue        a text claims what does not follow: a score, a payment, a deal
└── TooMuch       it would take more steps, or is larger, than anybody is given
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Self

from townwright.core.phrases import Phrase

__all__ = ["NotNow", "NotYours", "Refusal", "Stale", "TooMuch", "Unknown", "Unreadable", "Untrue", "pinned"]

LONGEST = 200
"""Characters of somebody's text that a refusal repeats; the names of all bots of a game are fewer."""


class Refusal(ValueError):
    """Says what was asked, what stands in the way, and where. The state stays as it was."""

    code: ClassVar[str] = "refused"

    def __init__(self, key: str, english: str, /, **args: object) -> None:
        self.phrase = Phrase(key, english, {name: shortened(value) for name, value in args.items()})
        self.line: int | None = None
        """The line of the record or file that is refused, counted from 1."""
        super().__init__(key)

    def __str__(self) -> str:
        return str(self.phrase)

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        """So that a refusal reaches the other side of a process boundary as it is."""
        return _again, (type(self), self.phrase, self.line)

    def at(self, line: int) -> Self:
        """The same refusal, pinned to a line unless it already has one."""
        if self.line is None:
            self.line = line
        return self


@contextmanager
def pinned(line: int) -> Iterator[None]:
    """Pins a refusal from inside to the line, unless it already has one."""
    try:
        yield
    except Refusal as refusal:
        refusal.at(line)
        raise


def shortened(value: object) -> object:
    """What somebody wrote, cut so that a sentence about it stays a sentence, in phrases within phrases too."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    if isinstance(value, Phrase):
        return Phrase(value.key, value.english, {name: shortened(each) for name, each in value.args.items()})
    return value


def _again(kind: type[Refusal], phrase: Phrase, line: int | None) -> Refusal:
    refusal = kind(phrase.key, phrase.english, **phrase.args)
    refusal.line = line
    return refusal


class Unreadable(Refusal):
    """The text is not in the notation."""

    code = "unreadable"


class Unknown(Refusal):
    """The text names something that does not exist here."""

    code = "unknown"


class NotNow(Refusal):
    """The rules do not allow it in this position."""

    code = "not-now"


class NotYours(Refusal):
    """Another seat, or chance, is to act."""

    code = "not-yours"


class Stale(Refusal):
    """It answers a position that has passed."""

    code = "stale"


class Untrue(Refusal):
    """The text claims what does not follow from what came before."""

    code = "untrue"


class TooMuch(Refusal):
    """Answering would take more steps than a call has, or what was supplied is larger than its cap."""

    code = "too-much"
