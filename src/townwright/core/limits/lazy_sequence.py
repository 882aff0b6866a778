"""A sequence that is worked out only as far as somebody looks and as a budget pays for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

from townwright.core.refusals import TooMuch

A = TypeVar("A")


class LazySequence(Sequence[A]):
    """A sequence over an iterator: whether it is empty costs one item, its length costs them all.

    Where the iterator refuses to go on, looking beyond what it gave refuses every time.
    """

    def __init__(self, items: Iterable[A]) -> None:
        self._waiting = iter(items)
        self._known: list[A] = []
        self._refusal: TooMuch | None = None

    def __iter__(self) -> Iterator[A]:
        place = 0
        while place < len(self._known) or self._more():
            yield self._known[place]
            place += 1

    def __bool__(self) -> bool:
        return bool(self._known) or self._more()

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, int) and index >= 0:
            while len(self._known) <= index and self._more():
                pass
            return self._known[index]
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def _more(self) -> bool:
        if self._refusal is not None:
            raise self._refusal
        try:
            self._known.append(next(self._waiting))
        except StopIteration:
            return False
        except TooMuch as refusal:
            self._refusal = refusal
            raise
        return True

    def _all(self) -> list[A]:
        while self._more():
            pass
        return self._known
