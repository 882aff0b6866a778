"""What a city is worth for each tile that can come next: the estimate that ``foresight`` pays and fines with.

It may be any estimate that is a function of the city, the unseen tiles and the tile alone; the nearer to what a perfect
player makes of them, the nearer is the estimate of perfect play.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from townwright.bots.cities.evaluation import Weights
from townwright.bots.cities.features.feature_index import NO, ONE
from townwright.bots.cities.features.spots import Scratch, Workspace
from townwright.bots.cities.move_ranking import VALUES, TermWords, rank_moves
from townwright.bots.cities.network import NetworkRows, Sums, start_sums
from townwright.bots.cities.quick_moves import make_quick_move
from townwright.bots.cities.rollouts import CANDIDATES, NEXT
from townwright.core.words import apart
from townwright.games.cities.city.masks import CityWords, Faces


@apart
def mean_quick_value(
    city: CityWords, tiles: MutableSequence[int], first: int, terms: TermWords, rounds: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
) -> int:  # fmt: skip
    """The mean, over all tiles from ``first`` on, of the learnt value after a good move with it, in parts.

    So many rounds are left after that move.
    """
    total, count = NO, len(tiles) - first
    for place in range(first, len(tiles)):
        tiles[first], tiles[place] = tiles[place], tiles[first]
        start_sums(tiles, first + ONE, rounds, faces, network, sums)
        make_quick_move(
            city, tiles[first], terms, rounds, NEXT, faces, weights, network, workspace, scratch, sums
        )  # fmt: skip
        total += scratch[VALUES][NEXT]
        tiles[first], tiles[place] = tiles[place], tiles[first]
    return total // count


@apart
def values_of_tiles(
    city: CityWords, tiles: MutableSequence[int], first: int, terms: TermWords, rounds: int, width: int, faces: Faces,
    weights: Weights, network: NetworkRows, workspace: Workspace, scratch: Scratch, sums: Sums,
    values: MutableSequence[int],
) -> None:  # fmt: skip
    """Write what the city is worth with each tile from ``first`` on in hand, when so many rounds follow.

    With a width of 0 that is the learnt value after a good move; otherwise the best, among so many of the best moves,
    of the mean value that the tile after next leads to.
    """
    for place in range(first, len(tiles)):
        tiles[first], tiles[place] = tiles[place], tiles[first]
        start_sums(tiles, first + ONE, rounds, faces, network, sums)
        if width == NO or rounds == NO:
            make_quick_move(
                city, tiles[first], terms, rounds, NEXT, faces, weights, network, workspace, scratch, sums
            )  # fmt: skip
            best = scratch[VALUES][NEXT]
        else:
            kept = rank_moves(
                city, tiles[first], terms, rounds, width, CANDIDATES, faces, weights, network, workspace, scratch, sums
            )  # fmt: skip
            best = NO
            for move in range(kept):
                best = max(
                    best,
                    mean_quick_value(
                        workspace[CANDIDATES + move], tiles, first + ONE, terms, rounds - ONE, faces, weights,
                        network, workspace, scratch, sums,
                    ),
                )  # fmt: skip
        values[place] = best
        tiles[first], tiles[place] = tiles[place], tiles[first]
