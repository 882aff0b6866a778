"""What a step is worth to each seat: the points at the end, or how they changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from townwright.envs.plays import GameInProgress

RewardKind: TypeAlias = Literal["end", "change"]
"""``end`` pays the points when the game is over, ``change`` pays what each step changed of them."""


class Rewards:
    """Pays every point of a game once."""

    def __init__(self, kind: RewardKind) -> None:
        if kind not in ("end", "change"):
            raise ValueError(f"rewards come at the end or by change, not by {kind!r}")
        self.kind = kind
        self._paid: list[float] = []

    def begin(self, play: GameInProgress, seats: int) -> None:
        """Begins a game: what it is worth already is not paid."""
        self._paid = [play.worth(seat) if self.kind == "change" else 0.0 for seat in range(seats)]
        self._ended = False

    def due(self, play: GameInProgress) -> list[float]:
        """What the last step earned each seat. After the end nothing is paid any more."""
        if self._ended or (self.kind == "end" and not play.over):
            return [0.0] * len(self._paid)
        worth = [play.worth(seat) for seat in range(len(self._paid))]
        earned = [now - before for now, before in zip(worth, self._paid, strict=True)]
        self._paid, self._ended = worth, play.over
        return earned
