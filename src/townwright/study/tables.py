"""Reviews as a table for researchers: one row for each decision and each draw, as CSV or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from townwright.core.refusals import Unknown, Unreadable
from townwright.study.reviews import Review

__all__ = ["COLUMNS", "rows", "write_csv", "writer_for"]

Row = dict[str, object]
COLUMNS = (
    "file", "game", "seat", "name", "measure", "final", "start", "unexplained", "number", "kind", "action", "best",
    "value", "value_error", "shown", "version", "seconds", "seed",
)  # fmt: skip
"""``value`` is the cost of a decision or the luck of a draw; ``best`` is the best move of a decision."""


def rows(file: str, review: Review) -> list[Row]:
    """The rows of a review, in the order of the record."""
    same: Row = {
        "file": file,
        "game": review.game,
        "seat": review.seat + 1,
        "name": review.name,
        "measure": review.measure,
        "final": review.final,
        "start": review.start,
        "unexplained": review.unexplained,
        "version": review.version,
        "seconds": review.seconds,
        "seed": review.seed,
    }
    found: list[Row] = [
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
            "kind": "draw",
            "action": each.action,
            "best": "",
            "value": each.luck.value,
            "value_error": each.luck.error,
            "shown": False,
        }
        for each in review.draws
    ]
    return sorted(found, key=lambda row: int(str(row["number"])))


def write_csv(found: Sequence[Row], path: Path) -> None:
    """Write the rows as CSV with a line of column names."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(found)


def write_parquet(found: Sequence[Row], path: Path) -> None:
    """Write the rows as Parquet."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    parquet.write_table(arrow.table({name: [row[name] for row in found] for name in COLUMNS}), path)


def writer_for(name: str) -> Callable[[Sequence[Row], Path], None]:
    """The function that writes a table of that name, told by its ending."""
    if name.endswith(".csv"):
        return write_csv
    if not name.endswith(".parquet"):
        raise Unreadable("study-table-ending", "a table ends in .csv or .parquet, not like {name}", name=name)
    if find_spec("pyarrow") is None:
        raise Unknown("study-no-parquet", "Parquet needs pyarrow, which is not installed; write a .csv instead")
    return write_parquet
