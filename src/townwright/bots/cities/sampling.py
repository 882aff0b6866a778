"""Plays given cities on with given orders of tiles, and writes down what came of each: the samples of a review.

All cities are played on with the same orders, so that their samples can be compared pair by pair. Nothing is drawn
here: whoever asks decides the orders, how many rounds are left, and how many of them are played.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

from townwright.bots.cities.evaluation import Weights
from townwright.bots.cities.features.feature_index import NO, ONE
from townwright.bots.cities.features.spots import Scratch, Workspace
from townwright.bots.cities.move_ranking import LEVEL, TermWords
from townwright.bots.cities.network import NetworkRows, Sums
from townwright.bots.cities.rollouts import CURRENT, rollout
from townwright.core.words import apart, i64
from townwright.games.cities.city.masks import (
    ATTRACTION,
    PARK,
    TERRACE,
    TOURISTS,
    CityWords,
    Faces,
    passable,
    score_views,
    score_zones,
    terrace_bonus,
    water_bonus,
)

RolloutRows: TypeAlias = Sequence[MutableSequence[int]]
SCORED_KINDS = i64(3)
"""Attractions, parks and terraces: what points come from."""


@apart
def sample_rollouts(
    cities: Sequence[CityWords], orders: Sequence[Sequence[int]], terms: TermWords, rounds: int, ahead: int,
    faces: Faces, weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
    samples: RolloutRows,
    kinds: RolloutRows,
) -> int:  # fmt: skip
    """Write what each city is worth, in parts, after so many rounds ahead of those left with each order of tiles.

    The points of each kind in the cities at the end of the rollouts are added up in ``kinds``. Returns the nodes used.
    """
    used, level = NO, terms[LEVEL]
    for city in range(len(cities)):
        for order in range(len(orders)):
            samples[city][order] = rollout(
                cities[city], orders[order], terms, rounds, ahead, faces, weights, network, workspace, scratch, sums
            )
            used += ahead
            end = workspace[CURRENT]
            tourists = end[TOURISTS]
            kinds[city][NO] += score_zones(end[ATTRACTION], terrace_bonus(end, level), tourists)
            kinds[city][ONE] += score_zones(end[PARK], water_bonus(end, level), tourists)
            kinds[city][TERRACE] += score_views(end[TERRACE] & tourists, passable(end, level))
    return used
