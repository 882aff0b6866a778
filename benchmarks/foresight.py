"""Estimates from above what perfect play without foresight makes in Cities: ``python3 dev bench foresight --level 3``.

A player who knows all tiles in advance makes more than anybody can without; so each draw is to be paid for. Its luck is
what the city is worth with the tile that came, less the mean over all tiles that could have come. Whoever does not know
the tiles pays nothing on average, so the mean of the most that points less luck can be is at least what perfect play
makes, whatever is taken for the worth of a city, and the nearer the better that is known ("information relaxation":
Rogers 2002; Brown, Smith and Sun 2010). The most is searched with a beam, which can miss it: wider beams tell how much.

With ``--own expert`` points less luck of a bot's own games are averaged instead, which must give its mean points.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks import arguments
from benchmarks.study_deals import bot_game
from townwright.bots.cities.learnt_values import POINT
from townwright.bots.cities.position_values import PositionValues
from townwright.bots.cities.search import SOURCES
from townwright.bots.confidence import mean_interval
from townwright.games.cities import GAME
from townwright.games.cities.city.pieces import ROUNDS, STARTING_TILES, TILES
from townwright.games.cities.options import Options
from townwright.speed.runtime import modes
from townwright.study.cities.luck import best_start, usual_start
from townwright.study.cities.positions import DecisionPosition, positions

CHILDREN = 8
"""So many of the best moves of each city are followed."""
LOOKED_AT = 3
"""For each city that is kept so many are looked at more closely."""
LAYOUTS = 48
PRINT_EVERY = 10


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A city that a player with foresight could have after a round."""

    city: tuple[int, ...]
    luck: float
    """What its draws were worth so far."""
    in_hand: float
    """Its worth with the tile that comes next."""
    usual: float
    """The mean of its worth over all tiles that could come next."""

    @property
    def prospect(self) -> float:
        """What it seems to lead to, less luck; whichever tile comes next, its luck is taken off again."""
        return self.usual - self.luck

    @property
    def luck_of_next(self) -> float:
        """What its draws were worth, with the next one."""
        return self.luck + self.in_hand - self.usual


class Foresight:
    """Searches for the most that points less luck can be, with one estimate of what cities are worth."""

    def __init__(self, options: Options, width: int) -> None:
        self.values, self.width = PositionValues(options), width
        source = "benchmarks.foresight_values"
        load = modes.compiled if self.values.search.compiled else modes.plain
        self.kernel = load((*SOURCES, source))[-1]

    def worth(self, city: Sequence[int], out: Sequence[int], rounds: int) -> tuple[float, float]:
        """The worth of a city with the first of the unseen tiles in hand, and its mean over all of them.

        So many rounds are left after that tile.
        """
        search: Any = self.values.search
        found = search.numbers([0] * len(out))
        self.kernel.values_of_tiles(
            search.words(city), search.tiles(out), 0, search.terms, rounds, self.width, search.faces, search.weights,
            search.network, search.workspace, search.scratch, search.sums, found,
        )  # fmt: skip
        return float(found[0]) / POINT, float(sum(found)) / len(out) / POINT

    def luck_of_start(self, drawn: Sequence[int]) -> float:
        """What the starting tiles are worth, less what they are usually worth."""
        return best_start(self.values, drawn[:STARTING_TILES]) - usual_start(self.values.options)

    def most(self, drawn: Sequence[int], beam: int) -> float:
        """The most that points less luck were found to be; ``drawn`` are all tiles, those that stay out last."""
        start, hand = self.luck_of_start(drawn), drawn[STARTING_TILES:]
        layouts = self.values.layouts(drawn[:STARTING_TILES], hand, LAYOUTS)
        kept = self.widened({each.city: start for each in layouts}, hand, ROUNDS, beam)
        for left in range(ROUNDS - 1, 0, -1):
            tile, *hand = hand
            kept = self.widened(self.followed(kept, tile, hand, left, beam), hand, left, beam)
        tile, *hand = hand
        return max(self.values.moves(each.city, tile, hand, 0, 1)[0].value - each.luck_of_next for each in kept)

    def followed(
        self, kept: Sequence[Foreseen], tile: int, out: Sequence[int], left: int, beam: int
    ) -> dict[tuple[int, ...], float]:
        """The cities after a round that seem best, each once, with the luck on the least lucky way to it."""
        found: dict[tuple[int, ...], float] = {}
        seems: dict[tuple[int, ...], float] = {}
        for each in kept:
            luck = each.luck_of_next
            for move in self.values.moves(each.city, tile, out, left, CHILDREN):
                if luck < found.get(move.city, float("inf")):
                    found[move.city], seems[move.city] = luck, move.value - luck
        best = sorted(found, key=lambda city: -seems[city])[: LOOKED_AT * beam]
        return {city: found[city] for city in best}

    def widened(self, cities: dict[tuple[int, ...], float], out: Sequence[int], left: int, beam: int) -> list[Foreseen]:
        """The cities with the best prospects, so many rounds before the end."""
        weighed = [Foreseen(city, luck, *self.worth(city, out, left - 1)) for city, luck in cities.items()]
        return sorted(weighed, key=lambda each: -each.prospect)[:beam]

    def own(self, words: dict[str, str], bot: str, nodes: int, seed: str, deal: int) -> tuple[int, float]:
        """The points of a bot's game, and the luck of all its draws."""
        replay = bot_game("cities", words, bot, seed, deal, nodes)
        drawn = replay.state.drawn
        luck = self.luck_of_start(drawn)
        for position in positions(replay, 0):
            if isinstance(position, DecisionPosition) and position.rounds > 0:
                tile = drawn[STARTING_TILES + ROUNDS - position.rounds]
                out = [tile, *(each for each in position.state.out if each != tile)]
                in_hand, usual = self.worth(position.after.words, out, position.rounds - 1)
                luck += in_hand - usual
        return GAME.standing(replay.state, 0).total, luck


