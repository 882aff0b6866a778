"""Shares work among processes, and shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, TypeVar

from townwright.cli.support.progress import progress_bar

if TYPE_CHECKING:
    from concurrent.futures import Executor

One = TypeVar("One")
Given = TypeVar("Given")
MOST_GAMES = 1_000_000


def shared(call: Callable[..., One], given: Sequence[tuple[Given, ...]], workers: int) -> Iterator[One]:
    """The results of a call in their order, and a bar that shows how far it is."""
    from townwright.bots import executors

    helpers: Executor | None = None if workers == 1 else executors.make_executor(executors.HERE, workers)
    with helpers or nullcontext(), progress_bar() as bar:
        futures = None if helpers is None else [helpers.submit(call, *each) for each in given]
        for number in bar.track(range(len(given)), description="puzzles"):
            yield call(*given[number]) if futures is None else futures[number].result()
