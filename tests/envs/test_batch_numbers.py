from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from townwright.core import registry
from townwright.envs.actions.batch_numbers import choice_numbers, choice_of, number_masks
from townwright.envs.chances import dealer_of
from townwright.envs.table import GameTable
from townwright.speed.greentown.batch import GreentownBatch
from townwright.speed.skylines.batch import SkylinesBatch

BATCHES: list[tuple[str, Any, dict[str, Any]]] = [
    ("greentown", GreentownBatch, {"seats": 2}),
    ("skylines", SkylinesBatch, {"seats": 2, "scenario": "4"}),
]


@pytest.mark.parametrize(("game", "kind", "words"), BATCHES)
def test_the_games_of_a_batch_have_the_numbers_of_environments(game: str, kind: Any, words: dict[str, Any]) -> None:
    seeds = (3, 4)
    tables = [GameTable(registry.find(game), words, seed) for seed in seeds]
    batch, random = kind(tables[0].options, len(seeds)), Random(1)
    batch.deal(map(dealer_of, seeds))
    for _ in range(4):
        choices = []
        for place, table in enumerate(tables):
            seat, events, numbers = table.to_act[0], len(table.events), list[int]()
            while len(table.events) == events:
                said = [numbers if each is table else [] for each in tables]
                mask = number_masks(game, batch, said)[place]
                assert np.flatnonzero(mask).tolist() == sorted(table.offered(seat))
                numbers.append(random.choice(list(table.offered(seat))))
                table.take(seat, numbers[-1])
            choices.append(choice_of(game, batch, place, numbers))
        batch.step(np.array(choices))


@pytest.mark.parametrize(("game", "kind", "words"), BATCHES)
def test_numbers_and_choices_lead_to_each_other(game: str, kind: Any, words: dict[str, Any]) -> None:
    batch = kind(registry.find(game).options({name: str(word) for name, word in words.items()}), 2, compiled=False)
    numbers = choice_numbers(game, batch, 1)

    assert [choice_of(game, batch, 1, each) for each in numbers] == list(range(batch.counts[1]))
    with pytest.raises(ValueError, match="say nothing that is open in game 1"):
        choice_of(game, batch, 1, (1_000,))
