"""Puzzles: which there are, one of them, and what comes of an answer to it."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from townwright.server.http.disconnects import while_connected
from townwright.server.puzzles import shelf, tasks
from townwright.server.puzzles.bodies import (
    GamePuzzles,
    ListedPuzzle,
    OwnAnswer,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleLists,
    PuzzleOrder,
    PuzzleOutcome,
    PuzzlePage,
)
from townwright.server.routes.dependencies import FoundVisitor
from townwright.server.routes.profile import known
from townwright.server.routes.records import AnyRequest
from townwright.server.services import Services
from townwright.server.store.puzzles.models import PuzzleCount, PuzzleTry
from townwright.study import puzzles
from townwright.study.puzzles.difficulty import Difficulty
from townwright.study.puzzles.difficulty import difficulty as word_for

BODY = 32 << 10
"""Bytes of an answer."""
PAGE = 24
"""Puzzles of one page of a list."""
NONE = PuzzleCount()


@get("/api/puzzles", summary="The puzzles")
async def lists(state: State, visitor: FoundVisitor) -> PuzzleLists:
    """Return how many puzzles each game has, which is today's, and how far you have come."""
    services: Services = state.services
    day = services.daily_deals.today
    tries = await own_tries(services, visitor.person)
    listed = [await _listed(services, game, day, tries) for game in puzzles.games() if await shelf.count(game)]
    return PuzzleLists(day=day, games=tuple(listed))


@get("/api/puzzles/{game:str}", summary="The puzzles of a game")
async def choose(
    state: State,
    visitor: FoundVisitor,
    game: FromPath[str],
    difficulty: FromQuery[Difficulty | None] = None,
    yours: FromQuery[OwnAnswer | None] = None,
    order: FromQuery[PuzzleOrder] = "number",
    after: FromQuery[int] = 0,
) -> PuzzleChoice:
    """List the puzzles of a game, all or those of one difficulty or that you have not tried, 24 after so many."""
    if game not in puzzles.games():
        raise shelf.no_such_puzzle()
    services: Services = state.services
    counts, tries = await services.store.puzzle_counts(game), await own_tries(services, visitor.person, game)
    shares, answers = await shelf.shares(game, counts), {one.number: answer_of(one) for one in tries}
    found = [
        ListedPuzzle(
            number=number,
            difficulty=word,
            people=counts.get(number, NONE).people,
            solved=counts.get(number, NONE).solved,
            yours=answers.get(number, "untried"),
        )
        for number, word in enumerate(map(word_for, shares), start=1)
        if difficulty in (None, word) and yours in (None, answers.get(number, "untried"))
    ]
    if order != "number":
        found.sort(key=lambda each: shares[each.number - 1], reverse=order == "easiest")
    first = max(0, after)
    return PuzzleChoice(game=game, found=len(found), puzzles=tuple(found[first : first + PAGE]))


@get("/api/puzzles/{game:str}/{number:int}", summary="A puzzle")
async def look(state: State, visitor: FoundVisitor, game: FromPath[str], number: FromPath[int]) -> PuzzlePage:
    """Return a puzzle without its answer."""
    services: Services = state.services
    puzzle, of = await shelf.find(game, number), await shelf.count(game)
    tries = {one.number: one for one in await own_tries(services, visitor.person, game)}
    counts, mine = await services.store.puzzle_counts(game), tries.get(number)
    words = [word_for(share) for share in await shelf.shares(game, counts)]
    other = {at for at, word in enumerate(words, start=1) if word != words[number - 1]}
    alike = shelf.untried(of, number, tries.keys() | other)
    tried = counts.get(number, NONE)
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
        difficulty=words[number - 1],
        people=tried.people,
        solved=tried.solved,
        tried=mine is not None,
        yours=mine is not None and mine.solved,
        next=shelf.untried(of, number, tries) if alike in other or alike in tries else alike,
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
    """Judge an answer by the rules; your first one may be counted. Without actions you give up and get the answer."""
    services: Services = state.services
    person, puzzle = known(visitor), await shelf.find(game, number)
    services.visitor_limits.studies.enter(person)
    brought = None
    if data.actions:
        judged = services.sandbox.run(person, tasks.judge, game, number, data.actions)
        brought = await while_connected(request, judged)
    solved = brought is not None and brought >= puzzle.goal
    noted = None if brought is None else solved
    await services.store.note_answer(person, game, number, noted, services.now())
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


def answer_of(tried: PuzzleTry) -> OwnAnswer:
    """What somebody has made of a puzzle, in a word."""
    return "solved" if tried.solved else "tried"


async def _listed(services: Services, game: str, day: str, tries: tuple[PuzzleTry, ...]) -> GamePuzzles:
    count = await shelf.count(game)
    today = shelf.of_day(count, day)
    shares = await shelf.shares(game, {today: await services.store.puzzle_count(game, today)})
    own = {one.number: one for one in tries if one.game == game}
    return GamePuzzles(
        game=game,
        count=count,
        today=today,
        today_difficulty=word_for(shares[today - 1]),
        today_solved=today in own and own[today].solved,
        tried=len(own),
        solved=sum(one.solved for one in own.values()),
        next=shelf.untried(count, today, own),
    )
