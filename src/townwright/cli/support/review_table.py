"""Reviews many records in processes or on Ray, and writes the table of ``townwright review --many``."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from townwright.bots import executors
from townwright.cli.support.files import print_refusal, read_text
from townwright.cli.support.progress import progress_bar
from townwright.cli.support.record_reviews import reviews
from townwright.core.refusals import Refusal, Unknown, Unreadable
from townwright.study.tables import COLUMNS, ReviewRow, rows

AddRows: TypeAlias = Callable[[Sequence[ReviewRow]], None]
TableWriter: TypeAlias = Callable[[Path], AbstractContextManager[AddRows]]


@dataclass(frozen=True)
class ReviewJob:
    """The review of one record, with everything that another process needs for it."""

    file: str
    seat: str | None
    seconds: float | None
    seed: str
    components: tuple[str, ...]


def write_table(jobs: Sequence[ReviewJob], table: str, workers: int, on: str, as_json: bool) -> bool:
    """Review all records and write a row for each decision and draw; returns whether nothing was refused.

    A table that cannot be written is refused before anything is reviewed.
    """
    good = True
    try:
        write = writer_for(table)
        helpers = executors.make_executor(on, min(workers, len(jobs)))
    except Refusal as refusal:
        print_refusal(None, refusal, as_json)
        return False
    try:
        with helpers, write(Path(table)) as add, progress_bar() as progress:
            results = [helpers.submit(table_rows, job) for job in jobs]
            for job, result in progress.track(list(zip(jobs, results, strict=True)), description="games"):
                try:
                    found = result.result()
                except Refusal as refusal:
                    good = False
                    print_refusal(job.file, refusal, as_json)
                else:
                    add(found)
    except OSError as error:
        print_refusal(table, unwritable(error), as_json)
        return False
    return good


def unwritable(error: OSError) -> Unreadable:
    """The refusal of a table, with what the machine says about its file."""
    reason = error.strerror or str(error)
    return Unreadable("study-table-unwritable", "the table cannot be written: {reason}", reason=reason)


def table_rows(job: ReviewJob) -> list[ReviewRow]:
    """The rows of one record; a worker calls this."""
    found = reviews(read_text(job.file), job.seat, job.seconds, job.seed, job.components)
    return [row for review in found for row in rows(job.file, review)]


def writer_for(name: str) -> TableWriter:
    """The function that writes a table of that name, told by its ending."""
    if name.endswith(".csv"):
        return write_csv
    if not name.endswith(".parquet"):
        raise Unreadable("study-table-ending", "a table ends in .csv or .parquet, not like {name}", name=name)
    if find_spec("pyarrow") is None:
        raise Unknown("study-no-parquet", "Parquet needs pyarrow, which is not installed; write a .csv instead")
    return write_parquet


@contextmanager
def write_csv(path: Path) -> Iterator[AddRows]:
    """Write rows as CSV with a line of column names, those of a game as soon as they are there."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()

        def add(found: Sequence[ReviewRow]) -> None:
            writer.writerows(found)
            file.flush()

        yield add


@contextmanager
def write_parquet(path: Path) -> Iterator[AddRows]:
    """Write rows as Parquet, all of them at the end."""
    found: list[ReviewRow] = []
    path.open("a").close()
    yield found.extend
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    parquet.write_table(arrow.table({name: [row[name] for row in found] for name in COLUMNS}), path)
