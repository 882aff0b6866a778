"""Reviews a finished game of Greentown: what every part of a turn cost, the luck of all cards, and whose they were."""

from __future__ import annotations

from dataclasses import dataclass, replace

from townwright.core.records import Replay
from townwright.core.seats import Seat
from townwright.games.greentown import GAME
from townwright.games.greentown.actions import UNWRITTEN, Action
from townwright.games.greentown.options import Options
from townwright.games.greentown.state import State
from townwright.study.contract import OnProgress, no_progress
from townwright.study.greentown.decisions import ComparedTurn, PartComparison, review_turn
from townwright.study.greentown.luck import SeatLuck, luck, luck_of_deal, start
from townwright.study.greentown.positions import DealtCards, PlayedTurn, positions
from townwright.study.greentown.remarks import remark
from townwright.study.greentown.rollouts import MEASURES, GameEnd, promise
from townwright.study.greentown.turns import PARTS, number_of
from townwright.study.latest import LatestGame
from townwright.study.reviews import DecisionReview, DrawReview, Review, is_sure

VERSION = 1


@dataclass(frozen=True, slots=True, eq=False)
class ReviewedTown:
    """What was found about a game, for all its seats."""

    turns: tuple[ComparedTurn, ...]
    draws: tuple[tuple[int, str, SeatLuck], ...]


def review_town(
    replay: Replay[Options, State, Action], seconds: float, seed: str, progress: OnProgress
) -> ReviewedTown:
    """Review all turns and draws of a game with a budget in seconds of a nominal core."""
    found = list(positions(replay))
    turns: list[ComparedTurn] = []
    draws: list[tuple[int, str, SeatLuck]] = []
    for done, position in enumerate(found):
        progress(done / len(found))
        if isinstance(position, PlayedTurn):
            turns.append(review_turn(position, seconds, seed))
        else:
            told = luck_of_deal if isinstance(position, DealtCards) else luck
            draws.append((position.number, str(position.action), told(position, seconds, seed)))  # type: ignore[arg-type]  # each gets its own kind
    return ReviewedTown(tuple(turns), tuple(draws))


LATEST = LatestGame(review_town)


def review_seat(
    replay: Replay[Options, State, Action], seat: Seat, seconds: float, seed: str, progress: OnProgress = no_progress
) -> tuple[Review, ...]:
    """Review one seat of a finished game, in its lead and its chance to win; what others did befalls it like draws."""
    town, first = LATEST.find(replay, seconds, seed, progress), start(replay.record.options)
    last = promise(GameEnd(tuple(player.money for player in replay.state.players), replay.state.order), seat, 0.0)
    return tuple(
        Review(
            GAME.name,
            seat,
            replay.record.names[seat],
            measure,
            last[number],
            first[number],
            tuple(
                told(turn.position, part, found)
                for turn, part, found in parts(town, measure)
                if turn.position.seat == seat
            ),
            befallen(town, seat, measure),
            VERSION,
            seconds,
            seed,
        )
        for number, measure in enumerate(MEASURES)
    )


def parts(town: ReviewedTown, measure: str) -> list[tuple[ComparedTurn, int, PartComparison]]:
    """Every part of a turn in which somebody had a choice, in the order of the record."""
    return [(turn, part, found) for turn in town.turns for part, found in turn.parts[measure].items()]


def befallen(town: ReviewedTown, seat: Seat, measure: str) -> tuple[DrawReview, ...]:
    """The draws of the game, and what the turns of other seats gave or took, in the order of the record."""
    draws = [DrawReview(number, action, found[measure][seat]) for number, action, found in town.draws]
    for turn in town.turns:
        position = turn.position
        if position.seat != seat:
            said = " ".join(str(part) for part in position.parts if not isinstance(part, UNWRITTEN))
            draws.append(DrawReview(position.number, said, turn.effects[measure][seat], position.seat))
    return tuple(sorted(draws, key=lambda draw: draw.number))


def told(position: PlayedTurn, part: int, found: PartComparison) -> DecisionReview:
    """A part of a turn as a review tells it, with a remark where its cost is shown."""
    decision = DecisionReview(number_of(position, part), found.instead.said(part), PARTS[part], found.moves, found.cost)
    if not is_sure(found.cost):
        return decision
    words, places = remark(position, part, found)
    return replace(decision, remark=words, places=places)
