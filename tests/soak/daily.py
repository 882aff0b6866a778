"""Years of daily deals: ``python3 dev soak daily --days 365 --players 1000 --really 20 --kills 100 --folder FOLDER``.

Every day is played by players of known strength in a process that is killed now and then, with races, and with a clock
that jumps. Where ``--really`` is given only so many play over the server every day, and the others have the logs of
their games under their own names. Afterwards every try is replayed from its log and every draw compared with the seed
of its day; what is the same but for its person is replayed once. With ``--folder`` the store stays, and another call
goes on where ``--minutes`` ended this one.
"""

from __future__ import annotations

import json
import multiprocessing
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from unittest import mock

import click
from rich.progress import track

from tests.server.harness.daily_fill import ReplayOnce
from tests.server.harness.daily_year import pack_all, report_of, run_days, run_looks
from townwright.server.daily import verification
from townwright.server.daily.days import DAY_MS, ends_at, shifted
from townwright.server.store.backup.endpoints import reading

FIRST = "2026-11-16"
SLOWEST = 100.0
"""Milliseconds to compute each page, 99 of 100 times; by the clock it takes longer where much else runs."""
LONGEST = 40.0
"""Seconds that a process lives at most, as long as some are to be killed."""
LARGEST = 5_000
"""Bytes by which the store may grow for a try."""


@click.command()
@click.option("--days", default=365, show_default=True)
@click.option("--players", default=1_000, show_default=True)
@click.option("--really", type=int, help="Players who play over the server every day; all of them by default.")
@click.option("--kills", default=50, show_default=True, help="Of the server, on all days together.")
@click.option("--seed", default=1, show_default=True)
@click.option("--looks", default=200, show_default=True, help="People who look at all pages at the end.")
@click.option("--workers", default=1, show_default=True, help="Processes that share the proofs.")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), help="Where the store lies and stays.")
@click.option("--minutes", type=float, help="Begin no other day and no other proof after so long.")
def main(
    days: int,
    players: int,
    really: int | None,
    kills: int,
    seed: int,
    looks: int,
    workers: int,
    folder: Path | None,
    minutes: float | None,
) -> None:
    """Play so many days with so many players each, kill the server meanwhile, and prove everything afterwards."""
    started = perf_counter()
    until = None if minutes is None else started + 60 * minutes
    dates = [shifted(FIRST, number) for number in range(days)]
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory())) if folder is None else folder
        place.mkdir(parents=True, exist_ok=True)
        play(place, dates, players, min(players, really or players), kills, seed, until)
        proved = prove(place, dates, workers, until)
        if folder is not None and (proved["days"] < days):
            print(f"{len(played_days(place, dates))} of {days} days played, {proved['days']} proved; call it again")
            return
        dates = played_days(place, dates)
        in_process(pack_all, str(place))
        in_process(run_looks, str(place), dates, looks, seed)
        used, parts = store_size(place / "games.db")
        tell(place, dates, players, proved, used, parts, perf_counter() - started)


def play(place: Path, dates: list[str], players: int, really: int, kills: int, seed: int, until: float | None) -> None:
    """Play the days that have no report yet, in processes that are killed now and then."""
    context, noted = multiprocessing.get_context("spawn"), place / "kills.json"
    done = json.loads(noted.read_text()) if noted.exists() else 0
    random = Random(f"{seed} {done}")
    while waiting := [day for day in dates if not report_of(str(place), day).exists()]:
        if until is not None and perf_counter() > until:
            return
        body: Any = (str(place), waiting, players, really, seed)
        process = context.Process(target=run_days, args=body)
        process.start()
        left = None if until is None else max(1.0, until - perf_counter())
        killed = random.uniform(2, LONGEST) if done < kills else None
        process.join(min((each for each in (left, killed) if each is not None), default=None))
        if process.exitcode is None:
            process.kill()
            process.join()
            done += 1
            noted.write_text(json.dumps(done))
        elif process.exitcode != 0:
            sys.exit(f"the process of {waiting[0]} ended with {process.exitcode}")


def played_days(place: Path, dates: list[str]) -> list[str]:
    """The days that have been played."""
    return [day for day in dates if report_of(str(place), day).exists()]


