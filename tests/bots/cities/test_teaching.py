"""What is noted of a city to learn from is all that its worth was computed from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from townwright.bots.cities import feature_index, learnt_values, self_play
from townwright.bots.cities import network as hunch
from townwright.bots.cities.engine import Mind
from townwright.bots.cities.training import Noted, Player
from townwright.games.cities.city.pieces import ROUNDS
from townwright.games.cities.options import Options

GAMES = 3


def thought(noted: Noted, line: int, left: int, options: Options) -> int:
    """The worth of a noted city, added up once more from its rows, entries and wishes."""
    table = learnt_values.learnt(options.level, options.walks)
    network = learnt_values.hunch(options.level, options.walks)
    wishes = [int(count) for count in noted.counts[line]]
    sums = [0] * int(feature_index.WIDTH)
    for row in (int(each) for each in noted.rows[line]):
        if row != self_play.BLANK:
            sums = [one + other for one, other in zip(sums, network[row], strict=True)]
    first = int(feature_index.first_row(left) + feature_index.WISH_ROWS)
    for wish, times in enumerate(wishes):
        sums = [one + times * other for one, other in zip(sums, network[first + wish], strict=True)]
    felt = sum(max(one, 0) * say for one, say in zip(sums, network[int(feature_index.SAY_ROWS) + left], strict=True))
    tabled = sum(table[entry] for entry in noted.entries[line])
    wished = sum(times * table[feature_index.wish_place(left, wish)] for wish, times in enumerate(wishes))
    return int(tabled + wished + (felt >> int(hunch.SHIFT)))


@pytest.mark.parametrize("options", [Options(level=3), Options(level=1, variants=("nomove",))], ids=["3", "1 nomove"])
def test_a_noted_city_is_worth_what_the_one_before_was_told_of_it(options: Options) -> None:
    learnt = learnt_values.learnt(options.level, options.walks), learnt_values.hunch(options.level, options.walks)
    noted = Player(Mind(options, *learnt)).play(GAMES, trials=0, patience=0, seed=1, note=True)

    for game in range(GAMES):
        lines = range(game * ROUNDS, (game + 1) * ROUNDS)
        for left, (line, before) in enumerate(pairwise(lines), start=1):
            assert noted.worths[before] == thought(noted, line, left, options)
        assert noted.worths[lines[0]] == noted.points[game] * learnt_values.POINT


def test_a_trial_changes_the_game_but_not_what_the_city_before_it_is_told() -> None:
    options = Options(level=2)
    player = Player(Mind(options, learnt_values.learnt(2, True), learnt_values.hunch(2, True)))

    usual, tried = (player.play(GAMES, trials, 1, seed=4, note=True) for trials in (0, 1))

    assert (usual.points != tried.points).any()
    assert all(worth > 0 for worth in tried.worths)
