"""What each draw was worth: the best value with the drawn tile, less its mean over all tiles that were still out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from townwright.bots.cities.position_values import PositionValues
from townwright.core.seats import CHANCE
from townwright.games.cities import GAME
from townwright.games.cities.actions import CommonLayout, Draw
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES
from townwright.games.cities.moves import common_layouts
from townwright.games.cities.options import Options
from townwright.study.cities.positions import DrawPosition
from townwright.study.reviews import Estimate
from townwright.study.samples import estimate, mean

HORIZON = 3
"""Rounds that are played on after each tile that could have come."""
STARTS = 200
"""Starting tiles, or layouts of a quick start, that are tried to find what a start is worth on average."""
SEARCH_GAIN = {1: 1.2, 2: 2.7, 3: 5.7}
"""By level: how much more all moves that rollouts find better bring than the learnt values promise before the start.

It is what leaves as little as can be unexplained for players of every strength, the middle between those for whom most
and least is: were it taken from one of them alone, it would be wrong for the others, in whose cities there is more or
less to find.
"""


def luck(values: PositionValues, position: DrawPosition, nodes: int, seed: str) -> Estimate:
    """The luck of a draw, with about so many nodes for rollouts."""
    if isinstance(position.action, CommonLayout):
        after = GAME.play(position.state, CHANCE, position.action).cities[0]
        usual = [layout_value(values, position.state.drawn, layout) for layout in some_layouts(values, position)]
        return Estimate(values.value(after.words, position.state.out, ROUNDS) - mean(usual))
    if not isinstance(position.action, Draw):
        raise TypeError(f"{position.action} is no draw")
    if len(position.state.drawn) < STARTING_TILES:
        if values.options.terms.common_layout:
            return Estimate(0.0)
        drawn = (*position.state.drawn, position.action.tile)
        return Estimate(best_start(values, drawn) - usual_start(values.options))
    return tile_luck(values, position, position.action.tile, nodes, seed)


def tile_luck(values: PositionValues, position: DrawPosition, tile: int, nodes: int, seed: str) -> Estimate:
    """The luck of a tile of a round: every tile still out is laid as well as can be, and played on a little."""
    out, city, rounds = position.state.out, position.state.cities[0], position.rounds
    best = {each: values.moves(city.words, each, without(out, each), rounds, 1)[0] for each in out}
    if rounds == 0:
        return Estimate(best[tile].value - mean([move.value for move in best.values()]))
    ahead = min(rounds, HORIZON)
    count = max(2, nodes // (len(out) * ahead))
    random = Random(f"luck {seed} {city} {out}")  # noqa: S311  reproducible, not secret
    orders = [random.sample(out, len(out)) for _ in range(count)]
    found = {
        each: values.samples([best[each].city], [without(order, each) for order in orders], rounds, ahead).values[0]
        for each in out
    }
    usual = [mean([found[each][number] for each in out]) for number in range(count)]
    return estimate([found[tile][number] - usual[number] for number in range(count)])


def without(tiles: Sequence[int], tile: int) -> list[int]:
    """The tiles without one of them."""
    return [each for each in tiles if each != tile]


# Before the first round


def best_start(values: PositionValues, drawn: Sequence[int]) -> float:
    """What the best layout of three starting tiles promises."""
    out = [tile for tile in range(1, TILES + 1) if tile not in drawn]
    return values.layouts(drawn, out, 1)[0].value


def some_layouts(values: PositionValues, position: DrawPosition) -> list[CommonLayout]:
    """Some of the layouts that chance could have laid in a quick start."""
    legal = common_layouts(position.state.hand, values.options)
    random = Random(f"layouts {position.state.drawn} {values.options.tiles.name}")  # noqa: S311
    return [legal[random.randrange(len(legal))] for _ in range(STARTS)]


def layout_value(values: PositionValues, drawn: Sequence[int], layout: CommonLayout) -> float:
    """What a layout of a quick start promises."""
    state = GAME.start(values.options)
    for tile in drawn:
        state = GAME.play(state, CHANCE, Draw(tile))
    return values.value(GAME.play(state, CHANCE, layout).cities[0].words, state.out, ROUNDS)


@lru_cache(maxsize=64)
def usual_start(options: Options) -> float:
    """What the learnt values promise on average before anything is drawn."""
    values, random = PositionValues(options), Random("starts")  # noqa: S311  reproducible, not secret
    found = []
    for _ in range(STARTS):
        drawn = random.sample(range(1, TILES + 1), STARTING_TILES)
        if options.terms.common_layout:
            state = GAME.start(options)
            for tile in drawn:
                state = GAME.play(state, CHANCE, Draw(tile))
            legal = common_layouts(state.hand, options)
            found.append(layout_value(values, drawn, legal[random.randrange(len(legal))]))
        else:
            found.append(best_start(values, drawn))
    return mean(found)


def start_value(options: Options) -> float:
    """The expected points before anything is drawn, for the strongest play that is known here."""
    return usual_start(options) + SEARCH_GAIN[options.level]
