"""Reviews as rows of a table for researchers: one for each decision and each draw."""

from __future__ import annotations

from typing import TypeAlias

from townwright.core.seats import CHANCE
from townwright.study.reviews import Review

__all__ = ["COLUMNS", "ReviewRow", "rows"]

ReviewRow: TypeAlias = dict[str, object]
COLUMNS = (
    "file", "game", "seat", "name", "measure", "final", "start", "unexplained", "number", "kind", "action", "best",
    "value", "value_error", "shown", "version", "seconds", "seed",
)  # fmt: skip
"""``value`` is the cost of a decision, the luck of a draw, or what another seat's decision did to this one; ``best`` is
the best move of a decision."""


def rows(file: str, review: Review) -> list[ReviewRow]:
    """The rows of a review, in the order of the record."""
    same: ReviewRow = {
        "file": file,
        "game": review.game,
        "seat": review.seat_name,
        "name": review.name,
        "measure": review.measure,
        "final": review.final,
        "start": review.start,
        "unexplained": review.unexplained,
        "version": review.version,
        "seconds": review.seconds,
        "seed": review.seed,
    }
    found: list[ReviewRow] = [
        {
            **same,
            "number": each.number,
            "kind": each.part,
            "action": each.action,
            "best": each.moves[0].action if each.moves else "",
            "value": each.cost.value,
            "value_error": each.cost.error,
            "shown": each.shown,
        }
        for each in review.decisions
    ]
    found += [
        {
            **same,
            "number": each.number,
            "kind": "draw" if each.by == CHANCE else "other seat",
            "action": each.action,
            "best": "",
            "value": each.luck.value,
            "value_error": each.luck.error,
            "shown": False,
        }
        for each in review.draws
    ]
    return sorted(found, key=lambda row: int(str(row["number"])))
