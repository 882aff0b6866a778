"""A pupil of Cities: a table and a network that learn, for ``python3 dev bench train_cities``.

It plays whole games against luck, many at the same time, and notes the cities on the way; then what it thinks of them
is fitted to what came of them (``cities_fitting``), and the next games are played with that.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from time import monotonic

from benchmarks.cities_fitting import ROW_STEP, Fit
from townwright.bots.cities import feature_index, learnt_values
from townwright.bots.cities.engine import Mind
from townwright.bots.cities.training import Noted, Player
from townwright.games.cities.options import Options

PORTION = 500
"""So many games are played at a stretch."""
TRIALS = 0.85
"""The share of games in which one move is on trial."""
TEST_SEED = 77


class Pupil:
    """A table and a network that learn, for one level and one way of moving tourists."""

    def __init__(
        self, level: int, walks: bool, threads: int, device: str, go_on: bool = False, seed: int = 0,
        row_step: float = ROW_STEP,
    ) -> None:  # fmt: skip
        options = Options(level=level, variants=() if walks else ("nomove",))
        self.level, self.walks, self.seed, self.lessons = level, walks, seed, 0
        table, network = learnt_values.guessed(level), learnt_values.SILENT
        if go_on:
            table, network = learnt_values.learnt(level, walks), learnt_values.hunch(level, walks)
        self.fit = Fit(table, network, device, 4 * seed + level, row_step)
        blank = [[0] * int(feature_index.WIDTH)] * int(feature_index.ROWS)
        self.players = [Player(Mind(options, table, network or blank)) for _ in range(threads)]

    def begin(self, seconds: float, patience: float, pool: Executor) -> list[Future[list[Noted]]]:
        """Lets all players play for some seconds."""
        until, lesson = monotonic() + seconds, self.lessons
        self.lessons += 1

        def play(number: int) -> list[Noted]:
            found: list[Noted] = []
            while not found or monotonic() < until:
                seed = (((self.seed << 8) + lesson * 4 + self.level) * len(self.players) + number) << 20 | len(found)
                found.append(self.players[number].play(PORTION, TRIALS, patience, seed, note=True))
            return found

        return [pool.submit(play, number) for number in range(len(self.players))]

    def learn(self, noted: Sequence[Noted], epochs: int) -> tuple[float, float]:
        """Learns from some games, and plays by that from now on; answers by how much it was wrong, before and after."""
        wrong = self.fit.draw([(each.rows, each.entries, each.counts, each.worths) for each in noted], epochs)
        table, network = self.fit.whole()
        for player in self.players:
            player.mind.weights[:], player.mind.hunch[:] = table, network
        return wrong

    def test(self, games: int, pool: Executor) -> list[int]:
        """The points of some games without trials and without looking ahead."""
        share = -(-games // len(self.players))

        def play(number: int) -> Noted:
            return self.players[number].play(share, 0, 0, TEST_SEED + number, note=False)

        return [int(points) for noted in pool.map(play, range(len(self.players))) for points in noted.points]

    def save(self, folder: Path = learnt_values.FOLDER) -> int:
        """Writes what was learnt where the bots find it; answers its size in bytes."""
        whole_table, whole_network = self.fit.whole()
        table = learnt_values.packed(whole_table.tolist(), learnt_values.guessed(self.level))
        network = learnt_values.squeezed(whole_network.flatten().tolist())
        folder.mkdir(exist_ok=True)
        (folder / learnt_values.table_name(self.level, self.walks)).write_bytes(table)
        (folder / learnt_values.hunch_name(self.level, self.walks)).write_bytes(network)
        return len(table) + len(network)
