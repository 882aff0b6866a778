"""Learns the table and the network of one Cities level, for ``python3 dev bench train_cities``.

It plays whole games, many at the same time, and keeps samples of the cities on the way; then the table and the network
are fitted to the targets (``cities_fitting``), and the next games are played with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from time import monotonic

from benchmarks.cities_fitting import ROW_STEP, Fit
from townwright.bots.cities import learnt_values
from townwright.bots.cities.features import feature_index
from townwright.bots.cities.learning.training import SelfPlayer, TrainingSamples
from townwright.bots.cities.search import CitiesSearch
from townwright.games.cities.options import Options

GAMES_AT_ONCE = 500
"""So many games are played at a stretch."""
TRIALS = 0.85
"""The share of games in which one move is on trial."""
TEST_SEED = 77


class Learner:
    """The table and the network of one level and one way of moving tourists, with the players that make samples."""

    def __init__(
        self, level: int, walks: bool, threads: int, device: str, go_on: bool = False, seed: int = 0,
        row_step: float = ROW_STEP,
    ) -> None:  # fmt: skip
        options = Options(level=level, variants=() if walks else ("nomove",))
        self.level, self.walks, self.seed, self.rounds = level, walks, seed, 0
        table, network = learnt_values.initial_table(level), learnt_values.NO_NETWORK
        if go_on:
            table, network = learnt_values.learnt_table(level, walks), learnt_values.learnt_network(level, walks)
        self.fit = Fit(table, network, device, 4 * seed + level, row_step)
        blank = [[0] * int(feature_index.WIDTH)] * int(feature_index.ROWS)
        self.players = [SelfPlayer(CitiesSearch(options, table, network or blank)) for _ in range(threads)]

    def start_playing(self, seconds: float, end_weight: float, pool: Executor) -> list[Future[list[TrainingSamples]]]:
        """Let all players play for some seconds; returns the futures of their samples."""
        until, round_ = monotonic() + seconds, self.rounds
        self.rounds += 1

        def play(number: int) -> list[TrainingSamples]:
            found: list[TrainingSamples] = []
            while not found or monotonic() < until:
                seed = (((self.seed << 8) + round_ * 4 + self.level) * len(self.players) + number) << 20 | len(found)
                found.append(self.players[number].play(GAMES_AT_ONCE, TRIALS, end_weight, seed, write_samples=True))
            return found

        return [pool.submit(play, number) for number in range(len(self.players))]

    def learn(self, samples: Sequence[TrainingSamples], epochs: int) -> tuple[float, float]:
        """Fit to some samples, and use the result from now on; returns the error before and after."""
        error = self.fit.train([(each.rows, each.entries, each.counts, each.worths) for each in samples], epochs)
        table, network = self.fit.as_whole_numbers()
        for player in self.players:
            player.search.weights[:], player.search.network[:] = table, network
        return error

    def test(self, games: int, pool: Executor) -> list[int]:
        """The points of some games without trials and without rollouts."""
        share = -(-games // len(self.players))

        def play(number: int) -> TrainingSamples:
            return self.players[number].play(share, 0, 0, TEST_SEED + number, write_samples=False)

        return [int(points) for samples in pool.map(play, range(len(self.players))) for points in samples.points]

    def save(self, folder: Path = learnt_values.FOLDER) -> int:
        """Write the table and the network to their files; returns their size in bytes."""
        whole_table, whole_network = self.fit.as_whole_numbers()
        table = learnt_values.pack(whole_table.tolist(), learnt_values.initial_table(self.level))
        network = learnt_values.compress(whole_network.flatten().tolist())
        folder.mkdir(exist_ok=True)
        (folder / learnt_values.table_file(self.level, self.walks)).write_bytes(table)
        (folder / learnt_values.network_file(self.level, self.walks)).write_bytes(network)
        return len(table) + len(network)
