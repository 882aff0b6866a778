"""Holds random cities through ``play_games`` against the same games in C: ``python3 dev bench yardstick``.

Builds ``yardstick.c`` with the machine's C compiler (``CC``, or else ``cc``), checks that every game of both ends with
the same points, and prints how many cities each plays in a second of CPU time on one core, in turn in one run.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import click
import numpy as np

from townwright.games.cities.options import Options
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.row_layout import KINDS, looks_of, turned

SOURCE = Path(__file__).with_name("yardstick.c")
TURNS = 4
FLAGS = ("-std=c11", "-O3", "-march=native", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror")
GOAL = 0.8


class Tile(ctypes.Structure):
    """A tile as ``yardstick.c`` holds it: the boards of its four kinds in each of its turns, and how many these are."""

    _fields_ = (("kind", ctypes.c_uint64 * int(KINDS) * TURNS), ("looks", ctypes.c_uint32), ("shift", ctypes.c_uint32))


@click.command()
@click.option("--games", default=100_000, show_default=True, help="Games of one run.")
@click.option("--runs", default=15, show_default=True, help="Runs of each, in turn.")
def main(games: int, runs: int) -> None:
    """Check, measure and print."""
    fast = FastCities(Options(level=3))
    with tempfile.TemporaryDirectory() as folder:
        yardstick = Yardstick(Path(folder), fast)
        ours, theirs = fast.play_games(1, games), yardstick.play_games(1, games)
        if not np.array_equal(ours, theirs):
            raise SystemExit("the two do not play the same games")
        seconds: dict[str, list[float]] = {"compiled": [], "C": []}
        for _ in range(runs):
            seconds["compiled"].append(timed(fast.play_games, games))
            seconds["C"].append(timed(yardstick.play_games, games))
    for name, spent in seconds.items():
        print(f"{name}: {games / median(spent):,.0f} cities a second (best {games / min(spent):,.0f})")
    ratios = sorted(one / other for one, other in zip(seconds["C"], seconds["compiled"], strict=True))
    print(f"compiled against C: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}), goal {GOAL}")


class Yardstick:
    """The games of ``yardstick.c``, built into a folder."""

    def __init__(self, folder: Path, fast: FastCities) -> None:
        built = folder / "yardstick.so"
        command = [os.environ.get("CC", "cc"), *FLAGS, str(SOURCE), "-o", str(built)]
        subprocess.run(command, check=True)  # noqa: S603  our own source
        self._library = ctypes.CDLL(str(built))
        self._tiles = (Tile * len(fast.tiles))(*(tile_of(word, fast.faces) for word in fast.tiles))
        self._figures = fast.figures

    def play_games(self, seed: int, games: int) -> Any:
        """The points of the first games of a seed."""
        points, words = np.zeros(games, np.int64), ctypes.POINTER(ctypes.c_int64)
        self._library.play_games(
            self._tiles, self._figures.ctypes.data_as(words), ctypes.c_int64(len(self._figures) // 3),
            ctypes.c_uint64(seed), ctypes.c_int64(games), points.ctypes.data_as(words),
        )  # fmt: skip
        return points


def tile_of(word: int, faces: Any) -> Tile:
    """The tile of a row's word, with the boards of each of its turns."""
    looks = looks_of(int(word))
    tile = Tile(looks=looks, shift=looks.bit_length() - 1)
    for turn in range(looks):
        for kind in range(KINDS):
            tile.kind[turn][kind] = int(faces[turned(int(word), turn) + kind])
    return tile


def timed(play: Any, games: int) -> float:
    """CPU seconds for games of one seed."""
    started = process_time()
    play(1, games)
    return process_time() - started


if __name__ == "__main__":
    main()
