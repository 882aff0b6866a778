"""Greentown in environments by the compiled rules."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import cast

from townwright.core.dealer import Dealer
from townwright.envs.compiled.drawn_row import DrawnRow, Pile
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


def begin_drawn(options: Options, dealer: Dealer) -> DrawnRow:
    """Begins a game at its first decision whose further draws are answered from outside."""
    return DrawnRow(cast(CompiledGames, sys.modules[__name__]), options, dealer, piles(options))


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


@lru_cache(maxsize=16)
def piles(options: Options) -> tuple[Pile, ...]:
    """The deck, of which any card with the fewest stops can lie on top."""
    cards, deck = options.components.cards, options.components.deck_cards
    order = {cards.index(card): place for place, card in enumerate(deck)}
    stops = {cards.index(card): card.stops for card in deck}
    return (Pile(row_layout.DECK_AT, row_layout.DECK_SIZE, row_layout.DECK, order, stops),)
