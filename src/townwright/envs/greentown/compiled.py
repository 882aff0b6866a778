"""Greentown in environments by the compiled rules."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import cast

from townwright.envs.compiled.numbered_play import NumberedPlay
from townwright.envs.greentown import arrays, numbers
from townwright.envs.plays import CompiledGames, GameSetup
from townwright.games.greentown.options import Options
from townwright.speed.greentown import row_layout
from townwright.speed.greentown.capacity import fits
from townwright.speed.greentown.fast_game import FastGreentown
from townwright.speed.runtime.learner_games import LearnerGames

MOST_SEATS = row_layout.SEATS


def plays(options: Options) -> bool:
    """Whether rows have room for the set."""
    return fits(options.components, options.setup.tiles, options.components.supply(options.setup))


def begin(setup: GameSetup, options: Options, seed: int) -> NumberedPlay:
    """Begins a new game of the seed."""
    return NumberedPlay(cast(CompiledGames, sys.modules[__name__]), setup, options, seed)


@lru_cache(maxsize=16)
def fast_of(options: Options) -> FastGreentown:
    """The compiled rules for these options."""
    return FastGreentown(options, compiled=True)


def learners(options: Options, games: int, random_opponents: bool = False) -> LearnerGames:
    """Makes many games for learners, who play all seats or one among seats that play at random."""
    facts = (int(options.open_money),)
    return LearnerGames(
        fast_of(options), row_layout, games, numbers.count(options), arrays.shapes(options), facts, random_opponents
    )
