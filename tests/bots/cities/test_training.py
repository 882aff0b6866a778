"""What is noted of a city to learn from is all that its worth was computed from.

The games are played in plain Python: compiling what plays them takes longer than a hundred of them.
``dev soak training`` compiles it, and compares whole samples of both at every level.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from townwright.bots.cities import learnt_values
from townwright.bots.cities import network as network_module
from townwright.bots.cities.features import feature_index
from townwright.bots.cities.learning import self_play
from townwright.bots.cities.learning.training import SelfPlayer, TrainingSamples
from townwright.bots.cities.search import CitiesSearch
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options

GAMES = 2


def self_player(options: Options) -> SelfPlayer:
    """Who plays with what was learnt, in plain Python."""
    learnt = (
        learnt_values.learnt_table(options.level, options.walks),
        learnt_values.learnt_network(options.level, options.walks),
    )
    return SelfPlayer(CitiesSearch(options, *learnt, compiled=False))


def worth_again(samples: TrainingSamples, line: int, left: int, options: Options) -> int:
    """The worth of a noted city, added up once more from its rows, entries and field_counts."""
    table = learnt_values.learnt_table(options.level, options.walks)
    network = learnt_values.learnt_network(options.level, options.walks)
    field_counts = [int(count) for count in samples.counts[line]]
    sums = [0] * int(feature_index.WIDTH)
    for row in (int(each) for each in samples.rows[line]):
        if row != self_play.BLANK:
            sums = [one + other for one, other in zip(sums, network[row], strict=True)]
    first = int(feature_index.first_row(left) + feature_index.EMPTY_FIELD_ROWS)
    for field_class, times in enumerate(field_counts):
        sums = [one + times * other for one, other in zip(sums, network[first + field_class], strict=True)]
    hidden = sum(
        max(one, 0) * output_weights
        for one, output_weights in zip(sums, network[int(feature_index.OUTPUT_ROWS) + left], strict=True)
    )
    table_value = sum(table[entry] for entry in samples.entries[line])
    field_value = sum(
        times * table[feature_index.empty_field_place(left, field_class)]
        for field_class, times in enumerate(field_counts)
    )
    return int(table_value + field_value + (hidden >> int(network_module.SHIFT)))


@pytest.mark.parametrize("options", [Options(level=3), Options(level=1, variants=("nomove",))], ids=["3", "1 nomove"])
def test_a_noted_city_is_worth_what_the_one_before_was_told_of_it(options: Options) -> None:
    samples = self_player(options).play(GAMES, trials=0, end_weight=0, seed=1, write_samples=True)

    for game in range(GAMES):
        lines = range(game * ROUNDS, (game + 1) * ROUNDS)
        for left, (line, before) in enumerate(pairwise(lines), start=1):
            assert samples.worths[before] == worth_again(samples, line, left, options)
        assert samples.worths[lines[0]] == samples.points[game] * learnt_values.POINT


def test_a_trial_changes_the_game_but_not_what_the_city_before_it_is_told() -> None:
    player = self_player(Options(level=2))

    usual, tried = (player.play(GAMES, trials, 1, seed=4, write_samples=True) for trials in (0, 1))

    assert (usual.points != tried.points).any()
    assert all(worth > 0 for worth in tried.worths)
