"""What batches and fast games are given by mistake: compiled code would take it as something else."""

from __future__ import annotations

from typing import Any

import pytest

from townwright.core import registry
from townwright.speed.cities.batch import CityBatch
from townwright.speed.greentown.batch import GreentownBatch
from townwright.speed.skylines.batch import SkylinesBatch

BATCHES: list[tuple[str, Any]] = [("cities", CityBatch), ("greentown", GreentownBatch), ("skylines", SkylinesBatch)]
every_batch = pytest.mark.parametrize(("game", "batch_of"), BATCHES)


def options_of(game: str) -> Any:
    return registry.find(game).options({})


@every_batch
def test_options_of_another_kind_are_refused(game: str, batch_of: Any) -> None:
    other = options_of("greentown" if game == "cities" else "cities")
    for given in ({"seats": "2"}, None, other):
        with pytest.raises(TypeError, match=f"townwright.games.{game}.options.read_options makes options from words"):
            batch_of(given, 2, compiled=False)


@every_batch
def test_games_of_a_batch_are_counted_by_whole_numbers(game: str, batch_of: Any) -> None:
    for games in (2.5, "2", True):
        with pytest.raises(TypeError, match="a batch has a whole number of games"):
            batch_of(options_of(game), games, compiled=False)
    batch = batch_of(options_of(game), 2, compiled=False)
    for first, error in ((-1, ValueError), (1.5, TypeError), ("1", TypeError)):
        with pytest.raises(error, match="the first game is a whole number"):
            batch.shuffle(1, first)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        batch.shuffle(1.5)
    with pytest.raises(TypeError, match="a batch is dealt by dealers, and 1 is none"):
        batch.deal([1, 2])


@every_batch
def test_whole_games_are_counted_by_whole_numbers_too(game: str, batch_of: Any) -> None:
    play_games = batch_of(options_of(game), 1, compiled=False).fast.play_games

    assert len(play_games(seed=1, games=0)) == 0
    with pytest.raises(ValueError, match="the number of games is a whole number from 0 on, not -1"):
        play_games(seed=1, games=-1)
    with pytest.raises(TypeError, match=r"the number of games is a whole number, not 2\.5"):
        play_games(seed=1, games=2.5)
    with pytest.raises(ValueError, match="the first game is a whole number from 0 on, not -1"):
        play_games(seed=1, games=1, first=-1)
