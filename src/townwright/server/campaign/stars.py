"""Which stars somebody has: they follow from results, which the server made from the logs of finished tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from townwright.server.campaign.plans import StagePlan
from townwright.server.history.statistics import options_of
from townwright.server.store.history.models import PastGame


@dataclass(frozen=True, slots=True)
class StageProgress:
    """What somebody has made of a stage."""

    played: int = 0
    finished: bool = False
    points: bool = False
    hard: bool = False
    best: PastGame | None = None
    """The finished game with the most points, the first of them."""

    @property
    def stars(self) -> int:
        """How many of the three stars are won."""
        return self.finished + self.points + self.hard


def progress(stage: StagePlan, games: Iterable[PastGame]) -> StageProgress:
    """What the games tell about a stage.

    A game counts if it was begun here and played alone with the options of the stage. With hints on the table it counts
    for finishing only: what a program advises shows what the program can.
    """
    played, won = 0, list[tuple[PastGame, bool]]()
    for game in games:
        options = options_of(game)
        usual, hard = (is_played_with(options, words, stage.named) for words in (stage.options, stage.hard))
        if game.seat_count == 1 and (usual or hard) and game.result and game.result.counts:
            played += 1
            if game.result.won:
                won.append((game, hard))
    unaided = [(total_of(game), hard) for game, hard in won if game.aids is False]
    return StageProgress(
        played=played,
        finished=bool(won),
        points=any(total >= stage.points for total, _ in unaided),
        hard=any(hard and total >= stage.hard_points for total, hard in unaided),
        best=max((game for game, _ in won), key=lambda game: (total_of(game), -game.ended_at), default=None),
    )


def is_played_with(options: Mapping[str, str], words: Mapping[str, str], named: Collection[str]) -> bool:
    """Whether the options of a game, maybe of an older version, are these.

    What the stage names must be the same, and so must everything else that both know: an option that came later, or is
    gone by now, takes nobody's star away.
    """
    return all(options.get(name) == words[name] for name in named) and all(
        options.get(name, word) == word for name, word in words.items()
    )


def total_of(game: PastGame) -> int:
    """The points of a finished game."""
    return game.result.total if game.result is not None else 0
