"""Skylines in environments by the compiled rules."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import cast

from townwright.envs.compiled.numbered_play import NumberedPlay
from townwright.envs.plays import CompiledGames, GameSetup
from townwright.envs.skylines import arrays, numbers
from townwright.games.skylines.options import FREE, Options
from townwright.speed.runtime.learner_games import LearnerGames
from townwright.speed.skylines import row_layout
from townwright.speed.skylines.box.capacity import check_room
from townwright.speed.skylines.fast_game import FastSkylines

MOST_SEATS = row_layout.SEATS


def plays(options: Options) -> bool:
    """Whether the boards lie as the options say, and the set fits into a row."""
    try:
        check_room(options.box, options)
    except ValueError:
        return False
    return options.layout != FREE


def begin(setup: GameSetup, options: Options, seed: int) -> NumberedPlay:
    """Begins a new game of the seed."""
    return NumberedPlay(cast(CompiledGames, sys.modules[__name__]), setup, options, seed)


@lru_cache(maxsize=16)
def fast_of(options: Options) -> FastSkylines:
    """The compiled rules for these options."""
    return FastSkylines(options, compiled=True)


def learners(options: Options, games: int, random_opponents: bool = False) -> LearnerGames:
    """Makes many games for learners, who play all seats or one among seats that play at random."""
    shapes = arrays.shapes(options)
    _, down, across = shapes["map"]
    return LearnerGames(
        fast_of(options), row_layout, games, numbers.count(options), shapes, (down, across), random_opponents
    )
