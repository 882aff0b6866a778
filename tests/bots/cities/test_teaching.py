"""What is noted of a city to learn from is all that its worth was computed from."""

from __future__ import annotations

from itertools import pairwise

import pytest

from townwright.bots.cities import hunch, places, tables, teaching
from townwright.bots.cities.mind import Mind
from townwright.bots.cities.training import Noted, Player
from townwright.games.cities.options import NOMOVE, Options
from townwright.games.cities.pieces import ROUNDS

GAMES = 3


def thought(noted: Noted, line: int, left: int, options: Options) -> int:
    """The worth of a noted city, added up once more from its rows, entries and wishes."""
    table = tables.learnt(options.level, options.walks)
    network = tables.hunch(options.level, options.walks)
    wishes = [int(count) for count in noted.counts[line]]
    sums = [0] * int(places.WIDTH)
    for row in (int(each) for each in noted.rows[line]):
        if row != teaching.BLANK:
            sums = [one + other for one, other in zip(sums, network[row], strict=True)]
    first = int(places.first_row(left) + places.WISH_ROWS)
    for wish, times in enumerate(wishes):
        sums = [one + times * other for one, other in zip(sums, network[first + wish], strict=True)]
    felt = sum(max(one, 0) * say for one, say in zip(sums, network[int(places.SAY_ROWS) + left], strict=True))
    tabled = sum(table[entry] for entry in noted.entries[line])
    wished = sum(times * table[places.wish_place(left, wish)] for wish, times in enumerate(wishes))
    return int(tabled + wished + (felt >> int(hunch.SHIFT)))


@pytest.mark.parametrize("options", [Options(level=3), Options(level=1, variants=(NOMOVE,))], ids=["3", "1 nomove"])
def test_a_noted_city_is_worth_what_the_one_before_was_told_of_it(options: Options) -> None:
    learnt = tables.learnt(options.level, options.walks), tables.hunch(options.level, options.walks)
    noted = Player(Mind(options, *learnt)).play(GAMES, trials=0, patience=0, seed=1, note=True)

    for game in range(GAMES):
        lines = range(game * ROUNDS, (game + 1) * ROUNDS)
        for left, (line, before) in enumerate(pairwise(lines), start=1):
            assert noted.worths[before] == thought(noted, line, left, options)
        assert noted.worths[lines[0]] == noted.points[game] * tables.POINT


def test_a_trial_changes_the_game_but_not_what_the_city_before_it_is_told() -> None:
    options = Options(level=2)
    player = Player(Mind(options, tables.learnt(2, True), tables.hunch(2, True)))

    usual, tried = (player.play(GAMES, trials, 1, seed=4, note=True) for trials in (0, 1))

    assert (usual.points != tried.points).any()
    assert all(worth > 0 for worth in tried.worths)
