from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.speed.cities_agree import agree
from townwright.games.cities.options import Options, every_option
from townwright.speed.cities import action_numbers
from townwright.speed.cities.fast_game import FastCities
from townwright.speed.cities.row_layout import CHOICES

OPTIONS = tuple(options for options in every_option() if options.terms.compiled)
MODES = (False, True)
both_modes = pytest.mark.parametrize("compiled", MODES, ids=lambda compiled: "compiled" if compiled else "plain")


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.level},{'+'.join(options.variants)}")
def test_words_and_readable_rules_play_the_same_game(options: Options) -> None:
    assert agree(replace(options, seats=1), f"speed {options.variants}", compiled=True) > 1_000


def test_plain_words_and_readable_rules_play_the_same_game() -> None:
    assert agree(Options(seats=2, level=3), "speed plain", compiled=False) > 10_000


@pytest.mark.parametrize("level", [1, 2, 3])
def test_both_modes_play_the_same_cities_from_the_same_seed(level: int) -> None:
    options = Options(level=level)

    plain, compiled = (FastCities(options, mode).play_games(seed=7, games=50) for mode in (False, True))

    assert plain == list(compiled)


@both_modes
def test_a_run_is_the_same_however_it_is_cut(compiled: bool) -> None:
    cities = FastCities(Options(level=3), compiled)
    whole = list(cities.play_games(seed=5, games=30))

    assert list(cities.play_games(seed=5, games=30, threads=4)) == whole
    assert [*cities.play_games(seed=5, games=11), *cities.play_games(seed=5, games=19, first=11)] == whole
    assert whole != list(cities.play_games(seed=6, games=30))


@both_modes
def test_a_choice_that_is_not_there_changes_nothing(compiled: bool) -> None:
    cities = FastCities(Options(), compiled)
    row = cities.shuffled(seed=1)
    before = list(row)

    assert [cities.step(row, choice) for choice in (-1, int(row[CHOICES]), 1 << 40)] == [-1, -1, -1]
    assert list(row) == before


@both_modes
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options.variants))
def test_every_choice_has_an_action_of_its_own_and_back(options: Options, compiled: bool) -> None:
    cities, random = FastCities(options, compiled), Random(4)
    row = cities.shuffled(seed=3)
    while count := int(row[CHOICES]):
        some = range(0, count, max(1, count // 20))
        actions = [int(cities.sources["action_numbers"].action_of(row, choice)) for choice in some]
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < action_numbers.ACTIONS for action in actions)
        assert [cities.sources["action_numbers"].choice_of(row, action) for action in actions] == list(some)
        cities.step(row, random.randrange(count))


def test_a_city_without_limits_is_refused() -> None:
    with pytest.raises(ValueError, match="no rules for free"):
        FastCities(Options(variants=("free",)))


@both_modes
def test_games_need_a_thread_and_no_games_need_no_time(compiled: bool) -> None:
    cities = FastCities(Options(), compiled)

    assert list(cities.play_games(seed=5, games=0, threads=2)) == []
    with pytest.raises(ValueError, match="the number of threads is a whole number from 1 on, not 0"):
        cities.play_games(seed=5, games=3, threads=0)
