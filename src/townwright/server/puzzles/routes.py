"""Puzzles: which there are, one of them, and what comes of an answer to it."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from townwright.server.http.disconnects import while_connected
from townwright.server.puzzles import shelf, tasks
from townwright.server.puzzles.messages import GamePuzzles, PuzzleAnswer, PuzzleLists, PuzzleOutcome, PuzzlePage
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.records import AnyRequest
from townwright.server.services import Services
from townwright.server.store.puzzles.models import PuzzleTry
from townwright.study import puzzles

BODY = 32 << 10
"""Bytes of an answer."""


@get("/api/puzzles", summary="The puzzles")
async def lists(state: State, visitor: FoundVisitor) -> PuzzleLists:
    """Return how many puzzles each game has, which is today's, and how far you have come."""
    services: Services = state.services
    day = services.daily_deals.today
    tries = await own_tries(services, visitor.person)
    return PuzzleLists(
        day=day,
        games=tuple(
            [_listed(game, count, day, tries) for game in puzzles.games() if (count := await shelf.count(game))]
        ),
    )


@get("/api/puzzles/{game:str}/{number:int}", summary="A puzzle")
async def look(state: State, visitor: FoundVisitor, game: FromPath[str], number: FromPath[int]) -> PuzzlePage:
    """Return a puzzle without its answer."""
    services: Services = state.services
    puzzle, of = await shelf.find(game, number), await shelf.count(game)
    tries = {one.number: one for one in await own_tries(services, visitor.person, game)}
    counts, mine = await services.store.puzzle_count(game, number), tries.get(number)
    return PuzzlePage(
        game=game,
        number=number,
        of=of,
        kind=puzzle.kind,
        record=puzzle.record,
        begun=puzzle.begun,
        seat=puzzle.seat,
        turns=puzzle.turns,
        coming=puzzle.coming,
        goal=puzzle.goal,
        people=counts.people,
        solved=counts.solved,
        tried=mine is not None,
        yours=mine is not None and mine.solved,
        next=shelf.untried(of, number, tries),
    )


@post(
    "/api/puzzles/{game:str}/{number:int}/answers",
    summary="Answer a puzzle",
    status_code=200,
    request_max_body_size=BODY,
)
async def answer(
    state: State,
    request: AnyRequest,
    visitor: FoundVisitor,
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PuzzleAnswer],
) -> PuzzleOutcome:
    """Judge an answer by the rules; your first one is counted. Without actions you give up and are told the answer."""
    services: Services = state.services
    person, puzzle = known(visitor), await shelf.find(game, number)
    services.visitor_limits.studies.enter(person)
    brought = None
    if data.actions:
        judged = services.sandbox.run(person, tasks.judge, game, number, data.actions)
        brought = await while_connected(request, judged)
    solved = brought is not None and brought >= puzzle.goal
    await services.store.note_answer(person, game, number, solved, services.now())
    counts = await services.store.puzzle_count(game, number)
    return PuzzleOutcome(
        solved=solved,
        brought=brought,
        answer=puzzle.answer if solved or brought is None else (),
        people=counts.people,
        first=counts.solved,
    )


async def own_tries(services: Services, person: str | None, game: str | None = None) -> tuple[PuzzleTry, ...]:
    """All that a visitor has made of puzzles."""
    return () if person is None else await services.store.puzzle_tries(person, game)


def _listed(game: str, count: int, day: str, tries: tuple[PuzzleTry, ...]) -> GamePuzzles:
    today = shelf.of_day(count, day)
    own = {one.number: one for one in tries if one.game == game}
    return GamePuzzles(
        game=game,
        count=count,
        today=today,
        today_solved=today in own and own[today].solved,
        tried=len(own),
        solved=sum(one.solved for one in own.values()),
        next=shelf.untried(count, today, own),
    )
