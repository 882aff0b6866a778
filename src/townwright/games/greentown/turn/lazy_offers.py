"""What is offered, worked out only as far as somebody looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, overload

A = TypeVar("A")


class Offered(Sequence[A]):
    """A sequence over an iterator: whether it is empty costs one item, its length costs them all."""

    def __init__(self, items: Iterable[A]) -> None:
        self._waiting = iter(items)
        self._known: list[A] = []

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
        return self._all()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def _more(self) -> bool:
        for item in self._waiting:
            self._known.append(item)
            return True
        return False

    def _all(self) -> list[A]:
        self._known.extend(self._waiting)
        return self._known
