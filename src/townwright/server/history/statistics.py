"""What somebody's results tell: for each game and each way to play it the mean, the best, the trend and the causes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from townwright.server.store.history.models import PastGame, SeatResult

MOST_GAMES: Final = 10_000
"""Games of one person that statistics and an export look at, the latest."""
RECENT: Final = 10
"""Games whose mean is compared with that of all before them."""
SHOWN: Final = 200
"""Results of one kind that a chart shows, the latest."""


@dataclass(frozen=True, slots=True)
class ReviewFigures:
    """What a review found about a game: points that its moves cost, and those that its draws gave or took."""

    cost: float
    luck: float


@dataclass(frozen=True, slots=True)
class KindStatistics:
    """What is known about one way to play a game."""

    game: str
    options: Mapping[str, str]
    seats: int
    played: int
    won: int
    mean: float
    best: int
    recent: float
    """The mean of the last ten."""
    earlier: float | None
    """The mean of all before those; None if there are none."""
    totals: tuple[int, ...]
    """The results in the order of time, the latest 200."""
    parts: Mapping[str, float]
    """What the points came from, on the average, by cause; only games that tell it."""
    reviewed: int
    """How many of these games were reviewed."""
    cost: float | None
    """How many points moves cost on the average of those."""
    luck: float | None
    """How many points draws gave on the average of those; less than nothing if they took some."""


def statistics(games: Iterable[PastGame]) -> tuple[KindStatistics, ...]:
    """What the games that count tell, by game and options; the kind that was played last comes first."""
    kinds: dict[tuple[str, str, int], list[tuple[PastGame, SeatResult]]] = {}
    for game in games:
        if game.result is not None and game.result.counts:
            key = (game.game, json.dumps(options_of(game), sort_keys=True), game.seat_count)
            kinds.setdefault(key, []).append((game, game.result))
    found = [(max(game.ended_at for game, _ in played), kind_of(played)) for played in kinds.values()]
    return tuple(kind for _, kind in sorted(found, key=lambda each: -each[0]))


def kind_of(played: Sequence[tuple[PastGame, SeatResult]]) -> KindStatistics:
    """The statistics of games that were played in the same way."""
    played = sorted(played, key=lambda each: (each[0].ended_at, each[0].table_id))
    first, totals = played[0][0], [result.total for _, result in played]
    causes = [json.loads(result.parts) for _, result in played if result.parts != "{}"]
    sums: Counter[str] = Counter()
    for each in causes:
        sums.update(each)
    figures = [figures for game, _ in played if (figures := review_figures(game)) is not None]
    return KindStatistics(
        game=first.game,
        options=options_of(first),
        seats=first.seat_count,
        played=len(totals),
        won=sum(result.won for _, result in played),
        mean=mean(totals),
        best=max(totals),
        recent=mean(totals[-RECENT:]),
        earlier=mean(totals[:-RECENT]) if len(totals) > RECENT else None,
        totals=tuple(totals[-SHOWN:]),
        parts={cause: points / len(causes) for cause, points in sorted(sums.items())},
        reviewed=len(figures),
        cost=mean([each.cost for each in figures]) if figures else None,
        luck=mean([each.luck for each in figures]) if figures else None,
    )


def options_of(game: PastGame) -> dict[str, str]:
    """What was agreed for a game."""
    options: dict[str, str] = json.loads(game.summary).get("options", {})
    return options


def review_figures(game: PastGame) -> ReviewFigures | None:
    """What the review of a game found, if there is one that can be read."""
    if game.reviewed is None:
        return None
    try:
        first: dict[str, Any] = json.loads(game.reviewed)["measures"][0]
        return ReviewFigures(float(first["cost"]["value"]), float(first["luck"]["value"]))
    except (ValueError, LookupError, TypeError):
        return None


def mean(numbers: Sequence[float]) -> float:
    """Return the arithmetic mean."""
    return sum(numbers) / len(numbers)
