"""What somebody has shown in a finished game, as a game names it: things worth learning, never counts of clicks."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from townwright.core.contract import AnyGame
from townwright.core.records import Replay
from townwright.core.seats import Seat

__all__ = ["HasAchievements", "achieved", "achievement_names"]


@runtime_checkable
class HasAchievements(Protocol):
    """A game that names what can be shown in it; its texts say of each what it is and why it is good."""

    achievement_names: tuple[str, ...]
    """All of them, in the order in which they are usually learnt."""

    def achievements(self, replay: Replay[Any, Any, Any], seat: Seat) -> tuple[str, ...]:
        """Return what the seat has shown in a finished game: it follows from the record, and nothing is searched."""


def achievement_names(game: AnyGame) -> tuple[str, ...]:
    """All that can be shown in a game, in the order in which it is usually learnt; none where a game names nothing."""
    return game.achievement_names if isinstance(game, HasAchievements) else ()


def achieved(game: AnyGame, replay: Replay[Any, Any, Any], seat: Seat) -> tuple[str, ...]:
    """What a seat has shown in a finished game, in the same order."""
    if not isinstance(game, HasAchievements) or game.result(replay.state) is None:
        return ()
    return game.achievements(replay, seat)
