"""Skylines in environments by the compiled rules."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import cast

from townwright.core.dealer import Dealer
from townwright.envs.compiled.drawn_row import DrawnRow, Pile
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


def begin_drawn(options: Options, dealer: Dealer) -> DrawnRow:
    """Begins a game at its first decision whose further draws are answered from outside."""
    return DrawnRow(cast(CompiledGames, sys.modules[__name__]), options, dealer, piles(options))


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


@lru_cache(maxsize=16)
def piles(options: Options) -> tuple[Pile, ...]:
    """The three piles, and the roles."""
    at, fast = row_layout, fast_of(options)
    found = [(at.PILE_AT + pile, at.PILE_SIZE + pile, at.PILE + pile * at.PILE_ROOM) for pile in range(at.PILES)]
    found.append((at.DECK_AT, at.DECK_SIZE, at.DECK))
    start = fast.box[at.START : at.START + at.GAME_LENGTH].tolist()
    return tuple(
        Pile(drawn, size, first, {card: place for place, card in enumerate(start[first : first + start[size]])})
        for drawn, size, first in found
    )