def main() -> None:
    """Search the deals with each beam, or replay a bot's own games, and print the means so far and at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="3")
    parser.add_argument("--tiles", default="mixed24")
    parser.add_argument("--deals", type=arguments.positive, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--beams", type=arguments.positive, nargs="+", default=[16, 64, 256])
    parser.add_argument("--width", type=int, default=0, help="moves of which the next tile is tried; 0 asks no tile")
    parser.add_argument("--own", help="a bot whose own games are measured instead")
    parser.add_argument("--nodes", type=arguments.positive, default=440)
    parser.add_argument("--seed", default="foresight")
    parser.add_argument("--workers", type=arguments.positive, default=1)
    parser.add_argument("--into", type=Path, help="a file that gets a line for each deal")
    args = parser.parse_args()
    words = {"level": args.level, "tiles": args.tiles}
    with arguments.refusals_as_usage_errors(parser):
        GAME.options(words)
    work = partial(searched, words, args.width, args.beams, args.seed)
    if args.own:
        work = partial(measured, words, args.width, args.own, args.nodes, args.seed)
    names = ["points", "points less luck"] if args.own else [f"beam {beam}" for beam in args.beams]
    with ProcessPoolExecutor(args.workers) as pool:
        for rows in so_far(pool, work, range(args.first, args.first + args.deals), args.into):
            show(args.level, args.width, names, rows)


@cache
def foresight(level: str, tiles: str, width: int) -> Foresight:
    """The search of a process, made once."""
    return Foresight(GAME.options({"level": level, "tiles": tiles}), width)


def searched(words: dict[str, str], width: int, beams: Sequence[int], seed: str, number: int) -> list[float]:
    """The most of a deal with each beam."""
    drawn = Random(f"deal {seed} {number}").sample(range(1, TILES + 1), TILES)
    return [foresight(words["level"], words["tiles"], width).most(drawn, beam) for beam in beams]


def measured(words: dict[str, str], width: int, bot: str, nodes: int, seed: str, number: int) -> list[float]:
    """The points of a bot's game, and the points less luck."""
    points, luck = foresight(words["level"], words["tiles"], width).own(words, bot, nodes, seed, number)
    return [points, points - luck]


def so_far(pool: Executor, work: Any, deals: range, into: Path | None) -> Iterator[list[list[float]]]:
    """The rows of all deals so far, now and then and at the end."""
    rows: list[list[float]] = []
    for row in pool.map(work, deals):
        rows.append(row)
        if into:
            with into.open("a") as file:
                file.write(f"{deals[len(rows) - 1]}: {' '.join(f'{value:.3f}' for value in row)}\n")
        if len(rows) % PRINT_EVERY == 0 or len(rows) == len(deals):
            yield rows


def show(level: str, width: int, names: Sequence[str], rows: Sequence[Sequence[float]]) -> None:
    """Print the mean of each column with its range, and how much it is more than the one before."""
    columns = list(zip(*rows, strict=True))
    for number, (name, column) in enumerate(zip(names, columns, strict=True)):
        mean = mean_interval(list(column))
        line = f"level {level}, width {width}, {name}: {mean.value:.2f} ({mean.low:.2f} to {mean.high:.2f})"
        if number:
            more = mean_interval([now - before for before, now in zip(columns[number - 1], column, strict=True)])
            line += f", {more.value:+.2f} ({more.low:+.2f} to {more.high:+.2f})"
        print(f"{line} over {len(rows)} deals", flush=True)


if __name__ == "__main__":
    main()
