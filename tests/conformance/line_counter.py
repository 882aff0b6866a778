"""Counts the lines of Python that a call runs, and stops it when they are too many: a clock that no machine changes."""

from __future__ import annotations

import sys
from types import FrameType, TracebackType
from typing import Any, Self


class Endless(AssertionError):
    """The call has run more lines than anything may that is bounded by its budget and by what it reads."""


class LineCounter:
    """Counts lines inside a ``with`` block, loops in comprehensions included; raises ``Endless`` at the limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.lines = 0

    def __enter__(self) -> Self:
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        sys.settrace(self._before)

    def _called(self, _frame: FrameType, _event: str, _arg: Any) -> Any:
        return self._ran

    def _ran(self, _frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            self.lines += 1
            if self.lines > self.limit:
                sys.settrace(self._before)
                raise Endless(f"more than {self.limit} lines")
        return self._ran
