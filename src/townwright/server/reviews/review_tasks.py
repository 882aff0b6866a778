"""What the workers compute about a finished game. Each call runs in a process that can be ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from townwright import study
from townwright.core import registry
from townwright.core.records import MOST_LINES, Replay
from townwright.core.refusals import Unreadable
from townwright.core.seats import CHANCE, Seat
from townwright.server.protocol.review_updates import SeatReview, seat_review
from townwright.server.sandbox.record_tasks import KnownAgain, find_record, known_again
from townwright.server.store.fingerprints import MOST_COMPARED, deal_numbers, whole_deal
from townwright.server.workers.progress import reporter

SEED: Final = "townwright"
"""The same game has the same review everywhere."""
REVIEW_SHARE: Final = 0.7
"""The share of the work that is done when the review is, and the best game is still to be found."""


@dataclass(frozen=True, slots=True)
class ReviewableRecord:
    """A finished game that can be reviewed, and what tells whether it may be."""

    game: str
    reviewer: str
    """What would review it."""
    known_again: KnownAgain
    deal: tuple[int, ...]
    """The numbers that its deal is known by."""
    whole_deal: int
    """The number of all its draws."""


def check_record(text: str, components: tuple[str, ...], seat: Seat, effort: float) -> ReviewableRecord:
    """Play a record and refuse what cannot be reviewed."""
    found = find_record(text, components)
    studied = study.find(found.game.name)
    studied.check(Replay(found.record, found.states[-1]), seat)
    draws = [str(event.action) for event in found.record.events if event.seat == CHANCE]
    known = studied.known_draws(found.record.options, draws)
    return ReviewableRecord(
        found.game.name,
        f"{studied.name} {studied.version} {studied.review_seconds * effort:g} {studied.hindsight_seconds * effort:g}",
        known_again(found),
        deal_numbers(known),
        whole_deal(known[:MOST_COMPARED]),
    )


def review_record(text: str, components: tuple[str, ...], seat: Seat, effort: float) -> bytes:
    """Review a seat of a finished game and search for the best that its draws allowed, as JSON of ``SeatReview``."""
    game = registry.find_by_record(text)
    replay = game.replay(text, components)
    if len(replay.record.events) > MOST_LINES:
        raise Unreadable("server-record-long", "a record of more than {most} steps is not shown", most=MOST_LINES)
    studied = study.find(game.name)
    studied.check(replay, seat)
    reviews = studied.review(
        replay,
        seat,
        studied.review_seconds * effort,
        SEED,
        lambda share: reporter.report(REVIEW_SHARE * share),
    )
    best = studied.hindsight(
        replay,
        seat,
        studied.hindsight_seconds * effort,
        SEED,
        lambda share: reporter.report(REVIEW_SHARE + (1 - REVIEW_SHARE) * share),
    )
    strength = study.estimate_strength(reviews[0].cost, studied.usual_costs(replay))
    body: SeatReview = seat_review(reviews, best, strength)
    return msgspec.json.encode(body)
