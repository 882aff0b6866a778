"""Keeps what was found about one game, since every seat of it is usually reviewed in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from townwright.core.records import Record, Replay
from townwright.study.contract import OnProgress

__all__ = ["LatestGame"]

Found = TypeVar("Found")
FindAll = Callable[[Replay[Any, Any, Any], float, str, OnProgress], Found]
"""Finds all about a game, with a budget in seconds of a nominal core, a seed and somebody who is told of progress."""


class LatestGame(Generic[Found]):
    """The last game that was looked at, and what was found about all its seats."""

    def __init__(self, find_all: FindAll[Found]) -> None:
        self._find_all = find_all
        self._latest: tuple[tuple[Record[Any, Any], float, str], Found] | None = None

    def find(self, replay: Replay[Any, Any, Any], seconds: float, seed: str, progress: OnProgress) -> Found:
        """Find all about a game, unless that was the last one that was asked about here."""
        key = (replay.record, seconds, seed)
        if self._latest is None or self._latest[0] != key:
            self._latest = key, self._find_all(replay, seconds, seed, progress)
        return self._latest[1]
