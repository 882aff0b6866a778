"""Somebody's own finished games: a list, statistics, and all of it to take along."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Final, Literal

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromQuery

from townwright.server.history.statistics import MOST_GAMES, KindStatistics, options_of, review_figures, statistics
from townwright.server.live.listed_tables import listed_seat
from townwright.server.protocol.history_responses import GameStatistics, PlayedGame, PlayedGames
from townwright.server.protocol.responses import ListedSeat
from townwright.server.ratings.shown_ratings import range_of
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.services import Services
from townwright.server.store.history.models import PastGame
from townwright.server.store.queries.table_lists import read_seats
from townwright.server.store.ratings.models import StoredRating
from townwright.study import ratings

PAGE: Final = 100
COLUMNS: Final = ("ended", "game", "options", "day", "seats", "points", "rank", "won", "counts", "cost", "table")


@get("/api/history", summary="Your ended games")
async def history(
    state: State, visitor: FoundVisitor, game: FromQuery[str | None] = None, before: FromQuery[int | None] = None
) -> PlayedGames:
    """List your ended games, the latest first: all or those of one game, a hundred at a time."""
    services: Services = state.services
    found = await services.store.past_games(known(visitor), game, before, PAGE + 1)
    return PlayedGames(games=await played(services, found[:PAGE], known(visitor)), more=len(found) > PAGE)


@get("/api/history/statistics", summary="What your results tell")
async def summary(state: State, visitor: FoundVisitor) -> tuple[GameStatistics, ...]:
    """Return the mean, the best, the trend and the causes of your results, by game and options."""
    services: Services = state.services
    await services.rating_jobs.rate_tables()
    found = await services.store.past_games(known(visitor), limit=MOST_GAMES)
    rated = {(each.game, each.kind): each for each in await services.store.ratings_of(known(visitor))}
    return await asyncio.to_thread(lambda: tuple(_told(kind, rated) for kind in statistics(found)))


def _told(kind: KindStatistics, rated: Mapping[tuple[str, str], StoredRating]) -> GameStatistics:
    """The statistics of a way to play, with one's rating in it."""
    known_as = ratings.kind_of(kind.game, kind.options)
    own = None if known_as is None else rated.get((kind.game, known_as.name))
    return GameStatistics(**asdict(kind), rating=None if own is None else range_of(own.mean, own.spread))


@get("/api/history/export", summary="Your ended games to take along")
async def export(
    state: State, visitor: FoundVisitor, form: FromQuery[Literal["csv", "json"]] = "json"
) -> Response[str]:
    """Return all of your ended games as a file, a table of CSV or JSON."""
    services: Services = state.services
    found = await services.store.past_games(known(visitor), limit=MOST_GAMES)
    games = await played(services, found, known(visitor))
    text = await asyncio.to_thread(lambda: written([row_of(game) for game in games], form))
    kind = "text/csv" if form == "csv" else "application/json"
    name = f"townwright-games.{form}"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


def written(rows: Sequence[Mapping[str, object]], form: str) -> str:
    """Rows as a file."""
    return as_csv(rows) if form == "csv" else json.dumps(rows, indent=1)


async def played(services: Services, games: Sequence[PastGame], person: str) -> tuple[PlayedGame, ...]:
    """Games as they are shown to the person who played them."""
    seats = await asyncio.to_thread(lambda: [read_seats(game.shown, ()) for game in games])
    people = {seat.player or seat.person for each in seats for seat in each} - {None}
    names = await services.table_registry.names_of([one for one in people if one is not None])
    return await asyncio.to_thread(
        lambda: tuple(
            _played(game, tuple(listed_seat(seat, names, person) for seat in each))
            for game, each in zip(games, seats, strict=True)
        )
    )


def _played(game: PastGame, seats: tuple[ListedSeat, ...]) -> PlayedGame:
    result, figures = game.result, review_figures(game)
    return PlayedGame(
        table=game.table_id,
        game=game.game,
        options=options_of(game),
        ended_at=game.ended_at,
        seats=seats,
        daily=game.daily,
        total=None if result is None else result.total,
        rank=None if result is None else result.rank,
        won=result is not None and result.won,
        counts=result is not None and result.counts,
        parts={} if result is None else json.loads(result.parts),
        cost=None if figures is None else figures.cost,
    )


def row_of(game: PlayedGame) -> Mapping[str, object]:
    """A game as a line of a table."""
    options = " ".join(f"{name}={word}" for name, word in game.options.items())
    ended = datetime.fromtimestamp(game.ended_at / 1000, UTC).isoformat(timespec="seconds")
    seats = ", ".join(seat.name for seat in game.seats)
    values = (ended, game.game, options, game.daily, seats, game.total, game.rank, game.won, game.counts, game.cost)
    return dict(zip(COLUMNS, (*values, game.table), strict=True))


def as_csv(rows: Sequence[Mapping[str, object]]) -> str:
    """The lines as CSV; a cell that a spreadsheet would compute begins with an apostrophe."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows({name: harmless(value) for name, value in row.items()} for row in rows)
    return text.getvalue()


def harmless(value: object) -> object:
    """The value, or one that no spreadsheet takes for a formula: names of people stand in these tables."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value
