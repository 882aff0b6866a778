"""The reviews of a record, for ``townwright review`` and its table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from townwright.cli.support.progress import part_of
from townwright.core import registry
from townwright.core.contract import AnyGame
from townwright.core.records import Record
from townwright.core.refusals import Unknown
from townwright.core.seats import Seat

if TYPE_CHECKING:
    from townwright.study.contract import OnProgress
    from townwright.study.reviews import Review


def reviews(
    text: str,
    seat: str | None,
    seconds: float | None,
    seed: str,
    components: tuple[str, ...],
    progress: OnProgress | None = None,
) -> list[Review]:
    """The reviews of one seat of a record, or of all its seats."""
    from townwright import study
    from townwright.study.contract import no_progress

    game = registry.find_by_record(text)
    studied, replay = study.find(game.name), game.replay(text, components)
    chosen = list(range(len(replay.record.names))) if seat is None else [read_seat(game, replay.record, seat)]
    budget = studied.review_seconds if seconds is None else seconds
    found: list[Review] = []
    for done, each in enumerate(chosen):
        found += studied.review(
            replay, each, budget, seed, partial(part_of, progress or no_progress, done, len(chosen))
        )
    return found


def read_seat(game: AnyGame, record: Record[Any, Any], word: str) -> Seat:
    """The seat of a record that a word names, in capitals or not; a refusal says which there are."""
    names = [str(game.seat_name(each)) for each in range(len(record.names))]
    if word.upper() not in names:
        raise Unknown(
            "study-seat-unknown",
            "there is no seat {seat} in this game; there are {seats}",
            seat=word,
            seats=", ".join(names),
        )
    return names.index(word.upper())