def tell(
    place: Path,
    dates: list[str],
    players: int,
    proved: Counter[str],
    used: int,
    parts: list[tuple[str, int]],
    seconds: float,
) -> None:
    """Print what was found, and end with 1 if a page was too slow or the store has grown too much."""
    seen, means = Counter[str](), dict[str, list[float]]()
    for day in dates:
        found = json.loads(report_of(str(place), day).read_text())
        seen.update({name: found[name] for name in ("tries", "second", "late", "jumps")})
        for strength, mean in found["means"].items():
            means.setdefault(strength, []).append(mean)
    assert proved["finished"] == len(dates) * players, (proved, len(dates), players)
    times = json.loads((place / "looks.json").read_text())
    by_clock, computed = (
        {path: sorted(taken)[int(0.99 * (len(taken) - 1))] for path, taken in times[kind].items()}
        for kind in ("milliseconds", "computed")
    )
    noted = place / "kills.json"
    killed = json.loads(noted.read_text()) if noted.exists() else 0
    strengths = ", ".join(f"{strength}: {sum(each) / len(each):.1f}" for strength, each in means.items())
    print(
        f"{len(dates)} days, {proved['finished']} tries that count and {seen['second']} second ones, "
        f"{proved['draws']} draws proved in {proved['replayed']} different games, "
        f"{seen['late']} finished after midnight, {killed} kills, "
        f"{seen['jumps']} jumps of the clock, 0 wrong; mean result by strength {strengths}; {seconds:.0f} s"
    )
    slow = ", ".join(f"{path} {by_clock[path]:.0f} ms ({computed[path]:.0f} computed)" for path in by_clock)
    print(f"99th percentiles: {slow}")
    largest = ", ".join(f"{name} {size / seen['tries']:.0f}" for name, size in parts)
    print(f"{used / seen['tries']:.0f} bytes for a try: {largest}")
    if max(computed.values()) > SLOWEST:
        sys.exit(f"a page takes longer than {SLOWEST:.0f} ms to compute")
    if used / seen["tries"] > LARGEST:
        sys.exit(f"more than {LARGEST} bytes for a try")


def prove(place: Path, dates: list[str], workers: int, until: float | None) -> Counter[str]:
    """Replay all tries of all days that are played, and return how many days, tries that count, and draws there are."""
    waiting = [day for day in played_days(place, dates) if not (place / f"{day}.proved").exists()]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for start in track(range(0, len(waiting), workers), description="proofs", transient=True):
            if until is not None and perf_counter() > until:
                break
            pool.starmap(prove_day, [(str(place), day) for day in waiting[start : start + workers]], chunksize=1)
    found = Counter[str]()
    for day in dates:
        proof = place / f"{day}.proved"
        if proof.exists():
            found.update({"days": 1, **json.loads(proof.read_text())})
    return found


def prove_day(folder: str, day: str) -> None:
    """Replay all tries of a day, compare every draw, result, place and share, and write that it was done."""
    found, once = Counter[str](), ReplayOnce()
    with (
        mock.patch.object(verification, "replayed", once.table),
        mock.patch.object(verification, "verify", once.verify),
        reading(f"sqlite:///{folder}/games.db") as (transaction, _),
    ):
        for checked in verification.check_day(transaction, day, ends_at(day) - DAY_MS):
            assert not checked.wrong, (day, checked.wrong)
            found.update({"finished": checked.finished, "draws": checked.draws})
    found["replayed"] = once.replayed
    (Path(folder) / f"{day}.proved").write_text(json.dumps(found))


def store_size(path: Path) -> tuple[int, list[tuple[str, int]]]:
    """The bytes of all pages that are in use, and the largest parts where the database can tell."""
    with closing(sqlite3.connect(path)) as database:
        pages, free, size = (
            database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
        try:
            sizes = database.execute("SELECT name, SUM(pgsize) FROM dbstat GROUP BY name ORDER BY 2 DESC LIMIT 8")
            return (pages - free) * size, sizes.fetchall()
        except sqlite3.OperationalError:
            return (pages - free) * size, []


def in_process(body: Callable[..., None], *given: object) -> None:
    """Run something in a process of its own."""
    process = multiprocessing.get_context("spawn").Process(target=body, args=given)
    process.start()
    process.join()
    if process.exitcode != 0:
        sys.exit(f"a process ended with {process.exitcode}")


if __name__ == "__main__":
    main()
