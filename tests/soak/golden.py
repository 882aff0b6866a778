"""Plays all golden records again, turn by turn: ``dev soak golden``.

``--add`` first makes the files of new rules or component sets; ``--damage`` then damages every record in every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

import click
from rich.progress import track

from tests.golden import corpus, damaging, making
from tests.golden.checking import Different, check
from tests.golden.corpus import File, Golden
from townwright.core import registry

CHUNK = 50
Piece = tuple[File, int]
"""A file, and the place of the first of some of its records."""


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(registry.names()))
@click.option("--add", "adding", is_flag=True, help="First make the files that are missing for the rules of today.")
@click.option("--damage", "damages", default=0, help="How often every record is damaged in every way.")
@click.option("--workers", default=2, show_default=True, help="Processes.")
def main(names: tuple[str, ...], adding: bool, damages: int, workers: int) -> None:
    """Check every record of the corpus; fail if one comes out differently."""
    names = names or registry.names()
    with ProcessPoolExecutor(workers) as pool:
        if adding:
            missing = [file for file in making.files() if file not in corpus.index() and file.game in names]
            made = track(pool.map(make, missing), description="playing", total=len(missing), transient=True)
            for file, played in zip(missing, made, strict=True):
                corpus.add(file, played)
        listed = {file: of.records for file, of in corpus.index().items() if file.game in names}
        pieces = [(file, first) for file, records in listed.items() for first in range(0, records, CHUNK)]
        started = perf_counter()
        found = pool.map(check_some, pieces)
        different = tell([one for ones in track(found, "golden", len(pieces), transient=True) for one in ones])
        for file, records in listed.items():
            print(f"{records:6} records of {file}")
        took, all_ = perf_counter() - started, sum(listed.values())
        print(f"{all_} records, {different} different; {took:.0f} s, {all_ / took:.0f} a second")
        for turn in range(damages):
            came = pool.map(partial(damage_some, str(turn)), pieces)
            tell_damage(track(came, "damage", len(pieces), transient=True))
    raise SystemExit(different > 0)


def make(file: File) -> list[Golden]:
    """The records of a file."""
    return list(making.records(file))


def some(piece: Piece) -> tuple[Golden, ...]:
    """The records of a piece."""
    file, first = piece
    return corpus.read(file.path)[first : first + CHUNK]


def check_some(piece: Piece) -> list[Different]:
    """Those that come out differently."""
    return [different for golden in some(piece) if (different := check(piece[0], golden))]


def damage_some(seed: str, piece: Piece) -> Counter[str]:
    """What came of damages; an error if one was not noticed."""
    return damaging.damaged(piece[0], some(piece), f"{seed} {piece[1]}")


def tell(different: list[Different], most: int = 20) -> int:
    """Prints the first of them; answers how many there are."""
    for one in different[:most]:
        print(one)
    return len(different)


def tell_damage(came: Iterable[Counter[str]]) -> None:
    """Prints what came of one pass."""
    counted = sum(came, Counter[str]())
    print(f"{counted.total()} damages: " + ", ".join(f"{count} {what}" for what, count in counted.most_common()))


if __name__ == "__main__":
    main()
